#include "lattice/result_type.h"

#include "lattice/bitset.h"

/* The operands of the rule "bound". */
typedef struct operands {
    const lat_promotion *promotion;
    const lat_id *ids;
    size_t n;
    lat_id
        strong; /* stands in the place of each weak one, which leaves the set of the strong ones; LAT_NONE: none does */
} operands;

static bool is_weak(const lat_promotion *promotion, lat_id id) {
    return promotion->weak && promotion->weak[id];
}

static lat_id operand(const operands *of, size_t i) {
    return of->strong != LAT_NONE && is_weak(of->promotion, of->ids[i]) ? of->strong : of->ids[i];
}

/* Word w of the set of common upper bounds, by position. */
static uint64_t common_bounds(const operands *of, size_t w) {
    const lat_order *order = &of->promotion->order;
    uint64_t common = ~UINT64_C(0);
    for (size_t i = 0; i < of->n && common != 0; i++)
        common &= order->up[order->position[operand(of, i)] * order->words + w];
    return common;
}

/* True if a common upper bound other than `bound` itself is below it. */
static bool is_above_another(const operands *of, size_t bound) {
    const lat_order *order = &of->promotion->order;
    for (size_t w = 0; w < order->words; w++) {
        for (uint64_t others = common_bounds(of, w); others != 0; others &= others - 1) {
            const size_t other = w * BITSET_WORD + bitset_lowest(others);
            if (other != bound && bitset_has(order->up + other * order->words, bound)) return true;
        }
    }
    return false;
}

/* How many minimal upper bounds there are, where more than two count as two; *minimal is the last of these. */
static size_t count_minimal(const operands *of, size_t *minimal) {
    size_t count = 0;
    for (size_t w = 0; w < of->promotion->order.words; w++) {
        for (uint64_t bounds = common_bounds(of, w); bounds != 0; bounds &= bounds - 1) {
            const size_t bound = w * BITSET_WORD + bitset_lowest(bounds);
            if (is_above_another(of, bound)) continue;
            *minimal = bound;
            if (++count == 2) return count;
        }
    }
    return count;
}

/* The same for an order, where positions grow: its first bound is minimal, and alone if all the others are above it. */
static size_t count_minimal_in_order(const operands *of, size_t *minimal) {
    const lat_order *order = &of->promotion->order;
    const uint64_t *above = NULL;
    for (size_t w = 0; w < order->words; w++) {
        uint64_t bounds = common_bounds(of, w);
        if (bounds != 0 && !above) {
            *minimal = w * BITSET_WORD + bitset_lowest(bounds);
            above = order->up + *minimal * order->words;
            bounds &= bounds - 1; /* which need not be above itself in a relation read off a table */
        }
        if (bounds != 0 && bounds & ~above[w]) return 2;
    }
    return above != NULL;
}

static lat_id fold(const lat_promotion *promotion, const lat_id *ids, size_t n) {
    lat_id value = ids[0];
    for (size_t i = 1; i < n && value != LAT_NONE; i++)
        value = lat_join(promotion, value, ids[i]);
    return value;
}

/* The smallest id that is `least` or more; LAT_NONE without one. */
static lat_id next_id(const operands *of, size_t least) {
    lat_id next = LAT_NONE;
    for (size_t i = 0; i < of->n; i++)
        if (operand(of, i) >= least && operand(of, i) < next) next = operand(of, i);
    return next;
}

/* In the order of dtypes, each once. */
static lat_id fold_of_set(const operands *of) {
    lat_id value = next_id(of, 0);
    for (lat_id next = value; value != LAT_NONE;) {
        next = next_id(of, (size_t)next + 1);
        if (next == LAT_NONE) break;
        value = lat_join(of->promotion, value, next);
    }
    return value;
}

static bool has_dtypes_apart(const operands *of) {
    if (of->promotion->undefined == of->promotion->ambiguous) return false;
    for (size_t i = 0; i < of->n; i++)
        for (size_t j = i + 1; j < of->n; j++)
            if (lat_is_apart(of->promotion, operand(of, i), operand(of, j))) return true;
    return false;
}

static lat_id bound_of_set(const operands *of) {
    const lat_order *order = &of->promotion->order;
    size_t minimal = 0;
    if (has_dtypes_apart(of)) return LAT_NONE;
    switch (order->transitive ? count_minimal_in_order(of, &minimal) : count_minimal(of, &minimal)) {
    case 0:
        return LAT_NONE;
    case 1:
        return order->id_at[minimal];
    default:
        return fold_of_set(of);
    }
}

/* Of three and more. */
static lat_id bound(const operands *of) {
    const lat_id first = operand(of, 0);
    lat_id second = first;
    for (size_t i = 1; i < of->n; i++) {
        const lat_id id = operand(of, i);
        if (id == first || id == second) continue;
        if (second != first) return bound_of_set(of);
        second = id;
    }
    return lat_join(of->promotion, first, second);
}

/* T of a dtype and each strong operand, or each weak one, from `i` on. */
static lat_id fold_some(const operands *of, bool weak, lat_id value, size_t i) {
    for (; i < of->n && value != LAT_NONE; i++)
        if (is_weak(of->promotion, of->ids[i]) == weak) value = lat_join(of->promotion, value, of->ids[i]);
    return value;
}

lat_id lat_result_type(const lat_promotion *promotion, lat_nary nary, const lat_id *ids, size_t n) {
    operands of = {promotion, ids, n, LAT_NONE};
    if (n == 0) return LAT_NONE;
    for (size_t i = 0; i < n; i++)
        if (ids[i] >= promotion->n) return LAT_NONE;
    if (n <= 2) return fold(promotion, ids, n);
    size_t strong = lat_nary_is_then_weak(nary) ? 0 : n;
    while (strong < n && is_weak(promotion, ids[strong]))
        strong++;
    if (strong == n) return lat_nary_is_bound(nary) ? bound(&of) : fold(promotion, ids, n);
    of.strong = ids[strong];
    const lat_id value = lat_nary_is_bound(nary) ? bound(&of) : fold_some(&of, false, ids[strong], strong + 1);
    return fold_some(&of, true, value, 0);
}

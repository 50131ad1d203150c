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

static lat_id operand(const operands *operands, size_t i) {
    return operands->strong != LAT_NONE && is_weak(operands->promotion, operands->ids[i]) ? operands->strong
                                                                                          : operands->ids[i];
}

/* Word w of the set of common upper bounds, by position. */
static uint64_t common_bounds(const operands *operands, size_t w) {
    const lat_order *order = &operands->promotion->order;
    uint64_t common = ~UINT64_C(0);
    for (size_t i = 0; i < operands->n && common != 0; i++)
        common &= order->up[order->position[operand(operands, i)] * order->words + w];
    return common;
}

/* True if a common upper bound other than `bound` itself is below it. */
static bool is_above_another(const operands *operands, size_t bound) {
    const lat_order *order = &operands->promotion->order;
    for (size_t w = 0; w < order->words; w++) {
        for (uint64_t others = common_bounds(operands, w); others != 0; others &= others - 1) {
            const size_t other = w * BITSET_WORD + bitset_lowest(others);
            if (other != bound && bitset_has(order->up + other * order->words, bound)) return true;
        }
    }
    return false;
}

/* How many minimal upper bounds there are, where more than two count as two; *minimal is the last of these. */
static size_t count_minimal(const operands *operands, size_t *minimal) {
    size_t count = 0;
    for (size_t w = 0; w < operands->promotion->order.words; w++) {
        for (uint64_t bounds = common_bounds(operands, w); bounds != 0; bounds &= bounds - 1) {
            const size_t bound = w * BITSET_WORD + bitset_lowest(bounds);
            if (is_above_another(operands, bound)) continue;
            *minimal = bound;
            if (++count == 2) return count;
        }
    }
    return count;
}

/* The same for an order, where positions grow: its first bound is minimal, and alone if all the others are above it. */
static size_t count_minimal_in_order(const operands *operands, size_t *minimal) {
    const lat_order *order = &operands->promotion->order;
    const uint64_t *above = NULL;
    for (size_t w = 0; w < order->words; w++) {
        uint64_t bounds = common_bounds(operands, w);
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
static lat_id next_id(const operands *operands, size_t least) {
    lat_id next = LAT_NONE;
    for (size_t i = 0; i < operands->n; i++)
        if (operand(operands, i) >= least && operand(operands, i) < next) next = operand(operands, i);
    return next;
}

/* In the order of dtypes, each once. */
static lat_id fold_of_set(const operands *operands) {
    lat_id value = next_id(operands, 0);
    for (lat_id next = value; value != LAT_NONE;) {
        next = next_id(operands, (size_t)next + 1);
        if (next == LAT_NONE) break;
        value = lat_join(operands->promotion, value, next);
    }
    return value;
}

static bool has_dtypes_apart(const operands *operands) {
    if (operands->promotion->undefined == operands->promotion->ambiguous) return false;
    for (size_t i = 0; i < operands->n; i++)
        for (size_t j = i + 1; j < operands->n; j++)
            if (lat_is_apart(operands->promotion, operand(operands, i), operand(operands, j))) return true;
    return false;
}

static lat_id bound_of_set(const operands *operands) {
    const lat_order *order = &operands->promotion->order;
    size_t minimal = 0;
    if (has_dtypes_apart(operands)) return LAT_NONE;
    switch (order->transitive ? count_minimal_in_order(operands, &minimal) : count_minimal(operands, &minimal)) {
    case 0:
        return LAT_NONE;
    case 1:
        return order->id_at[minimal];
    default:
        return fold_of_set(operands);
    }
}

/* Of three and more. */
static lat_id bound(const operands *operands) {
    const lat_id first = operand(operands, 0);
    lat_id second = first;
    for (size_t i = 1; i < operands->n; i++) {
        const lat_id id = operand(operands, i);
        if (id == first || id == second) continue;
        if (second != first) return bound_of_set(operands);
        second = id;
    }
    return lat_join(operands->promotion, first, second);
}

/* T of a dtype and each strong operand, or each weak one, from `i` on. */
static lat_id fold_some(const operands *operands, bool weak, lat_id value, size_t i) {
    for (; i < operands->n && value != LAT_NONE; i++)
        if (is_weak(operands->promotion, operands->ids[i]) == weak)
            value = lat_join(operands->promotion, value, operands->ids[i]);
    return value;
}

lat_id lat_result_type(const lat_promotion *promotion, lat_nary nary, const lat_id *ids, size_t n) {
    operands operands = {promotion, ids, n, LAT_NONE};
    if (n == 0) return LAT_NONE;
    for (size_t i = 0; i < n; i++)
        if (ids[i] >= promotion->n) return LAT_NONE;
    if (n <= 2) return fold(promotion, ids, n);
    size_t strong = lat_nary_is_then_weak(nary) ? 0 : n;
    while (strong < n && is_weak(promotion, ids[strong]))
        strong++;
    if (strong == n) return lat_nary_is_bound(nary) ? bound(&operands) : fold(promotion, ids, n);
    operands.strong = ids[strong];
    const lat_id value =
        lat_nary_is_bound(nary) ? bound(&operands) : fold_some(&operands, false, ids[strong], strong + 1);
    return fold_some(&operands, true, value, 0);
}

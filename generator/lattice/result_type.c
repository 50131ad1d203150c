#include "lattice/result_type.h"

#include "lattice/bitset.h"

/* Word w of the set of common upper bounds, by position. */
static uint64_t common_bounds(const lat_order *order, const lat_id *ids, size_t n, size_t w) {
    uint64_t common = ~UINT64_C(0);
    for (size_t i = 0; i < n && common != 0; i++)
        common &= order->up[order->position[ids[i]] * order->words + w];
    return common;
}

/* True if a common upper bound other than `bound` itself is below it. */
static bool is_above_another(const lat_order *order, const lat_id *ids, size_t n, size_t bound) {
    for (size_t w = 0; w < order->words; w++) {
        for (uint64_t others = common_bounds(order, ids, n, w); others != 0; others &= others - 1) {
            const size_t other = w * BITSET_WORD + bitset_lowest(others);
            if (other != bound && bitset_has(order->up + other * order->words, bound)) return true;
        }
    }
    return false;
}

/* How many minimal upper bounds there are, where more than two count as two; *minimal is the last of these. */
static size_t count_minimal(const lat_order *order, const lat_id *ids, size_t n, size_t *minimal) {
    size_t count = 0;
    for (size_t w = 0; w < order->words; w++) {
        for (uint64_t bounds = common_bounds(order, ids, n, w); bounds != 0; bounds &= bounds - 1) {
            const size_t bound = w * BITSET_WORD + bitset_lowest(bounds);
            if (is_above_another(order, ids, n, bound)) continue;
            *minimal = bound;
            if (++count == 2) return count;
        }
    }
    return count;
}

/* The same for an order, where positions grow: its first bound is minimal, and alone if all the others are above it. */
static size_t count_minimal_in_order(const lat_order *order, const lat_id *ids, size_t n, size_t *minimal) {
    const uint64_t *above = NULL;
    for (size_t w = 0; w < order->words; w++) {
        uint64_t bounds = common_bounds(order, ids, n, w);
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

/* The smallest of the ids that is `least` or more; LAT_NONE without one. */
static lat_id next_id(const lat_id *ids, size_t n, size_t least) {
    lat_id next = LAT_NONE;
    for (size_t i = 0; i < n; i++)
        if (ids[i] >= least && ids[i] < next) next = ids[i];
    return next;
}

/* In the order of dtypes, each once. */
static lat_id fold_of_set(const lat_promotion *promotion, const lat_id *ids, size_t n) {
    lat_id value = next_id(ids, n, 0);
    for (lat_id next = value; value != LAT_NONE;) {
        next = next_id(ids, n, (size_t)next + 1);
        if (next == LAT_NONE) break;
        value = lat_join(promotion, value, next);
    }
    return value;
}

static lat_id bound_of_set(const lat_promotion *promotion, const lat_id *ids, size_t n) {
    const lat_order *order = &promotion->order;
    size_t minimal = 0;
    switch (order->transitive ? count_minimal_in_order(order, ids, n, &minimal)
                              : count_minimal(order, ids, n, &minimal)) {
    case 0:
        return LAT_NONE;
    case 1:
        return order->id_at[minimal];
    default:
        return fold_of_set(promotion, ids, n);
    }
}

lat_id lat_result_type(const lat_promotion *promotion, lat_nary nary, const lat_id *ids, size_t n) {
    if (n == 0) return LAT_NONE;
    for (size_t i = 0; i < n; i++)
        if (ids[i] >= promotion->n) return LAT_NONE;
    if (n <= 2 || nary == LAT_NARY_FOLD) return fold(promotion, ids, n);
    size_t second = 1;
    while (second < n && ids[second] == ids[0])
        second++;
    if (second == n) return lat_join(promotion, ids[0], ids[0]);
    for (size_t i = second + 1; i < n; i++)
        if (ids[i] != ids[0] && ids[i] != ids[second]) return bound_of_set(promotion, ids, n);
    return lat_join(promotion, ids[0], ids[second]);
}

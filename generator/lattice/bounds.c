#include "lattice/bounds.h"

#include <stdlib.h>

#include "lattice/bitset.h"

static int by_id(const void *left, const void *right) {
    const lat_id a = *(const lat_id *)left, b = *(const lat_id *)right;
    return (a > b) - (a < b);
}

/* Word w of the set of common upper bounds. */
static uint64_t common_bounds(const lat_order *order, const lat_id *ids, size_t count, size_t w) {
    uint64_t common = ~UINT64_C(0);
    for (size_t i = 0; i < count; i++)
        common &= order->up[order->position[ids[i]] * order->words + w];
    return common;
}

/* Word w of the set of what lies strictly above some common upper bound. */
static uint64_t above_bounds(const lat_order *order, const lat_id *ids, size_t count, size_t w) {
    uint64_t above = 0;
    for (size_t v = 0; v < order->words; v++) {
        for (uint64_t left = common_bounds(order, ids, count, v); left != 0; left &= left - 1) {
            const size_t bound = v * BITSET_WORD + bitset_lowest(left);
            uint64_t more = order->up[bound * order->words + w];
            if (bound / BITSET_WORD == w) more &= ~(UINT64_C(1) << (bound % BITSET_WORD));
            above |= more;
        }
    }
    return above;
}

/* Appends the ids of the members of word w of a set to `ids`, which has `count` already; returns the new count. */
static size_t append_ids(const lat_order *order, uint64_t word, size_t w, lat_id *ids, size_t count) {
    for (; word != 0; word &= word - 1)
        ids[count++] = order->id_at[w * BITSET_WORD + bitset_lowest(word)];
    return count;
}

size_t lat_minimal_upper_bounds(const lat_order *order, const lat_id *ids, size_t count, lat_id *minimal, lat_id *all,
                                size_t *all_count) {
    size_t minimal_count = 0, common_count = 0;
    for (size_t w = 0; w < order->words; w++) {
        const uint64_t common = common_bounds(order, ids, count, w);
        if (common == 0) continue;
        minimal_count = append_ids(order, common & ~above_bounds(order, ids, count, w), w, minimal, minimal_count);
        if (all) common_count = append_ids(order, common, w, all, common_count);
    }
    if (minimal_count > 1) qsort(minimal, minimal_count, sizeof *minimal, by_id);
    if (all) {
        if (common_count > 1) qsort(all, common_count, sizeof *all, by_id);
        *all_count = common_count;
    }
    return minimal_count;
}

/*
 * In one pass over the bounds a candidate gives way to whatever it is not below. The least bound, if there is one,
 * replaces any candidate, and stays.
 */
lat_id lat_least_upper_bound(const lat_order *order, lat_id a, lat_id b) {
    const size_t words = order->words, p = order->position[a], q = order->position[b];
    const uint64_t *up_a = order->up + p * words, *up_b = order->up + q * words, *above = NULL;
    const size_t first = order->transitive ? (p > q ? p : q) / BITSET_WORD : 0;
    size_t candidate = 0;
    for (size_t w = first; w < words; w++) {
        const uint64_t common = up_a[w] & up_b[w];
        uint64_t beside = above ? common & ~above[w] : common;
        while (beside != 0) {
            const unsigned bit = bitset_lowest(beside);
            candidate = w * BITSET_WORD + bit;
            above = order->up + candidate * words;
            beside = common & ~above[w] & (~UINT64_C(1) << bit);
        }
    }
    if (!above || !bitset_common_within(up_a, up_b, above, first, words)) return LAT_NONE;
    return order->id_at[candidate];
}

lat_id lat_missing_join(const lat_promotion *promotion, lat_id a, lat_id b) {
    const bool *weak = promotion->weak;
    return weak && weak[a] && weak[b] ? LAT_NONE : lat_least_upper_bound(&promotion->order, a, b);
}

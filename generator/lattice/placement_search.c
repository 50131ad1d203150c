/*
 * Placements one by one. The sets below the new dtype are those closed downward and under the joins that must be kept;
 * for each of them the sets above it are those closed upward in which every given dtype meets a least one. Either is a
 * closure, so a set is built by taking a dtype in with all that follows, or leaving it out for good, and a branch ends
 * where what follows was left out, or where even its cheapest outcome is too dear.
 */
#include "lattice/placement_search.h"

#include <string.h>

static const uint64_t *up_of(const lat_place_search *of, size_t p) {
    return of->promotion->order.up + p * of->words;
}

static const uint64_t *down_of(const lat_place_search *of, size_t p) {
    return of->down + p * of->words;
}

static uint64_t *level_row(const lat_place_search *of, size_t level, size_t which) {
    return of->rows + (2 * level + which) * of->words;
}

static void unite(uint64_t *to, const uint64_t *with, size_t words) {
    for (size_t w = 0; w < words; w++)
        to[w] |= with[w];
}

static bool intersect(const uint64_t *a, const uint64_t *b, size_t words) {
    for (size_t w = 0; w < words; w++)
        if (a[w] & b[w]) return true;
    return false;
}

/* False once the effort is spent. */
static bool spend(lat_place_search *of) {
    const uint64_t step = (uint64_t)of->n * of->n + 256;
    if (of->effort < step) of->found->stopped = true;
    of->effort -= of->effort < step ? of->effort : step;
    return !of->found->stopped && of->status == LAT_OK;
}

/* Takes e into the set below, with what lies below it and the joins of all; false if one of them is banned. */
static bool close_below(const lat_place_search *of, uint64_t *chosen, const uint64_t *banned, size_t e) {
    const size_t n = of->n, words = of->words;
    unite(chosen, down_of(of, e), words);
    for (bool grown = true; grown;) {
        grown = false;
        if (intersect(chosen, banned, words)) return false;
        for (size_t p = bitset_next(chosen, words, 0); p < n; p = bitset_next(chosen, words, p + 1)) {
            for (size_t q = bitset_next(chosen, words, p + 1); q < n; q = bitset_next(chosen, words, q + 1)) {
                const lat_id join = of->joins[p * n + q];
                if (join >= LAT_AMBIGUOUS || bitset_has(chosen, join)) continue;
                unite(chosen, down_of(of, join), words);
                grown = true;
            }
        }
    }
    return true;
}

/* The lower bounds of p and q that are not below the new dtype: the greatest of them must be above it. */
static bool take_meets(const lat_place_search *of, uint64_t *chosen, size_t p, size_t q) {
    const size_t words = of->words;
    uint64_t *left = of->scratch;
    bool grown = false;
    for (size_t w = 0; w < words; w++)
        left[w] = down_of(of, p)[w] & down_of(of, q)[w] & ~of->below[w];
    for (size_t w = words; w-- > 0;) {
        while (left[w]) {
            size_t z = w * BITSET_WORD + BITSET_WORD - 1; /* the last in a linear extension is a greatest */
            while (!bitset_has(left, z))
                z--;
            for (size_t v = 0; v <= w; v++)
                left[v] &= ~down_of(of, z)[v];
            if (bitset_has(chosen, z)) continue;
            unite(chosen, up_of(of, z), words);
            grown = true;
        }
    }
    return grown;
}

/* Takes e into the set above, with what lies above it and what makes joins unique; false if one of them is banned. */
static bool close_above(const lat_place_search *of, uint64_t *chosen, const uint64_t *banned, size_t e) {
    const size_t n = of->n, words = of->words;
    unite(chosen, up_of(of, e), words);
    for (bool grown = true; grown;) {
        grown = false;
        if (intersect(chosen, banned, words)) return false;
        for (size_t p = bitset_next(chosen, words, 0); of->unique && p < n; p = bitset_next(chosen, words, p + 1))
            for (size_t q = bitset_next(chosen, words, p + 1); q < n; q = bitset_next(chosen, words, q + 1))
                if (!bitset_has(up_of(of, p), q) && take_meets(of, chosen, p, q)) grown = true;
    }
    return true;
}

/* The least that the pair with p can cost when its join is one of `ends`; false if it must have one, and has none. */
static bool least_weight(const lat_place_search *of, size_t p, const uint64_t *ends, lat_weight *sum) {
    const uint64_t *up = up_of(of, p);
    /* no join may cost less than any, and an ambiguous pair, which exists, has none */
    lat_weight least = of->exists && of->unique ? (lat_weight){UINT64_MAX, UINT64_MAX} : of->no_join[p];
    bool any = !of->exists;
    for (size_t w = p / BITSET_WORD; w < of->words; w++) {
        for (uint64_t left = up[w] & ends[w]; left; left &= left - 1) {
            const lat_weight at = of->weights[p * (of->n + 1) + w * BITSET_WORD + bitset_lowest(left)];
            if (lat_weight_less(at, least)) least = at;
            any = true;
        }
    }
    if (any) *sum = lat_weight_sum(*sum, least);
    return any;
}

/* Everything above all of `chosen` and not in it. */
static void bounds_of(const lat_place_search *of, const uint64_t *chosen, uint64_t *bounds) {
    const size_t n = of->n, words = of->words;
    for (size_t w = 0; w < words; w++)
        bounds[w] = ~chosen[w];
    if (n % BITSET_WORD) bounds[words - 1] &= (UINT64_C(1) << (n % BITSET_WORD)) - 1;
    for (size_t p = bitset_next(chosen, words, 0); p < n; p = bitset_next(chosen, words, p + 1))
        for (size_t w = 0; w < words; w++)
            bounds[w] &= up_of(of, p)[w];
}

/* True if no placement whose set below holds `chosen` and nothing of `banned` is worth looking for. */
static bool hopeless_below(lat_place_search *of, const uint64_t *chosen, const uint64_t *banned) {
    lat_weight sum = lat_place_fills(of, chosen, NULL);
    bounds_of(of, chosen, of->allowed);
    for (size_t p = 0; p < of->n; p++) {
        if (bitset_has(chosen, p))
            sum = lat_weight_sum(sum, of->weights[p * (of->n + 1) + of->n]);
        else if (bitset_has(banned, p) && !least_weight(of, p, of->allowed, &sum))
            return true;
    }
    return lat_place_too_dear(of, sum);
}

/* The same for the sets above, where all that is not below counts. */
static bool hopeless_above(lat_place_search *of, const uint64_t *chosen, const uint64_t *banned) {
    lat_weight sum = of->below_fills;
    for (size_t w = 0; w < of->words; w++)
        of->scratch[w] = ~banned[w];
    for (size_t p = 0; p < of->n; p++) {
        if (bitset_has(of->below, p))
            sum = lat_weight_sum(sum, of->weights[p * (of->n + 1) + of->n]);
        else if (bitset_has(chosen, p))
            sum = lat_weight_sum(sum, of->weights[p * (of->n + 1) + p]);
        else if (!least_weight(of, p, of->scratch, &sum))
            return true;
    }
    return lat_place_too_dear(of, sum);
}

static void copy_level(const lat_place_search *of, size_t from, size_t to) {
    memcpy(level_row(of, to, 0), level_row(of, from, 0), 2 * of->words * sizeof *of->rows);
}

static void search_above(lat_place_search *of, size_t level, size_t next) {
    uint64_t *chosen = level_row(of, level, 0), *banned = level_row(of, level, 1);
    if (!spend(of) || hopeless_above(of, chosen, banned)) return;
    while (next < of->n && (bitset_has(chosen, of->above_first[next]) || bitset_has(banned, of->above_first[next])))
        next++;
    if (next == of->n) {
        lat_place_take(of, chosen);
        return;
    }
    const size_t e = of->above_first[next];
    copy_level(of, level, level + 1);
    if (close_above(of, level_row(of, level + 1, 0), banned, e)) search_above(of, level + 1, next + 1);
    copy_level(of, level, level + 1);
    unite(level_row(of, level + 1, 1), down_of(of, e), of->words);
    search_above(of, level + 1, next + 1);
}

static void search_below(lat_place_search *of, size_t level, size_t next) {
    uint64_t *chosen = level_row(of, level, 0), *banned = level_row(of, level, 1);
    if (!spend(of) || hopeless_below(of, chosen, banned)) return;
    while (next < of->n && (bitset_has(chosen, of->below_first[next]) || bitset_has(banned, of->below_first[next])))
        next++;
    if (next == of->n) {
        uint64_t *above = level_row(of, level + 1, 0), *not_above = level_row(of, level + 1, 1);
        bounds_of(of, chosen, above);
        for (size_t w = 0; w < of->words; w++) {
            not_above[w] = ~above[w];
            above[w] = 0;
        }
        of->below = chosen;
        of->below_fills = lat_place_fills(of, chosen, NULL);
        search_above(of, level + 1, 0);
        return;
    }
    const size_t e = of->below_first[next];
    copy_level(of, level, level + 1);
    if (close_below(of, level_row(of, level + 1, 0), banned, e)) search_below(of, level + 1, next + 1);
    copy_level(of, level, level + 1);
    unite(level_row(of, level + 1, 1), up_of(of, e), of->words);
    search_below(of, level + 1, next + 1);
}

void lat_place_run(lat_place_search *of) {
    memset(level_row(of, 0, 0), 0, 2 * of->words * sizeof *of->rows);
    search_below(of, 0, 0);
}

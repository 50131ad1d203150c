#include "lattice/joins.h"

#include <string.h>

#include "base/memory.h"
#include "lattice/bitset.h"
#include "lattice/covers.h"

/* The first common upper bound of positions p < q by their up-sets; LAT_NONE where there is none. */
static lat_id first_common(const lat_order *order, size_t p, size_t q) {
    const uint64_t *a = order->up + p * order->words, *b = order->up + q * order->words;
    for (size_t w = q / BITSET_WORD; w < order->words; w++)
        if (a[w] & b[w]) return (lat_id)(w * BITSET_WORD + bitset_lowest(a[w] & b[w]));
    return LAT_NONE;
}

/* True if every common upper bound of p and q is above `first`, the first of them. */
static bool is_least(const lat_order *order, size_t p, size_t q, size_t first) {
    return bitset_common_within(order->up + p * order->words, order->up + q * order->words,
                                order->up + first * order->words, first / BITSET_WORD, order->words);
}

/* Decides cell (p, q), p < q, whose first common upper bound is `first`. Writes it and its mirror if they change. */
static void decide_pair(const lat_order *order, lat_id *table, size_t p, size_t q, lat_id first, bool known,
                        lat_undefined *undefined) {
    const bool ambiguous = first != LAT_NONE && first != q && !is_least(order, p, q, first);
    if (first == LAT_NONE || ambiguous) undefined->cells += 2;
    if (ambiguous) undefined->ambiguous += 2;
    if (known && !ambiguous) return;
    table[p * order->n + q] = table[q * order->n + p] = ambiguous ? LAT_AMBIGUOUS : first;
}

/*
 * Decides every pair, by tiles so that rows of up-sets and both halves of the table stay in the cache. `known`: the
 * table holds the first common upper bounds already.
 */
static void decide_pairs(const lat_order *order, lat_id *table, bool known, lat_undefined *undefined) {
    enum { TILE = 64 };
    const size_t n = order->n;
    for (size_t p0 = 0; p0 < n; p0 += TILE) {
        for (size_t q0 = p0; q0 < n; q0 += TILE) {
            for (size_t p = p0; p < p0 + TILE && p < n; p++) {
                for (size_t q = q0 > p ? q0 : p + 1; q < q0 + TILE && q < n; q++)
                    decide_pair(order, table, p, q, known ? table[p * n + q] : first_common(order, p, q), known,
                                undefined);
            }
        }
    }
}

void lat_joins_by_scan(const lat_order *order, lat_id *table, lat_undefined *undefined) {
    *undefined = (lat_undefined){0};
    for (size_t p = 0; p < order->n; p++)
        table[p * order->n + p] = (lat_id)p;
    decide_pairs(order, table, false, undefined);
}

enum { STRIP = 64 }; /* columns that are worked on at a time: n rows of them fit into the second-level cache */

/*
 * strip[p][i] becomes the first common upper bound of position p and column first_column + i. The common upper bounds
 * of p and q are those that q has with any cover of p, and p itself if q <= p. Positions grow along the order, so the
 * first of all of them is the smallest of the first ones.
 */
static void fill_strip(const lat_order *order, const lat_adjacency *covers, size_t first_column, size_t width,
                       lat_id *strip) {
    const size_t words = order->words, end = words * BITSET_WORD;
    memset(strip, 0xFF, order->n * STRIP * sizeof *strip); /* LAT_NONE everywhere */
    for (size_t i = 0; i < width; i++) {
        const uint64_t *up = order->up + (first_column + i) * words;
        for (size_t p = bitset_next(up, words, first_column); p < end; p = bitset_next(up, words, p + 1))
            strip[p * STRIP + i] = (lat_id)p;
    }
    for (size_t p = order->n; p-- > 0;) {
        lat_id *row = strip + p * STRIP;
        for (size_t e = covers->start[p]; e < covers->start[p + 1]; e++) {
            const lat_id *above = strip + (size_t)covers->to[e] * STRIP;
            for (size_t i = 0; i < STRIP; i++)
                row[i] = row[i] < above[i] ? row[i] : above[i];
        }
    }
}

static bool none_is_ambiguous(const lat_order *order, const lat_id *members, size_t count) {
    for (size_t i = 0; i + 1 < count; i++) {
        for (size_t j = i + 1; j < count; j++) {
            const lat_id first = first_common(order, members[i], members[j]);
            if (first != LAT_NONE && !is_least(order, members[i], members[j], first)) return false;
        }
    }
    return true;
}

/*
 * True if no pair is ambiguous. It is enough that no two covers of the same element are, where the minimal elements
 * count as the covers of a bottom put under all. The proof, with a v b for the join of a and b:
 *
 * Let a, b be ambiguous, with distinct minimal upper bounds s and t, and choose them so that they have a common lower
 * bound z as high as possible. Take covers a' <= a and b' <= b of z. They differ, or z would not be as high as
 * possible. Being covers, with upper bounds in common, they have a join j = a' v b'. Then k = a v j exists, and k v b,
 * too: these pairs have the lower bounds a' and b', above z, so by the choice of z they are not ambiguous. All of these
 * joins are below s and t, and k v b is above a and b. So it is s, and it is t, and they are not distinct.
 */
static bool unambiguous_by_covers(const lat_order *order, const lat_adjacency *covers, const lat_id *minimal,
                                  size_t minimal_count) {
    if (!none_is_ambiguous(order, minimal, minimal_count)) return false;
    for (size_t p = 0; p < order->n; p++)
        if (!none_is_ambiguous(order, covers->to + covers->start[p], covers->start[p + 1] - covers->start[p]))
            return false;
    return true;
}

/* `covered` is scratch, all false. */
static size_t find_minimal(const lat_adjacency *covers, bool *covered, lat_id *minimal) {
    size_t count = 0;
    for (size_t e = 0; e < covers->start[covers->n]; e++)
        covered[covers->to[e]] = true;
    for (size_t p = 0; p < covers->n; p++)
        if (!covered[p]) minimal[count++] = (lat_id)p;
    return count;
}

static size_t pairs_of(size_t count) {
    return count * (count - 1) / 2;
}

static size_t pairs_of_covers(const lat_adjacency *covers, size_t minimal_count) {
    size_t pairs = pairs_of(minimal_count);
    for (size_t p = 0; p < covers->n; p++)
        pairs += pairs_of(covers->start[p + 1] - covers->start[p]);
    return pairs;
}

/* How many cells have no upper bound; none where there is a top. */
static size_t count_none(const lat_order *order, const lat_id *table) {
    const size_t n = order->n;
    size_t below_last = 0, none = 0;
    for (size_t p = 0; p < n; p++)
        below_last += bitset_has(order->up + p * order->words, n - 1);
    if (below_last == n) return 0;
    for (size_t i = 0; i < n * n; i++)
        none += table[i] == LAT_NONE;
    return none;
}

void lat_joins_by_covers(const lat_order *order, const lat_adjacency *covers, lat_id *table, lat_undefined *undefined) {
    const size_t n = order->n;
    lat_id *strip = mem_alloc_zeroed(n, STRIP * sizeof *strip);
    lat_id *minimal = mem_alloc_zeroed(n, sizeof *minimal);
    bool *covered = mem_alloc_zeroed(n, sizeof *covered);
    *undefined = (lat_undefined){0};
    for (size_t column = 0; column < n; column += STRIP) {
        const size_t width = n - column < STRIP ? n - column : STRIP;
        fill_strip(order, covers, column, width, strip);
        for (size_t p = 0; p < n; p++)
            memcpy(table + p * n + column, strip + p * STRIP, width * sizeof *table);
    }
    const size_t minimal_count = find_minimal(covers, covered, minimal);
    if (pairs_of_covers(covers, minimal_count) <= pairs_of(n) / 4 &&
        unambiguous_by_covers(order, covers, minimal, minimal_count))
        undefined->cells = count_none(order, table);
    else
        decide_pairs(order, table, true, undefined);
    mem_free(covered);
    mem_free(minimal);
    mem_free(strip);
}

void lat_joins(const lat_order *order, lat_id *table, lat_undefined *undefined) {
    lat_adjacency covers;
    lat_covers_of(order, &covers);
    /* Measured: a pair takes the scan about words / 4 + 6 steps; a cover takes the other about 1/6 for each column. */
    const size_t scan = order->n * order->n / 2 * (order->words / 4 + 6);
    const size_t by_covers = order->n * (covers.start[order->n] / 6 + 1);
    if (by_covers <= scan)
        lat_joins_by_covers(order, &covers, table, undefined);
    else
        lat_joins_by_scan(order, table, undefined);
    lat_adjacency_free(&covers);
}

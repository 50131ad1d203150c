#include "lattice/joins.h"

#include "lattice/bitset.h"

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

void lat_joins(const lat_order *order, lat_id *table, lat_undefined *undefined) {
    const size_t n = order->n;
    *undefined = (lat_undefined){0};
    for (size_t p = 0; p < n; p++) {
        table[p * n + p] = (lat_id)p;
        for (size_t q = p + 1; q < n; q++) {
            const lat_id first = first_common(order, p, q);
            const bool ambiguous = first != LAT_NONE && !is_least(order, p, q, first);
            if (first == LAT_NONE || ambiguous) undefined->cells += 2;
            if (ambiguous) undefined->ambiguous += 2;
            table[p * n + q] = table[q * n + p] = ambiguous ? LAT_AMBIGUOUS : first;
        }
    }
}

#include "lattice/relation.h"

#include <string.h>

#include "lattice/allocate.h"
#include "lattice/bitset.h"
#include "lattice/permute.h"

/* Sets bit b of row a where table[a][b] = b = table[b][a], by tiles, so that the mirror cells stay in the cache. */
static void read_relation(lat_order *order, const lat_id *table) {
    enum { TILE = 64 };
    const size_t n = order->n;
    for (size_t a0 = 0; a0 < n; a0 += TILE) {
        for (size_t b0 = 0; b0 < n; b0 += TILE) {
            for (size_t a = a0; a < a0 + TILE && a < n; a++) {
                uint64_t word = 0;
                for (size_t b = b0; b < b0 + TILE && b < n; b++)
                    if (table[a * n + b] == b && table[b * n + a] == b) word |= UINT64_C(1) << (b - b0);
                order->up[a * order->words + b0 / BITSET_WORD] = word;
            }
        }
    }
}

static bool is_transitive(const lat_order *order) {
    const size_t words = order->words, end = words * BITSET_WORD;
    for (size_t a = 0; a < order->n; a++) {
        const uint64_t *row = order->up + a * words;
        for (size_t b = bitset_next(row, words, 0); b < end; b = bitset_next(row, words, b + 1)) {
            const uint64_t *above = order->up + b * words;
            if (!bitset_common_within(above, above, row, 0, words)) return false;
        }
    }
    return true;
}

/*
 * Numbers dtypes by the size of their strict up-set, the largest first, which shrinks from a to b where a < b in a
 * transitive relation; those of one size by id. `first` is scratch for n + 1.
 */
static void number_by_size(lat_order *order, size_t *first) {
    const size_t n = order->n;
    for (size_t size = 0; size <= n; size++)
        first[size] = 0;
    for (size_t a = 0; a < n; a++) {
        const uint64_t *row = order->up + a * order->words;
        const size_t size = bitset_count(row, order->words) - bitset_has(row, a);
        order->position[a] = (lat_id)size;
        first[size]++;
    }
    size_t placed = 0;
    for (size_t size = n + 1; size-- > 0;) {
        const size_t count = first[size];
        first[size] = placed;
        placed += count;
    }
    for (size_t a = 0; a < n; a++) {
        order->position[a] = (lat_id)first[order->position[a]]++;
        order->id_at[order->position[a]] = (lat_id)a;
    }
}

/* Renumbers rows and bits of `up` from ids to positions. `row` and `done` are scratch of a row and of n flags. */
static void move_to_positions(lat_order *order, uint64_t *row, bool *done) {
    const size_t words = order->words, end = words * BITSET_WORD;
    for (size_t a = 0; a < order->n; a++) {
        uint64_t *up = order->up + a * words;
        memset(row, 0, words * sizeof *row);
        for (size_t b = bitset_next(up, words, 0); b < end; b = bitset_next(up, words, b + 1))
            bitset_add(row, order->position[b]);
        memcpy(up, row, words * sizeof *row);
    }
    lat_permute_rows(order->up, words * sizeof *row, order->id_at, order->n, row, done);
}

lat_status lat_order_from_table(lat_order *order, size_t n, const lat_id *table) {
    *order = (lat_order){0};
    if (n > LAT_MAX_DTYPES) return LAT_TOO_LARGE;
    lat_status status = lat_order_allocate(order, n);
    if (status != LAT_OK) return status;
    size_t *first = lat_allocate(n + 1, sizeof *first);
    uint64_t *row = lat_allocate(order->words, sizeof *row);
    bool *done = lat_allocate(n, sizeof *done);
    if (first && row && done) {
        read_relation(order, table);
        for (size_t a = 0; a < n; a++)
            order->id_at[a] = order->position[a] = (lat_id)a;
        order->transitive = is_transitive(order);
        if (order->transitive) {
            number_by_size(order, first);
            move_to_positions(order, row, done);
        }
    } else {
        lat_order_free(order);
        status = LAT_NO_MEMORY;
    }
    free(done);
    free(row);
    free(first);
    return status;
}

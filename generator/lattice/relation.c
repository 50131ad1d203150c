#include "lattice/relation.h"

#include "base/memory.h"
#include "lattice/bitset.h"

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
 * transitive relation; those of one size by id.
 */
static void number_by_size(lat_order *order) {
    const size_t n = order->n;
    size_t *first = mem_alloc_zeroed(n + 1, sizeof *first);
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
    mem_free(first);
}

/* Renumbers rows and bits of `up` from ids to positions. */
static void move_to_positions(lat_order *order) {
    const size_t n = order->n, words = order->words, end = words * BITSET_WORD;
    uint64_t *moved = mem_alloc_zeroed(n, words * sizeof *moved);
    for (size_t a = 0; a < n; a++) {
        const uint64_t *up = order->up + a * words;
        uint64_t *row = moved + order->position[a] * words;
        for (size_t b = bitset_next(up, words, 0); b < end; b = bitset_next(up, words, b + 1))
            bitset_add(row, order->position[b]);
    }
    mem_free(order->up);
    order->up = moved;
}

void lat_order_from_table(lat_order *order, size_t n, const lat_id *table) {
    lat_order_allocate(order, n);
    read_relation(order, table);
    for (size_t a = 0; a < n; a++)
        order->id_at[a] = order->position[a] = (lat_id)a;
    order->transitive = is_transitive(order);
    if (!order->transitive) return;
    number_by_size(order);
    move_to_positions(order);
}

/* Rows of 64-bit words as sets of small numbers: bit i of word w is the member 64 w + i. */
#ifndef JOINERY_LATTICE_BITSET_H
#define JOINERY_LATTICE_BITSET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define BITSET_WORD 64u

/* Words that hold so many bits. */
static inline size_t bitset_words(size_t bits) {
    return (bits + BITSET_WORD - 1) / BITSET_WORD;
}

static inline bool bitset_has(const uint64_t *set, size_t bit) {
    return (set[bit / BITSET_WORD] >> (bit % BITSET_WORD)) & 1;
}

static inline void bitset_add(uint64_t *set, size_t bit) {
    set[bit / BITSET_WORD] |= UINT64_C(1) << (bit % BITSET_WORD);
}

static inline void bitset_drop(uint64_t *set, size_t bit) {
    set[bit / BITSET_WORD] &= ~(UINT64_C(1) << (bit % BITSET_WORD));
}

/* Index of the lowest set bit of a word that is not 0. */
static inline unsigned bitset_lowest(uint64_t word) {
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(word);
#else
    unsigned bit = 0;
    while (!(word >> bit & 1))
        bit++;
    return bit;
#endif
}

/* How many members the set has. */
static inline size_t bitset_count(const uint64_t *set, size_t words) {
    size_t count = 0;
    for (size_t w = 0; w < words; w++)
        for (uint64_t word = set[w]; word != 0; word &= word - 1)
            count++;
    return count;
}

/*
 * The first member from `first` on, words * BITSET_WORD without one. So
 *   for (size_t bit = bitset_next(set, words, 0); bit < words * BITSET_WORD; bit = bitset_next(set, words, bit + 1))
 * visits the members in ascending order.
 */
static inline size_t bitset_next(const uint64_t *set, size_t words, size_t first) {
    size_t w = first / BITSET_WORD;
    if (w >= words) return words * BITSET_WORD;
    uint64_t word = set[w] & (~UINT64_C(0) << (first % BITSET_WORD));
    while (word == 0) {
        if (++w == words) return words * BITSET_WORD;
        word = set[w];
    }
    return w * BITSET_WORD + bitset_lowest(word);
}

/* True if a & b is a subset of c, looking at words first .. words - 1 only. */
static inline bool bitset_common_within(const uint64_t *a, const uint64_t *b, const uint64_t *c, size_t first,
                                        size_t words) {
    for (size_t w = first; w < words; w++)
        if (a[w] & b[w] & ~c[w]) return false;
    return true;
}

#endif

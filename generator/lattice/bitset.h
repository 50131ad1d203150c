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

/* How many bits of each byte of a word are set, in that byte. */
static inline uint64_t bitset_byte_counts(uint64_t word) {
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    return (word + (word >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
}

/* How many members a has that b has not. */
static inline size_t bitset_count_outside(const uint64_t *a, const uint64_t *b, size_t words) {
    enum { CHUNK = 31 }; /* as many words as a byte can count the bits of */
    size_t count = 0;
    for (size_t w = 0; w < words;) {
        const size_t end = words - w < CHUNK ? words : w + CHUNK;
        uint64_t bytes = 0;
        for (; w < end; w++)
            bytes += bitset_byte_counts(a[w] & ~b[w]);
        const uint64_t pairs = (bytes & UINT64_C(0x00FF00FF00FF00FF)) + (bytes >> 8 & UINT64_C(0x00FF00FF00FF00FF));
        count += (size_t)(pairs * UINT64_C(0x0001000100010001) >> 48);
    }
    return count;
}

/* How many members the set has. */
static inline size_t bitset_count(const uint64_t *set, size_t words) {
    size_t count = 0;
    for (size_t w = 0; w < words; w++)
        count += (size_t)(bitset_byte_counts(set[w]) * UINT64_C(0x0101010101010101) >> 56);
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
    enum { CHUNK = 8 }; /* long enough to run in vectors, short enough to stop early */
    size_t w = first;
    for (; w + CHUNK <= words; w += CHUNK) {
        uint64_t outside = 0;
        for (size_t i = 0; i < CHUNK; i++)
            outside |= a[w + i] & b[w + i] & ~c[w + i];
        if (outside) return false;
    }
    uint64_t outside = 0;
    for (; w < words; w++)
        outside |= a[w] & b[w] & ~c[w];
    return outside == 0;
}

#endif

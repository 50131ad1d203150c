/* A small random number generator (splitmix64): the same cases from the same seed everywhere. */
#ifndef JOINERY_TESTS_LATTICE_RANDOM_H
#define JOINERY_TESTS_LATTICE_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

typedef struct random_state {
    uint64_t state;
} random_state;

static inline uint64_t random_word(random_state *random) {
    uint64_t z = random->state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

/* 0 .. bound - 1, for a bound well under 2^32. */
static inline int random_below(random_state *random, int bound) {
    return (int)((random_word(random) >> 32) * (uint64_t)bound >> 32);
}

static inline bool random_percent(random_state *random, int percent) {
    return random_below(random, 100) < percent;
}

#endif

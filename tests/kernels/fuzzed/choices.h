/* Where a fuzzed call takes its choices from: a seed, or the bytes that a fuzzer gives, and a seed once they are used
 * up. */
#ifndef TESTS_KERNELS_FUZZED_CHOICES_H
#define TESTS_KERNELS_FUZZED_CHOICES_H

#include "values.h"

struct choices {
    const unsigned char *bytes; /* of a fuzzer */
    size_t left;
    struct values_random random;
};

/* A number from 0 to end - 1. */
size_t choices_below(struct choices *choices, size_t end);

/* Whether something happens that happens once in so many times. */
bool choices_once_in(struct choices *choices, unsigned times);

/* Any 64 bits. */
uint64_t choices_bits(struct choices *choices);

#endif

/* The choices of a random call, from its seed. */
#ifndef TESTS_KERNELS_FUZZED_CHOICES_H
#define TESTS_KERNELS_FUZZED_CHOICES_H

#include "values.h"

/* A number from 0 to end - 1. */
size_t choices_below(struct values_random *choices, size_t end);

/* Whether something happens that happens once in so many times. */
bool choices_once_in(struct values_random *choices, unsigned times);

#endif

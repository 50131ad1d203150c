/* What a run is about, from its command line:
 *   --op NAME --a NAME --b NAME --isa NAME   only these; of several, "u8,i8" (of a conversion: --a from, --b to)
 *   --random N                               random elements a pair
 *   --many                                   cross products of many boundary values
 *   --every N                                each Nth of the pairs of 8-bit elements, instead of all of them
 *   --seed N --show N                        the start of the random numbers; how many failures are printed
 *   --staged                                 only what has no kernel of its own, by way of the driver
 *   --first                                  stop at the first failure
 *   --digest                                 one number for all results, at the end (digest.h) */
#ifndef TESTS_KERNELS_OPTIONS_H
#define TESTS_KERNELS_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct options {
    const char *op, *a, *b, *isa; /* NULL: all */
    size_t random, every;
    bool many, staged;
    uint64_t seed;
};

/* Ends the program with status 2 on an option that there is not. */
struct options options_parse(int argc, char **argv, size_t random);

/* Whether `name` is to be tested, `only` being the option for it. */
bool options_want(const char *only, const char *name);

#endif

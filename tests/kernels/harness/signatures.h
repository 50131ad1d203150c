/* What stands for all that there is to call: some signatures of each kind, and operands of any strides. */
#ifndef TESTS_KERNELS_SIGNATURES_H
#define TESTS_KERNELS_SIGNATURES_H

#include "call.h"

enum { SIGNATURES_MOST = 800 };

struct signatures {
    size_t count;
    struct call_signature list[SIGNATURES_MOST];
};
extern struct signatures signatures;

/* Fills `signatures`: two of each kind and combination of sizes, of different ops where there are. */
void signatures_collect(struct values_random *random);

/* Adds operations whose results are converted: one of each combination of sizes. */
void signatures_collect_into(struct values_random *random);

/* A random number from 0 to end - 1. */
unsigned signatures_below(struct values_random *random, unsigned end);

/* A stride of whole elements from -3 to 3, or one that is not even that; never too small for an output. */
ptrdiff_t signatures_stride(struct values_random *random, unsigned size, bool is_output);

#endif

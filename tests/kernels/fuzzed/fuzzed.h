/* One fuzzed call, held against the reference and what the header says of it. */
#ifndef TESTS_KERNELS_FUZZED_H
#define TESTS_KERNELS_FUZZED_H

#include "choices.h"

/* What came of all calls so far. */
struct fuzzed_totals {
    unsigned long long unfair, by_status[5]; /* of subject_status */
};
extern struct fuzzed_totals fuzzed_totals;

/* Makes a call and checks what it gives, what it writes, and what it leaves: one check. Whether it passes. */
bool fuzzed_call(struct values_random *choices);

#endif

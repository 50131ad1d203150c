/* What the status of a call must be, decided as the generated header says it, one element after the other. */
#ifndef TESTS_KERNELS_FUZZED_VERDICT_H
#define TESTS_KERNELS_FUZZED_VERDICT_H

#include "attempt.h"

/* VERDICT_UNFAIR: the call is of memory that is not there, and says nothing that would be refused. */
enum { VERDICT_UNFAIR = -1 };

/* A subject_status, or VERDICT_UNFAIR. */
int verdict_of(const struct attempt *attempt);

#endif

/* What the spec of the subject says of the dtypes of an operation, beyond what the generated header does. */
#ifndef TESTS_KERNELS_FACTS_H
#define TESTS_KERNELS_FACTS_H

#include "reference.h"

/* Of an op on `count` dtypes, which are numbers as in subject.h, as is `join`, theirs. */
struct ref_pair facts_of(const char *op, unsigned join, unsigned count, const unsigned *dtypes);

#endif

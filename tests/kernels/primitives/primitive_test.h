/* What emit.lua makes for an instruction set: of each primitive, a kernel that it does the work of, and one that
 * portable C makes of the same expression. */
#ifndef TESTS_KERNELS_PRIMITIVE_TEST_H
#define TESTS_KERNELS_PRIMITIVE_TEST_H

#include "dtype.h"

#include <stddef.h>

enum { PRIMITIVE_TEST_BLOCK = 32 }; /* elements */

/* Steps are in bytes from one block to the next. */
typedef void primitive_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out,
                              size_t blocks);

struct primitive_test {
    const char *name;                       /* of the primitive */
    const struct ref_dtype *x, *y, *result; /* y: NULL where there is one operand */
    primitive_kernel *tested, *portable;
};

extern const char primitive_test_isa[];
extern const struct primitive_test primitive_tests[];
extern const size_t primitive_test_count;

/* Whether this CPU has the instruction set. */
bool primitive_test_runs(void);

#endif

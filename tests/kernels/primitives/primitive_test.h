/* What emit.lua makes for an instruction set: of each primitive, a kernel that it does the work of, and one that
 * portable C makes of the same expression. */
#ifndef TESTS_KERNELS_PRIMITIVE_TEST_H
#define TESTS_KERNELS_PRIMITIVE_TEST_H

#include "dtype.h"

#include <stddef.h>
#include <stdint.h>

enum { PRIMITIVE_TEST_BLOCK = 32 /* elements */, PRIMITIVE_TEST_OPERANDS = 3 };

/* Steps are in bytes from one block to the next. */
typedef void primitive_binary(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out,
                              size_t blocks);
typedef void primitive_ternary(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, const void *c,
                               ptrdiff_t c_step, void *out, size_t blocks);
typedef void primitive_checked(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks);

/* A kernel of one of the forms; the others are NULL. */
struct primitive_kernel {
    primitive_binary *binary;
    primitive_ternary *ternary;
    primitive_checked *checked;
};

struct primitive_test {
    const char *name;                                                   /* of the primitive */
    const struct ref_dtype *operands[PRIMITIVE_TEST_OPERANDS], *result; /* NULL beyond the last operand */
    struct primitive_kernel tested, portable;
};

extern const char primitive_test_isa[];
extern const struct primitive_test primitive_tests[];
extern const size_t primitive_test_count;

/* Whether this CPU has the instruction set. */
bool primitive_test_runs(void);

#endif

/* Arrays of results against the reference, element by element, with what fails shown by its inputs. */
#ifndef TESTS_KERNELS_COMPARE_H
#define TESTS_KERNELS_COMPARE_H

#include "reference.h"

struct comparison {
    const char *what, *isa;        /* "add", "avx2" */
    const struct ref_dtype *a, *b; /* b: NULL where there is one operand */
    const struct ref_dtype *result;
    const void *x, *y;           /* the operands' elements, contiguous */
    const struct ref_plan *plan; /* of an op on two: what of its results is free (ref_may_differ); or NULL */
};

/* One check an element. */
void compare_results(const struct comparison *comparison, size_t n, const void *expected, const void *got);

/* "0x7fc00000" or "(0x3f800000, 0x0)" */
enum { COMPARE_TEXT = 48 };
const char *compare_element_text(const struct ref_dtype *dtype, const void *element, char text[COMPARE_TEXT]);

#endif

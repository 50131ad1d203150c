/* Operations in two dimensions: counts, and where each operand lies; done all at once, or row by row. */
#ifndef TESTS_KERNELS_ROWS_H
#define TESTS_KERNELS_ROWS_H

#include "call.h"

/* Where element (0, 0) lies in some memory, and how far it is from there to the others. */
struct rows_layout {
    ptrdiff_t offset, strides[2];
    unsigned size;
};

struct rows {
    const struct call_signature *signature;
    size_t n[2];
    struct rows_layout layouts[CALL_OPERANDS]; /* of CALL_A, CALL_B and CALL_OUT */
};

/* The operands that there are. */
enum { ROWS_OPERANDS = 3 };
extern const int rows_operands[ROWS_OPERANDS];

/* How far the elements reach to either side of the first one: from there to the lowest byte, and past the highest. */
void rows_reach(const size_t n[2], const struct rows_layout *layout, ptrdiff_t *low, ptrdiff_t *high);

/* All rows in one call, and a row after the other by the operation in one dimension. `base` are the addresses that
 * offsets are from. */
enum subject_status rows_at_once(const struct rows *rows, unsigned char *const base[CALL_OPERANDS]);
enum subject_status rows_one_by_one(const struct rows *rows, unsigned char *const base[CALL_OPERANDS]);

/* Makes the results in `expected`, which is laid out as `got` is, those of `got` where they are as good: NaN for NaN.
 */
void rows_forgive(const struct rows *rows, const unsigned char *got, unsigned char *expected);

/* A check that failed. */
void rows_complain(const struct rows *rows, enum subject_status status, const char *what);

#endif

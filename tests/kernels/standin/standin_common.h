/* What the parts of the stand-in share. */
#ifndef STANDIN_COMMON_H
#define STANDIN_COMMON_H

#include "standin_kernels.h"

/* Whether STANDIN_FAULT is that. What each fault breaks is where its name is asked for. */
bool fault(const char *name);
bool has_fault(void);

bool is_dtype(standin_dtype dtype);
const struct ref_dtype *describe(standin_dtype dtype);
bool is_isa(const char *isa);

struct operand {
    const struct ref_dtype *dtype;
    const unsigned char *start;
    ptrdiff_t stride;
};

/* Whether n elements at that stride begin within so many bytes, which then are fewer. */
bool takes(size_t *room, size_t n, ptrdiff_t stride);

/* What is common to all functions: the arguments, in the order in which the statuses are looked for. */
standin_status arguments(size_t n, const struct operand *inputs, int count, struct operand out);

/* Elements at strides to contiguous ones, and back. */
void gather(size_t n, struct operand x, unsigned char *elements);
void scatter(size_t n, const unsigned char *elements, const struct ref_dtype *dtype, unsigned char *out,
             ptrdiff_t stride);

/* Faults at the ends of what was read from `a` and written to `out`. */
void at_the_ends(size_t n, struct operand a, struct operand out);

#endif

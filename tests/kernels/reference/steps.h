/* The dtypes that operands go through on their way into an operation. */
#ifndef TESTS_KERNELS_STEPS_H
#define TESTS_KERNELS_STEPS_H

#include "reference.h"

/* Whether a dtype is of one of those kinds (REF_BIT(KIND) | ..., with REF_SIGNED). */
bool steps_has_kind(const struct ref_dtype *dtype, unsigned kinds);

void steps_add(struct ref_steps *steps, const struct ref_dtype *dtype);

/* The steps as far as the compute dtype, which is given back; it is no step where it is opaque. `inexact`: what the op
 * does to bool and integers where the spec says nothing. */
enum ref_status steps_to_compute(struct ref_pair pair, bool inexact, struct ref_steps *steps,
                                 const struct ref_dtype **compute);

/* One step more, where the compute dtype is not computed in itself: f64 for opaque values, f32 for narrower floats. */
void steps_to_working(struct ref_steps *steps, const struct ref_dtype *compute);

/* As many elements as are converted at a time. */
enum { STEPS_CHUNK = 256, STEPS_LARGEST = 16 };
struct steps_chunk {
    _Alignas(STEPS_LARGEST) unsigned char bytes[STEPS_CHUNK * STEPS_LARGEST];
};

/* n elements, a chunk at most, converted step by step; where there is nothing to convert, the elements themselves. */
const void *steps_convert(const struct ref_steps *steps, const struct ref_dtype *dtype, bool via_f32, size_t n,
                          const void *elements, struct steps_chunk chunks[2]);

#endif

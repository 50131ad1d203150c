/* Kernels of a spec that would have one name in C. */
#ifndef JOINERY_SPEC_NAMES_KERNEL_COLLISIONS_H
#define JOINERY_SPEC_NAMES_KERNEL_COLLISIONS_H

#include "spec/spec.h"

/*
 * Adds a diagnostic for each two kernels of one name, and for each struct of a dtype that could have a kernel's name.
 * `ops` are the operations that have functions, beside `convert`, which is always there; how many operands each has,
 * the options tell (two where they do not, or are NULL).
 */
void kernel_collisions_check(const spec *spec, const spec_options *options, const char *const *ops, size_t op_count,
                             spec_diagnostics *diagnostics);

#endif

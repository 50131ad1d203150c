/* Entries of `ops`: what a spec says of an operation itself. */
#ifndef JOINERY_SPEC_OP_ENTRY_H
#define JOINERY_SPEC_OP_ENTRY_H

#include "spec/spec.h"

/* "floor"; static text. */
const char *spec_op_form_name(spec_op_form form);

/*
 * The line of a map that says what becomes of a dtype, NULL where none does: the one for that dtype alone, else the
 * first that names it, else the first that has it as one of a kind.
 */
const spec_op_case *spec_op_case_of(const spec_op_map *map, lat_id id);

/* The compute types that functions of a stub may be for, "f32"; static. */
const char *const *spec_stub_types(size_t *count);

/* The one of a dtype, as templates/kernels/physical_types.lua has it; NULL where it has no kernels. */
const char *spec_stub_type(const val_set *values);

/* Whether it has nothing but its name. */
bool spec_op_says_nothing(const spec_op *op);

/* Adds the dtypes behind the first `count` to the sets of all entries, where they are of their classes. */
void spec_ops_grow(spec *spec, size_t count);

#endif

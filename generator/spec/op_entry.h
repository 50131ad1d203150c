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

/*
 * An entry as it is in another spec, or in one whose dtypes have changed; `count` and `ids` are as for set_moved() of
 * spec/set.h. Dropped dtypes go from it, and a rule that loses all of its dtypes goes too; what loses all of its
 * signatures is left out, and what was computed in a dropped dtype has no result. The caller frees it.
 */
spec_op spec_op_moved(const spec_op *old, size_t count, const spec *target, const lat_id *ids);

/* Moves all entries of a spec whose dtypes have changed. */
void spec_ops_move(spec *spec, size_t count, const lat_id *ids);

#endif

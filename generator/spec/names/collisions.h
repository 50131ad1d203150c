/*
 * Which two things of a spec would have one name in C. Enumerators and macros are PREFIX_NAME, types and functions
 * prefix_name; the prefix is the same for all, so it is left out here. Kernels: templates/kernels/collisions.lua.
 */
#ifndef JOINERY_SPEC_NAMES_COLLISIONS_H
#define JOINERY_SPEC_NAMES_COLLISIONS_H

#include "spec/spec.h"

/* Idents that are taken: what joinery's own names and those of the operations end in, and those of dtypes that were
 * added. */
typedef struct enumerator_set enumerator_set;
enumerator_set *enumerator_set_new(const char *const *ops, size_t op_count);
/* Adds that of a dtype; false if it is taken already. */
bool enumerator_set_add(enumerator_set *enumerators, const char *ident);
/* Adds and returns the one nearest to a dtype's name, with a number after it where that is taken. The caller frees it.
 */
char *enumerator_set_choose(enumerator_set *enumerators, const char *name);
void enumerator_set_free(enumerator_set *enumerators);

/*
 * Adds a diagnostic for each name that stops the generation, and nothing else: those of dtypes without an ident, and of
 * C (`has_c`) that of the spec if the prefix (NULL: that name) is not another one, and those that two things would
 * have. True if there is none.
 */
bool c_names_check(const spec *spec, const char *prefix, bool has_c, const spec_options *options,
                   spec_diagnostics *diagnostics);

#endif

/* Dtypes that nothing promotes to or from. */
#ifndef JOINERY_SPEC_UNRELATED_DTYPES_H
#define JOINERY_SPEC_UNRELATED_DTYPES_H

#include "spec/spec.h"

/*
 * By id: whether a dtype of a spec in lattice form is in none of the edges and resolves, though there are some. The
 * caller frees it.
 */
bool *spec_find_unrelated(const spec *spec);

#endif

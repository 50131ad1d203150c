/* Whether there can be C for a spec: what only C and C++ dislike of its names. */
#ifndef JOINERY_SPEC_NAMES_C_NAMES_H
#define JOINERY_SPEC_NAMES_C_NAMES_H

#include "spec/spec.h"

/*
 * Adds a diagnostic for each name that stops the generation of C, and nothing else: that of the spec if the prefix
 * (NULL: that name) is not another one, those of dtypes without an ident, and those that two things would have. True if
 * there is none.
 */
bool c_names_check(const spec *spec, const char *prefix, const spec_options *options, spec_diagnostics *diagnostics);

#endif

/* Whether the names of a spec can be names in generated files; which of them two things would have, templates tell. */
#ifndef JOINERY_EMIT_C_NAMES_H
#define JOINERY_EMIT_C_NAMES_H

#include "emit/emit.h"

#include <lua.h>

/*
 * Adds a diagnostic for each name that stops the generation: those of dtypes without an ident, and of C (`has_c`) those
 * that are words of C or C++, and those that two things would have (templates/promotion/collisions.lua). True if there
 * is none; false too, with a message in *error, where the templates cannot be read.
 */
bool c_names_check(const analysis *analysis, const emit_options *options, bool has_c, spec_diagnostics *diagnostics,
                   text *error);

/* Adds the diagnostic that a finding of templates says, which is on top of the stack. */
void c_names_report(lua_State *L, const spec *spec, spec_diagnostics *diagnostics);

#endif

/* The dtypes that a table in a file names, which have nothing but a name yet. */
#ifndef JOINERY_SPEC_TABLE_IMPORT_NAMES_H
#define JOINERY_SPEC_TABLE_IMPORT_NAMES_H

#include "spec/spec.h"
#include "spec/table/table_form.h"

/* Sets of->dtypes: those of a grid's header; of a table in long form the operands, as they come. False after a
 * diagnostic. */
bool import_names(spec *spec, const table_form *form, spec_diagnostics *diagnostics);

#endif

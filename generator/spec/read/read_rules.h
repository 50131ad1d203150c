/* The fields `promotes`, `resolve` and `table`. */
#ifndef JOINERY_SPEC_READ_READ_RULES_H
#define JOINERY_SPEC_READ_READ_RULES_H

#include "spec/read/reader.h"

/* Decides whether the spec is a lattice or a table: by its own fields, or by its base. False after a diagnostic. */
bool read_form(spec_reader *of);

/* Reads edges and resolves, or cells, together with those of the base. Needs the form and the dtypes. */
void read_rules(spec_reader *of);

#endif

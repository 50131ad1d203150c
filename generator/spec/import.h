/* The parts of `import`: dtypes from names, a form from a table. */
#ifndef JOINERY_SPEC_IMPORT_H
#define JOINERY_SPEC_IMPORT_H

#include "base/map.h"
#include "spec/spec.h"

/* Makes dtypes of the names in to->dtypes: well-known, weak, else abstract; each with an ident of its own. */
void import_dtypes(spec *to, const map *by_name, const spec_options *options);

#endif

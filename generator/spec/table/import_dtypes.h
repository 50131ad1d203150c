/* What the dtypes of an imported table are, judged by their names. */
#ifndef JOINERY_SPEC_TABLE_IMPORT_DTYPES_H
#define JOINERY_SPEC_TABLE_IMPORT_DTYPES_H

#include "spec/spec.h"

/* Defines of->dtypes, which have names only: well-known, weak, else abstract; each with an ident of its own. */
void import_dtypes(spec *spec, const spec_options *options);

#endif

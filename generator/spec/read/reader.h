/* A spec whose canonical form has been copied from Lua, while the rest of it is checked. */
#ifndef JOINERY_SPEC_READ_READER_H
#define JOINERY_SPEC_READ_READER_H

#include "spec/spec.h"

typedef struct spec_reader {
    spec *spec;
    spec_diagnostics *diagnostics;
    spec_place host_place; /* of the field `host` */
    spec_place *op_places; /* of each of spec->ops */
    unsigned bad_host;     /* a bit for each language that has a wrong word in the spec's `host` */
    bool has_form, linked; /* it is a lattice or a table; its dtypes are complete */
} spec_reader;

/* Adds a diagnostic about the spec that is being read: place, name, "WHAT|HINT" and its arguments. */
#define DIAGNOSE(READER, PLACE, NAME, ...)                                                                             \
    spec_diagnostics_add((READER)->diagnostics, (READER)->spec->file, PLACE, NAME, __VA_ARGS__)

/*
 * `strong` of a dtype whose definition is wrong: there is a diagnostic about that, so there is to be none about what
 * follows from it.
 */
#define DTYPE_BROKEN LAT_AMBIGUOUS

/* Whether the words of `host` name dtypes, each another one. */
void check_host(spec_reader *reader);

/* Whether each operation that `ops` lists, given or inherited, has a kernel for any dtypes. */
void check_ops(spec_reader *reader);

#endif

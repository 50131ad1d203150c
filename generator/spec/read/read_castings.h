/* The field `castings`: rules of the spec's own for what may be cast. */
#ifndef JOINERY_SPEC_READ_READ_CASTINGS_H
#define JOINERY_SPEC_READ_READ_CASTINGS_H

#include "spec/read/reader.h"

/* Needs the dtypes and the sets. */
void read_castings(spec_reader *of);

#endif

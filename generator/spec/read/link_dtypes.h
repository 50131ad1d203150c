/* Puts the dtypes of a spec together: those of the base and its own, and what weak and complex ones refer to. */
#ifndef JOINERY_SPEC_READ_LINK_DTYPES_H
#define JOINERY_SPEC_READ_LINK_DTYPES_H

#include "spec/read/reader.h"

/*
 * Merges `own` dtypes with those of the base, numbers them, and resolves what weak and complex ones refer to. Takes
 * `own` over; false, with `own` left to the caller, if they are too many.
 */
bool link_dtypes(spec_reader *of, spec_dtype *own, size_t count);

#endif

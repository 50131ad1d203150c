/* The field `dtypes`, and dtypes written as tables. */
#ifndef JOINERY_SPEC_READ_READ_DTYPES_H
#define JOINERY_SPEC_READ_READ_DTYPES_H

#include "spec/read/reader.h"

/*
 * Reads the list of `dtypes` as it is written, before it is merged with that of the base, and notes the places of their
 * names. False if it is missing or no list. The caller owns *dtypes, whatever the answer.
 */
bool read_dtypes(spec_reader *of, spec_dtype **dtypes, size_t *count);

#endif

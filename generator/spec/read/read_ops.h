/* The fields `ops` and `results`: what the spec says of operations. The list in `ops` is a matter of read_settings.h.
 */
#ifndef JOINERY_SPEC_READ_READ_OPS_H
#define JOINERY_SPEC_READ_READ_OPS_H

#include "spec/read/reader.h"

/* Needs the dtypes, the sets and `inexact`. */
void read_ops(spec_reader *of);

#endif

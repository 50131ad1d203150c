/* The field `hot`: the pairs that have kernels of their own in a staged spec. */
#ifndef JOINERY_SPEC_READ_READ_HOT_H
#define JOINERY_SPEC_READ_READ_HOT_H

#include "spec/read/reader.h"

/* Needs the dtypes. */
void read_hot(spec_reader *of);

#endif

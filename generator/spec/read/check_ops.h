/* The operations that a spec names, once all of its dtypes and promotions are known. */
#ifndef JOINERY_SPEC_READ_CHECK_OPS_H
#define JOINERY_SPEC_READ_CHECK_OPS_H

#include "spec/read/reader.h"

/* Adds a diagnostic for each operation that `ops` lists, given or inherited, that has no kernel for any dtypes. */
void check_ops(spec_reader *of);

#endif

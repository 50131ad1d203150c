/* The field `results`: by operation, the dtype that it is computed in and gives. */
#ifndef JOINERY_SPEC_READ_RESULTS_H
#define JOINERY_SPEC_READ_RESULTS_H

#include "spec/reader.h"

/* Needs the dtypes. */
void read_results(spec_reader *of);

#endif

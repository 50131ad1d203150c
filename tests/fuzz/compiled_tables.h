/* The generated tables, compiled in memory, held against the analysis that they were made of. */
#ifndef JOINERY_TESTS_FUZZ_COMPILED_TABLES_H
#define JOINERY_TESTS_FUZZ_COMPILED_TABLES_H

#include "analysis/analysis.h"

/* Stops the program where the header does not compile, or one of its answers is not that of the lattice. */
void compiled_tables_check(const char *header, const char *prefix, const analysis *of);

#endif

/* Compares the generated tables, compiled in memory, with the analysis that they were made of. */
#ifndef JOINERY_TESTS_FUZZ_COMPILED_TABLES_H
#define JOINERY_TESTS_FUZZ_COMPILED_TABLES_H

#include "analysis/analysis.h"

/* Aborts if the header does not compile, or if one of its answers is not that of the lattice. */
void compiled_tables_check(const char *header, const char *prefix, const analysis *analysis);

#endif

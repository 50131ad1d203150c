/* Compiles generated files with gcc and g++, which is too slow for every input. */
#ifndef JOINERY_TESTS_FUZZ_COMPILE_FILES_H
#define JOINERY_TESTS_FUZZ_COMPILE_FILES_H

#include <stdbool.h>

/*
 * Whether to compile this time: with JOINERY_FUZZ_COMPILE=N in the environment every N-th time, starting with the
 * first; else often enough to take a quarter of the time.
 */
bool compile_files_due(void);

/* Writes the files of memory_output.h to a folder, and aborts if one of them does not compile without a warning. */
void compile_files_check(void);

#endif

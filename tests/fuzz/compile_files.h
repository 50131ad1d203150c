/* What was generated, given to the compilers that others use: too slow for every input. */
#ifndef JOINERY_TESTS_FUZZ_COMPILE_FILES_H
#define JOINERY_TESTS_FUZZ_COMPILE_FILES_H

#include <stdbool.h>

/*
 * Whether it is time for that: JOINERY_FUZZ_COMPILE=N in the environment is every N-th time, beginning with the first;
 * else as often as takes a quarter of the time.
 */
bool compile_files_due(void);

/* Writes the files of memory_output.h to a folder, and stops the program where one of them does not compile without a
 * warning. */
void compile_files_check(void);

#endif

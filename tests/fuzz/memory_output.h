/*
 * An output directory in memory: the functions of emit/output.h, writing no files. A program links these instead of the
 * library's.
 */
#ifndef JOINERY_TESTS_FUZZ_MEMORY_OUTPUT_H
#define JOINERY_TESTS_FUZZ_MEMORY_OUTPUT_H

#include "base/text.h"

typedef struct memory_file {
    char *path;
    text bytes;
} memory_file;

/* What the last emit_publish() has given; memory_output_free() empties it. */
extern memory_file *memory_files;
extern size_t memory_file_count;
void memory_output_free(void);

/* The first file whose path ends so, NULL without one. */
const memory_file *memory_file_ending(const char *suffix);

#endif

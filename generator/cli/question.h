/* A question such as "int8 + bfloat16", on a command line or in a page, as the dtypes that it names. */
#ifndef JOINERY_CLI_QUESTION_H
#define JOINERY_CLI_QUESTION_H

#include "cli/load.h"

/*
 * The dtypes of a question: of words that are a dtype each, or that hold operators, commas and usual words around the
 * names ("what is np.int8 * 2.0?"). A number stands for the weak dtype of its kind, and so does "python int". Names are
 * those of load_dtype(). Returns NULL after a message; else the caller frees *count dtypes, at least two: one alone is
 * taken with itself.
 */
lat_id *question_read(cli *run, const analysis *analysis, const char *const *words, size_t word_count, size_t *count);

#endif

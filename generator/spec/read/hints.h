/* What was probably meant by the name of a dtype that is not known. */
#ifndef JOINERY_SPEC_READ_HINTS_H
#define JOINERY_SPEC_READ_HINTS_H

#include "spec/diagnostics.h"

/*
 * Finds the known names that are like `word`: "f8_e4m3" for "e4m3", "f32" for "float32", all that begin with "f8_" for
 * "float8", the one with the most similar spelling. Gives their number; `found` holds `most` of them at most.
 */
size_t hint_similar(const char *word, const char *const *known, size_t count, const char **found, size_t most);

/* Appends "did you mean X?", or "did you mean X, Y or Z?". Each name is between `quote`. */
void hint_add_question(text *out, const char *const *names, size_t count, const char *quote);

/* The hint for an unknown dtype: that question, or `otherwise`. The caller frees it. */
char *hint_for_dtype(const spec_diagnostics *diagnostics, const char *word, const char *const *known, size_t count,
                     const char *otherwise);

/*
 * The same for a cell of a table in a file, which may well be right: with `otherwise` behind the question, and none
 * about a well-known name unless a dtype of the table means the same.
 */
char *hint_for_cell(const spec_diagnostics *diagnostics, const char *word, const char *const *known, size_t count,
                    const char *otherwise);

/* The well-known name of a dtype that others call `word`, as "f32" for "float32"; NULL if there is none. Static text.
 */
const char *hint_well_known(const char *word);

#endif

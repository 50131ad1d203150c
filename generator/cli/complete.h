/* The parts of `joinery complete`. */
#ifndef JOINERY_CLI_COMPLETE_H
#define JOINERY_CLI_COMPLETE_H

#include "cli/load.h"
#include "lattice/completion.h"

/* A completion with the names of its new dtypes. */
typedef struct completed {
    loaded from;
    lat_completion added;
    char **names, **idents; /* of the new dtypes */
} completed;

/* Fills names and idents; complete_free_names frees them. */
void complete_name_dtypes(completed *of);
void complete_free_names(completed *of);

/* The name of a dtype of the completion, given or new. */
const char *complete_dtype(const completed *of, lat_id id);

/* What the spec must be extended by, for a reader who finds the given one at `extends`. */
void complete_write_extension(text *to, const completed *of, const char *extends);

/* The given spec and what it lacks as one spec. Changes of->from.spec. */
void complete_write_whole(text *to, completed *of);

#endif

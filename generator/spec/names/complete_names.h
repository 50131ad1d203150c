/* The names of the dtypes that a completion adds to a spec. */
#ifndef JOINERY_SPEC_NAMES_COMPLETE_NAMES_H
#define JOINERY_SPEC_NAMES_COMPLETE_NAMES_H

#include "lattice/completion.h"
#include "spec/spec.h"

/* A completion of a spec, with the names of its new dtypes. */
typedef struct completed {
    const spec *spec;
    const lat_completion *added;
    char **names, **idents; /* of the new dtypes */
} completed;

/* Fills names and idents; complete_free_names frees them. */
void complete_name_dtypes(completed *completed);
void complete_free_names(completed *completed);

/* The name of a dtype of the completion, given or new. */
const char *complete_dtype(const completed *completed, lat_id id);

#endif

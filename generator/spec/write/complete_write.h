/* A completion written as a spec. */
#ifndef JOINERY_SPEC_WRITE_COMPLETE_WRITE_H
#define JOINERY_SPEC_WRITE_COMPLETE_WRITE_H

#include "base/text.h"
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

/* Appends a Lua file that extends the given spec, which is called `extends` there, by what it lacks. */
void complete_write_extension(const completed *completed, const char *extends, text *lua);

/* Appends a Lua file of the given spec together with what it lacks. */
void complete_write_whole(const completed *completed, text *lua);

#endif

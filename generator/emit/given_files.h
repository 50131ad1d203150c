/* The files that Lua code of templates/ gives: an array of tables, each with a `path`, a `text` and perhaps
 * `keep`. */
#ifndef JOINERY_EMIT_GIVEN_FILES_H
#define JOINERY_EMIT_GIVEN_FILES_H

#include "emit/output.h"

#include <lua.h>

typedef struct given_files {
    output_file *items; /* whose paths and bytes belong to the Lua state; the caller frees the array */
    size_t count, capacity;
} given_files;

/*
 * Appends the files of the array on top of the stack, which stays there, and which the state keeps from then on. Where
 * it is none, or a path is not good (emit/manifest.h), raises a Lua error that names `giver`: "emit.lua".
 */
void given_files_take(lua_State *L, const char *giver, given_files *files);

#endif

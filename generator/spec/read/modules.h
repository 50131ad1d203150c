/*
 * The part of the reader that is in Lua (spec/lua): modules that run in the state of a sandbox, after the spec, in an
 * environment of their own that no spec can reach. They take what the spec returned as data, and call nothing of it.
 */
#ifndef JOINERY_SPEC_READ_MODULES_H
#define JOINERY_SPEC_READ_MODULES_H

#include "spec/spec.h"

#include <lua.h>

/* What the modules tell of, and about which file. It must outlive the state. */
typedef struct spec_report {
    spec_diagnostics *diagnostics;
    const char *file;
} spec_report;

/* Makes the environment, which is that of chunks that are loaded from now on. `options` may be NULL. */
void modules_open(lua_State *lua, const spec_options *options, spec_report *report);

/* Pushes a function of a module; to be called before each use, because specs have methods of strings of their own. */
void modules_push(lua_State *lua, const char *module, const char *function);

/* The place on top of the stack, { line, column, width }; nothing known where that is no table. */
spec_place modules_place(lua_State *lua);

#endif

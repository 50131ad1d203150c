/* The functions that a spec may call (specs/reference.md, "What a spec may do"), the same on every run and machine. */
#ifndef JOINERY_SPEC_SANDBOX_SANDBOX_LIBRARY_H
#define JOINERY_SPEC_SANDBOX_SANDBOX_LIBRARY_H

#include <lua.h>

/* What Lua calls the part that is in Lua, prelude.lua. */
#define SANDBOX_PRELUDE "prelude"

/* Makes the table of globals, and that of the strings' methods. May raise a Lua error (memory). */
void sandbox_open_library(lua_State *lua);

#endif

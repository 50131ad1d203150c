/* The functions that a spec may call (contract: what a spec may do), each the same on every run and machine. */
#ifndef JOINERY_SPEC_SANDBOX_LIBRARY_H
#define JOINERY_SPEC_SANDBOX_LIBRARY_H

#include <lua.h>

/* Makes the table of globals, and that of the strings' methods. May raise a Lua error (memory). */
void sandbox_open_library(lua_State *lua);

int sandbox_format(lua_State *lua); /* string.format; upvalue 1: Lua's own */
int sandbox_sort(lua_State *lua);   /* table.sort */
int sandbox_pairs(lua_State *lua);
int sandbox_next(lua_State *lua);

#endif

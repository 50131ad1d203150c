/*
 * Order where Lua has none: tables are walked by sorted keys (the seed of Lua's hash differs in each run), and
 * table.sort is a stable merge sort (Lua's chooses its pivots by the clock).
 */
#ifndef JOINERY_SPEC_SANDBOX_SANDBOX_ORDER_H
#define JOINERY_SPEC_SANDBOX_SANDBOX_ORDER_H

#include <lua.h>

int sandbox_sort(lua_State *lua);
int sandbox_pairs(lua_State *lua);
int sandbox_next(lua_State *lua);

#endif

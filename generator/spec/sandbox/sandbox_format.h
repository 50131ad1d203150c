/* string.format and tostring that never show an address or the sign of a NaN. */
#ifndef JOINERY_SPEC_SANDBOX_SANDBOX_FORMAT_H
#define JOINERY_SPEC_SANDBOX_SANDBOX_FORMAT_H

#include <lua.h>

int sandbox_format(lua_State *lua); /* upvalue 1: Lua's own string.format */
int sandbox_to_string(lua_State *lua);

#endif

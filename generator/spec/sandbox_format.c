#include "spec/sandbox_library.h"

#include <lauxlib.h>
#include <math.h>
#include <string.h>

/* Puts something with the same text on every run and machine in the place of an argument that has not. */
static void settle_argument(lua_State *lua, int argument) {
    switch (lua_type(lua, argument)) {
    case LUA_TNUMBER:
        if (lua_isinteger(lua, argument) || !isnan(lua_tonumber(lua, argument))) return;
        lua_pushnumber(lua, (lua_Number)fabs((double)NAN));
        break;
    case LUA_TTABLE:
    case LUA_TFUNCTION:
        lua_pushstring(lua, luaL_typename(lua, argument));
        break;
    default:
        return;
    }
    lua_replace(lua, argument);
}

/* string.format without addresses: no %p, and %s of a table or function is its type's name. */
int sandbox_format(lua_State *lua) {
    size_t length;
    const char *at = luaL_checklstring(lua, 1, &length), *end = at + length;
    const int given = lua_gettop(lua);
    int argument = 1;
    while ((at = memchr(at, '%', (size_t)(end - at))) != NULL) {
        at++;
        if (*at == '%') {
            at++;
            continue;
        }
        at += strspn(at, "-+ #0123456789.");
        if (*at == 'p') return luaL_error(lua, "invalid conversion '%%p' to 'format': a spec knows no addresses");
        argument++;
        const int type = argument <= given ? lua_type(lua, argument) : LUA_TNONE;
        if (type == LUA_TNUMBER || *at == 's') settle_argument(lua, argument);
    }
    lua_pushvalue(lua, lua_upvalueindex(1));
    lua_insert(lua, 1);
    lua_call(lua, given, 1);
    return 1;
}

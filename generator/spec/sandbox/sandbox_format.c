#include "spec/sandbox/sandbox_format.h"

#include <lauxlib.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

/* isnan() of MinGW warns of what it does itself. */
static bool is_nan(lua_State *lua, int index) {
    const lua_Number number = lua_tonumber(lua, index);
    return !lua_isinteger(lua, index) && number != number;
}

/* Replaces an argument whose text differs between runs or machines by one whose text does not. */
static void fix_argument(lua_State *lua, int argument) {
    switch (lua_type(lua, argument)) {
    case LUA_TNUMBER:
        if (!is_nan(lua, argument)) return;
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

/* string.format without addresses: there is no %p, and %s of a table or function is the name of its type. */
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
        if (type == LUA_TNUMBER || *at == 's') fix_argument(lua, argument);
    }
    lua_pushvalue(lua, lua_upvalueindex(1));
    lua_insert(lua, 1);
    lua_call(lua, given, 1);
    return 1;
}

/* tostring without addresses: what has no text of its own gives the name of its type. */
int sandbox_to_string(lua_State *lua) {
    luaL_checkany(lua, 1);
    switch (lua_type(lua, 1)) {
    case LUA_TNUMBER:
        /* without the sign of a NaN, which some machines set and others do not */
        if (is_nan(lua, 1))
            lua_pushliteral(lua, "nan");
        else
            luaL_tolstring(lua, 1, NULL);
        break;
    case LUA_TSTRING:
    case LUA_TBOOLEAN:
    case LUA_TNIL:
        luaL_tolstring(lua, 1, NULL);
        break;
    default:
        lua_pushstring(lua, luaL_typename(lua, 1));
    }
    return 1;
}

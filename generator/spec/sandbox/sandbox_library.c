#include "spec/sandbox/sandbox_library.h"
#include "embedded/embedded.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
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
static int format(lua_State *lua) {
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
static int to_string(lua_State *lua) {
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

/* The functions of each of Lua's libraries that a spec may call, by name: what a later Lua adds is not among them. */
typedef struct kept_library {
    const char *name;
    lua_CFunction open;
    const char *const *names;
} kept_library;

static const char *const kept_basic[] = {"assert", "error", "ipairs", "next", "select", "tonumber", "type", NULL};
static const char *const kept_string[] = {"byte",    "char",  "find",   "format", "gmatch",   "gsub",
                                          "len",     "lower", "match",  "pack",   "packsize", "rep",
                                          "reverse", "sub",   "unpack", "upper",  NULL};
static const char *const kept_table[] = {"concat", "insert", "move", "pack", "remove", "sort", "unpack", NULL};
static const char *const kept_math[] = {"abs", "acos",       "asin", "atan", "ceil", "cos", "deg",
                                        "exp", "floor",      "fmod", "huge", "log",  "max", "maxinteger",
                                        "min", "mininteger", "modf", "pi",   "rad",  "sin", "sqrt",
                                        "tan", "tointeger",  "type", "ult",  NULL};
static const char *const kept_utf8[] = {"char", "charpattern", "codepoint", "codes", "len", "offset", NULL};

static const kept_library kept_libraries[] = {
    {LUA_STRLIBNAME, luaopen_string, kept_string},
    {LUA_TABLIBNAME, luaopen_table, kept_table},
    {LUA_MATHLIBNAME, luaopen_math, kept_math},
    {LUA_UTF8LIBNAME, luaopen_utf8, kept_utf8},
};

/* Copies `names` from the table on top to the table at index `target`, and pops the first. */
static void keep(lua_State *lua, int target, const char *const *names) {
    for (; *names; names++) {
        lua_getfield(lua, -1, *names);
        lua_setfield(lua, target, *names);
    }
    lua_pop(lua, 1);
}

/* Replaces functions by those of prelude.lua. */
static void run_prelude(lua_State *lua, int globals) {
    const embedded_file *prelude = embedded_find("generator/spec/sandbox/prelude.lua");
    if (luaL_loadbufferx(lua, prelude->text, prelude->length, SANDBOX_PRELUDE, NULL) != LUA_OK) lua_error(lua);
    lua_pushvalue(lua, globals);
    lua_call(lua, 1, 0);
}

void sandbox_open_library(lua_State *lua) {
    lua_newtable(lua);
    const int globals = lua_gettop(lua);
    luaL_requiref(lua, LUA_GNAME, luaopen_base, 0);
    keep(lua, globals, kept_basic);
    lua_pushcfunction(lua, to_string);
    lua_setfield(lua, globals, "tostring");
    for (size_t i = 0; i < sizeof kept_libraries / sizeof *kept_libraries; i++) {
        const kept_library *library = &kept_libraries[i];
        lua_newtable(lua);
        luaL_requiref(lua, library->name, library->open, 0);
        keep(lua, globals + 1, library->names);
        lua_setfield(lua, globals, library->name);
    }

    run_prelude(lua, globals);
    lua_getfield(lua, globals, LUA_STRLIBNAME);
    lua_getfield(lua, globals + 1, "format");
    lua_pushcclosure(lua, format, 1);
    lua_setfield(lua, globals + 1, "format");

    /* a string's methods are the functions kept above, not all of Lua's own */
    lua_pushliteral(lua, "");
    lua_getmetatable(lua, -1);
    lua_pushvalue(lua, globals + 1);
    lua_setfield(lua, -2, "__index");
    lua_settop(lua, globals);
    lua_rawseti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    /* Lua looks for a function's name for its messages in here, in an order that depends on the seed of its hash */
    lua_pushnil(lua);
    lua_setfield(lua, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
}

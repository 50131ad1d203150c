#include "spec/sandbox/sandbox_library.h"

#include <lauxlib.h>
#include <limits.h>
#include <lua.h>
#include <lualib.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/*
 * Order where Lua has none: tables are walked by sorted keys (the seed of Lua's hash differs in each run), and
 * table.sort is a stable merge sort (Lua's chooses its pivots by the clock).
 */
typedef struct sort_key {
    enum { KEY_BOOLEAN, KEY_NUMBER, KEY_STRING } rank;
    bool is_integer;
    lua_Integer integer; /* booleans too */
    lua_Number number;
    const char *string;
    size_t length;
} sort_key;

/* The order of an integer and a float that is not NaN, exactly: neither is rounded to the other's type. */
static int compare_mixed(lua_Integer integer, lua_Number number) {
    const lua_Number limit = -(lua_Number)LUA_MININTEGER; /* 2^63: the float beyond every integer */
    if (number >= limit) return -1;
    if (number < -limit) return 1;
    const lua_Integer whole = (lua_Integer)number; /* toward zero */
    if (integer != whole) return integer < whole ? -1 : 1;
    const lua_Number rest = number - (lua_Number)whole;
    return rest > 0 ? -1 : rest < 0;
}

static int compare_keys(const void *left, const void *right) {
    const sort_key *a = left, *b = right;
    if (a->rank != b->rank) return a->rank < b->rank ? -1 : 1;
    if (a->rank == KEY_STRING) {
        const int order = memcmp(a->string, b->string, a->length < b->length ? a->length : b->length);
        return order ? order : a->length < b->length ? -1 : a->length > b->length;
    }
    if (a->rank == KEY_NUMBER && a->is_integer != b->is_integer)
        return a->is_integer ? compare_mixed(a->integer, b->number) : -compare_mixed(b->integer, a->number);
    if (a->rank == KEY_NUMBER && !a->is_integer) return a->number < b->number ? -1 : a->number > b->number;
    return a->integer < b->integer ? -1 : a->integer > b->integer;
}

static sort_key key_at(lua_State *lua, int index) {
    sort_key key = {.rank = KEY_BOOLEAN};
    switch (lua_type(lua, index)) {
    case LUA_TBOOLEAN:
        key.integer = lua_toboolean(lua, index);
        break;
    case LUA_TNUMBER:
        key.rank = KEY_NUMBER;
        key.is_integer = lua_isinteger(lua, index);
        if (key.is_integer)
            key.integer = lua_tointeger(lua, index);
        else
            key.number = lua_tonumber(lua, index);
        break;
    case LUA_TSTRING:
        key.rank = KEY_STRING;
        key.string = lua_tolstring(lua, index, &key.length);
        break;
    default:
        luaL_error(lua, "a %s is the key of a table: only booleans, numbers and strings have an order to walk in",
                   luaL_typename(lua, index));
    }
    return key;
}

/* Pushes the keys of the table at `index`, in order, as a list, and returns their number. */
static lua_Integer push_sorted_keys(lua_State *lua, int index) {
    size_t count = 0, at = 0;
    for (lua_pushnil(lua); lua_next(lua, index); lua_pop(lua, 1))
        count++;
    if (count > (size_t)INT_MAX / sizeof(sort_key)) return luaL_error(lua, "too many keys to walk in order");
    sort_key *keys = lua_newuserdatauv(lua, count * sizeof *keys, 0);
    for (lua_pushnil(lua); lua_next(lua, index); lua_pop(lua, 1))
        keys[at++] = key_at(lua, -2);
    qsort(keys, count, sizeof *keys, compare_keys);
    lua_createtable(lua, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        if (keys[i].rank == KEY_STRING)
            lua_pushlstring(lua, keys[i].string, keys[i].length);
        else if (keys[i].rank == KEY_BOOLEAN)
            lua_pushboolean(lua, (int)keys[i].integer);
        else if (keys[i].is_integer)
            lua_pushinteger(lua, keys[i].integer);
        else
            lua_pushnumber(lua, keys[i].number);
        lua_rawseti(lua, -2, (lua_Integer)i + 1);
    }
    lua_remove(lua, -2);
    return (lua_Integer)count;
}

/* Upvalues: the table, its keys, their number, how many are done. Keys that were removed meanwhile are left out. */
static int next_of_pairs(lua_State *lua) {
    const lua_Integer count = lua_tointeger(lua, lua_upvalueindex(3));
    for (lua_Integer at = lua_tointeger(lua, lua_upvalueindex(4)) + 1; at <= count; at++) {
        lua_rawgeti(lua, lua_upvalueindex(2), at);
        lua_pushvalue(lua, -1);
        if (lua_rawget(lua, lua_upvalueindex(1)) != LUA_TNIL) {
            lua_pushinteger(lua, at);
            lua_replace(lua, lua_upvalueindex(4));
            return 2;
        }
        lua_pop(lua, 2);
    }
    lua_pushinteger(lua, count);
    lua_replace(lua, lua_upvalueindex(4));
    lua_pushnil(lua);
    return 1;
}

static int sandbox_pairs(lua_State *lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    lua_settop(lua, 1);
    lua_pushvalue(lua, 1);
    const lua_Integer count = push_sorted_keys(lua, 1);
    lua_pushinteger(lua, count);
    lua_pushinteger(lua, 0);
    lua_pushcclosure(lua, next_of_pairs, 4);
    lua_pushvalue(lua, 1);
    lua_pushnil(lua);
    return 3;
}

/* The smallest key above the given one. Each call looks at all keys, which is why `pairs` does not use it. */
static int sandbox_next(lua_State *lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    lua_settop(lua, 2);
    const bool first = lua_isnil(lua, 2);
    bool found = false;
    sort_key after = {0}, best = {0};
    if (!first) after = key_at(lua, 2);
    lua_pushnil(lua); /* 3: the best so far */
    for (lua_pushnil(lua); lua_next(lua, 1); lua_pop(lua, 1)) {
        const sort_key key = key_at(lua, 4);
        if (!first && compare_keys(&key, &after) <= 0) continue;
        if (found && compare_keys(&key, &best) >= 0) continue;
        best = key;
        found = true;
        lua_pushvalue(lua, 4);
        lua_replace(lua, 3);
    }
    if (!found) {
        lua_pushnil(lua);
        return 1;
    }
    lua_pushvalue(lua, 3);
    lua_rawget(lua, 1);
    return 2;
}

/* True if the element at index -1 must go before the one at -2, by the comparison at index 2 or Lua's `<`. */
static bool goes_before(lua_State *lua) {
    if (lua_isnil(lua, 2)) return lua_compare(lua, -1, -2, LUA_OPLT);
    lua_pushvalue(lua, 2);
    lua_pushvalue(lua, -2);
    lua_pushvalue(lua, -4);
    lua_call(lua, 2, 1);
    const bool before = lua_toboolean(lua, -1);
    lua_pop(lua, 1);
    return before;
}

/* Merges the sorted runs [low, middle) and [middle, high) of the list at index `source` into the one at `target`. */
static void merge(lua_State *lua, int source, int target, lua_Integer low, lua_Integer middle, lua_Integer high) {
    lua_Integer left = low, right = middle;
    for (lua_Integer at = low; at < high; at++) {
        if (left < middle && right < high) {
            lua_rawgeti(lua, source, left);
            lua_rawgeti(lua, source, right);
            const bool take_right = goes_before(lua);
            lua_pop(lua, 2);
            lua_rawgeti(lua, source, take_right ? right++ : left++);
        } else {
            lua_rawgeti(lua, source, left < middle ? left++ : right++);
        }
        lua_rawseti(lua, target, at);
    }
}

static int sandbox_sort(lua_State *lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    if (!lua_isnoneornil(lua, 2)) luaL_checktype(lua, 2, LUA_TFUNCTION);
    lua_settop(lua, 2);
    const lua_Unsigned length = lua_rawlen(lua, 1);
    luaL_argcheck(lua, length < INT_MAX, 1, "array too big");
    const lua_Integer count = (lua_Integer)length;
    lua_createtable(lua, (int)count, 0);
    lua_createtable(lua, (int)count, 0);
    int from = 3, to = 4;
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(lua, 1, i);
        lua_rawseti(lua, from, i);
    }
    for (lua_Integer width = 1; width < count; width *= 2) {
        for (lua_Integer low = 1; low <= count; low += 2 * width) {
            const lua_Integer middle = low + width <= count ? low + width : count + 1;
            const lua_Integer high = middle + width <= count ? middle + width : count + 1;
            merge(lua, from, to, low, middle, high);
        }
        from = 7 - from;
        to = 7 - to;
    }
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(lua, from, i);
        lua_rawseti(lua, 1, i);
    }
    return 0;
}

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

static const char *const kept_basic[] = {"assert", "error", "ipairs", "select", "tonumber", "type", NULL};
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

static void set_function(lua_State *lua, int table, const char *name, lua_CFunction function) {
    lua_pushcfunction(lua, function);
    lua_setfield(lua, table, name);
}

void sandbox_open_library(lua_State *lua) {
    lua_newtable(lua);
    const int globals = lua_gettop(lua);
    luaL_requiref(lua, LUA_GNAME, luaopen_base, 0);
    keep(lua, globals, kept_basic);
    set_function(lua, globals, "tostring", to_string);
    set_function(lua, globals, "pairs", sandbox_pairs);
    set_function(lua, globals, "next", sandbox_next);
    for (size_t i = 0; i < sizeof kept_libraries / sizeof *kept_libraries; i++) {
        const kept_library *library = &kept_libraries[i];
        lua_newtable(lua);
        luaL_requiref(lua, library->name, library->open, 0);
        keep(lua, globals + 1, library->names);
        lua_setfield(lua, globals, library->name);
    }

    lua_getfield(lua, globals, LUA_TABLIBNAME);
    set_function(lua, globals + 1, "sort", sandbox_sort);
    lua_settop(lua, globals);
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

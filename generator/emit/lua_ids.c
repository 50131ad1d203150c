#include "emit/lua_ids.h"

#include <lauxlib.h>

size_t lua_id_argument(lua_State *L, const analysis *analysis, int argument) {
    const lua_Integer id = luaL_checkinteger(L, argument);
    luaL_argcheck(L, id >= 0 && (size_t)id < analysis->spec->dtype_count, argument, "no dtype has this id");
    return (size_t)id;
}

void lua_push_id_list(lua_State *L, const lat_id *ids, size_t count) {
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        lua_pushinteger(L, ids[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
}

void lua_push_id_or_false(lua_State *L, lat_id id) {
    if (id == LAT_NONE)
        lua_pushboolean(L, false);
    else
        lua_pushinteger(L, id);
}

int lua_push_id(lua_State *L, lat_id id) {
    if (id == LAT_NONE)
        lua_pushnil(L);
    else
        lua_pushinteger(L, id);
    return 1;
}

void lua_push_id_set(lua_State *L, size_t count, const bool *set) {
    lua_Integer length = 0;
    lua_newtable(L);
    for (size_t id = 0; id < count; id++) {
        if (!set[id]) continue;
        lua_pushinteger(L, (lua_Integer)id);
        lua_rawseti(L, -2, ++length);
    }
}

void lua_member_function(lua_State *L, const char *key, lua_CFunction function, const analysis *analysis) {
    lua_pushlightuserdata(L, (void *)analysis);
    lua_pushcclosure(L, function, 1);
    lua_setfield(L, -2, key);
}

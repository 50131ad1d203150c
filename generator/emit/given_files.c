#include "emit/given_files.h"
#include "base/memory.h"
#include "emit/manifest.h"

#include <lauxlib.h>

static const char *field(lua_State *L, const char *giver, const char *key, size_t *length) {
    if (lua_getfield(L, -1, key) != LUA_TSTRING) luaL_error(L, "%s: a file without a %s", giver, key);
    const char *bytes = lua_tolstring(L, -1, length);
    lua_pop(L, 1);
    return bytes;
}

void given_files_take(lua_State *L, const char *giver, given_files *files) {
    luaL_checktype(L, -1, LUA_TTABLE);
    lua_pushvalue(L, -1);
    lua_setfield(L, LUA_REGISTRYINDEX, "joinery.files"); /* keeps the texts alive */
    const lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, -1, i);
        luaL_checktype(L, -1, LUA_TTABLE);
        output_file file = {.path = field(L, giver, "path", NULL)};
        file.bytes = field(L, giver, "text", &file.length);
        lua_getfield(L, -1, "keep");
        file.keep = lua_toboolean(L, -1);
        lua_pop(L, 1);
        if (!manifest_path_is_good(file.path))
            luaL_error(L, "%s: '%s' is not a path below a directory, without quotes, backslashes and hidden characters",
                       giver, file.path);
        VEC_PUSH(files->items, files->count, files->capacity) = file;
        lua_pop(L, 1);
    }
}

#include "emit/emit.h"

#include "base/memory.h"
#include "emit/templates.h"

#include <lauxlib.h>
#include <string.h>

typedef struct name_list {
    const char *from; /* the Lua file that returns an array of tables with a name */
    char **names;
    size_t count;
} name_list;

static void collect_names(lua_State *L, void *context) {
    name_list *list = context;
    templates_import(L, list->from);
    luaL_checktype(L, -1, LUA_TTABLE);
    const size_t count = lua_rawlen(L, -1);
    list->names = mem_alloc_zeroed(count, sizeof *list->names);
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(L, -1, (lua_Integer)i + 1);
        if (!lua_istable(L, -1)) luaL_error(L, "%s.lua: entry %d is no table", list->from, (int)i + 1);
        if (lua_getfield(L, -1, "name") != LUA_TSTRING)
            luaL_error(L, "%s.lua: entry %d has no name", list->from, (int)i + 1);
        list->names[list->count++] = mem_copy(lua_tostring(L, -1));
        lua_pop(L, 2);
    }
}

static char **names_from(const char *file, const char *directory, size_t *count, text *error) {
    templates of;
    templates_open(&of, directory);
    name_list list = {.from = file};
    const bool ok = templates_run(&of, collect_names, &list, error);
    templates_close(&of);
    if (!ok) {
        for (size_t i = 0; i < list.count; i++)
            mem_free(list.names[i]);
        mem_free(list.names);
        return NULL;
    }
    *count = list.count;
    return list.names;
}

char **emit_op_names(const char *directory, size_t *count, text *error) {
    return names_from("ops", directory, count, error);
}

char **emit_isa_names(const char *directory, size_t *count, text *error) {
    return names_from("isas", directory, count, error);
}

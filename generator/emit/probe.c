#include "emit/probe.h"

#include "emit/lua_members.h"
#include "templates/templates.h"

#include <lauxlib.h>

typedef struct writing {
    const probe *wanted;
    text *out;
    name_list names;
    text corner;
} writing;

static void write_program(lua_State *L, void *context) {
    writing *writing = context;
    const probe *wanted = writing->wanted;
    size_t length;
    templates_import(L, "probe/probe");
    lua_createtable(L, 0, 4);
    lua_member_text(L, "language", wanted->language);
    lua_member_text(L, "promotion", wanted->promotion);
    lua_member_text(L, "dtypes", wanted->dtypes);
    lua_createtable(L, (int)wanted->setup_count, 0);
    for (size_t i = 0; i < wanted->setup_count; i++) {
        lua_pushstring(L, wanted->setup[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "setup");
    lua_call(L, 1, 3); /* what writes it, the names and their system */
    for (lua_Integer i = 1; lua_rawgeti(L, -2, i) != LUA_TNIL; i++) {
        const char *name = luaL_checklstring(L, -1, &length);
        name_list_add(&writing->names, name, length);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    wanted->add_corner(&writing->names, luaL_checkstring(L, -1), &writing->corner, wanted->context);
    lua_pushvalue(L, -3);
    lua_pushstring(L, text_string(&writing->corner));
    lua_call(L, 1, 1);
    const char *program = luaL_checklstring(L, -1, &length);
    text_add_n(writing->out, program, length);
}

bool probe_write(const probe *wanted, text *out, text *error) {
    writing writing = {.wanted = wanted, .out = out};
    const bool written = templates_run_once(NULL, write_program, &writing, error);
    name_list_free(&writing.names);
    text_free(&writing.corner);
    return written;
}

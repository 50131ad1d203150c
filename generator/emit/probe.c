#include "emit/probe.h"

#include "emit/lua_members.h"
#include "templates/templates.h"

#include <lauxlib.h>

typedef struct writing {
    const probe *wanted;
    text *out;
    name_list *names;
} writing;

static void write_program(lua_State *L, void *context) {
    const writing *writing = context;
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
    lua_call(L, 1, 2);
    const char *program = luaL_checklstring(L, -2, &length);
    text_add_n(writing->out, program, length);
    for (lua_Integer i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
        const char *name = luaL_checklstring(L, -1, &length);
        name_list_add(writing->names, name, length);
        lua_pop(L, 1);
    }
}

bool probe_write(const probe *wanted, text *out, name_list *names, text *error) {
    return templates_run_once(NULL, write_program, &(writing){.wanted = wanted, .out = out, .names = names}, error);
}

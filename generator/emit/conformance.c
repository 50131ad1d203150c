#include "emit/conformance.h"

#include "emit/lua_members.h"
#include "emit/model.h"
#include "templates/templates.h"

#include <lauxlib.h>

typedef struct writing {
    const analysis *analysis;
    const conformance *wanted;
    text *out;
} writing;

/* { framework adapter adapter_text dtypes_text ops_text, dtypes = list of { id expression name } or nil } */
static void push_wanted(lua_State *L, const conformance *wanted) {
    lua_createtable(L, 0, 8);
    lua_member_text(L, "framework", wanted->framework);
    lua_member_text(L, "adapter", wanted->adapter);
    lua_pushlstring(L, text_string(wanted->adapter_text), wanted->adapter_text->length);
    lua_setfield(L, -2, "adapter_text");
    lua_member_text(L, "dtypes_text", wanted->dtypes_text);
    lua_member_text(L, "ops_text", wanted->ops_text);
    if (!wanted->dtypes) return;
    lua_createtable(L, (int)wanted->dtype_count, 0);
    for (size_t i = 0; i < wanted->dtype_count; i++) {
        lua_createtable(L, 0, 2);
        lua_member_integer(L, "id", wanted->dtypes[i].id);
        lua_member_text(L, "expression", wanted->dtypes[i].expression);
        lua_member_text(L, "name", wanted->dtypes[i].name);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "dtypes");
}

static void write_test(lua_State *L, void *context) {
    const writing *writing = context;
    size_t length;
    templates_import(L, "conform/conform");
    model_push(L, writing->analysis, &(emit_options){.prefix = writing->wanted->prefix});
    push_wanted(L, writing->wanted);
    lua_call(L, 2, 1);
    const char *test = luaL_checklstring(L, -1, &length);
    text_add_n(writing->out, test, length);
}

bool conformance_write(const analysis *analysis, const conformance *wanted, text *out, text *error) {
    if (!emit_check_prefix(wanted->prefix, true, error)) return false;
    return templates_run_once(NULL, write_test, &(writing){.analysis = analysis, .wanted = wanted, .out = out}, error);
}

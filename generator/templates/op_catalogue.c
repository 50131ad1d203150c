#include "templates/op_catalogue.h"

#include "base/memory.h"
#include "lattice/op_result.h"
#include "lattice/value_set.h"
#include "templates/templates.h"

#include <lauxlib.h>
#include <string.h>

static bool field_is(lua_State *L, const char *key, const char *value) {
    const bool is = lua_getfield(L, -1, key) == LUA_TSTRING && strcmp(lua_tostring(L, -1), value) == 0;
    lua_pop(L, 1);
    return is;
}

/* The rule in the entry on top; an entry that lists no kinds is for all of them. */
static op_rule rule_on_top(lua_State *L) {
    op_rule rule = {.gives_bool = field_is(L, "result", "b"),
                    .gives_part = field_is(L, "result", "part"),
                    .divides_integers = field_is(L, "result", "inexact"),
                    .needs_join = !field_is(L, "join", "never"),
                    .compares_by_value = field_is(L, "join", "mixed")};
    rule.arity = lua_getfield(L, -1, "arity") == LUA_TNUMBER ? (unsigned)lua_tointeger(L, -1) : 2;
    if (rule.arity < 1 || rule.arity > LAT_OP_MOST_OPERANDS) luaL_error(L, "kernels/ops.lua: a wrong arity");
    lua_pop(L, 1);
    lua_getfield(L, -1, "needs_sign");
    rule.needs_sign = lua_toboolean(L, -1);
    lua_getfield(L, -2, "commutative");
    rule.commutative = lua_toboolean(L, -1);
    lua_getfield(L, -3, "in_format");
    rule.in_format = lua_toboolean(L, -1);
    lua_getfield(L, -4, "condition");
    rule.has_condition = lua_toboolean(L, -1);
    lua_pop(L, 4);
    const bool listed = lua_getfield(L, -1, "kinds") == LUA_TTABLE;
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++) {
        if (!listed || lua_getfield(L, -1, val_kind_name((val_kind)kind)) != LUA_TNIL) rule.kinds |= 1u << kind;
        if (listed) lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return rule;
}

/* The entry on top, which is the last of the catalogue. */
static void read_entry(lua_State *L, op_catalogue *catalogue) {
    catalogue_op *op = &catalogue->items[catalogue->count++];
    if (lua_getfield(L, -1, "name") != LUA_TSTRING || !*lua_tostring(L, -1))
        luaL_error(L, "kernels/ops.lua: entry %d has no name", (int)catalogue->count);
    op->name = mem_copy(lua_tostring(L, -1));
    lua_pop(L, 1);
    catalogue->names[catalogue->count - 1] = op->name;
    op->rule = rule_on_top(L);
}

/* The folders of isa/ that have a file isa.lua; the others hold what several of them share. */
static void read_isas(lua_State *L, name_list *isas) {
    lua_getglobal(L, "host");
    lua_getfield(L, -1, "list");
    lua_pushstring(L, "isa");
    lua_call(L, 1, 1);
    for (lua_Integer i = 1; lua_rawgeti(L, -1, i) == LUA_TSTRING; i++) {
        const char *name = lua_tostring(L, -1);
        lua_getfield(L, -3, "exists");
        lua_pushfstring(L, "isa/%s/isa.lua", name);
        lua_call(L, 1, 1);
        if (lua_toboolean(L, -1)) name_list_add(isas, name, strlen(name));
        lua_pop(L, 2);
    }
    lua_pop(L, 3);
}

static void read_entries(lua_State *L, void *context) {
    op_catalogue *catalogue = context;
    templates_import(L, "kernels/ops");
    luaL_checktype(L, -1, LUA_TTABLE);
    const size_t count = (size_t)lua_rawlen(L, -1);
    catalogue->items = mem_alloc_zeroed(count + 1, sizeof *catalogue->items);
    catalogue->names = mem_alloc_zeroed(count + OP_CONVERSION_COUNT, sizeof *catalogue->names);
    for (op_conversion i = 0; i < OP_CONVERSION_COUNT; i++)
        catalogue->names[count + i] = op_conversion_name(i);
    for (size_t i = 0; i < count; i++) {
        if (lua_rawgeti(L, -1, (lua_Integer)i + 1) != LUA_TTABLE)
            luaL_error(L, "kernels/ops.lua: entry %d is not a table", (int)i + 1);
        read_entry(L, catalogue);
        lua_pop(L, 1);
    }
    read_isas(L, &catalogue->isas);
}

bool op_catalogue_read(const char *directory, op_catalogue *catalogue, text *error) {
    *catalogue = (op_catalogue){0};
    const bool ok = templates_run_once(directory, read_entries, catalogue, error);
    if (!ok) op_catalogue_free(catalogue);
    return ok;
}

void op_catalogue_free(op_catalogue *catalogue) {
    for (size_t i = 0; i < catalogue->count; i++)
        mem_free(catalogue->items[i].name);
    mem_free(catalogue->items);
    mem_free(catalogue->names);
    name_list_free(&catalogue->isas);
    *catalogue = (op_catalogue){0};
}

const op_rule *op_catalogue_find(const op_catalogue *catalogue, const char *name) {
    for (size_t i = 0; catalogue && i < catalogue->count; i++)
        if (strcmp(catalogue->names[i], name) == 0) return &catalogue->items[i].rule;
    return NULL;
}

const char *op_conversion_name(op_conversion conversion) {
    static const char *const names[] = {
#define OP_CONVERSION_NAME(ENUM, name) name,
        OP_FOR_EACH_CONVERSION(OP_CONVERSION_NAME)
#undef OP_CONVERSION_NAME
    };
    return names[conversion];
}

op_conversion op_conversion_find(const char *name) {
    op_conversion found = 0;
    while (found < OP_CONVERSION_COUNT && strcmp(op_conversion_name(found), name) != 0)
        found++;
    return found;
}

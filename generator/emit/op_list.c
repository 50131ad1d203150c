#include "emit/op_list.h"

#include "base/memory.h"
#include "emit/templates.h"

#include <lauxlib.h>
#include <string.h>

static const char unary[] = "unary", array_api[] = "array_api";

static bool field_is(lua_State *L, const char *key, const char *value) {
    const bool is = lua_getfield(L, -1, key) == LUA_TSTRING && strcmp(lua_tostring(L, -1), value) == 0;
    lua_pop(L, 1);
    return is;
}

/* The rule in the entry on top; an entry that lists no kinds is for all of them. */
static spec_op_rule rule_on_top(lua_State *L) {
    spec_op_rule rule = {.gives_bool = field_is(L, "result", "b"),
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
    lua_pop(L, 2);
    const bool listed = lua_getfield(L, -1, "kinds") == LUA_TTABLE;
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++) {
        if (!listed || lua_getfield(L, -1, val_kind_name((val_kind)kind)) != LUA_TNIL) rule.kinds |= 1u << kind;
        if (listed) lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return rule;
}

/* A copy of a text of the table on top, "" where there is none. */
static char *copy_of(lua_State *L, const char *key) {
    const char *value = lua_getfield(L, -1, key) == LUA_TSTRING ? lua_tostring(L, -1) : "";
    char *copy = mem_copy(value);
    lua_pop(L, 1);
    return copy;
}

static void collect(lua_State *L, void *context) {
    emit_op_list *list = context;
    templates_import(L, "kernels/ops");
    luaL_checktype(L, -1, LUA_TTABLE);
    const size_t count = (size_t)lua_rawlen(L, -1);
    list->items = mem_alloc_zeroed(count, sizeof *list->items);
    for (size_t i = 0; i < count; i++) {
        if (lua_rawgeti(L, -1, (lua_Integer)i + 1) != LUA_TTABLE)
            luaL_error(L, "kernels/ops.lua: entry %d is not a table", (int)i + 1);
        emit_op *op = &list->items[list->count++];
        op->name = copy_of(L, "name");
        if (!*op->name) luaL_error(L, "kernels/ops.lua: entry %d has no name", (int)i + 1);
        op->group = copy_of(L, "group");
        op->rule = rule_on_top(L);
        lua_getfield(L, -1, "not_in_array_api");
        op->in_array_api = !lua_toboolean(L, -1);
        lua_pop(L, 2);
    }
}

bool emit_op_list_read(const char *directory, emit_op_list *list, text *error) {
    templates of;
    *list = (emit_op_list){0};
    templates_open(&of, directory);
    const bool ok = templates_run(&of, collect, list, error);
    templates_close(&of);
    if (!ok) emit_op_list_free(list);
    return ok;
}

void emit_op_list_free(emit_op_list *list) {
    for (size_t i = 0; i < list->count; i++) {
        mem_free(list->items[i].name);
        mem_free(list->items[i].group);
    }
    mem_free(list->items);
    *list = (emit_op_list){0};
}

bool emit_op_list_rule(const emit_op_list *list, const char *op, spec_op_rule *rule) {
    for (size_t i = 0; i < list->count; i++) {
        if (strcmp(list->items[i].name, op) != 0) continue;
        *rule = list->items[i].rule;
        return true;
    }
    return false;
}

bool emit_op_is_in(const emit_op *op, const char *group) {
    if (strcmp(group, unary) == 0) return op->rule.arity == 1;
    if (strcmp(group, array_api) == 0) return op->in_array_api;
    return *group && strcmp(group, op->group) == 0;
}

static void add_group(const emit_op_list *list, const char *group, const char **groups, size_t *count) {
    bool used = false;
    for (size_t i = 0; i < *count; i++)
        if (strcmp(groups[i], group) == 0) return;
    for (size_t i = 0; i < list->count; i++)
        used = used || emit_op_is_in(&list->items[i], group);
    if (used) groups[(*count)++] = group;
}

const char **emit_op_groups(const emit_op_list *list, size_t *count) {
    const char **groups = mem_alloc((list->count + 2) * sizeof *groups);
    *count = 0;
    for (size_t i = 0; i < list->count; i++)
        add_group(list, list->items[i].group, groups, count);
    add_group(list, unary, groups, count);
    add_group(list, array_api, groups, count);
    return groups;
}

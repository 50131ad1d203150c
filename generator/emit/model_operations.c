#include "emit/model_operations.h"
#include "emit/lua_ids.h"
#include "emit/lua_members.h"
#include "lattice/op_slices.h"
#include "spec/operation.h"
#include "spec/words.h"

#include <lauxlib.h>
#include <string.h>

/* An operation's name, and the ids of its operands; nil ends them. *computed_in: as lat_op_result() has it. */
static lat_id result_of_op(lua_State *L, lat_id *computed_in) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const spec_operation *operation = spec_operation_find(analysis->spec, luaL_checkstring(L, 1));
    lat_id operands[LAT_OP_MOST_OPERANDS];
    size_t count = 0;
    while (count < LAT_OP_MOST_OPERANDS && !lua_isnoneornil(L, (int)count + 2)) {
        operands[count] = (lat_id)lua_id_argument(L, analysis, (int)count + 2);
        count++;
    }
    *computed_in = LAT_NONE;
    return operation ? lat_op_result(&analysis->promotion, &operation->rule, operands, count, computed_in) : LAT_NONE;
}

static int op_result(lua_State *L) {
    lat_id computed_in;
    return lua_push_id(L, result_of_op(L, &computed_in));
}

/* The results of an operation of one or two operands, the first being `a`, and what each is computed in: two lists. */
static int op_row(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const spec_operation *operation = spec_operation_find(analysis->spec, luaL_checkstring(L, 1));
    const lat_id a = (lat_id)lua_id_argument(L, analysis, 2);
    const size_t n = analysis->promotion.n;
    lua_createtable(L, (int)n, 0);
    lua_createtable(L, (int)n, 0);
    for (size_t b = 0; b < n; b++) {
        lat_id computed_in = LAT_NONE;
        const lat_id operands[] = {a, (lat_id)b};
        const lat_id result =
            operation ? lat_op_result(&analysis->promotion, &operation->rule, operands, 2, &computed_in) : LAT_NONE;
        lua_push_id_or_false(L, result);
        lua_rawseti(L, -3, (lua_Integer)b + 1);
        lua_push_id_or_false(L, computed_in);
        lua_rawseti(L, -2, (lua_Integer)b + 1);
    }
    return 2;
}

static void push_number(lua_State *L, size_t row, size_t i, const lat_op_slices *slices) {
    lua_pushinteger(L, slices->places[row * slices->n + i]);
}

static void push_slice_cell(lua_State *L, size_t row, size_t i, const lat_op_slices *slices) {
    lua_push_id_or_false(L, slices->slices[row * slices->n + i]);
}

/* A list of `count` rows with a cell for each dtype. */
static void push_rows(lua_State *L, const lat_op_slices *slices, size_t count,
                      void push(lua_State *, size_t row, size_t i, const lat_op_slices *)) {
    lua_createtable(L, (int)count, 0);
    for (size_t row = 0; row < count; row++) {
        lua_createtable(L, (int)slices->n, 0);
        for (size_t i = 0; i < slices->n; i++) {
            push(L, row, i, slices);
            lua_rawseti(L, -2, (lua_Integer)i + 1);
        }
        lua_rawseti(L, -2, (lua_Integer)row + 1);
    }
}

static int op_slices(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const spec_operation *operation = spec_operation_find(analysis->spec, luaL_checkstring(L, 1));
    lat_op_slices slices;
    if (!operation || !lat_op_slices_make(&slices, &analysis->promotion, &operation->rule)) return 0;
    push_rows(L, &slices, slices.n, push_number);
    push_rows(L, &slices, slices.count, push_slice_cell);
    lat_op_slices_free(&slices);
    return 2;
}

/* Whether a kernel follows what the spec says that it is computed in, and the dtype of the kernel, or nil. */
static int op_kernel(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const spec_operation *operation = spec_operation_find(analysis->spec, luaL_checkstring(L, 1));
    lat_id computed_in, operands[LAT_OP_MOST_OPERANDS] = {0};
    const lat_id result = result_of_op(L, &computed_in);
    for (int i = 0; i < LAT_OP_MOST_OPERANDS && !lua_isnoneornil(L, i + 2); i++)
        operands[i] = (lat_id)lua_tointeger(L, i + 2);
    lua_pushboolean(L, operation && spec_operation_follows(analysis->spec, operation, operands, &computed_in, result));
    lua_push_id(L, computed_in);
    return 2;
}

static int op_computed_in(lua_State *L) {
    lat_id computed_in;
    result_of_op(L, &computed_in);
    return lua_push_id(L, computed_in);
}

/* What there are kernels for; NULL: all. */
static void set_served(lua_State *L, size_t count, const bool *served) {
    if (!served) return;
    lua_push_id_set(L, count, served);
    lua_setfield(L, -2, "kernels");
}

/* By name, { named, kernels } of each that there is. */
static void set_conversions(lua_State *L, const spec *spec) {
    lua_createtable(L, 0, OP_CONVERSION_COUNT);
    for (op_conversion i = 0; i < OP_CONVERSION_COUNT; i++) {
        const bool *served;
        if (!spec_has_conversion(spec, i, &served)) continue;
        lua_createtable(L, 0, 2);
        lua_member_boolean(L, "named", spec_names_conversion(spec, i));
        set_served(L, spec->dtype_count, served);
        lua_setfield(L, -2, op_conversion_name(i));
    }
    lua_setfield(L, -2, "conversions");
}

/* A list of { operands compute result }, ids: the signatures or, of another rule, the cells before it; nothing of none. */
static void set_cells(lua_State *L, const lat_promotion *promotion, const lat_op *rule) {
    if (!rule->cell_count) return;
    lua_createtable(L, (int)rule->cell_count, 0);
    for (size_t i = 0; i < rule->cell_count; i++) {
        const lat_op_cell *cell = &rule->cells[i];
        const lat_op alone = {.arity = rule->arity, .form = LAT_OP_LISTED, .cells = &rule->cells[i], .cell_count = 1};
        lat_id compute;
        lat_op_result(promotion, &alone, cell->operands, rule->arity, &compute);
        lua_createtable(L, 0, 3);
        lua_push_id_list(L, cell->operands, rule->arity);
        lua_setfield(L, -2, "operands");
        if (compute != LAT_NONE) lua_member_integer(L, "compute", compute);
        if (cell->result != LAT_NONE) lua_member_integer(L, "result", cell->result);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    if (rule->form == LAT_OP_LISTED)
        lua_setfield(L, -2, "signatures");
    else
        lua_setfield(L, -2, "cells");
}

/* Whether the result is that for what the operands promote to, whatever they are. */
static bool is_of_join(const lat_op *rule) {
    bool any = !rule->same && rule->promotes && !rule->unpromoted && !rule->cell_count;
    for (unsigned i = 0; i < rule->arity; i++)
        any = any && !rule->operands[i];
    return any && rule->form == LAT_OP_JOIN;
}

/*
 * By field of a stub, its word; of a table, a word or false by key; of `link`, a list. Words of a field follow each
 * other.
 */
static void set_stub(lua_State *L, const spec_op *own) {
    if (!own || !own->has_stub) return;
    lua_newtable(L);
    for (size_t i = 0; i < own->stub_count; i++) {
        const spec_stub_word *word = &own->stub[i];
        if (!word->of && strcmp(word->field, "link") != 0) {
            lua_member_text(L, word->field, word->word);
            continue;
        }
        if (lua_getfield(L, -1, word->field) == LUA_TNIL) {
            lua_pop(L, 1);
            lua_newtable(L);
            lua_pushvalue(L, -1);
            lua_setfield(L, -3, word->field);
        }
        if (word->word)
            lua_pushstring(L, word->word);
        else
            lua_pushboolean(L, false);
        if (word->of)
            lua_setfield(L, -2, word->of);
        else
            lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
        lua_pop(L, 1);
    }
    lua_setfield(L, -2, "stub");
}

/* By operand the ids of the dtypes that the spec allows, false where it says nothing of it. */
static void set_operands(lua_State *L, const lat_promotion *promotion, const spec_operation *operation) {
    lua_createtable(L, LAT_OP_MOST_OPERANDS, 0);
    for (size_t i = 0; i < operation->rule.arity; i++) {
        if (operation->own && operation->own->operands[i].members)
            lua_push_id_set(L, promotion->n, operation->rule.operands[i]);
        else
            lua_pushboolean(L, false);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "operand_sets");
}

/*
 * Of three operands: by id + 1 of what they promote to, what a kernel computes in, or false; of a result to which that is
 * converted, by id + 1 of the operand that decides it, also that.
 */
static void set_by_join(lua_State *L, const lat_promotion *promotion, const lat_op *rule) {
    const lat_op plain = {.arity = rule->arity,
                          .domain = rule->domain,
                          .form = rule->form,
                          .dtypes = rule->dtypes,
                          .count = rule->count,
                          .map = rule->converts ? NULL : rule->map,
                          .gives = rule->gives,
                          .compute = rule->compute,
                          .constant = LAT_NONE,
                          .converts = rule->converts};
    lua_createtable(L, (int)promotion->n, 0);
    for (lat_id id = 0; id < promotion->n; id++) {
        const lat_id operands[LAT_OP_MOST_OPERANDS] = {id, id, id};
        lat_id computed_in;
        const lat_id result = lat_op_result(promotion, &plain, operands, 1, &computed_in);
        lua_push_id_or_false(L, result == computed_in || rule->converts ? computed_in : LAT_NONE);
        lua_rawseti(L, -2, (lua_Integer)id + 1);
    }
    lua_setfield(L, -2, "by_join");
    if (!rule->converts) return;
    lua_createtable(L, (int)promotion->n, 0);
    for (lat_id id = 0; id < promotion->n; id++) {
        lua_push_id_or_false(L, rule->map ? rule->map[id] : id);
        lua_rawseti(L, -2, (lua_Integer)id + 1);
    }
    lua_setfield(L, -2, "given");
}

static void push_operation(lua_State *L, const lat_promotion *promotion, const spec_operation *operation) {
    static const char *const forms[] = {
        [LAT_OP_JOIN] = "join",   [LAT_OP_EACH] = "each",   [LAT_OP_FLOOR] = "floor",      [LAT_OP_OPERAND] = "operand",
        [LAT_OP_LOOPS] = "loops", [LAT_OP_FIXED] = "fixed", [LAT_OP_LISTED] = "signatures"};
    const lat_op *rule = &operation->rule;
    lua_createtable(L, 0, 13);
    lua_member_text(L, "name", operation->name);
    lua_member_integer(L, "arity", operation->rule.arity);
    lua_member_boolean(L, "known", operation->known);
    lua_member_boolean(L, "own", operation->own != NULL);
    lua_member_boolean(L, "reduce", operation->own && operation->own->reduce);
    lua_member_boolean(L, "commutative", operation->commutative);
    lua_member_text(L, "form", forms[rule->form]);
    lua_member_boolean(L, "of_join", is_of_join(rule));
    lua_member_boolean(L, "same", rule->same);
    lua_member_boolean(L, "states_compute", rule->compute || rule->form == LAT_OP_LISTED);
    if (operation->own) lua_member_text(L, "rule", spec_op_form_name(operation->own->form));
    if (operation->own) lua_member_text(L, "to_integer", field_to_integer_name(operation->own->to_integer));
    lua_member_boolean(L, "bounded",
                       operation->rule.promotes || operation->rule.same ||
                           (operation->own && operation->own->domain.members));
    if (rule->arity == 3) set_by_join(L, promotion, rule);
    if (operation->rule.form == LAT_OP_OPERAND) lua_member_integer(L, "deciding", operation->rule.deciding + 1);
    lua_push_id_list(L, rule->dtypes, rule->count);
    lua_setfield(L, -2, "dtypes");
    set_cells(L, promotion, rule);
    set_operands(L, promotion, operation);
    set_stub(L, operation->own);
}

static void set_operations(lua_State *L, const analysis *analysis) {
    const spec *spec = analysis->spec;
    lua_createtable(L, (int)spec->operation_count, 0);
    for (size_t i = 0; i < spec->operation_count; i++) {
        const spec_operation *operation = &spec->operations[i];
        push_operation(L, &analysis->promotion, operation);
        lua_member_boolean(L, "named", spec->ops || operation->own);
        set_served(L, spec->dtype_count, operation->served);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "ops");
}

static int op_has_results(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const spec_operation *operation = spec_operation_find(analysis->spec, luaL_checkstring(L, 1));
    lua_pushboolean(L, operation && spec_operation_has_results(&analysis->promotion, operation));
    return 1;
}

/* Nil where it has kernels. */
static int op_why_no_kernels(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const spec_operation *operation = spec_operation_find(analysis->spec, luaL_checkstring(L, 1));
    text why = {0};
    const char *hint;
    if (!operation || spec_operation_has_kernels(analysis->spec, &analysis->promotion, operation, &why, &hint))
        lua_pushnil(L);
    else
        lua_pushfstring(L, "%s (%s)", text_string(&why), hint);
    text_free(&why);
    return 1;
}

void model_set_operations(lua_State *L, const analysis *analysis) {
    set_operations(L, analysis);
    set_conversions(L, analysis->spec);
    lua_member_function(L, "op_has_results", op_has_results, analysis);
    lua_member_function(L, "op_why_no_kernels", op_why_no_kernels, analysis);
    lua_member_function(L, "op_result", op_result, analysis);
    lua_member_function(L, "op_computed_in", op_computed_in, analysis);
    lua_member_function(L, "op_kernel", op_kernel, analysis);
    lua_member_function(L, "op_slices", op_slices, analysis);
    lua_member_function(L, "op_row", op_row, analysis);
}

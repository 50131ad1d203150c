#include "emit/model.h"

#include "analysis/castings.h"
#include "emit/lua_members.h"
#include "lattice/op_slices.h"
#include "lattice/result_type.h"
#include "platform/pathname.h"
#include "report/check/law_report.h"
#include "report/explain/join_explanation.h"
#include "spec/names/host_words.h"
#include "spec/names/names.h"
#include "spec/operation.h"
#include "spec/set.h"
#include "spec/words.h"
#include "spec/write/writer.h"

#include <lauxlib.h>
#include <string.h>

static void set_names(lua_State *L, const char *key, const char *const *names, size_t count) {
    if (!names) return;
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        lua_pushstring(L, names[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, key);
}

static const char *name_of(const spec *spec, lat_id id) {
    return id < spec->dtype_count ? spec->dtypes[id].name : NULL;
}

/* The name of what is divided in, "-" for none; NULL where the spec does not say. */
static const char *divided_in(const spec *spec, lat_id id) {
    return id == SPEC_NOT_DIVIDED ? "-" : name_of(spec, id);
}

static void push_values(lua_State *L, const val_set *values) {
    lua_member_text(L, "kind", val_kind_name(values->kind));
    lua_member_integer(L, "bits", values->bits);
    if (values->kind == VAL_FIXED) lua_member_integer(L, "fraction", values->fraction);
    if (values->kind != VAL_FLOAT && values->kind != VAL_COMPLEX) return;
    lua_member_boolean(L, "signed", values->is_signed);
    lua_member_integer(L, "exponent", values->exponent);
    lua_member_integer(L, "mantissa", values->mantissa);
    lua_member_integer(L, "bias", values->bias);
    lua_member_text(L, "special", val_special_name(values->special));
}

/* Words by language: a table of tables at `host`, without languages that have none. */
static void set_host(lua_State *L, char *const *words, const char *const *names, size_t count) {
    lua_createtable(L, 0, HOST_LANGUAGE_COUNT);
    for (size_t i = 0; i < HOST_LANGUAGE_COUNT; i++) {
        if (!host_has_words(&words[i * count], count)) continue;
        lua_createtable(L, 0, (int)count);
        for (size_t k = 0; k < count; k++)
            lua_member_text(L, names[k], words[i * count + k]);
        lua_setfield(L, -2, host_language_names[i]);
    }
    lua_setfield(L, -2, "host");
}

/* The words of a dtype, of which `name` is the whole expression for it. */
static void set_dtype_host(lua_State *L, const spec_host *host, const spec_dtype *dtype) {
    char *words[HOST_LANGUAGE_COUNT * HOST_DTYPE_WORD_COUNT];
    text expressions[HOST_LANGUAGE_COUNT] = {0};
    memcpy(words, dtype->host.words, sizeof words);
    for (size_t i = 0; i < HOST_LANGUAGE_COUNT; i++) {
        host_dtype_expression(host, dtype, (host_language)i, &expressions[i]);
        words[i * HOST_DTYPE_WORD_COUNT + HOST_DTYPE_WORD_NAME] = expressions[i].data;
    }
    set_host(L, words, host_dtype_word_names, HOST_DTYPE_WORD_COUNT);
    for (size_t i = 0; i < HOST_LANGUAGE_COUNT; i++)
        text_free(&expressions[i]);
}

static void push_dtype(lua_State *L, const analysis *analysis, size_t id, bool is_dense) {
    const spec_dtype *dtype = &analysis->spec->dtypes[id];
    lua_createtable(L, 0, 16);
    lua_member_integer(L, "id", (lua_Integer)id);
    lua_member_text(L, "name", dtype->name);
    lua_member_text(L, "ident", dtype->ident);
    lua_member_text(L, "title", dtype->title);
    lua_member_text(L, "format", spec_dtype_format(dtype));
    static const char *const none[] = {NULL};
    set_names(L, "aliases", dtype->aliases ? (const char *const *)dtype->aliases : none, dtype->alias_count);
    lua_member_integer(L, "value", spec_dtype_value(analysis->spec, (lat_id)id));
    lua_member_integer(L, "index", is_dense ? spec_dtype_value(analysis->spec, (lat_id)id) : (int)id);
    push_values(L, &dtype->values);
    lua_member_integer(L, "size", dtype->size);
    lua_member_text(L, "weak",
                    dtype->weak_of && dtype->strong != LAT_NONE ? name_of(analysis->spec, dtype->strong)
                                                                : dtype->weak_of);
    if (dtype->strong != LAT_NONE) lua_member_integer(L, "strong", dtype->strong);
    const lat_id part = spec_dtype_part(analysis->spec, dtype);
    lua_member_text(L, "of", part != LAT_NONE ? name_of(analysis->spec, part) : dtype->of);
    if (part != LAT_NONE) lua_member_integer(L, "part", part);
    lua_member_integer(L, "position", analysis->promotion.order.position[id]);
    lua_member_text(L, "ctype", dtype->ctype);
    lua_member_text(L, "to_f64", dtype->to_f64);
    lua_member_text(L, "from_f64", dtype->from_f64);
    if (dtype->values.kind == VAL_FLOAT) lua_member_text(L, "overflow", field_overflow_name(dtype->overflow));
    if (analysis->spec->inexact) lua_member_text(L, "inexact", divided_in(analysis->spec, analysis->spec->inexact[id]));
    set_dtype_host(L, &analysis->spec->host, dtype);
}

/* The floats among the well-known dtypes, in the order of their table. */
static void set_formats(lua_State *L) {
    lua_Integer count = 0;
    lua_newtable(L);
    for (size_t i = 0; i < dtype_known_count; i++) {
        const dtype_known *known = &dtype_known_table[i];
        if (known->values.kind != VAL_FLOAT) continue;
        lua_createtable(L, 0, 8);
        lua_member_text(L, "name", known->name);
        push_values(L, &known->values);
        lua_rawseti(L, -2, ++count);
    }
    lua_setfield(L, -2, "formats");
}

static size_t id_of(lua_State *L, const analysis *analysis, int argument) {
    const lua_Integer id = luaL_checkinteger(L, argument);
    luaL_argcheck(L, id >= 0 && (size_t)id < analysis->spec->dtype_count, argument, "no dtype has this id");
    return (size_t)id;
}

/* Pushes a list with a value for each dtype, of that one and the dtype whose id is the argument. */
static int push_row(lua_State *L, void push(lua_State *, const analysis *, lat_id id, lat_id other)) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const lat_id id = (lat_id)id_of(L, analysis, 1);
    lua_createtable(L, (int)analysis->spec->dtype_count, 0);
    for (lat_id other = 0; other < analysis->spec->dtype_count; other++) {
        push(L, analysis, id, other);
        lua_rawseti(L, -2, (lua_Integer)other + 1);
    }
    return 1;
}

static void push_id_list(lua_State *L, const lat_id *ids, size_t count) {
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        lua_pushinteger(L, ids[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
}

static void push_id_or_false(lua_State *L, lat_id id) {
    if (id == LAT_NONE)
        lua_pushboolean(L, false);
    else
        lua_pushinteger(L, id);
}

static void push_join(lua_State *L, const analysis *analysis, lat_id id, lat_id other) {
    push_id_or_false(L, lat_join(&analysis->promotion, id, other));
}

static void push_above(lua_State *L, const analysis *analysis, lat_id id, lat_id other) {
    lua_pushboolean(L, lat_leq(&analysis->promotion.order, id, other));
}

static void push_apart(lua_State *L, const analysis *analysis, lat_id id, lat_id other) {
    lua_pushboolean(L, lat_is_apart(&analysis->promotion, id, other));
}

static int row(lua_State *L) {
    return push_row(L, push_join);
}

static int above(lua_State *L) {
    return push_row(L, push_above);
}

static int apart(lua_State *L) {
    return push_row(L, push_apart);
}

static int casts(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const spec_dtype *dtypes = analysis->spec->dtypes;
    const lat_id id = (lat_id)id_of(L, analysis, 1);
    const size_t n = analysis->spec->dtype_count;
    uint32_t *allowing = lua_newuserdatauv(L, n * sizeof *allowing, 0); /* freed by Lua, whatever happens */
    castings_row(analysis, id, allowing);
    lua_createtable(L, (int)n, 0);
    for (size_t other = 0; other < n; other++) {
        const val_losses losses = val_conversion_losses(&dtypes[id].values, &dtypes[other].values);
        lua_pushinteger(L, losses | (lua_Integer)allowing[other] << VAL_LOSS_COUNT);
        lua_rawseti(L, -2, (lua_Integer)other + 1);
    }
    return 1;
}

static int because(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    text sentence = {0};
    join_explanation_because(&sentence, analysis, (lat_id)id_of(L, analysis, 1), (lat_id)id_of(L, analysis, 2));
    lua_pushlstring(L, text_string(&sentence), sentence.length);
    text_free(&sentence);
    return 1;
}

static int push_id(lua_State *L, lat_id id) {
    if (id == LAT_NONE)
        lua_pushnil(L);
    else
        lua_pushinteger(L, id);
    return 1;
}

/* The list of ids of dtypes. */
static int result_type(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    luaL_checktype(L, 1, LUA_TTABLE);
    const size_t count = (size_t)lua_rawlen(L, 1);
    luaL_argcheck(L, count <= LAT_MAX_DTYPES, 1, "too many dtypes");
    lat_id *ids = lua_newuserdatauv(L, (count + 1) * sizeof *ids, 0); /* freed by Lua, whatever happens */
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(L, 1, (lua_Integer)i + 1);
        ids[i] = (lat_id)id_of(L, analysis, -1);
        lua_pop(L, 1);
    }
    return push_id(L, lat_result_type(&analysis->promotion, analysis->promotion.nary, ids, count));
}

/* An operation's name, and the ids of its operands; nil ends them. *computed_in: as lat_op_result() has it. */
static lat_id result_of_op(lua_State *L, lat_id *computed_in) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const spec_operation *operation = spec_operation_find(analysis->spec, luaL_checkstring(L, 1));
    lat_id operands[LAT_OP_MOST_OPERANDS];
    size_t count = 0;
    while (count < LAT_OP_MOST_OPERANDS && !lua_isnoneornil(L, (int)count + 2)) {
        operands[count] = (lat_id)id_of(L, analysis, (int)count + 2);
        count++;
    }
    *computed_in = LAT_NONE;
    return operation ? lat_op_result(&analysis->promotion, &operation->rule, operands, count, computed_in) : LAT_NONE;
}

static int op_result(lua_State *L) {
    lat_id computed_in;
    return push_id(L, result_of_op(L, &computed_in));
}

/* The results of an operation of one or two operands, the first being `a`, and what each is computed in: two lists. */
static int op_row(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const spec_operation *operation = spec_operation_find(analysis->spec, luaL_checkstring(L, 1));
    const lat_id a = (lat_id)id_of(L, analysis, 2);
    const size_t n = analysis->promotion.n;
    lua_createtable(L, (int)n, 0);
    lua_createtable(L, (int)n, 0);
    for (size_t b = 0; b < n; b++) {
        lat_id computed_in = LAT_NONE;
        const lat_id operands[] = {a, (lat_id)b};
        const lat_id result =
            operation ? lat_op_result(&analysis->promotion, &operation->rule, operands, 2, &computed_in) : LAT_NONE;
        push_id_or_false(L, result);
        lua_rawseti(L, -3, (lua_Integer)b + 1);
        push_id_or_false(L, computed_in);
        lua_rawseti(L, -2, (lua_Integer)b + 1);
    }
    return 2;
}

static void push_number(lua_State *L, size_t row, size_t i, const lat_op_slices *slices) {
    lua_pushinteger(L, slices->places[row * slices->n + i]);
}

static void push_slice_cell(lua_State *L, size_t row, size_t i, const lat_op_slices *slices) {
    push_id_or_false(L, slices->slices[row * slices->n + i]);
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
    push_id(L, computed_in);
    return 2;
}

static int op_computed_in(lua_State *L) {
    lat_id computed_in;
    result_of_op(L, &computed_in);
    return push_id(L, computed_in);
}

/* The ids of a set. */
static void push_ids(lua_State *L, size_t count, const bool *set) {
    lua_Integer length = 0;
    lua_newtable(L);
    for (size_t id = 0; id < count; id++) {
        if (!set[id]) continue;
        lua_pushinteger(L, (lua_Integer)id);
        lua_rawseti(L, -2, ++length);
    }
}

/* What there are kernels for; NULL: all. */
static void set_served(lua_State *L, size_t count, const bool *served) {
    if (!served) return;
    push_ids(L, count, served);
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
        push_id_list(L, cell->operands, rule->arity);
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
            push_ids(L, promotion->n, operation->rule.operands[i]);
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
        push_id_or_false(L, result == computed_in || rule->converts ? computed_in : LAT_NONE);
        lua_rawseti(L, -2, (lua_Integer)id + 1);
    }
    lua_setfield(L, -2, "by_join");
    if (!rule->converts) return;
    lua_createtable(L, (int)promotion->n, 0);
    for (lat_id id = 0; id < promotion->n; id++) {
        push_id_or_false(L, rule->map ? rule->map[id] : id);
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
    push_id_list(L, rule->dtypes, rule->count);
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

/* What a word of a set stands for: a list of ids, or nil. */
static int set(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const char *word = luaL_checkstring(L, 1);
    spec_set members = set_new(analysis->spec);
    if (set_add_word(analysis->spec, word, &members))
        push_ids(L, analysis->spec->dtype_count, members.members);
    else
        lua_pushnil(L);
    spec_set_free(&members);
    return 1;
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

static void set_function(lua_State *L, const char *key, lua_CFunction function, const analysis *analysis) {
    lua_pushlightuserdata(L, (void *)analysis);
    lua_pushcclosure(L, function, 1);
    lua_setfield(L, -2, key);
}

static int is_keyword(lua_State *L) {
    lua_pushboolean(L, name_is_keyword(luaL_checkstring(L, 1)));
    return 1;
}

static void set_built_text(lua_State *L, const char *key, text *value) {
    lua_pushlstring(L, text_string(value), value->length);
    lua_setfield(L, -2, key);
    text_free(value);
}

/* Few enough to look through all of them for a failure that says more. */
static const uint64_t few_cases = 10000000;

/* A failure among strong dtypes, where there is one and it takes no time to find. */
static lat_witness telling_failure(const analysis *analysis, lat_law law) {
    lat_witness found = analysis->laws.law[law].witness;
    uint64_t covered;
    if (lat_law_cases(law, analysis->promotion.n) <= few_cases) law_failures(analysis, law, 1, &found, &covered);
    return found;
}

static void push_law(lua_State *L, const analysis *analysis, lat_law law) {
    const lat_law_result *result = &analysis->laws.law[law];
    lua_createtable(L, 0, 3);
    lua_member_text(L, "name", lat_law_name(law));
    lua_member_boolean(L, "holds", result->outcome == LAT_HOLDS);
    text sentence = {0};
    const lat_witness failure = telling_failure(analysis, law);
    law_outcome_sentence(&sentence, analysis, law, result->outcome == LAT_FAILS ? &failure : NULL, "v");
    set_built_text(L, "sentence", &sentence);
}

static void set_laws(lua_State *L, const analysis *analysis) {
    lua_createtable(L, LAT_LAW_COUNT, 0);
    for (int law = 0; law < LAT_LAW_COUNT; law++) {
        push_law(L, analysis, (lat_law)law);
        lua_rawseti(L, -2, law + 1);
    }
    lua_setfield(L, -2, "laws");
    text object = {0};
    law_json(&(json){.out = &object}, NULL, analysis, false);
    set_built_text(L, "laws_json", &object);
    const lat_laws *laws = &analysis->laws;
    lua_member_text(L, "class", lat_class_name(laws->kind));
    lua_member_text(L, "class_meaning", lat_class_meaning(laws->kind));
    lua_member_boolean(L, "total", laws->total);
    lua_member_integer(L, "gaps", (lua_Integer)laws->gaps);
    lua_member_integer(L, "undefined", (lua_Integer)analysis->promotion.undefined);
    lua_member_integer(L, "ambiguous", (lua_Integer)analysis->promotion.ambiguous);
    lua_member_integer(L, "resolve_fills", (lua_Integer)analysis->promotion.resolve_fills);
    lua_member_integer(L, "resolve_disambiguates", (lua_Integer)analysis->promotion.resolve_disambiguates);
    lua_member_integer(L, "resolve_overrides", (lua_Integer)analysis->promotion.resolve_overrides);
    if (!analysis->promotion.order.transitive) return;
    lua_member_text(L, "top", name_of(analysis->spec, analysis->shape.top));
    lua_member_text(L, "bottom", name_of(analysis->spec, analysis->shape.bottom));
    lua_member_integer(L, "height", (lua_Integer)analysis->shape.height);
    lua_member_integer(L, "hasse_edges", (lua_Integer)analysis->shape.hasse_count);
}

/* A list of { a, b }, ids; nothing where the spec does not speak of hot pairs. */
static void set_hot(lua_State *L, const spec *spec) {
    if (!spec->hot) return;
    lua_createtable(L, (int)spec->hot_count, 0);
    for (size_t i = 0; i < spec->hot_count; i++) {
        push_id_list(L, (const lat_id[]){spec->hot[i].a, spec->hot[i].b}, 2);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "hot");
}

/* A list of { name dtypes }, ids. */
static void set_sets(lua_State *L, const spec *spec) {
    lua_createtable(L, (int)spec->set_count, 0);
    for (size_t i = 0; i < spec->set_count; i++) {
        lua_createtable(L, 0, 2);
        lua_member_text(L, "name", spec->sets[i].name);
        push_ids(L, spec->dtype_count, spec->sets[i].members);
        lua_setfield(L, -2, "dtypes");
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "sets");
}

static size_t count_in_table(const spec_casting *casting) {
    size_t count = 0;
    for (size_t i = 0; i < casting->cast_count; i++)
        count += casting->casts[i].in_table;
    return count;
}

/* A list of { name from settled in_table }; the last three of the spec's own alone. */
static void set_castings(lua_State *L, const spec *spec) {
    const size_t count = castings_count(spec);
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        const spec_casting *own = casting_own(spec, i);
        lua_createtable(L, 0, 4);
        lua_member_text(L, "name", casting_name(spec, i));
        if (own) {
            lua_member_text(L, "from", field_casting_base_name(own->from));
            lua_member_integer(L, "settled", (lua_Integer)own->cast_count);
            lua_member_integer(L, "in_table", (lua_Integer)count_in_table(own));
        }
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "castings");
}

static void set_options(lua_State *L, const emit_options *options) {
    lua_createtable(L, 0, 8);
#define SET_GROUP(ENUM, bit, word) lua_member_boolean(L, word, options->groups &EMIT_##ENUM);
    EMIT_FOR_EACH_GROUP(SET_GROUP)
#undef SET_GROUP
    lua_member_boolean(L, "staged", options->staged);
#define SET_DRIVER(ENUM, bit, word)                                                                                    \
    if (options->driver == EMIT_##ENUM) lua_member_text(L, "driver", word);
    EMIT_FOR_EACH_DRIVER(SET_DRIVER)
#undef SET_DRIVER
    lua_member_boolean(L, "templates", options->templates != NULL);
    static const char *const none[] = {NULL};
    set_names(L, "languages", options->languages ? options->languages : none, options->language_count);
    set_names(L, "isas", options->isas, options->isa_count);
    lua_member_text(L, "ops_text", options->ops);
    lua_member_text(L, "prefix", options->prefix);
    lua_setfield(L, -2, "options");
}

/* No path of the machine goes into the output: only an installed spec is called by more than its file's name. */
static const char *public_name(const spec *spec) {
    if (spec->file_count == 0 && strncmp(spec->file, "specs/", 6) == 0) return spec->file;
    return path_name(spec->file);
}

static void set_meaning(lua_State *L, const spec *spec) {
    char hex[65];
    spec_definition_hash(spec, hex);
    lua_member_text(L, "meaning", hex);
}

/* Whether tables are laid out by the enumerators' values, which are not known of an enum of the host's. */
static bool is_dense(const spec *spec) {
    if (spec->host.words[HOST_C * HOST_WORD_COUNT + HOST_WORD_DTYPE]) return false;
    for (size_t id = 0; spec_has_values(spec) && id < spec->dtype_count; id++)
        if (spec->dtypes[id].value < 0 || spec->dtypes[id].value > SPEC_TABLE_LAST) return false;
    return true;
}

/* How many rows a table has: one past the largest of the enumerators' values, or one for each dtype. */
static lua_Integer limit_of(const spec *spec) {
    if (!is_dense(spec)) return (lua_Integer)spec->dtype_count;
    int largest = -1;
    for (size_t id = 0; id < spec->dtype_count; id++)
        if (spec_dtype_value(spec, (lat_id)id) > largest) largest = spec_dtype_value(spec, (lat_id)id);
    return largest + 1;
}

static bool is_value(const spec *spec, int value) {
    for (size_t id = 0; id < spec->dtype_count; id++)
        if (spec_dtype_value(spec, (lat_id)id) == value) return true;
    return false;
}

/* The value of NO_DTYPE where the host's C says nothing. */
static int default_none(const spec *spec) {
    if (is_dense(spec)) return spec->dtype_count > SPEC_TABLE_LAST ? UINT16_MAX : UINT8_MAX;
    int none = -1;
    while (is_value(spec, none))
        none--;
    return none;
}

static void set_values(lua_State *L, const spec *spec) {
    const int otherwise = default_none(spec);
    int none = otherwise;
    spec_host_none(spec, &none);
    lua_member_boolean(L, "values", spec_has_values(spec));
    lua_member_boolean(L, "is_dense", is_dense(spec));
    lua_member_integer(L, "limit", limit_of(spec));
    lua_member_integer(L, "none", none);
    lua_member_boolean(L, "is_plain", is_dense(spec) && none == otherwise);
}

static void set_kinds(lua_State *L) {
    lua_createtable(L, VAL_KIND_COUNT, 0);
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++) {
        lua_pushstring(L, val_kind_name((val_kind)kind));
        lua_rawseti(L, -2, kind + 1);
    }
    lua_setfield(L, -2, "kinds");
}

void model_push(lua_State *L, const analysis *analysis, const emit_options *options) {
    const spec *spec = analysis->spec;
    lua_createtable(L, 0, 32);
    lua_member_text(L, "name", spec->name);
    lua_member_text(L, "title", spec->title);
    lua_member_text(L, "source", spec->source);
    lua_member_text(L, "note", spec->note);
    lua_member_text(L, "license", spec->license);
    lua_member_text(L, "header", spec->header);
    lua_member_text(L, "hash", spec->hash);
    set_meaning(L, spec);
    set_values(L, spec);
    lua_member_boolean(L, "promotes", spec_has_promotions(spec));
    lua_member_text(L, "nary", field_nary_name(spec->nary));
    lua_member_boolean(L, "is_bound", lat_nary_is_bound(spec->nary));
    lua_member_boolean(L, "then_weak", lat_nary_is_then_weak(spec->nary));
    lua_member_text(L, "file", public_name(spec));
    lua_member_boolean(L, "via_f32", spec->via_f32);
    lua_member_text(L, "by_zero", field_by_zero_name(spec->by_zero_ones));
    lua_member_text(L, "weak_scalars", field_weak_scalars_name(spec->weak_scalars));
    lua_member_text(L, "in_range", field_in_range_name(spec->in_range));
    set_operations(L, analysis);
    set_conversions(L, spec);
    lua_member_text(L, "inexact", divided_in(spec, spec->inexact_default));
    set_host(L, spec->host.words, host_word_names, HOST_WORD_COUNT);
    set_hot(L, spec);
    set_sets(L, spec);
    set_castings(L, spec);

    set_kinds(L);
    set_formats(L);

    const bool dense = is_dense(spec);
    lua_createtable(L, (int)spec->dtype_count, 0);
    for (size_t id = 0; id < spec->dtype_count; id++) {
        push_dtype(L, analysis, id, dense);
        lua_rawseti(L, -2, (lua_Integer)id + 1);
    }
    lua_setfield(L, -2, "dtypes");
    set_function(L, "is_keyword", is_keyword, analysis);
    set_function(L, "row", row, analysis);
    set_function(L, "above", above, analysis);
    set_function(L, "apart", apart, analysis);
    set_function(L, "because", because, analysis);
    set_function(L, "casts", casts, analysis);
    set_function(L, "result_type", result_type, analysis);
    set_function(L, "set", set, analysis);
    set_function(L, "op_has_results", op_has_results, analysis);
    set_function(L, "op_why_no_kernels", op_why_no_kernels, analysis);
    set_function(L, "op_result", op_result, analysis);
    set_function(L, "op_computed_in", op_computed_in, analysis);
    set_function(L, "op_kernel", op_kernel, analysis);
    set_function(L, "op_slices", op_slices, analysis);
    set_function(L, "op_row", op_row, analysis);
    set_laws(L, analysis);
    set_options(L, options);
}

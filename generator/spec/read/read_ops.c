#include "spec/read/read_steps.h"

#include "base/memory.h"
#include "base/text.h"
#include "spec/op_entry.h"
#include "spec/operation.h"
#include "spec/read/read_sets.h"
#include "spec/set.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

/* One entry of `ops` or `results` while it is read. Its value is on top of the stack. */
typedef struct op_entry {
    spec_reader *reader;
    const char *op;
    source_node *node;
    spec_place place;     /* of its value */
    const op_rule *known; /* NULL: joinery has no such operation */
    spec_op made;
    bool good;
} op_entry;

#define COMPLAIN(IN, PLACE, NAME, ...) ((IN)->good = false, DIAGNOSE((IN)->reader, PLACE, NAME, __VA_ARGS__))

/* ---- Entries of the spec ---- */

static size_t index_of(const spec *of, const char *op) {
    size_t i = 0;
    while (i < of->entry_count && strcmp(of->entries[i].name, op) != 0)
        i++;
    return i;
}

/* Takes the entry of an operation out of the spec, without its result; an empty one where there is none. */
static spec_op taken_entry(spec *of, const char *op) {
    const size_t at = index_of(of, op);
    if (at == of->entry_count) return (spec_op){0};
    spec_op entry = of->entries[at];
    of->entry_count--;
    memmove(of->entries + at, of->entries + at + 1, (of->entry_count - at) * sizeof *of->entries);
    for (size_t i = 0; i < entry.case_count; i++)
        spec_set_free(&entry.cases[i].of);
    void *lists[] = {entry.dtypes, entry.cases, entry.cells};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        mem_free(lists[i]);
    entry.dtypes = NULL;
    entry.cases = NULL;
    entry.cells = NULL;
    entry.count = entry.case_count = entry.cell_count = 0;
    entry.form = SPEC_OP_DEFAULT;
    entry.by = OP_BY_JOIN;
    entry.left_out = false;
    return entry;
}

static void drop_entry(spec *of, const char *op) {
    spec_op entry = taken_entry(of, op);
    spec_op_clear(&entry);
}

/* Adds an entry, which takes the place of one of that name. */
static void set_entry(spec *of, spec_op entry) {
    drop_entry(of, entry.name);
    of->entries = mem_grow(of->entries, of->entry_count + 1, sizeof *of->entries);
    of->entries[of->entry_count++] = entry;
}

static unsigned arity_of(const op_entry *in) {
    if (in->made.arity) return in->made.arity;
    return in->known ? in->known->arity : 2;
}

static void inherit(spec_reader *of) {
    for (size_t i = 0; of->base && i < of->base->entry_count; i++) {
        spec_op entry = spec_op_moved(&of->base->entries[i], of->base->dtype_count, of->spec, of->from_base);
        if (of->base->entries[i].count && spec_op_says_nothing(&entry))
            spec_op_clear(&entry);
        else
            set_entry(of->spec, entry);
    }
}

/* ---- Dtypes ---- */

/* The dtype whose name is on top; LAT_NONE after a diagnostic, and for "-" where `undefined` is allowed. */
static lat_id read_name(op_entry *in, spec_place place, const char *subject, bool undefined) {
    const char *name = reader_string(in->reader, -1, place, subject);
    if (name && undefined && strcmp(name, "-") == 0) return LAT_NONE;
    const lat_id id = name ? reader_find(in->reader, name) : LAT_NONE;
    if (id == LAT_NONE) in->good = false;
    if (id == LAT_NONE && name) {
        text words = {0};
        text_printf(&words, "%s names", subject);
        reader_unknown_dtype(in->reader, place, words.data, name);
        text_free(&words);
    }
    return id;
}

/* Adds the dtype whose name is on top to the floor or the loops. */
static void read_dtype(op_entry *in, spec_place place) {
    text subject = {0};
    text_printf(&subject, "`%s` of the result of \"%s\"", spec_op_form_name(in->made.form), in->op);
    const lat_id id = read_name(in, place, subject.data, false);
    bool twice = false;
    for (size_t i = 0; i < in->made.count && id != LAT_NONE; i++)
        twice = twice || in->made.dtypes[i] == id;
    if (twice) {
        COMPLAIN(in, place, "bad-result", "%s names \"%s\" twice|the first that fits is taken: take one out",
                 subject.data, lua_tostring(in->reader->lua, -1));
    } else if (id != LAT_NONE) {
        in->made.dtypes = mem_grow(in->made.dtypes, in->made.count + 1, sizeof *in->made.dtypes);
        in->made.dtypes[in->made.count++] = id;
    }
    text_free(&subject);
}

/* ---- Results ---- */

/* The hint about the forms of a result. */
#define FORMS                                                                                                          \
    "write { floor = \"i8\" }, { loops = { \"i8\", \"u8\" } }, a map such as { b = \"i8\" }, a dtype's name, "         \
    "\"join\", \"inexact\", \"part\" or \"default\""

static void read_word(op_entry *in) {
    static const spec_op_form words[] = {SPEC_OP_DEFAULT, SPEC_OP_JOIN, SPEC_OP_INEXACT, SPEC_OP_PART};
    text subject = {0};
    text_printf(&subject, "the result of \"%s\"", in->op);
    const char *word = reader_string(in->reader, -1, in->place, subject.data);
    text_free(&subject);
    if (!word) {
        in->good = false;
        return;
    }
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        in->made.form = words[i];
        if (strcmp(word, spec_op_form_name(words[i])) == 0) return;
    }
    const lat_id id = reader_find(in->reader, word);
    if (id == LAT_NONE) {
        COMPLAIN(in, in->place, "bad-result", "the result of \"%s\" is \"%s\", which is not a rule|" FORMS, in->op,
                 word);
        return;
    }
    in->made.form = SPEC_OP_FIXED;
    in->made.dtypes = mem_alloc(sizeof *in->made.dtypes);
    in->made.dtypes[0] = id;
    in->made.count = 1;
}

static void read_loops(op_entry *in, source_node *node) {
    size_t count = 0;
    const spec_place place = source_node_value_place(node, in->place);
    lua_State *lua = in->reader->lua;
    text subject = {0};
    text_printf(&subject, "`loops` of the result of \"%s\"", in->op);
    if (lua_type(lua, -1) != LUA_TTABLE) {
        COMPLAIN(in, place, "wrong-type", "%s is a %s|make it a list: " FORMS, subject.data,
                 lua_typename(lua, lua_type(lua, -1)));
    } else if (!reader_list(in->reader, subject.data, place, &count)) {
        in->good = false;
    } else if (count == 0) {
        COMPLAIN(in, place, "bad-result", "%s is empty|list the dtypes in which it computes", subject.data);
    }
    source_node *item = source_node_first_item(node);
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        lua_rawgeti(lua, -1, (lua_Integer)i);
        read_dtype(in, source_node_place(item, place));
        lua_pop(lua, 1);
    }
    text_free(&subject);
}

/* The value on top as a word, for a message; it lasts until the caller pops the copy that is on top then. */
static const char *shown(op_entry *in) {
    return luaL_tolstring(in->reader->lua, -1, NULL);
}

/* `by` of a map, on top. */
static void read_by(op_entry *in, source_node *node) {
    lua_State *lua = in->reader->lua;
    const char *word = lua_type(lua, -1) == LUA_TSTRING ? lua_tostring(lua, -1) : "";
    int exact = 0;
    const lua_Integer place = lua_type(lua, -1) == LUA_TNUMBER ? lua_tointegerx(lua, -1, &exact) : 0;
    if (strcmp(word, "join") == 0)
        in->made.by = OP_BY_JOIN;
    else if (strcmp(word, "each") == 0)
        in->made.by = OP_BY_EACH;
    else if (exact && place >= 1 && place <= (lua_Integer)arity_of(in))
        in->made.by = (int)place;
    else {
        static const char *const places[] = {"", "1", "1 or 2", "1, 2 or 3"};
        COMPLAIN(in, source_node_value_place(node, in->place), "bad-result",
                 "`by` of the result of \"%s\" is %s|write \"join\", \"each\" or the place of an operand: %s", in->op,
                 shown(in), places[arity_of(in)]);
        lua_pop(lua, 1);
    }
}

/* One of `cells`, on top: the operands, then the result. */
static void read_cell(op_entry *in, spec_place place) {
    lua_State *lua = in->reader->lua;
    const unsigned arity = arity_of(in);
    size_t count = 0;
    text subject = {0};
    lat_op_cell cell = {.operands = {LAT_NONE, LAT_NONE, LAT_NONE}};
    text_printf(&subject, "a cell of the result of \"%s\"", in->op);
    if (lua_type(lua, -1) != LUA_TTABLE || !reader_list(in->reader, subject.data, place, &count) ||
        count != arity + 1) {
        COMPLAIN(in, place, "bad-result", "%s does not list %u operand%s and a result|write it like { %s\"f32\" }",
                 subject.data, arity, arity == 1 ? "" : "s",
                 arity == 1   ? "\"i8\", "
                 : arity == 2 ? "\"i8\", \"u8\", "
                              : "\"i8\", \"u8\", \"u8\", ");
        count = 0;
    }
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(lua, -1, (lua_Integer)i + 1);
        const lat_id id = read_name(in, place, subject.data, i == arity);
        lua_pop(lua, 1);
        if (i == arity)
            cell.result = id;
        else
            cell.operands[i] = id;
    }
    if (count && in->good) {
        in->made.cells = mem_grow(in->made.cells, in->made.cell_count + 1, sizeof *in->made.cells);
        in->made.cells[in->made.cell_count++] = cell;
    }
    text_free(&subject);
}

static void read_cells(op_entry *in, source_node *node) {
    const spec_place place = source_node_value_place(node, in->place);
    lua_State *lua = in->reader->lua;
    size_t count = 0;
    text subject = {0};
    text_printf(&subject, "`cells` of the result of \"%s\"", in->op);
    if (lua_type(lua, -1) != LUA_TTABLE)
        COMPLAIN(in, place, "wrong-type", "%s is a %s|make it a list: cells = { { \"i8\", \"u8\", \"f32\" } }",
                 subject.data, lua_typename(lua, lua_type(lua, -1)));
    else
        in->good = reader_list(in->reader, subject.data, place, &count) && in->good;
    source_node *item = source_node_first_item(node);
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        lua_rawgeti(lua, -1, (lua_Integer)i);
        read_cell(in, source_node_value_place(item, place));
        lua_pop(lua, 1);
    }
    text_free(&subject);
}

/* The value of a map, on top. */
static spec_op_value read_value(op_entry *in, spec_place place, const char *key) {
    const char *name = reader_plain_string(in->reader, -1);
    if (name && strcmp(name, "same") == 0) return (spec_op_value){OP_VALUE_SAME, LAT_NONE};
    if (name && strcmp(name, "part") == 0) return (spec_op_value){OP_VALUE_PART, LAT_NONE};
    if (name && strcmp(name, "inexact") == 0) return (spec_op_value){OP_VALUE_INEXACT, LAT_NONE};
    text subject = {0};
    text_printf(&subject, "the result of \"%s\" for \"%s\"", in->op, key);
    const lat_id id = read_name(in, place, subject.data, true);
    text_free(&subject);
    return (spec_op_value){OP_VALUE_DTYPE, id};
}

/* A line of a map, its value on top. */
static void read_case(op_entry *in, const char *key, source_node *node) {
    spec_op_case line = {.one_dtype = !set_find(in->reader->spec, key) && reader_find(in->reader, key) != LAT_NONE};
    lua_State *lua = in->reader->lua;
    text subject = {0};
    text_printf(&subject, "the result of \"%s\"", in->op);
    line.value = read_value(in, source_node_value_place(node, in->place), key);
    lua_pushstring(lua, key);
    const bool has = reader_set(in->reader, NULL, source_node_place(node, in->place), subject.data, &line.of);
    lua_pop(lua, 1);
    text_free(&subject);
    if (!has) {
        in->good = false;
        return;
    }
    in->made.cases = mem_grow(in->made.cases, in->made.case_count + 1, sizeof *in->made.cases);
    in->made.cases[in->made.case_count++] = line;
}

static bool same_value(const spec_op_value *a, const spec_op_value *b) {
    return a->form == b->form && (a->form != OP_VALUE_DTYPE || a->dtype == b->dtype);
}

/* Whether two lines of a map that are as good as each other say different things of a dtype. */
static void check_cases(op_entry *in) {
    const spec *of = in->reader->spec;
    for (lat_id id = 0; id < of->dtype_count; id++) {
        const spec_op_case *first = spec_op_case_of(&in->made, id);
        if (!first || first->one_dtype) continue;
        for (size_t i = 0; i < in->made.case_count; i++) {
            const spec_op_case *other = &in->made.cases[i];
            if (!other->of.members[id] || other->of.named[id] != first->of.named[id]) continue;
            if (same_value(&other->value, &first->value)) continue;
            COMPLAIN(in, in->place, "bad-result",
                     "the result of \"%s\" says two things of \"%s\"|give that dtype a line of its own", in->op,
                     of->dtypes[id].name);
            return;
        }
    }
}

static void read_key(op_entry *in, const char *key) {
    source_node *node = source_node_field(in->node, key);
    in->made.form = SPEC_OP_MAP;
    if (strcmp(key, spec_op_form_name(SPEC_OP_FLOOR)) == 0) {
        in->made.form = SPEC_OP_FLOOR;
        read_dtype(in, source_node_value_place(node, in->place));
    } else if (strcmp(key, spec_op_form_name(SPEC_OP_LOOPS)) == 0) {
        in->made.form = SPEC_OP_LOOPS;
        read_loops(in, node);
    } else if (strcmp(key, "by") == 0) {
        read_by(in, node);
    } else if (strcmp(key, "cells") == 0) {
        read_cells(in, node);
    } else {
        read_case(in, key, node);
    }
}

/* The table on top: a map, or `floor` or `loops` alone. */
static void read_table(op_entry *in) {
    text subject = {0};
    lua_State *lua = in->reader->lua;
    text_printf(&subject, "the result of \"%s\"", in->op);
    const key_list keys = reader_keys(in->reader, subject.data, in->node, in->place, 0);
    bool alone = false;
    for (size_t i = 0; i < keys.count; i++)
        alone = alone || strcmp(keys.names[i], spec_op_form_name(SPEC_OP_FLOOR)) == 0 ||
                strcmp(keys.names[i], spec_op_form_name(SPEC_OP_LOOPS)) == 0;
    if (keys.count == 0 || (alone && keys.count > 1))
        COMPLAIN(in, in->place, "bad-result", "%s %s|" FORMS, subject.data,
                 keys.count ? "has more than `floor` or `loops`" : "is empty");
    for (size_t i = 0; i < keys.count && in->good; i++) {
        lua_pushstring(lua, keys.names[i]);
        lua_rawget(lua, -2);
        read_key(in, keys.names[i]);
        lua_pop(lua, 1);
    }
    if (in->good && in->made.form == SPEC_OP_MAP) check_cases(in);
    mem_free(keys.names);
    text_free(&subject);
}

/* The result on top. Operations that give b have no dtype that these rules could choose. */
static void read_result(op_entry *in) {
    lua_State *lua = in->reader->lua;
    const int type = lua_type(lua, -1);
    if (type == LUA_TSTRING)
        read_word(in);
    else if (type == LUA_TTABLE)
        read_table(in);
    else
        COMPLAIN(in, in->place, "wrong-type", "the result of \"%s\" is a %s|" FORMS, in->op, lua_typename(lua, type));
    const spec_op_form form = in->made.form;
    const bool chooses = form == SPEC_OP_INEXACT || form == SPEC_OP_FLOOR || form == SPEC_OP_LOOPS;
    if (in->good && chooses && in->known && in->known->gives_bool)
        COMPLAIN(in, in->place, "bad-result",
                 "the result of \"%s\" is \"%s\", but the operation always gives b|take it out", in->op,
                 spec_op_form_name(form));
}

/* ---- The other fields of an entry ---- */

static void read_arity(op_entry *in, spec_place place) {
    int exact;
    const lua_Integer arity = lua_tointegerx(in->reader->lua, -1, &exact);
    if (!exact || arity < 1 || arity > LAT_OP_MOST_OPERANDS) {
        COMPLAIN(in, place, "bad-op", "`arity` of \"%s\" is %s|say how many operands it has: 1, 2 or 3", in->op,
                 shown(in));
        lua_pop(in->reader->lua, 1);
    } else if (in->known && in->known->arity != arity)
        COMPLAIN(in, place, "bad-op", "`arity` of \"%s\" is %d, but joinery's has %u operand%s|take it out", in->op,
                 (int)arity, in->known->arity, in->known->arity == 1 ? "" : "s");
    else
        in->made.arity = (unsigned)arity;
}

static void read_operands(op_entry *in, source_node *node, spec_place place) {
    lua_State *lua = in->reader->lua;
    const unsigned arity = arity_of(in);
    const bool each = lua_type(lua, -1) == LUA_TTABLE;
    text subject = {0};
    text_printf(&subject, "`operands` of \"%s\"", in->op);
    size_t count = arity;
    if (each && (!reader_list(in->reader, subject.data, place, &count) || count != arity)) {
        COMPLAIN(in, place, "bad-op", "%s has %zu entries for %u operand%s|give one for each, or a string for all",
                 subject.data, count, arity, arity == 1 ? "" : "s");
        count = 0;
    }
    source_node *item = each ? source_node_first_item(node) : NULL;
    for (size_t i = 0; i < count; i++, item = source_node_next_item(item)) {
        if (each) lua_rawgeti(lua, -1, (lua_Integer)i + 1);
        if (!reader_set(in->reader, item, source_node_value_place(item, place), subject.data, &in->made.operands[i]))
            in->good = false;
        if (each) lua_pop(lua, 1);
    }
    text_free(&subject);
}

static void read_promote(op_entry *in, spec_place place) {
    lua_State *lua = in->reader->lua;
    if (lua_type(lua, -1) == LUA_TBOOLEAN)
        in->made.promote = lua_toboolean(lua, -1) ? OP_PROMOTE_TRUE : OP_PROMOTE_FALSE;
    else if (lua_type(lua, -1) == LUA_TSTRING && strcmp(lua_tostring(lua, -1), "same") == 0)
        in->made.promote = OP_PROMOTE_SAME;
    else {
        COMPLAIN(in, place, "bad-op",
                 "`promote` of \"%s\" is %s|write true or false, whether its operands must promote, or \"same\"",
                 in->op, shown(in));
        lua_pop(lua, 1);
    }
}

static void read_flag(op_entry *in, spec_place place, const char *field, bool *flag) {
    lua_State *lua = in->reader->lua;
    if (lua_type(lua, -1) == LUA_TBOOLEAN)
        *flag = lua_toboolean(lua, -1);
    else
        COMPLAIN(in, place, "wrong-type", "`%s` of \"%s\" is a %s|make it true or false", field, in->op,
                 lua_typename(lua, lua_type(lua, -1)));
}

/* The field of an entry whose value is on top. */
static void read_field(op_entry *in, op_field field) {
    const char *name = op_field_table[field].name;
    source_node *node = source_node_field(in->node, name);
    const spec_place place = source_node_value_place(node, in->place);
    text subject = {0};
    switch (field) {
    case OP_FIELD_ARITY:
        read_arity(in, place);
        break;
    case OP_FIELD_OPERANDS:
        read_operands(in, node, place);
        break;
    case OP_FIELD_DOMAIN:
        text_printf(&subject, "the domain of \"%s\"", in->op);
        if (!reader_set(in->reader, node, place, subject.data, &in->made.domain)) in->good = false;
        break;
    case OP_FIELD_PROMOTE:
        read_promote(in, place);
        break;
    case OP_FIELD_RESULT: {
        op_entry result = *in;
        result.node = node;
        result.place = place;
        read_result(&result);
        in->made = result.made;
        in->good = result.good;
        break;
    }
    case OP_FIELD_REDUCE:
        read_flag(in, place, name, &in->made.reduce);
        break;
    case OP_FIELD_COMMUTATIVE:
        read_flag(in, place, name, &in->made.commutative);
        break;
    case OP_FIELD_MONOTONE:
        read_flag(in, place, name, &in->made.monotone);
        break;
    case OP_FIELD_COUNT:
        break;
    }
    text_free(&subject);
}

/* The entry of `ops` on top: false, a result, or a table of fields. */
static void read_entry(op_entry *in) {
    lua_State *lua = in->reader->lua;
    const int type = lua_type(lua, -1);
    if (type == LUA_TBOOLEAN && !lua_toboolean(lua, -1)) {
        in->made.left_out = true;
        return;
    }
    if (type == LUA_TSTRING) {
        read_result(in);
        return;
    }
    if (type != LUA_TTABLE) {
        COMPLAIN(in, in->place, "wrong-type",
                 "the operation \"%s\" is a %s|write { result = ... }, or false to leave it out", in->op,
                 type == LUA_TBOOLEAN ? "true" : lua_typename(lua, type));
        return;
    }
    text subject = {0};
    text_printf(&subject, "the operation \"%s\"", in->op);
    reader_check_fields(in->reader, subject.data, in->node, in->place, op_field_table, OP_FIELD_COUNT, false);
    for (op_field field = 0; field < OP_FIELD_COUNT; field++) {
        lua_pushstring(lua, op_field_table[field].name);
        if (lua_rawget(lua, -2) != LUA_TNIL) read_field(in, field);
        lua_pop(lua, 1);
    }
    if (in->good && in->made.reduce && arity_of(in) != 1) {
        if (in->made.arity || in->known)
            COMPLAIN(in, in->place, "bad-op", "%s is a reduction of %u operands|a reduction has one", subject.data,
                     arity_of(in));
        in->made.arity = 1;
    }
    text_free(&subject);
}

/* ---- The fields of the spec ---- */

/* Whether the name can be that of an operation; a diagnostic if not. */
static bool check_name(spec_reader *of, const char *op, spec_place place) {
    bool good = op[0] >= 'a' && op[0] <= 'z';
    for (const char *at = op; *at && good; at++)
        good = (*at >= 'a' && *at <= 'z') || (*at >= '0' && *at <= '9') || *at == '_';
    if (!good)
        DIAGNOSE(of, place, "bad-op",
                 "an operation is called \"%s\"|its name is made of lower-case letters, digits and _, and begins with "
                 "a letter",
                 op);
    return good;
}

/* Reads an entry of `ops`, or of `results` onto what the spec has of that operation already. */
static void read_op(spec_reader *of, const char *op, source_node *node, spec_place field, bool result_alone) {
    size_t count;
    const char *const *known = spec_options_op_names(of->options, &count);
    const op_rule *rule = of->options ? op_catalogue_find(of->options->ops, op) : NULL;
    if (result_alone && known && !rule && index_of(of->spec, op) == of->spec->entry_count) {
        reader_unknown_word(of, source_node_place(node, field), "unknown-op", "operation", op, known, count);
        return;
    }
    if (!check_name(of, op, source_node_place(node, field))) return;
    op_entry in = {.reader = of,
                   .op = op,
                   .node = node,
                   .place = source_node_value_place(node, field),
                   .known = rule,
                   .good = true};
    if (result_alone) in.made = taken_entry(of->spec, op);
    mem_free(in.made.name);
    in.made.name = mem_copy(op);
    if (result_alone)
        read_result(&in);
    else
        read_entry(&in);
    in.made.known = rule != NULL;
    in.made.arity = arity_of(&in);
    const bool as_default = result_alone && rule && spec_op_says_nothing(&in.made);
    if (in.good && !as_default)
        set_entry(of->spec, in.made);
    else
        spec_op_clear(&in.made);
}

static void read_all(spec_reader *of, spec_field field, bool result_alone) {
    if (!reader_field(of, field)) return;
    source_node *node = reader_field_node(of, field);
    const spec_place place = reader_value_place(of, field);
    text subject = {0};
    text_printf(&subject, "field \"%s\"", spec_field_table[field].name);
    const lua_Integer items = result_alone ? 0 : (lua_Integer)lua_rawlen(of->lua, -1);
    const key_list keys = reader_keys(of, subject.data, node, place, items);
    for (size_t i = 0; i < keys.count; i++) {
        lua_pushstring(of->lua, keys.names[i]);
        lua_rawget(of->lua, -2);
        read_op(of, keys.names[i], source_node_field(node, keys.names[i]), place, result_alone);
        lua_pop(of->lua, 1);
    }
    text_free(&subject);
    mem_free(keys.names);
    lua_pop(of->lua, 1);
}

static int by_name(const void *a, const void *b) {
    return strcmp(((const spec_op *)a)->name, ((const spec_op *)b)->name);
}

void read_ops(spec_reader *of) {
    inherit(of);
    read_all(of, SPEC_FIELD_OPS, false);
    read_all(of, SPEC_FIELD_RESULTS, true);
    if (of->spec->entry_count) qsort(of->spec->entries, of->spec->entry_count, sizeof *of->spec->entries, by_name);
    spec_operations_make(of->spec, of->options);
}

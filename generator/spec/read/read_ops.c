#include "spec/read/read_steps.h"

#include "base/memory.h"
#include "base/text.h"
#include "spec/op_entry.h"
#include "spec/operation.h"
#include "spec/read/read_sets.h"
#include "spec/read/read_signatures.h"
#include "spec/read/read_stub.h"
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

static size_t index_of(const spec *spec, const char *op) {
    size_t i = 0;
    while (i < spec->entry_count && strcmp(spec->entries[i].name, op) != 0)
        i++;
    return i;
}

/* Takes the entry of an operation out of the spec, without its result; an empty one where there is none. */
static spec_op taken_entry(spec *spec, const char *op) {
    const size_t at = index_of(spec, op);
    if (at == spec->entry_count) return (spec_op){0};
    spec_op entry = spec->entries[at];
    spec->entry_count--;
    memmove(spec->entries + at, spec->entries + at + 1, (spec->entry_count - at) * sizeof *spec->entries);
    spec_op_map_clear(&entry.map);
    mem_free(entry.dtypes);
    mem_free(entry.cells);
    entry.dtypes = NULL;
    entry.cells = NULL;
    entry.count = entry.cell_count = 0;
    entry.form = SPEC_OP_DEFAULT;
    entry.by = OP_BY_JOIN;
    entry.left_out = false;
    return entry;
}

static void drop_entry(spec *spec, const char *op) {
    spec_op entry = taken_entry(spec, op);
    spec_op_clear(&entry);
}

/* Adds an entry, which takes the place of one of that name. */
static void set_entry(spec *spec, spec_op entry) {
    drop_entry(spec, entry.name);
    spec->entries = mem_grow(spec->entries, spec->entry_count + 1, sizeof *spec->entries);
    spec->entries[spec->entry_count++] = entry;
}

static unsigned arity_of(const op_entry *entry) {
    if (entry->made.arity) return entry->made.arity;
    return entry->known ? entry->known->arity : 2;
}

/* Whether the spec says that there are only others, and not what it extends, whose list has been taken over then. */
static bool drops(const spec_reader *reader, const char *op) {
    const spec *made = reader->spec;
    bool listed = !made->ops_only || (reader->base->ops_only && !reader->base->ops);
    for (size_t i = 0; i < made->op_count && !listed; i++)
        listed = strcmp(made->ops[i], op) == 0;
    return !listed;
}

static void inherit(spec_reader *reader) {
    for (size_t i = 0; reader->base && i < reader->base->entry_count; i++) {
        spec_op entry =
            spec_op_moved(&reader->base->entries[i], reader->base->dtype_count, reader->spec, reader->from_base);
        if (drops(reader, entry.name) || (reader->base->entries[i].count && spec_op_says_nothing(&entry)))
            spec_op_clear(&entry);
        else
            set_entry(reader->spec, entry);
    }
}

/* What the spec's base says of an operation, an empty entry where it says nothing. */
static spec_op inherited_entry(const spec_reader *reader, const char *op) {
    const size_t at = reader->base ? index_of(reader->base, op) : 0;
    if (!reader->base || at == reader->base->entry_count || reader->base->entries[at].left_out) return (spec_op){0};
    return spec_op_moved(&reader->base->entries[at], reader->base->dtype_count, reader->spec, reader->from_base);
}

/* ---- Dtypes ---- */

/* The dtype whose name is on top; LAT_NONE after a diagnostic, and for "-" where `undefined` is allowed. */
static lat_id read_name(op_entry *entry, spec_place place, const char *subject, bool undefined) {
    const char *name = reader_string(entry->reader, -1, place, subject);
    if (name && undefined && strcmp(name, "-") == 0) return LAT_NONE;
    const lat_id id = name ? reader_find(entry->reader, name) : LAT_NONE;
    if (id == LAT_NONE) entry->good = false;
    if (id == LAT_NONE && name) {
        const char *words = reader_words(entry->reader, "%s names", subject);
        reader_unknown_dtype(entry->reader, place, words, name);
    }
    return id;
}

/* Adds the dtype whose name is on top to the floor or the loops. */
static void read_dtype(op_entry *entry, spec_place place) {
    const char *subject =
        reader_words(entry->reader, "`%s` of the result of \"%s\"", spec_op_form_name(entry->made.form), entry->op);
    const lat_id id = read_name(entry, place, subject, false);
    bool twice = false;
    for (size_t i = 0; i < entry->made.count && id != LAT_NONE; i++)
        twice = twice || entry->made.dtypes[i] == id;
    if (twice) {
        COMPLAIN(entry, place, "bad-result", "%s names \"%s\" twice|the first that fits is taken: take one out",
                 subject, lua_tostring(entry->reader->lua, -1));
    } else if (id != LAT_NONE) {
        entry->made.dtypes = mem_grow(entry->made.dtypes, entry->made.count + 1, sizeof *entry->made.dtypes);
        entry->made.dtypes[entry->made.count++] = id;
    }
}

/* ---- Results ---- */

/* The hint about the forms of a result. */
#define FORMS                                                                                                          \
    "write { floor = \"i8\" }, { loops = { \"i8\", \"u8\" } }, a map such as { b = \"i8\" }, a dtype's name, "         \
    "\"join\", \"inexact\", \"part\" or \"default\""

static void read_word(op_entry *entry) {
    static const spec_op_form words[] = {SPEC_OP_DEFAULT, SPEC_OP_JOIN, SPEC_OP_INEXACT, SPEC_OP_PART};
    const char *subject = reader_words(entry->reader, "the result of \"%s\"", entry->op);
    const char *word = reader_string(entry->reader, -1, entry->place, subject);
    if (!word) {
        entry->good = false;
        return;
    }
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        entry->made.form = words[i];
        if (strcmp(word, spec_op_form_name(words[i])) == 0) return;
    }
    const lat_id id = reader_find(entry->reader, word);
    if (id == LAT_NONE) {
        COMPLAIN(entry, entry->place, "bad-result", "the result of \"%s\" is \"%s\", which is not a rule|" FORMS,
                 entry->op, word);
        return;
    }
    entry->made.form = SPEC_OP_FIXED;
    entry->made.dtypes = mem_alloc(sizeof *entry->made.dtypes);
    entry->made.dtypes[0] = id;
    entry->made.count = 1;
}

static void read_loops(op_entry *entry, source_node *node) {
    size_t count = 0;
    const spec_place place = source_node_value_place(node, entry->place);
    lua_State *lua = entry->reader->lua;
    const char *subject = reader_words(entry->reader, "`loops` of the result of \"%s\"", entry->op);
    if (lua_type(lua, -1) != LUA_TTABLE) {
        COMPLAIN(entry, place, "wrong-type", "%s is a %s|make it a list: " FORMS, subject,
                 lua_typename(lua, lua_type(lua, -1)));
    } else if (!reader_list(entry->reader, subject, place, &count)) {
        entry->good = false;
    } else if (count == 0) {
        COMPLAIN(entry, place, "bad-result", "%s is empty|list the dtypes in which it computes", subject);
    }
    source_node *item = source_node_first_item(node);
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        lua_rawgeti(lua, -1, (lua_Integer)i);
        read_dtype(entry, source_node_place(item, place));
        lua_pop(lua, 1);
    }
}

/* The value on top as a word, for a message; it lasts until the caller pops the copy that is on top then. */
static const char *shown(op_entry *entry) {
    return luaL_tolstring(entry->reader->lua, -1, NULL);
}

/* `by` of a map, on top. */
static void read_by(op_entry *entry, source_node *node) {
    lua_State *lua = entry->reader->lua;
    const char *word = lua_type(lua, -1) == LUA_TSTRING ? lua_tostring(lua, -1) : "";
    int exact = 0;
    const lua_Integer place = lua_type(lua, -1) == LUA_TNUMBER ? lua_tointegerx(lua, -1, &exact) : 0;
    if (strcmp(word, "join") == 0)
        entry->made.by = OP_BY_JOIN;
    else if (strcmp(word, "each") == 0)
        entry->made.by = OP_BY_EACH;
    else if (exact && place >= 1 && place <= (lua_Integer)arity_of(entry))
        entry->made.by = (int)place;
    else {
        static const char *const places[] = {"", "1", "1 or 2", "1, 2 or 3"};
        COMPLAIN(entry, source_node_value_place(node, entry->place), "bad-result",
                 "`by` of the result of \"%s\" is %s|write \"join\", \"each\" or the place of an operand: %s",
                 entry->op, shown(entry), places[arity_of(entry)]);
        lua_pop(lua, 1);
    }
}

/* One of `cells`, on top: the operands, then the result. */
static void read_cell(op_entry *entry, spec_place place) {
    lua_State *lua = entry->reader->lua;
    const unsigned arity = arity_of(entry);
    size_t count = 0;
    lat_op_cell cell = {.operands = {LAT_NONE, LAT_NONE, LAT_NONE}, .computed_in = LAT_NONE};
    const char *subject = reader_words(entry->reader, "a cell of the result of \"%s\"", entry->op);
    if (lua_type(lua, -1) != LUA_TTABLE || !reader_list(entry->reader, subject, place, &count) || count != arity + 1) {
        COMPLAIN(entry, place, "bad-result", "%s does not list %u operand%s and a result|write it like { %s\"f32\" }",
                 subject, arity, arity == 1 ? "" : "s",
                 arity == 1   ? "\"i8\", "
                 : arity == 2 ? "\"i8\", \"u8\", "
                              : "\"i8\", \"u8\", \"u8\", ");
        count = 0;
    }
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(lua, -1, (lua_Integer)i + 1);
        const lat_id id = read_name(entry, place, subject, i == arity);
        lua_pop(lua, 1);
        if (i == arity)
            cell.result = id;
        else
            cell.operands[i] = id;
    }
    if (count && entry->good) {
        entry->made.cells = mem_grow(entry->made.cells, entry->made.cell_count + 1, sizeof *entry->made.cells);
        entry->made.cells[entry->made.cell_count++] = cell;
    }
}

static void read_cells(op_entry *entry, source_node *node) {
    const spec_place place = source_node_value_place(node, entry->place);
    lua_State *lua = entry->reader->lua;
    size_t count = 0;
    const char *subject = reader_words(entry->reader, "`cells` of the result of \"%s\"", entry->op);
    if (lua_type(lua, -1) != LUA_TTABLE)
        COMPLAIN(entry, place, "wrong-type", "%s is a %s|make it a list: cells = { { \"i8\", \"u8\", \"f32\" } }",
                 subject, lua_typename(lua, lua_type(lua, -1)));
    else
        entry->good = reader_list(entry->reader, subject, place, &count) && entry->good;
    source_node *item = source_node_first_item(node);
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        lua_rawgeti(lua, -1, (lua_Integer)i);
        read_cell(entry, source_node_value_place(item, place));
        lua_pop(lua, 1);
    }
}

/* The value of a map, on top. */
static spec_op_value read_value(op_entry *entry, spec_place place, const char *key) {
    const char *name = reader_plain_string(entry->reader, -1);
    if (name && strcmp(name, "same") == 0) return (spec_op_value){OP_VALUE_SAME, LAT_NONE};
    if (name && strcmp(name, "part") == 0) return (spec_op_value){OP_VALUE_PART, LAT_NONE};
    if (name && strcmp(name, "inexact") == 0) return (spec_op_value){OP_VALUE_INEXACT, LAT_NONE};
    const char *subject = reader_words(entry->reader, "the result of \"%s\" for \"%s\"", entry->op, key);
    const lat_id id = read_name(entry, place, subject, true);
    return (spec_op_value){OP_VALUE_DTYPE, id};
}

/* Adds a line to a map: what becomes of the dtypes that the key names. */
static void add_line(op_entry *entry, spec_op_map *map, const char *subject, const char *key, spec_place place,
                     spec_op_value value) {
    spec_op_case line = {.one_dtype =
                             !set_find(entry->reader->spec, key) && reader_find(entry->reader, key) != LAT_NONE,
                         .value = value};
    lua_State *lua = entry->reader->lua;
    lua_pushstring(lua, key);
    const bool has = reader_set(entry->reader, NULL, place, subject, &line.of);
    lua_pop(lua, 1);
    if (!has) {
        entry->good = false;
        return;
    }
    map->lines = mem_grow(map->lines, map->count + 1, sizeof *map->lines);
    map->lines[map->count++] = line;
}

/* A line of a map, its value on top. */
static void read_case(op_entry *entry, const char *key, source_node *node) {
    const char *subject = reader_words(entry->reader, "the result of \"%s\"", entry->op);
    const spec_op_value value = read_value(entry, source_node_value_place(node, entry->place), key);
    add_line(entry, &entry->made.map, subject, key, source_node_place(node, entry->place), value);
}

static bool same_value(const spec_op_value *a, const spec_op_value *b) {
    return a->form == b->form && (a->form != OP_VALUE_DTYPE || a->dtype == b->dtype);
}

/* Whether two lines of a map that are as good as each other say different things of a dtype. */
static void check_map(op_entry *entry, const spec_op_map *map, const char *subject) {
    const spec *spec = entry->reader->spec;
    for (lat_id id = 0; id < spec->dtype_count; id++) {
        const spec_op_case *first = spec_op_case_of(map, id);
        if (!first || first->one_dtype) continue;
        for (size_t i = 0; i < map->count; i++) {
            const spec_op_case *other = &map->lines[i];
            if (!other->of.members[id] || other->of.named[id] != first->of.named[id]) continue;
            if (same_value(&other->value, &first->value)) continue;
            COMPLAIN(entry, entry->place, "bad-result",
                     "%s says two things of \"%s\"|give that dtype a line of its own", subject, spec->dtypes[id].name);
            return;
        }
    }
}

static void read_key(op_entry *entry, const char *key) {
    source_node *node = source_node_field(entry->node, key);
    entry->made.form = SPEC_OP_MAP;
    if (strcmp(key, spec_op_form_name(SPEC_OP_FLOOR)) == 0) {
        entry->made.form = SPEC_OP_FLOOR;
        read_dtype(entry, source_node_value_place(node, entry->place));
    } else if (strcmp(key, spec_op_form_name(SPEC_OP_LOOPS)) == 0) {
        entry->made.form = SPEC_OP_LOOPS;
        read_loops(entry, node);
    } else if (strcmp(key, "by") == 0) {
        read_by(entry, node);
    } else if (strcmp(key, "cells") == 0) {
        read_cells(entry, node);
    } else {
        read_case(entry, key, node);
    }
}

/* The table on top: a map, or `floor` or `loops` alone. */
static void read_table(op_entry *entry) {
    lua_State *lua = entry->reader->lua;
    const char *subject = reader_words(entry->reader, "the result of \"%s\"", entry->op);
    const key_list keys = reader_keys(entry->reader, subject, entry->node, entry->place, 0);
    bool alone = false;
    for (size_t i = 0; i < keys.count; i++)
        alone = alone || strcmp(keys.names[i], spec_op_form_name(SPEC_OP_FLOOR)) == 0 ||
                strcmp(keys.names[i], spec_op_form_name(SPEC_OP_LOOPS)) == 0;
    if (keys.count == 0 || (alone && keys.count > 1))
        COMPLAIN(entry, entry->place, "bad-result", "%s %s|" FORMS, subject,
                 keys.count ? "has more than `floor` or `loops`" : "is empty");
    for (size_t i = 0; i < keys.count && entry->good; i++) {
        lua_pushstring(lua, keys.names[i]);
        lua_rawget(lua, -2);
        read_key(entry, keys.names[i]);
        lua_pop(lua, 1);
    }
    if (entry->good && entry->made.form == SPEC_OP_MAP) check_map(entry, &entry->made.map, subject);
    mem_free(keys.names);
}

/* The result on top. Operations that give b have no dtype that these rules could choose. */
static void read_result(op_entry *entry) {
    lua_State *lua = entry->reader->lua;
    const int type = lua_type(lua, -1);
    if (type == LUA_TSTRING)
        read_word(entry);
    else if (type == LUA_TTABLE)
        read_table(entry);
    else
        COMPLAIN(entry, entry->place, "wrong-type", "the result of \"%s\" is a %s|" FORMS, entry->op,
                 lua_typename(lua, type));
    const spec_op_form form = entry->made.form;
    const bool chooses = form == SPEC_OP_INEXACT || form == SPEC_OP_FLOOR || form == SPEC_OP_LOOPS;
    if (entry->good && chooses && entry->known && entry->known->gives_bool)
        COMPLAIN(entry, entry->place, "bad-result",
                 "the result of \"%s\" is \"%s\", but the operation always gives b|take it out", entry->op,
                 spec_op_form_name(form));
}

/* ---- The other fields of an entry ---- */

static void read_arity(op_entry *entry, spec_place place) {
    int exact;
    const lua_Integer arity = lua_tointegerx(entry->reader->lua, -1, &exact);
    if (!exact || arity < 1 || arity > LAT_OP_MOST_OPERANDS) {
        COMPLAIN(entry, place, "bad-op", "`arity` of \"%s\" is %s|say how many operands it has: 1, 2 or 3", entry->op,
                 shown(entry));
        lua_pop(entry->reader->lua, 1);
    } else if (entry->known && entry->known->arity != arity)
        COMPLAIN(entry, place, "bad-op", "`arity` of \"%s\" is %d, but joinery's has %u operand%s|take it out",
                 entry->op, (int)arity, entry->known->arity, entry->known->arity == 1 ? "" : "s");
    else
        entry->made.arity = (unsigned)arity;
}

static void read_operands(op_entry *entry, source_node *node, spec_place place) {
    lua_State *lua = entry->reader->lua;
    const unsigned arity = arity_of(entry);
    const bool each = lua_type(lua, -1) == LUA_TTABLE;
    const char *subject = reader_words(entry->reader, "`operands` of \"%s\"", entry->op);
    size_t count = arity;
    if (each && (!reader_list(entry->reader, subject, place, &count) || count != arity)) {
        COMPLAIN(entry, place, "bad-op", "%s has %zu entries for %u operand%s|give one for each, or a string for all",
                 subject, count, arity, arity == 1 ? "" : "s");
        count = 0;
    }
    source_node *item = each ? source_node_first_item(node) : NULL;
    for (size_t i = 0; i < count; i++, item = source_node_next_item(item)) {
        if (each) lua_rawgeti(lua, -1, (lua_Integer)i + 1);
        if (!reader_set(entry->reader, item, source_node_value_place(item, place), subject, &entry->made.operands[i]))
            entry->good = false;
        if (each) lua_pop(lua, 1);
    }
}

/* `kernels`: of what joinery has none, it could not choose any. */
static void read_kernels(op_entry *entry, source_node *node, spec_place place) {
    text subject = {0};
    text_printf(&subject, "`kernels` of \"%s\"", entry->op);
    spec_set_free(&entry->made.kernels);
    entry->made.kernels = (spec_set){0};
    if (!entry->known && !entry->made.has_stub && op_conversion_find(entry->op) == OP_CONVERSION_COUNT)
        COMPLAIN(entry, entry->place, "bad-op", "%s chooses among none: joinery has no kernels of it|take it out",
                 subject.data);
    else if (!reader_set(entry->reader, node, place, subject.data, &entry->made.kernels))
        entry->good = false;
    text_free(&subject);
}

static void read_promote(op_entry *entry, spec_place place) {
    lua_State *lua = entry->reader->lua;
    if (lua_type(lua, -1) == LUA_TBOOLEAN)
        entry->made.promote = lua_toboolean(lua, -1) ? OP_PROMOTE_TRUE : OP_PROMOTE_FALSE;
    else if (lua_type(lua, -1) == LUA_TSTRING && strcmp(lua_tostring(lua, -1), "same") == 0)
        entry->made.promote = OP_PROMOTE_SAME;
    else {
        COMPLAIN(entry, place, "bad-op",
                 "`promote` of \"%s\" is %s|write true or false, whether its operands must promote, or \"same\"",
                 entry->op, shown(entry));
        lua_pop(lua, 1);
    }
}

static void read_flag(op_entry *entry, spec_place place, const char *field, bool *flag) {
    lua_State *lua = entry->reader->lua;
    if (lua_type(lua, -1) == LUA_TBOOLEAN)
        *flag = lua_toboolean(lua, -1);
    else
        COMPLAIN(entry, place, "wrong-type", "`%s` of \"%s\" is a %s|make it true or false", field, entry->op,
                 lua_typename(lua, lua_type(lua, -1)));
}

/*
 * `compute` on top: a dtype, or a map of such. A dtype that is dropped later leaves "-": what was computed in it has no
 * result then.
 */
static void read_compute(op_entry *entry, source_node *node, spec_place place) {
    static const char for_all[] = "any";
    lua_State *lua = entry->reader->lua;
    const char *subject = reader_words(entry->reader, "`compute` of \"%s\"", entry->op);
    if (lua_type(lua, -1) == LUA_TSTRING) {
        const spec_op_value value = {OP_VALUE_DTYPE, read_name(entry, place, subject, false)};
        add_line(entry, &entry->made.compute, subject, for_all, place, value);
        return;
    }
    if (lua_type(lua, -1) != LUA_TTABLE) {
        COMPLAIN(entry, place, "wrong-type", "%s is a %s|write { f16 = \"f32\" }, or one dtype for all", subject,
                 lua_typename(lua, lua_type(lua, -1)));
        return;
    }
    const key_list keys = reader_keys(entry->reader, subject, node, place, 0);
    if (keys.count == 0)
        COMPLAIN(entry, place, "bad-op", "%s is empty|write { f16 = \"f32\" }, or take it out", subject);
    for (size_t i = 0; i < keys.count; i++) {
        source_node *line = source_node_field(node, keys.names[i]);
        lua_pushstring(lua, keys.names[i]);
        lua_rawget(lua, -2);
        const spec_op_value value = {OP_VALUE_DTYPE,
                                     read_name(entry, source_node_value_place(line, place), subject, true)};
        lua_pop(lua, 1);
        add_line(entry, &entry->made.compute, subject, keys.names[i], source_node_place(line, place), value);
    }
    mem_free(keys.names);
    if (entry->good) check_map(entry, &entry->made.compute, subject);
}

/* Beside signatures nothing else says what the operation takes and gives: the table of the entry is on top. */
static void check_alone(op_entry *entry) {
    static const op_field others[] = {OP_FIELD_OPERANDS, OP_FIELD_DOMAIN, OP_FIELD_PROMOTE, OP_FIELD_RESULT,
                                      OP_FIELD_COMPUTE};
    lua_State *lua = entry->reader->lua;
    lua_pushstring(lua, op_field_table[OP_FIELD_SIGNATURES].name);
    const bool listed = lua_rawget(lua, -2) != LUA_TNIL;
    lua_pop(lua, 1);
    for (size_t i = 0; listed && i < sizeof others / sizeof *others; i++) {
        const char *name = op_field_table[others[i]].name;
        source_node *node = source_node_field(entry->node, name);
        lua_pushstring(lua, name);
        if (lua_rawget(lua, -2) != LUA_TNIL)
            COMPLAIN(entry, source_node_place(node, entry->place), "bad-op",
                     "\"%s\" has `%s` beside its `signatures`|%s", entry->op, name,
                     others[i] == OP_FIELD_COMPUTE
                         ? "say it in each signature: \"f16 f32 -> f16 in f32\""
                         : "take one of them out: signatures say all that it takes and gives");
        lua_pop(lua, 1);
    }
}

/* The field of an entry whose value is on top. */
static void read_field(op_entry *entry, op_field field) {
    const char *name = op_field_table[field].name;
    source_node *node = source_node_field(entry->node, name);
    const spec_place place = source_node_value_place(node, entry->place);
    switch (field) {
    case OP_FIELD_ARITY:
        read_arity(entry, place);
        break;
    case OP_FIELD_SIGNATURES:
        if (strcmp(entry->op, "where") ==
            0) /* its results are looked up by what is chosen, whatever the condition is */
            COMPLAIN(entry, source_node_place(node, entry->place), "bad-op",
                     "\"%s\" has `%s`, but its condition may be of any dtype|say with `result` what it gives",
                     entry->op, name);
        if (entry->known) entry->made.arity = entry->known->arity;
        if (!read_signatures(entry->reader, entry->op, node, place, &entry->made)) entry->good = false;
        break;
    case OP_FIELD_OPERANDS:
        read_operands(entry, node, place);
        break;
    case OP_FIELD_DOMAIN:
        if (!reader_set(entry->reader, node, place, reader_words(entry->reader, "the domain of \"%s\"", entry->op),
                        &entry->made.domain))
            entry->good = false;
        break;
    case OP_FIELD_PROMOTE:
        read_promote(entry, place);
        break;
    case OP_FIELD_RESULT: {
        op_entry result = *entry;
        result.node = node;
        result.place = place;
        read_result(&result);
        entry->made = result.made;
        entry->good = result.good;
        break;
    }
    case OP_FIELD_COMPUTE:
        read_compute(entry, node, place);
        break;
    case OP_FIELD_STUB:
        spec_op_clear_stub(&entry->made);
        if (!read_stub(entry->reader, entry->op, node, place, &entry->made)) entry->good = false;
        break;
    case OP_FIELD_KERNELS:
        read_kernels(entry, node, place);
        break;
    case OP_FIELD_REDUCE:
        read_flag(entry, place, name, &entry->made.reduce);
        break;
    case OP_FIELD_COMMUTATIVE:
        read_flag(entry, place, name, &entry->made.commutative);
        break;
    case OP_FIELD_MONOTONE:
        read_flag(entry, place, name, &entry->made.monotone);
        break;
    case OP_FIELD_COUNT:
        break;
    }
}

/* Whether the entry on top says of a conversion no more than can be said of it. */
static bool check_conversion(op_entry *entry) {
    lua_State *lua = entry->reader->lua;
    const bool is_table = lua_type(lua, -1) == LUA_TTABLE;
    bool good = is_table || (lua_type(lua, -1) == LUA_TBOOLEAN && !lua_toboolean(lua, -1));
    for (op_field field = 0; field < OP_FIELD_COUNT && is_table && good; field++) {
        lua_pushstring(lua, op_field_table[field].name);
        good = lua_rawget(lua, -2) == LUA_TNIL || field == OP_FIELD_KERNELS;
        lua_pop(lua, 1);
    }
    if (!good)
        COMPLAIN(
            entry, entry->place, is_table ? "bad-op" : "wrong-type",
            "the entry of \"%s\" says more than which kernels there are|write { kernels = \"f32 f64\" }, or false to "
            "leave it out",
            entry->op);
    return good;
}

/* The entry of `ops` on top: false, a result, or a table of fields. */
static void read_entry(op_entry *entry) {
    lua_State *lua = entry->reader->lua;
    const int type = lua_type(lua, -1);
    if (op_conversion_find(entry->op) < OP_CONVERSION_COUNT && !check_conversion(entry)) return;
    if (type == LUA_TBOOLEAN && !lua_toboolean(lua, -1)) {
        entry->made.left_out = true;
        return;
    }
    if (type == LUA_TSTRING) {
        read_result(entry);
        return;
    }
    if (type != LUA_TTABLE) {
        COMPLAIN(entry, entry->place, "wrong-type",
                 "the operation \"%s\" is a %s|write { result = ... }, or false to leave it out", entry->op,
                 type == LUA_TBOOLEAN ? "true" : lua_typename(lua, type));
        return;
    }
    const char *subject = reader_words(entry->reader, "the operation \"%s\"", entry->op);
    reader_check_fields(entry->reader, subject, entry->node, entry->place, op_field_table, OP_FIELD_COUNT, false);
    for (op_field field = 0; field < OP_FIELD_COUNT; field++) {
        lua_pushstring(lua, op_field_table[field].name);
        if (lua_rawget(lua, -2) != LUA_TNIL) read_field(entry, field);
        lua_pop(lua, 1);
    }
    check_alone(entry);
    if (entry->made.reduce && entry->made.has_stub)
        COMPLAIN(entry, entry->place, "bad-op",
                 "%s is a reduction and has a `stub`|a kernel does elements one by one: "
                 "take one of them out",
                 subject);
    if (entry->good && entry->made.reduce && arity_of(entry) != 1) {
        if (entry->made.arity || entry->known)
            COMPLAIN(entry, entry->place, "bad-op", "%s is a reduction of %u operands|a reduction has one", subject,
                     arity_of(entry));
        entry->made.arity = 1;
    }
}

/* ---- The fields of the spec ---- */

/* Whether the name can be that of an operation; a diagnostic if not. */
static bool check_name(spec_reader *reader, const char *op, spec_place place) {
    bool good = op[0] >= 'a' && op[0] <= 'z';
    for (const char *at = op; *at && good; at++)
        good = (*at >= 'a' && *at <= 'z') || (*at >= '0' && *at <= '9') || *at == '_';
    if (!good)
        DIAGNOSE(reader, place, "bad-op",
                 "an operation is called \"%s\"|its name is made of lower-case letters, digits and _, and begins with "
                 "a letter",
                 op);
    return good;
}

/* Reads an entry of `ops`, or of `results` onto what the spec has of that operation already. */
static void read_op(spec_reader *reader, const char *op, source_node *node, spec_place field, bool result_alone) {
    size_t count;
    const char *const *known = spec_options_op_names(reader->options, &count);
    const op_rule *rule = reader->options ? op_catalogue_find(reader->options->ops, op) : NULL;
    if (result_alone && known && !rule && index_of(reader->spec, op) == reader->spec->entry_count) {
        reader_unknown_word(reader, source_node_place(node, field), "unknown-op", "operation", op, known, count);
        return;
    }
    if (!check_name(reader, op, source_node_place(node, field))) return;
    op_entry entry = {.reader = reader,
                      .op = op,
                      .node = node,
                      .place = source_node_value_place(node, field),
                      .known = rule,
                      .good = true};
    if (result_alone) entry.made = taken_entry(reader->spec, op);
    if (!result_alone && is_stub_alone(reader->lua)) entry.made = inherited_entry(reader, op);
    mem_free(entry.made.name);
    entry.made.name = mem_copy(op);
    if (result_alone)
        read_result(&entry);
    else
        read_entry(&entry);
    entry.made.known = rule != NULL;
    entry.made.place = source_node_place(node, field);
    entry.made.arity = arity_of(&entry);
    const bool as_default = result_alone && rule && spec_op_says_nothing(&entry.made);
    if (entry.good && !as_default)
        set_entry(reader->spec, entry.made);
    else
        spec_op_clear(&entry.made);
}

static void read_all(spec_reader *reader, spec_field field, bool result_alone) {
    if (!reader_field(reader, field)) return;
    source_node *node = reader_field_node(reader, field);
    const spec_place place = reader_value_place(reader, field);
    const char *subject = reader_words(reader, "field \"%s\"", spec_field_table[field].name);
    const lua_Integer items = result_alone ? 0 : (lua_Integer)lua_rawlen(reader->lua, -1);
    const key_list keys = reader_keys(reader, subject, node, place, items);
    for (size_t i = 0; i < keys.count; i++) {
        if (!result_alone && strcmp(keys.names[i], SPEC_OPS_ONLY) == 0) continue;
        lua_pushstring(reader->lua, keys.names[i]);
        lua_rawget(reader->lua, -2);
        read_op(reader, keys.names[i], source_node_field(node, keys.names[i]), place, result_alone);
        lua_pop(reader->lua, 1);
    }
    mem_free(keys.names);
    lua_pop(reader->lua, 1);
}

static int by_name(const void *a, const void *b) {
    return strcmp(((const spec_op *)a)->name, ((const spec_op *)b)->name);
}

void read_ops(spec_reader *reader) {
    inherit(reader);
    read_all(reader, SPEC_FIELD_OPS, false);
    read_all(reader, SPEC_FIELD_RESULTS, true);
    if (reader->spec->entry_count)
        qsort(reader->spec->entries, reader->spec->entry_count, sizeof *reader->spec->entries, by_name);
    spec_operations_make(reader->spec, reader->options);
}

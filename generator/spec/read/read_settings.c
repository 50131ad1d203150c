#include "spec/read/read_steps.h"

#include "base/memory.h"
#include "base/text.h"
#include "spec/names/host_words.h"

#include <string.h>

typedef void add_word(spec *spec, size_t index, const char *word);

/* Calls add() with each word of the list on top that is among the known ones. Other words and repeated ones are
 * diagnostics. */
static void read_words(spec_reader *reader, spec_field field, const char *subject, const char *unknown,
                       const char *repeated, const char *const *known, size_t known_count, size_t count,
                       add_word *add) {
    const spec_place place = reader_value_place(reader, field);
    source_node *node = source_node_first_item(reader_field_node(reader, field));
    const char *entry_name = reader_words(reader, "an entry of `%s`", spec_field_table[field].name);
    map met = {0};
    for (size_t i = 1; i <= count; i++, node = source_node_next_item(node)) {
        const spec_place position = source_node_place(node, place);
        lua_rawgeti(reader->lua, -1, (lua_Integer)i);
        const char *word = reader_string(reader, -1, position, entry_name);
        lua_pop(reader->lua, 1); /* the list keeps the string */
        size_t index = 0;
        while (word && index < known_count && strcmp(known[index], word) != 0)
            index++;
        if (word && known && index == known_count)
            reader_unknown_word(reader, position, unknown, subject, word, known, known_count);
        else if (word && map_add(&met, word, strlen(word), 0))
            DIAGNOSE(reader, position, repeated, "%s \"%s\" is listed twice|take one out", subject, word);
        else if (word)
            add(reader->spec, index, word);
    }
    map_free(&met);
}

static void add_law(spec *spec, size_t index, const char *word) {
    (void)word;
    spec->laws[index] = true;
}

static void read_laws(spec_reader *reader) {
    const char *names[LAT_LAW_COUNT];
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        names[law] = lat_law_name(law);
        reader->spec->laws[law] = reader->base ? reader->base->laws[law] : lat_law_of(law)->demanded;
    }
    if (!reader_field(reader, SPEC_FIELD_LAWS)) return;
    memset(reader->spec->laws, 0, sizeof reader->spec->laws);
    size_t count;
    if (!reader_list(reader, "field \"laws\"", reader_value_place(reader, SPEC_FIELD_LAWS), &count)) count = 0;
    read_words(reader, SPEC_FIELD_LAWS, "law", "unknown-law", "duplicate-law", names, LAT_LAW_COUNT, count, add_law);
    lua_pop(reader->lua, 1);
}

static void add_op(spec *spec, size_t index, const char *word) {
    (void)index;
    spec->ops = mem_grow(spec->ops, spec->op_count + 1, sizeof *spec->ops);
    spec->ops[spec->op_count++] = mem_copy(word);
}

/* Whether the table on top has nothing but entries with keys: such a field says nothing of other operations. */
static bool has_keys_alone(const spec_reader *reader) {
    if (lua_rawlen(reader->lua, -1)) return false;
    lua_pushnil(reader->lua);
    if (!lua_next(reader->lua, -2)) return false;
    lua_pop(reader->lua, 2);
    return true;
}

/* Reads `only` of the table on top into *only, which stays as it is where the table says nothing. */
static bool says_only(spec_reader *reader, bool *only) {
    source_node *node = source_node_field(reader_field_node(reader, SPEC_FIELD_OPS), SPEC_OPS_ONLY);
    lua_pushstring(reader->lua, SPEC_OPS_ONLY);
    const int type = lua_rawget(reader->lua, -2);
    if (type == LUA_TBOOLEAN)
        *only = lua_toboolean(reader->lua, -1);
    else if (type != LUA_TNIL)
        DIAGNOSE(reader, source_node_value_place(node, reader_value_place(reader, SPEC_FIELD_OPS)), "wrong-type",
                 "`" SPEC_OPS_ONLY "` of `ops` is a %s|write " SPEC_OPS_ONLY
                 " = true: there are no operations but these",
                 lua_typename(reader->lua, type));
    lua_pop(reader->lua, 1);
    return type == LUA_TBOOLEAN;
}

/* The list part of `ops`, and `only`. */
static void read_op_list(spec_reader *reader) {
    spec *base = reader->base;
    bool listed = reader_field(reader, SPEC_FIELD_OPS);
    const bool says = listed && says_only(reader, &reader->spec->ops_only);
    if (says && !reader->spec->ops_only && has_keys_alone(reader)) { /* all of joinery's, whatever the base has */
        lua_pop(reader->lua, 1);
        return;
    }
    if (listed && !reader->spec->ops_only && has_keys_alone(reader)) {
        lua_pop(reader->lua, 1);
        listed = false;
    }
    if (listed) {
        reader->spec->ops = mem_alloc(sizeof *reader->spec->ops); /* an empty list is not the same as none */
        size_t known_count;
        const char *const *known = spec_options_op_words(reader->options, &known_count);
        read_words(reader, SPEC_FIELD_OPS, "operation", "unknown-op", "duplicate-op", known, known_count,
                   (size_t)lua_rawlen(reader->lua, -1), add_op);
        lua_pop(reader->lua, 1);
    } else if (base) {
        reader->spec->ops = base->ops;
        reader->spec->op_count = base->op_count;
        reader->spec->ops_only = base->ops_only;
        base->ops = NULL;
        base->op_count = 0;
    }
}

/* The dtype of that name, if `divide` can compute in it; else LAT_NONE, after a diagnostic. */
static lat_id inexact_value(spec_reader *reader, spec_place place, const char *name) {
    const lat_id id = reader_find(reader, name);
    if (id == LAT_NONE) {
        reader_unknown_dtype(reader, place, "`inexact` is", name);
        return LAT_NONE;
    }
    const spec_dtype *dtype = &reader->spec->dtypes[id];
    if (dtype->values.kind == VAL_FLOAT || dtype->values.kind == VAL_COMPLEX || dtype->strong == DTYPE_BROKEN)
        return id;
    DIAGNOSE(reader, place, "bad-inexact", "`inexact` is \"%s\", which is of kind %s|name a float or complex dtype",
             name, val_kind_name(dtype->values.kind));
    return LAT_NONE;
}

static bool is_integral(val_kind kind) {
    return kind == VAL_BOOL || kind == VAL_INT || kind == VAL_UINT;
}

static void read_inexact_entry(spec_reader *reader, const char *key, const source_node *node, spec_place otherwise) {
    const spec_place place = source_node_place(node, otherwise), position = source_node_value_place(node, otherwise);
    const char *name = reader_string(reader, -1, position, "a value of `inexact`");
    const lat_id value = name ? inexact_value(reader, position, name) : LAT_NONE;
    if (strcmp(key, "default") == 0) {
        reader->spec->inexact_default = value;
        return;
    }
    const lat_id id = reader_find(reader, key);
    if (id == LAT_NONE) {
        reader_unknown_dtype(reader, place, "`inexact` has an entry for", key);
    } else if (!is_integral(reader->spec->dtypes[id].values.kind) && reader->spec->dtypes[id].strong != DTYPE_BROKEN) {
        DIAGNOSE(reader, place, "bad-inexact",
                 "`inexact` has an entry for \"%s\", which is of kind %s|`inexact` is for bool, int and uint "
                 "dtypes only: floats divide in their own dtype",
                 key, val_kind_name(reader->spec->dtypes[id].values.kind));
    } else {
        reader->spec->inexact[id] = value;
    }
}

static void inherit_inexact(spec_reader *reader) {
    const spec *base = reader->base;
    for (size_t i = 0; i < base->dtype_count; i++) {
        const lat_id id = reader->from_base[i], value = base->inexact[i];
        if (id != LAT_NONE && value != LAT_NONE) reader->spec->inexact[id] = reader->from_base[value];
    }
    if (base->notes->inexact_default_given) reader->spec->inexact_default = reader->from_base[base->inexact_default];
}

void read_inexact(spec_reader *reader) {
    spec *made = reader->spec;
    made->inexact_default = LAT_NONE;
    made->inexact = mem_alloc(made->dtype_count * sizeof *made->inexact);
    for (size_t i = 0; i < made->dtype_count; i++)
        made->inexact[i] = LAT_NONE;
    source_node *node = reader_field_node(reader, SPEC_FIELD_INEXACT);
    const spec_place place = reader_value_place(reader, SPEC_FIELD_INEXACT);
    if (reader_field(reader, SPEC_FIELD_INEXACT)) {
        if (lua_type(reader->lua, -1) == LUA_TSTRING) {
            const char *name = reader_string(reader, -1, place, "field \"inexact\"");
            if (name) made->inexact_default = inexact_value(reader, place, name);
        } else {
            const key_list keys = reader_keys(reader, "field \"inexact\"", node, place, 0);
            for (size_t i = 0; i < keys.count; i++) {
                lua_pushstring(reader->lua, keys.names[i]);
                lua_rawget(reader->lua, -2);
                read_inexact_entry(reader, keys.names[i], source_node_field(node, keys.names[i]), place);
                lua_pop(reader->lua, 1);
            }
            mem_free(keys.names);
        }
        lua_pop(reader->lua, 1);
    } else if (reader->base && !reader_has_field(reader, SPEC_FIELD_INEXACT)) {
        inherit_inexact(reader);
    }
    made->notes->inexact_default_given = made->inexact_default != LAT_NONE;
    if (made->inexact_default == LAT_NONE) made->inexact_default = spec_widest_float(made);
}

/* The index of the word that a field is; `otherwise` where it is not there or, after a diagnostic, is another one. */
static int read_choice(spec_reader *reader, spec_field field, const char *diagnostic, const char *subject,
                       const char *const *known, int count, int otherwise) {
    char *word = reader_text_field(reader, field);
    int found = 0;
    if (!word) return otherwise;
    while (found < count && strcmp(word, known[found]) != 0)
        found++;
    if (found == count)
        reader_unknown_word(reader, reader_value_place(reader, field), diagnostic, subject, word, known, (size_t)count);
    mem_free(word);
    return found < count ? found : otherwise;
}

static void read_choices(spec_reader *reader) {
    spec *made = reader->spec;
    const spec *base = reader->base;
    const char *by_zero[] = {field_by_zero_name(false), field_by_zero_name(true)};
    const char *rounding[] = {field_rounding_name(false), field_rounding_name(true)};
    const char *nary[LAT_NARY_COUNT];
    for (lat_nary each = 0; each < LAT_NARY_COUNT; each++)
        nary[each] = field_nary_name(each);
    made->by_zero_ones = read_choice(reader, SPEC_FIELD_BY_ZERO, "unknown-by-zero", "result of division by zero",
                                     by_zero, 2, base && base->by_zero_ones);
    made->via_f32 = read_choice(reader, SPEC_FIELD_ROUNDING, "unknown-rounding", "way of rounding", rounding, 2,
                                base && base->via_f32);
    made->nary = (lat_nary)read_choice(reader, SPEC_FIELD_NARY, "unknown-nary", "rule for three or more dtypes", nary,
                                       LAT_NARY_COUNT, base ? (int)base->nary : LAT_NARY_FOLD);
}

static void read_header(spec_reader *reader) {
    reader->spec->header = reader_text_field(reader, SPEC_FIELD_HEADER);
    if (reader->spec->header && !host_word_is_header(reader->spec->header))
        DIAGNOSE(reader, reader_value_place(reader, SPEC_FIELD_HEADER), "bad-header",
                 "header is \"%s\", which cannot be included|name a file, such as dec64.h or <decimal.h>",
                 reader->spec->header);
    if (!reader->spec->header && reader->base && reader->base->header && !reader_has_field(reader, SPEC_FIELD_HEADER))
        reader->spec->header = mem_copy(reader->base->header);
}

void read_settings(spec_reader *reader) {
    read_laws(reader);
    read_op_list(reader);
    read_choices(reader);
    read_header(reader);
}

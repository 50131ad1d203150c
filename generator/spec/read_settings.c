#include "base/memory.h"
#include "base/text.h"
#include "spec/reader.h"

#include <string.h>

static void unknown_word(reader *of, int line, const char *diagnostic, const char *what, const char *word,
                         const char *const *known, size_t count) {
    text otherwise = {0};
    text_add(&otherwise, "known are ");
    for (size_t i = 0; i < count; i++)
        text_printf(&otherwise, "%s%s", i ? ", " : "", known[i]);
    char *hint = spec_did_you_mean(of->diagnostics, word, known, count, otherwise.data);
    DIAGNOSE(of, line, diagnostic, "\"%s\" is no %s|%s", word, what, hint);
    mem_free(hint);
    text_free(&otherwise);
}

/* Calls add() with each of a field's words that is among the known ones; the others, and repeats, are diagnostics. */
typedef void add_word(spec *to, size_t index, const char *word);

static void read_words(reader *of, spec_field field, const char *what, const char *unknown, const char *repeated,
                       const char *const *known, size_t known_count, add_word *add) {
    const int line = reader_field_line(of, field);
    source_node *node = source_first_item(reader_field_node(of, field));
    text list_name = {0}, entry_name = {0};
    text_printf(&list_name, "field \"%s\"", spec_field_table[field].name);
    text_printf(&entry_name, "an entry of `%s`", spec_field_table[field].name);
    size_t count = 0;
    map met = {0};
    if (!reader_list(of, list_name.data, line, &count)) count = 0;
    for (size_t i = 1; i <= count; i++, node = source_next_item(node)) {
        const int at = source_line(node, line);
        lua_rawgeti(of->lua, -1, (lua_Integer)i);
        const char *word = reader_string(of, -1, at, entry_name.data);
        lua_pop(of->lua, 1); /* the list keeps the string */
        size_t index = 0;
        while (word && index < known_count && strcmp(known[index], word) != 0)
            index++;
        if (word && known && index == known_count)
            unknown_word(of, at, unknown, what, word, known, known_count);
        else if (word && map_add(&met, word, strlen(word), 0))
            DIAGNOSE(of, at, repeated, "%s \"%s\" is listed twice|take one out", what, word);
        else if (word)
            add(of->to, index, word);
    }
    map_free(&met);
    text_free(&list_name);
    text_free(&entry_name);
}

static void add_law(spec *to, size_t index, const char *word) {
    (void)word;
    to->laws[index] = true;
}

static void read_laws(reader *of) {
    const char *names[LAT_LAW_COUNT];
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        names[law] = lat_law_name(law);
        of->to->laws[law] = of->base ? of->base->laws[law] : true;
    }
    if (!reader_field(of, SPEC_FIELD_LAWS)) return;
    memset(of->to->laws, 0, sizeof of->to->laws);
    read_words(of, SPEC_FIELD_LAWS, "law", "unknown-law", "duplicate-law", names, LAT_LAW_COUNT, add_law);
    lua_pop(of->lua, 1);
}

static void add_op(spec *to, size_t index, const char *word) {
    (void)index;
    to->ops = mem_grow(to->ops, to->op_count + 1, sizeof *to->ops);
    to->ops[to->op_count++] = mem_copy(word);
}

static void read_ops(reader *of) {
    spec *base = of->base;
    if (reader_field(of, SPEC_FIELD_OPS)) {
        of->to->ops = mem_alloc(sizeof *of->to->ops); /* an empty list is not the same as none */
        read_words(of, SPEC_FIELD_OPS, "operation", "unknown-op", "duplicate-op",
                   of->options ? of->options->op_names : NULL, of->options ? of->options->op_count : 0, add_op);
        lua_pop(of->lua, 1);
    } else if (base && !reader_has_field(of, SPEC_FIELD_OPS)) {
        of->to->ops = base->ops;
        of->to->op_count = base->op_count;
        base->ops = NULL;
        base->op_count = 0;
    }
}

/* Whether `divide` could compute in the dtype; else a diagnostic. */
static lat_id inexact_value(reader *of, int line, const char *name) {
    const lat_id id = reader_find(of, name);
    if (id == LAT_NONE) {
        reader_unknown_dtype(of, line, "`inexact` is", name);
        return LAT_NONE;
    }
    const spec_dtype *dtype = &of->to->dtypes[id];
    if (dtype->values.kind == VAL_FLOAT || dtype->values.kind == VAL_COMPLEX || dtype->strong == DTYPE_BROKEN)
        return id;
    DIAGNOSE(of, line, "bad-inexact", "`inexact` is \"%s\", which is of kind %s|name a float or complex dtype", name,
             val_kind_name(dtype->values.kind));
    return LAT_NONE;
}

static bool is_integral(val_kind kind) {
    return kind == VAL_BOOL || kind == VAL_INT || kind == VAL_UINT;
}

static void read_inexact_entry(reader *of, const char *key, int line) {
    const char *name = reader_string(of, -1, line, "a value of `inexact`");
    const lat_id value = name ? inexact_value(of, line, name) : LAT_NONE;
    if (strcmp(key, "default") == 0) {
        of->to->inexact_default = value;
        return;
    }
    const lat_id id = reader_find(of, key);
    if (id == LAT_NONE) {
        reader_unknown_dtype(of, line, "`inexact` has an entry for", key);
    } else if (!is_integral(of->to->dtypes[id].values.kind) && of->to->dtypes[id].strong != DTYPE_BROKEN) {
        DIAGNOSE(of, line, "bad-inexact",
                 "`inexact` has an entry for \"%s\", which is of kind %s|it is for bool, int and uint "
                 "dtypes: the others divide in themselves",
                 key, val_kind_name(of->to->dtypes[id].values.kind));
    } else {
        of->to->inexact[id] = value;
    }
}

static void inherit_inexact(reader *of) {
    const spec *base = of->base;
    for (size_t i = 0; i < base->dtype_count; i++) {
        const lat_id id = of->from_base[i], value = base->inexact[i];
        if (id != LAT_NONE && value != LAT_NONE) of->to->inexact[id] = of->from_base[value];
    }
    if (base->notes->inexact_default_given) of->to->inexact_default = of->from_base[base->inexact_default];
}

void read_inexact(reader *of) {
    spec *to = of->to;
    to->inexact_default = LAT_NONE;
    to->inexact = mem_alloc(to->dtype_count * sizeof *to->inexact);
    for (size_t i = 0; i < to->dtype_count; i++)
        to->inexact[i] = LAT_NONE;
    source_node *node = reader_field_node(of, SPEC_FIELD_INEXACT);
    const int line = reader_field_line(of, SPEC_FIELD_INEXACT);
    if (reader_field(of, SPEC_FIELD_INEXACT)) {
        if (lua_type(of->lua, -1) == LUA_TSTRING) {
            const char *name = reader_string(of, -1, line, "field \"inexact\"");
            if (name) to->inexact_default = inexact_value(of, line, name);
        } else {
            const key_list keys = reader_keys(of, "field \"inexact\"", node, line, 0);
            for (size_t i = 0; i < keys.count; i++) {
                lua_pushstring(of->lua, keys.names[i]);
                lua_rawget(of->lua, -2);
                read_inexact_entry(of, keys.names[i], source_line(source_field(node, keys.names[i]), line));
                lua_pop(of->lua, 1);
            }
            mem_free(keys.names);
        }
        lua_pop(of->lua, 1);
    } else if (of->base && !reader_has_field(of, SPEC_FIELD_INEXACT)) {
        inherit_inexact(of);
    }
    to->notes->inexact_default_given = to->inexact_default != LAT_NONE;
    if (to->inexact_default == LAT_NONE) to->inexact_default = spec_widest_float(to);
}

static void read_rounding(reader *of) {
    of->to->via_f32 = of->base && of->base->via_f32;
    char *rounding = reader_text_field(of, SPEC_FIELD_ROUNDING);
    if (!rounding) return;
    const char *known[] = {field_rounding_name(false), field_rounding_name(true)};
    of->to->via_f32 = strcmp(rounding, known[1]) == 0;
    if (!of->to->via_f32 && strcmp(rounding, known[0]) != 0)
        unknown_word(of, reader_field_line(of, SPEC_FIELD_ROUNDING), "unknown-rounding", "way of rounding", rounding,
                     known, 2);
    mem_free(rounding);
}

/* What stands behind #include: a file name, in angle brackets or bare. */
static bool can_be_included(const char *header) {
    const size_t length = strlen(header);
    for (const char *at = header; *at; at++)
        if ((unsigned char)*at < ' ' || *at == 0x7F || *at == '"' || *at == '\\') return false;
    if (header[0] == '<') return length > 2 && strchr(header, '>') == header + length - 1;
    return length > 0 && !strchr(header, '>');
}

static void read_header(reader *of) {
    of->to->header = reader_text_field(of, SPEC_FIELD_HEADER);
    if (of->to->header && !can_be_included(of->to->header))
        DIAGNOSE(of, reader_field_line(of, SPEC_FIELD_HEADER), "bad-header",
                 "header is \"%s\", which cannot be included|name a file, such as dec64.h or <decimal.h>",
                 of->to->header);
    if (!of->to->header && of->base && of->base->header && !reader_has_field(of, SPEC_FIELD_HEADER))
        of->to->header = mem_copy(of->base->header);
}

void read_settings(reader *of) {
    read_laws(of);
    read_ops(of);
    read_rounding(of);
    read_header(of);
}

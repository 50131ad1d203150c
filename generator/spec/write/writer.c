#include "spec/write/writer.h"
#include "base/memory.h"
#include "base/sha256.h"
#include "spec/names/names.h"
#include "spec/read/fields.h"
#include "spec/write/write_host.h"
#include "spec/write/write_settings.h"

#include <string.h>

/* The fields that are one word or sentence, their values aligned. */
static void add_text_fields(text *lua, const spec *spec) {
    const struct {
        spec_field field;
        const char *value;
    } fields[] = {{SPEC_FIELD_NAME, spec->name},       {SPEC_FIELD_TITLE, spec->title},
                  {SPEC_FIELD_SOURCE, spec->source},   {SPEC_FIELD_NOTE, spec->note},
                  {SPEC_FIELD_LICENSE, spec->license}, {SPEC_FIELD_HEADER, spec->header}};
    size_t width = 0;
    for (size_t pass = 0; pass < 2; pass++) { /* to measure, then to write */
        for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
            const char *name = spec_field_table[fields[i].field].name;
            if (!fields[i].value) continue;
            if (pass == 0 && strlen(name) > width) width = strlen(name);
            if (pass == 0) continue;
            text_printf(lua, "  %-*s = ", (int)width, name);
            spec_write_string(lua, fields[i].value);
            text_add(lua, ",\n");
        }
    }
}

static void add_float(text *lua, const val_set *values) {
    text_printf(lua, ", exponent = %d, mantissa = %d", values->exponent, values->mantissa);
    if (values->bias != dtype_default_bias(values->exponent)) text_printf(lua, ", bias = %d", values->bias);
    if (!values->is_signed) text_add(lua, ", signed = false");
    if (values->special != VAL_IEEE) text_printf(lua, ", special = \"%s\"", val_special_name(values->special));
}

static void add_string_of(text *lua, const char *name, const char *value) {
    text_printf(lua, ", %s = ", name);
    spec_write_string(lua, value ? value : "");
}

static void add_list_of(text *lua, const char *name, const char *const *values, size_t count) {
    if (count == 0) return;
    text_printf(lua, ", %s = {", name);
    for (size_t i = 0; i < count; i++) {
        text_add(lua, i ? ", " : " ");
        spec_write_string(lua, values[i]);
    }
    text_add(lua, " }");
}

static void add_definition(text *lua, const spec_dtype *dtype) {
    const val_set *values = &dtype->values;
    text_printf(lua, ", kind = \"%s\"", val_kind_name(values->kind));
    switch (values->kind) {
    case VAL_INT:
    case VAL_UINT:
        text_printf(lua, ", bits = %d", values->bits);
        break;
    case VAL_FLOAT:
        add_float(lua, values);
        break;
    case VAL_COMPLEX:
        add_string_of(lua, "of", dtype->of);
        break;
    case VAL_FIXED:
        text_printf(lua, ", bits = %d, fraction = %d", values->bits, values->fraction);
        break;
    case VAL_OPAQUE:
        text_printf(lua, ", size = %u", dtype->size);
        add_string_of(lua, "ctype", dtype->ctype);
        add_string_of(lua, "to_f64", dtype->to_f64);
        add_string_of(lua, "from_f64", dtype->from_f64);
        break;
    case VAL_ABSTRACT:
        if (dtype->size) text_printf(lua, ", size = %u", dtype->size);
        break;
    case VAL_BOOL:
        break;
    }
}

void spec_write_dtype(const spec_dtype *dtype, text *lua) {
    text ident = {0};
    const bool default_ident =
        name_default_ident(dtype->name, &ident) && dtype->ident && strcmp(text_string(&ident), dtype->ident) == 0;
    text_free(&ident);
    const bool saturates = dtype->saturates && !dtype->weak_of;
    const bool more = dtype->as || dtype->title || dtype->alias_count || dtype->value != SPEC_NO_VALUE || saturates ||
                      host_has_words(dtype->host.words, sizeof dtype->host.words / sizeof *dtype->host.words);
    if (dtype->well_known && !dtype->weak_of && default_ident && !more) {
        spec_write_string(lua, dtype->name);
        text_add_char(lua, ',');
        return;
    }
    text_add(lua, "{ ");
    spec_write_string(lua, dtype->name);
    if (dtype->weak_of)
        add_string_of(lua, "weak", dtype->weak_of);
    else if (dtype->as)
        add_string_of(lua, "as", dtype->as);
    else if (!dtype->well_known)
        add_definition(lua, dtype);
    if (saturates) add_string_of(lua, "overflow", field_overflow_name(true));
    if (!default_ident && dtype->ident && dtype->ident[0]) add_string_of(lua, "ident", dtype->ident);
    add_list_of(lua, "aliases", (const char *const *)dtype->aliases, dtype->alias_count);
    if (dtype->value != SPEC_NO_VALUE) text_printf(lua, ", value = %d", dtype->value);
    if (dtype->title) add_string_of(lua, "title", dtype->title);
    write_dtype_host(lua, &dtype->host);
    text_add(lua, " },");
}

/* Begins a new line where the kind of dtype changes, as a person would. */
static void add_dtypes(text *lua, const spec *spec) {
    text_add(lua, "\n  dtypes = {\n");
    word_wrap wrap = {.lua = lua, .indent = 4, .line_start = lua->length, .fresh = true};
    text word = {0};
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const spec_dtype *dtype = &spec->dtypes[i], *last = i ? dtype - 1 : NULL;
        const bool weak = dtype->weak_of != NULL;
        if (last && ((last->weak_of != NULL) != weak || (!weak && last->values.kind != dtype->values.kind))) {
            text_add_char(lua, '\n');
            wrap.line_start = lua->length;
            wrap.fresh = true;
        }
        word.length = 0;
        spec_write_dtype(dtype, &word);
        lua_add_word(&wrap, word.data);
    }
    text_free(&word);
    text_add(lua, "\n  },\n");
}

static size_t key_width(const char *key) {
    text made = {0};
    spec_write_key(&made, key);
    const size_t width = text_width(made.data);
    text_free(&made);
    return width;
}

static void add_aligned_key(text *lua, const char *key, size_t width) {
    text_add(lua, "    ");
    spec_write_key(lua, key);
    text_add_repeated(lua, ' ', width - key_width(key));
    text_add(lua, " = ");
}

/* One line per dtype, in the order of the dtypes. */
static void add_edges(text *lua, const spec *spec) {
    size_t width = 0;
    size_t *first = mem_alloc_zeroed(spec->dtype_count + 2, sizeof *first);
    lat_id *ends = mem_alloc_zeroed(spec->edge_count, sizeof *ends);
    for (size_t i = 0; i < spec->edge_count; i++)
        first[spec->edges[i].from + 2]++;
    for (size_t id = 0; id < spec->dtype_count; id++) {
        if ((first[id + 2] || spec->dtypes[id].alone) && key_width(spec->dtypes[id].name) > width)
            width = key_width(spec->dtypes[id].name);
        first[id + 2] += first[id + 1];
    }
    for (size_t i = 0; i < spec->edge_count; i++)
        ends[first[spec->edges[i].from + 1]++] = spec->edges[i].to;

    text_add(lua, "\n  promotes = {\n");
    text word = {0};
    for (size_t id = 0; id < spec->dtype_count; id++) {
        const bool empty = first[id] == first[id + 1];
        if (empty && !spec->dtypes[id].alone) continue;
        const size_t line_start = lua->length;
        add_aligned_key(lua, spec->dtypes[id].name, width);
        text_add(lua, empty ? "{},\n" : "{");
        if (empty) continue;
        word_wrap wrap = {.lua = lua, .indent = 6, .line_start = line_start};
        for (size_t i = first[id]; i < first[id + 1]; i++) {
            word.length = 0;
            spec_write_string(&word, spec->dtypes[ends[i]].name);
            if (i + 1 < first[id + 1]) text_add_char(&word, ',');
            lua_add_word(&wrap, word.data);
        }
        text_add(lua, " },\n");
    }
    text_add(lua, "  },\n");
    text_free(&word);
    mem_free(first);
    mem_free(ends);
}

static void add_resolves(text *lua, const spec *spec) {
    if (spec->resolve_count == 0) return;
    text key = {0};
    size_t width = 0;
    for (size_t pass = 0; pass < 2; pass++) { /* to measure, then to write */
        if (pass == 1) text_add(lua, "\n  resolve = {\n");
        for (size_t i = 0; i < spec->resolve_count; i++) {
            const lat_resolve *resolve = &spec->resolves[i];
            key.length = 0;
            text_printf(&key, "%s,%s", spec_dtype_name(spec, resolve->a), spec_dtype_name(spec, resolve->b));
            if (pass == 0) {
                if (key_width(key.data) > width) width = key_width(key.data);
                continue;
            }
            add_aligned_key(lua, key.data, width);
            spec_write_string(lua, spec_dtype_name(spec, resolve->value));
            text_add(lua, ",\n");
        }
    }
    text_add(lua, "  },\n");
    text_free(&key);
}

static void add_padded(text *lua, const char *word, size_t width, bool last) {
    text_add(lua, word);
    if (!last) text_add_repeated(lua, ' ', width - text_width(word) + 2);
}

/* The table in a long bracket with so many `=` that no name in it closes the bracket. */
static void add_table(text *lua, const spec *spec) {
    const size_t n = spec->dtype_count;
    size_t *width = mem_alloc_zeroed(n + 1, sizeof *width); /* of each column; in [n] that of the names of rows */
    size_t equals = 0;
    for (size_t b = 0; b < n; b++) {
        const size_t own = text_width(spec->dtypes[b].name);
        if (own > width[b]) width[b] = own;
        if (own > width[n]) width[n] = own;
        for (size_t a = 0; a < n; a++) {
            const size_t cell = text_width(spec_dtype_name(spec, spec->table[a * n + b]));
            if (cell > width[b]) width[b] = cell;
        }
        for (const char *at = strchr(spec->dtypes[b].name, ']'); at; at = strchr(at + 1, ']'))
            if (strspn(at + 1, "=") >= equals) equals = strspn(at + 1, "=") + 1;
    }
    text_add(lua, "\n  table = [");
    text_add_repeated(lua, '=', equals);
    text_add(lua, "[\n    ");
    text_add_repeated(lua, ' ', width[n] + 2);
    for (size_t b = 0; b < n; b++)
        add_padded(lua, spec->dtypes[b].name, width[b], b + 1 == n);
    for (size_t a = 0; a < n; a++) {
        text_add(lua, "\n    ");
        add_padded(lua, spec->dtypes[a].name, width[n], false);
        for (size_t b = 0; b < n; b++)
            add_padded(lua, spec_dtype_name(spec, spec->table[a * n + b]), width[b], b + 1 == n);
    }
    text_add(lua, "\n  ]");
    text_add_repeated(lua, '=', equals);
    text_add(lua, "],\n");
    mem_free(width);
}

void spec_write(const spec *spec, text *lua) {
    text_add(lua, "return {\n");
    add_text_fields(lua, spec);
    add_dtypes(lua, spec);
    if (spec->from_table) {
        add_table(lua, spec);
    } else {
        add_edges(lua, spec);
        add_resolves(lua, spec);
    }
    write_settings(lua, spec);
    text_add(lua, "}\n");
}

void spec_definition_hash(const spec *system, char hex[65]) {
    spec bare = *system; /* which it shares all but its texts with */
    bare.title = bare.source = bare.note = bare.license = NULL;
    bare.notes = NULL; /* a default that is given means what it means when it is not */
    bare.dtypes = mem_alloc_zeroed(system->dtype_count, sizeof *bare.dtypes);
    for (size_t i = 0; i < system->dtype_count; i++) {
        bare.dtypes[i] = system->dtypes[i];
        bare.dtypes[i].title = NULL;
        bare.dtypes[i].alone = false;
    }
    text lua = {0};
    spec_write(&bare, &lua);
    sha256_hex(lua.data, lua.length, hex);
    text_free(&lua);
    mem_free(bare.dtypes);
}

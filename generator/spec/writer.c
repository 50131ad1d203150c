#include "base/memory.h"
#include "base/text.h"
#include "spec/dtype.h"
#include "spec/fields.h"
#include "spec/spec.h"

#include <ctype.h>
#include <string.h>

enum { LINE_WIDTH = 120 };

void spec_write_string(text *to, const char *string) {
    text_add_char(to, '"');
    for (const unsigned char *at = (const unsigned char *)string; *at; at++) {
        if (*at == '"' || *at == '\\')
            text_printf(to, "\\%c", *at);
        else if (*at == '\n')
            text_add(to, "\\n");
        else if (*at < ' ' || *at == 0x7F)
            text_printf(to, "\\%03u", *at);
        else
            text_add_char(to, (char)*at);
    }
    text_add_char(to, '"');
}

static bool is_lua_name(const char *name) {
    static const char *const keywords[] = {
        "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
        "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while",
    };
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (strcmp(name, keywords[i]) == 0) return false;
    if (!isalpha((unsigned char)*name) && *name != '_') return false;
    for (; *name; name++)
        if (!isalnum((unsigned char)*name) && *name != '_') return false;
    return true;
}

/* `i8` or `["i*"]`: a key of a table. */
void spec_write_key(text *to, const char *key) {
    if (is_lua_name(key)) {
        text_add(to, key);
        return;
    }
    text_add_char(to, '[');
    spec_write_string(to, key);
    text_add_char(to, ']');
}

static const char *name_of(const spec *of, lat_id id) {
    return id == LAT_NONE ? "-" : of->dtypes[id].name;
}

/* Words one after the other, wrapped: what begins with `first` goes on under `indent`. */
typedef struct filling {
    text *to;
    size_t indent, line_start;
    bool fresh; /* nothing on this line yet */
} filling;

static void fill(filling *in, const char *word) {
    text *to = in->to;
    if (!in->fresh && text_width(to->data + in->line_start) + 1 + text_width(word) > LINE_WIDTH) {
        text_add_char(to, '\n');
        in->line_start = to->length;
        in->fresh = true;
    }
    if (in->fresh)
        text_add_repeated(to, ' ', to->length == in->line_start ? in->indent : 0);
    else
        text_add_char(to, ' ');
    text_add(to, word);
    in->fresh = false;
}

/* The fields of one word or sentence, aligned. */
static void add_text_fields(text *to, const spec *of) {
    const struct {
        spec_field field;
        const char *value;
    } fields[] = {{SPEC_FIELD_NAME, of->name},
                  {SPEC_FIELD_TITLE, of->title},
                  {SPEC_FIELD_SOURCE, of->source},
                  {SPEC_FIELD_NOTE, of->note},
                  {SPEC_FIELD_HEADER, of->header}};
    size_t width = 0;
    for (size_t pass = 0; pass < 2; pass++) { /* to measure, then to write */
        for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
            const char *name = spec_field_table[fields[i].field].name;
            if (!fields[i].value) continue;
            if (pass == 0 && strlen(name) > width) width = strlen(name);
            if (pass == 0) continue;
            text_printf(to, "  %-*s = ", (int)width, name);
            spec_write_string(to, fields[i].value);
            text_add(to, ",\n");
        }
    }
}

static void add_float(text *to, const val_set *values) {
    text_printf(to, ", exponent = %d, mantissa = %d", values->exponent, values->mantissa);
    if (values->bias != dtype_default_bias(values->exponent)) text_printf(to, ", bias = %d", values->bias);
    if (!values->is_signed) text_add(to, ", signed = false");
    if (values->special != VAL_IEEE) text_printf(to, ", special = \"%s\"", val_special_name(values->special));
}

static void add_string_of(text *to, const char *name, const char *value) {
    text_printf(to, ", %s = ", name);
    spec_write_string(to, value ? value : "");
}

static void add_definition(text *to, const spec_dtype *dtype) {
    const val_set *values = &dtype->values;
    text_printf(to, ", kind = \"%s\"", val_kind_name(values->kind));
    switch (values->kind) {
    case VAL_INT:
    case VAL_UINT:
        text_printf(to, ", bits = %d", values->bits);
        break;
    case VAL_FLOAT:
        add_float(to, values);
        break;
    case VAL_COMPLEX:
        add_string_of(to, "of", dtype->of);
        break;
    case VAL_FIXED:
        text_printf(to, ", bits = %d, fraction = %d", values->bits, values->fraction);
        break;
    case VAL_OPAQUE:
        text_printf(to, ", size = %u", dtype->size);
        add_string_of(to, "ctype", dtype->ctype);
        add_string_of(to, "to_f64", dtype->to_f64);
        add_string_of(to, "from_f64", dtype->from_f64);
        break;
    case VAL_BOOL:
    case VAL_ABSTRACT:
        break;
    }
}

/* "b", or { "i*", weak = "i64" }, with its comma. */
void spec_write_dtype(const spec_dtype *dtype, text *to) {
    text ident = {0};
    const bool default_ident =
        spec_default_ident(dtype->name, &ident) && dtype->ident && strcmp(text_string(&ident), dtype->ident) == 0;
    text_free(&ident);
    if (dtype->well_known && !dtype->weak_of && default_ident && !dtype->title) {
        spec_write_string(to, dtype->name);
        text_add_char(to, ',');
        return;
    }
    text_add(to, "{ ");
    spec_write_string(to, dtype->name);
    if (dtype->weak_of)
        add_string_of(to, "weak", dtype->weak_of);
    else if (!dtype->well_known)
        add_definition(to, dtype);
    if (!default_ident && dtype->ident) add_string_of(to, "ident", dtype->ident);
    if (dtype->title) add_string_of(to, "title", dtype->title);
    text_add(to, " },");
}

/* A new line where the kind of dtype changes, as a person would write it. */
static void add_dtypes(text *to, const spec *of) {
    text_add(to, "\n  dtypes = {\n");
    filling in = {.to = to, .indent = 4, .line_start = to->length, .fresh = true};
    text word = {0};
    for (size_t i = 0; i < of->dtype_count; i++) {
        const spec_dtype *dtype = &of->dtypes[i], *last = i ? dtype - 1 : NULL;
        const bool weak = dtype->weak_of != NULL;
        if (last && ((last->weak_of != NULL) != weak || (!weak && last->values.kind != dtype->values.kind))) {
            text_add_char(to, '\n');
            in.line_start = to->length;
            in.fresh = true;
        }
        word.length = 0;
        spec_write_dtype(dtype, &word);
        fill(&in, word.data);
    }
    text_free(&word);
    text_add(to, "\n  },\n");
}

static size_t key_width(const char *key) {
    text made = {0};
    spec_write_key(&made, key);
    const size_t width = text_width(made.data);
    text_free(&made);
    return width;
}

static void add_aligned_key(text *to, const char *key, size_t width) {
    text_add(to, "    ");
    spec_write_key(to, key);
    text_add_repeated(to, ' ', width - key_width(key));
    text_add(to, " = ");
}

/* One dtype a line, in the order of the dtypes. */
static void add_edges(text *to, const spec *of) {
    size_t width = 0;
    size_t *first = mem_alloc_zeroed(of->dtype_count + 2, sizeof *first);
    lat_id *ends = mem_alloc_zeroed(of->edge_count, sizeof *ends);
    for (size_t i = 0; i < of->edge_count; i++)
        first[of->edges[i].from + 2]++;
    for (size_t id = 0; id < of->dtype_count; id++) {
        if (first[id + 2] && key_width(of->dtypes[id].name) > width) width = key_width(of->dtypes[id].name);
        first[id + 2] += first[id + 1];
    }
    for (size_t i = 0; i < of->edge_count; i++)
        ends[first[of->edges[i].from + 1]++] = of->edges[i].to;

    text_add(to, "\n  promotes = {\n");
    text word = {0};
    for (size_t id = 0; id < of->dtype_count; id++) {
        if (first[id] == first[id + 1]) continue;
        const size_t line_start = to->length;
        add_aligned_key(to, of->dtypes[id].name, width);
        text_add_char(to, '{');
        filling in = {.to = to, .indent = 6, .line_start = line_start};
        for (size_t i = first[id]; i < first[id + 1]; i++) {
            word.length = 0;
            spec_write_string(&word, of->dtypes[ends[i]].name);
            if (i + 1 < first[id + 1]) text_add_char(&word, ',');
            fill(&in, word.data);
        }
        text_add(to, " },\n");
    }
    text_add(to, "  },\n");
    text_free(&word);
    mem_free(first);
    mem_free(ends);
}

static void add_resolves(text *to, const spec *of) {
    if (of->resolve_count == 0) return;
    text key = {0};
    size_t width = 0;
    for (size_t pass = 0; pass < 2; pass++) { /* to measure, then to write */
        if (pass == 1) text_add(to, "\n  resolve = {\n");
        for (size_t i = 0; i < of->resolve_count; i++) {
            const lat_resolve *at = &of->resolves[i];
            key.length = 0;
            text_printf(&key, "%s,%s", name_of(of, at->a), name_of(of, at->b));
            if (pass == 0) {
                if (key_width(key.data) > width) width = key_width(key.data);
                continue;
            }
            add_aligned_key(to, key.data, width);
            spec_write_string(to, name_of(of, at->value));
            text_add(to, ",\n");
        }
    }
    text_add(to, "  },\n");
    text_free(&key);
}

static void add_padded(text *to, const char *word, size_t width, bool last) {
    text_add(to, word);
    if (!last) text_add_repeated(to, ' ', width - text_width(word) + 2);
}

/* A long bracket that the names cannot close: "]]" in one of them asks for more `=`. */
static void add_table(text *to, const spec *of) {
    const size_t n = of->dtype_count;
    size_t *width = mem_alloc_zeroed(n + 1, sizeof *width); /* of each column, and of the first in [n] */
    size_t equals = 0;
    for (size_t b = 0; b < n; b++) {
        const size_t own = text_width(of->dtypes[b].name);
        if (own > width[b]) width[b] = own;
        if (own > width[n]) width[n] = own;
        for (size_t a = 0; a < n; a++) {
            const size_t cell = text_width(name_of(of, of->table[a * n + b]));
            if (cell > width[b]) width[b] = cell;
        }
        for (const char *at = strchr(of->dtypes[b].name, ']'); at; at = strchr(at + 1, ']'))
            if (strspn(at + 1, "=") >= equals) equals = strspn(at + 1, "=") + 1;
    }
    text_add(to, "\n  table = [");
    text_add_repeated(to, '=', equals);
    text_add(to, "[\n    ");
    text_add_repeated(to, ' ', width[n] + 2);
    for (size_t b = 0; b < n; b++)
        add_padded(to, of->dtypes[b].name, width[b], b + 1 == n);
    for (size_t a = 0; a < n; a++) {
        text_add(to, "\n    ");
        add_padded(to, of->dtypes[a].name, width[n], false);
        for (size_t b = 0; b < n; b++)
            add_padded(to, name_of(of, of->table[a * n + b]), width[b], b + 1 == n);
    }
    text_add(to, "\n  ]");
    text_add_repeated(to, '=', equals);
    text_add(to, "],\n");
    mem_free(width);
}

static void add_laws(text *to, const spec *of) {
    size_t held = 0;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        held += of->laws[law];
    if (held == LAT_LAW_COUNT) return;
    text_add(to, "\n  laws = {");
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (of->laws[law]) text_printf(to, " \"%s\",", lat_law_name(law));
    if (held) to->data[--to->length] = '\0';
    text_add(to, held ? " },\n" : "},\n");
}

static void add_ops(text *to, const spec *of) {
    if (!of->ops) return;
    const size_t line_start = to->length + 1;
    text_add(to, "\n  ops = {");
    filling in = {.to = to, .indent = 4, .line_start = line_start};
    text word = {0};
    for (size_t i = 0; i < of->op_count; i++) {
        word.length = 0;
        spec_write_string(&word, of->ops[i]);
        if (i + 1 < of->op_count) text_add_char(&word, ',');
        fill(&in, word.data);
    }
    text_free(&word);
    text_add(to, of->op_count ? " },\n" : "},\n");
}

static void add_hot(text *to, const spec *of) {
    if (!of->hot) return;
    const size_t line_start = to->length + 1;
    text_add(to, "\n  hot = {");
    filling in = {.to = to, .indent = 4, .line_start = line_start};
    text pair = {0}, word = {0};
    for (size_t i = 0; i < of->hot_count; i++) {
        pair.length = word.length = 0;
        text_printf(&pair, "%s,%s", name_of(of, of->hot[i].a), name_of(of, of->hot[i].b));
        spec_write_string(&word, pair.data);
        if (i + 1 < of->hot_count) text_add_char(&word, ',');
        fill(&in, word.data);
    }
    text_free(&pair);
    text_free(&word);
    text_add(to, of->hot_count ? " },\n" : "},\n");
}

static void add_inexact(text *to, const spec *of) {
    const bool default_given = of->inexact_default != spec_widest_float(of);
    size_t entries = 0;
    for (size_t i = 0; of->inexact && i < of->dtype_count; i++)
        entries += of->inexact[i] != LAT_NONE;
    if (!default_given && !entries) return;
    text_add(to, "\n  inexact = ");
    if (!entries) {
        spec_write_string(to, name_of(of, of->inexact_default));
        text_add(to, ",\n");
        return;
    }
    text_add_char(to, '{');
    const char *comma = " ";
    if (default_given) {
        text_add(to, " default = ");
        spec_write_string(to, name_of(of, of->inexact_default));
        comma = ", ";
    }
    for (size_t i = 0; i < of->dtype_count; i++) {
        if (of->inexact[i] == LAT_NONE) continue;
        text_add(to, comma);
        spec_write_key(to, of->dtypes[i].name);
        text_add(to, " = ");
        spec_write_string(to, name_of(of, of->inexact[i]));
        comma = ", ";
    }
    text_add(to, " },\n");
}

void spec_write(const spec *of, text *to) {
    text_add(to, "return {\n");
    add_text_fields(to, of);
    add_dtypes(to, of);
    if (of->from_table) {
        add_table(to, of);
    } else {
        add_edges(to, of);
        add_resolves(to, of);
    }
    add_laws(to, of);
    add_ops(to, of);
    add_hot(to, of);
    add_inexact(to, of);
    if (of->via_f32) text_printf(to, "\n  rounding = \"%s\",\n", field_rounding_name(true));
    text_add(to, "}\n");
}

#include "spec_text.h"

#include <stdio.h>

enum { DTYPES_MAX = 12, NAME_SIZE = 24 };

/* A spec while it is written; dtypes are identified by name. */
typedef struct spec_words {
    choices *from;
    text *out;
    unsigned count;
    char names[DTYPES_MAX][NAME_SIZE];
    bool taken[64]; /* by well-known dtype */
} spec_words;

static const char *const known[] = {"b",         "u8",        "i8",          "u16",        "i16",     "u32",
                                    "i32",       "u64",       "i64",         "bf16",       "f16",     "f32",
                                    "f64",       "c64",       "c128",        "u1",         "i2",      "u4",
                                    "f8_e4m3",   "f8_e4m3fn", "f8_e4m3fnuz", "f8_e5m2",    "f8_e3m4", "f8_e8m0fnu",
                                    "f6_e2m3fn", "f6_e3m2fn", "f4_e2m1fn",   "f8_e5m2fnuz"};
static const char *const ops[] = {"add",      "divide",     "less",     "floor_divide", "bitwise_and", "where",
                                  "sqrt",     "remainder",  "copysign", "logical_and",  "maximum",     "square",
                                  "negative", "left_shift", "isnan",    "clip",         "equal",       "power"};

#define COUNT(ARRAY) ((unsigned)(sizeof(ARRAY) / sizeof *(ARRAY)))

unsigned choose(choices *from, unsigned count) {
    return from->at < from->end ? *from->at++ % count : 0;
}

bool choose_rarely(choices *from, unsigned count) {
    return choose(from, count) == count - 1;
}

/* A string of Lua, whatever is in it. */
static void add_string(text *out, const char *string) {
    text_add_char(out, '"');
    for (const unsigned char *at = (const unsigned char *)string; *at; at++) {
        if (*at < ' ' || *at > '~' || *at == '"' || *at == '\\')
            text_printf(out, "\\%03u", *at);
        else
            text_add_char(out, (char)*at);
    }
    text_add_char(out, '"');
}

/* A text that means something to C, to a language, to Lua or to a terminal. */
static const char *free_text(choices *from) {
    static const char *const texts[] = {
        "plain",
        "*/ int x; /*",
        "?\?/",
        "back\\",
        "\"\"\" '''",
        "# define X",
        "line\n#error one\nthird",
        "${x} %d %s",
        "\xe2\x80\xae bidi",
        "</script><!--",
        "`${1}` $(x)",
        "-- ]] ]=]",
        "tab\there",
        "//",
        "a very long line of words that has to be broken somewhere because no line of a comment may be as long as it",
        "{- #[x] r#\""};
    return texts[choose(from, COUNT(texts))];
}

static void add_field(spec_words *of, const char *name, const char *value) {
    text_printf(of->out, ", %s = ", name);
    add_string(of->out, value);
}

/* A name of a custom dtype, which no other has; `ident` is what it needs to have one in C, or "". */
static const char *take_name(spec_words *of, char *ident) {
    static const char *const words[] = {"int", "type",  "in", "class", "x",    "None",
                                        "fn",  "d8bit", "_q", "self",  "8bit", "T"};
    char *name = of->names[of->count];
    ident[0] = '\0';
    switch (choose(of->from, 4)) {
    case 0:
        snprintf(name, NAME_SIZE, "%s%u", words[choose(of->from, COUNT(words))], of->count);
        break;
    case 1: /* two may be the same, which is refused */
        snprintf(name, NAME_SIZE, "%s", words[choose(of->from, COUNT(words))]);
        break;
    case 2:
        snprintf(name, NAME_SIZE, "a*/%u\\", of->count);
        snprintf(ident, NAME_SIZE, "odd%u", of->count);
        break;
    default:
        snprintf(name, NAME_SIZE, "d%u", of->count);
    }
    return name;
}

static void add_custom_fields(spec_words *of) {
    choices *from = of->from;
    text *out = of->out;
    static const char *const special[] = {"ieee", "fn", "fnuz", "none"};
    switch (choose(from, 6)) {
    case 0:
        text_printf(out, ", kind = 'int', bits = %u", choose(from, 256) + 1);
        break;
    case 1:
        text_printf(out, ", kind = 'uint', bits = %u", choose(from, 70) + 1);
        break;
    case 2:
        text_printf(out, ", kind = 'float', exponent = %u, mantissa = %u", choose(from, 8) + 1, choose(from, 9));
        if (choose_rarely(from, 3)) text_printf(out, ", special = '%s'", special[choose(from, COUNT(special))]);
        if (choose_rarely(from, 5)) text_add(out, ", overflow = 'saturate'");
        if (choose_rarely(from, 9)) text_printf(out, ", bias = %d", (int)choose(from, 40) - 8);
        if (choose_rarely(from, 9)) text_add(out, ", signed = false");
        break;
    case 3:
        text_printf(out, ", kind = 'fixed', bits = %u, fraction = %u", choose(from, 31) + 2, choose(from, 33));
        break;
    case 4:
        text_printf(out, ", kind = 'complex', of = '%s'", known[9 + choose(from, 4)]);
        break;
    default:
        text_add(out, ", kind = 'abstract'");
    }
}

/* The name of a dtype and its fields, but for `value`. */
static void add_dtype(spec_words *of) {
    choices *from = of->from;
    char ident[NAME_SIZE] = "", *name = of->names[of->count];
    const unsigned form = choose(from, 8);
    unsigned which = choose(from, COUNT(known));
    text_add(of->out, "{ ");
    if (form < 5) {
        while (of->taken[which])
            which = (which + 1) % COUNT(known);
        of->taken[which] = true;
        snprintf(name, NAME_SIZE, "%s", known[which]);
        add_string(of->out, name);
    } else if (form == 5) {
        snprintf(name, NAME_SIZE, "%s*", known[which]);
        add_string(of->out, name);
        add_field(of, "weak", known[which]);
    } else {
        add_string(of->out, take_name(of, ident));
        if (form == 6)
            add_field(of, "as", known[which]);
        else
            add_custom_fields(of);
        if (*ident) add_field(of, "ident", ident);
    }
    if (choose_rarely(from, 6)) add_field(of, "title", free_text(from));
    if (choose_rarely(from, 8)) text_printf(of->out, ", aliases = { 'alias%u', 'other-name%u' }", of->count, which);
    of->count++;
}

static void add_dtypes(spec_words *of) {
    const unsigned wanted = choose(of->from, DTYPES_MAX) + 1;
    const bool values = choose_rarely(of->from, 5);
    const unsigned step = values ? choose(of->from, 255) : 0, first = values ? choose(of->from, 255) : 0;
    text_add(of->out, ", dtypes = { ");
    while (of->count < wanted) {
        add_dtype(of);
        if (values) text_printf(of->out, ", value = %u", (first + of->count * step) % 255);
        text_add(of->out, " }, ");
    }
    text_add(of->out, "}");
}

static const char *any_name(spec_words *of) {
    return of->names[choose(of->from, of->count)];
}

/* Edges from dtypes to later ones, so that they close no cycle; or rarely to any. */
static void add_promotes(spec_words *of) {
    const unsigned density = choose(of->from, 6) + 1;
    const bool chain = choose_rarely(of->from, 2), wild = choose_rarely(of->from, 32);
    text_add(of->out, ", promotes = { ");
    for (unsigned a = 0; a < of->count; a++) {
        text_add_char(of->out, '[');
        add_string(of->out, of->names[a]);
        text_add(of->out, "] = { ");
        for (unsigned b = wild ? 0 : a + 1; b < of->count; b++) {
            if (b == a || (!(chain && b == a + 1) && choose(of->from, density + 1) != density)) continue;
            add_string(of->out, of->names[b]);
            text_add(of->out, ", ");
        }
        text_add(of->out, "}, ");
    }
    text_add(of->out, "}");
    if (!choose_rarely(of->from, 4)) return;
    text_add(of->out, ", resolve = { ");
    for (unsigned i = choose(of->from, 4) + 1; i > 0; i--) {
        text pair = {0};
        text_printf(&pair, "%s,%s", any_name(of), any_name(of));
        text_add_char(of->out, '[');
        add_string(of->out, pair.data);
        text_add(of->out, "] = ");
        add_string(of->out, choose_rarely(of->from, 4) ? "-" : any_name(of));
        text_add(of->out, ", ");
        text_free(&pair);
    }
    text_add(of->out, "}");
}

/* The later of two dtypes, with exceptions. */
static void add_table(spec_words *of) {
    const unsigned even = choose(of->from, 16) + 1;
    text grid = {0};
    for (unsigned b = 0; b < of->count; b++)
        text_printf(&grid, " %s", of->names[b]);
    for (unsigned a = 0; a < of->count; a++) {
        text_printf(&grid, "\n%s", of->names[a]);
        for (unsigned b = 0; b < of->count; b++) {
            const unsigned cell = choose(of->from, 256);
            const bool other = cell % even == even - 1 && cell;
            const unsigned join = other ? cell % (of->count + 1) : a > b ? a : b;
            text_printf(&grid, " %s", join < of->count ? of->names[join] : "-");
        }
    }
    text_add(of->out, ", table = ");
    add_string(of->out, grid.data);
    text_free(&grid);
}

static void add_results(spec_words *of) {
    text_add(of->out, ", results = { ");
    for (unsigned i = choose(of->from, 3) + 1; i > 0; i--) {
        text_printf(of->out, "%s = ", ops[choose(of->from, COUNT(ops))]);
        switch (choose(of->from, 3)) {
        case 0:
            text_add(of->out, "{ floor = ");
            add_string(of->out, any_name(of));
            text_add(of->out, " }, ");
            break;
        case 1:
            text_add(of->out, "{ loops = { ");
            for (unsigned k = choose(of->from, 3) + 1; k > 0; k--) {
                add_string(of->out, any_name(of));
                text_add(of->out, ", ");
            }
            text_add(of->out, "} }, ");
            break;
        default:
            text_add(of->out, "'inexact', ");
        }
    }
    text_add(of->out, "}");
}

/* Fields that most specs do without. */
static void add_settings(spec_words *of) {
    choices *from = of->from;
    if (choose_rarely(from, 2)) text_add(of->out, ", nary = 'bound'");
    if (choose_rarely(from, 8)) text_add(of->out, ", by_zero = 'ones'");
    if (choose_rarely(from, 8)) text_add(of->out, ", rounding = 'via_f32'");
    if (choose_rarely(from, 6)) add_results(of);
    if (choose_rarely(from, 6)) add_field(of, "inexact", any_name(of));
    if (choose_rarely(from, 5)) {
        text pair = {0};
        text_printf(&pair, "%s,%s", any_name(of), any_name(of));
        text_add(of->out, ", hot = { ");
        add_string(of->out, pair.data);
        text_add(of->out, " }");
        text_free(&pair);
    }
    static const char *const fields[] = {"title", "source", "note"};
    for (unsigned i = 0; i < COUNT(fields); i++)
        if (choose_rarely(from, 5)) add_field(of, fields[i], free_text(from));
}

void spec_text_add(text *out, choices *from) {
    static const char *const names[] = {"fuzz", "f", "x9_", "jax", "std_"};
    spec_words of = {.from = from, .out = out};
    text_printf(out, "return { name = '%s'", names[choose(from, COUNT(names))]);
    if (!choose_rarely(from, 8)) text_add(out, ", laws = {}");
    add_dtypes(&of);
    if (choose_rarely(from, 3))
        add_table(&of);
    else
        add_promotes(&of);
    add_settings(&of);
    text_add(out, " }\n");
}

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

unsigned choose(choices *choices, unsigned count) {
    return choices->at < choices->end ? *choices->at++ % count : 0;
}

bool choose_rarely(choices *choices, unsigned count) {
    return choose(choices, count) == count - 1;
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
static const char *free_text(choices *choices) {
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
    return texts[choose(choices, COUNT(texts))];
}

static void add_field(spec_words *words, const char *name, const char *value) {
    text_printf(words->out, ", %s = ", name);
    add_string(words->out, value);
}

/* A name of a custom dtype, which no other has; `ident` is what it needs to have one in C, or "". */
static const char *take_name(spec_words *state, char *ident) {
    static const char *const words[] = {"int", "type",  "in", "class", "x",    "None",
                                        "fn",  "d8bit", "_q", "self",  "8bit", "T"};
    char *name = state->names[state->count];
    ident[0] = '\0';
    switch (choose(state->from, 4)) {
    case 0:
        snprintf(name, NAME_SIZE, "%s%u", words[choose(state->from, COUNT(words))], state->count);
        break;
    case 1: /* two may be the same, which is refused */
        snprintf(name, NAME_SIZE, "%s", words[choose(state->from, COUNT(words))]);
        break;
    case 2:
        snprintf(name, NAME_SIZE, "a*/%u\\", state->count);
        snprintf(ident, NAME_SIZE, "odd%u", state->count);
        break;
    default:
        snprintf(name, NAME_SIZE, "d%u", state->count);
    }
    return name;
}

static void add_custom_fields(spec_words *words) {
    choices *choices = words->from;
    text *out = words->out;
    static const char *const special[] = {"ieee", "fn", "fnuz", "none"};
    switch (choose(choices, 6)) {
    case 0:
        text_printf(out, ", kind = 'int', bits = %u", choose(choices, 256) + 1);
        break;
    case 1:
        text_printf(out, ", kind = 'uint', bits = %u", choose(choices, 70) + 1);
        break;
    case 2:
        text_printf(out, ", kind = 'float', exponent = %u, mantissa = %u", choose(choices, 8) + 1, choose(choices, 9));
        if (choose_rarely(choices, 3)) text_printf(out, ", special = '%s'", special[choose(choices, COUNT(special))]);
        if (choose_rarely(choices, 5)) text_add(out, ", overflow = 'saturate'");
        if (choose_rarely(choices, 9)) text_printf(out, ", bias = %d", (int)choose(choices, 40) - 8);
        if (choose_rarely(choices, 9)) text_add(out, ", signed = false");
        break;
    case 3:
        text_printf(out, ", kind = 'fixed', bits = %u, fraction = %u", choose(choices, 31) + 2, choose(choices, 33));
        break;
    case 4:
        text_printf(out, ", kind = 'complex', of = '%s'", known[9 + choose(choices, 4)]);
        break;
    default:
        text_add(out, ", kind = 'abstract'");
    }
}

/* The name of a dtype and its fields, but for `value`. */
static void add_dtype(spec_words *words) {
    choices *choices = words->from;
    char ident[NAME_SIZE] = "", *name = words->names[words->count];
    const unsigned form = choose(choices, 8);
    unsigned which = choose(choices, COUNT(known));
    text_add(words->out, "{ ");
    if (form < 5) {
        while (words->taken[which])
            which = (which + 1) % COUNT(known);
        words->taken[which] = true;
        snprintf(name, NAME_SIZE, "%s", known[which]);
        add_string(words->out, name);
    } else if (form == 5) {
        snprintf(name, NAME_SIZE, "%s*", known[which]);
        add_string(words->out, name);
        add_field(words, "weak", known[which]);
    } else {
        add_string(words->out, take_name(words, ident));
        if (form == 6)
            add_field(words, "as", known[which]);
        else
            add_custom_fields(words);
        if (*ident) add_field(words, "ident", ident);
    }
    if (choose_rarely(choices, 6)) add_field(words, "title", free_text(choices));
    if (choose_rarely(choices, 8))
        text_printf(words->out, ", aliases = { 'alias%u', 'other-name%u' }", words->count, which);
    words->count++;
}

static void add_dtypes(spec_words *words) {
    const unsigned wanted = choose(words->from, DTYPES_MAX) + 1;
    const bool values = choose_rarely(words->from, 5);
    const unsigned step = values ? choose(words->from, 255) : 0, first = values ? choose(words->from, 255) : 0;
    text_add(words->out, ", dtypes = { ");
    while (words->count < wanted) {
        add_dtype(words);
        if (values) text_printf(words->out, ", value = %u", (first + words->count * step) % 255);
        text_add(words->out, " }, ");
    }
    text_add(words->out, "}");
}

static const char *any_name(spec_words *words) {
    return words->names[choose(words->from, words->count)];
}

/* Edges from dtypes to later ones, so that they close no cycle; or rarely to any. */
static void add_promotes(spec_words *words) {
    const unsigned density = choose(words->from, 6) + 1;
    const bool chain = choose_rarely(words->from, 2), wild = choose_rarely(words->from, 32);
    text_add(words->out, ", promotes = { ");
    for (unsigned a = 0; a < words->count; a++) {
        text_add_char(words->out, '[');
        add_string(words->out, words->names[a]);
        text_add(words->out, "] = { ");
        for (unsigned b = wild ? 0 : a + 1; b < words->count; b++) {
            if (b == a || (!(chain && b == a + 1) && choose(words->from, density + 1) != density)) continue;
            add_string(words->out, words->names[b]);
            text_add(words->out, ", ");
        }
        text_add(words->out, "}, ");
    }
    text_add(words->out, "}");
    if (!choose_rarely(words->from, 4)) return;
    text_add(words->out, ", resolve = { ");
    for (unsigned i = choose(words->from, 4) + 1; i > 0; i--) {
        text pair = {0};
        text_printf(&pair, "%s,%s", any_name(words), any_name(words));
        text_add_char(words->out, '[');
        add_string(words->out, pair.data);
        text_add(words->out, "] = ");
        add_string(words->out, choose_rarely(words->from, 4) ? "-" : any_name(words));
        text_add(words->out, ", ");
        text_free(&pair);
    }
    text_add(words->out, "}");
}

/* The later of two dtypes, with exceptions. */
static void add_table(spec_words *words) {
    const unsigned even = choose(words->from, 16) + 1;
    text grid = {0};
    for (unsigned b = 0; b < words->count; b++)
        text_printf(&grid, " %s", words->names[b]);
    for (unsigned a = 0; a < words->count; a++) {
        text_printf(&grid, "\n%s", words->names[a]);
        for (unsigned b = 0; b < words->count; b++) {
            const unsigned cell = choose(words->from, 256);
            const bool other = cell % even == even - 1 && cell;
            const unsigned join = other ? cell % (words->count + 1) : a > b ? a : b;
            text_printf(&grid, " %s", join < words->count ? words->names[join] : "-");
        }
    }
    text_add(words->out, ", table = ");
    add_string(words->out, grid.data);
    text_free(&grid);
}

static void add_results(spec_words *words) {
    text_add(words->out, ", results = { ");
    for (unsigned i = choose(words->from, 3) + 1; i > 0; i--) {
        text_printf(words->out, "%s = ", ops[choose(words->from, COUNT(ops))]);
        switch (choose(words->from, 3)) {
        case 0:
            text_add(words->out, "{ floor = ");
            add_string(words->out, any_name(words));
            text_add(words->out, " }, ");
            break;
        case 1:
            text_add(words->out, "{ loops = { ");
            for (unsigned k = choose(words->from, 3) + 1; k > 0; k--) {
                add_string(words->out, any_name(words));
                text_add(words->out, ", ");
            }
            text_add(words->out, "} }, ");
            break;
        default:
            text_add(words->out, "'inexact', ");
        }
    }
    text_add(words->out, "}");
}

/* Fields that most specs do without. */
static void add_settings(spec_words *words) {
    choices *choices = words->from;
    if (choose_rarely(choices, 2)) text_add(words->out, ", nary = 'bound'");
    if (choose_rarely(choices, 8)) text_add(words->out, ", by_zero = 'ones'");
    if (choose_rarely(choices, 8)) text_add(words->out, ", rounding = 'via_f32'");
    if (choose_rarely(choices, 6)) add_results(words);
    if (choose_rarely(choices, 6)) add_field(words, "inexact", any_name(words));
    if (choose_rarely(choices, 5)) {
        text pair = {0};
        text_printf(&pair, "%s,%s", any_name(words), any_name(words));
        text_add(words->out, ", hot = { ");
        add_string(words->out, pair.data);
        text_add(words->out, " }");
        text_free(&pair);
    }
    static const char *const fields[] = {"title", "source", "note"};
    for (unsigned i = 0; i < COUNT(fields); i++)
        if (choose_rarely(choices, 5)) add_field(words, fields[i], free_text(choices));
}

void spec_text_add(text *out, choices *choices) {
    static const char *const names[] = {"fuzz", "f", "x9_", "jax", "std_"};
    spec_words words = {.from = choices, .out = out};
    text_printf(out, "return { name = '%s'", names[choose(choices, COUNT(names))]);
    if (!choose_rarely(choices, 8)) text_add(out, ", laws = {}");
    add_dtypes(&words);
    if (choose_rarely(choices, 3))
        add_table(&words);
    else
        add_promotes(&words);
    add_settings(&words);
    text_add(out, " }\n");
}

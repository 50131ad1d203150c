#include "report/write/palette.h"

static const palette_kind kinds[PALETTE_THEMES][VAL_KIND_COUNT] = {
    [PALETTE_LIGHT] = {[VAL_BOOL] = {"#eef2fb", "#6f7580", "#2c313b"},
                       [VAL_INT] = {"#afd1fd", "#1d66b3", "#12305a"},
                       [VAL_UINT] = {"#c6f1e1", "#0b8f70", "#063d30"},
                       [VAL_FLOAT] = {"#f1d3aa", "#ad6a2c", "#472a0c"},
                       [VAL_COMPLEX] = {"#f6bacb", "#c0579a", "#511f3c"},
                       [VAL_FIXED] = {"#d8c7e9", "#8f73d6", "#38285c"},
                       [VAL_OPAQUE] = {"#fcf2c2", "#796a0a", "#3a3306"},
                       [VAL_ABSTRACT] = {"#dadce2", "#5a5d64", "#2c2e33"}},
    [PALETTE_DARK] = {[VAL_BOOL] = {"#232933", "#8a919d", "#e3e7ee"},
                      [VAL_INT] = {"#11346a", "#7fbaf5", "#dbe9ff"},
                      [VAL_UINT] = {"#0b5844", "#6cbb9f", "#d6f4e8"},
                      [VAL_FLOAT] = {"#4b2c0b", "#d48b33", "#fce5cb"},
                      [VAL_COMPLEX] = {"#733f60", "#c46c88", "#ffe0ec"},
                      [VAL_FIXED] = {"#463c79", "#b490e0", "#e9e1ff"},
                      [VAL_OPAQUE] = {"#575114", "#9a8d1c", "#f3ecc4"},
                      [VAL_ABSTRACT] = {"#383a3f", "#b9bbc0", "#eceef2"}},
};

palette_kind palette_of_kind(val_kind kind, palette_theme theme) {
    return kinds[theme][kind];
}

const char *palette_colour(palette_role role, palette_theme theme) {
    static const char *const colours[PALETTE_ROLES][PALETTE_THEMES] = {
#define PALETTE_ROLE_COLOURS(ENUM, name, light, dark) {light, dark},
        PALETTE_FOR_EACH_ROLE(PALETTE_ROLE_COLOURS)
#undef PALETTE_ROLE_COLOURS
    };
    return colours[role][theme];
}

static void add_theme(text *out, const char *selector, palette_theme theme, const char *indent) {
    static const char *const names[PALETTE_ROLES] = {
#define PALETTE_ROLE_NAME(ENUM, name, light, dark) name,
        PALETTE_FOR_EACH_ROLE(PALETTE_ROLE_NAME)
#undef PALETTE_ROLE_NAME
    };
    text_printf(out, "%s%s {\n%s    color-scheme: %s;\n", indent, selector, indent,
                theme == PALETTE_DARK ? "dark" : "light");
    for (int role = 0; role < PALETTE_ROLES; role++)
        text_printf(out, "%s    --%s: %s;\n", indent, names[role], palette_colour((palette_role)role, theme));
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++) {
        const palette_kind entry = palette_of_kind((val_kind)kind, theme);
        const char *name = val_kind_name((val_kind)kind);
        text_printf(out, "%s    --%s-fill: %s; --%s-line: %s; --%s-ink: %s;\n", indent, name, entry.fill, name,
                    entry.line, name, entry.ink);
    }
    text_printf(out, "%s}\n", indent);
}

/* Light; dark where the system says so; then what a setting forces. What is printed is light. */
static void add_themes(text *out, const char *any, const char *light, const char *dark) {
    add_theme(out, any, PALETTE_LIGHT, "");
    text_add(out, "@media screen and (prefers-color-scheme: dark) {\n");
    add_theme(out, any, PALETTE_DARK, "    ");
    text_add(out, "}\n");
    add_theme(out, light, PALETTE_LIGHT, "");
    text_add(out, "@media screen {\n");
    add_theme(out, dark, PALETTE_DARK, "    ");
    text_add(out, "}\n");
}

void palette_css(text *out) {
    add_themes(out, ":root", ":root[data-theme=light]", ":root[data-theme=dark]");
}

void palette_css_of_class(text *out, const char *class) {
    text any = {0}, light = {0}, dark = {0};
    text_printf(&any, ".%s", class);
    text_printf(&light, ".%s[data-theme=light], [data-theme=light] .%s, [data-md-color-scheme=default] .%s", class,
                class, class);
    text_printf(&dark, ".%s[data-theme=dark], [data-theme=dark] .%s, [data-md-color-scheme=slate] .%s", class, class,
                class);
    add_themes(out, text_string(&any), text_string(&light), text_string(&dark));
    text_free(&any);
    text_free(&light);
    text_free(&dark);
}

const char *palette_mark(val_cost cost) {
    static const char *const marks[] = {
        [VAL_EXACT] = "", [VAL_ROUNDS] = "~", [VAL_OVERFLOWS] = "!", [VAL_DROPS] = "\u00d7", [VAL_UNKNOWN] = "?"};
    return marks[cost];
}

const char *palette_mark_meaning(val_cost cost) {
    static const char *const meanings[] = {[VAL_EXACT] = "",
                                           [VAL_ROUNDS] = "may round",
                                           [VAL_OVERFLOWS] = "may overflow",
                                           [VAL_DROPS] = "may drop a sign or a component",
                                           [VAL_UNKNOWN] = "unknown"};
    return meanings[cost];
}

const char *palette_kind_name(val_kind kind) {
    static const char *const names[VAL_KIND_COUNT] = {
        [VAL_BOOL] = "bool",     [VAL_INT] = "signed integer", [VAL_UINT] = "unsigned integer",
        [VAL_FLOAT] = "float",   [VAL_COMPLEX] = "complex",    [VAL_FIXED] = "fixed point",
        [VAL_OPAQUE] = "opaque", [VAL_ABSTRACT] = "abstract"};
    return names[kind];
}

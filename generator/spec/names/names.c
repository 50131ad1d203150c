#include "spec/names/names.h"
#include "base/memory.h"
#include "platform/pathname.h"
#include "spec/names/grammars.h"

#include <string.h>

/* Unicode's White_Space, without the control characters. */
static bool is_white_space(unsigned point) {
    return point == ' ' || point == 0xA0 || point == 0x1680 || (point >= 0x2000 && point <= 0x200A) ||
           point == 0x2028 || point == 0x2029 || point == 0x202F || point == 0x205F || point == 0x3000;
}

const char *name_dtype_problem(const char *name) {
    if (name[0] == '\0') return "is empty";
    if (strcmp(name, "-") == 0) return "means no promotion";
    unsigned point;
    for (size_t width; *name; name += width) {
        width = text_point(name, strnlen(name, 4), &point);
        if (width == 0) return "is not UTF-8";
        if (point < ' ' || (point >= 0x7F && point < 0xA0)) return "holds a control character";
        if (is_white_space(point)) return "holds white space";
        if (point == ',') return "holds a comma";
        if (point == '"' || point == '\'') return "holds a quote";
    }
    return NULL;
}

const char *name_alias_problem(const char *alias) {
    const size_t length = strlen(alias);
    if (length && (alias[0] == ' ' || alias[length - 1] == ' ' || strstr(alias, "  "))) return "holds white space";
    text dense = {0};
    for (const char *at = alias; *at; at++)
        if (*at != ' ') text_add_char(&dense, *at);
    const char *problem = name_dtype_problem(text_string(&dense));
    text_free(&dense);
    return problem;
}

#define LOWER  "abcdefghijklmnopqrstuvwxyz"
#define UPPER  "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define DIGITS "0123456789"

static bool made_of(const char *name, const char *first, const char *rest) {
    return name[0] && strchr(first, name[0]) && name[strspn(name, rest)] == '\0';
}

bool name_is_spec_name(const char *name) {
    return made_of(name, LOWER, LOWER DIGITS "_");
}

/* Adds a character of a name to its ident; false if it cannot be in one. */
static bool add_ident_char(text *ident, char c) {
    const bool can_be = c == '*' || strchr(LOWER UPPER DIGITS "_", c);
    if (c == '*')
        text_add(ident, "_weak");
    else if (can_be)
        text_add_char(ident, c);
    return can_be;
}

bool name_default_ident(const char *name, text *ident) {
    if (!*name) return false;
    for (; *name; name++)
        if (!add_ident_char(ident, *name)) return false;
    return true;
}

void name_nearest_ident(const char *name, text *ident) {
    for (; *name; name++) {
        const bool continues = ((unsigned char)*name & 0xC0) == 0x80; /* a character of several bytes */
        if (!continues && !add_ident_char(ident, *name)) text_add_char(ident, '_');
    }
}

bool name_is_keyword(const char *name) {
    const char *const lists[] = {grammar_of(HOST_C)->keywords, grammar_of(HOST_CPP)->keywords,
                                 " linux std typeof typeof_unqual unix "};
    bool found = false;
    for (size_t i = 0; i < sizeof lists / sizeof *lists && !found; i++)
        found = grammar_has_word(lists[i], name, strlen(name));
    return found;
}

void name_from_file(const char *file, text *name) {
    const char *at = path_name(file);
    const char *dot = strrchr(at, '.');
    const size_t length = dot && dot > at ? (size_t)(dot - at) : strlen(at);
    const size_t start = name->length;
    for (size_t i = 0; i < length; i++) {
        const char c = at[i];
        if (c >= 'A' && c <= 'Z')
            text_add_char(name, (char)(c - 'A' + 'a'));
        else
            text_add_char(name, (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : '_');
    }
    if (name_is_spec_name(text_string(name) + start) && !name_is_keyword(text_string(name) + start)) return;
    char *stem = mem_copy(text_string(name) + start);
    name->length = start;
    text_printf(name, "table_%s", stem);
    mem_free(stem);
}

void name_check_spec(const spec *spec, spec_place place, spec_diagnostics *diagnostics) {
    if (!name_is_spec_name(spec->name))
        spec_diagnostics_add(
            diagnostics, spec->file, place, "bad-name",
            "the spec's name \"%s\" is not a lower-case C identifier|a name is a to z, then a to z, 0 to 9 and _",
            spec->name);
}

#include "spec/names.h"
#include "base/text.h"

#include <string.h>

/* The code point at *at, which moves behind it; the text is well-formed. */
static unsigned next_point(const unsigned char **at) {
    const unsigned first = *(*at)++;
    if (first < 0x80) return first;
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
    unsigned point = first & (0x3Fu >> more);
    for (int i = 0; i < more; i++)
        point = point << 6 | (*(*at)++ & 0x3Fu);
    return point;
}

/* Unicode's White_Space, as far as it is not a control character. */
static bool is_white_space(unsigned point) {
    return point == ' ' || point == 0xA0 || point == 0x1680 || (point >= 0x2000 && point <= 0x200A) ||
           point == 0x2028 || point == 0x2029 || point == 0x202F || point == 0x205F || point == 0x3000;
}

const char *name_dtype_problem(const char *name) {
    if (name[0] == '\0') return "is empty";
    if (strcmp(name, "-") == 0) return "means no promotion";
    for (const unsigned char *at = (const unsigned char *)name; *at;) {
        const unsigned point = next_point(&at);
        if (point < ' ' || (point >= 0x7F && point < 0xA0)) return "holds a control character";
        if (is_white_space(point)) return "holds white space";
        if (point == ',') return "holds a comma";
        if (point == '"' || point == '\'') return "holds a quote";
    }
    return NULL;
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

bool name_is_ident(const char *name) {
    return made_of(name, LOWER UPPER DIGITS "_", LOWER UPPER DIGITS "_");
}

bool name_is_c_identifier(const char *name) {
    return made_of(name, LOWER UPPER "_", LOWER UPPER DIGITS "_");
}

bool name_is_c_type(const char *name) {
    return made_of(name, LOWER UPPER "_", LOWER UPPER DIGITS "_ *");
}

bool name_is_reserved(const char *name) {
    static const char words[] =
        " "
        "alignas alignof and and_eq asm atomic_cancel atomic_commit atomic_noexcept auto bitand bitor bool "
        "break case catch char char16_t char32_t char8_t class co_await co_return co_yield compl complex "
        "concept const const_cast consteval constexpr constinit continue decltype default delete do double "
        "dynamic_cast else enum errno explicit export extern false float for friend goto if imaginary inline "
        "int linux long mutable namespace new noexcept noreturn not not_eq nullptr operator or or_eq posix "
        "private protected public reflexpr register reinterpret_cast requires restrict return short signed "
        "sizeof static static_assert static_cast std struct switch synchronized template this thread_local "
        "throw true try typedef typeid typename typeof typeof_unqual union unix unsigned using virtual void "
        "volatile wchar_t while xor xor_eq ";
    const size_t length = strlen(name);
    for (const char *at = strstr(words, name); length && at; at = strstr(at + 1, name))
        if (at > words && at[-1] == ' ' && at[length] == ' ') return true;
    return false;
}

bool spec_default_ident(const char *name, text *ident) {
    if (!*name) return false;
    for (; *name; name++) {
        if (*name == '*')
            text_add(ident, "_weak");
        else if (strchr(LOWER UPPER DIGITS "_", *name))
            text_add_char(ident, *name);
        else
            return false;
    }
    return true;
}

void name_check(const spec *of, int line, spec_diagnostics *diagnostics) {
    if (!name_is_spec_name(of->name))
        spec_diagnostics_add(
            diagnostics, of->file, line, "bad-name",
            "the spec's name \"%s\" is no lower-case C identifier|a name is a to z, then a to z, 0 to 9 and _",
            of->name);
    else if (name_is_reserved(of->name))
        spec_diagnostics_add(diagnostics, of->file, line, "reserved-name",
                             "the spec's name \"%s\" is a word of C or C++|take another: it becomes a namespace",
                             of->name);
}

#include "spec/write/lua_text.h"

#include <ctype.h>
#include <string.h>

void spec_write_string(text *lua, const char *string) {
    text_add_char(lua, '"');
    for (const char *at = string; *at;) {
        unsigned point;
        const size_t width = text_point(at, strnlen(at, 4), &point);
        if (*at == '"' || *at == '\\')
            text_printf(lua, "\\%c", *at);
        else if (*at == '\n')
            text_add(lua, "\\n");
        else if (text_printable(at, width))
            text_add_n(lua, at, width);
        else if (width > 1)
            text_printf(lua, "\\u{%X}", point);
        else
            text_printf(lua, "\\%03u", (unsigned char)*at);
        at += width ? width : 1;
    }
    text_add_char(lua, '"');
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

void spec_write_key(text *lua, const char *key) {
    if (is_lua_name(key)) {
        text_add(lua, key);
        return;
    }
    text_add_char(lua, '[');
    spec_write_string(lua, key);
    text_add_char(lua, ']');
}

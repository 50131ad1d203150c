#include "spec/source/syntax.h"
#include "base/memory.h"
#include "spec/source/lexer.h"

#include <string.h>

const char *syntax_read(lua_State *lua, void *text, size_t *size) {
    syntax_text *syntax = text;
    const size_t at = syntax->taken++;
    *size = at < syntax->length;
    (void)lua;
    return syntax->bytes + at;
}

/* Lua has taken the token that it refuses and the character behind it. */
static spec_place place_of_refused(const syntax_text *syntax) {
    lexer lexer = lexer_begin(syntax->bytes, syntax->length);
    spec_place place = lexer.place;
    for (; lexer.token != TOKEN_END && lexer.start + 1 < syntax->taken; lexer_next(&lexer))
        place = lexer.place;
    return place;
}

void syntax_report(const syntax_text *syntax, int line, const char *words, spec_diagnostics *diagnostics) {
    const spec_place place = strstr(words, "near <eof>") ? spec_place_line(line) : place_of_refused(syntax);
    spec_diagnostics_add(diagnostics, syntax->file, place, "syntax-error", "%s|correct the spec's Lua syntax", words);
}

spec_place syntax_place_of_runtime_error(const syntax_text *syntax, int line, const char *message) {
    static const char *const kinds[] = {"(global '", "(local '", "(upvalue '", "(field '", "(method '"};
    const char *start = NULL;
    bool member = false; /* it stands after a `.` or `:` */
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !start; i++) {
        start = strstr(message, kinds[i]);
        if (start) start += strlen(kinds[i]);
        member = i >= 3;
    }
    const char *quote = start ? strchr(start, '\'') : NULL;
    if (!quote) return spec_place_line(line);
    char *word = mem_copy_n(start, (size_t)(quote - start));
    spec_place found = spec_place_line(line);
    size_t count = 0;
    lexer previous = {.token = TOKEN_END};
    for (lexer lexer = lexer_begin(syntax->bytes, syntax->length); lexer.token != TOKEN_END && lexer.place.line <= line;
         lexer_next(&lexer)) {
        const bool is_member = lexer_is_symbol(&previous, '.') || lexer_is_symbol(&previous, ':');
        if (lexer.place.line == line && lexer_is_word(&lexer, word) && is_member == member && count++ == 0)
            found = lexer.place;
        previous = lexer;
    }
    mem_free(word);
    return count == 1 ? found : spec_place_line(line);
}

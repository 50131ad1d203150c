#include "spec/source/lexer.h"

#include <ctype.h>
#include <string.h>

static int peek(const lexer *of, size_t ahead) {
    return of->at + ahead < of->length ? (unsigned char)of->text[of->at + ahead] : 0;
}

static bool ends_line(int c) {
    return c == '\n' || c == '\r';
}

/* The width of the line end here, 0 if there is none. As in Lua, \n, \r, \r\n and \n\r are one each. */
static size_t line_end_width(const lexer *of) {
    if (!ends_line(peek(of, 0))) return 0;
    return ends_line(peek(of, 1)) && peek(of, 1) != peek(of, 0) ? 2 : 1;
}

static void advance(lexer *of) {
    const size_t width = line_end_width(of);
    of->at += width ? width : 1;
    if (!width) return;
    of->line_at++;
    of->line_start = of->at;
}

/* How many equals signs the long bracket has that opens here; -1 if none opens. */
static int long_bracket(const lexer *of) {
    size_t level = 0;
    if (peek(of, 0) != '[') return -1;
    while (peek(of, 1 + level) == '=')
        level++;
    return peek(of, 1 + level) == '[' ? (int)level : -1;
}

static void skip_long(lexer *of, int level) {
    of->at += 2 + (size_t)level;
    while (of->at < of->length) {
        if (peek(of, 0) == ']') {
            int found = 0;
            while (peek(of, 1 + (size_t)found) == '=')
                found++;
            if (found == level && peek(of, 1 + (size_t)found) == ']') {
                of->at += 2 + (size_t)level;
                return;
            }
        }
        advance(of);
    }
}

static void skip_space(lexer *of) {
    while (of->at < of->length) {
        if (isspace(peek(of, 0))) {
            advance(of);
        } else if (peek(of, 0) == '-' && peek(of, 1) == '-') {
            of->at += 2;
            const int level = long_bracket(of);
            if (level >= 0) {
                skip_long(of, level);
                continue;
            }
            while (of->at < of->length && !ends_line(peek(of, 0)))
                of->at++;
        } else {
            return;
        }
    }
}

static void skip_quoted(lexer *of) {
    const int quote = peek(of, 0);
    of->at++;
    while (of->at < of->length && peek(of, 0) != quote) {
        if (peek(of, 0) == '\\') of->at++;
        if (of->at < of->length) advance(of);
    }
    if (of->at < of->length) of->at++;
}

static void read_symbol(lexer *of) {
    static const char *const longer[] = {"...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>"};
    for (size_t i = 0; i < sizeof longer / sizeof *longer; i++) {
        const size_t width = strlen(longer[i]);
        if (of->length - of->at < width || memcmp(of->text + of->at, longer[i], width) != 0) continue;
        of->symbol = strcmp(longer[i], "..") == 0 ? SYMBOL_CONCAT : SYMBOL_OTHER;
        of->at += width;
        return;
    }
    of->symbol = peek(of, 0);
    of->at++;
}

/* Takes the quotes or brackets of a string that is in one line off its place, if anything is between them. */
static void narrow_to_word(lexer *of) {
    int outside = 1;
    if (of->text[of->start] == '[') outside += 1 + (int)strspn(of->text + of->start + 1, "=");
    if (of->place.width <= 2 * outside) return;
    of->place.column += outside;
    of->place.width -= 2 * outside;
}

void lexer_next(lexer *of) {
    skip_space(of);
    of->start = of->at;
    const int line = of->line_at;
    const size_t column = of->at - of->line_start + 1;
    const int c = peek(of, 0);
    if (of->at >= of->length) {
        of->token = TOKEN_END;
    } else if (isalpha(c) || c == '_') {
        of->token = TOKEN_NAME;
        while (isalnum(peek(of, 0)) || peek(of, 0) == '_')
            of->at++;
    } else if (isdigit(c) || (c == '.' && isdigit(peek(of, 1)))) {
        of->token = TOKEN_NUMBER;
        while (isalnum(peek(of, 0)) || peek(of, 0) == '.' ||
               (strchr("+-", peek(of, 0)) && peek(of, 0) && strchr("eEpP", of->text[of->at - 1])))
            of->at++;
    } else if (c == '"' || c == '\'') {
        of->token = TOKEN_STRING;
        skip_quoted(of);
    } else if (long_bracket(of) >= 0) {
        of->token = TOKEN_STRING;
        skip_long(of, long_bracket(of));
    } else {
        of->token = TOKEN_SYMBOL;
        read_symbol(of);
    }
    of->end = of->at;
    of->place = (spec_place){line, (int)column, line == of->line_at ? (int)(of->end - of->start) : 1};
    if (of->token == TOKEN_STRING && line == of->line_at) narrow_to_word(of);
}

lexer lexer_again(const char *text, size_t length, size_t start, int line) {
    lexer of = {.text = text, .length = length, .at = start, .line_at = line, .line_start = start};
    while (of.line_start > 0 && !ends_line((unsigned char)text[of.line_start - 1]))
        of.line_start--;
    lexer_next(&of);
    return of;
}

lexer lexer_begin(const char *text, size_t length) {
    return lexer_again(text, length, 0, 1);
}

bool lexer_is_symbol(const lexer *of, int symbol) {
    return of->token == TOKEN_SYMBOL && of->symbol == symbol;
}

bool lexer_is_word(const lexer *of, const char *word) {
    return of->token == TOKEN_NAME && strlen(word) == of->end - of->start &&
           memcmp(of->text + of->start, word, of->end - of->start) == 0;
}

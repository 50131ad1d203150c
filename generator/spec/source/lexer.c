#include "spec/source/lexer.h"

#include <ctype.h>
#include <string.h>

static int peek(const lexer *lexer, size_t ahead) {
    return lexer->at + ahead < lexer->length ? (unsigned char)lexer->text[lexer->at + ahead] : 0;
}

static bool ends_line(int c) {
    return c == '\n' || c == '\r';
}

/* The width of the line end here, 0 if there is none. As in Lua, \n, \r, \r\n and \n\r are one each. */
static size_t line_end_width(const lexer *lexer) {
    if (!ends_line(peek(lexer, 0))) return 0;
    return ends_line(peek(lexer, 1)) && peek(lexer, 1) != peek(lexer, 0) ? 2 : 1;
}

static void advance(lexer *lexer) {
    const size_t width = line_end_width(lexer);
    lexer->at += width ? width : 1;
    if (!width) return;
    lexer->line_at++;
    lexer->line_start = lexer->at;
}

/* How many equals signs the long bracket has that opens here; -1 if none opens. */
static int long_bracket(const lexer *lexer) {
    size_t level = 0;
    if (peek(lexer, 0) != '[') return -1;
    while (peek(lexer, 1 + level) == '=')
        level++;
    return peek(lexer, 1 + level) == '[' ? (int)level : -1;
}

static void skip_long(lexer *lexer, int level) {
    lexer->at += 2 + (size_t)level;
    while (lexer->at < lexer->length) {
        if (peek(lexer, 0) == ']') {
            int found = 0;
            while (peek(lexer, 1 + (size_t)found) == '=')
                found++;
            if (found == level && peek(lexer, 1 + (size_t)found) == ']') {
                lexer->at += 2 + (size_t)level;
                return;
            }
        }
        advance(lexer);
    }
}

static void skip_space(lexer *lexer) {
    while (lexer->at < lexer->length) {
        if (isspace(peek(lexer, 0))) {
            advance(lexer);
        } else if (peek(lexer, 0) == '-' && peek(lexer, 1) == '-') {
            lexer->at += 2;
            const int level = long_bracket(lexer);
            if (level >= 0) {
                skip_long(lexer, level);
                continue;
            }
            while (lexer->at < lexer->length && !ends_line(peek(lexer, 0)))
                lexer->at++;
        } else {
            return;
        }
    }
}

static void skip_quoted(lexer *lexer) {
    const int quote = peek(lexer, 0);
    lexer->at++;
    while (lexer->at < lexer->length && peek(lexer, 0) != quote) {
        if (peek(lexer, 0) == '\\') lexer->at++;
        if (lexer->at < lexer->length) advance(lexer);
    }
    if (lexer->at < lexer->length) lexer->at++;
}

static void read_symbol(lexer *lexer) {
    static const char *const longer[] = {"...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>"};
    for (size_t i = 0; i < sizeof longer / sizeof *longer; i++) {
        const size_t width = strlen(longer[i]);
        if (lexer->length - lexer->at < width || memcmp(lexer->text + lexer->at, longer[i], width) != 0) continue;
        lexer->symbol = strcmp(longer[i], "..") == 0 ? SYMBOL_CONCAT : SYMBOL_OTHER;
        lexer->at += width;
        return;
    }
    lexer->symbol = peek(lexer, 0);
    lexer->at++;
}

/* Takes the quotes or brackets of a string that is in one line off its place, if anything is between them. */
static void narrow_to_word(lexer *lexer) {
    int outside = 1;
    if (lexer->text[lexer->start] == '[') outside += 1 + (int)strspn(lexer->text + lexer->start + 1, "=");
    if (lexer->place.width <= 2 * outside) return;
    lexer->place.column += outside;
    lexer->place.width -= 2 * outside;
}

void lexer_next(lexer *lexer) {
    skip_space(lexer);
    lexer->start = lexer->at;
    const int line = lexer->line_at;
    const size_t column = lexer->at - lexer->line_start + 1;
    const int c = peek(lexer, 0);
    if (lexer->at >= lexer->length) {
        lexer->token = TOKEN_END;
    } else if (isalpha(c) || c == '_') {
        lexer->token = TOKEN_NAME;
        while (isalnum(peek(lexer, 0)) || peek(lexer, 0) == '_')
            lexer->at++;
    } else if (isdigit(c) || (c == '.' && isdigit(peek(lexer, 1)))) {
        lexer->token = TOKEN_NUMBER;
        while (isalnum(peek(lexer, 0)) || peek(lexer, 0) == '.' ||
               (strchr("+-", peek(lexer, 0)) && peek(lexer, 0) && strchr("eEpP", lexer->text[lexer->at - 1])))
            lexer->at++;
    } else if (c == '"' || c == '\'') {
        lexer->token = TOKEN_STRING;
        skip_quoted(lexer);
    } else if (long_bracket(lexer) >= 0) {
        lexer->token = TOKEN_STRING;
        skip_long(lexer, long_bracket(lexer));
    } else {
        lexer->token = TOKEN_SYMBOL;
        read_symbol(lexer);
    }
    lexer->end = lexer->at;
    lexer->place = (spec_place){line, (int)column, line == lexer->line_at ? (int)(lexer->end - lexer->start) : 1};
    if (lexer->token == TOKEN_STRING && line == lexer->line_at) narrow_to_word(lexer);
}

lexer lexer_again(const char *text, size_t length, size_t start, int line) {
    lexer lexer = {.text = text, .length = length, .at = start, .line_at = line, .line_start = start};
    while (lexer.line_start > 0 && !ends_line((unsigned char)text[lexer.line_start - 1]))
        lexer.line_start--;
    lexer_next(&lexer);
    return lexer;
}

lexer lexer_begin(const char *text, size_t length) {
    return lexer_again(text, length, 0, 1);
}

bool lexer_is_symbol(const lexer *lexer, int symbol) {
    return lexer->token == TOKEN_SYMBOL && lexer->symbol == symbol;
}

bool lexer_is_word(const lexer *lexer, const char *word) {
    return lexer->token == TOKEN_NAME && strlen(word) == lexer->end - lexer->start &&
           memcmp(lexer->text + lexer->start, word, lexer->end - lexer->start) == 0;
}

#include "spec/source/syntax.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/read/fields.h"
#include "spec/source/lexer.h"

#include <lauxlib.h>
#include <string.h>

/* The token that Lua refuses, and what comes before it. */
typedef struct context {
    lexer token;
    lexer previous;  /* token TOKEN_END: there is none */
    size_t entry;    /* where the entry of the table begins that the token is in */
    bool has_equals; /* that entry has a `=` before the token */
    long tables;     /* that are open here */
    size_t tokens;   /* before this one */
} context;

static bool begins_with(const char *string, const char *start) {
    return strncmp(string, start, strlen(start)) == 0;
}

/* Whether Lua gives that message about the text up to `end`. */
static bool is_refused(lua_State *lua, const syntax_text *syntax, size_t end, const char *whole) {
    char *copy = mem_copy(whole); /* the message is on the stack of the same state */
    const int status = luaL_loadbufferx(lua, syntax->bytes, end, "=spec", "t");
    const char *message = status == LUA_OK ? NULL : lua_tostring(lua, -1);
    const bool is = message && strcmp(message, copy) == 0;
    lua_pop(lua, 1);
    mem_free(copy);
    return is;
}

/*
 * The end of the token that Lua refuses, 0 if it is not found: the first one such that the text up to it is refused in
 * the same words.
 */
static size_t find_refused(lua_State *lua, const syntax_text *syntax, const char *whole, int line) {
    size_t *ends = NULL, count = 0, capacity = 0;
    for (lexer lexer = lexer_begin(syntax->bytes, syntax->length); lexer.token != TOKEN_END && lexer.place.line <= line;
         lexer_next(&lexer))
        if (lexer.line_at >= line) VEC_PUSH(ends, count, capacity) = lexer.end;
    size_t low = 0, high = count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (is_refused(lua, syntax, ends[middle], whole))
            high = middle;
        else
            low = middle + 1;
    }
    const size_t found = low < count ? ends[low] : 0;
    mem_free(ends);
    return found;
}

/* Reads the text again, up to the token that ends at `end`. */
static context context_of(const syntax_text *syntax, size_t end) {
    context context = {.previous.token = TOKEN_END};
    for (context.token = lexer_begin(syntax->bytes, syntax->length); context.token.end < end;
         lexer_next(&context.token)) {
        const lexer *lexer = &context.token;
        const bool opens = lexer_is_symbol(lexer, '{');
        context.tables += opens - lexer_is_symbol(lexer, '}');
        if (opens || lexer_is_symbol(lexer, ',') || lexer_is_symbol(lexer, ';')) {
            context.entry = lexer->end;
            context.has_equals = false;
        }
        context.has_equals |= lexer_is_symbol(lexer, '=');
        context.previous = context.token;
        context.tokens++;
    }
    return context;
}

/* Whether an entry of a table can begin with that token. */
static bool can_begin_entry(const lexer *lexer) {
    return lexer->token == TOKEN_NAME || lexer->token == TOKEN_STRING || lexer->token == TOKEN_NUMBER ||
           lexer_is_symbol(lexer, '{') || lexer_is_symbol(lexer, '[');
}

static bool can_end_entry(const lexer *lexer) {
    return lexer->token == TOKEN_NAME || lexer->token == TOKEN_STRING || lexer->token == TOKEN_NUMBER ||
           lexer_is_symbol(lexer, '}') || lexer_is_symbol(lexer, ']') || lexer_is_symbol(lexer, ')');
}

/* Adds the diagnostic if there is no comma between two entries of a table: the place is where it is missing. */
static bool report_missing_comma(const syntax_text *syntax, const context *context, const char *words,
                                 spec_diagnostics *diagnostics) {
    if (!begins_with(words, "'}' expected") || !can_begin_entry(&context->token) || !can_end_entry(&context->previous))
        return false;
    const int line = context->previous.line_at;
    const spec_place place = {line, (int)(context->previous.end - context->previous.line_start) + 1, 1};
    const char *near = strstr(words, " near ");
    text hint = {0};
    if (line < context->token.place.line)
        text_printf(&hint, "put a comma at the end of line %d", line);
    else
        text_add(&hint, "put a comma between the two");
    spec_diagnostics_add(diagnostics, syntax->file, place, "syntax-error", "',' expected before %s|%s",
                         near ? near + strlen(" near ") : "the next entry", hint.data);
    text_free(&hint);
    return true;
}

/* The key of the entry before a `=`, where that is no Lua name: `i*`, `8bit`, `"i8"`. NULL if it is none of these. */
static char *bare_key(const syntax_text *syntax, const context *context) {
    if (context->tables == 0 || context->has_equals) return NULL;
    lexer next = context->token;
    lexer_next(&next);
    const bool here = lexer_is_symbol(&context->token, '='); /* else the token itself is what Lua refuses */
    if (!here && !lexer_is_symbol(&next, '=')) return NULL;
    const lexer first = lexer_again(syntax->bytes, syntax->length, context->entry, 1);
    const lexer *last = here ? &context->previous : &context->token;
    if (first.start > last->start || lexer_is_symbol(&first, '[')) return NULL;
    size_t start = first.start, end = last->end;
    if (first.token == TOKEN_STRING && first.end == end) {
        start++;
        end--;
    }
    char *key = mem_copy_n(syntax->bytes + start, end - start);
    if (strpbrk(key, "\n\r\"\\[]") == NULL && strlen(key) == end - start) return key;
    mem_free(key);
    return NULL;
}

static bool is_spec_field(const lexer *lexer) {
    for (spec_field field = 0; field < SPEC_FIELD_COUNT; field++)
        if (lexer_is_word(lexer, spec_field_table[field].name)) return true;
    return false;
}

/* Whether the text begins with a field, or with a table: what a spec says, but no `return`. */
static bool lacks_return(const syntax_text *syntax, const context *context) {
    lexer first = lexer_begin(syntax->bytes, syntax->length);
    if (context->tokens == 0 && lexer_is_symbol(&first, '{')) return true;
    const bool field = is_spec_field(&first);
    lexer_next(&first);
    return field && context->tables == 0 && lexer_is_symbol(&first, '=');
}

/* The line of the innermost { that has no } in the whole text; 0 if there is none. */
static int line_of_open_table(const syntax_text *syntax) {
    int *lines = NULL;
    size_t count = 0, capacity = 0;
    for (lexer lexer = lexer_begin(syntax->bytes, syntax->length); lexer.token != TOKEN_END; lexer_next(&lexer)) {
        if (lexer_is_symbol(&lexer, '{'))
            VEC_PUSH(lines, count, capacity) = lexer.place.line;
        else if (lexer_is_symbol(&lexer, '}') && count)
            count--;
    }
    const int line = count ? lines[count - 1] : 0;
    mem_free(lines);
    return line;
}

/* What to do about the token that Lua refuses. */
static void add_hint(text *hint, const syntax_text *syntax, const context *context, const char *words) {
    const int open = strstr(words, "near <eof>") ? line_of_open_table(syntax) : 0;
    char *key = bare_key(syntax, context);
    if (key)
        text_printf(hint, "a key that is not a Lua name needs brackets: [\"%s\"] = ...", key);
    else if (lacks_return(syntax, context))
        text_add(hint, "`return` is missing: write return { name = ..., dtypes = { ... }, ... }");
    else if (lexer_is_symbol(&context->previous, ':'))
        text_add(hint, "write = between the name of a field and its value");
    else if (begins_with(words, "<eof> expected") && lexer_is_symbol(&context->token, '='))
        text_add(hint, "put the fields into a table: return { name = ..., dtypes = { ... }, ... }");
    else if (begins_with(words, "unfinished string"))
        text_add(hint, "end the string with the quote that it begins with");
    else if (begins_with(words, "unfinished long"))
        text_add(hint, "end it with the brackets that match the first ones");
    else if (open)
        text_printf(hint, "add } for the { on line %d", open);
    else
        text_add(hint, "correct the spec's Lua syntax");
    mem_free(key);
}

void syntax_report(lua_State *lua, const syntax_text *syntax, const char *whole, int line, const char *words,
                   spec_diagnostics *diagnostics) {
    const bool at_end = strstr(words, "near <eof>") && !begins_with(words, "unfinished string");
    const size_t end = at_end ? 0 : find_refused(lua, syntax, whole, line);
    context context = {.previous.token = TOKEN_END};
    spec_place place = spec_place_line(line);
    if (end) {
        context = context_of(syntax, end);
        place = context.token.place;
    }
    if (end && report_missing_comma(syntax, &context, words, diagnostics)) return;
    text hint = {0};
    add_hint(&hint, syntax, &context, words);
    spec_diagnostics_add(diagnostics, syntax->file, place, "syntax-error", "%s|%s", words, hint.data);
    text_free(&hint);
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

char *syntax_missing_return(const syntax_text *syntax) {
    text hint = {0};
    bool field = false;
    char *table = NULL; /* the last local variable that a table is assigned to */
    for (lexer scan = lexer_begin(syntax->bytes, syntax->length); scan.token != TOKEN_END;) {
        const bool local = lexer_is_word(&scan, "local");
        if (local) lexer_next(&scan);
        const lexer name = scan;
        lexer_next(&scan);
        if (name.token != TOKEN_NAME || !lexer_is_symbol(&scan, '=')) continue;
        lexer_next(&scan);
        if (local && lexer_is_symbol(&scan, '{')) {
            mem_free(table);
            table = mem_copy_n(syntax->bytes + name.start, name.end - name.start);
        }
        field |= !local && !table && is_spec_field(&name);
    }
    if (table)
        text_printf(&hint, "`return` is missing: end it with return %s", table);
    else if (field)
        text_add(&hint, "`return` is missing: write return { name = ..., dtypes = { ... }, ... }");
    else
        text_add(&hint, "`return` is missing: end it with return { ... }");
    mem_free(table);
    return hint.data;
}

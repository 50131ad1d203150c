#include "spec/table/table_form.h"
#include "base/memory.h"
#include "spec/source/blanks.h"

#include <string.h>
#include <strings.h>

/* A line, without its end. */
typedef struct span {
    const char *at, *end;
} span;

static span line_at(const char *at, const char *end) {
    const char *stop = at < end ? memchr(at, '\n', (size_t)(end - at)) : NULL;
    return (span){at, stop ? stop : end};
}

static span without_blanks(span span) {
    for (size_t width; (width = blank_at(span.at, span.end)) != 0;)
        span.at += width;
    for (size_t width; (width = blank_before(span.at, span.end)) != 0;)
        span.end -= width;
    return span;
}

static bool has(span span, char c) {
    return span.at < span.end && memchr(span.at, c, (size_t)(span.end - span.at));
}

/* The row of dashes below the header of a table in Markdown. */
static bool is_rule(span line) {
    for (const char *at = line.at; at < line.end; at++)
        if (!strchr("|-: \t\r", *at) || *at == '\0') return false;
    return has(line, '|') && has(line, '-');
}

/* The rows of a table in Markdown, which may stand among other text; false if there is none. */
static bool find_markdown(const char *bytes, const char *end, table_text *rows) {
    size_t number = 0, start_number = 0;
    const char *start = NULL;
    span before = {bytes, bytes};
    bool seen = false; /* a line that is not blank */
    for (span line = line_at(bytes, end); !start; line = line_at(line.end + 1, end), number++) {
        const span words = without_blanks(line);
        if (has(before, '|') && is_rule(words)) {
            start = before.at;
            start_number = number - 1;
        } else if (!seen && words.at < words.end && *words.at == '|') {
            start = line.at;
            start_number = number;
        }
        seen = seen || words.at < words.end;
        before = line;
        if (line.end >= end) break;
    }
    if (!start) return false;
    const char *stop = start;
    for (span line = line_at(start, end); has(line, '|'); line = line_at(stop, end)) {
        stop = line.end < end ? line.end + 1 : end;
        if (stop == end) break;
    }
    *rows = (table_text){.at = start, .end = stop, .separator = '|', .next = start_number};
    return true;
}

/* The first line that is not blank. */
static span first_line(const char *bytes, const char *end) {
    span line = line_at(bytes, end);
    for (span words = without_blanks(line); words.at == words.end && line.end < end; words = without_blanks(line))
        line = line_at(line.end + 1, end);
    return line;
}

/* A comma where the header has one outside of quotes, else a tab, else a semicolon. */
static char find_separator(const char *bytes, const char *end) {
    static const char separators[] = {',', '\t', ';'};
    const span header = first_line(bytes, end);
    size_t best = sizeof separators;
    bool quoted = false;
    for (const char *at = header.at; at < header.end; at++) {
        if (*at == '"') quoted = !quoted;
        for (size_t i = 0; !quoted && i < best; i++)
            if (*at == separators[i]) best = i;
    }
    return best < sizeof separators ? separators[best] : ',';
}

static bool is_word(table_cell cell, const char *words) {
    for (const char *at = words; *at; at += strspn(at, " ")) {
        const size_t length = strcspn(at, " ");
        if (length == cell.length && strncasecmp(at, cell.start, length) == 0) return true;
        at += length;
    }
    return false;
}

/*
 * Whether a row is the header of a table in long form, in any order of its columns. A first column without a name, as
 * of row numbers, does not count.
 */
static bool find_columns(const table_text *header, size_t column[TABLE_COLUMNS]) {
    static const char *const words[TABLE_COLUMNS] = {
        [TABLE_LEFT] = "left lhs a x first left_dtype left_type left_operand lhs_dtype lhs_type dtype1 dtype_1 type1 "
                       "type_1 operand1 op1 arg1",
        [TABLE_RIGHT] = "right rhs b y second right_dtype right_type right_operand rhs_dtype rhs_type dtype2 dtype_2 "
                        "type2 type_2 operand2 op2 arg2",
        [TABLE_RESULT] = "result res join out output promoted promotion promotes_to common dtype type result_dtype "
                         "result_type common_dtype common_type promoted_dtype promoted_type",
    };
    const size_t first = header->count == TABLE_COLUMNS + 1 && header->cells[0].length == 0;
    if (header->count != TABLE_COLUMNS + first) return false;
    size_t found[TABLE_COLUMNS] = {0}; /* counted from 1 */
    for (size_t i = first; i < header->count; i++)
        for (size_t kind = 0; kind < TABLE_COLUMNS; kind++)
            if (is_word(header->cells[i], words[kind])) found[kind] = i + 1;
    for (size_t kind = 0; kind < TABLE_COLUMNS; kind++)
        if (!found[kind]) return false;
    for (size_t kind = 0; kind < TABLE_COLUMNS; kind++)
        column[kind] = found[kind] - 1;
    return true;
}

/* What a look at all rows tells. */
typedef struct outline {
    size_t widest;     /* cells up to the last that is not empty, in any row */
    bool three;        /* every row has three cells or more */
    bool corner_again; /* the first cell, which is not empty, is an operand of another pair or on both sides of this */
} outline;

static bool is_same(table_cell a, const char *bytes, size_t length) {
    return a.length == length && memcmp(a.start, bytes, length) == 0;
}

static outline outline_of(table_text rows, const table_text *header) {
    const table_cell first = header->cells[0];
    char *corner = mem_copy_n(first.start, first.length);
    outline outline = {.three = true};
    for (size_t number = 0; table_text_next(&rows); number++) {
        for (size_t i = outline.widest; i < rows.count; i++)
            if (rows.cells[i].length) outline.widest = i + 1;
        outline.three = outline.three && rows.count >= TABLE_COLUMNS;
        for (size_t i = number == 0; first.length && i < TABLE_RESULT && i < rows.count; i++)
            outline.corner_again = outline.corner_again || is_same(rows.cells[i], corner, first.length);
    }
    table_text_close(&rows);
    mem_free(corner);
    return outline;
}

table_form table_form_of(const char *bytes, size_t length) {
    table_form form = {.column = {TABLE_LEFT, TABLE_RIGHT, TABLE_RESULT}};
    const char *end = bytes + length;
    if (!find_markdown(bytes, end, &form.rows))
        form.rows = (table_text){.at = bytes, .end = end, .separator = find_separator(bytes, end)};
    table_text header = form.rows;
    if (table_text_next(&header)) {
        const outline all = outline_of(form.rows, &header);
        form.rows.most = all.widest;
        if (header.count > all.widest) header.count = all.widest;
        const bool headed = find_columns(&header, form.column);
        form.is_long = headed || (all.widest == TABLE_COLUMNS && all.three && all.corner_again);
        if (headed) {
            form.rows.at = header.at;
            form.rows.next = header.next;
        }
    }
    table_text_close(&header);
    return form;
}

/* Whether the line begins as a statement of Lua does that has a word of its own, or with a comment. */
static bool begins_as_lua(span line) {
    static const char *const words[] = {"return", "local", "function", "if",   "for",
                                        "while",  "do",    "repeat",   "goto", "--"};
    const size_t length = (size_t)(line.end - line.at);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        const size_t word = strlen(words[i]);
        if (length < word || memcmp(line.at, words[i], word) != 0) continue;
        if (length == word || *words[i] == '-' || strchr(" \t\r{(\"'[", line.at[word])) return true;
    }
    return false;
}

/*
 * Whether a line is a row of a table: with a separator, and not with an `=` as an assignment. What is in brackets
 * belongs to a constructor or a call, behind which a semicolon can stand.
 */
static bool is_row(span line) {
    bool separated = false;
    int depth = 0;
    for (const char *at = line.at; at < line.end; at++) {
        if (*at == '\0') return false;
        if (strchr("({[", *at)) depth++;
        if (strchr(")}]", *at)) depth--;
        if (depth == 0 && *at == '=') return false;
        const bool after_call = *at == ';' && at > line.at && at[-1] == ')';
        separated = separated || (depth == 0 && strchr(",;\t", *at) && !after_call);
    }
    return separated;
}

bool table_form_is_table(const char *bytes, size_t length) {
    const char *end = bytes + length;
    span line = first_line(bytes, end);
    const span words = without_blanks(line);
    if (words.at == words.end || begins_as_lua(words)) return false;
    if (strchr(",;|\"", *words.at) && *words.at) return true;
    table_text rows;
    line.end = words.end;
    return is_row(line) || find_markdown(bytes, end, &rows);
}

#include "spec/table/table_text.h"
#include "base/memory.h"
#include "spec/source/blanks.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

/* Steps over a line end. */
static void end_line(table_text *table) {
    table->line_start = ++table->at;
    table->next++;
}

static bool line_ends(const table_text *table) {
    return table->at >= table->end || *table->at == '\n';
}

spec_place table_cell_place(table_cell cell) {
    return (spec_place){(int)cell.row + 1, (int)cell.column + 1, cell.width ? (int)cell.width : 1};
}

bool table_cell_is_none(table_cell cell) {
    static const char *const words[] = {"", "-", "none", "nan"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == cell.length && strncasecmp(cell.start, words[i], cell.length) == 0) return true;
    return false;
}

void table_report_quotes(const table_text *table, const char *file, spec_diagnostics *diagnostics) {
    const spec_place place = table_cell_place(table->cells[table->bad_cell]);
    if (table->quotes == TABLE_QUOTES_UNCLOSED)
        spec_diagnostics_add(diagnostics, file, place, "bad-quotes",
                             "the quote that begins here is never closed|end the cell with a \", or take this one out");
    else
        spec_diagnostics_add(diagnostics, file, place, "bad-quotes",
                             "a cell is quoted in part|put quotes around all of it, and double those inside");
}

/* A cell that is in the text as it is. */
static table_cell cell_here(const table_text *table, const char *start, const char *end) {
    const size_t length = (size_t)(end - start);
    return (table_cell){start, length, table->next, (size_t)(start - table->line_start), length};
}

static void add_cell(table_text *table, table_cell cell) {
    VEC_PUSH(table->cells, table->count, table->capacity) = cell;
}

static void read_words(table_text *table) {
    static const char blanks[] = " \t\r\v\f";
    while (!line_ends(table)) {
        const char *start = table->at;
        while (!line_ends(table) && !memchr(blanks, *table->at, sizeof blanks - 1))
            table->at++;
        if (table->at > start)
            add_cell(table, cell_here(table, start, table->at));
        else
            table->at++;
    }
}

/*
 * Room for a changed cell that begins at `from`. The first time it is made for all the text from there on: no cell is
 * longer than it is in the text, so it never grows, and the cells of a row, which are all that is in it, never move.
 */
static char *room(table_text *table, const char *from) {
    if (!table->changed.data) {
        text_add_repeated(&table->changed, ' ', (size_t)(table->end - from));
        table->changed.length = 0;
    }
    return table->changed.data + table->changed.length;
}

/* Leaves the blanks around a cell out. Its place stays where its bytes are. */
static void trim(table_cell *cell) {
    const char *end = cell->start + cell->length;
    for (size_t width; (width = blank_at(cell->start, end)) != 0;)
        cell->start += width;
    for (size_t width; (width = blank_before(cell->start, end)) != 0;)
        end -= width;
    cell->length = (size_t)(end - cell->start);
}

/* The bytes of a blank that stands inside a name, as in `unsigned char`; 0 for none. */
static size_t inner_blank(const char *at, const char *end) {
    return *at == '\r' || *at == '\v' || *at == '\f' ? 0 : blank_at(at, end);
}

/* Writes the bytes with `_` for each blank. `to` may be `from`. Returns the length. */
static size_t join_words(char *to, const char *from, const char *end) {
    char *const start = to;
    while (from < end) {
        const size_t blank = inner_blank(from, end);
        *to++ = blank ? '_' : *from;
        from += blank ? blank : 1;
    }
    return (size_t)(to - start);
}

/* Adds a cell of a file, which is in the text as it is but for its blanks. */
static void add_trimmed(table_text *table, table_cell cell) {
    const char *at = cell.start, *const end = at + cell.length;
    while (at < end && !inner_blank(at, end))
        at++;
    if (at < end) {
        char *to = room(table, cell.start);
        cell.length = join_words(to, cell.start, end);
        cell.start = to;
        table->changed.length += cell.length;
    }
    add_cell(table, cell);
}

static void mark_bad(table_text *table, size_t cell, table_quotes quotes) {
    if (table->quotes != TABLE_QUOTES_GOOD) return;
    table->quotes = quotes;
    table->bad_cell = cell;
}

/* A cell in quotes, without them; doubled quotes inside become single ones. */
static void read_quoted(table_text *table) {
    table_cell cell = {.row = table->next, .column = (size_t)(table->at - table->line_start)};
    const char *const quote = table->at;
    char *const start = room(table, quote), *to = start;
    for (table->at++; table->at < table->end;) {
        if (*table->at == '"') {
            if (table->at + 1 >= table->end || table->at[1] != '"') break;
            table->at++;
        }
        *to++ = *table->at;
        if (*table->at == '\n')
            end_line(table);
        else
            table->at++;
    }
    const bool closed = table->at < table->end;
    if (closed)
        table->at++;
    else
        mark_bad(table, table->count, TABLE_QUOTES_UNCLOSED);
    table->changed.length += (size_t)(to - start);
    cell.start = start;
    cell.length = (size_t)(to - start);
    cell.width = closed && table->next == cell.row ? (size_t)(table->at - quote) : 1;
    if (cell.length && cell.width > 2) {
        cell.column++;
        cell.width -= 2;
    }
    trim(&cell);
    cell.length = join_words(start, cell.start, cell.start + cell.length);
    cell.start = start;
    add_cell(table, cell);
}

/* Goes on to the end of the cell. */
static void skip_cell(table_text *table) {
    while (!line_ends(table) && *table->at != table->separator)
        table->at++;
}

static void skip_blanks(table_text *table) {
    for (size_t width;
         !line_ends(table) && *table->at != table->separator && (width = blank_at(table->at, table->end)) != 0;)
        table->at += width;
}

static void read_separated(table_text *table) {
    for (;; table->at++) {
        skip_blanks(table);
        const char *start = table->at;
        if (table->at < table->end && *table->at == '"') {
            read_quoted(table);
            skip_blanks(table);
            if (!line_ends(table) && *table->at != table->separator)
                mark_bad(table, table->count - 1, TABLE_QUOTES_IN_PART);
            skip_cell(table);
        } else {
            skip_cell(table);
            table_cell cell = cell_here(table, start, table->at);
            trim(&cell);
            cell.width = cell.length;
            add_trimmed(table, cell);
        }
        if (line_ends(table)) return;
    }
}

/* Whether an odd number of backslashes stands before `at`, so that what is there is itself and no mark. */
static bool is_escaped(const char *start, const char *at) {
    size_t count = 0;
    while (at > start && at[-1] == '\\') {
        at--;
        count++;
    }
    return count % 2 != 0;
}

/* Leaves out what `joinery table --format md` puts behind a result: the mark of what it may lose. */
static void drop_mark(table_cell *cell) {
    static const char *const marks[] = {"~", "!", "?", "\xC3\x97"};
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        const size_t width = strlen(marks[i]);
        const char *at = cell->start + cell->length - width;
        if (cell->length <= width || memcmp(at, marks[i], width) != 0 || !blank_before(cell->start, at)) continue;
        cell->length -= width;
        trim(cell);
        return;
    }
}

/* Leaves out the stars of emphasis and the backquotes of code around a cell. */
static void drop_emphasis(table_cell *cell) {
    while (cell->length > 2) {
        const char first = cell->start[0], *last = cell->start + cell->length - 1;
        if ((first != '*' && first != '`') || *last != first || is_escaped(cell->start, last)) return;
        cell->start++;
        cell->length -= 2;
    }
}

/* Adds a cell of Markdown as what it shows. */
static void add_shown(table_text *table, const char *start, const char *end) {
    table_cell cell = cell_here(table, start, end);
    trim(&cell);
    drop_mark(&cell);
    drop_emphasis(&cell);
    cell = cell_here(table, cell.start, cell.start + cell.length);
    const char *at = cell.start, *const after = at + cell.length;
    if (!memchr(at, '\\', cell.length)) {
        add_trimmed(table, cell);
        return;
    }
    char *const shown = room(table, at), *to = shown;
    for (; at < after; at++) {
        if (*at == '\\' && at + 1 < after && (unsigned char)at[1] < 0x80 && ispunct((unsigned char)at[1])) at++;
        *to++ = *at;
    }
    cell.start = shown;
    cell.length = join_words(shown, shown, to);
    table->changed.length += cell.length;
    add_cell(table, cell);
}

static void read_markdown(table_text *table) {
    skip_blanks(table);
    if (!line_ends(table) && *table->at == '|') table->at++;
    while (!line_ends(table)) {
        const char *start = table->at;
        while (!line_ends(table) && (*table->at != '|' || is_escaped(start, table->at)))
            table->at++;
        add_shown(table, start, table->at);
        if (line_ends(table)) return;
        table->at++;
        const char *behind = table->at; /* the last bar is followed by nothing */
        skip_blanks(table);
        if (!line_ends(table)) table->at = behind;
    }
}

static bool is_blank_row(const table_text *table) {
    for (size_t i = 0; i < table->count; i++)
        if (table->cells[i].length) return false;
    return true;
}

/* Whether it is the row of dashes below the header of a table in Markdown. */
static bool is_rule(const table_text *table) {
    if (table->separator != '|' || table->cells[0].length == 0) return false;
    for (size_t i = 0; i < table->cells[0].length; i++)
        if (table->cells[0].start[i] != '-' && table->cells[0].start[i] != ':') return false;
    return true;
}

bool table_text_next(table_text *table) {
    if (!table->line_start) table->line_start = table->at;
    while (table->at < table->end) {
        table->count = 0;
        table->changed.length = 0;
        table->quotes = TABLE_QUOTES_GOOD;
        table->row = table->next;
        if (table->separator == '|')
            read_markdown(table);
        else if (table->separator)
            read_separated(table);
        else
            read_words(table);
        if (table->at < table->end) end_line(table);
        const bool blank = is_blank_row(table) && table->quotes == TABLE_QUOTES_GOOD;
        if (table->most && table->count > table->most) table->count = table->most;
        if (!blank && !is_rule(table)) return true;
    }
    return false;
}

void table_text_close(table_text *table) {
    mem_free(table->cells);
    text_free(&table->changed);
}

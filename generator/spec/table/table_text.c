#include "spec/table/table_text.h"
#include "base/memory.h"
#include "spec/source/blanks.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

/* Steps over a line end. */
static void end_line(table_text *of) {
    of->line_start = ++of->at;
    of->next++;
}

static bool line_ends(const table_text *of) {
    return of->at >= of->end || *of->at == '\n';
}

spec_place table_cell_place(table_cell of) {
    return (spec_place){(int)of.row + 1, (int)of.column + 1, of.width ? (int)of.width : 1};
}

bool table_cell_is_none(table_cell of) {
    static const char *const words[] = {"", "-", "none", "nan"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == of.length && strncasecmp(of.start, words[i], of.length) == 0) return true;
    return false;
}

void table_report_quotes(const table_text *of, const char *file, spec_diagnostics *diagnostics) {
    const spec_place place = table_cell_place(of->cells[of->bad_cell]);
    if (of->quotes == TABLE_QUOTES_UNCLOSED)
        spec_diagnostics_add(diagnostics, file, place, "bad-quotes",
                             "the quote that begins here is never closed|end the cell with a \", or take this one out");
    else
        spec_diagnostics_add(diagnostics, file, place, "bad-quotes",
                             "a cell is quoted in part|put quotes around all of it, and double those inside");
}

/* A cell that is in the text as it is. */
static table_cell cell_here(const table_text *of, const char *start, const char *end) {
    const size_t length = (size_t)(end - start);
    return (table_cell){start, length, of->next, (size_t)(start - of->line_start), length};
}

static void add_cell(table_text *of, table_cell cell) {
    VEC_PUSH(of->cells, of->count, of->capacity) = cell;
}

static void read_words(table_text *of) {
    static const char blanks[] = " \t\r\v\f";
    while (!line_ends(of)) {
        const char *start = of->at;
        while (!line_ends(of) && !memchr(blanks, *of->at, sizeof blanks - 1))
            of->at++;
        if (of->at > start)
            add_cell(of, cell_here(of, start, of->at));
        else
            of->at++;
    }
}

/*
 * Room for a changed cell that begins at `from`. The first time it is made for all the text from there on: no cell is
 * longer than it is in the text, so it never grows, and the cells of a row, which are all that is in it, never move.
 */
static char *room(table_text *of, const char *from) {
    if (!of->changed.data) {
        text_add_repeated(&of->changed, ' ', (size_t)(of->end - from));
        of->changed.length = 0;
    }
    return of->changed.data + of->changed.length;
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
static void add_trimmed(table_text *of, table_cell cell) {
    const char *at = cell.start, *const end = at + cell.length;
    while (at < end && !inner_blank(at, end))
        at++;
    if (at < end) {
        char *to = room(of, cell.start);
        cell.length = join_words(to, cell.start, end);
        cell.start = to;
        of->changed.length += cell.length;
    }
    add_cell(of, cell);
}

static void mark_bad(table_text *of, size_t cell, table_quotes quotes) {
    if (of->quotes != TABLE_QUOTES_GOOD) return;
    of->quotes = quotes;
    of->bad_cell = cell;
}

/* A cell in quotes, without them; doubled quotes inside become single ones. */
static void read_quoted(table_text *of) {
    table_cell cell = {.row = of->next, .column = (size_t)(of->at - of->line_start)};
    const char *const quote = of->at;
    char *const start = room(of, quote), *to = start;
    for (of->at++; of->at < of->end;) {
        if (*of->at == '"') {
            if (of->at + 1 >= of->end || of->at[1] != '"') break;
            of->at++;
        }
        *to++ = *of->at;
        if (*of->at == '\n')
            end_line(of);
        else
            of->at++;
    }
    const bool closed = of->at < of->end;
    if (closed)
        of->at++;
    else
        mark_bad(of, of->count, TABLE_QUOTES_UNCLOSED);
    of->changed.length += (size_t)(to - start);
    cell.start = start;
    cell.length = (size_t)(to - start);
    cell.width = closed && of->next == cell.row ? (size_t)(of->at - quote) : 1;
    if (cell.length && cell.width > 2) {
        cell.column++;
        cell.width -= 2;
    }
    trim(&cell);
    cell.length = join_words(start, cell.start, cell.start + cell.length);
    cell.start = start;
    add_cell(of, cell);
}

/* Goes on to the end of the cell. */
static void skip_cell(table_text *of) {
    while (!line_ends(of) && *of->at != of->separator)
        of->at++;
}

static void skip_blanks(table_text *of) {
    for (size_t width; !line_ends(of) && *of->at != of->separator && (width = blank_at(of->at, of->end)) != 0;)
        of->at += width;
}

static void read_separated(table_text *of) {
    for (;; of->at++) {
        skip_blanks(of);
        const char *start = of->at;
        if (of->at < of->end && *of->at == '"') {
            read_quoted(of);
            skip_blanks(of);
            if (!line_ends(of) && *of->at != of->separator) mark_bad(of, of->count - 1, TABLE_QUOTES_IN_PART);
            skip_cell(of);
        } else {
            skip_cell(of);
            table_cell cell = cell_here(of, start, of->at);
            trim(&cell);
            cell.width = cell.length;
            add_trimmed(of, cell);
        }
        if (line_ends(of)) return;
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
static void add_shown(table_text *of, const char *start, const char *end) {
    table_cell cell = cell_here(of, start, end);
    trim(&cell);
    drop_mark(&cell);
    drop_emphasis(&cell);
    cell = cell_here(of, cell.start, cell.start + cell.length);
    const char *at = cell.start, *const after = at + cell.length;
    if (!memchr(at, '\\', cell.length)) {
        add_trimmed(of, cell);
        return;
    }
    char *const shown = room(of, at), *to = shown;
    for (; at < after; at++) {
        if (*at == '\\' && at + 1 < after && (unsigned char)at[1] < 0x80 && ispunct((unsigned char)at[1])) at++;
        *to++ = *at;
    }
    cell.start = shown;
    cell.length = join_words(shown, shown, to);
    of->changed.length += cell.length;
    add_cell(of, cell);
}

static void read_markdown(table_text *of) {
    skip_blanks(of);
    if (!line_ends(of) && *of->at == '|') of->at++;
    while (!line_ends(of)) {
        const char *start = of->at;
        while (!line_ends(of) && (*of->at != '|' || is_escaped(start, of->at)))
            of->at++;
        add_shown(of, start, of->at);
        if (line_ends(of)) return;
        of->at++;
        const char *behind = of->at; /* the last bar is followed by nothing */
        skip_blanks(of);
        if (!line_ends(of)) of->at = behind;
    }
}

static bool is_blank_row(const table_text *of) {
    for (size_t i = 0; i < of->count; i++)
        if (of->cells[i].length) return false;
    return true;
}

/* Whether it is the row of dashes below the header of a table in Markdown. */
static bool is_rule(const table_text *of) {
    if (of->separator != '|' || of->cells[0].length == 0) return false;
    for (size_t i = 0; i < of->cells[0].length; i++)
        if (of->cells[0].start[i] != '-' && of->cells[0].start[i] != ':') return false;
    return true;
}

bool table_text_next(table_text *of) {
    if (!of->line_start) of->line_start = of->at;
    while (of->at < of->end) {
        of->count = 0;
        of->changed.length = 0;
        of->quotes = TABLE_QUOTES_GOOD;
        of->row = of->next;
        if (of->separator == '|')
            read_markdown(of);
        else if (of->separator)
            read_separated(of);
        else
            read_words(of);
        if (of->at < of->end) end_line(of);
        const bool blank = is_blank_row(of) && of->quotes == TABLE_QUOTES_GOOD;
        if (of->most && of->count > of->most) of->count = of->most;
        if (!blank && !is_rule(of)) return true;
    }
    return false;
}

void table_text_close(table_text *of) {
    mem_free(of->cells);
    text_free(&of->changed);
}

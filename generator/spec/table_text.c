#include "spec/table_text.h"
#include "base/memory.h"

#include <string.h>

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

/* A cell that is in the text as it is. */
static void add_cell(table_text *of, const char *start, size_t length) {
    VEC_PUSH(of->cells, of->count, of->capacity) =
        (table_cell){start, length, of->next, (size_t)(start - of->line_start), length};
}

/* Steps over a line end. */
static void end_line(table_text *of) {
    of->line_start = ++of->at;
    of->next++;
}

spec_place table_cell_place(table_cell of) {
    return (spec_place){(int)of.row + 1, (int)of.column + 1, of.width ? (int)of.width : 1};
}

static void read_words(table_text *of) {
    while (of->at < of->end && *of->at != '\n') {
        if (is_blank(*of->at)) {
            of->at++;
            continue;
        }
        const char *start = of->at;
        while (of->at < of->end && *of->at != '\n' && !is_blank(*of->at))
            of->at++;
        add_cell(of, start, (size_t)(of->at - start));
    }
}

static void mark_bad(table_text *of, size_t cell) {
    if (!of->bad_quotes) of->bad_cell = cell;
    of->bad_quotes = true;
}

/* A cell in quotes, without them; doubled quotes inside become single ones. */
static void read_quoted(table_text *of) {
    text *unquoted = &of->unquoted;
    if (!unquoted->data) { /* as large as the rest of the text, so that it never grows and the cells in it never move */
        text_add_repeated(unquoted, ' ', (size_t)(of->end - of->at));
        unquoted->length = 0;
    }
    table_cell cell = {.row = of->next, .column = (size_t)(of->at - of->line_start)};
    const char *const quote = of->at, *const start = unquoted->data + unquoted->length;
    for (of->at++; of->at < of->end;) {
        if (*of->at == '"') {
            if (of->at + 1 >= of->end || of->at[1] != '"') break;
            of->at++;
        }
        unquoted->data[unquoted->length++] = *of->at;
        if (*of->at == '\n')
            end_line(of);
        else
            of->at++;
    }
    const bool closed = of->at < of->end;
    if (closed)
        of->at++;
    else
        mark_bad(of, of->count);
    cell.start = start;
    cell.length = (size_t)(unquoted->data + unquoted->length - start);
    cell.width = of->next == cell.row ? (size_t)(of->at - quote) : 1;
    if (cell.length && cell.width > 2) {
        cell.column++;
        cell.width -= 2;
    }
    VEC_PUSH(of->cells, of->count, of->capacity) = cell;
}

static void read_unquoted(table_text *of) {
    const char *start = of->at;
    while (of->at < of->end && *of->at != '\n' && *of->at != ',')
        of->at++;
    const char *last = of->at;
    while (last > start && is_blank(last[-1]))
        last--;
    add_cell(of, start, (size_t)(last - start));
}

static void skip_blanks(table_text *of) {
    while (of->at < of->end && is_blank(*of->at))
        of->at++;
}

static void read_csv(table_text *of) {
    for (;; of->at++) {
        skip_blanks(of);
        if (of->at < of->end && *of->at == '"')
            read_quoted(of);
        else
            read_unquoted(of);
        skip_blanks(of);
        while (of->at < of->end && *of->at != '\n' && *of->at != ',') {
            mark_bad(of, of->count - 1);
            of->at++;
        }
        if (of->at >= of->end || *of->at == '\n') return;
    }
}

static bool is_blank_row(const table_text *of) {
    for (size_t i = 0; i < of->count; i++)
        if (of->cells[i].length) return false;
    return true;
}

bool table_text_next(table_text *of) {
    if (!of->line_start) of->line_start = of->at;
    while (of->at < of->end) {
        of->count = 0;
        of->unquoted.length = 0;
        of->bad_quotes = false;
        of->row = of->next;
        if (of->csv)
            read_csv(of);
        else
            read_words(of);
        if (of->at < of->end) end_line(of);
        if (!is_blank_row(of)) return true;
    }
    return false;
}

void table_text_close(table_text *of) {
    mem_free(of->cells);
    text_free(&of->unquoted);
}

/* A rectangle of cells with a header row, as text, CSV, Markdown or HTML. The cells are asked for, not stored. */
#ifndef JOINERY_REPORT_WRITE_GRID_H
#define JOINERY_REPORT_WRITE_GRID_H

#include "base/text.h"
#include "lattice/value_set.h"
#include "report/write/format.h"
#include "report/write/style.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The header row, where a row is asked for. */
#define GRID_HEADER SIZE_MAX

/* A dtype in a cell, with what is to be seen of it beside its name. */
typedef struct grid_dtype {
    const char *name; /* "-" where there is none */
    bool defined;
    val_kind kind; /* of a defined one, like the next */
    bool weak;
    val_cost cost; /* what its mark says; VAL_EXACT: it has none */
    text says;     /* the mark in words, why it is undefined, or a header's title; may be empty */
} grid_dtype;

/* What a cell shows: nothing but its text, a dtype, or two results that differ. */
typedef struct grid_look {
    size_t count;
    grid_dtype dtypes[2];
} grid_look;

/* Header and cells are asked for by column, cells also by row, each from 0; both functions return UTF-8. */
typedef struct grid grid;
struct grid {
    size_t rows, columns; /* without the header row */
    bool row_headers;     /* the first column names the row */
    bool numbers_right;   /* columns whose cells are all digits are set right-aligned */
    bool compares;        /* cells that show two results are what it is about */
    bool caption_is_said; /* by a heading above it: readers of HTML see no caption then, only screen readers have it */
    const char *caption;  /* what the table shows, in HTML */
    const void *context;  /* for the functions */
    const char *(*header)(const grid *grid, size_t column);
    const char *(*cell)(const grid *grid, size_t row, size_t column);
    paint (*colour)(const grid *grid, size_t row, size_t column); /* of a cell in HTML, or NULL */

    /*
     * For Markdown and HTML, or NULL: what a cell shows, or a header where row is GRID_HEADER or column 0. `look` comes
     * with empty texts and a count of 0, which may stay so.
     */
    void (*look)(const grid *grid, size_t row, size_t column, grid_look *look);
};

/* Writes it in FORMAT_TEXT, FORMAT_CSV, FORMAT_MD or FORMAT_HTML (a table element in a box that scrolls). */
void grid_write(const grid *grid, report_format format, style style, text *out);

/* How many columns of a terminal its lines take in FORMAT_TEXT. */
size_t grid_width(const grid *grid, style style);

#endif

/* A rectangle of cells with a header row, as text, CSV, Markdown or HTML. The cells are asked for, not stored. */
#ifndef JOINERY_REPORT_GRID_H
#define JOINERY_REPORT_GRID_H

#include "base/text.h"
#include "report/format.h"
#include "report/style.h"

#include <stdbool.h>
#include <stddef.h>

/* Header and cells are asked for by column, cells also by row, each from 0; both functions return UTF-8. */
typedef struct grid grid;
struct grid {
    size_t rows, columns; /* without the header row */
    bool row_headers;     /* the first column names the row */
    bool numbers_right;   /* columns whose cells are all digits are set right-aligned in text */
    const void *context;  /* for the two functions */
    const char *(*header)(const grid *of, size_t column);
    const char *(*cell)(const grid *of, size_t row, size_t column);
};

/* Writes it in FORMAT_TEXT, FORMAT_CSV, FORMAT_MD or FORMAT_HTML (a table element). */
void grid_write(const grid *of, report_format format, style with, text *out);

#endif

/* How the promotions of two specs differ: `joinery diff`. */
#ifndef JOINERY_REPORT_DIFF_REPORT_H
#define JOINERY_REPORT_DIFF_REPORT_H

#include "analysis/analysis.h"
#include "base/text.h"
#include "report/format.h"
#include "report/style.h"

/* A cell over two dtypes that both specs have, with what each says; NULL is undefined. */
typedef struct cell_difference {
    const char *a, *b, *left, *right;
} cell_difference;

typedef struct diff_report {
    const analysis *left, *right;
    size_t shared;          /* dtypes that both have, by name */
    cell_difference *cells; /* those that differ, in the order of `left` */
    size_t count, capacity;
} diff_report;

/* Compares two specs, whose analyses must outlive the report. diff_report_free() frees what is found. */
void diff_report_find(const analysis *left, const analysis *right, diff_report *found);
void diff_report_free(diff_report *of);

/* True if both have the same dtypes and no cell differs. */
bool diff_report_is_equal(const diff_report *of);

/* Appends the report in FORMAT_TEXT, FORMAT_JSON, FORMAT_CSV, FORMAT_MD or FORMAT_HTML. */
void diff_report_write(text *out, const diff_report *of, report_format format, style with);

#endif

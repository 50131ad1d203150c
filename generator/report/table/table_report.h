/* The promotion table of a spec: `joinery table`. */
#ifndef JOINERY_REPORT_TABLE_TABLE_REPORT_H
#define JOINERY_REPORT_TABLE_TABLE_REPORT_H

#include "analysis/analysis.h"
#include "report/write/document.h"
#include "report/write/json.h"

/* The rows and columns of a table, in that order; `ids` NULL: those of all dtypes. */
typedef struct table_view {
    const analysis *analysis;
    const lat_id *ids;
    size_t count;
    bool known; /* set by table_report() */
} table_view;

/* Writes the table in FORMAT_TEXT, FORMAT_JSON, FORMAT_CSV, FORMAT_MD or FORMAT_HTML. */
void table_report(document *page, const table_view *shown);

/* Adds the object of `table --format json` (generator/cli/json.md). */
void table_json(json *out, const char *key, const table_view *view);

/* How many columns of a terminal the table takes. */
size_t table_report_width(const table_view *view, style style);

#endif

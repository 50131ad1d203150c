/* What specs there are: `joinery list`. */
#ifndef JOINERY_REPORT_TABLE_LIST_REPORT_H
#define JOINERY_REPORT_TABLE_LIST_REPORT_H

#include "analysis/analysis.h"
#include "report/write/document.h"

typedef struct list_row {
    char *name, *title, *dtypes;
    const char *form, *kind;
} list_row;

/* A list in the making; empty where all is 0. */
typedef struct list_report {
    list_row *rows;
    size_t count, capacity;
} list_report;

/* Adds a spec, whose analysis has been verified and may go then. list_report_free() frees the list. */
void list_report_add(list_report *report, const analysis *analysis);
void list_report_free(list_report *report);

/* "system", "earlier" or "design-note", by the name of an installed spec; static text. */
const char *list_group_word(const char *name);

/* Writes the list in FORMAT_TEXT, FORMAT_JSON, FORMAT_CSV, FORMAT_MD or FORMAT_HTML. */
void list_report_write(document *page, const list_report *report);

#endif

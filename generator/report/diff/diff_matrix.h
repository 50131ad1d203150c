/* Two specs in one table, with both results where they differ: for Markdown and HTML. */
#ifndef JOINERY_REPORT_DIFF_DIFF_MATRIX_H
#define JOINERY_REPORT_DIFF_DIFF_MATRIX_H

#include "report/diff/diff_report.h"
#include "report/write/document.h"

/*
 * Adds the table with its legend. HTML has all dtypes that both have, Markdown, and HTML where these are too many, the
 * rows and columns that differ; where those are too many too, there is no table. `left`, `right`: what the specs are
 * called.
 */
void diff_matrix(document *page, const diff_report *report, const char *left, const char *right);

#endif

/* The outcomes of laws as a table, for Markdown and HTML. */
#ifndef JOINERY_REPORT_CHECK_LAWS_TABLE_H
#define JOINERY_REPORT_CHECK_LAWS_TABLE_H

#include "analysis/analysis.h"
#include "report/write/document.h"

/* Adds a row for each of the laws: its name, the outcome and what it says. `caption`: the heading above it. */
void laws_table(document *page, const analysis *analysis, const lat_law *laws, size_t count, const char *caption);

#endif

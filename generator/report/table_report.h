/* The promotion table of a spec: `joinery table`. */
#ifndef JOINERY_REPORT_TABLE_REPORT_H
#define JOINERY_REPORT_TABLE_REPORT_H

#include "analysis/analysis.h"
#include "base/text.h"
#include "report/format.h"
#include "report/style.h"

/* Appends the table in FORMAT_TEXT, FORMAT_JSON, FORMAT_CSV, FORMAT_MD or FORMAT_HTML. */
void table_report(text *out, const analysis *from, report_format format, style with);

#endif

/* Single edits of a spec after which the laws hold that must hold and fail. */
#ifndef JOINERY_REPORT_CHECK_CHECK_REPAIRS_H
#define JOINERY_REPORT_CHECK_CHECK_REPAIRS_H

#include "report/check/check_report.h"

/* Adds a heading with an item for each repair; nothing where no such law fails. */
void check_repairs_document(const check_report *report, document *page);

/* Writes an array of repairs. */
void check_repairs_json(json *out, const char *key, const check_report *report);

#endif

/* How the promotions of two specs differ, for programs. */
#ifndef JOINERY_REPORT_DIFF_DIFF_JSON_H
#define JOINERY_REPORT_DIFF_DIFF_JSON_H

#include "report/diff/diff_report.h"

/* Appends the one object of `diff --format json` (generator/cli/json.md). */
void diff_json(text *target, const diff_report *report);

#endif

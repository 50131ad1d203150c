/* The report of `joinery place` for programs. */
#ifndef JOINERY_REPORT_PLACEMENT_PLACEMENT_JSON_H
#define JOINERY_REPORT_PLACEMENT_PLACEMENT_JSON_H

#include "report/placement/placement_report.h"

/* Appends the one object of `place --format json` (generator/cli/json.md). */
void placement_json(text *out, const placement_report *report);

#endif

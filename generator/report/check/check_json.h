/* The report of `joinery check` for programs. */
#ifndef JOINERY_REPORT_CHECK_CHECK_JSON_H
#define JOINERY_REPORT_CHECK_CHECK_JSON_H

#include "report/check/check_report.h"
#include "report/write/json.h"

/* Adds the object of `check --format json` (generator/cli/json.md). */
void check_json(json *out, const char *key, const check_report *report);

#endif

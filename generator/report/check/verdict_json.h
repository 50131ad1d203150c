/* The verdict for programs. */
#ifndef JOINERY_REPORT_CHECK_VERDICT_JSON_H
#define JOINERY_REPORT_CHECK_VERDICT_JSON_H

#include "report/check/verdict.h"
#include "report/write/json.h"

/* Adds "verdict", an object for each group, and what follows it in `check --format json` (generator/cli/json.md). */
void verdict_json_members(json *out, const analysis *analysis, const promotion_verdict *verdict);

#endif

/* The verdict for programs. */
#ifndef JOINERY_REPORT_VERDICT_JSON_H
#define JOINERY_REPORT_VERDICT_JSON_H

#include "report/json.h"
#include "report/verdict.h"

/* Adds "verdict", an object for each group, and what follows it in `check --format json` (generator/cli/json.md). */
void verdict_json_members(json *out, const analysis *from, const promotion_verdict *of);

#endif

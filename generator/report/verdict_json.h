/* The verdict for programs. */
#ifndef JOINERY_REPORT_VERDICT_JSON_H
#define JOINERY_REPORT_VERDICT_JSON_H

#include "report/json.h"
#include "report/verdict.h"

/* Writes the list "verdict" of `check --format json` (generator/cli/json.md): an object for each group. */
void verdict_json(json *out, const analysis *from, const promotion_verdict *of);

#endif

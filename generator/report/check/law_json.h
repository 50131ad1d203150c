/* Outcomes of laws, for programs. */
#ifndef JOINERY_REPORT_CHECK_LAW_JSON_H
#define JOINERY_REPORT_CHECK_LAW_JSON_H

#include "analysis/analysis.h"
#include "report/write/json.h"

/*
 * An object with a member for each law, by name: { "required", "holds", "failures", "witness" }, as in the field "laws"
 * of `check --format json` (generator/cli/json.md). With `words`, what it says and its first failure are told, too.
 */
void law_json(json *out, const char *key, const analysis *analysis, bool words);

#endif

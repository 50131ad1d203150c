/* The order of a spec and its Hasse diagram, for programs. */
#ifndef JOINERY_REPORT_DIAGRAM_GRAPH_JSON_H
#define JOINERY_REPORT_DIAGRAM_GRAPH_JSON_H

#include "analysis/analysis.h"
#include "report/write/json.h"

/* Adds the object of `graph --format json` (generator/cli/json.md). */
void graph_json(json *out, const char *key, const analysis *analysis);

#endif

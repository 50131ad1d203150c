/* The spec that the explorer page shows: its order, edges and costs, beside what every system has. */
#ifndef JOINERY_REPORT_EXPLORER_SHOWN_H
#define JOINERY_REPORT_EXPLORER_SHOWN_H

#include "analysis/analysis.h"
#include "report/json.h"

/* Adds the members that only the spec shown has to an object that is open. */
void explorer_shown_members(json *out, const analysis *of);

#endif

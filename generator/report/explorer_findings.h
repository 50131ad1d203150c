/* The verdict on the spec that the explorer page shows, and its laws: sentences, with the dtypes that light up. */
#ifndef JOINERY_REPORT_EXPLORER_FINDINGS_H
#define JOINERY_REPORT_EXPLORER_FINDINGS_H

#include "analysis/analysis.h"
#include "report/json.h"

/* Adds the members about verdict and laws to an object that is open. */
void explorer_findings_members(json *out, const analysis *of);

#endif

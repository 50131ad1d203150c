/* The data of the explorer page as JSON (generator/cli/json.md, "explore --format json"). */
#ifndef JOINERY_REPORT_EXPLORER_EXPLORER_DATA_H
#define JOINERY_REPORT_EXPLORER_EXPLORER_DATA_H

#include "analysis/analysis.h"
#include "base/text.h"
#include "report/table/list_report.h"

typedef struct explorer {
    const analysis *systems; /* first the spec shown, which has been verified, then those to compare it with */
    size_t count;
    const list_report *installed;
    const char *version;
} explorer;

/* Appends it; `in_html` as it may stand in a script element. */
void explorer_data(text *target, const explorer *explorer, bool in_html);

#endif

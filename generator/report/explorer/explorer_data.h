/* The data of the explorer page as JSON (generator/cli/json.md, "explore --format json"). */
#ifndef JOINERY_REPORT_EXPLORER_EXPLORER_DATA_H
#define JOINERY_REPORT_EXPLORER_EXPLORER_DATA_H

#include "base/text.h"
#include "report/explorer/explorer.h"

/* Appends it; `in_html` as it may stand in a script element. */
void explorer_data(text *target, const explorer *explorer, bool in_html);

#endif

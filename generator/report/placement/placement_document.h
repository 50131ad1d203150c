/* The report of `joinery place`, for people and for programs. */
#ifndef JOINERY_REPORT_PLACEMENT_PLACEMENT_DOCUMENT_H
#define JOINERY_REPORT_PLACEMENT_PLACEMENT_DOCUMENT_H

#include "report/placement/placement_report.h"
#include "report/write/document.h"

/* Writes the whole document: the placements, and why the first has no further edges. */
void placement_document(document *page, const placement_report *report);

/* Appends the one object of `place --format json` (generator/cli/json.md). */
void placement_json(text *out, const placement_report *report);

#endif

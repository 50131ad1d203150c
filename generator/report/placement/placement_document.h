/* The report of `joinery place` for people. */
#ifndef JOINERY_REPORT_PLACEMENT_PLACEMENT_DOCUMENT_H
#define JOINERY_REPORT_PLACEMENT_PLACEMENT_DOCUMENT_H

#include "report/placement/placement_report.h"
#include "report/write/document.h"

/* Writes the whole document: the placements, and why the first has not more edges. */
void placement_document(document *page, const placement_report *report);

#endif

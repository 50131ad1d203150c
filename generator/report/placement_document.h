/* The report of `joinery place` for people. */
#ifndef JOINERY_REPORT_PLACEMENT_DOCUMENT_H
#define JOINERY_REPORT_PLACEMENT_DOCUMENT_H

#include "report/document.h"
#include "report/placement_report.h"

/* Writes the whole document: the placements, and why the first has not more edges. */
void placement_document(document *page, const placement_report *of);

#endif

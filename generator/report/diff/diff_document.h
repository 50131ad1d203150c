/* The differences between two specs: for people, summed up, then grouped; for programs, cell by cell. */
#ifndef JOINERY_REPORT_DIFF_DIFF_DOCUMENT_H
#define JOINERY_REPORT_DIFF_DIFF_DOCUMENT_H

#include "report/diff/diff_report.h"
#include "report/write/document.h"

/* Writes the whole document. */
void diff_document(document *page, const diff_report *report);

/* Appends the one object of `diff --format json` (generator/cli/json.md). */
void diff_json(text *target, const diff_report *report);

#endif

/* The report of `joinery check` for people. */
#ifndef JOINERY_REPORT_CHECK_CHECK_DOCUMENT_H
#define JOINERY_REPORT_CHECK_CHECK_DOCUMENT_H

#include "report/check/check_report.h"

/* Writes the whole document. */
void check_document(const check_report *report, document *page);

#endif

/* The report of `joinery check` for people. */
#ifndef JOINERY_REPORT_CHECK_DOCUMENT_H
#define JOINERY_REPORT_CHECK_DOCUMENT_H

#include "report/check_report.h"

void check_document(const check_report *of, document *to);

/* The laws alone, for a generation that is refused. */
void check_laws_document(const check_report *of, document *to);

#endif

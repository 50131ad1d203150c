/* The verdict for people, in about ten lines at the most. */
#ifndef JOINERY_REPORT_CHECK_VERDICT_DOCUMENT_H
#define JOINERY_REPORT_CHECK_VERDICT_DOCUMENT_H

#include "report/check/verdict.h"
#include "report/write/document.h"

/* Adds the section "Verdict": what is wrong, the worst first, then what is not. */
void verdict_document(document *page, const analysis *analysis, const promotion_verdict *verdict);

/* Appends the sentences on what is not wrong: nothing where everything is. */
void verdict_right(text *line, const analysis *analysis, const promotion_verdict *verdict);

#endif

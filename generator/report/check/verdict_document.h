/* The verdict for people, in about ten lines at the most. */
#ifndef JOINERY_REPORT_CHECK_VERDICT_DOCUMENT_H
#define JOINERY_REPORT_CHECK_VERDICT_DOCUMENT_H

#include "report/check/verdict.h"
#include "report/write/document.h"

/* Adds the section "Verdict": what it is, then what is wrong, the worst first, then what is not. */
void verdict_document(document *page, const analysis *analysis, const promotion_verdict *verdict);

/* Appends what it is: "A lattice: order and bracketing never matter." Nothing where one of them does. */
void verdict_class(text *line, const analysis *analysis, const promotion_verdict *verdict);

/* Appends the other sentences on what is not wrong, and on rounding: nothing where everything is wrong. */
void verdict_right(text *line, const analysis *analysis, const promotion_verdict *verdict);

#endif

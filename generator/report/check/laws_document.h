/* The outcomes of the laws, with failures, for people. */
#ifndef JOINERY_REPORT_CHECK_LAWS_DOCUMENT_H
#define JOINERY_REPORT_CHECK_LAWS_DOCUMENT_H

#include "analysis/analysis.h"
#include "report/write/document.h"

/* Adds a section on the laws that must hold and one on the others, of an analysis that has been verified. */
void laws_document(document *page, const analysis *analysis);

#endif

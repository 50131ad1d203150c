/* What `joinery check` says no to, as annotations of the spec's file. */
#ifndef JOINERY_REPORT_CHECK_CHECK_ANNOTATIONS_H
#define JOINERY_REPORT_CHECK_CHECK_ANNOTATIONS_H

#include "report/check/check_report.h"

/* Appends annotations: a law that must hold and does not, what is denied, what changes against the baseline. */
void check_annotations(const check_report *report, text *out);

#endif

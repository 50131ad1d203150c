/* What a spec changes against its baseline, as annotations of the spec's file. */
#ifndef JOINERY_REPORT_CHECK_BASELINE_ANNOTATIONS_H
#define JOINERY_REPORT_CHECK_BASELINE_ANNOTATIONS_H

#include "report/check/baseline.h"

/* Appends the sum, then an annotation for each change: a notice for a new or renamed dtype, else an error. */
void baseline_annotations(text *out, const baseline *baseline);

#endif

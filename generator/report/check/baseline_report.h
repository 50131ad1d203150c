/* What a spec changes against its baseline, as a part of other reports and as an answer of its own. */
#ifndef JOINERY_REPORT_CHECK_BASELINE_REPORT_H
#define JOINERY_REPORT_CHECK_BASELINE_REPORT_H

#include "report/check/baseline.h"
#include "report/write/document.h"

/* Adds a section that tells the changes. */
void baseline_section(document *page, const baseline *baseline);

/* Adds the key "baseline" and the object that it stands for, in an object. */
void baseline_member(json *out, const baseline *baseline);

/* Writes the answer of `diff --baseline` in FORMAT_TEXT, FORMAT_JSON, FORMAT_CSV, FORMAT_MD or FORMAT_HTML. */
void baseline_write(document *page, const baseline *baseline);

#endif

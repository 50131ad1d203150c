/* What a spec changes against an earlier one, its baseline: the left spec of a diff_report. */
#ifndef JOINERY_REPORT_DIFF_BASELINE_H
#define JOINERY_REPORT_DIFF_BASELINE_H

#include "report/diff/diff_report.h"
#include "report/write/document.h"

/* True if a promotion of the baseline is no longer what it was: added and renamed dtypes alter none. */
bool baseline_is_altered(const diff_report *diff);

/* Appends "this change alters 4 promotions and removes 1 dtype". */
void baseline_sentence(text *out, const diff_report *diff);

/* Adds a section that tells the changes. */
void baseline_section(document *page, const diff_report *diff);

/* Adds the key "baseline" and the object that it stands for, in an object. */
void baseline_member(json *out, const diff_report *diff);

/* Writes the answer of `diff --baseline` in FORMAT_TEXT, FORMAT_JSON, FORMAT_CSV, FORMAT_MD or FORMAT_HTML. */
void baseline_write(document *page, const diff_report *diff);

/* Appends the sum as an annotation of the spec's file, then one for each change: a notice for a new or renamed dtype,
 * else an error. */
void baseline_annotations(text *out, const diff_report *diff);

#endif

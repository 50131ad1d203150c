/* What a spec changes against an earlier one, its baseline: the left spec of a diff_report. */
#ifndef JOINERY_REPORT_DIFF_BASELINE_H
#define JOINERY_REPORT_DIFF_BASELINE_H

#include "report/diff/diff_report.h"
#include "report/write/finding.h"

/*
 * Adds the sum, "this change alters 4 promotions and removes 1 dtype", then the changes: errors, as the sum is where
 * there is one of them; notices for added and renamed dtypes, which alter no promotion.
 */
void baseline_find(const diff_report *diff, findings *list);

/* Adds a section on the changes, which are in the list. */
void baseline_section(document *page, const diff_report *diff, const findings *list);

/* Adds the key "baseline" and its object, in an object. */
void baseline_member(json *out, const diff_report *diff);

/* Writes the answer of `diff --baseline` in any of its formats. Returns whether no promotion is altered. */
bool baseline_write(document *page, const diff_report *diff);

#endif

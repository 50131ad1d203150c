/* How castings of one name differ between two specs: a part of `joinery diff`. */
#ifndef JOINERY_REPORT_DIFF_DIFF_CASTINGS_H
#define JOINERY_REPORT_DIFF_DIFF_CASTINGS_H

#include "report/diff/diff_report.h"
#include "report/write/document.h"

/* Fills in the conversions that castings of one name treat differently, where it is one of a spec's own. */
void diff_castings_find(diff_report *report);

/* Whether either spec has castings of its own. */
bool diff_has_castings(const diff_report *report);

/* The names of those of one spec that the other lacks, separated by commas; returns how many there are. */
size_t diff_castings_missing(text *out, const diff_report *report, bool right);

/* Adds them to a report: those that one spec alone has, and an item for each that differs. */
void diff_castings_document(document *page, const diff_report *report);

/* Adds a list of the conversions, with keys for what either spec says, in an object; nothing without castings. */
void diff_castings_member(json *out, const diff_report *report, const char *left, const char *right);

#endif

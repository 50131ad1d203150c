/* How castings of one name differ between two specs: a part of `joinery diff`. */
#ifndef JOINERY_REPORT_DIFF_DIFF_CASTINGS_H
#define JOINERY_REPORT_DIFF_DIFF_CASTINGS_H

#include "report/diff/diff_report.h"
#include "report/write/document.h"

/* Fills in the conversions that castings of one name treat differently, where it is one of a spec's own. */
void diff_castings_find(diff_report *report);

/* Whether either spec has castings of its own. */
bool diff_has_castings(const diff_report *report);

/* How many one spec has of its own that the other lacks. Appends their names, separated by commas, unless `out` is NULL. */
size_t diff_castings_missing(const diff_report *report, bool right, text *out);

/* Adds them to a report, which calls the specs `left` and `right`: those that one alone has, and an item for each that
 * differs. */
void diff_castings_document(document *page, const diff_report *report, const char *left, const char *right);

/* What JSON calls the sides: what either says of a conversion, and the castings that one spec alone has. */
typedef struct diff_castings_keys {
    const char *left, *right, *only_left, *only_right;
} diff_castings_keys;

/* Adds the conversions and the names to an object; nothing without castings. */
void diff_castings_members(json *out, const diff_report *report, const diff_castings_keys *keys);

#endif

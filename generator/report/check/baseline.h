/* What a spec changes against an earlier one, its baseline: the promotions that alter, and the dtypes that go and come.
 */
#ifndef JOINERY_REPORT_CHECK_BASELINE_H
#define JOINERY_REPORT_CHECK_BASELINE_H

#include "report/diff/diff_report.h"

/* What changes: the baseline is the left spec of the report, which must outlive this. */
typedef struct baseline {
    const diff_report *diff;
    size_t altered; /* promotions: a pair of operands, or one order of it where the other does not change alike */
    size_t removed, added;
} baseline;

typedef enum baseline_what { BASELINE_ALTERED, BASELINE_REMOVED, BASELINE_ADDED, BASELINE_RENAMED } baseline_what;

/* A change to be told. */
typedef struct baseline_change {
    baseline_what what;
    lat_id a, b; /* the operands of a promotion; else twice the dtype. Ids of the new spec, of a removed one the old */
    const char *line; /* "i8 v u8: i16 -> i32" */
} baseline_change;

baseline baseline_find(const diff_report *report);

/* True if a promotion of the baseline is no longer what it was: added and renamed dtypes alter none. */
bool baseline_is_altered(const baseline *baseline);

/* Appends "this change alters 4 promotions and removes 1 dtype". */
void baseline_sentence(text *out, const baseline *baseline);

/* Calls tell() for each change: promotions, then removed, added and renamed dtypes. */
void baseline_each(const baseline *baseline, const char *join,
                   void (*tell)(void *context, const baseline_change *change), void *context);

#endif

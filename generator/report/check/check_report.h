/* What `joinery check` finds beside the outcomes of laws, and its answer. */
#ifndef JOINERY_REPORT_CHECK_CHECK_REPORT_H
#define JOINERY_REPORT_CHECK_CHECK_REPORT_H

#include "analysis/analysis.h"
#include "lattice/repair.h"
#include "report/check/costs.h"
#include "report/check/op_results.h"
#include "report/check/verdict.h"
#include "report/diff/baseline.h"

/* What is asked for, and what is found. */
typedef struct check_report {
    /* given */
    const analysis *analysis; /* verified */
    unsigned deny;            /* DENY_... */
    size_t witnesses;         /* of each group of the verdict, at the most */
    const spec_diagnostics *warnings;
    bool deny_warnings;          /* they make the answer no */
    const diff_report *baseline; /* what changes against an earlier spec, or NULL */
    bool require_results;        /* that no operation gives less than the join of its operands */
    /* found */
    op_results results;
    promotion_verdict verdict;
    size_t denied;   /* ordered pairs whose promotion is denied */
    bool *redundant; /* whether each edge of the spec follows from others; NULL where the order is not transitive */
    size_t redundant_count;
    lat_repairs repairs; /* looked for where a law that must hold fails */
} check_report;

/* Fills in what is found; check_report_free() frees it. */
void check_report_find(check_report *report);
void check_report_free(check_report *report);

/*
 * The answer: LAT_FAILS where a law that must hold does not, `results` too, something denied occurs, a warning too, or
 * a promotion of the baseline is altered.
 */
lat_outcome check_answer(const check_report *report);

/* Appends annotations: a law that must hold and does not, what is denied, what changes against the baseline. */
void check_annotations(const check_report *report, text *out);

#endif

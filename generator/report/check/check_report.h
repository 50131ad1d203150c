/* What `joinery check` finds, and its answer. */
#ifndef JOINERY_REPORT_CHECK_CHECK_REPORT_H
#define JOINERY_REPORT_CHECK_CHECK_REPORT_H

#include "analysis/analysis.h"
#include "lattice/repair.h"
#include "report/check/casting_results.h"
#include "report/check/costs.h"
#include "report/check/op_results.h"
#include "report/check/verdict.h"
#include "report/diff/baseline.h"

/* What is asked for, and what is found. */
typedef struct check_report {
    /* given */
    const analysis *analysis; /* verified */
    const char *join;         /* the sign for joins, as doc_join() has it */
    unsigned deny;            /* DENY_... */
    size_t witnesses;         /* of each group of the verdict, at the most */
    const spec_diagnostics *warnings;
    bool deny_warnings;          /* they make the answer no */
    const diff_report *baseline; /* what changes against an earlier spec, or NULL */
    bool require_results;        /* that no operation gives less than the join of its operands */
    bool require_castings;       /* that castings of the spec's own obey their laws */
    /* found */
    findings findings; /* laws that must hold and fail, denied promotions, changes against the baseline */
    op_results results;
    casting_results castings;
    promotion_verdict verdict;
    bool *redundant; /* whether each edge of the spec follows from others; NULL where the order is not transitive */
    size_t redundant_count;
    lat_repairs repairs; /* looked for where a law that must hold fails */
} check_report;

/* Fills in what is found; check_report_free() frees it. */
void check_report_find(check_report *report);
void check_report_free(check_report *report);

/* The answer: whether no finding is an error, nor a warning where warnings are denied. */
bool check_report_passes(const check_report *report);

#endif

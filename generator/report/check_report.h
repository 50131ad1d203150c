/* What `joinery check` finds out beside the verdicts on laws, and its answer. */
#ifndef JOINERY_REPORT_CHECK_REPORT_H
#define JOINERY_REPORT_CHECK_REPORT_H

#include "lattice/repair.h"
#include "report/costs.h"

/* What is asked for, and what came of it. */
typedef struct check_report {
    law_subject subject;
    const lat_shape *shape;
    bool costs;      /* list them */
    unsigned deny;   /* DENY_... */
    size_t denied;   /* ordered cells */
    bool *redundant; /* an edge each; NULL where the order is not transitive */
    size_t redundant_count;
    lat_repairs repairs; /* looked for where a law that must hold fails */
} check_report;

/* Fills in what came of it. */
void check_report_find(check_report *of);
void check_report_free(check_report *of);

/*
 * The answer: LAT_FAILS where a law that must hold does not, or something denied occurs; LAT_UNKNOWN where such a law
 * could not be decided.
 */
lat_verdict check_verdict(const check_report *of);

/* The report for programs. */
void check_json(const check_report *of, text *to);

#endif

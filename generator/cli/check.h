/* The parts of `joinery check`. */
#ifndef JOINERY_CLI_CHECK_H
#define JOINERY_CLI_CHECK_H

#include "cli/load.h"
#include "lattice/repair.h"
#include "report/costs.h"

/* What the options ask for, and what came of it. */
typedef struct check {
    loaded from;
    law_subject subject;
    bool costs;
    unsigned deny;   /* DENY_... */
    size_t denied;   /* ordered cells */
    bool *redundant; /* an edge each; NULL where the order is not transitive */
    size_t redundant_count;
    lat_repairs repairs; /* looked for where a law that must hold fails */
} check;

/* The exit status; EXIT_ERROR where a law that must hold could not be decided. */
int check_verdict(const check *of);

/* The report for people. */
void check_document(const check *of, document *to);

/* What would mend the laws that must hold and fail: a heading with items, or an array. */
void check_repairs_document(const check *of, document *to);
void check_repairs_json(const check *of, json *to);

/* The laws alone, for a generation that is refused. */
void check_laws_document(const check *of, document *to);

#endif

/* What the cells of a promotion cost their operands (contract: what a promotion costs). */
#ifndef JOINERY_REPORT_COSTS_H
#define JOINERY_REPORT_COSTS_H

#include "report/document.h"
#include "report/laws_report.h"

/* What can be denied: in the order of the words of --deny. */
enum { DENY_ROUNDS = 1, DENY_OVERFLOWS = 2, DENY_DROPS = 4, DENY_WIDER = 8 };

typedef struct cost_cell {
    lat_id a, b, join;
    val_cost a_cost, b_cost;
    bool wider;
} cost_cell;

/* Steps through the defined cells in row order; *at begins as 0. False at the end. */
bool costs_next(const law_subject *of, size_t *at, cost_cell *cell);

/* What of `deny` the strong operands of a cell do. */
unsigned costs_denied(const law_subject *of, const cost_cell *cell, unsigned deny);

/* An array of { "a", "b", "join", "a_cost", "b_cost", "wider" }: all defined cells, or with `deny` those denied. */
void costs_json(json *to, const law_subject *of, unsigned deny);

/* The costs as conversions by class, weak operands apart. */
void costs_document(document *to, const law_subject *of);

/* The denied cells, one item each; returns the number of ordered cells. */
size_t costs_denied_document(document *to, const law_subject *of, unsigned deny);

#endif

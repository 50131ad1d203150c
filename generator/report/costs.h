/* What the cells of a promotion cost their operands (contract: what a promotion costs). */
#ifndef JOINERY_REPORT_COSTS_H
#define JOINERY_REPORT_COSTS_H

#include "report/document.h"
#include "report/laws_report.h"

/* What can be denied: X(ENUM, bit, word), in the order of --deny. */
#define COST_FOR_EACH_DENIAL(X)                                                                                        \
    X(ROUNDS, 1, "rounds")                                                                                             \
    X(OVERFLOWS, 2, "overflows")                                                                                       \
    X(DROPS, 4, "drops")                                                                                               \
    X(WIDER, 8, "wider")

#define COST_DENY_ENUM(ENUM, bit, word) DENY_##ENUM = bit,
enum { COST_FOR_EACH_DENIAL(COST_DENY_ENUM) };
#undef COST_DENY_ENUM

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

/* What promotions cost their operands, by the classes of specs/laws.md. */
#ifndef JOINERY_REPORT_CHECK_COSTS_H
#define JOINERY_REPORT_CHECK_COSTS_H

#include "analysis/analysis.h"
#include "report/write/document.h"
#include "report/write/json.h"

/* What can be denied: X(ENUM, bit, word), in the order of --deny. */
#define COST_FOR_EACH_DENIAL(X)                                                                                        \
    X(ROUNDS, 1, "rounds")                                                                                             \
    X(OVERFLOWS, 2, "overflows")                                                                                       \
    X(DROPS, 4, "drops")                                                                                               \
    X(WIDER, 8, "wider")

#define COST_DENY_ENUM(ENUM, bit, word) DENY_##ENUM = bit,
enum { COST_FOR_EACH_DENIAL(COST_DENY_ENUM) };
#undef COST_DENY_ENUM

/* An ordered pair with its join, and what the conversions of both operands to it cost. */
typedef struct cost_cell {
    lat_id a, b, join;
    val_cost a_cost, b_cost;
    bool wider;
} cost_cell;

/* Steps through the pairs that have a join, in row order; *position begins as 0. False at the end. */
bool costs_next(const analysis *analysis, size_t *position, cost_cell *cell);

/* Which of the bits of `deny` apply to the strong operands of a cell. */
unsigned costs_denied(const analysis *analysis, const cost_cell *cell, unsigned deny);

/* Writes the denied promotions as an array `denied` of { "a", "b", "join", "a_cost", "b_cost", "wider" }. */
void costs_denied_json(json *out, const analysis *analysis, unsigned deny);

/*
 * Appends "u8 v i8 = i16 (u8 rounds)", with what of the bits of `denied` applies. Of two cells that mirror each other
 * and have the same join only the first has a sentence: false for the second.
 */
bool costs_sentence(text *out, const analysis *analysis, const cost_cell *cell, unsigned denied, const char *join);

/* Adds the denied promotions, one item each. */
void costs_denied_document(document *page, const analysis *analysis, unsigned deny);

#endif

/* What promotions cost their operands, by the classes of specs/laws.md. */
#ifndef JOINERY_REPORT_CHECK_COSTS_H
#define JOINERY_REPORT_CHECK_COSTS_H

#include "analysis/analysis.h"
#include "report/write/finding.h"
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

/* How many ordered pairs do what `deny` forbids. */
size_t costs_count_denied(const analysis *analysis, unsigned deny);

/* Adds the promotions that do what `deny` forbids: how many ordered pairs there are, then each: "u8 v i8 = i16 (u8 rounds)". */
void costs_find_denied(const analysis *analysis, unsigned deny, findings *list);

/* Writes them as an array `denied` of { "a", "b", "join", "a_cost", "b_cost", "wider" }. */
void costs_denied_json(json *out, const analysis *analysis, unsigned deny);

#endif

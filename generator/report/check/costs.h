/* What promotions cost their operands, by the classes of specs/laws.md. */
#ifndef JOINERY_REPORT_CHECK_COSTS_H
#define JOINERY_REPORT_CHECK_COSTS_H

#include "analysis/analysis.h"
#include "report/write/finding.h"
#include "report/write/json.h"

/* What can be denied: X(ENUM, bits, word), in the order of --deny: losses, and what else a promotion can do. */
#define COST_FOR_EACH_DENIAL(X)                                                                                        \
    X(ROUNDS, VAL_LOSS_ROUNDS, "rounds")                                                                               \
    X(OVERFLOWS, VAL_LOSS_OVERFLOWS, "overflows")                                                                      \
    X(DROPS, VAL_LOSS_DROPS, "drops")                                                                                  \
    X(SIGN, VAL_LOSS_SIGN, "sign")                                                                                     \
    X(PART, VAL_LOSS_PART, "part")                                                                                     \
    X(CATEGORY, VAL_LOSS_CATEGORY, "category")                                                                         \
    X(WIDER, 1 << VAL_LOSS_COUNT, "wider")

#define COST_DENY_ENUM(ENUM, bits, word) DENY_##ENUM = bits,
enum { COST_FOR_EACH_DENIAL(COST_DENY_ENUM) };
#undef COST_DENY_ENUM

/* How many ordered pairs do what `deny` forbids. */
size_t costs_count_denied(const analysis *analysis, unsigned deny);

/* Adds the promotions that do what `deny` forbids: how many ordered pairs there are, then each: "u8 v i8 = i16 (u8 rounds)". */
void costs_find_denied(const analysis *analysis, unsigned deny, findings *list);

/* Writes them as an array `denied` of { "a", "b", "join", "a_cost", "a_losses", "b_cost", "b_losses", "wider" }. */
void costs_denied_json(json *out, const analysis *analysis, unsigned deny);

#endif

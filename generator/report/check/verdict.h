/*
 * What a maintainer must know of a promotion, worst first: whether results depend on the order of two operands or on
 * bracketing, which values are lost, what is wider than necessary, and what is undefined. Failures of one rule over
 * several widths are one group.
 */
#ifndef JOINERY_REPORT_CHECK_VERDICT_H
#define JOINERY_REPORT_CHECK_VERDICT_H

#include "report/check/kind_groups.h"
#include "report/write/undefined.h"

/* The matters, the worst first: X(ENUM, name in JSON, what is wrong, what it is counted in). */
#define VERDICT_FOR_EACH_MATTER(X)                                                                                     \
    X(ORDER, "operand-order", "The result depends on the order of the two operands", "pairs")                          \
    X(BRACKETING, "bracketing", "The result depends on bracketing", "triples")                                         \
    X(LOSS, "loss", "Promotions drop or overflow values", "ordered pairs")                                             \
    X(WIDER, "wider", "The result is wider than necessary", "ordered pairs")                                           \
    X(UNDEFINED, "undefined", "The result is undefined", "ordered pairs")

typedef enum verdict_matter {
#define VERDICT_ENUM(ENUM, name, what, unit) VERDICT_##ENUM,
    VERDICT_FOR_EACH_MATTER(VERDICT_ENUM)
#undef VERDICT_ENUM
        VERDICT_COUNT
} verdict_matter;

/* Of UNDEFINED, the first group has no kinds where there are isolated dtypes: it is about those. */
typedef struct verdict_part {
    bool known;         /* whether it could be judged at all */
    uint64_t cases;     /* all pairs or triples */
    kind_groups groups; /* the pairs or triples where it is wrong */
} verdict_part;

typedef struct promotion_verdict {
    verdict_part part[VERDICT_COUNT];
    lat_id *isolated; /* strong dtypes that have no result with any other */
    size_t isolated_count;
    uint64_t rounding; /* pairs in which a strong operand rounds, and none loses more */
    kind_set present;  /* the kinds of the spec */
    size_t witnesses;  /* that are kept of each group, at the most */
} promotion_verdict;

/* Judges an analysis that has been verified, and keeps that many witnesses of each group; verdict_free() frees it. */
void verdict_find(const analysis *analysis, size_t witnesses, promotion_verdict *found);
void verdict_free(promotion_verdict *verdict);

/* "bracketing", "The result depends on bracketing", "triples". */
extern const struct matter_words { const char *name, *wrong, *unit; } verdict_matters[VERDICT_COUNT];

/* Appends what a group is about: "a signed integer, an unsigned one and a float too narrow for their join". */
void verdict_words(text *out, const analysis *analysis, const promotion_verdict *verdict, verdict_matter matter,
                   const kind_group *group);

/* What happens in a group: "overflow", "no upper bound"; NULL where a matter has one sort of groups. Static text. */
const char *verdict_sort(verdict_matter matter, const kind_group *group);

/* Appends its example, with that sign for joins: "(u8 v i8) v f16 = f32 but u8 v (i8 v f16) = f16". */
void verdict_example(text *out, const analysis *analysis, verdict_matter matter, const kind_group *group,
                     const char *join);

#endif

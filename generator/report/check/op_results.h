/*
 * What the operations give that a spec has entries for (the field `ops`): how often that is not the join of the
 * operands, and whether it obeys the laws of results, which `check` reports like those of promotion.
 */
#ifndef JOINERY_REPORT_CHECK_OP_RESULTS_H
#define JOINERY_REPORT_CHECK_OP_RESULTS_H

#include "analysis/analysis.h"
#include "report/write/finding.h"
#include "report/write/json.h"

/* Operands, their join, and the result of an operation; LAT_NONE where undefined. */
typedef struct op_case {
    const spec_operation *operation;
    lat_id operands[LAT_OP_MOST_OPERANDS]; /* LAT_NONE behind the last; of where and clip the last is there twice */
    lat_id join, result;                   /* of an operation of one operand, its join is that operand */
} op_case;

/*
 * The laws of results: X(ENUM, name, how a failure goes on: "add of b and i8 gives b, ..."). A result that the spec
 * itself sets, or that is the part of a complex number, may be below the join.
 */
#define OP_FOR_EACH_LAW(X)                                                                                             \
    X(BELOW, "below", "which is below")                                                                                \
    X(TOTAL, "total", "though the operation takes these operands")                                                     \
    X(COMMUTATIVE, "commutative", "unlike in the other order")                                                         \
    X(MONOTONE, "monotone", "which does not promote to the result for a wider operand")                                \
    X(STABLE, "stable", "which the same reduction turns into another dtype")

typedef enum op_law {
#define OP_LAW_ENUM(ENUM, name, words) OP_LAW_##ENUM,
    OP_FOR_EACH_LAW(OP_LAW_ENUM)
#undef OP_LAW_ENUM
        OP_LAW_COUNT
} op_law;

/* Cases of a kind: how many, and the first. */
typedef struct op_cases {
    uint64_t count;
    op_case first;
} op_cases;

/* What is found of one operation. */
typedef struct op_found {
    const spec_operation *operation;
    uint64_t cases;                  /* all */
    op_cases other;                  /* those whose result is not the join */
    op_cases without_kernel;         /* those that are defined, and that joinery has no kernel for */
    bool judged[OP_LAW_COUNT];       /* the law is one for this operation */
    op_cases failures[OP_LAW_COUNT]; /* of each law */
} op_found;

typedef struct op_results {
    /* given */
    const analysis *analysis;
    bool required; /* no operation may fail a law */
    /* found */
    op_found *operations; /* those with an entry in the spec */
    size_t count;
    uint64_t failures;
} op_results;

/* Fills in what is found; op_results_free() frees it. */
void op_results_find(op_results *results);
void op_results_free(op_results *results);

/* The section of a report; nothing for a spec without entries. */
void op_results_document(const op_results *results, document *page);

/* Adds the first failure, where its promotion is made: "add of i16 and i8 gives i8, which is below i16". */
void op_results_find_failure(const op_results *results, findings *list);

void op_results_json(json *out, const char *key, const op_results *results);

/*
 * What operations that take so many operands give where that is not their join: a fact of an explanation, if there is
 * any.
 */
void op_results_of(const analysis *analysis, const lat_id *operands, size_t count, document *page);

/*
 * By operation that takes so many operands and has an entry, or gives another result than the join without one, its
 * result, null where it has none; null without any.
 */
void op_results_of_json(json *out, const char *key, const analysis *analysis, const lat_id *operands, size_t count);

#endif

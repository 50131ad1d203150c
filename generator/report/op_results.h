/*
 * What operations with a rule of their own (the field `results`) give: how often that is not the join of the operands,
 * and whether it is ever strictly below the join, which `check` reports like a law.
 */
#ifndef JOINERY_REPORT_OP_RESULTS_H
#define JOINERY_REPORT_OP_RESULTS_H

#include "analysis/analysis.h"
#include "report/document.h"
#include "report/json.h"

/* Operands, what they promote to, and what an operation gives; LAT_NONE where there is none. */
typedef struct op_case {
    const spec_result *of;
    lat_id a, b, join, result; /* b: LAT_NONE of an operation of one operand, whose join is a */
} op_case;

/* What is found of one rule. */
typedef struct op_rule_found {
    uint64_t cases, other, below; /* all; those whose result is not the join; and is strictly below it */
    op_case first_other, first_below;
} op_rule_found;

typedef struct op_results {
    /* given */
    const analysis *analysis;
    bool required; /* a result below a join makes the answer no */
    /* found */
    op_rule_found *rules; /* by rule of the spec */
    lat_verdict verdict;  /* LAT_UNKNOWN where there are too many cases to look at */
    uint64_t below;
} op_results;

/* Fills in what is found; op_results_free() frees it. */
void op_results_find(op_results *of);
void op_results_free(op_results *of);

/* The section of a report, nothing for a spec without rules; and the words for its last line, if it is required. */
void op_results_document(const op_results *of, document *page);
void op_results_answer(const op_results *of, text *line);

/* "add of i16 and i8 gives i8, which is below i16"; only of a case whose result is below its join. */
void op_results_sentence(text *out, const analysis *of, const op_case *failure);

/* The first case whose result is below its join, NULL without one. */
const op_case *op_results_first(const op_results *of);

void op_results_json(const op_results *of, json *out);

/* What two operands are computed in where that is not their join: a fact of an explanation, if there is any. */
void op_results_of_pair(const analysis *of, lat_id a, lat_id b, document *page);

/* By operation of two operands with a rule, its result, null where it has none. */
void op_results_of_pair_json(const analysis *of, lat_id a, lat_id b, json *out);

#endif

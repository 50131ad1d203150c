/* The common upper bounds of three and more dtypes, which are what they promote to by the rule "bound". */
#ifndef JOINERY_REPORT_EXPLAIN_BOUND_EXPLANATION_H
#define JOINERY_REPORT_EXPLAIN_BOUND_EXPLANATION_H

#include "analysis/analysis.h"
#include "report/write/document.h"
#include "report/write/json.h"

typedef struct bound_explanation {
    const analysis *analysis;
    lat_id *set; /* the operands, each once: two in the order of their first places, more in the order of dtypes */
    size_t set_count;
    lat_id *upper, *minimal; /* their common upper bounds in the order */
    size_t upper_count, minimal_count;
} bound_explanation;

/* Finds the bounds of `count` operands. The analysis must outlive the result; bound_explanation_free() frees it. */
void bound_explanation_find(const analysis *analysis, const lat_id *operands, size_t count, bound_explanation *found);
void bound_explanation_free(bound_explanation *explanation);

/* True if the rule comes down to a fold of the set: it has several minimal bounds, or there are just two dtypes. */
bool bound_explanation_folds(const bound_explanation *explanation);

/* Why the operands promote to what they do; static text. */
const char *bound_explanation_because(const bound_explanation *explanation);

/* Adds the facts: of three dtypes and more the bounds, the result and the path of each operand; why it is the result.
 */
void bound_explanation_document(document *page, const bound_explanation *explanation, lat_id result);

/* Writes "upper_bounds" and "minimal" of `explain --format json` (generator/cli/json.md). */
void bound_explanation_json(json *out, const bound_explanation *explanation);

#endif

/*
 * What several operands promote to by the spec's `nary`, step by step, and what else they give in other orders and
 * bracketings: `joinery explain SPEC A B [C ...]`.
 */
#ifndef JOINERY_REPORT_EXPLAIN_FOLD_EXPLANATION_H
#define JOINERY_REPORT_EXPLAIN_FOLD_EXPLANATION_H

#include "analysis/analysis.h"
#include "report/explain/bracketing.h"
#include "report/explain/join_explanation.h"
#include "report/write/document.h"
#include "report/write/json.h"

typedef struct bound_explanation {
    const analysis *analysis;
    lat_id *set; /* the operands, each once: two in the order of their first places, more in the order of dtypes */
    size_t set_count;
    lat_id *upper, *minimal; /* their common upper bounds in the order */
    size_t upper_count, minimal_count;
} bound_explanation;

typedef struct fold_explanation {
    const analysis *analysis;
    const lat_id *operands;
    size_t count;
    lat_id value;            /* what they promote to, or LAT_NONE */
    bool by_bound;           /* by a bound; two operands are explained as a join: both rules agree on them */
    lat_id *taken;           /* the operands in the order of the rule: weak ones last where it says so */
    size_t first;            /* how many of them come first; fewer than all where weak ones follow */
    bound_explanation bound; /* of these first ones, whatever the rule */
    /* The dtypes that are folded: the operands; or the set of them, or its bound, and then the weak ones; or none. */
    lat_id *chain;
    size_t chain_count;
    lat_id *folded;  /* folded[i]: the join of chain[0] to chain[i], LAT_NONE from the first undefined step on */
    bracketings all; /* of the operands */
} fold_explanation;

/*
 * Finds what `count` operands (2 or more) promote to. They must outlive the result, and so must the analysis;
 * fold_explanation_free() frees what is found.
 */
void fold_explanation_find(const analysis *analysis, const lat_id *operands, size_t count, fold_explanation *found);
void fold_explanation_free(fold_explanation *explanation);

/* Writes the whole document, or a JSON object. */
void fold_explanation_document(document *page, const fold_explanation *explanation);
void fold_explanation_json(text *out, const fold_explanation *explanation);

#endif

/*
 * What several operands promote to, folded from left to right step by step, and what else they give in other orders and
 * bracketings: `joinery explain SPEC A B [C ...]`.
 */
#ifndef JOINERY_REPORT_FOLD_EXPLANATION_H
#define JOINERY_REPORT_FOLD_EXPLANATION_H

#include "report/bracketing.h"
#include "report/join_explanation.h"

typedef struct fold_explanation {
    const analysis *analysis;
    const lat_id *operands;
    size_t count;
    lat_id *folded; /* folded[i]: the join of operands 0 to i, LAT_NONE from the first undefined step on */
    bracketings all;
} fold_explanation;

/*
 * Folds `count` operands (2 or more), which must outlive the result, and so must the analysis; fold_explanation_free()
 * frees what is found.
 */
void fold_explanation_find(const analysis *from, const lat_id *operands, size_t count, fold_explanation *found);
void fold_explanation_free(fold_explanation *of);

/* What the operands promote to, or LAT_NONE. */
lat_id fold_explanation_value(const fold_explanation *of);

/* Writes the whole document, or a JSON object. */
void fold_explanation_document(document *page, const fold_explanation *of);
void fold_explanation_json(text *out, const fold_explanation *of);

#endif

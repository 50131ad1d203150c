#include "report/explain/bound_explanation.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "report/explain/join_explanation.h"
#include "report/write/dtype_json.h"

#include <stdlib.h>

static int by_id(const void *left, const void *right) {
    const lat_id a = *(const lat_id *)left, b = *(const lat_id *)right;
    return (a > b) - (a < b);
}

void bound_explanation_find(const analysis *analysis, const lat_id *operands, size_t count, bound_explanation *found) {
    const size_t n = analysis->promotion.n;
    *found = (bound_explanation){.analysis = analysis,
                                 .set = mem_alloc((count + 1) * sizeof *found->set),
                                 .upper = mem_alloc(n * sizeof *found->upper),
                                 .minimal = mem_alloc(n * sizeof *found->minimal)};
    bool *seen = mem_alloc_zeroed(n, sizeof *seen);
    for (size_t i = 0; i < count; i++) {
        if (!seen[operands[i]]) found->set[found->set_count++] = operands[i];
        seen[operands[i]] = true;
    }
    mem_free(seen);
    if (found->set_count > 2) qsort(found->set, found->set_count, sizeof *found->set, by_id);
    if (found->set_count == 1) found->set[found->set_count++] = operands[0]; /* a dtype with itself */
    found->minimal_count = lat_minimal_upper_bounds(&analysis->promotion.order, found->set, found->set_count,
                                                    found->minimal, found->upper, &found->upper_count);
}

void bound_explanation_free(bound_explanation *explanation) {
    mem_free(explanation->set);
    mem_free(explanation->upper);
    mem_free(explanation->minimal);
    *explanation = (bound_explanation){0};
}

static bool are_apart(const bound_explanation *explanation) {
    for (size_t i = 0; i < explanation->set_count; i++)
        for (size_t j = 0; j < i; j++)
            if (lat_is_apart(&explanation->analysis->promotion, explanation->set[i], explanation->set[j]))
                return explanation->upper_count > 0;
    return false;
}

bool bound_explanation_folds(const bound_explanation *explanation) {
    return explanation->set_count == 2 || (explanation->minimal_count > 1 && !are_apart(explanation));
}

static void add_dtypes(document *page, const bound_explanation *explanation, const char *label, const lat_id *ids,
                       size_t count) {
    text names = {0};
    for (size_t i = 0; i < count; i++)
        text_printf(&names, "%s%s", i ? " " : "", explanation->analysis->spec->dtypes[ids[i]].name);
    doc_fact(page, label, "%s", count ? text_string(&names) : "none");
    text_free(&names);
}

const char *bound_explanation_because(const bound_explanation *explanation) {
    if (explanation->set_count == 2)
        return explanation->set[0] == explanation->set[1]
                   ? "All are one dtype, so the result is the join of it with itself."
                   : "Just two of the dtypes are different, so the result is their join.";
    if (are_apart(explanation)) return "two of the dtypes are said to have no join, so they have none together";
    if (explanation->minimal_count > 1)
        return "several upper bounds are minimal, so it is the fold of the dtypes in the order of the spec";
    if (explanation->minimal_count == 1) return "it is the only minimal upper bound of all operands";
    return explanation->upper_count ? "no upper bound of all operands is minimal" : "no dtype is above all operands";
}

void bound_explanation_document(document *page, const bound_explanation *explanation, lat_id result) {
    if (explanation->set_count == 2) {
        doc_paragraph(page, PAINT_PLAIN, bound_explanation_because(explanation));
        return;
    }
    add_dtypes(page, explanation, "upper bounds", explanation->upper, explanation->upper_count);
    add_dtypes(page, explanation, "minimal", explanation->minimal, explanation->minimal_count);
    doc_fact(page, "result", "%s", result == LAT_NONE ? "none" : explanation->analysis->spec->dtypes[result].name);
    doc_fact(page, "because", "%s", bound_explanation_because(explanation));
    for (size_t i = 0; result != LAT_NONE && i < explanation->set_count; i++)
        join_explanation_path(page, explanation->analysis, explanation->set[i], result);
}

void bound_explanation_json(json *out, const bound_explanation *explanation) {
    json_dtypes(out, "upper_bounds", explanation->analysis->spec, explanation->upper, explanation->upper_count);
    json_dtypes(out, "minimal", explanation->analysis->spec, explanation->minimal, explanation->minimal_count);
}

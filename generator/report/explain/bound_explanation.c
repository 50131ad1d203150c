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

void bound_explanation_find(const analysis *from, const lat_id *operands, size_t count, bound_explanation *found) {
    const size_t n = from->promotion.n;
    *found = (bound_explanation){.analysis = from,
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
    found->minimal_count = lat_minimal_upper_bounds(&from->promotion.order, found->set, found->set_count,
                                                    found->minimal, found->upper, &found->upper_count);
}

void bound_explanation_free(bound_explanation *of) {
    mem_free(of->set);
    mem_free(of->upper);
    mem_free(of->minimal);
    *of = (bound_explanation){0};
}

static bool are_apart(const bound_explanation *of) {
    for (size_t i = 0; i < of->set_count; i++)
        for (size_t j = 0; j < i; j++)
            if (lat_is_apart(&of->analysis->promotion, of->set[i], of->set[j])) return of->upper_count > 0;
    return false;
}

bool bound_explanation_folds(const bound_explanation *of) {
    return of->set_count == 2 || (of->minimal_count > 1 && !are_apart(of));
}

static void add_dtypes(document *page, const bound_explanation *of, const char *what, const lat_id *ids, size_t count) {
    text names = {0};
    for (size_t i = 0; i < count; i++)
        text_printf(&names, "%s%s", i ? " " : "", of->analysis->spec->dtypes[ids[i]].name);
    doc_fact(page, what, "%s", count ? text_string(&names) : "none");
    text_free(&names);
}

const char *bound_explanation_because(const bound_explanation *of) {
    if (of->set_count == 2)
        return of->set[0] == of->set[1] ? "All are one dtype, so the result is the join of it with itself."
                                        : "Just two of the dtypes are different, so the result is their join.";
    if (are_apart(of)) return "two of the dtypes are said to have no join, so they have none together";
    if (of->minimal_count > 1)
        return "several upper bounds are minimal, so it is the fold of the dtypes in the order of the spec";
    if (of->minimal_count == 1) return "it is the only minimal upper bound of all operands";
    return of->upper_count ? "no upper bound of all operands is minimal" : "no dtype is above all operands";
}

void bound_explanation_document(document *page, const bound_explanation *of, lat_id result) {
    if (of->set_count == 2) {
        doc_paragraph(page, PAINT_PLAIN, bound_explanation_because(of));
        return;
    }
    add_dtypes(page, of, "upper bounds", of->upper, of->upper_count);
    add_dtypes(page, of, "minimal", of->minimal, of->minimal_count);
    doc_fact(page, "result", "%s", result == LAT_NONE ? "none" : of->analysis->spec->dtypes[result].name);
    doc_fact(page, "because", "%s", bound_explanation_because(of));
    for (size_t i = 0; result != LAT_NONE && i < of->set_count; i++)
        join_explanation_path(page, of->analysis, of->set[i], result);
}

void bound_explanation_json(json *out, const bound_explanation *of) {
    json_dtypes_member(out, "upper_bounds", of->analysis->spec, of->upper, of->upper_count);
    json_dtypes_member(out, "minimal", of->analysis->spec, of->minimal, of->minimal_count);
}

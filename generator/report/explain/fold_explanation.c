#include "report/explain/fold_explanation.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "lattice/result_type.h"
#include "report/check/law_report.h"
#include "report/check/op_results.h"
#include "report/explain/join_explanation.h"
#include "report/write/dtype_words.h"
#include "spec/words.h"

#include <stdlib.h>

static int by_id(const void *left, const void *right) {
    const lat_id a = *(const lat_id *)left, b = *(const lat_id *)right;
    return (a > b) - (a < b);
}

static void find_bound(const analysis *analysis, const lat_id *operands, size_t count, bound_explanation *found) {
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

static void free_bound(bound_explanation *explanation) {
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

/* Whether the rule folds the set: it has several minimal bounds, or just two dtypes. */
static bool bound_folds(const bound_explanation *explanation) {
    return explanation->set_count == 2 || (explanation->minimal_count > 1 && !are_apart(explanation));
}

/* Why the operands promote to what they do; static text. */
static const char *bound_because(const bound_explanation *explanation) {
    if (explanation->set_count == 2)
        return explanation->set[0] == explanation->set[1]
                   ? "All are one dtype, so the result is the join of it with itself."
                   : "Just two of the dtypes are different, so the result is their join.";
    if (are_apart(explanation)) return "two of the dtypes have no join, so the set has none";
    if (explanation->minimal_count > 1)
        return "several upper bounds are minimal, so it is the fold of the dtypes in the order of the spec";
    if (explanation->minimal_count == 1) return "it is the only minimal upper bound of all operands";
    return explanation->upper_count ? "no upper bound of all operands is minimal" : "no dtype is above all operands";
}

/* Adds the facts: of three dtypes and more the bounds, the result and the path of each operand; why it is the result. */
static void bound_document(document *page, const bound_explanation *explanation, lat_id result) {
    if (explanation->set_count == 2) {
        doc_paragraph(page, PAINT_PLAIN, bound_because(explanation));
        return;
    }
    join_explanation_dtypes(page, explanation->analysis, "upper bounds", explanation->upper, explanation->upper_count);
    join_explanation_dtypes(page, explanation->analysis, "minimal", explanation->minimal, explanation->minimal_count);
    doc_fact(page, "result", "%s", result == LAT_NONE ? "none" : explanation->analysis->spec->dtypes[result].name);
    doc_fact(page, "because", "%s", bound_because(explanation));
    for (size_t i = 0; result != LAT_NONE && i < explanation->set_count; i++)
        join_explanation_path(page, explanation->analysis, explanation->set[i], result);
}

/* Writes "upper_bounds" and "minimal" of `explain --format json` (generator/cli/json.md). */
static void bound_json(json *out, const bound_explanation *explanation) {
    json_dtypes(out, "upper_bounds", explanation->analysis->spec, explanation->upper, explanation->upper_count);
    json_dtypes(out, "minimal", explanation->analysis->spec, explanation->minimal, explanation->minimal_count);
}

static void fold(fold_explanation *explanation) {
    explanation->folded = mem_alloc((explanation->chain_count + 1) * sizeof *explanation->folded);
    if (explanation->chain_count) explanation->folded[0] = explanation->chain[0];
    for (size_t i = 1; i < explanation->chain_count; i++)
        explanation->folded[i] =
            lat_join(&explanation->analysis->promotion, explanation->folded[i - 1], explanation->chain[i]);
}

/* Strong operands first, where the rule takes weak ones last. */
static void take(fold_explanation *explanation) {
    const spec *spec = explanation->analysis->spec;
    const bool then_weak = lat_nary_is_then_weak(explanation->analysis->promotion.nary) && explanation->count > 2;
    explanation->taken = mem_alloc((explanation->count + 1) * sizeof *explanation->taken);
    size_t taken = 0;
    for (size_t i = 0; i < explanation->count; i++)
        if (!then_weak || !spec->dtypes[explanation->operands[i]].weak_of)
            explanation->taken[taken++] = explanation->operands[i];
    explanation->first = taken ? taken : explanation->count;
    for (size_t i = 0; then_weak && i < explanation->count; i++)
        if (spec->dtypes[explanation->operands[i]].weak_of) explanation->taken[taken++] = explanation->operands[i];
}

static bool has_weak_last(const fold_explanation *explanation) {
    return explanation->first < explanation->count;
}

/* What the rule "bound" gives of the operands that it takes first. */
static lat_id bound_of_first(const fold_explanation *explanation) {
    const lat_id x = explanation->taken[0];
    return explanation->first == 1 ? lat_join(&explanation->analysis->promotion, x, x)
                                   : lat_result_type(&explanation->analysis->promotion, LAT_NARY_BOUND,
                                                     explanation->taken, explanation->first);
}

static void add_to_chain(fold_explanation *explanation, const lat_id *ids, size_t count) {
    for (size_t i = 0; i < count; i++)
        explanation->chain[explanation->chain_count++] = ids[i];
}

void fold_explanation_find(const analysis *analysis, const lat_id *operands, size_t count, fold_explanation *found) {
    const lat_nary nary = analysis->promotion.nary;
    *found = (fold_explanation){.analysis = analysis,
                                .operands = operands,
                                .count = count,
                                .value = lat_result_type(&analysis->promotion, nary, operands, count),
                                .by_bound = lat_nary_is_bound(nary) && count > 2,
                                .chain = mem_alloc((count + 2) * sizeof *found->chain)};
    take(found);
    find_bound(analysis, found->taken, found->first, &found->bound);
    if (!found->by_bound) {
        add_to_chain(found, found->taken, count);
    } else {
        const lat_id bound = bound_of_first(found);
        if (bound_folds(&found->bound))
            add_to_chain(found, found->bound.set, found->bound.set_count);
        else if (has_weak_last(found) && bound != LAT_NONE)
            add_to_chain(found, &bound, 1);
        if (bound != LAT_NONE) add_to_chain(found, found->taken + found->first, count - found->first);
    }
    fold(found);
    bracketings_find(&analysis->promotion, found->taken, count, &found->all);
}

void fold_explanation_free(fold_explanation *explanation) {
    bracketings_free(&explanation->all);
    free_bound(&explanation->bound);
    mem_free(explanation->folded);
    mem_free(explanation->chain);
    mem_free(explanation->taken);
}

/* What results[i] of all bracketings is. */
static lat_id result(const fold_explanation *explanation, size_t i) {
    return explanation->all.nodes[explanation->all.results[i]].value;
}

/* The reason for the result of all operands; a fold of three or more gives its reasons step by step instead. */
static void add_because(json *out, const fold_explanation *explanation) {
    text because = {0};
    if (explanation->by_bound)
        text_printf(&because, "%s%s", bound_because(&explanation->bound),
                    has_weak_last(explanation)
                        ? "; this is the result of the strong operands, which then promotes with each weak one"
                        : "");
    else if (explanation->count == 2)
        join_explanation_because(&because, explanation->analysis, explanation->operands[0], explanation->operands[1]);
    json_string(out, "because", because.length ? text_string(&because) : NULL);
    text_free(&because);
}

void fold_explanation_json(text *out, const fold_explanation *explanation) {
    json object = {.out = out};
    json_object(&object, NULL, JSON_LINES);
    json_string(&object, "spec", explanation->analysis->spec->name);
    json_dtypes(&object, "operands", explanation->analysis->spec, explanation->operands, explanation->count);
    json_dtype(&object, "join", explanation->analysis->spec, explanation->value);
    json_string(&object, "nary", field_nary_name(explanation->analysis->promotion.nary));
    add_because(&object, explanation);
    bound_json(&object, &explanation->bound);
    json_array(&object, "steps", JSON_LINES);
    for (size_t i = 1; i < explanation->chain_count && explanation->folded[i - 1] != LAT_NONE; i++)
        join_explanation_json(&object, explanation->analysis, explanation->folded[i - 1], explanation->chain[i]);
    json_end(&object);
    json_array(&object, "results", JSON_LINES);
    for (size_t i = 0; i < explanation->all.count; i++) {
        text example = {0};
        bracketings_example(&example, explanation->analysis->spec, &explanation->all, i, "v");
        json_object(&object, NULL, JSON_INLINE);
        json_dtype(&object, "join", explanation->analysis->spec, result(explanation, i));
        json_string(&object, "example", text_string(&example));
        json_end(&object);
        text_free(&example);
    }
    json_end(&object);
    op_results_of_json(&object, "operations", explanation->analysis, explanation->operands, explanation->count);
    json_bool(&object, "every_bracketing", explanation->all.every_bracketing);
    json_bool(&object, "every_order", explanation->all.every_order);
    json_end(&object);
}

/* "i8 v u8 v f16 = f32", or by the bound of the set "(i8, u8, f16) = f16". */
static void add_title(text *out, const fold_explanation *explanation, const char *join) {
    if (explanation->by_bound) text_add_char(out, '(');
    for (size_t i = 0; i < explanation->count; i++) {
        if (i) text_printf(out, explanation->by_bound ? ", " : " %s ", join);
        text_add(out, dtype_name(explanation->analysis->spec, explanation->operands[i]));
    }
    if (explanation->by_bound) text_add_char(out, ')');
    dtype_result(out, explanation->analysis->spec, explanation->value);
    text_printf(out, " in %s", explanation->analysis->spec->name);
}

static void begin(document *page, const fold_explanation *explanation) {
    text title = {0}, intro = {0};
    add_title(&title, explanation, doc_join(page));
    meaning_of_join(&intro, doc_join(page));
    const lat_nary nary = explanation->analysis->promotion.nary;
    if (explanation->count > 2)
        text_printf(&intro, "; three or more %s%s (nary = \"%s\")",
                    explanation->by_bound ? "promote to the least upper bound of them all"
                                          : "are joined from left to right",
                    has_weak_last(explanation) ? ", but weak ones come last, one by one" : "", field_nary_name(nary));
    doc_begin(page, text_string(&title), text_string(&intro));
    text_free(&title);
    text_free(&intro);
}

/* True if an earlier step joins the same two dtypes. */
static bool is_repeated(const fold_explanation *explanation, size_t step) {
    for (size_t i = 1; i < step; i++) {
        if (explanation->folded[i - 1] == explanation->folded[step - 1] &&
            explanation->chain[i] == explanation->chain[step])
            return true;
    }
    return false;
}

/* One of all bracketings: "i8 v (u8 v f16) = f16". */
static void add_bracketing(document *page, const fold_explanation *explanation, size_t i, paint colour) {
    text line = {0};
    bracketings_example(&line, explanation->analysis->spec, &explanation->all, i, doc_join(page));
    dtype_result(&line, explanation->analysis->spec, result(explanation, i));
    doc_item_text(page, 1, colour, &line);
}

/* What other orders and bracketings give. */
static void add_others(document *page, const fold_explanation *explanation) {
    const char *tried = explanation->all.every_order ? "Every order and bracketing gives the same."
                        : explanation->all.every_bracketing
                            ? "Every bracketing gives the same; with so many operands not every "
                              "order was tried."
                            : "With so many operands no other order or bracketing was tried.";
    doc_heading(page, "Other orders and bracketings");
    if (explanation->all.count == 1) doc_paragraph(page, PAINT_PLAIN, tried);
    for (size_t i = 1; i < explanation->all.count; i++)
        add_bracketing(page, explanation, i, PAINT_BAD);
    if (explanation->all.count > 1 && !explanation->all.every_order)
        doc_item(page, 1, PAINT_DIM, "and perhaps more: with so many operands not every order was tried");
}

/* Whether order matters by the rule "bound": it can only for two dtypes that do not commute. */
static void add_order_of_set(document *page, const fold_explanation *explanation) {
    const spec *spec = explanation->analysis->spec;
    const lat_id *set = explanation->bound.set;
    const lat_id turned = lat_join(&explanation->analysis->promotion, set[1], set[0]);
    doc_heading(page, "Other orders");
    if (explanation->bound.set_count > 2 || turned == explanation->value) {
        doc_paragraph(page, PAINT_PLAIN, "Order does not matter: the rule uses the set of operands.");
        return;
    }
    text line = {0};
    text_printf(&line, "with %s before %s it is %s", dtype_name(spec, set[1]), dtype_name(spec, set[0]),
                dtype_name(spec, turned));
    doc_item_text(page, 1, PAINT_BAD, &line);
}

/* The folds of the operands, in any order and bracketing, that give another result. */
static void add_folds_that_differ(document *page, const fold_explanation *explanation) {
    bool any = false;
    doc_heading(page, "Where folding the operands would give something else");
    for (size_t i = 0; i < explanation->all.count; i++) {
        if (result(explanation, i) == explanation->value) continue;
        any = true;
        add_bracketing(page, explanation, i, PAINT_PLAIN);
    }
    if (!any && explanation->all.every_order)
        doc_paragraph(page, PAINT_PLAIN, "Nowhere: every order and bracketing gives the same.");
    if (!explanation->all.every_order)
        doc_item(page, 1, PAINT_DIM, "perhaps elsewhere: with so many operands not every order was tried");
}

static void add_steps(document *page, const fold_explanation *explanation) {
    for (size_t i = 1; i < explanation->chain_count && explanation->folded[i - 1] != LAT_NONE; i++) {
        if (is_repeated(explanation, i)) continue;
        text step = {0};
        join_explanation_sentence(&step, explanation->analysis, explanation->folded[i - 1], explanation->chain[i],
                                  doc_join(page));
        if (explanation->count > 2) doc_heading(page, text_string(&step));
        text_free(&step);
        join_explanation_document(page, explanation->analysis, explanation->folded[i - 1], explanation->chain[i]);
    }
}

static void add_bound(document *page, const fold_explanation *explanation) {
    if (has_weak_last(explanation)) {
        text strong = {0};
        text_add(&strong, "The strong operands: ");
        dtype_names(&strong, explanation->analysis->spec, explanation->taken, explanation->first, ", ", ", ");
        doc_heading(page, text_string(&strong));
        text_free(&strong);
    }
    bound_document(page, &explanation->bound, bound_of_first(explanation));
}

void fold_explanation_document(document *page, const fold_explanation *explanation) {
    begin(page, explanation);
    if (explanation->by_bound) add_bound(page, explanation);
    add_steps(page, explanation);
    if (explanation->count >= 2) op_results_of(explanation->analysis, explanation->operands, explanation->count, page);
    if (explanation->by_bound || has_weak_last(explanation)) {
        if (!has_weak_last(explanation)) add_order_of_set(page, explanation);
        add_folds_that_differ(page, explanation);
    } else if (explanation->count > 2 || explanation->all.count > 1) {
        add_others(page, explanation);
    }
    doc_end(page);
}

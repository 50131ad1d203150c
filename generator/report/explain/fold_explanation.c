#include "report/explain/fold_explanation.h"
#include "base/memory.h"
#include "lattice/result_type.h"
#include "report/check/meanings.h"
#include "report/check/op_results.h"
#include "report/write/dtype_json.h"
#include "spec/read/fields.h"

static void fold(fold_explanation *of) {
    of->folded = mem_alloc((of->chain_count + 1) * sizeof *of->folded);
    if (of->chain_count) of->folded[0] = of->chain[0];
    for (size_t i = 1; i < of->chain_count; i++)
        of->folded[i] = lat_join(&of->analysis->promotion, of->folded[i - 1], of->chain[i]);
}

/* Strong operands first, where the rule takes weak ones last. */
static void take(fold_explanation *of) {
    const spec *from = of->analysis->spec;
    const bool then_weak = lat_nary_is_then_weak(of->analysis->promotion.nary) && of->count > 2;
    of->taken = mem_alloc((of->count + 1) * sizeof *of->taken);
    size_t taken = 0;
    for (size_t i = 0; i < of->count; i++)
        if (!then_weak || !from->dtypes[of->operands[i]].weak_of) of->taken[taken++] = of->operands[i];
    of->first = taken ? taken : of->count;
    for (size_t i = 0; then_weak && i < of->count; i++)
        if (from->dtypes[of->operands[i]].weak_of) of->taken[taken++] = of->operands[i];
}

static bool has_weak_last(const fold_explanation *of) {
    return of->first < of->count;
}

/* What the rule "bound" gives of the operands that it takes first. */
static lat_id bound_of_first(const fold_explanation *of) {
    const lat_id x = of->taken[0];
    return of->first == 1 ? lat_join(&of->analysis->promotion, x, x)
                          : lat_result_type(&of->analysis->promotion, LAT_NARY_BOUND, of->taken, of->first);
}

static void add_to_chain(fold_explanation *of, const lat_id *ids, size_t count) {
    for (size_t i = 0; i < count; i++)
        of->chain[of->chain_count++] = ids[i];
}

void fold_explanation_find(const analysis *from, const lat_id *operands, size_t count, fold_explanation *found) {
    const lat_nary nary = from->promotion.nary;
    *found = (fold_explanation){.analysis = from,
                                .operands = operands,
                                .count = count,
                                .value = lat_result_type(&from->promotion, nary, operands, count),
                                .by_bound = lat_nary_is_bound(nary) && count > 2,
                                .chain = mem_alloc((count + 2) * sizeof *found->chain)};
    take(found);
    bound_explanation_find(from, found->taken, found->first, &found->bound);
    if (!found->by_bound) {
        add_to_chain(found, found->taken, count);
    } else {
        const lat_id bound = bound_of_first(found);
        if (bound_explanation_folds(&found->bound))
            add_to_chain(found, found->bound.set, found->bound.set_count);
        else if (has_weak_last(found) && bound != LAT_NONE)
            add_to_chain(found, &bound, 1);
        if (bound != LAT_NONE) add_to_chain(found, found->taken + found->first, count - found->first);
    }
    fold(found);
    bracketings_find(&from->promotion, found->taken, count, &found->all);
}

void fold_explanation_free(fold_explanation *of) {
    bracketings_free(&of->all);
    bound_explanation_free(&of->bound);
    mem_free(of->folded);
    mem_free(of->chain);
    mem_free(of->taken);
}

static const char *name_of(const fold_explanation *of, lat_id id) {
    return id == LAT_NONE ? NULL : of->analysis->spec->dtypes[id].name;
}

/* What results[i] of all bracketings is. */
static lat_id result(const fold_explanation *of, size_t i) {
    return of->all.nodes[of->all.results[i]].value;
}

/* What is said of all operands; nothing of three and more that are folded, which has its reasons step by step. */
static void add_because(json *out, const fold_explanation *of) {
    text because = {0};
    if (of->by_bound)
        text_printf(&because, "%s%s", bound_explanation_because(&of->bound),
                    has_weak_last(of) ? "; that is of the strong ones, and what they give promotes with each weak one"
                                      : "");
    else if (of->count == 2)
        join_explanation_because(&because, of->analysis, of->operands[0], of->operands[1]);
    json_string_member(out, "because", because.length ? text_string(&because) : NULL);
    text_free(&because);
}

void fold_explanation_json(text *out, const fold_explanation *of) {
    json object = {.to = out};
    json_object(&object, JSON_LINES);
    json_string_member(&object, "spec", of->analysis->spec->name);
    json_dtypes_member(&object, "operands", of->analysis->spec, of->operands, of->count);
    json_string_member(&object, "join", name_of(of, of->value));
    json_string_member(&object, "nary", field_nary_name(of->analysis->promotion.nary));
    add_because(&object, of);
    bound_explanation_json(&object, &of->bound);
    json_key(&object, "steps");
    json_array(&object, JSON_LINES);
    for (size_t i = 1; i < of->chain_count && of->folded[i - 1] != LAT_NONE; i++)
        join_explanation_json(&object, of->analysis, of->folded[i - 1], of->chain[i]);
    json_end(&object);
    json_key(&object, "results");
    json_array(&object, JSON_LINES);
    for (size_t i = 0; i < of->all.count; i++) {
        text example = {0};
        bracketings_example(&example, of->analysis->spec, &of->all, i, "v");
        json_object(&object, JSON_INLINE);
        json_string_member(&object, "join", name_of(of, result(of, i)));
        json_string_member(&object, "example", text_string(&example));
        json_end(&object);
        text_free(&example);
    }
    json_end(&object);
    json_key(&object, "operations");
    if (of->count == 2)
        op_results_of_pair_json(of->analysis, of->operands[0], of->operands[1], &object);
    else
        json_null(&object);
    json_bool_member(&object, "every_bracketing", of->all.every_bracketing);
    json_bool_member(&object, "every_order", of->all.every_order);
    json_end(&object);
}

static void add_value(text *out, const fold_explanation *of, lat_id value) {
    if (value == LAT_NONE)
        text_add(out, " is undefined");
    else
        text_printf(out, " = %s", name_of(of, value));
}

/* "i8 v u8 v f16 = f32", or by the bound of the set "(i8, u8, f16) = f16". */
static void add_title(text *out, const fold_explanation *of, const char *join) {
    if (of->by_bound) text_add_char(out, '(');
    for (size_t i = 0; i < of->count; i++) {
        if (i) text_printf(out, of->by_bound ? ", " : " %s ", join);
        text_add(out, name_of(of, of->operands[i]));
    }
    if (of->by_bound) text_add_char(out, ')');
    add_value(out, of, of->value);
    text_printf(out, " in %s", of->analysis->spec->name);
}

static void begin(document *page, const fold_explanation *of) {
    text title = {0}, intro = {0};
    add_title(&title, of, doc_join(page));
    meaning_of_join(&intro, doc_join(page));
    const lat_nary nary = of->analysis->promotion.nary;
    if (of->count > 2)
        text_printf(&intro, "; three or more %s%s (nary = \"%s\")",
                    of->by_bound ? "promote to the least upper bound of them all" : "are joined from left to right",
                    has_weak_last(of) ? ", but weak ones come last, one by one" : "", field_nary_name(nary));
    doc_begin(page, text_string(&title), text_string(&intro));
    text_free(&title);
    text_free(&intro);
}

/* True if an earlier step joins the same two dtypes. */
static bool is_repeated(const fold_explanation *of, size_t step) {
    for (size_t i = 1; i < step; i++) {
        if (of->folded[i - 1] == of->folded[step - 1] && of->chain[i] == of->chain[step]) return true;
    }
    return false;
}

/* What other orders and bracketings give. */
static void add_others(document *page, const fold_explanation *of) {
    const char *tried = of->all.every_order        ? "Every order and bracketing gives the same."
                        : of->all.every_bracketing ? "Every bracketing gives the same; with so many operands not every "
                                                     "order was tried."
                                                   : "With so many operands no other order or bracketing was tried.";
    doc_heading(page, "Other orders and bracketings");
    if (of->all.count == 1) doc_paragraph(page, PAINT_PLAIN, tried);
    for (size_t i = 1; i < of->all.count; i++) {
        text line = {0};
        bracketings_example(&line, of->analysis->spec, &of->all, i, doc_join(page));
        add_value(&line, of, result(of, i));
        doc_item(page, 1, PAINT_BAD, text_string(&line));
        text_free(&line);
    }
    if (of->all.count > 1 && !of->all.every_order)
        doc_item(page, 1, PAINT_DIM, "and perhaps more: with so many operands not every order was tried");
}

/* Whether the order of the operands matters by the rule "bound": only that of two dtypes that do not commute can. */
static void add_order_of_set(document *page, const fold_explanation *of) {
    const lat_id *set = of->bound.set;
    const lat_id turned = lat_join(&of->analysis->promotion, set[1], set[0]);
    doc_heading(page, "Other orders");
    if (of->bound.set_count > 2 || turned == of->value) {
        doc_paragraph(page, PAINT_PLAIN, "The order of the operands cannot matter: the rule looks at the set of them.");
        return;
    }
    text line = {0};
    text_printf(&line, "with %s before %s", name_of(of, set[1]), name_of(of, set[0]));
    if (turned == LAT_NONE)
        text_add(&line, " it is undefined");
    else
        text_printf(&line, " it is %s", name_of(of, turned));
    doc_item(page, 1, PAINT_BAD, text_string(&line));
    text_free(&line);
}

/* What the operands would give from left to right, and in other orders and bracketings, where that is something else.
 */
static void add_folds_that_differ(document *page, const fold_explanation *of) {
    bool any = false;
    doc_heading(page, "Where folding the operands would give something else");
    for (size_t i = 0; i < of->all.count; i++) {
        if (result(of, i) == of->value) continue;
        text line = {0};
        any = true;
        bracketings_example(&line, of->analysis->spec, &of->all, i, doc_join(page));
        add_value(&line, of, result(of, i));
        doc_item(page, 1, PAINT_PLAIN, text_string(&line));
        text_free(&line);
    }
    if (!any && of->all.every_order)
        doc_paragraph(page, PAINT_PLAIN, "Nowhere: every order and bracketing gives the same.");
    if (!of->all.every_order)
        doc_item(page, 1, PAINT_DIM, "perhaps elsewhere: with so many operands not every order was tried");
}

static void add_steps(document *page, const fold_explanation *of) {
    for (size_t i = 1; i < of->chain_count && of->folded[i - 1] != LAT_NONE; i++) {
        if (is_repeated(of, i)) continue;
        text step = {0};
        join_explanation_sentence(&step, of->analysis, of->folded[i - 1], of->chain[i], doc_join(page));
        if (of->count > 2) doc_heading(page, text_string(&step));
        text_free(&step);
        join_explanation_document(page, of->analysis, of->folded[i - 1], of->chain[i]);
    }
}

static void add_bound(document *page, const fold_explanation *of) {
    if (has_weak_last(of)) {
        text strong = {0};
        text_add(&strong, "The strong ones:");
        for (size_t i = 0; i < of->first; i++)
            text_printf(&strong, "%s%s", i ? ", " : " ", name_of(of, of->taken[i]));
        doc_heading(page, text_string(&strong));
        text_free(&strong);
    }
    bound_explanation_document(page, &of->bound, bound_of_first(of));
}

void fold_explanation_document(document *page, const fold_explanation *of) {
    begin(page, of);
    if (of->by_bound) add_bound(page, of);
    add_steps(page, of);
    if (of->count == 2) op_results_of_pair(of->analysis, of->operands[0], of->operands[1], page);
    if (of->by_bound || has_weak_last(of)) {
        if (!has_weak_last(of)) add_order_of_set(page, of);
        add_folds_that_differ(page, of);
    } else if (of->count > 2 || of->all.count > 1) {
        add_others(page, of);
    }
    doc_end(page);
}

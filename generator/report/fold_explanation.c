#include "report/fold_explanation.h"
#include "base/memory.h"
#include "report/dtype_json.h"
#include "report/meanings.h"

void fold_explanation_find(const analysis *from, const lat_id *operands, size_t count, fold_explanation *found) {
    *found = (fold_explanation){.analysis = from, .operands = operands, .count = count};
    found->folded = mem_alloc(count * sizeof *found->folded);
    found->folded[0] = operands[0];
    for (size_t i = 1; i < count; i++)
        found->folded[i] = lat_join(&from->promotion, found->folded[i - 1], operands[i]);
    bracketings_find(&from->promotion, operands, count, &found->all);
}

void fold_explanation_free(fold_explanation *of) {
    bracketings_free(&of->all);
    mem_free(of->folded);
}

lat_id fold_explanation_value(const fold_explanation *of) {
    return of->folded[of->count - 1];
}

static const char *name_of(const fold_explanation *of, lat_id id) {
    return id == LAT_NONE ? NULL : of->analysis->spec->dtypes[id].name;
}

/* What results[i] of all bracketings is. */
static lat_id result(const fold_explanation *of, size_t i) {
    return of->all.nodes[of->all.results[i]].value;
}

void fold_explanation_json(text *out, const fold_explanation *of) {
    json object = {.to = out};
    json_object(&object, JSON_LINES);
    json_string_member(&object, "spec", of->analysis->spec->name);
    json_dtypes_member(&object, "operands", of->analysis->spec, of->operands, of->count);
    json_string_member(&object, "join", name_of(of, fold_explanation_value(of)));
    json_key(&object, "steps");
    json_array(&object, JSON_LINES);
    for (size_t i = 1; i < of->count && of->folded[i - 1] != LAT_NONE; i++)
        join_explanation_json(&object, of->analysis, of->folded[i - 1], of->operands[i]);
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

static void begin(document *page, const fold_explanation *of) {
    text title = {0}, intro = {0};
    for (size_t i = 0; i < of->count; i++) {
        if (i) text_printf(&title, " %s ", doc_join(page));
        text_add(&title, name_of(of, of->operands[i]));
    }
    add_value(&title, of, fold_explanation_value(of));
    text_printf(&title, " in %s", of->analysis->spec->name);
    meaning_of_join(&intro, doc_join(page));
    doc_begin(page, text_string(&title), text_string(&intro));
    text_free(&title);
    text_free(&intro);
}

/* True if an earlier step joins the same two dtypes. */
static bool is_repeated(const fold_explanation *of, size_t step) {
    for (size_t i = 1; i < step; i++) {
        if (of->folded[i - 1] == of->folded[step - 1] && of->operands[i] == of->operands[step]) return true;
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

void fold_explanation_document(document *page, const fold_explanation *of) {
    begin(page, of);
    for (size_t i = 1; i < of->count && of->folded[i - 1] != LAT_NONE; i++) {
        if (is_repeated(of, i)) continue;
        text step = {0};
        join_explanation_sentence(&step, of->analysis, of->folded[i - 1], of->operands[i], doc_join(page));
        if (of->count > 2) doc_heading(page, text_string(&step));
        text_free(&step);
        join_explanation_document(page, of->analysis, of->folded[i - 1], of->operands[i]);
    }
    if (of->count > 2 || of->all.count > 1) add_others(page, of);
    doc_end(page);
}

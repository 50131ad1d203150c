#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/explain_edge.h"
#include "cli/load.h"
#include "report/bracketing.h"
#include "report/join_story.h"

/* The operands, the fold of them from left to right, and everything else that they can give. */
typedef struct explanation {
    loaded from;
    story_subject subject;
    lat_id *operands, *folded; /* folded[i]: the join of operands 0 to i, LAT_NONE from the first undefined step on */
    size_t count;
    bracketings all;
} explanation;

static void fold(explanation *of) {
    of->folded = mem_alloc(of->count * sizeof *of->folded);
    of->folded[0] = of->operands[0];
    for (size_t i = 1; i < of->count; i++)
        of->folded[i] = lat_join(&of->from.promotion, of->folded[i - 1], of->operands[i]);
}

static const char *name_of(const explanation *of, lat_id id) {
    return id == LAT_NONE ? NULL : of->from.spec->dtypes[id].name;
}

static void write_json(const explanation *of, text *to) {
    json out = {.to = to};
    json_object(&out, JSON_LINES);
    json_string_member(&out, "spec", of->from.spec->name);
    json_key(&out, "operands");
    json_array(&out, JSON_INLINE);
    for (size_t i = 0; i < of->count; i++)
        json_string(&out, name_of(of, of->operands[i]));
    json_end(&out);
    json_string_member(&out, "join", name_of(of, of->folded[of->count - 1]));
    json_key(&out, "steps");
    json_array(&out, JSON_LINES);
    for (size_t i = 1; i < of->count && of->folded[i - 1] != LAT_NONE; i++)
        story_json(&out, &of->subject, of->folded[i - 1], of->operands[i]);
    json_end(&out);
    json_key(&out, "results");
    json_array(&out, JSON_LINES);
    for (size_t i = 0; i < of->all.count; i++) {
        text example = {0};
        bracketings_example(&example, of->from.spec, &of->all, i);
        json_object(&out, JSON_INLINE);
        json_string_member(&out, "join", name_of(of, of->all.nodes[of->all.results[i]].value));
        json_string_member(&out, "example", text_string(&example));
        json_end(&out);
        text_free(&example);
    }
    json_end(&out);
    json_bool_member(&out, "every_bracketing", of->all.every_bracketing);
    json_bool_member(&out, "every_order", of->all.every_order);
    json_end(&out);
}

static void add_join(text *to, const explanation *of, lat_id value) {
    if (value == LAT_NONE)
        text_add(to, " is undefined");
    else
        text_printf(to, " = %s", name_of(of, value));
}

/* What other orders and bracketings give. */
static void add_others(document *to, const explanation *of) {
    const char *tried = of->all.every_order        ? "Every order and bracketing gives the same."
                        : of->all.every_bracketing ? "Every bracketing gives the same; with so many operands not every "
                                                     "order was tried."
                                                   : "With so many operands no other order or bracketing was tried.";
    doc_heading(to, "Other orders and bracketings");
    if (of->all.count == 1) doc_paragraph(to, PAINT_PLAIN, tried);
    for (size_t i = 1; i < of->all.count; i++) {
        text line = {0};
        bracketings_example(&line, of->from.spec, &of->all, i);
        add_join(&line, of, of->all.nodes[of->all.results[i]].value);
        doc_item(to, 1, PAINT_BAD, text_string(&line));
        text_free(&line);
    }
    if (of->all.count > 1 && !of->all.every_order)
        doc_item(to, 1, PAINT_DIM, "and perhaps more: with so many operands not every order was tried");
}

/* True if an earlier step joins the same two dtypes. */
static bool is_told(const explanation *of, size_t step) {
    for (size_t i = 1; i < step; i++) {
        if (of->folded[i - 1] == of->folded[step - 1] && of->operands[i] == of->operands[step]) return true;
    }
    return false;
}

static void write_document(cli *run, const explanation *of) {
    document page = {.to = &run->report, .format = run->format, .style = run->style};
    text title = {0};
    for (size_t i = 0; i < of->count; i++)
        text_printf(&title, "%s%s", i ? " v " : "", name_of(of, of->operands[i]));
    add_join(&title, of, of->folded[of->count - 1]);
    text_printf(&title, " in %s", of->from.spec->name);
    doc_begin(&page, text_string(&title), NULL);
    text_free(&title);
    for (size_t i = 1; i < of->count && of->folded[i - 1] != LAT_NONE; i++) {
        if (is_told(of, i)) continue;
        text step = {0};
        story_sentence(&step, &of->subject, of->folded[i - 1], of->operands[i]);
        if (of->count > 2) doc_heading(&page, text_string(&step));
        text_free(&step);
        story_document(&page, &of->subject, of->folded[i - 1], of->operands[i]);
    }
    if (of->count > 2 || of->all.count > 1) add_others(&page, of);
    doc_end(&page);
}

int cmd_explain(cli *run) {
    if (run->arguments.option[OPT_WITH_EDGE].is) return explain_edge(run);
    explanation of = {.count = run->arguments.operand_count - 1};
    const char *const *names = run->arguments.operands + 1;
    if (!load(run, run->arguments.operands[0], &of.from)) return EXIT_ERROR;
    of.subject = (story_subject){&of.from.spec[0], &of.from.promotion, &of.from.shape};
    of.operands = mem_alloc(of.count * sizeof *of.operands);
    int status = EXIT_YES;
    for (size_t i = 0; i < of.count && status == EXIT_YES; i++) {
        if (!load_dtype(run, &of.from, names[i], &of.operands[i])) status = EXIT_ERROR;
    }
    if (status == EXIT_YES) {
        fold(&of);
        bracketings_find(&of.from.promotion, of.operands, of.count, &of.all);
        if (run->format == FORMAT_JSON)
            write_json(&of, &run->report);
        else
            write_document(run, &of);
        if (of.folded[of.count - 1] == LAT_NONE) status = EXIT_NO;
        bracketings_free(&of.all);
    }
    mem_free(of.operands);
    mem_free(of.folded);
    load_free(&of.from);
    return status;
}

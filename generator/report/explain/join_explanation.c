#include "report/explain/join_explanation.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "lattice/shape.h"
#include "report/explain/value_reason.h"
#include "report/write/dtype_words.h"
#include "report/write/losses.h"
#include "report/write/undefined.h"

/* What gives the value of a pair. */
typedef enum join_source { FROM_GRAPH, FROM_RESOLVE, FROM_TABLE } join_source;

typedef struct join_explanation {
    lat_id a, b, join;
    lat_id *upper, *minimal; /* bounds */
    lat_id *a_path, *b_path; /* from the operand to the join; empty where the operand is not below it */
    size_t upper_count, minimal_count, a_length, b_length;
    join_source source;
} join_explanation;

size_t join_explanation_find_path(const analysis *analysis, lat_id low, lat_id high, lat_id *path) {
    const lat_order *order = &analysis->promotion.order;
    if (high == LAT_NONE || (low != high && !lat_leq(order, low, high))) return 0;
    if (low != high && order->transitive) return lat_path(order, &analysis->shape, low, high, path);
    path[0] = low;
    path[1] = high;
    return low == high ? 1 : 2;
}

static join_explanation explain(const analysis *analysis, lat_id a, lat_id b) {
    const size_t n = analysis->promotion.n;
    lat_id *space = mem_alloc(4 * (n + 1) * sizeof *space);
    join_explanation explanation = {.a = a, .b = b, .join = lat_join(&analysis->promotion, a, b)};
    explanation.upper = space;
    explanation.minimal = space + n + 1;
    explanation.a_path = space + 2 * (n + 1);
    explanation.b_path = space + 3 * (n + 1);
    const lat_id pair[] = {a, b};
    explanation.minimal_count = lat_minimal_upper_bounds(&analysis->promotion.order, pair, 2, explanation.minimal,
                                                         explanation.upper, &explanation.upper_count);
    explanation.a_length = join_explanation_find_path(analysis, a, explanation.join, explanation.a_path);
    explanation.b_length = join_explanation_find_path(analysis, b, explanation.join, explanation.b_path);
    explanation.source = analysis->promotion.from_table                      ? FROM_TABLE
                         : undefined_is_resolved(&analysis->promotion, a, b) ? FROM_RESOLVE
                                                                             : FROM_GRAPH;
    return explanation;
}

static void free_join_explanation(join_explanation *explanation) {
    mem_free(explanation->upper); /* the first of four in one piece of memory */
}

static val_losses losses(const analysis *analysis, lat_id operand, lat_id join) {
    return val_conversion_losses(&analysis->spec->dtypes[operand].values, &analysis->spec->dtypes[join].values);
}

static bool wider(const analysis *analysis, const join_explanation *explanation) {
    const spec_dtype *dtypes = analysis->spec->dtypes;
    return val_wider(&dtypes[explanation->a].values, &dtypes[explanation->b].values, &dtypes[explanation->join].values);
}

void join_explanation_sentence(text *out, const analysis *analysis, lat_id a, lat_id b, const char *join) {
    text_printf(out, "%s %s %s", dtype_name(analysis->spec, a), join, dtype_name(analysis->spec, b));
    dtype_result(out, analysis->spec, lat_join(&analysis->promotion, a, b));
}

void join_explanation_dtypes(document *page, const analysis *analysis, const char *label, const lat_id *ids,
                             size_t count) {
    text names = {0};
    dtype_names(&names, analysis->spec, ids, count, " ", " ");
    doc_fact(page, label, "%s", count ? text_string(&names) : "none");
    text_free(&names);
}

/* What follows from the order alone. */
static void add_bounds_sentence(text *out, const analysis *analysis, const join_explanation *explanation) {
    if (explanation->minimal_count == 0)
        text_add(out, "the pair has no upper bound");
    else if (explanation->minimal_count == 1)
        text_printf(out, "the only minimal upper bound is %s", dtype_name(analysis->spec, explanation->minimal[0]));
    else {
        text_add(out, "the pair is ambiguous between ");
        dtype_names(out, analysis->spec, explanation->minimal, explanation->minimal_count, ", ", " and ");
    }
}

static void add_reason(text *out, const analysis *analysis, const join_explanation *explanation) {
    static const char *const openings[][2] = {
        [FROM_GRAPH] = {"", ""},
        [FROM_RESOLVE] = {"the spec's `resolve` says so; in the graph alone, ",
                          "the spec's `resolve` resolves it to nothing; in the graph alone, "},
        [FROM_TABLE] = {"the spec's table says so; in the order read off it, ",
                        "it is undefined in the spec's table; in the order read off it, "}};
    text_add(out, openings[explanation->source][explanation->join == LAT_NONE]);
    add_bounds_sentence(out, analysis, explanation);
}

void join_explanation_because(text *out, const analysis *analysis, lat_id a, lat_id b) {
    join_explanation explanation = explain(analysis, a, b);
    add_reason(out, analysis, &explanation);
    free_join_explanation(&explanation);
}

void join_explanation_path(document *page, const analysis *analysis, lat_id operand, lat_id join) {
    lat_id *path = mem_alloc((analysis->promotion.n + 1) * sizeof *path);
    const size_t length = join_explanation_find_path(analysis, operand, join, path);
    const char *arrow = page->style.boxes ? " → " : " -> ";
    text line = {0};
    if (length == 0)
        text_printf(&line, "no path to %s in the order", dtype_name(analysis->spec, join));
    else
        dtype_names(&line, analysis->spec, path, length, arrow, arrow);
    text_add(&line, " (");
    losses_words(&line, losses(analysis, operand, join), LOSSES_OF_ONE);
    text_add(&line, analysis->spec->dtypes[operand].weak_of ? "; a weak operand)" : ")");
    doc_fact(page, dtype_name(analysis->spec, operand), "%s", text_string(&line));
    text_free(&line);
    mem_free(path);
}

void join_explanation_document(document *page, const analysis *analysis, lat_id a, lat_id b) {
    join_explanation explanation = explain(analysis, a, b);
    text because = {0}, values = {0};
    add_reason(&because, analysis, &explanation);
    value_reason(&values, analysis, a, b);
    join_explanation_dtypes(page, analysis, "upper bounds", explanation.upper, explanation.upper_count);
    join_explanation_dtypes(page, analysis, "minimal", explanation.minimal, explanation.minimal_count);
    doc_fact(page, "join", "%s", explanation.join == LAT_NONE ? "none" : dtype_name(analysis->spec, explanation.join));
    doc_fact(page, "because", "%s", text_string(&because));
    if (values.length) doc_fact(page, "values", "%s", text_string(&values));
    text_free(&because);
    text_free(&values);
    if (explanation.join != LAT_NONE) {
        join_explanation_path(page, analysis, a, explanation.join);
        if (a != b) join_explanation_path(page, analysis, b, explanation.join);
        if (wider(analysis, &explanation))
            doc_fact(page, "wider", "yes, %s has more bits than both operands",
                     dtype_name(analysis->spec, explanation.join));
    }
    free_join_explanation(&explanation);
}

static void path_member(json *out, const analysis *analysis, const char *key, const lat_id *ids, size_t count) {
    if (count)
        json_dtypes(out, key, analysis->spec, ids, count);
    else
        json_null(out, key);
}

/* What the conversion of an operand to the join loses, and the worst of it. */
static void loss_members(json *out, const analysis *analysis, const char *cost_key, const char *losses_key,
                         lat_id operand, lat_id join) {
    const bool defined = join != LAT_NONE;
    const val_losses lost = defined ? losses(analysis, operand, join) : 0;
    json_string(out, cost_key, defined ? val_cost_name(val_losses_cost(lost)) : NULL);
    if (defined)
        json_losses(out, losses_key, lost);
    else
        json_null(out, losses_key);
}

void join_explanation_json(json *out, const analysis *analysis, lat_id a, lat_id b) {
    static const char *const sources[] = {[FROM_GRAPH] = "graph", [FROM_RESOLVE] = "resolve", [FROM_TABLE] = "table"};
    join_explanation explanation = explain(analysis, a, b);
    text because = {0}, values = {0};
    add_reason(&because, analysis, &explanation);
    value_reason(&values, analysis, a, b);
    json_object(out, NULL, JSON_LINES);
    json_string(out, "a", dtype_name(analysis->spec, a));
    json_string(out, "b", dtype_name(analysis->spec, b));
    json_dtype(out, "join", analysis->spec, explanation.join);
    json_string(out, "from", sources[explanation.source]);
    json_string(out, "because", text_string(&because));
    json_string(out, "values", values.length ? text_string(&values) : NULL);
    json_dtypes(out, "upper_bounds", analysis->spec, explanation.upper, explanation.upper_count);
    json_dtypes(out, "minimal", analysis->spec, explanation.minimal, explanation.minimal_count);
    path_member(out, analysis, "a_path", explanation.a_path, explanation.a_length);
    path_member(out, analysis, "b_path", explanation.b_path, explanation.b_length);
    loss_members(out, analysis, "a_cost", "a_losses", a, explanation.join);
    loss_members(out, analysis, "b_cost", "b_losses", b, explanation.join);
    if (explanation.join != LAT_NONE)
        json_bool(out, "wider", wider(analysis, &explanation));
    else
        json_null(out, "wider");
    json_end(out);
    text_free(&because);
    text_free(&values);
    free_join_explanation(&explanation);
}

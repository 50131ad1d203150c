#include "report/explain/join_explanation.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "lattice/path.h"
#include "report/check/undefined.h"
#include "report/write/dtype_json.h"

/* What gives the value of a pair. */
typedef enum join_source { FROM_GRAPH, FROM_RESOLVE, FROM_TABLE } join_source;

typedef struct join_explanation {
    lat_id a, b, join;
    lat_id *upper, *minimal; /* bounds */
    lat_id *a_path, *b_path; /* from the operand to the join; empty where the operand is not below it */
    size_t upper_count, minimal_count, a_length, b_length;
    join_source source;
} join_explanation;

static const char *name_of(const analysis *of, lat_id id) {
    return of->spec->dtypes[id].name;
}

/* A path along covering edges, or just both ends where the order has none; 0 where `low` is not below `high`. */
static size_t find_path(const analysis *of, lat_id low, lat_id high, lat_id *path) {
    const lat_order *order = &of->promotion.order;
    if (high == LAT_NONE || (low != high && !lat_leq(order, low, high))) return 0;
    if (low != high && order->transitive) return lat_path(order, &of->shape, low, high, path);
    path[0] = low;
    path[1] = high;
    return low == high ? 1 : 2;
}

static join_explanation explain(const analysis *of, lat_id a, lat_id b) {
    const size_t n = of->promotion.n;
    lat_id *space = mem_alloc(4 * (n + 1) * sizeof *space);
    join_explanation it = {.a = a, .b = b, .join = lat_join(&of->promotion, a, b)};
    it.upper = space;
    it.minimal = space + n + 1;
    it.a_path = space + 2 * (n + 1);
    it.b_path = space + 3 * (n + 1);
    const lat_id pair[] = {a, b};
    it.minimal_count = lat_minimal_upper_bounds(&of->promotion.order, pair, 2, it.minimal, it.upper, &it.upper_count);
    it.a_length = find_path(of, a, it.join, it.a_path);
    it.b_length = find_path(of, b, it.join, it.b_path);
    it.source = of->promotion.from_table                      ? FROM_TABLE
                : undefined_is_resolved(&of->promotion, a, b) ? FROM_RESOLVE
                                                              : FROM_GRAPH;
    return it;
}

static void free_join_explanation(join_explanation *it) {
    mem_free(it->upper); /* the first of four in one piece of memory */
}

static val_cost cost(const analysis *of, lat_id operand, lat_id join) {
    return val_conversion_cost(&of->spec->dtypes[operand].values, &of->spec->dtypes[join].values);
}

static bool wider(const analysis *of, const join_explanation *it) {
    const spec_dtype *dtypes = of->spec->dtypes;
    return val_wider(&dtypes[it->a].values, &dtypes[it->b].values, &dtypes[it->join].values);
}

void join_explanation_sentence(text *out, const analysis *of, lat_id a, lat_id b, const char *join) {
    const lat_id value = lat_join(&of->promotion, a, b);
    text_printf(out, "%s %s %s", name_of(of, a), join, name_of(of, b));
    if (value == LAT_NONE)
        text_add(out, " is undefined");
    else
        text_printf(out, " = %s", name_of(of, value));
}

static void add_names(text *out, const analysis *of, const lat_id *ids, size_t count, const char *separator) {
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s", i ? separator : "", name_of(of, ids[i]));
}

static void add_bounds(document *page, const analysis *of, const char *what, const lat_id *ids, size_t count) {
    text names = {0};
    add_names(&names, of, ids, count, " ");
    doc_fact(page, what, "%s", count ? text_string(&names) : "none");
    text_free(&names);
}

/* What follows from the order alone. */
static void add_bounds_sentence(text *out, const analysis *of, const join_explanation *it) {
    if (it->minimal_count == 0)
        text_add(out, "the pair has no upper bound");
    else if (it->minimal_count == 1)
        text_printf(out, "the only minimal upper bound is %s", name_of(of, it->minimal[0]));
    else {
        text_add(out, "the pair is ambiguous between ");
        for (size_t i = 0; i < it->minimal_count; i++)
            text_printf(out, "%s%s",
                        i == 0                       ? ""
                        : i + 1 == it->minimal_count ? " and "
                                                     : ", ",
                        name_of(of, it->minimal[i]));
    }
}

static void add_reason(text *out, const analysis *of, const join_explanation *it) {
    static const char *const openings[][2] = {
        [FROM_GRAPH] = {"", ""},
        [FROM_RESOLVE] = {"the spec's `resolve` says so; in the graph alone, ",
                          "the spec's `resolve` resolves it to nothing; in the graph alone, "},
        [FROM_TABLE] = {"the spec's table says so; in the order read off it, ",
                        "it is undefined in the spec's table; in the order read off it, "}};
    text_add(out, openings[it->source][it->join == LAT_NONE]);
    add_bounds_sentence(out, of, it);
}

void join_explanation_because(text *out, const analysis *of, lat_id a, lat_id b) {
    join_explanation it = explain(of, a, b);
    add_reason(out, of, &it);
    free_join_explanation(&it);
}

void join_explanation_path(document *page, const analysis *of, lat_id operand, lat_id join) {
    lat_id *path = mem_alloc((of->promotion.n + 1) * sizeof *path);
    const size_t length = find_path(of, operand, join, path);
    text line = {0};
    if (length == 0)
        text_printf(&line, "no path to %s in the order", name_of(of, join));
    else
        add_names(&line, of, path, length, page->style.boxes ? " → " : " -> ");
    text_printf(&line, " (%s%s)", val_cost_name(cost(of, operand, join)),
                of->spec->dtypes[operand].weak_of ? "; a weak operand" : "");
    doc_fact(page, name_of(of, operand), "%s", text_string(&line));
    text_free(&line);
    mem_free(path);
}

void join_explanation_document(document *page, const analysis *of, lat_id a, lat_id b) {
    join_explanation it = explain(of, a, b);
    text because = {0};
    add_reason(&because, of, &it);
    add_bounds(page, of, "upper bounds", it.upper, it.upper_count);
    add_bounds(page, of, "minimal", it.minimal, it.minimal_count);
    doc_fact(page, "join", "%s", it.join == LAT_NONE ? "none" : name_of(of, it.join));
    doc_fact(page, "because", "%s", text_string(&because));
    text_free(&because);
    if (it.join != LAT_NONE) {
        join_explanation_path(page, of, a, it.join);
        if (a != b) join_explanation_path(page, of, b, it.join);
        if (wider(of, &it)) doc_fact(page, "wider", "yes, %s has more bits than both operands", name_of(of, it.join));
    }
    free_join_explanation(&it);
}

static void path_member(json *out, const analysis *of, const char *key, const lat_id *ids, size_t count) {
    if (count)
        json_dtypes_member(out, key, of->spec, ids, count);
    else
        json_null_member(out, key);
}

void join_explanation_json(json *out, const analysis *of, lat_id a, lat_id b) {
    static const char *const sources[] = {[FROM_GRAPH] = "graph", [FROM_RESOLVE] = "resolve", [FROM_TABLE] = "table"};
    join_explanation it = explain(of, a, b);
    const bool defined = it.join != LAT_NONE;
    text because = {0};
    add_reason(&because, of, &it);
    json_object(out, JSON_LINES);
    json_string_member(out, "a", name_of(of, a));
    json_string_member(out, "b", name_of(of, b));
    json_string_member(out, "join", defined ? name_of(of, it.join) : NULL);
    json_string_member(out, "from", sources[it.source]);
    json_string_member(out, "because", text_string(&because));
    json_dtypes_member(out, "upper_bounds", of->spec, it.upper, it.upper_count);
    json_dtypes_member(out, "minimal", of->spec, it.minimal, it.minimal_count);
    path_member(out, of, "a_path", it.a_path, it.a_length);
    path_member(out, of, "b_path", it.b_path, it.b_length);
    json_string_member(out, "a_cost", defined ? val_cost_name(cost(of, a, it.join)) : NULL);
    json_string_member(out, "b_cost", defined ? val_cost_name(cost(of, b, it.join)) : NULL);
    json_key(out, "wider");
    if (defined)
        json_bool(out, wider(of, &it));
    else
        json_null(out);
    json_end(out);
    text_free(&because);
    free_join_explanation(&it);
}

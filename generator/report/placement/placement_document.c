#include "report/placement/placement_document.h"
#include "base/memory.h"
#include "report/check/law_report.h"
#include "report/placement/placement_report.h"
#include "report/write/document.h"
#include "report/write/dtype_words.h"
#include "report/write/json.h"
#include "report/write/losses.h"
#include "report/write/undefined.h"

#include <stdlib.h>

enum { LISTED = 12 };

/* A pair, and what it promotes to before and after an edit: a dtype, LAT_NONE or LAT_AMBIGUOUS. */
typedef struct pair_change {
    lat_id a, b, before, after;
} pair_change;

/* An edge that would lose no value, and the pair whose join it would change for the worst. */
typedef struct obstacle {
    lat_edge edge;
    pair_change change;
    lat_promotion after; /* with the edge */
} obstacle;

typedef void visit_obstacle(void *context, const placement_report *report, const obstacle *found);

/* The promotion with the placement's edges and, unless its `from` is LAT_NONE, one more. False if they form a cycle. */
static bool extend(const placement_report *report, const lat_placement *placement, lat_edge more,
                   lat_promotion *after) {
    const lat_id n = (lat_id)report->analysis->promotion.n;
    lat_edge *edges = mem_alloc((placement->below_count + placement->above_count + 1) * sizeof *edges);
    size_t count = lat_placement_edges(placement, n, edges), length;
    lat_id *cycle = NULL;
    if (more.from != LAT_NONE) edges[count++] = more;
    const lat_status status =
        lat_promotion_extend(&report->analysis->promotion, 1, report->extended->dtypes[n].weak_of != NULL, edges, count,
                             after, &cycle, &length);
    mem_free(edges);
    mem_free(cycle);
    return status == LAT_OK;
}

/* How bad a change is, the worst first; NO_CHANGE of a pair whose join stays. */
enum { BECOMES_AMBIGUOUS, LOSES_ITS_VALUE, GAINS_A_VALUE, NO_CHANGE };

static int severity(const pair_change *pair) {
    if (pair->before == pair->after) return NO_CHANGE;
    if (pair->after == LAT_AMBIGUOUS) return BECOMES_AMBIGUOUS;
    return pair->before < LAT_AMBIGUOUS ? LOSES_ITS_VALUE : pair->after < LAT_AMBIGUOUS ? GAINS_A_VALUE : NO_CHANGE;
}

/* Finds the worst change of a pair among the first n dtypes, but for the pair that the edge is for. */
static bool find_worst(const lat_promotion *before, lat_id n, obstacle *found) {
    int worst = NO_CHANGE;
    for (lat_id a = 0; a < n; a++) {
        for (lat_id b = a; b < n; b++) {
            const pair_change pair = {a, b, lat_cell(before, a, b), lat_cell(&found->after, a, b)};
            const bool own =
                (a == found->edge.from && b == found->edge.to) || (b == found->edge.from && a == found->edge.to);
            if (own || severity(&pair) >= worst) continue;
            worst = severity(&pair);
            found->change = pair;
        }
    }
    return worst != NO_CHANGE;
}

static bool is_exact(const placement_report *report, lat_edge edge) {
    const spec_dtype *dtypes = report->extended->dtypes;
    return val_conversion_cost(&dtypes[edge.from].values, &dtypes[edge.to].values) == VAL_EXACT;
}

/* Visits the exact conversions between the new dtype and strong ones that the placement has no path for. */
static void each_obstacle(const placement_report *report, const lat_placement *placement, visit_obstacle *visit,
                          void *context) {
    const lat_id n = (lat_id)report->analysis->promotion.n;
    lat_promotion before;
    size_t visited = 0;
    if (!extend(report, placement, (lat_edge){LAT_NONE, LAT_NONE}, &before)) return;
    for (int side = 0; side < 2; side++) {
        for (lat_id y = 0; y < n && visited < LISTED; y++) {
            const lat_edge edge = side ? (lat_edge){n, y} : (lat_edge){y, n};
            if (report->extended->dtypes[y].weak_of || lat_leq(&before.order, edge.from, edge.to)) continue;
            if (!is_exact(report, edge) || lat_leq(&before.order, edge.to, edge.from)) continue;
            obstacle obstacle = {.edge = edge};
            if (!extend(report, placement, edge, &obstacle.after)) continue;
            if (find_worst(&before, n, &obstacle) || find_worst(&before, (lat_id)(n + 1), &obstacle)) {
                visit(context, report, &obstacle);
                visited++;
            }
            lat_promotion_free(&obstacle.after);
        }
    }
    lat_promotion_free(&before);
}

/* "i8 v f* would change from f16 to ambiguous (f16 or bf16)" */
static void change_sentence(text *out, const spec *names, const lat_promotion *after, const pair_change *change,
                            const char *join) {
    text_printf(out, "%s %s %s would change from %s to ", names->dtypes[change->a].name, join,
                names->dtypes[change->b].name, dtype_name(names, change->before));
    text_add(out, dtype_name(names, change->after));
    if (change->after != LAT_AMBIGUOUS) return;
    size_t count;
    lat_id *bounds = undefined_bounds(after, change->a, change->b, &count);
    text_add(out, " (");
    dtype_names(out, names, bounds, count, ", ", " or ");
    text_add_char(out, ')');
    mem_free(bounds);
}

/* Adds the members a, b, before, after (null where undefined) and bounds (the minimal ones after the edit). */
static void change_members(json *out, const spec *names, const lat_promotion *after, const pair_change *change) {
    json_dtype(out, "a", names, change->a);
    json_dtype(out, "b", names, change->b);
    json_dtype(out, "before", names, change->before);
    json_dtype(out, "after", names, change->after);
    size_t count;
    lat_id *bounds = undefined_bounds(after, change->a, change->b, &count);
    json_dtypes(out, "bounds", names, bounds, count);
    mem_free(bounds);
}

typedef struct obstacle_list {
    document *page;
    bool begun;
} obstacle_list;

static void add_item(void *context, const placement_report *report, const obstacle *found) {
    obstacle_list *list = context;
    text line = {0};
    if (!list->begun) {
        doc_heading(list->page, "Edges that would lose no value, and why placement 1 leaves them out");
        meaning_of_join(&line, doc_join(list->page));
        doc_item(list->page, 1, PAINT_DIM, text_string(&line));
        line.length = 0;
    }
    list->begun = true;
    text_printf(&line, "%s -> %s: ", report->extended->dtypes[found->edge.from].name,
                report->extended->dtypes[found->edge.to].name);
    change_sentence(&line, report->extended, &found->after, &found->change, doc_join(list->page));
    doc_item_text(list->page, 1, PAINT_PLAIN, &line);
}

/* Adds a heading and an item for each such edge; nothing where there is none. */
static void placement_obstacles_document(document *page, const placement_report *report,
                                         const lat_placement *placement) {
    each_obstacle(report, placement, add_item, &(obstacle_list){.page = page});
}

static void add_object(void *context, const placement_report *report, const obstacle *found) {
    json *out = context;
    json_object(out, NULL, JSON_INLINE);
    json_string(out, "from", report->extended->dtypes[found->edge.from].name);
    json_string(out, "to", report->extended->dtypes[found->edge.to].name);
    change_members(out, report->extended, &found->after, &found->change);
    json_end(out);
}

/* Adds an object for each such edge to the open array: "from", "to", and the members of change_members(). */
static void placement_obstacles_json(json *out, const placement_report *report, const lat_placement *placement) {
    each_obstacle(report, placement, add_object, out);
}

/* "f* -> f8 -> bf16, f16": the edges. */
static void add_edges(text *out, const placement_report *report, const lat_placement *placement) {
    dtype_names(out, report->extended, placement->below, placement->below_count, ", ", ", ");
    text_printf(out, "%s%s%s", placement->below_count ? " -> " : "",
                dtype_name(report->extended, placement_own_id(report)), placement->above_count ? " -> " : "");
    dtype_names(out, report->extended, placement->above, placement->above_count, ", ", ", ");
    if (placement->below_count + placement->above_count == 0) text_add(out, ", without edges");
}

/* "f8 with b, u8; none with u64": the new row of the table, grouped by result in order of first appearance. */
static void add_row(text *out, const placement_report *report, const lat_placement *placement) {
    const size_t n = report->analysis->promotion.n;
    bool *listed = mem_alloc_zeroed(n, sizeof *listed);
    for (size_t i = 0; i < n; i++) {
        if (listed[i]) continue;
        const lat_id join = placement->row[i];
        text_printf(out, "%s%s", i ? "; " : "", join == LAT_NONE ? "none" : dtype_name(report->extended, join));
        for (size_t k = i; k < n; k++) {
            if (placement->row[k] != join) continue;
            text_printf(out, "%s %s", k == i ? " with" : ",", dtype_name(report->extended, (lat_id)k));
            listed[k] = true;
        }
    }
    mem_free(listed);
}

static void add_placement(document *page, const placement_report *report, size_t i) {
    const lat_placement *placement = &report->found.items[i];
    text heading = {0}, costs = {0}, row = {0};
    text_printf(&heading, "%zu. ", i + 1);
    add_edges(&heading, report, placement);
    placement_costs(&costs, placement);
    add_row(&row, report, placement);
    doc_heading(page, text_string(&heading));
    doc_fact(page, "costs", "%s", text_string(&costs));
    doc_fact(page, "joins", "%s", text_string(&row));
    text_free(&heading);
    text_free(&costs);
    text_free(&row);
}

static void begin(document *page, const placement_report *report) {
    const char *name = dtype_name(report->extended, placement_own_id(report)), *into = report->analysis->spec->name;
    const size_t count = report->found.count;
    text title = {0};
    if (count)
        text_printf(&title, "%s in %s: %zu placement%s%s", name, into, count, count == 1 ? "" : "s",
                    count == 1 ? "" : ", cheapest first");
    else
        text_printf(&title, "%s in %s: no placement", name, into);
    const char *intro =
        "Each placement is a set of edges that keeps every required law and the joins of all other dtypes.";
    doc_begin(page, text_string(&title), count ? intro : NULL);
    text_free(&title);
}

static void add_refusal(document *page, const placement_report *report) {
    text refusal = {0};
    placement_refusal(&refusal, report);
    doc_paragraph(page, PAINT_BAD, text_string(&refusal));
    text_free(&refusal);
}

/* Whether the list ends early, or may miss a placement. */
static void add_remainder(document *page, const placement_report *report) {
    if (report->found.stopped)
        doc_paragraph(page, PAINT_BAD,
                      "The search was stopped: there are too many placements to try them all, and cheaper ones may "
                      "exist.");
    else if (report->found.more)
        doc_paragraph(page, PAINT_DIM, "There are more placements, none of them cheaper (--limit N shows up to N).");
}

void placement_document(document *page, const placement_report *report) {
    begin(page, report);
    for (size_t i = 0; i < report->found.count; i++)
        add_placement(page, report, i);
    if (report->found.count) {
        placement_obstacles_document(page, report, &report->found.items[0]);
        add_remainder(page, report);
    } else {
        add_refusal(page, report);
    }
    doc_end(page);
}

static void row_member(json *out, const placement_report *report, const lat_placement *placement) {
    const spec_dtype *dtypes = report->extended->dtypes;
    const val_set *own = &dtypes[placement_own_id(report)].values;
    json_array(out, "row", JSON_LINES);
    for (size_t i = 0; i < report->analysis->promotion.n; i++) {
        const lat_id join = placement->row[i];
        json_object(out, NULL, JSON_INLINE);
        json_string(out, "with", dtypes[i].name);
        json_dtype(out, "join", report->extended, join);
        if (join != LAT_NONE) {
            const val_set *values = &dtypes[join].values;
            const val_losses own_losses = val_conversion_losses(own, values);
            const val_losses losses = val_conversion_losses(&dtypes[i].values, values);
            json_string(out, "own_cost", val_cost_name(val_losses_cost(own_losses)));
            json_losses(out, "own_losses", own_losses);
            json_string(out, "cost", val_cost_name(val_losses_cost(losses)));
            json_losses(out, "losses", losses);
            json_bool(out, "wider", val_wider(own, &dtypes[i].values, values));
        }
        json_end(out);
    }
    json_end(out);
}

static void placement_object(json *out, const placement_report *report, const lat_placement *placement) {
    json_object(out, NULL, JSON_LINES);
    json_dtypes(out, "below", report->extended, placement->below, placement->below_count);
    json_dtypes(out, "above", report->extended, placement->above, placement->above_count);
#define PLACEMENT_NUMBER(field, one, many) json_number(out, #field, placement->cost.field);
    PLACEMENT_FOR_EACH_COST(PLACEMENT_NUMBER)
#undef PLACEMENT_NUMBER
    row_member(out, report, placement);
    json_end(out);
}

void placement_json(text *out, const placement_report *report) {
    json object = {.out = out};
    json_object(&object, NULL, JSON_LINES);
    json_string(&object, "spec", report->analysis->spec->name);
    json_string(&object, "dtype", dtype_name(report->extended, placement_own_id(report)));
    json_array(&object, "placements", JSON_LINES);
    for (size_t i = 0; i < report->found.count; i++)
        placement_object(&object, report, &report->found.items[i]);
    json_end(&object);
    json_bool(&object, "more", report->found.more);
    json_bool(&object, "cut", report->found.stopped);
    json_array(&object, "obstacles", JSON_LINES);
    if (report->found.count) placement_obstacles_json(&object, report, &report->found.items[0]);
    json_end(&object);
    json_end(&object);
}

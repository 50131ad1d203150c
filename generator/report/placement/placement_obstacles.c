#include "report/placement/placement_obstacles.h"
#include "base/memory.h"
#include "report/check/meanings.h"
#include "report/placement/changes.h"

#include <stdlib.h>

enum { LISTED = 12 };

/* An edge that would lose no value, and the first pair whose join it would change. */
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
        lat_promotion_extend(&report->analysis->promotion, 1, edges, count, after, &cycle, &length);
    mem_free(edges);
    free(cycle);
    return status == LAT_OK;
}

/* Finds the first pair whose join the edge changes, preferably one without the new dtype. False if there is none. */
static bool find_change(const placement_report *report, const lat_promotion *before, obstacle *found) {
    const size_t n = report->analysis->promotion.n;
    bool any = false;
    for (size_t among = n; among <= n + 1 && !any; among++) {
        changes all;
        changes_find(before, &found->after, among, false, 3, &all);
        for (size_t i = 0; i < all.count && !any; i++) {
            const pair_change *change = &all.found[i];
            const lat_edge edge = found->edge;
            if ((change->a == edge.from && change->b == edge.to) || (change->b == edge.from && change->a == edge.to))
                continue; /* this pair is what the edge is for */
            found->change = *change;
            any = true;
        }
        changes_free(&all);
    }
    return any;
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
            if (find_change(report, &before, &obstacle)) {
                visit(context, report, &obstacle);
                visited++;
            }
            lat_promotion_free(&obstacle.after);
        }
    }
    lat_promotion_free(&before);
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
    doc_item(list->page, 1, PAINT_PLAIN, text_string(&line));
    text_free(&line);
}

void placement_obstacles_document(document *page, const placement_report *report, const lat_placement *placement) {
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

void placement_obstacles_json(json *out, const placement_report *report, const lat_placement *placement) {
    each_obstacle(report, placement, add_object, out);
}

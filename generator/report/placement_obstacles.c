#include "report/placement_obstacles.h"
#include "base/memory.h"
#include "report/changes.h"

#include <stdlib.h>

enum { TOLD = 12 };

/* One edge that would lose nothing, and the first pair that it would spoil. */
typedef struct obstacle {
    lat_edge edge;
    change spoils;
    lat_promotion after; /* with the edge */
} obstacle;

typedef void tell_obstacle(void *to, const placement_subject *of, const obstacle *at);

/* The promotion with the placement's edges and, where it is not from LAT_NONE, one more. False if they go in a circle.
 */
static bool extend(const placement_subject *of, const lat_placement *at, lat_edge more, lat_promotion *to) {
    const lat_id n = (lat_id)of->promotion->n;
    lat_edge *edges = mem_alloc((at->below_count + at->above_count + 1) * sizeof *edges);
    size_t count = lat_placement_edges(at, n, edges), length;
    lat_id *cycle = NULL;
    if (more.from != LAT_NONE) edges[count++] = more;
    const lat_status status = lat_promotion_extend(of->promotion, 1, edges, count, to, &cycle, &length);
    if (status == LAT_NO_MEMORY) mem_exhausted();
    mem_free(edges);
    free(cycle);
    return status == LAT_OK;
}

/* The first pair that an edge spoils: one of given dtypes if there is one. False if it spoils none. */
static bool find_spoilt(const placement_subject *of, const lat_promotion *before, obstacle *at) {
    const size_t n = of->promotion->n;
    bool found = false;
    for (size_t among = n; among <= n + 1 && !found; among++) {
        changes all;
        changes_find(before, &at->after, among, false, 3, &all);
        for (size_t i = 0; i < all.count && !found; i++) {
            const change *it = &all.found[i];
            const bool own =
                (it->a == at->edge.from && it->b == at->edge.to) || (it->b == at->edge.from && it->a == at->edge.to);
            if (own) continue; /* this pair is what the edge is for */
            at->spoils = *it;
            found = true;
        }
        changes_free(&all);
    }
    return found;
}

static bool is_exact(const placement_subject *of, lat_id from, lat_id to) {
    const spec_dtype *dtypes = of->names->dtypes;
    return val_conversion_cost(&dtypes[from].values, &dtypes[to].values) == VAL_EXACT;
}

/* Tells of every exact conversion between strong dtypes, from and to the new one, that is no edge and no path. */
static void each_obstacle(const placement_subject *of, const lat_placement *at, tell_obstacle *tell, void *to) {
    const lat_id n = (lat_id)of->promotion->n;
    lat_promotion before;
    size_t told = 0;
    if (!extend(of, at, (lat_edge){LAT_NONE, LAT_NONE}, &before)) return;
    for (int side = 0; side < 2; side++) {
        for (lat_id y = 0; y < n && told < TOLD; y++) {
            const lat_edge edge = side ? (lat_edge){n, y} : (lat_edge){y, n};
            if (of->names->dtypes[y].weak_of || lat_leq(&before.order, edge.from, edge.to)) continue;
            if (!is_exact(of, edge.from, edge.to) || lat_leq(&before.order, edge.to, edge.from)) continue;
            obstacle it = {.edge = edge};
            if (!extend(of, at, edge, &it.after)) continue;
            if (find_spoilt(of, &before, &it)) {
                tell(to, of, &it);
                told++;
            }
            lat_promotion_free(&it.after);
        }
    }
    lat_promotion_free(&before);
}

typedef struct page {
    document *to;
    bool begun;
} page;

static void tell_item(void *to, const placement_subject *of, const obstacle *at) {
    page *on = to;
    text line = {0};
    if (!on->begun) doc_heading(on->to, "Edges that would lose nothing, and what keeps them out of 1");
    on->begun = true;
    text_printf(&line, "%s -> %s: ", of->names->dtypes[at->edge.from].name, of->names->dtypes[at->edge.to].name);
    change_sentence(&line, of->names, &at->after, &at->spoils);
    doc_item(on->to, 1, PAINT_PLAIN, text_string(&line));
    text_free(&line);
}

void placement_obstacles_document(document *to, const placement_subject *of, const lat_placement *at) {
    each_obstacle(of, at, tell_item, &(page){.to = to});
}

static void tell_object(void *to, const placement_subject *of, const obstacle *at) {
    json_object(to, JSON_INLINE);
    json_string_member(to, "from", of->names->dtypes[at->edge.from].name);
    json_string_member(to, "to", of->names->dtypes[at->edge.to].name);
    change_members(to, of->names, &at->after, &at->spoils);
    json_end(to);
}

void placement_obstacles_json(json *to, const placement_subject *of, const lat_placement *at) {
    each_obstacle(of, at, tell_object, to);
}

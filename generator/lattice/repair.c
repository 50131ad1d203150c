#include "lattice/repair.h"

#include <string.h>

#include "base/memory.h"
#include "lattice/suggest.h"

void lat_repairs_free(lat_repairs *repairs) {
    mem_free(repairs->items);
    *repairs = (lat_repairs){0};
}

/* The promotion of the table with the edit. False if that changes nothing. */
static bool edit_table(const lat_promotion *given, const lat_edit *edit, lat_promotion *after) {
    const size_t n = given->n;
    lat_id *table = mem_alloc_zeroed(n, n * sizeof *table);
    for (size_t i = 0; i < n * n; i++)
        table[i] = lat_join(given, (lat_id)(i / n), (lat_id)(i % n));
    lat_id *cell = table + edit->a * n + edit->b, *mirror = table + edit->b * n + edit->a;
    const bool both = edit->kind == LAT_SET_CELLS;
    /* where one of the two has the value already, setting the other alone is the smaller edit */
    const bool changes = *cell != edit->value && !(both && *mirror == edit->value);
    *cell = edit->value;
    if (both) *mirror = edit->value;
    if (changes) lat_promotion_from_table(after, n, table);
    mem_free(table);
    return changes;
}

/* Edits the edges, with space for one more. False if that changes nothing. */
static bool edit_edges(const lat_edit *edit, lat_edge *edges, size_t *count) {
    size_t place = 0;
    while (place < *count && (edges[place].from != edit->a || edges[place].to != edit->b))
        place++;
    const bool there = place < *count, added = edit->kind == LAT_ADD_EDGE;
    if (added == there || edit->a == edit->b) return false;
    edges[place] = added ? (lat_edge){edit->a, edit->b} : edges[*count - 1];
    if (added)
        ++*count;
    else
        --*count;
    return true;
}

/* Edits the resolves, with space for one more. False if that changes nothing. */
static bool edit_resolves(const lat_edit *edit, lat_resolve *resolves, size_t *count) {
    size_t place = 0;
    while (place < *count && (resolves[place].a != edit->a || resolves[place].b != edit->b))
        place++;
    const bool there = place < *count, set = edit->kind == LAT_SET_RESOLVE;
    if (set ? there && resolves[place].value == edit->value : !there) return false;
    resolves[place] = set ? (lat_resolve){edit->a, edit->b, edit->value} : resolves[*count - 1];
    if (!set) --*count;
    if (set && !there) ++*count;
    return true;
}

/* The promotion of the graph with the edit. False if that changes nothing or closes a cycle. */
static bool edit_graph(const lat_repair_input *input, const lat_edit *edit, lat_promotion *after) {
    const lat_promotion *given = input->promotion;
    size_t edge_count = input->edge_count, resolve_count = given->resolve_count;
    lat_edge *edges = mem_alloc_zeroed(edge_count + 1, sizeof *edges);
    lat_resolve *resolves = mem_alloc_zeroed(resolve_count + 1, sizeof *resolves);
    if (edge_count) memcpy(edges, input->edges, edge_count * sizeof *edges);
    if (resolve_count) memcpy(resolves, given->resolves, resolve_count * sizeof *resolves);
    lat_id *cycle = NULL;
    size_t length;
    bool made = edit->kind == LAT_ADD_EDGE || edit->kind == LAT_REMOVE_EDGE
                    ? edit_edges(edit, edges, &edge_count)
                    : edit_resolves(edit, resolves, &resolve_count);
    made = made && lat_promotion_from_edges(after, given->n, edges, edge_count, resolves, resolve_count, &cycle,
                                            &length) == LAT_OK;
    mem_free(cycle);
    mem_free(edges);
    mem_free(resolves);
    return made;
}

/* Whether the laws hold that are required: LAT_UNKNOWN where the failures of one were not counted. */
static lat_outcome outcome_of(const bool *required, const lat_laws *laws) {
    lat_outcome outcome = LAT_HOLDS;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (!required[law]) continue;
        if (laws->law[law].outcome == LAT_UNKNOWN || !laws->law[law].counted) return LAT_UNKNOWN;
        if (laws->law[law].outcome == LAT_FAILS) outcome = LAT_FAILS;
    }
    return outcome;
}

static bool keeps_laws(const lat_repair_input *input, lat_promotion *after) {
    const lat_shape shape = {.top = LAT_NONE, .bottom = LAT_NONE}; /* the class does not matter */
    lat_laws laws;
    lat_promotion_describe(after, input->promotion->nary, input->promotion->weak);
    lat_laws_verify(after, &shape, LAT_EFFORT_DEFAULT, &laws);
    return outcome_of(input->required, &laws) == LAT_HOLDS;
}

static void count_changes(const lat_promotion *before, const lat_promotion *after, lat_repair *repair) {
    for (size_t a = 0; a < before->n; a++) {
        for (size_t b = 0; b < before->n; b++) {
            const lat_id old = lat_join(before, (lat_id)a, (lat_id)b), new = lat_join(after, (lat_id)a, (lat_id)b);
            repair->changed += old != LAT_NONE && new != old;
            repair->gained += old == LAT_NONE && new != LAT_NONE;
        }
    }
}

/* The worse of two conversions, of a and b to the new value; along an edge there is but one. */
static val_cost cost_of(const lat_edit *edit, const val_set *values) {
    const bool edge = edit->kind == LAT_ADD_EDGE;
    const lat_id to = edge ? edit->b : edit->value;
    if (to == LAT_NONE) return VAL_EXACT;
    const val_cost a = val_conversion_cost(&values[edit->a], &values[to]),
                   b = edge ? VAL_EXACT : val_conversion_cost(&values[edit->b], &values[to]);
    return a > b ? a : b;
}

/* Tries an edit. True if it makes the required laws hold. */
static bool try_edit(const lat_repair_input *input, const lat_edit *edit, lat_repair *repair) {
    lat_promotion after;
    *repair = (lat_repair){.edit = *edit, .cost = cost_of(edit, input->values)};
    if (!(input->promotion->from_table ? edit_table(input->promotion, edit, &after) : edit_graph(input, edit, &after)))
        return false;
    const bool mends = keeps_laws(input, &after);
    if (mends) count_changes(input->promotion, &after, repair);
    lat_promotion_free(&after);
    return mends;
}

static bool is_better(const lat_repair *a, const lat_repair *b) {
    return a->cost != b->cost ? a->cost < b->cost : a->changed < b->changed;
}

/* Takes a repair among the best. */
static void keep(const lat_repair *repair, size_t limit, lat_repairs *repairs) {
    size_t place = repairs->count;
    while (place > 0 && is_better(repair, &repairs->items[place - 1]))
        place--;
    if (place == limit) return;
    if (repairs->count < limit) repairs->count++;
    memmove(repairs->items + place + 1, repairs->items + place, (repairs->count - place - 1) * sizeof *repairs->items);
    repairs->items[place] = *repair;
}

void lat_find_repairs(const lat_repair_input *input, size_t limit, uint64_t effort, lat_repairs *repairs) {
    const lat_outcome outcome = outcome_of(input->required, input->laws);
    const size_t n = input->promotion->n;
    const bool given = input->promotion->from_table || input->promotion->resolve_count;
    const uint64_t step = (uint64_t)n * n * (given ? n : 1 + n / 64) + 1000; /* of a try */
    *repairs = (lat_repairs){.tried = outcome == LAT_HOLDS || (outcome == LAT_FAILS && effort / step >= 50)};
    if (outcome == LAT_HOLDS || !repairs->tried || limit == 0) return;
    lat_edits edits = {0};
    lat_suggest_edits(input, &edits);
    repairs->items = mem_alloc_zeroed(limit, sizeof *repairs->items);
    for (size_t i = 0; i < edits.count && i < effort / step; i++) {
        lat_repair repair;
        if (try_edit(input, &edits.items[i], &repair)) keep(&repair, limit, repairs);
    }
    mem_free(edits.items);
}

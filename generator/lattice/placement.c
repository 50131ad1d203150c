#include "lattice/placement.h"
#include "base/memory.h"
#include "lattice/bitset.h"
#include "lattice/failures.h"
#include "lattice/placement_cost.h"
#include "lattice/placement_search.h"

#include <stdlib.h>
#include <string.h>

/* The cheapest placements so far. */
typedef struct lat_place_best {
    const lat_place_costs *costs;
    lat_placements *placements; /* `items` has space for `limit` */
    size_t limit;
    bool passed_by;  /* something was left out that may be a placement, or may come to none */
    lat_id *row;     /* scratch: of a placement, by id */
    lat_edge *edges; /* scratch: those of a placement */
} lat_place_best;

/*
 * Begins with no placements. At most `limit` (1 or more) are kept in *placements, which the caller frees, as it frees
 * what `best` itself owns with best_free().
 */
static void best_make(lat_place_best *best, const lat_place_costs *costs, size_t limit, lat_placements *placements) {
    const size_t n = costs->problem->n;
    *placements = (lat_placements){.items = mem_alloc_zeroed(limit, sizeof *placements->items)};
    *best = (lat_place_best){.costs = costs,
                             .placements = placements,
                             .limit = limit,
                             .row = mem_alloc_zeroed(n, sizeof *best->row),
                             .edges = mem_alloc_zeroed(n, sizeof *best->edges)};
}

/* Frees the scratch memory; the placements stay. */
static void best_free(lat_place_best *best) {
    mem_free(best->row);
    mem_free(best->edges);
}

/* True if there is a place for a placement that costs `cost`. Notes where there is none that it was passed by. */
static bool wants(void *context, const lat_placement_cost *cost) {
    lat_place_best *best = context;
    const lat_placements *placements = best->placements;
    if (placements->count < best->limit) return true;
    if (lat_cost_compare(cost, &placements->items[best->limit - 1].cost) <= 0) return true;
    best->passed_by = true;
    return false;
}

static int by_id(const void *left, const void *right) {
    const lat_id a = *(const lat_id *)left, b = *(const lat_id *)right;
    return (a > b) - (a < b);
}

/* The ids, ascending, of the members of `set` that share no other one with their row of `beyond`. */
static size_t extremes(const lat_place_problem *problem, const uint64_t *set, const uint64_t *beyond, lat_id *ids) {
    const size_t n = problem->n, words = problem->words;
    size_t count = 0;
    for (size_t p = bitset_next(set, words, 0); p < n; p = bitset_next(set, words, p + 1)) {
        size_t shared = 0;
        for (size_t w = 0; w < words; w++)
            shared += bitset_count(&(uint64_t){beyond[p * words + w] & set[w]}, 1);
        if (shared == 1) ids[count++] = problem->promotion->order.id_at[p];
    }
    if (count > 1) qsort(ids, count, sizeof *ids, by_id);
    return count;
}

/* The placement as it is reported, of best->row and its cost. */
static lat_placement describe(const lat_place_best *best, const uint64_t *below, const uint64_t *above,
                              const lat_placement_cost *cost) {
    const lat_place_problem *problem = best->costs->problem;
    lat_placement placement = {.cost = *cost, .below = mem_alloc_zeroed(3 * problem->n, sizeof *placement.below)};
    placement.below_count = extremes(problem, below, problem->promotion->order.up, placement.below);
    placement.above = placement.below + placement.below_count;
    placement.above_count = extremes(problem, above, problem->down, placement.above);
    placement.row = placement.above + placement.above_count;
    memcpy(placement.row, best->row, problem->n * sizeof *placement.row);
    return placement;
}

static int compare_ids(const lat_id *a, size_t a_count, const lat_id *b, size_t b_count) {
    for (size_t i = 0; i < a_count && i < b_count; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return (a_count > b_count) - (a_count < b_count);
}

/* True if a comes before b: what costs less, then what has fewer edges, then what joins earlier dtypes. */
static bool precedes(const lat_placement *a, const lat_placement *b) {
    const int cost = lat_cost_compare(&a->cost, &b->cost);
    if (cost) return cost < 0;
    const size_t a_edges = a->below_count + a->above_count, b_edges = b->below_count + b->above_count;
    if (a_edges != b_edges) return a_edges < b_edges;
    const int below = compare_ids(a->below, a->below_count, b->below, b->below_count);
    return (below ? below : compare_ids(a->above, a->above_count, b->above, b->above_count)) < 0;
}

/* Whether every required law holds with the placement's edges, by trying it. */
static bool keeps_laws(const lat_place_best *best, const lat_placement *placement, uint64_t *effort) {
    const lat_place_problem *problem = best->costs->problem;
    const uint64_t n = problem->n, step = 4 * n * n * n; /* the triples of each law of three dtypes */
    lat_promotion extended;
    *effort -= *effort < step ? *effort : step;
    const size_t edges = lat_placement_edges(placement, (lat_id)problem->n, best->edges);
    if (lat_promotion_extend(problem->promotion, 1, problem->candidate->own_weak, best->edges, edges, &extended, NULL,
                             NULL) != LAT_OK)
        return false;
    const bool keeps = lat_keeps_laws(&extended, problem->required);
    lat_promotion_free(&extended);
    return keeps;
}

/* Puts a placement in its place, and drops the last one if there are too many. */
static void insert(lat_place_best *best, const lat_placement *placement, size_t place) {
    lat_placements *placements = best->placements;
    if (placements->count == best->limit) {
        mem_free(placements->items[--placements->count].below);
        placements->more = true;
    }
    lat_placement *items = placements->items;
    memmove(items + place + 1, items + place, (placements->count - place) * sizeof *items);
    items[place] = *placement;
    placements->count++;
}

/*
 * Takes a placement that was found, given as two sets by position, if it is among the best and keeps the laws. Trying
 * the laws takes from the effort.
 */
static void take(void *context, const uint64_t *below, const uint64_t *above, uint64_t *effort) {
    lat_place_best *best = context;
    const lat_placements *placements = best->placements;
    const lat_placement_cost cost = lat_place_cost(best->costs, below, above, best->row);
    if (!wants(best, &cost)) return;
    lat_placement placement = describe(best, below, above, &cost);
    size_t place = placements->count;
    while (place > 0 && precedes(&placement, &placements->items[place - 1]))
        place--;
    if (place == best->limit) best->passed_by = true;
    if (place < best->limit && keeps_laws(best, &placement, effort))
        insert(best, &placement, place);
    else
        mem_free(placement.below);
}

/* Whether all required laws hold with a placement, as above. */
static bool verify(lat_place_best *best, const uint64_t *below, const uint64_t *above, uint64_t *effort) {
    const lat_placement_cost cost = lat_place_cost(best->costs, below, above, best->row);
    lat_placement placement = describe(best, below, above, &cost);
    const bool keeps = keeps_laws(best, &placement, effort);
    mem_free(placement.below);
    return keeps;
}

#define MORE_EFFORT ((uint64_t)20000000u) /* of cells that are looked at to tell whether there are more placements */

void lat_placements_free(lat_placements *placements) {
    for (size_t i = 0; i < placements->count; i++)
        mem_free(placements->items[i].below);
    mem_free(placements->items);
    *placements = (lat_placements){0};
}

/* Counts placements, until there is one more than were kept. */
typedef struct place_count {
    lat_place_best *best;
    size_t found;
} place_count;

static bool wants_another(void *context, const lat_placement_cost *at_least) {
    (void)at_least;
    const place_count *count = context;
    return count->found <= count->best->limit;
}

static void count_one(void *context, const uint64_t *below, const uint64_t *above, uint64_t *effort) {
    place_count *count = context;
    count->found += verify(count->best, below, above, effort);
}

/*
 * Sets placements->more where it is not known yet: what the search passed by as too dear may all have come to nothing.
 * Where that would take too long to tell, it is taken to be a placement.
 */
static void look_for_more(const lat_place_costs *costs, lat_place_best *best, lat_placements *placements) {
    if (placements->more || placements->stopped || !best->passed_by) return;
    place_count another = {.best = best};
    const lat_place_visitor visitor = {.context = &another, .wants = wants_another, .found = count_one};
    placements->more = lat_place_search(costs, MORE_EFFORT, &visitor) || another.found > best->limit;
}

/* Searches, and keeps the best of what is found. */
static void search(const lat_place_problem *problem, size_t limit, uint64_t effort, lat_placements *placements) {
    lat_place_costs costs;
    lat_place_best best;
    lat_place_costs_make(&costs, problem);
    best_make(&best, &costs, limit, placements);
    const lat_place_visitor visitor = {.context = &best, .wants = wants, .found = take};
    placements->stopped = lat_place_search(&costs, effort, &visitor);
    look_for_more(&costs, &best, placements);
    best_free(&best);
    lat_place_costs_free(&costs);
}

lat_status lat_place(const lat_promotion *promotion, const lat_candidate *candidate, const bool required[LAT_LAW_COUNT],
                     size_t limit, uint64_t effort, lat_placements *placements) {
    *placements = (lat_placements){0};
    if (promotion->n == LAT_MAX_DTYPES || !promotion->order.transitive) return LAT_TOO_LARGE;
    lat_place_problem problem;
    lat_place_problem_make(&problem, promotion, candidate, required);
    search(&problem, limit < 1 ? 1 : limit, effort, placements);
    lat_place_problem_free(&problem);
    return LAT_OK;
}

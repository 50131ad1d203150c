#include "lattice/placement.h"

#include "base/memory.h"
#include "lattice/placement_best.h"
#include "lattice/placement_search.h"

#define MORE_EFFORT ((uint64_t)20000000u) /* of cells that are looked at to tell whether there are more placements */

void lat_placements_free(lat_placements *placements) {
    for (size_t i = 0; i < placements->count; i++)
        mem_free(placements->items[i].below);
    mem_free(placements->items);
    *placements = (lat_placements){0};
}

static bool wants(void *context, const lat_placement_cost *at_least) {
    return lat_place_best_wants(context, at_least);
}

static void take(void *context, const uint64_t *below, const uint64_t *above, uint64_t *effort) {
    lat_place_best_take(context, below, above, effort);
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
    count->found += lat_place_best_verify(count->best, below, above, effort);
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
    lat_place_best_make(&best, &costs, limit, placements);
    const lat_place_visitor visitor = {.context = &best, .wants = wants, .found = take};
    placements->stopped = lat_place_search(&costs, effort, &visitor);
    look_for_more(&costs, &best, placements);
    lat_place_best_free(&best);
    lat_place_costs_free(&costs);
}

lat_status lat_place(const lat_promotion *promotion, const lat_candidate *candidate, const bool required[LAT_LAW_COUNT],
                     size_t limit, uint64_t effort, lat_placements *placements) {
    *placements = (lat_placements){0};
    if (promotion->n > LAT_PLACE_MAX_DTYPES || !promotion->order.transitive) return LAT_TOO_LARGE;
    lat_place_problem problem;
    lat_place_problem_make(&problem, promotion, candidate, required);
    search(&problem, limit < 1 ? 1 : limit, effort, placements);
    lat_place_problem_free(&problem);
    return LAT_OK;
}

#include "lattice/placement.h"

#include <stdlib.h>

#include "lattice/placement_best.h"
#include "lattice/placement_search.h"

void lat_placements_free(lat_placements *placements) {
    for (size_t i = 0; i < placements->count; i++)
        free(placements->items[i].below);
    free(placements->items);
    *placements = (lat_placements){0};
}

static bool wants(void *context, const lat_placement_cost *at_least) {
    return lat_place_best_wants(context, at_least);
}

static lat_status take(void *context, const uint64_t *below, const uint64_t *above, uint64_t *effort) {
    return lat_place_best_take(context, below, above, effort);
}

/* Searches, and keeps the best of what is found. */
static lat_status search(const lat_place_problem *problem, size_t limit, uint64_t effort, lat_placements *placements) {
    lat_place_costs costs;
    lat_place_best best;
    lat_status status = lat_place_costs_make(&costs, problem);
    if (status != LAT_OK) return status;
    status = lat_place_best_make(&best, &costs, limit, placements);
    if (status == LAT_OK) {
        const lat_place_visitor visitor = {.context = &best, .wants = wants, .found = take};
        status = lat_place_search(&costs, effort, &visitor, &placements->stopped);
        lat_place_best_free(&best);
    }
    lat_place_costs_free(&costs);
    return status;
}

lat_status lat_place(const lat_promotion *promotion, const lat_candidate *candidate, const bool required[LAT_LAW_COUNT],
                     size_t limit, uint64_t effort, lat_placements *placements) {
    *placements = (lat_placements){0};
    if (promotion->n > LAT_PLACE_MAX_DTYPES || !promotion->order.transitive) return LAT_TOO_LARGE;
    lat_place_problem problem;
    lat_status status = lat_place_problem_make(&problem, promotion, candidate, required);
    if (status != LAT_OK) return status;
    status = search(&problem, limit < 1 ? 1 : limit, effort, placements);
    lat_place_problem_free(&problem);
    if (status != LAT_OK) lat_placements_free(placements);
    return status;
}

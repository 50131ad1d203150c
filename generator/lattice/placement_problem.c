#include "lattice/placement_problem.h"

#include "base/memory.h"
#include "lattice/bitset.h"

/* The graph's joins, but for resolved pairs, which no placement changes. */
static void copy_joins(lat_place_problem *problem) {
    const lat_promotion *given = problem->promotion;
    const lat_id *position = given->order.position;
    const size_t n = problem->n;
    for (size_t i = 0; i < n * n; i++)
        problem->joins[i] = given->table[i] == LAT_AMBIGUOUS ? LAT_NONE : given->table[i];
    for (size_t i = 0; i < given->resolve_count; i++) {
        const size_t p = position[given->resolves[i].a], q = position[given->resolves[i].b];
        problem->joins[p * n + q] = problem->joins[q * n + p] = LAT_AMBIGUOUS;
    }
}

static void transpose(lat_place_problem *problem) {
    const size_t n = problem->n, words = problem->words;
    for (size_t p = 0; p < n; p++) {
        const uint64_t *up = problem->promotion->order.up + p * words;
        for (size_t q = bitset_next(up, words, 0); q < n; q = bitset_next(up, words, q + 1))
            bitset_add(problem->down + q * words, p);
    }
}

void lat_place_problem_make(lat_place_problem *problem, const lat_promotion *promotion, const lat_candidate *candidate,
                            const bool *required) {
    const size_t n = promotion->n, words = promotion->order.words;
    *problem = (lat_place_problem){.promotion = promotion,
                                   .candidate = candidate,
                                   .required = required,
                                   .n = n,
                                   .words = words,
                                   .down = mem_alloc_zeroed(n * words, sizeof *problem->down),
                                   .joins = mem_alloc_zeroed(n * n, sizeof *problem->joins)};
    copy_joins(problem);
    transpose(problem);
}

void lat_place_problem_free(lat_place_problem *problem) {
    mem_free(problem->down);
    mem_free(problem->joins);
}

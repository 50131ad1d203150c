#include "lattice/placement_cost.h"
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

/* A scalar changes no array of its own kind or a higher one. Nothing is known of an abstract dtype. */
static int level(val_kind kind) {
    static const int levels[] = {[VAL_BOOL] = 0,  [VAL_INT] = 1,     [VAL_UINT] = 1,   [VAL_FIXED] = 2,
                                 [VAL_FLOAT] = 3, [VAL_COMPLEX] = 4, [VAL_OPAQUE] = 3, [VAL_ABSTRACT] = -1};
    return levels[kind];
}

/* Whether a loss counts: a scalar is made to fit what it stands beside, but not what is of a lower kind. */
static bool counts(bool weak, const val_set *source, const val_set *target) {
    return !weak || level(target->kind) < level(source->kind);
}

static void add_loss(lat_placement_cost *cost, const val_set *source, const val_set *target) {
    switch (val_conversion_cost(source, target)) {
    case VAL_EXACT:
        break;
    case VAL_ROUNDS:
        cost->rounds++;
        break;
    case VAL_OVERFLOWS:
        cost->overflows++;
        break;
    case VAL_DROPS:
        cost->drops++;
        break;
    case VAL_UNKNOWN:
        cost->unknown++;
    }
}

/* True if y promotes to a strong dtype whose values the candidate holds: on the way to the candidate it loses no more.
 */
static bool is_excused_from(const lat_place_problem *problem, lat_id y) {
    const lat_candidate *candidate = problem->candidate;
    for (lat_id u = 0; u < problem->n; u++) {
        if (candidate->weak[u] || u == y || !lat_leq(&problem->promotion->order, y, u)) continue;
        if (val_conversion_cost(&candidate->values[u], &candidate->own) == VAL_EXACT) return true;
    }
    return false;
}

/*
 * True if a strong dtype that holds all values of the candidate promotes to y: on the way to y the candidate loses no
 * more than that. With `above`, it must be a member, so that it lies between.
 */
static bool is_excused_to(const lat_place_problem *problem, lat_id y, const uint64_t *above) {
    const lat_candidate *candidate = problem->candidate;
    const lat_order *order = &problem->promotion->order;
    for (lat_id u = 0; u < problem->n; u++) {
        if (candidate->weak[u] || u == y || !lat_leq(order, u, y)) continue;
        if (above && !bitset_has(above, order->position[u])) continue;
        if (val_conversion_cost(&candidate->own, &candidate->values[u]) == VAL_EXACT) return true;
    }
    return false;
}

/* True if one of two strong dtypes of like kinds holds all values of the other: without a join something is missing. */
static bool are_alike(const val_set *a, const val_set *b) {
    const int distance = level(a->kind) - level(b->kind);
    if (distance < -1 || distance > 1) return false;
    return val_conversion_cost(a, b) == VAL_EXACT || val_conversion_cost(b, a) == VAL_EXACT;
}

/* True if a weak operand changes the dtype of a strong one of its own kind or a higher one beside it. */
static bool scalar_changes_array(const lat_candidate *candidate, const val_set *other, bool stays) {
    const int own = level(candidate->own.kind), others = level(other->kind);
    const int scalar = candidate->own_weak ? own : others, array = candidate->own_weak ? others : own;
    return scalar >= 0 && scalar <= array && !stays;
}

/* The candidate and id y with the join of id u: n is the candidate, LAT_NONE no join. */
static lat_placement_cost pair_cost(const lat_place_costs *costs, lat_id y, lat_id u) {
    const lat_candidate *candidate = costs->problem->candidate;
    const lat_id n = (lat_id)costs->problem->n;
    const val_set *own = &candidate->own, *other = &candidate->values[y];
    const bool own_weak = candidate->own_weak, weak = candidate->weak[y];
    lat_placement_cost cost = {0};
    if (weak != own_weak) cost.scalars = scalar_changes_array(candidate, other, u == (own_weak ? y : n));
    if (u == LAT_NONE) {
        cost.undefined = 1;
        cost.apart = !weak && !own_weak && are_alike(own, other);
        return cost;
    }
    const val_set *join = u == n ? own : &candidate->values[u];
    /* What y loses on the way to a third dtype it loses without the candidate, too. */
    if (u == n && counts(weak, other, own) && !costs->excused_from[y]) add_loss(&cost, other, own);
    if (u != n && counts(own_weak, own, join) && !costs->excused_to[u]) add_loss(&cost, own, join);
    cost.wider = !own_weak && !weak && val_wider(own, other, join);
    return cost;
}

/* Adds what `pairs` leaves out of a pair with the join of id u, where that is not excused by what lies above. */
static void add_unexcused(const lat_place_costs *costs, lat_id u, const uint64_t *above, lat_placement_cost *sum) {
    const lat_candidate *candidate = costs->problem->candidate;
    if (u >= costs->problem->n || !costs->excused_to[u]) return;
    const val_set *join = &candidate->values[u];
    if (!counts(candidate->own_weak, &candidate->own, join) || is_excused_to(costs->problem, u, above)) return;
    add_loss(sum, &candidate->own, join);
}

static void fill_in(lat_place_costs *costs) {
    const lat_place_problem *problem = costs->problem;
    const lat_order *order = &problem->promotion->order;
    const size_t n = problem->n, words = problem->words;
    for (size_t y = 0; y < n; y++) {
        costs->excused_to[y] = is_excused_to(problem, (lat_id)y, NULL);
        costs->excused_from[y] = is_excused_from(problem, (lat_id)y);
    }
    for (size_t p = 0; p < n; p++) {
        const lat_id y = order->id_at[p];
        const uint64_t *up = order->up + p * words;
        lat_placement_cost *row = costs->pairs + p * (n + 1);
        costs->no_join[p] = pair_cost(costs, y, LAT_NONE);
        row[n] = pair_cost(costs, y, (lat_id)n);
        for (size_t q = bitset_next(up, words, p); q < n; q = bitset_next(up, words, q + 1))
            row[q] = pair_cost(costs, y, order->id_at[q]);
    }
}

void lat_place_costs_make(lat_place_costs *costs, const lat_place_problem *problem) {
    const size_t n = problem->n;
    *costs = (lat_place_costs){.problem = problem,
                               .pairs = mem_alloc_zeroed(n * (n + 1), sizeof *costs->pairs),
                               .no_join = mem_alloc_zeroed(n, sizeof *costs->no_join),
                               .excused_to = mem_alloc_zeroed(n, sizeof *costs->excused_to),
                               .excused_from = mem_alloc_zeroed(n, sizeof *costs->excused_from)};
    fill_in(costs);
}

void lat_place_costs_free(lat_place_costs *costs) {
    mem_free(costs->pairs);
    mem_free(costs->no_join);
    mem_free(costs->excused_to);
    mem_free(costs->excused_from);
}

unsigned lat_place_fills(const lat_place_problem *problem, const uint64_t *below, const uint64_t *above) {
    const lat_promotion *promotion = problem->promotion;
    const size_t n = problem->n, words = problem->words;
    const uint64_t *up = promotion->order.up;
    unsigned fills = 0;
    if (promotion->undefined == 0) return 0;
    for (size_t p = bitset_next(below, words, 0); p < n; p = bitset_next(below, words, p + 1)) {
        for (size_t q = bitset_next(below, words, p + 1); q < n; q = bitset_next(below, words, q + 1)) {
            if (problem->joins[p * n + q] != LAT_NONE) continue;
            fills += above ? bitset_common_within(up + p * words, up + q * words, above, 0, words)
                           : promotion->table[p * n + q] == LAT_NONE;
        }
    }
    return fills;
}

/* The position of the join of the candidate and p: the least of `above` over p, n for the candidate, or LAT_NONE. */
static lat_id join_with(const lat_place_problem *problem, const uint64_t *below, const uint64_t *above, size_t p) {
    const lat_order *order = &problem->promotion->order;
    const size_t words = problem->words;
    const uint64_t *up = order->up + p * words;
    if (bitset_has(below, p)) return (lat_id)problem->n;
    size_t w = 0;
    while (w < words && !(up[w] & above[w]))
        w++;
    if (w == words) return LAT_NONE;
    const size_t first = w * BITSET_WORD + bitset_lowest(up[w] & above[w]);
    return bitset_common_within(up, above, order->up + first * words, 0, words) ? (lat_id)first : LAT_NONE;
}

lat_placement_cost lat_place_cost(const lat_place_costs *costs, const uint64_t *below, const uint64_t *above,
                                  lat_id *row) {
    const lat_place_problem *problem = costs->problem;
    const lat_id *id_at = problem->promotion->order.id_at;
    lat_placement_cost sum = {.fills = lat_place_fills(problem, below, above)};
    for (size_t p = 0; p < problem->n; p++) {
        const lat_id join = join_with(problem, below, above, p);
        const lat_id id = join >= problem->n ? join : id_at[join];
        lat_cost_add(&sum, join == LAT_NONE ? &costs->no_join[p] : lat_pair_cost(costs, p, join));
        add_unexcused(costs, id, above, &sum);
        row[id_at[p]] = id;
    }
    return sum;
}

#include "lattice/placement.h"

#include <string.h>

#include "lattice/allocate.h"
#include "lattice/placement_search.h"

size_t lat_placement_edges(const lat_placement *of, lat_id n, lat_edge *edges) {
    size_t count = 0;
    for (size_t i = 0; i < of->below_count; i++)
        edges[count++] = (lat_edge){of->below[i], n};
    for (size_t i = 0; i < of->above_count; i++)
        edges[count++] = (lat_edge){n, of->above[i]};
    return count;
}

void lat_placements_free(lat_placements *of) {
    for (size_t i = 0; i < of->count; i++)
        free(of->items[i].below);
    free(of->items);
    *of = (lat_placements){0};
}

bool lat_place_too_dear(lat_place_search *of, lat_weight at_least) {
    if (of->found->count < of->limit || !lat_weight_less(of->found_weight[of->limit - 1], at_least)) return false;
    of->found->more = true;
    return true;
}

static int by_id(const void *left, const void *right) {
    const lat_id a = *(const lat_id *)left, b = *(const lat_id *)right;
    return (a > b) - (a < b);
}

/* The ids of the maximal members of a set, or the minimal ones, ascending. */
static size_t extremes(const lat_place_search *of, const uint64_t *set, bool maximal, lat_id *to) {
    const lat_order *order = &of->promotion->order;
    const size_t n = of->n, words = of->words;
    size_t count = 0;
    for (size_t p = bitset_next(set, words, 0); p < n; p = bitset_next(set, words, p + 1)) {
        const uint64_t *beyond = (maximal ? order->up : of->down) + p * words;
        size_t met = 0;
        for (size_t w = 0; w < words; w++)
            met += bitset_count(&(uint64_t){beyond[w] & set[w]}, 1);
        if (met == 1) to[count++] = order->id_at[p];
    }
    if (count > 1) qsort(to, count, sizeof *to, by_id);
    return count;
}

/* The position of the least member of `above` over p; n for the new dtype, LAT_NONE where there is none. */
static lat_id join_with(const lat_place_search *of, const uint64_t *above, size_t p) {
    const lat_order *order = &of->promotion->order;
    const size_t words = of->words;
    const uint64_t *up = order->up + p * words;
    if (bitset_has(of->below, p)) return (lat_id)of->n;
    size_t w = 0;
    while (w < words && !(up[w] & above[w]))
        w++;
    if (w == words) return LAT_NONE;
    const size_t first = w * BITSET_WORD + bitset_lowest(up[w] & above[w]);
    return bitset_meet_within(up, above, order->up + first * words, 0, words) ? (lat_id)first : LAT_NONE;
}

/* Fills of->row, and sums what it costs. */
static lat_weight read_row(lat_place_search *of, const uint64_t *above) {
    const lat_order *order = &of->promotion->order;
    lat_weight sum = lat_place_fills(of, of->below, above);
    for (size_t p = 0; p < of->n; p++) {
        const lat_id join = join_with(of, above, p);
        const lat_id id = order->id_at[p];
        of->row[id] = join >= of->n ? join : order->id_at[join];
        sum = lat_weight_sum(sum, lat_place_unsettled(of, of->row[id], above));
        sum = lat_weight_sum(sum, join == LAT_NONE ? of->no_join[p] : of->weights[p * (of->n + 1) + join]);
    }
    return sum;
}

static int compare_ids(const lat_id *a, size_t a_count, const lat_id *b, size_t b_count) {
    for (size_t i = 0; i < a_count && i < b_count; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return (a_count > b_count) - (a_count < b_count);
}

/* True if a comes before b: by weight, then what has fewer edges, joins earlier dtypes. */
static bool precedes(const lat_placement *a, lat_weight a_weight, const lat_placement *b, lat_weight b_weight) {
    if (lat_weight_less(a_weight, b_weight) || lat_weight_less(b_weight, a_weight))
        return lat_weight_less(a_weight, b_weight);
    const size_t a_edges = a->below_count + a->above_count, b_edges = b->below_count + b->above_count;
    if (a_edges != b_edges) return a_edges < b_edges;
    const int below = compare_ids(a->below, a->below_count, b->below, b->below_count);
    return (below ? below : compare_ids(a->above, a->above_count, b->above, b->above_count)) < 0;
}

/* True if every law that must hold does with the placement's edges, by trying it. */
static bool keeps_laws(lat_place_search *of, const lat_placement *placement) {
    lat_promotion placed;
    lat_shape shape;
    lat_laws laws;
    lat_id *cycle = NULL;
    size_t cycle_length;
    const uint64_t cost = (uint64_t)of->n * of->n * of->n / 4;
    of->effort -= of->effort < cost ? of->effort : cost;
    const size_t edges = lat_placement_edges(placement, (lat_id)of->n, of->edges);
    of->status = lat_promotion_extend(of->promotion, 1, of->edges, edges, &placed, &cycle, &cycle_length);
    free(cycle);
    if (of->status != LAT_OK) return false;
    of->status = lat_shape_of(&placed.order, &shape);
    if (of->status == LAT_OK) {
        of->status = lat_laws_verify(&placed, &shape, LAT_EFFORT_DEFAULT, &laws);
        lat_shape_free(&shape);
    }
    lat_promotion_free(&placed);
    bool kept = of->status == LAT_OK;
    for (lat_law law = 0; law < LAT_LAW_COUNT && kept; law++)
        kept = !of->laws[law] || laws.law[law].verdict == LAT_HOLDS;
    return kept;
}

/* A placement as it is reported; its ids are NULL without memory. */
static lat_placement describe(lat_place_search *of, const uint64_t *above, lat_weight weight) {
    lat_placement made = {.cost = lat_cost_of_weight(weight)};
    lat_id *ids = lat_allocate(3 * of->n, sizeof *ids);
    if (!ids) return made;
    made.below = ids;
    made.below_count = extremes(of, of->below, true, made.below);
    made.above = ids + made.below_count;
    made.above_count = extremes(of, above, false, made.above);
    made.row = made.above + made.above_count;
    memcpy(made.row, of->row, of->n * sizeof *ids);
    return made;
}

void lat_place_take(lat_place_search *of, const uint64_t *above) {
    lat_placements *found = of->found;
    const lat_weight weight = read_row(of, above);
    if (lat_place_too_dear(of, weight)) return;
    lat_placement made = describe(of, above, weight);
    if (!made.below) of->status = LAT_NO_MEMORY;
    size_t at = found->count;
    while (made.below && at > 0 && precedes(&made, weight, &found->items[at - 1], of->found_weight[at - 1]))
        at--;
    const bool full = found->count == of->limit;
    if (!made.below || at == of->limit || (of->verify && !keeps_laws(of, &made))) {
        if (at == of->limit) found->more = true;
        free(made.below);
        return;
    }
    if (full) {
        free(found->items[--found->count].below);
        found->more = true;
    }
    const size_t after = found->count - at;
    memmove(found->items + at + 1, found->items + at, after * sizeof *found->items);
    memmove(of->found_weight + at + 1, of->found_weight + at, after * sizeof *of->found_weight);
    found->items[at] = made;
    of->found_weight[at] = weight;
    found->count++;
}

/* The graph's joins, but for resolved pairs, which no placement changes: LAT_AMBIGUOUS marks these. */
static void copy_joins(lat_place_search *of) {
    const lat_promotion *given = of->promotion;
    const size_t n = of->n;
    for (size_t i = 0; i < n * n; i++)
        of->joins[i] = given->table[i] == LAT_AMBIGUOUS ? LAT_NONE : given->table[i];
    for (size_t i = 0; i < given->resolve_count; i++) {
        const size_t p = given->order.position[given->resolves[i].a], q = given->order.position[given->resolves[i].b];
        of->joins[p * n + q] = of->joins[q * n + p] = LAT_AMBIGUOUS;
    }
}

static void transpose(lat_place_search *of) {
    for (size_t p = 0; p < of->n; p++) {
        const uint64_t *up = of->promotion->order.up + p * of->words;
        for (size_t q = bitset_next(up, of->words, 0); q < of->n; q = bitset_next(up, of->words, q + 1))
            bitset_add(of->down + q * of->words, p);
    }
}

static bool prepare(lat_place_search *of) {
    const size_t n = of->n, words = of->words;
    of->down = lat_allocate_zeroed(n * words, sizeof *of->down);
    of->joins = lat_allocate(n * n, sizeof *of->joins);
    of->weights = lat_allocate_zeroed(n * (n + 1), sizeof *of->weights);
    of->no_join = lat_allocate(n, sizeof *of->no_join);
    of->settled_to = lat_allocate_zeroed(n, sizeof *of->settled_to);
    of->settled_from = lat_allocate_zeroed(n, sizeof *of->settled_from);
    of->below_first = lat_allocate(n, sizeof *of->below_first);
    of->above_first = lat_allocate(n, sizeof *of->above_first);
    of->rows = lat_allocate_zeroed(2 * (2 * n + 4) * words, sizeof *of->rows);
    of->allowed = lat_allocate_zeroed(words, sizeof *of->allowed);
    of->scratch = lat_allocate_zeroed(words, sizeof *of->scratch);
    of->row = lat_allocate(n, sizeof *of->row);
    of->edges = lat_allocate(n, sizeof *of->edges);
    of->found->items = lat_allocate(of->limit, sizeof *of->found->items);
    of->found_weight = lat_allocate(of->limit, sizeof *of->found_weight);
    if (!of->down || !of->joins || !of->weights || !of->no_join || !of->settled_to || !of->settled_from ||
        !of->below_first || !of->above_first || !of->rows || !of->allowed || !of->scratch || !of->row || !of->edges ||
        !of->found->items || !of->found_weight)
        return false;
    copy_joins(of);
    transpose(of);
    return lat_place_weigh(of);
}

/* Without resolves every placement that the search gives keeps the laws, where they hold as yet. */
static bool needs_verifying(const lat_promotion *given, const bool *laws) {
    if (given->resolve_count || given->from_table) return true;
    return (laws[LAT_LAW_UNIQUENESS] && given->ambiguous) ||
           (laws[LAT_LAW_EXISTENCE] && given->undefined != given->ambiguous);
}

lat_status lat_place(const lat_promotion *promotion, const lat_candidate *candidate, const bool laws[LAT_LAW_COUNT],
                     size_t limit, uint64_t effort, lat_placements *found) {
    *found = (lat_placements){0};
    if (promotion->n > LAT_PLACE_MAX_DTYPES || !promotion->order.transitive) return LAT_TOO_LARGE;
    lat_place_search search = {.promotion = promotion,
                               .candidate = candidate,
                               .laws = laws,
                               .n = promotion->n,
                               .words = promotion->order.words,
                               .limit = limit < 1 ? 1 : limit,
                               .effort = effort,
                               .unique = laws[LAT_LAW_UNIQUENESS],
                               .exists = laws[LAT_LAW_EXISTENCE],
                               .verify = needs_verifying(promotion, laws),
                               .found = found};
    search.status = prepare(&search) ? LAT_OK : LAT_NO_MEMORY;
    if (search.status == LAT_OK) lat_place_run(&search);
    void *owned[] = {search.down,        search.joins,      search.weights,      search.no_join,     search.below_first,
                     search.above_first, search.rows,       search.allowed,      search.scratch,     search.row,
                     search.edges,       search.settled_to, search.settled_from, search.found_weight};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        free(owned[i]);
    if (search.status != LAT_OK) lat_placements_free(found);
    return search.status;
}

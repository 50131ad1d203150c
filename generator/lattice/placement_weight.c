/* What the joins with a new dtype cost, pair by pair. */
#include "lattice/allocate.h"
#include "lattice/placement_search.h"

/* Twelve bits hold a count a given dtype, twenty a count of pairs. */
enum { DROPS = 12, OVERFLOWS = 0, ROUNDS = 48, UNKNOWN = 36, APART = 24, UNDEFINED = 12, WIDER = 0, COUNT = 0xFFF };
enum { SCALARS = 44, FILLS = 24, PAIRS = 0xFFFFF };

lat_placement_cost lat_cost_of_weight(lat_weight weight) {
    return (lat_placement_cost){.scalars = (unsigned)(weight.high >> SCALARS & COUNT),
                                .fills = (unsigned)(weight.high >> FILLS & PAIRS),
                                .drops = (unsigned)(weight.high >> DROPS & COUNT),
                                .overflows = (unsigned)(weight.high >> OVERFLOWS & COUNT),
                                .rounds = (unsigned)(weight.low >> ROUNDS & COUNT),
                                .unknown = (unsigned)(weight.low >> UNKNOWN & COUNT),
                                .apart = (unsigned)(weight.low >> APART & COUNT),
                                .undefined = (unsigned)(weight.low >> UNDEFINED & COUNT),
                                .wider = (unsigned)(weight.low >> WIDER & COUNT)};
}

/* A scalar changes no array of its own kind or a higher one. Nothing is known of an abstract dtype. */
static int level(val_kind kind) {
    static const int levels[] = {[VAL_BOOL] = 0,  [VAL_INT] = 1,     [VAL_UINT] = 1,   [VAL_FIXED] = 2,
                                 [VAL_FLOAT] = 3, [VAL_COMPLEX] = 4, [VAL_OPAQUE] = 3, [VAL_ABSTRACT] = -1};
    return levels[kind];
}

static lat_weight loss(const val_set *from, const val_set *to) {
    switch (val_conversion_cost(from, to)) {
    case VAL_ROUNDS:
        return (lat_weight){0, UINT64_C(1) << ROUNDS};
    case VAL_OVERFLOWS:
        return (lat_weight){UINT64_C(1) << OVERFLOWS, 0};
    case VAL_DROPS:
        return (lat_weight){UINT64_C(1) << DROPS, 0};
    case VAL_UNKNOWN:
        return (lat_weight){0, UINT64_C(1) << UNKNOWN};
    default:
        return (lat_weight){0, 0};
    }
}

/*
 * Pairs of given dtypes that had no join and get the new one, as all their upper bounds are above it. Without `above`
 * those that have no bounds.
 */
lat_weight lat_place_fills(const lat_place_search *of, const uint64_t *below, const uint64_t *above) {
    const lat_promotion *promotion = of->promotion;
    const size_t n = of->n, words = of->words;
    const uint64_t *up = promotion->order.up;
    uint64_t fills = 0;
    if (promotion->undefined == 0) return (lat_weight){0, 0};
    for (size_t p = bitset_next(below, words, 0); p < n; p = bitset_next(below, words, p + 1)) {
        for (size_t q = bitset_next(below, words, p + 1); q < n; q = bitset_next(below, words, q + 1)) {
            if (promotion->table[p * n + q] < LAT_AMBIGUOUS || of->joins[p * n + q] == LAT_AMBIGUOUS) continue;
            fills += above ? bitset_meet_within(up + p * words, up + q * words, above, 0, words)
                           : promotion->table[p * n + q] == LAT_NONE;
        }
    }
    return (lat_weight){fills << FILLS, 0};
}

/* Whether a loss counts: a scalar is made to fit what it stands beside, but not what is of a lower kind. */
static bool counts(bool weak, const val_set *from, const val_set *to) {
    return !weak || level(to->kind) < level(from->kind);
}

/* True if one of two strong dtypes of like kinds holds all values of the other: that they are left apart is a loss. */
static bool are_kin(const val_set *a, const val_set *b) {
    const int distance = level(a->kind) - level(b->kind);
    if (distance < -1 || distance > 1) return false;
    return val_conversion_cost(a, b) == VAL_EXACT || val_conversion_cost(b, a) == VAL_EXACT;
}

/* True if y promotes already to a strong dtype whose values the new one holds: on the way to it y loses no more. */
static bool is_settled_from(const lat_place_search *of, lat_id y) {
    const lat_candidate *with = of->candidate;
    for (lat_id u = 0; u < of->n; u++) {
        if (with->weak[u] || u == y || !lat_leq(&of->promotion->order, y, u)) continue;
        if (val_conversion_cost(&with->values[u], &with->own) == VAL_EXACT) return true;
    }
    return false;
}

/* True if a strong dtype that holds all values of the new one promotes to y already; one of `above`, if that is given.
 */
static bool is_settled_to(const lat_place_search *of, lat_id y, const uint64_t *above) {
    const lat_candidate *with = of->candidate;
    const lat_order *order = &of->promotion->order;
    for (lat_id u = 0; u < of->n; u++) {
        if (with->weak[u] || u == y || !lat_leq(order, u, y)) continue;
        if (above && !bitset_has(above, order->position[u])) continue;
        if (val_conversion_cost(&with->own, &with->values[u]) == VAL_EXACT) return true;
    }
    return false;
}

lat_weight lat_place_unsettled(const lat_place_search *of, lat_id join, const uint64_t *above) {
    const lat_candidate *with = of->candidate;
    if (join >= of->n || !of->settled_to[join] || !counts(with->own_weak, &with->own, &with->values[join]) ||
        is_settled_to(of, join, above))
        return (lat_weight){0, 0};
    return loss(&with->own, &with->values[join]);
}

/* The pair of the new dtype and id y with the join of id u; n is the new dtype itself, LAT_NONE no join. */
static lat_weight weigh(const lat_place_search *of, lat_id y, lat_id u) {
    const lat_candidate *from = of->candidate;
    const val_set *own = &from->own, *other = &from->values[y];
    const val_set *join = u == LAT_NONE ? NULL : u == of->n ? own : &from->values[u];
    lat_weight weight = {0, 0};
    if (from->weak[y] != from->own_weak) {
        const int scalar = level(from->own_weak ? own->kind : other->kind);
        const int array = level(from->own_weak ? other->kind : own->kind);
        const bool stays = u == (from->own_weak ? y : (lat_id)of->n);
        if (scalar >= 0 && scalar <= array && !stays) weight.high += UINT64_C(1) << SCALARS;
    }
    if (!join) {
        weight.low += UINT64_C(1) << UNDEFINED;
        if (!from->weak[y] && !from->own_weak && are_kin(own, other)) weight.low += UINT64_C(1) << APART;
        return weight;
    }
    /* what another dtype loses on its way to a third one was settled before, too */
    if (join != own && counts(from->own_weak, own, join) && !of->settled_to[u])
        weight = lat_weight_sum(weight, loss(own, join));
    if (join == own && counts(from->weak[y], other, join) && !of->settled_from[y])
        weight = lat_weight_sum(weight, loss(other, join));
    if (!from->own_weak && !from->weak[y] && val_wider(own, other, join)) weight.low += UINT64_C(1) << WIDER;
    return weight;
}

/* What is tried first: those whose conversion to or from the new dtype is cheap, then narrow ones. */
typedef struct trial {
    int cost, bits;
    lat_id position;
} trial;

static int cheap_first(const void *left, const void *right) {
    const trial *a = left, *b = right;
    if (a->cost != b->cost) return a->cost - b->cost;
    if (a->bits != b->bits) return a->bits - b->bits;
    return (a->position > b->position) - (a->position < b->position);
}

static void order_trials(const lat_place_search *of, bool below, trial *trials, lat_id *order) {
    const lat_candidate *from = of->candidate;
    for (size_t p = 0; p < of->n; p++) {
        const lat_id id = of->promotion->order.id_at[p];
        const val_set *other = &from->values[id], *own = &from->own;
        trials[p] = (trial){.cost = (int)(below ? val_conversion_cost(other, own) : val_conversion_cost(own, other)),
                            .bits = below ? -other->bits : other->bits,
                            .position = (lat_id)p};
        if (from->weak[id] && below) trials[p].cost = VAL_EXACT; /* what a scalar loses does not count */
        if (from->weak[id] && !below) trials[p].cost = VAL_UNKNOWN;
    }
    if (of->n > 1) qsort(trials, of->n, sizeof *trials, cheap_first);
    for (size_t i = 0; i < of->n; i++)
        order[i] = trials[i].position;
}

bool lat_place_weigh(lat_place_search *of) {
    const lat_order *order = &of->promotion->order;
    const size_t n = of->n;
    trial *trials = lat_allocate(n, sizeof *trials);
    if (!trials) return false;
    for (size_t y = 0; y < n; y++) {
        of->settled_to[y] = is_settled_to(of, (lat_id)y, NULL);
        of->settled_from[y] = is_settled_from(of, (lat_id)y);
    }
    for (size_t p = 0; p < n; p++) {
        const lat_id y = order->id_at[p];
        const uint64_t *up = order->up + p * of->words;
        of->no_join[p] = weigh(of, y, LAT_NONE);
        of->weights[p * (n + 1) + n] = weigh(of, y, (lat_id)n);
        for (size_t q = bitset_next(up, of->words, p); q < n; q = bitset_next(up, of->words, q + 1))
            of->weights[p * (n + 1) + q] = weigh(of, y, order->id_at[q]);
    }
    order_trials(of, true, trials, of->below_first);
    order_trials(of, false, trials, of->above_first);
    free(trials);
    return true;
}

#include "lattice/placement_brute.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lattice/brute_laws.h"

void placement_brute_system(const placement_problem *problem, const poset *order, brute *system) {
    poset_to_brute(order, system);
    for (size_t i = 0; i < problem->resolve_count; i++) {
        const lat_resolve *resolve = &problem->resolves[i];
        const int value = resolve->value == LAT_NONE ? BRUTE_NONE : resolve->value;
        system->value[resolve->a][resolve->b] = system->value[resolve->b][resolve->a] = value;
    }
    for (int a = 0; a < problem->given.n; a++)
        system->weak[a] = problem->candidate.weak[a];
    system->weak[problem->given.n] = problem->candidate.own_weak;
    system->nary = (int)problem->nary;
}

/* The order with edges from the members of `from` to the new dtype, and from there to those of `to`. False if cyclic.
 */
static bool close(const poset *given, unsigned from, unsigned to, poset *extended) {
    const int n = given->n;
    *extended = *given;
    extended->n = n + 1;
    extended->up[n] = to | 1u << n;
    for (int a = 0; a < n; a++)
        if (from >> a & 1) extended->up[a] |= 1u << n;
    for (int via = 0; via <= n; via++)
        for (int a = 0; a <= n; a++)
            if (poset_leq(extended, a, via)) extended->up[a] |= extended->up[via];
    for (int a = 0; a < n; a++)
        if (poset_leq(extended, a, n) && poset_leq(extended, n, a)) return false;
    return true;
}

/* True if the given dtypes promote to each other as before, and to what they did. */
static bool changes_nothing(const placement_problem *problem, const brute *before, const brute *after) {
    for (int a = 0; a < problem->given.n; a++) {
        for (int b = 0; b < problem->given.n; b++) {
            if (before->leq[a][b] != after->leq[a][b]) return false;
            if (before->value[a][b] >= 0 && before->value[a][b] != after->value[a][b]) return false;
        }
    }
    return true;
}

/* Bool, integers, fixed point, floats, complex; nothing is known of an abstract dtype. */
static int level_of(const val_set *values) {
    switch (values->kind) {
    case VAL_BOOL:
        return 0;
    case VAL_INT:
    case VAL_UINT:
        return 1;
    case VAL_FIXED:
        return 2;
    case VAL_FLOAT:
    case VAL_OPAQUE:
        return 3;
    case VAL_COMPLEX:
        return 4;
    default:
        return -1;
    }
}

static bool holds(const val_set *all, const val_set *set) {
    return val_conversion_cost(set, all) == VAL_EXACT;
}

/* The dtypes of a problem and the new one beside them, which is the last. */
typedef struct pair_of {
    const placement_problem *of;
    const brute *system; /* with the new dtype */
    int n;
} pair_of;

static const val_set *values_of(const pair_of *pair, int id) {
    return id == pair->n ? &pair->of->candidate.own : &pair->of->candidate.values[id];
}

static bool is_weak(const pair_of *pair, int id) {
    return id == pair->n ? pair->of->candidate.own_weak : pair->of->candidate.weak[id];
}

/* What the new dtype loses on the way to y is lost without it, too, if a strong dtype between holds all its values. */
static bool excused_to(const pair_of *pair, int y) {
    for (int u = 0; u < pair->n; u++)
        if (u != y && !is_weak(pair, u) && pair->system->leq[pair->n][u] && pair->system->leq[u][y] &&
            holds(values_of(pair, u), values_of(pair, pair->n)))
            return true;
    return false;
}

/* What y loses on the way to it is lost without it, too, if y promotes to a strong dtype whose values it holds all. */
static bool excused_from(const pair_of *pair, int y) {
    for (int u = 0; u < pair->n; u++)
        if (u != y && !is_weak(pair, u) && pair->system->leq[y][u] &&
            holds(values_of(pair, pair->n), values_of(pair, u)))
            return true;
    return false;
}

static void count_loss(const pair_of *pair, int from, int to, lat_placement_cost *cost) {
    const val_set *source = values_of(pair, from), *target = values_of(pair, to);
    if (is_weak(pair, from) && level_of(target) >= level_of(source)) return; /* a scalar is made to fit */
    const val_cost loss = val_conversion_cost(source, target);
    cost->drops += loss == VAL_DROPS;
    cost->overflows += loss == VAL_OVERFLOWS;
    cost->rounds += loss == VAL_ROUNDS;
    cost->unknown += loss == VAL_UNKNOWN;
}

static void count_pair(const pair_of *pair, int y, lat_placement_cost *cost) {
    const int n = pair->n, join = pair->system->value[n][y];
    const val_set *own = values_of(pair, n), *other = values_of(pair, y);
    const bool strong = !is_weak(pair, n) && !is_weak(pair, y);
    if (is_weak(pair, n) != is_weak(pair, y)) {
        const int array = is_weak(pair, n) ? y : n, scalar = is_weak(pair, n) ? n : y;
        const int scalar_level = level_of(values_of(pair, scalar));
        cost->scalars += scalar_level >= 0 && scalar_level <= level_of(values_of(pair, array)) && join != array;
    }
    if (join < 0) {
        const int apart = level_of(own) - level_of(other);
        cost->undefined++;
        cost->apart += strong && apart >= -1 && apart <= 1 && (holds(own, other) || holds(other, own));
        return;
    }
    if (join == n && !excused_from(pair, y)) count_loss(pair, y, n, cost);
    if (join != n && !excused_to(pair, join)) count_loss(pair, n, join, cost);
    cost->wider += strong && val_wider(own, other, values_of(pair, join));
}

static void count_cost(const placement_problem *problem, const brute *before, const brute *after, placed *place) {
    const pair_of pair = {problem, after, problem->given.n};
    place->cost = (lat_placement_cost){0};
    for (int a = 0; a < problem->given.n; a++) {
        place->row[a] = after->value[a][problem->given.n] < 0 ? BRUTE_NONE : after->value[a][problem->given.n];
        count_pair(&pair, a, &place->cost);
        for (int b = a + 1; b < problem->given.n; b++)
            place->cost.fills += before->value[a][b] < 0 && after->value[a][b] == problem->given.n;
    }
}

/* The members of a set that cover the new dtype, or that it covers. */
static unsigned ends(const poset *extended, bool upper) {
    const int n = extended->n - 1;
    unsigned set = 0;
    for (int a = 0; a < n; a++)
        if (upper ? poset_covers(extended, n, a) : poset_covers(extended, a, n)) set |= 1u << a;
    return set;
}

static int compare_costs(const lat_placement_cost *a, const lat_placement_cost *b) {
    const unsigned x[] = {a->scalars, a->fills, a->drops,     a->overflows, a->rounds,
                          a->unknown, a->apart, a->undefined, a->wider};
    const unsigned y[] = {b->scalars, b->fills, b->drops,     b->overflows, b->rounds,
                          b->unknown, b->apart, b->undefined, b->wider};
    for (size_t i = 0; i < sizeof x / sizeof *x; i++)
        if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
    return 0;
}

/* Of two ascending lists the one with the earlier dtype where they first differ comes first; a list before a longer. */
static int compare_sets(unsigned a, unsigned b) {
    for (; a && b; a &= a - 1, b &= b - 1) {
        const unsigned first = a & -a, other = b & -b;
        if (first != other) return first < other ? -1 : 1;
    }
    return (a != 0) - (b != 0);
}

static int size_of(unsigned set) {
    int size = 0;
    for (; set; set &= set - 1)
        size++;
    return size;
}

static int cheapest_first(const void *left, const void *right) {
    const placed *a = left, *b = right;
    const int cost = compare_costs(&a->cost, &b->cost);
    if (cost) return cost;
    const int edges = size_of(a->below) + size_of(a->above) - size_of(b->below) - size_of(b->above);
    if (edges) return edges;
    const int below = compare_sets(a->below, b->below);
    return below ? below : compare_sets(a->above, b->above);
}

size_t placement_brute(const placement_problem *problem, placed found[PLACED_MAX]) {
    const int n = problem->given.n;
    bool seen[1 << PLACED_GIVEN_MAX][1 << PLACED_GIVEN_MAX] = {{false}};
    brute before, after;
    size_t count = 0;
    placement_brute_system(problem, &problem->given, &before);
    for (unsigned from = 0; from < 1u << n; from++) {
        for (unsigned to = 0; to < 1u << n; to++) {
            poset extended;
            if (!close(&problem->given, from, to, &extended)) continue;
            const unsigned below = ends(&extended, false), above = ends(&extended, true);
            if (seen[below][above]) continue;
            seen[below][above] = true;
            placement_brute_system(problem, &extended, &after);
            if (!changes_nothing(problem, &before, &after) || !brute_keeps_laws(&after, problem->required)) continue;
            found[count] = (placed){.below = below, .above = above};
            count_cost(problem, &before, &after, &found[count++]);
        }
    }
    qsort(found, count, sizeof *found, cheapest_first);
    return count;
}

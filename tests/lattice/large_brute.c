#include "lattice/large_brute.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/laws.h"

/* Everything that a dtype reaches, step by step. */
static void reach(large_system *system, size_t from, size_t at) {
    if (system->leq[from * system->n + at]) return;
    system->leq[from * system->n + at] = true;
    for (size_t e = 0; e < system->edge_count; e++)
        if (system->edges[e].from == at) reach(system, from, system->edges[e].to);
}

static void draw_resolves(large_system *system, size_t wanted, random_state *random) {
    const int n = (int)system->n;
    for (size_t tries = 0; tries < wanted; tries++) {
        const lat_resolve drawn = {(lat_id)random_below(random, n), (lat_id)random_below(random, n),
                                   random_percent(random, 20) ? LAT_NONE : (lat_id)random_below(random, n)};
        bool taken = false;
        for (size_t i = 0; i < system->resolve_count; i++) {
            const lat_resolve *old = &system->resolves[i];
            taken = taken || (old->a == drawn.a && old->b == drawn.b) || (old->a == drawn.b && old->b == drawn.a);
        }
        if (!taken) system->resolves[system->resolve_count++] = drawn;
    }
}

void large_system_draw(large_system *system, size_t n, int density, size_t resolves, random_state *random) {
    *system = (large_system){.n = n,
                             .leq = calloc(n * n, sizeof *system->leq),
                             .edges = malloc(n * n * sizeof *system->edges),
                             .resolves = malloc((resolves + 1) * sizeof *system->resolves)};
    lat_id *rank = malloc(n * sizeof *rank);
    assert_true(system->leq && system->edges && system->resolves && rank);
    for (size_t i = 0; i < n; i++) {
        const size_t j = (size_t)random_below(random, (int)i + 1);
        rank[i] = rank[j];
        rank[j] = (lat_id)i;
    }
    for (size_t a = 0; a < n; a++) {
        for (size_t b = 0; b < n; b++) {
            if (rank[a] >= rank[b] || !random_percent(random, density)) continue;
            const size_t place = (size_t)random_below(random, (int)system->edge_count + 1);
            system->edges[system->edge_count++] = system->edges[place];
            system->edges[place] = (lat_edge){(lat_id)a, (lat_id)b};
        }
    }
    for (size_t a = 0; a < n; a++)
        reach(system, a, a);
    draw_resolves(system, resolves, random);
    free(rank);
}

void large_system_free(large_system *system) {
    free(system->leq);
    free(system->edges);
    free(system->resolves);
    *system = (large_system){0};
}

/* The bound that is below all bounds; in a finite order there are several minimal ones where there is none. */
static lat_id join_by_bounds(const large_system *system, size_t a, size_t b) {
    const size_t n = system->n;
    bool any = false;
    for (size_t c = 0; c < n; c++) {
        if (!system->leq[a * n + c] || !system->leq[b * n + c]) continue;
        any = true;
        bool least = true;
        for (size_t d = 0; d < n && least; d++)
            least = !system->leq[a * n + d] || !system->leq[b * n + d] || system->leq[c * n + d];
        if (least) return (lat_id)c;
    }
    return any ? LAT_AMBIGUOUS : LAT_NONE;
}

static lat_id cell_of(const large_system *system, size_t a, size_t b) {
    for (size_t i = 0; i < system->resolve_count; i++) {
        const lat_resolve *resolve = &system->resolves[i];
        if ((resolve->a == a && resolve->b == b) || (resolve->a == b && resolve->b == a)) return resolve->value;
    }
    return join_by_bounds(system, a, b);
}

/* T of two results, undefined if either is. */
static lat_id join(const lat_id *cells, size_t n, lat_id a, lat_id b) {
    if (a >= LAT_AMBIGUOUS || b >= LAT_AMBIGUOUS || cells[a * n + b] >= LAT_AMBIGUOUS) return LAT_NONE;
    return cells[a * n + b];
}

typedef struct triple_counts {
    uint64_t associativity, gaps, nary, monotonicity;
    lat_witness first, first_nary, first_monotonicity;
} triple_counts;

static void count_triple(const bool *leq, const lat_id *cells, size_t n, lat_id a, lat_id b, lat_id c,
                         triple_counts *counts) {
    const lat_id left = join(cells, n, join(cells, n, a, b), c), right = join(cells, n, a, join(cells, n, b, c));
    if (left != LAT_NONE && right != LAT_NONE && left != right && counts->associativity++ == 0)
        counts->first = (lat_witness){a, b, c, left, right};
    counts->gaps += (left == LAT_NONE) != (right == LAT_NONE);
    const lat_id ac = join(cells, n, a, c), bc = join(cells, n, b, c);
    if (leq[a * n + b] && ac != LAT_NONE && bc != LAT_NONE && !leq[ac * n + bc] && counts->monotonicity++ == 0)
        counts->first_monotonicity = (lat_witness){a, b, c, ac, bc};
    if (a > b || b > c) return;
    /* T is commutative: only what comes last matters */
    const lat_id other = join(cells, n, join(cells, n, c, a), b), another = join(cells, n, join(cells, n, b, c), a);
    if ((other != left || another != left) && counts->nary++ == 0)
        counts->first_nary = (lat_witness){a, b, c, left, other != left ? other : another};
}

static bool same(const lat_witness *x, const lat_witness *y) {
    return x->a == y->a && x->b == y->b && x->c == y->c && x->left == y->left && x->right == y->right;
}

static const char *compare_triples(const lat_promotion *promotion, const bool *leq, const lat_id *cells) {
    const size_t n = promotion->n;
    const lat_shape shape = {.top = LAT_NONE, .bottom = LAT_NONE};
    triple_counts counts = {0};
    lat_laws laws;
    for (size_t i = 0; i < n * n * n; i++)
        count_triple(leq, cells, n, (lat_id)(i / n / n), (lat_id)(i / n % n), (lat_id)(i % n), &counts);
    lat_laws_verify(promotion, &shape, LAT_EFFORT_EXHAUSTIVE, &laws);
    const lat_law_result *result = laws.law;
    if (result[LAT_LAW_ASSOCIATIVITY].failures != counts.associativity) return "the failures of associativity";
    if (laws.gaps != counts.gaps) return "the gaps";
    if (result[LAT_LAW_NARY].failures != counts.nary) return "the failures of nary";
    if (result[LAT_LAW_MONOTONICITY].failures != counts.monotonicity) return "the failures of monotonicity";
    if (counts.monotonicity && !same(&result[LAT_LAW_MONOTONICITY].witness, &counts.first_monotonicity))
        return "the witness of monotonicity";
    if (counts.associativity && !same(&result[LAT_LAW_ASSOCIATIVITY].witness, &counts.first))
        return "the witness of associativity";
    return counts.nary && !same(&result[LAT_LAW_NARY].witness, &counts.first_nary) ? "the witness of nary" : NULL;
}

const char *large_system_compare(const large_system *system, const lat_promotion *promotion, bool triples) {
    const size_t n = system->n;
    const char *wrong = NULL;
    lat_id *cells = malloc(n * n * sizeof *cells);
    assert_non_null(cells);
    for (size_t i = 0; i < n * n && !wrong; i++) {
        const lat_id a = (lat_id)(i / n), b = (lat_id)(i % n);
        cells[i] = b < a ? cells[b * n + a] : cell_of(system, a, b);
        if (lat_leq(&promotion->order, a, b) != system->leq[i]) wrong = "<=";
        if (lat_cell(promotion, a, b) != cells[i]) wrong = "a cell";
    }
    if (!wrong && triples) wrong = compare_triples(promotion, system->leq, cells);
    free(cells);
    return wrong;
}

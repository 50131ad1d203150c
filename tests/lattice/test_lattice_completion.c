/*
 * The completion against all subsets of an order, every one of a few dtypes: an element is one set of
 * common upper bounds of some subset, and there is one for each such set. That none is left out makes it a
 * join-semilattice; that each is the join of given dtypes, and no two have the same bounds, makes it the smallest. With
 * a few dtypes that is tried, too: no order with fewer has the given one in it and all joins. Arguments: the most
 * dtypes of the orders that are all completed (6), and of those for which a smaller one is looked for (4).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/completion.h"
#include "lattice/laws.h"
#include "lattice/letters.h"
#include "lattice/posets.h"
#include "lattice/random.h"

static int every = 6, smaller = 4;

enum { GIVEN_MAX = 7, ELEMENTS_MAX = 1 << GIVEN_MAX };

typedef struct drawn_order {
    int n;
    unsigned up[GIVEN_MAX]; /* bit b of up[a]: a <= b */
    lat_edge edges[2 * POSET_EDGES_MAX];
    size_t edge_count;
} drawn_order;

/* Every set of common upper bounds of a non-empty subset, each once. */
static size_t distinct_bounds(const drawn_order *p, unsigned sets[ELEMENTS_MAX]) {
    size_t count = 0;
    for (unsigned subset = 1; subset < 1u << p->n; subset++) {
        unsigned bounds = (1u << p->n) - 1;
        for (int a = 0; a < p->n; a++)
            if (subset >> a & 1) bounds &= p->up[a];
        bool seen = false;
        for (size_t i = 0; i < count; i++)
            seen = seen || sets[i] == bounds;
        if (!seen) sets[count++] = bounds;
    }
    return count;
}

/* The bounds of every element, given and new, from what the completion says each is the join of. */
static void read_bounds(const drawn_order *p, const lat_completion *completion, unsigned bounds[ELEMENTS_MAX]) {
    const size_t n = (size_t)p->n;
    for (size_t a = 0; a < n; a++)
        bounds[a] = p->up[a];
    for (size_t i = 0; i < completion->new_count; i++) {
        const lat_new_dtype *added = &completion->added[i];
        assert_true(added->a < n + i && added->b < n + i); /* parts come before */
        bounds[n + i] = bounds[added->a] & bounds[added->b];
    }
}

static void check_elements(const drawn_order *p, const lat_completion *completion,
                           const unsigned bounds[ELEMENTS_MAX]) {
    unsigned sets[ELEMENTS_MAX];
    const size_t total = (size_t)p->n + completion->new_count;
    assert_int_equal(total, distinct_bounds(p, sets));
    for (size_t x = 0; x < total; x++) {
        bool found = false;
        for (size_t i = 0; i < total; i++)
            found = found || sets[i] == bounds[x];
        assert_true(found);
        for (size_t y = 0; y < x; y++) {
            assert_true(bounds[x] != bounds[y]);
            if (y >= (size_t)p->n) assert_false((bounds[y] & bounds[x]) == bounds[y]); /* lower ones first */
        }
    }
}

/* Each new dtype lists just the pairs of given ones that it is the join of. */
static void check_pairs(const drawn_order *p, const lat_completion *completion, const unsigned bounds[ELEMENTS_MAX]) {
    for (size_t i = 0; i < completion->new_count; i++) {
        const lat_new_dtype *added = &completion->added[i];
        size_t seen = 0;
        for (int a = 0; a < p->n; a++) {
            for (int b = a + 1; b < p->n; b++) {
                if ((p->up[a] & p->up[b]) != bounds[(size_t)p->n + i]) continue;
                assert_true(seen < added->pair_count);
                assert_int_equal(added->pairs[seen].from, a);
                assert_int_equal(added->pairs[seen].to, b);
                seen++;
            }
        }
        assert_int_equal(added->pair_count, seen);
    }
}

static bool covers(const unsigned *bounds, size_t total, size_t x, size_t y) {
    if (x == y || (bounds[x] & bounds[y]) != bounds[y]) return false;
    for (size_t z = 0; z < total; z++)
        if (z != x && z != y && (bounds[x] & bounds[z]) == bounds[z] && (bounds[z] & bounds[y]) == bounds[y])
            return false;
    return true;
}

static void check_edges(const drawn_order *p, const lat_completion *completion, const unsigned bounds[ELEMENTS_MAX]) {
    const size_t n = (size_t)p->n, total = n + completion->new_count;
    size_t seen = 0;
    for (size_t x = 0; x < total; x++) {
        for (size_t y = 0; y < total; y++) {
            if ((x < n && y < n) || !covers(bounds, total, x, y)) continue;
            assert_true(seen < completion->edge_count);
            assert_int_equal(completion->edges[seen].from, x);
            assert_int_equal(completion->edges[seen].to, y);
            seen++;
        }
    }
    assert_int_equal(completion->edge_count, seen);
}

/* Given edges and new ones together: a join-semilattice with the old order and the old joins. */
static void check_as_promotion(const drawn_order *p, const lat_promotion *given, const lat_completion *completion) {
    const size_t total = completion->n + completion->new_count;
    lat_promotion whole;
    lat_shape shape;
    lat_laws laws;
    lat_edge *edges = malloc((p->edge_count + completion->edge_count + 1) * sizeof *edges);
    assert_non_null(edges);
    memcpy(edges, p->edges, p->edge_count * sizeof *edges);
    if (completion->edge_count)
        memcpy(edges + p->edge_count, completion->edges, completion->edge_count * sizeof *edges);
    assert_int_equal(
        lat_promotion_from_edges(&whole, total, edges, p->edge_count + completion->edge_count, NULL, 0, NULL, NULL),
        LAT_OK);
    lat_shape_of(&whole.order, &shape);
    lat_laws_verify(&whole, &shape, &laws);
    assert_true(laws.kind == LAT_LATTICE || laws.kind == LAT_JOIN_SEMILATTICE);
    for (lat_id a = 0; a < completion->n; a++) {
        for (lat_id b = 0; b < completion->n; b++) {
            assert_int_equal(lat_leq(&whole.order, a, b), lat_leq(&given->order, a, b));
            if (lat_join(given, a, b) != LAT_NONE) assert_int_equal(lat_join(&whole, a, b), lat_join(given, a, b));
        }
    }
    for (size_t i = 0; i < completion->new_count; i++)
        assert_int_equal(lat_join(&whole, completion->added[i].a, completion->added[i].b), completion->n + i);
    lat_completion again;
    assert_int_equal(lat_complete(&whole, 0, &again), LAT_OK); /* it lacks nothing */
    assert_true(again.new_count == 0 && again.edge_count == 0);
    lat_completion_free(&again);
    lat_shape_free(&shape);
    lat_promotion_free(&whole);
    free(edges);
}

/* Completes an order, compares with brute force, and returns how many dtypes were added. */
static size_t check_completion(const drawn_order *p) {
    lat_promotion given;
    lat_completion completion;
    unsigned bounds[ELEMENTS_MAX];
    assert_int_equal(lat_promotion_from_edges(&given, (size_t)p->n, p->edges, p->edge_count, NULL, 0, NULL, NULL),
                     LAT_OK);
    assert_int_equal(lat_complete(&given, ELEMENTS_MAX, &completion), LAT_OK);
    read_bounds(p, &completion, bounds);
    check_elements(p, &completion, bounds);
    check_pairs(p, &completion, bounds);
    check_edges(p, &completion, bounds);
    check_as_promotion(p, &given, &completion);
    const size_t added = completion.new_count;
    lat_completion_free(&completion);
    lat_promotion_free(&given);
    return added;
}

/* The orders that an order is looked for in, which have all joins and the old ones. */
typedef struct larger_search {
    const poset *given;
    int n; /* dtypes of the larger orders */
    size_t found;
} larger_search;

static void try_larger(void *context, const poset *p) {
    larger_search *search = context;
    if (p->n < search->n) {
        poset_each_extension(p, try_larger, search);
        return;
    }
    for (int a = 0; a < p->n; a++) {
        for (int b = 0; b < p->n; b++) {
            const int join = poset_join(p, a, b);
            if (join < 0) return;
            if (a >= search->given->n || b >= search->given->n) continue;
            const int old = poset_join(search->given, a, b);
            if (old >= 0 && join != old) return;
        }
    }
    search->found++;
}

typedef struct completion_tally {
    random_state random;
    size_t added, most;
    int smaller;
} completion_tally;

static void complete_order(void *context, const poset *p) {
    completion_tally *tally = context;
    drawn_order drawn = {.n = p->n};
    memcpy(drawn.up, p->up, (size_t)p->n * sizeof *p->up);
    drawn.edge_count = poset_edges(p, POSET_COVERS, &tally->random, drawn.edges);
    const size_t added = check_completion(&drawn);
    tally->added += added;
    if (added > tally->most) tally->most = added;
    if (p->n > tally->smaller) return;
    for (int more = 0; more <= (int)added; more++) {
        larger_search search = {.given = p, .n = p->n + more};
        try_larger(&search, p);
        assert_int_equal(search.found != 0, more == (int)added);
    }
}

static void every_order(void **state) {
    (void)state;
    for (int n = 1; n <= every; n++) {
        completion_tally tally = {.random = {1}, .smaller = smaller};
        assert_int_equal(poset_each(n, complete_order, &tally), poset_count(n));
        printf("%d dtypes: %zu orders, %zu dtypes added, %zu at most\n", n, poset_count(n), tally.added, tally.most);
    }
}

/*
 * a_i < b_j for i != j: the joins of two and more of the ten a_i are all sets of up to eight b_j but the single ones,
 * which are the b_j themselves.
 */
static void exponential(void **state) {
    (void)state;
    enum { SIDE = 10, NEW = (1 << SIDE) - 1 - SIDE - SIDE };
    lat_edge edges[SIDE * SIDE];
    size_t count = 0;
    for (size_t i = 0; i < SIDE; i++)
        for (size_t j = 0; j < SIDE; j++)
            if (i != j) edges[count++] = (lat_edge){(lat_id)i, (lat_id)(SIDE + j)};
    lat_promotion given;
    lat_completion completion;
    assert_int_equal(lat_promotion_from_edges(&given, 2 * SIDE, edges, count, NULL, 0, NULL, NULL), LAT_OK);
    assert_int_equal(lat_complete(&given, NEW - 1, &completion), LAT_TOO_LARGE);
    assert_int_equal(lat_complete(&given, NEW, &completion), LAT_OK);
    assert_int_equal(completion.new_count, NEW);
    assert_int_equal(completion.added[NEW - 1].pair_count, SIDE * (SIDE - 1) / 2 + SIDE); /* no upper bound */
    lat_completion_free(&completion);
    lat_promotion_free(&given);
}

/* A `resolve` is no matter of the order: the joins that it hides are kept, and those that it invents are none. */
static void resolves_play_no_part(void **state) {
    (void)state;
    lat_promotion given;
    lat_completion completion;
    letters_graph(&given, 4, "ac ad bc bd", "abd cdd acd");
    assert_int_equal(lat_complete(&given, 4, &completion), LAT_OK);
    assert_int_equal(completion.new_count, 2);
    assert_true(completion.added[0].pair_count == 1 && completion.added[1].pair_count == 1);
    lat_completion_free(&completion);
    lat_promotion_free(&given);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_order),

        cmocka_unit_test(exponential),
        cmocka_unit_test(resolves_play_no_part),
    };
    if (argc > 2) {
        every = atoi(argv[1]);
        smaller = atoi(argv[2]);
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}

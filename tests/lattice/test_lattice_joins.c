/*
 * The two ways to all joins against each other, and both against counting: l is the join of a and b iff it is a common
 * upper bound and has as many upper bounds as a and b have in common. On some hundred dtypes, so that rows of bitsets,
 * tiles and strips have several words, and ragged ends.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/covers.h"
#include "lattice/joins.h"
#include "lattice/promotion.h"
#include "lattice/random.h"
#include "lattice/systems.h"

enum { SIZE_MAX_TESTED = 320 };

typedef struct draft {
    size_t n, edge_count;
    lat_edge edges[SIZE_MAX_TESTED * SIZE_MAX_TESTED];
} draft;

static draft drawn;
static bool below[SIZE_MAX_TESTED][SIZE_MAX_TESTED];

static void add_edge(size_t lower, size_t upper) {
    drawn.edges[drawn.edge_count++] = (lat_edge){(lat_id)lower, (lat_id)upper};
}

/* Edges between dtypes in the order of a random numbering, with `per_mille` of all possible ones. */
static void draw_graph(random_state *random, size_t n, int per_mille) {
    drawn.n = n;
    drawn.edge_count = 0;
    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++)
            if (random_below(random, 1000) < per_mille) add_edge(a * 7 % n, b * 7 % n);
}

/* Each dtype but the last few has one edge, to a later one: joins are unique where they exist. */
static void draw_forest(random_state *random, size_t n, size_t roots) {
    drawn.n = n;
    drawn.edge_count = 0;
    for (size_t a = 0; a + roots < n; a++)
        add_edge(a, a + 1 + (size_t)random_below(random, (int)(n - a - 1)));
}

/* The order of subsets of eight elements, some left out: few pairs are ambiguous. */
static void draw_holes(random_state *random, int percent) {
    size_t kept[256];
    drawn.n = drawn.edge_count = 0;
    for (size_t set = 0; set < 256; set++)
        if (!random_percent(random, percent)) kept[drawn.n++] = set;
    for (size_t a = 0; a < drawn.n; a++)
        for (size_t b = 0; b < drawn.n; b++)
            if (a != b && (kept[a] & kept[b]) == kept[a]) add_edge(a, b);
}

static void draw_system(const char *kind, size_t n) {
    lattice_system system;
    assert_true(lattice_system_make(&system, kind, n));
    drawn.n = system.n;
    drawn.edge_count = system.edge_count;
    memcpy(drawn.edges, system.edges, system.edge_count * sizeof *system.edges);
    lattice_system_free(&system);
}

static void close_slowly(void) {
    memset(below, 0, sizeof below);
    for (size_t a = 0; a < drawn.n; a++)
        below[a][a] = true;
    for (size_t i = 0; i < drawn.edge_count; i++)
        below[drawn.edges[i].from][drawn.edges[i].to] = true;
    for (size_t b = 0; b < drawn.n; b++)
        for (size_t a = 0; a < drawn.n; a++)
            for (size_t c = 0; below[a][b] && c < drawn.n; c++)
                below[a][c] = below[a][c] || below[b][c];
}

static lat_id join_by_counting(size_t a, size_t b, const size_t *bounds_of) {
    size_t common = 0;
    for (size_t c = 0; c < drawn.n; c++)
        common += below[a][c] && below[b][c];
    for (size_t c = 0; c < drawn.n; c++)
        if (below[a][c] && below[b][c] && bounds_of[c] == common) return (lat_id)c;
    return common == 0 ? LAT_NONE : LAT_AMBIGUOUS;
}

static void check_against_counting(const lat_order *order, const lat_id *table, const lat_undefined *undefined) {
    size_t bounds_of[SIZE_MAX_TESTED] = {0}, cells = 0, ambiguous = 0;
    close_slowly();
    for (size_t a = 0; a < drawn.n; a++)
        for (size_t c = 0; c < drawn.n; c++)
            bounds_of[a] += below[a][c];
    for (size_t a = 0; a < drawn.n; a++) {
        for (size_t b = 0; b < drawn.n; b++) {
            const lat_id at = table[(size_t)order->position[a] * drawn.n + order->position[b]];
            const lat_id expected = join_by_counting(a, b, bounds_of);
            assert_int_equal(at >= LAT_AMBIGUOUS ? at : order->id_at[at], expected);
            cells += expected >= LAT_AMBIGUOUS;
            ambiguous += expected == LAT_AMBIGUOUS;
        }
    }
    assert_int_equal(undefined->cells, cells);
    assert_int_equal(undefined->ambiguous, ambiguous);
}

static void check_drawn(void) {
    const size_t n = drawn.n, bytes = n * n * sizeof(lat_id);
    lat_order order;
    lat_adjacency covers;
    lat_undefined by_scan, by_covers, chosen;
    lat_id *scanned = malloc(bytes + 1), *covered = malloc(bytes + 1);
    assert_true(scanned && covered);
    assert_int_equal(lat_order_from_edges(&order, n, drawn.edges, drawn.edge_count, NULL, NULL), LAT_OK);
    assert_int_equal(lat_covers_of(&order, &covers), LAT_OK);
    lat_joins_by_scan(&order, scanned, &by_scan);
    assert_int_equal(lat_joins_by_covers(&order, &covers, covered, &by_covers), LAT_OK);
    assert_memory_equal(scanned, covered, bytes);
    assert_memory_equal(&by_scan, &by_covers, sizeof by_scan);
    assert_int_equal(lat_joins(&order, covered, &chosen), LAT_OK);
    assert_memory_equal(scanned, covered, bytes);
    assert_memory_equal(&by_scan, &chosen, sizeof by_scan);
    check_against_counting(&order, scanned, &by_scan);
    lat_adjacency_free(&covers);
    lat_order_free(&order);
    free(covered);
    free(scanned);
}

static void on_graphs_of_any_density(void **state) {
    (void)state;
    static const size_t sizes[] = {1, 2, 63, 64, 65, 127, 128, 129, 200, SIZE_MAX_TESTED};
    static const int per_mille[] = {0, 5, 20, 100, 400, 1000};
    random_state random = {1};
    for (size_t size = 0; size < sizeof sizes / sizeof *sizes; size++) {
        for (size_t density = 0; density < sizeof per_mille / sizeof *per_mille; density++) {
            draw_graph(&random, sizes[size] % 7 == 0 ? sizes[size] + 1 : sizes[size], per_mille[density]);
            check_drawn();
        }
    }
}

static void on_forests(void **state) {
    (void)state;
    random_state random = {2};
    for (size_t roots = 1; roots < 9; roots += 3) {
        draw_forest(&random, 150 + 10 * roots, roots);
        check_drawn();
    }
}

static void on_two_levels(void **state) {
    (void)state;
    drawn = (draft){.n = 140};
    for (size_t a = 0; a < 70; a++)
        for (size_t b = 70; b < 140; b++)
            if ((a * b) % 3 != 0) add_edge(a, b);
    check_drawn();
}

static void on_lattices(void **state) {
    (void)state;
    static const char *const kinds[] = {"boolean", "chains", "random"};
    for (size_t kind = 0; kind < 3; kind++) {
        for (size_t n = 60; n <= SIZE_MAX_TESTED; n += 65) {
            draw_system(kinds[kind], n);
            check_drawn();
        }
    }
}

static void on_lattices_with_holes(void **state) {
    (void)state;
    random_state random = {3};
    for (int percent = 1; percent < 40; percent = 2 * percent + 1) {
        draw_holes(&random, percent);
        check_drawn();
    }
}

/* What systems.h promises, which benches and the tests above stand on. */
static void systems_are_join_semilattices(void **state) {
    (void)state;
    static const char *const kinds[] = {"boolean", "chains", "random"};
    static const size_t sizes[] = {18, 256, 300}, of_boolean[] = {16, 256, 256};
    for (size_t kind = 0; kind < 3; kind++) {
        for (size_t size = 0; size < 3; size++) {
            lat_promotion promotion;
            draw_system(kinds[kind], sizes[size]);
            assert_int_equal(drawn.n, kind == 0 ? of_boolean[size] : sizes[size]);
            assert_int_equal(
                lat_promotion_from_edges(&promotion, drawn.n, drawn.edges, drawn.edge_count, NULL, 0, NULL, NULL),
                LAT_OK);
            assert_int_equal(promotion.undefined, 0);
            lat_promotion_free(&promotion);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(on_graphs_of_any_density),
        cmocka_unit_test(on_forests),
        cmocka_unit_test(on_two_levels),
        cmocka_unit_test(on_lattices),
        cmocka_unit_test(on_lattices_with_holes),
        cmocka_unit_test(systems_are_join_semilattices),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

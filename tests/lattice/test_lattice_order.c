/* Cycles, shape, implied edges, bounds and paths. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/bounds.h"
#include "lattice/covers.h"
#include "lattice/letters.h"
#include "lattice/path.h"
#include "lattice/random.h"

static void expect_cycle(size_t n, const char *edges, const char *cycle_expected) {
    lat_edge edge[LETTERS_MAX * LETTERS_MAX];
    lat_order order;
    lat_id *cycle = NULL;
    size_t length = 0;
    assert_int_equal(lat_order_from_edges(&order, n, edge, letters_edges(edges, edge), &cycle, &length), LAT_CYCLE);
    char got[LETTERS_MAX + 1] = "";
    for (size_t i = 0; i < length; i++)
        got[i] = letters_name(cycle[i]);
    assert_string_equal(got, cycle_expected);
    assert_null(order.up);
    free(cycle);
}

static void cycles_by_hand(void **state) {
    (void)state;
    expect_cycle(1, "aa", "a");
    expect_cycle(3, "ab bb bc", "b");
    expect_cycle(2, "ba ab", "ab");
    expect_cycle(4, "ab bc cb cd", "bc");
    expect_cycle(5, "ed dc cb be", "bedc");
    expect_cycle(6, "ab bc cd de ef fa db", "bcd"); /* the shorter of two */
    expect_cycle(7, "ab ba cd de ef fg gc", "ab");
    expect_cycle(7, "cd dc ab bg ga gc", "cd");
}

static void a_cycle_spoils_a_promotion(void **state) {
    (void)state;
    lat_promotion promotion;
    lat_id *cycle = NULL;
    size_t length = 0;
    const lat_edge edges[] = {{1, 2}, {2, 1}};
    assert_int_equal(lat_promotion_from_edges(&promotion, 3, edges, 2, NULL, 0, &cycle, &length), LAT_CYCLE);
    assert_int_equal(length, 2);
    assert_null(promotion.table);
    free(cycle);
}

enum { DRAWN_MAX = 8, UNREACHED = 99 };

/* The length of the shortest cycle by walking from every node; UNREACHED if there is none. */
static int shortest_cycle(int n, bool edge[DRAWN_MAX][DRAWN_MAX]) {
    int steps[DRAWN_MAX][DRAWN_MAX], shortest = UNREACHED;
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++)
            steps[a][b] = edge[a][b] ? 1 : UNREACHED;
    for (int via = 0; via < n; via++)
        for (int a = 0; a < n; a++)
            for (int b = 0; b < n; b++)
                if (steps[a][via] + steps[via][b] < steps[a][b]) steps[a][b] = steps[a][via] + steps[via][b];
    for (int a = 0; a < n; a++)
        if (steps[a][a] < shortest) shortest = steps[a][a];
    return shortest;
}

static void check_cycle(const lat_id *cycle, size_t length, bool edge[DRAWN_MAX][DRAWN_MAX]) {
    for (size_t i = 0; i < length; i++) {
        assert_true(edge[cycle[i]][cycle[(i + 1) % length]]);
        assert_true(cycle[0] <= cycle[i]);
    }
}

static void cycles_at_random(void **state) {
    (void)state;
    int with_cycle = 0;
    for (uint64_t seed = 1; seed <= 3000; seed++) {
        random_state random = {seed};
        const int n = 1 + random_below(&random, DRAWN_MAX), density = random_below(&random, 40);
        bool edge[DRAWN_MAX][DRAWN_MAX] = {{false}};
        lat_edge edges[DRAWN_MAX * DRAWN_MAX];
        size_t count = 0, length = 0;
        for (int tries = 0; tries < n * n; tries++) {
            const int a = random_below(&random, n), b = random_below(&random, n);
            if (edge[a][b] || !random_percent(&random, density)) continue;
            edge[a][b] = true;
            edges[count++] = (lat_edge){(lat_id)a, (lat_id)b};
        }
        lat_order order;
        lat_id *cycle = NULL;
        const int shortest = shortest_cycle(n, edge);
        const lat_status status = lat_order_from_edges(&order, (size_t)n, edges, count, &cycle, &length);
        if (status != (shortest == UNREACHED ? LAT_OK : LAT_CYCLE) ||
            (status == LAT_CYCLE && length != (size_t)shortest)) {
            print_error("seed %d\n", (int)seed);
            fail();
        }
        if (status == LAT_CYCLE) check_cycle(cycle, length, edge);
        with_cycle += status == LAT_CYCLE;
        free(cycle);
        lat_order_free(&order);
    }
    assert_in_range(with_cycle, 500, 2500);
}

/* A long cycle is found in the time of a walk round it, not of one from each of its dtypes. */
static void a_long_cycle(void **state) {
    (void)state;
    const size_t n = LAT_MAX_DTYPES;
    lat_edge *edges = malloc(n * sizeof *edges);
    assert_non_null(edges);
    for (size_t a = 0; a < n; a++)
        edges[a] = (lat_edge){(lat_id)a, (lat_id)((a + 1) % n)};
    lat_order order;
    lat_id *cycle = NULL;
    size_t length = 0;
    assert_int_equal(lat_order_from_edges(&order, n, edges, n, &cycle, &length), LAT_CYCLE);
    assert_int_equal(length, n);
    assert_int_equal(cycle[0], 0);
    assert_int_equal(cycle[n - 1], n - 1);
    free(cycle);
    free(edges);
}

static void too_many(void **state) {
    (void)state;
    lat_order order;
    lat_promotion promotion;
    assert_int_equal(lat_order_from_edges(&order, LAT_MAX_DTYPES + 1, NULL, 0, NULL, NULL), LAT_TOO_LARGE);
    assert_int_equal(lat_promotion_from_edges(&promotion, LAT_MAX_DTYPES + 1, NULL, 0, NULL, 0, NULL, NULL),
                     LAT_TOO_LARGE);
    assert_int_equal(lat_promotion_from_table(&promotion, LAT_MAX_DTYPES + 1, NULL), LAT_TOO_LARGE);
}

static void expect_shape(const lat_order *order, char top, char bottom, size_t height, const char *hasse) {
    lat_shape shape;
    lat_edge edges[LETTERS_MAX * LETTERS_MAX];
    const size_t count = letters_edges(hasse, edges);
    assert_int_equal(lat_shape_of(order, &shape), LAT_OK);
    assert_int_equal(letters_name(shape.top), top);
    assert_int_equal(letters_name(shape.bottom), bottom);
    assert_int_equal(shape.height, height);
    assert_int_equal(shape.hasse_count, count);
    assert_memory_equal(shape.hasse, edges, count * sizeof *edges);
    lat_shape_free(&shape);
    assert_null(shape.hasse);
}

static void shapes(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_graph(&promotion, 5, "eb bc cd ed bd ad ec", "");
    expect_shape(&promotion.order, 'd', '-', 3, "ad bc cd eb");
    lat_promotion_free(&promotion);
    letters_graph(&promotion, 6, "ab ac bd cd de df", "");
    expect_shape(&promotion.order, '-', 'a', 3, "ab ac bd cd de df");
    lat_promotion_free(&promotion);
    letters_graph(&promotion, 2, "", "");
    expect_shape(&promotion.order, '-', '-', 0, "");
    lat_promotion_free(&promotion);
    letters_graph(&promotion, 1, "", "");
    expect_shape(&promotion.order, 'a', 'a', 0, "");
    lat_promotion_free(&promotion);
    letters_table(&promotion, "aba bbc acc"); /* goes round: no shape */
    expect_shape(&promotion.order, '-', '-', 0, "");
    lat_promotion_free(&promotion);
    letters_table(&promotion, "aaa abb abc"); /* c < b < a: positions are not the ids */
    expect_shape(&promotion.order, 'a', 'c', 2, "ba cb");
    lat_promotion_free(&promotion);
}

static void implied_edges(void **state) {
    (void)state;
    lat_promotion promotion;
    lat_edge edges[LETTERS_MAX * LETTERS_MAX];
    bool redundant[LETTERS_MAX];
    static const bool expected[] = {false, false, true, true, false, true, false};
    const char *text = "ab bc ac ab cd ad ea";
    const size_t count = letters_edges(text, edges);
    letters_graph(&promotion, 5, text, "");
    assert_int_equal(lat_redundant_edges(&promotion.order, edges, count, redundant), LAT_OK);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(redundant[i], expected[i]);
    lat_promotion_free(&promotion);
}

static void expect_path(const char *edges, size_t n, char a, char b, const char *expected) {
    lat_promotion promotion;
    lat_shape shape;
    lat_id path[LETTERS_MAX];
    letters_graph(&promotion, n, edges, "");
    assert_int_equal(lat_shape_of(&promotion.order, &shape), LAT_OK);
    const size_t length = lat_path(&promotion.order, &shape, (lat_id)(a - 'a'), (lat_id)(b - 'a'), path);
    char got[LETTERS_MAX + 1] = "";
    for (size_t i = 0; i < length; i++)
        got[i] = letters_name(path[i]);
    assert_string_equal(got, expected);
    lat_shape_free(&shape);
    lat_promotion_free(&promotion);
}

static void paths(void **state) {
    (void)state;
    expect_path("ab bc cd ae ed", 5, 'a', 'd', "aed");
    expect_path("ab bc cd ae ed", 5, 'a', 'a', "a");
    expect_path("ab bc cd ae ed", 5, 'd', 'a', "");
    expect_path("ab bc cd ae ed", 5, 'b', 'e', "");
    expect_path("ab ac bd cd ad", 4, 'a', 'd', "abd"); /* the tie goes to the smallest id; ad is implied */
    expect_path("dc cb ba", 4, 'd', 'a', "dcba");
}

static void upper_bounds(void **state) {
    (void)state;
    lat_promotion promotion;
    lat_id minimal[LETTERS_MAX], all[LETTERS_MAX];
    size_t all_count = 99;
    letters_graph(&promotion, 6, "fc fd ec ed cb db ba", "");
    const lat_id pair[] = {5, 4}, one[] = {2}, three[] = {5, 2, 3};
    assert_int_equal(lat_minimal_upper_bounds(&promotion.order, pair, 2, minimal, all, &all_count), 2);
    assert_int_equal(minimal[0], 2);
    assert_int_equal(minimal[1], 3);
    assert_int_equal(all_count, 4);
    for (size_t i = 0; i < all_count; i++)
        assert_int_equal(all[i], i);
    assert_int_equal(lat_minimal_upper_bounds(&promotion.order, one, 1, minimal, NULL, NULL), 1);
    assert_int_equal(minimal[0], 2);
    assert_int_equal(lat_minimal_upper_bounds(&promotion.order, three, 3, minimal, NULL, NULL), 1);
    assert_int_equal(minimal[0], 1);
    lat_promotion_free(&promotion);
    letters_graph(&promotion, 2, "", "");
    const lat_id apart[] = {0, 1};
    assert_int_equal(lat_minimal_upper_bounds(&promotion.order, apart, 2, minimal, all, &all_count), 0);
    assert_int_equal(all_count, 0);
    lat_promotion_free(&promotion);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cycles_by_hand),   cmocka_unit_test(a_cycle_spoils_a_promotion),
        cmocka_unit_test(cycles_at_random), cmocka_unit_test(a_long_cycle),
        cmocka_unit_test(too_many),         cmocka_unit_test(shapes),
        cmocka_unit_test(implied_edges),    cmocka_unit_test(paths),
        cmocka_unit_test(upper_bounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

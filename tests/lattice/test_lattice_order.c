/* Cycles in a promotion, a long one, too many dtypes, and which of the shortest paths is told: what no exhaustive test
 * sees. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/letters.h"
#include "lattice/shape.h"

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

static void expect_path(const char *edges, size_t n, char a, char b, const char *expected) {
    lat_promotion promotion;
    lat_shape shape;
    lat_id path[LETTERS_MAX];
    letters_graph(&promotion, n, edges, "");
    lat_shape_of(&promotion.order, &shape);
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cycle_spoils_a_promotion),
        cmocka_unit_test(a_long_cycle),
        cmocka_unit_test(too_many),
        cmocka_unit_test(paths),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/*
 * Placements in orders of more than 64 dtypes, which are sets of several words: what the cheapest cost does not depend
 * on the order of declaration, each keeps every join, and its row is that of the order with its edges.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/placement.h"
#include "lattice/random.h"

enum { MOST = 140, EDGES = 3 * MOST, LIMIT = 3 };

typedef struct wide_order {
    size_t n;
    lat_edge edges[EDGES];
    size_t edge_count;
    val_set values[MOST];
} wide_order;

/* A long chain of integers that grow, and three more dtypes, each between two of the chain. */
static void draw(wide_order *order, size_t n, random_state *random) {
    const size_t chain = n - 3;
    *order = (wide_order){.n = n};
    for (size_t a = 0; a < n; a++)
        order->values[a] = (val_set){.kind = VAL_INT, .bits = 2 + (int)a, .is_signed = true};
    for (size_t a = 0; a + 1 < chain; a++)
        order->edges[order->edge_count++] = (lat_edge){(lat_id)a, (lat_id)(a + 1)};
    for (size_t a = chain; a < n; a++) {
        const size_t from = (size_t)random_below(random, (int)chain - 3), to = from + 2;
        order->values[a] = (val_set){.kind = VAL_UINT, .bits = 2 + (int)from};
        order->edges[order->edge_count++] = (lat_edge){(lat_id)from, (lat_id)a};
        order->edges[order->edge_count++] = (lat_edge){(lat_id)a, (lat_id)to};
    }
}

/* The same order under other ids, and its edges in another order. */
static void rename_all(const wide_order *order, wide_order *renamed, random_state *random) {
    lat_id id_of[MOST];
    *renamed = (wide_order){.n = order->n, .edge_count = order->edge_count};
    for (size_t i = 0; i < order->n; i++) {
        const size_t j = (size_t)random_below(random, (int)i + 1);
        id_of[i] = id_of[j];
        id_of[j] = (lat_id)i;
    }
    for (size_t a = 0; a < order->n; a++)
        renamed->values[id_of[a]] = order->values[a];
    for (size_t e = 0; e < order->edge_count; e++) {
        const size_t place = (size_t)random_below(random, (int)e + 1);
        renamed->edges[e] = renamed->edges[place];
        renamed->edges[place] = (lat_edge){id_of[order->edges[e].from], id_of[order->edges[e].to]};
    }
}

static void check_placement(const lat_promotion *given, const lat_placement *placement) {
    lat_edge edges[MOST];
    lat_promotion extended;
    lat_id *cycle = NULL;
    size_t length;
    const lat_id n = (lat_id)given->n;
    const size_t count = lat_placement_edges(placement, n, edges);
    assert_int_equal(lat_promotion_extend(given, 1, false, edges, count, &extended, &cycle, &length), LAT_OK);
    assert_int_equal(extended.ambiguous, 0);
    for (lat_id a = 0; a < n; a++) {
        assert_int_equal(placement->row[a], lat_join(&extended, a, n));
        for (lat_id b = 0; b < n; b++) {
            assert_int_equal(lat_leq(&extended.order, a, b), lat_leq(&given->order, a, b));
            if (lat_join(given, a, b) != LAT_NONE) assert_int_equal(lat_join(&extended, a, b), lat_join(given, a, b));
        }
    }
    lat_promotion_free(&extended);
}

/* The costs of the cheapest; how many there are is returned. */
static size_t place(const wide_order *order, const val_set *own, lat_placement_cost costs[LIMIT]) {
    static const bool weak[MOST];
    const bool required[LAT_LAW_COUNT] = {[LAT_LAW_UNIQUENESS] = true, [LAT_LAW_LEAST] = true};
    const lat_candidate candidate = {order->values, weak, *own, false};
    lat_promotion given;
    lat_placements found;
    assert_int_equal(lat_promotion_from_edges(&given, order->n, order->edges, order->edge_count, NULL, 0, NULL, NULL),
                     LAT_OK);
    assert_int_equal(lat_place(&given, &candidate, required, LIMIT, UINT64_MAX, &found), LAT_OK);
    assert_false(found.stopped);
    for (size_t i = 0; i < found.count; i++) {
        costs[i] = found.items[i].cost;
        if (given.ambiguous == 0) check_placement(&given, &found.items[i]);
    }
    const size_t count = found.count;
    lat_placements_free(&found);
    assert_int_equal(lat_place(&given, &candidate, required, LIMIT, 1, &found), LAT_OK);
    assert_true(found.stopped && found.count == 0); /* no effort is left for any */
    lat_placements_free(&found);
    lat_promotion_free(&given);
    return count;
}

static void test_names_do_not_matter(void **state) {
    (void)state;
    static const size_t sizes[] = {63, 64, 65, 127, 128};
    random_state random = {7};
    size_t placed = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        wide_order order, renamed;
        lat_placement_cost costs[LIMIT], other[LIMIT];
        draw(&order, sizes[i], &random);
        const val_set own = {.kind = VAL_INT, .bits = 2 + random_below(&random, (int)sizes[i]), .is_signed = true};
        const size_t count = place(&order, &own, costs);
        rename_all(&order, &renamed, &random);
        assert_int_equal(place(&renamed, &own, other), count);
        assert_memory_equal(other, costs, count * sizeof *costs);
        placed += count;
    }
    printf("%zu placements\n", placed);
    assert_true(placed > 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_names_do_not_matter)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

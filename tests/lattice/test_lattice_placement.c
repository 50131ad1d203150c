/* How placements are ranked, cut off and given up, on an order small enough to see it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/letters.h"
#include "lattice/placement.h"

static const val_set u8 = {.kind = VAL_UINT, .bits = 8}, i8 = {.kind = VAL_INT, .bits = 8, .is_signed = true},
                     i16 = {.kind = VAL_INT, .bits = 16, .is_signed = true},
                     i32 = {.kind = VAL_INT, .bits = 32, .is_signed = true};

static uint64_t rank(const lat_placement_cost *cost) {
    const unsigned parts[] = {cost->scalars, cost->fills, cost->drops,     cost->overflows, cost->rounds,
                              cost->unknown, cost->apart, cost->undefined, cost->wider};
    uint64_t sum = 0;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        sum = sum * 16 + parts[i];
    return sum;
}

/* u8 and i8 below i32: a 16-bit integer goes between, and nowhere else is as cheap. */
static void test_ranks_by_cost(void **state) {
    (void)state;
    const val_set values[] = {u8, i8, i32};
    const bool weak[3] = {false};
    const lat_candidate candidate = {values, weak, i16, false};
    bool laws[LAT_LAW_COUNT];
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        laws[law] = true;
    lat_promotion given;
    lat_placements found;
    letters_graph(&given, 3, "ac bc", "");
    assert_int_equal(lat_place(&given, &candidate, laws, 100, UINT64_MAX, &found), LAT_OK);
    assert_true(found.count > 2);
    for (size_t i = 1; i < found.count; i++)
        assert_true(rank(&found.items[i - 1].cost) <= rank(&found.items[i].cost));
    /* u8 v i8 = i32 is kept, so only one of them can be below; the pair with the other is wider */
    const lat_placement *first = &found.items[0];
    assert_int_equal(first->below_count, 1);
    assert_int_equal(first->below[0], 0);
    assert_int_equal(first->above_count, 1);
    assert_int_equal(first->above[0], 2);
    assert_int_equal(rank(&first->cost), 1);
    lat_edge edges[2];
    assert_int_equal(lat_placement_edges(first, 3, edges), 2);
    assert_true(edges[0].from == 0 && edges[0].to == 3 && edges[1].from == 3 && edges[1].to == 2);
    lat_placements_free(&found);

    /* the few best are the first of all, and it is said that there are others */
    lat_placements best;
    assert_int_equal(lat_place(&given, &candidate, laws, 100, UINT64_MAX, &found), LAT_OK);
    assert_int_equal(lat_place(&given, &candidate, laws, 2, UINT64_MAX, &best), LAT_OK);
    assert_true(best.count == 2 && best.more && !best.stopped);
    for (size_t i = 0; i < 2; i++)
        assert_memory_equal(best.items[i].row, found.items[i].row, 3 * sizeof(lat_id));
    lat_placements_free(&best);
    lat_placements_free(&found);

    assert_int_equal(lat_place(&given, &candidate, laws, 5, 1, &found), LAT_OK);
    assert_true(found.stopped && found.count == 0);
    lat_placements_free(&found);
    lat_promotion_free(&given);
}

int main(void) {
    const struct CMUnitTest tests[] = {

        cmocka_unit_test(test_ranks_by_cost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

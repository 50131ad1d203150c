/* Which edges a repair may propose, judged by what their conversion costs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/repair.h"

enum { LIMIT = 4 };

/* The repairs of a graph after which the required laws hold. */
static lat_repairs repairs(size_t n, const lat_edge *edges, size_t edge_count, const val_set *values,
                           const bool *required) {
    const lat_shape none = {.top = LAT_NONE, .bottom = LAT_NONE};
    lat_promotion promotion;
    lat_laws laws;
    lat_repairs found;
    assert_int_equal(lat_promotion_from_edges(&promotion, n, edges, edge_count, NULL, 0, NULL, NULL), LAT_OK);
    lat_laws_verify(&promotion, &none, &laws);
    const lat_repair_input input = {&promotion, &laws, edges, edge_count, required, values};
    lat_find_repairs(&input, LIMIT, LAT_REPAIR_EFFORT_DEFAULT, &found);
    lat_promotion_free(&promotion);
    return found;
}

static const val_set i8 = {.kind = VAL_INT, .bits = 8, .is_signed = true}, u8 = {.kind = VAL_UINT, .bits = 8},
                     u16 = {.kind = VAL_UINT, .bits = 16}, date = {.kind = VAL_ABSTRACT};

static const bool existence[LAT_LAW_COUNT] = {[LAT_LAW_EXISTENCE] = true};

static bool proposes_edge(const lat_repairs *found, lat_id from, lat_id to) {
    for (size_t i = 0; i < found->count; i++)
        for (size_t k = 0; k < found->items[i].count; k++) {
            const lat_edit *edit = &found->items[i].edits[k];
            if (edit->kind == LAT_ADD_EDGE && edit->a == from && edit->b == to) return true;
        }
    return false;
}

/* u8 -> u16, and i8 apart: i8 -> u16 would do, but drops the sign; u16 -> i8 overflows, which is not as bad. */
static void test_no_edge_drops_a_sign(void **state) {
    (void)state;
    lat_repairs found = repairs(3, &(lat_edge){1, 2}, 1, (val_set[]){i8, u8, u16}, existence);
    assert_true(found.count > 0);
    assert_true(proposes_edge(&found, 2, 0));
    assert_false(proposes_edge(&found, 0, 1) || proposes_edge(&found, 0, 2));
    lat_repairs_free(&found);
}

/* u8 -> u16, and a date apart: what an edge to or from it costs is unknown. A cell of `resolve` is no edge. */
static void test_no_edge_is_unknown(void **state) {
    (void)state;
    lat_repairs found = repairs(3, &(lat_edge){1, 2}, 1, (val_set[]){date, u8, u16}, existence);
    assert_true(found.count > 0);
    for (lat_id other = 1; other < 3; other++)
        assert_false(proposes_edge(&found, 0, other) || proposes_edge(&found, other, 0));
    lat_repairs_free(&found);
}

/* Of abstract dtypes nothing is known: where every repair needs an edge, it is proposed, as unknown. */
static void test_an_unknown_edge_where_nothing_else_helps(void **state) {
    (void)state;
    static const bool all[LAT_LAW_COUNT] = {true, true, true, true, true, true, true, false};
    lat_repairs found = repairs(2, NULL, 0, (val_set[]){date, date}, all);
    assert_true(proposes_edge(&found, 0, 1));
    assert_int_equal(found.items[0].cost, VAL_UNKNOWN);
    lat_repairs_free(&found);
}

int main(void) {
    const struct CMUnitTest tests[] = {

        cmocka_unit_test(test_no_edge_drops_a_sign),
        cmocka_unit_test(test_no_edge_is_unknown),
        cmocka_unit_test(test_an_unknown_edge_where_nothing_else_helps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

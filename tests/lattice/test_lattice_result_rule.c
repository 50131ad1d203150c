/*
 * What an operation is computed in by a rule of its own, on a system in which the rules differ: a is a bool, b and c
 * are i8 and u8, d is the i16 that they promote to, f an f16 that is above both of them, and e is above all.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "lattice/letters.h"
#include "lattice/result_rule.h"

enum { A, B, C, D, E, F, COUNT };

static void make(lat_promotion *promotion, lat_nary nary) {
    letters_graph(promotion, COUNT, "ab ac bd cd bf cf de fe", "bcd");
    assert_int_equal(lat_promotion_describe(promotion, nary, NULL), LAT_OK);
}

static lat_id of_two(const lat_promotion *promotion, lat_rule_form form, lat_id *dtypes, size_t count, lat_id a,
                     lat_id b) {
    const lat_result_rule rule = {form, dtypes, count};
    return lat_rule_result(promotion, &rule, (lat_id[]){a, b}, 2);
}

static void test_floor(void **state) {
    (void)state;
    lat_promotion fold, bound;
    make(&fold, LAT_NARY_FOLD);
    make(&bound, LAT_NARY_BOUND);
    lat_id b = B, f = F;
    assert_int_equal(of_two(&fold, LAT_RULE_FLOOR, &b, 1, A, A), B);
    assert_int_equal(of_two(&fold, LAT_RULE_FLOOR, &b, 1, A, C), D);
    assert_int_equal(of_two(&fold, LAT_RULE_FLOOR, &b, 1, E, C), E);
    /* (b v c) v f goes by way of d; the set {b, c, f} has f as its least upper bound */
    assert_int_equal(of_two(&fold, LAT_RULE_FLOOR, &f, 1, B, C), E);
    assert_int_equal(of_two(&bound, LAT_RULE_FLOOR, &f, 1, B, C), F);
    lat_promotion_free(&fold);
    lat_promotion_free(&bound);
}

static void test_loops(void **state) {
    (void)state;
    lat_promotion of;
    make(&of, LAT_NARY_FOLD);
    lat_id loops[] = {B, F, E};
    assert_int_equal(of_two(&of, LAT_RULE_LOOPS, loops, 3, A, A), B);
    assert_int_equal(of_two(&of, LAT_RULE_LOOPS, loops, 3, B, A), B);
    assert_int_equal(of_two(&of, LAT_RULE_LOOPS, loops, 3, B, C), F); /* not d, their join */
    assert_int_equal(of_two(&of, LAT_RULE_LOOPS, loops, 3, D, C), E);
    assert_int_equal(of_two(&of, LAT_RULE_LOOPS, loops, 2, D, C), LAT_NONE);
    lat_promotion_free(&of);
}

static void test_other_operands(void **state) {
    (void)state;
    lat_promotion of;
    make(&of, LAT_NARY_FOLD);
    lat_id b = B, loops[] = {F, E};
    const lat_result_rule floor = {LAT_RULE_FLOOR, &b, 1}, first = {LAT_RULE_LOOPS, loops, 2};
    const lat_result_rule inexact = {LAT_RULE_INEXACT, NULL, 0};
    const lat_id three[] = {A, C, A, A}, none[] = {LAT_NONE, COUNT};
    assert_int_equal(lat_rule_result(&of, &floor, three, 1), B); /* an operand alone */
    assert_int_equal(lat_rule_result(&of, &floor, three, 3), D);
    assert_int_equal(lat_rule_result(&of, &first, three + 1, 1), F);
    assert_int_equal(lat_rule_result(&of, &first, three, 3), F);
    assert_int_equal(lat_rule_result(&of, &floor, three, 0), LAT_NONE);
    assert_int_equal(lat_rule_result(&of, &floor, three, 4), LAT_NONE); /* there is no such operation */
    assert_int_equal(lat_rule_result(&of, &floor, none, 1), LAT_NONE);
    assert_int_equal(lat_rule_result(&of, &first, none + 1, 1), LAT_NONE);
    assert_int_equal(lat_rule_result(&of, &inexact, three, 2), LAT_NONE);
    lat_promotion_free(&of);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_floor),
        cmocka_unit_test(test_loops),
        cmocka_unit_test(test_other_operands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/*
 * What an operation gives by each form of rule, on a system in which the forms differ: a is a bool, b and c are i8 and
 * u8, d is the i16 that they promote to, f an f16 that is above both of them, and e is above all. g stands alone.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "lattice/letters.h"
#include "lattice/op_result.h"
#include "lattice/op_slices.h"

enum { A, B, C, D, E, F, G, COUNT };

static void make(lat_promotion *promotion, lat_nary nary) {
    letters_graph(promotion, COUNT, "ab ac bd cd bf cf de fe", "bcd");
    lat_promotion_describe(promotion, nary, NULL);
}

static lat_op op_of(lat_op_form form, lat_id *dtypes, size_t count) {
    return (lat_op){.arity = 2, .form = form, .dtypes = dtypes, .count = count, .constant = LAT_NONE};
}

static lat_id of_two(const lat_promotion *promotion, lat_op op, lat_id a, lat_id b) {
    return lat_op_result(promotion, &op, (lat_id[]){a, b}, 2, NULL);
}

static void test_floor(void **state) {
    (void)state;
    lat_promotion fold, bound;
    make(&fold, LAT_NARY_FOLD);
    make(&bound, LAT_NARY_BOUND);
    lat_id b = B, f = F;
    assert_int_equal(of_two(&fold, op_of(LAT_OP_FLOOR, &b, 1), A, A), B);
    assert_int_equal(of_two(&fold, op_of(LAT_OP_FLOOR, &b, 1), A, C), D);
    assert_int_equal(of_two(&fold, op_of(LAT_OP_FLOOR, &b, 1), E, C), E);
    /* (b v c) v f goes by way of d; the set {b, c, f} has f as its least upper bound */
    assert_int_equal(of_two(&fold, op_of(LAT_OP_FLOOR, &f, 1), B, C), E);
    assert_int_equal(of_two(&bound, op_of(LAT_OP_FLOOR, &f, 1), B, C), F);
    lat_promotion_free(&fold);
    lat_promotion_free(&bound);
}

static void test_loops(void **state) {
    (void)state;
    lat_promotion promotion;
    make(&promotion, LAT_NARY_FOLD);
    lat_id loops[] = {B, F, E};
    const bool weak[COUNT] = {[A] = true, [C] = true};
    lat_op op = op_of(LAT_OP_LOOPS, loops, 3);
    assert_int_equal(of_two(&promotion, op, A, A), B);
    assert_int_equal(of_two(&promotion, op, B, A), B);
    assert_int_equal(of_two(&promotion, op, B, C), F); /* not d, their join */
    assert_int_equal(of_two(&promotion, op, D, C), E);
    assert_int_equal(of_two(&promotion, op_of(LAT_OP_LOOPS, loops, 2), D, C), LAT_NONE);
    op.weak = weak;
    assert_int_equal(of_two(&promotion, op, B, C), E); /* both count as d */
    assert_int_equal(of_two(&promotion, op, B, A), B);
    lat_promotion_free(&promotion);
}

static void test_maps(void **state) {
    (void)state;
    lat_promotion promotion;
    make(&promotion, LAT_NARY_FOLD);
    lat_id to_f[] = {F, F, F, E, E, F, LAT_NONE}, d = D, computed_in;
    lat_op op = op_of(LAT_OP_JOIN, NULL, 0);
    op.map = to_f;
    assert_int_equal(of_two(&promotion, op, B, C), E);
    op.form = LAT_OP_EACH;
    assert_int_equal(of_two(&promotion, op, B, C), F);
    assert_int_equal(of_two(&promotion, op, B, G), LAT_NONE);
    op.form = LAT_OP_OPERAND;
    op.deciding = 1;
    assert_int_equal(of_two(&promotion, op, D, A), F);
    assert_int_equal(of_two(&promotion, op_of(LAT_OP_FIXED, &d, 1), A, F), D);
    op = op_of(LAT_OP_JOIN, NULL, 0);
    op.gives = to_f;
    assert_int_equal(lat_op_result(&promotion, &op, (lat_id[]){A, B}, 2, &computed_in), F);
    assert_int_equal(computed_in, B);
    op.cells = &(lat_op_cell){.operands = {A, B}, .result = D, .computed_in = D};
    op.cell_count = 1;
    assert_int_equal(lat_op_result(&promotion, &op, (lat_id[]){A, B}, 2, &computed_in), D);
    assert_int_equal(computed_in, D);
    assert_int_equal(of_two(&promotion, op, B, A), F);
    lat_promotion_free(&promotion);
}

/* What is computed in another dtype gives what it gave, and what is computed in none gives nothing. */
static void test_compute(void **state) {
    (void)state;
    lat_promotion promotion;
    make(&promotion, LAT_NARY_FOLD);
    lat_id compute[] = {A, F, LAT_NONE, D, E, F, G}, computed_in;
    lat_op op = op_of(LAT_OP_JOIN, NULL, 0);
    assert_false(lat_op_states_compute(&op, (lat_id[]){A, B}));
    op.compute = compute;
    assert_true(lat_op_states_compute(&op, (lat_id[]){A, B}));
    assert_int_equal(lat_op_result(&promotion, &op, (lat_id[]){A, B}, 2, &computed_in), B);
    assert_int_equal(computed_in, F);
    assert_int_equal(lat_op_result(&promotion, &op, (lat_id[]){C, C}, 2, &computed_in), LAT_NONE);
    assert_int_equal(computed_in, LAT_NONE);
    bool all[COUNT] = {true, true, true, true, true, true, true}; /* a comparison converts no operands of its own */
    op.unpromoted = all;
    op.constant = A;
    assert_int_equal(lat_op_result(&promotion, &op, (lat_id[]){A, B}, 2, &computed_in), A);
    assert_int_equal(computed_in, F);
    assert_int_equal(lat_op_result(&promotion, &op, (lat_id[]){D, D}, 2, &computed_in), A);
    assert_int_equal(computed_in, LAT_NONE);
    assert_int_equal(lat_op_result(&promotion, &op, (lat_id[]){C, C}, 2, &computed_in), LAT_NONE);
    assert_int_equal(lat_op_result(&promotion, &op, (lat_id[]){A, G}, 2, &computed_in), A);
    lat_promotion_free(&promotion);
}

/* Of signatures with the same operands the first is the default; what has none gives nothing. */
static void test_signatures(void **state) {
    (void)state;
    lat_promotion promotion;
    make(&promotion, LAT_NARY_FOLD);
    lat_op_cell cells[] = {{.operands = {A, B}, .result = A, .computed_in = F, .states = true},
                           {.operands = {A, B}, .result = B, .computed_in = B},
                           {.operands = {B, C}, .result = A, .computed_in = LAT_NONE}};
    lat_id computed_in;
    lat_op op = op_of(LAT_OP_LISTED, NULL, 0);
    op.cells = cells;
    op.cell_count = 3;
    assert_int_equal(lat_op_result(&promotion, &op, (lat_id[]){A, B}, 2, &computed_in), A);
    assert_int_equal(computed_in, F);
    assert_true(lat_op_states_compute(&op, (lat_id[]){A, B}));
    assert_int_equal(lat_op_result(&promotion, &op, (lat_id[]){B, C}, 2, &computed_in), A);
    assert_int_equal(computed_in, D); /* what they promote to */
    assert_false(lat_op_states_compute(&op, (lat_id[]){B, C}));
    assert_int_equal(of_two(&promotion, op, B, A), LAT_NONE);
    assert_int_equal(of_two(&promotion, op, A, A), LAT_NONE);
    lat_promotion_free(&promotion);
}

/* Slices have all results; those of pairs that give the same are one, and the first has none. */
static void test_slices(void **state) {
    (void)state;
    lat_promotion promotion;
    make(&promotion, LAT_NARY_FOLD);
    lat_op_slices slices;
    lat_op op = op_of(LAT_OP_JOIN, NULL, 0);
    assert_false(lat_op_slices_make(&slices, &promotion, &op));
    op.arity = 3;
    bool bc[COUNT] = {[B] = true, [C] = true};
    op.operands[2] = bc;
    assert_true(lat_op_slices_make(&slices, &promotion, &op));
    for (lat_id i = 0; i < COUNT * COUNT * COUNT; i++) {
        const lat_id operands[] = {i / COUNT / COUNT, i / COUNT % COUNT, i % COUNT};
        const uint32_t place = slices.places[i / COUNT];
        assert_true(place < slices.count);
        assert_int_equal(slices.slices[place * COUNT + i % COUNT], lat_op_result(&promotion, &op, operands, 3, NULL));
    }
    assert_int_equal(slices.places[A * COUNT + B], slices.places[B * COUNT + A]);
    for (lat_id c = 0; c < COUNT; c++)
        assert_int_equal(slices.slices[c], LAT_NONE);
    assert_in_range(slices.count, 2, COUNT + 1);
    lat_op_slices_free(&slices);
    lat_promotion_free(&promotion);
}

static void test_domains(void **state) {
    (void)state;
    lat_promotion promotion;
    make(&promotion, LAT_NARY_FOLD);
    bool bc[COUNT] = {[B] = true, [C] = true}, all[COUNT] = {true, true, true, true, true, true, true};
    lat_op op = op_of(LAT_OP_JOIN, NULL, 0);
    op.domain = bc;
    assert_int_equal(of_two(&promotion, op, A, B), B);
    assert_int_equal(of_two(&promotion, op, B, C), LAT_NONE); /* d is not in it */
    assert_true(lat_op_takes(&promotion, &op, (lat_id[]){A, B}, 2));
    assert_false(lat_op_takes(&promotion, &op, (lat_id[]){A, F}, 2));
    op = op_of(LAT_OP_JOIN, NULL, 0);
    op.operands[1] = bc;
    assert_int_equal(of_two(&promotion, op, A, B), B);
    assert_int_equal(of_two(&promotion, op, B, A), LAT_NONE);
    op = op_of(LAT_OP_JOIN, NULL, 0);
    op.same = true;
    assert_int_equal(of_two(&promotion, op, B, B), B);
    assert_int_equal(of_two(&promotion, op, A, B), LAT_NONE);
    const bool weak[COUNT] = {[A] = true, [F] = true};
    op.weak = weak;
    assert_int_equal(of_two(&promotion, op, A, B), B);
    assert_int_equal(of_two(&promotion, op, B, F), LAT_NONE); /* f does not give way to b */
    op = op_of(LAT_OP_JOIN, NULL, 0);
    op.constant = A;
    op.promotes = true;
    assert_int_equal(of_two(&promotion, op, G, B), LAT_NONE);
    op.unpromoted = all;
    assert_int_equal(of_two(&promotion, op, G, B), A);
    lat_promotion_free(&promotion);
}

static void test_other_operands(void **state) {
    (void)state;
    lat_promotion promotion;
    make(&promotion, LAT_NARY_FOLD);
    lat_id b = B, loops[] = {F, E};
    lat_op floor = op_of(LAT_OP_FLOOR, &b, 1), first = op_of(LAT_OP_LOOPS, loops, 2);
    floor.arity = first.arity = 3;
    const lat_id three[] = {A, C, A, A}, none[] = {LAT_NONE, COUNT};
    assert_int_equal(lat_op_result(&promotion, &floor, three, 1, NULL), B); /* an operand alone */
    assert_int_equal(lat_op_result(&promotion, &floor, three, 3, NULL), D);
    assert_int_equal(lat_op_result(&promotion, &first, three + 1, 1, NULL), F);
    assert_int_equal(lat_op_result(&promotion, &first, three, 3, NULL), F);
    assert_int_equal(lat_op_result(&promotion, &floor, three, 0, NULL), LAT_NONE);
    assert_int_equal(lat_op_result(&promotion, &floor, three, 4, NULL), LAT_NONE); /* there is no such operation */
    assert_int_equal(lat_op_result(&promotion, &floor, none, 1, NULL), LAT_NONE);
    assert_int_equal(lat_op_result(&promotion, &first, none + 1, 1, NULL), LAT_NONE);
    lat_promotion_free(&promotion);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_floor),   cmocka_unit_test(test_loops),          cmocka_unit_test(test_maps),
        cmocka_unit_test(test_compute), cmocka_unit_test(test_signatures),     cmocka_unit_test(test_slices),
        cmocka_unit_test(test_domains), cmocka_unit_test(test_other_operands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

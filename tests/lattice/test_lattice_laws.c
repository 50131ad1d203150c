/*
 * What the comparisons with brute force, of all small tables and orders, do not see: operands that are none,
 * many dtypes; and one system whose laws were counted by hand.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/letters.h"
#include "lattice/result_type.h"

/* Failures in the order of specs/laws.md, "The laws", and gaps. */
typedef struct expected {
    int order, existence, uniqueness, idempotence, commutativity, associativity, least, nary, monotonicity, gaps;
    const char *kind;
} expected;

static lat_laws verify(const lat_promotion *promotion) {
    lat_shape shape;
    lat_laws laws;
    lat_shape_of(&promotion->order, &shape);
    lat_laws_verify(promotion, &shape, &laws);
    lat_shape_free(&shape);
    return laws;
}

static lat_laws expect(const lat_promotion *promotion, expected e) {
    const int failures[LAT_LAW_COUNT] = {e.order,         e.existence, e.uniqueness, e.idempotence, e.commutativity,
                                         e.associativity, e.least,     e.nary,       e.monotonicity};
    const lat_laws laws = verify(promotion);
    for (size_t law = 0; law < LAT_LAW_COUNT; law++) {
        if (laws.law[law].failures != (uint64_t)failures[law])
            print_error("law %s of %s\n", lat_law_name((lat_law)law), letters_of(promotion));
        assert_int_equal(laws.law[law].failures, failures[law]);
        assert_int_equal(laws.law[law].outcome, failures[law] == 0 ? LAT_HOLDS : LAT_FAILS);
    }
    assert_int_equal(laws.gaps, e.gaps);
    assert_string_equal(lat_class_name(laws.kind), e.kind);
    return laws;
}

/* The witness of a law, as "a b c = left right" without what the law does not use. */
static void expect_witness(const lat_laws *laws, lat_law law, const char *text) {
    const lat_witness *w = &laws->law[law].witness;
    const char a = letters_name(w->a), b = letters_name(w->b), c = letters_name(w->c);
    const char left = letters_name(w->left), right = letters_name(w->right);
    char got[16];
    if (law == LAT_LAW_LEAST)
        snprintf(got, sizeof got, "%c%c=%c%c", a, b, left, right);
    else
        snprintf(got, sizeof got, "%c%c%c=%c%c", a, b, c, left, right);
    assert_string_equal(got, text);
}

/* NumPy's i8, u8, i16, f16, f32: (i8 v u8) v f16 = f32, but i8 v (u8 v f16) = f16. */
static void numpy(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_graph(&promotion, 5, "ac bc ad bd ce de", "");
    assert_string_equal(letters_of(&promotion), "a?cde ?bcde cccee ddede eeeee");
    expect(&promotion, (expected){.uniqueness = 2, .nary = 3, .gaps = 12, .kind = "partial-lattice"});
    lat_promotion_free(&promotion);

    letters_graph(&promotion, 5, "ac bc ad bd ce de", "bac");
    assert_string_equal(letters_of(&promotion), "accde cbcde cccee ddede eeeee");
    assert_int_equal(promotion.resolve_disambiguates, 1);
    assert_int_equal(promotion.resolve_fills + promotion.resolve_overrides, 0);
    const lat_laws graph =
        expect(&promotion, (expected){.associativity = 4, .least = 2, .nary = 1, .monotonicity = 2, .kind = "table"});
    expect_witness(&graph, LAT_LAW_ASSOCIATIVITY, "abd=ed");
    expect_witness(&graph, LAT_LAW_LEAST, "ab=cd");
    lat_promotion_free(&promotion);

    letters_table(&promotion, "accde cbcde cccee ddede eeeee");
    const lat_laws table =
        expect(&promotion, (expected){.associativity = 4, .least = 2, .nary = 1, .monotonicity = 2, .kind = "table"});
    expect_witness(&table, LAT_LAW_ASSOCIATIVITY, "abd=ed");
    expect_witness(&table, LAT_LAW_LEAST, "ab=cd");
    expect_witness(&table, LAT_LAW_MONOTONICITY, "adb=cd"); /* i8 <= f16, but not i16 = i8 v u8 <= f16 v u8 = f16 */
    lat_promotion_free(&promotion);
}

/* What only extends a promotion keeps what was said of it. */
static void an_extended_promotion_is_described_alike(void **state) {
    (void)state;
    lat_promotion promotion, extended;
    letters_graph(&promotion, 4, "ab ac bd cd", "bc-");
    lat_promotion_describe(&promotion, LAT_NARY_BOUND, (bool[]){false, true, true, false});
    for (int own_weak = 0; own_weak < 2; own_weak++) {
        assert_int_equal(lat_promotion_extend(&promotion, 1, own_weak, &(lat_edge){3, 4}, 1, &extended, NULL, NULL),
                         LAT_OK);
        assert_int_equal(extended.nary, LAT_NARY_BOUND);
        const bool weak[] = {false, true, true, false, own_weak};
        assert_memory_equal(extended.weak, weak, sizeof weak);
        lat_promotion_free(&extended);
    }
    lat_promotion_free(&promotion);
}

/* NumPy's i8, u8, i16, f16, f32 once more: the set {i8, u8, f16} has one minimal upper bound, f16. */
static void nary_bound(void **state) {
    (void)state;
    lat_promotion promotion;
    const lat_id operands[] = {0, 1, 3};
    letters_table(&promotion, "accde cbcde cccee ddede eeeee");
    assert_int_equal(lat_result_type(&promotion, LAT_NARY_FOLD, operands, 3), 4);
    assert_int_equal(lat_result_type(&promotion, LAT_NARY_BOUND, operands, 3), 3);
    lat_promotion_describe(&promotion, LAT_NARY_BOUND, NULL);
    expect(&promotion, (expected){.associativity = 4, .least = 2, .monotonicity = 2, .kind = "table"});
    lat_promotion_free(&promotion);
}

/* No bound, no dtype, one dtype, and one dtype again and again. */
static void result_types_of_few(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_table(&promotion, "-bc bb- c-c");
    for (int nary = LAT_NARY_FOLD; nary < LAT_NARY_COUNT; nary++) {
        const lat_nary rule = (lat_nary)nary;
        assert_int_equal(lat_result_type(&promotion, rule, NULL, 0), LAT_NONE);
        assert_int_equal(lat_result_type(&promotion, rule, (lat_id[]){0}, 1), 0);
        assert_int_equal(lat_result_type(&promotion, rule, (lat_id[]){3}, 1), LAT_NONE);
        assert_int_equal(lat_result_type(&promotion, rule, (lat_id[]){1, LAT_NONE}, 2), LAT_NONE);
        assert_int_equal(lat_result_type(&promotion, rule, (lat_id[]){0, 0, 0}, 3), LAT_NONE); /* as a v a */
        assert_int_equal(lat_result_type(&promotion, rule, (lat_id[]){1, 1, 1}, 3), 1);
        assert_int_equal(lat_result_type(&promotion, rule, (lat_id[]){1, 2, 0}, 3), LAT_NONE);
    }
    const lat_id repeated[] = {0, 0, 1};
    assert_int_equal(lat_result_type(&promotion, LAT_NARY_FOLD, repeated, 3), LAT_NONE); /* a v a is undefined */
    assert_int_equal(lat_result_type(&promotion, LAT_NARY_BOUND, repeated, 3), 1);       /* the set {a, b} */
    lat_promotion_free(&promotion);
}

/* More dtypes than a word has bits: subsets of seven things, in an order that is none of theirs. */
static void result_types_of_many(void **state) {
    (void)state;
    enum { BITS = 7, SETS = 1 << BITS };
    lat_edge edges[SETS * BITS];
    size_t count = 0;
    for (unsigned set = 0; set < SETS; set++)
        for (unsigned bit = 0; bit < BITS; bit++)
            if (!(set >> bit & 1)) edges[count++] = (lat_edge){(lat_id)(set ^ 85), (lat_id)((set | 1u << bit) ^ 85)};
    lat_promotion promotion;
    assert_int_equal(lat_promotion_from_edges(&promotion, SETS, edges, count, NULL, 0, NULL, NULL), LAT_OK);
    for (unsigned a = 0; a < SETS; a += 5) {
        for (unsigned b = 0; b < SETS; b += 3) {
            const lat_id ids[] = {(lat_id)(a ^ 85), (lat_id)(b ^ 85), 1 ^ 85, 64 ^ 85, (lat_id)(a ^ 85)};
            const lat_id all = (lat_id)((a | b | 65) ^ 85);
            assert_int_equal(lat_result_type(&promotion, LAT_NARY_FOLD, ids, 5), all);
            assert_int_equal(lat_result_type(&promotion, LAT_NARY_BOUND, ids, 5), all);
        }
    }
    assert_int_equal(verify(&promotion).law[LAT_LAW_NARY].outcome, LAT_HOLDS);
    lat_promotion_free(&promotion);
}

/* The five dtypes of NumPy below a chain: nothing but they fails, however many dtypes there are. */
static void below_many(void **state) {
    (void)state;
    enum { N = LAT_MAX_DTYPES };
    static const char *const cells[] = {"accde", "cbcde", "cccee", "ddede", "eeeee"};
    static lat_id table[N * N];
    for (size_t a = 0; a < N; a++)
        for (size_t b = 0; b < N; b++)
            table[a * N + b] = (lat_id)(a < 5 && b < 5 ? (size_t)(cells[a][b] - 'a') : a > b ? a : b);
    lat_promotion promotion;
    assert_int_equal(lat_promotion_from_table(&promotion, N, table), LAT_OK);
    const lat_laws laws = verify(&promotion);
    assert_int_equal(laws.law[LAT_LAW_NARY].failures, 1);
    assert_int_equal(laws.law[LAT_LAW_MONOTONICITY].failures, 2);
    expect_witness(&laws, LAT_LAW_MONOTONICITY, "adb=cd");
    expect_witness(&laws, LAT_LAW_NARY, "abd=ed");
    lat_promotion_free(&promotion);
    assert_int_equal(lat_promotion_from_table(&promotion, N + 1, table), LAT_TOO_LARGE);
}

static void cases(void **state) {
    (void)state;
    static const uint64_t cases_of_18[LAT_LAW_COUNT] = {5832, 324, 324, 18, 153, 5832, 324, 1140, 5832};
    for (size_t i = 0; i < LAT_LAW_COUNT; i++) {
        assert_int_equal(lat_law_cases((lat_law)i, 18), cases_of_18[i]);
        assert_int_equal(lat_law_cases((lat_law)i, 0), 0);
        assert_int_equal(lat_law_of((lat_law)i)->demanded, i < LAT_LAW_NARY);
    }
    assert_int_equal(lat_law_cases(LAT_LAW_ASSOCIATIVITY, LAT_MAX_DTYPES), UINT64_C(256) * 256 * 256);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numpy),
        cmocka_unit_test(an_extended_promotion_is_described_alike),
        cmocka_unit_test(nary_bound),
        cmocka_unit_test(result_types_of_few),
        cmocka_unit_test(result_types_of_many),
        cmocka_unit_test(below_many),
        cmocka_unit_test(cases),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Costs of conversions: every pair of formats up to 8 bits and some to 16 by brute force, wider ones by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/value_brute.h"

enum { LISTS_MAX = 600 };

static value_list lists[LISTS_MAX];
static size_t list_count;

static void add(val_set set) {
    assert_true(list_count < LISTS_MAX);
    assert_true(value_list_make(&lists[list_count++], &set));
}

static void clear(void) {
    while (list_count > 0)
        value_list_free(&lists[--list_count]);
}

static val_set integer(val_kind kind, int bits) {
    return (val_set){.kind = kind, .bits = bits};
}

static val_set fixed(int bits, int fraction) {
    return (val_set){.kind = VAL_FIXED, .bits = bits, .fraction = fraction};
}

static val_set floating(bool is_signed, int exponent, int mantissa, int bias, val_special special) {
    return (val_set){.kind = VAL_FLOAT,
                     .bits = is_signed + exponent + mantissa,
                     .is_signed = is_signed,
                     .exponent = exponent,
                     .mantissa = mantissa,
                     .bias = bias,
                     .special = special};
}

static val_set ieee(int exponent, int mantissa) {
    return floating(true, exponent, mantissa, (1 << (exponent - 1)) - 1, VAL_IEEE);
}

static val_set complex_of(val_set part) {
    part.kind = VAL_COMPLEX;
    part.bits *= 2;
    return part;
}

static void describe(const char *label, const val_set *s) {
    print_error("%s: %s bits %d fraction %d signed %d exponent %d mantissa %d bias %d special %s\n", label,
                val_kind_name(s->kind), s->bits, s->fraction, s->is_signed, s->exponent, s->mantissa, s->bias,
                val_special_name(s->special));
}

static void expect_cost(const val_set *source, const val_set *target, val_cost expected) {
    const val_cost cost = val_conversion_cost(source, target);
    if (cost == expected) return;
    describe("from", source);
    describe("to", target);
    print_error("%s, expected %s\n", val_cost_name(cost), val_cost_name(expected));
    fail();
}

/* Every ordered pair of what was added; returns how many had each cost. */
static void check_all_pairs(size_t seen[VAL_UNKNOWN + 1]) {
    for (size_t i = 0; i < list_count; i++) {
        for (size_t k = 0; k < list_count; k++) {
            const val_cost expected = value_brute_cost(&lists[i], &lists[k]);
            expect_cost(&lists[i].set, &lists[k].set, expected);
            seen[expected]++;
        }
    }
    clear();
}

static void add_floats(int bits_max, int more_bias) {
    for (int is_signed = 0; is_signed < 2; is_signed++) {
        for (int exponent = 1; exponent <= 8; exponent++) {
            for (int mantissa = 0; is_signed + exponent + mantissa <= bits_max; mantissa++) {
                for (int special = VAL_IEEE; special <= VAL_FINITE; special++) {
                    const int bias = (1 << (exponent - 1)) - 1 + more_bias;
                    if (is_signed + exponent + mantissa < 3 || (special == VAL_IEEE && mantissa == 0)) continue;
                    if (special == VAL_FNUZ && !is_signed) continue;
                    add(floating(is_signed, exponent, mantissa, bias, (val_special)special));
                }
            }
        }
    }
}

static void add_integers(int bits_max) {
    add((val_set){.kind = VAL_BOOL, .bits = 1});
    for (int bits = 1; bits <= bits_max; bits++) {
        add(integer(VAL_INT, bits));
        add(integer(VAL_UINT, bits));
    }
}

static void formats_up_to_8_bits(void **state) {
    (void)state;
    size_t seen[VAL_UNKNOWN + 1] = {0};
    add_floats(8, 0);
    add_integers(8);
    for (int bits = 2; bits <= 8; bits++)
        for (int fraction = 0; fraction <= bits; fraction++)
            add(fixed(bits, fraction));
    check_all_pairs(seen);
    for (int cost = VAL_EXACT; cost <= VAL_DROPS; cost++)
        assert_true(seen[cost] > 100);
}

static void biases(void **state) {
    (void)state;
    static const int more[][2] = {{1, -1}, {3, -3}, {-2, 8}, {-6, 6}};
    for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
        size_t seen[VAL_UNKNOWN + 1] = {0};
        add_floats(6, more[i][0]);
        add_floats(6, more[i][1]);
        add_integers(6);
        for (int fraction = 0; fraction <= 8; fraction += 2)
            add(fixed(6, fraction));
        check_all_pairs(seen);
        for (int cost = VAL_EXACT; cost <= VAL_DROPS; cost++)
            assert_true(seen[cost] > 100);
    }
}

static void complexes(void **state) {
    (void)state;
    size_t seen[VAL_UNKNOWN + 1] = {0};
    add_floats(4, 0);
    add_integers(4);
    for (size_t i = list_count; i-- > 0;)
        if (lists[i].set.kind == VAL_FLOAT) add(complex_of(lists[i].set));
    check_all_pairs(seen);
    for (int cost = VAL_EXACT; cost <= VAL_DROPS; cost++)
        assert_true(seen[cost] > 100);
}

static void formats_up_to_16_bits(void **state) {
    (void)state;
    size_t seen[VAL_UNKNOWN + 1] = {0};
    add(ieee(5, 10));
    add(ieee(8, 7));
    add(ieee(5, 2));
    add(ieee(4, 3));
    add(ieee(6, 9));
    add(ieee(3, 12));
    add(floating(true, 4, 3, 7, VAL_FN));
    add(floating(true, 4, 11, 9, VAL_FN));
    add(floating(true, 5, 2, 16, VAL_FNUZ));
    add(floating(true, 4, 3, 11, VAL_FNUZ));
    add(floating(false, 8, 0, 127, VAL_FN));
    add(floating(false, 5, 11, 20, VAL_IEEE));
    add(floating(false, 7, 9, 63, VAL_FINITE));
    add_integers(16);
    for (int fraction = 0; fraction <= 20; fraction += 5)
        add(fixed(16, fraction));
    for (int bits = 9; bits < 16; bits += 3)
        add(fixed(bits, bits - 1));
    check_all_pairs(seen);
}

/* The dtypes of real systems that are too wide for the brute force. */
static const struct {
    const char *name;
    val_set set;
} known[] = {
    {"b", {.kind = VAL_BOOL, .bits = 1}},
    {"u8", {.kind = VAL_UINT, .bits = 8}},
    {"u16", {.kind = VAL_UINT, .bits = 16}},
    {"u32", {.kind = VAL_UINT, .bits = 32}},
    {"u64", {.kind = VAL_UINT, .bits = 64}},
    {"i8", {.kind = VAL_INT, .bits = 8}},
    {"i16", {.kind = VAL_INT, .bits = 16}},
    {"i32", {.kind = VAL_INT, .bits = 32}},
    {"i64", {.kind = VAL_INT, .bits = 64}},
    {"i54", {.kind = VAL_INT, .bits = 54}},
    {"i55", {.kind = VAL_INT, .bits = 55}},
    {"e4m3fn",
     {.kind = VAL_FLOAT, .bits = 8, .is_signed = true, .exponent = 4, .mantissa = 3, .bias = 7, .special = VAL_FN}},
    {"e8m0", {.kind = VAL_FLOAT, .bits = 8, .exponent = 8, .bias = 127, .special = VAL_FN}},
    {"bf16", {.kind = VAL_FLOAT, .bits = 16, .is_signed = true, .exponent = 8, .mantissa = 7, .bias = 127}},
    {"f16", {.kind = VAL_FLOAT, .bits = 16, .is_signed = true, .exponent = 5, .mantissa = 10, .bias = 15}},
    {"f32", {.kind = VAL_FLOAT, .bits = 32, .is_signed = true, .exponent = 8, .mantissa = 23, .bias = 127}},
    {"f64", {.kind = VAL_FLOAT, .bits = 64, .is_signed = true, .exponent = 11, .mantissa = 52, .bias = 1023}},
    {"c64", {.kind = VAL_COMPLEX, .bits = 64, .is_signed = true, .exponent = 8, .mantissa = 23, .bias = 127}},
    {"c128", {.kind = VAL_COMPLEX, .bits = 128, .is_signed = true, .exponent = 11, .mantissa = 52, .bias = 1023}},
    {"q15", {.kind = VAL_FIXED, .bits = 16, .fraction = 15}},
    {"q31", {.kind = VAL_FIXED, .bits = 32, .fraction = 31}},
    {"date", {.kind = VAL_ABSTRACT}},
    {"dec64", {.kind = VAL_OPAQUE, .bits = 64}},
};

static const val_set *named(const char *name) {
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].name, name) == 0) return &known[i].set;
    fail_msg("no dtype %s", name);
    return NULL;
}

static void wide_formats(void **state) {
    (void)state;
    static const struct {
        const char *from, *to;
        val_cost cost;
    } cases[] = {
        {"f32", "f64", VAL_EXACT},      {"f64", "f32", VAL_OVERFLOWS},    {"bf16", "f32", VAL_EXACT},
        {"f32", "bf16", VAL_OVERFLOWS}, {"f16", "f32", VAL_EXACT},        {"f32", "f16", VAL_OVERFLOWS},
        {"f16", "bf16", VAL_ROUNDS},    {"bf16", "f16", VAL_OVERFLOWS},   {"i32", "f64", VAL_EXACT},
        {"u32", "f64", VAL_EXACT},      {"i64", "f64", VAL_ROUNDS},       {"u64", "f64", VAL_ROUNDS},
        {"i54", "f64", VAL_EXACT},      {"i55", "f64", VAL_ROUNDS},       {"i32", "f32", VAL_ROUNDS},
        {"u64", "f32", VAL_ROUNDS},     {"i16", "f32", VAL_EXACT},        {"u64", "bf16", VAL_ROUNDS},
        {"i64", "f16", VAL_OVERFLOWS},  {"u16", "f16", VAL_OVERFLOWS},    {"i16", "f16", VAL_ROUNDS},
        {"u8", "f16", VAL_EXACT},       {"u8", "bf16", VAL_EXACT},        {"u64", "i64", VAL_OVERFLOWS},
        {"i64", "u64", VAL_DROPS},      {"i64", "i32", VAL_OVERFLOWS},    {"i32", "i64", VAL_EXACT},
        {"u32", "i64", VAL_EXACT},      {"u64", "u32", VAL_OVERFLOWS},    {"b", "u64", VAL_EXACT},
        {"b", "f16", VAL_EXACT},        {"b", "q31", VAL_OVERFLOWS},      {"u64", "b", VAL_OVERFLOWS},
        {"i64", "b", VAL_DROPS},        {"f64", "i64", VAL_OVERFLOWS},    {"f32", "u64", VAL_DROPS},
        {"f16", "i64", VAL_OVERFLOWS},  {"e4m3fn", "i64", VAL_ROUNDS},    {"e4m3fn", "f32", VAL_EXACT},
        {"e4m3fn", "f64", VAL_EXACT},   {"f32", "e4m3fn", VAL_OVERFLOWS}, {"e8m0", "f32", VAL_EXACT},
        {"e8m0", "bf16", VAL_EXACT},    {"e8m0", "f64", VAL_EXACT},       {"e8m0", "f16", VAL_OVERFLOWS},
        {"e8m0", "u64", VAL_OVERFLOWS}, {"u64", "e8m0", VAL_OVERFLOWS},   {"f64", "e8m0", VAL_DROPS},
        {"c64", "c128", VAL_EXACT},     {"c128", "c64", VAL_OVERFLOWS},   {"f32", "c64", VAL_EXACT},
        {"f64", "c64", VAL_OVERFLOWS},  {"c64", "f64", VAL_DROPS},        {"c64", "i64", VAL_DROPS},
        {"i64", "c64", VAL_ROUNDS},     {"i64", "c128", VAL_ROUNDS},      {"i32", "c128", VAL_EXACT},
        {"q15", "f32", VAL_EXACT},      {"q31", "f32", VAL_ROUNDS},       {"q31", "f64", VAL_EXACT},
        {"q31", "q15", VAL_OVERFLOWS},  {"q15", "q31", VAL_EXACT},        {"f32", "q15", VAL_OVERFLOWS},
        {"i8", "q31", VAL_OVERFLOWS},   {"q15", "i64", VAL_ROUNDS},       {"q15", "f16", VAL_ROUNDS},
        {"date", "date", VAL_UNKNOWN},  {"date", "f64", VAL_UNKNOWN},     {"c64", "date", VAL_UNKNOWN},
        {"dec64", "f64", VAL_UNKNOWN},  {"b", "dec64", VAL_UNKNOWN},      {"dec64", "dec64", VAL_UNKNOWN},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        expect_cost(named(cases[i].from), named(cases[i].to), cases[i].cost);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const bool number = known[i].set.kind < VAL_OPAQUE;
        expect_cost(&known[i].set, &known[i].set, number ? VAL_EXACT : VAL_UNKNOWN);
    }
}

/*
 * Of an integer with `magnitude` bits beside its sign, to an IEEE format: all ones round up, out of the top binade too,
 * unless the format has that many digits; -2^magnitude is a power of two.
 */
static val_cost cost_to_ieee(int magnitude, bool negative, int exponent, int mantissa) {
    const int top = (1 << (exponent - 1)) - 1; /* the exponent of the top binade */
    if (magnitude > top + 1 || (magnitude == top + 1 && magnitude > mantissa + 1)) return VAL_OVERFLOWS;
    if (negative && magnitude > top) return VAL_OVERFLOWS;
    return magnitude <= mantissa + 1 ? VAL_EXACT : VAL_ROUNDS;
}

static val_cost cost_to_integer(int magnitude, bool negative, int other_magnitude, bool other_negative) {
    if (negative && !other_negative) return VAL_DROPS;
    return magnitude > other_magnitude ? VAL_OVERFLOWS : VAL_EXACT;
}

/* Integers of up to 256 bits, to and from each other, floats, complex numbers and fixed point. */
static void wide_integers(void **state) {
    (void)state;
    static const int formats[][2] = {{5, 10}, {8, 7}, {8, 23}, {11, 52}, {5, 2}};
    for (int bits = 1; bits <= 256; bits++) {
        for (int negative = 0; negative < 2; negative++) {
            const val_set wide = integer(negative ? VAL_INT : VAL_UINT, bits);
            const int magnitude = bits - negative;
            if (magnitude == 0) continue;
            for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
                const val_set real = ieee(formats[i][0], formats[i][1]), pair = complex_of(real);
                const val_cost cost = cost_to_ieee(magnitude, negative, formats[i][0], formats[i][1]);
                expect_cost(&wide, &real, cost);
                expect_cost(&wide, &pair, cost);
                expect_cost(&real, &wide, negative ? VAL_OVERFLOWS : VAL_DROPS);
                expect_cost(&pair, &wide, VAL_DROPS);
            }
            for (int other = 2; other <= 256; other++) {
                const val_set extended = integer(VAL_INT, other), without = integer(VAL_UINT, other);
                expect_cost(&wide, &extended, cost_to_integer(magnitude, negative, other - 1, true));
                expect_cost(&wide, &without, cost_to_integer(magnitude, negative, other, false));
            }
            const val_set q = fixed(32, 8), whole = fixed(32, 0);
            expect_cost(&wide, &q, magnitude > 23 ? VAL_OVERFLOWS : VAL_EXACT);
            expect_cost(&q, &wide, !negative ? VAL_DROPS : magnitude >= 23 ? VAL_ROUNDS : VAL_OVERFLOWS);
            expect_cost(&whole, &wide, !negative ? VAL_DROPS : magnitude >= 31 ? VAL_EXACT : VAL_OVERFLOWS);
            /* 2^127, a fraction and NaN on the one side; 0 on the other */
            expect_cost(named("e8m0"), &wide, magnitude >= 128 ? VAL_ROUNDS : VAL_OVERFLOWS);
            expect_cost(&wide, named("e8m0"), negative ? VAL_DROPS : VAL_OVERFLOWS);
        }
    }
    const val_set small = integer(VAL_INT, 64), wide = integer(VAL_INT, 128);
    assert_true(val_wider(&small, &small, &wide));
    assert_false(val_wider(&small, &wide, &wide));
}

static void wider(void **state) {
    (void)state;
    assert_true(val_wider(named("i8"), named("u8"), named("i16")));
    assert_true(val_wider(named("f32"), named("i64"), named("c128")));
    assert_false(val_wider(named("i64"), named("u64"), named("f64")));
    assert_false(val_wider(named("i8"), named("f32"), named("f32")));
    assert_false(val_wider(named("f32"), named("i64"), named("c64")));
    assert_false(val_wider(named("date"), named("i8"), named("i16")));
    assert_false(val_wider(named("i8"), named("date"), named("i16")));
    assert_false(val_wider(named("i8"), named("i8"), named("dec64")));
}

static void names(void **state) {
    (void)state;
    static const char *const costs[] = {"exact", "rounds", "overflows", "drops", "unknown"};
    static const char *const kinds[] = {"bool", "int", "uint", "float", "complex", "fixed", "opaque", "abstract"};
    static const char *const specials[] = {"ieee", "fn", "fnuz", "none"};
    for (int i = 0; i <= VAL_UNKNOWN; i++)
        assert_string_equal(val_cost_name((val_cost)i), costs[i]);
    for (int i = 0; i <= VAL_ABSTRACT; i++)
        assert_string_equal(val_kind_name((val_kind)i), kinds[i]);
    for (int i = 0; i <= VAL_FINITE; i++)
        assert_string_equal(val_special_name((val_special)i), specials[i]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(formats_up_to_8_bits),
        cmocka_unit_test(biases),
        cmocka_unit_test(complexes),
        cmocka_unit_test(formats_up_to_16_bits),
        cmocka_unit_test(wide_formats),
        cmocka_unit_test(wide_integers),
        cmocka_unit_test(wider),
        cmocka_unit_test(names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

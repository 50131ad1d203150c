/* Losses of conversions: every pair of formats up to 8 bits and some to 16 by brute force, wider ones by hand. */
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

/* The first letters of the words of a set of losses. */
static const char *letters(val_losses losses, char out[VAL_LOSS_COUNT + 1]) {
    size_t count = 0;
    for (int place = 0; place < VAL_LOSS_COUNT; place++)
        if (losses >> place & 1) out[count++] = val_loss_name(place)[0];
    out[count] = '\0';
    return out;
}

static void expect_letters(const val_set *source, const val_set *target, const char *expected) {
    char found[VAL_LOSS_COUNT + 1];
    if (strcmp(letters(val_conversion_losses(source, target), found), expected) == 0) return;
    describe("from", source);
    describe("to", target);
    print_error("\"%s\", expected \"%s\"\n", found, expected);
    fail();
}

static void expect_losses(const val_set *source, const val_set *target, val_losses expected) {
    char word[VAL_LOSS_COUNT + 1];
    expect_letters(source, target, letters(expected, word));
}

/* Every ordered pair of what was added. Every set of losses up to `all` must occur, whatever the categories. */
static void check_all_pairs(val_losses all) {
    bool seen[VAL_LOSS_CATEGORY] = {false};
    for (size_t i = 0; i < list_count; i++) {
        for (size_t k = 0; k < list_count; k++) {
            const val_losses expected = value_brute_losses(&lists[i], &lists[k]);
            expect_losses(&lists[i].set, &lists[k].set, expected);
            seen[expected & ~(val_losses)VAL_LOSS_CATEGORY] = true;
        }
    }
    for (val_losses losses = 0; losses <= all; losses++)
        assert_true(seen[losses]);
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
    add_floats(8, 0);
    add_integers(8);
    for (int bits = 2; bits <= 8; bits++)
        for (int fraction = 0; fraction <= bits; fraction++)
            add(fixed(bits, fraction));
    check_all_pairs(VAL_LOSS_PART - 1);
}

static void biases(void **state) {
    (void)state;
    static const int more[][2] = {{1, -1}, {3, -3}, {-2, 8}, {-6, 6}};
    for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
        add_floats(6, more[i][0]);
        add_floats(6, more[i][1]);
        add_integers(6);
        for (int fraction = 0; fraction <= 8; fraction += 2)
            add(fixed(6, fraction));
        check_all_pairs(VAL_LOSS_PART - 1);
    }
}

static void complexes(void **state) {
    (void)state;
    add_floats(4, 0);
    add_integers(4);
    for (size_t i = list_count; i-- > 0;)
        if (lists[i].set.kind == VAL_FLOAT) add(complex_of(lists[i].set));
    check_all_pairs(VAL_LOSS_CATEGORY - 1);
}

static void formats_up_to_16_bits(void **state) {
    (void)state;
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
    check_all_pairs(VAL_LOSS_OVERFLOWS);
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
    {"tf32", {.kind = VAL_FLOAT, .bits = 19, .is_signed = true, .exponent = 8, .mantissa = 10, .bias = 127}},
    {"f80", {.kind = VAL_FLOAT, .bits = 79, .is_signed = true, .exponent = 15, .mantissa = 63, .bias = 16383}},
    {"f128", {.kind = VAL_FLOAT, .bits = 128, .is_signed = true, .exponent = 15, .mantissa = 112, .bias = 16383}},
    {"i128", {.kind = VAL_INT, .bits = 128}},
    {"u128", {.kind = VAL_UINT, .bits = 128}},
    {"c64", {.kind = VAL_COMPLEX, .bits = 64, .is_signed = true, .exponent = 8, .mantissa = 23, .bias = 127}},
    {"c128", {.kind = VAL_COMPLEX, .bits = 128, .is_signed = true, .exponent = 11, .mantissa = 52, .bias = 1023}},
    {"q15", {.kind = VAL_FIXED, .bits = 16, .fraction = 15}},
    {"q31", {.kind = VAL_FIXED, .bits = 32, .fraction = 31}},
    {"date", {.kind = VAL_ABSTRACT, .identity = 1}},
    {"dec64", {.kind = VAL_OPAQUE, .bits = 64, .identity = 2}},
    {"dec32", {.kind = VAL_OPAQUE, .bits = 64, .identity = 3}},
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
        const char *from, *to, *losses;
    } cases[] = {
        {"f32", "f64", ""},      {"f64", "f32", "ro"},    {"bf16", "f32", ""},    {"f32", "bf16", "ro"},
        {"f16", "f32", ""},      {"f32", "f16", "ro"},    {"f16", "bf16", "r"},   {"bf16", "f16", "ro"},
        {"i32", "f64", ""},      {"u32", "f64", ""},      {"i64", "f64", "r"},    {"u64", "f64", "r"},
        {"i54", "f64", ""},      {"i55", "f64", "r"},     {"i32", "f32", "r"},    {"u64", "f32", "r"},
        {"i16", "f32", ""},      {"u64", "bf16", "r"},    {"i64", "f16", "ro"},   {"u16", "f16", "ro"},
        {"i16", "f16", "r"},     {"u8", "f16", ""},       {"u8", "bf16", ""},     {"u64", "i64", "o"},
        {"i64", "u64", "s"},     {"i64", "i32", "o"},     {"i32", "i64", ""},     {"u32", "i64", ""},
        {"u64", "u32", "o"},     {"b", "u64", ""},        {"b", "f16", ""},       {"b", "q31", "o"},
        {"u64", "b", "oc"},      {"i64", "b", "osc"},     {"f64", "i64", "roc"},  {"f32", "u64", "rosc"},
        {"f16", "i64", "roc"},   {"e4m3fn", "i64", "rc"}, {"e4m3fn", "f32", ""},  {"e4m3fn", "f64", ""},
        {"f32", "e4m3fn", "ro"}, {"e8m0", "f32", ""},     {"e8m0", "bf16", ""},   {"e8m0", "f64", ""},
        {"e8m0", "f16", "ro"},   {"e8m0", "u64", "roc"},  {"u64", "e8m0", "ro"},  {"f64", "e8m0", "ros"},
        {"c64", "c128", ""},     {"c128", "c64", "ro"},   {"f32", "c64", ""},     {"f64", "c64", "ro"},
        {"c64", "f64", "pc"},    {"c64", "i64", "ropc"},  {"i64", "c64", "r"},    {"i64", "c128", "r"},
        {"i32", "c128", ""},     {"q15", "f32", ""},      {"q31", "f32", "r"},    {"q31", "f64", ""},
        {"q31", "q15", "ro"},    {"q15", "q31", ""},      {"f32", "q15", "ro"},   {"i8", "q31", "o"},
        {"q15", "i64", "rc"},    {"q15", "f16", "r"},     {"date", "date", ""},   {"date", "f64", "u"},
        {"c64", "date", "u"},    {"dec64", "f64", "u"},   {"b", "dec64", "u"},    {"dec64", "dec64", ""},
        {"f16", "u32", "rosc"},  {"f64", "f16", "ro"},    {"i64", "u8", "os"},    {"c64", "u8", "rospc"},
        {"i8", "u8", "s"},       {"u64", "c64", "r"},     {"i64", "f80", ""},     {"u64", "f80", ""},
        {"f64", "f80", ""},      {"f80", "f64", "ro"},    {"f80", "f128", ""},    {"f128", "f80", "ro"},
        {"f128", "f64", "ro"},   {"i64", "f128", ""},     {"i128", "f128", "r"},  {"f128", "i128", "roc"},
        {"tf32", "f32", ""},     {"f32", "tf32", "ro"},   {"bf16", "tf32", ""},   {"f16", "tf32", ""},
        {"tf32", "f16", "ro"},   {"i16", "tf32", "r"},    {"u8", "tf32", ""},     {"c128", "f128", "pc"},
        {"u128", "f32", "ro"},   {"u128", "tf32", "ro"},  {"date", "dec64", "u"}, {"dec64", "dec32", "u"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        expect_letters(named(cases[i].from), named(cases[i].to), cases[i].losses);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        expect_letters(&known[i].set, &known[i].set, "");
    const val_set untold = {.kind = VAL_ABSTRACT};
    expect_letters(&untold, &untold, "u");
}

static val_losses when(bool condition, val_losses losses) {
    return condition ? losses : 0;
}

/*
 * Of an integer with `magnitude` bits beside its sign, to an IEEE format: all ones round up, out of the top binade too,
 * unless the format has that many digits; -2^magnitude is a power of two.
 */
static val_losses losses_to_ieee(int magnitude, bool negative, int exponent, int mantissa) {
    const int top = (1 << (exponent - 1)) - 1; /* the exponent of the top binade */
    const bool leaves = magnitude > top + 1 || (magnitude == top + 1 && magnitude > mantissa + 1);
    return when(leaves || (negative && magnitude > top), VAL_LOSS_OVERFLOWS) |
           when(magnitude > mantissa + 1 && top > mantissa, VAL_LOSS_ROUNDS);
}

/* An integer with `magnitude` bits beside its sign, with floats, complex numbers and fixed point. */
static void expect_wide(const val_set *wide, int magnitude, bool negative) {
    static const int formats[][2] = {{5, 10},  {8, 7},   {8, 10},  {8, 23},   {11, 52}, {5, 2},
                                     {15, 63}, {8, 111}, {8, 127}, {15, 112}, {7, 70},  {9, 246}};
    const val_losses sign = when(!negative, VAL_LOSS_SIGN), fraction = VAL_LOSS_ROUNDS | VAL_LOSS_CATEGORY;
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        const val_set real = ieee(formats[i][0], formats[i][1]), pair = complex_of(real);
        const val_losses losses = losses_to_ieee(magnitude, negative, formats[i][0], formats[i][1]);
        expect_losses(wide, &real, losses);
        expect_losses(wide, &pair, losses);
        expect_losses(&real, wide, fraction | VAL_LOSS_OVERFLOWS | sign);
        expect_losses(&pair, wide, fraction | VAL_LOSS_OVERFLOWS | sign | VAL_LOSS_PART);
    }
    const val_set q = fixed(32, 8), whole = fixed(32, 0);
    expect_losses(wide, &q, when(magnitude > 23, VAL_LOSS_OVERFLOWS));
    expect_losses(&q, wide, fraction | sign | when(magnitude < 23, VAL_LOSS_OVERFLOWS));
    expect_losses(&whole, wide, VAL_LOSS_CATEGORY | sign | when(magnitude < 31, VAL_LOSS_OVERFLOWS));
    /* 2^127, a fraction and NaN on the one side; 0 and 3 on the other */
    expect_losses(named("e8m0"), wide, fraction | when(magnitude < 128, VAL_LOSS_OVERFLOWS));
    expect_losses(wide, named("e8m0"),
                  VAL_LOSS_OVERFLOWS | when(negative, VAL_LOSS_SIGN) | when(magnitude > 1, VAL_LOSS_ROUNDS));
}

/* A float with more digits, after all that it has. */
static val_set with_digits(val_set set, int more) {
    set.bits += more;
    set.mantissa += more;
    return set;
}

/* As many more digits in both formats change nothing: floats of up to 256 bits lose what those of 8 bits lose. */
static void wide_floats(void **state) {
    (void)state;
    static const int more[] = {9, 56, 57, 58, 112, 120, 184, 247};
    add_floats(9, 0);
    for (size_t i = 0; i < list_count; i++) {
        for (size_t k = 0; k < list_count; k++) {
            const val_set *from = &lists[i].set, *to = &lists[k].set;
            if (from->mantissa < 2 || to->mantissa < 2) continue; /* all digits of the largest may be special */
            if (from->is_signed && !to->is_signed) continue;      /* more digits make subnormals that this one lacks */
            const val_losses losses = val_conversion_losses(from, to);
            for (size_t n = 0; n < sizeof more / sizeof *more; n++) {
                const val_set wide_from = with_digits(*from, more[n]), wide_to = with_digits(*to, more[n]);
                expect_losses(&wide_from, &wide_to, losses);
            }
        }
    }
    clear();
}

/* Integers of up to 256 bits, to and from each other and other numbers. */
static void wide_integers(void **state) {
    (void)state;
    for (int bits = 1; bits <= 256; bits++) {
        for (int negative = 0; negative < 2; negative++) {
            const val_set wide = integer(negative ? VAL_INT : VAL_UINT, bits);
            const int magnitude = bits - negative;
            if (magnitude == 0) continue;
            expect_wide(&wide, magnitude, negative);
            for (int other = 2; other <= 256; other++) {
                const val_set extended = integer(VAL_INT, other), without = integer(VAL_UINT, other);
                expect_losses(&wide, &extended, when(magnitude > other - 1, VAL_LOSS_OVERFLOWS));
                expect_losses(&wide, &without,
                              when(negative, VAL_LOSS_SIGN) | when(magnitude > other, VAL_LOSS_OVERFLOWS));
            }
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
    for (val_losses losses = 0; losses < 2 * VAL_LOSS_UNKNOWN; losses++)
        assert_int_equal(val_losses_cost(losses), losses & VAL_LOSS_UNKNOWN     ? VAL_UNKNOWN
                                                  : losses & VAL_LOSS_DROPS     ? VAL_DROPS
                                                  : losses & VAL_LOSS_OVERFLOWS ? VAL_OVERFLOWS
                                                  : losses & VAL_LOSS_ROUNDS    ? VAL_ROUNDS
                                                                                : VAL_EXACT);
    for (int i = 0; i <= VAL_ABSTRACT; i++)
        assert_string_equal(val_kind_name((val_kind)i), kinds[i]);
    for (int i = 0; i <= VAL_FINITE; i++)
        assert_string_equal(val_special_name((val_special)i), specials[i]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(formats_up_to_8_bits),  cmocka_unit_test(biases),       cmocka_unit_test(complexes),
        cmocka_unit_test(formats_up_to_16_bits), cmocka_unit_test(wide_formats), cmocka_unit_test(wide_floats),
        cmocka_unit_test(wide_integers),         cmocka_unit_test(wider),        cmocka_unit_test(names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

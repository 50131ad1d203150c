/* Dtypes: the well-known ones, every kind of definition, what weak and complex ones are made of, settings by dtype. */
#include "base/memory.h"
#include "spec/dtype.h"
#include "spec/support.h"
#include "spec/write/writer.h"

#include <string.h>

static const spec_dtype *dtype_of(const spec *spec, const char *name) {
    const lat_id id = spec_find_dtype(spec, name);
    if (id == LAT_NONE) fail_msg("no dtype %s", name);
    return &spec->dtypes[id];
}

static void test_every_kind(void **state) {
    (void)state;
    size_t length;
    char *lua = support_file("good/custom.lua", &length);
    assert_non_null(lua);
    spec *spec = support_read(lua);
    const spec_dtype *dtype = dtype_of(spec, "u16");
    assert_string_equal(dtype->title, "a well-known dtype with a title");
    assert_int_equal(dtype->values.bits, 16);
    assert_true(dtype->well_known);
    assert_int_equal(dtype_of(spec, "i5")->size, 1);
    assert_int_equal(dtype_of(spec, "u33")->size, 8);
    assert_string_equal(dtype_of(spec, "u33")->ident, "word33");
    dtype = dtype_of(spec, "f16"); /* the spec's own, not the well-known one */
    assert_int_equal(dtype->values.exponent, 6);
    assert_int_equal(dtype->values.bias, 40);
    assert_int_equal(dtype->values.special, VAL_FINITE);
    assert_false(dtype->well_known);
    dtype = dtype_of(spec, "c7");
    assert_int_equal(dtype->values.kind, VAL_COMPLEX);
    assert_int_equal(dtype->values.bits, 14);
    assert_int_equal(dtype->size, 2);
    assert_string_equal(dtype->of, "f7");
    dtype = dtype_of(spec, "q15");
    assert_int_equal(dtype->values.fraction, 15);
    assert_int_equal(dtype->size, 2);
    dtype = dtype_of(spec, "date");
    assert_int_equal(dtype->size, 0);
    assert_int_equal(dtype->values.bits, 0);
    dtype = dtype_of(spec, "d*");
    assert_int_equal(dtype->strong, spec_find_dtype(spec, "dec64"));
    assert_int_equal(dtype->values.kind, VAL_OPAQUE);
    assert_int_equal(dtype->size, 8);
    assert_string_equal(dtype->ctype, "dec64_t");
    assert_string_equal(dtype->from_f64, "dec64_from_double");
    dtype = dtype_of(spec, "h*");
    assert_int_equal(dtype->strong, LAT_NONE); /* bf16 is no dtype of the spec */
    assert_int_equal(dtype->values.mantissa, 7);
    assert_string_equal(dtype->ident, "bf16_scalar");
    assert_string_equal(dtype_of(spec, "c*")->of, "f7");
    assert_string_equal(spec->header, "dec64.h");
    assert_int_equal(spec->inexact_default, spec_find_dtype(spec, "f16"));
    assert_int_equal(spec->inexact[spec_find_dtype(spec, "b")], spec_find_dtype(spec, "c7"));
    assert_int_equal(spec->inexact[spec_find_dtype(spec, "u33")], LAT_NONE);
    assert_int_equal(spec->op_count, 2);
    spec_free(spec);
    mem_free(lua);
}

static void test_sizes(void **state) {
    (void)state;
    for (int bits = 1; bits <= 256; bits++) {
        const val_set values = {.kind = VAL_INT, .bits = bits};
        const unsigned size = bits <= 8 ? 1 : bits <= 16 ? 2 : bits <= 32 ? 4 : bits <= 64 ? 8 : bits <= 128 ? 16 : 32;
        assert_int_equal(dtype_size(&values), size);
        assert_int_equal(dtype_has_kernels(&values), bits <= 64);
    }
    for (int bits = 3; bits <= 16; bits++) {
        const val_set values = {.kind = VAL_FLOAT, .bits = bits};
        const val_set pair = {.kind = VAL_COMPLEX, .bits = 2 * bits};
        assert_int_equal(dtype_size(&values), bits <= 8 ? 1 : 2);
        assert_int_equal(dtype_size(&pair), bits <= 8 ? 2 : 4);
        assert_true(dtype_has_kernels(&values) && dtype_has_kernels(&pair));
    }
    static const struct {
        const char *name;
        unsigned size;
        bool has_kernels;
    } wide[] = {{"tf32", 4, false}, {"f32", 4, true}, {"f64", 8, true}, {"f80", 16, false}, {"f128", 16, false}};
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++) {
        val_set values = dtype_find_known(wide[i].name)->values;
        assert_int_equal(dtype_size(&values), wide[i].size);
        assert_int_equal(dtype_has_kernels(&values), wide[i].has_kernels);
        values.kind = VAL_COMPLEX;
        values.bits *= 2;
        assert_int_equal(dtype_size(&values), 2 * wide[i].size);
        assert_int_equal(dtype_has_kernels(&values), wide[i].has_kernels);
    }
}

/* Every value of a format of at most 16 bits, computed from its bits, is a f32 or the format is refused, and only then. */
static bool every_value_is_f32(int exponent, int mantissa, bool is_signed, int bias, val_special special) {
    for (int e = 0; e < 1 << exponent; e++) {
        for (int m = 0; m < 1 << mantissa; m++) {
            const bool top = e == (1 << exponent) - 1, all_ones = top && m == (1 << mantissa) - 1;
            if (special == VAL_IEEE && top) continue;
            if (special == VAL_FN && all_ones) continue;
            const bool normal = e > 0 || !is_signed;
            const long long significand = normal ? (1LL << mantissa) + m : m;
            int lowest = (e > 0 ? e : is_signed ? 1 : 0) - bias - mantissa; /* of its last bit */
            if (significand == 0) continue;
            long long odd = significand;
            for (; odd % 2 == 0; odd /= 2)
                lowest++;
            int highest = lowest;
            for (; odd > 1; odd /= 2)
                highest++;
            if (lowest < -149 || highest > 127 || highest - lowest > 23) return false;
        }
    }
    return true;
}

static void test_float_formats(void **state) {
    (void)state;
    size_t possible = 0, impossible = 0;
    for (int exponent = 1; exponent <= 9; exponent++) {
        for (int mantissa = 0; mantissa <= 10; mantissa++) {
            for (int is_signed = 0; is_signed < 2; is_signed++) {
                for (val_special special = VAL_IEEE; special <= VAL_FINITE; special++) {
                    for (int bias = -140; bias <= 300; bias += exponent < 4 ? 1 : 7) {
                        const int bits = is_signed + exponent + mantissa;
                        const bool form = bits >= 3 && !(special == VAL_IEEE && mantissa == 0) &&
                                          (is_signed || special == VAL_IEEE || special == VAL_FN);
                        const char *hint;
                        const bool can =
                            form && (bits > 16 || every_value_is_f32(exponent, mantissa, is_signed, bias, special));
                        assert_int_equal(
                            dtype_float_problem(exponent, mantissa, is_signed, bias, special, &hint) == NULL, can);
                        possible += can;
                        impossible += form && !can;
                    }
                }
            }
        }
    }
    assert_true(possible > 1000);
    assert_true(impossible > 1000);
}

static void test_default_inexact(void **state) {
    (void)state;
    static const char *const dtypes_and_default[][2] = {
        {"'b', 'f32', 'f64'", "f64"},
        {"'b', 'bf16', 'f16'", "f16"},
        {"'b', 'f8_e5m2', 'f8_e4m3', 'f8_e4m3fn'", "f8_e4m3"},
        {"'b', 'i8', 'c64'", NULL},
        {"'b', 'f16', 'tf32', 'f128'", "f16"},
        {"'b', { 'f*', weak = 'f64' }, 'f8_e8m0fnu'", "f8_e8m0fnu"},
    };
    for (size_t i = 0; i < sizeof dtypes_and_default / sizeof *dtypes_and_default; i++) {
        text lua = {0};
        text_printf(&lua, "return { name = 't', promotes = {}, dtypes = { %s } }", dtypes_and_default[i][0]);
        spec *spec = support_read(lua.data);
        if (dtypes_and_default[i][1])
            assert_string_equal(spec->dtypes[spec->inexact_default].name, dtypes_and_default[i][1]);
        else
            assert_int_equal(spec->inexact_default, LAT_NONE);
        spec_free(spec);
        text_free(&lua);
    }
}

static void test_settings(void **state) {
    (void)state;
    spec *spec =
        support_read("return { name = 't', dtypes = { 'b', 'i8' }, promotes = { b = { 'i8' } },\n"
                     "  laws = { 'least', 'order' }, ops = {}, rounding = 'via_f32', header = '<my/types.h>',\n"
                     "  title = 'T', source = 'S\\n2', note = 'N' }");
    assert_true(spec->laws[LAT_LAW_LEAST] && spec->laws[LAT_LAW_ORDER] && !spec->laws[LAT_LAW_EXISTENCE]);
    assert_non_null(spec->ops);
    assert_int_equal(spec->op_count, 0);
    assert_true(spec->via_f32);
    assert_string_equal(spec->header, "<my/types.h>");
    assert_string_equal(spec->source, "S\n2");
    assert_string_equal(spec->file, "test.lua");
    assert_int_equal(spec->file_count, 0);
    spec_free(spec);
    spec = support_read("return { name = 't', dtypes = { 'b' }, promotes = {}, laws = {} }");
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        assert_false(spec->laws[law]);
    assert_null(spec->ops);
    assert_false(spec->via_f32);
    spec_free(spec);
    spec = support_read("return { name = 't', dtypes = { 'b' }, promotes = {}, inexact = nil }");
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        assert_int_equal(spec->laws[law], lat_law_of(law)->demanded);
    spec_free(spec);
}

static void test_hash(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 't', dtypes = { 'b' }, promotes = {} }");
    /* sha256sum of that text */
    assert_string_equal(spec->hash, "d840be068a4664a5d8dd1553ad805632b12d3f724bb937af9d83a059ff581e90");
    spec_free(spec);
}

static void test_names_of_ones_own(void **state) {
    (void)state;
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_read("good/library.lua", support_options(), &diagnostics);
    assert_non_null(spec);
    const spec_dtype *byte = dtype_of(spec, "uint8"), *single = dtype_of(spec, "float32");
    assert_ptr_equal(dtype_of(spec, "Byte"), byte);
    assert_ptr_equal(dtype_of(spec, "u8"), byte);
    assert_string_equal(byte->as, "u8");
    assert_string_equal(byte->ident, "uint8");
    assert_string_equal(spec_dtype_format(byte), "u8");
    assert_int_equal(byte->values.bits, 8);
    assert_int_equal(byte->size, 1);
    assert_string_equal(spec_dtype_format(dtype_of(spec, "i8")), "i64");
    assert_string_equal(spec_dtype_format(dtype_of(spec, "f16")), "f16");
    assert_null(spec_dtype_format(dtype_of(spec, "q15")));
    assert_null(spec_dtype_format(dtype_of(spec, "c32")));
    assert_int_equal(dtype_of(spec, "c32")->values.bits, 64);
    assert_string_equal(spec_dtype_format(dtype_of(spec, "py_int")), "i64");
    assert_int_equal(dtype_of(spec, "py_float")->strong, spec_find_dtype(spec, "float32"));
    assert_null(dtype_of(spec, "py_float")->as);

    assert_true(spec_has_values(spec));
    assert_int_equal(spec_dtype_value(spec, spec_find_dtype(spec, "q15")), 254);
    assert_int_equal(spec->nary, LAT_NARY_BOUND);
    assert_ptr_equal(&spec->dtypes[spec->inexact_default], single);
    assert_int_equal(spec->inexact[byte - spec->dtypes], spec_find_dtype(spec, "bfloat16"));
    assert_int_equal(spec->hot[0].b, single - spec->dtypes);
    lat_promotion promotion;
    assert_true(spec_promotion(spec, &promotion, &diagnostics));
    assert_int_equal(lat_join(&promotion, (lat_id)(single - spec->dtypes), spec_find_dtype(spec, "float64")),
                     spec_find_dtype(spec, "float64"));
    assert_int_equal(lat_join(&promotion, (lat_id)(single - spec->dtypes), spec_find_dtype(spec, "complex64")),
                     spec_find_dtype(spec, "complex64"));
    lat_promotion_free(&promotion);
    spec_free(spec);
}

/* The value of a new dtype beside dtypes with these values. */
static int new_value(const char *values) {
    char lua[256];
    snprintf(lua, sizeof lua,
             "local dtypes = {} for i, value in ipairs { %s } do dtypes[i] = { 'd' .. i, kind = 'abstract', value = "
             "value } end "
             "return { name = 't', promotes = {}, dtypes = dtypes }",
             values);
    spec *spec = support_read(lua);
    const int value = spec_new_value(spec);
    spec_free(spec);
    return value;
}

static void test_new_values(void **state) {
    (void)state;
    assert_int_equal(new_value("2, 252, 0, 4"), 253);
    assert_int_equal(new_value("-1"), 0);
    assert_int_equal(new_value("-1, 1 << 10"), 1025);
    /* up to 254, tables are laid out by value */
    assert_int_equal(new_value("254, -1, 0, 3, 1"), 2);
    assert_int_equal(new_value("255"), 256);
    assert_int_equal(new_value("1, 2147483647"), 0);
}

/* A well-known name means the dtype that has it; where none has it, the one that is that dtype by another name. */
static void test_parts_by_format(void **state) {
    (void)state;
    spec *spec =
        support_read("return { name = 't', promotes = {}, dtypes = { 'c64', { 'f32', as = 'f64' }, "
                     "{ 'single', as = 'f32' }, { 'h', as = 'f16' }, { 'c32', kind = 'complex', of = 'f16' }, "
                     "{ 'c16', kind = 'complex', of = 'bf16' }, { 'int', as = 'i64' }, { 'i*', weak = 'i64' }, "
                     "{ 'f*', weak = 'f32' }, { 'u*', weak = 'u8' }, { 'c*', weak = 'c64' } } }");
    assert_int_equal(spec_dtype_part(spec, dtype_of(spec, "c64")), spec_find_dtype(spec, "single"));
    assert_int_equal(spec_dtype_part(spec, dtype_of(spec, "c*")), spec_find_dtype(spec, "single"));
    assert_int_equal(spec_dtype_part(spec, dtype_of(spec, "c32")), spec_find_dtype(spec, "h"));
    assert_int_equal(spec_dtype_part(spec, dtype_of(spec, "c16")), LAT_NONE);
    assert_int_equal(spec_dtype_part(spec, dtype_of(spec, "h")), LAT_NONE);
    assert_int_equal(dtype_of(spec, "i*")->strong, spec_find_dtype(spec, "int"));
    assert_int_equal(dtype_of(spec, "f*")->strong, spec_find_dtype(spec, "f32"));
    assert_int_equal(dtype_of(spec, "f*")->values.bits, 64);
    assert_int_equal(dtype_of(spec, "u*")->strong, LAT_NONE);
    spec_free(spec);
}

/* A dtype that is defined in full under a well-known name is the well-known one only if it has its values. */
static void test_format_of_a_definition(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 't', promotes = {}, dtypes = { "
                              "{ 'i8', kind = 'int', bits = 8 }, { 'u8', kind = 'uint', bits = 7 }, "
                              "{ 'f8_e4m3fn', kind = 'float', exponent = 4, mantissa = 3, special = 'fn' }, "
                              "{ 'f8_e4m3', kind = 'float', exponent = 4, mantissa = 3, special = 'fn' } } }");
    assert_string_equal(spec_dtype_format(dtype_of(spec, "i8")), "i8");
    assert_null(spec_dtype_format(dtype_of(spec, "u8")));
    assert_string_equal(spec_dtype_format(dtype_of(spec, "f8_e4m3fn")), "f8_e4m3fn");
    assert_null(spec_dtype_format(dtype_of(spec, "f8_e4m3")));
    assert_false(spec_has_values(spec));
    assert_int_equal(spec_dtype_value(spec, 3), 3);
    spec_free(spec);
}

static void assert_meaning(const char *lua, const char *other, bool same) {
    spec *a = support_read(lua), *b = support_read(other);
    char left[65], right[65];
    spec_definition_hash(a, left);
    spec_definition_hash(b, right);
    assert_int_equal(strlen(left), 64);
    if ((strcmp(left, right) == 0) != same) fail_msg("%s\n%s", lua, other);
    spec_free(a);
    spec_free(b);
}

static void test_meaning(void **state) {
    (void)state;
    const char *plain = "return { name = 't', dtypes = { 'b', 'i8' }, promotes = { b = { 'i8' } } }";
    assert_meaning(plain,
                   "-- a comment\nreturn { name = 't', title = 'T', note = 'n', source = 's',\n"
                   "dtypes = { { 'b', title = 'truth' }, 'i8' }, promotes = { ['b'] = { 'i8' } } }",
                   true);
    assert_meaning(plain, "return { name = 'u', dtypes = { 'b', 'i8' }, promotes = { b = { 'i8' } } }", false);
    assert_meaning(plain, "return { name = 't', dtypes = { 'b', 'i8' }, promotes = {} }", false);
    assert_meaning(plain, "return { name = 't', dtypes = { 'b', 'i8' }, promotes = { b = { 'i8' } }, ops = { 'add' } }",
                   false);
    assert_meaning(plain, "return { name = 't', dtypes = { 'b', 'i8' }, promotes = { b = { 'i8' } }, nary = 'bound' }",
                   false);
    assert_meaning(plain,
                   "return { name = 't', dtypes = { { 'b', aliases = { 'x' } }, 'i8' }, promotes = { b = { 'i8' } } }",
                   false);
    assert_meaning("return { name = 't', dtypes = { { 'b', value = 0 }, { 'i8', value = 1 } }, promotes = {} }",
                   "return { name = 't', dtypes = { { 'b', value = 0 }, { 'i8', value = 2 } }, promotes = {} }", false);
    assert_meaning(
        "return { name = 't', dtypes = { { 'bool', value = 1 }, { 'f', as = 'f32', value = 2 } }, promotes = {} }",
        "return { name = 't', dtypes = { { 'bool', as = 'b', value = 1 }, { 'f', as = 'f32', value = 2 } }, promotes = "
        "{} }",
        true);
    assert_meaning("return { name = 'more', extends = 'numpy' }",
                   "return { name = 'more', extends = 'numpy', laws = { 'order' } }", false);
}

/* The table of narrow floats in specs/reference.md has each of them, and no other. */
static void test_documented_formats(void **state) {
    (void)state;
    char *document = support_file("../../specs/reference.md", NULL);
    assert_non_null(document);
    const char *rows = strstr(document, "\n| name | exponent | mantissa | bias | special |");
    assert_non_null(rows);
    const char *end = strstr(rows, "\n\n");
    size_t documented = 0, known = 0;
    for (const char *at = strstr(rows, "\n| `"); at && at < end; at = strstr(at + 1, "\n| `"))
        documented++;
    for (size_t i = 0; i < dtype_known_count; i++) {
        const val_set *values = &dtype_known_table[i].values;
        if (values->kind != VAL_FLOAT || values->bits > 16) continue;
        text row = {0};
        text_printf(&row, "\n| `%s` | %d | %d | %d | %s%s | ", dtype_known_table[i].name, values->exponent,
                    values->mantissa, values->bias, val_special_name(values->special),
                    values->is_signed ? "" : ", unsigned");
        const char *found = strstr(rows, row.data);
        if (!found || found > end) fail_msg("no row %s", row.data + 1);
        text_free(&row);
        known++;
    }
    assert_int_equal(documented, known);
    mem_free(document);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_kind),        cmocka_unit_test(test_sizes),
        cmocka_unit_test(test_float_formats),     cmocka_unit_test(test_default_inexact),
        cmocka_unit_test(test_settings),          cmocka_unit_test(test_hash),
        cmocka_unit_test(test_names_of_ones_own), cmocka_unit_test(test_parts_by_format),
        cmocka_unit_test(test_new_values),        cmocka_unit_test(test_format_of_a_definition),
        cmocka_unit_test(test_meaning),           cmocka_unit_test(test_documented_formats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

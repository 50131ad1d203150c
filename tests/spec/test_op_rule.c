/* What operations give in a spec, and whether they have any kernel. The rules are written out here. */
#include "base/memory.h"
#include "spec/op_rule.h"
#include "spec/promote.h"
#include "spec/support.h"

#include <string.h>

#define KIND(NAME) (1u << VAL_##NAME)
enum { ANY = KIND(BOOL) | KIND(INT) | KIND(UINT) | KIND(FLOAT) | KIND(COMPLEX) | KIND(FIXED) | KIND(OPAQUE) };

static const spec_op_rule
    add = {.arity = 2, .kinds = ANY, .needs_join = true},
    remainder_ = {.arity = 2, .kinds = KIND(INT) | KIND(UINT) | KIND(FLOAT), .needs_join = true, .needs_sign = true},
    copysign_ = {.arity = 2, .kinds = KIND(FLOAT), .needs_join = true, .needs_sign = true, .divides_integers = true},
    equal = {.arity = 2, .kinds = ANY, .needs_join = true, .gives_bool = true, .compares_by_value = true},
    logical = {.arity = 2, .kinds = ANY, .gives_bool = true},
    absolute = {.arity = 1, .kinds = KIND(INT) | KIND(FLOAT) | KIND(COMPLEX), .gives_part = true, .needs_sign = true},
    isnan_ = {.arity = 1, .kinds = ANY, .gives_bool = true}, square = {.arity = 1, .kinds = ANY},
    clip = {.arity = 3, .kinds = ANY & ~KIND(COMPLEX), .needs_join = true};

/* "i8 b" gives what the operation does for these operands; of no dtype for "-". */
static void expect(const spec *of, const char *op, const spec_op_rule *rule, const char *operands, const char *result) {
    lat_promotion promotion;
    spec_diagnostics diagnostics = {0};
    lat_id ids[2];
    assert_true(spec_promotion(of, &promotion, &diagnostics));
    char *names = mem_copy(operands), *second = strchr(names, ' ');
    if (second) *second++ = '\0';
    ids[0] = spec_find_dtype(of, names);
    ids[1] = second ? spec_find_dtype(of, second) : LAT_NONE;
    const lat_id given = spec_op_result(of, &promotion, op, rule, ids);
    if (strcmp(spec_dtype_name(of, given), result) != 0)
        fail_msg("%s of %s gives %s, not %s", op, operands, spec_dtype_name(of, given), result);
    mem_free(names);
    lat_promotion_free(&promotion);
}

static void test_results(void **state) {
    (void)state;
    spec *of = support_read("return { name = 't', dtypes = { 'b', 'u8', 'i8', 'f16', 'f64', 'c128', 'f8_e8m0fnu' },\n"
                            "  promotes = { b = { 'u8', 'i8' }, u8 = { 'f16' }, i8 = { 'f16' }, f16 = { 'f64' },\n"
                            "    f64 = { 'c128' } }, resolve = { ['u8,i8'] = 'f64' }, inexact = 'f64',\n"
                            "  results = { subtract = { floor = 'i8' }, multiply = { loops = { 'i8', 'f16' } },\n"
                            "    minimum = 'inexact' } }");
    expect(of, "add", &add, "b i8", "i8");
    expect(of, "add", &add, "u8 f8_e8m0fnu", "-");
    expect(of, "subtract", &remainder_, "b b", "i8"); /* remainder, with a floor */
    expect(of, "subtract", &remainder_, "b u8", "f64");
    expect(of, "add", &remainder_, "b b", "-");
    expect(of, "multiply", &remainder_, "u8 i8", "f16");
    expect(of, "multiply", &remainder_, "f64 i8", "-");
    expect(of, "minimum", &add, "b i8", "f64");
    expect(of, "minimum", &add, "f16 i8", "f16");
    expect(of, "add", &copysign_, "b b", "f64");
    expect(of, "add", &copysign_, "f8_e8m0fnu f8_e8m0fnu", "-");
    expect(of, "add", &equal, "f8_e8m0fnu u8", "-");
    expect(of, "add", &equal, "i8 u8", "b");
    expect(of, "add", &logical, "f8_e8m0fnu u8", "b");
    expect(of, "add", &absolute, "c128", "f64");
    expect(of, "add", &absolute, "b", "-");
    expect(of, "add", &isnan_, "c128", "b");
    expect(of, "subtract", &square, "b", "i8");
    expect(of, "multiply", &square, "u8", "f16");
    spec_free(of);
    of = support_read("return { name = 't', dtypes = { 'i8', 'c64' }, promotes = { i8 = { 'c64' } } }");
    expect(of, "add", &absolute, "c64", "-"); /* there is no f32 */
    expect(of, "add", &absolute, "i8", "i8");
    expect(of, "add", &isnan_, "i8", "-"); /* there is no b */
    spec_free(of);
}

/* Fails unless the operation has kernels (why = NULL), or none for the reason that is told. */
static void expect_kernels(const char *spec_fields, const char *op, const spec_op_rule *rule, const char *why) {
    text lua = {0}, reason = {0};
    text_printf(&lua, "return { name = 't', %s }", spec_fields);
    spec *of = support_read(lua.data);
    const bool has = spec_op_has_kernels(of, op, rule, &reason);
    if (has != (why == NULL) || (why && !strstr(reason.data, why)))
        fail_msg("%s: %s: %s", spec_fields, op, text_string(&reason));
    spec_free(of);
    text_free(&lua);
    text_free(&reason);
}

static void test_any_kernel(void **state) {
    (void)state;
    const char *bools = "dtypes = { 'b', 'i8' }, promotes = { b = { 'i8' } }";
    expect_kernels(bools, "add", &remainder_, NULL);
    expect_kernels("dtypes = { 'b' }, promotes = {}", "add", &remainder_,
                   "it is for dtypes of kind int, uint or float|");
    expect_kernels("dtypes = { 'b', 'f8_e8m0fnu' }, promotes = {}", "add", &remainder_, "no pair promotes to");
    expect_kernels("dtypes = { 'b', 'i8' }, table = [[\n b i8\nb b -\ni8 - -\n]], laws = {}", "add", &remainder_,
                   "no pair promotes to");
    expect_kernels("dtypes = { 'b', 'i8' }, table = [[\n b i8\nb b i8\ni8 i8 -\n]], laws = {}", "add", &remainder_,
                   NULL);
    expect_kernels("dtypes = { 'b', 'i8' }, promotes = {}, results = { add = { loops = { 'i8' } } }", "add", &copysign_,
                   "its rule in `results` never gives a dtype of kind float|");
    expect_kernels("dtypes = { 'b', 'f16' }, promotes = { b = { 'f16' } }, results = { add = { floor = 'b' } }", "add",
                   &copysign_, NULL);
    expect_kernels(bools, "add", &copysign_, "no float dtype in which to divide integers");
    expect_kernels("dtypes = { 'i8', 'f8_e8m0fnu' }, promotes = {}", "add", &isnan_, "for any dtype: its results");
    expect_kernels("dtypes = { 'b', 'c64' }, promotes = {}", "add", &absolute, "for any dtype: its results need");
    expect_kernels("dtypes = { 'c64' }, promotes = {}", "add", &clip, "it is for dtypes of kind");
    expect_kernels(bools, "add", &clip, NULL);
    expect_kernels(bools, "add", &square, NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_results),
        cmocka_unit_test(test_any_kernel),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* What operations give in a spec, and whether they have any kernel. */
#include "base/memory.h"
#include "spec/operation.h"
#include "spec/promote.h"
#include "spec/support.h"
#include "spec/write/writer.h"

#include <string.h>

/* "i8 b" gives what the operation does for these operands; of no dtype for "-". With a '!' in front there is no kernel.
 */
static void expect(const spec *spec, const char *name, const char *operands, const char *result) {
    lat_promotion promotion;
    spec_diagnostics diagnostics = {0};
    lat_id ids[LAT_OP_MOST_OPERANDS] = {LAT_NONE, LAT_NONE, LAT_NONE}, computed_in;
    size_t count = 0;
    assert_true(spec_promotion(spec, &promotion, &diagnostics));
    const spec_operation *op = spec_operation_find(spec, name);
    if (!op) fail_msg("there is no %s", name);
    char *names = mem_copy(operands);
    for (char *word = strtok(names, " "); word; word = strtok(NULL, " "))
        ids[count++] = spec_find_dtype(spec, word);
    assert_int_equal(count, op->rule.arity);
    const lat_id given = lat_op_result(&promotion, &op->rule, ids, count, &computed_in);
    const bool has = spec_operation_has_kernel(spec, op, ids, computed_in, given);
    const bool expected = result[0] != '!' && result[0] != '-';
    const char *expected_name = result + (result[0] == '!');
    if (strcmp(spec_dtype_name(spec, given), expected_name) != 0)
        fail_msg("%s of %s gives %s, not %s", name, operands, spec_dtype_name(spec, given), expected_name);
    if (has != expected) fail_msg("%s of %s has %s kernel", name, operands, has ? "a" : "no");
    mem_free(names);
    lat_promotion_free(&promotion);
}

#define DTYPES                                                                                                         \
    "return { name = 't', dtypes = { 'b', 'u8', 'i8', 'f16', 'f64', 'c128', 'f8_e8m0fnu' },\n"                         \
    "  promotes = { b = { 'u8', 'i8' }, u8 = { 'f16' }, i8 = { 'f16' }, f16 = { 'f64' },\n"                            \
    "    f64 = { 'c128' } }, resolve = { ['u8,i8'] = 'f64' }, inexact = 'f64',\n"

static void test_well_known(void **state) {
    (void)state;
    spec *spec = support_read(DTYPES "}");
    expect(spec, "add", "b i8", "i8");
    expect(spec, "add", "u8 f8_e8m0fnu", "-");
    expect(spec, "remainder", "b b", "-");
    expect(spec, "copysign", "b b", "f64");
    expect(spec, "copysign", "f8_e8m0fnu f8_e8m0fnu", "-");
    expect(spec, "equal", "f8_e8m0fnu u8", "-");
    expect(spec, "equal", "i8 u8", "b");
    expect(spec, "logical_and", "f8_e8m0fnu u8", "b");
    expect(spec, "absolute", "c128", "f64");
    expect(spec, "absolute", "b", "-");
    expect(spec, "isnan", "c128", "b");
    expect(spec, "clip", "b u8 f16", "f16");
    expect(spec, "clip", "b u8 c128", "-");
    spec_free(spec);
    spec = support_read("return { name = 't', dtypes = { 'i8', 'c64' }, promotes = { i8 = { 'c64' } } }");
    expect(spec, "absolute", "c64", "-"); /* there is no f32 */
    expect(spec, "absolute", "i8", "i8");
    expect(spec, "isnan", "i8", "-"); /* there is no b */
    spec_free(spec);
}

static void test_results(void **state) {
    (void)state;
    spec *spec = support_read(
        DTYPES "  results = { remainder = { floor = 'i8' }, floor_divide = { loops = { 'i8', 'f16' } },\n"
               "    minimum = 'inexact', square = { floor = 'i8' }, sqrt = { loops = { 'f16', 'c128' } } } }");
    expect(spec, "remainder", "b b", "i8");
    expect(spec, "remainder", "b u8", "f64");
    expect(spec, "remainder", "c128 b", "-");
    expect(spec, "floor_divide", "u8 i8", "f16");
    expect(spec, "floor_divide", "f64 i8", "-");
    expect(spec, "minimum", "b i8", "f64");
    expect(spec, "minimum", "f16 i8", "f16");
    expect(spec, "square", "b", "i8");
    expect(spec, "sqrt", "u8", "f16");
    expect(spec, "sqrt", "c128", "!c128"); /* a loop that no kernel has */
    spec_free(spec);
}

static void test_entries(void **state) {
    (void)state;
    spec *spec =
        support_read(DTYPES "  sets = { SMALL = 'u8 i8' }, ops = {\n"
                            "    exp = { arity = 1, domain = 'any', result = { b = 'f16', SMALL = 'f16' } },\n"
                            "    hypot = { domain = 'float SMALL', result = { by = 'each', integer = 'f16' } },\n"
                            "    logical_and = { domain = 'bool' }, equal = { promote = true, domain = 'real' },\n"
                            "    ldexp = { operands = { 'float', 'integer' }, result = { by = 1 } },\n"
                            "    heaviside = { promote = 'same' }, greater = 'u8',\n"
                            "    power = { result = { cells = { { 'b', 'b', 'u8' }, { 'i8', 'i8', '-' } } } },\n"
                            "    angle = { arity = 1, result = { complex = 'part', real = 'inexact', b = '-' } },\n"
                            "    sum = { reduce = true, result = { b = 'u8', integer = 'same' } },\n"
                            "    pick = { promote = false, result = 'i8' }, fmod = false } }");
    expect(spec, "exp", "b", "!f16");
    expect(spec, "exp", "i8", "!f16");
    expect(spec, "exp", "f64", "!f64");
    expect(spec, "hypot", "u8 i8", "!f16"); /* their join is f64 */
    expect(spec, "hypot", "u8 f64", "!f64");
    expect(spec, "hypot", "b b", "-");
    expect(spec, "logical_and", "b b", "b");
    expect(spec, "logical_and", "u8 b", "-");
    expect(spec, "equal", "u8 u8", "b");
    expect(spec, "equal", "b b", "-");
    expect(spec, "greater", "u8 u8", "!u8");
    expect(spec, "ldexp", "f16 u8", "!f16");
    expect(spec, "ldexp", "u8 u8", "-");
    expect(spec, "heaviside", "f16 f16", "!f16");
    expect(spec, "heaviside", "f16 f64", "-");
    expect(spec, "power", "b b", "u8");
    expect(spec, "power", "i8 i8", "-");
    expect(spec, "power", "u8 u8", "u8");
    expect(spec, "angle", "c128", "!f64");
    expect(spec, "angle", "i8", "!f64");
    expect(spec, "angle", "b", "-");
    expect(spec, "sum", "b", "!u8");
    expect(spec, "pick", "f8_e8m0fnu b", "!i8");
    assert_null(spec_operation_find(spec, "fmod"));
    assert_non_null(spec_operation_find(spec, "add"));
    spec_free(spec);
    spec = support_read(DTYPES "  ops = { 'add', exp = 'inexact' } }");
    assert_int_equal(spec->operation_count, 2);
    spec_free(spec);
}

/* A weak operand counts as what all of them promote to: NumPy's scalars. */
static void test_stubs(void **state) {
    (void)state;
    spec *spec = support_read(
        DTYPES "  ops = { exp = { arity = 1, result = 'inexact', kernels = 'int float', stub = {} },\n"
               "  power = { domain = 'number', stub = {} }, fma = { arity = 3, domain = 'float', stub = {} },\n"
               "  close = { result = 'b', stub = {} }, wide = { compute = 'f64', stub = {} } } }");
    expect(spec, "exp", "i8", "f64");
    expect(spec, "exp", "b", "!f64");     /* `kernels` leaves it out */
    expect(spec, "power", "i8 i8", "i8"); /* joinery's */
    expect(spec, "power", "i8 f16", "f16");
    expect(spec, "power", "b b", "-");
    expect(spec, "fma", "f16 i8 f16", "f16");
    expect(spec, "fma", "i8 i8 i8", "-");
    expect(spec, "close", "i8 f16", "b");
    expect(spec, "wide", "f16 i8", "f16");
    lat_promotion promotion;
    spec_diagnostics diagnostics = {0};
    lat_id computed_in;
    const lat_id operands[] = {spec_find_dtype(spec, "i8"), spec_find_dtype(spec, "f16")};
    assert_true(spec_promotion(spec, &promotion, &diagnostics));
    lat_op_result(&promotion, &spec_operation_find(spec, "close")->rule, operands, 2, &computed_in);
    assert_int_equal(computed_in, operands[1]); /* what they promote to, not b */
    lat_op_result(&promotion, &spec_operation_find(spec, "wide")->rule, operands, 2, &computed_in);
    assert_int_equal(computed_in, spec_find_dtype(spec, "f64"));
    lat_promotion_free(&promotion);
    spec_free(spec);
}

static void test_weak(void **state) {
    (void)state;
    spec *spec = support_read("return { name = 't', dtypes = { 'i8', 'f16', 'f64', { 'f*', weak = 'f64' } },\n"
                              "  promotes = { i8 = { 'f16' }, ['f*'] = { 'f16' }, f16 = { 'f64' } },\n"
                              "  resolve = { ['i8,f*'] = 'f64' }, ops = {\n"
                              "    atan2 = { result = { by = 'each', i8 = 'f16' } },\n"
                              "    floor_divide = { result = { loops = { 'i8', 'f16', 'f64' } } } } }");
    expect(spec, "floor_divide", "i8 f*", "f64");
    expect(spec, "floor_divide", "i8 f16", "f16");
    expect(spec, "atan2", "i8 i8", "!f16");
    expect(spec, "atan2", "f* i8", "!f64");
    spec_free(spec);
}

/* Rules that extend others: { spec, operation, operands, result as for expect(); NULL: there is no such operation }. */
static const char *const inherited[][4] = {
/* cells alone leave the rule that there was */
#define LESS "extends = 'jax', ops = { less = { result = { cells = { { 'i8', 'u8', '-' }, { 'i64', 'u64', 'b' } } } } }"
    {LESS, "less", "i64 u64", "b"},
    {LESS, "less", "i8 u8", "-"},
    {LESS, "less", "i8 i8", "b"},
    {LESS, "less", "f32 bf16", "b"},
    {LESS, "less_equal", "i8 u8", "b"},
    {"extends = 'jax', results = { less = { cells = { { 'f32', 'f32', 'b' } } } }", "less", "f32 f32", "b"},
    {"dtypes = { 'c64', 'f32' }, promotes = {}, results = { absolute = { cells = { { 'c64', 'f32' } } } }", "absolute",
     "c64", "f32"},
#define SQRT "extends = 'numpy', results = { sqrt = { cells = { { 'i64', 'f32' } } } }"
    {SQRT, "sqrt", "i64", "f32"},
    {SQRT, "sqrt", "i32", "f64"},
    {SQRT, "sqrt", "i8", "f16"},
    {SQRT ", without = { 'f16' }", "sqrt", "i8", "-"},
    {"extends = 'numpy', results = { add = { 'i32', cells = { { 'b', 'b', 'b' } } } }", "add", "b b", "b"},
    {"extends = 'numpy', results = { add = { 'i32', cells = { { 'b', 'b', 'b' } } } }", "add", "u8 u8", "i32"},
    {"extends = 'numpy', results = { fmod = { floor = 'i16', cells = { { 'b', 'b', 'i8' } } } }", "fmod", "b b", "i8"},
    {"extends = 'numpy', results = { fmod = { floor = 'i16', cells = { { 'b', 'b', 'i8' } } } }", "fmod", "b i8",
     "i16"},
/* the result of clip by an operand, to which what is computed in the join is converted */
#define CLIP                                                                                                           \
    "extends = 'array_api', results = { clip = { by = 1, i16 = 'i8', i32 = '-', cells = { { 'b', 'b', 'b', 'u8' } } "  \
    "} }"
    {CLIP, "clip", "f32 f64 f*", "f32"},
    {CLIP, "clip", "i16 i64 i8", "i8"},
    {CLIP, "clip", "i32 i8 i8", "-"},
    {CLIP, "clip", "u64 i8 i8", "-"},
    {CLIP, "clip", "b b b", "u8"},
    {CLIP, "clip", "c64 f32 f32", "-"},
    {"extends = 'numpy', results = { clip = { cells = { { 'i8', 'i8', 'i8', 'f32' } } } }", "clip", "i8 u8 i8", "i16"},
    {"extends = 'numpy', results = { clip = { cells = { { 'i8', 'i8', 'i8', 'f32' } } } }", "clip", "i8 i8 i8", "f32"},
    {"extends = 'numpy', results = { clip = { by = 'each' } }", "clip", "i8 i8 i8", "!i8"},
    {"extends = 'numpy', results = { where = { by = 2 } }", "where", "b i8 i8", "!i8"},
#define CELLS "extends = 'good/widening.lua', results = { multiply = { cells = { { 'i8', 'i8', 'i32' } } } }"
    {CELLS, "multiply", "i8 i8", "i32"},
    {CELLS, "multiply", "i16 i16", "i32"},
    {"extends = 'good/widening.lua', results = { multiply = 'default' }", "multiply", "i8 i8", "i8"},
#define SIGNED "extends = 'good/widening.lua', results = { subtract = { cells = { { 'i8', 'i8', 'i32' } } } }"
    {SIGNED, "subtract", "i8 i8", "i32"},
    {SIGNED, "subtract", "i16 i16", "i32"},
    {SIGNED, "subtract", "i8 i16", "-"},
    /* as does an entry without a result */
    {"extends = 'jax', ops = { argmin = { domain = 'real' } }", "argmin", "f32", "!i64"},
    {"extends = 'jax', ops = { argmin = { domain = 'real' } }", "argmin", "c64", "-"},
    {"extends = 'jax', ops = { argmin = { reduce = true, result = 'i32' } }", "argmin", "c64", "!i32"},
    {"extends = 'numpy', without = { 'f16' }, ops = { sqrt = { domain = 'any' } }", "sqrt", "i8", "-"},
    {"extends = 'numpy', without = { 'f16' }, ops = { sqrt = { domain = 'any' } }", "sqrt", "i16", "f32"},
    {"extends = 'good/widening.lua', ops = { subtract = { domain = 'any' } }", "subtract", "i8 i8", "i8"},
/* a dtype is replaced by another one */
#define REPLACED "extends = 'numpy', rename = { f64 = 'f32', c128 = 'c64' }"
    {REPLACED, "add", "i32 f32", "f32"},
    {REPLACED, "add", "i64 c64", "c64"},
    {REPLACED, "add", "u64 i8", "f32"},
    {REPLACED, "add", "i16 f16", "f32"},
    {REPLACED, "add", "i64 f*", "f32"},
    {REPLACED, "sqrt", "i32", "f32"},
    {REPLACED, "sqrt", "i8", "f16"},
    {REPLACED, "divide", "i8 i8", "f32"},
    {REPLACED, "copysign", "i32 f16", "f32"},
    {REPLACED, "mean", "i8", "!f32"},
    {REPLACED, "absolute", "c64", "f32"},
#define JAX32 "extends = 'jax', rename = { u64 = 'u32', i64 = 'i32', f64 = 'f32', c128 = 'c64' }"
    {JAX32, "argmin", "f32", "!i32"},
    {JAX32, "sum", "u8", "!u32"},
    {JAX32, "sum", "i8", "!i32"},
    {JAX32, "add", "i32 u32", "i32"},
    {JAX32, "divide", "i32 u32", "f32"},
    {"extends = 'array_api', rename = { f64 = 'f32', c128 = 'c64' }", "add", "f32 c64", "c64"},
    {"extends = 'array_api', rename = { i64 = 'i32' }", "sum", "i8", "!i32"},
    {"extends = 'array_api', rename = { i64 = 'i32' }", "add", "u32 i8", "i32"},
    {"extends = 'good/widening.lua', rename = { i16 = 'i32' }", "multiply", "i8 i8", "i32"},
    {"extends = 'good/widening.lua', rename = { i32 = 'i16' }", "multiply", "i16 i16", "i16"},
    {"extends = 'good/widening.lua', rename = { i32 = 'i16' }", "minimum", "i16 i16", "i16"},
    {"extends = 'good/widening.lua', rename = { i32 = 'i16' }", "subtract", "i16 i16", "i16"},
    {"extends = 'good/widening.lua', rename = { i32 = 'i16', i16 = 'i32' }", "multiply", "i8 i8",
     "i32"}, /* exchanged */
#define CLEAR "extends = 'good/replaced.lua', rename = { f64 = 'f32' }, results = { exp = 'join' }"
    {CLEAR, "add", "i8 i16", "f32"},
    {CLEAR, "add", "i16 f32", "f16"},
    {CLEAR, "exp", "i8", "!i8"},
    {CLEAR, "expm1", "f32", "!i8"},
/* what has lost its dtype is undefined */
#define JAX "extends = 'jax', without = { 'i64' }"
    {JAX, "argmin", "f32", "-"},
    {JAX, "sum", "i8", "-"},
    {JAX, "sum", "u8", "!u64"},
    {JAX ", results = { argmin = 'i32' }", "argmin", "f32", "!i32"},
    {"extends = 'jax', rename = { i64 = false }", "argmin", "f32", "-"},
#define NUMPY "extends = 'numpy', without = { 'f64', 'c128' }"
    {NUMPY, "sqrt", "i32", "-"},
    {NUMPY, "sqrt", "b", "f16"},
    {NUMPY, "sqrt", "f32", "f32"},
    {NUMPY, "divide", "i32 f32", "-"},
    {NUMPY, "divide", "i16 f16", "f32"},
    {NUMPY, "divide", "i8 i8", "-"}, /* of f64, by `inexact` */
    {NUMPY, "copysign", "i* f32", "f32"},
    {NUMPY, "mean", "i8", "-"},
    {NUMPY ", results = { sqrt = { loops = { 'f16', 'f32' } }, divide = 'inexact' }, inexact = 'f32'", "sqrt", "i16",
     "f32"},
    {NUMPY ", results = { divide = 'inexact' }, inexact = 'f32'", "divide", "i32 i32", "f32"},
    {"extends = 'numpy', without = { 'f64' }", "copysign", "i32 f32", "-"}, /* not c128 */
    {"extends = 'numpy', without = { 'f32' }", "copysign", "i16 f16", "-"}, /* not f64, to which they promote now */
    {"extends = 'numpy', without = { 'f32' }", "copysign", "i16 f64", "f64"},
    {"extends = 'numpy', without = { 'i8' }", "remainder", "b b", "-"},
    {"extends = 'numpy', without = { 'i8' }", "remainder", "b u8", "u8"},
    /* floors, signatures, what is computed in a dropped dtype, sets that become empty */
    {"extends = 'good/custom.lua', without = { 'i5' }", "add", "b b", "-"},
    {"extends = 'good/custom.lua', without = { 'i5' }", "add", "f7 f7", "f7"},
    {"extends = 'good/custom.lua', without = { 'i5' }, dtypes = { 'u8' }", "add", "u8 u8", "-"},
    {"extends = 'good/operations.lua', without = { 'f32' }", "fma", "i8 i8 i8", NULL},
    {"extends = 'good/operations.lua', without = { 'f32' }", "minimum", "i8 i8", "-"},
    {"extends = 'good/operations.lua', without = { 'f32' }", "maximum", "i8 i8", "-"},
    {"extends = 'good/operations.lua', without = { 'f32' }", "divide", "i8 i8", "-"},
    {"extends = 'good/operations.lua', without = { 'f32' }", "sqrt", "i8", "-"},
    {"extends = 'good/operations.lua', without = { 'f32' }", "subtract", "i8 i8", "i8"},
    {"extends = 'good/operations.lua', without = { 'f32' }", "subtract", "b i8", "!i8"},
    {"extends = 'good/operations.lua', without = { 'i8' }", "where", "b b b", "-"},
    {"extends = 'good/operations.lua', without = { 'i8' }", "where", "b f32 f32", "f32"},
    {"extends = 'good/operations.lua', without = { 'i8' }", "sum", "b", "-"},
    {"extends = 'good/lost.lua', without = { 'i16' }", "multiply", "i8 i8", "-"},
    {"extends = 'good/lost.lua', without = { 'i16' }", "multiply", "f32 f32", "f32"},
    {"extends = 'good/lost.lua', without = { 'i16' }", "subtract", "i8 i8", "-"},
    {"extends = 'good/lost.lua'", "multiply", "i8 i16", "i16"},
    {"extends = 'good/lost.lua'", "subtract", "i16 i16", "-"},
};

static void expect_row(const spec *spec, const char *const *row) {
    if (row[3])
        expect(spec, row[1], row[2], row[3]);
    else
        assert_null(spec_operation_find(spec, row[1]));
}

/* Also of the spec as it is written, which extends none. */
static void test_inherited(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof inherited / sizeof *inherited; i++) {
        text lua = {0}, whole = {0};
        text_printf(&lua, "return { name = 't', %s }", inherited[i][0]);
        spec *made = support_read(lua.data);
        expect_row(made, inherited[i]);
        spec_write(made, &whole);
        spec *again = support_read(whole.data);
        expect_row(again, inherited[i]);
        spec_free(again);
        spec_free(made);
        text_free(&whole);
        text_free(&lua);
    }
}

/* Fails unless the operation has kernels (why = NULL), or none for the reason that is told. */
static void expect_kernels(const char *fields, const char *name, const char *why) {
    text lua = {0}, reason = {0};
    const char *hint;
    lat_promotion promotion;
    spec_diagnostics diagnostics = {0};
    text_printf(&lua, "return { name = 't', %s }", fields);
    spec *spec = support_read(lua.data);
    assert_true(spec_promotion(spec, &promotion, &diagnostics));
    const bool has = spec_operation_has_kernels(spec, &promotion, spec_operation_find(spec, name), &reason, &hint);
    if (has != (why == NULL) || (why && !strstr(reason.data, why)))
        fail_msg("%s: %s: %s", fields, name, text_string(&reason));
    lat_promotion_free(&promotion);
    spec_free(spec);
    text_free(&lua);
    text_free(&reason);
}

static void test_any_kernel(void **state) {
    (void)state;
    const char *bools = "dtypes = { 'b', 'i8' }, promotes = { b = { 'i8' } }";
    expect_kernels(bools, "remainder", NULL);
    expect_kernels("dtypes = { 'b' }, promotes = {}", "remainder", "it is for dtypes of kind int, uint, float or ");
    expect_kernels("dtypes = { 'b', 'f8_e8m0fnu' }, promotes = {}", "remainder", "no pair promotes to");
    expect_kernels("dtypes = { 'b', 'i8' }, table = [[\n b i8\nb b -\ni8 - -\n]], laws = {}", "remainder",
                   "no pair promotes to");
    expect_kernels("dtypes = { 'b', 'i8' }, table = [[\n b i8\nb b i8\ni8 i8 -\n]], laws = {}", "remainder", NULL);
    expect_kernels("dtypes = { 'b', 'i8' }, promotes = {}, results = { copysign = { loops = { 'i8' } } }", "copysign",
                   "its rule in `results` never gives a dtype of kind float");
    expect_kernels("dtypes = { 'b', 'f16' }, promotes = { b = { 'f16' } }, results = { copysign = { floor = 'b' } }",
                   "copysign", NULL);
    expect_kernels("extends = 'array_api'", "clip", NULL);
    expect_kernels("extends = 'numpy', results = { clip = { by = 'each' } }", "clip",
                   "kernels of three operands do not");
    expect_kernels("extends = 'numpy', results = { less = 'join' }, without = { 'b' }", "less", "of dtype b");
    expect_kernels("extends = 'numpy', results = { less = 'i8' }", "less", "never gives b");
    expect_kernels("extends = 'numpy', results = { sqrt = 'i8' }", "sqrt", "of kind float or opaque");
    expect_kernels(bools, "copysign", "no float dtype in which to divide integers");
    expect_kernels("dtypes = { 'i8', 'f8_e8m0fnu' }, promotes = {}", "isnan", "for any dtype: its results");
    expect_kernels("dtypes = { 'b', 'c64' }, promotes = {}", "absolute", "for any dtype: its results need");
    expect_kernels("dtypes = { 'c64' }, promotes = {}", "clip", "it is for dtypes of kind");
    expect_kernels(bools, "clip", NULL);
    expect_kernels(bools, "square", NULL);
    expect_kernels("dtypes = { 'f32' }, promotes = {}, ops = { exp = { arity = 1 } }", "exp",
                   "joinery has no kernels of");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_well_known), cmocka_unit_test(test_results), cmocka_unit_test(test_entries),
        cmocka_unit_test(test_stubs),      cmocka_unit_test(test_weak),    cmocka_unit_test(test_any_kernel),
        cmocka_unit_test(test_inherited),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Names of other systems, and what import makes of tables that are written with them. Run in tests/spec. */
#include "base/memory.h"
#include "spec/names/known_names.h"
#include "spec/support.h"
#include "spec/table/import.h"
#include "spec/write/writer.h"

#include <string.h>

/* Names of many systems, and what they mean; NULL: nobody knows. An integer or complex one is told as text. */
static const char *const names[][2] = {
    {"bool", "b"},
    {"Bool", "b"},
    {"_Bool", "b"},
    {"BOOLEAN", "b"},
    {"pred", "b"},
    {"uint8", "u8"},
    {"Byte", "u8"},
    {"np.byte", "i8"},
    {"NPY_BYTE", "i8"},
    {"torch.uint8", "u8"},
    {"unsigned_char", "u8"},
    {"UTINYINT", "u8"},
    {"uint16_t", "u16"},
    {"uint", "u32"},
    {"np.uint", "u64"},
    {"ulonglong", "u64"},
    {"unsigned long long", "u64"},
    {"size_t", "u64"},
    {"usize", "u64"},
    {"Char", "i8"},
    {"s8", "i8"},
    {"DataType::Int8", "i8"},
    {"arrow::int16", "i16"},
    {"short", "i16"},
    {"int", "i32"},
    {"intc", "i32"},
    {"DT_INT32", "i32"},
    {"long", "i64"},
    {"np.int_", "i64"},
    {"longlong", "i64"},
    {"TensorProto.INT64", "i64"},
    {"BIGINT", "i64"},
    {"I8", "i8"},
    {"s4", "i4"},
    {"uint4", "u4"},
    {"i1", "i1"},
    {"HUGEINT", "int 128"},
    {"i128", "int 128"},
    {"UInt256", "uint 256"},
    {"int5", "int 5"},
    {"ui24", "uint 24"},
    {"half", "f16"},
    {"HalfFloat", "f16"},
    {"_Float16", "f16"},
    {"jnp.bfloat16", "bf16"},
    {"BF16", "bf16"},
    {"std::bfloat16_t", "bf16"},
    {"float", "f32"},
    {"single", "f32"},
    {"torch.float32", "f32"},
    {"F32", "f32"},
    {"REAL", "f32"},
    {"double", "f64"},
    {"Float64", "f64"},
    {"mx.float64", "f64"},
    {"float8_e4m3fn", "f8_e4m3fn"},
    {"Float8_e5m2", "f8_e5m2"},
    {"FLOAT8E4M3FNUZ", "f8_e4m3fnuz"},
    {"f8e4m3fn", "f8_e4m3fn"},
    {"f8E5M2FNUZ", "f8_e5m2fnuz"},
    {"float8_e4m3b11fnuz", "f8_e4m3b11fnuz"},
    {"float8_e8m0fnu", "f8_e8m0fnu"},
    {"float6_e2m3fn", "f6_e2m3fn"},
    {"FLOAT4E2M1", "f4_e2m1fn"},
    {"ComplexHalf", "complex f16"},
    {"complex32", "complex f16"},
    {"torch.complex64", "c64"},
    {"cfloat", "c64"},
    {"np.cfloat", "c128"},
    {"float complex", "c64"},
    {"std::complex<float>", "c64"},
    {"ComplexDouble", "c128"},
    {"cdouble", "c128"},
    /* and what nobody knows */
    {"B", NULL},
    {"qint8", NULL},
    {"Q8_0", NULL},
    {"Float4_e2m1fn_x2", NULL},
    {"VARCHAR", NULL},
    {"Decimal", NULL},
    {"long double", NULL},
    {"int0", NULL},
    {"int257", NULL},
    {"int08", NULL},
    {"int8x", NULL},
    {"i8_t", NULL},
    {"torch.", NULL},
    {"::", NULL},
    {".", NULL},
};

static void test_known_names(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        known_name means;
        text found = {0};
        if (known_name_find(names[i][0], &means) && means.known)
            text_add(&found, means.known->name);
        else if (means.values.kind == VAL_COMPLEX)
            text_printf(&found, "complex %s", means.of);
        else if (means.values.kind != VAL_ABSTRACT)
            text_printf(&found, "%s %d", val_kind_name(means.values.kind), means.values.bits);
        const char *const expected = names[i][1] ? names[i][1] : "";
        if (strcmp(text_string(&found), expected) != 0)
            fail_msg("%s is \"%s\", not \"%s\"", names[i][0], text_string(&found), expected);
        text_free(&found);
    }
}

/* Every name of the table is found, as what its row says, and no name stands in two rows. */
static void test_the_table_of_names(void **state) {
    (void)state;
    for (size_t i = 0; i < known_names_count; i++) {
        char *row = mem_copy(known_names_table[i].names);
        for (char *name = strtok(row, ","); name; name = strtok(NULL, ",")) {
            known_name means;
            if (*name == ' ') name++;
            assert_true(known_name_find(name, &means));
            if (means.known)
                assert_string_equal(means.known->name, known_names_table[i].format);
            else
                assert_true(known_names_table[i].format[1] != 'f' && means.values.kind != VAL_ABSTRACT);
        }
        mem_free(row);
    }
}

/* An integer type of C, as `unsigned long int`: the reference says that they are known, and lists none. */
static bool is_c_integer(const char *name) {
    static const char *const words[] = {"unsigned", "signed", "short", "long", "char", "int"};
    while (*name) {
        const size_t length = strcspn(name, " ");
        size_t i = 0;
        while (i < sizeof words / sizeof *words && (strlen(words[i]) != length || strncmp(name, words[i], length) != 0))
            i++;
        if (i == sizeof words / sizeof *words) return false;
        name += length + (name[length] == ' ');
    }
    return true;
}

/* float8_e4m3fn, float8e4m3fn or f8e4m3fn of f8_e4m3fn: the reference has one example for all narrow floats. */
static bool is_narrow_float(const char *name, const char *format) {
    const char *rest = strchr(format, '_');
    if (*format != 'f' || !rest) return false;
    text spellings = {0};
    text_printf(&spellings, " float%s float%.*s%s f%.*s%s ", format + 1, (int)(rest - format - 1), format + 1, rest + 1,
                (int)(rest - format - 1), format + 1, rest + 1);
    const char *found = strstr(spellings.data, name);
    const bool is_one = found && found[-1] == ' ' && found[strlen(name)] == ' ';
    text_free(&spellings);
    return is_one;
}

/* The list in the reference is the table, but for names that follow a rule: an item for each row, and no other. */
static void test_the_documented_names(void **state) {
    (void)state;
    char *document = support_file("../../specs/reference.md", NULL);
    char *section = strstr(document, "\n### Names that import knows\n");
    assert_non_null(section);
    *strstr(section + 1, "\n#") = '\0';
    size_t documented = 0, rows = 0;
    for (const char *at = section; (at = strstr(at, "\n- `")) != NULL; at++)
        documented++;
    for (size_t i = 0; i < known_names_count; i++) {
        text row = {0};
        char *names_of_row = mem_copy(known_names_table[i].names);
        text_printf(&row, "\n- `%s`:", known_names_table[i].format);
        const size_t start = row.length;
        for (char *name = strtok(names_of_row, ","); name; name = strtok(NULL, ",")) {
            if (*name == ' ') name++;
            if (is_c_integer(name) || is_narrow_float(name, known_names_table[i].format)) continue;
            text_printf(&row, "%s `%s`", row.length > start ? "," : "", name);
        }
        if (row.length > start) {
            rows++;
            text_add(&row, "\n");
            if (!strstr(section, row.data)) fail_msg("specs/reference.md lacks the item%s", row.data);
        }
        mem_free(names_of_row);
        text_free(&row);
    }
    assert_int_equal(documented, rows);
    mem_free(document);
}

/* The formats of a spec's dtypes in order; of a custom one the kind and the bits. The caller frees. */
static char *formats_of(const spec *spec) {
    text formats = {0};
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const spec_dtype *dtype = &spec->dtypes[i];
        const char *format = spec_dtype_format(dtype);
        if (i) text_add_char(&formats, ' ');
        if (dtype->weak_of)
            text_printf(&formats, "%s*", dtype->weak_of);
        else if (format)
            text_add(&formats, format);
        else
            text_printf(&formats, "%s%d", val_kind_name(dtype->values.kind), dtype->values.bits);
    }
    return formats.data;
}

/* Imports a table and reads what is written of it: the formats are these both times. Returns the second. */
static spec *assert_formats(const char *csv, size_t length, const char *formats) {
    spec_diagnostics diagnostics = {0};
    spec *system = spec_import("t.csv", NULL, csv, length, support_options(), &diagnostics);
    assert_non_null(system);
    char *imported = formats_of(system);
    assert_string_equal(imported, formats);
    text lua = {0};
    spec_write(system, &lua);
    spec *back = support_read(lua.data);
    char *read = formats_of(back);
    assert_string_equal(read, formats);
    for (size_t i = 0; i < system->dtype_count; i++)
        assert_string_equal(system->dtypes[i].name, back->dtypes[i].name);
    mem_free(imported);
    mem_free(read);
    text_free(&lua);
    spec_free(system);
    return back;
}

static spec *assert_formats_of_file(const char *file, const char *formats) {
    size_t length;
    char *csv = support_file(file, &length);
    assert_non_null(csv);
    spec *spec = assert_formats(csv, length, formats);
    mem_free(csv);
    return spec;
}

static void assert_same_cells(const spec *a, const spec *b) {
    spec_diagnostics diagnostics = {0};
    lat_promotion left, right;
    assert_true(spec_promotion(a, &left, &diagnostics) && spec_promotion(b, &right, &diagnostics));
    assert_int_equal(a->dtype_count, b->dtype_count);
    for (lat_id i = 0; i < a->dtype_count; i++)
        for (lat_id j = 0; j < a->dtype_count; j++)
            assert_int_equal(lat_join(&left, i, j), lat_join(&right, i, j));
    lat_promotion_free(&left);
    lat_promotion_free(&right);
}

static void test_tables_with_their_own_names(void **state) {
    (void)state;
    static const char pytorch[] = "b u8 u16 u32 u64 i8 i16 i32 i64 f8_e4m3fn f8_e4m3fnuz f8_e5m2 f8_e5m2fnuz "
                                  "bf16 f16 f32 f64 complex32 c64 c128";
    spec_diagnostics diagnostics = {0};
    spec *same = spec_read("../oracles/pytorch_main.csv", support_options(), &diagnostics);
    spec *scalar_type = assert_formats_of_file("../oracles/pytorch_scalar_type.csv", pytorch);
    spec *torch_dtype = assert_formats_of_file("../oracles/pytorch_torch_dtype.csv", pytorch);
    assert_same_cells(scalar_type, same);
    assert_same_cells(torch_dtype, same);
    assert_string_equal(scalar_type->dtypes[14].as, "f16");
    assert_string_equal(scalar_type->dtypes[14].name, "Half");
    spec_free(same);
    spec_free(scalar_type);
    spec_free(torch_dtype);
    spec_free(assert_formats_of_file("../oracles/arrow.csv", "b u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64"));
    spec_free(assert_formats_of_file("../oracles/duckdb.csv", "i8 i16 i32 i64 int128 u8 u16 u32 u64 f32 f64"));
}

/* `NAME*` is weak for the table's own dtype, by its name or by its format, else for the well-known one. */
static void test_weak_names(void **state) {
    (void)state;
    static const char csv[] = ",int64,unsigned char,i*,int*,long*,unsigned char*,\"i128*\"\n"
                              "int64,int64,-,-,-,-,-,-\n"
                              "unsigned char,-,unsigned char,-,-,-,-,-\n"
                              "i*,-,-,-,-,-,-,-\n"
                              "int*,-,-,-,-,-,-,-\n"
                              "long*,-,-,-,-,-,-,-\n"
                              " \"unsigned char*\" ,-,-,-,-,-,-,-\n"
                              "i128*,-,-,-,-,-,-,-\n";
    spec_free(assert_formats(csv, sizeof csv - 1, "i64 u8 int64* i32* int64* unsigned_char* abstract0"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_known_names),          cmocka_unit_test(test_the_table_of_names),
        cmocka_unit_test(test_the_documented_names), cmocka_unit_test(test_tables_with_their_own_names),
        cmocka_unit_test(test_weak_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

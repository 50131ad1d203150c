/* Names of other systems, and what import makes of tables that are written with them. Run in tests/spec. */
#include "base/memory.h"
#include "spec/names/known_names.h"
#include "spec/read/import.h"
#include "spec/support.h"
#include "spec/write/writer.h"

#include <string.h>

/* Names of many systems, by what they mean; "": nobody knows. An integer or complex one is told as text. */
static const char *const names[][2] = {
    {"b", "bool,Bool,_Bool,BOOLEAN,pred"},
    {"u8", "uint8,Byte,torch.uint8,unsigned_char,UTINYINT"},
    {"i8", "np.byte,NPY_BYTE,Char,s8,DataType::Int8,I8"},
    {"u16", "uint16_t"},
    {"u32", "uint"},
    {"u64", "np.uint,ulonglong,unsigned long long,size_t,usize"},
    {"i16", "arrow::int16,short"},
    {"i32", "int,intc,DT_INT32"},
    {"i64", "long,np.int_,longlong,TensorProto.INT64,BIGINT"},
    {"i4", "s4"},
    {"u4", "uint4"},
    {"i1", "i1"},
    {"int 128", "HUGEINT,i128"},
    {"uint 256", "UInt256"},
    {"int 5", "int5"},
    {"uint 24", "ui24"},
    {"f16", "half,HalfFloat,_Float16"},
    {"bf16", "jnp.bfloat16,BF16,std::bfloat16_t"},
    {"f32", "float,single,torch.float32,F32,REAL"},
    {"f64", "double,Float64,mx.float64"},
    {"tf32", "TF32,TensorFloat32"},
    {"f80", "np.float128,numpy.longdouble,x86_fp80,Float80"},
    {"f128", "float128,std::float128_t,_Float128,__float128,fp128"},
    {"complex f80", "np.clongdouble"},
    {"complex f128", "complex256"},
    {"f8_e4m3fn", "float8_e4m3fn,f8e4m3fn"},
    {"f8_e5m2", "Float8_e5m2"},
    {"f8_e4m3fnuz", "FLOAT8E4M3FNUZ"},
    {"f8_e5m2fnuz", "f8E5M2FNUZ"},
    {"f8_e4m3b11fnuz", "float8_e4m3b11fnuz"},
    {"f8_e8m0fnu", "float8_e8m0fnu"},
    {"f6_e2m3fn", "float6_e2m3fn"},
    {"f4_e2m1fn", "FLOAT4E2M1"},
    {"complex f16", "ComplexHalf,complex32"},
    {"c64", "torch.complex64,cfloat,float complex,std::complex<float>"},
    {"c128", "np.cfloat,ComplexDouble,cdouble"},
    {"", "B,qint8,Q8_0,Float4_e2m1fn_x2,VARCHAR,Decimal,long double,int0,int257,int08,int8x,"
         "i8_t,torch.,::,."},
};

static void test_known_names(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char *row = mem_copy(names[i][1]);
        for (char *name = strtok(row, ","); name; name = strtok(NULL, ",")) {
            known_name means;
            text found = {0};
            if (known_name_find(name, &means) && means.known)
                text_add(&found, means.known->name);
            else if (means.values.kind == VAL_COMPLEX)
                text_printf(&found, "complex %s", means.of);
            else if (means.values.kind != VAL_ABSTRACT)
                text_printf(&found, "%s %d", val_kind_name(means.values.kind), means.values.bits);
            if (strcmp(text_string(&found), names[i][0]) != 0)
                fail_msg("%s is \"%s\", not \"%s\"", name, text_string(&found), names[i][0]);
            text_free(&found);
        }
        mem_free(row);
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

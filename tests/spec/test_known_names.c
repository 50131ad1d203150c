/* Names of other systems, and what import makes of tables that are written with them. Run in tests/spec. */
#include "base/memory.h"
#include "spec/names/name_company.h"
#include "spec/read/import.h"
#include "spec/support.h"
#include "spec/write/writer.h"
#include "templates/op_catalogue.h"

#include <string.h>

/* Names of many systems, by what they mean; "": nobody knows. An integer or complex one is told as text. */
static const char *const names[][2] = {
    {"b", "bool,Bool,_Bool,BOOLEAN,pred"},
    {"u8", "uint8,Byte,torch.uint8,unsigned_char,UTINYINT,|u1,TINYINT UNSIGNED,TINYINT_UNSIGNED,CUDA_R_8U"},
    {"i8", "np.byte,NPY_BYTE,char,s8,DataType::Int8,I8,SByte,sbyte,ByteType,int(8),kChar,java.lang.Byte,GrB_INT8"},
    {"u16", "uint16_t"},
    {"u32", "uint,INT UNSIGNED,unsigned int"},
    {"u64", "np.uint,ulonglong,unsigned long long,size_t,usize,UInt"},
    {"i16", "arrow::int16,short,ShortType,INTEGER(2),integer*2"},
    {"i32", "int,Int,intc,DT_INT32,<i4,INT(11)"},
    {"i64", "long,np.int_,np.int,longlong,TensorProto.INT64,BIGINT,bigint,LongType,integer(8)"},
    {"i4", "s4"},
    {"u4", "uint4"},
    {"i1", "i1"},
    {"int 128", "HUGEINT,i128"},
    {"uint 256", "UInt256"},
    {"int 5", "int5"},
    {"uint 24", "ui24"},
    {"f16", "half,HalfFloat,_Float16,f2,kHALF"},
    {"bf16", "jnp.bfloat16,BF16,std::bfloat16_t"},
    {"f32", "float,single,torch.float32,F32,REAL,<f4,real(4),Single,GGML_TYPE_F32,kFloat"},
    {"f64", "double,Float64,mx.float64,np.float,real(8),real*8,real(64),double precision,number"},
    {"tf32", "TF32,TensorFloat32"},
    {"f80", "np.float128,numpy.longdouble,x86_fp80,Float80"},
    {"f128", "float128,std::float128_t,_Float128,__float128,fp128"},
    {"complex f80", "np.clongdouble"},
    {"complex f128", "complex256"},
    {"f8_e4m3fn", "float8_e4m3fn,f8e4m3fn,F8_E4M3,FLOAT8_E4M3,__nv_fp8_e4m3,CUDA_R_8F_E4M3,kFP8"},
    {"f8_e4m3", "f8_e4m3,float8_e4m3,f8E4M3"},
    {"f8_e5m2", "Float8_e5m2"},
    {"f8_e4m3fnuz", "FLOAT8E4M3FNUZ"},
    {"f8_e5m2fnuz", "f8E5M2FNUZ"},
    {"f8_e4m3b11fnuz", "float8_e4m3b11fnuz"},
    {"f8_e8m0fnu", "float8_e8m0fnu"},
    {"f6_e2m3fn", "float6_e2m3fn"},
    {"f4_e2m1fn", "FLOAT4E2M1"},
    {"complex f16", "ComplexHalf,complex32"},
    {"c64", "torch.complex64,cfloat,float complex,std::complex<float>,ComplexF32,complex(4),<c8,CUDA_C_32F"},
    {"c128", "np.cfloat,ComplexDouble,cdouble,complex,Complex{Float64},complex(8),complex*16"},
    {"unbounded", "BigInt,BigFloat,BigInteger"},
    {"int 24", "mediumint"},
    {"", "B,qint8,Q8_0,Float4_e2m1fn_x2,VARCHAR,Decimal,long double,int0,int257,int08,int8x,"
         "i8_t,torch.,::,."},
};

/* Whether names of a system, with commas between them, mean that. */
static void assert_meaning(const char *list, name_system system, const char *meaning) {
    char *row = mem_copy(list);
    for (char *name = strtok(row, ","); name; name = strtok(NULL, ",")) {
        known_name means;
        text found = {0};
        if (known_name_find(name, system, &means) && means.known)
            text_add(&found, means.known->name);
        else if (means.is_unbounded)
            text_add(&found, "unbounded");
        else if (means.values.kind == VAL_COMPLEX)
            text_printf(&found, "complex %s", means.of);
        else if (means.values.kind != VAL_ABSTRACT)
            text_printf(&found, "%s %d", val_kind_name(means.values.kind), means.values.bits);
        if (strcmp(text_string(&found), meaning) != 0)
            fail_msg("%s of %s is \"%s\", not \"%s\"", name, name_system_word(system), text_string(&found), meaning);
        text_free(&found);
    }
    mem_free(row);
}

static void test_known_names(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_meaning(names[i][1], NAMES_ANY, names[i][0]);
}

/* What a system means by a word that others use for something else. */
static void test_names_of_systems(void **state) {
    (void)state;
    static const struct {
        name_system system;
        const char *meaning, *names;
    } rows[] = {
        {NAMES_JAVA, "i8", "byte,Byte"},
        {NAMES_JAVA, "u16", "char"},
        {NAMES_JAVA, "f32", "float"},
        {NAMES_CSHARP, "u8", "byte"},
        {NAMES_CSHARP, "u16", "Char"},
        {NAMES_PYTORCH, "u8", "Byte,byte,np.ubyte"},
        {NAMES_PYTORCH, "i8", "Char,char"},
        {NAMES_NUMPY, "i64", "int,i8,long"},
        {NAMES_NUMPY, "f64", "float,f8"},
        {NAMES_NUMPY, "f32", "torch.float"},
        {NAMES_PYTHON, "c128", "complex"},
        {NAMES_FORTRAN, "c64", "complex"},
        {NAMES_WINDOWS, "i32", "long"},
        {NAMES_SQL, "f64", "float,FLOAT8"},
        {NAMES_SQL, "i64", "int8"},
        {NAMES_MYSQL, "f64", "real"},
        {NAMES_SQLSERVER, "u8", "tinyint"},
        {NAMES_CLICKHOUSE, "i32", "mediumint"},
        {NAMES_JULIA, "u64", "UInt"},
        {NAMES_JULIA, "i64", "Int"},
        {NAMES_JAVASCRIPT, "unbounded", "bigint"},
        {NAMES_GO, "i64", "int"},
        {NAMES_CHAPEL, "f64", "real"},
        {NAMES_ONEDNN, "f8_e4m3fn", "f8_e4m3"},
        {NAMES_MLIR, "f8_e4m3", "F8_E4M3"},
        {NAMES_JOINERY, "i8", "i8"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_meaning(rows[i].names, rows[i].system, rows[i].meaning);
}

/* What names mean together: the system, and the formats; then whether something is said of other meanings. */
static void test_company(void **state) {
    (void)state;
    static const struct {
        const char *names;
        name_system system;
        const char *formats;
        bool is_told;
    } rows[] = {
        {"f2,f4,f8,i8", NAMES_NUMPY, "f16,f32,f64,i64", true},
        {"u1,i1,i2,i4,i8", NAMES_NUMPY, "u8,i8,i16,i32,i64", true},
        {"b,u8,i8,i16,f32", NAMES_JOINERY, "b,u8,i8,i16,f32", false},
        {"i4,i8,i16,f32", NAMES_JOINERY, "i4,i8,i16,f32", false},
        {"b1,u1,i1,i8,f4,c2,c4,c8,bf", NAMES_PYTORCH, "b,u8,i8,i64,f32,complex of f16,c64,c128,bf16", true},
        {"bool,int,float,complex", NAMES_PYTHON, "b,i64,f64,c128", true},
        {"bool,int,float", NAMES_PYTHON, "b,i64,f64", true},
        {"bool,int,float,int8,float32", NAMES_NUMPY, "b,i64,f64,i8,f32", true},
        {"bool,int,float,double", NAMES_C, "b,i32,f32,f64", true},
        {"bool,char,short,int,long,float,double", NAMES_C, "b,i8,i16,i32,i64,f32,f64", true},
        {"Int,UInt8,Float64", NAMES_JULIA, "i64,u8,f64", true},
        {"u8,i8,i32,f32,bool,char", NAMES_RUST, "u8,i8,i32,f32,b,u32", true},
        {"byte,sbyte,int,long", NAMES_CSHARP, "u8,i8,i32,i64", true},
        {"byte,short,char,int,long,float,double", NAMES_JAVA, "i8,i16,u16,i32,i64,f32,f64", true},
        {"Byte,Char,Short,Int,Long,Half,Float,Double,Bool", NAMES_PYTORCH, "u8,i8,i16,i32,i64,f16,f32,f64,b", true},
        {"int8,int16,float32", NAMES_NUMPY, "i8,i16,f32", false},
        {"int2,int4,int8,float4,float8", NAMES_SQL, "i16,i32,i64,f32,f64", true},
        {"real,float,double precision", NAMES_SQL, "f32,f64,f64", true},
        {"TINYINT,HUGEINT,FLOAT,REAL", NAMES_DUCKDB, "i8,i128,f32,f32", true},
        {"Int8,UInt8,Int64,BigInt,ComplexF64", NAMES_JULIA, "i8,u8,i64,unbounded,c128", false},
        {"byte", NAMES_CSHARP, "u8", true},
        {"8U,8S,16S,32F", NAMES_CUDA, "u8,i8,i16,f32", false},
        {"NPY_LONGLONG,NPY_FLOAT,NPY_DOUBLE", NAMES_JAVA, "i64,f32,f64", false},
        {"bigint,byte,int8,int16", NAMES_NUMPY, "i64,i8,i8,i16", true},
        {"nothing,known", NAMES_ANY, "", false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char *list = mem_copy(rows[i].names);
        const char *words[16];
        size_t count = 0;
        for (char *name = strtok(list, ","); name; name = strtok(NULL, ","))
            words[count++] = name;
        const name_company company = name_company_find(words, count, 0, NAMES_ANY);
        text formats = {0}, told = {0};
        for (size_t k = 0; k < count; k++) {
            known_name means;
            if (!known_name_find(words[k], company.system, &means)) continue;
            if (formats.length) text_add_char(&formats, ',');
            known_name_format(&formats, &means);
        }
        name_company_tell(&company, words, count, &told);
        if (company.system != rows[i].system || strcmp(text_string(&formats), rows[i].formats) != 0 ||
            (told.length > 0) != rows[i].is_told)
            fail_msg("%s are read as %s of %s: %s", rows[i].names, text_string(&formats),
                     name_system_word(company.system), text_string(&told));
        text_free(&formats);
        text_free(&told);
        mem_free(list);
    }
}

/* What all names begin with. */
static void test_prefixes(void **state) {
    (void)state;
    static const char *const rows[][3] = {{"MY_TYPE_F32", "MY_TYPE_I8", "MY_TYPE_"},
                                          {"TypeFloat32", "TypeInt8", "Type"},
                                          {"DTYPE_INT_8", "DTYPE_INT_16", ""},
                                          {"float8_e4m3fn", "float8_e5m2", ""},
                                          {"kernel", "kind", ""},
                                          {"int8", "int16", ""}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(name_company_prefix(rows[i], 2), strlen(rows[i][2]));
}

/* Every name of the table is found, as what its row says, for each of the row's systems: they have it once. */
static void test_the_table_of_names(void **state) {
    (void)state;
    for (size_t i = 0; i < name_table_count; i++) {
        char *row = mem_copy(name_table[i].names);
        for (char *name = strtok(row, ","); name; name = strtok(NULL, ",")) {
            if (*name == ' ') name++;
            for (name_system system = 1; system < NAMES_COUNT; system++) {
                known_name means;
                text format = {0};
                if (!(name_table[i].systems >> system & 1)) continue;
                assert_true(known_name_find(name, system, &means));
                known_name_format(&format, &means);
                if (strcmp(format.data, name_table[i].format) != 0)
                    fail_msg("%s of %s is %s, not %s", name, name_system_word(system), format.data,
                             name_table[i].format);
                text_free(&format);
            }
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

/* Adds the names of a row that the reference lists, and who has them. */
static void document_row(const name_row *row, text *item) {
    const unsigned any_c = NAME_SYSTEM_BIT(C) | NAME_SYSTEM_BIT(WINDOWS);
    const bool is_c = row->systems & NAME_SYSTEM_BIT(C) && !(row->systems & ~any_c);
    char *names_of_row = mem_copy(row->names);
    size_t count = 0;
    for (char *name = strtok(names_of_row, ","); name; name = strtok(NULL, ",")) {
        if (*name == ' ') name++;
        if ((is_c && is_c_integer(name)) || is_narrow_float(name, row->format)) continue;
        text_printf(item, "%s`%s`", count++ ? ", " : item->length ? "; " : " ", name);
    }
    mem_free(names_of_row);
    if (!count || row->systems == NAME_ALL_SYSTEMS) return;
    if (row->systems == NAME_LONG_SYSTEMS) return;
    const char *separator = " (";
    for (name_system system = 1; system < NAMES_COUNT; system++) {
        if (!(row->systems >> system & 1)) continue;
        text_printf(item, "%s%s", separator, name_system_word(system));
        separator = ", ";
    }
    text_add_char(item, ')');
}

/* The list in the reference is the table, but for names that follow a rule: an item for each format, and no other. */
static void test_the_documented_names(void **state) {
    (void)state;
    char *document = support_file("../../specs/reference.md", NULL);
    char *section = strstr(document, "\n### Names that import knows\n");
    assert_non_null(section);
    *strstr(section + 1, "\n#") = '\0';
    text list = {0};
    for (size_t i = 0; i < name_table_count;) {
        text item = {0};
        const char *format = name_table[i].format;
        for (; i < name_table_count && strcmp(name_table[i].format, format) == 0; i++)
            document_row(&name_table[i], &item);
        if (item.length) text_printf(&list, "\n- `%s`:%s", format, item.data);
        text_free(&item);
    }
    text_add_char(&list, '\n');
    if (!strstr(section, list.data)) fail_msg("specs/reference.md lacks the list%s", list.data);
    text systems = {0};
    for (name_system system = 1; system < NAMES_COUNT; system++)
        text_printf(&systems, "%s`%s`", system > 1 ? ", " : "", name_system_word(system));
    for (char *at = section; (at = strchr(at, '\n')) != NULL;)
        *at = ' ';
    if (!strstr(section, systems.data)) fail_msg("specs/reference.md lacks the systems %s", systems.data);
    text_free(&systems);
    text_free(&list);
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
/* The list of other words for operations in the reference is that of the catalogue. */
static void test_the_documented_operations(void **state) {
    (void)state;
    char *document = support_file("../../specs/reference.md", NULL);
    op_catalogue catalogue;
    text error = {0}, list = {0};
    assert_true(op_catalogue_read(NULL, &catalogue, &error));
    for (size_t i = 0; i < catalogue.count; i++) {
        if (!catalogue.items[i].aliases) continue;
        text_printf(&list, "\n- `%s`: `", catalogue.items[i].name);
        for (const char *at = catalogue.items[i].aliases; *at; at++)
            text_add(&list, *at == ' ' ? "`, `" : (char[]){*at, '\0'});
        text_add(&list, "`");
    }
    text_add(&list, "\n\n`only");
    assert_true(catalogue.count > 0);
    if (!strstr(document, list.data)) fail_msg("specs/reference.md lacks the list%s", list.data);
    text_free(&list);
    op_catalogue_free(&catalogue);
    mem_free(document);
}

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
        cmocka_unit_test(test_known_names),
        cmocka_unit_test(test_the_table_of_names),
        cmocka_unit_test(test_names_of_systems),
        cmocka_unit_test(test_company),
        cmocka_unit_test(test_prefixes),
        cmocka_unit_test(test_the_documented_names),
        cmocka_unit_test(test_the_documented_operations),
        cmocka_unit_test(test_tables_with_their_own_names),
        cmocka_unit_test(test_weak_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

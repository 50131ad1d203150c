#include "spec/names/known_names.h"
#include "spec/words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* FLOAT8E4M3FN of ONNX, f8e4m3fn of XLA, float8_e4m3fn of ml_dtypes and PyTorch */
#define NARROW(BITS, REST) "f" BITS "_" REST, "float" BITS "_" REST ", float" BITS REST ", f" BITS REST

/*
 * Where systems differ, C's meaning holds: float has 32 bits, uint is an unsigned int. A name with its module in front
 * is that module's: np.byte is signed, and PyTorch's Byte is not.
 */
const known_names known_names_table[] = {
    {"b", "bool, bool_, _Bool, boolean, logical, pred"},
    {"u8", "byte, ubyte, unsigned char, uchar, utinyint"},
    {"u16", "ushort, unsigned short, unsigned short int, usmallint"},
    {"u32", "uint, uintc, unsigned, unsigned int, uinteger"},
    {"u64", "ulong, ulonglong, unsigned long, unsigned long int, unsigned long long, unsigned long long int, "
            "uintp, uintptr_t, size_t, usize, ubigint, np.uint, numpy.uint"},
    {"i8", "char, signed char, tinyint, np.byte, numpy.byte, npy_byte"},
    {"i16", "short, short int, signed short, signed short int, smallint"},
    {"i32", "int, intc, signed, signed int, integer"},
    {"i64", "long, longlong, long int, long long, long long int, signed long, signed long int, signed long long, "
            "signed long long int, int_, intp, intptr_t, "
            "ptrdiff_t, ssize_t, isize, bigint"},
    {"i128", "hugeint, __int128, __int128_t"},
    {"u128", "uhugeint, unsigned __int128, __uint128_t"},
    {NARROW("4", "e2m1fn") ", float4e2m1"},
    {NARROW("6", "e2m3fn")},
    {NARROW("6", "e3m2fn")},
    {NARROW("8", "e3m4")},
    {NARROW("8", "e4m3")},
    {NARROW("8", "e4m3b11fnuz") ", float8_e4m3b11"},
    {NARROW("8", "e4m3fn")},
    {NARROW("8", "e4m3fnuz")},
    {NARROW("8", "e5m2")},
    {NARROW("8", "e5m2fnuz")},
    {NARROW("8", "e8m0fnu") ", float8e8m0"},
    {"bf16", "bfloat16, bfloat16_t, bfloat, __bf16"},
    {"f16", "half, float16, float16_t, _Float16, __fp16, fp16, halffloat, half_float"},
    {"tf32", "tensorfloat32"},
    {"f32", "float, single, float32, float32_t, _Float32, fp32, real"},
    {"f64", "double, float64, float64_t, _Float64, fp64, float_, double precision"},
    /* those of NumPy are what C's long double is on x86-64 */
    {"f80", "float80, fp80, x86_fp80, np.float128, numpy.float128, np.longdouble, numpy.longdouble"},
    {"f128", "float128, float128_t, _Float128, __float128, fp128, binary128"},
    {"complex of f16", "c32, complex32, chalf, complexhalf, complexf16"},
    {"complex of bf16", "bcomplex32"},
    {"c64", "complex64, cfloat, csingle, singlecomplex, complexfloat, complexf32, float complex, float _Complex, "
            "complex<float>, complex<f32>"},
    {"c128", "complex, complex_, complex128, cdouble, complexdouble, complexf64, double complex, double _Complex, "
             "complex<double>, complex<f64>, np.cfloat, numpy.cfloat"},
    {"complex of f80", "clongdouble, np.complex256, numpy.complex256"},
    {"complex of f128", "complex256"},
};
const size_t known_names_count = sizeof known_names_table / sizeof *known_names_table;

/* One character as it is compared: case does not count, and a blank in a CSV's header has become `_`. */
static int folded(char c) {
    return c == ' ' ? '_' : tolower((unsigned char)c);
}

static bool is_same(const char *a, const char *b, size_t length) {
    for (size_t i = 0; i < length; i++)
        if (folded(a[i]) != folded(b[i])) return false;
    return true;
}

/* A name of one letter counts in lower case only: NumPy's B and b are two types. */
static const dtype_known *find_own(const char *name) {
    const size_t length = strlen(name);
    if (length == 1) return dtype_find_known(name);
    for (size_t i = 0; i < dtype_known_count; i++)
        if (strlen(dtype_known_table[i].name) == length && is_same(name, dtype_known_table[i].name, length))
            return &dtype_known_table[i];
    return NULL;
}

/* int128, uint5_t, i128, u3, and s8, si8, ui8 as XLA and MLIR have them: 1 to 256 bits. */
static bool find_integer(const char *name, known_name *known) {
    static const struct {
        const char *stem;
        val_kind kind;
        bool may_have_t;
    } stems[] = {{"int", VAL_INT, true}, {"uint", VAL_UINT, true}, {"i", VAL_INT, false},  {"u", VAL_UINT, false},
                 {"s", VAL_INT, false},  {"si", VAL_INT, false},   {"ui", VAL_UINT, false}};
    for (size_t i = 0; i < sizeof stems / sizeof *stems; i++) {
        const size_t length = strlen(stems[i].stem);
        if (strlen(name) <= length || !is_same(name, stems[i].stem, length)) continue;
        const char *digits = name + length;
        const size_t count = strspn(digits, "0123456789");
        const char *rest = digits + count;
        if (count < 1 || count > 3 || *digits == '0') continue;
        if (*rest && !(stems[i].may_have_t && strlen(rest) == 2 && is_same(rest, "_t", 2))) continue;
        const int bits = (int)strtol(digits, NULL, 10);
        if (bits > INTEGER_MOST_BITS) continue;
        text own = {0};
        text_printf(&own, "%c%d", stems[i].kind == VAL_INT ? 'i' : 'u', bits);
        known->known = dtype_find_known(text_string(&own));
        known->values = (val_set){.kind = stems[i].kind, .bits = bits, .is_signed = stems[i].kind == VAL_INT};
        text_free(&own);
        return true;
    }
    return false;
}

/* The format of a row of the table. */
static void set_format(const char *format, known_name *known) {
    static const char complex_of[] = "complex of ";
    if (strncmp(format, complex_of, sizeof complex_of - 1) == 0) {
        const dtype_known *part = dtype_find_known(format + sizeof complex_of - 1);
        known->of = part->name;
        known->values = part->values;
        known->values.kind = VAL_COMPLEX;
        known->values.bits *= 2;
    } else if ((known->known = dtype_find_known(format)) == NULL) {
        find_integer(format, known);
    }
}

static bool find_listed(const char *name, known_name *known) {
    const size_t length = strlen(name);
    for (size_t i = 0; i < known_names_count; i++) {
        for (const char *at = known_names_table[i].names; *at;) {
            const size_t listed = strcspn(at, ",");
            if (listed == length && is_same(name, at, length)) {
                known->row = &known_names_table[i];
                set_format(known_names_table[i].format, known);
                return true;
            }
            at += listed;
            at += strspn(at, ", ");
        }
    }
    return false;
}

/* The name behind the module that stands in front of it, as in torch.float32, DataType::Int8 and DT_HALF; or NULL. */
static const char *without_module(const char *name) {
    static const char *const prefixes[] = {"dt_", "npy_"};
    const char *end = name;
    while (isalnum((unsigned char)*end) || *end == '_')
        end++;
    if (end > name && strncmp(end, "::", 2) == 0) return end + 2;
    if (end > name && *end == '.') return end + 1;
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        if (strlen(name) > strlen(prefixes[i]) && is_same(name, prefixes[i], strlen(prefixes[i])))
            return name + strlen(prefixes[i]);
    return NULL;
}

bool known_name_find(const char *name, known_name *known) {
    *known = (known_name){.values = {.kind = VAL_ABSTRACT}};
    for (const char *rest = name; rest && *rest; rest = without_module(rest)) {
        known->known = find_own(rest);
        if (known->known || find_listed(rest, known) || find_integer(rest, known)) return true;
    }
    return false;
}

/* Whether a dtype has the format that a name means. */
static bool is_meant(const spec_dtype *dtype, const known_name *meaning) {
    return !dtype->weak_of &&
           val_set_equal(&dtype->values, meaning->known ? &meaning->known->values : &meaning->values);
}

size_t known_name_dtypes(const spec *spec, const char *name, lat_id *found, size_t most) {
    known_name meaning;
    size_t count = 0;
    if (!known_name_find(name, &meaning)) return 0;
    const lat_id own = meaning.known ? spec_find_dtype(spec, meaning.known->name) : LAT_NONE;
    if (own != LAT_NONE && is_meant(&spec->dtypes[own], &meaning)) {
        if (most) found[0] = own;
        return 1;
    }
    for (size_t id = 0; id < spec->dtype_count; id++)
        if (is_meant(&spec->dtypes[id], &meaning) && count++ < most) found[count - 1] = (lat_id)id;
    return count;
}

bool known_name_definition(const char *name, text *out) {
    known_name meaning;
    if (!known_name_find(name, &meaning)) return false;
    const val_set *values = &meaning.values;
    if (meaning.known)
        text_add(out, meaning.known->name);
    else if (meaning.of)
        text_printf(out, "{ \"%.*s\", kind = \"complex\", of = \"%s\" }", (int)strcspn(meaning.row->names, ","),
                    meaning.row->names, meaning.of);
    else
        text_printf(out, "{ \"%c%d\", kind = \"%s\", bits = %d }", values->kind == VAL_INT ? 'i' : 'u', values->bits,
                    val_kind_name(values->kind), values->bits);
    return true;
}

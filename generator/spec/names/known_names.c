#include "spec/names/known_names.h"
#include "base/memory.h"
#include "base/name_list.h"
#include "spec/words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define S(ENUM) NAME_SYSTEM_BIT(ENUM)

/* Those that write their names in lower or upper case, and Java's also with a capital: its classes, Kotlin and Scala. */
#define ANY_CASE (S(JAVA) | S(SQL) | S(MYSQL) | S(DUCKDB) | S(CLICKHOUSE) | S(SPARK) | S(SQLSERVER) | S(FORTRAN))

/* One character as it is compared: a blank in a CSV's header has become `_`, and Complex{Float64} is complex<Float64>. */
static char plain(char c) {
    return (char)(c == ' ' ? '_' : strchr("{[", c) && c ? '<' : strchr("}]", c) && c ? '>' : c);
}

static bool is_same(const char *a, const char *b, size_t length) {
    for (size_t i = 0; i < length; i++)
        if (tolower((unsigned char)plain(a[i])) != tolower((unsigned char)plain(b[i]))) return false;
    return true;
}

/* How a name is written, but for a module. */
typedef struct letters {
    bool has_upper, has_lower, begins_upper;
    bool is_capital; /* only the first one is in upper case */
} letters;

static letters letters_of(const char *name, size_t length) {
    letters of = {.begins_upper = isupper((unsigned char)name[0]), .is_capital = !islower((unsigned char)name[0])};
    for (size_t i = 0; i < length; i++) {
        of.has_upper = of.has_upper || isupper((unsigned char)name[i]);
        of.has_lower = of.has_lower || islower((unsigned char)name[i]);
        of.is_capital = of.is_capital && (i == 0 || !isupper((unsigned char)name[i]));
    }
    return of;
}

/* The systems that write a name with its number of bits so: int8, Int8, UInt8 or INT8. */
static unsigned long_systems(const char *name, size_t length) {
    const letters of = letters_of(name, length);
    if (!of.has_upper) return NAME_LOWER_SYSTEMS;
    return !of.has_lower ? NAME_UPPER_SYSTEMS : of.begins_upper ? NAME_CAPITAL_SYSTEMS : 0;
}

/* The systems among `systems` that write a listed name as `name` is, which is the same but for case. */
static unsigned find_exact(const char *name, const char *listed, size_t length, unsigned systems) {
    if (systems == NAME_LONG_SYSTEMS) return long_systems(name, length);
    const letters of = letters_of(name, length);
    bool as_listed = true;
    for (size_t i = 0; i < length; i++)
        as_listed = as_listed && plain(name[i]) == plain(listed[i]);
    if (as_listed) return systems;
    return systems & (!of.has_lower ? ANY_CASE : of.is_capital ? S(JAVA) : 0);
}

/* ---- The readings of a name ---- */

typedef struct finder {
    const char *name;
    size_t length;
    known_name *readings;
    size_t count;
    unsigned taken; /* systems whose meaning has been found */
} finder;

static bool is_one_format(const known_name *a, const known_name *b) {
    const val_set *x = a->known ? &a->known->values : &a->values, *y = b->known ? &b->known->values : &b->values;
    return a->is_unbounded == b->is_unbounded && (a->is_unbounded || val_set_equal(x, y));
}

/* Adds what the name means to the systems that have no meaning yet. */
static void add(finder *finder, known_name reading) {
    reading.systems &= ~finder->taken;
    reading.exact &= reading.systems;
    if (!reading.systems) return;
    finder->taken |= reading.systems;
    for (size_t i = 0; i < finder->count; i++) {
        if (!is_one_format(&finder->readings[i], &reading)) continue;
        finder->readings[i].systems |= reading.systems;
        finder->readings[i].exact |= reading.exact;
        return;
    }
    if (finder->count < KNOWN_NAME_READINGS) finder->readings[finder->count++] = reading;
}

/* joinery's own names, as they are written or not. That of one letter counts in lower case only: NumPy has b and B. */
static void find_own(finder *finder, bool exact) {
    for (size_t i = 0; i < dtype_known_count; i++) {
        const dtype_known *known = &dtype_known_table[i];
        if (strlen(known->name) != finder->length || !is_same(finder->name, known->name, finder->length)) continue;
        if ((strcmp(finder->name, known->name) == 0) != exact || (finder->length == 1 && !exact)) continue;
        const bool is_rare = known->values.bits == 1 && known->values.kind != VAL_BOOL; /* integers of one bit */
        add(finder, (known_name){.known = known,
                                 .systems = NAME_SHORT_SYSTEMS,
                                 .exact = exact && !is_rare ? NAME_SHORT_SYSTEMS : 0});
    }
}

static known_name integer(val_kind kind, int bits, unsigned systems) {
    text own = {0};
    text_printf(&own, "%c%d", kind == VAL_INT ? 'i' : 'u', bits);
    const known_name made = {.known = dtype_find_known(text_string(&own)),
                             .values = {.kind = kind, .bits = bits, .is_signed = kind == VAL_INT},
                             .systems = systems,
                             .exact = systems};
    text_free(&own);
    return made;
}

/* int128, uint5_t, i128, u3, and s8, si8, ui8 as XLA and MLIR have them: 1 to 256 bits. */
static bool read_integer(const char *name, known_name *known) {
    static const struct {
        const char *stem;
        val_kind kind;
        bool has_t;
        unsigned systems;
    } stems[] = {{"int", VAL_INT, true, S(C) | S(WINDOWS)},
                 {"uint", VAL_UINT, true, S(C) | S(WINDOWS)},
                 {"int", VAL_INT, false, NAME_LONG_SYSTEMS},
                 {"uint", VAL_UINT, false, NAME_LONG_SYSTEMS},
                 {"i", VAL_INT, false, NAME_SHORT_SYSTEMS},
                 {"u", VAL_UINT, false, NAME_SHORT_SYSTEMS},
                 {"s", VAL_INT, false, S(MLIR) | S(ONEDNN)},
                 {"si", VAL_INT, false, S(MLIR)},
                 {"ui", VAL_UINT, false, S(MLIR)}};
    for (size_t i = 0; i < sizeof stems / sizeof *stems; i++) {
        const size_t length = strlen(stems[i].stem);
        if (strlen(name) <= length || !is_same(name, stems[i].stem, length)) continue;
        const char *digits = name + length;
        const size_t count = strspn(digits, "0123456789");
        const char *rest = digits + count;
        if (count < 1 || count > 3 || *digits == '0') continue;
        if (stems[i].has_t ? strlen(rest) != 2 || !is_same(rest, "_t", 2) : *rest) continue;
        const int bits = (int)strtol(digits, NULL, 10);
        if (bits > INTEGER_MOST_BITS) continue;
        *known = integer(stems[i].kind, bits, stems[i].systems);
        if (stems[i].systems == NAME_LONG_SYSTEMS) known->exact = long_systems(name, strlen(name));
        return true;
    }
    return false;
}

/* The format of a row of the table. */
static known_name format_of(const name_row *row) {
    static const char complex_of[] = "complex of ";
    known_name made = {.values = {.kind = VAL_ABSTRACT}};
    if (strncmp(row->format, complex_of, sizeof complex_of - 1) == 0) {
        const dtype_known *part = dtype_find_known(row->format + sizeof complex_of - 1);
        made.of = part->name;
        made.values = part->values;
        made.values.kind = VAL_COMPLEX;
        made.values.bits *= 2;
    } else if ((made.known = dtype_find_known(row->format)) == NULL && !read_integer(row->format, &made)) {
        made.is_unbounded = true;
    }
    made.row = row;
    return made;
}

/* What is listed; for the systems that write the name so, or for all. */
static void find_listed(finder *finder, bool exact) {
    for (size_t i = 0; i < name_table_count; i++) {
        const name_row *row = &name_table[i];
        for (const char *at = row->names; *at;) {
            const size_t length = strcspn(at, ",");
            if (length == finder->length && is_same(finder->name, at, length)) {
                known_name reading = format_of(row);
                reading.exact = find_exact(finder->name, at, length, row->systems);
                reading.systems = exact ? reading.exact : row->systems;
                if (reading.systems) add(finder, reading);
            }
            at += length;
            at += strspn(at, ", ");
        }
    }
}

/* Puts the readings from `first` on in the order of their first systems: those that write the name so, or any. */
static void sort_readings(finder *finder, size_t first, bool exact) {
    for (size_t i = first + 1; i < finder->count; i++) {
        for (size_t k = i; k > first; k--) {
            known_name *a = &finder->readings[k - 1], *b = &finder->readings[k];
            const unsigned before = exact ? a->exact : a->systems, behind = exact ? b->exact : b->systems;
            if ((before & -before) <= (behind & -behind)) break;
            const known_name moved = *a;
            *a = *b;
            *b = moved;
        }
    }
}

static size_t find_all(const char *name, known_name *readings) {
    finder finder = {.name = name, .length = strlen(name), .readings = readings};
    known_name counted;
    find_own(&finder, true);
    if (read_integer(name, &counted)) add(&finder, counted);
    const size_t plain = finder.count;
    find_listed(&finder, true);
    sort_readings(&finder, plain, true);
    const size_t exact = finder.count;
    find_own(&finder, false);
    find_listed(&finder, false);
    sort_readings(&finder, exact, false);
    return finder.count;
}

/* ---- Modules ---- */

/* What stands in front of names: a module, or the beginning of enumerators. NPY_FLOAT is C's float. */
static const struct {
    const char *prefix;
    unsigned systems;
} modules[] = {{"np", S(NUMPY)},
               {"numpy", S(NUMPY)},
               {"jnp", S(NUMPY)},
               {"torch", S(PYTORCH)},
               {"c10", S(PYTORCH)},
               {"at", S(PYTORCH)},
               {"pa", S(ARROW)},
               {"arrow", S(ARROW)},
               {"ScalarType", S(PYTORCH)},
               {"java", S(JAVA)},
               {"kotlin", S(JAVA)},
               {"scala", S(JAVA)},
               {"System", S(CSHARP)},
               {"TensorProto", S(ONNX)},
               {"DT_", S(ONNX)},
               {"ONNX_TENSOR_ELEMENT_DATA_TYPE_", S(ONNX)},
               {"NPY_", S(C) | S(NUMPY)},
               {"GGML_TYPE_", 0},
               {"GrB_", 0},
               {"GxB_", 0},
               {"CUDA_R_", S(CUDA)},
               {"CUDA_", S(CUDA)},
               {"dnnl_", S(ONEDNN)},
               {"dnnl", S(ONEDNN)},
               {"<", S(NUMPY)},
               {">", S(NUMPY)},
               {"=", S(NUMPY)},
               {"|", S(NUMPY)}};

/*
 * The name behind what stands in front of it, as in torch.float32, DataType::Int8, DT_HALF, kFloat and <f4, or NULL;
 * and the systems that this tells, the first that has the name counting.
 */
static const char *without_module(const char *name, unsigned *systems) {
    size_t length = 0;
    while (isalnum((unsigned char)name[length]) || name[length] == '_')
        length++;
    const size_t mark = length && strncmp(name + length, "::", 2) == 0 ? 2 : length && name[length] == '.' ? 1 : 0;
    for (size_t i = 0; i < sizeof modules / sizeof *modules; i++) {
        const size_t prefix = strlen(modules[i].prefix);
        const bool is_word = isalnum((unsigned char)modules[i].prefix[prefix - 1]);
        if (is_word ? !mark || prefix != length : strlen(name) <= prefix) continue;
        if (!is_same(name, modules[i].prefix, prefix)) continue;
        *systems = modules[i].systems;
        return name + prefix + (is_word ? mark : 0);
    }
    if (mark) return name + length + mark;
    if (name[0] != 'k' || !isupper((unsigned char)name[1])) return NULL;
    *systems = S(PYTORCH);
    return name + 1;
}

size_t known_name_readings(const char *name, known_name *readings) {
    unsigned systems = 0;
    size_t count = 0;
    for (const char *rest = name; rest && *rest && !count; rest = without_module(rest, &systems))
        count = find_all(rest, readings);
    for (; systems; systems &= systems - 1) {
        for (size_t i = 0; i < count; i++) {
            if (!(readings[i].systems & (systems & -systems))) continue;
            readings[0] = readings[i];
            return 1;
        }
    }
    return count;
}

bool known_name_find(const char *name, name_system system, known_name *known) {
    known_name readings[KNOWN_NAME_READINGS];
    const size_t count = known_name_readings(name, readings);
    *known = (known_name){.values = {.kind = VAL_ABSTRACT}};
    for (size_t i = 0; i < count && system != NAMES_ANY; i++) {
        if (!(readings[i].systems >> system & 1)) continue;
        *known = readings[i];
        return true;
    }
    if (!count || (readings[0].row && readings[0].row->systems == NAME_BYTE_SYSTEMS)) return false;
    *known = readings[0];
    return true;
}

void known_name_format(text *out, const known_name *known) {
    if (known->known)
        text_add(out, known->known->name);
    else if (known->of)
        text_printf(out, "complex of %s", known->of);
    else if (known->is_unbounded)
        text_add(out, "unbounded");
    else
        text_printf(out, "%c%d", known->values.kind == VAL_INT ? 'i' : 'u', known->values.bits);
}

/* ---- Dtypes of a spec ---- */

/* Whether a dtype has the format that a name means. */
static bool is_meant(const spec_dtype *dtype, const known_name *meaning) {
    return !dtype->weak_of && !meaning->is_unbounded &&
           val_set_equal(&dtype->values, meaning->known ? &meaning->known->values : &meaning->values);
}

name_system known_name_system(const spec *spec) {
    static const char *const scalars[] = {"i*", "f*", "c*"};
    if (spec->names != NAMES_ANY) return spec->names;
    for (size_t i = 0; i < sizeof scalars / sizeof *scalars; i++) {
        const lat_id found = spec_find_dtype(spec, scalars[i]);
        if (found != LAT_NONE && spec->dtypes[found].weak_of) return NAMES_PYTHON;
    }
    return NAMES_ANY;
}

/*
 * The weak dtype that one of Python's own words is, or LAT_NONE: where the names are Python's or PyTorch's. To NumPy,
 * they are dtypes of 64 bits a number.
 */
static lat_id find_scalar(const spec *spec, const char *name) {
    const name_system system = known_name_system(spec);
    known_name meaning;
    if ((system != NAMES_PYTHON && system != NAMES_PYTORCH) || !known_name_find(name, NAMES_PYTHON, &meaning) ||
        !meaning.row || meaning.row->systems == NAME_ALL_SYSTEMS || !(meaning.systems & S(PYTHON)))
        return LAT_NONE;
    for (size_t id = 0; id < spec->dtype_count; id++)
        if (spec->dtypes[id].weak_of && spec->dtypes[id].values.kind == meaning.known->values.kind) return (lat_id)id;
    return LAT_NONE;
}

size_t known_name_dtypes(const spec *spec, const char *name, lat_id *found, size_t most) {
    known_name meaning;
    size_t count = 0;
    if (!known_name_find(name, known_name_system(spec), &meaning)) return 0;
    lat_id own = find_scalar(spec, name);
    if (own == LAT_NONE && meaning.known) {
        own = spec_find_dtype(spec, meaning.known->name);
        if (own != LAT_NONE && !is_meant(&spec->dtypes[own], &meaning)) own = LAT_NONE;
    }
    if (own != LAT_NONE) {
        if (most) found[0] = own;
        return 1;
    }
    for (size_t id = 0; id < spec->dtype_count; id++)
        if (is_meant(&spec->dtypes[id], &meaning) && count++ < most) found[count - 1] = (lat_id)id;
    return count;
}

/* Whether a strong dtype of the spec has the format. */
static bool has_meant(const spec *spec, const known_name *meaning) {
    for (size_t id = 0; id < spec->dtype_count; id++)
        if (is_meant(&spec->dtypes[id], meaning)) return true;
    return false;
}

/* Whether two names differ in nothing but digits and `_`. */
static bool has_letters_of(const char *name, const char *other) {
    static const char without[] = "0123456789_";
    for (;; name++, other++) {
        name += strspn(name, without);
        other += strspn(other, without);
        if (*name != *other || !*name) return *name == *other;
    }
}

bool known_name_nearest(const spec *spec, const char *word, text *nearest) {
    name_list names = {0};
    text integer = {0};
    for (int bits = 8; bits <= 128; bits *= 2) {
        text_printf(&integer, "uint%d", bits);
        for (size_t skipped = 0; skipped < 2; skipped++)
            if (!spec || known_name_dtypes(spec, integer.data + skipped, NULL, 0))
                name_list_add(&names, integer.data + skipped, integer.length - skipped);
        text_free(&integer);
    }
    for (size_t i = 0; i < name_table_count; i++) {
        const known_name meaning = format_of(&name_table[i]);
        if (spec && !has_meant(spec, &meaning)) continue;
        for (const char *at = name_table[i].names, *end; *at; at = end + strspn(end, ", ")) {
            end = at + strcspn(at, ",");
            name_list_add(&names, at, (size_t)(end - at));
        }
    }
    const char *found = text_nearest(word, (const char *const *)names.names, names.count);
    const bool is_near = found && (spec || (strncasecmp(word, found, 1) == 0 && !has_letters_of(word, found)));
    if (is_near) text_add(nearest, found);
    name_list_free(&names);
    return is_near;
}

/* What a complex number of that format is called: the first name that is listed. */
static const char *complex_name(const char *format) {
    size_t i = 0;
    while (strcmp(name_table[i].format, format) != 0)
        i++;
    return name_table[i].names;
}

bool known_name_definition(const char *name, name_system system, text *out) {
    known_name meaning;
    if (!known_name_find(name, system, &meaning)) return false;
    const val_set *values = &meaning.values;
    if (meaning.known)
        text_add(out, meaning.known->name);
    else if (meaning.of)
        text_printf(out, "{ \"%.*s\", kind = \"complex\", of = \"%s\" }",
                    (int)strcspn(complex_name(meaning.row->format), ","), complex_name(meaning.row->format),
                    meaning.of);
    else if (meaning.is_unbounded)
        text_printf(out, "{ \"%s\", kind = \"abstract\" }", name);
    else
        text_printf(out, "{ \"%c%d\", kind = \"%s\", bits = %d }", values->kind == VAL_INT ? 'i' : 'u', values->bits,
                    val_kind_name(values->kind), values->bits);
    return true;
}

#include "values.h"
#include "exact.h"
#include "reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A growing list of the patterns of one real dtype, or of the parts of a complex one. */
struct patterns {
    const struct ref_dtype *dtype;
    unsigned size; /* bytes of a pattern */
    size_t count, capacity;
    uint64_t *list;
};

static void *allocate(void *old, size_t bytes) {
    void *memory = realloc(old, bytes ? bytes : 1);
    if (!memory) {
        fputs("out of memory\n", stderr);
        exit(2);
    }
    return memory;
}

static bool is_float(const struct ref_dtype *dtype) {
    return dtype->kind == REF_FLOAT || dtype->kind == REF_COMPLEX;
}

static int pattern_bits(const struct ref_dtype *dtype) {
    return is_float(dtype) ? ref_format_bits(&dtype->format) : dtype->kind == REF_BOOL ? 8 : dtype->bits;
}

/* As it is stored: extended above its own bits the way its kind is. */
static uint64_t canonical(const struct ref_dtype *dtype, uint64_t pattern) {
    int bits = pattern_bits(dtype);
    if (dtype->kind == REF_INT || dtype->kind == REF_FIXED) return (uint64_t)exact_sign_extended(pattern, bits);
    return pattern & UINT64_MAX >> (64 - bits);
}

static void add_pattern(struct patterns *patterns, uint64_t pattern) {
    if (patterns->count == patterns->capacity) {
        patterns->capacity = patterns->capacity ? 2 * patterns->capacity : 256;
        patterns->list = allocate(patterns->list, patterns->capacity * sizeof *patterns->list);
    }
    patterns->list[patterns->count++] = canonical(patterns->dtype, pattern);
}

/* The dtype's element nearest to a number, as far as its rounding goes. */
static uint64_t pattern_near(const struct ref_dtype *dtype, struct exact number) {
    switch (dtype->kind) {
    case REF_INT:
    case REF_UINT:
        return exact_to_integer(dtype->bits, dtype->kind == REF_INT, number);
    case REF_FIXED:
        return (uint64_t)exact_to_fixed(dtype->bits, dtype->fraction, number);
    case REF_FLOAT:
    case REF_COMPLEX:
        return exact_to_float(&dtype->format, number);
    default:
        return number.magnitude != 0;
    }
}

static void add_near(struct patterns *patterns, uint64_t magnitude, int exponent, bool with_neighbours) {
    for (int negative = 0; negative <= 1; negative++) {
        uint64_t pattern =
            pattern_near(patterns->dtype, (struct exact){EXACT_FINITE, negative != 0, magnitude, exponent});
        add_pattern(patterns, pattern);
        if (!with_neighbours) continue;
        add_pattern(patterns, pattern + 1);
        add_pattern(patterns, pattern - 1);
    }
}

/* The numbers that matter to more than one dtype, magnitude * 2^exponent: small ones, shift counts, the ends of
 * integers, the ends of floats, ties. */
static const struct {
    uint64_t magnitude;
    int exponent;
} numbers[] = {
    {0, 0},         {1, 0},          {1, -1},         {3, -1},    {3, 0},     {5, -1},
    {7, 0},         {1, 3},          {15, 0},         {1, 4},     {31, 0},    {1, 5},
    {63, 0},        {1, 6},          {100, 0},        {127, 0},   {1, 7},     {255, 0},
    {511, -1},      {257, 0},        {32767, 0},      {65504, 0}, {65520, 0}, {65535, 0},
    {16777217, 0},  {16842753, 0},   {2147483647, 0}, {1, 31},    {1, 32},    {9007199254740993, 0},
    {INT64_MAX, 0}, {1, 63},         {1, -14},        {1, -24},   {1, -126},  {1, -133},
    {257, -8},      {UINT64_MAX, 0}, {2049, -11},     {1, 127},   {1, -1022}, {8388609, -23},
};

/* Where the patterns of a format change their meaning: zeros, subnormals, the ends, infinities, NaNs of each kind. */
static void add_specials(struct patterns *patterns) {
    const struct ref_dtype *dtype = patterns->dtype;
    if (!is_float(dtype)) {
        uint64_t top = UINT64_C(1) << (pattern_bits(dtype) - 1);
        const uint64_t ends[] = {top, top + 1, top - 1, top - 2, top * 2 - 1, top * 2 - 2};
        for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
            add_pattern(patterns, ends[i]);
        return;
    }
    int unsigned_bits = dtype->format.exponent + dtype->format.mantissa;
    uint64_t top = UINT64_C(1) << unsigned_bits, normal = UINT64_C(1) << dtype->format.mantissa;
    uint64_t largest = exact_largest_pattern(&dtype->format);
    const uint64_t specials[] = {0,           1,           2,          normal - 1, normal,
                                 normal + 1,  largest - 1, largest,    top - 1,    largest + normal / 2 + 1,
                                 largest + 1, largest + 2, top / 4 * 3};
    for (size_t i = 0; i < sizeof specials / sizeof specials[0]; i++) {
        add_pattern(patterns, specials[i]);
        add_pattern(patterns, specials[i] | top);
    }
}

/* Numbers halfway between neighbours of a format, past its largest too, at every exponent. */
static void add_halfway(struct patterns *patterns, const struct ref_format *format) {
    const uint64_t normal = UINT64_C(1) << format->mantissa;
    const uint64_t mantissas[] = {0, 1, normal / 2, normal - 1};
    for (int field = 0; field < 1 << format->exponent; field++)
        for (size_t i = 0; i < sizeof mantissas / sizeof mantissas[0]; i++) {
            bool subnormal = field == 0 && !format->is_unsigned;
            uint64_t significand = mantissas[i] + (subnormal ? 0 : normal);
            int exponent = (subnormal ? 1 : field) - format->bias - format->mantissa;
            add_near(patterns, 2 * significand + 1, exponent - 1, true);
        }
}

/* Around the powers of two that end an integer: one and a half to either side. */
static void add_around_ends(struct patterns *patterns) {
    static const int ends[] = {1, 2, 3, 4, 7, 8, 11, 15, 16, 24, 31, 32, 53};
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
        for (int quarters = -6; quarters <= 6; quarters++)
            add_near(patterns, (UINT64_C(4) << ends[i]) + (uint64_t)quarters, -2, true);
    for (int bits = 60; bits < 64; bits++)
        for (int off = -2; off <= 2; off++)
            add_near(patterns, (UINT64_C(1) << bits) + (uint64_t)off, 0, true);
}

static void add_many(struct patterns *patterns) {
    int bits = pattern_bits(patterns->dtype);
    for (int exponent = -1080; exponent < 1024; exponent += exponent < -160 || exponent > 160 ? 13 : 1)
        add_near(patterns, 1, exponent, true);
    add_around_ends(patterns);
    for (unsigned i = 0; ref_well_known_at(i); i++) {
        const struct ref_dtype *to = ref_well_known_at(i);
        if (to->kind != REF_FLOAT) continue;
        if (is_float(patterns->dtype) && ref_format_bits(&to->format) >= bits) continue;
        add_halfway(patterns, &to->format);
    }
}

static int by_pattern(const void *x, const void *y) {
    const uint64_t *p = x, *q = y;
    return (*p > *q) - (*p < *q);
}

static void sort_and_deduplicate(struct patterns *patterns) {
    qsort(patterns->list, patterns->count, sizeof *patterns->list, by_pattern);
    size_t kept = 0;
    for (size_t i = 0; i < patterns->count; i++)
        if (i == 0 || patterns->list[i] != patterns->list[i - 1]) patterns->list[kept++] = patterns->list[i];
    patterns->count = kept;
}

static struct patterns boundary_patterns(const struct ref_dtype *dtype, enum values_scope scope) {
    struct patterns patterns = {.dtype = dtype, .size = dtype->size};
    if (dtype->kind == REF_COMPLEX) patterns.size /= 2;
    add_specials(&patterns);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        add_near(&patterns, numbers[i].magnitude, numbers[i].exponent, false);
    if (scope == VALUES_MANY) add_many(&patterns);
    sort_and_deduplicate(&patterns);
    return patterns;
}

/* Complex numbers: the cross product of a dozen parts, and for many, each part beside an ordinary one. */
static struct values complex_values(const struct patterns *parts, enum values_scope scope) {
    static const double dozen[] = {0.0, 1.0, -1.5, 3.0, 0x1p-149, 0x1p-130, -0x1.8p+100, 0x1p-80};
    const struct ref_dtype *dtype = parts->dtype, *f64 = ref_well_known("f64");
    uint64_t cross[12], negative = UINT64_C(1) << (pattern_bits(dtype) - 1);
    uint64_t infinity = exact_largest_pattern(&dtype->format) + 1;
    size_t crossed = 0;
    for (size_t i = 0; i < sizeof dozen / sizeof dozen[0]; i++)
        cross[crossed++] = exact_to_float(&dtype->format, exact_of_float(&f64->format, ref_load_pattern(8, &dozen[i])));
    cross[crossed++] = negative;
    cross[crossed++] = infinity;
    cross[crossed++] = negative | infinity;
    cross[crossed++] = infinity + 1;

    size_t beside = scope == VALUES_MANY ? 2 * parts->count : 0;
    struct values values = {crossed * crossed + beside, allocate(NULL, (crossed * crossed + beside) * dtype->size)};
    unsigned char *element = values.elements;
    for (size_t i = 0; i < crossed * crossed; i++, element += dtype->size) {
        ref_store_pattern(parts->size, cross[i / crossed], element);
        ref_store_pattern(parts->size, cross[i % crossed], element + parts->size);
    }
    for (size_t i = 0; i < beside; i++, element += dtype->size) {
        ref_store_pattern(parts->size, i % 2 ? cross[2] : parts->list[i / 2], element);
        ref_store_pattern(parts->size, i % 2 ? parts->list[i / 2] : cross[3], element + parts->size);
    }
    return values;
}

static struct values real_values(const struct patterns *patterns) {
    struct values values = {patterns->count, allocate(NULL, patterns->count * patterns->size)};
    for (size_t i = 0; i < patterns->count; i++)
        ref_store_pattern(patterns->size, patterns->list[i], values.elements + i * patterns->size);
    return values;
}

struct values values_boundary(const struct ref_dtype *dtype, enum values_scope scope) {
    struct patterns patterns = boundary_patterns(dtype, scope);
    struct values values = dtype->kind == REF_COMPLEX ? complex_values(&patterns, scope) : real_values(&patterns);
    free(patterns.list);
    return values;
}

struct values values_around(const struct ref_dtype *dtype, struct exact number, unsigned around) {
    struct values values = {2 * (size_t)around + 1, allocate(NULL, (2 * (size_t)around + 1) * dtype->size)};
    const unsigned size = dtype->kind == REF_COMPLEX ? dtype->size / 2 : dtype->size;
    const uint64_t pattern = pattern_near(dtype, number);
    memset(values.elements, 0, values.count * dtype->size);
    for (size_t i = 0; i < values.count; i++)
        ref_store_pattern(size, canonical(dtype, pattern + i - around), values.elements + i * dtype->size);
    return values;
}

struct values values_sampled(const struct ref_dtype *dtype, size_t more) {
    struct values few = values_boundary(dtype, VALUES_FEW), many = values_boundary(dtype, VALUES_MANY);
    size_t step = many.count / more + 1, size = dtype->size;
    few.elements = allocate(few.elements, (few.count + many.count / step + 1) * size);
    for (size_t i = 0; i < many.count; i += step)
        memcpy(few.elements + few.count++ * size, many.elements + i * size, size);
    free(many.elements);
    return few;
}

bool values_can_be_all(const struct ref_dtype *dtype) {
    return dtype->kind != REF_COMPLEX && dtype->kind != REF_OPAQUE && dtype->kind != REF_ABSTRACT && dtype->size <= 2;
}

bool values_are_any_bytes(const struct ref_dtype *dtype) {
    if (dtype->kind == REF_OPAQUE) return false;
    return is_float(dtype) || dtype->kind == REF_BOOL || dtype->bits == (int)(8 * dtype->size);
}

/* With the bits above those of a float, which are to be ignored: all of them, in a byte. */
struct values values_all(const struct ref_dtype *dtype) {
    bool padded = dtype->kind == REF_FLOAT && dtype->size == 1;
    size_t count = (size_t)1 << (padded ? 8 : pattern_bits(dtype));
    struct values values = {count, allocate(NULL, count * dtype->size)};
    for (size_t i = 0; i < count; i++)
        ref_store_pattern(dtype->size, padded ? i : canonical(dtype, i), values.elements + i * dtype->size);
    return values;
}

/* splitmix64 */
uint64_t values_next(struct values_random *random) {
    uint64_t z = random->state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* A number of random magnitude: log-uniform from 2^-40 to 2^70, its last bits zero more often than not. */
static struct exact random_number(uint64_t pick, uint64_t significand) {
    int kept = (int)(pick % 64), exponent = (int)(pick / 64 % 110) - 40;
    significand = (significand | UINT64_C(1) << 63) & ~(UINT64_MAX >> 1 >> kept);
    return (struct exact){EXACT_FINITE, pick >> 32 & 1, significand, exponent - 63};
}

static uint64_t random_pattern(struct values_random *random, const struct ref_dtype *dtype) {
    uint64_t pick = values_next(random), bits = values_next(random);
    switch (pick >> 62) {
    case 0:
    case 1:
        return bits;
    case 2:
        return pattern_near(dtype, random_number(pick, bits));
    default:
        return bits & values_next(random) & values_next(random);
    }
}

void values_random(struct values_random *random, const struct ref_dtype *dtype, size_t n, void *elements) {
    unsigned parts = dtype->kind == REF_COMPLEX ? 2 : 1, size = dtype->size / parts;
    unsigned char *out = elements;
    if (dtype->kind == REF_OPAQUE) {
        for (size_t i = 0; i < n; i++) {
            uint64_t bits = random_pattern(random, ref_well_known("f64"));
            double value;
            memcpy(&value, &bits, sizeof value);
            dtype->from_f64(i % 2 ? value : (double)(int64_t)(bits >> 40) / 4096.0, out + i * dtype->size);
        }
        return;
    }
    bool is_padded = is_float(dtype) && ref_format_bits(&dtype->format) < (int)(8 * size);
    for (size_t i = 0; i < n * parts; i++) {
        uint64_t pattern = random_pattern(random, dtype);
        if (is_padded && values_next(random) % 4 == 0) pattern ^= values_next(random); /* the bits above are ignored */
        ref_store_pattern(size, is_padded ? pattern : canonical(dtype, pattern), out + i * size);
    }
}

void values_related(struct values_random *random, const struct ref_dtype *from, const struct ref_dtype *to, size_t n,
                    const void *elements, void *related) {
    ref_convert(from, to, false, n, elements, related);
    if (to->kind == REF_OPAQUE || to->kind == REF_BOOL) return;
    unsigned parts = to->kind == REF_COMPLEX ? 2 : 1, size = to->size / parts;
    unsigned char *out = related;
    for (size_t i = 0; i < n * parts; i++, out += size) {
        uint64_t nudge = values_next(random) % 8;
        if (nudge > 2) continue;
        ref_store_pattern(size, canonical(to, ref_load_pattern(size, out) + nudge - 1), out);
    }
}

void values_multiples(struct values_random *random, const struct ref_dtype *dtype, size_t n, const void *elements,
                      void *multiples) {
    const unsigned char *in = elements;
    unsigned char *out = multiples;
    const unsigned size = dtype->size;
    for (size_t i = 0; i < n; i++, in += size, out += size) {
        const uint64_t pick = values_next(random), factor = (pick & 0x7ff) >> (pick >> 11) % 11;
        const uint64_t nudge = (pick >> 16) % 3, shift = pick >> 32;
        uint64_t pattern = ref_load_pattern(size, in);
        if (is_float(dtype)) {
            struct exact number = exact_of_float(&dtype->format, pattern);
            number.magnitude *= factor;
            number.exponent += i % 2 ? (int)(shift % (1u << dtype->format.exponent)) : 0;
            pattern = pattern_near(dtype, number);
        } else {
            pattern *= i % 2 ? values_next(random) >> shift % 64 : factor;
        }
        ref_store_pattern(size, canonical(dtype, pattern + nudge - 1), out);
    }
}

#include "witness.h"
#include "check.h"

#include <inttypes.h>
#include <string.h>

static double quarters_to_f64(const void *element) {
    int32_t quarters;
    memcpy(&quarters, element, sizeof quarters);
    return quarters / 4.0;
}

static void quarters_from_f64(double value, void *element) {
    int32_t quarters = (int32_t)(value * 4);
    memcpy(element, &quarters, sizeof quarters);
}

#define FLOAT(NAME, SIZE, ...)                                                                                         \
    { .name = NAME, .kind = REF_FLOAT, .size = SIZE, .format = {__VA_ARGS__}, }

static const struct ref_dtype own[] = {
    {.name = "q15", .kind = REF_FIXED, .size = 2, .bits = 16, .fraction = 15},
    {.name = "q31", .kind = REF_FIXED, .size = 4, .bits = 32, .fraction = 31},
    {.name = "c18", .kind = REF_COMPLEX, .size = 4, .format = {5, 3, 140, REF_IEEE, false, false}},
    {.name = "c32", .kind = REF_COMPLEX, .size = 4, .format = {5, 10, 15, REF_IEEE, false, false}},
    {.name = "quarters", .kind = REF_OPAQUE, .size = 4, .to_f64 = quarters_to_f64, .from_f64 = quarters_from_f64},
    {.name = "date", .kind = REF_ABSTRACT},
    FLOAT("f6_e4m2u", 1, 4, 2, 7, REF_FN, true, false),
    FLOAT("f9_tiny", 2, 5, 3, 140, REF_IEEE, false, false),
    FLOAT("f16_saturating", 2, 5, 10, 15, REF_IEEE, false, true),
    FLOAT("f8_e4m3fn_saturating", 1, 4, 3, 7, REF_FN, false, true),
    FLOAT("f8_e4m3fnuz_saturating", 1, 4, 3, 8, REF_FNUZ, false, true),
};

const struct ref_dtype *witness_dtype(const char *name) {
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (strcmp(own[i].name, name) == 0) return &own[i];
    return ref_well_known(name);
}

static unsigned part_size(const struct ref_dtype *dtype) {
    return dtype->kind == REF_COMPLEX ? dtype->size / 2 : dtype->size;
}

void witness_store(const struct ref_dtype *dtype, struct patterns patterns, unsigned char *element) {
    ref_store_pattern(part_size(dtype), patterns.re, element);
    if (dtype->kind == REF_COMPLEX) ref_store_pattern(part_size(dtype), patterns.im, element + part_size(dtype));
}

static struct patterns load(const struct ref_dtype *dtype, const unsigned char *element) {
    struct patterns patterns = {ref_load_pattern(part_size(dtype), element), 0};
    if (dtype->kind == REF_COMPLEX) patterns.im = ref_load_pattern(part_size(dtype), element + part_size(dtype));
    return patterns;
}

void witness_check(const char *label, const struct ref_dtype *dtype, const unsigned char *got,
                   struct patterns expected) {
    unsigned char wanted[16];
    witness_store(dtype, expected, wanted);
    struct patterns given = load(dtype, got);
    check_that(ref_equal(dtype, got, wanted), "%s: %s %" PRIx64 ",%" PRIx64 ", expected %" PRIx64 ",%" PRIx64, label,
               dtype->name, given.re, given.im, expected.re, expected.im);
}

struct ref_pair witness_facts(const char *join) {
    struct ref_pair pair = {.boolean = ref_well_known("b"), .inexact = ref_well_known("f32")};
    if (join) pair.join = witness_dtype(join);
    if (join && pair.join->size == 8) pair.inexact = ref_well_known("f64");
    return pair;
}

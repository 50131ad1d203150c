#include "dtype.h"

#include <stddef.h>
#include <string.h>

#define BOOLEAN(NAME)                                                                                                  \
    { .name = NAME, .kind = REF_BOOL, .size = 1, .bits = 1 }
#define INTEGER(NAME, KIND, SIZE, BITS)                                                                                \
    { .name = NAME, .kind = KIND, .size = SIZE, .bits = BITS }
#define FLOAT(NAME, SIZE, ...)                                                                                         \
    {                                                                                                                  \
        .name = NAME, .kind = REF_FLOAT, .size = SIZE, .format = { __VA_ARGS__, REF_NONFINITE }                        \
    }
#define COMPLEX(NAME, SIZE, ...)                                                                                       \
    {                                                                                                                  \
        .name = NAME, .kind = REF_COMPLEX, .size = SIZE, .format = { __VA_ARGS__, REF_NONFINITE }                      \
    }

const struct ref_format ref_f32_format = {8, 23, 127, REF_IEEE, false, REF_NONFINITE};
const struct ref_format ref_f64_format = {11, 52, 1023, REF_IEEE, false, REF_NONFINITE};

static const struct ref_dtype well_known[] = {
    BOOLEAN("b"),
    INTEGER("u8", REF_UINT, 1, 8),
    INTEGER("u16", REF_UINT, 2, 16),
    INTEGER("u32", REF_UINT, 4, 32),
    INTEGER("u64", REF_UINT, 8, 64),
    INTEGER("i8", REF_INT, 1, 8),
    INTEGER("i16", REF_INT, 2, 16),
    INTEGER("i32", REF_INT, 4, 32),
    INTEGER("i64", REF_INT, 8, 64),
    FLOAT("bf16", 2, 8, 7, 127, REF_IEEE, false),
    FLOAT("f16", 2, 5, 10, 15, REF_IEEE, false),
    FLOAT("f32", 4, 8, 23, 127, REF_IEEE, false),
    FLOAT("f64", 8, 11, 52, 1023, REF_IEEE, false),
    COMPLEX("c64", 8, 8, 23, 127, REF_IEEE, false),
    COMPLEX("c128", 16, 11, 52, 1023, REF_IEEE, false),
    INTEGER("u1", REF_UINT, 1, 1),
    INTEGER("u2", REF_UINT, 1, 2),
    INTEGER("u4", REF_UINT, 1, 4),
    INTEGER("i1", REF_INT, 1, 1),
    INTEGER("i2", REF_INT, 1, 2),
    INTEGER("i4", REF_INT, 1, 4),
    FLOAT("f8_e3m4", 1, 3, 4, 3, REF_IEEE, false),
    FLOAT("f8_e4m3", 1, 4, 3, 7, REF_IEEE, false),
    FLOAT("f8_e4m3fn", 1, 4, 3, 7, REF_FN, false),
    FLOAT("f8_e4m3fnuz", 1, 4, 3, 8, REF_FNUZ, false),
    FLOAT("f8_e4m3b11fnuz", 1, 4, 3, 11, REF_FNUZ, false),
    FLOAT("f8_e5m2", 1, 5, 2, 15, REF_IEEE, false),
    FLOAT("f8_e5m2fnuz", 1, 5, 2, 16, REF_FNUZ, false),
    FLOAT("f8_e8m0fnu", 1, 8, 0, 127, REF_FN, true),
    FLOAT("f6_e2m3fn", 1, 2, 3, 1, REF_NONE, false),
    FLOAT("f6_e3m2fn", 1, 3, 2, 3, REF_NONE, false),
    FLOAT("f4_e2m1fn", 1, 2, 1, 1, REF_NONE, false),
};

enum { WELL_KNOWN_COUNT = sizeof well_known / sizeof well_known[0] };

int ref_format_bits(const struct ref_format *format) {
    return !format->is_unsigned + format->exponent + format->mantissa;
}

bool ref_format_equal(const struct ref_format *a, const struct ref_format *b) {
    return a->exponent == b->exponent && a->mantissa == b->mantissa && a->bias == b->bias && a->special == b->special &&
           a->is_unsigned == b->is_unsigned && a->overflow == b->overflow;
}

bool ref_format_is_narrow(const struct ref_format *format) {
    return ref_format_bits(format) < 32;
}

const struct ref_dtype *ref_well_known(const char *name) {
    for (size_t i = 0; i < WELL_KNOWN_COUNT; i++)
        if (strcmp(well_known[i].name, name) == 0) return &well_known[i];
    return NULL;
}

const struct ref_dtype *ref_well_known_of(enum ref_kind kind, unsigned size) {
    const struct ref_dtype *found = NULL;
    for (size_t i = 0; i < WELL_KNOWN_COUNT; i++) {
        const struct ref_dtype *dtype = &well_known[i];
        if (dtype->kind != kind || dtype->size != size) continue;
        if ((kind == REF_INT || kind == REF_UINT) && dtype->bits != (int)(8 * size)) continue;
        if (found) return NULL;
        found = dtype;
    }
    return found;
}

const struct ref_dtype *ref_well_known_at(unsigned index) {
    return index < WELL_KNOWN_COUNT ? &well_known[index] : NULL;
}

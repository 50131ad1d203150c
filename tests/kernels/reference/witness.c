#include "witness.h"

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
    {.name = "c18", .kind = REF_COMPLEX, .size = 4, .format = {5, 3, 140, REF_IEEE, false, REF_NONFINITE}},
    {.name = "c32", .kind = REF_COMPLEX, .size = 4, .format = {5, 10, 15, REF_IEEE, false, REF_NONFINITE}},
    {.name = "quarters", .kind = REF_OPAQUE, .size = 4, .to_f64 = quarters_to_f64, .from_f64 = quarters_from_f64},
    {.name = "date", .kind = REF_ABSTRACT},
    FLOAT("f6_e4m2u", 1, 4, 2, 7, REF_FN, true, REF_NONFINITE),
    FLOAT("f9_tiny", 2, 5, 3, 140, REF_IEEE, false, REF_NONFINITE),
    FLOAT("f16_saturating", 2, 5, 10, 15, REF_IEEE, false, REF_SATURATE),
    FLOAT("f8_e4m3fn_saturating", 1, 4, 3, 7, REF_FN, false, REF_SATURATE),
    FLOAT("f8_e4m3fnuz_saturating", 1, 4, 3, 8, REF_FNUZ, false, REF_SATURATE),
    FLOAT("f8_e4m3fn_onnx", 1, 4, 3, 7, REF_FN, false, REF_ONNX),
    FLOAT("f8_e4m3fnuz_onnx", 1, 4, 3, 8, REF_FNUZ, false, REF_ONNX),
    FLOAT("f8_e5m2_onnx", 1, 5, 2, 15, REF_IEEE, false, REF_ONNX),
    FLOAT("f8_e5m2fnuz_onnx", 1, 5, 2, 16, REF_FNUZ, false, REF_ONNX),
};

const struct ref_dtype *witness_dtype(const char *name) {
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (strcmp(own[i].name, name) == 0) return &own[i];
    return ref_well_known(name);
}

#include "spec/words.h"

const char *field_rounding_name(bool via_f32) {
    return via_f32 ? "via_f32" : "correct";
}

const char *field_by_zero_name(bool ones) {
    return ones ? "ones" : "zero";
}

const char *field_weak_scalars_name(spec_weak_scalars rule) {
    static const char *const names[WEAK_SCALARS_COUNT] = {"refuse", "exact", "wrap"};
    return names[rule];
}

const char *field_in_range_name(spec_in_range rule) {
    static const char *const names[RANGE_COUNT] = {"rounded", "rounded_or_nan", "exact", "exact_or_nan"};
    return names[rule];
}

const char *field_to_integer_name(spec_to_integer rule) {
    static const char *const names[] = {"truncate", "even", "away"};
    return rule < TO_INTEGER_COUNT ? names[rule] : NULL;
}

const char *field_overflow_name(spec_overflow overflow) {
    static const char *const names[] = {"nonfinite", "saturate", "onnx"};
    return overflow < OVERFLOW_COUNT ? names[overflow] : NULL;
}

const char *field_nary_name(lat_nary nary) {
    static const char *const names[LAT_NARY_COUNT] = {"fold", "bound", "fold_then_weak", "bound_then_weak"};
    return names[nary];
}

const char *field_casting_base_name(spec_casting_base base) {
    static const char *const names[] = {"exact", "promote", "same_kind", "any", "no", "rounds", "overflows", "drops"};
    return base < CASTING_BASE_COUNT ? names[base] : NULL;
}

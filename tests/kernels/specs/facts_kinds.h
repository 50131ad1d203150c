/* What specs/kinds.lua says and the generated header does not. */
#include "dec64.h"

#include <string.h>

#define FACTS_VIA_F32                false
#define FACTS_INEXACT(X)             X(NULL, "f32")
#define FACTS_FOR_EACH_OP(X)         REF_FOR_EACH_OP(X)
#define FACTS_FOR_EACH_UNARY_OP(X)   REF_FOR_EACH_UNARY_OP(X)
#define FACTS_FOR_EACH_TERNARY_OP(X) REF_FOR_EACH_TERNARY_OP(X)

static inline double facts_dec64_to_f64(const void *element) {
    dec64_t value;
    memcpy(&value, element, sizeof value);
    return dec64_to_double(value);
}

static inline void facts_dec64_from_f64(double value, void *element) {
    const dec64_t made = dec64_from_double(value);
    memcpy(element, &made, sizeof made);
}

/* clang-format off */
#define FACTS_DTYPES                                                                                                   \
    {.name = "u12", .kind = REF_UINT, .size = 2, .bits = 12},                                                          \
    {.name = "q12", .kind = REF_FIXED, .size = 2, .bits = 12, .fraction = 4},                                          \
    {.name = "dec64", .kind = REF_OPAQUE, .size = 8, .to_f64 = facts_dec64_to_f64, .from_f64 = facts_dec64_from_f64}
/* clang-format on */

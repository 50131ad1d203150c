/* What specs/kinds.lua says and the generated header does not. */
#define FACTS_VIA_F32                false
#define FACTS_INEXACT(X)             X(NULL, "f32")
#define FACTS_FOR_EACH_OP(X)         REF_FOR_EACH_OP(X)
#define FACTS_FOR_EACH_UNARY_OP(X)   REF_FOR_EACH_UNARY_OP(X)
#define FACTS_FOR_EACH_TERNARY_OP(X) REF_FOR_EACH_TERNARY_OP(X)

/* clang-format off */
#define FACTS_DTYPES                                                                                                   \
    {.name = "u12", .kind = REF_UINT, .size = 2, .bits = 12},                                                          \
    {.name = "q12", .kind = REF_FIXED, .size = 2, .bits = 12, .fraction = 4}
/* clang-format on */

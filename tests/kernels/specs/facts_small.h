/* What small.lua says and the generated header does not: see facts_jax.h. */
#define FACTS_VIA_F32    false
#define FACTS_IN_RANGE   true, true
#define FACTS_INEXACT(X) X(NULL, "f16")
#define FACTS_FOR_EACH_OP(X)                                                                                           \
    X(ADD, add, ARITHMETIC, REF_NUMBERS)                                                                               \
    X(DIVIDE, divide, DIVISION, REF_NUMBERS)                                                                           \
    X(MAXIMUM, maximum, ARITHMETIC, REF_ORDERED)                                                                       \
    X(LESS, less, COMPARISON, REF_ORDERED)                                                                             \
    X(REMAINDER, remainder, ARITHMETIC, REF_DIVIDED)
#define FACTS_FOR_EACH_UNARY_OP(X)   X(SQRT, sqrt, , )
#define FACTS_FOR_EACH_TERNARY_OP(X) X(CLIP, clip)
#define FACTS_DTYPES                                                                                                   \
    { .name = NULL }

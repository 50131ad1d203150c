/* What specs/pytorch.lua says and the generated header does not: see facts_jax.h. */
#define FACTS_VIA_F32                true
#define FACTS_INEXACT(X)             X(NULL, "f32")
#define FACTS_FOR_EACH_OP(X)         REF_FOR_EACH_OP(X)
#define FACTS_FOR_EACH_UNARY_OP(X)   REF_FOR_EACH_UNARY_OP(X)
#define FACTS_FOR_EACH_TERNARY_OP(X) REF_FOR_EACH_TERNARY_OP(X)
#define FACTS_DTYPES                                                                                                   \
    {                                                                                                                  \
        .name = "c32", .kind = REF_COMPLEX, .size = 4, .format = { 5, 10, 15, REF_IEEE, false, false }                 \
    }

#define FACTS_RESULTS_OF_ONE(X) X(MAPPED, square) X(BY_OP, sign) X(BY_OP, signbit) X(BY_OP, imag)
#define FACTS_RESULTS_OF_TWO(X)                                                                                        \
    X(BY_OP, subtract)                                                                                                 \
    X(BY_OP, power)                                                                                                    \
    X(MAPPED, nextafter)                                                                                               \
    X(BY_OP, equal)                                                                                                    \
    X(BY_OP, not_equal)                                                                                                \
    X(BY_OP, less)                                                                                                     \
    X(BY_OP, less_equal)                                                                                               \
    X(BY_OP, greater)                                                                                                  \
    X(BY_OP, greater_equal)                                                                                            \
    X(BY_OP, logical_and)                                                                                              \
    X(BY_OP, logical_or)                                                                                               \
    X(BY_OP, logical_xor)

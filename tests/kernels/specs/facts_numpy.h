/* What specs/numpy.lua says and the generated header does not: see facts_jax.h. */
#define FACTS_VIA_F32                false
#define FACTS_INEXACT(X)             X(NULL, "f64")
#define FACTS_FOR_EACH_OP(X)         REF_FOR_EACH_OP(X)
#define FACTS_FOR_EACH_UNARY_OP(X)   REF_FOR_EACH_UNARY_OP(X)
#define FACTS_FOR_EACH_TERNARY_OP(X) REF_FOR_EACH_TERNARY_OP(X)
#define FACTS_DTYPES                                                                                                   \
    { .name = NULL }

#define FACTS_RESULTS_OF_ONE(X)                                                                                        \
    X(GIVEN, sqrt) X(MAPPED, reciprocal) X(MAPPED, square) X(MAPPED, conjugate) X(MAPPED, round)
#define FACTS_RESULTS_OF_TWO(X)                                                                                        \
    X(GIVEN, copysign)                                                                                                 \
    X(GIVEN, nextafter)                                                                                                \
    X(MAPPED, floor_divide)                                                                                            \
    X(MAPPED, remainder)                                                                                               \
    X(MAPPED, fmod)                                                                                                    \
    X(MAPPED, power)                                                                                                   \
    X(MAPPED, bitwise_left_shift)                                                                                      \
    X(MAPPED, bitwise_right_shift)

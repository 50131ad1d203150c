/* What specs/jax.lua says and the generated header does not. */
#define FACTS_VIA_F32         true
#define FACTS_BY_ZERO_IS_ONES true

/* X(the join, its inexact dtype); NULL: any other join of bool or integers. */
#define FACTS_INEXACT(X)                                                                                               \
    X("i64", "f64")                                                                                                    \
    X("u64", "f64")                                                                                                    \
    X("i*", "f*")                                                                                                      \
    X(NULL, "f32")

/* The ops of the spec, and the dtypes whose name or size does not say what they are. */
#define FACTS_FOR_EACH_OP(X)         REF_FOR_EACH_OP(X)
#define FACTS_FOR_EACH_UNARY_OP(X)   REF_FOR_EACH_UNARY_OP(X)
#define FACTS_FOR_EACH_TERNARY_OP(X) REF_FOR_EACH_TERNARY_OP(X)
#define FACTS_DTYPES                                                                                                   \
    { .name = NULL }

/* X(how, op): MAPPED from the join, GIVEN for the operands, or BY_OP wherever there is a result. */
#define FACTS_RESULTS_OF_ONE(X) X(MAPPED, square) X(MAPPED, floor) X(MAPPED, ceil)
#define FACTS_RESULTS_OF_TWO(X)                                                                                        \
    X(MAPPED, floor_divide)                                                                                            \
    X(MAPPED, remainder)                                                                                               \
    X(MAPPED, fmod)                                                                                                    \
    X(MAPPED, power)                                                                                                   \
    X(MAPPED, bitwise_left_shift)                                                                                      \
    X(MAPPED, bitwise_right_shift)

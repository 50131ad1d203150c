/* What enumerated.lua says and the generated header does not: see facts_jax.h. */
#define FACTS_VIA_F32  false
#define FACTS_IN_RANGE true, false
#define FACTS_INEXACT(X)                                                                                               \
    X("i64", "bf16")                                                                                                   \
    X(NULL, "f32")
#define FACTS_FOR_EACH_OP(X)                                                                                           \
    X(ADD, add, ARITHMETIC, REF_NUMBERS)                                                                               \
    X(DIVIDE, divide, DIVISION, REF_NUMBERS)                                                                           \
    X(EQUAL, equal, COMPARISON, REF_NUMBERS)                                                                           \
    X(LESS, less, COMPARISON, REF_ORDERED)                                                                             \
    X(GREATER, greater, COMPARISON, REF_ORDERED)                                                                       \
    X(BITWISE_AND, bitwise_and, ARITHMETIC, REF_INTEGERS | REF_BIT(BOOL))                                              \
    X(LOGICAL_XOR, logical_xor, LOGIC, REF_NUMBERS)                                                                    \
    X(REMAINDER, remainder, ARITHMETIC, REF_DIVIDED)
#define FACTS_FOR_EACH_UNARY_OP(X)                                                                                     \
    X(NEGATIVE, negative, , )                                                                                          \
    X(ISINF, isinf, , )
#define FACTS_FOR_EACH_TERNARY_OP(X) X(WHERE, where)
#define FACTS_DTYPES                                                                                                   \
    { .name = NULL }

/* What staged.lua says and the generated header does not: see facts_jax.h. */
#define FACTS_VIA_F32  false
#define FACTS_IN_RANGE false, true
#define FACTS_INEXACT(X)                                                                                               \
    X("i64", "bf16")                                                                                                   \
    X(NULL, "f32")
#define FACTS_FOR_EACH_OP(X)                                                                                           \
    X(ADD, add, ARITHMETIC, REF_NUMBERS)                                                                               \
    X(DIVIDE, divide, DIVISION, REF_NUMBERS)                                                                           \
    X(MAXIMUM, maximum, ARITHMETIC, REF_ORDERED)                                                                       \
    X(EQUAL, equal, COMPARISON, REF_NUMBERS)                                                                           \
    X(LESS, less, COMPARISON, REF_ORDERED)                                                                             \
    X(GREATER, greater, COMPARISON, REF_ORDERED)                                                                       \
    X(BITWISE_AND, bitwise_and, ARITHMETIC, REF_INTEGERS | REF_BIT(BOOL))                                              \
    X(BITWISE_RIGHT_SHIFT, bitwise_right_shift, ARITHMETIC, REF_INTEGERS)                                              \
    X(LOGICAL_XOR, logical_xor, LOGIC, REF_NUMBERS)                                                                    \
    X(FLOOR_DIVIDE, floor_divide, , )                                                                                  \
    X(FMOD, fmod, , )                                                                                                  \
    X(COPYSIGN, copysign, , )
#define FACTS_FOR_EACH_UNARY_OP(X)                                                                                     \
    X(SQRT, sqrt, , )                                                                                                  \
    X(SQUARE, square, , )                                                                                              \
    X(ISNAN, isnan, , )
#define FACTS_FOR_EACH_TERNARY_OP(X) REF_FOR_EACH_TERNARY_OP(X)
#define FACTS_RESULTS(X)                                                                                               \
    X("floor_divide", "floor", "i8")                                                                                   \
    X("square", "floor", "i8")                                                                                         \
    X("fmod", "loops", "u8,i32,f32")                                                                                   \
    X("sqrt", "inexact", NULL)                                                                                         \
    X("maximum", "inexact", NULL)                                                                                      \
    X("where", "floor", "i8")                                                                                          \
    X("clip", "loops", "i32,i64,f32")
#define FACTS_DTYPES                                                                                                   \
    { .name = NULL }

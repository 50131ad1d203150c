/* What small_formats.lua says and the generated header does not: see facts_jax.h. */
#define FACTS_VIA_F32                false
#define FACTS_INEXACT(X)             X(NULL, "f32")
#define FACTS_FOR_EACH_OP(X)         X(ADD, add, ARITHMETIC, REF_NUMBERS)
#define FACTS_FOR_EACH_UNARY_OP(X)   X(ABSOLUTE, absolute, , ) X(SIGN, sign, , ) X(ISFINITE, isfinite, , )
#define FACTS_FOR_EACH_TERNARY_OP(X) X(WHERE, where)

#define FACTS_FORMAT(NAME, KIND, SIZE, ...)                                                                            \
    {                                                                                                                  \
        .name = NAME, .kind = KIND, .size = SIZE, .format = { __VA_ARGS__ }                                            \
    }
#define FACTS_WITH_COMPLEX(NAME, ...)                                                                                  \
    FACTS_FORMAT(NAME, REF_FLOAT, 1, __VA_ARGS__, REF_NONFINITE),                                                      \
        FACTS_FORMAT("c_" NAME, REF_COMPLEX, 2, __VA_ARGS__, REF_NONFINITE)
#define FACTS_FN(E, M, BIAS)                                                                                           \
    FACTS_WITH_COMPLEX("e" #E "m" #M "_fn", E, M, BIAS, REF_FN, false),                                                \
        FACTS_WITH_COMPLEX("e" #E "m" #M "_fnuz", E, M, BIAS, REF_FNUZ, false),                                        \
        FACTS_WITH_COMPLEX("e" #E "m" #M "_none", E, M, BIAS, REF_NONE, false)
#define FACTS_SIGNED(E, M, BIAS)                                                                                       \
    FACTS_WITH_COMPLEX("e" #E "m" #M "_ieee", E, M, BIAS, REF_IEEE, false), FACTS_FN(E, M, BIAS)
#define FACTS_UNSIGNED_FN(E, M, BIAS) FACTS_WITH_COMPLEX("u" #E "m" #M "_fn", E, M, BIAS, REF_FN, true)
#define FACTS_UNSIGNED(E, M, BIAS)                                                                                     \
    FACTS_WITH_COMPLEX("u" #E "m" #M "_ieee", E, M, BIAS, REF_IEEE, true), FACTS_UNSIGNED_FN(E, M, BIAS)
#define FACTS_END(NAME, BIAS, IS_UNSIGNED) FACTS_WITH_COMPLEX(NAME, 1, 2, BIAS, REF_IEEE, IS_UNSIGNED)

/* clang-format off */
#define FACTS_DTYPES                                                                                                   \
    FACTS_SIGNED(1, 1, 0), FACTS_FN(2, 0, 1),                                                                          \
    FACTS_UNSIGNED(1, 2, 0), FACTS_UNSIGNED(2, 1, 1), FACTS_UNSIGNED_FN(3, 0, 3),                                      \
    {.name = "u40", .kind = REF_UINT, .size = 8, .bits = 40},                                                          \
    {.name = "q15", .kind = REF_FIXED, .size = 4, .bits = 32, .fraction = 15},                                         \
    FACTS_END("end_148", 148, false), FACTS_END("end_147", 147, false),                                                \
    FACTS_END("end_146", 146, false), FACTS_END("end_145", 145, false), FACTS_END("end_m127", -127, false),            \
    FACTS_END("uend_147", 147, true), FACTS_END("uend_146", 146, true),                                                \
    FACTS_END("uend_145", 145, true), FACTS_END("uend_144", 144, true), FACTS_END("uend_m127", -127, true),            \
    FACTS_FORMAT("end_e7m0", REF_FLOAT, 1, 7, 0, 150, REF_NONE, false, REF_NONFINITE),                                 \
    FACTS_FORMAT("end_e8m7", REF_FLOAT, 2, 8, 7, 142, REF_IEEE, false, REF_SATURATE),                                  \
    FACTS_FORMAT("end_e6m9", REF_FLOAT, 2, 6, 9, 141, REF_FN, false, REF_NONFINITE),                                   \
    FACTS_FORMAT("c_end_e6m9", REF_COMPLEX, 4, 6, 9, 141, REF_FN, false, REF_NONFINITE)
/* clang-format on */

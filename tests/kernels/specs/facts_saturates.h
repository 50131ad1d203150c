/* What saturates.lua says and the generated header does not: see facts_jax.h. */
#define FACTS_VIA_F32    true
#define FACTS_INEXACT(X) X(NULL, "f16")
#define FACTS_FOR_EACH_OP(X)                                                                                           \
    X(ADD, add, , )                                                                                                    \
    X(DIVIDE, divide, , )                                                                                              \
    X(FLOOR_DIVIDE, floor_divide, , )                                                                                  \
    X(NEXTAFTER, nextafter, , )
#define FACTS_FOR_EACH_UNARY_OP(X)                                                                                     \
    X(SQRT, sqrt, , )                                                                                                  \
    X(SQUARE, square, , )
#define FACTS_FOR_EACH_TERNARY_OP(X) X(CLIP, clip)

#define FACTS_FLOAT(NAME, SIZE, ...)                                                                                   \
    {                                                                                                                  \
        .name = NAME, .kind = REF_FLOAT, .size = SIZE, .format = { __VA_ARGS__ }                                       \
    }
/* clang-format off */
#define FACTS_DTYPES                                                                                                   \
    FACTS_FLOAT("f8_e4m3fn", 1, 4, 3, 7, REF_FN, false, REF_SATURATE),                                                 \
    FACTS_FLOAT("f8_e4m3fnuz", 1, 4, 3, 8, REF_FNUZ, false, REF_SATURATE),                                             \
    FACTS_FLOAT("f8_e5m2", 1, 5, 2, 15, REF_IEEE, false, REF_ONNX),                                                    \
    FACTS_FLOAT("f8_e5m2fnuz", 1, 5, 2, 16, REF_FNUZ, false, REF_ONNX),                                                \
    FACTS_FLOAT("onnx_e4m3fn", 1, 4, 3, 7, REF_FN, false, REF_ONNX),                                                   \
    FACTS_FLOAT("f16", 2, 5, 10, 15, REF_IEEE, false, REF_SATURATE),                                                   \
    FACTS_FLOAT("bf16", 2, 8, 7, 127, REF_IEEE, false, REF_SATURATE)
/* clang-format on */

/* What specs/numpy.lua says and the generated header does not: see facts_jax.h. */
#define FACTS_VIA_F32                false
#define FACTS_INEXACT(X)             X(NULL, "f64")
#define FACTS_FOR_EACH_OP(X)         REF_FOR_EACH_OP(X)
#define FACTS_FOR_EACH_UNARY_OP(X)   REF_FOR_EACH_UNARY_OP(X)
#define FACTS_FOR_EACH_TERNARY_OP(X) REF_FOR_EACH_TERNARY_OP(X)
#define FACTS_DTYPES                                                                                                   \
    { .name = NULL }

#define FACTS_INTEGERS "i8,u8,i16,u16,i32,u32,i64,u64"
#define FACTS_FLOATS   "f16,f32,f64"
#define FACTS_COMPLEX  "c64,c128"
#define FACTS_RESULTS(X)                                                                                               \
    X("copysign", "loops", FACTS_FLOATS)                                                                               \
    X("nextafter", "loops", FACTS_FLOATS)                                                                              \
    X("sqrt", "loops", FACTS_FLOATS)                                                                                   \
    X("reciprocal", "loops", FACTS_FLOATS "," FACTS_COMPLEX)                                                           \
    X("floor_divide", "loops", FACTS_INTEGERS "," FACTS_FLOATS)                                                        \
    X("remainder", "loops", FACTS_INTEGERS "," FACTS_FLOATS)                                                           \
    X("fmod", "loops", FACTS_INTEGERS "," FACTS_FLOATS)                                                                \
    X("power", "loops", FACTS_INTEGERS)                                                                                \
    X("bitwise_left_shift", "loops", FACTS_INTEGERS)                                                                   \
    X("bitwise_right_shift", "loops", FACTS_INTEGERS)                                                                  \
    X("square", "loops", FACTS_INTEGERS "," FACTS_FLOATS "," FACTS_COMPLEX)                                            \
    X("conjugate", "loops", FACTS_INTEGERS "," FACTS_FLOATS "," FACTS_COMPLEX)

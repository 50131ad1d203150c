/* What specs/keras.lua says and the generated header does not: see facts_jax.h. */
#define FACTS_VIA_F32                true
#define FACTS_INEXACT(X)             X(NULL, "f32")
#define FACTS_FOR_EACH_OP(X)         REF_FOR_EACH_OP(X)
#define FACTS_FOR_EACH_UNARY_OP(X)   REF_FOR_EACH_UNARY_OP(X)
#define FACTS_FOR_EACH_TERNARY_OP(X) REF_FOR_EACH_TERNARY_OP(X)
#define FACTS_DTYPES                                                                                                   \
    { .name = NULL }

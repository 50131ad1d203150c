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

#define FACTS_RESULTS(X) X("square", "floor", "i*")

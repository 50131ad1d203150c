/* What specs/jax_today.lua says and the generated header does not: as jax, but for the ops that are generated. */
#include "facts_jax.h"

#undef FACTS_FOR_EACH_OP
#undef FACTS_FOR_EACH_UNARY_OP
#undef FACTS_FOR_EACH_TERNARY_OP
#define FACTS_FOR_EACH_OP(X)                                                                                           \
    X(ADD, add, , )                                                                                                    \
    X(DIVIDE, divide, , )                                                                                              \
    X(LESS, less, , )                                                                                                  \
    X(FLOOR_DIVIDE, floor_divide, , )
#define FACTS_FOR_EACH_UNARY_OP(X)                                                                                     \
    X(ABSOLUTE, absolute, , )                                                                                          \
    X(SQRT, sqrt, , )                                                                                                  \
    X(ROUND, round, , )                                                                                                \
    X(ISFINITE, isfinite, , )
#define FACTS_FOR_EACH_TERNARY_OP(X) X(CLIP, clip)

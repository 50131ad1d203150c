/* What specs/jax_today.lua says and the generated header does not: as jax, but for the ops that are generated. */
#include "facts_jax.h"

#undef FACTS_FOR_EACH_OP
#define FACTS_FOR_EACH_OP(X)                                                                                           \
    X(ADD, add, , )                                                                                                    \
    X(DIVIDE, divide, , )                                                                                              \
    X(LESS, less, , )

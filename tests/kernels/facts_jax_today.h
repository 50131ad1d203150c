/* What specs/jax_today.lua says and the generated header does not: as jax, but for the ops that are generated. */
#include "facts_jax.h"
#include "few_ops.h"

#undef FACTS_FOR_EACH_OP
#define FACTS_FOR_EACH_OP(X) FEW_OPS(X)

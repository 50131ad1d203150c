/* What specs/jax_today.lua says and the generated header does not: what specs/jax.lua says, and what divides its narrow
 * integers. */
#include "facts_jax.h"

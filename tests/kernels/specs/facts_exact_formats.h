/* What exact_formats.lua says and the generated header does not: see facts_jax.h. */
#include "facts_small_formats.h"
#undef FACTS_VIA_F32
#define FACTS_VIA_F32  true
#define FACTS_IN_RANGE true, true

/* The function of silu.h, and how exact it is. */
#include "functions.h"
#include "silu.h"

static long double exact_silu(long double x) {
    return x / (1 + expl(-x));
}

const struct function functions[] = {
    FUNCTION_OF_ONE(silu, SILU, .f32.one = ggml_silu_f32, .exact.one = exact_silu, .ulps = 3, .limit_f32 = 88),
};
const size_t function_count = sizeof functions / sizeof *functions;
const bool functions_join_integers = false;

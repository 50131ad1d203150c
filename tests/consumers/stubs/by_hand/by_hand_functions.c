/* The functions of activations.h, and how exact they are. */
#include "activations.h"
#include "functions.h"

static long double exact_gelu(long double x) {
    return x / (1 + expl(-2 * sqrtl(0.63661977236758134308L) * (x + 0.044715L * x * x * x)));
}

/* The error of gelu's exponent grows with its operand. */
const struct function functions[] = {
    FUNCTION_OF_ONE(gelu, GELU, .f32.one = gelu_f32, .f64.one = gelu_f64, .exact.one = exact_gelu, .ulps = 4,
                    .limit_f32 = 1, .limit_f64 = 1),
    FUNCTION_OF_TWO(hypot, HYPOT, .f32.two = hypot_f32, .f64.two = hypot_f64, .exact.two = hypotl, .ulps = 2),
};
const size_t function_count = sizeof functions / sizeof *functions;
const bool functions_join_integers = false;

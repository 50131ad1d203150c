/*
 * SLEEF's functions, and how exact its reference says that they are. Near the smallest normal number and below it,
 * atan2 and hypot of SLEEF 3.5.1 are a little less exact.
 */
#include "functions.h"
#include "logaddexp.h"

#include <math.h>

static long double exact_logaddexp(long double a, long double b) {
    return a == b ? a + logl(2) : fmaxl(a, b) + log1pl(expl(-fabsl(a - b)));
}

/* Rounded once each: exp, log1p of it, and the sum. */
static long double largest_term(long double a, long double b) {
    return fmaxl(fmaxl(fabsl(a), fabsl(b)), logl(2));
}

/* For clang a function that returns a const float, as SLEEF declares it, is of another type. */
#define ONE_TO(name, IDENT, limit32, limit64)                                                                          \
    FUNCTION_OF_ONE(name, IDENT, .f32.one = (float (*)(float))Sleef_cinz_##name##f1_u10purec,                          \
                    .f64.one = (double (*)(double))Sleef_cinz_##name##d1_u10purec, .exact.one = name##l, .ulps = 1,    \
                    .limit_f32 = limit32, .limit_f64 = limit64)
#define ONE(name, IDENT) ONE_TO(name, IDENT, 0, 0)
#define TWO(name, IDENT, function, version, bound)                                                                     \
    FUNCTION_OF_TWO(name, IDENT, .f32.two = (float (*)(float, float))Sleef_cinz_##function##f1_##version##purec,       \
                    .f64.two = (double (*)(double, double))Sleef_cinz_##function##d1_##version##purec,                 \
                    .exact.two = function##l, .ulps = bound, .tiny_ulps = 2)

const struct function functions[] = {
    ONE(acos, ACOS),
    ONE_TO(acosh, ACOSH, 1.84e19, 1.34e154),
    ONE(asin, ASIN),
    ONE_TO(asinh, ASINH, 1.84e19, 1.34e154),
    ONE(atan, ATAN),
    ONE(atanh, ATANH),
    ONE(cos, COS),
    ONE_TO(cosh, COSH, 88, 709),
    ONE(exp, EXP),
    ONE(expm1, EXPM1),
    ONE(log, LOG),
    ONE(log10, LOG10),
    ONE_TO(log1p, LOG1P, 1e38, 1e307),
    ONE(log2, LOG2),
    ONE(sin, SIN),
    ONE_TO(sinh, SINH, 88, 709),
    ONE(tan, TAN),
    ONE(tanh, TANH),
    TWO(atan2, ATAN2, atan2, u10, 1),
    TWO(hypot, HYPOT, hypot, u05, 0.5001),
    TWO(power, POWER, pow, u10, 1),
    FUNCTION_OF_TWO(logaddexp, LOGADDEXP, .f32.two = logaddexp_f32, .f64.two = logaddexp_f64,
                    .exact.two = exact_logaddexp, .ulps = 2, .largest_term = largest_term),
};
const size_t function_count = sizeof functions / sizeof *functions;

#ifdef SLEEF_OF_INEXACT
const bool functions_join_integers = true;
#else
const bool functions_join_integers = false;
#endif

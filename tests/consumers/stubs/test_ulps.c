/*
 * usage: test_ulps ISA: the results of f32 and f64 are as near to those of a far more precise function as the functions
 * are said to be.
 */
#include "operation.h"

#include <float.h>
#include <math.h>

enum { COUNT = 50000 };

/* What is known of a floating-point type. */
struct type {
    int digits, lowest; /* bits of a mantissa, the exponent of the least positive number */
    long double largest, normal;
};

static const struct type f32_type = {FLT_MANT_DIG, FLT_MIN_EXP - FLT_MANT_DIG, FLT_MAX, FLT_MIN};
static const struct type f64_type = {DBL_MANT_DIG, DBL_MIN_EXP - DBL_MANT_DIG, DBL_MAX, DBL_MIN};

/* How far x is from the exact value, in units in the last place of a term. */
static double distance(const struct type *type, long double x, long double exact, long double term) {
    int exponent;
    if (isnan(exact) || isnan(x)) return isnan(exact) && isnan(x) ? 0 : INFINITY;
    if (isinf(x)) return fabsl(exact) > type->largest && signbit(x) == signbit(exact) ? 0 : INFINITY;
    if (isinf(exact)) return INFINITY;
    frexpl(term, &exponent);
    exponent -= type->digits;
    return (double)ldexpl(fabsl(x - exact), exponent < type->lowest ? -type->lowest : -exponent);
}

/* How far a result is from what it should be, beyond what is allowed. */
static double excess(const struct function *function, const struct type *type, double a, double b, double result) {
    const long double exact = function->operands == 1 ? function->exact.one(a) : function->exact.two(a, b);
    const bool tiny = fabsl(exact) < 16 * type->normal && function->tiny_ulps > 0;
    const long double term = function->largest_term ? function->largest_term(a, b) : exact;
    return distance(type, result, exact, term) - (tiny ? function->tiny_ulps : function->ulps);
}

static void test(const struct signature *signature) {
    static double a[COUNT], b[COUNT], out[COUNT], exact_a[COUNT], exact_b[COUNT], results[COUNT];
    const lib_dtype dtype = signature->a;
    const struct function *const function = signature->function;
    const struct type *const type = dtype == LIB_F32 ? &f32_type : &f64_type;
    const double limit = dtype == LIB_F32 ? function->limit_f32 : function->limit_f64;
    const ptrdiff_t size = signature->size;
    const size_t n = COUNT;
    if (signature->b != dtype || signature->result != dtype || size < (ptrdiff_t)sizeof(float)) return;
    operation_fill(dtype, n, a, 0);
    operation_fill(dtype, n, b, 20021);
    operation_call(signature, 1, &n, a, &size, b, &size, out, &size);
    lib_convert(n, dtype, a, size, LIB_F64, exact_a, sizeof *exact_a);
    lib_convert(n, dtype, b, size, LIB_F64, exact_b, sizeof *exact_b);
    lib_convert(n, dtype, out, size, LIB_F64, results, sizeof *results);
    for (size_t i = 0; i < n; i++) {
        const double ulps = excess(function, type, exact_a[i], exact_b[i], results[i]);
        if (ulps <= 0.001 || (limit > 0 && fabs(exact_a[i]) > limit)) continue; /* the exact value is rounded too */
        operation_failed(signature, "%a, %a: %g ulps too far", exact_a[i], exact_b[i], ulps);
        return;
    }
}

int main(int argc, char **argv) {
    return operation_program(argc, argv, test);
}

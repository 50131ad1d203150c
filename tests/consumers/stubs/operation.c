#include "operation.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SKIPPED = 77 };

static size_t failures;

lib_status operation_call(const struct signature *signature, size_t dims, const size_t *shape, const void *a,
                          const ptrdiff_t *a_strides, const void *b, const ptrdiff_t *b_strides, void *out,
                          const ptrdiff_t *out_strides) {
    const struct function *const function = signature->function;
    if (function->operands == 1)
        return lib_unary_nd((lib_unary_op)function->op, dims, shape, signature->a, a, a_strides, out, out_strides);
    return lib_binary_nd((lib_op)function->op, dims, shape, signature->a, a, a_strides, signature->b, b, b_strides,
                         LIB_NO_DTYPE, out, out_strides);
}

/* n elements as another dtype, in memory that the caller frees. */
static void *converted(size_t n, lib_dtype dtype, const void *elements, lib_dtype target) {
    const ptrdiff_t size = (ptrdiff_t)lib_dtype_size(dtype), target_size = (ptrdiff_t)lib_dtype_size(target);
    void *const out = malloc(n * (size_t)target_size + 1);
    if (!out || lib_convert(n, dtype, elements, size, target, out, target_size) != LIB_OK) {
        printf("FAILED: no conversion from %s to %s\n", lib_dtype_name(dtype), lib_dtype_name(target));
        exit(1);
    }
    return out;
}

/* The same by three dtypes in turn. */
static void *converted_by(size_t n, lib_dtype dtype, const void *elements, const lib_dtype steps[3]) {
    void *const first = converted(n, dtype, elements, steps[0]);
    void *const second = converted(n, steps[0], first, steps[1]);
    void *const third = converted(n, steps[1], second, steps[2]);
    free(first);
    free(second);
    return third;
}

/* x[i] = function(x[i], y[i]) */
static void apply_f32(const struct function *function, size_t n, float *x, const float *y) {
    for (size_t i = 0; i < n; i++)
        x[i] = function->operands == 1 ? function->f32.one(x[i]) : function->f32.two(x[i], y[i]);
}

static void apply_f64(const struct function *function, size_t n, double *x, const double *y) {
    for (size_t i = 0; i < n; i++)
        x[i] = function->operands == 1 ? function->f64.one(x[i]) : function->f64.two(x[i], y[i]);
}

void operation_expect(const struct signature *signature, size_t n, const void *a, const void *b, void *out) {
    const lib_dtype result = signature->result, compute = signature->size == sizeof(double) ? LIB_F64 : LIB_F32;
    const lib_dtype join = lib_promote_types(signature->a, signature->b);
    const bool by_join = functions_join_integers && join != LIB_NO_DTYPE && lib_dtype_get_kind(join) != LIB_KIND_FLOAT;
    const lib_dtype steps[] = {by_join ? join : result, result, compute};
    void *const x = converted_by(n, signature->a, a, steps), *const y = converted_by(n, signature->b, b, steps);
    if (compute == LIB_F64)
        apply_f64(signature->function, n, x, y);
    else
        apply_f32(signature->function, n, x, y);
    void *const results = converted(n, compute, x, result);
    memcpy(out, results, n * (size_t)signature->size);
    free(x);
    free(y);
    free(results);
}

bool operation_same(lib_dtype dtype, const void *x, const void *y) {
    if (memcmp(x, y, lib_dtype_size(dtype)) == 0) return true;
    float *const a = converted(1, dtype, x, LIB_F32), *const b = converted(1, dtype, y, LIB_F32);
    const bool both_nan = isnan(*a) && isnan(*b);
    free(a);
    free(b);
    return both_nan;
}

/* Of wide floats half are any pattern and half near 0, since most functions tell numbers apart there. */
void operation_fill(lib_dtype dtype, size_t n, void *elements, uint64_t seed) {
    const size_t size = lib_dtype_size(dtype);
    const bool is_float = lib_dtype_get_kind(dtype) == LIB_KIND_FLOAT;
    for (size_t i = 0; i < n; i++) {
        uint64_t bits = size <= 2 ? (2 * seed + 1) * i : (seed + i + 1) * UINT64_C(0x9e3779b97f4a7c15);
        if (size > 2) bits ^= bits >> 29, bits *= UINT64_C(0xbf58476d1ce4e5b9), bits ^= bits >> 32;
        const double near = (double)((int64_t)bits >> 24) / (double)(INT64_C(1) << 37);
        const float narrow = (float)near;
        if (is_float && size == sizeof near && i % 2) memcpy(&bits, &near, sizeof near);
        if (is_float && size == sizeof narrow && i % 2) memcpy(&bits, &narrow, sizeof narrow);
        if (size == sizeof(uint8_t)) memcpy((char *)elements + i, &(uint8_t){(uint8_t)bits}, 1);
        if (size == sizeof(uint16_t)) memcpy((char *)elements + i * 2, &(uint16_t){(uint16_t)bits}, 2);
        if (size == sizeof(uint32_t)) memcpy((char *)elements + i * 4, &(uint32_t){(uint32_t)bits}, 4);
        if (size >= sizeof(uint64_t)) memcpy((char *)elements + i * size, &bits, 8);
    }
}

void operation_failed(const struct signature *signature, const char *format, ...) {
    va_list arguments;
    if (failures++ >= 20) return;
    printf("FAILED: %s of %s", signature->function->name, lib_dtype_name(signature->a));
    if (signature->function->operands == 2) printf(" and %s", lib_dtype_name(signature->b));
    printf(": ");
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    printf("\n");
}

/* Whether the function computes floats of these dtypes; it then has a kernel, or that is a failure. */
static bool sign(const struct function *function, lib_dtype a, lib_dtype b, struct signature *signature) {
    const bool one = function->operands == 1;
    const lib_dtype result = one ? function->result.one(a) : function->result.two(a, b);
    const lib_dtype out =
        one ? lib_unary_out_dtype((lib_unary_op)function->op, a) : lib_binary_out_dtype((lib_op)function->op, a, b);
    if (result == LIB_NO_DTYPE || lib_dtype_get_kind(result) != LIB_KIND_FLOAT) return false;
    signature->function = function;
    signature->a = a;
    signature->b = b;
    signature->result = result;
    signature->a_size = (ptrdiff_t)lib_dtype_size(a);
    signature->b_size = (ptrdiff_t)lib_dtype_size(b);
    signature->size = (ptrdiff_t)lib_dtype_size(result);
    if (out != result) operation_failed(signature, "no kernel");
    return out == result;
}

int operation_program(int argc, char **argv, void test(const struct signature *signature)) {
#define DTYPE(IDENT, name, ctype, size, kind) LIB_##IDENT,
    static const lib_dtype dtypes[] = {LIB_FOR_EACH_DTYPE(DTYPE)};
    const size_t count = sizeof dtypes / sizeof *dtypes;
    size_t tested = 0;
    if (argc != 2) return 2;
    if (strcmp(lib_isa(), argv[1]) != 0) {
        printf("skipped: this machine lacks %s\n", argv[1]);
        return SKIPPED;
    }
    for (size_t f = 0; f < function_count; f++)
        for (size_t i = 0; i < count; i++)
            for (size_t j = 0; j < count; j++) {
                struct signature signature;
                if (functions[f].operands == 1 && j != i) continue;
                if (!sign(&functions[f], dtypes[i], dtypes[j], &signature)) continue;
                test(&signature);
                tested++;
            }
    printf("%s: %zu functions of dtypes, %zu failures\n", lib_isa(), tested, failures);
    return tested == 0 || failures != 0;
}

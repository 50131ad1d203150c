/* usage: test_values ISA: the results for all dtypes and pairs of dtypes are those of the function, one at a time. */
#include "operation.h"

enum { EVERY_PATTERN = 1 << 16, SOME = 4096 };

static bool is_narrow_float(lib_dtype dtype) {
    return lib_dtype_get_kind(dtype) == LIB_KIND_FLOAT && lib_dtype_size(dtype) <= 2;
}

static void test(const struct signature *signature) {
    static uint64_t a[EVERY_PATTERN], b[EVERY_PATTERN], out[EVERY_PATTERN], expected[EVERY_PATTERN];
    const size_t n = is_narrow_float(signature->a) && is_narrow_float(signature->b) ? EVERY_PATTERN : SOME;
    operation_fill(signature->a, n, a, 0);
    operation_fill(signature->b, n, b, 20021);
    operation_expect(signature, n, a, b, expected);
    const lib_status status =
        operation_call(signature, 1, &n, a, &signature->a_size, b, &signature->b_size, out, &signature->size);
    if (status != LIB_OK) operation_failed(signature, "status %d", (int)status);
    for (size_t i = 0; i < n; i++) {
        const size_t at = i * (size_t)signature->size;
        if (operation_same(signature->result, (char *)out + at, (char *)expected + at)) continue;
        operation_failed(signature, "element %zu is not the function's result", i);
        return;
    }
}

int main(int argc, char **argv) {
    return operation_program(argc, argv, test);
}

/* What stubs.py times beside a call: the same in passes, which converts, applies a loop, and converts back. */
#include "jax_kernels.h"
#include "timing.h"

typedef void loop(const void *a, const void *b, void *out, size_t n);
typedef jax_status convert(size_t n, jax_dtype from, const void *in, ptrdiff_t in_stride, jax_dtype to, void *out,
                           ptrdiff_t out_stride);

/* Memory of a call in passes: for operands, what is converted, what is computed and not yet converted, and results. */
struct passes {
    const void *a, *b;
    void *converted, *computed, *out;
};

/* joinery's conversions; `compute` is the dtype of the loop and of b. ns a call. */
double bench_passes(convert *call, loop *middle, size_t n, jax_dtype dtype, jax_dtype compute, jax_dtype result,
                    const struct passes *memory, size_t calls) {
    const ptrdiff_t size = (ptrdiff_t)jax_dtype_size(dtype), wide = (ptrdiff_t)jax_dtype_size(compute);
    const ptrdiff_t out_size = (ptrdiff_t)jax_dtype_size(result);
    void *const computed = compute == result ? memory->out : memory->computed;
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        if (call(n, dtype, memory->a, size, compute, memory->converted, wide) != JAX_OK) return -1;
        middle(memory->converted, memory->b, computed, n);
        if (compute != result && call(n, compute, computed, wide, result, memory->out, out_size) != JAX_OK) return -1;
        CALLED;
    }
    return (now() - start) / (double)calls;
}

/* Plain loops for conversions; `last` is NULL where results stay as they are. */
double bench_plain_passes(loop *first, loop *middle, loop *last, size_t n, const struct passes *memory, size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        first(memory->a, NULL, memory->converted, n);
        middle(memory->converted, memory->b, last ? memory->computed : memory->out, n);
        if (last) last(memory->computed, NULL, memory->out, n);
        CALLED;
    }
    return (now() - start) / (double)calls;
}

/* What rows.py, dimensions.py and into.py time: nanoseconds a call for all rows, or for all elements. */
#include "jax_kernels.h"
#include "timing.h"

/* Operand or result: element (i, j) is at memory + i * stride0 + j * stride1. */
struct matrix {
    jax_dtype dtype;
    void *memory;
    ptrdiff_t stride0, stride1;
};

typedef jax_status binary(jax_op op, size_t n, jax_dtype a_dtype, const void *a, ptrdiff_t a_stride, jax_dtype b_dtype,
                          const void *b, ptrdiff_t b_stride, void *out, ptrdiff_t out_stride);
typedef jax_status binary_2d(jax_op op, size_t n0, size_t n1, jax_dtype a_dtype, const void *a, ptrdiff_t a_stride0,
                             ptrdiff_t a_stride1, jax_dtype b_dtype, const void *b, ptrdiff_t b_stride0,
                             ptrdiff_t b_stride1, void *out, ptrdiff_t out_stride0, ptrdiff_t out_stride1);
typedef jax_status binary_nd(jax_op op, size_t dims, const size_t *shape, jax_dtype a_dtype, const void *a,
                             const ptrdiff_t *a_strides, jax_dtype b_dtype, const void *b, const ptrdiff_t *b_strides,
                             jax_dtype out_dtype, void *out, const ptrdiff_t *out_strides);
typedef jax_status binary_into(jax_op op, size_t n, jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
                               jax_dtype b_dtype, const void *b, ptrdiff_t b_stride, jax_dtype out_dtype, void *out,
                               ptrdiff_t out_stride);
typedef jax_status convert(size_t n, jax_dtype from, const void *in, ptrdiff_t in_stride, jax_dtype to, void *out,
                           ptrdiff_t out_stride);
typedef void loop(const void *a, const void *b, void *out, size_t n);

static void *row(const struct matrix *m, size_t i) {
    return (char *)m->memory + (ptrdiff_t)i * m->stride0;
}

double bench_rows(binary_2d *call, jax_op op, size_t n0, size_t n1, struct matrix a, struct matrix b, struct matrix out,
                  size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        if (call(op, n0, n1, a.dtype, a.memory, a.stride0, a.stride1, b.dtype, b.memory, b.stride0, b.stride1,
                 out.memory, out.stride0, out.stride1) != JAX_OK)
            return -1;
        CALLED;
    }
    return (now() - start) / (double)calls;
}

/* A call for each row. */
double bench_each_row(binary *call, jax_op op, size_t n0, size_t n1, struct matrix a, struct matrix b,
                      struct matrix out, size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++)
        for (size_t j = 0; j < n0; j++) {
            if (call(op, n1, a.dtype, row(&a, j), a.stride1, b.dtype, row(&b, j), b.stride1, row(&out, j),
                     out.stride1) != JAX_OK)
                return -1;
            CALLED;
        }
    return (now() - start) / (double)calls;
}

/* A plain loop for each row, whose elements have no gaps. */
double bench_loop_rows(loop *call, size_t n0, size_t n1, struct matrix a, struct matrix b, struct matrix out,
                       size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++)
        for (size_t j = 0; j < n0; j++) {
            call(row(&a, j), row(&b, j), row(&out, j), n1);
            CALLED;
        }
    return (now() - start) / (double)calls;
}

/* An operand or the results in any number of dimensions. */
struct array {
    jax_dtype dtype;
    void *memory;
    const ptrdiff_t *strides;
};

double bench_dimensions(binary_nd *call, jax_op op, size_t dims, const size_t *shape, struct array a, struct array b,
                        struct array out, size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        if (call(op, dims, shape, a.dtype, a.memory, a.strides, b.dtype, b.memory, b.strides, out.dtype, out.memory,
                 out.strides) != JAX_OK)
            return -1;
        CALLED;
    }
    return (now() - start) / (double)calls;
}

/* Of matrices of one row. */
double bench_into(binary_into *call, jax_op op, size_t n, struct matrix a, struct matrix b, struct matrix out,
                  size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        if (call(op, n, a.dtype, a.memory, a.stride1, b.dtype, b.memory, b.stride1, out.dtype, out.memory,
                 out.stride1) != JAX_OK)
            return -1;
        CALLED;
    }
    return (now() - start) / (double)calls;
}

/* The same by a temporary array, which is there already. */
double bench_two_calls(binary *call, convert *then, jax_op op, size_t n, struct matrix a, struct matrix b,
                       struct matrix between, struct matrix out, size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        if (call(op, n, a.dtype, a.memory, a.stride1, b.dtype, b.memory, b.stride1, between.memory, between.stride1) !=
                JAX_OK ||
            then(n, between.dtype, between.memory, between.stride1, out.dtype, out.memory, out.stride1) != JAX_OK)
            return -1;
        CALLED;
    }
    return (now() - start) / (double)calls;
}

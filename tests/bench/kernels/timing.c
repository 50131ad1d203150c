/* What operations.py and the like time, by one function a way of calling: nanoseconds a call. */
#define _GNU_SOURCE
#include "timing.h"
#include "jax_kernels.h"

#include <sched.h>
#include <stdlib.h>
#include <sys/mman.h>

typedef void loop(const void *a, const void *b, void *out, size_t n);
typedef void loop3(const void *a, const void *b, const void *c, void *out, size_t n);
typedef void loop_checked(const void *in, void *out, uint32_t *failed, size_t n);

int bench_pin(int cpu) {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET((size_t)cpu, &set);
    return sched_setaffinity(0, sizeof set, &set);
}

/* Pages of its own, all touched; every operand begins at the start of one, so that no store looks like an earlier load.
 */
void *bench_memory(size_t bytes) {
    const size_t page = 4096, whole = (bytes + page) / page * page;
    char *const memory = mmap(NULL, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return NULL;
    for (size_t i = 0; i < whole; i += page)
        memory[i] = 1;
    return memory;
}

static uint64_t state = 1;

static uint64_t next(void) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state;
}

/* A normal float of `part` bytes: sign and mantissa at random, the exponent near its middle, or anywhere. */
static uint64_t a_float(uint64_t bits, size_t part, bool far) {
    const unsigned exponent = part == 8 ? 11 : part == 4 ? 8 : 5, mantissa = (unsigned)(8 * part) - 1 - exponent;
    const uint64_t all = (UINT64_C(1) << exponent) - 2, middle = (UINT64_C(1) << (exponent - 1)) - 8 + (bits >> 60);
    const uint64_t biased = far ? 1 + next() % all : middle;
    return (bits & ((UINT64_C(1) << mantissa) - 1)) | biased << mantissa | (bits >> 59 & 1) << (8 * part - 1);
}

/*
 * Ordinary values: integers below 2^40, floats from 2^-7 to 2^7, no zeros, no subnormals. `part`: bytes of a float.
 * Kind F is floats of any exponent.
 */
void bench_fill(char *to, size_t bytes, char kind, size_t part) {
    for (size_t i = 0; i + part <= bytes; i += part) {
        const uint64_t bits = next();
        uint64_t v = bits >> 24;
        if (part < 8) v = bits >> 16;
        if (kind == 'b') v = bits >> 20 & 1;
        if (kind == 'i' && part == 8 && (bits & 1)) v = ~v;
        if (kind == 'f' || kind == 'F') v = a_float(bits, part, kind == 'F');
        if (kind == 'g') v = (bits & 0x7f) | (120 + (bits >> 60)) << 7 | (bits >> 59 & 1) << 15; /* bf16 */
        __builtin_memcpy(to + i, &v, part);
    }
}

double bench_kernel(jax_kernel *kernel, size_t blocks, const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                    void *out, size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        kernel(a, a_step, b, b_step, out, blocks);
        CALLED;
    }
    return (now() - start) / (double)calls;
}

typedef jax_status binary(jax_op op, size_t n, jax_dtype a_dtype, const void *a, ptrdiff_t a_stride, jax_dtype b_dtype,
                          const void *b, ptrdiff_t b_stride, void *out, ptrdiff_t out_stride);

double bench_binary(binary *call, jax_op op, size_t n, jax_dtype a_dtype, const void *a, ptrdiff_t a_size,
                    jax_dtype b_dtype, const void *b, ptrdiff_t b_size, void *out, ptrdiff_t out_size, size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        if (call(op, n, a_dtype, a, a_size, b_dtype, b, b_size, out, out_size) != JAX_OK) return -1;
        CALLED;
    }
    return (now() - start) / (double)calls;
}

double bench_loop(loop *call, size_t n, const void *a, const void *b, void *out, size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        call(a, b, out, n);
        CALLED;
    }
    return (now() - start) / (double)calls;
}

/* A function of one operation on two operands, such as jax_add. */
typedef jax_status named(size_t n, jax_dtype a_dtype, const void *a, ptrdiff_t a_stride, jax_dtype b_dtype,
                         const void *b, ptrdiff_t b_stride, void *out, ptrdiff_t out_stride);

double bench_named(named *call, size_t n, jax_dtype a_dtype, const void *a, ptrdiff_t a_size, jax_dtype b_dtype,
                   const void *b, ptrdiff_t b_size, void *out, ptrdiff_t out_size, size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        if (call(n, a_dtype, a, a_size, b_dtype, b, b_size, out, out_size) != JAX_OK) return -1;
        CALLED;
    }
    return (now() - start) / (double)calls;
}

/* A function of one operation, such as jax_negative. */
typedef jax_status unary(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride, void *out,
                         ptrdiff_t out_stride);

double bench_unary(unary *call, size_t n, jax_dtype dtype, const void *in, ptrdiff_t size, void *out,
                   ptrdiff_t out_size, size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        if (call(n, dtype, in, size, out, out_size) != JAX_OK) return -1;
        CALLED;
    }
    return (now() - start) / (double)calls;
}

/* jax_where or jax_clip; `a_size` and so on are strides. */
typedef jax_status ternary(size_t n, jax_dtype a_dtype, const void *a, ptrdiff_t a_stride, jax_dtype b_dtype,
                           const void *b, ptrdiff_t b_stride, jax_dtype c_dtype, const void *c, ptrdiff_t c_stride,
                           void *out, ptrdiff_t out_stride);

double bench_ternary(ternary *call, size_t n, jax_dtype a_dtype, const void *a, ptrdiff_t a_size, jax_dtype dtype,
                     const void *b, ptrdiff_t b_size, const void *c, ptrdiff_t c_size, void *out, ptrdiff_t out_size,
                     size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        if (call(n, a_dtype, a, a_size, dtype, b, b_size, dtype, c, c_size, out, out_size) != JAX_OK) return -1;
        CALLED;
    }
    return (now() - start) / (double)calls;
}

typedef jax_status convert(size_t n, jax_dtype from, const void *in, ptrdiff_t in_stride, jax_dtype to, void *out,
                           ptrdiff_t out_stride);

double bench_convert(convert *call, size_t n, jax_dtype from, const void *in, ptrdiff_t size, jax_dtype to, void *out,
                     ptrdiff_t out_size, size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        if (call(n, from, in, size, to, out, out_size) != JAX_OK) return -1;
        CALLED;
    }
    return (now() - start) / (double)calls;
}

typedef jax_status checked(unsigned check, size_t n, jax_dtype from, const void *in, ptrdiff_t in_stride, jax_dtype to,
                           void *out, ptrdiff_t out_stride, uint32_t *failed, size_t *count, size_t *first);

double bench_checked(checked *call, unsigned check, size_t n, jax_dtype from, const void *in, ptrdiff_t size,
                     jax_dtype to, void *out, ptrdiff_t out_size, uint32_t *failed, size_t calls) {
    const double start = now();
    size_t count, first;
    for (size_t i = 0; i < calls; i++) {
        if (call(check, n, from, in, size, to, out, out_size, failed, &count, &first) != JAX_OK) return -1;
        CALLED;
    }
    return (now() - start) / (double)calls;
}

double bench_loop3(loop3 *call, size_t n, const void *a, const void *b, const void *c, void *out, size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        call(a, b, c, out, n);
        CALLED;
    }
    return (now() - start) / (double)calls;
}

double bench_loop_checked(loop_checked *call, size_t n, const void *in, void *out, uint32_t *failed, size_t calls) {
    const double start = now();
    for (size_t i = 0; i < calls; i++) {
        call(in, out, failed, n);
        CALLED;
    }
    return (now() - start) / (double)calls;
}

/* The ways of calling that the benches time, and memory for operands. */
#define _GNU_SOURCE
#include "ways.h"
#include "jax_kernels.h"

#include <sys/mman.h>

#define LAST         (DIMS - 1)
#define ARRAY(x)     (x).dtype, (x).at, (x).strides[LAST]
#define RESULT       o.out.at, o.out.strides[LAST]
#define AXES(x)      (x).dtype, (x).at, (x).strides + DIMS - given->dims
#define TAKES_ARRAY  jax_dtype, const void *, ptrdiff_t
#define TAKES_AXES   jax_dtype, const void *, const ptrdiff_t *
#define TAKES_RESULT void *, ptrdiff_t
#define BLOCKS       ((o.n + JAX_BLOCK - 1) / JAX_BLOCK)
#define STEP(x)      ((x).strides[LAST] * JAX_BLOCK)

typedef jax_status binary(jax_op, size_t, TAKES_ARRAY, TAKES_ARRAY, TAKES_RESULT);
typedef jax_status named(size_t, TAKES_ARRAY, TAKES_ARRAY, TAKES_RESULT);
typedef jax_status unary(size_t, TAKES_ARRAY, TAKES_RESULT);
typedef jax_status ternary(size_t, TAKES_ARRAY, TAKES_ARRAY, TAKES_ARRAY, TAKES_RESULT);
typedef jax_status convert(size_t, TAKES_ARRAY, jax_dtype, TAKES_RESULT);
typedef jax_status checked(unsigned, size_t, TAKES_ARRAY, jax_dtype, TAKES_RESULT, uint32_t *, size_t *, size_t *);
typedef jax_status binary_into(jax_op, size_t, TAKES_ARRAY, TAKES_ARRAY, jax_dtype, TAKES_RESULT);
typedef jax_status binary_nd(jax_op, size_t, const size_t *, TAKES_AXES, TAKES_AXES, jax_dtype, void *,
                             const ptrdiff_t *);
typedef void loop(const void *, const void *, void *, size_t);
typedef void loop3(const void *, const void *, const void *, void *, size_t);
typedef void nest(const struct call *);

/* clang-format off */
WAY(kernel, (((jax_kernel *)o.function)(o.a.at, STEP(o.a), o.b.at, STEP(o.b), o.out.at, BLOCKS), 1))
WAY(binary, ((binary *)o.function)(o.op, o.n, ARRAY(o.a), ARRAY(o.b), RESULT) == JAX_OK)
WAY(named, ((named *)o.function)(o.n, ARRAY(o.a), ARRAY(o.b), RESULT) == JAX_OK)
WAY(unary, ((unary *)o.function)(o.n, ARRAY(o.a), RESULT) == JAX_OK)
WAY(ternary, ((ternary *)o.function)(o.n, ARRAY(o.a), ARRAY(o.b), ARRAY(o.c), RESULT) == JAX_OK)
WAY(convert, ((convert *)o.function)(o.n, ARRAY(o.a), o.out.dtype, RESULT) == JAX_OK)
WAY(checked, ((checked *)o.function)(o.op, o.n, ARRAY(o.a), o.out.dtype, RESULT, o.more[0], NULL, NULL) == JAX_OK)
WAY(into, ((binary_into *)o.function)(o.op, o.n, ARRAY(o.a), ARRAY(o.b), o.out.dtype, RESULT) == JAX_OK)
WAY(nd, ((binary_nd *)o.function)(o.op, o.dims, given->shape + DIMS - given->dims, AXES(given->a), AXES(given->b),
                                  JAX_NO_DTYPE, o.out.at, given->out.strides + DIMS - given->dims) == JAX_OK)
/* Plain loops: of arrays without gaps, of three operands, and over any strides. */
WAY(loop, (((loop *)o.function)(o.a.at, o.b.at, o.out.at, o.n), 1))
WAY(loop3, (((loop3 *)o.function)(o.a.at, o.b.at, o.c.at, o.out.at, o.n), 1))
WAY(nest, (((nest *)o.function)(given), 1))
WAY(loop_checked, (((loop *)o.function)(o.a.at, o.out.at, o.more[0], o.n), 1))
/* An operation in passes: converts a to c, applies a loop to c and b, converts the results; with plain loops, all of them. */
WAY(passes, ((convert *)o.function)(o.n, ARRAY(o.a), o.c.dtype, o.c.at, o.c.strides[LAST]) == JAX_OK &&
                (((loop *)o.more[0])(o.c.at, o.b.at, o.c.at, o.n), 1) &&
                (o.c.dtype == o.out.dtype ||
                 ((convert *)o.function)(o.n, ARRAY(o.c), o.out.dtype, RESULT) == JAX_OK))
WAY(plain_passes, (((loop *)o.function)(o.a.at, NULL, o.c.at, o.n), ((loop *)o.more[0])(o.c.at, o.b.at, o.c.at, o.n),
                   o.more[1] ? ((loop *)o.more[1])(o.c.at, NULL, o.out.at, o.n) : (void)0, 1))
/* clang-format on */

/* Pages of their own, all touched, so that no store looks like an earlier load. */
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

/*
 * The driver against a model that takes one element at a time: random n, strides and places of operands and result in
 * one stretch of memory, so that every way of overlapping occurs, and memory is compared as a whole afterwards.
 * Usage: driver [ROUNDS [SEED]]
 */
#include "jax_kernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MEMORY = 1 << 15, LARGEST = 16 };

static unsigned char memory[MEMORY], before[MEMORY], expected[MEMORY];
static uint64_t state;

static uint64_t random_below(uint64_t bound) {
    uint64_t z = state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (z ^ z >> 31) % bound;
}

typedef struct operand {
    jax_dtype dtype;
    size_t at, size; /* from the start of memory; of an element */
    ptrdiff_t stride;
} operand;

/* Operations and dtypes of all sorts of element sizes. `unary`: convert a to the dtype b. */
typedef struct combination {
    bool unary;
    jax_op op;
    jax_dtype a, b;
} combination;

static const combination combinations[] = {
    {false, JAX_ADD, JAX_U8, JAX_U8},         {false, JAX_ADD, JAX_I8, JAX_U8},
    {false, JAX_SUBTRACT, JAX_U8, JAX_C128},  {false, JAX_LESS, JAX_F32, JAX_F32},
    {false, JAX_ADD, JAX_I64, JAX_F32},       {false, JAX_EQUAL, JAX_C128, JAX_I8},
    {false, JAX_SUBTRACT, JAX_BF16, JAX_I64}, {false, JAX_GREATER, JAX_U8, JAX_I16},
    {false, JAX_ADD, JAX_I32, JAX_F32},       {false, JAX_ADD, JAX_I32, JAX_I32},
    {false, JAX_MULTIPLY, JAX_C64, JAX_F64},  {false, JAX_ADD, JAX_C128, JAX_C128},
    {true, JAX_ADD, JAX_U8, JAX_C128},        {true, JAX_ADD, JAX_F64, JAX_B},
    {true, JAX_ADD, JAX_I16, JAX_U16},        {true, JAX_ADD, JAX_C128, JAX_C128},
    {true, JAX_ADD, JAX_F32, JAX_I32},
};

static bool same_byte(const operand *x, size_t i, const operand *out, size_t j) {
    const ptrdiff_t p = (ptrdiff_t)x->at + (ptrdiff_t)i * x->stride,
                    q = (ptrdiff_t)out->at + (ptrdiff_t)j * out->stride;
    return p < q + (ptrdiff_t)out->size && q < p + (ptrdiff_t)x->size;
}

static void extent(const operand *x, size_t n, ptrdiff_t *low, ptrdiff_t *high) {
    const ptrdiff_t first = (ptrdiff_t)x->at, last = first + (ptrdiff_t)(n - 1) * x->stride;
    *low = first < last ? first : last;
    *high = (first < last ? last : first) + (ptrdiff_t)x->size;
}

/* What the contract says: exactly where the strides are of one size, by range otherwise. */
static bool forbidden(const operand *x, const operand *out, size_t n) {
    ptrdiff_t low, high, out_low, out_high;
    extent(x, n, &low, &high);
    extent(out, n, &out_low, &out_high);
    if (high <= out_low || out_high <= low) return false;
    if (x->at == out->at && x->stride == out->stride && x->size == out->size) return false;
    if (x->stride != out->stride && x->stride != -out->stride) return true;
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            if (same_byte(x, i, out, j)) return true;
    return false;
}

static const unsigned char *element(const operand *x, size_t i) {
    return before + ((ptrdiff_t)x->at + (ptrdiff_t)i * x->stride);
}

/* One result by the kernel itself, from a block of copies. */
static void one(const combination *of, const operand *a, const operand *b, size_t i, unsigned char *result) {
    unsigned char a_block[JAX_BLOCK * LARGEST], b_block[JAX_BLOCK * LARGEST], out[JAX_BLOCK * LARGEST];
    bool swapped = false;
    jax_kernel *kernel = of->unary ? jax_find_convert(of->a, of->b, jax_isa())
                                   : jax_find_kernel(of->op, of->a, of->b, jax_isa(), &swapped);
    for (size_t k = 0; k < JAX_BLOCK; k++) {
        memcpy(a_block + k * a->size, element(a, i), a->size);
        if (!of->unary) memcpy(b_block + k * b->size, element(b, i), b->size);
    }
    if (swapped)
        kernel(b_block, 0, a_block, 0, out, 1);
    else
        kernel(a_block, 0, b_block, 0, out, 1);
    memcpy(result, out, LARGEST);
}

static ptrdiff_t random_stride(size_t size) {
    switch (random_below(8)) {
    case 0:
        return 0;
    case 1:
        return -(ptrdiff_t)size;
    case 2:
        return 2 * (ptrdiff_t)size;
    case 3:
        return (ptrdiff_t)random_below(7 * size) - 3 * (ptrdiff_t)size;
    default:
        return (ptrdiff_t)size;
    }
}

/* Puts n elements somewhere inside memory. */
static void place(operand *x, size_t n) {
    const ptrdiff_t reach = n > 0 ? (ptrdiff_t)(n - 1) * x->stride : 0;
    const size_t length = (size_t)(reach < 0 ? -reach : reach) + x->size;
    x->at = (size_t)random_below(MEMORY - length) + (size_t)(reach < 0 ? -reach : 0);
}

static bool fits(const operand *x, size_t n) {
    ptrdiff_t low, high;
    extent(x, n ? n : 1, &low, &high);
    return low >= 0 && high <= MEMORY;
}

static unsigned long outcomes[5];

static bool round_of(const combination *of, size_t n) {
    const jax_dtype to = of->unary ? of->b : jax_binary_result(of->op, of->a, of->b);
    operand a = {of->a, 0, jax_dtype_size(of->a), 0}, b = {of->b, 0, jax_dtype_size(of->b), 0};
    operand out = {to, 0, jax_dtype_size(to), 0};
    a.stride = random_stride(a.size), b.stride = random_stride(b.size), out.stride = random_stride(out.size);
    place(&a, n), place(&b, n), place(&out, n);
    const uint64_t how = random_below(8);
    const operand *near = how % 2 ? &a : &b;
    if (how < 2) out.at = near->at, out.stride = near->stride;
    if (how == 2 || how == 3) {
        out.stride = random_below(2) ? near->stride : -near->stride;
        out.at = near->at + (size_t)random_below(64) - 32;
    }
    if (how == 4) a.at = b.at, a.stride = b.stride;
    if (!fits(&out, n) || !fits(&a, n) || !fits(&b, n)) return true;

    operand x = a, y = b, z = out;
    if (n == 1) x.stride = (ptrdiff_t)x.size, y.stride = (ptrdiff_t)y.size, z.stride = (ptrdiff_t)z.size;
    jax_status right = JAX_OK;
    if (n > 0 && z.stride < (ptrdiff_t)z.size && z.stride > -(ptrdiff_t)z.size)
        right = JAX_BAD_ARGUMENT;
    else if (n > 0 && (forbidden(&x, &z, n) || (!of->unary && forbidden(&y, &z, n))))
        right = JAX_OVERLAP;

    for (size_t i = 0; i < MEMORY; i++)
        memory[i] = (unsigned char)random_below(256);
    memcpy(before, memory, MEMORY);
    memcpy(expected, memory, MEMORY);
    if (right == JAX_OK)
        for (size_t i = 0; i < n; i++) {
            unsigned char result[LARGEST];
            one(of, &x, &y, i, result);
            memcpy(expected + ((ptrdiff_t)z.at + (ptrdiff_t)i * z.stride), result, z.size);
        }
    const jax_status status = of->unary
                                  ? jax_convert(n, of->a, memory + a.at, a.stride, of->b, memory + out.at, out.stride)
                                  : jax_binary(of->op, n, of->a, memory + a.at, a.stride, of->b, memory + b.at,
                                               b.stride, memory + out.at, out.stride);
    outcomes[status]++;
    const bool same = status == right && memcmp(memory, expected, MEMORY) == 0;
    if (!same)
        printf("combination %td, n %zu, strides %td %td %td, at %zu %zu %zu: status %d, not %d, or other bytes\n",
               of - combinations, n, a.stride, b.stride, out.stride, a.at, b.at, out.at, (int)status, (int)right);
    return same;
}

int main(int argc, char **argv) {
    const unsigned long rounds = argc > 1 ? strtoul(argv[1], NULL, 10) : 2000;
    const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    state = seed;
    printf("%s, SEED=%llu\n", jax_isa(), (unsigned long long)seed);
    unsigned long wrong = 0;
    const size_t count = sizeof combinations / sizeof *combinations;
    for (unsigned long i = 0; i < rounds && wrong < 10; i++)
        wrong += !round_of(&combinations[i % count], (size_t)random_below(random_below(4) ? 70 : 201));
    printf("ok %lu, bad argument %lu, overlap %lu, wrong %lu\n", outcomes[JAX_OK], outcomes[JAX_BAD_ARGUMENT],
           outcomes[JAX_OVERLAP], wrong);
    return wrong == 0 && outcomes[JAX_OK] && outcomes[JAX_OVERLAP] ? EXIT_SUCCESS : EXIT_FAILURE;
}

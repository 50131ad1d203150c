/*
 * Every kernel of every instruction set that this CPU has against the scalar one, bit for bit: all pairs of samples,
 * then random ones; and again in place, and with a scalar operand. Usage: agree [ISA...]
 */
#include "samples.h"

#include <stdio.h>
#include <stdlib.h>

enum { N = SAMPLES * SAMPLES, ELEMENT = 16 };

static samples of_dtype[JAX_DTYPE_COUNT];
static unsigned char a[N * ELEMENT], b[N * ELEMENT], expected[N * ELEMENT], got[N * ELEMENT];
static unsigned long kernels, wrong;

static void fill_operand(unsigned char *to, jax_dtype dtype, bool by_rows) {
    const size_t size = jax_dtype_size(dtype);
    const bool is_complex = jax_dtype_get_kind(dtype) == JAX_KIND_COMPLEX;
    for (size_t i = 0; i < N; i++)
        put_sample(&of_dtype[dtype], by_rows ? i / SAMPLES : i % SAMPLES, is_complex, size, to + i * size);
}

static void print_bytes(const unsigned char *bytes, size_t size) {
    for (size_t i = size; i-- > 0;)
        printf("%02x", bytes[i]);
}

/* How a kernel is called: with what, and what it is called in a message. */
typedef struct call {
    const char *op, *isa, *how;
    jax_dtype a, b, out;
} call;

static bool compare(const call *of, size_t n, size_t a_step, size_t b_step) {
    const size_t size = jax_dtype_size(of->out);
    if (memcmp(expected, got, n * size) == 0) return true;
    for (size_t i = 0; i < n; i++) {
        if (same_result(of->out, expected + i * size, got + i * size)) continue;
        const size_t a_size = jax_dtype_size(of->a), b_size = jax_dtype_size(of->b);
        printf("%s(%s, %s) in %s, %s, element %zu: ", of->op, jax_dtype_name(of->a), jax_dtype_name(of->b), of->isa,
               of->how, i);
        print_bytes(a + (a_step ? i : i % JAX_BLOCK) * a_size, a_size);
        printf(" ");
        print_bytes(b + (b_step ? i : i % JAX_BLOCK) * b_size, b_size);
        printf(" gives ");
        print_bytes(got + i * size, size);
        printf(", not ");
        print_bytes(expected + i * size, size);
        printf("\n");
        wrong++;
        return false;
    }
    return true;
}

/* One kernel against the scalar one; `step` is that of its first operand, in elements of a block or 0. */
static bool check(call of, jax_kernel *reference, jax_kernel *kernel, bool swapped, size_t n, bool a_moves,
                  bool b_moves) {
    const ptrdiff_t a_step = a_moves ? (ptrdiff_t)(JAX_BLOCK * jax_dtype_size(of.a)) : 0;
    const ptrdiff_t b_step = b_moves ? (ptrdiff_t)(JAX_BLOCK * jax_dtype_size(of.b)) : 0;
    memset(got, 0xa5, sizeof got);
    if (swapped) {
        reference(b, b_step, a, a_step, expected, n / JAX_BLOCK);
        kernel(b, b_step, a, a_step, got, n / JAX_BLOCK);
    } else {
        reference(a, a_step, b, b_step, expected, n / JAX_BLOCK);
        kernel(a, a_step, b, b_step, got, n / JAX_BLOCK);
    }
    return compare(&of, n, (size_t)a_step, (size_t)b_step);
}

static void check_in_place(call of, jax_kernel *kernel, bool swapped, bool over_a, size_t n) {
    const unsigned char *other = over_a ? b : a;
    const jax_dtype same = over_a ? of.a : of.b, moved = over_a ? of.b : of.a;
    const ptrdiff_t step = (ptrdiff_t)(JAX_BLOCK * jax_dtype_size(same)),
                    other_step = (ptrdiff_t)(JAX_BLOCK * jax_dtype_size(moved));
    if (jax_dtype_size(same) != jax_dtype_size(of.out)) return;
    memcpy(got, over_a ? a : b, n * jax_dtype_size(same));
    of.how = over_a ? "over a" : "over b";
    if (over_a != swapped)
        kernel(got, step, other, other_step, got, n / JAX_BLOCK);
    else
        kernel(other, other_step, got, step, got, n / JAX_BLOCK);
    compare(&of, n, 1, 1);
}

static void check_all_ways(call of, jax_kernel *reference, jax_kernel *kernel, bool swapped, bool unary) {
    if (!reference || !kernel) {
        printf("%s(%s, %s) in %s: no kernel\n", of.op, jax_dtype_name(of.a), jax_dtype_name(of.b), of.isa);
        wrong++;
        return;
    }
    kernels++;
    const size_t n = unary ? SAMPLES : N;
    of.how = "all pairs";
    if (!check(of, reference, kernel, swapped, n, true, true)) return;
    check_in_place(of, kernel, swapped, true, n);
    if (unary) return;
    check_in_place(of, kernel, swapped, false, n);
    of.how = "one block of a";
    if (!check(of, reference, kernel, swapped, n, false, true)) return;
    of.how = "one block of b";
    check(of, reference, kernel, swapped, n, true, false);
}

static const char *const op_names[] = {
#define NAME(IDENT, name) name,
    JAX_FOR_EACH_OP(NAME)
#undef NAME
};

static void check_isa(const char *isa) {
    const unsigned long before = kernels;
    for (unsigned x = 0; x < JAX_DTYPE_COUNT; x++) {
        fill_operand(a, (jax_dtype)x, true);
        for (unsigned y = 0; y < JAX_DTYPE_COUNT; y++) {
            fill_operand(b, (jax_dtype)y, false);
            for (unsigned op = 0; op < JAX_OP_COUNT; op++) {
                const jax_dtype result = jax_binary_result((jax_op)op, (jax_dtype)x, (jax_dtype)y);
                bool swapped = false, swapped_too = false;
                jax_kernel *reference = jax_find_kernel((jax_op)op, (jax_dtype)x, (jax_dtype)y, "scalar", &swapped);
                jax_kernel *kernel = jax_find_kernel((jax_op)op, (jax_dtype)x, (jax_dtype)y, isa, &swapped_too);
                if (!reference && !kernel && result == JAX_NO_DTYPE) continue;
                if (swapped != swapped_too) wrong++, printf("%s: swapped in one way only\n", op_names[op]);
                check_all_ways((call){op_names[op], isa, "", (jax_dtype)x, (jax_dtype)y, result}, reference, kernel,
                               swapped, false);
            }
        }
        fill_operand(a, (jax_dtype)x, false);
        for (unsigned y = 0; y < JAX_DTYPE_COUNT; y++)
            check_all_ways((call){"convert", isa, "", (jax_dtype)x, (jax_dtype)x, (jax_dtype)y},
                           jax_find_convert((jax_dtype)x, (jax_dtype)y, "scalar"),
                           jax_find_convert((jax_dtype)x, (jax_dtype)y, isa), false, true);
    }
    printf("%s: %lu kernels compared\n", isa, kernels - before);
}

int main(int argc, char **argv) {
    static const char *const all[] = {
#define NAME(name) name,
        JAX_FOR_EACH_ISA(NAME)
#undef NAME
    };
    uint64_t state = 20240229;
    for (unsigned d = 0; d < JAX_DTYPE_COUNT; d++)
        of_dtype[d] = samples_of((jax_dtype)d, &state);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        bool wanted = argc < 2;
        for (int k = 1; k < argc; k++)
            wanted = wanted || strcmp(argv[k], all[i]) == 0;
        if (!wanted) continue;
        if (jax_find_convert((jax_dtype)0, (jax_dtype)0, all[i]))
            check_isa(all[i]);
        else
            printf("%s: not on this CPU\n", all[i]);
    }
    printf("%lu wrong\n", wrong);
    return wrong == 0 && kernels > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

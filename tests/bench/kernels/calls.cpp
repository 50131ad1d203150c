/*
 * What calls.py times: a sum of two arrays by each way of calling, in nanoseconds a call. The types are those of the
 * dtypes A and B, which the compiler's options define.
 */
#include "jax_kernels.h"
#include "jax_promotion.hpp"
#include "timing.h"

#if __has_include("jax_kernels.hpp")
#include "jax_kernels.hpp"
#define HAS_TYPED_CALLS
#endif

#include <cstddef>
#include <cstring>

namespace {

using first = jax::type_of_t<FIRST>;
using second = jax::type_of_t<SECOND>;
using result = jax::promote_t<first, second>;

struct arrays {
    std::size_t n;
    const first *a;
    const second *b;
    result *out;
};

template <class Call> double timed(std::size_t calls, const arrays &of, Call call) {
    const double start = now();
    for (std::size_t i = 0; i < calls; i++) {
        if (!call(of)) return -1;
        CALLED;
    }
    return (now() - start) / static_cast<double>(calls);
}

constexpr std::ptrdiff_t stride(std::size_t size) {
    return static_cast<std::ptrdiff_t>(size);
}

/* A kernel that the program keeps, and whether it takes the operands exchanged. */
struct found {
    jax_kernel *kernel;
    bool swapped;
};

inline void run(const found &f, const void *a, const void *b, void *out, std::size_t blocks) {
    constexpr std::ptrdiff_t a_step = stride(JAX_BLOCK * sizeof(first)), b_step = stride(JAX_BLOCK * sizeof(second));
    if (f.swapped)
        f.kernel(b, b_step, a, a_step, out, blocks);
    else
        f.kernel(a, a_step, b, b_step, out, blocks);
}

/* n elements by a kernel that the program keeps: the loop of templates/calls.md. */
bool by_kernel(const found &f, const arrays &of) {
    if (of.n < JAX_BLOCK)
        return jax_add(of.n, FIRST, of.a, stride(sizeof *of.a), SECOND, of.b, stride(sizeof *of.b), of.out,
                       stride(sizeof *of.out)) == JAX_OK;
    const std::size_t end = of.n - JAX_BLOCK, rest = of.n % JAX_BLOCK;
    result last[JAX_BLOCK];
    if (rest) run(f, of.a + end, of.b + end, last, 1);
    run(f, of.a, of.b, of.out, of.n / JAX_BLOCK);
    if (rest) std::memcpy(of.out + end, last, sizeof last);
    return true;
}

} // namespace

extern "C" {

/* `alone`: whole blocks, and nothing for the rest. */
double bench_by_kernel(const char *isa, int alone, arrays of, std::size_t calls) {
    found f = {nullptr, false};
    f.kernel = jax_find_kernel(JAX_ADD, FIRST, SECOND, isa, &f.swapped);
    if (!f.kernel) return -1;
    if (!alone) return timed(calls, of, [&](const arrays &at) { return by_kernel(f, at); });
    const std::size_t blocks = (of.n + JAX_BLOCK - 1) / JAX_BLOCK;
    return timed(calls, of, [&](const arrays &at) { return run(f, at.a, at.b, at.out, blocks), true; });
}

/* Dtypes that the compiler cannot see. */
double bench_by_dtypes(jax_op op, jax_dtype a, jax_dtype b, arrays of, std::size_t calls) {
    return timed(calls, of, [=](const arrays &at) {
        return jax_binary(op, at.n, a, at.a, stride(sizeof *at.a), b, at.b, stride(sizeof *at.b), at.out,
                          stride(sizeof *at.out)) == JAX_OK;
    });
}

double bench_by_name(arrays of, std::size_t calls) {
    return timed(calls, of, [](const arrays &at) {
        return jax_add(at.n, FIRST, at.a, stride(sizeof *at.a), SECOND, at.b, stride(sizeof *at.b), at.out,
                       stride(sizeof *at.out)) == JAX_OK;
    });
}

#ifdef HAS_TYPED_CALLS
double bench_by_type(arrays of, std::size_t calls) {
    return timed(calls, of, [](const arrays &at) { return jax::add(at.n, at.a, at.b, at.out) == JAX_OK; });
}
#endif
}

/*
 * jax_kernels.h: operations on arrays of any two dtypes, and the kernels behind them.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 3a319286f3c59695d53b93e5ea48e25503392aff0d6a0aa944084b92e4d4e801.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_KERNELS_H
#define JAX_KERNELS_H

#include "jax_promotion.h"

/*
 * Each function is declared with JAX_API: nothing, which suits static libraries and programs that compile these files.
 * For a shared library, define JAX_SHARED wherever this file is included, and also JAX_BUILDING while the library is
 * compiled: it then exports these functions, even with -fvisibility=hidden. Or define JAX_API yourself.
 */
#ifndef JAX_API
#if !defined(JAX_SHARED)
#define JAX_API
#elif defined(_WIN32) && defined(JAX_BUILDING)
#define JAX_API __declspec(dllexport)
#elif defined(_WIN32)
#define JAX_API __declspec(dllimport)
#else
#define JAX_API __attribute__((visibility("default")))
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The functions below are in jax_dispatch.c, the kernels in kernels/: C11, with the flags that jax_sources.cmake
 * and jax_sources.mk list. Any number of threads may call them at the same time, as long as none writes what
 * another reads or writes. They allocate no memory, keep no pointer, and write only results.
 *
 * templates/numerics.md of joinery specifies every result, to the bit.
 */

/* The spec's operations on two operands, counted from 0. JAX_OP_COUNT is their number. */
JAX_ENUM_(jax_op) {
    JAX_ADD,
    JAX_OP_COUNT
} jax_op;

/* The operations on one operand, likewise. */
JAX_ENUM_(jax_unary_op) {
    JAX_SQRT,
    JAX_UNARY_OP_COUNT
} jax_unary_op;

/*
 * X(IDENT, name) for every operation in order. IDENT is a token, JAX_##IDENT the enumerator, `name` a string literal.
 */
#define JAX_FOR_EACH_OP(X) \
    X(ADD, "add")

#define JAX_FOR_EACH_UNARY_OP(X) \
    X(SQRT, "sqrt")

/*
 * Status of a call. Unless it is JAX_OK, nothing was written. The first of these that applies:
 *
 *   JAX_BAD_ARGUMENT  A dtype, an operation or a check is out of range.
 *   JAX_NO_PROMOTION  The dtypes have no common dtype for the operation. For n = 0 too.
 *   JAX_NO_KERNEL     The operation is not defined for the dtypes. For n = 0 too.
 *   JAX_BAD_ARGUMENT  A pointer is null, and n > 0; or out_stride is smaller than an element or 0, and n > 1; or an
 *                   operand spans more than PTRDIFF_MAX bytes, as no array does.
 *   JAX_OVERLAP       `out` shares memory with an operand, and is not exactly that operand.
 */
JAX_ENUM_(jax_status) {
    JAX_OK = 0,
    JAX_NO_PROMOTION,
    JAX_NO_KERNEL,
    JAX_BAD_ARGUMENT,
    JAX_OVERLAP
} jax_status;

/*
 * out[i] = op(convert(a[i]), convert(b[i])) for i < n. The dtype of `out` is
 * jax_binary_out_dtype(op, a_dtype, b_dtype).
 *
 * A stride is the distance in bytes from one element to the next, and may be negative. Strides of a and b may be
 * smaller than an element; with stride 0, an operand is a scalar. The stride of out is at least an element in size.
 * If n is 1, strides do not matter. If n is 0, pointers may be null, and nothing is read or written. Elements need no
 * alignment. Operands that are only read may overlap each other.
 *
 * `out` may be exactly `a` or `b`: the same address, stride and element size. Any other overlap of out with an operand
 * is an error. It is detected exactly if both strides have the same size, otherwise by the memory that each spans.
 */
JAX_API jax_status jax_binary(jax_op op, size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);

/* The same, one function for each operation: jax_NAME(...) is jax_binary(JAX_NAME, ...). */
JAX_API jax_status jax_add(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);

/*
 * The same in any number of dimensions, over arrays of one shape: the element of a at index (i, j, ...), with i <
 * shape[0] and so on, is at a + i * a_strides[0] + j * a_strides[1] + ... Strides are in bytes and may be negative; a
 * stride of 0 broadcasts. Axes may come in any order: the call merges and sorts them, writes results in memory order, and
 * works in tiles where arrays are transposed.
 *
 * Results are converted to out_dtype, as in jax_binary_into; JAX_NO_DTYPE leaves them as they are.
 *
 * Strides of dimensions of one element do not matter. If a dimension is 0, pointers to elements may be null; if dims is 0,
 * shape and strides may be null, and there is one element. In all other dimensions, a stride of out is at least as large
 * as an element, and no two elements of out overlap: else JAX_BAD_ARGUMENT. `out` may be exactly `a` or `b`: the same
 * address, strides and element size. Other overlap is detected exactly if both have strides of the same sizes, so that
 * out may be the right half of a matrix whose left half is a, otherwise by range. In three and more dimensions the search
 * stops after 65,536 steps, far more than slices of arrays need, and reports overlap.
 */
JAX_API jax_status jax_binary_nd(jax_op op, size_t dims, const size_t *shape,
    jax_dtype a_dtype, const void *a, const ptrdiff_t *a_strides,
    jax_dtype b_dtype, const void *b, const ptrdiff_t *b_strides,
    jax_dtype out_dtype, void *out, const ptrdiff_t *out_strides);

/* The same in two dimensions, n0 times n1 elements, without conversion of the results. */
JAX_API jax_status jax_binary_2d(jax_op op, size_t n0, size_t n1,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride0, ptrdiff_t a_stride1,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride0, ptrdiff_t b_stride1,
    void *out, ptrdiff_t out_stride0, ptrdiff_t out_stride1);

/*
 * The dtype of `out`. JAX_NO_DTYPE if an argument is out of range, or if the operation has no kernel for these dtypes,
 * even if the spec gives them a result (jax_promotion.h).
 */
JAX_API jax_dtype jax_binary_out_dtype(jax_op op, jax_dtype a, jax_dtype b);

/*
 * out[i] = op(in[i]) for i < n. The dtype of `out` is jax_unary_out_dtype(op, dtype). Strides, overlap, alignment
 * and status are as above.
 */
JAX_API jax_status jax_unary(jax_unary_op op, size_t n,
    jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);

/* The same in any number of dimensions, with shape, strides and overlap as for jax_binary_nd. */
JAX_API jax_status jax_unary_nd(jax_unary_op op, size_t dims, const size_t *shape,
    jax_dtype dtype, const void *in, const ptrdiff_t *in_strides,
    void *out, const ptrdiff_t *out_strides);

/* The same, one function for each operation. */
JAX_API jax_status jax_sqrt(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);

/* The dtype of `out` of an operation on one operand, likewise. */
JAX_API jax_dtype jax_unary_out_dtype(jax_unary_op op, jax_dtype dtype);

/*
 * The name of the instruction set in use, never NULL: scalar, avx2. The first call of any thread chooses it: the one that
 * the environment variable JAX_ISA names, if it has kernels and the CPU has it; else the best that the CPU has. Later
 * changes of the variable have no effect. Call this first if a thread changes the environment while others run.
 */
JAX_API const char *jax_isa(void);

/*
 * Sets from how many bytes on, operands and results together, results bypass the caches: faster if no cache holds the
 * arrays. 0 is never. It applies to later calls of all threads, and changes no result. The default, chosen by the first
 * call that is long enough, is the environment variable JAX_STREAM_BYTES if that is a decimal number; else the size of the
 * last cache, or 64 MB if that is less. Only AVX2 and AVX-512 have such stores; results in place, those with gaps, and
 * those of fewer than 512 elements never bypass the caches.
 */
JAX_API void jax_stream_bytes(size_t bytes);

/*
 * X(name) for every instruction set with kernels, on any architecture, from the lowest rank up. `name` is a string
 * literal.
 */
#define JAX_FOR_EACH_ISA(X) \
    X("scalar") \
    X("avx2")

/*
 * ---- Kernels ----
 *
 * For code that walks over arrays itself.
 */

/* The number of elements in a block. */
#define JAX_BLOCK 32

/*
 * A kernel computes `blocks` whole blocks of contiguous elements, without checks. A step is the distance in bytes from
 * one block to the next: JAX_BLOCK times the element size, or 0 to repeat one block. A conversion reads only `a`; its b
 * may be NULL. Pointers need no alignment. `out` may be exactly an operand with elements of the same size and a step other
 * than 0; it overlaps no operand otherwise.
 */
typedef void jax_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks);

/*
 * The kernel for two dtypes, of any instruction set that the CPU has. One kernel may serve both orders: *swapped, unless
 * null, is set to whether to exchange its operands. NULL, with *swapped unchanged, if an argument is out of range or null,
 * the CPU cannot run it, or jax_binary has no kernel either.
 */
JAX_API jax_kernel *jax_find_kernel(jax_op op, jax_dtype a, jax_dtype b, const char *isa, bool *swapped);

/* The kernel of an operation on one operand, likewise. */
JAX_API jax_kernel *jax_find_unary(jax_unary_op op, jax_dtype dtype, const char *isa);

/*
 * X(name, element size of each operand, element size of the results) for each kernel of an operation; the size of an absent
 * operand is 0. jax_##name##_ISA is the kernel's function.
 */
#define JAX_KERNELS_OF_ADD(X) \
    X(add_b_b, 1, 1, 1) X(add_b_u8, 1, 1, 1) X(add_b_u16, 1, 2, 2) X(add_b_u32, 1, 4, 4) X(add_b_u64, 1, 8, 8) \
    X(add_b_bf16, 1, 2, 2) X(add_b_f16, 1, 2, 2) X(add_b_f32, 1, 4, 4) X(add_b_f64, 1, 8, 8) X(add_b_c64, 1, 8, 8) \
    X(add_b_c128, 1, 16, 16) X(add_u8_u8, 1, 1, 1) X(add_u8_u16, 1, 2, 2) X(add_u8_u32, 1, 4, 4) \
    X(add_u8_u64, 1, 8, 8) X(add_u8_i8, 1, 1, 2) X(add_u8_bf16, 1, 2, 2) X(add_u8_f16, 1, 2, 2) \
    X(add_u8_f32, 1, 4, 4) X(add_u8_f64, 1, 8, 8) X(add_u8_c64, 1, 8, 8) X(add_u8_c128, 1, 16, 16) \
    X(add_u8_i_weak, 1, 8, 1) X(add_u16_u16, 2, 2, 2) X(add_u16_u32, 2, 4, 4) X(add_u16_u64, 2, 8, 8) \
    X(add_u16_i8, 2, 1, 4) X(add_u16_i16, 2, 2, 4) X(add_u16_bf16, 2, 2, 2) X(add_u16_f16, 2, 2, 2) \
    X(add_u16_f32, 2, 4, 4) X(add_u16_f64, 2, 8, 8) X(add_u16_c64, 2, 8, 8) X(add_u16_c128, 2, 16, 16) \
    X(add_u16_i_weak, 2, 8, 2) X(add_u32_u32, 4, 4, 4) X(add_u32_u64, 4, 8, 8) X(add_u32_i8, 4, 1, 8) \
    X(add_u32_i16, 4, 2, 8) X(add_u32_i32, 4, 4, 8) X(add_u32_bf16, 4, 2, 2) X(add_u32_f16, 4, 2, 2) \
    X(add_u32_f32, 4, 4, 4) X(add_u32_f64, 4, 8, 8) X(add_u32_c64, 4, 8, 8) X(add_u32_c128, 4, 16, 16) \
    X(add_u32_i_weak, 4, 8, 4) X(add_u64_u64, 8, 8, 8) X(add_u64_i8, 8, 1, 8) X(add_u64_i16, 8, 2, 8) \
    X(add_u64_i32, 8, 4, 8) X(add_u64_i64, 8, 8, 8) X(add_u64_bf16, 8, 2, 2) X(add_u64_f16, 8, 2, 2) \
    X(add_u64_f32, 8, 4, 4) X(add_u64_f64, 8, 8, 8) X(add_u64_c64, 8, 8, 8) X(add_u64_c128, 8, 16, 16) \
    X(add_i8_i16, 1, 2, 2) X(add_i8_i32, 1, 4, 4) X(add_i8_i64, 1, 8, 8) X(add_i8_bf16, 1, 2, 2) \
    X(add_i8_f16, 1, 2, 2) X(add_i8_f32, 1, 4, 4) X(add_i8_f64, 1, 8, 8) X(add_i8_c64, 1, 8, 8) \
    X(add_i8_c128, 1, 16, 16) X(add_i16_i32, 2, 4, 4) X(add_i16_i64, 2, 8, 8) X(add_i16_bf16, 2, 2, 2) \
    X(add_i16_f16, 2, 2, 2) X(add_i16_f32, 2, 4, 4) X(add_i16_f64, 2, 8, 8) X(add_i16_c64, 2, 8, 8) \
    X(add_i16_c128, 2, 16, 16) X(add_i32_i64, 4, 8, 8) X(add_i32_bf16, 4, 2, 2) X(add_i32_f16, 4, 2, 2) \
    X(add_i32_f32, 4, 4, 4) X(add_i32_f64, 4, 8, 8) X(add_i32_c64, 4, 8, 8) X(add_i32_c128, 4, 16, 16) \
    X(add_i64_bf16, 8, 2, 2) X(add_i64_f16, 8, 2, 2) X(add_i64_f32, 8, 4, 4) X(add_i64_f64, 8, 8, 8) \
    X(add_i64_c64, 8, 8, 8) X(add_i64_c128, 8, 16, 16) X(add_bf16_bf16, 2, 2, 2) X(add_bf16_f16, 2, 2, 4) \
    X(add_bf16_f32, 2, 4, 4) X(add_bf16_f64, 2, 8, 8) X(add_bf16_c64, 2, 8, 8) X(add_bf16_c128, 2, 16, 16) \
    X(add_bf16_f_weak, 2, 8, 2) X(add_bf16_c_weak, 2, 16, 8) X(add_f16_f16, 2, 2, 2) X(add_f16_f32, 2, 4, 4) \
    X(add_f16_f64, 2, 8, 8) X(add_f16_c64, 2, 8, 8) X(add_f16_c128, 2, 16, 16) X(add_f16_f_weak, 2, 8, 2) \
    X(add_f16_c_weak, 2, 16, 8) X(add_f32_f32, 4, 4, 4) X(add_f32_f64, 4, 8, 8) X(add_f32_c64, 4, 8, 8) \
    X(add_f32_c128, 4, 16, 16) X(add_f32_f_weak, 4, 8, 4) X(add_f32_c_weak, 4, 16, 8) X(add_f64_f64, 8, 8, 8) \
    X(add_f64_c64, 8, 8, 16) X(add_f64_c128, 8, 16, 16) X(add_c64_c64, 8, 8, 8) X(add_c64_c128, 8, 16, 16) \
    X(add_c64_f_weak, 8, 8, 8) X(add_c64_c_weak, 8, 16, 8) X(add_c128_c128, 16, 16, 16)
#define JAX_KERNELS_OF_SQRT(X) \
    X(sqrt_b, 1, 0, 4) X(sqrt_u8, 1, 0, 4) X(sqrt_u16, 2, 0, 4) X(sqrt_u32, 4, 0, 4) X(sqrt_u64, 8, 0, 8) \
    X(sqrt_i8, 1, 0, 4) X(sqrt_i16, 2, 0, 4) X(sqrt_i32, 4, 0, 4) X(sqrt_i64, 8, 0, 8) X(sqrt_bf16, 2, 0, 2) \
    X(sqrt_f16, 2, 0, 2) X(sqrt_f32, 4, 0, 4) X(sqrt_f64, 8, 0, 8)

/* Element sizes of the operands and of the results, and the largest of these. */
typedef struct jax_sizes_ {
    unsigned char a, b, out, most;
} jax_sizes_;

/*
 * For jax_kernels.hpp: applies a kernel to n elements of these sizes. An operand is an array without gaps, or one
 * element. JAX_BAD_ARGUMENT if a pointer is null, JAX_OVERLAP as above.
 */
typedef struct jax_layout_ {
    jax_sizes_ size;
    bool a_is_array, b_is_array;
} jax_layout_;
JAX_API jax_status jax_run_kernel_(jax_kernel *kernel, size_t n, const void *a, const void *b, void *out,
    const jax_layout_ *layout);

/*
 * The kernels: jax_OPERATION_A_B_ISA with the idents of the dtypes, jax_OPERATION_A_ISA with one operand, and
 * jax_convert_FROM_TO_ISA. Some serve other pairs too, with the same or swapped elements; jax.json lists which.
 */

/* Kernels: portable C. */
jax_kernel
    jax_add_b_b_scalar, jax_add_b_u8_scalar, jax_add_b_u16_scalar, jax_add_b_u32_scalar, jax_add_b_u64_scalar,
    jax_add_b_bf16_scalar, jax_add_b_f16_scalar, jax_add_b_f32_scalar, jax_add_b_f64_scalar, jax_add_b_c64_scalar,
    jax_add_b_c128_scalar, jax_add_u8_u8_scalar, jax_add_u8_u16_scalar, jax_add_u8_u32_scalar, jax_add_u8_u64_scalar,
    jax_add_u8_i8_scalar, jax_add_u8_bf16_scalar, jax_add_u8_f16_scalar, jax_add_u8_f32_scalar,
    jax_add_u8_f64_scalar, jax_add_u8_c64_scalar, jax_add_u8_c128_scalar, jax_add_u8_i_weak_scalar,
    jax_add_u16_u16_scalar, jax_add_u16_u32_scalar, jax_add_u16_u64_scalar, jax_add_u16_i8_scalar,
    jax_add_u16_i16_scalar, jax_add_u16_bf16_scalar, jax_add_u16_f16_scalar, jax_add_u16_f32_scalar,
    jax_add_u16_f64_scalar, jax_add_u16_c64_scalar, jax_add_u16_c128_scalar, jax_add_u16_i_weak_scalar,
    jax_add_u32_u32_scalar, jax_add_u32_u64_scalar, jax_add_u32_i8_scalar, jax_add_u32_i16_scalar,
    jax_add_u32_i32_scalar, jax_add_u32_bf16_scalar, jax_add_u32_f16_scalar, jax_add_u32_f32_scalar,
    jax_add_u32_f64_scalar, jax_add_u32_c64_scalar, jax_add_u32_c128_scalar, jax_add_u32_i_weak_scalar,
    jax_add_u64_u64_scalar, jax_add_u64_i8_scalar, jax_add_u64_i16_scalar, jax_add_u64_i32_scalar,
    jax_add_u64_i64_scalar, jax_add_u64_bf16_scalar, jax_add_u64_f16_scalar, jax_add_u64_f32_scalar,
    jax_add_u64_f64_scalar, jax_add_u64_c64_scalar, jax_add_u64_c128_scalar, jax_add_i8_i16_scalar,
    jax_add_i8_i32_scalar, jax_add_i8_i64_scalar, jax_add_i8_bf16_scalar, jax_add_i8_f16_scalar,
    jax_add_i8_f32_scalar, jax_add_i8_f64_scalar, jax_add_i8_c64_scalar, jax_add_i8_c128_scalar,
    jax_add_i16_i32_scalar, jax_add_i16_i64_scalar, jax_add_i16_bf16_scalar, jax_add_i16_f16_scalar,
    jax_add_i16_f32_scalar, jax_add_i16_f64_scalar, jax_add_i16_c64_scalar, jax_add_i16_c128_scalar,
    jax_add_i32_i64_scalar, jax_add_i32_bf16_scalar, jax_add_i32_f16_scalar, jax_add_i32_f32_scalar,
    jax_add_i32_f64_scalar, jax_add_i32_c64_scalar, jax_add_i32_c128_scalar, jax_add_i64_bf16_scalar,
    jax_add_i64_f16_scalar, jax_add_i64_f32_scalar, jax_add_i64_f64_scalar, jax_add_i64_c64_scalar,
    jax_add_i64_c128_scalar, jax_add_bf16_bf16_scalar, jax_add_bf16_f16_scalar, jax_add_bf16_f32_scalar,
    jax_add_bf16_f64_scalar, jax_add_bf16_c64_scalar, jax_add_bf16_c128_scalar, jax_add_bf16_f_weak_scalar,
    jax_add_bf16_c_weak_scalar, jax_add_f16_f16_scalar, jax_add_f16_f32_scalar, jax_add_f16_f64_scalar,
    jax_add_f16_c64_scalar, jax_add_f16_c128_scalar, jax_add_f16_f_weak_scalar, jax_add_f16_c_weak_scalar,
    jax_add_f32_f32_scalar, jax_add_f32_f64_scalar, jax_add_f32_c64_scalar, jax_add_f32_c128_scalar,
    jax_add_f32_f_weak_scalar, jax_add_f32_c_weak_scalar, jax_add_f64_f64_scalar, jax_add_f64_c64_scalar,
    jax_add_f64_c128_scalar, jax_add_c64_c64_scalar, jax_add_c64_c128_scalar, jax_add_c64_f_weak_scalar,
    jax_add_c64_c_weak_scalar, jax_add_c128_c128_scalar;
jax_kernel
    jax_sqrt_b_scalar, jax_sqrt_u8_scalar, jax_sqrt_u16_scalar, jax_sqrt_u32_scalar, jax_sqrt_u64_scalar,
    jax_sqrt_i8_scalar, jax_sqrt_i16_scalar, jax_sqrt_i32_scalar, jax_sqrt_i64_scalar, jax_sqrt_bf16_scalar,
    jax_sqrt_f16_scalar, jax_sqrt_f32_scalar, jax_sqrt_f64_scalar;
/* Kernels: AVX2 (x86-64). */
#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)
jax_kernel
    jax_add_b_b_avx2, jax_add_b_u8_avx2, jax_add_b_u16_avx2, jax_add_b_u32_avx2, jax_add_b_u64_avx2,
    jax_add_b_bf16_avx2, jax_add_b_f16_avx2, jax_add_b_f32_avx2, jax_add_b_f64_avx2, jax_add_b_c64_avx2,
    jax_add_b_c128_avx2, jax_add_u8_u8_avx2, jax_add_u8_u16_avx2, jax_add_u8_u32_avx2, jax_add_u8_u64_avx2,
    jax_add_u8_i8_avx2, jax_add_u8_bf16_avx2, jax_add_u8_f16_avx2, jax_add_u8_f32_avx2, jax_add_u8_f64_avx2,
    jax_add_u8_c64_avx2, jax_add_u8_c128_avx2, jax_add_u8_i_weak_avx2, jax_add_u16_u16_avx2, jax_add_u16_u32_avx2,
    jax_add_u16_u64_avx2, jax_add_u16_i8_avx2, jax_add_u16_i16_avx2, jax_add_u16_bf16_avx2, jax_add_u16_f16_avx2,
    jax_add_u16_f32_avx2, jax_add_u16_f64_avx2, jax_add_u16_c64_avx2, jax_add_u16_c128_avx2, jax_add_u16_i_weak_avx2,
    jax_add_u32_u32_avx2, jax_add_u32_u64_avx2, jax_add_u32_i8_avx2, jax_add_u32_i16_avx2, jax_add_u32_i32_avx2,
    jax_add_u32_bf16_avx2, jax_add_u32_f16_avx2, jax_add_u32_f32_avx2, jax_add_u32_f64_avx2, jax_add_u32_c64_avx2,
    jax_add_u32_c128_avx2, jax_add_u32_i_weak_avx2, jax_add_u64_u64_avx2, jax_add_u64_i8_avx2, jax_add_u64_i16_avx2,
    jax_add_u64_i32_avx2, jax_add_u64_i64_avx2, jax_add_u64_bf16_avx2, jax_add_u64_f16_avx2, jax_add_u64_f32_avx2,
    jax_add_u64_f64_avx2, jax_add_u64_c64_avx2, jax_add_u64_c128_avx2, jax_add_i8_i16_avx2, jax_add_i8_i32_avx2,
    jax_add_i8_i64_avx2, jax_add_i8_bf16_avx2, jax_add_i8_f16_avx2, jax_add_i8_f32_avx2, jax_add_i8_f64_avx2,
    jax_add_i8_c64_avx2, jax_add_i8_c128_avx2, jax_add_i16_i32_avx2, jax_add_i16_i64_avx2, jax_add_i16_bf16_avx2,
    jax_add_i16_f16_avx2, jax_add_i16_f32_avx2, jax_add_i16_f64_avx2, jax_add_i16_c64_avx2, jax_add_i16_c128_avx2,
    jax_add_i32_i64_avx2, jax_add_i32_bf16_avx2, jax_add_i32_f16_avx2, jax_add_i32_f32_avx2, jax_add_i32_f64_avx2,
    jax_add_i32_c64_avx2, jax_add_i32_c128_avx2, jax_add_i64_bf16_avx2, jax_add_i64_f16_avx2, jax_add_i64_f32_avx2,
    jax_add_i64_f64_avx2, jax_add_i64_c64_avx2, jax_add_i64_c128_avx2, jax_add_bf16_bf16_avx2, jax_add_bf16_f16_avx2,
    jax_add_bf16_f32_avx2, jax_add_bf16_f64_avx2, jax_add_bf16_c64_avx2, jax_add_bf16_c128_avx2,
    jax_add_bf16_f_weak_avx2, jax_add_bf16_c_weak_avx2, jax_add_f16_f16_avx2, jax_add_f16_f32_avx2,
    jax_add_f16_f64_avx2, jax_add_f16_c64_avx2, jax_add_f16_c128_avx2, jax_add_f16_f_weak_avx2,
    jax_add_f16_c_weak_avx2, jax_add_f32_f32_avx2, jax_add_f32_f64_avx2, jax_add_f32_c64_avx2, jax_add_f32_c128_avx2,
    jax_add_f32_f_weak_avx2, jax_add_f32_c_weak_avx2, jax_add_f64_f64_avx2, jax_add_f64_c64_avx2,
    jax_add_f64_c128_avx2, jax_add_c64_c64_avx2, jax_add_c64_c128_avx2, jax_add_c64_f_weak_avx2,
    jax_add_c64_c_weak_avx2, jax_add_c128_c128_avx2;
jax_kernel
    jax_sqrt_b_avx2, jax_sqrt_u8_avx2, jax_sqrt_u16_avx2, jax_sqrt_u32_avx2, jax_sqrt_u64_avx2, jax_sqrt_i8_avx2,
    jax_sqrt_i16_avx2, jax_sqrt_i32_avx2, jax_sqrt_i64_avx2, jax_sqrt_bf16_avx2, jax_sqrt_f16_avx2,
    jax_sqrt_f32_avx2, jax_sqrt_f64_avx2;
#endif

#ifdef __cplusplus
}
#endif

#endif

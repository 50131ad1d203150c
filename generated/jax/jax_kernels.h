/*
 * jax_kernels.h: operations on arrays of any two dtypes, and the kernels behind them.
 *
 * Made by joinery 0.1.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 530a914c58caa7e93131eba1eabcea136a47523d01582d7073f237d77e3d2779.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_KERNELS_H
#define JAX_KERNELS_H

#include "jax_promotion.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The functions below are in jax_dispatch.c, the kernels in kernels/: C11, with the flags that jax_sources.cmake
 * and jax_sources.mk list. Any number of threads may call any of them at the same time, as long as none writes what
 * another reads or writes. They allocate no memory, keep no pointer, and write nothing but what is said to be a result.
 *
 * What each conversion and each operation gives, to the bit, is in templates/numerics.md of joinery.
 */

/* The operations on two operands that the spec asks for, counted from 0. JAX_OP_COUNT is their number. */
typedef enum jax_op {
    JAX_ADD,
    JAX_SUBTRACT,
    JAX_MULTIPLY,
    JAX_DIVIDE,
    JAX_MINIMUM,
    JAX_MAXIMUM,
    JAX_EQUAL,
    JAX_NOT_EQUAL,
    JAX_LESS,
    JAX_LESS_EQUAL,
    JAX_GREATER,
    JAX_GREATER_EQUAL,
    JAX_BITWISE_AND,
    JAX_BITWISE_OR,
    JAX_BITWISE_XOR,
    JAX_BITWISE_LEFT_SHIFT,
    JAX_BITWISE_RIGHT_SHIFT,
    JAX_LOGICAL_AND,
    JAX_LOGICAL_OR,
    JAX_LOGICAL_XOR,
    JAX_FLOOR_DIVIDE,
    JAX_REMAINDER,
    JAX_FMOD,
    JAX_POWER,
    JAX_COPYSIGN,
    JAX_NEXTAFTER,
    JAX_OP_COUNT
} jax_op;

/* Those on one operand, likewise. */
typedef enum jax_unary_op {
    JAX_POSITIVE,
    JAX_NEGATIVE,
    JAX_ABSOLUTE,
    JAX_SIGN,
    JAX_SQUARE,
    JAX_SQRT,
    JAX_RECIPROCAL,
    JAX_FLOOR,
    JAX_CEIL,
    JAX_TRUNC,
    JAX_ROUND,
    JAX_SIGNBIT,
    JAX_ISNAN,
    JAX_ISINF,
    JAX_ISFINITE,
    JAX_BITWISE_INVERT,
    JAX_LOGICAL_NOT,
    JAX_CONJUGATE,
    JAX_REAL,
    JAX_IMAG,
    JAX_UNARY_OP_COUNT
} jax_unary_op;

/*
 * X(IDENT, name) for every operation in order. IDENT is a token, JAX_##IDENT the enumerator, `name` a string literal.
 */
#define JAX_FOR_EACH_OP(X) \
    X(ADD, "add") \
    X(SUBTRACT, "subtract") \
    X(MULTIPLY, "multiply") \
    X(DIVIDE, "divide") \
    X(MINIMUM, "minimum") \
    X(MAXIMUM, "maximum") \
    X(EQUAL, "equal") \
    X(NOT_EQUAL, "not_equal") \
    X(LESS, "less") \
    X(LESS_EQUAL, "less_equal") \
    X(GREATER, "greater") \
    X(GREATER_EQUAL, "greater_equal") \
    X(BITWISE_AND, "bitwise_and") \
    X(BITWISE_OR, "bitwise_or") \
    X(BITWISE_XOR, "bitwise_xor") \
    X(BITWISE_LEFT_SHIFT, "bitwise_left_shift") \
    X(BITWISE_RIGHT_SHIFT, "bitwise_right_shift") \
    X(LOGICAL_AND, "logical_and") \
    X(LOGICAL_OR, "logical_or") \
    X(LOGICAL_XOR, "logical_xor") \
    X(FLOOR_DIVIDE, "floor_divide") \
    X(REMAINDER, "remainder") \
    X(FMOD, "fmod") \
    X(POWER, "power") \
    X(COPYSIGN, "copysign") \
    X(NEXTAFTER, "nextafter")

#define JAX_FOR_EACH_UNARY_OP(X) \
    X(POSITIVE, "positive") \
    X(NEGATIVE, "negative") \
    X(ABSOLUTE, "absolute") \
    X(SIGN, "sign") \
    X(SQUARE, "square") \
    X(SQRT, "sqrt") \
    X(RECIPROCAL, "reciprocal") \
    X(FLOOR, "floor") \
    X(CEIL, "ceil") \
    X(TRUNC, "trunc") \
    X(ROUND, "round") \
    X(SIGNBIT, "signbit") \
    X(ISNAN, "isnan") \
    X(ISINF, "isinf") \
    X(ISFINITE, "isfinite") \
    X(BITWISE_INVERT, "bitwise_invert") \
    X(LOGICAL_NOT, "logical_not") \
    X(CONJUGATE, "conjugate") \
    X(REAL, "real") \
    X(IMAG, "imag")

/*
 * What came of a call. Whatever it is but JAX_OK, nothing was written. Where several apply, it is the first of these:
 *
 *   JAX_BAD_ARGUMENT  A dtype, an operation or a check is out of range.
 *   JAX_NO_PROMOTION  The dtypes do not promote to one that the operation could be done in. For n = 0 too.
 *   JAX_NO_KERNEL     The operation has no meaning for the dtypes. For n = 0 too.
 *   JAX_BAD_ARGUMENT  A pointer is null, and n > 0; or out_stride is smaller than an element or 0, and n > 1.
 *   JAX_OVERLAP       `out` shares memory with an operand, and is not exactly that operand.
 */
typedef enum jax_status {
    JAX_OK = 0,
    JAX_NO_PROMOTION,
    JAX_NO_KERNEL,
    JAX_BAD_ARGUMENT,
    JAX_OVERLAP
} jax_status;

/*
 * out[i] = op(convert(a[i]), convert(b[i])) for i < n. The dtype of `out` is jax_binary_result(op, a_dtype, b_dtype).
 *
 * Strides are in bytes from one element to the next, of any sign. Those of a and b may be of any size, also smaller
 * than an element; 0 is one element for all, a scalar operand. That of out is at least as large as an element,
 * whatever its sign. Where n is 1 strides do not matter; where n is 0 pointers may be null, and nothing is read or
 * written. No pointer needs any alignment.
 *
 * `out` may be exactly `a` or `b`: the same address, stride and element size. No other elements of out may overlap
 * those of an operand. That is decided exactly where the two strides have the same size, else by the range of
 * memory that they span.
 */
jax_status jax_binary(jax_op op, size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);

/* The same, one function for each operation: jax_NAME(...) is jax_binary(JAX_NAME, ...). */
jax_status jax_add(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_subtract(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_multiply(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_divide(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_minimum(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_maximum(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_equal(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_not_equal(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_less(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_less_equal(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_greater(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_greater_equal(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_bitwise_and(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_bitwise_or(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_bitwise_xor(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_bitwise_left_shift(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_bitwise_right_shift(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_logical_and(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_logical_or(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_logical_xor(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_floor_divide(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_remainder(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_fmod(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_power(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_copysign(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_nextafter(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);

/*
 * The same in two dimensions: for i < n0 and j < n1, element (i, j) of a is at a + i * a_stride0 + j * a_stride1, and so
 * on. Dtypes, arguments and overlap are looked at once, and rows are done together where strides allow it, so that short
 * ones take little more than their elements.
 *
 * The strides of a dimension whose count is 1 do not matter; where n0 or n1 is 0, pointers may be null. Where n0 is
 * above 1, |out_stride0| is at least the size of an element, and so for n1; and no two elements of out overlap: else
 * JAX_BAD_ARGUMENT. `out` may be exactly `a` or `b`: the same address, strides and element size. Other overlap is decided
 * exactly where both strides have the same sizes, so that out may be the right half of a matrix whose left half is a,
 * else by range.
 */
jax_status jax_binary_2d(jax_op op, size_t n0, size_t n1,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride0, ptrdiff_t a_stride1,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride0, ptrdiff_t b_stride1,
    void *out, ptrdiff_t out_stride0, ptrdiff_t out_stride1);

/*
 * The results converted to out_dtype on their way out, through a buffer that stays in the cache: what jax_binary and
 * then jax_convert give, to the bit, without an array between. So `a += b` of any two dtypes is
 *
 *     jax_binary_into(op, n, a_dtype, a, a_stride, b_dtype, b, b_stride, a_dtype, a, a_stride);
 *
 * `out` may be exactly `a` or `b`, as above: its element size is that of out_dtype. JAX_NO_KERNEL also where there is no
 * conversion.
 */
jax_status jax_binary_into(jax_op op, size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    jax_dtype out_dtype, void *out, ptrdiff_t out_stride);

/*
 * The dtype of the results of an operation. JAX_NO_DTYPE where it has none for these dtypes, or one is out of range.
 */
jax_dtype jax_binary_result(jax_op op, jax_dtype a, jax_dtype b);

/*
 * out[i] = op(in[i]) for i < n. The dtype of `out` is jax_unary_result(op, dtype). Strides, overlap, alignment and
 * status are as above.
 */
jax_status jax_unary(jax_unary_op op, size_t n,
    jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);

/* The same, one function for each operation. */
jax_status jax_positive(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_negative(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_absolute(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_sign(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_square(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_sqrt(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_reciprocal(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_floor(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_ceil(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_trunc(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_round(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_signbit(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_isnan(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_isinf(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_isfinite(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_bitwise_invert(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_logical_not(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_conjugate(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_real(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);
jax_status jax_imag(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride);

/* The dtype of their results, likewise. */
jax_dtype jax_unary_result(jax_unary_op op, jax_dtype dtype);

/*
 * out[i] = c[i] ? convert(a[i]) : convert(b[i]) for i < n, where c[i] is true unless it converts to a false bool. The
 * dtype of `out` is jax_where_result(a_dtype, b_dtype), the join of a and b, whatever c is. Strides, overlap,
 * alignment and status are as above, for three operands.
 */
jax_status jax_where(size_t n,
    jax_dtype c_dtype, const void *c, ptrdiff_t c_stride,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride);
jax_dtype jax_where_result(jax_dtype a, jax_dtype b);

/*
 * out[i] = minimum(maximum(convert(x[i]), convert(lo[i])), convert(hi[i])) for i < n: where lo is above hi, hi. The dtype
 * of `out` is jax_clip_result(x_dtype, lo_dtype, hi_dtype), that of jax_result_type of the three. Strides,
 * overlap, alignment and status are as above, for three operands.
 */
jax_status jax_clip(size_t n,
    jax_dtype x_dtype, const void *x, ptrdiff_t x_stride,
    jax_dtype lo_dtype, const void *lo, ptrdiff_t lo_stride,
    jax_dtype hi_dtype, const void *hi, ptrdiff_t hi_stride,
    void *out, ptrdiff_t out_stride);
jax_dtype jax_clip_result(jax_dtype x, jax_dtype lo, jax_dtype hi);

/*
 * out[i] = convert(in[i]) for i < n. Strides, overlap, alignment and status are as above. There is a conversion
 * between any two dtypes but abstract ones and integers of more than 64 bits, which have no kernels.
 */
jax_status jax_convert(size_t n, jax_dtype from, const void *in, ptrdiff_t in_stride,
    jax_dtype to, void *out, ptrdiff_t out_stride);

/*
 * What a checked conversion asks of each element:
 *
 *   JAX_CHECK_SAME_VALUE  It is the same number as before. NaN is the same as NaN, -0 as 0. A complex number is the
 *                         same part by part; as a real one, only where its imaginary part is 0.
 *   JAX_CHECK_IN_RANGE    It was a value that the dtype reaches, rounded or truncated if need be, but not saturated
 *                         and not made infinite. NaN and infinities need a dtype that has them.
 */
typedef enum jax_check {
    JAX_CHECK_SAME_VALUE,
    JAX_CHECK_IN_RANGE
} jax_check;

/*
 * jax_convert, which also tells which elements fail a check. All elements are converted, whatever fails.
 *
 *   failed  (n + 31) / 32 words, or null: bit i % 32 of failed[i / 32] is set where element i fails. All other bits are
 *           cleared, those past n too. It overlaps neither `in` nor `out`; else the status is JAX_OVERLAP.
 *   count   How many fail; or null.
 *   first   The index of the first that fails, n where none does; or null.
 *
 * There is no check of opaque dtypes: JAX_NO_KERNEL. Whatever the status is but JAX_OK, nothing is written to any of
 * the four.
 */
jax_status jax_convert_checked(jax_check check, size_t n,
    jax_dtype from, const void *in, ptrdiff_t in_stride,
    jax_dtype to, void *out, ptrdiff_t out_stride,
    uint32_t *failed, size_t *count, size_t *first);

/*
 * The name of the instruction set in use. It is chosen once, by whichever thread comes first: the one that JAX_ISA
 * in the environment names, if there are kernels for it and the CPU has it; else the best that the CPU has. Never
 * NULL. One of: scalar, neon, avx2, avx512.
 */
const char *jax_isa(void);

/*
 * From how many bytes on, operands and results together, results go past the caches to memory: where no cache holds
 * the arrays, that is faster. It holds for all threads and for calls that begin later; 0 is never. Results are the
 * same bits. Unless this is called, the first call that is long enough chooses: what JAX_STREAM_BYTES in the environment
 * says, if that is a decimal number; else the size of the last cache, or 64 MB if that is less. Results that are an
 * operand, those with gaps, and those of fewer than 512 elements never go past the caches; nor do those of instruction
 * sets without such stores, which are all but AVX2 and AVX-512.
 */
void jax_stream_bytes(size_t bytes);

/*
 * X(name) for every instruction set that there are kernels for, on whatever architecture, from the lowest rank up.
 * `name` is a string literal.
 */
#define JAX_FOR_EACH_ISA(X) \
    X("scalar") \
    X("neon") \
    X("avx2") \
    X("avx512")

/*
 * ---- Kernels ----
 *
 * The functions above need none of what follows. It is for those who walk over arrays themselves.
 */

/* The elements of a block. */
#define JAX_BLOCK 32

/*
 * A kernel does `blocks` whole blocks of contiguous elements, and checks nothing. Steps are in bytes from one block
 * to the next: JAX_BLOCK times the element size, or 0 for the same block again and again. A conversion reads `a`
 * alone; its b may be NULL. No pointer needs any alignment. `out` may be exactly an operand whose elements are as
 * large as its own and whose step is not 0; it overlaps no operand in another way.
 */
typedef void jax_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks);

/*
 * The kernel for two dtypes, of any instruction set that the CPU has, whichever is in use. *swapped, unless it is
 * null, is set to whether the kernel is to be called with its operands exchanged, as one that serves both orders
 * may be. NULL, and *swapped left as it was, where there is none: an argument is out of range or null, the CPU
 * cannot run it, or jax_binary has no kernel either.
 * Pairs of dtypes that are converted first have none: jax_binary converts them, block by block.
 */
jax_kernel *jax_find_kernel(jax_op op, jax_dtype a, jax_dtype b, const char *isa, bool *swapped);

/* The kernel of a conversion, or of an operation on one operand, likewise. */
jax_kernel *jax_find_convert(jax_dtype from, jax_dtype to, const char *isa);
jax_kernel *jax_find_unary(jax_unary_op op, jax_dtype dtype, const char *isa);

/*
 * A kernel of three operands, likewise. All are of one dtype; but that of jax_where takes its condition as bytes, of
 * which any but 0 is true.
 */
typedef void jax_ternary_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
    const void *c, ptrdiff_t c_step, void *out, size_t blocks);
jax_ternary_kernel *jax_find_where(jax_dtype dtype, const char *isa);
jax_ternary_kernel *jax_find_clip(jax_dtype dtype, const char *isa);

/*
 * A kernel that converts and writes a word of failures for each block: bit i is set where element i fails. NULL also
 * where no element of the dtype can fail.
 */
typedef void jax_checked_kernel(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks);
jax_checked_kernel *jax_find_convert_checked(jax_check check, jax_dtype from, jax_dtype to,
    const char *isa);

/*
 * For jax_kernels.hpp: applies a kernel to n elements, whose sizes and strides these are. A stride is that of an array
 * without gaps, or 0. JAX_BAD_ARGUMENT where a pointer is null, JAX_OVERLAP as above.
 */
typedef struct jax_layout_ {
    size_t a_size, b_size, out_size, a_stride, b_stride;
} jax_layout_;
jax_status jax_run_kernel_(jax_kernel *kernel, size_t n, const void *a, const void *b, void *out,
    const jax_layout_ *layout);

/*
 * The kernels themselves: jax_OPERATION_A_B_ISA with the idents of the dtypes, of one operand jax_OPERATION_A_ISA,
 * and for conversions jax_convert_FROM_TO_ISA. Some serve other pairs too, whose elements and results are the same or swapped; jax.json lists which.
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
    jax_subtract_b_u8_scalar, jax_subtract_b_u16_scalar, jax_subtract_b_u32_scalar, jax_subtract_b_u64_scalar,
    jax_subtract_b_bf16_scalar, jax_subtract_b_f16_scalar, jax_subtract_b_f32_scalar, jax_subtract_b_f64_scalar,
    jax_subtract_b_c64_scalar, jax_subtract_b_c128_scalar, jax_subtract_u8_b_scalar, jax_subtract_u8_u8_scalar,
    jax_subtract_u8_u16_scalar, jax_subtract_u8_u32_scalar, jax_subtract_u8_u64_scalar, jax_subtract_u8_i8_scalar,
    jax_subtract_u8_bf16_scalar, jax_subtract_u8_f16_scalar, jax_subtract_u8_f32_scalar, jax_subtract_u8_f64_scalar,
    jax_subtract_u8_c64_scalar, jax_subtract_u8_c128_scalar, jax_subtract_u8_i_weak_scalar,
    jax_subtract_u16_b_scalar, jax_subtract_u16_u8_scalar, jax_subtract_u16_u16_scalar, jax_subtract_u16_u32_scalar,
    jax_subtract_u16_u64_scalar, jax_subtract_u16_i8_scalar, jax_subtract_u16_i16_scalar,
    jax_subtract_u16_bf16_scalar, jax_subtract_u16_f16_scalar, jax_subtract_u16_f32_scalar,
    jax_subtract_u16_f64_scalar, jax_subtract_u16_c64_scalar, jax_subtract_u16_c128_scalar,
    jax_subtract_u16_i_weak_scalar, jax_subtract_u32_b_scalar, jax_subtract_u32_u8_scalar,
    jax_subtract_u32_u16_scalar, jax_subtract_u32_u32_scalar, jax_subtract_u32_u64_scalar,
    jax_subtract_u32_i8_scalar, jax_subtract_u32_i16_scalar, jax_subtract_u32_i32_scalar,
    jax_subtract_u32_bf16_scalar, jax_subtract_u32_f16_scalar, jax_subtract_u32_f32_scalar,
    jax_subtract_u32_f64_scalar, jax_subtract_u32_c64_scalar, jax_subtract_u32_c128_scalar,
    jax_subtract_u32_i_weak_scalar, jax_subtract_u64_b_scalar, jax_subtract_u64_u8_scalar,
    jax_subtract_u64_u16_scalar, jax_subtract_u64_u32_scalar, jax_subtract_u64_u64_scalar,
    jax_subtract_u64_i8_scalar, jax_subtract_u64_i16_scalar, jax_subtract_u64_i32_scalar,
    jax_subtract_u64_i64_scalar, jax_subtract_u64_bf16_scalar, jax_subtract_u64_f16_scalar,
    jax_subtract_u64_f32_scalar, jax_subtract_u64_f64_scalar, jax_subtract_u64_c64_scalar,
    jax_subtract_u64_c128_scalar, jax_subtract_i8_u8_scalar, jax_subtract_i8_u16_scalar, jax_subtract_i8_u32_scalar,
    jax_subtract_i8_u64_scalar, jax_subtract_i8_i16_scalar, jax_subtract_i8_i32_scalar, jax_subtract_i8_i64_scalar,
    jax_subtract_i8_bf16_scalar, jax_subtract_i8_f16_scalar, jax_subtract_i8_f32_scalar, jax_subtract_i8_f64_scalar,
    jax_subtract_i8_c64_scalar, jax_subtract_i8_c128_scalar, jax_subtract_i16_u16_scalar,
    jax_subtract_i16_u32_scalar, jax_subtract_i16_u64_scalar, jax_subtract_i16_i8_scalar,
    jax_subtract_i16_i32_scalar, jax_subtract_i16_i64_scalar, jax_subtract_i16_bf16_scalar,
    jax_subtract_i16_f16_scalar, jax_subtract_i16_f32_scalar, jax_subtract_i16_f64_scalar,
    jax_subtract_i16_c64_scalar, jax_subtract_i16_c128_scalar, jax_subtract_i32_u32_scalar,
    jax_subtract_i32_u64_scalar, jax_subtract_i32_i8_scalar, jax_subtract_i32_i16_scalar,
    jax_subtract_i32_i64_scalar, jax_subtract_i32_bf16_scalar, jax_subtract_i32_f16_scalar,
    jax_subtract_i32_f32_scalar, jax_subtract_i32_f64_scalar, jax_subtract_i32_c64_scalar,
    jax_subtract_i32_c128_scalar, jax_subtract_i64_u64_scalar, jax_subtract_i64_i8_scalar,
    jax_subtract_i64_i16_scalar, jax_subtract_i64_i32_scalar, jax_subtract_i64_bf16_scalar,
    jax_subtract_i64_f16_scalar, jax_subtract_i64_f32_scalar, jax_subtract_i64_f64_scalar,
    jax_subtract_i64_c64_scalar, jax_subtract_i64_c128_scalar, jax_subtract_bf16_b_scalar,
    jax_subtract_bf16_u8_scalar, jax_subtract_bf16_u16_scalar, jax_subtract_bf16_u32_scalar,
    jax_subtract_bf16_u64_scalar, jax_subtract_bf16_i8_scalar, jax_subtract_bf16_i16_scalar,
    jax_subtract_bf16_i32_scalar, jax_subtract_bf16_i64_scalar, jax_subtract_bf16_bf16_scalar,
    jax_subtract_bf16_f16_scalar, jax_subtract_bf16_f32_scalar, jax_subtract_bf16_f64_scalar,
    jax_subtract_bf16_c64_scalar, jax_subtract_bf16_c128_scalar, jax_subtract_bf16_f_weak_scalar,
    jax_subtract_bf16_c_weak_scalar, jax_subtract_f16_b_scalar, jax_subtract_f16_u8_scalar,
    jax_subtract_f16_u16_scalar, jax_subtract_f16_u32_scalar, jax_subtract_f16_u64_scalar,
    jax_subtract_f16_i8_scalar, jax_subtract_f16_i16_scalar, jax_subtract_f16_i32_scalar,
    jax_subtract_f16_i64_scalar, jax_subtract_f16_bf16_scalar, jax_subtract_f16_f16_scalar,
    jax_subtract_f16_f32_scalar, jax_subtract_f16_f64_scalar, jax_subtract_f16_c64_scalar,
    jax_subtract_f16_c128_scalar, jax_subtract_f16_f_weak_scalar, jax_subtract_f16_c_weak_scalar,
    jax_subtract_f32_b_scalar, jax_subtract_f32_u8_scalar, jax_subtract_f32_u16_scalar, jax_subtract_f32_u32_scalar,
    jax_subtract_f32_u64_scalar, jax_subtract_f32_i8_scalar, jax_subtract_f32_i16_scalar,
    jax_subtract_f32_i32_scalar, jax_subtract_f32_i64_scalar, jax_subtract_f32_bf16_scalar,
    jax_subtract_f32_f16_scalar, jax_subtract_f32_f32_scalar, jax_subtract_f32_f64_scalar,
    jax_subtract_f32_c64_scalar, jax_subtract_f32_c128_scalar, jax_subtract_f32_f_weak_scalar,
    jax_subtract_f32_c_weak_scalar, jax_subtract_f64_b_scalar, jax_subtract_f64_u8_scalar,
    jax_subtract_f64_u16_scalar, jax_subtract_f64_u32_scalar, jax_subtract_f64_u64_scalar,
    jax_subtract_f64_i8_scalar, jax_subtract_f64_i16_scalar, jax_subtract_f64_i32_scalar,
    jax_subtract_f64_i64_scalar, jax_subtract_f64_bf16_scalar, jax_subtract_f64_f16_scalar,
    jax_subtract_f64_f32_scalar, jax_subtract_f64_f64_scalar, jax_subtract_f64_c64_scalar,
    jax_subtract_f64_c128_scalar, jax_subtract_c64_b_scalar, jax_subtract_c64_u8_scalar, jax_subtract_c64_u16_scalar,
    jax_subtract_c64_u32_scalar, jax_subtract_c64_u64_scalar, jax_subtract_c64_i8_scalar,
    jax_subtract_c64_i16_scalar, jax_subtract_c64_i32_scalar, jax_subtract_c64_i64_scalar,
    jax_subtract_c64_bf16_scalar, jax_subtract_c64_f16_scalar, jax_subtract_c64_f32_scalar,
    jax_subtract_c64_f64_scalar, jax_subtract_c64_c64_scalar, jax_subtract_c64_c128_scalar,
    jax_subtract_c64_f_weak_scalar, jax_subtract_c64_c_weak_scalar, jax_subtract_c128_b_scalar,
    jax_subtract_c128_u8_scalar, jax_subtract_c128_u16_scalar, jax_subtract_c128_u32_scalar,
    jax_subtract_c128_u64_scalar, jax_subtract_c128_i8_scalar, jax_subtract_c128_i16_scalar,
    jax_subtract_c128_i32_scalar, jax_subtract_c128_i64_scalar, jax_subtract_c128_bf16_scalar,
    jax_subtract_c128_f16_scalar, jax_subtract_c128_f32_scalar, jax_subtract_c128_f64_scalar,
    jax_subtract_c128_c64_scalar, jax_subtract_c128_c128_scalar, jax_subtract_i_weak_u8_scalar,
    jax_subtract_i_weak_u16_scalar, jax_subtract_i_weak_u32_scalar, jax_subtract_f_weak_bf16_scalar,
    jax_subtract_f_weak_f16_scalar, jax_subtract_f_weak_f32_scalar, jax_subtract_f_weak_c64_scalar,
    jax_subtract_c_weak_bf16_scalar, jax_subtract_c_weak_f16_scalar, jax_subtract_c_weak_f32_scalar,
    jax_subtract_c_weak_c64_scalar;
jax_kernel
    jax_multiply_b_b_scalar, jax_multiply_b_u8_scalar, jax_multiply_b_u16_scalar, jax_multiply_b_u32_scalar,
    jax_multiply_b_u64_scalar, jax_multiply_b_bf16_scalar, jax_multiply_b_f16_scalar, jax_multiply_b_f32_scalar,
    jax_multiply_b_f64_scalar, jax_multiply_b_c64_scalar, jax_multiply_b_c128_scalar, jax_multiply_u8_u8_scalar,
    jax_multiply_u8_u16_scalar, jax_multiply_u8_u32_scalar, jax_multiply_u8_u64_scalar, jax_multiply_u8_i8_scalar,
    jax_multiply_u8_bf16_scalar, jax_multiply_u8_f16_scalar, jax_multiply_u8_f32_scalar, jax_multiply_u8_f64_scalar,
    jax_multiply_u8_c64_scalar, jax_multiply_u8_c128_scalar, jax_multiply_u8_i_weak_scalar,
    jax_multiply_u16_u16_scalar, jax_multiply_u16_u32_scalar, jax_multiply_u16_u64_scalar,
    jax_multiply_u16_i8_scalar, jax_multiply_u16_i16_scalar, jax_multiply_u16_bf16_scalar,
    jax_multiply_u16_f16_scalar, jax_multiply_u16_f32_scalar, jax_multiply_u16_f64_scalar,
    jax_multiply_u16_c64_scalar, jax_multiply_u16_c128_scalar, jax_multiply_u16_i_weak_scalar,
    jax_multiply_u32_u32_scalar, jax_multiply_u32_u64_scalar, jax_multiply_u32_i8_scalar,
    jax_multiply_u32_i16_scalar, jax_multiply_u32_i32_scalar, jax_multiply_u32_bf16_scalar,
    jax_multiply_u32_f16_scalar, jax_multiply_u32_f32_scalar, jax_multiply_u32_f64_scalar,
    jax_multiply_u32_c64_scalar, jax_multiply_u32_c128_scalar, jax_multiply_u32_i_weak_scalar,
    jax_multiply_u64_u64_scalar, jax_multiply_u64_i8_scalar, jax_multiply_u64_i16_scalar,
    jax_multiply_u64_i32_scalar, jax_multiply_u64_i64_scalar, jax_multiply_u64_bf16_scalar,
    jax_multiply_u64_f16_scalar, jax_multiply_u64_f32_scalar, jax_multiply_u64_f64_scalar,
    jax_multiply_u64_c64_scalar, jax_multiply_u64_c128_scalar, jax_multiply_i8_i16_scalar,
    jax_multiply_i8_i32_scalar, jax_multiply_i8_i64_scalar, jax_multiply_i8_bf16_scalar, jax_multiply_i8_f16_scalar,
    jax_multiply_i8_f32_scalar, jax_multiply_i8_f64_scalar, jax_multiply_i8_c64_scalar, jax_multiply_i8_c128_scalar,
    jax_multiply_i16_i32_scalar, jax_multiply_i16_i64_scalar, jax_multiply_i16_bf16_scalar,
    jax_multiply_i16_f16_scalar, jax_multiply_i16_f32_scalar, jax_multiply_i16_f64_scalar,
    jax_multiply_i16_c64_scalar, jax_multiply_i16_c128_scalar, jax_multiply_i32_i64_scalar,
    jax_multiply_i32_bf16_scalar, jax_multiply_i32_f16_scalar, jax_multiply_i32_f32_scalar,
    jax_multiply_i32_f64_scalar, jax_multiply_i32_c64_scalar, jax_multiply_i32_c128_scalar,
    jax_multiply_i64_bf16_scalar, jax_multiply_i64_f16_scalar, jax_multiply_i64_f32_scalar,
    jax_multiply_i64_f64_scalar, jax_multiply_i64_c64_scalar, jax_multiply_i64_c128_scalar,
    jax_multiply_bf16_bf16_scalar, jax_multiply_bf16_f16_scalar, jax_multiply_bf16_f32_scalar,
    jax_multiply_bf16_f64_scalar, jax_multiply_bf16_c64_scalar, jax_multiply_bf16_c128_scalar,
    jax_multiply_bf16_f_weak_scalar, jax_multiply_bf16_c_weak_scalar, jax_multiply_f16_f16_scalar,
    jax_multiply_f16_f32_scalar, jax_multiply_f16_f64_scalar, jax_multiply_f16_c64_scalar,
    jax_multiply_f16_c128_scalar, jax_multiply_f16_f_weak_scalar, jax_multiply_f16_c_weak_scalar,
    jax_multiply_f32_f32_scalar, jax_multiply_f32_f64_scalar, jax_multiply_f32_c64_scalar,
    jax_multiply_f32_c128_scalar, jax_multiply_f32_f_weak_scalar, jax_multiply_f32_c_weak_scalar,
    jax_multiply_f64_f64_scalar, jax_multiply_f64_c64_scalar, jax_multiply_f64_c128_scalar,
    jax_multiply_c64_c64_scalar, jax_multiply_c64_c128_scalar, jax_multiply_c64_f_weak_scalar,
    jax_multiply_c64_c_weak_scalar, jax_multiply_c128_c128_scalar;
jax_kernel
    jax_divide_b_b_scalar, jax_divide_b_u8_scalar, jax_divide_b_u16_scalar, jax_divide_b_u32_scalar,
    jax_divide_b_u64_scalar, jax_divide_b_i8_scalar, jax_divide_b_i16_scalar, jax_divide_b_i32_scalar,
    jax_divide_b_i64_scalar, jax_divide_b_bf16_scalar, jax_divide_b_f16_scalar, jax_divide_b_f32_scalar,
    jax_divide_b_f64_scalar, jax_divide_b_c64_scalar, jax_divide_b_c128_scalar, jax_divide_u8_b_scalar,
    jax_divide_u8_u8_scalar, jax_divide_u8_u16_scalar, jax_divide_u8_u32_scalar, jax_divide_u8_u64_scalar,
    jax_divide_u8_i8_scalar, jax_divide_u8_i16_scalar, jax_divide_u8_i32_scalar, jax_divide_u8_i64_scalar,
    jax_divide_u8_bf16_scalar, jax_divide_u8_f16_scalar, jax_divide_u8_f32_scalar, jax_divide_u8_f64_scalar,
    jax_divide_u8_c64_scalar, jax_divide_u8_c128_scalar, jax_divide_u8_i_weak_scalar, jax_divide_u16_b_scalar,
    jax_divide_u16_u8_scalar, jax_divide_u16_u16_scalar, jax_divide_u16_u32_scalar, jax_divide_u16_u64_scalar,
    jax_divide_u16_i8_scalar, jax_divide_u16_i16_scalar, jax_divide_u16_i32_scalar, jax_divide_u16_i64_scalar,
    jax_divide_u16_bf16_scalar, jax_divide_u16_f16_scalar, jax_divide_u16_f32_scalar, jax_divide_u16_f64_scalar,
    jax_divide_u16_c64_scalar, jax_divide_u16_c128_scalar, jax_divide_u16_i_weak_scalar, jax_divide_u32_b_scalar,
    jax_divide_u32_u8_scalar, jax_divide_u32_u16_scalar, jax_divide_u32_u32_scalar, jax_divide_u32_u64_scalar,
    jax_divide_u32_i8_scalar, jax_divide_u32_i16_scalar, jax_divide_u32_i32_scalar, jax_divide_u32_i64_scalar,
    jax_divide_u32_bf16_scalar, jax_divide_u32_f16_scalar, jax_divide_u32_f32_scalar, jax_divide_u32_f64_scalar,
    jax_divide_u32_c64_scalar, jax_divide_u32_c128_scalar, jax_divide_u32_i_weak_scalar, jax_divide_u64_b_scalar,
    jax_divide_u64_u8_scalar, jax_divide_u64_u16_scalar, jax_divide_u64_u32_scalar, jax_divide_u64_u64_scalar,
    jax_divide_u64_i8_scalar, jax_divide_u64_i16_scalar, jax_divide_u64_i32_scalar, jax_divide_u64_i64_scalar,
    jax_divide_u64_bf16_scalar, jax_divide_u64_f16_scalar, jax_divide_u64_f32_scalar, jax_divide_u64_f64_scalar,
    jax_divide_u64_c64_scalar, jax_divide_u64_c128_scalar, jax_divide_u64_i_weak_scalar, jax_divide_i8_b_scalar,
    jax_divide_i8_u8_scalar, jax_divide_i8_u16_scalar, jax_divide_i8_u32_scalar, jax_divide_i8_u64_scalar,
    jax_divide_i8_i8_scalar, jax_divide_i8_i16_scalar, jax_divide_i8_i32_scalar, jax_divide_i8_i64_scalar,
    jax_divide_i8_bf16_scalar, jax_divide_i8_f16_scalar, jax_divide_i8_f32_scalar, jax_divide_i8_f64_scalar,
    jax_divide_i8_c64_scalar, jax_divide_i8_c128_scalar, jax_divide_i8_i_weak_scalar, jax_divide_i16_b_scalar,
    jax_divide_i16_u8_scalar, jax_divide_i16_u16_scalar, jax_divide_i16_u32_scalar, jax_divide_i16_u64_scalar,
    jax_divide_i16_i8_scalar, jax_divide_i16_i16_scalar, jax_divide_i16_i32_scalar, jax_divide_i16_i64_scalar,
    jax_divide_i16_bf16_scalar, jax_divide_i16_f16_scalar, jax_divide_i16_f32_scalar, jax_divide_i16_f64_scalar,
    jax_divide_i16_c64_scalar, jax_divide_i16_c128_scalar, jax_divide_i16_i_weak_scalar, jax_divide_i32_b_scalar,
    jax_divide_i32_u8_scalar, jax_divide_i32_u16_scalar, jax_divide_i32_u32_scalar, jax_divide_i32_u64_scalar,
    jax_divide_i32_i8_scalar, jax_divide_i32_i16_scalar, jax_divide_i32_i32_scalar, jax_divide_i32_i64_scalar,
    jax_divide_i32_bf16_scalar, jax_divide_i32_f16_scalar, jax_divide_i32_f32_scalar, jax_divide_i32_f64_scalar,
    jax_divide_i32_c64_scalar, jax_divide_i32_c128_scalar, jax_divide_i32_i_weak_scalar, jax_divide_i64_b_scalar,
    jax_divide_i64_u8_scalar, jax_divide_i64_u16_scalar, jax_divide_i64_u32_scalar, jax_divide_i64_u64_scalar,
    jax_divide_i64_i8_scalar, jax_divide_i64_i16_scalar, jax_divide_i64_i32_scalar, jax_divide_i64_i64_scalar,
    jax_divide_i64_bf16_scalar, jax_divide_i64_f16_scalar, jax_divide_i64_f32_scalar, jax_divide_i64_f64_scalar,
    jax_divide_i64_c64_scalar, jax_divide_i64_c128_scalar, jax_divide_bf16_b_scalar, jax_divide_bf16_u8_scalar,
    jax_divide_bf16_u16_scalar, jax_divide_bf16_u32_scalar, jax_divide_bf16_u64_scalar, jax_divide_bf16_i8_scalar,
    jax_divide_bf16_i16_scalar, jax_divide_bf16_i32_scalar, jax_divide_bf16_i64_scalar, jax_divide_bf16_bf16_scalar,
    jax_divide_bf16_f16_scalar, jax_divide_bf16_f32_scalar, jax_divide_bf16_f64_scalar, jax_divide_bf16_c64_scalar,
    jax_divide_bf16_c128_scalar, jax_divide_bf16_f_weak_scalar, jax_divide_bf16_c_weak_scalar,
    jax_divide_f16_b_scalar, jax_divide_f16_u8_scalar, jax_divide_f16_u16_scalar, jax_divide_f16_u32_scalar,
    jax_divide_f16_u64_scalar, jax_divide_f16_i8_scalar, jax_divide_f16_i16_scalar, jax_divide_f16_i32_scalar,
    jax_divide_f16_i64_scalar, jax_divide_f16_bf16_scalar, jax_divide_f16_f16_scalar, jax_divide_f16_f32_scalar,
    jax_divide_f16_f64_scalar, jax_divide_f16_c64_scalar, jax_divide_f16_c128_scalar, jax_divide_f16_f_weak_scalar,
    jax_divide_f16_c_weak_scalar, jax_divide_f32_b_scalar, jax_divide_f32_u8_scalar, jax_divide_f32_u16_scalar,
    jax_divide_f32_u32_scalar, jax_divide_f32_u64_scalar, jax_divide_f32_i8_scalar, jax_divide_f32_i16_scalar,
    jax_divide_f32_i32_scalar, jax_divide_f32_i64_scalar, jax_divide_f32_bf16_scalar, jax_divide_f32_f16_scalar,
    jax_divide_f32_f32_scalar, jax_divide_f32_f64_scalar, jax_divide_f32_c64_scalar, jax_divide_f32_c128_scalar,
    jax_divide_f32_f_weak_scalar, jax_divide_f32_c_weak_scalar, jax_divide_f64_b_scalar, jax_divide_f64_u8_scalar,
    jax_divide_f64_u16_scalar, jax_divide_f64_u32_scalar, jax_divide_f64_u64_scalar, jax_divide_f64_i8_scalar,
    jax_divide_f64_i16_scalar, jax_divide_f64_i32_scalar, jax_divide_f64_i64_scalar, jax_divide_f64_bf16_scalar,
    jax_divide_f64_f16_scalar, jax_divide_f64_f32_scalar, jax_divide_f64_f64_scalar, jax_divide_f64_c64_scalar,
    jax_divide_f64_c128_scalar, jax_divide_c64_b_scalar, jax_divide_c64_u8_scalar, jax_divide_c64_u16_scalar,
    jax_divide_c64_u32_scalar, jax_divide_c64_u64_scalar, jax_divide_c64_i8_scalar, jax_divide_c64_i16_scalar,
    jax_divide_c64_i32_scalar, jax_divide_c64_i64_scalar, jax_divide_c64_bf16_scalar, jax_divide_c64_f16_scalar,
    jax_divide_c64_f32_scalar, jax_divide_c64_f64_scalar, jax_divide_c64_c64_scalar, jax_divide_c64_c128_scalar,
    jax_divide_c64_f_weak_scalar, jax_divide_c64_c_weak_scalar, jax_divide_c128_b_scalar, jax_divide_c128_u8_scalar,
    jax_divide_c128_u16_scalar, jax_divide_c128_u32_scalar, jax_divide_c128_u64_scalar, jax_divide_c128_i8_scalar,
    jax_divide_c128_i16_scalar, jax_divide_c128_i32_scalar, jax_divide_c128_i64_scalar, jax_divide_c128_bf16_scalar,
    jax_divide_c128_f16_scalar, jax_divide_c128_f32_scalar, jax_divide_c128_f64_scalar, jax_divide_c128_c64_scalar,
    jax_divide_c128_c128_scalar, jax_divide_i_weak_u8_scalar, jax_divide_i_weak_u16_scalar,
    jax_divide_i_weak_u32_scalar, jax_divide_i_weak_u64_scalar, jax_divide_i_weak_i8_scalar,
    jax_divide_i_weak_i16_scalar, jax_divide_i_weak_i32_scalar, jax_divide_f_weak_bf16_scalar,
    jax_divide_f_weak_f16_scalar, jax_divide_f_weak_f32_scalar, jax_divide_f_weak_c64_scalar,
    jax_divide_c_weak_bf16_scalar, jax_divide_c_weak_f16_scalar, jax_divide_c_weak_f32_scalar,
    jax_divide_c_weak_c64_scalar;
jax_kernel
    jax_minimum_b_b_scalar, jax_minimum_b_u8_scalar, jax_minimum_b_u16_scalar, jax_minimum_b_u32_scalar,
    jax_minimum_b_u64_scalar, jax_minimum_b_i8_scalar, jax_minimum_b_i16_scalar, jax_minimum_b_i32_scalar,
    jax_minimum_b_i64_scalar, jax_minimum_b_bf16_scalar, jax_minimum_b_f16_scalar, jax_minimum_b_f32_scalar,
    jax_minimum_b_f64_scalar, jax_minimum_u8_u8_scalar, jax_minimum_u8_u16_scalar, jax_minimum_u8_u32_scalar,
    jax_minimum_u8_u64_scalar, jax_minimum_u8_i8_scalar, jax_minimum_u8_i16_scalar, jax_minimum_u8_i32_scalar,
    jax_minimum_u8_i64_scalar, jax_minimum_u8_bf16_scalar, jax_minimum_u8_f16_scalar, jax_minimum_u8_f32_scalar,
    jax_minimum_u8_f64_scalar, jax_minimum_u8_i_weak_scalar, jax_minimum_u16_u16_scalar, jax_minimum_u16_u32_scalar,
    jax_minimum_u16_u64_scalar, jax_minimum_u16_i8_scalar, jax_minimum_u16_i16_scalar, jax_minimum_u16_i32_scalar,
    jax_minimum_u16_i64_scalar, jax_minimum_u16_bf16_scalar, jax_minimum_u16_f16_scalar, jax_minimum_u16_f32_scalar,
    jax_minimum_u16_f64_scalar, jax_minimum_u16_i_weak_scalar, jax_minimum_u32_u32_scalar,
    jax_minimum_u32_u64_scalar, jax_minimum_u32_i8_scalar, jax_minimum_u32_i16_scalar, jax_minimum_u32_i32_scalar,
    jax_minimum_u32_i64_scalar, jax_minimum_u32_bf16_scalar, jax_minimum_u32_f16_scalar, jax_minimum_u32_f32_scalar,
    jax_minimum_u32_f64_scalar, jax_minimum_u32_i_weak_scalar, jax_minimum_u64_u64_scalar, jax_minimum_u64_i8_scalar,
    jax_minimum_u64_i16_scalar, jax_minimum_u64_i32_scalar, jax_minimum_u64_i64_scalar, jax_minimum_u64_bf16_scalar,
    jax_minimum_u64_f16_scalar, jax_minimum_u64_f32_scalar, jax_minimum_u64_f64_scalar, jax_minimum_i8_i8_scalar,
    jax_minimum_i8_i16_scalar, jax_minimum_i8_i32_scalar, jax_minimum_i8_i64_scalar, jax_minimum_i8_bf16_scalar,
    jax_minimum_i8_f16_scalar, jax_minimum_i8_f32_scalar, jax_minimum_i8_f64_scalar, jax_minimum_i8_i_weak_scalar,
    jax_minimum_i16_i16_scalar, jax_minimum_i16_i32_scalar, jax_minimum_i16_i64_scalar, jax_minimum_i16_bf16_scalar,
    jax_minimum_i16_f16_scalar, jax_minimum_i16_f32_scalar, jax_minimum_i16_f64_scalar,
    jax_minimum_i16_i_weak_scalar, jax_minimum_i32_i32_scalar, jax_minimum_i32_i64_scalar,
    jax_minimum_i32_bf16_scalar, jax_minimum_i32_f16_scalar, jax_minimum_i32_f32_scalar, jax_minimum_i32_f64_scalar,
    jax_minimum_i32_i_weak_scalar, jax_minimum_i64_i64_scalar, jax_minimum_i64_bf16_scalar,
    jax_minimum_i64_f16_scalar, jax_minimum_i64_f32_scalar, jax_minimum_i64_f64_scalar, jax_minimum_bf16_bf16_scalar,
    jax_minimum_bf16_f16_scalar, jax_minimum_bf16_f32_scalar, jax_minimum_bf16_f64_scalar,
    jax_minimum_bf16_f_weak_scalar, jax_minimum_f16_f16_scalar, jax_minimum_f16_f32_scalar,
    jax_minimum_f16_f64_scalar, jax_minimum_f16_f_weak_scalar, jax_minimum_f32_f32_scalar,
    jax_minimum_f32_f64_scalar, jax_minimum_f32_f_weak_scalar, jax_minimum_f64_f64_scalar;
jax_kernel
    jax_maximum_b_b_scalar, jax_maximum_b_u8_scalar, jax_maximum_b_u16_scalar, jax_maximum_b_u32_scalar,
    jax_maximum_b_u64_scalar, jax_maximum_b_i8_scalar, jax_maximum_b_i16_scalar, jax_maximum_b_i32_scalar,
    jax_maximum_b_i64_scalar, jax_maximum_b_bf16_scalar, jax_maximum_b_f16_scalar, jax_maximum_b_f32_scalar,
    jax_maximum_b_f64_scalar, jax_maximum_u8_u8_scalar, jax_maximum_u8_u16_scalar, jax_maximum_u8_u32_scalar,
    jax_maximum_u8_u64_scalar, jax_maximum_u8_i8_scalar, jax_maximum_u8_i16_scalar, jax_maximum_u8_i32_scalar,
    jax_maximum_u8_i64_scalar, jax_maximum_u8_bf16_scalar, jax_maximum_u8_f16_scalar, jax_maximum_u8_f32_scalar,
    jax_maximum_u8_f64_scalar, jax_maximum_u8_i_weak_scalar, jax_maximum_u16_u16_scalar, jax_maximum_u16_u32_scalar,
    jax_maximum_u16_u64_scalar, jax_maximum_u16_i8_scalar, jax_maximum_u16_i16_scalar, jax_maximum_u16_i32_scalar,
    jax_maximum_u16_i64_scalar, jax_maximum_u16_bf16_scalar, jax_maximum_u16_f16_scalar, jax_maximum_u16_f32_scalar,
    jax_maximum_u16_f64_scalar, jax_maximum_u16_i_weak_scalar, jax_maximum_u32_u32_scalar,
    jax_maximum_u32_u64_scalar, jax_maximum_u32_i8_scalar, jax_maximum_u32_i16_scalar, jax_maximum_u32_i32_scalar,
    jax_maximum_u32_i64_scalar, jax_maximum_u32_bf16_scalar, jax_maximum_u32_f16_scalar, jax_maximum_u32_f32_scalar,
    jax_maximum_u32_f64_scalar, jax_maximum_u32_i_weak_scalar, jax_maximum_u64_u64_scalar, jax_maximum_u64_i8_scalar,
    jax_maximum_u64_i16_scalar, jax_maximum_u64_i32_scalar, jax_maximum_u64_i64_scalar, jax_maximum_u64_bf16_scalar,
    jax_maximum_u64_f16_scalar, jax_maximum_u64_f32_scalar, jax_maximum_u64_f64_scalar, jax_maximum_i8_i8_scalar,
    jax_maximum_i8_i16_scalar, jax_maximum_i8_i32_scalar, jax_maximum_i8_i64_scalar, jax_maximum_i8_bf16_scalar,
    jax_maximum_i8_f16_scalar, jax_maximum_i8_f32_scalar, jax_maximum_i8_f64_scalar, jax_maximum_i8_i_weak_scalar,
    jax_maximum_i16_i16_scalar, jax_maximum_i16_i32_scalar, jax_maximum_i16_i64_scalar, jax_maximum_i16_bf16_scalar,
    jax_maximum_i16_f16_scalar, jax_maximum_i16_f32_scalar, jax_maximum_i16_f64_scalar,
    jax_maximum_i16_i_weak_scalar, jax_maximum_i32_i32_scalar, jax_maximum_i32_i64_scalar,
    jax_maximum_i32_bf16_scalar, jax_maximum_i32_f16_scalar, jax_maximum_i32_f32_scalar, jax_maximum_i32_f64_scalar,
    jax_maximum_i32_i_weak_scalar, jax_maximum_i64_i64_scalar, jax_maximum_i64_bf16_scalar,
    jax_maximum_i64_f16_scalar, jax_maximum_i64_f32_scalar, jax_maximum_i64_f64_scalar, jax_maximum_bf16_bf16_scalar,
    jax_maximum_bf16_f16_scalar, jax_maximum_bf16_f32_scalar, jax_maximum_bf16_f64_scalar,
    jax_maximum_bf16_f_weak_scalar, jax_maximum_f16_f16_scalar, jax_maximum_f16_f32_scalar,
    jax_maximum_f16_f64_scalar, jax_maximum_f16_f_weak_scalar, jax_maximum_f32_f32_scalar,
    jax_maximum_f32_f64_scalar, jax_maximum_f32_f_weak_scalar, jax_maximum_f64_f64_scalar;
jax_kernel
    jax_equal_b_b_scalar, jax_equal_b_u8_scalar, jax_equal_b_u16_scalar, jax_equal_b_u32_scalar,
    jax_equal_b_u64_scalar, jax_equal_b_bf16_scalar, jax_equal_b_f16_scalar, jax_equal_b_f32_scalar,
    jax_equal_b_f64_scalar, jax_equal_b_c64_scalar, jax_equal_b_c128_scalar, jax_equal_u8_u8_scalar,
    jax_equal_u8_u16_scalar, jax_equal_u8_u32_scalar, jax_equal_u8_u64_scalar, jax_equal_u8_i8_scalar,
    jax_equal_u8_bf16_scalar, jax_equal_u8_f16_scalar, jax_equal_u8_f32_scalar, jax_equal_u8_f64_scalar,
    jax_equal_u8_c64_scalar, jax_equal_u8_c128_scalar, jax_equal_u16_u16_scalar, jax_equal_u16_u32_scalar,
    jax_equal_u16_u64_scalar, jax_equal_u16_i8_scalar, jax_equal_u16_i16_scalar, jax_equal_u16_bf16_scalar,
    jax_equal_u16_f16_scalar, jax_equal_u16_f32_scalar, jax_equal_u16_f64_scalar, jax_equal_u16_c64_scalar,
    jax_equal_u16_c128_scalar, jax_equal_u32_u32_scalar, jax_equal_u32_u64_scalar, jax_equal_u32_i8_scalar,
    jax_equal_u32_i16_scalar, jax_equal_u32_i32_scalar, jax_equal_u32_bf16_scalar, jax_equal_u32_f16_scalar,
    jax_equal_u32_f32_scalar, jax_equal_u32_f64_scalar, jax_equal_u32_c64_scalar, jax_equal_u32_c128_scalar,
    jax_equal_u64_u64_scalar, jax_equal_u64_i8_scalar, jax_equal_u64_i16_scalar, jax_equal_u64_i32_scalar,
    jax_equal_u64_i64_scalar, jax_equal_u64_bf16_scalar, jax_equal_u64_f16_scalar, jax_equal_u64_f32_scalar,
    jax_equal_u64_f64_scalar, jax_equal_u64_c64_scalar, jax_equal_u64_c128_scalar, jax_equal_i8_i16_scalar,
    jax_equal_i8_i32_scalar, jax_equal_i8_i64_scalar, jax_equal_i8_bf16_scalar, jax_equal_i8_f16_scalar,
    jax_equal_i8_f32_scalar, jax_equal_i8_f64_scalar, jax_equal_i8_c64_scalar, jax_equal_i8_c128_scalar,
    jax_equal_i16_i32_scalar, jax_equal_i16_i64_scalar, jax_equal_i16_bf16_scalar, jax_equal_i16_f16_scalar,
    jax_equal_i16_f32_scalar, jax_equal_i16_f64_scalar, jax_equal_i16_c64_scalar, jax_equal_i16_c128_scalar,
    jax_equal_i32_i64_scalar, jax_equal_i32_bf16_scalar, jax_equal_i32_f16_scalar, jax_equal_i32_f32_scalar,
    jax_equal_i32_f64_scalar, jax_equal_i32_c64_scalar, jax_equal_i32_c128_scalar, jax_equal_i64_bf16_scalar,
    jax_equal_i64_f16_scalar, jax_equal_i64_f32_scalar, jax_equal_i64_f64_scalar, jax_equal_i64_c64_scalar,
    jax_equal_i64_c128_scalar, jax_equal_bf16_bf16_scalar, jax_equal_bf16_f16_scalar, jax_equal_bf16_f32_scalar,
    jax_equal_bf16_f64_scalar, jax_equal_bf16_c64_scalar, jax_equal_bf16_c128_scalar, jax_equal_bf16_f_weak_scalar,
    jax_equal_bf16_c_weak_scalar, jax_equal_f16_f16_scalar, jax_equal_f16_f32_scalar, jax_equal_f16_f64_scalar,
    jax_equal_f16_c64_scalar, jax_equal_f16_c128_scalar, jax_equal_f16_f_weak_scalar, jax_equal_f16_c_weak_scalar,
    jax_equal_f32_f32_scalar, jax_equal_f32_f64_scalar, jax_equal_f32_c64_scalar, jax_equal_f32_c128_scalar,
    jax_equal_f32_f_weak_scalar, jax_equal_f32_c_weak_scalar, jax_equal_f64_f64_scalar, jax_equal_f64_c64_scalar,
    jax_equal_f64_c128_scalar, jax_equal_c64_c64_scalar, jax_equal_c64_c128_scalar, jax_equal_c64_f_weak_scalar,
    jax_equal_c64_c_weak_scalar, jax_equal_c128_c128_scalar;
jax_kernel
    jax_not_equal_b_b_scalar, jax_not_equal_b_u8_scalar, jax_not_equal_b_u16_scalar, jax_not_equal_b_u32_scalar,
    jax_not_equal_b_u64_scalar, jax_not_equal_b_bf16_scalar, jax_not_equal_b_f16_scalar, jax_not_equal_b_f32_scalar,
    jax_not_equal_b_f64_scalar, jax_not_equal_b_c64_scalar, jax_not_equal_b_c128_scalar, jax_not_equal_u8_u8_scalar,
    jax_not_equal_u8_u16_scalar, jax_not_equal_u8_u32_scalar, jax_not_equal_u8_u64_scalar,
    jax_not_equal_u8_i8_scalar, jax_not_equal_u8_bf16_scalar, jax_not_equal_u8_f16_scalar,
    jax_not_equal_u8_f32_scalar, jax_not_equal_u8_f64_scalar, jax_not_equal_u8_c64_scalar,
    jax_not_equal_u8_c128_scalar, jax_not_equal_u16_u16_scalar, jax_not_equal_u16_u32_scalar,
    jax_not_equal_u16_u64_scalar, jax_not_equal_u16_i8_scalar, jax_not_equal_u16_i16_scalar,
    jax_not_equal_u16_bf16_scalar, jax_not_equal_u16_f16_scalar, jax_not_equal_u16_f32_scalar,
    jax_not_equal_u16_f64_scalar, jax_not_equal_u16_c64_scalar, jax_not_equal_u16_c128_scalar,
    jax_not_equal_u32_u32_scalar, jax_not_equal_u32_u64_scalar, jax_not_equal_u32_i8_scalar,
    jax_not_equal_u32_i16_scalar, jax_not_equal_u32_i32_scalar, jax_not_equal_u32_bf16_scalar,
    jax_not_equal_u32_f16_scalar, jax_not_equal_u32_f32_scalar, jax_not_equal_u32_f64_scalar,
    jax_not_equal_u32_c64_scalar, jax_not_equal_u32_c128_scalar, jax_not_equal_u64_u64_scalar,
    jax_not_equal_u64_i8_scalar, jax_not_equal_u64_i16_scalar, jax_not_equal_u64_i32_scalar,
    jax_not_equal_u64_i64_scalar, jax_not_equal_u64_bf16_scalar, jax_not_equal_u64_f16_scalar,
    jax_not_equal_u64_f32_scalar, jax_not_equal_u64_f64_scalar, jax_not_equal_u64_c64_scalar,
    jax_not_equal_u64_c128_scalar, jax_not_equal_i8_i16_scalar, jax_not_equal_i8_i32_scalar,
    jax_not_equal_i8_i64_scalar, jax_not_equal_i8_bf16_scalar, jax_not_equal_i8_f16_scalar,
    jax_not_equal_i8_f32_scalar, jax_not_equal_i8_f64_scalar, jax_not_equal_i8_c64_scalar,
    jax_not_equal_i8_c128_scalar, jax_not_equal_i16_i32_scalar, jax_not_equal_i16_i64_scalar,
    jax_not_equal_i16_bf16_scalar, jax_not_equal_i16_f16_scalar, jax_not_equal_i16_f32_scalar,
    jax_not_equal_i16_f64_scalar, jax_not_equal_i16_c64_scalar, jax_not_equal_i16_c128_scalar,
    jax_not_equal_i32_i64_scalar, jax_not_equal_i32_bf16_scalar, jax_not_equal_i32_f16_scalar,
    jax_not_equal_i32_f32_scalar, jax_not_equal_i32_f64_scalar, jax_not_equal_i32_c64_scalar,
    jax_not_equal_i32_c128_scalar, jax_not_equal_i64_bf16_scalar, jax_not_equal_i64_f16_scalar,
    jax_not_equal_i64_f32_scalar, jax_not_equal_i64_f64_scalar, jax_not_equal_i64_c64_scalar,
    jax_not_equal_i64_c128_scalar, jax_not_equal_bf16_bf16_scalar, jax_not_equal_bf16_f16_scalar,
    jax_not_equal_bf16_f32_scalar, jax_not_equal_bf16_f64_scalar, jax_not_equal_bf16_c64_scalar,
    jax_not_equal_bf16_c128_scalar, jax_not_equal_bf16_f_weak_scalar, jax_not_equal_bf16_c_weak_scalar,
    jax_not_equal_f16_f16_scalar, jax_not_equal_f16_f32_scalar, jax_not_equal_f16_f64_scalar,
    jax_not_equal_f16_c64_scalar, jax_not_equal_f16_c128_scalar, jax_not_equal_f16_f_weak_scalar,
    jax_not_equal_f16_c_weak_scalar, jax_not_equal_f32_f32_scalar, jax_not_equal_f32_f64_scalar,
    jax_not_equal_f32_c64_scalar, jax_not_equal_f32_c128_scalar, jax_not_equal_f32_f_weak_scalar,
    jax_not_equal_f32_c_weak_scalar, jax_not_equal_f64_f64_scalar, jax_not_equal_f64_c64_scalar,
    jax_not_equal_f64_c128_scalar, jax_not_equal_c64_c64_scalar, jax_not_equal_c64_c128_scalar,
    jax_not_equal_c64_f_weak_scalar, jax_not_equal_c64_c_weak_scalar, jax_not_equal_c128_c128_scalar;
jax_kernel
    jax_less_b_b_scalar, jax_less_b_u8_scalar, jax_less_b_u16_scalar, jax_less_b_u32_scalar, jax_less_b_u64_scalar,
    jax_less_b_i8_scalar, jax_less_b_i16_scalar, jax_less_b_i32_scalar, jax_less_b_i64_scalar,
    jax_less_b_bf16_scalar, jax_less_b_f16_scalar, jax_less_b_f32_scalar, jax_less_b_f64_scalar,
    jax_less_u8_b_scalar, jax_less_u8_u8_scalar, jax_less_u8_u16_scalar, jax_less_u8_u32_scalar,
    jax_less_u8_u64_scalar, jax_less_u8_i8_scalar, jax_less_u8_i16_scalar, jax_less_u8_i32_scalar,
    jax_less_u8_i64_scalar, jax_less_u8_bf16_scalar, jax_less_u8_f16_scalar, jax_less_u8_f32_scalar,
    jax_less_u8_f64_scalar, jax_less_u16_b_scalar, jax_less_u16_u8_scalar, jax_less_u16_u16_scalar,
    jax_less_u16_u32_scalar, jax_less_u16_u64_scalar, jax_less_u16_i8_scalar, jax_less_u16_i16_scalar,
    jax_less_u16_i32_scalar, jax_less_u16_i64_scalar, jax_less_u16_bf16_scalar, jax_less_u16_f16_scalar,
    jax_less_u16_f32_scalar, jax_less_u16_f64_scalar, jax_less_u32_b_scalar, jax_less_u32_u8_scalar,
    jax_less_u32_u16_scalar, jax_less_u32_u32_scalar, jax_less_u32_u64_scalar, jax_less_u32_i8_scalar,
    jax_less_u32_i16_scalar, jax_less_u32_i32_scalar, jax_less_u32_i64_scalar, jax_less_u32_bf16_scalar,
    jax_less_u32_f16_scalar, jax_less_u32_f32_scalar, jax_less_u32_f64_scalar, jax_less_u64_b_scalar,
    jax_less_u64_u8_scalar, jax_less_u64_u16_scalar, jax_less_u64_u32_scalar, jax_less_u64_u64_scalar,
    jax_less_u64_i8_scalar, jax_less_u64_i16_scalar, jax_less_u64_i32_scalar, jax_less_u64_i64_scalar,
    jax_less_u64_bf16_scalar, jax_less_u64_f16_scalar, jax_less_u64_f32_scalar, jax_less_u64_f64_scalar,
    jax_less_i8_b_scalar, jax_less_i8_u8_scalar, jax_less_i8_u16_scalar, jax_less_i8_u32_scalar,
    jax_less_i8_u64_scalar, jax_less_i8_i8_scalar, jax_less_i8_i16_scalar, jax_less_i8_i32_scalar,
    jax_less_i8_i64_scalar, jax_less_i8_bf16_scalar, jax_less_i8_f16_scalar, jax_less_i8_f32_scalar,
    jax_less_i8_f64_scalar, jax_less_i16_b_scalar, jax_less_i16_u8_scalar, jax_less_i16_u16_scalar,
    jax_less_i16_u32_scalar, jax_less_i16_u64_scalar, jax_less_i16_i8_scalar, jax_less_i16_i16_scalar,
    jax_less_i16_i32_scalar, jax_less_i16_i64_scalar, jax_less_i16_bf16_scalar, jax_less_i16_f16_scalar,
    jax_less_i16_f32_scalar, jax_less_i16_f64_scalar, jax_less_i32_b_scalar, jax_less_i32_u8_scalar,
    jax_less_i32_u16_scalar, jax_less_i32_u32_scalar, jax_less_i32_u64_scalar, jax_less_i32_i8_scalar,
    jax_less_i32_i16_scalar, jax_less_i32_i32_scalar, jax_less_i32_i64_scalar, jax_less_i32_bf16_scalar,
    jax_less_i32_f16_scalar, jax_less_i32_f32_scalar, jax_less_i32_f64_scalar, jax_less_i64_b_scalar,
    jax_less_i64_u8_scalar, jax_less_i64_u16_scalar, jax_less_i64_u32_scalar, jax_less_i64_u64_scalar,
    jax_less_i64_i8_scalar, jax_less_i64_i16_scalar, jax_less_i64_i32_scalar, jax_less_i64_i64_scalar,
    jax_less_i64_bf16_scalar, jax_less_i64_f16_scalar, jax_less_i64_f32_scalar, jax_less_i64_f64_scalar,
    jax_less_bf16_b_scalar, jax_less_bf16_u8_scalar, jax_less_bf16_u16_scalar, jax_less_bf16_u32_scalar,
    jax_less_bf16_u64_scalar, jax_less_bf16_i8_scalar, jax_less_bf16_i16_scalar, jax_less_bf16_i32_scalar,
    jax_less_bf16_i64_scalar, jax_less_bf16_bf16_scalar, jax_less_bf16_f16_scalar, jax_less_bf16_f32_scalar,
    jax_less_bf16_f64_scalar, jax_less_bf16_f_weak_scalar, jax_less_f16_b_scalar, jax_less_f16_u8_scalar,
    jax_less_f16_u16_scalar, jax_less_f16_u32_scalar, jax_less_f16_u64_scalar, jax_less_f16_i8_scalar,
    jax_less_f16_i16_scalar, jax_less_f16_i32_scalar, jax_less_f16_i64_scalar, jax_less_f16_bf16_scalar,
    jax_less_f16_f16_scalar, jax_less_f16_f32_scalar, jax_less_f16_f64_scalar, jax_less_f16_f_weak_scalar,
    jax_less_f32_b_scalar, jax_less_f32_u8_scalar, jax_less_f32_u16_scalar, jax_less_f32_u32_scalar,
    jax_less_f32_u64_scalar, jax_less_f32_i8_scalar, jax_less_f32_i16_scalar, jax_less_f32_i32_scalar,
    jax_less_f32_i64_scalar, jax_less_f32_bf16_scalar, jax_less_f32_f16_scalar, jax_less_f32_f32_scalar,
    jax_less_f32_f64_scalar, jax_less_f32_f_weak_scalar, jax_less_f64_b_scalar, jax_less_f64_u8_scalar,
    jax_less_f64_u16_scalar, jax_less_f64_u32_scalar, jax_less_f64_u64_scalar, jax_less_f64_i8_scalar,
    jax_less_f64_i16_scalar, jax_less_f64_i32_scalar, jax_less_f64_i64_scalar, jax_less_f64_bf16_scalar,
    jax_less_f64_f16_scalar, jax_less_f64_f32_scalar, jax_less_f64_f64_scalar, jax_less_f_weak_bf16_scalar,
    jax_less_f_weak_f16_scalar, jax_less_f_weak_f32_scalar;
jax_kernel
    jax_less_equal_b_b_scalar, jax_less_equal_b_u8_scalar, jax_less_equal_b_u16_scalar, jax_less_equal_b_u32_scalar,
    jax_less_equal_b_u64_scalar, jax_less_equal_b_i8_scalar, jax_less_equal_b_i16_scalar,
    jax_less_equal_b_i32_scalar, jax_less_equal_b_i64_scalar, jax_less_equal_b_bf16_scalar,
    jax_less_equal_b_f16_scalar, jax_less_equal_b_f32_scalar, jax_less_equal_b_f64_scalar,
    jax_less_equal_u8_b_scalar, jax_less_equal_u8_u8_scalar, jax_less_equal_u8_u16_scalar,
    jax_less_equal_u8_u32_scalar, jax_less_equal_u8_u64_scalar, jax_less_equal_u8_i8_scalar,
    jax_less_equal_u8_i16_scalar, jax_less_equal_u8_i32_scalar, jax_less_equal_u8_i64_scalar,
    jax_less_equal_u8_bf16_scalar, jax_less_equal_u8_f16_scalar, jax_less_equal_u8_f32_scalar,
    jax_less_equal_u8_f64_scalar, jax_less_equal_u16_b_scalar, jax_less_equal_u16_u8_scalar,
    jax_less_equal_u16_u16_scalar, jax_less_equal_u16_u32_scalar, jax_less_equal_u16_u64_scalar,
    jax_less_equal_u16_i8_scalar, jax_less_equal_u16_i16_scalar, jax_less_equal_u16_i32_scalar,
    jax_less_equal_u16_i64_scalar, jax_less_equal_u16_bf16_scalar, jax_less_equal_u16_f16_scalar,
    jax_less_equal_u16_f32_scalar, jax_less_equal_u16_f64_scalar, jax_less_equal_u32_b_scalar,
    jax_less_equal_u32_u8_scalar, jax_less_equal_u32_u16_scalar, jax_less_equal_u32_u32_scalar,
    jax_less_equal_u32_u64_scalar, jax_less_equal_u32_i8_scalar, jax_less_equal_u32_i16_scalar,
    jax_less_equal_u32_i32_scalar, jax_less_equal_u32_i64_scalar, jax_less_equal_u32_bf16_scalar,
    jax_less_equal_u32_f16_scalar, jax_less_equal_u32_f32_scalar, jax_less_equal_u32_f64_scalar,
    jax_less_equal_u64_b_scalar, jax_less_equal_u64_u8_scalar, jax_less_equal_u64_u16_scalar,
    jax_less_equal_u64_u32_scalar, jax_less_equal_u64_u64_scalar, jax_less_equal_u64_i8_scalar,
    jax_less_equal_u64_i16_scalar, jax_less_equal_u64_i32_scalar, jax_less_equal_u64_i64_scalar,
    jax_less_equal_u64_bf16_scalar, jax_less_equal_u64_f16_scalar, jax_less_equal_u64_f32_scalar,
    jax_less_equal_u64_f64_scalar, jax_less_equal_i8_b_scalar, jax_less_equal_i8_u8_scalar,
    jax_less_equal_i8_u16_scalar, jax_less_equal_i8_u32_scalar, jax_less_equal_i8_u64_scalar,
    jax_less_equal_i8_i8_scalar, jax_less_equal_i8_i16_scalar, jax_less_equal_i8_i32_scalar,
    jax_less_equal_i8_i64_scalar, jax_less_equal_i8_bf16_scalar, jax_less_equal_i8_f16_scalar,
    jax_less_equal_i8_f32_scalar, jax_less_equal_i8_f64_scalar, jax_less_equal_i16_b_scalar,
    jax_less_equal_i16_u8_scalar, jax_less_equal_i16_u16_scalar, jax_less_equal_i16_u32_scalar,
    jax_less_equal_i16_u64_scalar, jax_less_equal_i16_i8_scalar, jax_less_equal_i16_i16_scalar,
    jax_less_equal_i16_i32_scalar, jax_less_equal_i16_i64_scalar, jax_less_equal_i16_bf16_scalar,
    jax_less_equal_i16_f16_scalar, jax_less_equal_i16_f32_scalar, jax_less_equal_i16_f64_scalar,
    jax_less_equal_i32_b_scalar, jax_less_equal_i32_u8_scalar, jax_less_equal_i32_u16_scalar,
    jax_less_equal_i32_u32_scalar, jax_less_equal_i32_u64_scalar, jax_less_equal_i32_i8_scalar,
    jax_less_equal_i32_i16_scalar, jax_less_equal_i32_i32_scalar, jax_less_equal_i32_i64_scalar,
    jax_less_equal_i32_bf16_scalar, jax_less_equal_i32_f16_scalar, jax_less_equal_i32_f32_scalar,
    jax_less_equal_i32_f64_scalar, jax_less_equal_i64_b_scalar, jax_less_equal_i64_u8_scalar,
    jax_less_equal_i64_u16_scalar, jax_less_equal_i64_u32_scalar, jax_less_equal_i64_u64_scalar,
    jax_less_equal_i64_i8_scalar, jax_less_equal_i64_i16_scalar, jax_less_equal_i64_i32_scalar,
    jax_less_equal_i64_i64_scalar, jax_less_equal_i64_bf16_scalar, jax_less_equal_i64_f16_scalar,
    jax_less_equal_i64_f32_scalar, jax_less_equal_i64_f64_scalar, jax_less_equal_bf16_b_scalar,
    jax_less_equal_bf16_u8_scalar, jax_less_equal_bf16_u16_scalar, jax_less_equal_bf16_u32_scalar,
    jax_less_equal_bf16_u64_scalar, jax_less_equal_bf16_i8_scalar, jax_less_equal_bf16_i16_scalar,
    jax_less_equal_bf16_i32_scalar, jax_less_equal_bf16_i64_scalar, jax_less_equal_bf16_bf16_scalar,
    jax_less_equal_bf16_f16_scalar, jax_less_equal_bf16_f32_scalar, jax_less_equal_bf16_f64_scalar,
    jax_less_equal_bf16_f_weak_scalar, jax_less_equal_f16_b_scalar, jax_less_equal_f16_u8_scalar,
    jax_less_equal_f16_u16_scalar, jax_less_equal_f16_u32_scalar, jax_less_equal_f16_u64_scalar,
    jax_less_equal_f16_i8_scalar, jax_less_equal_f16_i16_scalar, jax_less_equal_f16_i32_scalar,
    jax_less_equal_f16_i64_scalar, jax_less_equal_f16_bf16_scalar, jax_less_equal_f16_f16_scalar,
    jax_less_equal_f16_f32_scalar, jax_less_equal_f16_f64_scalar, jax_less_equal_f16_f_weak_scalar,
    jax_less_equal_f32_b_scalar, jax_less_equal_f32_u8_scalar, jax_less_equal_f32_u16_scalar,
    jax_less_equal_f32_u32_scalar, jax_less_equal_f32_u64_scalar, jax_less_equal_f32_i8_scalar,
    jax_less_equal_f32_i16_scalar, jax_less_equal_f32_i32_scalar, jax_less_equal_f32_i64_scalar,
    jax_less_equal_f32_bf16_scalar, jax_less_equal_f32_f16_scalar, jax_less_equal_f32_f32_scalar,
    jax_less_equal_f32_f64_scalar, jax_less_equal_f32_f_weak_scalar, jax_less_equal_f64_b_scalar,
    jax_less_equal_f64_u8_scalar, jax_less_equal_f64_u16_scalar, jax_less_equal_f64_u32_scalar,
    jax_less_equal_f64_u64_scalar, jax_less_equal_f64_i8_scalar, jax_less_equal_f64_i16_scalar,
    jax_less_equal_f64_i32_scalar, jax_less_equal_f64_i64_scalar, jax_less_equal_f64_bf16_scalar,
    jax_less_equal_f64_f16_scalar, jax_less_equal_f64_f32_scalar, jax_less_equal_f64_f64_scalar,
    jax_less_equal_f_weak_bf16_scalar, jax_less_equal_f_weak_f16_scalar, jax_less_equal_f_weak_f32_scalar;
jax_kernel
    jax_bitwise_and_b_b_scalar, jax_bitwise_and_b_u8_scalar, jax_bitwise_and_b_u16_scalar,
    jax_bitwise_and_b_u32_scalar, jax_bitwise_and_b_u64_scalar, jax_bitwise_and_u8_u8_scalar,
    jax_bitwise_and_u8_u16_scalar, jax_bitwise_and_u8_u32_scalar, jax_bitwise_and_u8_u64_scalar,
    jax_bitwise_and_u8_i8_scalar, jax_bitwise_and_u8_i_weak_scalar, jax_bitwise_and_u16_u16_scalar,
    jax_bitwise_and_u16_u32_scalar, jax_bitwise_and_u16_u64_scalar, jax_bitwise_and_u16_i8_scalar,
    jax_bitwise_and_u16_i16_scalar, jax_bitwise_and_u16_i_weak_scalar, jax_bitwise_and_u32_u32_scalar,
    jax_bitwise_and_u32_u64_scalar, jax_bitwise_and_u32_i8_scalar, jax_bitwise_and_u32_i16_scalar,
    jax_bitwise_and_u32_i32_scalar, jax_bitwise_and_u32_i_weak_scalar, jax_bitwise_and_u64_u64_scalar,
    jax_bitwise_and_i8_i16_scalar, jax_bitwise_and_i8_i32_scalar, jax_bitwise_and_i8_i64_scalar,
    jax_bitwise_and_i16_i32_scalar, jax_bitwise_and_i16_i64_scalar, jax_bitwise_and_i32_i64_scalar;
jax_kernel
    jax_bitwise_or_b_b_scalar, jax_bitwise_or_b_u8_scalar, jax_bitwise_or_b_u16_scalar, jax_bitwise_or_b_u32_scalar,
    jax_bitwise_or_b_u64_scalar, jax_bitwise_or_u8_u8_scalar, jax_bitwise_or_u8_u16_scalar,
    jax_bitwise_or_u8_u32_scalar, jax_bitwise_or_u8_u64_scalar, jax_bitwise_or_u8_i8_scalar,
    jax_bitwise_or_u8_i_weak_scalar, jax_bitwise_or_u16_u16_scalar, jax_bitwise_or_u16_u32_scalar,
    jax_bitwise_or_u16_u64_scalar, jax_bitwise_or_u16_i8_scalar, jax_bitwise_or_u16_i16_scalar,
    jax_bitwise_or_u16_i_weak_scalar, jax_bitwise_or_u32_u32_scalar, jax_bitwise_or_u32_u64_scalar,
    jax_bitwise_or_u32_i8_scalar, jax_bitwise_or_u32_i16_scalar, jax_bitwise_or_u32_i32_scalar,
    jax_bitwise_or_u32_i_weak_scalar, jax_bitwise_or_u64_u64_scalar, jax_bitwise_or_i8_i16_scalar,
    jax_bitwise_or_i8_i32_scalar, jax_bitwise_or_i8_i64_scalar, jax_bitwise_or_i16_i32_scalar,
    jax_bitwise_or_i16_i64_scalar, jax_bitwise_or_i32_i64_scalar;
jax_kernel
    jax_bitwise_xor_b_b_scalar, jax_bitwise_xor_b_u8_scalar, jax_bitwise_xor_b_u16_scalar,
    jax_bitwise_xor_b_u32_scalar, jax_bitwise_xor_b_u64_scalar, jax_bitwise_xor_u8_u8_scalar,
    jax_bitwise_xor_u8_u16_scalar, jax_bitwise_xor_u8_u32_scalar, jax_bitwise_xor_u8_u64_scalar,
    jax_bitwise_xor_u8_i8_scalar, jax_bitwise_xor_u8_i_weak_scalar, jax_bitwise_xor_u16_u16_scalar,
    jax_bitwise_xor_u16_u32_scalar, jax_bitwise_xor_u16_u64_scalar, jax_bitwise_xor_u16_i8_scalar,
    jax_bitwise_xor_u16_i16_scalar, jax_bitwise_xor_u16_i_weak_scalar, jax_bitwise_xor_u32_u32_scalar,
    jax_bitwise_xor_u32_u64_scalar, jax_bitwise_xor_u32_i8_scalar, jax_bitwise_xor_u32_i16_scalar,
    jax_bitwise_xor_u32_i32_scalar, jax_bitwise_xor_u32_i_weak_scalar, jax_bitwise_xor_u64_u64_scalar,
    jax_bitwise_xor_i8_i16_scalar, jax_bitwise_xor_i8_i32_scalar, jax_bitwise_xor_i8_i64_scalar,
    jax_bitwise_xor_i16_i32_scalar, jax_bitwise_xor_i16_i64_scalar, jax_bitwise_xor_i32_i64_scalar;
jax_kernel
    jax_bitwise_left_shift_b_u8_scalar, jax_bitwise_left_shift_b_u16_scalar, jax_bitwise_left_shift_b_u32_scalar,
    jax_bitwise_left_shift_b_u64_scalar, jax_bitwise_left_shift_u8_b_scalar, jax_bitwise_left_shift_u8_u8_scalar,
    jax_bitwise_left_shift_u8_u16_scalar, jax_bitwise_left_shift_u8_u32_scalar, jax_bitwise_left_shift_u8_u64_scalar,
    jax_bitwise_left_shift_u8_i8_scalar, jax_bitwise_left_shift_u8_i_weak_scalar,
    jax_bitwise_left_shift_u16_b_scalar, jax_bitwise_left_shift_u16_u8_scalar, jax_bitwise_left_shift_u16_u16_scalar,
    jax_bitwise_left_shift_u16_u32_scalar, jax_bitwise_left_shift_u16_u64_scalar,
    jax_bitwise_left_shift_u16_i8_scalar, jax_bitwise_left_shift_u16_i16_scalar,
    jax_bitwise_left_shift_u16_i_weak_scalar, jax_bitwise_left_shift_u32_b_scalar,
    jax_bitwise_left_shift_u32_u8_scalar, jax_bitwise_left_shift_u32_u16_scalar,
    jax_bitwise_left_shift_u32_u32_scalar, jax_bitwise_left_shift_u32_u64_scalar,
    jax_bitwise_left_shift_u32_i8_scalar, jax_bitwise_left_shift_u32_i16_scalar,
    jax_bitwise_left_shift_u32_i32_scalar, jax_bitwise_left_shift_u32_i_weak_scalar,
    jax_bitwise_left_shift_u64_b_scalar, jax_bitwise_left_shift_u64_u8_scalar, jax_bitwise_left_shift_u64_u16_scalar,
    jax_bitwise_left_shift_u64_u32_scalar, jax_bitwise_left_shift_u64_u64_scalar,
    jax_bitwise_left_shift_i8_u8_scalar, jax_bitwise_left_shift_i8_u16_scalar, jax_bitwise_left_shift_i8_u32_scalar,
    jax_bitwise_left_shift_i8_i16_scalar, jax_bitwise_left_shift_i8_i32_scalar, jax_bitwise_left_shift_i8_i64_scalar,
    jax_bitwise_left_shift_i16_u16_scalar, jax_bitwise_left_shift_i16_u32_scalar,
    jax_bitwise_left_shift_i16_i8_scalar, jax_bitwise_left_shift_i16_i32_scalar,
    jax_bitwise_left_shift_i16_i64_scalar, jax_bitwise_left_shift_i32_u32_scalar,
    jax_bitwise_left_shift_i32_i8_scalar, jax_bitwise_left_shift_i32_i16_scalar,
    jax_bitwise_left_shift_i32_i64_scalar, jax_bitwise_left_shift_i64_i8_scalar,
    jax_bitwise_left_shift_i64_i16_scalar, jax_bitwise_left_shift_i64_i32_scalar,
    jax_bitwise_left_shift_i_weak_u8_scalar, jax_bitwise_left_shift_i_weak_u16_scalar,
    jax_bitwise_left_shift_i_weak_u32_scalar;
jax_kernel
    jax_bitwise_right_shift_b_u8_scalar, jax_bitwise_right_shift_b_u16_scalar, jax_bitwise_right_shift_b_u32_scalar,
    jax_bitwise_right_shift_b_u64_scalar, jax_bitwise_right_shift_b_i8_scalar, jax_bitwise_right_shift_b_i16_scalar,
    jax_bitwise_right_shift_b_i32_scalar, jax_bitwise_right_shift_b_i64_scalar, jax_bitwise_right_shift_u8_b_scalar,
    jax_bitwise_right_shift_u8_u8_scalar, jax_bitwise_right_shift_u8_u16_scalar,
    jax_bitwise_right_shift_u8_u32_scalar, jax_bitwise_right_shift_u8_u64_scalar,
    jax_bitwise_right_shift_u8_i8_scalar, jax_bitwise_right_shift_u8_i16_scalar,
    jax_bitwise_right_shift_u8_i32_scalar, jax_bitwise_right_shift_u8_i64_scalar,
    jax_bitwise_right_shift_u8_i_weak_scalar, jax_bitwise_right_shift_u16_b_scalar,
    jax_bitwise_right_shift_u16_u8_scalar, jax_bitwise_right_shift_u16_u16_scalar,
    jax_bitwise_right_shift_u16_u32_scalar, jax_bitwise_right_shift_u16_u64_scalar,
    jax_bitwise_right_shift_u16_i8_scalar, jax_bitwise_right_shift_u16_i16_scalar,
    jax_bitwise_right_shift_u16_i32_scalar, jax_bitwise_right_shift_u16_i64_scalar,
    jax_bitwise_right_shift_u16_i_weak_scalar, jax_bitwise_right_shift_u32_b_scalar,
    jax_bitwise_right_shift_u32_u8_scalar, jax_bitwise_right_shift_u32_u16_scalar,
    jax_bitwise_right_shift_u32_u32_scalar, jax_bitwise_right_shift_u32_u64_scalar,
    jax_bitwise_right_shift_u32_i8_scalar, jax_bitwise_right_shift_u32_i16_scalar,
    jax_bitwise_right_shift_u32_i32_scalar, jax_bitwise_right_shift_u32_i64_scalar,
    jax_bitwise_right_shift_u32_i_weak_scalar, jax_bitwise_right_shift_u64_b_scalar,
    jax_bitwise_right_shift_u64_u8_scalar, jax_bitwise_right_shift_u64_u16_scalar,
    jax_bitwise_right_shift_u64_u32_scalar, jax_bitwise_right_shift_u64_u64_scalar,
    jax_bitwise_right_shift_i8_b_scalar, jax_bitwise_right_shift_i8_u8_scalar, jax_bitwise_right_shift_i8_u16_scalar,
    jax_bitwise_right_shift_i8_u32_scalar, jax_bitwise_right_shift_i8_i8_scalar,
    jax_bitwise_right_shift_i8_i16_scalar, jax_bitwise_right_shift_i8_i32_scalar,
    jax_bitwise_right_shift_i8_i64_scalar, jax_bitwise_right_shift_i8_i_weak_scalar,
    jax_bitwise_right_shift_i16_b_scalar, jax_bitwise_right_shift_i16_u8_scalar,
    jax_bitwise_right_shift_i16_u16_scalar, jax_bitwise_right_shift_i16_u32_scalar,
    jax_bitwise_right_shift_i16_i8_scalar, jax_bitwise_right_shift_i16_i16_scalar,
    jax_bitwise_right_shift_i16_i32_scalar, jax_bitwise_right_shift_i16_i64_scalar,
    jax_bitwise_right_shift_i16_i_weak_scalar, jax_bitwise_right_shift_i32_b_scalar,
    jax_bitwise_right_shift_i32_u8_scalar, jax_bitwise_right_shift_i32_u16_scalar,
    jax_bitwise_right_shift_i32_u32_scalar, jax_bitwise_right_shift_i32_i8_scalar,
    jax_bitwise_right_shift_i32_i16_scalar, jax_bitwise_right_shift_i32_i32_scalar,
    jax_bitwise_right_shift_i32_i64_scalar, jax_bitwise_right_shift_i32_i_weak_scalar,
    jax_bitwise_right_shift_i64_b_scalar, jax_bitwise_right_shift_i64_u8_scalar,
    jax_bitwise_right_shift_i64_u16_scalar, jax_bitwise_right_shift_i64_u32_scalar,
    jax_bitwise_right_shift_i64_i8_scalar, jax_bitwise_right_shift_i64_i16_scalar,
    jax_bitwise_right_shift_i64_i32_scalar, jax_bitwise_right_shift_i64_i64_scalar,
    jax_bitwise_right_shift_i_weak_u8_scalar, jax_bitwise_right_shift_i_weak_u16_scalar,
    jax_bitwise_right_shift_i_weak_u32_scalar, jax_bitwise_right_shift_i_weak_i8_scalar,
    jax_bitwise_right_shift_i_weak_i16_scalar, jax_bitwise_right_shift_i_weak_i32_scalar;
jax_kernel
    jax_logical_and_b_b_scalar, jax_logical_and_b_u16_scalar, jax_logical_and_b_u32_scalar,
    jax_logical_and_b_u64_scalar, jax_logical_and_b_bf16_scalar, jax_logical_and_b_f16_scalar,
    jax_logical_and_b_f32_scalar, jax_logical_and_b_f64_scalar, jax_logical_and_b_c64_scalar,
    jax_logical_and_b_c128_scalar, jax_logical_and_u16_u16_scalar, jax_logical_and_u16_u32_scalar,
    jax_logical_and_u16_u64_scalar, jax_logical_and_u16_bf16_scalar, jax_logical_and_u16_f16_scalar,
    jax_logical_and_u16_f32_scalar, jax_logical_and_u16_f64_scalar, jax_logical_and_u16_c64_scalar,
    jax_logical_and_u16_c128_scalar, jax_logical_and_u32_u32_scalar, jax_logical_and_u32_u64_scalar,
    jax_logical_and_u32_bf16_scalar, jax_logical_and_u32_f16_scalar, jax_logical_and_u32_f32_scalar,
    jax_logical_and_u32_f64_scalar, jax_logical_and_u32_c64_scalar, jax_logical_and_u32_c128_scalar,
    jax_logical_and_u64_u64_scalar, jax_logical_and_u64_bf16_scalar, jax_logical_and_u64_f16_scalar,
    jax_logical_and_u64_f32_scalar, jax_logical_and_u64_f64_scalar, jax_logical_and_u64_c64_scalar,
    jax_logical_and_u64_c128_scalar, jax_logical_and_bf16_bf16_scalar, jax_logical_and_bf16_f16_scalar,
    jax_logical_and_bf16_f32_scalar, jax_logical_and_bf16_f64_scalar, jax_logical_and_bf16_c64_scalar,
    jax_logical_and_bf16_c128_scalar, jax_logical_and_f16_f16_scalar, jax_logical_and_f16_f32_scalar,
    jax_logical_and_f16_f64_scalar, jax_logical_and_f16_c64_scalar, jax_logical_and_f16_c128_scalar,
    jax_logical_and_f32_f32_scalar, jax_logical_and_f32_f64_scalar, jax_logical_and_f32_c64_scalar,
    jax_logical_and_f32_c128_scalar, jax_logical_and_f64_f64_scalar, jax_logical_and_f64_c64_scalar,
    jax_logical_and_f64_c128_scalar, jax_logical_and_c64_c64_scalar, jax_logical_and_c64_c128_scalar,
    jax_logical_and_c128_c128_scalar;
jax_kernel
    jax_logical_or_b_b_scalar, jax_logical_or_b_u16_scalar, jax_logical_or_b_u32_scalar, jax_logical_or_b_u64_scalar,
    jax_logical_or_b_bf16_scalar, jax_logical_or_b_f16_scalar, jax_logical_or_b_f32_scalar,
    jax_logical_or_b_f64_scalar, jax_logical_or_b_c64_scalar, jax_logical_or_b_c128_scalar,
    jax_logical_or_u16_u16_scalar, jax_logical_or_u16_u32_scalar, jax_logical_or_u16_u64_scalar,
    jax_logical_or_u16_bf16_scalar, jax_logical_or_u16_f16_scalar, jax_logical_or_u16_f32_scalar,
    jax_logical_or_u16_f64_scalar, jax_logical_or_u16_c64_scalar, jax_logical_or_u16_c128_scalar,
    jax_logical_or_u32_u32_scalar, jax_logical_or_u32_u64_scalar, jax_logical_or_u32_bf16_scalar,
    jax_logical_or_u32_f16_scalar, jax_logical_or_u32_f32_scalar, jax_logical_or_u32_f64_scalar,
    jax_logical_or_u32_c64_scalar, jax_logical_or_u32_c128_scalar, jax_logical_or_u64_u64_scalar,
    jax_logical_or_u64_bf16_scalar, jax_logical_or_u64_f16_scalar, jax_logical_or_u64_f32_scalar,
    jax_logical_or_u64_f64_scalar, jax_logical_or_u64_c64_scalar, jax_logical_or_u64_c128_scalar,
    jax_logical_or_bf16_bf16_scalar, jax_logical_or_bf16_f16_scalar, jax_logical_or_bf16_f32_scalar,
    jax_logical_or_bf16_f64_scalar, jax_logical_or_bf16_c64_scalar, jax_logical_or_bf16_c128_scalar,
    jax_logical_or_f16_f16_scalar, jax_logical_or_f16_f32_scalar, jax_logical_or_f16_f64_scalar,
    jax_logical_or_f16_c64_scalar, jax_logical_or_f16_c128_scalar, jax_logical_or_f32_f32_scalar,
    jax_logical_or_f32_f64_scalar, jax_logical_or_f32_c64_scalar, jax_logical_or_f32_c128_scalar,
    jax_logical_or_f64_f64_scalar, jax_logical_or_f64_c64_scalar, jax_logical_or_f64_c128_scalar,
    jax_logical_or_c64_c64_scalar, jax_logical_or_c64_c128_scalar, jax_logical_or_c128_c128_scalar;
jax_kernel
    jax_logical_xor_b_b_scalar, jax_logical_xor_b_u16_scalar, jax_logical_xor_b_u32_scalar,
    jax_logical_xor_b_u64_scalar, jax_logical_xor_b_bf16_scalar, jax_logical_xor_b_f16_scalar,
    jax_logical_xor_b_f32_scalar, jax_logical_xor_b_f64_scalar, jax_logical_xor_b_c64_scalar,
    jax_logical_xor_b_c128_scalar, jax_logical_xor_u16_u16_scalar, jax_logical_xor_u16_u32_scalar,
    jax_logical_xor_u16_u64_scalar, jax_logical_xor_u16_bf16_scalar, jax_logical_xor_u16_f16_scalar,
    jax_logical_xor_u16_f32_scalar, jax_logical_xor_u16_f64_scalar, jax_logical_xor_u16_c64_scalar,
    jax_logical_xor_u16_c128_scalar, jax_logical_xor_u32_u32_scalar, jax_logical_xor_u32_u64_scalar,
    jax_logical_xor_u32_bf16_scalar, jax_logical_xor_u32_f16_scalar, jax_logical_xor_u32_f32_scalar,
    jax_logical_xor_u32_f64_scalar, jax_logical_xor_u32_c64_scalar, jax_logical_xor_u32_c128_scalar,
    jax_logical_xor_u64_u64_scalar, jax_logical_xor_u64_bf16_scalar, jax_logical_xor_u64_f16_scalar,
    jax_logical_xor_u64_f32_scalar, jax_logical_xor_u64_f64_scalar, jax_logical_xor_u64_c64_scalar,
    jax_logical_xor_u64_c128_scalar, jax_logical_xor_bf16_bf16_scalar, jax_logical_xor_bf16_f16_scalar,
    jax_logical_xor_bf16_f32_scalar, jax_logical_xor_bf16_f64_scalar, jax_logical_xor_bf16_c64_scalar,
    jax_logical_xor_bf16_c128_scalar, jax_logical_xor_f16_f16_scalar, jax_logical_xor_f16_f32_scalar,
    jax_logical_xor_f16_f64_scalar, jax_logical_xor_f16_c64_scalar, jax_logical_xor_f16_c128_scalar,
    jax_logical_xor_f32_f32_scalar, jax_logical_xor_f32_f64_scalar, jax_logical_xor_f32_c64_scalar,
    jax_logical_xor_f32_c128_scalar, jax_logical_xor_f64_f64_scalar, jax_logical_xor_f64_c64_scalar,
    jax_logical_xor_f64_c128_scalar, jax_logical_xor_c64_c64_scalar, jax_logical_xor_c64_c128_scalar,
    jax_logical_xor_c128_c128_scalar;
jax_kernel
    jax_floor_divide_u8_u8_scalar, jax_floor_divide_u16_u16_scalar, jax_floor_divide_u32_u32_scalar,
    jax_floor_divide_u64_u64_scalar, jax_floor_divide_i8_i8_scalar, jax_floor_divide_i16_i16_scalar,
    jax_floor_divide_i32_i32_scalar, jax_floor_divide_i64_i64_scalar, jax_floor_divide_bf16_bf16_scalar,
    jax_floor_divide_f16_f16_scalar, jax_floor_divide_f32_f32_scalar, jax_floor_divide_f64_f64_scalar;
jax_kernel
    jax_remainder_u8_u8_scalar, jax_remainder_u16_u16_scalar, jax_remainder_u32_u32_scalar,
    jax_remainder_u64_u64_scalar, jax_remainder_i8_i8_scalar, jax_remainder_i16_i16_scalar,
    jax_remainder_i32_i32_scalar, jax_remainder_i64_i64_scalar, jax_remainder_bf16_bf16_scalar,
    jax_remainder_f16_f16_scalar, jax_remainder_f32_f32_scalar, jax_remainder_f64_f64_scalar;
jax_kernel
    jax_fmod_u8_u8_scalar, jax_fmod_u16_u16_scalar, jax_fmod_u32_u32_scalar, jax_fmod_u64_u64_scalar,
    jax_fmod_i8_i8_scalar, jax_fmod_i16_i16_scalar, jax_fmod_i32_i32_scalar, jax_fmod_i64_i64_scalar,
    jax_fmod_bf16_bf16_scalar, jax_fmod_f16_f16_scalar, jax_fmod_f32_f32_scalar, jax_fmod_f64_f64_scalar;
jax_kernel
    jax_power_u8_u8_scalar, jax_power_u16_u16_scalar, jax_power_u32_u32_scalar, jax_power_u64_u64_scalar,
    jax_power_i8_i8_scalar, jax_power_i16_i16_scalar, jax_power_i32_i32_scalar, jax_power_i64_i64_scalar;
jax_kernel
    jax_copysign_f32_f32_scalar, jax_copysign_f64_f64_scalar, jax_copysign_bf16_bf16_scalar,
    jax_copysign_u8_u8_scalar, jax_copysign_u16_u16_scalar, jax_copysign_u32_u32_scalar, jax_copysign_u64_u64_scalar,
    jax_copysign_i8_i8_scalar, jax_copysign_i16_i16_scalar, jax_copysign_i32_i32_scalar;
jax_kernel
    jax_nextafter_f32_f32_scalar, jax_nextafter_f64_f64_scalar, jax_nextafter_bf16_bf16_scalar,
    jax_nextafter_f16_f16_scalar, jax_nextafter_u8_u8_scalar, jax_nextafter_u16_u16_scalar,
    jax_nextafter_u32_u32_scalar, jax_nextafter_u64_u64_scalar, jax_nextafter_i8_i8_scalar,
    jax_nextafter_i16_i16_scalar, jax_nextafter_i32_i32_scalar;
jax_kernel
    jax_convert_b_b_scalar, jax_convert_b_u16_scalar, jax_convert_b_u32_scalar, jax_convert_b_u64_scalar,
    jax_convert_b_bf16_scalar, jax_convert_b_f16_scalar, jax_convert_b_f32_scalar, jax_convert_b_f64_scalar,
    jax_convert_b_c64_scalar, jax_convert_b_c128_scalar, jax_convert_u8_u8_scalar, jax_convert_u8_u16_scalar,
    jax_convert_u8_u32_scalar, jax_convert_u8_u64_scalar, jax_convert_u8_bf16_scalar, jax_convert_u8_f16_scalar,
    jax_convert_u8_f32_scalar, jax_convert_u8_f64_scalar, jax_convert_u8_c64_scalar, jax_convert_u8_c128_scalar,
    jax_convert_u16_b_scalar, jax_convert_u16_u8_scalar, jax_convert_u16_u16_scalar, jax_convert_u16_u32_scalar,
    jax_convert_u16_u64_scalar, jax_convert_u16_bf16_scalar, jax_convert_u16_f16_scalar, jax_convert_u16_f32_scalar,
    jax_convert_u16_f64_scalar, jax_convert_u16_c64_scalar, jax_convert_u16_c128_scalar, jax_convert_u32_b_scalar,
    jax_convert_u32_u8_scalar, jax_convert_u32_u16_scalar, jax_convert_u32_u32_scalar, jax_convert_u32_u64_scalar,
    jax_convert_u32_bf16_scalar, jax_convert_u32_f16_scalar, jax_convert_u32_f32_scalar, jax_convert_u32_f64_scalar,
    jax_convert_u32_c64_scalar, jax_convert_u32_c128_scalar, jax_convert_u64_b_scalar, jax_convert_u64_u8_scalar,
    jax_convert_u64_u16_scalar, jax_convert_u64_u32_scalar, jax_convert_u64_u64_scalar, jax_convert_u64_bf16_scalar,
    jax_convert_u64_f16_scalar, jax_convert_u64_f32_scalar, jax_convert_u64_f64_scalar, jax_convert_u64_c64_scalar,
    jax_convert_u64_c128_scalar, jax_convert_i8_u16_scalar, jax_convert_i8_u32_scalar, jax_convert_i8_u64_scalar,
    jax_convert_i8_bf16_scalar, jax_convert_i8_f16_scalar, jax_convert_i8_f32_scalar, jax_convert_i8_f64_scalar,
    jax_convert_i8_c64_scalar, jax_convert_i8_c128_scalar, jax_convert_i16_u32_scalar, jax_convert_i16_u64_scalar,
    jax_convert_i16_bf16_scalar, jax_convert_i16_f16_scalar, jax_convert_i16_f32_scalar, jax_convert_i16_f64_scalar,
    jax_convert_i16_c64_scalar, jax_convert_i16_c128_scalar, jax_convert_i32_u64_scalar, jax_convert_i32_bf16_scalar,
    jax_convert_i32_f16_scalar, jax_convert_i32_f32_scalar, jax_convert_i32_f64_scalar, jax_convert_i32_c64_scalar,
    jax_convert_i32_c128_scalar, jax_convert_i64_bf16_scalar, jax_convert_i64_f16_scalar, jax_convert_i64_f32_scalar,
    jax_convert_i64_f64_scalar, jax_convert_i64_c64_scalar, jax_convert_i64_c128_scalar, jax_convert_bf16_b_scalar,
    jax_convert_bf16_u8_scalar, jax_convert_bf16_u16_scalar, jax_convert_bf16_u32_scalar,
    jax_convert_bf16_u64_scalar, jax_convert_bf16_i8_scalar, jax_convert_bf16_i16_scalar,
    jax_convert_bf16_i32_scalar, jax_convert_bf16_i64_scalar, jax_convert_bf16_f16_scalar,
    jax_convert_bf16_f32_scalar, jax_convert_bf16_f64_scalar, jax_convert_bf16_c64_scalar,
    jax_convert_bf16_c128_scalar, jax_convert_f16_b_scalar, jax_convert_f16_u8_scalar, jax_convert_f16_u16_scalar,
    jax_convert_f16_u32_scalar, jax_convert_f16_u64_scalar, jax_convert_f16_i8_scalar, jax_convert_f16_i16_scalar,
    jax_convert_f16_i32_scalar, jax_convert_f16_i64_scalar, jax_convert_f16_bf16_scalar, jax_convert_f16_f32_scalar,
    jax_convert_f16_f64_scalar, jax_convert_f16_c64_scalar, jax_convert_f16_c128_scalar, jax_convert_f32_b_scalar,
    jax_convert_f32_u8_scalar, jax_convert_f32_u16_scalar, jax_convert_f32_u32_scalar, jax_convert_f32_u64_scalar,
    jax_convert_f32_i8_scalar, jax_convert_f32_i16_scalar, jax_convert_f32_i32_scalar, jax_convert_f32_i64_scalar,
    jax_convert_f32_bf16_scalar, jax_convert_f32_f16_scalar, jax_convert_f32_f64_scalar, jax_convert_f32_c64_scalar,
    jax_convert_f32_c128_scalar, jax_convert_f64_b_scalar, jax_convert_f64_u8_scalar, jax_convert_f64_u16_scalar,
    jax_convert_f64_u32_scalar, jax_convert_f64_u64_scalar, jax_convert_f64_i8_scalar, jax_convert_f64_i16_scalar,
    jax_convert_f64_i32_scalar, jax_convert_f64_i64_scalar, jax_convert_f64_bf16_scalar, jax_convert_f64_f16_scalar,
    jax_convert_f64_f32_scalar, jax_convert_f64_c64_scalar, jax_convert_f64_c128_scalar, jax_convert_c64_b_scalar,
    jax_convert_c64_u8_scalar, jax_convert_c64_u16_scalar, jax_convert_c64_u32_scalar, jax_convert_c64_u64_scalar,
    jax_convert_c64_i8_scalar, jax_convert_c64_i16_scalar, jax_convert_c64_i32_scalar, jax_convert_c64_i64_scalar,
    jax_convert_c64_bf16_scalar, jax_convert_c64_f16_scalar, jax_convert_c64_f32_scalar, jax_convert_c64_f64_scalar,
    jax_convert_c64_c128_scalar, jax_convert_c128_b_scalar, jax_convert_c128_u8_scalar, jax_convert_c128_u16_scalar,
    jax_convert_c128_u32_scalar, jax_convert_c128_u64_scalar, jax_convert_c128_i8_scalar,
    jax_convert_c128_i16_scalar, jax_convert_c128_i32_scalar, jax_convert_c128_i64_scalar,
    jax_convert_c128_bf16_scalar, jax_convert_c128_f16_scalar, jax_convert_c128_f32_scalar,
    jax_convert_c128_f64_scalar, jax_convert_c128_c64_scalar, jax_convert_c128_c128_scalar;
jax_kernel
    jax_negative_u8_scalar, jax_negative_u16_scalar, jax_negative_u32_scalar, jax_negative_u64_scalar,
    jax_negative_bf16_scalar, jax_negative_f32_scalar, jax_negative_f64_scalar, jax_negative_c64_scalar,
    jax_negative_c128_scalar;
jax_kernel
    jax_absolute_i8_scalar, jax_absolute_i16_scalar, jax_absolute_i32_scalar, jax_absolute_i64_scalar,
    jax_absolute_bf16_scalar, jax_absolute_f32_scalar, jax_absolute_f64_scalar, jax_absolute_c64_scalar,
    jax_absolute_c128_scalar;
jax_kernel
    jax_sign_u8_scalar, jax_sign_u16_scalar, jax_sign_u32_scalar, jax_sign_u64_scalar, jax_sign_i8_scalar,
    jax_sign_i16_scalar, jax_sign_i32_scalar, jax_sign_i64_scalar, jax_sign_bf16_scalar, jax_sign_f16_scalar,
    jax_sign_f32_scalar, jax_sign_f64_scalar, jax_sign_c64_scalar, jax_sign_c128_scalar;
jax_kernel
    jax_square_u8_scalar, jax_square_u16_scalar, jax_square_u32_scalar, jax_square_u64_scalar,
    jax_square_bf16_scalar, jax_square_f16_scalar, jax_square_f32_scalar, jax_square_f64_scalar,
    jax_square_c64_scalar, jax_square_c128_scalar;
jax_kernel
    jax_sqrt_b_scalar, jax_sqrt_u8_scalar, jax_sqrt_u16_scalar, jax_sqrt_u32_scalar, jax_sqrt_u64_scalar,
    jax_sqrt_i8_scalar, jax_sqrt_i16_scalar, jax_sqrt_i32_scalar, jax_sqrt_i64_scalar, jax_sqrt_bf16_scalar,
    jax_sqrt_f16_scalar, jax_sqrt_f32_scalar, jax_sqrt_f64_scalar;
jax_kernel
    jax_reciprocal_b_scalar, jax_reciprocal_u8_scalar, jax_reciprocal_u16_scalar, jax_reciprocal_u32_scalar,
    jax_reciprocal_u64_scalar, jax_reciprocal_i8_scalar, jax_reciprocal_i16_scalar, jax_reciprocal_i32_scalar,
    jax_reciprocal_i64_scalar, jax_reciprocal_bf16_scalar, jax_reciprocal_f16_scalar, jax_reciprocal_f32_scalar,
    jax_reciprocal_f64_scalar, jax_reciprocal_c64_scalar, jax_reciprocal_c128_scalar;
jax_kernel
    jax_floor_bf16_scalar, jax_floor_f16_scalar, jax_floor_f32_scalar, jax_floor_f64_scalar;
jax_kernel
    jax_ceil_bf16_scalar, jax_ceil_f16_scalar, jax_ceil_f32_scalar, jax_ceil_f64_scalar;
jax_kernel
    jax_trunc_bf16_scalar, jax_trunc_f16_scalar, jax_trunc_f32_scalar, jax_trunc_f64_scalar;
jax_kernel
    jax_round_bf16_scalar, jax_round_f16_scalar, jax_round_f32_scalar, jax_round_f64_scalar;
jax_kernel
    jax_signbit_bf16_scalar, jax_signbit_f32_scalar, jax_signbit_f64_scalar;
jax_kernel
    jax_isnan_b_scalar, jax_isnan_u16_scalar, jax_isnan_u32_scalar, jax_isnan_u64_scalar, jax_isnan_bf16_scalar,
    jax_isnan_f16_scalar, jax_isnan_f32_scalar, jax_isnan_f64_scalar, jax_isnan_c64_scalar, jax_isnan_c128_scalar;
jax_kernel
    jax_isinf_bf16_scalar, jax_isinf_f16_scalar, jax_isinf_f32_scalar, jax_isinf_f64_scalar, jax_isinf_c64_scalar,
    jax_isinf_c128_scalar;
jax_kernel
    jax_isfinite_b_scalar, jax_isfinite_u16_scalar, jax_isfinite_u32_scalar, jax_isfinite_u64_scalar,
    jax_isfinite_bf16_scalar, jax_isfinite_f16_scalar, jax_isfinite_f32_scalar, jax_isfinite_f64_scalar,
    jax_isfinite_c64_scalar, jax_isfinite_c128_scalar;
jax_kernel
    jax_bitwise_invert_b_scalar, jax_bitwise_invert_u8_scalar, jax_bitwise_invert_u16_scalar,
    jax_bitwise_invert_u32_scalar, jax_bitwise_invert_u64_scalar;
jax_kernel
    jax_logical_not_u16_scalar, jax_logical_not_u32_scalar, jax_logical_not_u64_scalar, jax_logical_not_bf16_scalar,
    jax_logical_not_f16_scalar, jax_logical_not_f32_scalar, jax_logical_not_f64_scalar, jax_logical_not_c64_scalar,
    jax_logical_not_c128_scalar;
jax_kernel
    jax_conjugate_c64_scalar, jax_conjugate_c128_scalar;
jax_kernel
    jax_imag_u8_scalar, jax_imag_u16_scalar, jax_imag_u32_scalar, jax_imag_u64_scalar, jax_imag_c64_scalar,
    jax_imag_c128_scalar;
jax_ternary_kernel
    jax_where_b_scalar, jax_where_u8_scalar, jax_where_u16_scalar, jax_where_u32_scalar, jax_where_u64_scalar,
    jax_where_c128_scalar;
jax_ternary_kernel
    jax_clip_b_scalar, jax_clip_u8_scalar, jax_clip_u16_scalar, jax_clip_u32_scalar, jax_clip_u64_scalar,
    jax_clip_i8_scalar, jax_clip_i16_scalar, jax_clip_i32_scalar, jax_clip_i64_scalar, jax_clip_bf16_scalar,
    jax_clip_f16_scalar, jax_clip_f32_scalar, jax_clip_f64_scalar;
jax_checked_kernel
    jax_convert_same_value_u8_b_scalar, jax_convert_same_value_u8_i8_scalar, jax_convert_same_value_u16_b_scalar,
    jax_convert_same_value_u16_u8_scalar, jax_convert_same_value_u16_i8_scalar,
    jax_convert_same_value_u16_i16_scalar, jax_convert_same_value_u16_bf16_scalar,
    jax_convert_same_value_u16_f16_scalar, jax_convert_same_value_u32_b_scalar, jax_convert_same_value_u32_u8_scalar,
    jax_convert_same_value_u32_u16_scalar, jax_convert_same_value_u32_i8_scalar,
    jax_convert_same_value_u32_i16_scalar, jax_convert_same_value_u32_i32_scalar,
    jax_convert_same_value_u32_bf16_scalar, jax_convert_same_value_u32_f16_scalar,
    jax_convert_same_value_u32_f32_scalar, jax_convert_same_value_u32_c64_scalar,
    jax_convert_same_value_u64_b_scalar, jax_convert_same_value_u64_u8_scalar, jax_convert_same_value_u64_u16_scalar,
    jax_convert_same_value_u64_u32_scalar, jax_convert_same_value_u64_i8_scalar,
    jax_convert_same_value_u64_i16_scalar, jax_convert_same_value_u64_i32_scalar,
    jax_convert_same_value_u64_i64_scalar, jax_convert_same_value_u64_bf16_scalar,
    jax_convert_same_value_u64_f16_scalar, jax_convert_same_value_u64_f32_scalar,
    jax_convert_same_value_u64_f64_scalar, jax_convert_same_value_u64_c64_scalar,
    jax_convert_same_value_u64_c128_scalar, jax_convert_same_value_i8_b_scalar, jax_convert_same_value_i8_u8_scalar,
    jax_convert_same_value_i8_u16_scalar, jax_convert_same_value_i8_u32_scalar, jax_convert_same_value_i8_u64_scalar,
    jax_convert_same_value_i16_b_scalar, jax_convert_same_value_i16_u8_scalar, jax_convert_same_value_i16_u16_scalar,
    jax_convert_same_value_i16_u32_scalar, jax_convert_same_value_i16_u64_scalar,
    jax_convert_same_value_i16_i8_scalar, jax_convert_same_value_i16_bf16_scalar,
    jax_convert_same_value_i16_f16_scalar, jax_convert_same_value_i32_b_scalar, jax_convert_same_value_i32_u8_scalar,
    jax_convert_same_value_i32_u16_scalar, jax_convert_same_value_i32_u32_scalar,
    jax_convert_same_value_i32_u64_scalar, jax_convert_same_value_i32_i8_scalar,
    jax_convert_same_value_i32_i16_scalar, jax_convert_same_value_i32_bf16_scalar,
    jax_convert_same_value_i32_f16_scalar, jax_convert_same_value_i32_f32_scalar,
    jax_convert_same_value_i32_c64_scalar, jax_convert_same_value_i64_b_scalar, jax_convert_same_value_i64_u8_scalar,
    jax_convert_same_value_i64_u16_scalar, jax_convert_same_value_i64_u32_scalar,
    jax_convert_same_value_i64_u64_scalar, jax_convert_same_value_i64_i8_scalar,
    jax_convert_same_value_i64_i16_scalar, jax_convert_same_value_i64_i32_scalar,
    jax_convert_same_value_i64_bf16_scalar, jax_convert_same_value_i64_f16_scalar,
    jax_convert_same_value_i64_f32_scalar, jax_convert_same_value_i64_f64_scalar,
    jax_convert_same_value_i64_c64_scalar, jax_convert_same_value_i64_c128_scalar,
    jax_convert_same_value_bf16_b_scalar, jax_convert_same_value_bf16_u8_scalar,
    jax_convert_same_value_bf16_u16_scalar, jax_convert_same_value_bf16_u32_scalar,
    jax_convert_same_value_bf16_u64_scalar, jax_convert_same_value_bf16_i8_scalar,
    jax_convert_same_value_bf16_i16_scalar, jax_convert_same_value_bf16_i32_scalar,
    jax_convert_same_value_bf16_i64_scalar, jax_convert_same_value_bf16_f16_scalar,
    jax_convert_same_value_f16_b_scalar, jax_convert_same_value_f16_u8_scalar, jax_convert_same_value_f16_u16_scalar,
    jax_convert_same_value_f16_u32_scalar, jax_convert_same_value_f16_u64_scalar,
    jax_convert_same_value_f16_i8_scalar, jax_convert_same_value_f16_i16_scalar,
    jax_convert_same_value_f16_i32_scalar, jax_convert_same_value_f16_i64_scalar,
    jax_convert_same_value_f16_bf16_scalar, jax_convert_same_value_f32_b_scalar,
    jax_convert_same_value_f32_u8_scalar, jax_convert_same_value_f32_u16_scalar,
    jax_convert_same_value_f32_u32_scalar, jax_convert_same_value_f32_u64_scalar,
    jax_convert_same_value_f32_i8_scalar, jax_convert_same_value_f32_i16_scalar,
    jax_convert_same_value_f32_i32_scalar, jax_convert_same_value_f32_i64_scalar,
    jax_convert_same_value_f32_bf16_scalar, jax_convert_same_value_f32_f16_scalar,
    jax_convert_same_value_f64_b_scalar, jax_convert_same_value_f64_u8_scalar, jax_convert_same_value_f64_u16_scalar,
    jax_convert_same_value_f64_u32_scalar, jax_convert_same_value_f64_u64_scalar,
    jax_convert_same_value_f64_i8_scalar, jax_convert_same_value_f64_i16_scalar,
    jax_convert_same_value_f64_i32_scalar, jax_convert_same_value_f64_i64_scalar,
    jax_convert_same_value_f64_bf16_scalar, jax_convert_same_value_f64_f16_scalar,
    jax_convert_same_value_f64_f32_scalar, jax_convert_same_value_f64_c64_scalar,
    jax_convert_same_value_c64_b_scalar, jax_convert_same_value_c64_u8_scalar, jax_convert_same_value_c64_u16_scalar,
    jax_convert_same_value_c64_u32_scalar, jax_convert_same_value_c64_u64_scalar,
    jax_convert_same_value_c64_i8_scalar, jax_convert_same_value_c64_i16_scalar,
    jax_convert_same_value_c64_i32_scalar, jax_convert_same_value_c64_i64_scalar,
    jax_convert_same_value_c64_bf16_scalar, jax_convert_same_value_c64_f16_scalar,
    jax_convert_same_value_c64_f32_scalar, jax_convert_same_value_c64_f64_scalar,
    jax_convert_same_value_c128_b_scalar, jax_convert_same_value_c128_u8_scalar,
    jax_convert_same_value_c128_u16_scalar, jax_convert_same_value_c128_u32_scalar,
    jax_convert_same_value_c128_u64_scalar, jax_convert_same_value_c128_i8_scalar,
    jax_convert_same_value_c128_i16_scalar, jax_convert_same_value_c128_i32_scalar,
    jax_convert_same_value_c128_i64_scalar, jax_convert_same_value_c128_bf16_scalar,
    jax_convert_same_value_c128_f16_scalar, jax_convert_same_value_c128_f32_scalar,
    jax_convert_same_value_c128_f64_scalar, jax_convert_same_value_c128_c64_scalar;
jax_checked_kernel
    jax_convert_in_range_u16_f16_scalar, jax_convert_in_range_u32_f16_scalar, jax_convert_in_range_u64_f16_scalar,
    jax_convert_in_range_i32_f16_scalar, jax_convert_in_range_i64_f16_scalar, jax_convert_in_range_bf16_b_scalar,
    jax_convert_in_range_bf16_u8_scalar, jax_convert_in_range_bf16_u16_scalar, jax_convert_in_range_bf16_u32_scalar,
    jax_convert_in_range_bf16_u64_scalar, jax_convert_in_range_bf16_i8_scalar, jax_convert_in_range_bf16_i16_scalar,
    jax_convert_in_range_bf16_i32_scalar, jax_convert_in_range_bf16_i64_scalar, jax_convert_in_range_bf16_f16_scalar,
    jax_convert_in_range_f16_b_scalar, jax_convert_in_range_f16_u8_scalar, jax_convert_in_range_f16_u16_scalar,
    jax_convert_in_range_f16_u32_scalar, jax_convert_in_range_f16_u64_scalar, jax_convert_in_range_f16_i8_scalar,
    jax_convert_in_range_f16_i16_scalar, jax_convert_in_range_f16_i32_scalar, jax_convert_in_range_f16_i64_scalar,
    jax_convert_in_range_f32_b_scalar, jax_convert_in_range_f32_u8_scalar, jax_convert_in_range_f32_u16_scalar,
    jax_convert_in_range_f32_u32_scalar, jax_convert_in_range_f32_u64_scalar, jax_convert_in_range_f32_i8_scalar,
    jax_convert_in_range_f32_i16_scalar, jax_convert_in_range_f32_i32_scalar, jax_convert_in_range_f32_i64_scalar,
    jax_convert_in_range_f32_bf16_scalar, jax_convert_in_range_f32_f16_scalar, jax_convert_in_range_f64_b_scalar,
    jax_convert_in_range_f64_u8_scalar, jax_convert_in_range_f64_u16_scalar, jax_convert_in_range_f64_u32_scalar,
    jax_convert_in_range_f64_u64_scalar, jax_convert_in_range_f64_i8_scalar, jax_convert_in_range_f64_i16_scalar,
    jax_convert_in_range_f64_i32_scalar, jax_convert_in_range_f64_i64_scalar, jax_convert_in_range_f64_bf16_scalar,
    jax_convert_in_range_f64_f16_scalar, jax_convert_in_range_f64_f32_scalar, jax_convert_in_range_f64_c64_scalar,
    jax_convert_in_range_c64_b_scalar, jax_convert_in_range_c64_u8_scalar, jax_convert_in_range_c64_u16_scalar,
    jax_convert_in_range_c64_u32_scalar, jax_convert_in_range_c64_u64_scalar, jax_convert_in_range_c64_i8_scalar,
    jax_convert_in_range_c64_i16_scalar, jax_convert_in_range_c64_i32_scalar, jax_convert_in_range_c64_i64_scalar,
    jax_convert_in_range_c64_bf16_scalar, jax_convert_in_range_c64_f16_scalar, jax_convert_in_range_c128_b_scalar,
    jax_convert_in_range_c128_u8_scalar, jax_convert_in_range_c128_u16_scalar, jax_convert_in_range_c128_u32_scalar,
    jax_convert_in_range_c128_u64_scalar, jax_convert_in_range_c128_i8_scalar, jax_convert_in_range_c128_i16_scalar,
    jax_convert_in_range_c128_i32_scalar, jax_convert_in_range_c128_i64_scalar,
    jax_convert_in_range_c128_bf16_scalar, jax_convert_in_range_c128_f16_scalar,
    jax_convert_in_range_c128_f32_scalar, jax_convert_in_range_c128_c64_scalar;
/* Kernels: NEON. */
#if defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__) && !defined(JOINERY_NO_NEON)
jax_kernel
    jax_add_b_b_neon, jax_add_b_u8_neon, jax_add_b_u16_neon, jax_add_b_u32_neon, jax_add_b_u64_neon,
    jax_add_b_bf16_neon, jax_add_b_f16_neon, jax_add_b_f32_neon, jax_add_b_f64_neon, jax_add_b_c64_neon,
    jax_add_b_c128_neon, jax_add_u8_u8_neon, jax_add_u8_u16_neon, jax_add_u8_u32_neon, jax_add_u8_u64_neon,
    jax_add_u8_i8_neon, jax_add_u8_bf16_neon, jax_add_u8_f16_neon, jax_add_u8_f32_neon, jax_add_u8_f64_neon,
    jax_add_u8_c64_neon, jax_add_u8_c128_neon, jax_add_u8_i_weak_neon, jax_add_u16_u16_neon, jax_add_u16_u32_neon,
    jax_add_u16_u64_neon, jax_add_u16_i8_neon, jax_add_u16_i16_neon, jax_add_u16_bf16_neon, jax_add_u16_f16_neon,
    jax_add_u16_f32_neon, jax_add_u16_f64_neon, jax_add_u16_c64_neon, jax_add_u16_c128_neon, jax_add_u16_i_weak_neon,
    jax_add_u32_u32_neon, jax_add_u32_u64_neon, jax_add_u32_i8_neon, jax_add_u32_i16_neon, jax_add_u32_i32_neon,
    jax_add_u32_bf16_neon, jax_add_u32_f16_neon, jax_add_u32_f32_neon, jax_add_u32_f64_neon, jax_add_u32_c64_neon,
    jax_add_u32_c128_neon, jax_add_u32_i_weak_neon, jax_add_u64_u64_neon, jax_add_u64_i8_neon, jax_add_u64_i16_neon,
    jax_add_u64_i32_neon, jax_add_u64_i64_neon, jax_add_u64_bf16_neon, jax_add_u64_f16_neon, jax_add_u64_f32_neon,
    jax_add_u64_f64_neon, jax_add_u64_c64_neon, jax_add_u64_c128_neon, jax_add_i8_i16_neon, jax_add_i8_i32_neon,
    jax_add_i8_i64_neon, jax_add_i8_bf16_neon, jax_add_i8_f16_neon, jax_add_i8_f32_neon, jax_add_i8_f64_neon,
    jax_add_i8_c64_neon, jax_add_i8_c128_neon, jax_add_i16_i32_neon, jax_add_i16_i64_neon, jax_add_i16_bf16_neon,
    jax_add_i16_f16_neon, jax_add_i16_f32_neon, jax_add_i16_f64_neon, jax_add_i16_c64_neon, jax_add_i16_c128_neon,
    jax_add_i32_i64_neon, jax_add_i32_bf16_neon, jax_add_i32_f16_neon, jax_add_i32_f32_neon, jax_add_i32_f64_neon,
    jax_add_i32_c64_neon, jax_add_i32_c128_neon, jax_add_i64_bf16_neon, jax_add_i64_f16_neon, jax_add_i64_f32_neon,
    jax_add_i64_f64_neon, jax_add_i64_c64_neon, jax_add_i64_c128_neon, jax_add_bf16_bf16_neon, jax_add_bf16_f16_neon,
    jax_add_bf16_f32_neon, jax_add_bf16_f64_neon, jax_add_bf16_c64_neon, jax_add_bf16_c128_neon,
    jax_add_bf16_f_weak_neon, jax_add_bf16_c_weak_neon, jax_add_f16_f16_neon, jax_add_f16_f32_neon,
    jax_add_f16_f64_neon, jax_add_f16_c64_neon, jax_add_f16_c128_neon, jax_add_f16_f_weak_neon,
    jax_add_f16_c_weak_neon, jax_add_f32_f32_neon, jax_add_f32_f64_neon, jax_add_f32_c64_neon, jax_add_f32_c128_neon,
    jax_add_f32_f_weak_neon, jax_add_f32_c_weak_neon, jax_add_f64_f64_neon, jax_add_f64_c64_neon,
    jax_add_f64_c128_neon, jax_add_c64_c64_neon, jax_add_c64_c128_neon, jax_add_c64_f_weak_neon,
    jax_add_c64_c_weak_neon, jax_add_c128_c128_neon;
jax_kernel
    jax_subtract_b_u8_neon, jax_subtract_b_u16_neon, jax_subtract_b_u32_neon, jax_subtract_b_u64_neon,
    jax_subtract_b_bf16_neon, jax_subtract_b_f16_neon, jax_subtract_b_f32_neon, jax_subtract_b_f64_neon,
    jax_subtract_b_c64_neon, jax_subtract_b_c128_neon, jax_subtract_u8_b_neon, jax_subtract_u8_u8_neon,
    jax_subtract_u8_u16_neon, jax_subtract_u8_u32_neon, jax_subtract_u8_u64_neon, jax_subtract_u8_i8_neon,
    jax_subtract_u8_bf16_neon, jax_subtract_u8_f16_neon, jax_subtract_u8_f32_neon, jax_subtract_u8_f64_neon,
    jax_subtract_u8_c64_neon, jax_subtract_u8_c128_neon, jax_subtract_u8_i_weak_neon, jax_subtract_u16_b_neon,
    jax_subtract_u16_u8_neon, jax_subtract_u16_u16_neon, jax_subtract_u16_u32_neon, jax_subtract_u16_u64_neon,
    jax_subtract_u16_i8_neon, jax_subtract_u16_i16_neon, jax_subtract_u16_bf16_neon, jax_subtract_u16_f16_neon,
    jax_subtract_u16_f32_neon, jax_subtract_u16_f64_neon, jax_subtract_u16_c64_neon, jax_subtract_u16_c128_neon,
    jax_subtract_u16_i_weak_neon, jax_subtract_u32_b_neon, jax_subtract_u32_u8_neon, jax_subtract_u32_u16_neon,
    jax_subtract_u32_u32_neon, jax_subtract_u32_u64_neon, jax_subtract_u32_i8_neon, jax_subtract_u32_i16_neon,
    jax_subtract_u32_i32_neon, jax_subtract_u32_bf16_neon, jax_subtract_u32_f16_neon, jax_subtract_u32_f32_neon,
    jax_subtract_u32_f64_neon, jax_subtract_u32_c64_neon, jax_subtract_u32_c128_neon, jax_subtract_u32_i_weak_neon,
    jax_subtract_u64_b_neon, jax_subtract_u64_u8_neon, jax_subtract_u64_u16_neon, jax_subtract_u64_u32_neon,
    jax_subtract_u64_u64_neon, jax_subtract_u64_i8_neon, jax_subtract_u64_i16_neon, jax_subtract_u64_i32_neon,
    jax_subtract_u64_i64_neon, jax_subtract_u64_bf16_neon, jax_subtract_u64_f16_neon, jax_subtract_u64_f32_neon,
    jax_subtract_u64_f64_neon, jax_subtract_u64_c64_neon, jax_subtract_u64_c128_neon, jax_subtract_i8_u8_neon,
    jax_subtract_i8_u16_neon, jax_subtract_i8_u32_neon, jax_subtract_i8_u64_neon, jax_subtract_i8_i16_neon,
    jax_subtract_i8_i32_neon, jax_subtract_i8_i64_neon, jax_subtract_i8_bf16_neon, jax_subtract_i8_f16_neon,
    jax_subtract_i8_f32_neon, jax_subtract_i8_f64_neon, jax_subtract_i8_c64_neon, jax_subtract_i8_c128_neon,
    jax_subtract_i16_u16_neon, jax_subtract_i16_u32_neon, jax_subtract_i16_u64_neon, jax_subtract_i16_i8_neon,
    jax_subtract_i16_i32_neon, jax_subtract_i16_i64_neon, jax_subtract_i16_bf16_neon, jax_subtract_i16_f16_neon,
    jax_subtract_i16_f32_neon, jax_subtract_i16_f64_neon, jax_subtract_i16_c64_neon, jax_subtract_i16_c128_neon,
    jax_subtract_i32_u32_neon, jax_subtract_i32_u64_neon, jax_subtract_i32_i8_neon, jax_subtract_i32_i16_neon,
    jax_subtract_i32_i64_neon, jax_subtract_i32_bf16_neon, jax_subtract_i32_f16_neon, jax_subtract_i32_f32_neon,
    jax_subtract_i32_f64_neon, jax_subtract_i32_c64_neon, jax_subtract_i32_c128_neon, jax_subtract_i64_u64_neon,
    jax_subtract_i64_i8_neon, jax_subtract_i64_i16_neon, jax_subtract_i64_i32_neon, jax_subtract_i64_bf16_neon,
    jax_subtract_i64_f16_neon, jax_subtract_i64_f32_neon, jax_subtract_i64_f64_neon, jax_subtract_i64_c64_neon,
    jax_subtract_i64_c128_neon, jax_subtract_bf16_b_neon, jax_subtract_bf16_u8_neon, jax_subtract_bf16_u16_neon,
    jax_subtract_bf16_u32_neon, jax_subtract_bf16_u64_neon, jax_subtract_bf16_i8_neon, jax_subtract_bf16_i16_neon,
    jax_subtract_bf16_i32_neon, jax_subtract_bf16_i64_neon, jax_subtract_bf16_bf16_neon, jax_subtract_bf16_f16_neon,
    jax_subtract_bf16_f32_neon, jax_subtract_bf16_f64_neon, jax_subtract_bf16_c64_neon, jax_subtract_bf16_c128_neon,
    jax_subtract_bf16_f_weak_neon, jax_subtract_bf16_c_weak_neon, jax_subtract_f16_b_neon, jax_subtract_f16_u8_neon,
    jax_subtract_f16_u16_neon, jax_subtract_f16_u32_neon, jax_subtract_f16_u64_neon, jax_subtract_f16_i8_neon,
    jax_subtract_f16_i16_neon, jax_subtract_f16_i32_neon, jax_subtract_f16_i64_neon, jax_subtract_f16_bf16_neon,
    jax_subtract_f16_f16_neon, jax_subtract_f16_f32_neon, jax_subtract_f16_f64_neon, jax_subtract_f16_c64_neon,
    jax_subtract_f16_c128_neon, jax_subtract_f16_f_weak_neon, jax_subtract_f16_c_weak_neon, jax_subtract_f32_b_neon,
    jax_subtract_f32_u8_neon, jax_subtract_f32_u16_neon, jax_subtract_f32_u32_neon, jax_subtract_f32_u64_neon,
    jax_subtract_f32_i8_neon, jax_subtract_f32_i16_neon, jax_subtract_f32_i32_neon, jax_subtract_f32_i64_neon,
    jax_subtract_f32_bf16_neon, jax_subtract_f32_f16_neon, jax_subtract_f32_f32_neon, jax_subtract_f32_f64_neon,
    jax_subtract_f32_c64_neon, jax_subtract_f32_c128_neon, jax_subtract_f32_f_weak_neon,
    jax_subtract_f32_c_weak_neon, jax_subtract_f64_b_neon, jax_subtract_f64_u8_neon, jax_subtract_f64_u16_neon,
    jax_subtract_f64_u32_neon, jax_subtract_f64_u64_neon, jax_subtract_f64_i8_neon, jax_subtract_f64_i16_neon,
    jax_subtract_f64_i32_neon, jax_subtract_f64_i64_neon, jax_subtract_f64_bf16_neon, jax_subtract_f64_f16_neon,
    jax_subtract_f64_f32_neon, jax_subtract_f64_f64_neon, jax_subtract_f64_c64_neon, jax_subtract_f64_c128_neon,
    jax_subtract_c64_b_neon, jax_subtract_c64_u8_neon, jax_subtract_c64_u16_neon, jax_subtract_c64_u32_neon,
    jax_subtract_c64_u64_neon, jax_subtract_c64_i8_neon, jax_subtract_c64_i16_neon, jax_subtract_c64_i32_neon,
    jax_subtract_c64_i64_neon, jax_subtract_c64_bf16_neon, jax_subtract_c64_f16_neon, jax_subtract_c64_f32_neon,
    jax_subtract_c64_f64_neon, jax_subtract_c64_c64_neon, jax_subtract_c64_c128_neon, jax_subtract_c64_f_weak_neon,
    jax_subtract_c64_c_weak_neon, jax_subtract_c128_b_neon, jax_subtract_c128_u8_neon, jax_subtract_c128_u16_neon,
    jax_subtract_c128_u32_neon, jax_subtract_c128_u64_neon, jax_subtract_c128_i8_neon, jax_subtract_c128_i16_neon,
    jax_subtract_c128_i32_neon, jax_subtract_c128_i64_neon, jax_subtract_c128_bf16_neon, jax_subtract_c128_f16_neon,
    jax_subtract_c128_f32_neon, jax_subtract_c128_f64_neon, jax_subtract_c128_c64_neon, jax_subtract_c128_c128_neon,
    jax_subtract_i_weak_u8_neon, jax_subtract_i_weak_u16_neon, jax_subtract_i_weak_u32_neon,
    jax_subtract_f_weak_bf16_neon, jax_subtract_f_weak_f16_neon, jax_subtract_f_weak_f32_neon,
    jax_subtract_f_weak_c64_neon, jax_subtract_c_weak_bf16_neon, jax_subtract_c_weak_f16_neon,
    jax_subtract_c_weak_f32_neon, jax_subtract_c_weak_c64_neon;
jax_kernel
    jax_multiply_b_b_neon, jax_multiply_b_u8_neon, jax_multiply_b_u16_neon, jax_multiply_b_u32_neon,
    jax_multiply_b_u64_neon, jax_multiply_b_bf16_neon, jax_multiply_b_f16_neon, jax_multiply_b_f32_neon,
    jax_multiply_b_f64_neon, jax_multiply_b_c64_neon, jax_multiply_b_c128_neon, jax_multiply_u8_u8_neon,
    jax_multiply_u8_u16_neon, jax_multiply_u8_u32_neon, jax_multiply_u8_u64_neon, jax_multiply_u8_i8_neon,
    jax_multiply_u8_bf16_neon, jax_multiply_u8_f16_neon, jax_multiply_u8_f32_neon, jax_multiply_u8_f64_neon,
    jax_multiply_u8_c64_neon, jax_multiply_u8_c128_neon, jax_multiply_u8_i_weak_neon, jax_multiply_u16_u16_neon,
    jax_multiply_u16_u32_neon, jax_multiply_u16_u64_neon, jax_multiply_u16_i8_neon, jax_multiply_u16_i16_neon,
    jax_multiply_u16_bf16_neon, jax_multiply_u16_f16_neon, jax_multiply_u16_f32_neon, jax_multiply_u16_f64_neon,
    jax_multiply_u16_c64_neon, jax_multiply_u16_c128_neon, jax_multiply_u16_i_weak_neon, jax_multiply_u32_u32_neon,
    jax_multiply_u32_u64_neon, jax_multiply_u32_i8_neon, jax_multiply_u32_i16_neon, jax_multiply_u32_i32_neon,
    jax_multiply_u32_bf16_neon, jax_multiply_u32_f16_neon, jax_multiply_u32_f32_neon, jax_multiply_u32_f64_neon,
    jax_multiply_u32_c64_neon, jax_multiply_u32_c128_neon, jax_multiply_u32_i_weak_neon, jax_multiply_u64_u64_neon,
    jax_multiply_u64_i8_neon, jax_multiply_u64_i16_neon, jax_multiply_u64_i32_neon, jax_multiply_u64_i64_neon,
    jax_multiply_u64_bf16_neon, jax_multiply_u64_f16_neon, jax_multiply_u64_f32_neon, jax_multiply_u64_f64_neon,
    jax_multiply_u64_c64_neon, jax_multiply_u64_c128_neon, jax_multiply_i8_i16_neon, jax_multiply_i8_i32_neon,
    jax_multiply_i8_i64_neon, jax_multiply_i8_bf16_neon, jax_multiply_i8_f16_neon, jax_multiply_i8_f32_neon,
    jax_multiply_i8_f64_neon, jax_multiply_i8_c64_neon, jax_multiply_i8_c128_neon, jax_multiply_i16_i32_neon,
    jax_multiply_i16_i64_neon, jax_multiply_i16_bf16_neon, jax_multiply_i16_f16_neon, jax_multiply_i16_f32_neon,
    jax_multiply_i16_f64_neon, jax_multiply_i16_c64_neon, jax_multiply_i16_c128_neon, jax_multiply_i32_i64_neon,
    jax_multiply_i32_bf16_neon, jax_multiply_i32_f16_neon, jax_multiply_i32_f32_neon, jax_multiply_i32_f64_neon,
    jax_multiply_i32_c64_neon, jax_multiply_i32_c128_neon, jax_multiply_i64_bf16_neon, jax_multiply_i64_f16_neon,
    jax_multiply_i64_f32_neon, jax_multiply_i64_f64_neon, jax_multiply_i64_c64_neon, jax_multiply_i64_c128_neon,
    jax_multiply_bf16_bf16_neon, jax_multiply_bf16_f16_neon, jax_multiply_bf16_f32_neon, jax_multiply_bf16_f64_neon,
    jax_multiply_bf16_c64_neon, jax_multiply_bf16_c128_neon, jax_multiply_bf16_f_weak_neon,
    jax_multiply_bf16_c_weak_neon, jax_multiply_f16_f16_neon, jax_multiply_f16_f32_neon, jax_multiply_f16_f64_neon,
    jax_multiply_f16_c64_neon, jax_multiply_f16_c128_neon, jax_multiply_f16_f_weak_neon,
    jax_multiply_f16_c_weak_neon, jax_multiply_f32_f32_neon, jax_multiply_f32_f64_neon, jax_multiply_f32_c64_neon,
    jax_multiply_f32_c128_neon, jax_multiply_f32_f_weak_neon, jax_multiply_f32_c_weak_neon,
    jax_multiply_f64_f64_neon, jax_multiply_f64_c64_neon, jax_multiply_f64_c128_neon, jax_multiply_c64_c64_neon,
    jax_multiply_c64_c128_neon, jax_multiply_c64_f_weak_neon, jax_multiply_c64_c_weak_neon,
    jax_multiply_c128_c128_neon;
jax_kernel
    jax_divide_b_b_neon, jax_divide_b_u8_neon, jax_divide_b_u16_neon, jax_divide_b_u32_neon, jax_divide_b_u64_neon,
    jax_divide_b_i8_neon, jax_divide_b_i16_neon, jax_divide_b_i32_neon, jax_divide_b_i64_neon,
    jax_divide_b_bf16_neon, jax_divide_b_f16_neon, jax_divide_b_f32_neon, jax_divide_b_f64_neon,
    jax_divide_b_c64_neon, jax_divide_b_c128_neon, jax_divide_u8_b_neon, jax_divide_u8_u8_neon,
    jax_divide_u8_u16_neon, jax_divide_u8_u32_neon, jax_divide_u8_u64_neon, jax_divide_u8_i8_neon,
    jax_divide_u8_i16_neon, jax_divide_u8_i32_neon, jax_divide_u8_i64_neon, jax_divide_u8_bf16_neon,
    jax_divide_u8_f16_neon, jax_divide_u8_f32_neon, jax_divide_u8_f64_neon, jax_divide_u8_c64_neon,
    jax_divide_u8_c128_neon, jax_divide_u8_i_weak_neon, jax_divide_u16_b_neon, jax_divide_u16_u8_neon,
    jax_divide_u16_u16_neon, jax_divide_u16_u32_neon, jax_divide_u16_u64_neon, jax_divide_u16_i8_neon,
    jax_divide_u16_i16_neon, jax_divide_u16_i32_neon, jax_divide_u16_i64_neon, jax_divide_u16_bf16_neon,
    jax_divide_u16_f16_neon, jax_divide_u16_f32_neon, jax_divide_u16_f64_neon, jax_divide_u16_c64_neon,
    jax_divide_u16_c128_neon, jax_divide_u16_i_weak_neon, jax_divide_u32_b_neon, jax_divide_u32_u8_neon,
    jax_divide_u32_u16_neon, jax_divide_u32_u32_neon, jax_divide_u32_u64_neon, jax_divide_u32_i8_neon,
    jax_divide_u32_i16_neon, jax_divide_u32_i32_neon, jax_divide_u32_i64_neon, jax_divide_u32_bf16_neon,
    jax_divide_u32_f16_neon, jax_divide_u32_f32_neon, jax_divide_u32_f64_neon, jax_divide_u32_c64_neon,
    jax_divide_u32_c128_neon, jax_divide_u32_i_weak_neon, jax_divide_u64_b_neon, jax_divide_u64_u8_neon,
    jax_divide_u64_u16_neon, jax_divide_u64_u32_neon, jax_divide_u64_u64_neon, jax_divide_u64_i8_neon,
    jax_divide_u64_i16_neon, jax_divide_u64_i32_neon, jax_divide_u64_i64_neon, jax_divide_u64_bf16_neon,
    jax_divide_u64_f16_neon, jax_divide_u64_f32_neon, jax_divide_u64_f64_neon, jax_divide_u64_c64_neon,
    jax_divide_u64_c128_neon, jax_divide_u64_i_weak_neon, jax_divide_i8_b_neon, jax_divide_i8_u8_neon,
    jax_divide_i8_u16_neon, jax_divide_i8_u32_neon, jax_divide_i8_u64_neon, jax_divide_i8_i8_neon,
    jax_divide_i8_i16_neon, jax_divide_i8_i32_neon, jax_divide_i8_i64_neon, jax_divide_i8_bf16_neon,
    jax_divide_i8_f16_neon, jax_divide_i8_f32_neon, jax_divide_i8_f64_neon, jax_divide_i8_c64_neon,
    jax_divide_i8_c128_neon, jax_divide_i8_i_weak_neon, jax_divide_i16_b_neon, jax_divide_i16_u8_neon,
    jax_divide_i16_u16_neon, jax_divide_i16_u32_neon, jax_divide_i16_u64_neon, jax_divide_i16_i8_neon,
    jax_divide_i16_i16_neon, jax_divide_i16_i32_neon, jax_divide_i16_i64_neon, jax_divide_i16_bf16_neon,
    jax_divide_i16_f16_neon, jax_divide_i16_f32_neon, jax_divide_i16_f64_neon, jax_divide_i16_c64_neon,
    jax_divide_i16_c128_neon, jax_divide_i16_i_weak_neon, jax_divide_i32_b_neon, jax_divide_i32_u8_neon,
    jax_divide_i32_u16_neon, jax_divide_i32_u32_neon, jax_divide_i32_u64_neon, jax_divide_i32_i8_neon,
    jax_divide_i32_i16_neon, jax_divide_i32_i32_neon, jax_divide_i32_i64_neon, jax_divide_i32_bf16_neon,
    jax_divide_i32_f16_neon, jax_divide_i32_f32_neon, jax_divide_i32_f64_neon, jax_divide_i32_c64_neon,
    jax_divide_i32_c128_neon, jax_divide_i32_i_weak_neon, jax_divide_i64_b_neon, jax_divide_i64_u8_neon,
    jax_divide_i64_u16_neon, jax_divide_i64_u32_neon, jax_divide_i64_u64_neon, jax_divide_i64_i8_neon,
    jax_divide_i64_i16_neon, jax_divide_i64_i32_neon, jax_divide_i64_i64_neon, jax_divide_i64_bf16_neon,
    jax_divide_i64_f16_neon, jax_divide_i64_f32_neon, jax_divide_i64_f64_neon, jax_divide_i64_c64_neon,
    jax_divide_i64_c128_neon, jax_divide_bf16_b_neon, jax_divide_bf16_u8_neon, jax_divide_bf16_u16_neon,
    jax_divide_bf16_u32_neon, jax_divide_bf16_u64_neon, jax_divide_bf16_i8_neon, jax_divide_bf16_i16_neon,
    jax_divide_bf16_i32_neon, jax_divide_bf16_i64_neon, jax_divide_bf16_bf16_neon, jax_divide_bf16_f16_neon,
    jax_divide_bf16_f32_neon, jax_divide_bf16_f64_neon, jax_divide_bf16_c64_neon, jax_divide_bf16_c128_neon,
    jax_divide_bf16_f_weak_neon, jax_divide_bf16_c_weak_neon, jax_divide_f16_b_neon, jax_divide_f16_u8_neon,
    jax_divide_f16_u16_neon, jax_divide_f16_u32_neon, jax_divide_f16_u64_neon, jax_divide_f16_i8_neon,
    jax_divide_f16_i16_neon, jax_divide_f16_i32_neon, jax_divide_f16_i64_neon, jax_divide_f16_bf16_neon,
    jax_divide_f16_f16_neon, jax_divide_f16_f32_neon, jax_divide_f16_f64_neon, jax_divide_f16_c64_neon,
    jax_divide_f16_c128_neon, jax_divide_f16_f_weak_neon, jax_divide_f16_c_weak_neon, jax_divide_f32_b_neon,
    jax_divide_f32_u8_neon, jax_divide_f32_u16_neon, jax_divide_f32_u32_neon, jax_divide_f32_u64_neon,
    jax_divide_f32_i8_neon, jax_divide_f32_i16_neon, jax_divide_f32_i32_neon, jax_divide_f32_i64_neon,
    jax_divide_f32_bf16_neon, jax_divide_f32_f16_neon, jax_divide_f32_f32_neon, jax_divide_f32_f64_neon,
    jax_divide_f32_c64_neon, jax_divide_f32_c128_neon, jax_divide_f32_f_weak_neon, jax_divide_f32_c_weak_neon,
    jax_divide_f64_b_neon, jax_divide_f64_u8_neon, jax_divide_f64_u16_neon, jax_divide_f64_u32_neon,
    jax_divide_f64_u64_neon, jax_divide_f64_i8_neon, jax_divide_f64_i16_neon, jax_divide_f64_i32_neon,
    jax_divide_f64_i64_neon, jax_divide_f64_bf16_neon, jax_divide_f64_f16_neon, jax_divide_f64_f32_neon,
    jax_divide_f64_f64_neon, jax_divide_f64_c64_neon, jax_divide_f64_c128_neon, jax_divide_c64_b_neon,
    jax_divide_c64_u8_neon, jax_divide_c64_u16_neon, jax_divide_c64_u32_neon, jax_divide_c64_u64_neon,
    jax_divide_c64_i8_neon, jax_divide_c64_i16_neon, jax_divide_c64_i32_neon, jax_divide_c64_i64_neon,
    jax_divide_c64_bf16_neon, jax_divide_c64_f16_neon, jax_divide_c64_f32_neon, jax_divide_c64_f64_neon,
    jax_divide_c64_c64_neon, jax_divide_c64_c128_neon, jax_divide_c64_f_weak_neon, jax_divide_c64_c_weak_neon,
    jax_divide_c128_b_neon, jax_divide_c128_u8_neon, jax_divide_c128_u16_neon, jax_divide_c128_u32_neon,
    jax_divide_c128_u64_neon, jax_divide_c128_i8_neon, jax_divide_c128_i16_neon, jax_divide_c128_i32_neon,
    jax_divide_c128_i64_neon, jax_divide_c128_bf16_neon, jax_divide_c128_f16_neon, jax_divide_c128_f32_neon,
    jax_divide_c128_f64_neon, jax_divide_c128_c64_neon, jax_divide_c128_c128_neon, jax_divide_i_weak_u8_neon,
    jax_divide_i_weak_u16_neon, jax_divide_i_weak_u32_neon, jax_divide_i_weak_u64_neon, jax_divide_i_weak_i8_neon,
    jax_divide_i_weak_i16_neon, jax_divide_i_weak_i32_neon, jax_divide_f_weak_bf16_neon, jax_divide_f_weak_f16_neon,
    jax_divide_f_weak_f32_neon, jax_divide_f_weak_c64_neon, jax_divide_c_weak_bf16_neon, jax_divide_c_weak_f16_neon,
    jax_divide_c_weak_f32_neon, jax_divide_c_weak_c64_neon;
jax_kernel
    jax_minimum_b_b_neon, jax_minimum_b_u8_neon, jax_minimum_b_u16_neon, jax_minimum_b_u32_neon,
    jax_minimum_b_u64_neon, jax_minimum_b_i8_neon, jax_minimum_b_i16_neon, jax_minimum_b_i32_neon,
    jax_minimum_b_i64_neon, jax_minimum_b_bf16_neon, jax_minimum_b_f16_neon, jax_minimum_b_f32_neon,
    jax_minimum_b_f64_neon, jax_minimum_u8_u8_neon, jax_minimum_u8_u16_neon, jax_minimum_u8_u32_neon,
    jax_minimum_u8_u64_neon, jax_minimum_u8_i8_neon, jax_minimum_u8_i16_neon, jax_minimum_u8_i32_neon,
    jax_minimum_u8_i64_neon, jax_minimum_u8_bf16_neon, jax_minimum_u8_f16_neon, jax_minimum_u8_f32_neon,
    jax_minimum_u8_f64_neon, jax_minimum_u8_i_weak_neon, jax_minimum_u16_u16_neon, jax_minimum_u16_u32_neon,
    jax_minimum_u16_u64_neon, jax_minimum_u16_i8_neon, jax_minimum_u16_i16_neon, jax_minimum_u16_i32_neon,
    jax_minimum_u16_i64_neon, jax_minimum_u16_bf16_neon, jax_minimum_u16_f16_neon, jax_minimum_u16_f32_neon,
    jax_minimum_u16_f64_neon, jax_minimum_u16_i_weak_neon, jax_minimum_u32_u32_neon, jax_minimum_u32_u64_neon,
    jax_minimum_u32_i8_neon, jax_minimum_u32_i16_neon, jax_minimum_u32_i32_neon, jax_minimum_u32_i64_neon,
    jax_minimum_u32_bf16_neon, jax_minimum_u32_f16_neon, jax_minimum_u32_f32_neon, jax_minimum_u32_f64_neon,
    jax_minimum_u32_i_weak_neon, jax_minimum_u64_u64_neon, jax_minimum_u64_i8_neon, jax_minimum_u64_i16_neon,
    jax_minimum_u64_i32_neon, jax_minimum_u64_i64_neon, jax_minimum_u64_bf16_neon, jax_minimum_u64_f16_neon,
    jax_minimum_u64_f32_neon, jax_minimum_u64_f64_neon, jax_minimum_i8_i8_neon, jax_minimum_i8_i16_neon,
    jax_minimum_i8_i32_neon, jax_minimum_i8_i64_neon, jax_minimum_i8_bf16_neon, jax_minimum_i8_f16_neon,
    jax_minimum_i8_f32_neon, jax_minimum_i8_f64_neon, jax_minimum_i8_i_weak_neon, jax_minimum_i16_i16_neon,
    jax_minimum_i16_i32_neon, jax_minimum_i16_i64_neon, jax_minimum_i16_bf16_neon, jax_minimum_i16_f16_neon,
    jax_minimum_i16_f32_neon, jax_minimum_i16_f64_neon, jax_minimum_i16_i_weak_neon, jax_minimum_i32_i32_neon,
    jax_minimum_i32_i64_neon, jax_minimum_i32_bf16_neon, jax_minimum_i32_f16_neon, jax_minimum_i32_f32_neon,
    jax_minimum_i32_f64_neon, jax_minimum_i32_i_weak_neon, jax_minimum_i64_i64_neon, jax_minimum_i64_bf16_neon,
    jax_minimum_i64_f16_neon, jax_minimum_i64_f32_neon, jax_minimum_i64_f64_neon, jax_minimum_bf16_bf16_neon,
    jax_minimum_bf16_f16_neon, jax_minimum_bf16_f32_neon, jax_minimum_bf16_f64_neon, jax_minimum_bf16_f_weak_neon,
    jax_minimum_f16_f16_neon, jax_minimum_f16_f32_neon, jax_minimum_f16_f64_neon, jax_minimum_f16_f_weak_neon,
    jax_minimum_f32_f32_neon, jax_minimum_f32_f64_neon, jax_minimum_f32_f_weak_neon, jax_minimum_f64_f64_neon;
jax_kernel
    jax_maximum_b_b_neon, jax_maximum_b_u8_neon, jax_maximum_b_u16_neon, jax_maximum_b_u32_neon,
    jax_maximum_b_u64_neon, jax_maximum_b_i8_neon, jax_maximum_b_i16_neon, jax_maximum_b_i32_neon,
    jax_maximum_b_i64_neon, jax_maximum_b_bf16_neon, jax_maximum_b_f16_neon, jax_maximum_b_f32_neon,
    jax_maximum_b_f64_neon, jax_maximum_u8_u8_neon, jax_maximum_u8_u16_neon, jax_maximum_u8_u32_neon,
    jax_maximum_u8_u64_neon, jax_maximum_u8_i8_neon, jax_maximum_u8_i16_neon, jax_maximum_u8_i32_neon,
    jax_maximum_u8_i64_neon, jax_maximum_u8_bf16_neon, jax_maximum_u8_f16_neon, jax_maximum_u8_f32_neon,
    jax_maximum_u8_f64_neon, jax_maximum_u8_i_weak_neon, jax_maximum_u16_u16_neon, jax_maximum_u16_u32_neon,
    jax_maximum_u16_u64_neon, jax_maximum_u16_i8_neon, jax_maximum_u16_i16_neon, jax_maximum_u16_i32_neon,
    jax_maximum_u16_i64_neon, jax_maximum_u16_bf16_neon, jax_maximum_u16_f16_neon, jax_maximum_u16_f32_neon,
    jax_maximum_u16_f64_neon, jax_maximum_u16_i_weak_neon, jax_maximum_u32_u32_neon, jax_maximum_u32_u64_neon,
    jax_maximum_u32_i8_neon, jax_maximum_u32_i16_neon, jax_maximum_u32_i32_neon, jax_maximum_u32_i64_neon,
    jax_maximum_u32_bf16_neon, jax_maximum_u32_f16_neon, jax_maximum_u32_f32_neon, jax_maximum_u32_f64_neon,
    jax_maximum_u32_i_weak_neon, jax_maximum_u64_u64_neon, jax_maximum_u64_i8_neon, jax_maximum_u64_i16_neon,
    jax_maximum_u64_i32_neon, jax_maximum_u64_i64_neon, jax_maximum_u64_bf16_neon, jax_maximum_u64_f16_neon,
    jax_maximum_u64_f32_neon, jax_maximum_u64_f64_neon, jax_maximum_i8_i8_neon, jax_maximum_i8_i16_neon,
    jax_maximum_i8_i32_neon, jax_maximum_i8_i64_neon, jax_maximum_i8_bf16_neon, jax_maximum_i8_f16_neon,
    jax_maximum_i8_f32_neon, jax_maximum_i8_f64_neon, jax_maximum_i8_i_weak_neon, jax_maximum_i16_i16_neon,
    jax_maximum_i16_i32_neon, jax_maximum_i16_i64_neon, jax_maximum_i16_bf16_neon, jax_maximum_i16_f16_neon,
    jax_maximum_i16_f32_neon, jax_maximum_i16_f64_neon, jax_maximum_i16_i_weak_neon, jax_maximum_i32_i32_neon,
    jax_maximum_i32_i64_neon, jax_maximum_i32_bf16_neon, jax_maximum_i32_f16_neon, jax_maximum_i32_f32_neon,
    jax_maximum_i32_f64_neon, jax_maximum_i32_i_weak_neon, jax_maximum_i64_i64_neon, jax_maximum_i64_bf16_neon,
    jax_maximum_i64_f16_neon, jax_maximum_i64_f32_neon, jax_maximum_i64_f64_neon, jax_maximum_bf16_bf16_neon,
    jax_maximum_bf16_f16_neon, jax_maximum_bf16_f32_neon, jax_maximum_bf16_f64_neon, jax_maximum_bf16_f_weak_neon,
    jax_maximum_f16_f16_neon, jax_maximum_f16_f32_neon, jax_maximum_f16_f64_neon, jax_maximum_f16_f_weak_neon,
    jax_maximum_f32_f32_neon, jax_maximum_f32_f64_neon, jax_maximum_f32_f_weak_neon, jax_maximum_f64_f64_neon;
jax_kernel
    jax_equal_b_b_neon, jax_equal_b_u8_neon, jax_equal_b_u16_neon, jax_equal_b_u32_neon, jax_equal_b_u64_neon,
    jax_equal_b_bf16_neon, jax_equal_b_f16_neon, jax_equal_b_f32_neon, jax_equal_b_f64_neon, jax_equal_b_c64_neon,
    jax_equal_b_c128_neon, jax_equal_u8_u8_neon, jax_equal_u8_u16_neon, jax_equal_u8_u32_neon, jax_equal_u8_u64_neon,
    jax_equal_u8_i8_neon, jax_equal_u8_bf16_neon, jax_equal_u8_f16_neon, jax_equal_u8_f32_neon,
    jax_equal_u8_f64_neon, jax_equal_u8_c64_neon, jax_equal_u8_c128_neon, jax_equal_u16_u16_neon,
    jax_equal_u16_u32_neon, jax_equal_u16_u64_neon, jax_equal_u16_i8_neon, jax_equal_u16_i16_neon,
    jax_equal_u16_bf16_neon, jax_equal_u16_f16_neon, jax_equal_u16_f32_neon, jax_equal_u16_f64_neon,
    jax_equal_u16_c64_neon, jax_equal_u16_c128_neon, jax_equal_u32_u32_neon, jax_equal_u32_u64_neon,
    jax_equal_u32_i8_neon, jax_equal_u32_i16_neon, jax_equal_u32_i32_neon, jax_equal_u32_bf16_neon,
    jax_equal_u32_f16_neon, jax_equal_u32_f32_neon, jax_equal_u32_f64_neon, jax_equal_u32_c64_neon,
    jax_equal_u32_c128_neon, jax_equal_u64_u64_neon, jax_equal_u64_i8_neon, jax_equal_u64_i16_neon,
    jax_equal_u64_i32_neon, jax_equal_u64_i64_neon, jax_equal_u64_bf16_neon, jax_equal_u64_f16_neon,
    jax_equal_u64_f32_neon, jax_equal_u64_f64_neon, jax_equal_u64_c64_neon, jax_equal_u64_c128_neon,
    jax_equal_i8_i16_neon, jax_equal_i8_i32_neon, jax_equal_i8_i64_neon, jax_equal_i8_bf16_neon,
    jax_equal_i8_f16_neon, jax_equal_i8_f32_neon, jax_equal_i8_f64_neon, jax_equal_i8_c64_neon,
    jax_equal_i8_c128_neon, jax_equal_i16_i32_neon, jax_equal_i16_i64_neon, jax_equal_i16_bf16_neon,
    jax_equal_i16_f16_neon, jax_equal_i16_f32_neon, jax_equal_i16_f64_neon, jax_equal_i16_c64_neon,
    jax_equal_i16_c128_neon, jax_equal_i32_i64_neon, jax_equal_i32_bf16_neon, jax_equal_i32_f16_neon,
    jax_equal_i32_f32_neon, jax_equal_i32_f64_neon, jax_equal_i32_c64_neon, jax_equal_i32_c128_neon,
    jax_equal_i64_bf16_neon, jax_equal_i64_f16_neon, jax_equal_i64_f32_neon, jax_equal_i64_f64_neon,
    jax_equal_i64_c64_neon, jax_equal_i64_c128_neon, jax_equal_bf16_bf16_neon, jax_equal_bf16_f16_neon,
    jax_equal_bf16_f32_neon, jax_equal_bf16_f64_neon, jax_equal_bf16_c64_neon, jax_equal_bf16_c128_neon,
    jax_equal_bf16_f_weak_neon, jax_equal_bf16_c_weak_neon, jax_equal_f16_f16_neon, jax_equal_f16_f32_neon,
    jax_equal_f16_f64_neon, jax_equal_f16_c64_neon, jax_equal_f16_c128_neon, jax_equal_f16_f_weak_neon,
    jax_equal_f16_c_weak_neon, jax_equal_f32_f32_neon, jax_equal_f32_f64_neon, jax_equal_f32_c64_neon,
    jax_equal_f32_c128_neon, jax_equal_f32_f_weak_neon, jax_equal_f32_c_weak_neon, jax_equal_f64_f64_neon,
    jax_equal_f64_c64_neon, jax_equal_f64_c128_neon, jax_equal_c64_c64_neon, jax_equal_c64_c128_neon,
    jax_equal_c64_f_weak_neon, jax_equal_c64_c_weak_neon, jax_equal_c128_c128_neon;
jax_kernel
    jax_not_equal_b_b_neon, jax_not_equal_b_u8_neon, jax_not_equal_b_u16_neon, jax_not_equal_b_u32_neon,
    jax_not_equal_b_u64_neon, jax_not_equal_b_bf16_neon, jax_not_equal_b_f16_neon, jax_not_equal_b_f32_neon,
    jax_not_equal_b_f64_neon, jax_not_equal_b_c64_neon, jax_not_equal_b_c128_neon, jax_not_equal_u8_u8_neon,
    jax_not_equal_u8_u16_neon, jax_not_equal_u8_u32_neon, jax_not_equal_u8_u64_neon, jax_not_equal_u8_i8_neon,
    jax_not_equal_u8_bf16_neon, jax_not_equal_u8_f16_neon, jax_not_equal_u8_f32_neon, jax_not_equal_u8_f64_neon,
    jax_not_equal_u8_c64_neon, jax_not_equal_u8_c128_neon, jax_not_equal_u16_u16_neon, jax_not_equal_u16_u32_neon,
    jax_not_equal_u16_u64_neon, jax_not_equal_u16_i8_neon, jax_not_equal_u16_i16_neon, jax_not_equal_u16_bf16_neon,
    jax_not_equal_u16_f16_neon, jax_not_equal_u16_f32_neon, jax_not_equal_u16_f64_neon, jax_not_equal_u16_c64_neon,
    jax_not_equal_u16_c128_neon, jax_not_equal_u32_u32_neon, jax_not_equal_u32_u64_neon, jax_not_equal_u32_i8_neon,
    jax_not_equal_u32_i16_neon, jax_not_equal_u32_i32_neon, jax_not_equal_u32_bf16_neon, jax_not_equal_u32_f16_neon,
    jax_not_equal_u32_f32_neon, jax_not_equal_u32_f64_neon, jax_not_equal_u32_c64_neon, jax_not_equal_u32_c128_neon,
    jax_not_equal_u64_u64_neon, jax_not_equal_u64_i8_neon, jax_not_equal_u64_i16_neon, jax_not_equal_u64_i32_neon,
    jax_not_equal_u64_i64_neon, jax_not_equal_u64_bf16_neon, jax_not_equal_u64_f16_neon, jax_not_equal_u64_f32_neon,
    jax_not_equal_u64_f64_neon, jax_not_equal_u64_c64_neon, jax_not_equal_u64_c128_neon, jax_not_equal_i8_i16_neon,
    jax_not_equal_i8_i32_neon, jax_not_equal_i8_i64_neon, jax_not_equal_i8_bf16_neon, jax_not_equal_i8_f16_neon,
    jax_not_equal_i8_f32_neon, jax_not_equal_i8_f64_neon, jax_not_equal_i8_c64_neon, jax_not_equal_i8_c128_neon,
    jax_not_equal_i16_i32_neon, jax_not_equal_i16_i64_neon, jax_not_equal_i16_bf16_neon, jax_not_equal_i16_f16_neon,
    jax_not_equal_i16_f32_neon, jax_not_equal_i16_f64_neon, jax_not_equal_i16_c64_neon, jax_not_equal_i16_c128_neon,
    jax_not_equal_i32_i64_neon, jax_not_equal_i32_bf16_neon, jax_not_equal_i32_f16_neon, jax_not_equal_i32_f32_neon,
    jax_not_equal_i32_f64_neon, jax_not_equal_i32_c64_neon, jax_not_equal_i32_c128_neon, jax_not_equal_i64_bf16_neon,
    jax_not_equal_i64_f16_neon, jax_not_equal_i64_f32_neon, jax_not_equal_i64_f64_neon, jax_not_equal_i64_c64_neon,
    jax_not_equal_i64_c128_neon, jax_not_equal_bf16_bf16_neon, jax_not_equal_bf16_f16_neon,
    jax_not_equal_bf16_f32_neon, jax_not_equal_bf16_f64_neon, jax_not_equal_bf16_c64_neon,
    jax_not_equal_bf16_c128_neon, jax_not_equal_bf16_f_weak_neon, jax_not_equal_bf16_c_weak_neon,
    jax_not_equal_f16_f16_neon, jax_not_equal_f16_f32_neon, jax_not_equal_f16_f64_neon, jax_not_equal_f16_c64_neon,
    jax_not_equal_f16_c128_neon, jax_not_equal_f16_f_weak_neon, jax_not_equal_f16_c_weak_neon,
    jax_not_equal_f32_f32_neon, jax_not_equal_f32_f64_neon, jax_not_equal_f32_c64_neon, jax_not_equal_f32_c128_neon,
    jax_not_equal_f32_f_weak_neon, jax_not_equal_f32_c_weak_neon, jax_not_equal_f64_f64_neon,
    jax_not_equal_f64_c64_neon, jax_not_equal_f64_c128_neon, jax_not_equal_c64_c64_neon, jax_not_equal_c64_c128_neon,
    jax_not_equal_c64_f_weak_neon, jax_not_equal_c64_c_weak_neon, jax_not_equal_c128_c128_neon;
jax_kernel
    jax_less_b_b_neon, jax_less_b_u8_neon, jax_less_b_u16_neon, jax_less_b_u32_neon, jax_less_b_u64_neon,
    jax_less_b_i8_neon, jax_less_b_i16_neon, jax_less_b_i32_neon, jax_less_b_i64_neon, jax_less_b_bf16_neon,
    jax_less_b_f16_neon, jax_less_b_f32_neon, jax_less_b_f64_neon, jax_less_u8_b_neon, jax_less_u8_u8_neon,
    jax_less_u8_u16_neon, jax_less_u8_u32_neon, jax_less_u8_u64_neon, jax_less_u8_i8_neon, jax_less_u8_i16_neon,
    jax_less_u8_i32_neon, jax_less_u8_i64_neon, jax_less_u8_bf16_neon, jax_less_u8_f16_neon, jax_less_u8_f32_neon,
    jax_less_u8_f64_neon, jax_less_u16_b_neon, jax_less_u16_u8_neon, jax_less_u16_u16_neon, jax_less_u16_u32_neon,
    jax_less_u16_u64_neon, jax_less_u16_i8_neon, jax_less_u16_i16_neon, jax_less_u16_i32_neon, jax_less_u16_i64_neon,
    jax_less_u16_bf16_neon, jax_less_u16_f16_neon, jax_less_u16_f32_neon, jax_less_u16_f64_neon, jax_less_u32_b_neon,
    jax_less_u32_u8_neon, jax_less_u32_u16_neon, jax_less_u32_u32_neon, jax_less_u32_u64_neon, jax_less_u32_i8_neon,
    jax_less_u32_i16_neon, jax_less_u32_i32_neon, jax_less_u32_i64_neon, jax_less_u32_bf16_neon,
    jax_less_u32_f16_neon, jax_less_u32_f32_neon, jax_less_u32_f64_neon, jax_less_u64_b_neon, jax_less_u64_u8_neon,
    jax_less_u64_u16_neon, jax_less_u64_u32_neon, jax_less_u64_u64_neon, jax_less_u64_i8_neon, jax_less_u64_i16_neon,
    jax_less_u64_i32_neon, jax_less_u64_i64_neon, jax_less_u64_bf16_neon, jax_less_u64_f16_neon,
    jax_less_u64_f32_neon, jax_less_u64_f64_neon, jax_less_i8_b_neon, jax_less_i8_u8_neon, jax_less_i8_u16_neon,
    jax_less_i8_u32_neon, jax_less_i8_u64_neon, jax_less_i8_i8_neon, jax_less_i8_i16_neon, jax_less_i8_i32_neon,
    jax_less_i8_i64_neon, jax_less_i8_bf16_neon, jax_less_i8_f16_neon, jax_less_i8_f32_neon, jax_less_i8_f64_neon,
    jax_less_i16_b_neon, jax_less_i16_u8_neon, jax_less_i16_u16_neon, jax_less_i16_u32_neon, jax_less_i16_u64_neon,
    jax_less_i16_i8_neon, jax_less_i16_i16_neon, jax_less_i16_i32_neon, jax_less_i16_i64_neon,
    jax_less_i16_bf16_neon, jax_less_i16_f16_neon, jax_less_i16_f32_neon, jax_less_i16_f64_neon, jax_less_i32_b_neon,
    jax_less_i32_u8_neon, jax_less_i32_u16_neon, jax_less_i32_u32_neon, jax_less_i32_u64_neon, jax_less_i32_i8_neon,
    jax_less_i32_i16_neon, jax_less_i32_i32_neon, jax_less_i32_i64_neon, jax_less_i32_bf16_neon,
    jax_less_i32_f16_neon, jax_less_i32_f32_neon, jax_less_i32_f64_neon, jax_less_i64_b_neon, jax_less_i64_u8_neon,
    jax_less_i64_u16_neon, jax_less_i64_u32_neon, jax_less_i64_u64_neon, jax_less_i64_i8_neon, jax_less_i64_i16_neon,
    jax_less_i64_i32_neon, jax_less_i64_i64_neon, jax_less_i64_bf16_neon, jax_less_i64_f16_neon,
    jax_less_i64_f32_neon, jax_less_i64_f64_neon, jax_less_bf16_b_neon, jax_less_bf16_u8_neon,
    jax_less_bf16_u16_neon, jax_less_bf16_u32_neon, jax_less_bf16_u64_neon, jax_less_bf16_i8_neon,
    jax_less_bf16_i16_neon, jax_less_bf16_i32_neon, jax_less_bf16_i64_neon, jax_less_bf16_bf16_neon,
    jax_less_bf16_f16_neon, jax_less_bf16_f32_neon, jax_less_bf16_f64_neon, jax_less_bf16_f_weak_neon,
    jax_less_f16_b_neon, jax_less_f16_u8_neon, jax_less_f16_u16_neon, jax_less_f16_u32_neon, jax_less_f16_u64_neon,
    jax_less_f16_i8_neon, jax_less_f16_i16_neon, jax_less_f16_i32_neon, jax_less_f16_i64_neon,
    jax_less_f16_bf16_neon, jax_less_f16_f16_neon, jax_less_f16_f32_neon, jax_less_f16_f64_neon,
    jax_less_f16_f_weak_neon, jax_less_f32_b_neon, jax_less_f32_u8_neon, jax_less_f32_u16_neon,
    jax_less_f32_u32_neon, jax_less_f32_u64_neon, jax_less_f32_i8_neon, jax_less_f32_i16_neon, jax_less_f32_i32_neon,
    jax_less_f32_i64_neon, jax_less_f32_bf16_neon, jax_less_f32_f16_neon, jax_less_f32_f32_neon,
    jax_less_f32_f64_neon, jax_less_f32_f_weak_neon, jax_less_f64_b_neon, jax_less_f64_u8_neon,
    jax_less_f64_u16_neon, jax_less_f64_u32_neon, jax_less_f64_u64_neon, jax_less_f64_i8_neon, jax_less_f64_i16_neon,
    jax_less_f64_i32_neon, jax_less_f64_i64_neon, jax_less_f64_bf16_neon, jax_less_f64_f16_neon,
    jax_less_f64_f32_neon, jax_less_f64_f64_neon, jax_less_f_weak_bf16_neon, jax_less_f_weak_f16_neon,
    jax_less_f_weak_f32_neon;
jax_kernel
    jax_less_equal_b_b_neon, jax_less_equal_b_u8_neon, jax_less_equal_b_u16_neon, jax_less_equal_b_u32_neon,
    jax_less_equal_b_u64_neon, jax_less_equal_b_i8_neon, jax_less_equal_b_i16_neon, jax_less_equal_b_i32_neon,
    jax_less_equal_b_i64_neon, jax_less_equal_b_bf16_neon, jax_less_equal_b_f16_neon, jax_less_equal_b_f32_neon,
    jax_less_equal_b_f64_neon, jax_less_equal_u8_b_neon, jax_less_equal_u8_u8_neon, jax_less_equal_u8_u16_neon,
    jax_less_equal_u8_u32_neon, jax_less_equal_u8_u64_neon, jax_less_equal_u8_i8_neon, jax_less_equal_u8_i16_neon,
    jax_less_equal_u8_i32_neon, jax_less_equal_u8_i64_neon, jax_less_equal_u8_bf16_neon, jax_less_equal_u8_f16_neon,
    jax_less_equal_u8_f32_neon, jax_less_equal_u8_f64_neon, jax_less_equal_u16_b_neon, jax_less_equal_u16_u8_neon,
    jax_less_equal_u16_u16_neon, jax_less_equal_u16_u32_neon, jax_less_equal_u16_u64_neon,
    jax_less_equal_u16_i8_neon, jax_less_equal_u16_i16_neon, jax_less_equal_u16_i32_neon,
    jax_less_equal_u16_i64_neon, jax_less_equal_u16_bf16_neon, jax_less_equal_u16_f16_neon,
    jax_less_equal_u16_f32_neon, jax_less_equal_u16_f64_neon, jax_less_equal_u32_b_neon, jax_less_equal_u32_u8_neon,
    jax_less_equal_u32_u16_neon, jax_less_equal_u32_u32_neon, jax_less_equal_u32_u64_neon,
    jax_less_equal_u32_i8_neon, jax_less_equal_u32_i16_neon, jax_less_equal_u32_i32_neon,
    jax_less_equal_u32_i64_neon, jax_less_equal_u32_bf16_neon, jax_less_equal_u32_f16_neon,
    jax_less_equal_u32_f32_neon, jax_less_equal_u32_f64_neon, jax_less_equal_u64_b_neon, jax_less_equal_u64_u8_neon,
    jax_less_equal_u64_u16_neon, jax_less_equal_u64_u32_neon, jax_less_equal_u64_u64_neon,
    jax_less_equal_u64_i8_neon, jax_less_equal_u64_i16_neon, jax_less_equal_u64_i32_neon,
    jax_less_equal_u64_i64_neon, jax_less_equal_u64_bf16_neon, jax_less_equal_u64_f16_neon,
    jax_less_equal_u64_f32_neon, jax_less_equal_u64_f64_neon, jax_less_equal_i8_b_neon, jax_less_equal_i8_u8_neon,
    jax_less_equal_i8_u16_neon, jax_less_equal_i8_u32_neon, jax_less_equal_i8_u64_neon, jax_less_equal_i8_i8_neon,
    jax_less_equal_i8_i16_neon, jax_less_equal_i8_i32_neon, jax_less_equal_i8_i64_neon, jax_less_equal_i8_bf16_neon,
    jax_less_equal_i8_f16_neon, jax_less_equal_i8_f32_neon, jax_less_equal_i8_f64_neon, jax_less_equal_i16_b_neon,
    jax_less_equal_i16_u8_neon, jax_less_equal_i16_u16_neon, jax_less_equal_i16_u32_neon,
    jax_less_equal_i16_u64_neon, jax_less_equal_i16_i8_neon, jax_less_equal_i16_i16_neon,
    jax_less_equal_i16_i32_neon, jax_less_equal_i16_i64_neon, jax_less_equal_i16_bf16_neon,
    jax_less_equal_i16_f16_neon, jax_less_equal_i16_f32_neon, jax_less_equal_i16_f64_neon, jax_less_equal_i32_b_neon,
    jax_less_equal_i32_u8_neon, jax_less_equal_i32_u16_neon, jax_less_equal_i32_u32_neon,
    jax_less_equal_i32_u64_neon, jax_less_equal_i32_i8_neon, jax_less_equal_i32_i16_neon,
    jax_less_equal_i32_i32_neon, jax_less_equal_i32_i64_neon, jax_less_equal_i32_bf16_neon,
    jax_less_equal_i32_f16_neon, jax_less_equal_i32_f32_neon, jax_less_equal_i32_f64_neon, jax_less_equal_i64_b_neon,
    jax_less_equal_i64_u8_neon, jax_less_equal_i64_u16_neon, jax_less_equal_i64_u32_neon,
    jax_less_equal_i64_u64_neon, jax_less_equal_i64_i8_neon, jax_less_equal_i64_i16_neon,
    jax_less_equal_i64_i32_neon, jax_less_equal_i64_i64_neon, jax_less_equal_i64_bf16_neon,
    jax_less_equal_i64_f16_neon, jax_less_equal_i64_f32_neon, jax_less_equal_i64_f64_neon,
    jax_less_equal_bf16_b_neon, jax_less_equal_bf16_u8_neon, jax_less_equal_bf16_u16_neon,
    jax_less_equal_bf16_u32_neon, jax_less_equal_bf16_u64_neon, jax_less_equal_bf16_i8_neon,
    jax_less_equal_bf16_i16_neon, jax_less_equal_bf16_i32_neon, jax_less_equal_bf16_i64_neon,
    jax_less_equal_bf16_bf16_neon, jax_less_equal_bf16_f16_neon, jax_less_equal_bf16_f32_neon,
    jax_less_equal_bf16_f64_neon, jax_less_equal_bf16_f_weak_neon, jax_less_equal_f16_b_neon,
    jax_less_equal_f16_u8_neon, jax_less_equal_f16_u16_neon, jax_less_equal_f16_u32_neon,
    jax_less_equal_f16_u64_neon, jax_less_equal_f16_i8_neon, jax_less_equal_f16_i16_neon,
    jax_less_equal_f16_i32_neon, jax_less_equal_f16_i64_neon, jax_less_equal_f16_bf16_neon,
    jax_less_equal_f16_f16_neon, jax_less_equal_f16_f32_neon, jax_less_equal_f16_f64_neon,
    jax_less_equal_f16_f_weak_neon, jax_less_equal_f32_b_neon, jax_less_equal_f32_u8_neon,
    jax_less_equal_f32_u16_neon, jax_less_equal_f32_u32_neon, jax_less_equal_f32_u64_neon,
    jax_less_equal_f32_i8_neon, jax_less_equal_f32_i16_neon, jax_less_equal_f32_i32_neon,
    jax_less_equal_f32_i64_neon, jax_less_equal_f32_bf16_neon, jax_less_equal_f32_f16_neon,
    jax_less_equal_f32_f32_neon, jax_less_equal_f32_f64_neon, jax_less_equal_f32_f_weak_neon,
    jax_less_equal_f64_b_neon, jax_less_equal_f64_u8_neon, jax_less_equal_f64_u16_neon, jax_less_equal_f64_u32_neon,
    jax_less_equal_f64_u64_neon, jax_less_equal_f64_i8_neon, jax_less_equal_f64_i16_neon,
    jax_less_equal_f64_i32_neon, jax_less_equal_f64_i64_neon, jax_less_equal_f64_bf16_neon,
    jax_less_equal_f64_f16_neon, jax_less_equal_f64_f32_neon, jax_less_equal_f64_f64_neon,
    jax_less_equal_f_weak_bf16_neon, jax_less_equal_f_weak_f16_neon, jax_less_equal_f_weak_f32_neon;
jax_kernel
    jax_bitwise_and_b_b_neon, jax_bitwise_and_b_u8_neon, jax_bitwise_and_b_u16_neon, jax_bitwise_and_b_u32_neon,
    jax_bitwise_and_b_u64_neon, jax_bitwise_and_u8_u8_neon, jax_bitwise_and_u8_u16_neon, jax_bitwise_and_u8_u32_neon,
    jax_bitwise_and_u8_u64_neon, jax_bitwise_and_u8_i8_neon, jax_bitwise_and_u8_i_weak_neon,
    jax_bitwise_and_u16_u16_neon, jax_bitwise_and_u16_u32_neon, jax_bitwise_and_u16_u64_neon,
    jax_bitwise_and_u16_i8_neon, jax_bitwise_and_u16_i16_neon, jax_bitwise_and_u16_i_weak_neon,
    jax_bitwise_and_u32_u32_neon, jax_bitwise_and_u32_u64_neon, jax_bitwise_and_u32_i8_neon,
    jax_bitwise_and_u32_i16_neon, jax_bitwise_and_u32_i32_neon, jax_bitwise_and_u32_i_weak_neon,
    jax_bitwise_and_u64_u64_neon, jax_bitwise_and_i8_i16_neon, jax_bitwise_and_i8_i32_neon,
    jax_bitwise_and_i8_i64_neon, jax_bitwise_and_i16_i32_neon, jax_bitwise_and_i16_i64_neon,
    jax_bitwise_and_i32_i64_neon;
jax_kernel
    jax_bitwise_or_b_b_neon, jax_bitwise_or_b_u8_neon, jax_bitwise_or_b_u16_neon, jax_bitwise_or_b_u32_neon,
    jax_bitwise_or_b_u64_neon, jax_bitwise_or_u8_u8_neon, jax_bitwise_or_u8_u16_neon, jax_bitwise_or_u8_u32_neon,
    jax_bitwise_or_u8_u64_neon, jax_bitwise_or_u8_i8_neon, jax_bitwise_or_u8_i_weak_neon,
    jax_bitwise_or_u16_u16_neon, jax_bitwise_or_u16_u32_neon, jax_bitwise_or_u16_u64_neon,
    jax_bitwise_or_u16_i8_neon, jax_bitwise_or_u16_i16_neon, jax_bitwise_or_u16_i_weak_neon,
    jax_bitwise_or_u32_u32_neon, jax_bitwise_or_u32_u64_neon, jax_bitwise_or_u32_i8_neon,
    jax_bitwise_or_u32_i16_neon, jax_bitwise_or_u32_i32_neon, jax_bitwise_or_u32_i_weak_neon,
    jax_bitwise_or_u64_u64_neon, jax_bitwise_or_i8_i16_neon, jax_bitwise_or_i8_i32_neon, jax_bitwise_or_i8_i64_neon,
    jax_bitwise_or_i16_i32_neon, jax_bitwise_or_i16_i64_neon, jax_bitwise_or_i32_i64_neon;
jax_kernel
    jax_bitwise_xor_b_b_neon, jax_bitwise_xor_b_u8_neon, jax_bitwise_xor_b_u16_neon, jax_bitwise_xor_b_u32_neon,
    jax_bitwise_xor_b_u64_neon, jax_bitwise_xor_u8_u8_neon, jax_bitwise_xor_u8_u16_neon, jax_bitwise_xor_u8_u32_neon,
    jax_bitwise_xor_u8_u64_neon, jax_bitwise_xor_u8_i8_neon, jax_bitwise_xor_u8_i_weak_neon,
    jax_bitwise_xor_u16_u16_neon, jax_bitwise_xor_u16_u32_neon, jax_bitwise_xor_u16_u64_neon,
    jax_bitwise_xor_u16_i8_neon, jax_bitwise_xor_u16_i16_neon, jax_bitwise_xor_u16_i_weak_neon,
    jax_bitwise_xor_u32_u32_neon, jax_bitwise_xor_u32_u64_neon, jax_bitwise_xor_u32_i8_neon,
    jax_bitwise_xor_u32_i16_neon, jax_bitwise_xor_u32_i32_neon, jax_bitwise_xor_u32_i_weak_neon,
    jax_bitwise_xor_u64_u64_neon, jax_bitwise_xor_i8_i16_neon, jax_bitwise_xor_i8_i32_neon,
    jax_bitwise_xor_i8_i64_neon, jax_bitwise_xor_i16_i32_neon, jax_bitwise_xor_i16_i64_neon,
    jax_bitwise_xor_i32_i64_neon;
jax_kernel
    jax_bitwise_left_shift_b_u8_neon, jax_bitwise_left_shift_b_u16_neon, jax_bitwise_left_shift_b_u32_neon,
    jax_bitwise_left_shift_b_u64_neon, jax_bitwise_left_shift_u8_b_neon, jax_bitwise_left_shift_u8_u8_neon,
    jax_bitwise_left_shift_u8_u16_neon, jax_bitwise_left_shift_u8_u32_neon, jax_bitwise_left_shift_u8_u64_neon,
    jax_bitwise_left_shift_u8_i8_neon, jax_bitwise_left_shift_u8_i_weak_neon, jax_bitwise_left_shift_u16_b_neon,
    jax_bitwise_left_shift_u16_u8_neon, jax_bitwise_left_shift_u16_u16_neon, jax_bitwise_left_shift_u16_u32_neon,
    jax_bitwise_left_shift_u16_u64_neon, jax_bitwise_left_shift_u16_i8_neon, jax_bitwise_left_shift_u16_i16_neon,
    jax_bitwise_left_shift_u16_i_weak_neon, jax_bitwise_left_shift_u32_b_neon, jax_bitwise_left_shift_u32_u8_neon,
    jax_bitwise_left_shift_u32_u16_neon, jax_bitwise_left_shift_u32_u32_neon, jax_bitwise_left_shift_u32_u64_neon,
    jax_bitwise_left_shift_u32_i8_neon, jax_bitwise_left_shift_u32_i16_neon, jax_bitwise_left_shift_u32_i32_neon,
    jax_bitwise_left_shift_u32_i_weak_neon, jax_bitwise_left_shift_u64_b_neon, jax_bitwise_left_shift_u64_u8_neon,
    jax_bitwise_left_shift_u64_u16_neon, jax_bitwise_left_shift_u64_u32_neon, jax_bitwise_left_shift_u64_u64_neon,
    jax_bitwise_left_shift_i8_u8_neon, jax_bitwise_left_shift_i8_u16_neon, jax_bitwise_left_shift_i8_u32_neon,
    jax_bitwise_left_shift_i8_i16_neon, jax_bitwise_left_shift_i8_i32_neon, jax_bitwise_left_shift_i8_i64_neon,
    jax_bitwise_left_shift_i16_u16_neon, jax_bitwise_left_shift_i16_u32_neon, jax_bitwise_left_shift_i16_i8_neon,
    jax_bitwise_left_shift_i16_i32_neon, jax_bitwise_left_shift_i16_i64_neon, jax_bitwise_left_shift_i32_u32_neon,
    jax_bitwise_left_shift_i32_i8_neon, jax_bitwise_left_shift_i32_i16_neon, jax_bitwise_left_shift_i32_i64_neon,
    jax_bitwise_left_shift_i64_i8_neon, jax_bitwise_left_shift_i64_i16_neon, jax_bitwise_left_shift_i64_i32_neon,
    jax_bitwise_left_shift_i_weak_u8_neon, jax_bitwise_left_shift_i_weak_u16_neon,
    jax_bitwise_left_shift_i_weak_u32_neon;
jax_kernel
    jax_bitwise_right_shift_b_u8_neon, jax_bitwise_right_shift_b_u16_neon, jax_bitwise_right_shift_b_u32_neon,
    jax_bitwise_right_shift_b_u64_neon, jax_bitwise_right_shift_b_i8_neon, jax_bitwise_right_shift_b_i16_neon,
    jax_bitwise_right_shift_b_i32_neon, jax_bitwise_right_shift_b_i64_neon, jax_bitwise_right_shift_u8_b_neon,
    jax_bitwise_right_shift_u8_u8_neon, jax_bitwise_right_shift_u8_u16_neon, jax_bitwise_right_shift_u8_u32_neon,
    jax_bitwise_right_shift_u8_u64_neon, jax_bitwise_right_shift_u8_i8_neon, jax_bitwise_right_shift_u8_i16_neon,
    jax_bitwise_right_shift_u8_i32_neon, jax_bitwise_right_shift_u8_i64_neon, jax_bitwise_right_shift_u8_i_weak_neon,
    jax_bitwise_right_shift_u16_b_neon, jax_bitwise_right_shift_u16_u8_neon, jax_bitwise_right_shift_u16_u16_neon,
    jax_bitwise_right_shift_u16_u32_neon, jax_bitwise_right_shift_u16_u64_neon, jax_bitwise_right_shift_u16_i8_neon,
    jax_bitwise_right_shift_u16_i16_neon, jax_bitwise_right_shift_u16_i32_neon, jax_bitwise_right_shift_u16_i64_neon,
    jax_bitwise_right_shift_u16_i_weak_neon, jax_bitwise_right_shift_u32_b_neon, jax_bitwise_right_shift_u32_u8_neon,
    jax_bitwise_right_shift_u32_u16_neon, jax_bitwise_right_shift_u32_u32_neon, jax_bitwise_right_shift_u32_u64_neon,
    jax_bitwise_right_shift_u32_i8_neon, jax_bitwise_right_shift_u32_i16_neon, jax_bitwise_right_shift_u32_i32_neon,
    jax_bitwise_right_shift_u32_i64_neon, jax_bitwise_right_shift_u32_i_weak_neon,
    jax_bitwise_right_shift_u64_b_neon, jax_bitwise_right_shift_u64_u8_neon, jax_bitwise_right_shift_u64_u16_neon,
    jax_bitwise_right_shift_u64_u32_neon, jax_bitwise_right_shift_u64_u64_neon, jax_bitwise_right_shift_i8_b_neon,
    jax_bitwise_right_shift_i8_u8_neon, jax_bitwise_right_shift_i8_u16_neon, jax_bitwise_right_shift_i8_u32_neon,
    jax_bitwise_right_shift_i8_i8_neon, jax_bitwise_right_shift_i8_i16_neon, jax_bitwise_right_shift_i8_i32_neon,
    jax_bitwise_right_shift_i8_i64_neon, jax_bitwise_right_shift_i8_i_weak_neon, jax_bitwise_right_shift_i16_b_neon,
    jax_bitwise_right_shift_i16_u8_neon, jax_bitwise_right_shift_i16_u16_neon, jax_bitwise_right_shift_i16_u32_neon,
    jax_bitwise_right_shift_i16_i8_neon, jax_bitwise_right_shift_i16_i16_neon, jax_bitwise_right_shift_i16_i32_neon,
    jax_bitwise_right_shift_i16_i64_neon, jax_bitwise_right_shift_i16_i_weak_neon,
    jax_bitwise_right_shift_i32_b_neon, jax_bitwise_right_shift_i32_u8_neon, jax_bitwise_right_shift_i32_u16_neon,
    jax_bitwise_right_shift_i32_u32_neon, jax_bitwise_right_shift_i32_i8_neon, jax_bitwise_right_shift_i32_i16_neon,
    jax_bitwise_right_shift_i32_i32_neon, jax_bitwise_right_shift_i32_i64_neon,
    jax_bitwise_right_shift_i32_i_weak_neon, jax_bitwise_right_shift_i64_b_neon, jax_bitwise_right_shift_i64_u8_neon,
    jax_bitwise_right_shift_i64_u16_neon, jax_bitwise_right_shift_i64_u32_neon, jax_bitwise_right_shift_i64_i8_neon,
    jax_bitwise_right_shift_i64_i16_neon, jax_bitwise_right_shift_i64_i32_neon, jax_bitwise_right_shift_i64_i64_neon,
    jax_bitwise_right_shift_i_weak_u8_neon, jax_bitwise_right_shift_i_weak_u16_neon,
    jax_bitwise_right_shift_i_weak_u32_neon, jax_bitwise_right_shift_i_weak_i8_neon,
    jax_bitwise_right_shift_i_weak_i16_neon, jax_bitwise_right_shift_i_weak_i32_neon;
jax_kernel
    jax_logical_and_b_b_neon, jax_logical_and_b_u16_neon, jax_logical_and_b_u32_neon, jax_logical_and_b_u64_neon,
    jax_logical_and_b_bf16_neon, jax_logical_and_b_f16_neon, jax_logical_and_b_f32_neon, jax_logical_and_b_f64_neon,
    jax_logical_and_b_c64_neon, jax_logical_and_b_c128_neon, jax_logical_and_u16_u16_neon,
    jax_logical_and_u16_u32_neon, jax_logical_and_u16_u64_neon, jax_logical_and_u16_bf16_neon,
    jax_logical_and_u16_f16_neon, jax_logical_and_u16_f32_neon, jax_logical_and_u16_f64_neon,
    jax_logical_and_u16_c64_neon, jax_logical_and_u16_c128_neon, jax_logical_and_u32_u32_neon,
    jax_logical_and_u32_u64_neon, jax_logical_and_u32_bf16_neon, jax_logical_and_u32_f16_neon,
    jax_logical_and_u32_f32_neon, jax_logical_and_u32_f64_neon, jax_logical_and_u32_c64_neon,
    jax_logical_and_u32_c128_neon, jax_logical_and_u64_u64_neon, jax_logical_and_u64_bf16_neon,
    jax_logical_and_u64_f16_neon, jax_logical_and_u64_f32_neon, jax_logical_and_u64_f64_neon,
    jax_logical_and_u64_c64_neon, jax_logical_and_u64_c128_neon, jax_logical_and_bf16_bf16_neon,
    jax_logical_and_bf16_f16_neon, jax_logical_and_bf16_f32_neon, jax_logical_and_bf16_f64_neon,
    jax_logical_and_bf16_c64_neon, jax_logical_and_bf16_c128_neon, jax_logical_and_f16_f16_neon,
    jax_logical_and_f16_f32_neon, jax_logical_and_f16_f64_neon, jax_logical_and_f16_c64_neon,
    jax_logical_and_f16_c128_neon, jax_logical_and_f32_f32_neon, jax_logical_and_f32_f64_neon,
    jax_logical_and_f32_c64_neon, jax_logical_and_f32_c128_neon, jax_logical_and_f64_f64_neon,
    jax_logical_and_f64_c64_neon, jax_logical_and_f64_c128_neon, jax_logical_and_c64_c64_neon,
    jax_logical_and_c64_c128_neon, jax_logical_and_c128_c128_neon;
jax_kernel
    jax_logical_or_b_b_neon, jax_logical_or_b_u16_neon, jax_logical_or_b_u32_neon, jax_logical_or_b_u64_neon,
    jax_logical_or_b_bf16_neon, jax_logical_or_b_f16_neon, jax_logical_or_b_f32_neon, jax_logical_or_b_f64_neon,
    jax_logical_or_b_c64_neon, jax_logical_or_b_c128_neon, jax_logical_or_u16_u16_neon, jax_logical_or_u16_u32_neon,
    jax_logical_or_u16_u64_neon, jax_logical_or_u16_bf16_neon, jax_logical_or_u16_f16_neon,
    jax_logical_or_u16_f32_neon, jax_logical_or_u16_f64_neon, jax_logical_or_u16_c64_neon,
    jax_logical_or_u16_c128_neon, jax_logical_or_u32_u32_neon, jax_logical_or_u32_u64_neon,
    jax_logical_or_u32_bf16_neon, jax_logical_or_u32_f16_neon, jax_logical_or_u32_f32_neon,
    jax_logical_or_u32_f64_neon, jax_logical_or_u32_c64_neon, jax_logical_or_u32_c128_neon,
    jax_logical_or_u64_u64_neon, jax_logical_or_u64_bf16_neon, jax_logical_or_u64_f16_neon,
    jax_logical_or_u64_f32_neon, jax_logical_or_u64_f64_neon, jax_logical_or_u64_c64_neon,
    jax_logical_or_u64_c128_neon, jax_logical_or_bf16_bf16_neon, jax_logical_or_bf16_f16_neon,
    jax_logical_or_bf16_f32_neon, jax_logical_or_bf16_f64_neon, jax_logical_or_bf16_c64_neon,
    jax_logical_or_bf16_c128_neon, jax_logical_or_f16_f16_neon, jax_logical_or_f16_f32_neon,
    jax_logical_or_f16_f64_neon, jax_logical_or_f16_c64_neon, jax_logical_or_f16_c128_neon,
    jax_logical_or_f32_f32_neon, jax_logical_or_f32_f64_neon, jax_logical_or_f32_c64_neon,
    jax_logical_or_f32_c128_neon, jax_logical_or_f64_f64_neon, jax_logical_or_f64_c64_neon,
    jax_logical_or_f64_c128_neon, jax_logical_or_c64_c64_neon, jax_logical_or_c64_c128_neon,
    jax_logical_or_c128_c128_neon;
jax_kernel
    jax_logical_xor_b_b_neon, jax_logical_xor_b_u16_neon, jax_logical_xor_b_u32_neon, jax_logical_xor_b_u64_neon,
    jax_logical_xor_b_bf16_neon, jax_logical_xor_b_f16_neon, jax_logical_xor_b_f32_neon, jax_logical_xor_b_f64_neon,
    jax_logical_xor_b_c64_neon, jax_logical_xor_b_c128_neon, jax_logical_xor_u16_u16_neon,
    jax_logical_xor_u16_u32_neon, jax_logical_xor_u16_u64_neon, jax_logical_xor_u16_bf16_neon,
    jax_logical_xor_u16_f16_neon, jax_logical_xor_u16_f32_neon, jax_logical_xor_u16_f64_neon,
    jax_logical_xor_u16_c64_neon, jax_logical_xor_u16_c128_neon, jax_logical_xor_u32_u32_neon,
    jax_logical_xor_u32_u64_neon, jax_logical_xor_u32_bf16_neon, jax_logical_xor_u32_f16_neon,
    jax_logical_xor_u32_f32_neon, jax_logical_xor_u32_f64_neon, jax_logical_xor_u32_c64_neon,
    jax_logical_xor_u32_c128_neon, jax_logical_xor_u64_u64_neon, jax_logical_xor_u64_bf16_neon,
    jax_logical_xor_u64_f16_neon, jax_logical_xor_u64_f32_neon, jax_logical_xor_u64_f64_neon,
    jax_logical_xor_u64_c64_neon, jax_logical_xor_u64_c128_neon, jax_logical_xor_bf16_bf16_neon,
    jax_logical_xor_bf16_f16_neon, jax_logical_xor_bf16_f32_neon, jax_logical_xor_bf16_f64_neon,
    jax_logical_xor_bf16_c64_neon, jax_logical_xor_bf16_c128_neon, jax_logical_xor_f16_f16_neon,
    jax_logical_xor_f16_f32_neon, jax_logical_xor_f16_f64_neon, jax_logical_xor_f16_c64_neon,
    jax_logical_xor_f16_c128_neon, jax_logical_xor_f32_f32_neon, jax_logical_xor_f32_f64_neon,
    jax_logical_xor_f32_c64_neon, jax_logical_xor_f32_c128_neon, jax_logical_xor_f64_f64_neon,
    jax_logical_xor_f64_c64_neon, jax_logical_xor_f64_c128_neon, jax_logical_xor_c64_c64_neon,
    jax_logical_xor_c64_c128_neon, jax_logical_xor_c128_c128_neon;
jax_kernel
    jax_floor_divide_u8_u8_neon, jax_floor_divide_u16_u16_neon, jax_floor_divide_u32_u32_neon,
    jax_floor_divide_u64_u64_neon, jax_floor_divide_i8_i8_neon, jax_floor_divide_i16_i16_neon,
    jax_floor_divide_i32_i32_neon, jax_floor_divide_i64_i64_neon, jax_floor_divide_bf16_bf16_neon,
    jax_floor_divide_f16_f16_neon, jax_floor_divide_f32_f32_neon, jax_floor_divide_f64_f64_neon;
jax_kernel
    jax_remainder_u8_u8_neon, jax_remainder_u16_u16_neon, jax_remainder_u32_u32_neon, jax_remainder_u64_u64_neon,
    jax_remainder_i8_i8_neon, jax_remainder_i16_i16_neon, jax_remainder_i32_i32_neon, jax_remainder_i64_i64_neon,
    jax_remainder_bf16_bf16_neon, jax_remainder_f16_f16_neon, jax_remainder_f32_f32_neon, jax_remainder_f64_f64_neon;
jax_kernel
    jax_fmod_u8_u8_neon, jax_fmod_u16_u16_neon, jax_fmod_u32_u32_neon, jax_fmod_u64_u64_neon, jax_fmod_i8_i8_neon,
    jax_fmod_i16_i16_neon, jax_fmod_i32_i32_neon, jax_fmod_i64_i64_neon, jax_fmod_bf16_bf16_neon,
    jax_fmod_f16_f16_neon, jax_fmod_f32_f32_neon, jax_fmod_f64_f64_neon;
jax_kernel
    jax_power_u8_u8_neon, jax_power_u16_u16_neon, jax_power_u32_u32_neon, jax_power_u64_u64_neon,
    jax_power_i8_i8_neon, jax_power_i16_i16_neon, jax_power_i32_i32_neon, jax_power_i64_i64_neon;
jax_kernel
    jax_copysign_f32_f32_neon, jax_copysign_f64_f64_neon, jax_copysign_bf16_bf16_neon, jax_copysign_u8_u8_neon,
    jax_copysign_u16_u16_neon, jax_copysign_u32_u32_neon, jax_copysign_u64_u64_neon, jax_copysign_i8_i8_neon,
    jax_copysign_i16_i16_neon, jax_copysign_i32_i32_neon;
jax_kernel
    jax_nextafter_f32_f32_neon, jax_nextafter_f64_f64_neon, jax_nextafter_bf16_bf16_neon, jax_nextafter_f16_f16_neon,
    jax_nextafter_u8_u8_neon, jax_nextafter_u16_u16_neon, jax_nextafter_u32_u32_neon, jax_nextafter_u64_u64_neon,
    jax_nextafter_i8_i8_neon, jax_nextafter_i16_i16_neon, jax_nextafter_i32_i32_neon;
jax_kernel
    jax_convert_b_b_neon, jax_convert_b_u16_neon, jax_convert_b_u32_neon, jax_convert_b_u64_neon,
    jax_convert_b_bf16_neon, jax_convert_b_f16_neon, jax_convert_b_f32_neon, jax_convert_b_f64_neon,
    jax_convert_b_c64_neon, jax_convert_b_c128_neon, jax_convert_u8_u8_neon, jax_convert_u8_u16_neon,
    jax_convert_u8_u32_neon, jax_convert_u8_u64_neon, jax_convert_u8_bf16_neon, jax_convert_u8_f16_neon,
    jax_convert_u8_f32_neon, jax_convert_u8_f64_neon, jax_convert_u8_c64_neon, jax_convert_u8_c128_neon,
    jax_convert_u16_b_neon, jax_convert_u16_u8_neon, jax_convert_u16_u16_neon, jax_convert_u16_u32_neon,
    jax_convert_u16_u64_neon, jax_convert_u16_bf16_neon, jax_convert_u16_f16_neon, jax_convert_u16_f32_neon,
    jax_convert_u16_f64_neon, jax_convert_u16_c64_neon, jax_convert_u16_c128_neon, jax_convert_u32_b_neon,
    jax_convert_u32_u8_neon, jax_convert_u32_u16_neon, jax_convert_u32_u32_neon, jax_convert_u32_u64_neon,
    jax_convert_u32_bf16_neon, jax_convert_u32_f16_neon, jax_convert_u32_f32_neon, jax_convert_u32_f64_neon,
    jax_convert_u32_c64_neon, jax_convert_u32_c128_neon, jax_convert_u64_b_neon, jax_convert_u64_u8_neon,
    jax_convert_u64_u16_neon, jax_convert_u64_u32_neon, jax_convert_u64_u64_neon, jax_convert_u64_bf16_neon,
    jax_convert_u64_f16_neon, jax_convert_u64_f32_neon, jax_convert_u64_f64_neon, jax_convert_u64_c64_neon,
    jax_convert_u64_c128_neon, jax_convert_i8_u16_neon, jax_convert_i8_u32_neon, jax_convert_i8_u64_neon,
    jax_convert_i8_bf16_neon, jax_convert_i8_f16_neon, jax_convert_i8_f32_neon, jax_convert_i8_f64_neon,
    jax_convert_i8_c64_neon, jax_convert_i8_c128_neon, jax_convert_i16_u32_neon, jax_convert_i16_u64_neon,
    jax_convert_i16_bf16_neon, jax_convert_i16_f16_neon, jax_convert_i16_f32_neon, jax_convert_i16_f64_neon,
    jax_convert_i16_c64_neon, jax_convert_i16_c128_neon, jax_convert_i32_u64_neon, jax_convert_i32_bf16_neon,
    jax_convert_i32_f16_neon, jax_convert_i32_f32_neon, jax_convert_i32_f64_neon, jax_convert_i32_c64_neon,
    jax_convert_i32_c128_neon, jax_convert_i64_bf16_neon, jax_convert_i64_f16_neon, jax_convert_i64_f32_neon,
    jax_convert_i64_f64_neon, jax_convert_i64_c64_neon, jax_convert_i64_c128_neon, jax_convert_bf16_b_neon,
    jax_convert_bf16_u8_neon, jax_convert_bf16_u16_neon, jax_convert_bf16_u32_neon, jax_convert_bf16_u64_neon,
    jax_convert_bf16_i8_neon, jax_convert_bf16_i16_neon, jax_convert_bf16_i32_neon, jax_convert_bf16_i64_neon,
    jax_convert_bf16_f16_neon, jax_convert_bf16_f32_neon, jax_convert_bf16_f64_neon, jax_convert_bf16_c64_neon,
    jax_convert_bf16_c128_neon, jax_convert_f16_b_neon, jax_convert_f16_u8_neon, jax_convert_f16_u16_neon,
    jax_convert_f16_u32_neon, jax_convert_f16_u64_neon, jax_convert_f16_i8_neon, jax_convert_f16_i16_neon,
    jax_convert_f16_i32_neon, jax_convert_f16_i64_neon, jax_convert_f16_bf16_neon, jax_convert_f16_f32_neon,
    jax_convert_f16_f64_neon, jax_convert_f16_c64_neon, jax_convert_f16_c128_neon, jax_convert_f32_b_neon,
    jax_convert_f32_u8_neon, jax_convert_f32_u16_neon, jax_convert_f32_u32_neon, jax_convert_f32_u64_neon,
    jax_convert_f32_i8_neon, jax_convert_f32_i16_neon, jax_convert_f32_i32_neon, jax_convert_f32_i64_neon,
    jax_convert_f32_bf16_neon, jax_convert_f32_f16_neon, jax_convert_f32_f64_neon, jax_convert_f32_c64_neon,
    jax_convert_f32_c128_neon, jax_convert_f64_b_neon, jax_convert_f64_u8_neon, jax_convert_f64_u16_neon,
    jax_convert_f64_u32_neon, jax_convert_f64_u64_neon, jax_convert_f64_i8_neon, jax_convert_f64_i16_neon,
    jax_convert_f64_i32_neon, jax_convert_f64_i64_neon, jax_convert_f64_bf16_neon, jax_convert_f64_f16_neon,
    jax_convert_f64_f32_neon, jax_convert_f64_c64_neon, jax_convert_f64_c128_neon, jax_convert_c64_b_neon,
    jax_convert_c64_u8_neon, jax_convert_c64_u16_neon, jax_convert_c64_u32_neon, jax_convert_c64_u64_neon,
    jax_convert_c64_i8_neon, jax_convert_c64_i16_neon, jax_convert_c64_i32_neon, jax_convert_c64_i64_neon,
    jax_convert_c64_bf16_neon, jax_convert_c64_f16_neon, jax_convert_c64_f32_neon, jax_convert_c64_f64_neon,
    jax_convert_c64_c128_neon, jax_convert_c128_b_neon, jax_convert_c128_u8_neon, jax_convert_c128_u16_neon,
    jax_convert_c128_u32_neon, jax_convert_c128_u64_neon, jax_convert_c128_i8_neon, jax_convert_c128_i16_neon,
    jax_convert_c128_i32_neon, jax_convert_c128_i64_neon, jax_convert_c128_bf16_neon, jax_convert_c128_f16_neon,
    jax_convert_c128_f32_neon, jax_convert_c128_f64_neon, jax_convert_c128_c64_neon, jax_convert_c128_c128_neon;
jax_kernel
    jax_negative_u8_neon, jax_negative_u16_neon, jax_negative_u32_neon, jax_negative_u64_neon,
    jax_negative_bf16_neon, jax_negative_f32_neon, jax_negative_f64_neon, jax_negative_c64_neon,
    jax_negative_c128_neon;
jax_kernel
    jax_absolute_i8_neon, jax_absolute_i16_neon, jax_absolute_i32_neon, jax_absolute_i64_neon,
    jax_absolute_bf16_neon, jax_absolute_f32_neon, jax_absolute_f64_neon, jax_absolute_c64_neon,
    jax_absolute_c128_neon;
jax_kernel
    jax_sign_u8_neon, jax_sign_u16_neon, jax_sign_u32_neon, jax_sign_u64_neon, jax_sign_i8_neon, jax_sign_i16_neon,
    jax_sign_i32_neon, jax_sign_i64_neon, jax_sign_bf16_neon, jax_sign_f16_neon, jax_sign_f32_neon,
    jax_sign_f64_neon, jax_sign_c64_neon, jax_sign_c128_neon;
jax_kernel
    jax_square_u8_neon, jax_square_u16_neon, jax_square_u32_neon, jax_square_u64_neon, jax_square_bf16_neon,
    jax_square_f16_neon, jax_square_f32_neon, jax_square_f64_neon, jax_square_c64_neon, jax_square_c128_neon;
jax_kernel
    jax_sqrt_b_neon, jax_sqrt_u8_neon, jax_sqrt_u16_neon, jax_sqrt_u32_neon, jax_sqrt_u64_neon, jax_sqrt_i8_neon,
    jax_sqrt_i16_neon, jax_sqrt_i32_neon, jax_sqrt_i64_neon, jax_sqrt_bf16_neon, jax_sqrt_f16_neon,
    jax_sqrt_f32_neon, jax_sqrt_f64_neon;
jax_kernel
    jax_reciprocal_b_neon, jax_reciprocal_u8_neon, jax_reciprocal_u16_neon, jax_reciprocal_u32_neon,
    jax_reciprocal_u64_neon, jax_reciprocal_i8_neon, jax_reciprocal_i16_neon, jax_reciprocal_i32_neon,
    jax_reciprocal_i64_neon, jax_reciprocal_bf16_neon, jax_reciprocal_f16_neon, jax_reciprocal_f32_neon,
    jax_reciprocal_f64_neon, jax_reciprocal_c64_neon, jax_reciprocal_c128_neon;
jax_kernel
    jax_floor_bf16_neon, jax_floor_f16_neon, jax_floor_f32_neon, jax_floor_f64_neon;
jax_kernel
    jax_ceil_bf16_neon, jax_ceil_f16_neon, jax_ceil_f32_neon, jax_ceil_f64_neon;
jax_kernel
    jax_trunc_bf16_neon, jax_trunc_f16_neon, jax_trunc_f32_neon, jax_trunc_f64_neon;
jax_kernel
    jax_round_bf16_neon, jax_round_f16_neon, jax_round_f32_neon, jax_round_f64_neon;
jax_kernel
    jax_signbit_bf16_neon, jax_signbit_f32_neon, jax_signbit_f64_neon;
jax_kernel
    jax_isnan_b_neon, jax_isnan_u16_neon, jax_isnan_u32_neon, jax_isnan_u64_neon, jax_isnan_bf16_neon,
    jax_isnan_f16_neon, jax_isnan_f32_neon, jax_isnan_f64_neon, jax_isnan_c64_neon, jax_isnan_c128_neon;
jax_kernel
    jax_isinf_bf16_neon, jax_isinf_f16_neon, jax_isinf_f32_neon, jax_isinf_f64_neon, jax_isinf_c64_neon,
    jax_isinf_c128_neon;
jax_kernel
    jax_isfinite_b_neon, jax_isfinite_u16_neon, jax_isfinite_u32_neon, jax_isfinite_u64_neon, jax_isfinite_bf16_neon,
    jax_isfinite_f16_neon, jax_isfinite_f32_neon, jax_isfinite_f64_neon, jax_isfinite_c64_neon,
    jax_isfinite_c128_neon;
jax_kernel
    jax_bitwise_invert_b_neon, jax_bitwise_invert_u8_neon, jax_bitwise_invert_u16_neon, jax_bitwise_invert_u32_neon,
    jax_bitwise_invert_u64_neon;
jax_kernel
    jax_logical_not_u16_neon, jax_logical_not_u32_neon, jax_logical_not_u64_neon, jax_logical_not_bf16_neon,
    jax_logical_not_f16_neon, jax_logical_not_f32_neon, jax_logical_not_f64_neon, jax_logical_not_c64_neon,
    jax_logical_not_c128_neon;
jax_kernel
    jax_conjugate_c64_neon, jax_conjugate_c128_neon;
jax_kernel
    jax_imag_u8_neon, jax_imag_u16_neon, jax_imag_u32_neon, jax_imag_u64_neon, jax_imag_c64_neon, jax_imag_c128_neon;
jax_ternary_kernel
    jax_where_b_neon, jax_where_u8_neon, jax_where_u16_neon, jax_where_u32_neon, jax_where_u64_neon,
    jax_where_c128_neon;
jax_ternary_kernel
    jax_clip_b_neon, jax_clip_u8_neon, jax_clip_u16_neon, jax_clip_u32_neon, jax_clip_u64_neon, jax_clip_i8_neon,
    jax_clip_i16_neon, jax_clip_i32_neon, jax_clip_i64_neon, jax_clip_bf16_neon, jax_clip_f16_neon,
    jax_clip_f32_neon, jax_clip_f64_neon;
jax_checked_kernel
    jax_convert_same_value_u8_b_neon, jax_convert_same_value_u8_i8_neon, jax_convert_same_value_u16_b_neon,
    jax_convert_same_value_u16_u8_neon, jax_convert_same_value_u16_i8_neon, jax_convert_same_value_u16_i16_neon,
    jax_convert_same_value_u16_bf16_neon, jax_convert_same_value_u16_f16_neon, jax_convert_same_value_u32_b_neon,
    jax_convert_same_value_u32_u8_neon, jax_convert_same_value_u32_u16_neon, jax_convert_same_value_u32_i8_neon,
    jax_convert_same_value_u32_i16_neon, jax_convert_same_value_u32_i32_neon, jax_convert_same_value_u32_bf16_neon,
    jax_convert_same_value_u32_f16_neon, jax_convert_same_value_u32_f32_neon, jax_convert_same_value_u32_c64_neon,
    jax_convert_same_value_u64_b_neon, jax_convert_same_value_u64_u8_neon, jax_convert_same_value_u64_u16_neon,
    jax_convert_same_value_u64_u32_neon, jax_convert_same_value_u64_i8_neon, jax_convert_same_value_u64_i16_neon,
    jax_convert_same_value_u64_i32_neon, jax_convert_same_value_u64_i64_neon, jax_convert_same_value_u64_bf16_neon,
    jax_convert_same_value_u64_f16_neon, jax_convert_same_value_u64_f32_neon, jax_convert_same_value_u64_f64_neon,
    jax_convert_same_value_u64_c64_neon, jax_convert_same_value_u64_c128_neon, jax_convert_same_value_i8_b_neon,
    jax_convert_same_value_i8_u8_neon, jax_convert_same_value_i8_u16_neon, jax_convert_same_value_i8_u32_neon,
    jax_convert_same_value_i8_u64_neon, jax_convert_same_value_i16_b_neon, jax_convert_same_value_i16_u8_neon,
    jax_convert_same_value_i16_u16_neon, jax_convert_same_value_i16_u32_neon, jax_convert_same_value_i16_u64_neon,
    jax_convert_same_value_i16_i8_neon, jax_convert_same_value_i16_bf16_neon, jax_convert_same_value_i16_f16_neon,
    jax_convert_same_value_i32_b_neon, jax_convert_same_value_i32_u8_neon, jax_convert_same_value_i32_u16_neon,
    jax_convert_same_value_i32_u32_neon, jax_convert_same_value_i32_u64_neon, jax_convert_same_value_i32_i8_neon,
    jax_convert_same_value_i32_i16_neon, jax_convert_same_value_i32_bf16_neon, jax_convert_same_value_i32_f16_neon,
    jax_convert_same_value_i32_f32_neon, jax_convert_same_value_i32_c64_neon, jax_convert_same_value_i64_b_neon,
    jax_convert_same_value_i64_u8_neon, jax_convert_same_value_i64_u16_neon, jax_convert_same_value_i64_u32_neon,
    jax_convert_same_value_i64_u64_neon, jax_convert_same_value_i64_i8_neon, jax_convert_same_value_i64_i16_neon,
    jax_convert_same_value_i64_i32_neon, jax_convert_same_value_i64_bf16_neon, jax_convert_same_value_i64_f16_neon,
    jax_convert_same_value_i64_f32_neon, jax_convert_same_value_i64_f64_neon, jax_convert_same_value_i64_c64_neon,
    jax_convert_same_value_i64_c128_neon, jax_convert_same_value_bf16_b_neon, jax_convert_same_value_bf16_u8_neon,
    jax_convert_same_value_bf16_u16_neon, jax_convert_same_value_bf16_u32_neon, jax_convert_same_value_bf16_u64_neon,
    jax_convert_same_value_bf16_i8_neon, jax_convert_same_value_bf16_i16_neon, jax_convert_same_value_bf16_i32_neon,
    jax_convert_same_value_bf16_i64_neon, jax_convert_same_value_bf16_f16_neon, jax_convert_same_value_f16_b_neon,
    jax_convert_same_value_f16_u8_neon, jax_convert_same_value_f16_u16_neon, jax_convert_same_value_f16_u32_neon,
    jax_convert_same_value_f16_u64_neon, jax_convert_same_value_f16_i8_neon, jax_convert_same_value_f16_i16_neon,
    jax_convert_same_value_f16_i32_neon, jax_convert_same_value_f16_i64_neon, jax_convert_same_value_f16_bf16_neon,
    jax_convert_same_value_f32_b_neon, jax_convert_same_value_f32_u8_neon, jax_convert_same_value_f32_u16_neon,
    jax_convert_same_value_f32_u32_neon, jax_convert_same_value_f32_u64_neon, jax_convert_same_value_f32_i8_neon,
    jax_convert_same_value_f32_i16_neon, jax_convert_same_value_f32_i32_neon, jax_convert_same_value_f32_i64_neon,
    jax_convert_same_value_f32_bf16_neon, jax_convert_same_value_f32_f16_neon, jax_convert_same_value_f64_b_neon,
    jax_convert_same_value_f64_u8_neon, jax_convert_same_value_f64_u16_neon, jax_convert_same_value_f64_u32_neon,
    jax_convert_same_value_f64_u64_neon, jax_convert_same_value_f64_i8_neon, jax_convert_same_value_f64_i16_neon,
    jax_convert_same_value_f64_i32_neon, jax_convert_same_value_f64_i64_neon, jax_convert_same_value_f64_bf16_neon,
    jax_convert_same_value_f64_f16_neon, jax_convert_same_value_f64_f32_neon, jax_convert_same_value_f64_c64_neon,
    jax_convert_same_value_c64_b_neon, jax_convert_same_value_c64_u8_neon, jax_convert_same_value_c64_u16_neon,
    jax_convert_same_value_c64_u32_neon, jax_convert_same_value_c64_u64_neon, jax_convert_same_value_c64_i8_neon,
    jax_convert_same_value_c64_i16_neon, jax_convert_same_value_c64_i32_neon, jax_convert_same_value_c64_i64_neon,
    jax_convert_same_value_c64_bf16_neon, jax_convert_same_value_c64_f16_neon, jax_convert_same_value_c64_f32_neon,
    jax_convert_same_value_c64_f64_neon, jax_convert_same_value_c128_b_neon, jax_convert_same_value_c128_u8_neon,
    jax_convert_same_value_c128_u16_neon, jax_convert_same_value_c128_u32_neon, jax_convert_same_value_c128_u64_neon,
    jax_convert_same_value_c128_i8_neon, jax_convert_same_value_c128_i16_neon, jax_convert_same_value_c128_i32_neon,
    jax_convert_same_value_c128_i64_neon, jax_convert_same_value_c128_bf16_neon,
    jax_convert_same_value_c128_f16_neon, jax_convert_same_value_c128_f32_neon, jax_convert_same_value_c128_f64_neon,
    jax_convert_same_value_c128_c64_neon;
jax_checked_kernel
    jax_convert_in_range_u16_f16_neon, jax_convert_in_range_u32_f16_neon, jax_convert_in_range_u64_f16_neon,
    jax_convert_in_range_i32_f16_neon, jax_convert_in_range_i64_f16_neon, jax_convert_in_range_bf16_b_neon,
    jax_convert_in_range_bf16_u8_neon, jax_convert_in_range_bf16_u16_neon, jax_convert_in_range_bf16_u32_neon,
    jax_convert_in_range_bf16_u64_neon, jax_convert_in_range_bf16_i8_neon, jax_convert_in_range_bf16_i16_neon,
    jax_convert_in_range_bf16_i32_neon, jax_convert_in_range_bf16_i64_neon, jax_convert_in_range_bf16_f16_neon,
    jax_convert_in_range_f16_b_neon, jax_convert_in_range_f16_u8_neon, jax_convert_in_range_f16_u16_neon,
    jax_convert_in_range_f16_u32_neon, jax_convert_in_range_f16_u64_neon, jax_convert_in_range_f16_i8_neon,
    jax_convert_in_range_f16_i16_neon, jax_convert_in_range_f16_i32_neon, jax_convert_in_range_f16_i64_neon,
    jax_convert_in_range_f32_b_neon, jax_convert_in_range_f32_u8_neon, jax_convert_in_range_f32_u16_neon,
    jax_convert_in_range_f32_u32_neon, jax_convert_in_range_f32_u64_neon, jax_convert_in_range_f32_i8_neon,
    jax_convert_in_range_f32_i16_neon, jax_convert_in_range_f32_i32_neon, jax_convert_in_range_f32_i64_neon,
    jax_convert_in_range_f32_bf16_neon, jax_convert_in_range_f32_f16_neon, jax_convert_in_range_f64_b_neon,
    jax_convert_in_range_f64_u8_neon, jax_convert_in_range_f64_u16_neon, jax_convert_in_range_f64_u32_neon,
    jax_convert_in_range_f64_u64_neon, jax_convert_in_range_f64_i8_neon, jax_convert_in_range_f64_i16_neon,
    jax_convert_in_range_f64_i32_neon, jax_convert_in_range_f64_i64_neon, jax_convert_in_range_f64_bf16_neon,
    jax_convert_in_range_f64_f16_neon, jax_convert_in_range_f64_f32_neon, jax_convert_in_range_f64_c64_neon,
    jax_convert_in_range_c64_b_neon, jax_convert_in_range_c64_u8_neon, jax_convert_in_range_c64_u16_neon,
    jax_convert_in_range_c64_u32_neon, jax_convert_in_range_c64_u64_neon, jax_convert_in_range_c64_i8_neon,
    jax_convert_in_range_c64_i16_neon, jax_convert_in_range_c64_i32_neon, jax_convert_in_range_c64_i64_neon,
    jax_convert_in_range_c64_bf16_neon, jax_convert_in_range_c64_f16_neon, jax_convert_in_range_c128_b_neon,
    jax_convert_in_range_c128_u8_neon, jax_convert_in_range_c128_u16_neon, jax_convert_in_range_c128_u32_neon,
    jax_convert_in_range_c128_u64_neon, jax_convert_in_range_c128_i8_neon, jax_convert_in_range_c128_i16_neon,
    jax_convert_in_range_c128_i32_neon, jax_convert_in_range_c128_i64_neon, jax_convert_in_range_c128_bf16_neon,
    jax_convert_in_range_c128_f16_neon, jax_convert_in_range_c128_f32_neon, jax_convert_in_range_c128_c64_neon;
#endif
/* Kernels: AVX2 (x86-64). */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(JOINERY_NO_AVX2)
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
    jax_subtract_b_u8_avx2, jax_subtract_b_u16_avx2, jax_subtract_b_u32_avx2, jax_subtract_b_u64_avx2,
    jax_subtract_b_bf16_avx2, jax_subtract_b_f16_avx2, jax_subtract_b_f32_avx2, jax_subtract_b_f64_avx2,
    jax_subtract_b_c64_avx2, jax_subtract_b_c128_avx2, jax_subtract_u8_b_avx2, jax_subtract_u8_u8_avx2,
    jax_subtract_u8_u16_avx2, jax_subtract_u8_u32_avx2, jax_subtract_u8_u64_avx2, jax_subtract_u8_i8_avx2,
    jax_subtract_u8_bf16_avx2, jax_subtract_u8_f16_avx2, jax_subtract_u8_f32_avx2, jax_subtract_u8_f64_avx2,
    jax_subtract_u8_c64_avx2, jax_subtract_u8_c128_avx2, jax_subtract_u8_i_weak_avx2, jax_subtract_u16_b_avx2,
    jax_subtract_u16_u8_avx2, jax_subtract_u16_u16_avx2, jax_subtract_u16_u32_avx2, jax_subtract_u16_u64_avx2,
    jax_subtract_u16_i8_avx2, jax_subtract_u16_i16_avx2, jax_subtract_u16_bf16_avx2, jax_subtract_u16_f16_avx2,
    jax_subtract_u16_f32_avx2, jax_subtract_u16_f64_avx2, jax_subtract_u16_c64_avx2, jax_subtract_u16_c128_avx2,
    jax_subtract_u16_i_weak_avx2, jax_subtract_u32_b_avx2, jax_subtract_u32_u8_avx2, jax_subtract_u32_u16_avx2,
    jax_subtract_u32_u32_avx2, jax_subtract_u32_u64_avx2, jax_subtract_u32_i8_avx2, jax_subtract_u32_i16_avx2,
    jax_subtract_u32_i32_avx2, jax_subtract_u32_bf16_avx2, jax_subtract_u32_f16_avx2, jax_subtract_u32_f32_avx2,
    jax_subtract_u32_f64_avx2, jax_subtract_u32_c64_avx2, jax_subtract_u32_c128_avx2, jax_subtract_u32_i_weak_avx2,
    jax_subtract_u64_b_avx2, jax_subtract_u64_u8_avx2, jax_subtract_u64_u16_avx2, jax_subtract_u64_u32_avx2,
    jax_subtract_u64_u64_avx2, jax_subtract_u64_i8_avx2, jax_subtract_u64_i16_avx2, jax_subtract_u64_i32_avx2,
    jax_subtract_u64_i64_avx2, jax_subtract_u64_bf16_avx2, jax_subtract_u64_f16_avx2, jax_subtract_u64_f32_avx2,
    jax_subtract_u64_f64_avx2, jax_subtract_u64_c64_avx2, jax_subtract_u64_c128_avx2, jax_subtract_i8_u8_avx2,
    jax_subtract_i8_u16_avx2, jax_subtract_i8_u32_avx2, jax_subtract_i8_u64_avx2, jax_subtract_i8_i16_avx2,
    jax_subtract_i8_i32_avx2, jax_subtract_i8_i64_avx2, jax_subtract_i8_bf16_avx2, jax_subtract_i8_f16_avx2,
    jax_subtract_i8_f32_avx2, jax_subtract_i8_f64_avx2, jax_subtract_i8_c64_avx2, jax_subtract_i8_c128_avx2,
    jax_subtract_i16_u16_avx2, jax_subtract_i16_u32_avx2, jax_subtract_i16_u64_avx2, jax_subtract_i16_i8_avx2,
    jax_subtract_i16_i32_avx2, jax_subtract_i16_i64_avx2, jax_subtract_i16_bf16_avx2, jax_subtract_i16_f16_avx2,
    jax_subtract_i16_f32_avx2, jax_subtract_i16_f64_avx2, jax_subtract_i16_c64_avx2, jax_subtract_i16_c128_avx2,
    jax_subtract_i32_u32_avx2, jax_subtract_i32_u64_avx2, jax_subtract_i32_i8_avx2, jax_subtract_i32_i16_avx2,
    jax_subtract_i32_i64_avx2, jax_subtract_i32_bf16_avx2, jax_subtract_i32_f16_avx2, jax_subtract_i32_f32_avx2,
    jax_subtract_i32_f64_avx2, jax_subtract_i32_c64_avx2, jax_subtract_i32_c128_avx2, jax_subtract_i64_u64_avx2,
    jax_subtract_i64_i8_avx2, jax_subtract_i64_i16_avx2, jax_subtract_i64_i32_avx2, jax_subtract_i64_bf16_avx2,
    jax_subtract_i64_f16_avx2, jax_subtract_i64_f32_avx2, jax_subtract_i64_f64_avx2, jax_subtract_i64_c64_avx2,
    jax_subtract_i64_c128_avx2, jax_subtract_bf16_b_avx2, jax_subtract_bf16_u8_avx2, jax_subtract_bf16_u16_avx2,
    jax_subtract_bf16_u32_avx2, jax_subtract_bf16_u64_avx2, jax_subtract_bf16_i8_avx2, jax_subtract_bf16_i16_avx2,
    jax_subtract_bf16_i32_avx2, jax_subtract_bf16_i64_avx2, jax_subtract_bf16_bf16_avx2, jax_subtract_bf16_f16_avx2,
    jax_subtract_bf16_f32_avx2, jax_subtract_bf16_f64_avx2, jax_subtract_bf16_c64_avx2, jax_subtract_bf16_c128_avx2,
    jax_subtract_bf16_f_weak_avx2, jax_subtract_bf16_c_weak_avx2, jax_subtract_f16_b_avx2, jax_subtract_f16_u8_avx2,
    jax_subtract_f16_u16_avx2, jax_subtract_f16_u32_avx2, jax_subtract_f16_u64_avx2, jax_subtract_f16_i8_avx2,
    jax_subtract_f16_i16_avx2, jax_subtract_f16_i32_avx2, jax_subtract_f16_i64_avx2, jax_subtract_f16_bf16_avx2,
    jax_subtract_f16_f16_avx2, jax_subtract_f16_f32_avx2, jax_subtract_f16_f64_avx2, jax_subtract_f16_c64_avx2,
    jax_subtract_f16_c128_avx2, jax_subtract_f16_f_weak_avx2, jax_subtract_f16_c_weak_avx2, jax_subtract_f32_b_avx2,
    jax_subtract_f32_u8_avx2, jax_subtract_f32_u16_avx2, jax_subtract_f32_u32_avx2, jax_subtract_f32_u64_avx2,
    jax_subtract_f32_i8_avx2, jax_subtract_f32_i16_avx2, jax_subtract_f32_i32_avx2, jax_subtract_f32_i64_avx2,
    jax_subtract_f32_bf16_avx2, jax_subtract_f32_f16_avx2, jax_subtract_f32_f32_avx2, jax_subtract_f32_f64_avx2,
    jax_subtract_f32_c64_avx2, jax_subtract_f32_c128_avx2, jax_subtract_f32_f_weak_avx2,
    jax_subtract_f32_c_weak_avx2, jax_subtract_f64_b_avx2, jax_subtract_f64_u8_avx2, jax_subtract_f64_u16_avx2,
    jax_subtract_f64_u32_avx2, jax_subtract_f64_u64_avx2, jax_subtract_f64_i8_avx2, jax_subtract_f64_i16_avx2,
    jax_subtract_f64_i32_avx2, jax_subtract_f64_i64_avx2, jax_subtract_f64_bf16_avx2, jax_subtract_f64_f16_avx2,
    jax_subtract_f64_f32_avx2, jax_subtract_f64_f64_avx2, jax_subtract_f64_c64_avx2, jax_subtract_f64_c128_avx2,
    jax_subtract_c64_b_avx2, jax_subtract_c64_u8_avx2, jax_subtract_c64_u16_avx2, jax_subtract_c64_u32_avx2,
    jax_subtract_c64_u64_avx2, jax_subtract_c64_i8_avx2, jax_subtract_c64_i16_avx2, jax_subtract_c64_i32_avx2,
    jax_subtract_c64_i64_avx2, jax_subtract_c64_bf16_avx2, jax_subtract_c64_f16_avx2, jax_subtract_c64_f32_avx2,
    jax_subtract_c64_f64_avx2, jax_subtract_c64_c64_avx2, jax_subtract_c64_c128_avx2, jax_subtract_c64_f_weak_avx2,
    jax_subtract_c64_c_weak_avx2, jax_subtract_c128_b_avx2, jax_subtract_c128_u8_avx2, jax_subtract_c128_u16_avx2,
    jax_subtract_c128_u32_avx2, jax_subtract_c128_u64_avx2, jax_subtract_c128_i8_avx2, jax_subtract_c128_i16_avx2,
    jax_subtract_c128_i32_avx2, jax_subtract_c128_i64_avx2, jax_subtract_c128_bf16_avx2, jax_subtract_c128_f16_avx2,
    jax_subtract_c128_f32_avx2, jax_subtract_c128_f64_avx2, jax_subtract_c128_c64_avx2, jax_subtract_c128_c128_avx2,
    jax_subtract_i_weak_u8_avx2, jax_subtract_i_weak_u16_avx2, jax_subtract_i_weak_u32_avx2,
    jax_subtract_f_weak_bf16_avx2, jax_subtract_f_weak_f16_avx2, jax_subtract_f_weak_f32_avx2,
    jax_subtract_f_weak_c64_avx2, jax_subtract_c_weak_bf16_avx2, jax_subtract_c_weak_f16_avx2,
    jax_subtract_c_weak_f32_avx2, jax_subtract_c_weak_c64_avx2;
jax_kernel
    jax_multiply_b_b_avx2, jax_multiply_b_u8_avx2, jax_multiply_b_u16_avx2, jax_multiply_b_u32_avx2,
    jax_multiply_b_u64_avx2, jax_multiply_b_bf16_avx2, jax_multiply_b_f16_avx2, jax_multiply_b_f32_avx2,
    jax_multiply_b_f64_avx2, jax_multiply_b_c64_avx2, jax_multiply_b_c128_avx2, jax_multiply_u8_u8_avx2,
    jax_multiply_u8_u16_avx2, jax_multiply_u8_u32_avx2, jax_multiply_u8_u64_avx2, jax_multiply_u8_i8_avx2,
    jax_multiply_u8_bf16_avx2, jax_multiply_u8_f16_avx2, jax_multiply_u8_f32_avx2, jax_multiply_u8_f64_avx2,
    jax_multiply_u8_c64_avx2, jax_multiply_u8_c128_avx2, jax_multiply_u8_i_weak_avx2, jax_multiply_u16_u16_avx2,
    jax_multiply_u16_u32_avx2, jax_multiply_u16_u64_avx2, jax_multiply_u16_i8_avx2, jax_multiply_u16_i16_avx2,
    jax_multiply_u16_bf16_avx2, jax_multiply_u16_f16_avx2, jax_multiply_u16_f32_avx2, jax_multiply_u16_f64_avx2,
    jax_multiply_u16_c64_avx2, jax_multiply_u16_c128_avx2, jax_multiply_u16_i_weak_avx2, jax_multiply_u32_u32_avx2,
    jax_multiply_u32_u64_avx2, jax_multiply_u32_i8_avx2, jax_multiply_u32_i16_avx2, jax_multiply_u32_i32_avx2,
    jax_multiply_u32_bf16_avx2, jax_multiply_u32_f16_avx2, jax_multiply_u32_f32_avx2, jax_multiply_u32_f64_avx2,
    jax_multiply_u32_c64_avx2, jax_multiply_u32_c128_avx2, jax_multiply_u32_i_weak_avx2, jax_multiply_u64_u64_avx2,
    jax_multiply_u64_i8_avx2, jax_multiply_u64_i16_avx2, jax_multiply_u64_i32_avx2, jax_multiply_u64_i64_avx2,
    jax_multiply_u64_bf16_avx2, jax_multiply_u64_f16_avx2, jax_multiply_u64_f32_avx2, jax_multiply_u64_f64_avx2,
    jax_multiply_u64_c64_avx2, jax_multiply_u64_c128_avx2, jax_multiply_i8_i16_avx2, jax_multiply_i8_i32_avx2,
    jax_multiply_i8_i64_avx2, jax_multiply_i8_bf16_avx2, jax_multiply_i8_f16_avx2, jax_multiply_i8_f32_avx2,
    jax_multiply_i8_f64_avx2, jax_multiply_i8_c64_avx2, jax_multiply_i8_c128_avx2, jax_multiply_i16_i32_avx2,
    jax_multiply_i16_i64_avx2, jax_multiply_i16_bf16_avx2, jax_multiply_i16_f16_avx2, jax_multiply_i16_f32_avx2,
    jax_multiply_i16_f64_avx2, jax_multiply_i16_c64_avx2, jax_multiply_i16_c128_avx2, jax_multiply_i32_i64_avx2,
    jax_multiply_i32_bf16_avx2, jax_multiply_i32_f16_avx2, jax_multiply_i32_f32_avx2, jax_multiply_i32_f64_avx2,
    jax_multiply_i32_c64_avx2, jax_multiply_i32_c128_avx2, jax_multiply_i64_bf16_avx2, jax_multiply_i64_f16_avx2,
    jax_multiply_i64_f32_avx2, jax_multiply_i64_f64_avx2, jax_multiply_i64_c64_avx2, jax_multiply_i64_c128_avx2,
    jax_multiply_bf16_bf16_avx2, jax_multiply_bf16_f16_avx2, jax_multiply_bf16_f32_avx2, jax_multiply_bf16_f64_avx2,
    jax_multiply_bf16_c64_avx2, jax_multiply_bf16_c128_avx2, jax_multiply_bf16_f_weak_avx2,
    jax_multiply_bf16_c_weak_avx2, jax_multiply_f16_f16_avx2, jax_multiply_f16_f32_avx2, jax_multiply_f16_f64_avx2,
    jax_multiply_f16_c64_avx2, jax_multiply_f16_c128_avx2, jax_multiply_f16_f_weak_avx2,
    jax_multiply_f16_c_weak_avx2, jax_multiply_f32_f32_avx2, jax_multiply_f32_f64_avx2, jax_multiply_f32_c64_avx2,
    jax_multiply_f32_c128_avx2, jax_multiply_f32_f_weak_avx2, jax_multiply_f32_c_weak_avx2,
    jax_multiply_f64_f64_avx2, jax_multiply_f64_c64_avx2, jax_multiply_f64_c128_avx2, jax_multiply_c64_c64_avx2,
    jax_multiply_c64_c128_avx2, jax_multiply_c64_f_weak_avx2, jax_multiply_c64_c_weak_avx2,
    jax_multiply_c128_c128_avx2;
jax_kernel
    jax_divide_b_b_avx2, jax_divide_b_u8_avx2, jax_divide_b_u16_avx2, jax_divide_b_u32_avx2, jax_divide_b_u64_avx2,
    jax_divide_b_i8_avx2, jax_divide_b_i16_avx2, jax_divide_b_i32_avx2, jax_divide_b_i64_avx2,
    jax_divide_b_bf16_avx2, jax_divide_b_f16_avx2, jax_divide_b_f32_avx2, jax_divide_b_f64_avx2,
    jax_divide_b_c64_avx2, jax_divide_b_c128_avx2, jax_divide_u8_b_avx2, jax_divide_u8_u8_avx2,
    jax_divide_u8_u16_avx2, jax_divide_u8_u32_avx2, jax_divide_u8_u64_avx2, jax_divide_u8_i8_avx2,
    jax_divide_u8_i16_avx2, jax_divide_u8_i32_avx2, jax_divide_u8_i64_avx2, jax_divide_u8_bf16_avx2,
    jax_divide_u8_f16_avx2, jax_divide_u8_f32_avx2, jax_divide_u8_f64_avx2, jax_divide_u8_c64_avx2,
    jax_divide_u8_c128_avx2, jax_divide_u8_i_weak_avx2, jax_divide_u16_b_avx2, jax_divide_u16_u8_avx2,
    jax_divide_u16_u16_avx2, jax_divide_u16_u32_avx2, jax_divide_u16_u64_avx2, jax_divide_u16_i8_avx2,
    jax_divide_u16_i16_avx2, jax_divide_u16_i32_avx2, jax_divide_u16_i64_avx2, jax_divide_u16_bf16_avx2,
    jax_divide_u16_f16_avx2, jax_divide_u16_f32_avx2, jax_divide_u16_f64_avx2, jax_divide_u16_c64_avx2,
    jax_divide_u16_c128_avx2, jax_divide_u16_i_weak_avx2, jax_divide_u32_b_avx2, jax_divide_u32_u8_avx2,
    jax_divide_u32_u16_avx2, jax_divide_u32_u32_avx2, jax_divide_u32_u64_avx2, jax_divide_u32_i8_avx2,
    jax_divide_u32_i16_avx2, jax_divide_u32_i32_avx2, jax_divide_u32_i64_avx2, jax_divide_u32_bf16_avx2,
    jax_divide_u32_f16_avx2, jax_divide_u32_f32_avx2, jax_divide_u32_f64_avx2, jax_divide_u32_c64_avx2,
    jax_divide_u32_c128_avx2, jax_divide_u32_i_weak_avx2, jax_divide_u64_b_avx2, jax_divide_u64_u8_avx2,
    jax_divide_u64_u16_avx2, jax_divide_u64_u32_avx2, jax_divide_u64_u64_avx2, jax_divide_u64_i8_avx2,
    jax_divide_u64_i16_avx2, jax_divide_u64_i32_avx2, jax_divide_u64_i64_avx2, jax_divide_u64_bf16_avx2,
    jax_divide_u64_f16_avx2, jax_divide_u64_f32_avx2, jax_divide_u64_f64_avx2, jax_divide_u64_c64_avx2,
    jax_divide_u64_c128_avx2, jax_divide_u64_i_weak_avx2, jax_divide_i8_b_avx2, jax_divide_i8_u8_avx2,
    jax_divide_i8_u16_avx2, jax_divide_i8_u32_avx2, jax_divide_i8_u64_avx2, jax_divide_i8_i8_avx2,
    jax_divide_i8_i16_avx2, jax_divide_i8_i32_avx2, jax_divide_i8_i64_avx2, jax_divide_i8_bf16_avx2,
    jax_divide_i8_f16_avx2, jax_divide_i8_f32_avx2, jax_divide_i8_f64_avx2, jax_divide_i8_c64_avx2,
    jax_divide_i8_c128_avx2, jax_divide_i8_i_weak_avx2, jax_divide_i16_b_avx2, jax_divide_i16_u8_avx2,
    jax_divide_i16_u16_avx2, jax_divide_i16_u32_avx2, jax_divide_i16_u64_avx2, jax_divide_i16_i8_avx2,
    jax_divide_i16_i16_avx2, jax_divide_i16_i32_avx2, jax_divide_i16_i64_avx2, jax_divide_i16_bf16_avx2,
    jax_divide_i16_f16_avx2, jax_divide_i16_f32_avx2, jax_divide_i16_f64_avx2, jax_divide_i16_c64_avx2,
    jax_divide_i16_c128_avx2, jax_divide_i16_i_weak_avx2, jax_divide_i32_b_avx2, jax_divide_i32_u8_avx2,
    jax_divide_i32_u16_avx2, jax_divide_i32_u32_avx2, jax_divide_i32_u64_avx2, jax_divide_i32_i8_avx2,
    jax_divide_i32_i16_avx2, jax_divide_i32_i32_avx2, jax_divide_i32_i64_avx2, jax_divide_i32_bf16_avx2,
    jax_divide_i32_f16_avx2, jax_divide_i32_f32_avx2, jax_divide_i32_f64_avx2, jax_divide_i32_c64_avx2,
    jax_divide_i32_c128_avx2, jax_divide_i32_i_weak_avx2, jax_divide_i64_b_avx2, jax_divide_i64_u8_avx2,
    jax_divide_i64_u16_avx2, jax_divide_i64_u32_avx2, jax_divide_i64_u64_avx2, jax_divide_i64_i8_avx2,
    jax_divide_i64_i16_avx2, jax_divide_i64_i32_avx2, jax_divide_i64_i64_avx2, jax_divide_i64_bf16_avx2,
    jax_divide_i64_f16_avx2, jax_divide_i64_f32_avx2, jax_divide_i64_f64_avx2, jax_divide_i64_c64_avx2,
    jax_divide_i64_c128_avx2, jax_divide_bf16_b_avx2, jax_divide_bf16_u8_avx2, jax_divide_bf16_u16_avx2,
    jax_divide_bf16_u32_avx2, jax_divide_bf16_u64_avx2, jax_divide_bf16_i8_avx2, jax_divide_bf16_i16_avx2,
    jax_divide_bf16_i32_avx2, jax_divide_bf16_i64_avx2, jax_divide_bf16_bf16_avx2, jax_divide_bf16_f16_avx2,
    jax_divide_bf16_f32_avx2, jax_divide_bf16_f64_avx2, jax_divide_bf16_c64_avx2, jax_divide_bf16_c128_avx2,
    jax_divide_bf16_f_weak_avx2, jax_divide_bf16_c_weak_avx2, jax_divide_f16_b_avx2, jax_divide_f16_u8_avx2,
    jax_divide_f16_u16_avx2, jax_divide_f16_u32_avx2, jax_divide_f16_u64_avx2, jax_divide_f16_i8_avx2,
    jax_divide_f16_i16_avx2, jax_divide_f16_i32_avx2, jax_divide_f16_i64_avx2, jax_divide_f16_bf16_avx2,
    jax_divide_f16_f16_avx2, jax_divide_f16_f32_avx2, jax_divide_f16_f64_avx2, jax_divide_f16_c64_avx2,
    jax_divide_f16_c128_avx2, jax_divide_f16_f_weak_avx2, jax_divide_f16_c_weak_avx2, jax_divide_f32_b_avx2,
    jax_divide_f32_u8_avx2, jax_divide_f32_u16_avx2, jax_divide_f32_u32_avx2, jax_divide_f32_u64_avx2,
    jax_divide_f32_i8_avx2, jax_divide_f32_i16_avx2, jax_divide_f32_i32_avx2, jax_divide_f32_i64_avx2,
    jax_divide_f32_bf16_avx2, jax_divide_f32_f16_avx2, jax_divide_f32_f32_avx2, jax_divide_f32_f64_avx2,
    jax_divide_f32_c64_avx2, jax_divide_f32_c128_avx2, jax_divide_f32_f_weak_avx2, jax_divide_f32_c_weak_avx2,
    jax_divide_f64_b_avx2, jax_divide_f64_u8_avx2, jax_divide_f64_u16_avx2, jax_divide_f64_u32_avx2,
    jax_divide_f64_u64_avx2, jax_divide_f64_i8_avx2, jax_divide_f64_i16_avx2, jax_divide_f64_i32_avx2,
    jax_divide_f64_i64_avx2, jax_divide_f64_bf16_avx2, jax_divide_f64_f16_avx2, jax_divide_f64_f32_avx2,
    jax_divide_f64_f64_avx2, jax_divide_f64_c64_avx2, jax_divide_f64_c128_avx2, jax_divide_c64_b_avx2,
    jax_divide_c64_u8_avx2, jax_divide_c64_u16_avx2, jax_divide_c64_u32_avx2, jax_divide_c64_u64_avx2,
    jax_divide_c64_i8_avx2, jax_divide_c64_i16_avx2, jax_divide_c64_i32_avx2, jax_divide_c64_i64_avx2,
    jax_divide_c64_bf16_avx2, jax_divide_c64_f16_avx2, jax_divide_c64_f32_avx2, jax_divide_c64_f64_avx2,
    jax_divide_c64_c64_avx2, jax_divide_c64_c128_avx2, jax_divide_c64_f_weak_avx2, jax_divide_c64_c_weak_avx2,
    jax_divide_c128_b_avx2, jax_divide_c128_u8_avx2, jax_divide_c128_u16_avx2, jax_divide_c128_u32_avx2,
    jax_divide_c128_u64_avx2, jax_divide_c128_i8_avx2, jax_divide_c128_i16_avx2, jax_divide_c128_i32_avx2,
    jax_divide_c128_i64_avx2, jax_divide_c128_bf16_avx2, jax_divide_c128_f16_avx2, jax_divide_c128_f32_avx2,
    jax_divide_c128_f64_avx2, jax_divide_c128_c64_avx2, jax_divide_c128_c128_avx2, jax_divide_i_weak_u8_avx2,
    jax_divide_i_weak_u16_avx2, jax_divide_i_weak_u32_avx2, jax_divide_i_weak_u64_avx2, jax_divide_i_weak_i8_avx2,
    jax_divide_i_weak_i16_avx2, jax_divide_i_weak_i32_avx2, jax_divide_f_weak_bf16_avx2, jax_divide_f_weak_f16_avx2,
    jax_divide_f_weak_f32_avx2, jax_divide_f_weak_c64_avx2, jax_divide_c_weak_bf16_avx2, jax_divide_c_weak_f16_avx2,
    jax_divide_c_weak_f32_avx2, jax_divide_c_weak_c64_avx2;
jax_kernel
    jax_minimum_b_b_avx2, jax_minimum_b_u8_avx2, jax_minimum_b_u16_avx2, jax_minimum_b_u32_avx2,
    jax_minimum_b_u64_avx2, jax_minimum_b_i8_avx2, jax_minimum_b_i16_avx2, jax_minimum_b_i32_avx2,
    jax_minimum_b_i64_avx2, jax_minimum_b_bf16_avx2, jax_minimum_b_f16_avx2, jax_minimum_b_f32_avx2,
    jax_minimum_b_f64_avx2, jax_minimum_u8_u8_avx2, jax_minimum_u8_u16_avx2, jax_minimum_u8_u32_avx2,
    jax_minimum_u8_u64_avx2, jax_minimum_u8_i8_avx2, jax_minimum_u8_i16_avx2, jax_minimum_u8_i32_avx2,
    jax_minimum_u8_i64_avx2, jax_minimum_u8_bf16_avx2, jax_minimum_u8_f16_avx2, jax_minimum_u8_f32_avx2,
    jax_minimum_u8_f64_avx2, jax_minimum_u8_i_weak_avx2, jax_minimum_u16_u16_avx2, jax_minimum_u16_u32_avx2,
    jax_minimum_u16_u64_avx2, jax_minimum_u16_i8_avx2, jax_minimum_u16_i16_avx2, jax_minimum_u16_i32_avx2,
    jax_minimum_u16_i64_avx2, jax_minimum_u16_bf16_avx2, jax_minimum_u16_f16_avx2, jax_minimum_u16_f32_avx2,
    jax_minimum_u16_f64_avx2, jax_minimum_u16_i_weak_avx2, jax_minimum_u32_u32_avx2, jax_minimum_u32_u64_avx2,
    jax_minimum_u32_i8_avx2, jax_minimum_u32_i16_avx2, jax_minimum_u32_i32_avx2, jax_minimum_u32_i64_avx2,
    jax_minimum_u32_bf16_avx2, jax_minimum_u32_f16_avx2, jax_minimum_u32_f32_avx2, jax_minimum_u32_f64_avx2,
    jax_minimum_u32_i_weak_avx2, jax_minimum_u64_u64_avx2, jax_minimum_u64_i8_avx2, jax_minimum_u64_i16_avx2,
    jax_minimum_u64_i32_avx2, jax_minimum_u64_i64_avx2, jax_minimum_u64_bf16_avx2, jax_minimum_u64_f16_avx2,
    jax_minimum_u64_f32_avx2, jax_minimum_u64_f64_avx2, jax_minimum_i8_i8_avx2, jax_minimum_i8_i16_avx2,
    jax_minimum_i8_i32_avx2, jax_minimum_i8_i64_avx2, jax_minimum_i8_bf16_avx2, jax_minimum_i8_f16_avx2,
    jax_minimum_i8_f32_avx2, jax_minimum_i8_f64_avx2, jax_minimum_i8_i_weak_avx2, jax_minimum_i16_i16_avx2,
    jax_minimum_i16_i32_avx2, jax_minimum_i16_i64_avx2, jax_minimum_i16_bf16_avx2, jax_minimum_i16_f16_avx2,
    jax_minimum_i16_f32_avx2, jax_minimum_i16_f64_avx2, jax_minimum_i16_i_weak_avx2, jax_minimum_i32_i32_avx2,
    jax_minimum_i32_i64_avx2, jax_minimum_i32_bf16_avx2, jax_minimum_i32_f16_avx2, jax_minimum_i32_f32_avx2,
    jax_minimum_i32_f64_avx2, jax_minimum_i32_i_weak_avx2, jax_minimum_i64_i64_avx2, jax_minimum_i64_bf16_avx2,
    jax_minimum_i64_f16_avx2, jax_minimum_i64_f32_avx2, jax_minimum_i64_f64_avx2, jax_minimum_bf16_bf16_avx2,
    jax_minimum_bf16_f16_avx2, jax_minimum_bf16_f32_avx2, jax_minimum_bf16_f64_avx2, jax_minimum_bf16_f_weak_avx2,
    jax_minimum_f16_f16_avx2, jax_minimum_f16_f32_avx2, jax_minimum_f16_f64_avx2, jax_minimum_f16_f_weak_avx2,
    jax_minimum_f32_f32_avx2, jax_minimum_f32_f64_avx2, jax_minimum_f32_f_weak_avx2, jax_minimum_f64_f64_avx2;
jax_kernel
    jax_maximum_b_b_avx2, jax_maximum_b_u8_avx2, jax_maximum_b_u16_avx2, jax_maximum_b_u32_avx2,
    jax_maximum_b_u64_avx2, jax_maximum_b_i8_avx2, jax_maximum_b_i16_avx2, jax_maximum_b_i32_avx2,
    jax_maximum_b_i64_avx2, jax_maximum_b_bf16_avx2, jax_maximum_b_f16_avx2, jax_maximum_b_f32_avx2,
    jax_maximum_b_f64_avx2, jax_maximum_u8_u8_avx2, jax_maximum_u8_u16_avx2, jax_maximum_u8_u32_avx2,
    jax_maximum_u8_u64_avx2, jax_maximum_u8_i8_avx2, jax_maximum_u8_i16_avx2, jax_maximum_u8_i32_avx2,
    jax_maximum_u8_i64_avx2, jax_maximum_u8_bf16_avx2, jax_maximum_u8_f16_avx2, jax_maximum_u8_f32_avx2,
    jax_maximum_u8_f64_avx2, jax_maximum_u8_i_weak_avx2, jax_maximum_u16_u16_avx2, jax_maximum_u16_u32_avx2,
    jax_maximum_u16_u64_avx2, jax_maximum_u16_i8_avx2, jax_maximum_u16_i16_avx2, jax_maximum_u16_i32_avx2,
    jax_maximum_u16_i64_avx2, jax_maximum_u16_bf16_avx2, jax_maximum_u16_f16_avx2, jax_maximum_u16_f32_avx2,
    jax_maximum_u16_f64_avx2, jax_maximum_u16_i_weak_avx2, jax_maximum_u32_u32_avx2, jax_maximum_u32_u64_avx2,
    jax_maximum_u32_i8_avx2, jax_maximum_u32_i16_avx2, jax_maximum_u32_i32_avx2, jax_maximum_u32_i64_avx2,
    jax_maximum_u32_bf16_avx2, jax_maximum_u32_f16_avx2, jax_maximum_u32_f32_avx2, jax_maximum_u32_f64_avx2,
    jax_maximum_u32_i_weak_avx2, jax_maximum_u64_u64_avx2, jax_maximum_u64_i8_avx2, jax_maximum_u64_i16_avx2,
    jax_maximum_u64_i32_avx2, jax_maximum_u64_i64_avx2, jax_maximum_u64_bf16_avx2, jax_maximum_u64_f16_avx2,
    jax_maximum_u64_f32_avx2, jax_maximum_u64_f64_avx2, jax_maximum_i8_i8_avx2, jax_maximum_i8_i16_avx2,
    jax_maximum_i8_i32_avx2, jax_maximum_i8_i64_avx2, jax_maximum_i8_bf16_avx2, jax_maximum_i8_f16_avx2,
    jax_maximum_i8_f32_avx2, jax_maximum_i8_f64_avx2, jax_maximum_i8_i_weak_avx2, jax_maximum_i16_i16_avx2,
    jax_maximum_i16_i32_avx2, jax_maximum_i16_i64_avx2, jax_maximum_i16_bf16_avx2, jax_maximum_i16_f16_avx2,
    jax_maximum_i16_f32_avx2, jax_maximum_i16_f64_avx2, jax_maximum_i16_i_weak_avx2, jax_maximum_i32_i32_avx2,
    jax_maximum_i32_i64_avx2, jax_maximum_i32_bf16_avx2, jax_maximum_i32_f16_avx2, jax_maximum_i32_f32_avx2,
    jax_maximum_i32_f64_avx2, jax_maximum_i32_i_weak_avx2, jax_maximum_i64_i64_avx2, jax_maximum_i64_bf16_avx2,
    jax_maximum_i64_f16_avx2, jax_maximum_i64_f32_avx2, jax_maximum_i64_f64_avx2, jax_maximum_bf16_bf16_avx2,
    jax_maximum_bf16_f16_avx2, jax_maximum_bf16_f32_avx2, jax_maximum_bf16_f64_avx2, jax_maximum_bf16_f_weak_avx2,
    jax_maximum_f16_f16_avx2, jax_maximum_f16_f32_avx2, jax_maximum_f16_f64_avx2, jax_maximum_f16_f_weak_avx2,
    jax_maximum_f32_f32_avx2, jax_maximum_f32_f64_avx2, jax_maximum_f32_f_weak_avx2, jax_maximum_f64_f64_avx2;
jax_kernel
    jax_equal_b_b_avx2, jax_equal_b_u8_avx2, jax_equal_b_u16_avx2, jax_equal_b_u32_avx2, jax_equal_b_u64_avx2,
    jax_equal_b_bf16_avx2, jax_equal_b_f16_avx2, jax_equal_b_f32_avx2, jax_equal_b_f64_avx2, jax_equal_b_c64_avx2,
    jax_equal_b_c128_avx2, jax_equal_u8_u8_avx2, jax_equal_u8_u16_avx2, jax_equal_u8_u32_avx2, jax_equal_u8_u64_avx2,
    jax_equal_u8_i8_avx2, jax_equal_u8_bf16_avx2, jax_equal_u8_f16_avx2, jax_equal_u8_f32_avx2,
    jax_equal_u8_f64_avx2, jax_equal_u8_c64_avx2, jax_equal_u8_c128_avx2, jax_equal_u16_u16_avx2,
    jax_equal_u16_u32_avx2, jax_equal_u16_u64_avx2, jax_equal_u16_i8_avx2, jax_equal_u16_i16_avx2,
    jax_equal_u16_bf16_avx2, jax_equal_u16_f16_avx2, jax_equal_u16_f32_avx2, jax_equal_u16_f64_avx2,
    jax_equal_u16_c64_avx2, jax_equal_u16_c128_avx2, jax_equal_u32_u32_avx2, jax_equal_u32_u64_avx2,
    jax_equal_u32_i8_avx2, jax_equal_u32_i16_avx2, jax_equal_u32_i32_avx2, jax_equal_u32_bf16_avx2,
    jax_equal_u32_f16_avx2, jax_equal_u32_f32_avx2, jax_equal_u32_f64_avx2, jax_equal_u32_c64_avx2,
    jax_equal_u32_c128_avx2, jax_equal_u64_u64_avx2, jax_equal_u64_i8_avx2, jax_equal_u64_i16_avx2,
    jax_equal_u64_i32_avx2, jax_equal_u64_i64_avx2, jax_equal_u64_bf16_avx2, jax_equal_u64_f16_avx2,
    jax_equal_u64_f32_avx2, jax_equal_u64_f64_avx2, jax_equal_u64_c64_avx2, jax_equal_u64_c128_avx2,
    jax_equal_i8_i16_avx2, jax_equal_i8_i32_avx2, jax_equal_i8_i64_avx2, jax_equal_i8_bf16_avx2,
    jax_equal_i8_f16_avx2, jax_equal_i8_f32_avx2, jax_equal_i8_f64_avx2, jax_equal_i8_c64_avx2,
    jax_equal_i8_c128_avx2, jax_equal_i16_i32_avx2, jax_equal_i16_i64_avx2, jax_equal_i16_bf16_avx2,
    jax_equal_i16_f16_avx2, jax_equal_i16_f32_avx2, jax_equal_i16_f64_avx2, jax_equal_i16_c64_avx2,
    jax_equal_i16_c128_avx2, jax_equal_i32_i64_avx2, jax_equal_i32_bf16_avx2, jax_equal_i32_f16_avx2,
    jax_equal_i32_f32_avx2, jax_equal_i32_f64_avx2, jax_equal_i32_c64_avx2, jax_equal_i32_c128_avx2,
    jax_equal_i64_bf16_avx2, jax_equal_i64_f16_avx2, jax_equal_i64_f32_avx2, jax_equal_i64_f64_avx2,
    jax_equal_i64_c64_avx2, jax_equal_i64_c128_avx2, jax_equal_bf16_bf16_avx2, jax_equal_bf16_f16_avx2,
    jax_equal_bf16_f32_avx2, jax_equal_bf16_f64_avx2, jax_equal_bf16_c64_avx2, jax_equal_bf16_c128_avx2,
    jax_equal_bf16_f_weak_avx2, jax_equal_bf16_c_weak_avx2, jax_equal_f16_f16_avx2, jax_equal_f16_f32_avx2,
    jax_equal_f16_f64_avx2, jax_equal_f16_c64_avx2, jax_equal_f16_c128_avx2, jax_equal_f16_f_weak_avx2,
    jax_equal_f16_c_weak_avx2, jax_equal_f32_f32_avx2, jax_equal_f32_f64_avx2, jax_equal_f32_c64_avx2,
    jax_equal_f32_c128_avx2, jax_equal_f32_f_weak_avx2, jax_equal_f32_c_weak_avx2, jax_equal_f64_f64_avx2,
    jax_equal_f64_c64_avx2, jax_equal_f64_c128_avx2, jax_equal_c64_c64_avx2, jax_equal_c64_c128_avx2,
    jax_equal_c64_f_weak_avx2, jax_equal_c64_c_weak_avx2, jax_equal_c128_c128_avx2;
jax_kernel
    jax_not_equal_b_b_avx2, jax_not_equal_b_u8_avx2, jax_not_equal_b_u16_avx2, jax_not_equal_b_u32_avx2,
    jax_not_equal_b_u64_avx2, jax_not_equal_b_bf16_avx2, jax_not_equal_b_f16_avx2, jax_not_equal_b_f32_avx2,
    jax_not_equal_b_f64_avx2, jax_not_equal_b_c64_avx2, jax_not_equal_b_c128_avx2, jax_not_equal_u8_u8_avx2,
    jax_not_equal_u8_u16_avx2, jax_not_equal_u8_u32_avx2, jax_not_equal_u8_u64_avx2, jax_not_equal_u8_i8_avx2,
    jax_not_equal_u8_bf16_avx2, jax_not_equal_u8_f16_avx2, jax_not_equal_u8_f32_avx2, jax_not_equal_u8_f64_avx2,
    jax_not_equal_u8_c64_avx2, jax_not_equal_u8_c128_avx2, jax_not_equal_u16_u16_avx2, jax_not_equal_u16_u32_avx2,
    jax_not_equal_u16_u64_avx2, jax_not_equal_u16_i8_avx2, jax_not_equal_u16_i16_avx2, jax_not_equal_u16_bf16_avx2,
    jax_not_equal_u16_f16_avx2, jax_not_equal_u16_f32_avx2, jax_not_equal_u16_f64_avx2, jax_not_equal_u16_c64_avx2,
    jax_not_equal_u16_c128_avx2, jax_not_equal_u32_u32_avx2, jax_not_equal_u32_u64_avx2, jax_not_equal_u32_i8_avx2,
    jax_not_equal_u32_i16_avx2, jax_not_equal_u32_i32_avx2, jax_not_equal_u32_bf16_avx2, jax_not_equal_u32_f16_avx2,
    jax_not_equal_u32_f32_avx2, jax_not_equal_u32_f64_avx2, jax_not_equal_u32_c64_avx2, jax_not_equal_u32_c128_avx2,
    jax_not_equal_u64_u64_avx2, jax_not_equal_u64_i8_avx2, jax_not_equal_u64_i16_avx2, jax_not_equal_u64_i32_avx2,
    jax_not_equal_u64_i64_avx2, jax_not_equal_u64_bf16_avx2, jax_not_equal_u64_f16_avx2, jax_not_equal_u64_f32_avx2,
    jax_not_equal_u64_f64_avx2, jax_not_equal_u64_c64_avx2, jax_not_equal_u64_c128_avx2, jax_not_equal_i8_i16_avx2,
    jax_not_equal_i8_i32_avx2, jax_not_equal_i8_i64_avx2, jax_not_equal_i8_bf16_avx2, jax_not_equal_i8_f16_avx2,
    jax_not_equal_i8_f32_avx2, jax_not_equal_i8_f64_avx2, jax_not_equal_i8_c64_avx2, jax_not_equal_i8_c128_avx2,
    jax_not_equal_i16_i32_avx2, jax_not_equal_i16_i64_avx2, jax_not_equal_i16_bf16_avx2, jax_not_equal_i16_f16_avx2,
    jax_not_equal_i16_f32_avx2, jax_not_equal_i16_f64_avx2, jax_not_equal_i16_c64_avx2, jax_not_equal_i16_c128_avx2,
    jax_not_equal_i32_i64_avx2, jax_not_equal_i32_bf16_avx2, jax_not_equal_i32_f16_avx2, jax_not_equal_i32_f32_avx2,
    jax_not_equal_i32_f64_avx2, jax_not_equal_i32_c64_avx2, jax_not_equal_i32_c128_avx2, jax_not_equal_i64_bf16_avx2,
    jax_not_equal_i64_f16_avx2, jax_not_equal_i64_f32_avx2, jax_not_equal_i64_f64_avx2, jax_not_equal_i64_c64_avx2,
    jax_not_equal_i64_c128_avx2, jax_not_equal_bf16_bf16_avx2, jax_not_equal_bf16_f16_avx2,
    jax_not_equal_bf16_f32_avx2, jax_not_equal_bf16_f64_avx2, jax_not_equal_bf16_c64_avx2,
    jax_not_equal_bf16_c128_avx2, jax_not_equal_bf16_f_weak_avx2, jax_not_equal_bf16_c_weak_avx2,
    jax_not_equal_f16_f16_avx2, jax_not_equal_f16_f32_avx2, jax_not_equal_f16_f64_avx2, jax_not_equal_f16_c64_avx2,
    jax_not_equal_f16_c128_avx2, jax_not_equal_f16_f_weak_avx2, jax_not_equal_f16_c_weak_avx2,
    jax_not_equal_f32_f32_avx2, jax_not_equal_f32_f64_avx2, jax_not_equal_f32_c64_avx2, jax_not_equal_f32_c128_avx2,
    jax_not_equal_f32_f_weak_avx2, jax_not_equal_f32_c_weak_avx2, jax_not_equal_f64_f64_avx2,
    jax_not_equal_f64_c64_avx2, jax_not_equal_f64_c128_avx2, jax_not_equal_c64_c64_avx2, jax_not_equal_c64_c128_avx2,
    jax_not_equal_c64_f_weak_avx2, jax_not_equal_c64_c_weak_avx2, jax_not_equal_c128_c128_avx2;
jax_kernel
    jax_less_b_b_avx2, jax_less_b_u8_avx2, jax_less_b_u16_avx2, jax_less_b_u32_avx2, jax_less_b_u64_avx2,
    jax_less_b_i8_avx2, jax_less_b_i16_avx2, jax_less_b_i32_avx2, jax_less_b_i64_avx2, jax_less_b_bf16_avx2,
    jax_less_b_f16_avx2, jax_less_b_f32_avx2, jax_less_b_f64_avx2, jax_less_u8_b_avx2, jax_less_u8_u8_avx2,
    jax_less_u8_u16_avx2, jax_less_u8_u32_avx2, jax_less_u8_u64_avx2, jax_less_u8_i8_avx2, jax_less_u8_i16_avx2,
    jax_less_u8_i32_avx2, jax_less_u8_i64_avx2, jax_less_u8_bf16_avx2, jax_less_u8_f16_avx2, jax_less_u8_f32_avx2,
    jax_less_u8_f64_avx2, jax_less_u16_b_avx2, jax_less_u16_u8_avx2, jax_less_u16_u16_avx2, jax_less_u16_u32_avx2,
    jax_less_u16_u64_avx2, jax_less_u16_i8_avx2, jax_less_u16_i16_avx2, jax_less_u16_i32_avx2, jax_less_u16_i64_avx2,
    jax_less_u16_bf16_avx2, jax_less_u16_f16_avx2, jax_less_u16_f32_avx2, jax_less_u16_f64_avx2, jax_less_u32_b_avx2,
    jax_less_u32_u8_avx2, jax_less_u32_u16_avx2, jax_less_u32_u32_avx2, jax_less_u32_u64_avx2, jax_less_u32_i8_avx2,
    jax_less_u32_i16_avx2, jax_less_u32_i32_avx2, jax_less_u32_i64_avx2, jax_less_u32_bf16_avx2,
    jax_less_u32_f16_avx2, jax_less_u32_f32_avx2, jax_less_u32_f64_avx2, jax_less_u64_b_avx2, jax_less_u64_u8_avx2,
    jax_less_u64_u16_avx2, jax_less_u64_u32_avx2, jax_less_u64_u64_avx2, jax_less_u64_i8_avx2, jax_less_u64_i16_avx2,
    jax_less_u64_i32_avx2, jax_less_u64_i64_avx2, jax_less_u64_bf16_avx2, jax_less_u64_f16_avx2,
    jax_less_u64_f32_avx2, jax_less_u64_f64_avx2, jax_less_i8_b_avx2, jax_less_i8_u8_avx2, jax_less_i8_u16_avx2,
    jax_less_i8_u32_avx2, jax_less_i8_u64_avx2, jax_less_i8_i8_avx2, jax_less_i8_i16_avx2, jax_less_i8_i32_avx2,
    jax_less_i8_i64_avx2, jax_less_i8_bf16_avx2, jax_less_i8_f16_avx2, jax_less_i8_f32_avx2, jax_less_i8_f64_avx2,
    jax_less_i16_b_avx2, jax_less_i16_u8_avx2, jax_less_i16_u16_avx2, jax_less_i16_u32_avx2, jax_less_i16_u64_avx2,
    jax_less_i16_i8_avx2, jax_less_i16_i16_avx2, jax_less_i16_i32_avx2, jax_less_i16_i64_avx2,
    jax_less_i16_bf16_avx2, jax_less_i16_f16_avx2, jax_less_i16_f32_avx2, jax_less_i16_f64_avx2, jax_less_i32_b_avx2,
    jax_less_i32_u8_avx2, jax_less_i32_u16_avx2, jax_less_i32_u32_avx2, jax_less_i32_u64_avx2, jax_less_i32_i8_avx2,
    jax_less_i32_i16_avx2, jax_less_i32_i32_avx2, jax_less_i32_i64_avx2, jax_less_i32_bf16_avx2,
    jax_less_i32_f16_avx2, jax_less_i32_f32_avx2, jax_less_i32_f64_avx2, jax_less_i64_b_avx2, jax_less_i64_u8_avx2,
    jax_less_i64_u16_avx2, jax_less_i64_u32_avx2, jax_less_i64_u64_avx2, jax_less_i64_i8_avx2, jax_less_i64_i16_avx2,
    jax_less_i64_i32_avx2, jax_less_i64_i64_avx2, jax_less_i64_bf16_avx2, jax_less_i64_f16_avx2,
    jax_less_i64_f32_avx2, jax_less_i64_f64_avx2, jax_less_bf16_b_avx2, jax_less_bf16_u8_avx2,
    jax_less_bf16_u16_avx2, jax_less_bf16_u32_avx2, jax_less_bf16_u64_avx2, jax_less_bf16_i8_avx2,
    jax_less_bf16_i16_avx2, jax_less_bf16_i32_avx2, jax_less_bf16_i64_avx2, jax_less_bf16_bf16_avx2,
    jax_less_bf16_f16_avx2, jax_less_bf16_f32_avx2, jax_less_bf16_f64_avx2, jax_less_bf16_f_weak_avx2,
    jax_less_f16_b_avx2, jax_less_f16_u8_avx2, jax_less_f16_u16_avx2, jax_less_f16_u32_avx2, jax_less_f16_u64_avx2,
    jax_less_f16_i8_avx2, jax_less_f16_i16_avx2, jax_less_f16_i32_avx2, jax_less_f16_i64_avx2,
    jax_less_f16_bf16_avx2, jax_less_f16_f16_avx2, jax_less_f16_f32_avx2, jax_less_f16_f64_avx2,
    jax_less_f16_f_weak_avx2, jax_less_f32_b_avx2, jax_less_f32_u8_avx2, jax_less_f32_u16_avx2,
    jax_less_f32_u32_avx2, jax_less_f32_u64_avx2, jax_less_f32_i8_avx2, jax_less_f32_i16_avx2, jax_less_f32_i32_avx2,
    jax_less_f32_i64_avx2, jax_less_f32_bf16_avx2, jax_less_f32_f16_avx2, jax_less_f32_f32_avx2,
    jax_less_f32_f64_avx2, jax_less_f32_f_weak_avx2, jax_less_f64_b_avx2, jax_less_f64_u8_avx2,
    jax_less_f64_u16_avx2, jax_less_f64_u32_avx2, jax_less_f64_u64_avx2, jax_less_f64_i8_avx2, jax_less_f64_i16_avx2,
    jax_less_f64_i32_avx2, jax_less_f64_i64_avx2, jax_less_f64_bf16_avx2, jax_less_f64_f16_avx2,
    jax_less_f64_f32_avx2, jax_less_f64_f64_avx2, jax_less_f_weak_bf16_avx2, jax_less_f_weak_f16_avx2,
    jax_less_f_weak_f32_avx2;
jax_kernel
    jax_less_equal_b_b_avx2, jax_less_equal_b_u8_avx2, jax_less_equal_b_u16_avx2, jax_less_equal_b_u32_avx2,
    jax_less_equal_b_u64_avx2, jax_less_equal_b_i8_avx2, jax_less_equal_b_i16_avx2, jax_less_equal_b_i32_avx2,
    jax_less_equal_b_i64_avx2, jax_less_equal_b_bf16_avx2, jax_less_equal_b_f16_avx2, jax_less_equal_b_f32_avx2,
    jax_less_equal_b_f64_avx2, jax_less_equal_u8_b_avx2, jax_less_equal_u8_u8_avx2, jax_less_equal_u8_u16_avx2,
    jax_less_equal_u8_u32_avx2, jax_less_equal_u8_u64_avx2, jax_less_equal_u8_i8_avx2, jax_less_equal_u8_i16_avx2,
    jax_less_equal_u8_i32_avx2, jax_less_equal_u8_i64_avx2, jax_less_equal_u8_bf16_avx2, jax_less_equal_u8_f16_avx2,
    jax_less_equal_u8_f32_avx2, jax_less_equal_u8_f64_avx2, jax_less_equal_u16_b_avx2, jax_less_equal_u16_u8_avx2,
    jax_less_equal_u16_u16_avx2, jax_less_equal_u16_u32_avx2, jax_less_equal_u16_u64_avx2,
    jax_less_equal_u16_i8_avx2, jax_less_equal_u16_i16_avx2, jax_less_equal_u16_i32_avx2,
    jax_less_equal_u16_i64_avx2, jax_less_equal_u16_bf16_avx2, jax_less_equal_u16_f16_avx2,
    jax_less_equal_u16_f32_avx2, jax_less_equal_u16_f64_avx2, jax_less_equal_u32_b_avx2, jax_less_equal_u32_u8_avx2,
    jax_less_equal_u32_u16_avx2, jax_less_equal_u32_u32_avx2, jax_less_equal_u32_u64_avx2,
    jax_less_equal_u32_i8_avx2, jax_less_equal_u32_i16_avx2, jax_less_equal_u32_i32_avx2,
    jax_less_equal_u32_i64_avx2, jax_less_equal_u32_bf16_avx2, jax_less_equal_u32_f16_avx2,
    jax_less_equal_u32_f32_avx2, jax_less_equal_u32_f64_avx2, jax_less_equal_u64_b_avx2, jax_less_equal_u64_u8_avx2,
    jax_less_equal_u64_u16_avx2, jax_less_equal_u64_u32_avx2, jax_less_equal_u64_u64_avx2,
    jax_less_equal_u64_i8_avx2, jax_less_equal_u64_i16_avx2, jax_less_equal_u64_i32_avx2,
    jax_less_equal_u64_i64_avx2, jax_less_equal_u64_bf16_avx2, jax_less_equal_u64_f16_avx2,
    jax_less_equal_u64_f32_avx2, jax_less_equal_u64_f64_avx2, jax_less_equal_i8_b_avx2, jax_less_equal_i8_u8_avx2,
    jax_less_equal_i8_u16_avx2, jax_less_equal_i8_u32_avx2, jax_less_equal_i8_u64_avx2, jax_less_equal_i8_i8_avx2,
    jax_less_equal_i8_i16_avx2, jax_less_equal_i8_i32_avx2, jax_less_equal_i8_i64_avx2, jax_less_equal_i8_bf16_avx2,
    jax_less_equal_i8_f16_avx2, jax_less_equal_i8_f32_avx2, jax_less_equal_i8_f64_avx2, jax_less_equal_i16_b_avx2,
    jax_less_equal_i16_u8_avx2, jax_less_equal_i16_u16_avx2, jax_less_equal_i16_u32_avx2,
    jax_less_equal_i16_u64_avx2, jax_less_equal_i16_i8_avx2, jax_less_equal_i16_i16_avx2,
    jax_less_equal_i16_i32_avx2, jax_less_equal_i16_i64_avx2, jax_less_equal_i16_bf16_avx2,
    jax_less_equal_i16_f16_avx2, jax_less_equal_i16_f32_avx2, jax_less_equal_i16_f64_avx2, jax_less_equal_i32_b_avx2,
    jax_less_equal_i32_u8_avx2, jax_less_equal_i32_u16_avx2, jax_less_equal_i32_u32_avx2,
    jax_less_equal_i32_u64_avx2, jax_less_equal_i32_i8_avx2, jax_less_equal_i32_i16_avx2,
    jax_less_equal_i32_i32_avx2, jax_less_equal_i32_i64_avx2, jax_less_equal_i32_bf16_avx2,
    jax_less_equal_i32_f16_avx2, jax_less_equal_i32_f32_avx2, jax_less_equal_i32_f64_avx2, jax_less_equal_i64_b_avx2,
    jax_less_equal_i64_u8_avx2, jax_less_equal_i64_u16_avx2, jax_less_equal_i64_u32_avx2,
    jax_less_equal_i64_u64_avx2, jax_less_equal_i64_i8_avx2, jax_less_equal_i64_i16_avx2,
    jax_less_equal_i64_i32_avx2, jax_less_equal_i64_i64_avx2, jax_less_equal_i64_bf16_avx2,
    jax_less_equal_i64_f16_avx2, jax_less_equal_i64_f32_avx2, jax_less_equal_i64_f64_avx2,
    jax_less_equal_bf16_b_avx2, jax_less_equal_bf16_u8_avx2, jax_less_equal_bf16_u16_avx2,
    jax_less_equal_bf16_u32_avx2, jax_less_equal_bf16_u64_avx2, jax_less_equal_bf16_i8_avx2,
    jax_less_equal_bf16_i16_avx2, jax_less_equal_bf16_i32_avx2, jax_less_equal_bf16_i64_avx2,
    jax_less_equal_bf16_bf16_avx2, jax_less_equal_bf16_f16_avx2, jax_less_equal_bf16_f32_avx2,
    jax_less_equal_bf16_f64_avx2, jax_less_equal_bf16_f_weak_avx2, jax_less_equal_f16_b_avx2,
    jax_less_equal_f16_u8_avx2, jax_less_equal_f16_u16_avx2, jax_less_equal_f16_u32_avx2,
    jax_less_equal_f16_u64_avx2, jax_less_equal_f16_i8_avx2, jax_less_equal_f16_i16_avx2,
    jax_less_equal_f16_i32_avx2, jax_less_equal_f16_i64_avx2, jax_less_equal_f16_bf16_avx2,
    jax_less_equal_f16_f16_avx2, jax_less_equal_f16_f32_avx2, jax_less_equal_f16_f64_avx2,
    jax_less_equal_f16_f_weak_avx2, jax_less_equal_f32_b_avx2, jax_less_equal_f32_u8_avx2,
    jax_less_equal_f32_u16_avx2, jax_less_equal_f32_u32_avx2, jax_less_equal_f32_u64_avx2,
    jax_less_equal_f32_i8_avx2, jax_less_equal_f32_i16_avx2, jax_less_equal_f32_i32_avx2,
    jax_less_equal_f32_i64_avx2, jax_less_equal_f32_bf16_avx2, jax_less_equal_f32_f16_avx2,
    jax_less_equal_f32_f32_avx2, jax_less_equal_f32_f64_avx2, jax_less_equal_f32_f_weak_avx2,
    jax_less_equal_f64_b_avx2, jax_less_equal_f64_u8_avx2, jax_less_equal_f64_u16_avx2, jax_less_equal_f64_u32_avx2,
    jax_less_equal_f64_u64_avx2, jax_less_equal_f64_i8_avx2, jax_less_equal_f64_i16_avx2,
    jax_less_equal_f64_i32_avx2, jax_less_equal_f64_i64_avx2, jax_less_equal_f64_bf16_avx2,
    jax_less_equal_f64_f16_avx2, jax_less_equal_f64_f32_avx2, jax_less_equal_f64_f64_avx2,
    jax_less_equal_f_weak_bf16_avx2, jax_less_equal_f_weak_f16_avx2, jax_less_equal_f_weak_f32_avx2;
jax_kernel
    jax_bitwise_and_b_b_avx2, jax_bitwise_and_b_u8_avx2, jax_bitwise_and_b_u16_avx2, jax_bitwise_and_b_u32_avx2,
    jax_bitwise_and_b_u64_avx2, jax_bitwise_and_u8_u8_avx2, jax_bitwise_and_u8_u16_avx2, jax_bitwise_and_u8_u32_avx2,
    jax_bitwise_and_u8_u64_avx2, jax_bitwise_and_u8_i8_avx2, jax_bitwise_and_u8_i_weak_avx2,
    jax_bitwise_and_u16_u16_avx2, jax_bitwise_and_u16_u32_avx2, jax_bitwise_and_u16_u64_avx2,
    jax_bitwise_and_u16_i8_avx2, jax_bitwise_and_u16_i16_avx2, jax_bitwise_and_u16_i_weak_avx2,
    jax_bitwise_and_u32_u32_avx2, jax_bitwise_and_u32_u64_avx2, jax_bitwise_and_u32_i8_avx2,
    jax_bitwise_and_u32_i16_avx2, jax_bitwise_and_u32_i32_avx2, jax_bitwise_and_u32_i_weak_avx2,
    jax_bitwise_and_u64_u64_avx2, jax_bitwise_and_i8_i16_avx2, jax_bitwise_and_i8_i32_avx2,
    jax_bitwise_and_i8_i64_avx2, jax_bitwise_and_i16_i32_avx2, jax_bitwise_and_i16_i64_avx2,
    jax_bitwise_and_i32_i64_avx2;
jax_kernel
    jax_bitwise_or_b_b_avx2, jax_bitwise_or_b_u8_avx2, jax_bitwise_or_b_u16_avx2, jax_bitwise_or_b_u32_avx2,
    jax_bitwise_or_b_u64_avx2, jax_bitwise_or_u8_u8_avx2, jax_bitwise_or_u8_u16_avx2, jax_bitwise_or_u8_u32_avx2,
    jax_bitwise_or_u8_u64_avx2, jax_bitwise_or_u8_i8_avx2, jax_bitwise_or_u8_i_weak_avx2,
    jax_bitwise_or_u16_u16_avx2, jax_bitwise_or_u16_u32_avx2, jax_bitwise_or_u16_u64_avx2,
    jax_bitwise_or_u16_i8_avx2, jax_bitwise_or_u16_i16_avx2, jax_bitwise_or_u16_i_weak_avx2,
    jax_bitwise_or_u32_u32_avx2, jax_bitwise_or_u32_u64_avx2, jax_bitwise_or_u32_i8_avx2,
    jax_bitwise_or_u32_i16_avx2, jax_bitwise_or_u32_i32_avx2, jax_bitwise_or_u32_i_weak_avx2,
    jax_bitwise_or_u64_u64_avx2, jax_bitwise_or_i8_i16_avx2, jax_bitwise_or_i8_i32_avx2, jax_bitwise_or_i8_i64_avx2,
    jax_bitwise_or_i16_i32_avx2, jax_bitwise_or_i16_i64_avx2, jax_bitwise_or_i32_i64_avx2;
jax_kernel
    jax_bitwise_xor_b_b_avx2, jax_bitwise_xor_b_u8_avx2, jax_bitwise_xor_b_u16_avx2, jax_bitwise_xor_b_u32_avx2,
    jax_bitwise_xor_b_u64_avx2, jax_bitwise_xor_u8_u8_avx2, jax_bitwise_xor_u8_u16_avx2, jax_bitwise_xor_u8_u32_avx2,
    jax_bitwise_xor_u8_u64_avx2, jax_bitwise_xor_u8_i8_avx2, jax_bitwise_xor_u8_i_weak_avx2,
    jax_bitwise_xor_u16_u16_avx2, jax_bitwise_xor_u16_u32_avx2, jax_bitwise_xor_u16_u64_avx2,
    jax_bitwise_xor_u16_i8_avx2, jax_bitwise_xor_u16_i16_avx2, jax_bitwise_xor_u16_i_weak_avx2,
    jax_bitwise_xor_u32_u32_avx2, jax_bitwise_xor_u32_u64_avx2, jax_bitwise_xor_u32_i8_avx2,
    jax_bitwise_xor_u32_i16_avx2, jax_bitwise_xor_u32_i32_avx2, jax_bitwise_xor_u32_i_weak_avx2,
    jax_bitwise_xor_u64_u64_avx2, jax_bitwise_xor_i8_i16_avx2, jax_bitwise_xor_i8_i32_avx2,
    jax_bitwise_xor_i8_i64_avx2, jax_bitwise_xor_i16_i32_avx2, jax_bitwise_xor_i16_i64_avx2,
    jax_bitwise_xor_i32_i64_avx2;
jax_kernel
    jax_bitwise_left_shift_b_u8_avx2, jax_bitwise_left_shift_b_u16_avx2, jax_bitwise_left_shift_b_u32_avx2,
    jax_bitwise_left_shift_b_u64_avx2, jax_bitwise_left_shift_u8_b_avx2, jax_bitwise_left_shift_u8_u8_avx2,
    jax_bitwise_left_shift_u8_u16_avx2, jax_bitwise_left_shift_u8_u32_avx2, jax_bitwise_left_shift_u8_u64_avx2,
    jax_bitwise_left_shift_u8_i8_avx2, jax_bitwise_left_shift_u8_i_weak_avx2, jax_bitwise_left_shift_u16_b_avx2,
    jax_bitwise_left_shift_u16_u8_avx2, jax_bitwise_left_shift_u16_u16_avx2, jax_bitwise_left_shift_u16_u32_avx2,
    jax_bitwise_left_shift_u16_u64_avx2, jax_bitwise_left_shift_u16_i8_avx2, jax_bitwise_left_shift_u16_i16_avx2,
    jax_bitwise_left_shift_u16_i_weak_avx2, jax_bitwise_left_shift_u32_b_avx2, jax_bitwise_left_shift_u32_u8_avx2,
    jax_bitwise_left_shift_u32_u16_avx2, jax_bitwise_left_shift_u32_u32_avx2, jax_bitwise_left_shift_u32_u64_avx2,
    jax_bitwise_left_shift_u32_i8_avx2, jax_bitwise_left_shift_u32_i16_avx2, jax_bitwise_left_shift_u32_i32_avx2,
    jax_bitwise_left_shift_u32_i_weak_avx2, jax_bitwise_left_shift_u64_b_avx2, jax_bitwise_left_shift_u64_u8_avx2,
    jax_bitwise_left_shift_u64_u16_avx2, jax_bitwise_left_shift_u64_u32_avx2, jax_bitwise_left_shift_u64_u64_avx2,
    jax_bitwise_left_shift_i8_u8_avx2, jax_bitwise_left_shift_i8_u16_avx2, jax_bitwise_left_shift_i8_u32_avx2,
    jax_bitwise_left_shift_i8_i16_avx2, jax_bitwise_left_shift_i8_i32_avx2, jax_bitwise_left_shift_i8_i64_avx2,
    jax_bitwise_left_shift_i16_u16_avx2, jax_bitwise_left_shift_i16_u32_avx2, jax_bitwise_left_shift_i16_i8_avx2,
    jax_bitwise_left_shift_i16_i32_avx2, jax_bitwise_left_shift_i16_i64_avx2, jax_bitwise_left_shift_i32_u32_avx2,
    jax_bitwise_left_shift_i32_i8_avx2, jax_bitwise_left_shift_i32_i16_avx2, jax_bitwise_left_shift_i32_i64_avx2,
    jax_bitwise_left_shift_i64_i8_avx2, jax_bitwise_left_shift_i64_i16_avx2, jax_bitwise_left_shift_i64_i32_avx2,
    jax_bitwise_left_shift_i_weak_u8_avx2, jax_bitwise_left_shift_i_weak_u16_avx2,
    jax_bitwise_left_shift_i_weak_u32_avx2;
jax_kernel
    jax_bitwise_right_shift_b_u8_avx2, jax_bitwise_right_shift_b_u16_avx2, jax_bitwise_right_shift_b_u32_avx2,
    jax_bitwise_right_shift_b_u64_avx2, jax_bitwise_right_shift_b_i8_avx2, jax_bitwise_right_shift_b_i16_avx2,
    jax_bitwise_right_shift_b_i32_avx2, jax_bitwise_right_shift_b_i64_avx2, jax_bitwise_right_shift_u8_b_avx2,
    jax_bitwise_right_shift_u8_u8_avx2, jax_bitwise_right_shift_u8_u16_avx2, jax_bitwise_right_shift_u8_u32_avx2,
    jax_bitwise_right_shift_u8_u64_avx2, jax_bitwise_right_shift_u8_i8_avx2, jax_bitwise_right_shift_u8_i16_avx2,
    jax_bitwise_right_shift_u8_i32_avx2, jax_bitwise_right_shift_u8_i64_avx2, jax_bitwise_right_shift_u8_i_weak_avx2,
    jax_bitwise_right_shift_u16_b_avx2, jax_bitwise_right_shift_u16_u8_avx2, jax_bitwise_right_shift_u16_u16_avx2,
    jax_bitwise_right_shift_u16_u32_avx2, jax_bitwise_right_shift_u16_u64_avx2, jax_bitwise_right_shift_u16_i8_avx2,
    jax_bitwise_right_shift_u16_i16_avx2, jax_bitwise_right_shift_u16_i32_avx2, jax_bitwise_right_shift_u16_i64_avx2,
    jax_bitwise_right_shift_u16_i_weak_avx2, jax_bitwise_right_shift_u32_b_avx2, jax_bitwise_right_shift_u32_u8_avx2,
    jax_bitwise_right_shift_u32_u16_avx2, jax_bitwise_right_shift_u32_u32_avx2, jax_bitwise_right_shift_u32_u64_avx2,
    jax_bitwise_right_shift_u32_i8_avx2, jax_bitwise_right_shift_u32_i16_avx2, jax_bitwise_right_shift_u32_i32_avx2,
    jax_bitwise_right_shift_u32_i64_avx2, jax_bitwise_right_shift_u32_i_weak_avx2,
    jax_bitwise_right_shift_u64_b_avx2, jax_bitwise_right_shift_u64_u8_avx2, jax_bitwise_right_shift_u64_u16_avx2,
    jax_bitwise_right_shift_u64_u32_avx2, jax_bitwise_right_shift_u64_u64_avx2, jax_bitwise_right_shift_i8_b_avx2,
    jax_bitwise_right_shift_i8_u8_avx2, jax_bitwise_right_shift_i8_u16_avx2, jax_bitwise_right_shift_i8_u32_avx2,
    jax_bitwise_right_shift_i8_i8_avx2, jax_bitwise_right_shift_i8_i16_avx2, jax_bitwise_right_shift_i8_i32_avx2,
    jax_bitwise_right_shift_i8_i64_avx2, jax_bitwise_right_shift_i8_i_weak_avx2, jax_bitwise_right_shift_i16_b_avx2,
    jax_bitwise_right_shift_i16_u8_avx2, jax_bitwise_right_shift_i16_u16_avx2, jax_bitwise_right_shift_i16_u32_avx2,
    jax_bitwise_right_shift_i16_i8_avx2, jax_bitwise_right_shift_i16_i16_avx2, jax_bitwise_right_shift_i16_i32_avx2,
    jax_bitwise_right_shift_i16_i64_avx2, jax_bitwise_right_shift_i16_i_weak_avx2,
    jax_bitwise_right_shift_i32_b_avx2, jax_bitwise_right_shift_i32_u8_avx2, jax_bitwise_right_shift_i32_u16_avx2,
    jax_bitwise_right_shift_i32_u32_avx2, jax_bitwise_right_shift_i32_i8_avx2, jax_bitwise_right_shift_i32_i16_avx2,
    jax_bitwise_right_shift_i32_i32_avx2, jax_bitwise_right_shift_i32_i64_avx2,
    jax_bitwise_right_shift_i32_i_weak_avx2, jax_bitwise_right_shift_i64_b_avx2, jax_bitwise_right_shift_i64_u8_avx2,
    jax_bitwise_right_shift_i64_u16_avx2, jax_bitwise_right_shift_i64_u32_avx2, jax_bitwise_right_shift_i64_i8_avx2,
    jax_bitwise_right_shift_i64_i16_avx2, jax_bitwise_right_shift_i64_i32_avx2, jax_bitwise_right_shift_i64_i64_avx2,
    jax_bitwise_right_shift_i_weak_u8_avx2, jax_bitwise_right_shift_i_weak_u16_avx2,
    jax_bitwise_right_shift_i_weak_u32_avx2, jax_bitwise_right_shift_i_weak_i8_avx2,
    jax_bitwise_right_shift_i_weak_i16_avx2, jax_bitwise_right_shift_i_weak_i32_avx2;
jax_kernel
    jax_logical_and_b_b_avx2, jax_logical_and_b_u16_avx2, jax_logical_and_b_u32_avx2, jax_logical_and_b_u64_avx2,
    jax_logical_and_b_bf16_avx2, jax_logical_and_b_f16_avx2, jax_logical_and_b_f32_avx2, jax_logical_and_b_f64_avx2,
    jax_logical_and_b_c64_avx2, jax_logical_and_b_c128_avx2, jax_logical_and_u16_u16_avx2,
    jax_logical_and_u16_u32_avx2, jax_logical_and_u16_u64_avx2, jax_logical_and_u16_bf16_avx2,
    jax_logical_and_u16_f16_avx2, jax_logical_and_u16_f32_avx2, jax_logical_and_u16_f64_avx2,
    jax_logical_and_u16_c64_avx2, jax_logical_and_u16_c128_avx2, jax_logical_and_u32_u32_avx2,
    jax_logical_and_u32_u64_avx2, jax_logical_and_u32_bf16_avx2, jax_logical_and_u32_f16_avx2,
    jax_logical_and_u32_f32_avx2, jax_logical_and_u32_f64_avx2, jax_logical_and_u32_c64_avx2,
    jax_logical_and_u32_c128_avx2, jax_logical_and_u64_u64_avx2, jax_logical_and_u64_bf16_avx2,
    jax_logical_and_u64_f16_avx2, jax_logical_and_u64_f32_avx2, jax_logical_and_u64_f64_avx2,
    jax_logical_and_u64_c64_avx2, jax_logical_and_u64_c128_avx2, jax_logical_and_bf16_bf16_avx2,
    jax_logical_and_bf16_f16_avx2, jax_logical_and_bf16_f32_avx2, jax_logical_and_bf16_f64_avx2,
    jax_logical_and_bf16_c64_avx2, jax_logical_and_bf16_c128_avx2, jax_logical_and_f16_f16_avx2,
    jax_logical_and_f16_f32_avx2, jax_logical_and_f16_f64_avx2, jax_logical_and_f16_c64_avx2,
    jax_logical_and_f16_c128_avx2, jax_logical_and_f32_f32_avx2, jax_logical_and_f32_f64_avx2,
    jax_logical_and_f32_c64_avx2, jax_logical_and_f32_c128_avx2, jax_logical_and_f64_f64_avx2,
    jax_logical_and_f64_c64_avx2, jax_logical_and_f64_c128_avx2, jax_logical_and_c64_c64_avx2,
    jax_logical_and_c64_c128_avx2, jax_logical_and_c128_c128_avx2;
jax_kernel
    jax_logical_or_b_b_avx2, jax_logical_or_b_u16_avx2, jax_logical_or_b_u32_avx2, jax_logical_or_b_u64_avx2,
    jax_logical_or_b_bf16_avx2, jax_logical_or_b_f16_avx2, jax_logical_or_b_f32_avx2, jax_logical_or_b_f64_avx2,
    jax_logical_or_b_c64_avx2, jax_logical_or_b_c128_avx2, jax_logical_or_u16_u16_avx2, jax_logical_or_u16_u32_avx2,
    jax_logical_or_u16_u64_avx2, jax_logical_or_u16_bf16_avx2, jax_logical_or_u16_f16_avx2,
    jax_logical_or_u16_f32_avx2, jax_logical_or_u16_f64_avx2, jax_logical_or_u16_c64_avx2,
    jax_logical_or_u16_c128_avx2, jax_logical_or_u32_u32_avx2, jax_logical_or_u32_u64_avx2,
    jax_logical_or_u32_bf16_avx2, jax_logical_or_u32_f16_avx2, jax_logical_or_u32_f32_avx2,
    jax_logical_or_u32_f64_avx2, jax_logical_or_u32_c64_avx2, jax_logical_or_u32_c128_avx2,
    jax_logical_or_u64_u64_avx2, jax_logical_or_u64_bf16_avx2, jax_logical_or_u64_f16_avx2,
    jax_logical_or_u64_f32_avx2, jax_logical_or_u64_f64_avx2, jax_logical_or_u64_c64_avx2,
    jax_logical_or_u64_c128_avx2, jax_logical_or_bf16_bf16_avx2, jax_logical_or_bf16_f16_avx2,
    jax_logical_or_bf16_f32_avx2, jax_logical_or_bf16_f64_avx2, jax_logical_or_bf16_c64_avx2,
    jax_logical_or_bf16_c128_avx2, jax_logical_or_f16_f16_avx2, jax_logical_or_f16_f32_avx2,
    jax_logical_or_f16_f64_avx2, jax_logical_or_f16_c64_avx2, jax_logical_or_f16_c128_avx2,
    jax_logical_or_f32_f32_avx2, jax_logical_or_f32_f64_avx2, jax_logical_or_f32_c64_avx2,
    jax_logical_or_f32_c128_avx2, jax_logical_or_f64_f64_avx2, jax_logical_or_f64_c64_avx2,
    jax_logical_or_f64_c128_avx2, jax_logical_or_c64_c64_avx2, jax_logical_or_c64_c128_avx2,
    jax_logical_or_c128_c128_avx2;
jax_kernel
    jax_logical_xor_b_b_avx2, jax_logical_xor_b_u16_avx2, jax_logical_xor_b_u32_avx2, jax_logical_xor_b_u64_avx2,
    jax_logical_xor_b_bf16_avx2, jax_logical_xor_b_f16_avx2, jax_logical_xor_b_f32_avx2, jax_logical_xor_b_f64_avx2,
    jax_logical_xor_b_c64_avx2, jax_logical_xor_b_c128_avx2, jax_logical_xor_u16_u16_avx2,
    jax_logical_xor_u16_u32_avx2, jax_logical_xor_u16_u64_avx2, jax_logical_xor_u16_bf16_avx2,
    jax_logical_xor_u16_f16_avx2, jax_logical_xor_u16_f32_avx2, jax_logical_xor_u16_f64_avx2,
    jax_logical_xor_u16_c64_avx2, jax_logical_xor_u16_c128_avx2, jax_logical_xor_u32_u32_avx2,
    jax_logical_xor_u32_u64_avx2, jax_logical_xor_u32_bf16_avx2, jax_logical_xor_u32_f16_avx2,
    jax_logical_xor_u32_f32_avx2, jax_logical_xor_u32_f64_avx2, jax_logical_xor_u32_c64_avx2,
    jax_logical_xor_u32_c128_avx2, jax_logical_xor_u64_u64_avx2, jax_logical_xor_u64_bf16_avx2,
    jax_logical_xor_u64_f16_avx2, jax_logical_xor_u64_f32_avx2, jax_logical_xor_u64_f64_avx2,
    jax_logical_xor_u64_c64_avx2, jax_logical_xor_u64_c128_avx2, jax_logical_xor_bf16_bf16_avx2,
    jax_logical_xor_bf16_f16_avx2, jax_logical_xor_bf16_f32_avx2, jax_logical_xor_bf16_f64_avx2,
    jax_logical_xor_bf16_c64_avx2, jax_logical_xor_bf16_c128_avx2, jax_logical_xor_f16_f16_avx2,
    jax_logical_xor_f16_f32_avx2, jax_logical_xor_f16_f64_avx2, jax_logical_xor_f16_c64_avx2,
    jax_logical_xor_f16_c128_avx2, jax_logical_xor_f32_f32_avx2, jax_logical_xor_f32_f64_avx2,
    jax_logical_xor_f32_c64_avx2, jax_logical_xor_f32_c128_avx2, jax_logical_xor_f64_f64_avx2,
    jax_logical_xor_f64_c64_avx2, jax_logical_xor_f64_c128_avx2, jax_logical_xor_c64_c64_avx2,
    jax_logical_xor_c64_c128_avx2, jax_logical_xor_c128_c128_avx2;
jax_kernel
    jax_floor_divide_u8_u8_avx2, jax_floor_divide_u16_u16_avx2, jax_floor_divide_u32_u32_avx2,
    jax_floor_divide_u64_u64_avx2, jax_floor_divide_i8_i8_avx2, jax_floor_divide_i16_i16_avx2,
    jax_floor_divide_i32_i32_avx2, jax_floor_divide_i64_i64_avx2, jax_floor_divide_bf16_bf16_avx2,
    jax_floor_divide_f16_f16_avx2, jax_floor_divide_f32_f32_avx2, jax_floor_divide_f64_f64_avx2;
jax_kernel
    jax_remainder_u8_u8_avx2, jax_remainder_u16_u16_avx2, jax_remainder_u32_u32_avx2, jax_remainder_u64_u64_avx2,
    jax_remainder_i8_i8_avx2, jax_remainder_i16_i16_avx2, jax_remainder_i32_i32_avx2, jax_remainder_i64_i64_avx2,
    jax_remainder_bf16_bf16_avx2, jax_remainder_f16_f16_avx2, jax_remainder_f32_f32_avx2, jax_remainder_f64_f64_avx2;
jax_kernel
    jax_fmod_u8_u8_avx2, jax_fmod_u16_u16_avx2, jax_fmod_u32_u32_avx2, jax_fmod_u64_u64_avx2, jax_fmod_i8_i8_avx2,
    jax_fmod_i16_i16_avx2, jax_fmod_i32_i32_avx2, jax_fmod_i64_i64_avx2, jax_fmod_bf16_bf16_avx2,
    jax_fmod_f16_f16_avx2, jax_fmod_f32_f32_avx2, jax_fmod_f64_f64_avx2;
jax_kernel
    jax_power_u8_u8_avx2, jax_power_u16_u16_avx2, jax_power_u32_u32_avx2, jax_power_u64_u64_avx2,
    jax_power_i8_i8_avx2, jax_power_i16_i16_avx2, jax_power_i32_i32_avx2, jax_power_i64_i64_avx2;
jax_kernel
    jax_copysign_f32_f32_avx2, jax_copysign_f64_f64_avx2, jax_copysign_bf16_bf16_avx2, jax_copysign_u8_u8_avx2,
    jax_copysign_u16_u16_avx2, jax_copysign_u32_u32_avx2, jax_copysign_u64_u64_avx2, jax_copysign_i8_i8_avx2,
    jax_copysign_i16_i16_avx2, jax_copysign_i32_i32_avx2;
jax_kernel
    jax_nextafter_f32_f32_avx2, jax_nextafter_f64_f64_avx2, jax_nextafter_bf16_bf16_avx2, jax_nextafter_f16_f16_avx2,
    jax_nextafter_u8_u8_avx2, jax_nextafter_u16_u16_avx2, jax_nextafter_u32_u32_avx2, jax_nextafter_u64_u64_avx2,
    jax_nextafter_i8_i8_avx2, jax_nextafter_i16_i16_avx2, jax_nextafter_i32_i32_avx2;
jax_kernel
    jax_convert_b_b_avx2, jax_convert_b_u16_avx2, jax_convert_b_u32_avx2, jax_convert_b_u64_avx2,
    jax_convert_b_bf16_avx2, jax_convert_b_f16_avx2, jax_convert_b_f32_avx2, jax_convert_b_f64_avx2,
    jax_convert_b_c64_avx2, jax_convert_b_c128_avx2, jax_convert_u8_u8_avx2, jax_convert_u8_u16_avx2,
    jax_convert_u8_u32_avx2, jax_convert_u8_u64_avx2, jax_convert_u8_bf16_avx2, jax_convert_u8_f16_avx2,
    jax_convert_u8_f32_avx2, jax_convert_u8_f64_avx2, jax_convert_u8_c64_avx2, jax_convert_u8_c128_avx2,
    jax_convert_u16_b_avx2, jax_convert_u16_u8_avx2, jax_convert_u16_u16_avx2, jax_convert_u16_u32_avx2,
    jax_convert_u16_u64_avx2, jax_convert_u16_bf16_avx2, jax_convert_u16_f16_avx2, jax_convert_u16_f32_avx2,
    jax_convert_u16_f64_avx2, jax_convert_u16_c64_avx2, jax_convert_u16_c128_avx2, jax_convert_u32_b_avx2,
    jax_convert_u32_u8_avx2, jax_convert_u32_u16_avx2, jax_convert_u32_u32_avx2, jax_convert_u32_u64_avx2,
    jax_convert_u32_bf16_avx2, jax_convert_u32_f16_avx2, jax_convert_u32_f32_avx2, jax_convert_u32_f64_avx2,
    jax_convert_u32_c64_avx2, jax_convert_u32_c128_avx2, jax_convert_u64_b_avx2, jax_convert_u64_u8_avx2,
    jax_convert_u64_u16_avx2, jax_convert_u64_u32_avx2, jax_convert_u64_u64_avx2, jax_convert_u64_bf16_avx2,
    jax_convert_u64_f16_avx2, jax_convert_u64_f32_avx2, jax_convert_u64_f64_avx2, jax_convert_u64_c64_avx2,
    jax_convert_u64_c128_avx2, jax_convert_i8_u16_avx2, jax_convert_i8_u32_avx2, jax_convert_i8_u64_avx2,
    jax_convert_i8_bf16_avx2, jax_convert_i8_f16_avx2, jax_convert_i8_f32_avx2, jax_convert_i8_f64_avx2,
    jax_convert_i8_c64_avx2, jax_convert_i8_c128_avx2, jax_convert_i16_u32_avx2, jax_convert_i16_u64_avx2,
    jax_convert_i16_bf16_avx2, jax_convert_i16_f16_avx2, jax_convert_i16_f32_avx2, jax_convert_i16_f64_avx2,
    jax_convert_i16_c64_avx2, jax_convert_i16_c128_avx2, jax_convert_i32_u64_avx2, jax_convert_i32_bf16_avx2,
    jax_convert_i32_f16_avx2, jax_convert_i32_f32_avx2, jax_convert_i32_f64_avx2, jax_convert_i32_c64_avx2,
    jax_convert_i32_c128_avx2, jax_convert_i64_bf16_avx2, jax_convert_i64_f16_avx2, jax_convert_i64_f32_avx2,
    jax_convert_i64_f64_avx2, jax_convert_i64_c64_avx2, jax_convert_i64_c128_avx2, jax_convert_bf16_b_avx2,
    jax_convert_bf16_u8_avx2, jax_convert_bf16_u16_avx2, jax_convert_bf16_u32_avx2, jax_convert_bf16_u64_avx2,
    jax_convert_bf16_i8_avx2, jax_convert_bf16_i16_avx2, jax_convert_bf16_i32_avx2, jax_convert_bf16_i64_avx2,
    jax_convert_bf16_f16_avx2, jax_convert_bf16_f32_avx2, jax_convert_bf16_f64_avx2, jax_convert_bf16_c64_avx2,
    jax_convert_bf16_c128_avx2, jax_convert_f16_b_avx2, jax_convert_f16_u8_avx2, jax_convert_f16_u16_avx2,
    jax_convert_f16_u32_avx2, jax_convert_f16_u64_avx2, jax_convert_f16_i8_avx2, jax_convert_f16_i16_avx2,
    jax_convert_f16_i32_avx2, jax_convert_f16_i64_avx2, jax_convert_f16_bf16_avx2, jax_convert_f16_f32_avx2,
    jax_convert_f16_f64_avx2, jax_convert_f16_c64_avx2, jax_convert_f16_c128_avx2, jax_convert_f32_b_avx2,
    jax_convert_f32_u8_avx2, jax_convert_f32_u16_avx2, jax_convert_f32_u32_avx2, jax_convert_f32_u64_avx2,
    jax_convert_f32_i8_avx2, jax_convert_f32_i16_avx2, jax_convert_f32_i32_avx2, jax_convert_f32_i64_avx2,
    jax_convert_f32_bf16_avx2, jax_convert_f32_f16_avx2, jax_convert_f32_f64_avx2, jax_convert_f32_c64_avx2,
    jax_convert_f32_c128_avx2, jax_convert_f64_b_avx2, jax_convert_f64_u8_avx2, jax_convert_f64_u16_avx2,
    jax_convert_f64_u32_avx2, jax_convert_f64_u64_avx2, jax_convert_f64_i8_avx2, jax_convert_f64_i16_avx2,
    jax_convert_f64_i32_avx2, jax_convert_f64_i64_avx2, jax_convert_f64_bf16_avx2, jax_convert_f64_f16_avx2,
    jax_convert_f64_f32_avx2, jax_convert_f64_c64_avx2, jax_convert_f64_c128_avx2, jax_convert_c64_b_avx2,
    jax_convert_c64_u8_avx2, jax_convert_c64_u16_avx2, jax_convert_c64_u32_avx2, jax_convert_c64_u64_avx2,
    jax_convert_c64_i8_avx2, jax_convert_c64_i16_avx2, jax_convert_c64_i32_avx2, jax_convert_c64_i64_avx2,
    jax_convert_c64_bf16_avx2, jax_convert_c64_f16_avx2, jax_convert_c64_f32_avx2, jax_convert_c64_f64_avx2,
    jax_convert_c64_c128_avx2, jax_convert_c128_b_avx2, jax_convert_c128_u8_avx2, jax_convert_c128_u16_avx2,
    jax_convert_c128_u32_avx2, jax_convert_c128_u64_avx2, jax_convert_c128_i8_avx2, jax_convert_c128_i16_avx2,
    jax_convert_c128_i32_avx2, jax_convert_c128_i64_avx2, jax_convert_c128_bf16_avx2, jax_convert_c128_f16_avx2,
    jax_convert_c128_f32_avx2, jax_convert_c128_f64_avx2, jax_convert_c128_c64_avx2, jax_convert_c128_c128_avx2;
jax_kernel
    jax_negative_u8_avx2, jax_negative_u16_avx2, jax_negative_u32_avx2, jax_negative_u64_avx2,
    jax_negative_bf16_avx2, jax_negative_f32_avx2, jax_negative_f64_avx2, jax_negative_c64_avx2,
    jax_negative_c128_avx2;
jax_kernel
    jax_absolute_i8_avx2, jax_absolute_i16_avx2, jax_absolute_i32_avx2, jax_absolute_i64_avx2,
    jax_absolute_bf16_avx2, jax_absolute_f32_avx2, jax_absolute_f64_avx2, jax_absolute_c64_avx2,
    jax_absolute_c128_avx2;
jax_kernel
    jax_sign_u8_avx2, jax_sign_u16_avx2, jax_sign_u32_avx2, jax_sign_u64_avx2, jax_sign_i8_avx2, jax_sign_i16_avx2,
    jax_sign_i32_avx2, jax_sign_i64_avx2, jax_sign_bf16_avx2, jax_sign_f16_avx2, jax_sign_f32_avx2,
    jax_sign_f64_avx2, jax_sign_c64_avx2, jax_sign_c128_avx2;
jax_kernel
    jax_square_u8_avx2, jax_square_u16_avx2, jax_square_u32_avx2, jax_square_u64_avx2, jax_square_bf16_avx2,
    jax_square_f16_avx2, jax_square_f32_avx2, jax_square_f64_avx2, jax_square_c64_avx2, jax_square_c128_avx2;
jax_kernel
    jax_sqrt_b_avx2, jax_sqrt_u8_avx2, jax_sqrt_u16_avx2, jax_sqrt_u32_avx2, jax_sqrt_u64_avx2, jax_sqrt_i8_avx2,
    jax_sqrt_i16_avx2, jax_sqrt_i32_avx2, jax_sqrt_i64_avx2, jax_sqrt_bf16_avx2, jax_sqrt_f16_avx2,
    jax_sqrt_f32_avx2, jax_sqrt_f64_avx2;
jax_kernel
    jax_reciprocal_b_avx2, jax_reciprocal_u8_avx2, jax_reciprocal_u16_avx2, jax_reciprocal_u32_avx2,
    jax_reciprocal_u64_avx2, jax_reciprocal_i8_avx2, jax_reciprocal_i16_avx2, jax_reciprocal_i32_avx2,
    jax_reciprocal_i64_avx2, jax_reciprocal_bf16_avx2, jax_reciprocal_f16_avx2, jax_reciprocal_f32_avx2,
    jax_reciprocal_f64_avx2, jax_reciprocal_c64_avx2, jax_reciprocal_c128_avx2;
jax_kernel
    jax_floor_bf16_avx2, jax_floor_f16_avx2, jax_floor_f32_avx2, jax_floor_f64_avx2;
jax_kernel
    jax_ceil_bf16_avx2, jax_ceil_f16_avx2, jax_ceil_f32_avx2, jax_ceil_f64_avx2;
jax_kernel
    jax_trunc_bf16_avx2, jax_trunc_f16_avx2, jax_trunc_f32_avx2, jax_trunc_f64_avx2;
jax_kernel
    jax_round_bf16_avx2, jax_round_f16_avx2, jax_round_f32_avx2, jax_round_f64_avx2;
jax_kernel
    jax_signbit_bf16_avx2, jax_signbit_f32_avx2, jax_signbit_f64_avx2;
jax_kernel
    jax_isnan_b_avx2, jax_isnan_u16_avx2, jax_isnan_u32_avx2, jax_isnan_u64_avx2, jax_isnan_bf16_avx2,
    jax_isnan_f16_avx2, jax_isnan_f32_avx2, jax_isnan_f64_avx2, jax_isnan_c64_avx2, jax_isnan_c128_avx2;
jax_kernel
    jax_isinf_bf16_avx2, jax_isinf_f16_avx2, jax_isinf_f32_avx2, jax_isinf_f64_avx2, jax_isinf_c64_avx2,
    jax_isinf_c128_avx2;
jax_kernel
    jax_isfinite_b_avx2, jax_isfinite_u16_avx2, jax_isfinite_u32_avx2, jax_isfinite_u64_avx2, jax_isfinite_bf16_avx2,
    jax_isfinite_f16_avx2, jax_isfinite_f32_avx2, jax_isfinite_f64_avx2, jax_isfinite_c64_avx2,
    jax_isfinite_c128_avx2;
jax_kernel
    jax_bitwise_invert_b_avx2, jax_bitwise_invert_u8_avx2, jax_bitwise_invert_u16_avx2, jax_bitwise_invert_u32_avx2,
    jax_bitwise_invert_u64_avx2;
jax_kernel
    jax_logical_not_u16_avx2, jax_logical_not_u32_avx2, jax_logical_not_u64_avx2, jax_logical_not_bf16_avx2,
    jax_logical_not_f16_avx2, jax_logical_not_f32_avx2, jax_logical_not_f64_avx2, jax_logical_not_c64_avx2,
    jax_logical_not_c128_avx2;
jax_kernel
    jax_conjugate_c64_avx2, jax_conjugate_c128_avx2;
jax_kernel
    jax_imag_u8_avx2, jax_imag_u16_avx2, jax_imag_u32_avx2, jax_imag_u64_avx2, jax_imag_c64_avx2, jax_imag_c128_avx2;
jax_ternary_kernel
    jax_where_b_avx2, jax_where_u8_avx2, jax_where_u16_avx2, jax_where_u32_avx2, jax_where_u64_avx2,
    jax_where_c128_avx2;
jax_ternary_kernel
    jax_clip_b_avx2, jax_clip_u8_avx2, jax_clip_u16_avx2, jax_clip_u32_avx2, jax_clip_u64_avx2, jax_clip_i8_avx2,
    jax_clip_i16_avx2, jax_clip_i32_avx2, jax_clip_i64_avx2, jax_clip_bf16_avx2, jax_clip_f16_avx2,
    jax_clip_f32_avx2, jax_clip_f64_avx2;
jax_checked_kernel
    jax_convert_same_value_u8_b_avx2, jax_convert_same_value_u8_i8_avx2, jax_convert_same_value_u16_b_avx2,
    jax_convert_same_value_u16_u8_avx2, jax_convert_same_value_u16_i8_avx2, jax_convert_same_value_u16_i16_avx2,
    jax_convert_same_value_u16_bf16_avx2, jax_convert_same_value_u16_f16_avx2, jax_convert_same_value_u32_b_avx2,
    jax_convert_same_value_u32_u8_avx2, jax_convert_same_value_u32_u16_avx2, jax_convert_same_value_u32_i8_avx2,
    jax_convert_same_value_u32_i16_avx2, jax_convert_same_value_u32_i32_avx2, jax_convert_same_value_u32_bf16_avx2,
    jax_convert_same_value_u32_f16_avx2, jax_convert_same_value_u32_f32_avx2, jax_convert_same_value_u32_c64_avx2,
    jax_convert_same_value_u64_b_avx2, jax_convert_same_value_u64_u8_avx2, jax_convert_same_value_u64_u16_avx2,
    jax_convert_same_value_u64_u32_avx2, jax_convert_same_value_u64_i8_avx2, jax_convert_same_value_u64_i16_avx2,
    jax_convert_same_value_u64_i32_avx2, jax_convert_same_value_u64_i64_avx2, jax_convert_same_value_u64_bf16_avx2,
    jax_convert_same_value_u64_f16_avx2, jax_convert_same_value_u64_f32_avx2, jax_convert_same_value_u64_f64_avx2,
    jax_convert_same_value_u64_c64_avx2, jax_convert_same_value_u64_c128_avx2, jax_convert_same_value_i8_b_avx2,
    jax_convert_same_value_i8_u8_avx2, jax_convert_same_value_i8_u16_avx2, jax_convert_same_value_i8_u32_avx2,
    jax_convert_same_value_i8_u64_avx2, jax_convert_same_value_i16_b_avx2, jax_convert_same_value_i16_u8_avx2,
    jax_convert_same_value_i16_u16_avx2, jax_convert_same_value_i16_u32_avx2, jax_convert_same_value_i16_u64_avx2,
    jax_convert_same_value_i16_i8_avx2, jax_convert_same_value_i16_bf16_avx2, jax_convert_same_value_i16_f16_avx2,
    jax_convert_same_value_i32_b_avx2, jax_convert_same_value_i32_u8_avx2, jax_convert_same_value_i32_u16_avx2,
    jax_convert_same_value_i32_u32_avx2, jax_convert_same_value_i32_u64_avx2, jax_convert_same_value_i32_i8_avx2,
    jax_convert_same_value_i32_i16_avx2, jax_convert_same_value_i32_bf16_avx2, jax_convert_same_value_i32_f16_avx2,
    jax_convert_same_value_i32_f32_avx2, jax_convert_same_value_i32_c64_avx2, jax_convert_same_value_i64_b_avx2,
    jax_convert_same_value_i64_u8_avx2, jax_convert_same_value_i64_u16_avx2, jax_convert_same_value_i64_u32_avx2,
    jax_convert_same_value_i64_u64_avx2, jax_convert_same_value_i64_i8_avx2, jax_convert_same_value_i64_i16_avx2,
    jax_convert_same_value_i64_i32_avx2, jax_convert_same_value_i64_bf16_avx2, jax_convert_same_value_i64_f16_avx2,
    jax_convert_same_value_i64_f32_avx2, jax_convert_same_value_i64_f64_avx2, jax_convert_same_value_i64_c64_avx2,
    jax_convert_same_value_i64_c128_avx2, jax_convert_same_value_bf16_b_avx2, jax_convert_same_value_bf16_u8_avx2,
    jax_convert_same_value_bf16_u16_avx2, jax_convert_same_value_bf16_u32_avx2, jax_convert_same_value_bf16_u64_avx2,
    jax_convert_same_value_bf16_i8_avx2, jax_convert_same_value_bf16_i16_avx2, jax_convert_same_value_bf16_i32_avx2,
    jax_convert_same_value_bf16_i64_avx2, jax_convert_same_value_bf16_f16_avx2, jax_convert_same_value_f16_b_avx2,
    jax_convert_same_value_f16_u8_avx2, jax_convert_same_value_f16_u16_avx2, jax_convert_same_value_f16_u32_avx2,
    jax_convert_same_value_f16_u64_avx2, jax_convert_same_value_f16_i8_avx2, jax_convert_same_value_f16_i16_avx2,
    jax_convert_same_value_f16_i32_avx2, jax_convert_same_value_f16_i64_avx2, jax_convert_same_value_f16_bf16_avx2,
    jax_convert_same_value_f32_b_avx2, jax_convert_same_value_f32_u8_avx2, jax_convert_same_value_f32_u16_avx2,
    jax_convert_same_value_f32_u32_avx2, jax_convert_same_value_f32_u64_avx2, jax_convert_same_value_f32_i8_avx2,
    jax_convert_same_value_f32_i16_avx2, jax_convert_same_value_f32_i32_avx2, jax_convert_same_value_f32_i64_avx2,
    jax_convert_same_value_f32_bf16_avx2, jax_convert_same_value_f32_f16_avx2, jax_convert_same_value_f64_b_avx2,
    jax_convert_same_value_f64_u8_avx2, jax_convert_same_value_f64_u16_avx2, jax_convert_same_value_f64_u32_avx2,
    jax_convert_same_value_f64_u64_avx2, jax_convert_same_value_f64_i8_avx2, jax_convert_same_value_f64_i16_avx2,
    jax_convert_same_value_f64_i32_avx2, jax_convert_same_value_f64_i64_avx2, jax_convert_same_value_f64_bf16_avx2,
    jax_convert_same_value_f64_f16_avx2, jax_convert_same_value_f64_f32_avx2, jax_convert_same_value_f64_c64_avx2,
    jax_convert_same_value_c64_b_avx2, jax_convert_same_value_c64_u8_avx2, jax_convert_same_value_c64_u16_avx2,
    jax_convert_same_value_c64_u32_avx2, jax_convert_same_value_c64_u64_avx2, jax_convert_same_value_c64_i8_avx2,
    jax_convert_same_value_c64_i16_avx2, jax_convert_same_value_c64_i32_avx2, jax_convert_same_value_c64_i64_avx2,
    jax_convert_same_value_c64_bf16_avx2, jax_convert_same_value_c64_f16_avx2, jax_convert_same_value_c64_f32_avx2,
    jax_convert_same_value_c64_f64_avx2, jax_convert_same_value_c128_b_avx2, jax_convert_same_value_c128_u8_avx2,
    jax_convert_same_value_c128_u16_avx2, jax_convert_same_value_c128_u32_avx2, jax_convert_same_value_c128_u64_avx2,
    jax_convert_same_value_c128_i8_avx2, jax_convert_same_value_c128_i16_avx2, jax_convert_same_value_c128_i32_avx2,
    jax_convert_same_value_c128_i64_avx2, jax_convert_same_value_c128_bf16_avx2,
    jax_convert_same_value_c128_f16_avx2, jax_convert_same_value_c128_f32_avx2, jax_convert_same_value_c128_f64_avx2,
    jax_convert_same_value_c128_c64_avx2;
jax_checked_kernel
    jax_convert_in_range_u16_f16_avx2, jax_convert_in_range_u32_f16_avx2, jax_convert_in_range_u64_f16_avx2,
    jax_convert_in_range_i32_f16_avx2, jax_convert_in_range_i64_f16_avx2, jax_convert_in_range_bf16_b_avx2,
    jax_convert_in_range_bf16_u8_avx2, jax_convert_in_range_bf16_u16_avx2, jax_convert_in_range_bf16_u32_avx2,
    jax_convert_in_range_bf16_u64_avx2, jax_convert_in_range_bf16_i8_avx2, jax_convert_in_range_bf16_i16_avx2,
    jax_convert_in_range_bf16_i32_avx2, jax_convert_in_range_bf16_i64_avx2, jax_convert_in_range_bf16_f16_avx2,
    jax_convert_in_range_f16_b_avx2, jax_convert_in_range_f16_u8_avx2, jax_convert_in_range_f16_u16_avx2,
    jax_convert_in_range_f16_u32_avx2, jax_convert_in_range_f16_u64_avx2, jax_convert_in_range_f16_i8_avx2,
    jax_convert_in_range_f16_i16_avx2, jax_convert_in_range_f16_i32_avx2, jax_convert_in_range_f16_i64_avx2,
    jax_convert_in_range_f32_b_avx2, jax_convert_in_range_f32_u8_avx2, jax_convert_in_range_f32_u16_avx2,
    jax_convert_in_range_f32_u32_avx2, jax_convert_in_range_f32_u64_avx2, jax_convert_in_range_f32_i8_avx2,
    jax_convert_in_range_f32_i16_avx2, jax_convert_in_range_f32_i32_avx2, jax_convert_in_range_f32_i64_avx2,
    jax_convert_in_range_f32_bf16_avx2, jax_convert_in_range_f32_f16_avx2, jax_convert_in_range_f64_b_avx2,
    jax_convert_in_range_f64_u8_avx2, jax_convert_in_range_f64_u16_avx2, jax_convert_in_range_f64_u32_avx2,
    jax_convert_in_range_f64_u64_avx2, jax_convert_in_range_f64_i8_avx2, jax_convert_in_range_f64_i16_avx2,
    jax_convert_in_range_f64_i32_avx2, jax_convert_in_range_f64_i64_avx2, jax_convert_in_range_f64_bf16_avx2,
    jax_convert_in_range_f64_f16_avx2, jax_convert_in_range_f64_f32_avx2, jax_convert_in_range_f64_c64_avx2,
    jax_convert_in_range_c64_b_avx2, jax_convert_in_range_c64_u8_avx2, jax_convert_in_range_c64_u16_avx2,
    jax_convert_in_range_c64_u32_avx2, jax_convert_in_range_c64_u64_avx2, jax_convert_in_range_c64_i8_avx2,
    jax_convert_in_range_c64_i16_avx2, jax_convert_in_range_c64_i32_avx2, jax_convert_in_range_c64_i64_avx2,
    jax_convert_in_range_c64_bf16_avx2, jax_convert_in_range_c64_f16_avx2, jax_convert_in_range_c128_b_avx2,
    jax_convert_in_range_c128_u8_avx2, jax_convert_in_range_c128_u16_avx2, jax_convert_in_range_c128_u32_avx2,
    jax_convert_in_range_c128_u64_avx2, jax_convert_in_range_c128_i8_avx2, jax_convert_in_range_c128_i16_avx2,
    jax_convert_in_range_c128_i32_avx2, jax_convert_in_range_c128_i64_avx2, jax_convert_in_range_c128_bf16_avx2,
    jax_convert_in_range_c128_f16_avx2, jax_convert_in_range_c128_f32_avx2, jax_convert_in_range_c128_c64_avx2;
#endif
/* Kernels: AVX-512 F, BW, DQ, VL (x86-64). */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(JOINERY_NO_AVX512) && !defined(JOINERY_NO_AVX2)
jax_kernel
    jax_add_b_b_avx512, jax_add_b_u8_avx512, jax_add_b_u16_avx512, jax_add_b_u32_avx512, jax_add_b_u64_avx512,
    jax_add_b_bf16_avx512, jax_add_b_f16_avx512, jax_add_b_f32_avx512, jax_add_b_f64_avx512, jax_add_b_c64_avx512,
    jax_add_b_c128_avx512, jax_add_u8_u8_avx512, jax_add_u8_u16_avx512, jax_add_u8_u32_avx512, jax_add_u8_u64_avx512,
    jax_add_u8_i8_avx512, jax_add_u8_bf16_avx512, jax_add_u8_f16_avx512, jax_add_u8_f32_avx512,
    jax_add_u8_f64_avx512, jax_add_u8_c64_avx512, jax_add_u8_c128_avx512, jax_add_u8_i_weak_avx512,
    jax_add_u16_u16_avx512, jax_add_u16_u32_avx512, jax_add_u16_u64_avx512, jax_add_u16_i8_avx512,
    jax_add_u16_i16_avx512, jax_add_u16_bf16_avx512, jax_add_u16_f16_avx512, jax_add_u16_f32_avx512,
    jax_add_u16_f64_avx512, jax_add_u16_c64_avx512, jax_add_u16_c128_avx512, jax_add_u16_i_weak_avx512,
    jax_add_u32_u32_avx512, jax_add_u32_u64_avx512, jax_add_u32_i8_avx512, jax_add_u32_i16_avx512,
    jax_add_u32_i32_avx512, jax_add_u32_bf16_avx512, jax_add_u32_f16_avx512, jax_add_u32_f32_avx512,
    jax_add_u32_f64_avx512, jax_add_u32_c64_avx512, jax_add_u32_c128_avx512, jax_add_u32_i_weak_avx512,
    jax_add_u64_u64_avx512, jax_add_u64_i8_avx512, jax_add_u64_i16_avx512, jax_add_u64_i32_avx512,
    jax_add_u64_i64_avx512, jax_add_u64_bf16_avx512, jax_add_u64_f16_avx512, jax_add_u64_f32_avx512,
    jax_add_u64_f64_avx512, jax_add_u64_c64_avx512, jax_add_u64_c128_avx512, jax_add_i8_i16_avx512,
    jax_add_i8_i32_avx512, jax_add_i8_i64_avx512, jax_add_i8_bf16_avx512, jax_add_i8_f16_avx512,
    jax_add_i8_f32_avx512, jax_add_i8_f64_avx512, jax_add_i8_c64_avx512, jax_add_i8_c128_avx512,
    jax_add_i16_i32_avx512, jax_add_i16_i64_avx512, jax_add_i16_bf16_avx512, jax_add_i16_f16_avx512,
    jax_add_i16_f32_avx512, jax_add_i16_f64_avx512, jax_add_i16_c64_avx512, jax_add_i16_c128_avx512,
    jax_add_i32_i64_avx512, jax_add_i32_bf16_avx512, jax_add_i32_f16_avx512, jax_add_i32_f32_avx512,
    jax_add_i32_f64_avx512, jax_add_i32_c64_avx512, jax_add_i32_c128_avx512, jax_add_i64_bf16_avx512,
    jax_add_i64_f16_avx512, jax_add_i64_f32_avx512, jax_add_i64_f64_avx512, jax_add_i64_c64_avx512,
    jax_add_i64_c128_avx512, jax_add_bf16_bf16_avx512, jax_add_bf16_f16_avx512, jax_add_bf16_f32_avx512,
    jax_add_bf16_f64_avx512, jax_add_bf16_c64_avx512, jax_add_bf16_c128_avx512, jax_add_bf16_f_weak_avx512,
    jax_add_bf16_c_weak_avx512, jax_add_f16_f16_avx512, jax_add_f16_f32_avx512, jax_add_f16_f64_avx512,
    jax_add_f16_c64_avx512, jax_add_f16_c128_avx512, jax_add_f16_f_weak_avx512, jax_add_f16_c_weak_avx512,
    jax_add_f32_f32_avx512, jax_add_f32_f64_avx512, jax_add_f32_c64_avx512, jax_add_f32_c128_avx512,
    jax_add_f32_f_weak_avx512, jax_add_f32_c_weak_avx512, jax_add_f64_f64_avx512, jax_add_f64_c64_avx512,
    jax_add_f64_c128_avx512, jax_add_c64_c64_avx512, jax_add_c64_c128_avx512, jax_add_c64_f_weak_avx512,
    jax_add_c64_c_weak_avx512, jax_add_c128_c128_avx512;
jax_kernel
    jax_subtract_b_u8_avx512, jax_subtract_b_u16_avx512, jax_subtract_b_u32_avx512, jax_subtract_b_u64_avx512,
    jax_subtract_b_bf16_avx512, jax_subtract_b_f16_avx512, jax_subtract_b_f32_avx512, jax_subtract_b_f64_avx512,
    jax_subtract_b_c64_avx512, jax_subtract_b_c128_avx512, jax_subtract_u8_b_avx512, jax_subtract_u8_u8_avx512,
    jax_subtract_u8_u16_avx512, jax_subtract_u8_u32_avx512, jax_subtract_u8_u64_avx512, jax_subtract_u8_i8_avx512,
    jax_subtract_u8_bf16_avx512, jax_subtract_u8_f16_avx512, jax_subtract_u8_f32_avx512, jax_subtract_u8_f64_avx512,
    jax_subtract_u8_c64_avx512, jax_subtract_u8_c128_avx512, jax_subtract_u8_i_weak_avx512,
    jax_subtract_u16_b_avx512, jax_subtract_u16_u8_avx512, jax_subtract_u16_u16_avx512, jax_subtract_u16_u32_avx512,
    jax_subtract_u16_u64_avx512, jax_subtract_u16_i8_avx512, jax_subtract_u16_i16_avx512,
    jax_subtract_u16_bf16_avx512, jax_subtract_u16_f16_avx512, jax_subtract_u16_f32_avx512,
    jax_subtract_u16_f64_avx512, jax_subtract_u16_c64_avx512, jax_subtract_u16_c128_avx512,
    jax_subtract_u16_i_weak_avx512, jax_subtract_u32_b_avx512, jax_subtract_u32_u8_avx512,
    jax_subtract_u32_u16_avx512, jax_subtract_u32_u32_avx512, jax_subtract_u32_u64_avx512,
    jax_subtract_u32_i8_avx512, jax_subtract_u32_i16_avx512, jax_subtract_u32_i32_avx512,
    jax_subtract_u32_bf16_avx512, jax_subtract_u32_f16_avx512, jax_subtract_u32_f32_avx512,
    jax_subtract_u32_f64_avx512, jax_subtract_u32_c64_avx512, jax_subtract_u32_c128_avx512,
    jax_subtract_u32_i_weak_avx512, jax_subtract_u64_b_avx512, jax_subtract_u64_u8_avx512,
    jax_subtract_u64_u16_avx512, jax_subtract_u64_u32_avx512, jax_subtract_u64_u64_avx512,
    jax_subtract_u64_i8_avx512, jax_subtract_u64_i16_avx512, jax_subtract_u64_i32_avx512,
    jax_subtract_u64_i64_avx512, jax_subtract_u64_bf16_avx512, jax_subtract_u64_f16_avx512,
    jax_subtract_u64_f32_avx512, jax_subtract_u64_f64_avx512, jax_subtract_u64_c64_avx512,
    jax_subtract_u64_c128_avx512, jax_subtract_i8_u8_avx512, jax_subtract_i8_u16_avx512, jax_subtract_i8_u32_avx512,
    jax_subtract_i8_u64_avx512, jax_subtract_i8_i16_avx512, jax_subtract_i8_i32_avx512, jax_subtract_i8_i64_avx512,
    jax_subtract_i8_bf16_avx512, jax_subtract_i8_f16_avx512, jax_subtract_i8_f32_avx512, jax_subtract_i8_f64_avx512,
    jax_subtract_i8_c64_avx512, jax_subtract_i8_c128_avx512, jax_subtract_i16_u16_avx512,
    jax_subtract_i16_u32_avx512, jax_subtract_i16_u64_avx512, jax_subtract_i16_i8_avx512,
    jax_subtract_i16_i32_avx512, jax_subtract_i16_i64_avx512, jax_subtract_i16_bf16_avx512,
    jax_subtract_i16_f16_avx512, jax_subtract_i16_f32_avx512, jax_subtract_i16_f64_avx512,
    jax_subtract_i16_c64_avx512, jax_subtract_i16_c128_avx512, jax_subtract_i32_u32_avx512,
    jax_subtract_i32_u64_avx512, jax_subtract_i32_i8_avx512, jax_subtract_i32_i16_avx512,
    jax_subtract_i32_i64_avx512, jax_subtract_i32_bf16_avx512, jax_subtract_i32_f16_avx512,
    jax_subtract_i32_f32_avx512, jax_subtract_i32_f64_avx512, jax_subtract_i32_c64_avx512,
    jax_subtract_i32_c128_avx512, jax_subtract_i64_u64_avx512, jax_subtract_i64_i8_avx512,
    jax_subtract_i64_i16_avx512, jax_subtract_i64_i32_avx512, jax_subtract_i64_bf16_avx512,
    jax_subtract_i64_f16_avx512, jax_subtract_i64_f32_avx512, jax_subtract_i64_f64_avx512,
    jax_subtract_i64_c64_avx512, jax_subtract_i64_c128_avx512, jax_subtract_bf16_b_avx512,
    jax_subtract_bf16_u8_avx512, jax_subtract_bf16_u16_avx512, jax_subtract_bf16_u32_avx512,
    jax_subtract_bf16_u64_avx512, jax_subtract_bf16_i8_avx512, jax_subtract_bf16_i16_avx512,
    jax_subtract_bf16_i32_avx512, jax_subtract_bf16_i64_avx512, jax_subtract_bf16_bf16_avx512,
    jax_subtract_bf16_f16_avx512, jax_subtract_bf16_f32_avx512, jax_subtract_bf16_f64_avx512,
    jax_subtract_bf16_c64_avx512, jax_subtract_bf16_c128_avx512, jax_subtract_bf16_f_weak_avx512,
    jax_subtract_bf16_c_weak_avx512, jax_subtract_f16_b_avx512, jax_subtract_f16_u8_avx512,
    jax_subtract_f16_u16_avx512, jax_subtract_f16_u32_avx512, jax_subtract_f16_u64_avx512,
    jax_subtract_f16_i8_avx512, jax_subtract_f16_i16_avx512, jax_subtract_f16_i32_avx512,
    jax_subtract_f16_i64_avx512, jax_subtract_f16_bf16_avx512, jax_subtract_f16_f16_avx512,
    jax_subtract_f16_f32_avx512, jax_subtract_f16_f64_avx512, jax_subtract_f16_c64_avx512,
    jax_subtract_f16_c128_avx512, jax_subtract_f16_f_weak_avx512, jax_subtract_f16_c_weak_avx512,
    jax_subtract_f32_b_avx512, jax_subtract_f32_u8_avx512, jax_subtract_f32_u16_avx512, jax_subtract_f32_u32_avx512,
    jax_subtract_f32_u64_avx512, jax_subtract_f32_i8_avx512, jax_subtract_f32_i16_avx512,
    jax_subtract_f32_i32_avx512, jax_subtract_f32_i64_avx512, jax_subtract_f32_bf16_avx512,
    jax_subtract_f32_f16_avx512, jax_subtract_f32_f32_avx512, jax_subtract_f32_f64_avx512,
    jax_subtract_f32_c64_avx512, jax_subtract_f32_c128_avx512, jax_subtract_f32_f_weak_avx512,
    jax_subtract_f32_c_weak_avx512, jax_subtract_f64_b_avx512, jax_subtract_f64_u8_avx512,
    jax_subtract_f64_u16_avx512, jax_subtract_f64_u32_avx512, jax_subtract_f64_u64_avx512,
    jax_subtract_f64_i8_avx512, jax_subtract_f64_i16_avx512, jax_subtract_f64_i32_avx512,
    jax_subtract_f64_i64_avx512, jax_subtract_f64_bf16_avx512, jax_subtract_f64_f16_avx512,
    jax_subtract_f64_f32_avx512, jax_subtract_f64_f64_avx512, jax_subtract_f64_c64_avx512,
    jax_subtract_f64_c128_avx512, jax_subtract_c64_b_avx512, jax_subtract_c64_u8_avx512, jax_subtract_c64_u16_avx512,
    jax_subtract_c64_u32_avx512, jax_subtract_c64_u64_avx512, jax_subtract_c64_i8_avx512,
    jax_subtract_c64_i16_avx512, jax_subtract_c64_i32_avx512, jax_subtract_c64_i64_avx512,
    jax_subtract_c64_bf16_avx512, jax_subtract_c64_f16_avx512, jax_subtract_c64_f32_avx512,
    jax_subtract_c64_f64_avx512, jax_subtract_c64_c64_avx512, jax_subtract_c64_c128_avx512,
    jax_subtract_c64_f_weak_avx512, jax_subtract_c64_c_weak_avx512, jax_subtract_c128_b_avx512,
    jax_subtract_c128_u8_avx512, jax_subtract_c128_u16_avx512, jax_subtract_c128_u32_avx512,
    jax_subtract_c128_u64_avx512, jax_subtract_c128_i8_avx512, jax_subtract_c128_i16_avx512,
    jax_subtract_c128_i32_avx512, jax_subtract_c128_i64_avx512, jax_subtract_c128_bf16_avx512,
    jax_subtract_c128_f16_avx512, jax_subtract_c128_f32_avx512, jax_subtract_c128_f64_avx512,
    jax_subtract_c128_c64_avx512, jax_subtract_c128_c128_avx512, jax_subtract_i_weak_u8_avx512,
    jax_subtract_i_weak_u16_avx512, jax_subtract_i_weak_u32_avx512, jax_subtract_f_weak_bf16_avx512,
    jax_subtract_f_weak_f16_avx512, jax_subtract_f_weak_f32_avx512, jax_subtract_f_weak_c64_avx512,
    jax_subtract_c_weak_bf16_avx512, jax_subtract_c_weak_f16_avx512, jax_subtract_c_weak_f32_avx512,
    jax_subtract_c_weak_c64_avx512;
jax_kernel
    jax_multiply_b_b_avx512, jax_multiply_b_u8_avx512, jax_multiply_b_u16_avx512, jax_multiply_b_u32_avx512,
    jax_multiply_b_u64_avx512, jax_multiply_b_bf16_avx512, jax_multiply_b_f16_avx512, jax_multiply_b_f32_avx512,
    jax_multiply_b_f64_avx512, jax_multiply_b_c64_avx512, jax_multiply_b_c128_avx512, jax_multiply_u8_u8_avx512,
    jax_multiply_u8_u16_avx512, jax_multiply_u8_u32_avx512, jax_multiply_u8_u64_avx512, jax_multiply_u8_i8_avx512,
    jax_multiply_u8_bf16_avx512, jax_multiply_u8_f16_avx512, jax_multiply_u8_f32_avx512, jax_multiply_u8_f64_avx512,
    jax_multiply_u8_c64_avx512, jax_multiply_u8_c128_avx512, jax_multiply_u8_i_weak_avx512,
    jax_multiply_u16_u16_avx512, jax_multiply_u16_u32_avx512, jax_multiply_u16_u64_avx512,
    jax_multiply_u16_i8_avx512, jax_multiply_u16_i16_avx512, jax_multiply_u16_bf16_avx512,
    jax_multiply_u16_f16_avx512, jax_multiply_u16_f32_avx512, jax_multiply_u16_f64_avx512,
    jax_multiply_u16_c64_avx512, jax_multiply_u16_c128_avx512, jax_multiply_u16_i_weak_avx512,
    jax_multiply_u32_u32_avx512, jax_multiply_u32_u64_avx512, jax_multiply_u32_i8_avx512,
    jax_multiply_u32_i16_avx512, jax_multiply_u32_i32_avx512, jax_multiply_u32_bf16_avx512,
    jax_multiply_u32_f16_avx512, jax_multiply_u32_f32_avx512, jax_multiply_u32_f64_avx512,
    jax_multiply_u32_c64_avx512, jax_multiply_u32_c128_avx512, jax_multiply_u32_i_weak_avx512,
    jax_multiply_u64_u64_avx512, jax_multiply_u64_i8_avx512, jax_multiply_u64_i16_avx512,
    jax_multiply_u64_i32_avx512, jax_multiply_u64_i64_avx512, jax_multiply_u64_bf16_avx512,
    jax_multiply_u64_f16_avx512, jax_multiply_u64_f32_avx512, jax_multiply_u64_f64_avx512,
    jax_multiply_u64_c64_avx512, jax_multiply_u64_c128_avx512, jax_multiply_i8_i16_avx512,
    jax_multiply_i8_i32_avx512, jax_multiply_i8_i64_avx512, jax_multiply_i8_bf16_avx512, jax_multiply_i8_f16_avx512,
    jax_multiply_i8_f32_avx512, jax_multiply_i8_f64_avx512, jax_multiply_i8_c64_avx512, jax_multiply_i8_c128_avx512,
    jax_multiply_i16_i32_avx512, jax_multiply_i16_i64_avx512, jax_multiply_i16_bf16_avx512,
    jax_multiply_i16_f16_avx512, jax_multiply_i16_f32_avx512, jax_multiply_i16_f64_avx512,
    jax_multiply_i16_c64_avx512, jax_multiply_i16_c128_avx512, jax_multiply_i32_i64_avx512,
    jax_multiply_i32_bf16_avx512, jax_multiply_i32_f16_avx512, jax_multiply_i32_f32_avx512,
    jax_multiply_i32_f64_avx512, jax_multiply_i32_c64_avx512, jax_multiply_i32_c128_avx512,
    jax_multiply_i64_bf16_avx512, jax_multiply_i64_f16_avx512, jax_multiply_i64_f32_avx512,
    jax_multiply_i64_f64_avx512, jax_multiply_i64_c64_avx512, jax_multiply_i64_c128_avx512,
    jax_multiply_bf16_bf16_avx512, jax_multiply_bf16_f16_avx512, jax_multiply_bf16_f32_avx512,
    jax_multiply_bf16_f64_avx512, jax_multiply_bf16_c64_avx512, jax_multiply_bf16_c128_avx512,
    jax_multiply_bf16_f_weak_avx512, jax_multiply_bf16_c_weak_avx512, jax_multiply_f16_f16_avx512,
    jax_multiply_f16_f32_avx512, jax_multiply_f16_f64_avx512, jax_multiply_f16_c64_avx512,
    jax_multiply_f16_c128_avx512, jax_multiply_f16_f_weak_avx512, jax_multiply_f16_c_weak_avx512,
    jax_multiply_f32_f32_avx512, jax_multiply_f32_f64_avx512, jax_multiply_f32_c64_avx512,
    jax_multiply_f32_c128_avx512, jax_multiply_f32_f_weak_avx512, jax_multiply_f32_c_weak_avx512,
    jax_multiply_f64_f64_avx512, jax_multiply_f64_c64_avx512, jax_multiply_f64_c128_avx512,
    jax_multiply_c64_c64_avx512, jax_multiply_c64_c128_avx512, jax_multiply_c64_f_weak_avx512,
    jax_multiply_c64_c_weak_avx512, jax_multiply_c128_c128_avx512;
jax_kernel
    jax_divide_b_b_avx512, jax_divide_b_u8_avx512, jax_divide_b_u16_avx512, jax_divide_b_u32_avx512,
    jax_divide_b_u64_avx512, jax_divide_b_i8_avx512, jax_divide_b_i16_avx512, jax_divide_b_i32_avx512,
    jax_divide_b_i64_avx512, jax_divide_b_bf16_avx512, jax_divide_b_f16_avx512, jax_divide_b_f32_avx512,
    jax_divide_b_f64_avx512, jax_divide_b_c64_avx512, jax_divide_b_c128_avx512, jax_divide_u8_b_avx512,
    jax_divide_u8_u8_avx512, jax_divide_u8_u16_avx512, jax_divide_u8_u32_avx512, jax_divide_u8_u64_avx512,
    jax_divide_u8_i8_avx512, jax_divide_u8_i16_avx512, jax_divide_u8_i32_avx512, jax_divide_u8_i64_avx512,
    jax_divide_u8_bf16_avx512, jax_divide_u8_f16_avx512, jax_divide_u8_f32_avx512, jax_divide_u8_f64_avx512,
    jax_divide_u8_c64_avx512, jax_divide_u8_c128_avx512, jax_divide_u8_i_weak_avx512, jax_divide_u16_b_avx512,
    jax_divide_u16_u8_avx512, jax_divide_u16_u16_avx512, jax_divide_u16_u32_avx512, jax_divide_u16_u64_avx512,
    jax_divide_u16_i8_avx512, jax_divide_u16_i16_avx512, jax_divide_u16_i32_avx512, jax_divide_u16_i64_avx512,
    jax_divide_u16_bf16_avx512, jax_divide_u16_f16_avx512, jax_divide_u16_f32_avx512, jax_divide_u16_f64_avx512,
    jax_divide_u16_c64_avx512, jax_divide_u16_c128_avx512, jax_divide_u16_i_weak_avx512, jax_divide_u32_b_avx512,
    jax_divide_u32_u8_avx512, jax_divide_u32_u16_avx512, jax_divide_u32_u32_avx512, jax_divide_u32_u64_avx512,
    jax_divide_u32_i8_avx512, jax_divide_u32_i16_avx512, jax_divide_u32_i32_avx512, jax_divide_u32_i64_avx512,
    jax_divide_u32_bf16_avx512, jax_divide_u32_f16_avx512, jax_divide_u32_f32_avx512, jax_divide_u32_f64_avx512,
    jax_divide_u32_c64_avx512, jax_divide_u32_c128_avx512, jax_divide_u32_i_weak_avx512, jax_divide_u64_b_avx512,
    jax_divide_u64_u8_avx512, jax_divide_u64_u16_avx512, jax_divide_u64_u32_avx512, jax_divide_u64_u64_avx512,
    jax_divide_u64_i8_avx512, jax_divide_u64_i16_avx512, jax_divide_u64_i32_avx512, jax_divide_u64_i64_avx512,
    jax_divide_u64_bf16_avx512, jax_divide_u64_f16_avx512, jax_divide_u64_f32_avx512, jax_divide_u64_f64_avx512,
    jax_divide_u64_c64_avx512, jax_divide_u64_c128_avx512, jax_divide_u64_i_weak_avx512, jax_divide_i8_b_avx512,
    jax_divide_i8_u8_avx512, jax_divide_i8_u16_avx512, jax_divide_i8_u32_avx512, jax_divide_i8_u64_avx512,
    jax_divide_i8_i8_avx512, jax_divide_i8_i16_avx512, jax_divide_i8_i32_avx512, jax_divide_i8_i64_avx512,
    jax_divide_i8_bf16_avx512, jax_divide_i8_f16_avx512, jax_divide_i8_f32_avx512, jax_divide_i8_f64_avx512,
    jax_divide_i8_c64_avx512, jax_divide_i8_c128_avx512, jax_divide_i8_i_weak_avx512, jax_divide_i16_b_avx512,
    jax_divide_i16_u8_avx512, jax_divide_i16_u16_avx512, jax_divide_i16_u32_avx512, jax_divide_i16_u64_avx512,
    jax_divide_i16_i8_avx512, jax_divide_i16_i16_avx512, jax_divide_i16_i32_avx512, jax_divide_i16_i64_avx512,
    jax_divide_i16_bf16_avx512, jax_divide_i16_f16_avx512, jax_divide_i16_f32_avx512, jax_divide_i16_f64_avx512,
    jax_divide_i16_c64_avx512, jax_divide_i16_c128_avx512, jax_divide_i16_i_weak_avx512, jax_divide_i32_b_avx512,
    jax_divide_i32_u8_avx512, jax_divide_i32_u16_avx512, jax_divide_i32_u32_avx512, jax_divide_i32_u64_avx512,
    jax_divide_i32_i8_avx512, jax_divide_i32_i16_avx512, jax_divide_i32_i32_avx512, jax_divide_i32_i64_avx512,
    jax_divide_i32_bf16_avx512, jax_divide_i32_f16_avx512, jax_divide_i32_f32_avx512, jax_divide_i32_f64_avx512,
    jax_divide_i32_c64_avx512, jax_divide_i32_c128_avx512, jax_divide_i32_i_weak_avx512, jax_divide_i64_b_avx512,
    jax_divide_i64_u8_avx512, jax_divide_i64_u16_avx512, jax_divide_i64_u32_avx512, jax_divide_i64_u64_avx512,
    jax_divide_i64_i8_avx512, jax_divide_i64_i16_avx512, jax_divide_i64_i32_avx512, jax_divide_i64_i64_avx512,
    jax_divide_i64_bf16_avx512, jax_divide_i64_f16_avx512, jax_divide_i64_f32_avx512, jax_divide_i64_f64_avx512,
    jax_divide_i64_c64_avx512, jax_divide_i64_c128_avx512, jax_divide_bf16_b_avx512, jax_divide_bf16_u8_avx512,
    jax_divide_bf16_u16_avx512, jax_divide_bf16_u32_avx512, jax_divide_bf16_u64_avx512, jax_divide_bf16_i8_avx512,
    jax_divide_bf16_i16_avx512, jax_divide_bf16_i32_avx512, jax_divide_bf16_i64_avx512, jax_divide_bf16_bf16_avx512,
    jax_divide_bf16_f16_avx512, jax_divide_bf16_f32_avx512, jax_divide_bf16_f64_avx512, jax_divide_bf16_c64_avx512,
    jax_divide_bf16_c128_avx512, jax_divide_bf16_f_weak_avx512, jax_divide_bf16_c_weak_avx512,
    jax_divide_f16_b_avx512, jax_divide_f16_u8_avx512, jax_divide_f16_u16_avx512, jax_divide_f16_u32_avx512,
    jax_divide_f16_u64_avx512, jax_divide_f16_i8_avx512, jax_divide_f16_i16_avx512, jax_divide_f16_i32_avx512,
    jax_divide_f16_i64_avx512, jax_divide_f16_bf16_avx512, jax_divide_f16_f16_avx512, jax_divide_f16_f32_avx512,
    jax_divide_f16_f64_avx512, jax_divide_f16_c64_avx512, jax_divide_f16_c128_avx512, jax_divide_f16_f_weak_avx512,
    jax_divide_f16_c_weak_avx512, jax_divide_f32_b_avx512, jax_divide_f32_u8_avx512, jax_divide_f32_u16_avx512,
    jax_divide_f32_u32_avx512, jax_divide_f32_u64_avx512, jax_divide_f32_i8_avx512, jax_divide_f32_i16_avx512,
    jax_divide_f32_i32_avx512, jax_divide_f32_i64_avx512, jax_divide_f32_bf16_avx512, jax_divide_f32_f16_avx512,
    jax_divide_f32_f32_avx512, jax_divide_f32_f64_avx512, jax_divide_f32_c64_avx512, jax_divide_f32_c128_avx512,
    jax_divide_f32_f_weak_avx512, jax_divide_f32_c_weak_avx512, jax_divide_f64_b_avx512, jax_divide_f64_u8_avx512,
    jax_divide_f64_u16_avx512, jax_divide_f64_u32_avx512, jax_divide_f64_u64_avx512, jax_divide_f64_i8_avx512,
    jax_divide_f64_i16_avx512, jax_divide_f64_i32_avx512, jax_divide_f64_i64_avx512, jax_divide_f64_bf16_avx512,
    jax_divide_f64_f16_avx512, jax_divide_f64_f32_avx512, jax_divide_f64_f64_avx512, jax_divide_f64_c64_avx512,
    jax_divide_f64_c128_avx512, jax_divide_c64_b_avx512, jax_divide_c64_u8_avx512, jax_divide_c64_u16_avx512,
    jax_divide_c64_u32_avx512, jax_divide_c64_u64_avx512, jax_divide_c64_i8_avx512, jax_divide_c64_i16_avx512,
    jax_divide_c64_i32_avx512, jax_divide_c64_i64_avx512, jax_divide_c64_bf16_avx512, jax_divide_c64_f16_avx512,
    jax_divide_c64_f32_avx512, jax_divide_c64_f64_avx512, jax_divide_c64_c64_avx512, jax_divide_c64_c128_avx512,
    jax_divide_c64_f_weak_avx512, jax_divide_c64_c_weak_avx512, jax_divide_c128_b_avx512, jax_divide_c128_u8_avx512,
    jax_divide_c128_u16_avx512, jax_divide_c128_u32_avx512, jax_divide_c128_u64_avx512, jax_divide_c128_i8_avx512,
    jax_divide_c128_i16_avx512, jax_divide_c128_i32_avx512, jax_divide_c128_i64_avx512, jax_divide_c128_bf16_avx512,
    jax_divide_c128_f16_avx512, jax_divide_c128_f32_avx512, jax_divide_c128_f64_avx512, jax_divide_c128_c64_avx512,
    jax_divide_c128_c128_avx512, jax_divide_i_weak_u8_avx512, jax_divide_i_weak_u16_avx512,
    jax_divide_i_weak_u32_avx512, jax_divide_i_weak_u64_avx512, jax_divide_i_weak_i8_avx512,
    jax_divide_i_weak_i16_avx512, jax_divide_i_weak_i32_avx512, jax_divide_f_weak_bf16_avx512,
    jax_divide_f_weak_f16_avx512, jax_divide_f_weak_f32_avx512, jax_divide_f_weak_c64_avx512,
    jax_divide_c_weak_bf16_avx512, jax_divide_c_weak_f16_avx512, jax_divide_c_weak_f32_avx512,
    jax_divide_c_weak_c64_avx512;
jax_kernel
    jax_minimum_b_b_avx512, jax_minimum_b_u8_avx512, jax_minimum_b_u16_avx512, jax_minimum_b_u32_avx512,
    jax_minimum_b_u64_avx512, jax_minimum_b_i8_avx512, jax_minimum_b_i16_avx512, jax_minimum_b_i32_avx512,
    jax_minimum_b_i64_avx512, jax_minimum_b_bf16_avx512, jax_minimum_b_f16_avx512, jax_minimum_b_f32_avx512,
    jax_minimum_b_f64_avx512, jax_minimum_u8_u8_avx512, jax_minimum_u8_u16_avx512, jax_minimum_u8_u32_avx512,
    jax_minimum_u8_u64_avx512, jax_minimum_u8_i8_avx512, jax_minimum_u8_i16_avx512, jax_minimum_u8_i32_avx512,
    jax_minimum_u8_i64_avx512, jax_minimum_u8_bf16_avx512, jax_minimum_u8_f16_avx512, jax_minimum_u8_f32_avx512,
    jax_minimum_u8_f64_avx512, jax_minimum_u8_i_weak_avx512, jax_minimum_u16_u16_avx512, jax_minimum_u16_u32_avx512,
    jax_minimum_u16_u64_avx512, jax_minimum_u16_i8_avx512, jax_minimum_u16_i16_avx512, jax_minimum_u16_i32_avx512,
    jax_minimum_u16_i64_avx512, jax_minimum_u16_bf16_avx512, jax_minimum_u16_f16_avx512, jax_minimum_u16_f32_avx512,
    jax_minimum_u16_f64_avx512, jax_minimum_u16_i_weak_avx512, jax_minimum_u32_u32_avx512,
    jax_minimum_u32_u64_avx512, jax_minimum_u32_i8_avx512, jax_minimum_u32_i16_avx512, jax_minimum_u32_i32_avx512,
    jax_minimum_u32_i64_avx512, jax_minimum_u32_bf16_avx512, jax_minimum_u32_f16_avx512, jax_minimum_u32_f32_avx512,
    jax_minimum_u32_f64_avx512, jax_minimum_u32_i_weak_avx512, jax_minimum_u64_u64_avx512, jax_minimum_u64_i8_avx512,
    jax_minimum_u64_i16_avx512, jax_minimum_u64_i32_avx512, jax_minimum_u64_i64_avx512, jax_minimum_u64_bf16_avx512,
    jax_minimum_u64_f16_avx512, jax_minimum_u64_f32_avx512, jax_minimum_u64_f64_avx512, jax_minimum_i8_i8_avx512,
    jax_minimum_i8_i16_avx512, jax_minimum_i8_i32_avx512, jax_minimum_i8_i64_avx512, jax_minimum_i8_bf16_avx512,
    jax_minimum_i8_f16_avx512, jax_minimum_i8_f32_avx512, jax_minimum_i8_f64_avx512, jax_minimum_i8_i_weak_avx512,
    jax_minimum_i16_i16_avx512, jax_minimum_i16_i32_avx512, jax_minimum_i16_i64_avx512, jax_minimum_i16_bf16_avx512,
    jax_minimum_i16_f16_avx512, jax_minimum_i16_f32_avx512, jax_minimum_i16_f64_avx512,
    jax_minimum_i16_i_weak_avx512, jax_minimum_i32_i32_avx512, jax_minimum_i32_i64_avx512,
    jax_minimum_i32_bf16_avx512, jax_minimum_i32_f16_avx512, jax_minimum_i32_f32_avx512, jax_minimum_i32_f64_avx512,
    jax_minimum_i32_i_weak_avx512, jax_minimum_i64_i64_avx512, jax_minimum_i64_bf16_avx512,
    jax_minimum_i64_f16_avx512, jax_minimum_i64_f32_avx512, jax_minimum_i64_f64_avx512, jax_minimum_bf16_bf16_avx512,
    jax_minimum_bf16_f16_avx512, jax_minimum_bf16_f32_avx512, jax_minimum_bf16_f64_avx512,
    jax_minimum_bf16_f_weak_avx512, jax_minimum_f16_f16_avx512, jax_minimum_f16_f32_avx512,
    jax_minimum_f16_f64_avx512, jax_minimum_f16_f_weak_avx512, jax_minimum_f32_f32_avx512,
    jax_minimum_f32_f64_avx512, jax_minimum_f32_f_weak_avx512, jax_minimum_f64_f64_avx512;
jax_kernel
    jax_maximum_b_b_avx512, jax_maximum_b_u8_avx512, jax_maximum_b_u16_avx512, jax_maximum_b_u32_avx512,
    jax_maximum_b_u64_avx512, jax_maximum_b_i8_avx512, jax_maximum_b_i16_avx512, jax_maximum_b_i32_avx512,
    jax_maximum_b_i64_avx512, jax_maximum_b_bf16_avx512, jax_maximum_b_f16_avx512, jax_maximum_b_f32_avx512,
    jax_maximum_b_f64_avx512, jax_maximum_u8_u8_avx512, jax_maximum_u8_u16_avx512, jax_maximum_u8_u32_avx512,
    jax_maximum_u8_u64_avx512, jax_maximum_u8_i8_avx512, jax_maximum_u8_i16_avx512, jax_maximum_u8_i32_avx512,
    jax_maximum_u8_i64_avx512, jax_maximum_u8_bf16_avx512, jax_maximum_u8_f16_avx512, jax_maximum_u8_f32_avx512,
    jax_maximum_u8_f64_avx512, jax_maximum_u8_i_weak_avx512, jax_maximum_u16_u16_avx512, jax_maximum_u16_u32_avx512,
    jax_maximum_u16_u64_avx512, jax_maximum_u16_i8_avx512, jax_maximum_u16_i16_avx512, jax_maximum_u16_i32_avx512,
    jax_maximum_u16_i64_avx512, jax_maximum_u16_bf16_avx512, jax_maximum_u16_f16_avx512, jax_maximum_u16_f32_avx512,
    jax_maximum_u16_f64_avx512, jax_maximum_u16_i_weak_avx512, jax_maximum_u32_u32_avx512,
    jax_maximum_u32_u64_avx512, jax_maximum_u32_i8_avx512, jax_maximum_u32_i16_avx512, jax_maximum_u32_i32_avx512,
    jax_maximum_u32_i64_avx512, jax_maximum_u32_bf16_avx512, jax_maximum_u32_f16_avx512, jax_maximum_u32_f32_avx512,
    jax_maximum_u32_f64_avx512, jax_maximum_u32_i_weak_avx512, jax_maximum_u64_u64_avx512, jax_maximum_u64_i8_avx512,
    jax_maximum_u64_i16_avx512, jax_maximum_u64_i32_avx512, jax_maximum_u64_i64_avx512, jax_maximum_u64_bf16_avx512,
    jax_maximum_u64_f16_avx512, jax_maximum_u64_f32_avx512, jax_maximum_u64_f64_avx512, jax_maximum_i8_i8_avx512,
    jax_maximum_i8_i16_avx512, jax_maximum_i8_i32_avx512, jax_maximum_i8_i64_avx512, jax_maximum_i8_bf16_avx512,
    jax_maximum_i8_f16_avx512, jax_maximum_i8_f32_avx512, jax_maximum_i8_f64_avx512, jax_maximum_i8_i_weak_avx512,
    jax_maximum_i16_i16_avx512, jax_maximum_i16_i32_avx512, jax_maximum_i16_i64_avx512, jax_maximum_i16_bf16_avx512,
    jax_maximum_i16_f16_avx512, jax_maximum_i16_f32_avx512, jax_maximum_i16_f64_avx512,
    jax_maximum_i16_i_weak_avx512, jax_maximum_i32_i32_avx512, jax_maximum_i32_i64_avx512,
    jax_maximum_i32_bf16_avx512, jax_maximum_i32_f16_avx512, jax_maximum_i32_f32_avx512, jax_maximum_i32_f64_avx512,
    jax_maximum_i32_i_weak_avx512, jax_maximum_i64_i64_avx512, jax_maximum_i64_bf16_avx512,
    jax_maximum_i64_f16_avx512, jax_maximum_i64_f32_avx512, jax_maximum_i64_f64_avx512, jax_maximum_bf16_bf16_avx512,
    jax_maximum_bf16_f16_avx512, jax_maximum_bf16_f32_avx512, jax_maximum_bf16_f64_avx512,
    jax_maximum_bf16_f_weak_avx512, jax_maximum_f16_f16_avx512, jax_maximum_f16_f32_avx512,
    jax_maximum_f16_f64_avx512, jax_maximum_f16_f_weak_avx512, jax_maximum_f32_f32_avx512,
    jax_maximum_f32_f64_avx512, jax_maximum_f32_f_weak_avx512, jax_maximum_f64_f64_avx512;
jax_kernel
    jax_equal_b_b_avx512, jax_equal_b_u8_avx512, jax_equal_b_u16_avx512, jax_equal_b_u32_avx512,
    jax_equal_b_u64_avx512, jax_equal_b_bf16_avx512, jax_equal_b_f16_avx512, jax_equal_b_f32_avx512,
    jax_equal_b_f64_avx512, jax_equal_b_c64_avx512, jax_equal_b_c128_avx512, jax_equal_u8_u8_avx512,
    jax_equal_u8_u16_avx512, jax_equal_u8_u32_avx512, jax_equal_u8_u64_avx512, jax_equal_u8_i8_avx512,
    jax_equal_u8_bf16_avx512, jax_equal_u8_f16_avx512, jax_equal_u8_f32_avx512, jax_equal_u8_f64_avx512,
    jax_equal_u8_c64_avx512, jax_equal_u8_c128_avx512, jax_equal_u16_u16_avx512, jax_equal_u16_u32_avx512,
    jax_equal_u16_u64_avx512, jax_equal_u16_i8_avx512, jax_equal_u16_i16_avx512, jax_equal_u16_bf16_avx512,
    jax_equal_u16_f16_avx512, jax_equal_u16_f32_avx512, jax_equal_u16_f64_avx512, jax_equal_u16_c64_avx512,
    jax_equal_u16_c128_avx512, jax_equal_u32_u32_avx512, jax_equal_u32_u64_avx512, jax_equal_u32_i8_avx512,
    jax_equal_u32_i16_avx512, jax_equal_u32_i32_avx512, jax_equal_u32_bf16_avx512, jax_equal_u32_f16_avx512,
    jax_equal_u32_f32_avx512, jax_equal_u32_f64_avx512, jax_equal_u32_c64_avx512, jax_equal_u32_c128_avx512,
    jax_equal_u64_u64_avx512, jax_equal_u64_i8_avx512, jax_equal_u64_i16_avx512, jax_equal_u64_i32_avx512,
    jax_equal_u64_i64_avx512, jax_equal_u64_bf16_avx512, jax_equal_u64_f16_avx512, jax_equal_u64_f32_avx512,
    jax_equal_u64_f64_avx512, jax_equal_u64_c64_avx512, jax_equal_u64_c128_avx512, jax_equal_i8_i16_avx512,
    jax_equal_i8_i32_avx512, jax_equal_i8_i64_avx512, jax_equal_i8_bf16_avx512, jax_equal_i8_f16_avx512,
    jax_equal_i8_f32_avx512, jax_equal_i8_f64_avx512, jax_equal_i8_c64_avx512, jax_equal_i8_c128_avx512,
    jax_equal_i16_i32_avx512, jax_equal_i16_i64_avx512, jax_equal_i16_bf16_avx512, jax_equal_i16_f16_avx512,
    jax_equal_i16_f32_avx512, jax_equal_i16_f64_avx512, jax_equal_i16_c64_avx512, jax_equal_i16_c128_avx512,
    jax_equal_i32_i64_avx512, jax_equal_i32_bf16_avx512, jax_equal_i32_f16_avx512, jax_equal_i32_f32_avx512,
    jax_equal_i32_f64_avx512, jax_equal_i32_c64_avx512, jax_equal_i32_c128_avx512, jax_equal_i64_bf16_avx512,
    jax_equal_i64_f16_avx512, jax_equal_i64_f32_avx512, jax_equal_i64_f64_avx512, jax_equal_i64_c64_avx512,
    jax_equal_i64_c128_avx512, jax_equal_bf16_bf16_avx512, jax_equal_bf16_f16_avx512, jax_equal_bf16_f32_avx512,
    jax_equal_bf16_f64_avx512, jax_equal_bf16_c64_avx512, jax_equal_bf16_c128_avx512, jax_equal_bf16_f_weak_avx512,
    jax_equal_bf16_c_weak_avx512, jax_equal_f16_f16_avx512, jax_equal_f16_f32_avx512, jax_equal_f16_f64_avx512,
    jax_equal_f16_c64_avx512, jax_equal_f16_c128_avx512, jax_equal_f16_f_weak_avx512, jax_equal_f16_c_weak_avx512,
    jax_equal_f32_f32_avx512, jax_equal_f32_f64_avx512, jax_equal_f32_c64_avx512, jax_equal_f32_c128_avx512,
    jax_equal_f32_f_weak_avx512, jax_equal_f32_c_weak_avx512, jax_equal_f64_f64_avx512, jax_equal_f64_c64_avx512,
    jax_equal_f64_c128_avx512, jax_equal_c64_c64_avx512, jax_equal_c64_c128_avx512, jax_equal_c64_f_weak_avx512,
    jax_equal_c64_c_weak_avx512, jax_equal_c128_c128_avx512;
jax_kernel
    jax_not_equal_b_b_avx512, jax_not_equal_b_u8_avx512, jax_not_equal_b_u16_avx512, jax_not_equal_b_u32_avx512,
    jax_not_equal_b_u64_avx512, jax_not_equal_b_bf16_avx512, jax_not_equal_b_f16_avx512, jax_not_equal_b_f32_avx512,
    jax_not_equal_b_f64_avx512, jax_not_equal_b_c64_avx512, jax_not_equal_b_c128_avx512, jax_not_equal_u8_u8_avx512,
    jax_not_equal_u8_u16_avx512, jax_not_equal_u8_u32_avx512, jax_not_equal_u8_u64_avx512,
    jax_not_equal_u8_i8_avx512, jax_not_equal_u8_bf16_avx512, jax_not_equal_u8_f16_avx512,
    jax_not_equal_u8_f32_avx512, jax_not_equal_u8_f64_avx512, jax_not_equal_u8_c64_avx512,
    jax_not_equal_u8_c128_avx512, jax_not_equal_u16_u16_avx512, jax_not_equal_u16_u32_avx512,
    jax_not_equal_u16_u64_avx512, jax_not_equal_u16_i8_avx512, jax_not_equal_u16_i16_avx512,
    jax_not_equal_u16_bf16_avx512, jax_not_equal_u16_f16_avx512, jax_not_equal_u16_f32_avx512,
    jax_not_equal_u16_f64_avx512, jax_not_equal_u16_c64_avx512, jax_not_equal_u16_c128_avx512,
    jax_not_equal_u32_u32_avx512, jax_not_equal_u32_u64_avx512, jax_not_equal_u32_i8_avx512,
    jax_not_equal_u32_i16_avx512, jax_not_equal_u32_i32_avx512, jax_not_equal_u32_bf16_avx512,
    jax_not_equal_u32_f16_avx512, jax_not_equal_u32_f32_avx512, jax_not_equal_u32_f64_avx512,
    jax_not_equal_u32_c64_avx512, jax_not_equal_u32_c128_avx512, jax_not_equal_u64_u64_avx512,
    jax_not_equal_u64_i8_avx512, jax_not_equal_u64_i16_avx512, jax_not_equal_u64_i32_avx512,
    jax_not_equal_u64_i64_avx512, jax_not_equal_u64_bf16_avx512, jax_not_equal_u64_f16_avx512,
    jax_not_equal_u64_f32_avx512, jax_not_equal_u64_f64_avx512, jax_not_equal_u64_c64_avx512,
    jax_not_equal_u64_c128_avx512, jax_not_equal_i8_i16_avx512, jax_not_equal_i8_i32_avx512,
    jax_not_equal_i8_i64_avx512, jax_not_equal_i8_bf16_avx512, jax_not_equal_i8_f16_avx512,
    jax_not_equal_i8_f32_avx512, jax_not_equal_i8_f64_avx512, jax_not_equal_i8_c64_avx512,
    jax_not_equal_i8_c128_avx512, jax_not_equal_i16_i32_avx512, jax_not_equal_i16_i64_avx512,
    jax_not_equal_i16_bf16_avx512, jax_not_equal_i16_f16_avx512, jax_not_equal_i16_f32_avx512,
    jax_not_equal_i16_f64_avx512, jax_not_equal_i16_c64_avx512, jax_not_equal_i16_c128_avx512,
    jax_not_equal_i32_i64_avx512, jax_not_equal_i32_bf16_avx512, jax_not_equal_i32_f16_avx512,
    jax_not_equal_i32_f32_avx512, jax_not_equal_i32_f64_avx512, jax_not_equal_i32_c64_avx512,
    jax_not_equal_i32_c128_avx512, jax_not_equal_i64_bf16_avx512, jax_not_equal_i64_f16_avx512,
    jax_not_equal_i64_f32_avx512, jax_not_equal_i64_f64_avx512, jax_not_equal_i64_c64_avx512,
    jax_not_equal_i64_c128_avx512, jax_not_equal_bf16_bf16_avx512, jax_not_equal_bf16_f16_avx512,
    jax_not_equal_bf16_f32_avx512, jax_not_equal_bf16_f64_avx512, jax_not_equal_bf16_c64_avx512,
    jax_not_equal_bf16_c128_avx512, jax_not_equal_bf16_f_weak_avx512, jax_not_equal_bf16_c_weak_avx512,
    jax_not_equal_f16_f16_avx512, jax_not_equal_f16_f32_avx512, jax_not_equal_f16_f64_avx512,
    jax_not_equal_f16_c64_avx512, jax_not_equal_f16_c128_avx512, jax_not_equal_f16_f_weak_avx512,
    jax_not_equal_f16_c_weak_avx512, jax_not_equal_f32_f32_avx512, jax_not_equal_f32_f64_avx512,
    jax_not_equal_f32_c64_avx512, jax_not_equal_f32_c128_avx512, jax_not_equal_f32_f_weak_avx512,
    jax_not_equal_f32_c_weak_avx512, jax_not_equal_f64_f64_avx512, jax_not_equal_f64_c64_avx512,
    jax_not_equal_f64_c128_avx512, jax_not_equal_c64_c64_avx512, jax_not_equal_c64_c128_avx512,
    jax_not_equal_c64_f_weak_avx512, jax_not_equal_c64_c_weak_avx512, jax_not_equal_c128_c128_avx512;
jax_kernel
    jax_less_b_b_avx512, jax_less_b_u8_avx512, jax_less_b_u16_avx512, jax_less_b_u32_avx512, jax_less_b_u64_avx512,
    jax_less_b_i8_avx512, jax_less_b_i16_avx512, jax_less_b_i32_avx512, jax_less_b_i64_avx512,
    jax_less_b_bf16_avx512, jax_less_b_f16_avx512, jax_less_b_f32_avx512, jax_less_b_f64_avx512,
    jax_less_u8_b_avx512, jax_less_u8_u8_avx512, jax_less_u8_u16_avx512, jax_less_u8_u32_avx512,
    jax_less_u8_u64_avx512, jax_less_u8_i8_avx512, jax_less_u8_i16_avx512, jax_less_u8_i32_avx512,
    jax_less_u8_i64_avx512, jax_less_u8_bf16_avx512, jax_less_u8_f16_avx512, jax_less_u8_f32_avx512,
    jax_less_u8_f64_avx512, jax_less_u16_b_avx512, jax_less_u16_u8_avx512, jax_less_u16_u16_avx512,
    jax_less_u16_u32_avx512, jax_less_u16_u64_avx512, jax_less_u16_i8_avx512, jax_less_u16_i16_avx512,
    jax_less_u16_i32_avx512, jax_less_u16_i64_avx512, jax_less_u16_bf16_avx512, jax_less_u16_f16_avx512,
    jax_less_u16_f32_avx512, jax_less_u16_f64_avx512, jax_less_u32_b_avx512, jax_less_u32_u8_avx512,
    jax_less_u32_u16_avx512, jax_less_u32_u32_avx512, jax_less_u32_u64_avx512, jax_less_u32_i8_avx512,
    jax_less_u32_i16_avx512, jax_less_u32_i32_avx512, jax_less_u32_i64_avx512, jax_less_u32_bf16_avx512,
    jax_less_u32_f16_avx512, jax_less_u32_f32_avx512, jax_less_u32_f64_avx512, jax_less_u64_b_avx512,
    jax_less_u64_u8_avx512, jax_less_u64_u16_avx512, jax_less_u64_u32_avx512, jax_less_u64_u64_avx512,
    jax_less_u64_i8_avx512, jax_less_u64_i16_avx512, jax_less_u64_i32_avx512, jax_less_u64_i64_avx512,
    jax_less_u64_bf16_avx512, jax_less_u64_f16_avx512, jax_less_u64_f32_avx512, jax_less_u64_f64_avx512,
    jax_less_i8_b_avx512, jax_less_i8_u8_avx512, jax_less_i8_u16_avx512, jax_less_i8_u32_avx512,
    jax_less_i8_u64_avx512, jax_less_i8_i8_avx512, jax_less_i8_i16_avx512, jax_less_i8_i32_avx512,
    jax_less_i8_i64_avx512, jax_less_i8_bf16_avx512, jax_less_i8_f16_avx512, jax_less_i8_f32_avx512,
    jax_less_i8_f64_avx512, jax_less_i16_b_avx512, jax_less_i16_u8_avx512, jax_less_i16_u16_avx512,
    jax_less_i16_u32_avx512, jax_less_i16_u64_avx512, jax_less_i16_i8_avx512, jax_less_i16_i16_avx512,
    jax_less_i16_i32_avx512, jax_less_i16_i64_avx512, jax_less_i16_bf16_avx512, jax_less_i16_f16_avx512,
    jax_less_i16_f32_avx512, jax_less_i16_f64_avx512, jax_less_i32_b_avx512, jax_less_i32_u8_avx512,
    jax_less_i32_u16_avx512, jax_less_i32_u32_avx512, jax_less_i32_u64_avx512, jax_less_i32_i8_avx512,
    jax_less_i32_i16_avx512, jax_less_i32_i32_avx512, jax_less_i32_i64_avx512, jax_less_i32_bf16_avx512,
    jax_less_i32_f16_avx512, jax_less_i32_f32_avx512, jax_less_i32_f64_avx512, jax_less_i64_b_avx512,
    jax_less_i64_u8_avx512, jax_less_i64_u16_avx512, jax_less_i64_u32_avx512, jax_less_i64_u64_avx512,
    jax_less_i64_i8_avx512, jax_less_i64_i16_avx512, jax_less_i64_i32_avx512, jax_less_i64_i64_avx512,
    jax_less_i64_bf16_avx512, jax_less_i64_f16_avx512, jax_less_i64_f32_avx512, jax_less_i64_f64_avx512,
    jax_less_bf16_b_avx512, jax_less_bf16_u8_avx512, jax_less_bf16_u16_avx512, jax_less_bf16_u32_avx512,
    jax_less_bf16_u64_avx512, jax_less_bf16_i8_avx512, jax_less_bf16_i16_avx512, jax_less_bf16_i32_avx512,
    jax_less_bf16_i64_avx512, jax_less_bf16_bf16_avx512, jax_less_bf16_f16_avx512, jax_less_bf16_f32_avx512,
    jax_less_bf16_f64_avx512, jax_less_bf16_f_weak_avx512, jax_less_f16_b_avx512, jax_less_f16_u8_avx512,
    jax_less_f16_u16_avx512, jax_less_f16_u32_avx512, jax_less_f16_u64_avx512, jax_less_f16_i8_avx512,
    jax_less_f16_i16_avx512, jax_less_f16_i32_avx512, jax_less_f16_i64_avx512, jax_less_f16_bf16_avx512,
    jax_less_f16_f16_avx512, jax_less_f16_f32_avx512, jax_less_f16_f64_avx512, jax_less_f16_f_weak_avx512,
    jax_less_f32_b_avx512, jax_less_f32_u8_avx512, jax_less_f32_u16_avx512, jax_less_f32_u32_avx512,
    jax_less_f32_u64_avx512, jax_less_f32_i8_avx512, jax_less_f32_i16_avx512, jax_less_f32_i32_avx512,
    jax_less_f32_i64_avx512, jax_less_f32_bf16_avx512, jax_less_f32_f16_avx512, jax_less_f32_f32_avx512,
    jax_less_f32_f64_avx512, jax_less_f32_f_weak_avx512, jax_less_f64_b_avx512, jax_less_f64_u8_avx512,
    jax_less_f64_u16_avx512, jax_less_f64_u32_avx512, jax_less_f64_u64_avx512, jax_less_f64_i8_avx512,
    jax_less_f64_i16_avx512, jax_less_f64_i32_avx512, jax_less_f64_i64_avx512, jax_less_f64_bf16_avx512,
    jax_less_f64_f16_avx512, jax_less_f64_f32_avx512, jax_less_f64_f64_avx512, jax_less_f_weak_bf16_avx512,
    jax_less_f_weak_f16_avx512, jax_less_f_weak_f32_avx512;
jax_kernel
    jax_less_equal_b_b_avx512, jax_less_equal_b_u8_avx512, jax_less_equal_b_u16_avx512, jax_less_equal_b_u32_avx512,
    jax_less_equal_b_u64_avx512, jax_less_equal_b_i8_avx512, jax_less_equal_b_i16_avx512,
    jax_less_equal_b_i32_avx512, jax_less_equal_b_i64_avx512, jax_less_equal_b_bf16_avx512,
    jax_less_equal_b_f16_avx512, jax_less_equal_b_f32_avx512, jax_less_equal_b_f64_avx512,
    jax_less_equal_u8_b_avx512, jax_less_equal_u8_u8_avx512, jax_less_equal_u8_u16_avx512,
    jax_less_equal_u8_u32_avx512, jax_less_equal_u8_u64_avx512, jax_less_equal_u8_i8_avx512,
    jax_less_equal_u8_i16_avx512, jax_less_equal_u8_i32_avx512, jax_less_equal_u8_i64_avx512,
    jax_less_equal_u8_bf16_avx512, jax_less_equal_u8_f16_avx512, jax_less_equal_u8_f32_avx512,
    jax_less_equal_u8_f64_avx512, jax_less_equal_u16_b_avx512, jax_less_equal_u16_u8_avx512,
    jax_less_equal_u16_u16_avx512, jax_less_equal_u16_u32_avx512, jax_less_equal_u16_u64_avx512,
    jax_less_equal_u16_i8_avx512, jax_less_equal_u16_i16_avx512, jax_less_equal_u16_i32_avx512,
    jax_less_equal_u16_i64_avx512, jax_less_equal_u16_bf16_avx512, jax_less_equal_u16_f16_avx512,
    jax_less_equal_u16_f32_avx512, jax_less_equal_u16_f64_avx512, jax_less_equal_u32_b_avx512,
    jax_less_equal_u32_u8_avx512, jax_less_equal_u32_u16_avx512, jax_less_equal_u32_u32_avx512,
    jax_less_equal_u32_u64_avx512, jax_less_equal_u32_i8_avx512, jax_less_equal_u32_i16_avx512,
    jax_less_equal_u32_i32_avx512, jax_less_equal_u32_i64_avx512, jax_less_equal_u32_bf16_avx512,
    jax_less_equal_u32_f16_avx512, jax_less_equal_u32_f32_avx512, jax_less_equal_u32_f64_avx512,
    jax_less_equal_u64_b_avx512, jax_less_equal_u64_u8_avx512, jax_less_equal_u64_u16_avx512,
    jax_less_equal_u64_u32_avx512, jax_less_equal_u64_u64_avx512, jax_less_equal_u64_i8_avx512,
    jax_less_equal_u64_i16_avx512, jax_less_equal_u64_i32_avx512, jax_less_equal_u64_i64_avx512,
    jax_less_equal_u64_bf16_avx512, jax_less_equal_u64_f16_avx512, jax_less_equal_u64_f32_avx512,
    jax_less_equal_u64_f64_avx512, jax_less_equal_i8_b_avx512, jax_less_equal_i8_u8_avx512,
    jax_less_equal_i8_u16_avx512, jax_less_equal_i8_u32_avx512, jax_less_equal_i8_u64_avx512,
    jax_less_equal_i8_i8_avx512, jax_less_equal_i8_i16_avx512, jax_less_equal_i8_i32_avx512,
    jax_less_equal_i8_i64_avx512, jax_less_equal_i8_bf16_avx512, jax_less_equal_i8_f16_avx512,
    jax_less_equal_i8_f32_avx512, jax_less_equal_i8_f64_avx512, jax_less_equal_i16_b_avx512,
    jax_less_equal_i16_u8_avx512, jax_less_equal_i16_u16_avx512, jax_less_equal_i16_u32_avx512,
    jax_less_equal_i16_u64_avx512, jax_less_equal_i16_i8_avx512, jax_less_equal_i16_i16_avx512,
    jax_less_equal_i16_i32_avx512, jax_less_equal_i16_i64_avx512, jax_less_equal_i16_bf16_avx512,
    jax_less_equal_i16_f16_avx512, jax_less_equal_i16_f32_avx512, jax_less_equal_i16_f64_avx512,
    jax_less_equal_i32_b_avx512, jax_less_equal_i32_u8_avx512, jax_less_equal_i32_u16_avx512,
    jax_less_equal_i32_u32_avx512, jax_less_equal_i32_u64_avx512, jax_less_equal_i32_i8_avx512,
    jax_less_equal_i32_i16_avx512, jax_less_equal_i32_i32_avx512, jax_less_equal_i32_i64_avx512,
    jax_less_equal_i32_bf16_avx512, jax_less_equal_i32_f16_avx512, jax_less_equal_i32_f32_avx512,
    jax_less_equal_i32_f64_avx512, jax_less_equal_i64_b_avx512, jax_less_equal_i64_u8_avx512,
    jax_less_equal_i64_u16_avx512, jax_less_equal_i64_u32_avx512, jax_less_equal_i64_u64_avx512,
    jax_less_equal_i64_i8_avx512, jax_less_equal_i64_i16_avx512, jax_less_equal_i64_i32_avx512,
    jax_less_equal_i64_i64_avx512, jax_less_equal_i64_bf16_avx512, jax_less_equal_i64_f16_avx512,
    jax_less_equal_i64_f32_avx512, jax_less_equal_i64_f64_avx512, jax_less_equal_bf16_b_avx512,
    jax_less_equal_bf16_u8_avx512, jax_less_equal_bf16_u16_avx512, jax_less_equal_bf16_u32_avx512,
    jax_less_equal_bf16_u64_avx512, jax_less_equal_bf16_i8_avx512, jax_less_equal_bf16_i16_avx512,
    jax_less_equal_bf16_i32_avx512, jax_less_equal_bf16_i64_avx512, jax_less_equal_bf16_bf16_avx512,
    jax_less_equal_bf16_f16_avx512, jax_less_equal_bf16_f32_avx512, jax_less_equal_bf16_f64_avx512,
    jax_less_equal_bf16_f_weak_avx512, jax_less_equal_f16_b_avx512, jax_less_equal_f16_u8_avx512,
    jax_less_equal_f16_u16_avx512, jax_less_equal_f16_u32_avx512, jax_less_equal_f16_u64_avx512,
    jax_less_equal_f16_i8_avx512, jax_less_equal_f16_i16_avx512, jax_less_equal_f16_i32_avx512,
    jax_less_equal_f16_i64_avx512, jax_less_equal_f16_bf16_avx512, jax_less_equal_f16_f16_avx512,
    jax_less_equal_f16_f32_avx512, jax_less_equal_f16_f64_avx512, jax_less_equal_f16_f_weak_avx512,
    jax_less_equal_f32_b_avx512, jax_less_equal_f32_u8_avx512, jax_less_equal_f32_u16_avx512,
    jax_less_equal_f32_u32_avx512, jax_less_equal_f32_u64_avx512, jax_less_equal_f32_i8_avx512,
    jax_less_equal_f32_i16_avx512, jax_less_equal_f32_i32_avx512, jax_less_equal_f32_i64_avx512,
    jax_less_equal_f32_bf16_avx512, jax_less_equal_f32_f16_avx512, jax_less_equal_f32_f32_avx512,
    jax_less_equal_f32_f64_avx512, jax_less_equal_f32_f_weak_avx512, jax_less_equal_f64_b_avx512,
    jax_less_equal_f64_u8_avx512, jax_less_equal_f64_u16_avx512, jax_less_equal_f64_u32_avx512,
    jax_less_equal_f64_u64_avx512, jax_less_equal_f64_i8_avx512, jax_less_equal_f64_i16_avx512,
    jax_less_equal_f64_i32_avx512, jax_less_equal_f64_i64_avx512, jax_less_equal_f64_bf16_avx512,
    jax_less_equal_f64_f16_avx512, jax_less_equal_f64_f32_avx512, jax_less_equal_f64_f64_avx512,
    jax_less_equal_f_weak_bf16_avx512, jax_less_equal_f_weak_f16_avx512, jax_less_equal_f_weak_f32_avx512;
jax_kernel
    jax_bitwise_and_b_b_avx512, jax_bitwise_and_b_u8_avx512, jax_bitwise_and_b_u16_avx512,
    jax_bitwise_and_b_u32_avx512, jax_bitwise_and_b_u64_avx512, jax_bitwise_and_u8_u8_avx512,
    jax_bitwise_and_u8_u16_avx512, jax_bitwise_and_u8_u32_avx512, jax_bitwise_and_u8_u64_avx512,
    jax_bitwise_and_u8_i8_avx512, jax_bitwise_and_u8_i_weak_avx512, jax_bitwise_and_u16_u16_avx512,
    jax_bitwise_and_u16_u32_avx512, jax_bitwise_and_u16_u64_avx512, jax_bitwise_and_u16_i8_avx512,
    jax_bitwise_and_u16_i16_avx512, jax_bitwise_and_u16_i_weak_avx512, jax_bitwise_and_u32_u32_avx512,
    jax_bitwise_and_u32_u64_avx512, jax_bitwise_and_u32_i8_avx512, jax_bitwise_and_u32_i16_avx512,
    jax_bitwise_and_u32_i32_avx512, jax_bitwise_and_u32_i_weak_avx512, jax_bitwise_and_u64_u64_avx512,
    jax_bitwise_and_i8_i16_avx512, jax_bitwise_and_i8_i32_avx512, jax_bitwise_and_i8_i64_avx512,
    jax_bitwise_and_i16_i32_avx512, jax_bitwise_and_i16_i64_avx512, jax_bitwise_and_i32_i64_avx512;
jax_kernel
    jax_bitwise_or_b_b_avx512, jax_bitwise_or_b_u8_avx512, jax_bitwise_or_b_u16_avx512, jax_bitwise_or_b_u32_avx512,
    jax_bitwise_or_b_u64_avx512, jax_bitwise_or_u8_u8_avx512, jax_bitwise_or_u8_u16_avx512,
    jax_bitwise_or_u8_u32_avx512, jax_bitwise_or_u8_u64_avx512, jax_bitwise_or_u8_i8_avx512,
    jax_bitwise_or_u8_i_weak_avx512, jax_bitwise_or_u16_u16_avx512, jax_bitwise_or_u16_u32_avx512,
    jax_bitwise_or_u16_u64_avx512, jax_bitwise_or_u16_i8_avx512, jax_bitwise_or_u16_i16_avx512,
    jax_bitwise_or_u16_i_weak_avx512, jax_bitwise_or_u32_u32_avx512, jax_bitwise_or_u32_u64_avx512,
    jax_bitwise_or_u32_i8_avx512, jax_bitwise_or_u32_i16_avx512, jax_bitwise_or_u32_i32_avx512,
    jax_bitwise_or_u32_i_weak_avx512, jax_bitwise_or_u64_u64_avx512, jax_bitwise_or_i8_i16_avx512,
    jax_bitwise_or_i8_i32_avx512, jax_bitwise_or_i8_i64_avx512, jax_bitwise_or_i16_i32_avx512,
    jax_bitwise_or_i16_i64_avx512, jax_bitwise_or_i32_i64_avx512;
jax_kernel
    jax_bitwise_xor_b_b_avx512, jax_bitwise_xor_b_u8_avx512, jax_bitwise_xor_b_u16_avx512,
    jax_bitwise_xor_b_u32_avx512, jax_bitwise_xor_b_u64_avx512, jax_bitwise_xor_u8_u8_avx512,
    jax_bitwise_xor_u8_u16_avx512, jax_bitwise_xor_u8_u32_avx512, jax_bitwise_xor_u8_u64_avx512,
    jax_bitwise_xor_u8_i8_avx512, jax_bitwise_xor_u8_i_weak_avx512, jax_bitwise_xor_u16_u16_avx512,
    jax_bitwise_xor_u16_u32_avx512, jax_bitwise_xor_u16_u64_avx512, jax_bitwise_xor_u16_i8_avx512,
    jax_bitwise_xor_u16_i16_avx512, jax_bitwise_xor_u16_i_weak_avx512, jax_bitwise_xor_u32_u32_avx512,
    jax_bitwise_xor_u32_u64_avx512, jax_bitwise_xor_u32_i8_avx512, jax_bitwise_xor_u32_i16_avx512,
    jax_bitwise_xor_u32_i32_avx512, jax_bitwise_xor_u32_i_weak_avx512, jax_bitwise_xor_u64_u64_avx512,
    jax_bitwise_xor_i8_i16_avx512, jax_bitwise_xor_i8_i32_avx512, jax_bitwise_xor_i8_i64_avx512,
    jax_bitwise_xor_i16_i32_avx512, jax_bitwise_xor_i16_i64_avx512, jax_bitwise_xor_i32_i64_avx512;
jax_kernel
    jax_bitwise_left_shift_b_u8_avx512, jax_bitwise_left_shift_b_u16_avx512, jax_bitwise_left_shift_b_u32_avx512,
    jax_bitwise_left_shift_b_u64_avx512, jax_bitwise_left_shift_u8_b_avx512, jax_bitwise_left_shift_u8_u8_avx512,
    jax_bitwise_left_shift_u8_u16_avx512, jax_bitwise_left_shift_u8_u32_avx512, jax_bitwise_left_shift_u8_u64_avx512,
    jax_bitwise_left_shift_u8_i8_avx512, jax_bitwise_left_shift_u8_i_weak_avx512,
    jax_bitwise_left_shift_u16_b_avx512, jax_bitwise_left_shift_u16_u8_avx512, jax_bitwise_left_shift_u16_u16_avx512,
    jax_bitwise_left_shift_u16_u32_avx512, jax_bitwise_left_shift_u16_u64_avx512,
    jax_bitwise_left_shift_u16_i8_avx512, jax_bitwise_left_shift_u16_i16_avx512,
    jax_bitwise_left_shift_u16_i_weak_avx512, jax_bitwise_left_shift_u32_b_avx512,
    jax_bitwise_left_shift_u32_u8_avx512, jax_bitwise_left_shift_u32_u16_avx512,
    jax_bitwise_left_shift_u32_u32_avx512, jax_bitwise_left_shift_u32_u64_avx512,
    jax_bitwise_left_shift_u32_i8_avx512, jax_bitwise_left_shift_u32_i16_avx512,
    jax_bitwise_left_shift_u32_i32_avx512, jax_bitwise_left_shift_u32_i_weak_avx512,
    jax_bitwise_left_shift_u64_b_avx512, jax_bitwise_left_shift_u64_u8_avx512, jax_bitwise_left_shift_u64_u16_avx512,
    jax_bitwise_left_shift_u64_u32_avx512, jax_bitwise_left_shift_u64_u64_avx512,
    jax_bitwise_left_shift_i8_u8_avx512, jax_bitwise_left_shift_i8_u16_avx512, jax_bitwise_left_shift_i8_u32_avx512,
    jax_bitwise_left_shift_i8_i16_avx512, jax_bitwise_left_shift_i8_i32_avx512, jax_bitwise_left_shift_i8_i64_avx512,
    jax_bitwise_left_shift_i16_u16_avx512, jax_bitwise_left_shift_i16_u32_avx512,
    jax_bitwise_left_shift_i16_i8_avx512, jax_bitwise_left_shift_i16_i32_avx512,
    jax_bitwise_left_shift_i16_i64_avx512, jax_bitwise_left_shift_i32_u32_avx512,
    jax_bitwise_left_shift_i32_i8_avx512, jax_bitwise_left_shift_i32_i16_avx512,
    jax_bitwise_left_shift_i32_i64_avx512, jax_bitwise_left_shift_i64_i8_avx512,
    jax_bitwise_left_shift_i64_i16_avx512, jax_bitwise_left_shift_i64_i32_avx512,
    jax_bitwise_left_shift_i_weak_u8_avx512, jax_bitwise_left_shift_i_weak_u16_avx512,
    jax_bitwise_left_shift_i_weak_u32_avx512;
jax_kernel
    jax_bitwise_right_shift_b_u8_avx512, jax_bitwise_right_shift_b_u16_avx512, jax_bitwise_right_shift_b_u32_avx512,
    jax_bitwise_right_shift_b_u64_avx512, jax_bitwise_right_shift_b_i8_avx512, jax_bitwise_right_shift_b_i16_avx512,
    jax_bitwise_right_shift_b_i32_avx512, jax_bitwise_right_shift_b_i64_avx512, jax_bitwise_right_shift_u8_b_avx512,
    jax_bitwise_right_shift_u8_u8_avx512, jax_bitwise_right_shift_u8_u16_avx512,
    jax_bitwise_right_shift_u8_u32_avx512, jax_bitwise_right_shift_u8_u64_avx512,
    jax_bitwise_right_shift_u8_i8_avx512, jax_bitwise_right_shift_u8_i16_avx512,
    jax_bitwise_right_shift_u8_i32_avx512, jax_bitwise_right_shift_u8_i64_avx512,
    jax_bitwise_right_shift_u8_i_weak_avx512, jax_bitwise_right_shift_u16_b_avx512,
    jax_bitwise_right_shift_u16_u8_avx512, jax_bitwise_right_shift_u16_u16_avx512,
    jax_bitwise_right_shift_u16_u32_avx512, jax_bitwise_right_shift_u16_u64_avx512,
    jax_bitwise_right_shift_u16_i8_avx512, jax_bitwise_right_shift_u16_i16_avx512,
    jax_bitwise_right_shift_u16_i32_avx512, jax_bitwise_right_shift_u16_i64_avx512,
    jax_bitwise_right_shift_u16_i_weak_avx512, jax_bitwise_right_shift_u32_b_avx512,
    jax_bitwise_right_shift_u32_u8_avx512, jax_bitwise_right_shift_u32_u16_avx512,
    jax_bitwise_right_shift_u32_u32_avx512, jax_bitwise_right_shift_u32_u64_avx512,
    jax_bitwise_right_shift_u32_i8_avx512, jax_bitwise_right_shift_u32_i16_avx512,
    jax_bitwise_right_shift_u32_i32_avx512, jax_bitwise_right_shift_u32_i64_avx512,
    jax_bitwise_right_shift_u32_i_weak_avx512, jax_bitwise_right_shift_u64_b_avx512,
    jax_bitwise_right_shift_u64_u8_avx512, jax_bitwise_right_shift_u64_u16_avx512,
    jax_bitwise_right_shift_u64_u32_avx512, jax_bitwise_right_shift_u64_u64_avx512,
    jax_bitwise_right_shift_i8_b_avx512, jax_bitwise_right_shift_i8_u8_avx512, jax_bitwise_right_shift_i8_u16_avx512,
    jax_bitwise_right_shift_i8_u32_avx512, jax_bitwise_right_shift_i8_i8_avx512,
    jax_bitwise_right_shift_i8_i16_avx512, jax_bitwise_right_shift_i8_i32_avx512,
    jax_bitwise_right_shift_i8_i64_avx512, jax_bitwise_right_shift_i8_i_weak_avx512,
    jax_bitwise_right_shift_i16_b_avx512, jax_bitwise_right_shift_i16_u8_avx512,
    jax_bitwise_right_shift_i16_u16_avx512, jax_bitwise_right_shift_i16_u32_avx512,
    jax_bitwise_right_shift_i16_i8_avx512, jax_bitwise_right_shift_i16_i16_avx512,
    jax_bitwise_right_shift_i16_i32_avx512, jax_bitwise_right_shift_i16_i64_avx512,
    jax_bitwise_right_shift_i16_i_weak_avx512, jax_bitwise_right_shift_i32_b_avx512,
    jax_bitwise_right_shift_i32_u8_avx512, jax_bitwise_right_shift_i32_u16_avx512,
    jax_bitwise_right_shift_i32_u32_avx512, jax_bitwise_right_shift_i32_i8_avx512,
    jax_bitwise_right_shift_i32_i16_avx512, jax_bitwise_right_shift_i32_i32_avx512,
    jax_bitwise_right_shift_i32_i64_avx512, jax_bitwise_right_shift_i32_i_weak_avx512,
    jax_bitwise_right_shift_i64_b_avx512, jax_bitwise_right_shift_i64_u8_avx512,
    jax_bitwise_right_shift_i64_u16_avx512, jax_bitwise_right_shift_i64_u32_avx512,
    jax_bitwise_right_shift_i64_i8_avx512, jax_bitwise_right_shift_i64_i16_avx512,
    jax_bitwise_right_shift_i64_i32_avx512, jax_bitwise_right_shift_i64_i64_avx512,
    jax_bitwise_right_shift_i_weak_u8_avx512, jax_bitwise_right_shift_i_weak_u16_avx512,
    jax_bitwise_right_shift_i_weak_u32_avx512, jax_bitwise_right_shift_i_weak_i8_avx512,
    jax_bitwise_right_shift_i_weak_i16_avx512, jax_bitwise_right_shift_i_weak_i32_avx512;
jax_kernel
    jax_logical_and_b_b_avx512, jax_logical_and_b_u16_avx512, jax_logical_and_b_u32_avx512,
    jax_logical_and_b_u64_avx512, jax_logical_and_b_bf16_avx512, jax_logical_and_b_f16_avx512,
    jax_logical_and_b_f32_avx512, jax_logical_and_b_f64_avx512, jax_logical_and_b_c64_avx512,
    jax_logical_and_b_c128_avx512, jax_logical_and_u16_u16_avx512, jax_logical_and_u16_u32_avx512,
    jax_logical_and_u16_u64_avx512, jax_logical_and_u16_bf16_avx512, jax_logical_and_u16_f16_avx512,
    jax_logical_and_u16_f32_avx512, jax_logical_and_u16_f64_avx512, jax_logical_and_u16_c64_avx512,
    jax_logical_and_u16_c128_avx512, jax_logical_and_u32_u32_avx512, jax_logical_and_u32_u64_avx512,
    jax_logical_and_u32_bf16_avx512, jax_logical_and_u32_f16_avx512, jax_logical_and_u32_f32_avx512,
    jax_logical_and_u32_f64_avx512, jax_logical_and_u32_c64_avx512, jax_logical_and_u32_c128_avx512,
    jax_logical_and_u64_u64_avx512, jax_logical_and_u64_bf16_avx512, jax_logical_and_u64_f16_avx512,
    jax_logical_and_u64_f32_avx512, jax_logical_and_u64_f64_avx512, jax_logical_and_u64_c64_avx512,
    jax_logical_and_u64_c128_avx512, jax_logical_and_bf16_bf16_avx512, jax_logical_and_bf16_f16_avx512,
    jax_logical_and_bf16_f32_avx512, jax_logical_and_bf16_f64_avx512, jax_logical_and_bf16_c64_avx512,
    jax_logical_and_bf16_c128_avx512, jax_logical_and_f16_f16_avx512, jax_logical_and_f16_f32_avx512,
    jax_logical_and_f16_f64_avx512, jax_logical_and_f16_c64_avx512, jax_logical_and_f16_c128_avx512,
    jax_logical_and_f32_f32_avx512, jax_logical_and_f32_f64_avx512, jax_logical_and_f32_c64_avx512,
    jax_logical_and_f32_c128_avx512, jax_logical_and_f64_f64_avx512, jax_logical_and_f64_c64_avx512,
    jax_logical_and_f64_c128_avx512, jax_logical_and_c64_c64_avx512, jax_logical_and_c64_c128_avx512,
    jax_logical_and_c128_c128_avx512;
jax_kernel
    jax_logical_or_b_b_avx512, jax_logical_or_b_u16_avx512, jax_logical_or_b_u32_avx512, jax_logical_or_b_u64_avx512,
    jax_logical_or_b_bf16_avx512, jax_logical_or_b_f16_avx512, jax_logical_or_b_f32_avx512,
    jax_logical_or_b_f64_avx512, jax_logical_or_b_c64_avx512, jax_logical_or_b_c128_avx512,
    jax_logical_or_u16_u16_avx512, jax_logical_or_u16_u32_avx512, jax_logical_or_u16_u64_avx512,
    jax_logical_or_u16_bf16_avx512, jax_logical_or_u16_f16_avx512, jax_logical_or_u16_f32_avx512,
    jax_logical_or_u16_f64_avx512, jax_logical_or_u16_c64_avx512, jax_logical_or_u16_c128_avx512,
    jax_logical_or_u32_u32_avx512, jax_logical_or_u32_u64_avx512, jax_logical_or_u32_bf16_avx512,
    jax_logical_or_u32_f16_avx512, jax_logical_or_u32_f32_avx512, jax_logical_or_u32_f64_avx512,
    jax_logical_or_u32_c64_avx512, jax_logical_or_u32_c128_avx512, jax_logical_or_u64_u64_avx512,
    jax_logical_or_u64_bf16_avx512, jax_logical_or_u64_f16_avx512, jax_logical_or_u64_f32_avx512,
    jax_logical_or_u64_f64_avx512, jax_logical_or_u64_c64_avx512, jax_logical_or_u64_c128_avx512,
    jax_logical_or_bf16_bf16_avx512, jax_logical_or_bf16_f16_avx512, jax_logical_or_bf16_f32_avx512,
    jax_logical_or_bf16_f64_avx512, jax_logical_or_bf16_c64_avx512, jax_logical_or_bf16_c128_avx512,
    jax_logical_or_f16_f16_avx512, jax_logical_or_f16_f32_avx512, jax_logical_or_f16_f64_avx512,
    jax_logical_or_f16_c64_avx512, jax_logical_or_f16_c128_avx512, jax_logical_or_f32_f32_avx512,
    jax_logical_or_f32_f64_avx512, jax_logical_or_f32_c64_avx512, jax_logical_or_f32_c128_avx512,
    jax_logical_or_f64_f64_avx512, jax_logical_or_f64_c64_avx512, jax_logical_or_f64_c128_avx512,
    jax_logical_or_c64_c64_avx512, jax_logical_or_c64_c128_avx512, jax_logical_or_c128_c128_avx512;
jax_kernel
    jax_logical_xor_b_b_avx512, jax_logical_xor_b_u16_avx512, jax_logical_xor_b_u32_avx512,
    jax_logical_xor_b_u64_avx512, jax_logical_xor_b_bf16_avx512, jax_logical_xor_b_f16_avx512,
    jax_logical_xor_b_f32_avx512, jax_logical_xor_b_f64_avx512, jax_logical_xor_b_c64_avx512,
    jax_logical_xor_b_c128_avx512, jax_logical_xor_u16_u16_avx512, jax_logical_xor_u16_u32_avx512,
    jax_logical_xor_u16_u64_avx512, jax_logical_xor_u16_bf16_avx512, jax_logical_xor_u16_f16_avx512,
    jax_logical_xor_u16_f32_avx512, jax_logical_xor_u16_f64_avx512, jax_logical_xor_u16_c64_avx512,
    jax_logical_xor_u16_c128_avx512, jax_logical_xor_u32_u32_avx512, jax_logical_xor_u32_u64_avx512,
    jax_logical_xor_u32_bf16_avx512, jax_logical_xor_u32_f16_avx512, jax_logical_xor_u32_f32_avx512,
    jax_logical_xor_u32_f64_avx512, jax_logical_xor_u32_c64_avx512, jax_logical_xor_u32_c128_avx512,
    jax_logical_xor_u64_u64_avx512, jax_logical_xor_u64_bf16_avx512, jax_logical_xor_u64_f16_avx512,
    jax_logical_xor_u64_f32_avx512, jax_logical_xor_u64_f64_avx512, jax_logical_xor_u64_c64_avx512,
    jax_logical_xor_u64_c128_avx512, jax_logical_xor_bf16_bf16_avx512, jax_logical_xor_bf16_f16_avx512,
    jax_logical_xor_bf16_f32_avx512, jax_logical_xor_bf16_f64_avx512, jax_logical_xor_bf16_c64_avx512,
    jax_logical_xor_bf16_c128_avx512, jax_logical_xor_f16_f16_avx512, jax_logical_xor_f16_f32_avx512,
    jax_logical_xor_f16_f64_avx512, jax_logical_xor_f16_c64_avx512, jax_logical_xor_f16_c128_avx512,
    jax_logical_xor_f32_f32_avx512, jax_logical_xor_f32_f64_avx512, jax_logical_xor_f32_c64_avx512,
    jax_logical_xor_f32_c128_avx512, jax_logical_xor_f64_f64_avx512, jax_logical_xor_f64_c64_avx512,
    jax_logical_xor_f64_c128_avx512, jax_logical_xor_c64_c64_avx512, jax_logical_xor_c64_c128_avx512,
    jax_logical_xor_c128_c128_avx512;
jax_kernel
    jax_floor_divide_u8_u8_avx512, jax_floor_divide_u16_u16_avx512, jax_floor_divide_u32_u32_avx512,
    jax_floor_divide_u64_u64_avx512, jax_floor_divide_i8_i8_avx512, jax_floor_divide_i16_i16_avx512,
    jax_floor_divide_i32_i32_avx512, jax_floor_divide_i64_i64_avx512, jax_floor_divide_bf16_bf16_avx512,
    jax_floor_divide_f16_f16_avx512, jax_floor_divide_f32_f32_avx512, jax_floor_divide_f64_f64_avx512;
jax_kernel
    jax_remainder_u8_u8_avx512, jax_remainder_u16_u16_avx512, jax_remainder_u32_u32_avx512,
    jax_remainder_u64_u64_avx512, jax_remainder_i8_i8_avx512, jax_remainder_i16_i16_avx512,
    jax_remainder_i32_i32_avx512, jax_remainder_i64_i64_avx512, jax_remainder_bf16_bf16_avx512,
    jax_remainder_f16_f16_avx512, jax_remainder_f32_f32_avx512, jax_remainder_f64_f64_avx512;
jax_kernel
    jax_fmod_u8_u8_avx512, jax_fmod_u16_u16_avx512, jax_fmod_u32_u32_avx512, jax_fmod_u64_u64_avx512,
    jax_fmod_i8_i8_avx512, jax_fmod_i16_i16_avx512, jax_fmod_i32_i32_avx512, jax_fmod_i64_i64_avx512,
    jax_fmod_bf16_bf16_avx512, jax_fmod_f16_f16_avx512, jax_fmod_f32_f32_avx512, jax_fmod_f64_f64_avx512;
jax_kernel
    jax_power_u8_u8_avx512, jax_power_u16_u16_avx512, jax_power_u32_u32_avx512, jax_power_u64_u64_avx512,
    jax_power_i8_i8_avx512, jax_power_i16_i16_avx512, jax_power_i32_i32_avx512, jax_power_i64_i64_avx512;
jax_kernel
    jax_copysign_f32_f32_avx512, jax_copysign_f64_f64_avx512, jax_copysign_bf16_bf16_avx512,
    jax_copysign_u8_u8_avx512, jax_copysign_u16_u16_avx512, jax_copysign_u32_u32_avx512, jax_copysign_u64_u64_avx512,
    jax_copysign_i8_i8_avx512, jax_copysign_i16_i16_avx512, jax_copysign_i32_i32_avx512;
jax_kernel
    jax_nextafter_f32_f32_avx512, jax_nextafter_f64_f64_avx512, jax_nextafter_bf16_bf16_avx512,
    jax_nextafter_f16_f16_avx512, jax_nextafter_u8_u8_avx512, jax_nextafter_u16_u16_avx512,
    jax_nextafter_u32_u32_avx512, jax_nextafter_u64_u64_avx512, jax_nextafter_i8_i8_avx512,
    jax_nextafter_i16_i16_avx512, jax_nextafter_i32_i32_avx512;
jax_kernel
    jax_convert_b_b_avx512, jax_convert_b_u16_avx512, jax_convert_b_u32_avx512, jax_convert_b_u64_avx512,
    jax_convert_b_bf16_avx512, jax_convert_b_f16_avx512, jax_convert_b_f32_avx512, jax_convert_b_f64_avx512,
    jax_convert_b_c64_avx512, jax_convert_b_c128_avx512, jax_convert_u8_u8_avx512, jax_convert_u8_u16_avx512,
    jax_convert_u8_u32_avx512, jax_convert_u8_u64_avx512, jax_convert_u8_bf16_avx512, jax_convert_u8_f16_avx512,
    jax_convert_u8_f32_avx512, jax_convert_u8_f64_avx512, jax_convert_u8_c64_avx512, jax_convert_u8_c128_avx512,
    jax_convert_u16_b_avx512, jax_convert_u16_u8_avx512, jax_convert_u16_u16_avx512, jax_convert_u16_u32_avx512,
    jax_convert_u16_u64_avx512, jax_convert_u16_bf16_avx512, jax_convert_u16_f16_avx512, jax_convert_u16_f32_avx512,
    jax_convert_u16_f64_avx512, jax_convert_u16_c64_avx512, jax_convert_u16_c128_avx512, jax_convert_u32_b_avx512,
    jax_convert_u32_u8_avx512, jax_convert_u32_u16_avx512, jax_convert_u32_u32_avx512, jax_convert_u32_u64_avx512,
    jax_convert_u32_bf16_avx512, jax_convert_u32_f16_avx512, jax_convert_u32_f32_avx512, jax_convert_u32_f64_avx512,
    jax_convert_u32_c64_avx512, jax_convert_u32_c128_avx512, jax_convert_u64_b_avx512, jax_convert_u64_u8_avx512,
    jax_convert_u64_u16_avx512, jax_convert_u64_u32_avx512, jax_convert_u64_u64_avx512, jax_convert_u64_bf16_avx512,
    jax_convert_u64_f16_avx512, jax_convert_u64_f32_avx512, jax_convert_u64_f64_avx512, jax_convert_u64_c64_avx512,
    jax_convert_u64_c128_avx512, jax_convert_i8_u16_avx512, jax_convert_i8_u32_avx512, jax_convert_i8_u64_avx512,
    jax_convert_i8_bf16_avx512, jax_convert_i8_f16_avx512, jax_convert_i8_f32_avx512, jax_convert_i8_f64_avx512,
    jax_convert_i8_c64_avx512, jax_convert_i8_c128_avx512, jax_convert_i16_u32_avx512, jax_convert_i16_u64_avx512,
    jax_convert_i16_bf16_avx512, jax_convert_i16_f16_avx512, jax_convert_i16_f32_avx512, jax_convert_i16_f64_avx512,
    jax_convert_i16_c64_avx512, jax_convert_i16_c128_avx512, jax_convert_i32_u64_avx512, jax_convert_i32_bf16_avx512,
    jax_convert_i32_f16_avx512, jax_convert_i32_f32_avx512, jax_convert_i32_f64_avx512, jax_convert_i32_c64_avx512,
    jax_convert_i32_c128_avx512, jax_convert_i64_bf16_avx512, jax_convert_i64_f16_avx512, jax_convert_i64_f32_avx512,
    jax_convert_i64_f64_avx512, jax_convert_i64_c64_avx512, jax_convert_i64_c128_avx512, jax_convert_bf16_b_avx512,
    jax_convert_bf16_u8_avx512, jax_convert_bf16_u16_avx512, jax_convert_bf16_u32_avx512,
    jax_convert_bf16_u64_avx512, jax_convert_bf16_i8_avx512, jax_convert_bf16_i16_avx512,
    jax_convert_bf16_i32_avx512, jax_convert_bf16_i64_avx512, jax_convert_bf16_f16_avx512,
    jax_convert_bf16_f32_avx512, jax_convert_bf16_f64_avx512, jax_convert_bf16_c64_avx512,
    jax_convert_bf16_c128_avx512, jax_convert_f16_b_avx512, jax_convert_f16_u8_avx512, jax_convert_f16_u16_avx512,
    jax_convert_f16_u32_avx512, jax_convert_f16_u64_avx512, jax_convert_f16_i8_avx512, jax_convert_f16_i16_avx512,
    jax_convert_f16_i32_avx512, jax_convert_f16_i64_avx512, jax_convert_f16_bf16_avx512, jax_convert_f16_f32_avx512,
    jax_convert_f16_f64_avx512, jax_convert_f16_c64_avx512, jax_convert_f16_c128_avx512, jax_convert_f32_b_avx512,
    jax_convert_f32_u8_avx512, jax_convert_f32_u16_avx512, jax_convert_f32_u32_avx512, jax_convert_f32_u64_avx512,
    jax_convert_f32_i8_avx512, jax_convert_f32_i16_avx512, jax_convert_f32_i32_avx512, jax_convert_f32_i64_avx512,
    jax_convert_f32_bf16_avx512, jax_convert_f32_f16_avx512, jax_convert_f32_f64_avx512, jax_convert_f32_c64_avx512,
    jax_convert_f32_c128_avx512, jax_convert_f64_b_avx512, jax_convert_f64_u8_avx512, jax_convert_f64_u16_avx512,
    jax_convert_f64_u32_avx512, jax_convert_f64_u64_avx512, jax_convert_f64_i8_avx512, jax_convert_f64_i16_avx512,
    jax_convert_f64_i32_avx512, jax_convert_f64_i64_avx512, jax_convert_f64_bf16_avx512, jax_convert_f64_f16_avx512,
    jax_convert_f64_f32_avx512, jax_convert_f64_c64_avx512, jax_convert_f64_c128_avx512, jax_convert_c64_b_avx512,
    jax_convert_c64_u8_avx512, jax_convert_c64_u16_avx512, jax_convert_c64_u32_avx512, jax_convert_c64_u64_avx512,
    jax_convert_c64_i8_avx512, jax_convert_c64_i16_avx512, jax_convert_c64_i32_avx512, jax_convert_c64_i64_avx512,
    jax_convert_c64_bf16_avx512, jax_convert_c64_f16_avx512, jax_convert_c64_f32_avx512, jax_convert_c64_f64_avx512,
    jax_convert_c64_c128_avx512, jax_convert_c128_b_avx512, jax_convert_c128_u8_avx512, jax_convert_c128_u16_avx512,
    jax_convert_c128_u32_avx512, jax_convert_c128_u64_avx512, jax_convert_c128_i8_avx512,
    jax_convert_c128_i16_avx512, jax_convert_c128_i32_avx512, jax_convert_c128_i64_avx512,
    jax_convert_c128_bf16_avx512, jax_convert_c128_f16_avx512, jax_convert_c128_f32_avx512,
    jax_convert_c128_f64_avx512, jax_convert_c128_c64_avx512, jax_convert_c128_c128_avx512;
jax_kernel
    jax_negative_u8_avx512, jax_negative_u16_avx512, jax_negative_u32_avx512, jax_negative_u64_avx512,
    jax_negative_bf16_avx512, jax_negative_f32_avx512, jax_negative_f64_avx512, jax_negative_c64_avx512,
    jax_negative_c128_avx512;
jax_kernel
    jax_absolute_i8_avx512, jax_absolute_i16_avx512, jax_absolute_i32_avx512, jax_absolute_i64_avx512,
    jax_absolute_bf16_avx512, jax_absolute_f32_avx512, jax_absolute_f64_avx512, jax_absolute_c64_avx512,
    jax_absolute_c128_avx512;
jax_kernel
    jax_sign_u8_avx512, jax_sign_u16_avx512, jax_sign_u32_avx512, jax_sign_u64_avx512, jax_sign_i8_avx512,
    jax_sign_i16_avx512, jax_sign_i32_avx512, jax_sign_i64_avx512, jax_sign_bf16_avx512, jax_sign_f16_avx512,
    jax_sign_f32_avx512, jax_sign_f64_avx512, jax_sign_c64_avx512, jax_sign_c128_avx512;
jax_kernel
    jax_square_u8_avx512, jax_square_u16_avx512, jax_square_u32_avx512, jax_square_u64_avx512,
    jax_square_bf16_avx512, jax_square_f16_avx512, jax_square_f32_avx512, jax_square_f64_avx512,
    jax_square_c64_avx512, jax_square_c128_avx512;
jax_kernel
    jax_sqrt_b_avx512, jax_sqrt_u8_avx512, jax_sqrt_u16_avx512, jax_sqrt_u32_avx512, jax_sqrt_u64_avx512,
    jax_sqrt_i8_avx512, jax_sqrt_i16_avx512, jax_sqrt_i32_avx512, jax_sqrt_i64_avx512, jax_sqrt_bf16_avx512,
    jax_sqrt_f16_avx512, jax_sqrt_f32_avx512, jax_sqrt_f64_avx512;
jax_kernel
    jax_reciprocal_b_avx512, jax_reciprocal_u8_avx512, jax_reciprocal_u16_avx512, jax_reciprocal_u32_avx512,
    jax_reciprocal_u64_avx512, jax_reciprocal_i8_avx512, jax_reciprocal_i16_avx512, jax_reciprocal_i32_avx512,
    jax_reciprocal_i64_avx512, jax_reciprocal_bf16_avx512, jax_reciprocal_f16_avx512, jax_reciprocal_f32_avx512,
    jax_reciprocal_f64_avx512, jax_reciprocal_c64_avx512, jax_reciprocal_c128_avx512;
jax_kernel
    jax_floor_bf16_avx512, jax_floor_f16_avx512, jax_floor_f32_avx512, jax_floor_f64_avx512;
jax_kernel
    jax_ceil_bf16_avx512, jax_ceil_f16_avx512, jax_ceil_f32_avx512, jax_ceil_f64_avx512;
jax_kernel
    jax_trunc_bf16_avx512, jax_trunc_f16_avx512, jax_trunc_f32_avx512, jax_trunc_f64_avx512;
jax_kernel
    jax_round_bf16_avx512, jax_round_f16_avx512, jax_round_f32_avx512, jax_round_f64_avx512;
jax_kernel
    jax_signbit_bf16_avx512, jax_signbit_f32_avx512, jax_signbit_f64_avx512;
jax_kernel
    jax_isnan_b_avx512, jax_isnan_u16_avx512, jax_isnan_u32_avx512, jax_isnan_u64_avx512, jax_isnan_bf16_avx512,
    jax_isnan_f16_avx512, jax_isnan_f32_avx512, jax_isnan_f64_avx512, jax_isnan_c64_avx512, jax_isnan_c128_avx512;
jax_kernel
    jax_isinf_bf16_avx512, jax_isinf_f16_avx512, jax_isinf_f32_avx512, jax_isinf_f64_avx512, jax_isinf_c64_avx512,
    jax_isinf_c128_avx512;
jax_kernel
    jax_isfinite_b_avx512, jax_isfinite_u16_avx512, jax_isfinite_u32_avx512, jax_isfinite_u64_avx512,
    jax_isfinite_bf16_avx512, jax_isfinite_f16_avx512, jax_isfinite_f32_avx512, jax_isfinite_f64_avx512,
    jax_isfinite_c64_avx512, jax_isfinite_c128_avx512;
jax_kernel
    jax_bitwise_invert_b_avx512, jax_bitwise_invert_u8_avx512, jax_bitwise_invert_u16_avx512,
    jax_bitwise_invert_u32_avx512, jax_bitwise_invert_u64_avx512;
jax_kernel
    jax_logical_not_u16_avx512, jax_logical_not_u32_avx512, jax_logical_not_u64_avx512, jax_logical_not_bf16_avx512,
    jax_logical_not_f16_avx512, jax_logical_not_f32_avx512, jax_logical_not_f64_avx512, jax_logical_not_c64_avx512,
    jax_logical_not_c128_avx512;
jax_kernel
    jax_conjugate_c64_avx512, jax_conjugate_c128_avx512;
jax_kernel
    jax_imag_u8_avx512, jax_imag_u16_avx512, jax_imag_u32_avx512, jax_imag_u64_avx512, jax_imag_c64_avx512,
    jax_imag_c128_avx512;
jax_ternary_kernel
    jax_where_b_avx512, jax_where_u8_avx512, jax_where_u16_avx512, jax_where_u32_avx512, jax_where_u64_avx512,
    jax_where_c128_avx512;
jax_ternary_kernel
    jax_clip_b_avx512, jax_clip_u8_avx512, jax_clip_u16_avx512, jax_clip_u32_avx512, jax_clip_u64_avx512,
    jax_clip_i8_avx512, jax_clip_i16_avx512, jax_clip_i32_avx512, jax_clip_i64_avx512, jax_clip_bf16_avx512,
    jax_clip_f16_avx512, jax_clip_f32_avx512, jax_clip_f64_avx512;
jax_checked_kernel
    jax_convert_same_value_u8_b_avx512, jax_convert_same_value_u8_i8_avx512, jax_convert_same_value_u16_b_avx512,
    jax_convert_same_value_u16_u8_avx512, jax_convert_same_value_u16_i8_avx512,
    jax_convert_same_value_u16_i16_avx512, jax_convert_same_value_u16_bf16_avx512,
    jax_convert_same_value_u16_f16_avx512, jax_convert_same_value_u32_b_avx512, jax_convert_same_value_u32_u8_avx512,
    jax_convert_same_value_u32_u16_avx512, jax_convert_same_value_u32_i8_avx512,
    jax_convert_same_value_u32_i16_avx512, jax_convert_same_value_u32_i32_avx512,
    jax_convert_same_value_u32_bf16_avx512, jax_convert_same_value_u32_f16_avx512,
    jax_convert_same_value_u32_f32_avx512, jax_convert_same_value_u32_c64_avx512,
    jax_convert_same_value_u64_b_avx512, jax_convert_same_value_u64_u8_avx512, jax_convert_same_value_u64_u16_avx512,
    jax_convert_same_value_u64_u32_avx512, jax_convert_same_value_u64_i8_avx512,
    jax_convert_same_value_u64_i16_avx512, jax_convert_same_value_u64_i32_avx512,
    jax_convert_same_value_u64_i64_avx512, jax_convert_same_value_u64_bf16_avx512,
    jax_convert_same_value_u64_f16_avx512, jax_convert_same_value_u64_f32_avx512,
    jax_convert_same_value_u64_f64_avx512, jax_convert_same_value_u64_c64_avx512,
    jax_convert_same_value_u64_c128_avx512, jax_convert_same_value_i8_b_avx512, jax_convert_same_value_i8_u8_avx512,
    jax_convert_same_value_i8_u16_avx512, jax_convert_same_value_i8_u32_avx512, jax_convert_same_value_i8_u64_avx512,
    jax_convert_same_value_i16_b_avx512, jax_convert_same_value_i16_u8_avx512, jax_convert_same_value_i16_u16_avx512,
    jax_convert_same_value_i16_u32_avx512, jax_convert_same_value_i16_u64_avx512,
    jax_convert_same_value_i16_i8_avx512, jax_convert_same_value_i16_bf16_avx512,
    jax_convert_same_value_i16_f16_avx512, jax_convert_same_value_i32_b_avx512, jax_convert_same_value_i32_u8_avx512,
    jax_convert_same_value_i32_u16_avx512, jax_convert_same_value_i32_u32_avx512,
    jax_convert_same_value_i32_u64_avx512, jax_convert_same_value_i32_i8_avx512,
    jax_convert_same_value_i32_i16_avx512, jax_convert_same_value_i32_bf16_avx512,
    jax_convert_same_value_i32_f16_avx512, jax_convert_same_value_i32_f32_avx512,
    jax_convert_same_value_i32_c64_avx512, jax_convert_same_value_i64_b_avx512, jax_convert_same_value_i64_u8_avx512,
    jax_convert_same_value_i64_u16_avx512, jax_convert_same_value_i64_u32_avx512,
    jax_convert_same_value_i64_u64_avx512, jax_convert_same_value_i64_i8_avx512,
    jax_convert_same_value_i64_i16_avx512, jax_convert_same_value_i64_i32_avx512,
    jax_convert_same_value_i64_bf16_avx512, jax_convert_same_value_i64_f16_avx512,
    jax_convert_same_value_i64_f32_avx512, jax_convert_same_value_i64_f64_avx512,
    jax_convert_same_value_i64_c64_avx512, jax_convert_same_value_i64_c128_avx512,
    jax_convert_same_value_bf16_b_avx512, jax_convert_same_value_bf16_u8_avx512,
    jax_convert_same_value_bf16_u16_avx512, jax_convert_same_value_bf16_u32_avx512,
    jax_convert_same_value_bf16_u64_avx512, jax_convert_same_value_bf16_i8_avx512,
    jax_convert_same_value_bf16_i16_avx512, jax_convert_same_value_bf16_i32_avx512,
    jax_convert_same_value_bf16_i64_avx512, jax_convert_same_value_bf16_f16_avx512,
    jax_convert_same_value_f16_b_avx512, jax_convert_same_value_f16_u8_avx512, jax_convert_same_value_f16_u16_avx512,
    jax_convert_same_value_f16_u32_avx512, jax_convert_same_value_f16_u64_avx512,
    jax_convert_same_value_f16_i8_avx512, jax_convert_same_value_f16_i16_avx512,
    jax_convert_same_value_f16_i32_avx512, jax_convert_same_value_f16_i64_avx512,
    jax_convert_same_value_f16_bf16_avx512, jax_convert_same_value_f32_b_avx512,
    jax_convert_same_value_f32_u8_avx512, jax_convert_same_value_f32_u16_avx512,
    jax_convert_same_value_f32_u32_avx512, jax_convert_same_value_f32_u64_avx512,
    jax_convert_same_value_f32_i8_avx512, jax_convert_same_value_f32_i16_avx512,
    jax_convert_same_value_f32_i32_avx512, jax_convert_same_value_f32_i64_avx512,
    jax_convert_same_value_f32_bf16_avx512, jax_convert_same_value_f32_f16_avx512,
    jax_convert_same_value_f64_b_avx512, jax_convert_same_value_f64_u8_avx512, jax_convert_same_value_f64_u16_avx512,
    jax_convert_same_value_f64_u32_avx512, jax_convert_same_value_f64_u64_avx512,
    jax_convert_same_value_f64_i8_avx512, jax_convert_same_value_f64_i16_avx512,
    jax_convert_same_value_f64_i32_avx512, jax_convert_same_value_f64_i64_avx512,
    jax_convert_same_value_f64_bf16_avx512, jax_convert_same_value_f64_f16_avx512,
    jax_convert_same_value_f64_f32_avx512, jax_convert_same_value_f64_c64_avx512,
    jax_convert_same_value_c64_b_avx512, jax_convert_same_value_c64_u8_avx512, jax_convert_same_value_c64_u16_avx512,
    jax_convert_same_value_c64_u32_avx512, jax_convert_same_value_c64_u64_avx512,
    jax_convert_same_value_c64_i8_avx512, jax_convert_same_value_c64_i16_avx512,
    jax_convert_same_value_c64_i32_avx512, jax_convert_same_value_c64_i64_avx512,
    jax_convert_same_value_c64_bf16_avx512, jax_convert_same_value_c64_f16_avx512,
    jax_convert_same_value_c64_f32_avx512, jax_convert_same_value_c64_f64_avx512,
    jax_convert_same_value_c128_b_avx512, jax_convert_same_value_c128_u8_avx512,
    jax_convert_same_value_c128_u16_avx512, jax_convert_same_value_c128_u32_avx512,
    jax_convert_same_value_c128_u64_avx512, jax_convert_same_value_c128_i8_avx512,
    jax_convert_same_value_c128_i16_avx512, jax_convert_same_value_c128_i32_avx512,
    jax_convert_same_value_c128_i64_avx512, jax_convert_same_value_c128_bf16_avx512,
    jax_convert_same_value_c128_f16_avx512, jax_convert_same_value_c128_f32_avx512,
    jax_convert_same_value_c128_f64_avx512, jax_convert_same_value_c128_c64_avx512;
jax_checked_kernel
    jax_convert_in_range_u16_f16_avx512, jax_convert_in_range_u32_f16_avx512, jax_convert_in_range_u64_f16_avx512,
    jax_convert_in_range_i32_f16_avx512, jax_convert_in_range_i64_f16_avx512, jax_convert_in_range_bf16_b_avx512,
    jax_convert_in_range_bf16_u8_avx512, jax_convert_in_range_bf16_u16_avx512, jax_convert_in_range_bf16_u32_avx512,
    jax_convert_in_range_bf16_u64_avx512, jax_convert_in_range_bf16_i8_avx512, jax_convert_in_range_bf16_i16_avx512,
    jax_convert_in_range_bf16_i32_avx512, jax_convert_in_range_bf16_i64_avx512, jax_convert_in_range_bf16_f16_avx512,
    jax_convert_in_range_f16_b_avx512, jax_convert_in_range_f16_u8_avx512, jax_convert_in_range_f16_u16_avx512,
    jax_convert_in_range_f16_u32_avx512, jax_convert_in_range_f16_u64_avx512, jax_convert_in_range_f16_i8_avx512,
    jax_convert_in_range_f16_i16_avx512, jax_convert_in_range_f16_i32_avx512, jax_convert_in_range_f16_i64_avx512,
    jax_convert_in_range_f32_b_avx512, jax_convert_in_range_f32_u8_avx512, jax_convert_in_range_f32_u16_avx512,
    jax_convert_in_range_f32_u32_avx512, jax_convert_in_range_f32_u64_avx512, jax_convert_in_range_f32_i8_avx512,
    jax_convert_in_range_f32_i16_avx512, jax_convert_in_range_f32_i32_avx512, jax_convert_in_range_f32_i64_avx512,
    jax_convert_in_range_f32_bf16_avx512, jax_convert_in_range_f32_f16_avx512, jax_convert_in_range_f64_b_avx512,
    jax_convert_in_range_f64_u8_avx512, jax_convert_in_range_f64_u16_avx512, jax_convert_in_range_f64_u32_avx512,
    jax_convert_in_range_f64_u64_avx512, jax_convert_in_range_f64_i8_avx512, jax_convert_in_range_f64_i16_avx512,
    jax_convert_in_range_f64_i32_avx512, jax_convert_in_range_f64_i64_avx512, jax_convert_in_range_f64_bf16_avx512,
    jax_convert_in_range_f64_f16_avx512, jax_convert_in_range_f64_f32_avx512, jax_convert_in_range_f64_c64_avx512,
    jax_convert_in_range_c64_b_avx512, jax_convert_in_range_c64_u8_avx512, jax_convert_in_range_c64_u16_avx512,
    jax_convert_in_range_c64_u32_avx512, jax_convert_in_range_c64_u64_avx512, jax_convert_in_range_c64_i8_avx512,
    jax_convert_in_range_c64_i16_avx512, jax_convert_in_range_c64_i32_avx512, jax_convert_in_range_c64_i64_avx512,
    jax_convert_in_range_c64_bf16_avx512, jax_convert_in_range_c64_f16_avx512, jax_convert_in_range_c128_b_avx512,
    jax_convert_in_range_c128_u8_avx512, jax_convert_in_range_c128_u16_avx512, jax_convert_in_range_c128_u32_avx512,
    jax_convert_in_range_c128_u64_avx512, jax_convert_in_range_c128_i8_avx512, jax_convert_in_range_c128_i16_avx512,
    jax_convert_in_range_c128_i32_avx512, jax_convert_in_range_c128_i64_avx512,
    jax_convert_in_range_c128_bf16_avx512, jax_convert_in_range_c128_f16_avx512,
    jax_convert_in_range_c128_f32_avx512, jax_convert_in_range_c128_c64_avx512;
#endif

#ifdef __cplusplus
}
#endif

#endif

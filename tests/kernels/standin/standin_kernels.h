/* The public API as generated/jax/jax_kernels.h documents it, for a made-up system and without any kernel of its own:
 * the reference behind the names of generated code. What the tests of kernels find in it must be nothing, and with
 * STANDIN_FAULT in the environment the fault of that name: that shows that they find things. */
#ifndef STANDIN_KERNELS_H
#define STANDIN_KERNELS_H

#include "checked.h"
#include "ternary.h"
#include "unary.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define STANDIN_FOR_EACH_DTYPE(X)                                                                                      \
    X(B, "b", uint8_t, 1, STANDIN_KIND_BOOL)                                                                           \
    X(I_WEAK, "i*", int64_t, 8, STANDIN_KIND_INT)                                                                      \
    X(U8, "u8", uint8_t, 1, STANDIN_KIND_UINT)                                                                         \
    X(I8, "i8", int8_t, 1, STANDIN_KIND_INT)                                                                           \
    X(I32, "i32", int32_t, 4, STANDIN_KIND_INT)                                                                        \
    X(I64, "i64", int64_t, 8, STANDIN_KIND_INT)                                                                        \
    X(U64, "u64", uint64_t, 8, STANDIN_KIND_UINT)                                                                      \
    X(Q15, "q15", int16_t, 2, STANDIN_KIND_FIXED)                                                                      \
    X(F8_E4M3FN, "f8_e4m3fn", uint8_t, 1, STANDIN_KIND_FLOAT)                                                          \
    X(F16, "f16", uint16_t, 2, STANDIN_KIND_FLOAT)                                                                     \
    X(BF16, "bf16", uint16_t, 2, STANDIN_KIND_FLOAT)                                                                   \
    X(F32, "f32", float, 4, STANDIN_KIND_FLOAT)                                                                        \
    X(F64, "f64", double, 8, STANDIN_KIND_FLOAT)                                                                       \
    X(C64, "c64", struct standin_c64, 8, STANDIN_KIND_COMPLEX)                                                         \
    X(C128, "c128", struct standin_c128, 16, STANDIN_KIND_COMPLEX)                                                     \
    X(QUARTERS, "quarters", int32_t, 4, STANDIN_KIND_OPAQUE)                                                           \
    X(DATE, "date", void, 0, STANDIN_KIND_ABSTRACT)

typedef enum standin_dtype {
#define STANDIN_DTYPE(IDENT, name, ctype, size, kind) STANDIN_##IDENT,
    STANDIN_FOR_EACH_DTYPE(STANDIN_DTYPE)
#undef STANDIN_DTYPE
} standin_dtype;

#define STANDIN_DTYPE_COUNT 17
#define STANDIN_DTYPE_LIMIT 17
#define STANDIN_NO_DTYPE    ((standin_dtype)255)

typedef enum standin_dtype_kind {
    STANDIN_KIND_BOOL,
    STANDIN_KIND_INT,
    STANDIN_KIND_UINT,
    STANDIN_KIND_FLOAT,
    STANDIN_KIND_COMPLEX,
    STANDIN_KIND_FIXED,
    STANDIN_KIND_OPAQUE,
    STANDIN_KIND_ABSTRACT
} standin_dtype_kind;

typedef enum standin_op {
#define STANDIN_OP(IDENT, name, rule, kinds) STANDIN_##IDENT,
    REF_FOR_EACH_OP(STANDIN_OP)
#undef STANDIN_OP
        STANDIN_OP_COUNT
} standin_op;

typedef enum standin_unary_op {
#define STANDIN_OP(IDENT, name, rule, kinds) STANDIN_##IDENT,
    REF_FOR_EACH_UNARY_OP(STANDIN_OP)
#undef STANDIN_OP
        STANDIN_UNARY_OP_COUNT
} standin_unary_op;

typedef enum standin_check { STANDIN_CHECK_SAME_VALUE, STANDIN_CHECK_IN_RANGE } standin_check;

typedef enum standin_status {
    STANDIN_OK,
    STANDIN_NO_PROMOTION,
    STANDIN_NO_KERNEL,
    STANDIN_BAD_ARGUMENT,
    STANDIN_OVERLAP
} standin_status;

typedef void standin_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks);
typedef void standin_ternary_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, const void *c,
                                    ptrdiff_t c_step, void *out, size_t blocks);
typedef void standin_checked_kernel(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks);

enum { STANDIN_BLOCK = 32 };

standin_dtype standin_promote_types(standin_dtype a, standin_dtype b);
standin_dtype standin_result_type(size_t n, const standin_dtype *dtypes);
bool standin_can_promote(standin_dtype from, standin_dtype to);
bool standin_dtype_is_weak(standin_dtype dtype);
standin_dtype standin_dtype_materialize(standin_dtype dtype);

standin_status standin_binary(standin_op op, size_t n, standin_dtype a_dtype, const void *a, ptrdiff_t a_stride,
                              standin_dtype b_dtype, const void *b, ptrdiff_t b_stride, void *out,
                              ptrdiff_t out_stride);
standin_status standin_binary_2d(standin_op op, size_t n0, size_t n1, standin_dtype a_dtype, const void *a,
                                 ptrdiff_t a_stride0, ptrdiff_t a_stride1, standin_dtype b_dtype, const void *b,
                                 ptrdiff_t b_stride0, ptrdiff_t b_stride1, void *out, ptrdiff_t out_stride0,
                                 ptrdiff_t out_stride1);
standin_status standin_binary_into(standin_op op, size_t n, standin_dtype a_dtype, const void *a, ptrdiff_t a_stride,
                                   standin_dtype b_dtype, const void *b, ptrdiff_t b_stride, standin_dtype out_dtype,
                                   void *out, ptrdiff_t out_stride);
standin_dtype standin_binary_result(standin_op op, standin_dtype a, standin_dtype b);
standin_status standin_convert(size_t n, standin_dtype from, const void *in, ptrdiff_t in_stride, standin_dtype to,
                               void *out, ptrdiff_t out_stride);
const char *standin_isa(void);
void standin_stream_bytes(size_t bytes);
standin_kernel *standin_find_kernel(standin_op op, standin_dtype a, standin_dtype b, const char *isa, bool *swapped);
standin_kernel *standin_find_convert(standin_dtype from, standin_dtype to, const char *isa);

#define STANDIN_OP(IDENT, name, rule, kinds)                                                                           \
    standin_status standin_##name(size_t n, standin_dtype a_dtype, const void *a, ptrdiff_t a_stride,                  \
                                  standin_dtype b_dtype, const void *b, ptrdiff_t b_stride, void *out,                 \
                                  ptrdiff_t out_stride);
REF_FOR_EACH_OP(STANDIN_OP)
#undef STANDIN_OP

standin_status standin_unary(standin_unary_op op, size_t n, standin_dtype dtype, const void *in, ptrdiff_t in_stride,
                             void *out, ptrdiff_t out_stride);
standin_dtype standin_unary_result(standin_unary_op op, standin_dtype dtype);
standin_kernel *standin_find_unary(standin_unary_op op, standin_dtype dtype, const char *isa);

#define STANDIN_OP(IDENT, name, rule, kinds)                                                                           \
    standin_status standin_##name(size_t n, standin_dtype dtype, const void *in, ptrdiff_t in_stride, void *out,       \
                                  ptrdiff_t out_stride);
REF_FOR_EACH_UNARY_OP(STANDIN_OP)
#undef STANDIN_OP

standin_status standin_where(size_t n, standin_dtype c_dtype, const void *c, ptrdiff_t c_stride, standin_dtype a_dtype,
                             const void *a, ptrdiff_t a_stride, standin_dtype b_dtype, const void *b,
                             ptrdiff_t b_stride, void *out, ptrdiff_t out_stride);
standin_dtype standin_where_result(standin_dtype a, standin_dtype b);
standin_ternary_kernel *standin_find_where(standin_dtype dtype, const char *isa);
standin_status standin_clip(size_t n, standin_dtype x_dtype, const void *x, ptrdiff_t x_stride, standin_dtype lo_dtype,
                            const void *lo, ptrdiff_t lo_stride, standin_dtype hi_dtype, const void *hi,
                            ptrdiff_t hi_stride, void *out, ptrdiff_t out_stride);
standin_dtype standin_clip_result(standin_dtype x, standin_dtype lo, standin_dtype hi);
standin_ternary_kernel *standin_find_clip(standin_dtype dtype, const char *isa);

standin_status standin_convert_checked(standin_check check, size_t n, standin_dtype from, const void *in,
                                       ptrdiff_t in_stride, standin_dtype to, void *out, ptrdiff_t out_stride,
                                       uint32_t *failed, size_t *count, size_t *first);
standin_checked_kernel *standin_find_convert_checked(standin_check check, standin_dtype from, standin_dtype to,
                                                     const char *isa);

#endif

/*
 * pytorch_promotion.h: how dtypes promote, as constant tables and lookups. C99 and later, C++11 and later.
 *
 * Made by joinery 0.2.0 from specs/pytorch.lua; SHA-256 of what it defines, without comments and free text:
 * a080aa0280f49fcc75ba1c436542bd48ab4d78237d3d8ac63164d98ac76b164c.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate pytorch -o DIR --emit tables,typescript
 * The licence of this file is yours to choose.
 *
 * PyTorch. Source: PyTorch 008ec6b1 (c10/core/ScalarType.cpp), and its
 * aten/src/ATen/native/TypeProperties.cpp for Python scalars.
 * Note: u16 promotes to bf16 and bf16 to c64, but u16 with c64 is an error. Tensors without dimensions, a
 * class of their own, are left out.
 * Class: table, that is, not every law of a lattice holds. 208 of 529 ordered pairs have no promotion.
 * pytorch_result_type is the fold from the left, the weak dtypes last, and of three and more depends on the
 * order of its operands.
 * Laws that hold: order, uniqueness, idempotence, commutativity.
 * But existence fails for 208 of 529 pairs, e.g. b v u16 is resolved to nothing.
 * But associativity fails for 166 of 12167 triples, e.g. (b v i*) v u8 = i64 but b v (i* v u8) = u8.
 * But least fails for 56 of 529 pairs, e.g. u16 v c32 is resolved to nothing, but c32 is the least upper
 * bound.
 * But nary fails for 120 of 2300 unordered triples, e.g. (b, u16, bf16) is undefined, but (bf16, b, u16)
 * gives bf16.
 * But monotonicity fails for 83 of 12167 triples, e.g. b <= u8, but b v i* = i64 does not promote to u8 v i*
 * = u8.
 */
/* clang-format off */
#ifndef PYTORCH_PROMOTION_H
#define PYTORCH_PROMOTION_H

#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif

/*
 * In this order:
 *     pytorch_dtype, PYTORCH_FOR_EACH_DTYPE(X)  the dtypes
 *     pytorch_promote_types(a, b)               what two promote to
 *     pytorch_result_type(n, dtypes)            what any number promote to
 *     pytorch_can_cast(from, to, casting)       whether a conversion is allowed, and what it loses
 *     pytorch_subtract_result(...)              what each operation gives
 *     pytorch_dtype_name(d)                     name, size and kind, and the dtype of a name
 *     PYTORCH_PROMOTE_TYPES(A, B)               the same as constant expressions
 *     PYTORCH_DTYPE_OF(expr)                    the dtype of a C expression.
 */

/* C++ warns of C casts and of 0 as a null pointer, which both languages have. */
#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wzero-as-null-pointer-constant"
#endif

/* The version of joinery that made this file. */
#define PYTORCH_JOINERY_VERSION "0.2.0"

/*
 * This file has only constants, inline functions and macros: there is nothing to link, and any number of translation
 * units may include it. Names that end in _ are private and may change with each version.
 *
 * Functions accept every value of the enum's underlying type, and are safe to call from any thread. With constant
 * arguments, gcc and clang fold all but pytorch_dtype_from_name when they optimize (pytorch_result_type of up to 8 dtypes,
 * at -O2).
 */
#if defined(__cplusplus) && __cplusplus >= 201703L
#define PYTORCH_FUNCTION_ inline
#else
#define PYTORCH_FUNCTION_ static inline
#endif
#if !defined(__cplusplus)
#define PYTORCH_DATA_ static const
#elif __cplusplus < 201703L
#define PYTORCH_DATA_ static constexpr
#elif defined(__ELF__)
#define PYTORCH_DATA_ __attribute__((visibility("hidden"))) inline constexpr /* Accessed directly, not through the GOT. */
#else
#define PYTORCH_DATA_ inline constexpr
#endif
#if defined(__cplusplus) && __cplusplus >= 201402L
#define PYTORCH_LOOP_ PYTORCH_FUNCTION_ constexpr
#else
#define PYTORCH_LOOP_ PYTORCH_FUNCTION_
#endif
#if defined(__cplusplus)
#define PYTORCH_LOOKUP_ PYTORCH_FUNCTION_ constexpr
#else
#define PYTORCH_LOOKUP_ PYTORCH_FUNCTION_
#endif

#ifndef PYTORCH_DTYPES_ /* pytorch_promotion.h and pytorch_dispatch.h both have this part, and need no other file. */
#define PYTORCH_DTYPES_

/*
 * Enums have the underlying type unsigned, also with -fshort-enums, so that all files agree on their size. C has
 * a syntax for it since C23; clang accepts that everywhere, and gcc has an attribute.
 */
#if defined(__cplusplus)
#define PYTORCH_ENUM_(name) typedef enum name : unsigned
#elif defined(__clang__)
#define PYTORCH_ENUM_(name) __extension__ typedef enum name : unsigned
#elif defined(__GNUC__)
#define PYTORCH_ENUM_(name) typedef enum __attribute__((mode(SI))) name
#else
#define PYTORCH_ENUM_(name) typedef enum name
#endif
#if defined(__cplusplus)
#define PYTORCH_ASSERT_(condition, text) static_assert(condition, text)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define PYTORCH_ASSERT_(condition, text) _Static_assert(condition, text)
#else
#define PYTORCH_ASSERT_(condition, text) extern char pytorch_assertion_[(condition) ? 1 : -1]
#endif

/* The dtypes of the spec, in its order, counted from 0. */
PYTORCH_ENUM_(pytorch_dtype) {
    PYTORCH_B,
    PYTORCH_U8,
    PYTORCH_U16,
    PYTORCH_U32,
    PYTORCH_U64,
    PYTORCH_I8,
    PYTORCH_I16,
    PYTORCH_I32,
    PYTORCH_I64,
    PYTORCH_F8_E4M3FN,
    PYTORCH_F8_E4M3FNUZ,
    PYTORCH_F8_E5M2,
    PYTORCH_F8_E5M2FNUZ,
    PYTORCH_BF16,
    PYTORCH_F16,
    PYTORCH_F32,
    PYTORCH_F64,
    PYTORCH_C32,
    PYTORCH_C64,
    PYTORCH_C128,
    PYTORCH_I_WEAK, /* Dtype i*; weak, stored as i64. */
    PYTORCH_F_WEAK, /* Dtype f*; weak, stored as f32. */
    PYTORCH_C_WEAK /* Dtype c*; weak, stored as c64. */
} pytorch_dtype;

/*
 * These are not enumerators, so that a switch over the enum needs no case for them. PYTORCH_DTYPE_COUNT is the number of
 * dtypes, PYTORCH_DTYPE_LIMIT one more than the largest value, PYTORCH_NO_DTYPE the result if there is no dtype.
 */
#define PYTORCH_DTYPE_COUNT 23
#define PYTORCH_DTYPE_LIMIT 23
#ifdef __cplusplus
#define PYTORCH_TO_(type, value) (static_cast<type>(value))
#else
#define PYTORCH_TO_(type, value) ((type)(value))
#endif
#define PYTORCH_NO_DTYPE PYTORCH_TO_(pytorch_dtype, 255)

/*
 * Elements for which C has no type are structs: distinct for _Generic and for overloading, and the same on every
 * compiler. `bits` holds the bits of an element, or of the two parts of a complex number.
 */
typedef struct { uint8_t bits; } pytorch_f8_e4m3fn;
typedef struct { uint8_t bits; } pytorch_f8_e4m3fnuz;
typedef struct { uint8_t bits; } pytorch_f8_e5m2;
typedef struct { uint8_t bits; } pytorch_f8_e5m2fnuz;
typedef struct { uint16_t bits; } pytorch_bf16;
typedef struct { uint16_t bits; } pytorch_f16;
typedef struct { pytorch_f16 re, im; } pytorch_c32;
typedef struct { float re, im; } pytorch_c64;
typedef struct { double re, im; } pytorch_c128;

#endif

/* The kind of a dtype's values. Headers of all specs list all kinds. */
PYTORCH_ENUM_(pytorch_dtype_kind) {
    PYTORCH_KIND_BOOL, PYTORCH_KIND_INT, PYTORCH_KIND_UINT, PYTORCH_KIND_FLOAT, PYTORCH_KIND_COMPLEX,
    PYTORCH_KIND_FIXED, PYTORCH_KIND_OPAQUE, PYTORCH_KIND_ABSTRACT
} pytorch_dtype_kind;

PYTORCH_ASSERT_(sizeof(bool) == 1, "the spec says that bool has 1 byte");
PYTORCH_ASSERT_(sizeof(pytorch_f8_e4m3fn) == 1, "the spec says that pytorch_f8_e4m3fn has 1 byte");
PYTORCH_ASSERT_(sizeof(pytorch_f8_e4m3fnuz) == 1, "the spec says that pytorch_f8_e4m3fnuz has 1 byte");
PYTORCH_ASSERT_(sizeof(pytorch_f8_e5m2) == 1, "the spec says that pytorch_f8_e5m2 has 1 byte");
PYTORCH_ASSERT_(sizeof(pytorch_f8_e5m2fnuz) == 1, "the spec says that pytorch_f8_e5m2fnuz has 1 byte");
PYTORCH_ASSERT_(sizeof(pytorch_bf16) == 2, "the spec says that pytorch_bf16 has 2 bytes");
PYTORCH_ASSERT_(sizeof(pytorch_f16) == 2, "the spec says that pytorch_f16 has 2 bytes");
PYTORCH_ASSERT_(sizeof(float) == 4, "the spec says that float has 4 bytes");
PYTORCH_ASSERT_(sizeof(double) == 8, "the spec says that double has 8 bytes");
PYTORCH_ASSERT_(sizeof(pytorch_c32) == 4, "the spec says that pytorch_c32 has 4 bytes");
PYTORCH_ASSERT_(sizeof(pytorch_c64) == 8, "the spec says that pytorch_c64 has 8 bytes");
PYTORCH_ASSERT_(sizeof(pytorch_c128) == 16, "the spec says that pytorch_c128 has 16 bytes");

/*
 * FOR_EACH_DTYPE(X) is X(IDENT, name, ctype, size, kind) for every dtype in order. IDENT is a token, and PYTORCH_##IDENT
 * the enumerator; `name` is a string literal, `ctype` the type of an element (void for an abstract dtype), `size` its
 * size in bytes, `kind` an enumerator.
 */
#define PYTORCH_FOR_EACH_DTYPE(PYTORCH_X_) \
    PYTORCH_X_(B, "b", bool, 1, PYTORCH_KIND_BOOL) \
    PYTORCH_X_(U8, "u8", uint8_t, 1, PYTORCH_KIND_UINT) \
    PYTORCH_X_(U16, "u16", uint16_t, 2, PYTORCH_KIND_UINT) \
    PYTORCH_X_(U32, "u32", uint32_t, 4, PYTORCH_KIND_UINT) \
    PYTORCH_X_(U64, "u64", uint64_t, 8, PYTORCH_KIND_UINT) \
    PYTORCH_X_(I8, "i8", int8_t, 1, PYTORCH_KIND_INT) \
    PYTORCH_X_(I16, "i16", int16_t, 2, PYTORCH_KIND_INT) \
    PYTORCH_X_(I32, "i32", int32_t, 4, PYTORCH_KIND_INT) \
    PYTORCH_X_(I64, "i64", int64_t, 8, PYTORCH_KIND_INT) \
    PYTORCH_X_(F8_E4M3FN, "f8_e4m3fn", pytorch_f8_e4m3fn, 1, PYTORCH_KIND_FLOAT) \
    PYTORCH_X_(F8_E4M3FNUZ, "f8_e4m3fnuz", pytorch_f8_e4m3fnuz, 1, PYTORCH_KIND_FLOAT) \
    PYTORCH_X_(F8_E5M2, "f8_e5m2", pytorch_f8_e5m2, 1, PYTORCH_KIND_FLOAT) \
    PYTORCH_X_(F8_E5M2FNUZ, "f8_e5m2fnuz", pytorch_f8_e5m2fnuz, 1, PYTORCH_KIND_FLOAT) \
    PYTORCH_X_(BF16, "bf16", pytorch_bf16, 2, PYTORCH_KIND_FLOAT) \
    PYTORCH_X_(F16, "f16", pytorch_f16, 2, PYTORCH_KIND_FLOAT) \
    PYTORCH_X_(F32, "f32", float, 4, PYTORCH_KIND_FLOAT) \
    PYTORCH_X_(F64, "f64", double, 8, PYTORCH_KIND_FLOAT) \
    PYTORCH_X_(C32, "c32", pytorch_c32, 4, PYTORCH_KIND_COMPLEX) \
    PYTORCH_X_(C64, "c64", pytorch_c64, 8, PYTORCH_KIND_COMPLEX) \
    PYTORCH_X_(C128, "c128", pytorch_c128, 16, PYTORCH_KIND_COMPLEX) \
    PYTORCH_X_(I_WEAK, "i*", int64_t, 8, PYTORCH_KIND_INT) \
    PYTORCH_X_(F_WEAK, "f*", float, 4, PYTORCH_KIND_FLOAT) \
    PYTORCH_X_(C_WEAK, "c*", pytorch_c64, 8, PYTORCH_KIND_COMPLEX)

/* ---- Promotion ---- */
/* By number, the join of a dtype and each; 255: none. */
#define PYTORCH_JOINS_0_     0,   1, 255, 255, 255,   5,   6,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   8,  15,  18 /* b */
#define PYTORCH_JOINS_1_     1,   1, 255, 255, 255,   6,   6,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   1,  15,  18 /* u8 */
#define PYTORCH_JOINS_2_   255, 255,   2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  13,  14,  15,  16, 255, 255, 255,   2,  15,  18 /* u16 */
#define PYTORCH_JOINS_3_   255, 255, 255,   3, 255, 255, 255, 255, 255, 255, 255, 255, 255,  13,  14,  15,  16, 255, 255, 255,   3,  15,  18 /* u32 */
#define PYTORCH_JOINS_4_   255, 255, 255, 255,   4, 255, 255, 255, 255, 255, 255, 255, 255,  13,  14,  15,  16, 255, 255, 255,   4,  15,  18 /* u64 */
#define PYTORCH_JOINS_5_     5,   6, 255, 255, 255,   5,   6,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   5,  15,  18 /* i8 */
#define PYTORCH_JOINS_6_     6,   6, 255, 255, 255,   6,   6,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   6,  15,  18 /* i16 */
#define PYTORCH_JOINS_7_     7,   7, 255, 255, 255,   7,   7,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   7,  15,  18 /* i32 */
#define PYTORCH_JOINS_8_     8,   8, 255, 255, 255,   8,   8,   8,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   8,  15,  18 /* i64 */
#define PYTORCH_JOINS_9_   255, 255, 255, 255, 255, 255, 255, 255, 255,   9, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,   9,   9, 255 /* f8_e4m3fn */
#define PYTORCH_JOINS_10_  255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  10, 255, 255, 255, 255, 255, 255, 255, 255, 255,  10,  10, 255 /* f8_e4m3fnuz */
#define PYTORCH_JOINS_11_  255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  11, 255, 255, 255, 255, 255, 255, 255, 255,  11,  11, 255 /* f8_e5m2 */
#define PYTORCH_JOINS_12_  255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  12, 255, 255, 255, 255, 255, 255, 255,  12,  12, 255 /* f8_e5m2fnuz */
#define PYTORCH_JOINS_13_   13,  13,  13,  13,  13,  13,  13,  13,  13, 255, 255, 255, 255,  13,  15,  15,  16,  18,  18,  19,  13,  13,  18 /* bf16 */
#define PYTORCH_JOINS_14_   14,  14,  14,  14,  14,  14,  14,  14,  14, 255, 255, 255, 255,  15,  14,  15,  16,  17,  18,  19,  14,  14,  17 /* f16 */
#define PYTORCH_JOINS_15_   15,  15,  15,  15,  15,  15,  15,  15,  15, 255, 255, 255, 255,  15,  15,  15,  16,  18,  18,  19,  15,  15,  18 /* f32 */
#define PYTORCH_JOINS_16_   16,  16,  16,  16,  16,  16,  16,  16,  16, 255, 255, 255, 255,  16,  16,  16,  16,  19,  19,  19,  16,  16,  19 /* f64 */
#define PYTORCH_JOINS_17_   17,  17, 255, 255, 255,  17,  17,  17,  17, 255, 255, 255, 255,  18,  17,  18,  19,  17,  18,  19,  17,  17,  17 /* c32 */
#define PYTORCH_JOINS_18_   18,  18, 255, 255, 255,  18,  18,  18,  18, 255, 255, 255, 255,  18,  18,  18,  19,  18,  18,  19,  18,  18,  18 /* c64 */
#define PYTORCH_JOINS_19_   19,  19, 255, 255, 255,  19,  19,  19,  19, 255, 255, 255, 255,  19,  19,  19,  19,  19,  19,  19,  19,  19,  19 /* c128 */
#define PYTORCH_JOINS_20_    8,   1,   2,   3,   4,   5,   6,   7,   8,   9,  10,  11,  12,  13,  14,  15,  16,  17,  18,  19,  20,  21,  22 /* i* */
#define PYTORCH_JOINS_21_   15,  15,  15,  15,  15,  15,  15,  15,  15,   9,  10,  11,  12,  13,  14,  15,  16,  17,  18,  19,  21,  21,  22 /* f* */
#define PYTORCH_JOINS_22_   18,  18,  18,  18,  18,  18,  18,  18,  18, 255, 255, 255, 255,  18,  17,  18,  19,  17,  18,  19,  22,  22,  22 /* c* */
#define PYTORCH_JOINS_255_ 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255
PYTORCH_DATA_ uint8_t pytorch_joins_[23][32] = {
    {PYTORCH_JOINS_0_}, {PYTORCH_JOINS_1_}, {PYTORCH_JOINS_2_}, {PYTORCH_JOINS_3_}, {PYTORCH_JOINS_4_},
    {PYTORCH_JOINS_5_}, {PYTORCH_JOINS_6_}, {PYTORCH_JOINS_7_}, {PYTORCH_JOINS_8_}, {PYTORCH_JOINS_9_},
    {PYTORCH_JOINS_10_}, {PYTORCH_JOINS_11_}, {PYTORCH_JOINS_12_}, {PYTORCH_JOINS_13_}, {PYTORCH_JOINS_14_},
    {PYTORCH_JOINS_15_}, {PYTORCH_JOINS_16_}, {PYTORCH_JOINS_17_}, {PYTORCH_JOINS_18_}, {PYTORCH_JOINS_19_},
    {PYTORCH_JOINS_20_}, {PYTORCH_JOINS_21_}, {PYTORCH_JOINS_22_}
};

/* Bit b of row a is set if a <= b in the spec's order; bit 0 is the lowest bit of the first word. */
PYTORCH_DATA_ uint32_t pytorch_order_[23][1] = {
    /* b */           {0x000fe1e3u},
    /* u8 */          {0x000fe1c2u},
    /* u16 */         {0x000fe004u},
    /* u32 */         {0x000fe008u},
    /* u64 */         {0x000fe010u},
    /* i8 */          {0x000fe1e0u},
    /* i16 */         {0x000fe1c0u},
    /* i32 */         {0x000fe180u},
    /* i64 */         {0x000fe100u},
    /* f8_e4m3fn */   {0x00000200u},
    /* f8_e4m3fnuz */ {0x00000400u},
    /* f8_e5m2 */     {0x00000800u},
    /* f8_e5m2fnuz */ {0x00001000u},
    /* bf16 */        {0x000da000u},
    /* f16 */         {0x000fc000u},
    /* f32 */         {0x000d8000u},
    /* f64 */         {0x00090000u},
    /* c32 */         {0x000e0000u},
    /* c64 */         {0x000c0000u},
    /* c128 */        {0x00080000u},
    /* i* */          {0x007ffffeu},
    /* f* */          {0x006ffe00u},
    /* c* */          {0x004e0000u}
};

/* The dtype that two dtypes promote to. PYTORCH_NO_DTYPE if there is none, or one of them is out of range. One load. */
PYTORCH_LOOKUP_ pytorch_dtype pytorch_promote_types(pytorch_dtype a, pytorch_dtype b) {
    return (unsigned)a < 23 && (unsigned)b < 23 ? (pytorch_dtype)pytorch_joins_[a][b] : PYTORCH_NO_DTYPE;
}

/*
 * Whether `from` implicitly promotes to `to`: from <= to in the spec's order. False if one of them is out of range.
 */
PYTORCH_LOOKUP_ bool pytorch_can_promote(pytorch_dtype from, pytorch_dtype to) {
    return (unsigned)from < 23 && (unsigned)to < 23 &&
           (pytorch_order_[from][(unsigned)to / 32] >> ((unsigned)to % 32) & 1) != 0;
}

/* The dtype that each is stored as, and whether it is weak. */
PYTORCH_DATA_ uint8_t pytorch_stored_as_[23] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 8, 15, 18
};
PYTORCH_DATA_ uint8_t pytorch_weak_[23] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1
};

/* Whether d is weak: stored as another dtype, but promoted by its own rules. False if d is out of range. */
PYTORCH_LOOKUP_ bool pytorch_dtype_is_weak(pytorch_dtype d) {
    return (unsigned)d < 23 && pytorch_weak_[d] != 0;
}

/*
 * The dtype that values of d are stored as: the strong dtype of a weak one, if the spec has it; else d itself.
 * PYTORCH_NO_DTYPE if d is out of range.
 */
PYTORCH_LOOKUP_ pytorch_dtype pytorch_dtype_materialize(pytorch_dtype d) {
    return (unsigned)d < 23 ? (pytorch_dtype)pytorch_stored_as_[d] : PYTORCH_NO_DTYPE;
}

/*
 * The dtype that n dtypes promote to, folded from the left; from three dtypes on, weak ones last. PYTORCH_NO_DTYPE if n is 0,
 * `dtypes` is null, one of them is out of range, or a step has no result. The top of this file says whether order
 * matters.
 */
#if defined(__GNUC__)
__attribute__((always_inline)) /* Compilers do not inline two passes by themselves; constants would not fold. */
#endif
PYTORCH_LOOP_ pytorch_dtype pytorch_result_type(size_t n, const pytorch_dtype *dtypes) {
    if (n == 0 || !dtypes || !((unsigned)dtypes[0] < 23)) return PYTORCH_NO_DTYPE;
    pytorch_dtype join = dtypes[0];
    if (n > 2) {
        bool is_first = true;
#if defined(__GNUC__)
        if (__builtin_constant_p(n) && n <= 8) { /* Without a loop, so that constants fold. */
            if (n > 0 && !pytorch_dtype_is_weak(dtypes[0])) join = is_first ? dtypes[0] : pytorch_promote_types(join, dtypes[0]), is_first = false;
            if (n > 1 && !pytorch_dtype_is_weak(dtypes[1])) join = is_first ? dtypes[1] : pytorch_promote_types(join, dtypes[1]), is_first = false;
            if (n > 2 && !pytorch_dtype_is_weak(dtypes[2])) join = is_first ? dtypes[2] : pytorch_promote_types(join, dtypes[2]), is_first = false;
            if (n > 3 && !pytorch_dtype_is_weak(dtypes[3])) join = is_first ? dtypes[3] : pytorch_promote_types(join, dtypes[3]), is_first = false;
            if (n > 4 && !pytorch_dtype_is_weak(dtypes[4])) join = is_first ? dtypes[4] : pytorch_promote_types(join, dtypes[4]), is_first = false;
            if (n > 5 && !pytorch_dtype_is_weak(dtypes[5])) join = is_first ? dtypes[5] : pytorch_promote_types(join, dtypes[5]), is_first = false;
            if (n > 6 && !pytorch_dtype_is_weak(dtypes[6])) join = is_first ? dtypes[6] : pytorch_promote_types(join, dtypes[6]), is_first = false;
            if (n > 7 && !pytorch_dtype_is_weak(dtypes[7])) join = is_first ? dtypes[7] : pytorch_promote_types(join, dtypes[7]), is_first = false;
            if (n > 0 && pytorch_dtype_is_weak(dtypes[0])) join = is_first ? dtypes[0] : pytorch_promote_types(join, dtypes[0]), is_first = false;
            if (n > 1 && pytorch_dtype_is_weak(dtypes[1])) join = is_first ? dtypes[1] : pytorch_promote_types(join, dtypes[1]), is_first = false;
            if (n > 2 && pytorch_dtype_is_weak(dtypes[2])) join = is_first ? dtypes[2] : pytorch_promote_types(join, dtypes[2]), is_first = false;
            if (n > 3 && pytorch_dtype_is_weak(dtypes[3])) join = is_first ? dtypes[3] : pytorch_promote_types(join, dtypes[3]), is_first = false;
            if (n > 4 && pytorch_dtype_is_weak(dtypes[4])) join = is_first ? dtypes[4] : pytorch_promote_types(join, dtypes[4]), is_first = false;
            if (n > 5 && pytorch_dtype_is_weak(dtypes[5])) join = is_first ? dtypes[5] : pytorch_promote_types(join, dtypes[5]), is_first = false;
            if (n > 6 && pytorch_dtype_is_weak(dtypes[6])) join = is_first ? dtypes[6] : pytorch_promote_types(join, dtypes[6]), is_first = false;
            if (n > 7 && pytorch_dtype_is_weak(dtypes[7])) join = is_first ? dtypes[7] : pytorch_promote_types(join, dtypes[7]), is_first = false;
            return join;
        }
#endif
        for (int weak = 0; weak < 2; weak++) {
            for (size_t i = 0; i < n; i++) {
                if (pytorch_dtype_is_weak(dtypes[i]) != (weak != 0)) continue;
                join = is_first ? dtypes[i] : pytorch_promote_types(join, dtypes[i]);
                is_first = false;
            }
        }
        return join;
    }
    return n == 2 ? pytorch_promote_types(join, dtypes[1]) : join;
}

/* ---- Casts ---- */

/* What a conversion can lose: a set of these bits. */
PYTORCH_ENUM_(pytorch_loss) {
    PYTORCH_LOSS_NONE = 0, /* Nothing is lost. */
    PYTORCH_LOSS_ROUNDS = 1, /* Some value is rounded, or is a NaN that the other dtype lacks. */
    PYTORCH_LOSS_OVERFLOWS = 2, /* Some value leaves the range: it saturates, wraps, or becomes infinite or NaN. */
    PYTORCH_LOSS_SIGN = 4, /* The sign of negative values is lost. */
    PYTORCH_LOSS_PART = 8, /* The imaginary part is lost. */
    PYTORCH_LOSS_CATEGORY = 16, /* The category goes down: bool, integer, float and fixed point, complex. */
    PYTORCH_LOSS_UNKNOWN = 32 /* Unknown: a dtype is out of range, or opaque or abstract and not the other one. */
} pytorch_loss;

/* The conversions that a casting allows. */
PYTORCH_ENUM_(pytorch_casting) {
    PYTORCH_CAST_EXACT, /* Every value survives. */
    PYTORCH_CAST_PROMOTE, /* `from` implicitly promotes to `to`, or is `to`. */
    PYTORCH_CAST_SAME_KIND, /* PROMOTE, or the kind does not go down: bool, uint, int, float and fixed, complex. */
    PYTORCH_CAST_ANY /* Both dtypes have values, or are the same. */
} pytorch_casting;

/* From the dtype of the row to that of the column: the low 6 bits are the losses, then a bit for each casting. */
#define PYTORCH_CASTS_0_   0x3c0, 0x3c0, 0x340, 0x340, 0x340, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x340, 0x340, 0x340, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x340, 0x340 /* b */
#define PYTORCH_CASTS_1_   0x212, 0x3c0, 0x340, 0x340, 0x340, 0x302, 0x3c0, 0x3c0, 0x3c0, 0x301, 0x303, 0x301, 0x301, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x340, 0x340 /* u8 */
#define PYTORCH_CASTS_2_   0x212, 0x302, 0x3c0, 0x340, 0x340, 0x302, 0x302, 0x340, 0x340, 0x303, 0x303, 0x303, 0x303, 0x381, 0x383, 0x3c0, 0x3c0, 0x383, 0x3c0, 0x3c0, 0x340, 0x340, 0x340 /* u16 */
#define PYTORCH_CASTS_3_   0x212, 0x302, 0x302, 0x3c0, 0x340, 0x302, 0x302, 0x302, 0x340, 0x303, 0x303, 0x303, 0x303, 0x381, 0x383, 0x381, 0x3c0, 0x383, 0x381, 0x3c0, 0x340, 0x301, 0x301 /* u32 */
#define PYTORCH_CASTS_4_   0x212, 0x302, 0x302, 0x302, 0x3c0, 0x302, 0x302, 0x302, 0x302, 0x303, 0x303, 0x303, 0x303, 0x381, 0x383, 0x381, 0x381, 0x383, 0x381, 0x381, 0x302, 0x301, 0x301 /* u64 */
#define PYTORCH_CASTS_5_   0x216, 0x204, 0x204, 0x204, 0x204, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x301, 0x301, 0x301, 0x301, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x340, 0x340 /* i8 */
#define PYTORCH_CASTS_6_   0x216, 0x206, 0x204, 0x204, 0x204, 0x302, 0x3c0, 0x3c0, 0x3c0, 0x303, 0x303, 0x301, 0x301, 0x381, 0x381, 0x3c0, 0x3c0, 0x381, 0x3c0, 0x3c0, 0x340, 0x340, 0x340 /* i16 */
#define PYTORCH_CASTS_7_   0x216, 0x206, 0x206, 0x204, 0x204, 0x302, 0x302, 0x3c0, 0x3c0, 0x303, 0x303, 0x303, 0x303, 0x381, 0x383, 0x381, 0x3c0, 0x383, 0x381, 0x3c0, 0x340, 0x301, 0x301 /* i32 */
#define PYTORCH_CASTS_8_   0x216, 0x206, 0x206, 0x206, 0x204, 0x302, 0x302, 0x302, 0x3c0, 0x303, 0x303, 0x303, 0x303, 0x381, 0x383, 0x381, 0x381, 0x383, 0x381, 0x381, 0x340, 0x301, 0x301 /* i64 */
#define PYTORCH_CASTS_9_   0x217, 0x217, 0x215, 0x215, 0x215, 0x213, 0x211, 0x211, 0x211, 0x3c0, 0x302, 0x301, 0x301, 0x340, 0x340, 0x340, 0x340, 0x340, 0x340, 0x340, 0x211, 0x340, 0x340 /* f8_e4m3fn */
#define PYTORCH_CASTS_10_  0x217, 0x215, 0x215, 0x215, 0x215, 0x213, 0x211, 0x211, 0x211, 0x301, 0x3c0, 0x301, 0x301, 0x340, 0x340, 0x340, 0x340, 0x340, 0x340, 0x340, 0x211, 0x340, 0x340 /* f8_e4m3fnuz */
#define PYTORCH_CASTS_11_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x303, 0x303, 0x3c0, 0x302, 0x340, 0x340, 0x340, 0x340, 0x340, 0x340, 0x340, 0x213, 0x340, 0x340 /* f8_e5m2 */
#define PYTORCH_CASTS_12_  0x217, 0x217, 0x215, 0x215, 0x215, 0x213, 0x213, 0x211, 0x211, 0x303, 0x303, 0x301, 0x3c0, 0x340, 0x340, 0x340, 0x340, 0x340, 0x340, 0x340, 0x211, 0x340, 0x340 /* f8_e5m2fnuz */
#define PYTORCH_CASTS_13_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x303, 0x303, 0x303, 0x303, 0x3c0, 0x303, 0x3c0, 0x3c0, 0x303, 0x3c0, 0x3c0, 0x213, 0x340, 0x340 /* bf16 */
#define PYTORCH_CASTS_14_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x303, 0x303, 0x303, 0x303, 0x301, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x213, 0x340, 0x340 /* f16 */
#define PYTORCH_CASTS_15_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x303, 0x303, 0x303, 0x303, 0x303, 0x303, 0x3c0, 0x3c0, 0x303, 0x3c0, 0x3c0, 0x213, 0x340, 0x340 /* f32 */
#define PYTORCH_CASTS_16_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x303, 0x303, 0x303, 0x303, 0x303, 0x303, 0x303, 0x3c0, 0x303, 0x303, 0x3c0, 0x213, 0x303, 0x303 /* f64 */
#define PYTORCH_CASTS_17_  0x21f, 0x21f, 0x21f, 0x21f, 0x21f, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x219, 0x218, 0x218, 0x218, 0x3c0, 0x3c0, 0x3c0, 0x21b, 0x218, 0x340 /* c32 */
#define PYTORCH_CASTS_18_  0x21f, 0x21f, 0x21f, 0x21f, 0x21f, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x218, 0x218, 0x303, 0x3c0, 0x3c0, 0x21b, 0x218, 0x340 /* c64 */
#define PYTORCH_CASTS_19_  0x21f, 0x21f, 0x21f, 0x21f, 0x21f, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x218, 0x303, 0x303, 0x3c0, 0x21b, 0x21b, 0x303 /* c128 */
#define PYTORCH_CASTS_20_  0x216, 0x386, 0x386, 0x386, 0x384, 0x382, 0x382, 0x382, 0x3c0, 0x383, 0x383, 0x383, 0x383, 0x381, 0x383, 0x381, 0x381, 0x383, 0x381, 0x381, 0x3c0, 0x381, 0x381 /* i* */
#define PYTORCH_CASTS_21_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x383, 0x383, 0x383, 0x383, 0x383, 0x383, 0x3c0, 0x3c0, 0x383, 0x3c0, 0x3c0, 0x213, 0x3c0, 0x3c0 /* f* */
#define PYTORCH_CASTS_22_  0x21f, 0x21f, 0x21f, 0x21f, 0x21f, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x218, 0x218, 0x383, 0x3c0, 0x3c0, 0x21b, 0x218, 0x3c0 /* c* */
#define PYTORCH_CASTS_255_ 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020
PYTORCH_DATA_ uint16_t pytorch_casts_[23][32] = {
    {PYTORCH_CASTS_0_}, {PYTORCH_CASTS_1_}, {PYTORCH_CASTS_2_}, {PYTORCH_CASTS_3_}, {PYTORCH_CASTS_4_},
    {PYTORCH_CASTS_5_}, {PYTORCH_CASTS_6_}, {PYTORCH_CASTS_7_}, {PYTORCH_CASTS_8_}, {PYTORCH_CASTS_9_},
    {PYTORCH_CASTS_10_}, {PYTORCH_CASTS_11_}, {PYTORCH_CASTS_12_}, {PYTORCH_CASTS_13_}, {PYTORCH_CASTS_14_},
    {PYTORCH_CASTS_15_}, {PYTORCH_CASTS_16_}, {PYTORCH_CASTS_17_}, {PYTORCH_CASTS_18_}, {PYTORCH_CASTS_19_},
    {PYTORCH_CASTS_20_}, {PYTORCH_CASTS_21_}, {PYTORCH_CASTS_22_}
};

/*
 * What the conversion of `from` to `to` can lose, such as PYTORCH_LOSS_ROUNDS | PYTORCH_LOSS_OVERFLOWS. A weak dtype counts as
 * the dtype that it is stored as. PYTORCH_LOSS_UNKNOWN alone if one of them is out of range, or is opaque or abstract and not
 * the same as the other.
 */
PYTORCH_LOOKUP_ pytorch_loss pytorch_cast_loss(pytorch_dtype from, pytorch_dtype to) {
    return (unsigned)from < 23 && (unsigned)to < 23
               ? (pytorch_loss)(pytorch_casts_[from][to] & 63) : PYTORCH_LOSS_UNKNOWN;
}

/*
 * Whether a casting allows converting `from` to `to`: a dtype to itself always, unless the spec refuses that. For
 * PYTORCH_CAST_SAME_KIND, opaque and abstract dtypes have no kind.
 * False if an argument is out of range.
 */
PYTORCH_LOOKUP_ bool pytorch_can_cast(pytorch_dtype from, pytorch_dtype to, pytorch_casting casting) {
    return (unsigned)from < 23 && (unsigned)to < 23 && (unsigned)casting < 4 &&
           (pytorch_casts_[from][to] >> (6 + (unsigned)casting) & 1) != 0;
}

/*
 * ---- Results of operations ----
 *
 * pytorch_NAME_result(a, b), or (a) with one operand, is the result of the operation NAME, with or without kernels.
 * PYTORCH_NO_DTYPE if NAME rejects its operands, or one of them is out of range. Parentheses around names keep the macros of
 * pytorch_dispatch.h away.
 */

/* By the dtype of one operand, or the join of two; 255: none. */
PYTORCH_DATA_ uint8_t pytorch_results_[17][23] = {
    { 15,  15,  15,  15,  15,  15,  15,  15,  15,   9,  10,  11,  12,  13,  14,  15,  16,  17,  18,  19,  15,  21,  22}, /* Row 0: divide and 18 more. */
    {  0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0}, /* Row 1: equal and 4 more. */
    {  0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0, 255, 255, 255,   0,   0, 255}, /* Row 2: less and 4 more. */
    {255,   1,   2,   3,   4,   5,   6,   7,   8,   9,  10,  11,  12,  13,  14,  15,  16,  17,  18,  19,  20,  21,  22}, /* Row 3: power. */
    { 15,  15,  15,  15,  15,  15,  15,  15,  15,   9,  10,  11,  12,  13,  14,  15,  16, 255, 255, 255,  15,  21, 255}, /* Row 4: copysign and 3 more. */
    {255, 255, 255, 255, 255, 255, 255, 255, 255,   9,  10,  11,  12,  13,  14,  15,  16, 255, 255, 255, 255,  21, 255}, /* Row 5: nextafter, hypot, logaddexp. */
    {  0,   1,   2,   3,   4,   5,   6,   7,   8,   9,  10,  11,  12,  13,  14,  15,  16, 255, 255, 255,  20,  21, 255}, /* Row 6: sign, max, min. */
    {  8,   1,   2,   3,   4,   5,   6,   7,   8,   9,  10,  11,  12,  13,  14,  15,  16,  17,  18,  19,  20,  21,  22}, /* Row 7: square. */
    {  0,   1,   2,   3,   4,   5,   6,   7,   8,   9,  10,  11,  12,  13,  14,  15,  16,  17,  18,  19,  20,  21,  22}, /* Row 8: conjugate. */
    {  0,   1,   2,   3,   4,   5,   6,   7,   8,   9,  10,  11,  12,  13,  14,  15,  16,  14,  15,  16,  20,  21,  15}, /* Row 9: real. */
    {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  14,  15,  16, 255, 255,  15}, /* Row 10: imag. */
    {  0,   1,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0}, /* Row 11: all, any. */
    {255,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8, 255, 255, 255,   8,   8, 255}, /* Row 12: argmax, argmin. */
    {  8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8}, /* Row 13: count_nonzero. */
    {  8,   8,   8,   8,   8,   8,   8,   8,   8,   9,  10,  11,  12,  13,  14,  15,  16,  17,  18,  19,   8,  21,  22}, /* Row 14: cumulative_prod and 3 more. */
    {255, 255, 255, 255, 255, 255, 255, 255, 255,   9,  10,  11,  12,  13,  14,  15,  16,  17,  18,  19, 255,  21,  22}, /* Row 15: mean. */
    {255, 255, 255, 255, 255, 255, 255, 255, 255,   9,  10,  11,  12,  13,  14,  15,  16,  14,  15,  16, 255,  21,  15} /* Row 16: std, var. */
};
PYTORCH_LOOKUP_ pytorch_dtype pytorch_result_(unsigned row, pytorch_dtype d) {
    return (unsigned)d < 23 ? (pytorch_dtype)pytorch_results_[row][d] : PYTORCH_NO_DTYPE;
}
#define PYTORCH_UNARY_RESULT_(name, row) \
    PYTORCH_LOOKUP_ pytorch_dtype (pytorch_##name##_result)(pytorch_dtype a) { return pytorch_result_(row, a); }
#define PYTORCH_BINARY_RESULT_(name, row) \
    PYTORCH_LOOKUP_ pytorch_dtype (pytorch_##name##_result)(pytorch_dtype a, pytorch_dtype b) { \
        return pytorch_result_(row, pytorch_promote_types(a, b)); \
    }

/* By pair. */
PYTORCH_DATA_ uint8_t pytorch_results_0_[23][32] = { /* Of subtract. */
    /* b */           {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* u8 */          {255,   1, 255, 255, 255,   6,   6,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   1,  15,  18},
    /* u16 */         {255, 255,   2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  13,  14,  15,  16, 255, 255, 255,   2,  15,  18},
    /* u32 */         {255, 255, 255,   3, 255, 255, 255, 255, 255, 255, 255, 255, 255,  13,  14,  15,  16, 255, 255, 255,   3,  15,  18},
    /* u64 */         {255, 255, 255, 255,   4, 255, 255, 255, 255, 255, 255, 255, 255,  13,  14,  15,  16, 255, 255, 255,   4,  15,  18},
    /* i8 */          {255,   6, 255, 255, 255,   5,   6,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   5,  15,  18},
    /* i16 */         {255,   6, 255, 255, 255,   6,   6,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   6,  15,  18},
    /* i32 */         {255,   7, 255, 255, 255,   7,   7,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   7,  15,  18},
    /* i64 */         {255,   8, 255, 255, 255,   8,   8,   8,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   8,  15,  18},
    /* f8_e4m3fn */   {255, 255, 255, 255, 255, 255, 255, 255, 255,   9, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,   9,   9, 255},
    /* f8_e4m3fnuz */ {255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  10, 255, 255, 255, 255, 255, 255, 255, 255, 255,  10,  10, 255},
    /* f8_e5m2 */     {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  11, 255, 255, 255, 255, 255, 255, 255, 255,  11,  11, 255},
    /* f8_e5m2fnuz */ {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  12, 255, 255, 255, 255, 255, 255, 255,  12,  12, 255},
    /* bf16 */        {255,  13,  13,  13,  13,  13,  13,  13,  13, 255, 255, 255, 255,  13,  15,  15,  16,  18,  18,  19,  13,  13,  18},
    /* f16 */         {255,  14,  14,  14,  14,  14,  14,  14,  14, 255, 255, 255, 255,  15,  14,  15,  16,  17,  18,  19,  14,  14,  17},
    /* f32 */         {255,  15,  15,  15,  15,  15,  15,  15,  15, 255, 255, 255, 255,  15,  15,  15,  16,  18,  18,  19,  15,  15,  18},
    /* f64 */         {255,  16,  16,  16,  16,  16,  16,  16,  16, 255, 255, 255, 255,  16,  16,  16,  16,  19,  19,  19,  16,  16,  19},
    /* c32 */         {255,  17, 255, 255, 255,  17,  17,  17,  17, 255, 255, 255, 255,  18,  17,  18,  19,  17,  18,  19,  17,  17,  17},
    /* c64 */         {255,  18, 255, 255, 255,  18,  18,  18,  18, 255, 255, 255, 255,  18,  18,  18,  19,  18,  18,  19,  18,  18,  18},
    /* c128 */        {255,  19, 255, 255, 255,  19,  19,  19,  19, 255, 255, 255, 255,  19,  19,  19,  19,  19,  19,  19,  19,  19,  19},
    /* i* */          {255,   1,   2,   3,   4,   5,   6,   7,   8,   9,  10,  11,  12,  13,  14,  15,  16,  17,  18,  19,  20,  21,  22},
    /* f* */          {255,  15,  15,  15,  15,  15,  15,  15,  15,   9,  10,  11,  12,  13,  14,  15,  16,  17,  18,  19,  21,  21,  22},
    /* c* */          {255,  18,  18,  18,  18,  18,  18,  18,  18, 255, 255, 255, 255,  18,  17,  18,  19,  17,  18,  19,  22,  22,  22}
};
#define PYTORCH_PAIR_RESULT_(name, place) \
    PYTORCH_LOOKUP_ pytorch_dtype (pytorch_##name##_result)(pytorch_dtype a, pytorch_dtype b) { \
        return (unsigned)a < 23 && (unsigned)b < 23 \
                   ? (pytorch_dtype)pytorch_results_##place##_[a][b] \
                   : PYTORCH_NO_DTYPE; \
    }

/* The name of each operation, and its row or table. */
#define PYTORCH_FOR_EACH_RESULT_(UNARY, BINARY, PAIR) \
    PAIR(subtract, 0) BINARY(divide, 0) BINARY(equal, 1) BINARY(not_equal, 1) BINARY(less, 2) BINARY(less_equal, 2) \
    BINARY(greater, 2) BINARY(greater_equal, 2) BINARY(logical_and, 1) BINARY(logical_or, 1) BINARY(logical_xor, 1) \
    BINARY(power, 3) BINARY(copysign, 4) BINARY(nextafter, 5) UNARY(sign, 6) UNARY(square, 7) UNARY(sqrt, 0) \
    UNARY(reciprocal, 0) UNARY(signbit, 2) UNARY(conjugate, 8) UNARY(real, 9) UNARY(imag, 10) UNARY(acos, 0) \
    UNARY(acosh, 0) UNARY(all, 11) UNARY(any, 11) UNARY(argmax, 12) UNARY(argmin, 12) UNARY(asin, 0) UNARY(asinh, 0) \
    UNARY(atan, 0) BINARY(atan2, 4) UNARY(atanh, 0) UNARY(cos, 0) UNARY(cosh, 0) UNARY(count_nonzero, 13) \
    UNARY(cumulative_prod, 14) UNARY(cumulative_sum, 14) UNARY(exp, 0) UNARY(expm1, 4) BINARY(hypot, 5) \
    UNARY(log, 0) UNARY(log10, 0) UNARY(log1p, 4) UNARY(log2, 0) BINARY(logaddexp, 5) UNARY(max, 6) UNARY(mean, 15) \
    UNARY(min, 6) UNARY(prod, 14) UNARY(sin, 0) UNARY(sinh, 0) UNARY(std, 16) UNARY(sum, 14) UNARY(tan, 0) \
    UNARY(tanh, 0) UNARY(var, 16)
PYTORCH_FOR_EACH_RESULT_(PYTORCH_UNARY_RESULT_, PYTORCH_BINARY_RESULT_, PYTORCH_PAIR_RESULT_)

/* ---- Names, sizes and kinds ---- */

struct pytorch_facts_ {
    const char *name;
    uint32_t size;
    uint8_t kind;
};
PYTORCH_DATA_ struct pytorch_facts_ pytorch_facts_of_[23] = {
#define PYTORCH_FACTS_(IDENT, name, ctype, size, kind) {name, size, kind},
    PYTORCH_FOR_EACH_DTYPE(PYTORCH_FACTS_)
};

/* The name of a dtype in the spec, such as "bf16", in UTF-8. NULL if d is out of range. */
PYTORCH_LOOKUP_ const char *pytorch_dtype_name(pytorch_dtype d) {
    return (unsigned)d < 23 ? pytorch_facts_of_[d].name : (const char *)0;
}

/* The size of an element in bytes. 0 if d is abstract and has no size, or is out of range. */
PYTORCH_LOOKUP_ size_t pytorch_dtype_size(pytorch_dtype d) {
    return (unsigned)d < 23 ? pytorch_facts_of_[d].size : (size_t)0;
}

/* The kind of a dtype, or of the strong dtype of a weak one. PYTORCH_KIND_ABSTRACT if d is out of range. */
PYTORCH_LOOKUP_ pytorch_dtype_kind pytorch_dtype_get_kind(pytorch_dtype d) {
    return (unsigned)d < 23 ? (pytorch_dtype_kind)pytorch_facts_of_[d].kind : PYTORCH_KIND_ABSTRACT;
}

/* The dtype with that name. PYTORCH_NO_DTYPE if there is none, or `name` is NULL. A binary search. */
PYTORCH_FUNCTION_ pytorch_dtype pytorch_dtype_from_name(const char *name) {
    static const uint8_t by_name[23] = {
        0, 13, 22, 19, 17, 18, 21, 14, 15, 16, 9, 10, 11, 12, 20, 6, 7, 8, 5, 2, 3, 4, 1
    };
    size_t low = 0, high = 23;
    while (name && low < high) {
        const size_t middle = low + (high - low) / 2;
        const int order = strcmp(name, pytorch_facts_of_[by_name[middle]].name);
        if (order == 0) return (pytorch_dtype)by_name[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return PYTORCH_NO_DTYPE;
}

/*
 * ---- Constant expressions ----
 *
 * For case labels, array sizes and static assertions:
 *
 *     PYTORCH_PROMOTE_TYPES(A, B)            pytorch_promote_types
 *     PYTORCH_RESULT_TYPE(A, B, ...)         pytorch_result_type of two to 8 dtypes
 *     PYTORCH_CAST_LOSS(FROM, TO)            pytorch_cast_loss
 *     PYTORCH_CAN_CAST(FROM, TO, CASTING)    pytorch_can_cast; EXACT, PROMOTE, SAME_KIND or ANY
 *
 * Arguments are idents as in PYTORCH_FOR_EACH_DTYPE, or NO_DTYPE, such as PYTORCH_PROMOTE_TYPES(I8, U8); they are pasted, not
 * expanded. For an ident that the spec lacks, the compiler reports an undeclared enumerator.
 */
#define PYTORCH_PROMOTE_TYPES(A, B) \
    PYTORCH_TO_(pytorch_dtype, PYTORCH_JOIN_(PYTORCH_NUMBER_(PYTORCH_##A##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##B##_VALUE_)) + \
        PYTORCH_CHECK_(PYTORCH_##A##_VALUE_, PYTORCH_##A) + PYTORCH_CHECK_(PYTORCH_##B##_VALUE_, PYTORCH_##B))
#define PYTORCH_CAST_LOSS(FROM, TO) \
    PYTORCH_TO_(pytorch_loss, (PYTORCH_CELL_(CASTS, PYTORCH_NUMBER_(PYTORCH_##FROM##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##TO##_VALUE_)) & 63) + \
        PYTORCH_CHECK_(PYTORCH_##FROM##_VALUE_, PYTORCH_##FROM) + PYTORCH_CHECK_(PYTORCH_##TO##_VALUE_, PYTORCH_##TO))
#define PYTORCH_CAN_CAST(FROM, TO, CASTING) \
    ((PYTORCH_CELL_(CASTS, PYTORCH_NUMBER_(PYTORCH_##FROM##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##TO##_VALUE_)) \
        >> (6 + PYTORCH_CAST_##CASTING) & 1) + PYTORCH_CHECK_(PYTORCH_##FROM##_VALUE_, PYTORCH_##FROM) + \
        PYTORCH_CHECK_(PYTORCH_##TO##_VALUE_, PYTORCH_##TO) != 0)
#define PYTORCH_RESULT_TYPE(...) \
    PYTORCH_JOINED_(PYTORCH_RESULT_, PYTORCH_COUNT_(PYTORCH_##__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0, 0, \
        8, 7, 6, 5, 4, 3, 2, 0, ~))( \
    PYTORCH_##__VA_ARGS__)

/* The number of a dtype: the value of its enumerator. The check rejects anything else. */
#define PYTORCH_B_VALUE_ ~, 0, 0
#define PYTORCH_U8_VALUE_ ~, 1, 0
#define PYTORCH_U16_VALUE_ ~, 2, 0
#define PYTORCH_U32_VALUE_ ~, 3, 0
#define PYTORCH_U64_VALUE_ ~, 4, 0
#define PYTORCH_I8_VALUE_ ~, 5, 0
#define PYTORCH_I16_VALUE_ ~, 6, 0
#define PYTORCH_I32_VALUE_ ~, 7, 0
#define PYTORCH_I64_VALUE_ ~, 8, 0
#define PYTORCH_F8_E4M3FN_VALUE_ ~, 9, 0
#define PYTORCH_F8_E4M3FNUZ_VALUE_ ~, 10, 0
#define PYTORCH_F8_E5M2_VALUE_ ~, 11, 0
#define PYTORCH_F8_E5M2FNUZ_VALUE_ ~, 12, 0
#define PYTORCH_BF16_VALUE_ ~, 13, 0
#define PYTORCH_F16_VALUE_ ~, 14, 0
#define PYTORCH_F32_VALUE_ ~, 15, 0
#define PYTORCH_F64_VALUE_ ~, 16, 0
#define PYTORCH_C32_VALUE_ ~, 17, 0
#define PYTORCH_C64_VALUE_ ~, 18, 0
#define PYTORCH_C128_VALUE_ ~, 19, 0
#define PYTORCH_I_WEAK_VALUE_ ~, 20, 0
#define PYTORCH_F_WEAK_VALUE_ ~, 21, 0
#define PYTORCH_C_WEAK_VALUE_ ~, 22, 0
#define PYTORCH_NO_DTYPE_VALUE_ ~, 255, 0
#define PYTORCH_NUMBER_(value) PYTORCH_SECOND_(value, 255, ~)
#define PYTORCH_SECOND_(a, b, ...) b
#define PYTORCH_CHECK_(value, name) PYTORCH_THIRD_(value, name.is_no_dtype, name.is_no_dtype, ~)
#define PYTORCH_THIRD_(a, b, c, ...) c

/* By number, the dtype's cell in row a. */
#define PYTORCH_AT_0_(a, x0, ...) x0
#define PYTORCH_AT_1_(a, x0, x1, ...) x1
#define PYTORCH_AT_2_(a, x0, x1, x2, ...) x2
#define PYTORCH_AT_3_(a, x0, x1, x2, x3, ...) x3
#define PYTORCH_AT_4_(a, x0, x1, x2, x3, x4, ...) x4
#define PYTORCH_AT_5_(a, x0, x1, x2, x3, x4, x5, ...) x5
#define PYTORCH_AT_6_(a, x0, x1, x2, x3, x4, x5, x6, ...) x6
#define PYTORCH_AT_7_(a, x0, x1, x2, x3, x4, x5, x6, x7, ...) x7
#define PYTORCH_AT_8_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, ...) x8
#define PYTORCH_AT_9_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, ...) x9
#define PYTORCH_AT_10_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, ...) x10
#define PYTORCH_AT_11_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, ...) x11
#define PYTORCH_AT_12_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, ...) x12
#define PYTORCH_AT_13_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, ...) x13
#define PYTORCH_AT_14_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, ...) x14
#define PYTORCH_AT_15_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, ...) x15
#define PYTORCH_AT_16_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, ...) x16
#define PYTORCH_AT_17_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, ...) x17
#define PYTORCH_AT_18_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, ...) x18
#define PYTORCH_AT_19_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, ...) x19
#define PYTORCH_AT_20_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, ...) x20
#define PYTORCH_AT_21_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, ...) x21
#define PYTORCH_AT_22_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, ...) x22
#define PYTORCH_AT_255_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, ...) x23

/* Cell b of row a of a table; NONE if b is 255. */
#define PYTORCH_CELL_(table, a, b) PYTORCH_CELL_OF_(table, a, b)
#define PYTORCH_CELL_OF_(table, a, b) PYTORCH_PICK_(PYTORCH_AT_##b##_, a, PYTORCH_##table##_##a##_, PYTORCH_##table##_NONE_)
#define PYTORCH_PICK_(at, ...) at(__VA_ARGS__, ~)
#define PYTORCH_JOIN_(a, b) PYTORCH_CELL_(JOINS, a, b)
#define PYTORCH_JOINS_NONE_ 255
#define PYTORCH_CASTS_NONE_ PYTORCH_LOSS_UNKNOWN

/* For PYTORCH_RESULT_TYPE, which has pasted its first argument to the prefix. */
#define PYTORCH_COUNT_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, ...) x16
#define PYTORCH_JOINED_(a, b) PYTORCH_JOINED_OF_(a, b)
#define PYTORCH_JOINED_OF_(a, b) a##b##_
#define PYTORCH_RESULT_0_(...) PYTORCH_RESULT_TYPE_takes_two_to_8_dtypes_
#define PYTORCH_RESULT_2_(a, b) \
    PYTORCH_TO_(pytorch_dtype, PYTORCH_RESULT_OF_2_( \
    PYTORCH_NUMBER_(a##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##b##_VALUE_)) + \
    PYTORCH_CHECK_(a##_VALUE_, a) + PYTORCH_CHECK_(PYTORCH_##b##_VALUE_, PYTORCH_##b))
#define PYTORCH_RESULT_3_(a, b, c) \
    PYTORCH_TO_(pytorch_dtype, PYTORCH_RESULT_OF_3_( \
    PYTORCH_NUMBER_(a##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##b##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##c##_VALUE_)) + \
    PYTORCH_CHECK_(a##_VALUE_, a) + PYTORCH_CHECK_(PYTORCH_##b##_VALUE_, PYTORCH_##b) + \
    PYTORCH_CHECK_(PYTORCH_##c##_VALUE_, PYTORCH_##c))
#define PYTORCH_RESULT_4_(a, b, c, d) \
    PYTORCH_TO_(pytorch_dtype, PYTORCH_RESULT_OF_4_( \
    PYTORCH_NUMBER_(a##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##b##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##c##_VALUE_), \
    PYTORCH_NUMBER_(PYTORCH_##d##_VALUE_)) + \
    PYTORCH_CHECK_(a##_VALUE_, a) + PYTORCH_CHECK_(PYTORCH_##b##_VALUE_, PYTORCH_##b) + \
    PYTORCH_CHECK_(PYTORCH_##c##_VALUE_, PYTORCH_##c) + PYTORCH_CHECK_(PYTORCH_##d##_VALUE_, PYTORCH_##d))
#define PYTORCH_RESULT_5_(a, b, c, d, e) \
    PYTORCH_TO_(pytorch_dtype, PYTORCH_RESULT_OF_5_( \
    PYTORCH_NUMBER_(a##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##b##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##c##_VALUE_), \
    PYTORCH_NUMBER_(PYTORCH_##d##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##e##_VALUE_)) + \
    PYTORCH_CHECK_(a##_VALUE_, a) + PYTORCH_CHECK_(PYTORCH_##b##_VALUE_, PYTORCH_##b) + \
    PYTORCH_CHECK_(PYTORCH_##c##_VALUE_, PYTORCH_##c) + PYTORCH_CHECK_(PYTORCH_##d##_VALUE_, PYTORCH_##d) + \
    PYTORCH_CHECK_(PYTORCH_##e##_VALUE_, PYTORCH_##e))
#define PYTORCH_RESULT_6_(a, b, c, d, e, f) \
    PYTORCH_TO_(pytorch_dtype, PYTORCH_RESULT_OF_6_( \
    PYTORCH_NUMBER_(a##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##b##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##c##_VALUE_), \
    PYTORCH_NUMBER_(PYTORCH_##d##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##e##_VALUE_), \
    PYTORCH_NUMBER_(PYTORCH_##f##_VALUE_)) + \
    PYTORCH_CHECK_(a##_VALUE_, a) + PYTORCH_CHECK_(PYTORCH_##b##_VALUE_, PYTORCH_##b) + \
    PYTORCH_CHECK_(PYTORCH_##c##_VALUE_, PYTORCH_##c) + PYTORCH_CHECK_(PYTORCH_##d##_VALUE_, PYTORCH_##d) + \
    PYTORCH_CHECK_(PYTORCH_##e##_VALUE_, PYTORCH_##e) + PYTORCH_CHECK_(PYTORCH_##f##_VALUE_, PYTORCH_##f))
#define PYTORCH_RESULT_7_(a, b, c, d, e, f, g) \
    PYTORCH_TO_(pytorch_dtype, PYTORCH_RESULT_OF_7_( \
    PYTORCH_NUMBER_(a##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##b##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##c##_VALUE_), \
    PYTORCH_NUMBER_(PYTORCH_##d##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##e##_VALUE_), \
    PYTORCH_NUMBER_(PYTORCH_##f##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##g##_VALUE_)) + \
    PYTORCH_CHECK_(a##_VALUE_, a) + PYTORCH_CHECK_(PYTORCH_##b##_VALUE_, PYTORCH_##b) + \
    PYTORCH_CHECK_(PYTORCH_##c##_VALUE_, PYTORCH_##c) + PYTORCH_CHECK_(PYTORCH_##d##_VALUE_, PYTORCH_##d) + \
    PYTORCH_CHECK_(PYTORCH_##e##_VALUE_, PYTORCH_##e) + PYTORCH_CHECK_(PYTORCH_##f##_VALUE_, PYTORCH_##f) + \
    PYTORCH_CHECK_(PYTORCH_##g##_VALUE_, PYTORCH_##g))
#define PYTORCH_RESULT_8_(a, b, c, d, e, f, g, h) \
    PYTORCH_TO_(pytorch_dtype, PYTORCH_RESULT_OF_8_( \
    PYTORCH_NUMBER_(a##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##b##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##c##_VALUE_), \
    PYTORCH_NUMBER_(PYTORCH_##d##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##e##_VALUE_), \
    PYTORCH_NUMBER_(PYTORCH_##f##_VALUE_), PYTORCH_NUMBER_(PYTORCH_##g##_VALUE_), \
    PYTORCH_NUMBER_(PYTORCH_##h##_VALUE_)) + \
    PYTORCH_CHECK_(a##_VALUE_, a) + PYTORCH_CHECK_(PYTORCH_##b##_VALUE_, PYTORCH_##b) + \
    PYTORCH_CHECK_(PYTORCH_##c##_VALUE_, PYTORCH_##c) + PYTORCH_CHECK_(PYTORCH_##d##_VALUE_, PYTORCH_##d) + \
    PYTORCH_CHECK_(PYTORCH_##e##_VALUE_, PYTORCH_##e) + PYTORCH_CHECK_(PYTORCH_##f##_VALUE_, PYTORCH_##f) + \
    PYTORCH_CHECK_(PYTORCH_##g##_VALUE_, PYTORCH_##g) + PYTORCH_CHECK_(PYTORCH_##h##_VALUE_, PYTORCH_##h))
#define PYTORCH_RESULT_OF_2_(a, b) PYTORCH_JOIN_(a, b)

/* By number, whether a dtype is weak; EVERY means that all are. */
#define PYTORCH_WEAK_0_ 0
#define PYTORCH_WEAK_1_ 0
#define PYTORCH_WEAK_2_ 0
#define PYTORCH_WEAK_3_ 0
#define PYTORCH_WEAK_4_ 0
#define PYTORCH_WEAK_5_ 0
#define PYTORCH_WEAK_6_ 0
#define PYTORCH_WEAK_7_ 0
#define PYTORCH_WEAK_8_ 0
#define PYTORCH_WEAK_9_ 0
#define PYTORCH_WEAK_10_ 0
#define PYTORCH_WEAK_11_ 0
#define PYTORCH_WEAK_12_ 0
#define PYTORCH_WEAK_13_ 0
#define PYTORCH_WEAK_14_ 0
#define PYTORCH_WEAK_15_ 0
#define PYTORCH_WEAK_16_ 0
#define PYTORCH_WEAK_17_ 0
#define PYTORCH_WEAK_18_ 0
#define PYTORCH_WEAK_19_ 0
#define PYTORCH_WEAK_20_ 1
#define PYTORCH_WEAK_21_ 1
#define PYTORCH_WEAK_22_ 1
#define PYTORCH_WEAK_255_ 0
#define PYTORCH_WEAK_EVERY_ 1
#define PYTORCH_WHETHER_(macro, d) PYTORCH_JOINED_(macro, PYTORCH_JOINED_(PYTORCH_WEAK_, d))
#define PYTORCH_RESULT_OF_3_(a, b, c) PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(START, a), b), c), a), b), c)
#define PYTORCH_RESULT_OF_4_(a, b, c, d) PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(START, a), b), c), d), a), b), c), d)
#define PYTORCH_RESULT_OF_5_(a, b, c, d, e) PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(START, a), b), c), d), e), a), b), c), d), e)
#define PYTORCH_RESULT_OF_6_(a, b, c, d, e, f) PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(START, a), b), c), d), e), f), a), b), c), d), e), f)
#define PYTORCH_RESULT_OF_7_(a, b, c, d, e, f, g) PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(START, a), b), c), d), e), f), g), a), b), c), d), e), f), g)
#define PYTORCH_RESULT_OF_8_(a, b, c, d, e, f, g, h) PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_WEAKLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(PYTORCH_STRONGLY_(START, a), b), c), d), e), f), g), h), a), b), c), d), e), f), g), h)
#define PYTORCH_JOINS_START_ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 255
#define PYTORCH_STRONGLY_(join, d) PYTORCH_WHETHER_(PYTORCH_STRONGLY_, d)(join, d)
#define PYTORCH_STRONGLY_0_(join, d) PYTORCH_JOIN_(join, d)
#define PYTORCH_STRONGLY_1_(join, d) join
#define PYTORCH_WEAKLY_(join, d) PYTORCH_WHETHER_(PYTORCH_WEAKLY_, d)(join, d)
#define PYTORCH_WEAKLY_0_(join, d) join
#define PYTORCH_WEAKLY_1_(join, d) PYTORCH_JOIN_(join, d)

/* The compiler's floats other than float and double, and their dtypes. */
#if defined(__FLT16_MANT_DIG__) && (!defined(__cplusplus) || defined(__clang__) || defined(__x86_64__) || \
    defined(__i386__) || __GNUC__ >= 13)
__extension__ typedef _Float16 pytorch_float16_;
#define PYTORCH_FLOAT16_ pytorch_float16_: PYTORCH_F16,
#else
#define PYTORCH_FLOAT16_
#endif
#if !defined(__STDC_NO_COMPLEX__) && !defined(__cplusplus) && defined(__FLT16_MANT_DIG__) && (!defined(__cplusplus) \
    || defined(__clang__) || defined(__x86_64__) || defined(__i386__) || __GNUC__ >= 13)
__extension__ typedef _Float16 _Complex pytorch_complex_float16_;
#define PYTORCH_COMPLEX_FLOAT16_ pytorch_complex_float16_: PYTORCH_C32,
#else
#define PYTORCH_COMPLEX_FLOAT16_
#endif
#if defined(__ARM_FP16_FORMAT_IEEE)
__extension__ typedef __fp16 pytorch_fp16_;
#define PYTORCH_FP16_ pytorch_fp16_: PYTORCH_F16,
#else
#define PYTORCH_FP16_
#endif
#if defined(__BFLT16_MANT_DIG__) || defined(__ARM_BF16_FORMAT_ALTERNATIVE) || defined(__clang__) && __clang_major__ \
    >= 16 && (defined(__SSE2__) || defined(__aarch64__)) || !defined(__clang__) && defined(__GNUC__) && __GNUC__ >= \
    10 && defined(__aarch64__)
__extension__ typedef __bf16 pytorch_bfloat16_;
#define PYTORCH_BFLOAT16_ pytorch_bfloat16_: PYTORCH_BF16,
#else
#define PYTORCH_BFLOAT16_
#endif
#if !defined(__STDC_NO_COMPLEX__) && !defined(__cplusplus) && defined(__GNUC__) && !defined(__clang__) && \
    defined(__FLT32X_MANT_DIG__) && __FLT32X_MANT_DIG__ == 53
__extension__ typedef _Float32 pytorch_float32_;
__extension__ typedef _Float32 _Complex pytorch_complex_float32_;
__extension__ typedef _Float64 pytorch_float64_;
__extension__ typedef _Float64 _Complex pytorch_complex_float64_;
__extension__ typedef _Float32x pytorch_float32x_;
__extension__ typedef _Float32x _Complex pytorch_complex_float32x_;
#define PYTORCH_GCC_FLOATS_ \
    pytorch_float32_: PYTORCH_F32, pytorch_complex_float32_: PYTORCH_C64, pytorch_float64_: PYTORCH_F64, \
    pytorch_complex_float64_: PYTORCH_C128, pytorch_float32x_: PYTORCH_F64, pytorch_complex_float32x_: PYTORCH_C128,
#else
#define PYTORCH_GCC_FLOATS_
#endif

/*
 * ---- PYTORCH_DTYPE_OF(expr) ----
 *
 * C11: the dtype of a C expression, as an integer constant expression. The expression is not evaluated. C's integers have
 * the dtype of their size; float, double, their complex types, _Bool, _Float16, __bf16 and the like have the dtype of
 * their format; the structs above and the spec's own C types have their dtypes. PYTORCH_NO_DTYPE for any other type, and if
 * the spec lacks the dtype. Never a weak dtype.
 */
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define PYTORCH_SIGNED_(size) \
    ((size) == 1 ? PYTORCH_I8 : (size) == 2 ? PYTORCH_I16 : (size) == 4 ? PYTORCH_I32 : (size) == 8 ? PYTORCH_I64 : PYTORCH_NO_DTYPE)
#define PYTORCH_UNSIGNED_(size) \
    ((size) == 1 ? PYTORCH_U8 : (size) == 2 ? PYTORCH_U16 : (size) == 4 ? PYTORCH_U32 : (size) == 8 ? PYTORCH_U64 : PYTORCH_NO_DTYPE)
#ifdef __STDC_NO_COMPLEX__
#define PYTORCH_COMPLEX_
#else
#define PYTORCH_COMPLEX_ float _Complex: PYTORCH_C64, double _Complex: PYTORCH_C128,
#endif
#define PYTORCH_DTYPE_OF(expr) \
    ((pytorch_dtype)_Generic((expr), \
    _Bool: PYTORCH_B, char: CHAR_MIN < 0 ? PYTORCH_I8 : PYTORCH_U8, signed char: PYTORCH_I8, \
    unsigned char: PYTORCH_U8, short: PYTORCH_SIGNED_(sizeof(short)), \
    unsigned short: PYTORCH_UNSIGNED_(sizeof(short)), int: PYTORCH_SIGNED_(sizeof(int)), \
    unsigned int: PYTORCH_UNSIGNED_(sizeof(int)), long: PYTORCH_SIGNED_(sizeof(long)), \
    unsigned long: PYTORCH_UNSIGNED_(sizeof(long)), long long: PYTORCH_SIGNED_(sizeof(long long)), \
    unsigned long long: PYTORCH_UNSIGNED_(sizeof(long long)), float: PYTORCH_F32, double: PYTORCH_F64, \
    pytorch_f8_e4m3fn: PYTORCH_F8_E4M3FN, pytorch_f8_e4m3fnuz: PYTORCH_F8_E4M3FNUZ, pytorch_f8_e5m2: PYTORCH_F8_E5M2, \
    pytorch_f8_e5m2fnuz: PYTORCH_F8_E5M2FNUZ, pytorch_bf16: PYTORCH_BF16, pytorch_f16: PYTORCH_F16, \
    pytorch_c32: PYTORCH_C32, pytorch_c64: PYTORCH_C64, pytorch_c128: PYTORCH_C128, \
    PYTORCH_COMPLEX_ PYTORCH_FLOAT16_ PYTORCH_COMPLEX_FLOAT16_ PYTORCH_FP16_ PYTORCH_BFLOAT16_ PYTORCH_GCC_FLOATS_ default: PYTORCH_NO_DTYPE))
#endif

#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif

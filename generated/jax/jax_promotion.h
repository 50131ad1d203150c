/*
 * jax_promotion.h: how dtypes promote, as constant tables and lookups. C99 and later, C++11 and later.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 3a319286f3c59695d53b93e5ea48e25503392aff0d6a0aa944084b92e4d4e801.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
 * The licence of this file is yours to choose.
 *
 * JAX. Source: JAX documentation, type promotion semantics (docs.jax.dev/en/latest/type_promotion.html); JEP
 * 9407.
 * Note: As with jax_enable_x64. Without it, JAX's default, 64-bit dtypes are narrowed to 32 bits, and u32
 * with a signed integer gives i32. The drawing in JEP 9407 leaves bool out: the edge b -> i* comes from JAX's
 * documentation.
 * Class: lattice, that is, every two dtypes have a least upper bound and a greatest lower one.
 * jax_result_type of three and more dtypes is the least upper bound of their set, and does not depend on the
 * order of its operands.
 * Laws that hold: order, existence, uniqueness, idempotence, commutativity, associativity, least, nary,
 * monotonicity.
 */
/* clang-format off */
#ifndef JAX_PROMOTION_H
#define JAX_PROMOTION_H

#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif

/*
 * In this order:
 *     jax_dtype, JAX_FOR_EACH_DTYPE(X)  the dtypes
 *     jax_promote_types(a, b)           what two promote to
 *     jax_result_type(n, dtypes)        what any number promote to
 *     jax_can_cast(from, to, casting)   whether a conversion is allowed, and what it loses
 *     jax_divide_result(...)            what each operation gives
 *     jax_dtype_name(d)                 name, size and kind, and the dtype of a name
 *     JAX_PROMOTE_TYPES(A, B)           the same as constant expressions
 *     JAX_DTYPE_OF(expr)                the dtype of a C expression.
 */

/* C++ warns of C casts and of 0 as a null pointer, which both languages have. */
#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wzero-as-null-pointer-constant"
#endif

/* The version of joinery that made this file. */
#define JAX_JOINERY_VERSION "0.2.0"

/*
 * This file has only constants, inline functions and macros: there is nothing to link, and any number of translation
 * units may include it. Names that end in _ are private and may change with each version.
 *
 * Functions accept every value of the enum's underlying type, and are safe to call from any thread. With constant
 * arguments, gcc and clang fold all but jax_dtype_from_name when they optimize (jax_result_type of up to 8 dtypes,
 * at -O2).
 */
#if defined(__cplusplus) && __cplusplus >= 201703L
#define JAX_FUNCTION_ inline
#else
#define JAX_FUNCTION_ static inline
#endif
#if !defined(__cplusplus)
#define JAX_DATA_ static const
#elif __cplusplus < 201703L
#define JAX_DATA_ static constexpr
#elif defined(__ELF__)
#define JAX_DATA_ __attribute__((visibility("hidden"))) inline constexpr /* Accessed directly, not through the GOT. */
#else
#define JAX_DATA_ inline constexpr
#endif
#if defined(__cplusplus) && __cplusplus >= 201402L
#define JAX_LOOP_ JAX_FUNCTION_ constexpr
#else
#define JAX_LOOP_ JAX_FUNCTION_
#endif
#if defined(__cplusplus)
#define JAX_LOOKUP_ JAX_FUNCTION_ constexpr
#else
#define JAX_LOOKUP_ JAX_FUNCTION_
#endif

#ifndef JAX_DTYPES_ /* jax_promotion.h and jax_dispatch.h both have this part, and need no other file. */
#define JAX_DTYPES_

/*
 * Enums have the underlying type unsigned, also with -fshort-enums, so that all files agree on their size. C has
 * a syntax for it since C23; clang accepts that everywhere, and gcc has an attribute.
 */
#if defined(__cplusplus)
#define JAX_ENUM_(name) typedef enum name : unsigned
#elif defined(__clang__)
#define JAX_ENUM_(name) __extension__ typedef enum name : unsigned
#elif defined(__GNUC__)
#define JAX_ENUM_(name) typedef enum __attribute__((mode(SI))) name
#else
#define JAX_ENUM_(name) typedef enum name
#endif
#if defined(__cplusplus)
#define JAX_ASSERT_(condition, text) static_assert(condition, text)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define JAX_ASSERT_(condition, text) _Static_assert(condition, text)
#else
#define JAX_ASSERT_(condition, text) extern char jax_assertion_[(condition) ? 1 : -1]
#endif

/* The dtypes of the spec, in its order, counted from 0. */
JAX_ENUM_(jax_dtype) {
    JAX_B,
    JAX_U8,
    JAX_U16,
    JAX_U32,
    JAX_U64,
    JAX_I8,
    JAX_I16,
    JAX_I32,
    JAX_I64,
    JAX_BF16,
    JAX_F16,
    JAX_F32,
    JAX_F64,
    JAX_C64,
    JAX_C128,
    JAX_I_WEAK, /* Dtype i*; weak, stored as i64. */
    JAX_F_WEAK, /* Dtype f*; weak, stored as f64. */
    JAX_C_WEAK /* Dtype c*; weak, stored as c128. */
} jax_dtype;

/*
 * These are not enumerators, so that a switch over the enum needs no case for them. JAX_DTYPE_COUNT is the number of
 * dtypes, JAX_DTYPE_LIMIT one more than the largest value, JAX_NO_DTYPE the result if there is no dtype.
 */
#define JAX_DTYPE_COUNT 18
#define JAX_DTYPE_LIMIT 18
#ifdef __cplusplus
#define JAX_TO_(type, value) (static_cast<type>(value))
#else
#define JAX_TO_(type, value) ((type)(value))
#endif
#define JAX_NO_DTYPE JAX_TO_(jax_dtype, 255)

/*
 * Elements for which C has no type are structs: distinct for _Generic and for overloading, and the same on every
 * compiler. `bits` holds the bits of an element, or of the two parts of a complex number.
 */
typedef struct { uint16_t bits; } jax_bf16;
typedef struct { uint16_t bits; } jax_f16;
typedef struct { float re, im; } jax_c64;
typedef struct { double re, im; } jax_c128;

#endif

/* The kind of a dtype's values. Headers of all specs list all kinds. */
JAX_ENUM_(jax_dtype_kind) {
    JAX_KIND_BOOL, JAX_KIND_INT, JAX_KIND_UINT, JAX_KIND_FLOAT, JAX_KIND_COMPLEX, JAX_KIND_FIXED,
    JAX_KIND_OPAQUE, JAX_KIND_ABSTRACT
} jax_dtype_kind;

JAX_ASSERT_(sizeof(bool) == 1, "the spec says that bool has 1 byte");
JAX_ASSERT_(sizeof(jax_bf16) == 2, "the spec says that jax_bf16 has 2 bytes");
JAX_ASSERT_(sizeof(jax_f16) == 2, "the spec says that jax_f16 has 2 bytes");
JAX_ASSERT_(sizeof(float) == 4, "the spec says that float has 4 bytes");
JAX_ASSERT_(sizeof(double) == 8, "the spec says that double has 8 bytes");
JAX_ASSERT_(sizeof(jax_c64) == 8, "the spec says that jax_c64 has 8 bytes");
JAX_ASSERT_(sizeof(jax_c128) == 16, "the spec says that jax_c128 has 16 bytes");

/*
 * FOR_EACH_DTYPE(X) is X(IDENT, name, ctype, size, kind) for every dtype in order. IDENT is a token, and JAX_##IDENT
 * the enumerator; `name` is a string literal, `ctype` the type of an element (void for an abstract dtype), `size` its
 * size in bytes, `kind` an enumerator.
 */
#define JAX_FOR_EACH_DTYPE(JAX_X_) \
    JAX_X_(B, "b", bool, 1, JAX_KIND_BOOL) \
    JAX_X_(U8, "u8", uint8_t, 1, JAX_KIND_UINT) \
    JAX_X_(U16, "u16", uint16_t, 2, JAX_KIND_UINT) \
    JAX_X_(U32, "u32", uint32_t, 4, JAX_KIND_UINT) \
    JAX_X_(U64, "u64", uint64_t, 8, JAX_KIND_UINT) \
    JAX_X_(I8, "i8", int8_t, 1, JAX_KIND_INT) \
    JAX_X_(I16, "i16", int16_t, 2, JAX_KIND_INT) \
    JAX_X_(I32, "i32", int32_t, 4, JAX_KIND_INT) \
    JAX_X_(I64, "i64", int64_t, 8, JAX_KIND_INT) \
    JAX_X_(BF16, "bf16", jax_bf16, 2, JAX_KIND_FLOAT) \
    JAX_X_(F16, "f16", jax_f16, 2, JAX_KIND_FLOAT) \
    JAX_X_(F32, "f32", float, 4, JAX_KIND_FLOAT) \
    JAX_X_(F64, "f64", double, 8, JAX_KIND_FLOAT) \
    JAX_X_(C64, "c64", jax_c64, 8, JAX_KIND_COMPLEX) \
    JAX_X_(C128, "c128", jax_c128, 16, JAX_KIND_COMPLEX) \
    JAX_X_(I_WEAK, "i*", int64_t, 8, JAX_KIND_INT) \
    JAX_X_(F_WEAK, "f*", double, 8, JAX_KIND_FLOAT) \
    JAX_X_(C_WEAK, "c*", jax_c128, 16, JAX_KIND_COMPLEX)

/* ---- Promotion ---- */
/* By number, the join of a dtype and each; 255: none. */
#define JAX_JOINS_0_    0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17 /* b */
#define JAX_JOINS_1_    1,  1,  2,  3,  4,  6,  6,  7,  8,  9, 10, 11, 12, 13, 14,  1, 16, 17 /* u8 */
#define JAX_JOINS_2_    2,  2,  2,  3,  4,  7,  7,  7,  8,  9, 10, 11, 12, 13, 14,  2, 16, 17 /* u16 */
#define JAX_JOINS_3_    3,  3,  3,  3,  4,  8,  8,  8,  8,  9, 10, 11, 12, 13, 14,  3, 16, 17 /* u32 */
#define JAX_JOINS_4_    4,  4,  4,  4,  4, 16, 16, 16, 16,  9, 10, 11, 12, 13, 14,  4, 16, 17 /* u64 */
#define JAX_JOINS_5_    5,  6,  7,  8, 16,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14,  5, 16, 17 /* i8 */
#define JAX_JOINS_6_    6,  6,  7,  8, 16,  6,  6,  7,  8,  9, 10, 11, 12, 13, 14,  6, 16, 17 /* i16 */
#define JAX_JOINS_7_    7,  7,  7,  8, 16,  7,  7,  7,  8,  9, 10, 11, 12, 13, 14,  7, 16, 17 /* i32 */
#define JAX_JOINS_8_    8,  8,  8,  8, 16,  8,  8,  8,  8,  9, 10, 11, 12, 13, 14,  8, 16, 17 /* i64 */
#define JAX_JOINS_9_    9,  9,  9,  9,  9,  9,  9,  9,  9,  9, 11, 11, 12, 13, 14,  9,  9, 13 /* bf16 */
#define JAX_JOINS_10_  10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 11, 12, 13, 14, 10, 10, 13 /* f16 */
#define JAX_JOINS_11_  11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 13, 14, 11, 11, 13 /* f32 */
#define JAX_JOINS_12_  12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 14, 14, 12, 12, 14 /* f64 */
#define JAX_JOINS_13_  13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 13, 14, 13, 13, 13 /* c64 */
#define JAX_JOINS_14_  14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14 /* c128 */
#define JAX_JOINS_15_  15,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17 /* i* */
#define JAX_JOINS_16_  16, 16, 16, 16, 16, 16, 16, 16, 16,  9, 10, 11, 12, 13, 14, 16, 16, 17 /* f* */
#define JAX_JOINS_17_  17, 17, 17, 17, 17, 17, 17, 17, 17, 13, 13, 13, 14, 13, 14, 17, 17, 17 /* c* */
#define JAX_JOINS_255_ 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255
JAX_DATA_ uint8_t jax_joins_[18][32] = {
    {JAX_JOINS_0_}, {JAX_JOINS_1_}, {JAX_JOINS_2_}, {JAX_JOINS_3_}, {JAX_JOINS_4_}, {JAX_JOINS_5_},
    {JAX_JOINS_6_}, {JAX_JOINS_7_}, {JAX_JOINS_8_}, {JAX_JOINS_9_}, {JAX_JOINS_10_}, {JAX_JOINS_11_},
    {JAX_JOINS_12_}, {JAX_JOINS_13_}, {JAX_JOINS_14_}, {JAX_JOINS_15_}, {JAX_JOINS_16_}, {JAX_JOINS_17_}
};

/* The dtype that two dtypes promote to. JAX_NO_DTYPE if there is none, or one of them is out of range. One load. */
JAX_LOOKUP_ jax_dtype jax_promote_types(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_joins_[a][b] : JAX_NO_DTYPE;
}

/*
 * Whether `from` implicitly promotes to `to`: from <= to in the spec's order. False if one of them is out of range.
 */
JAX_LOOKUP_ bool jax_can_promote(jax_dtype from, jax_dtype to) {
    return (unsigned)to < 18 && jax_promote_types(from, to) == to;
}

/* The dtype that each is stored as, and whether it is weak. */
JAX_DATA_ uint8_t jax_stored_as_[18] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 8, 12, 14
};
JAX_DATA_ uint8_t jax_weak_[18] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1
};

/* Whether d is weak: stored as another dtype, but promoted by its own rules. False if d is out of range. */
JAX_LOOKUP_ bool jax_dtype_is_weak(jax_dtype d) {
    return (unsigned)d < 18 && jax_weak_[d] != 0;
}

/*
 * The dtype that values of d are stored as: the strong dtype of a weak one, if the spec has it; else d itself.
 * JAX_NO_DTYPE if d is out of range.
 */
JAX_LOOKUP_ jax_dtype jax_dtype_materialize(jax_dtype d) {
    return (unsigned)d < 18 ? (jax_dtype)jax_stored_as_[d] : JAX_NO_DTYPE;
}

/*
 * The upper bounds of each dtype, as bits, from the lowest dtype up: dtypes promote to the lowest bit that they share.
 * jax_at_ maps bits to dtypes.
 */
JAX_DATA_ uint32_t jax_above_[18] = {
    0x0003ffffu, 0x0003fff4u, 0x0003ffd0u, 0x0003ff40u, 0x0003fd00u, 0x0003fea8u, 0x0003fea0u, 0x0003fe80u,
    0x0003fe00u, 0x0003c800u, 0x0003d000u, 0x0003c000u, 0x00028000u, 0x00030000u, 0x00020000u, 0x0003fffeu,
    0x0003fc00u, 0x00032000u
};
JAX_DATA_ uint8_t jax_at_[18] = {
    0, 15, 1, 5, 2, 6, 3, 7, 4, 8, 16, 9, 10, 17, 11, 12, 13, 14
};

/* The upper bounds of d; none if it is out of range. */
JAX_LOOKUP_ uint32_t jax_bounds_(jax_dtype d) {
    return (unsigned)d < 18 ? jax_above_[d] : (uint32_t)0;
}

JAX_LOOP_ jax_dtype jax_lowest_(uint32_t bounds) {
    if (bounds == 0) return JAX_NO_DTYPE;
#if defined(__GNUC__)
    return (jax_dtype)jax_at_[__builtin_ctz(bounds)];
#else
    unsigned bit = 0;
    while (!(bounds >> bit & 1)) bit++;
    return (jax_dtype)jax_at_[bit];
#endif
}

/*
 * The dtype that n dtypes promote to, folded from the left. JAX_NO_DTYPE if n is 0,
 * `dtypes` is null, one of them is out of range, or a step has no result. The top of this file says whether order
 * matters.
 */
JAX_LOOP_ jax_dtype jax_result_type(size_t n, const jax_dtype *dtypes) {
    if (n == 0 || !dtypes) return JAX_NO_DTYPE;
    uint32_t bounds = ~(uint32_t)0;
#if defined(__GNUC__)
    if (__builtin_constant_p(n) && n <= 8) { /* Without a loop, so that constants fold. */
        bounds = jax_bounds_(dtypes[0]);
        if (n > 1) bounds &= jax_bounds_(dtypes[1]);
        if (n > 2) bounds &= jax_bounds_(dtypes[2]);
        if (n > 3) bounds &= jax_bounds_(dtypes[3]);
        if (n > 4) bounds &= jax_bounds_(dtypes[4]);
        if (n > 5) bounds &= jax_bounds_(dtypes[5]);
        if (n > 6) bounds &= jax_bounds_(dtypes[6]);
        if (n > 7) bounds &= jax_bounds_(dtypes[7]);
        return jax_lowest_(bounds);
    }
#endif
    size_t i = 0;
    for (; n - i >= 4; i += 4) {
        const unsigned d = dtypes[i], e = dtypes[i + 1], f = dtypes[i + 2], g = dtypes[i + 3];
        if (d >= 18 || e >= 18 || f >= 18 || g >= 18) return JAX_NO_DTYPE;
        bounds &= jax_above_[d] & jax_above_[e] & jax_above_[f] & jax_above_[g];
    }
    for (; i < n; i++) bounds &= jax_bounds_(dtypes[i]);
    return jax_lowest_(bounds);
}

/* ---- Casts ---- */

/* What a conversion can lose: a set of these bits. */
JAX_ENUM_(jax_loss) {
    JAX_LOSS_NONE = 0, /* Nothing is lost. */
    JAX_LOSS_ROUNDS = 1, /* Some value is rounded, or is a NaN that the other dtype lacks. */
    JAX_LOSS_OVERFLOWS = 2, /* Some value leaves the range: it saturates, wraps, or becomes infinite or NaN. */
    JAX_LOSS_SIGN = 4, /* The sign of negative values is lost. */
    JAX_LOSS_PART = 8, /* The imaginary part is lost. */
    JAX_LOSS_CATEGORY = 16, /* The category goes down: bool, integer, float and fixed point, complex. */
    JAX_LOSS_UNKNOWN = 32 /* Unknown: a dtype is out of range, or opaque or abstract and not the other one. */
} jax_loss;

/* The conversions that a casting allows. */
JAX_ENUM_(jax_casting) {
    JAX_CAST_EXACT, /* Every value survives. */
    JAX_CAST_PROMOTE, /* `from` implicitly promotes to `to`, or is `to`. */
    JAX_CAST_SAME_KIND, /* PROMOTE, or the kind does not go down: bool, uint, int, float and fixed, complex. */
    JAX_CAST_ANY /* Both dtypes have values, or are the same. */
} jax_casting;

/* From the dtype of the row to that of the column: the low 6 bits are the losses, then a bit for each casting. */
#define JAX_CASTS_0_   0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0 /* b */
#define JAX_CASTS_1_   0x212, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x302, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x3c0, 0x3c0 /* u8 */
#define JAX_CASTS_2_   0x212, 0x302, 0x3c0, 0x3c0, 0x3c0, 0x302, 0x302, 0x3c0, 0x3c0, 0x381, 0x383, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x3c0, 0x3c0 /* u16 */
#define JAX_CASTS_3_   0x212, 0x302, 0x302, 0x3c0, 0x3c0, 0x302, 0x302, 0x302, 0x3c0, 0x381, 0x383, 0x381, 0x3c0, 0x381, 0x3c0, 0x340, 0x3c0, 0x3c0 /* u32 */
#define JAX_CASTS_4_   0x212, 0x302, 0x302, 0x302, 0x3c0, 0x302, 0x302, 0x302, 0x302, 0x381, 0x383, 0x381, 0x381, 0x381, 0x381, 0x302, 0x381, 0x381 /* u64 */
#define JAX_CASTS_5_   0x216, 0x204, 0x204, 0x204, 0x204, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x3c0, 0x3c0 /* i8 */
#define JAX_CASTS_6_   0x216, 0x206, 0x204, 0x204, 0x204, 0x302, 0x3c0, 0x3c0, 0x3c0, 0x381, 0x381, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x3c0, 0x3c0 /* i16 */
#define JAX_CASTS_7_   0x216, 0x206, 0x206, 0x204, 0x204, 0x302, 0x302, 0x3c0, 0x3c0, 0x381, 0x383, 0x381, 0x3c0, 0x381, 0x3c0, 0x340, 0x3c0, 0x3c0 /* i32 */
#define JAX_CASTS_8_   0x216, 0x206, 0x206, 0x206, 0x204, 0x302, 0x302, 0x302, 0x3c0, 0x381, 0x383, 0x381, 0x381, 0x381, 0x381, 0x340, 0x381, 0x381 /* i64 */
#define JAX_CASTS_9_   0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x3c0, 0x303, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x213, 0x340, 0x340 /* bf16 */
#define JAX_CASTS_10_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x301, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x213, 0x340, 0x340 /* f16 */
#define JAX_CASTS_11_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x303, 0x303, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x213, 0x340, 0x340 /* f32 */
#define JAX_CASTS_12_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x303, 0x303, 0x303, 0x3c0, 0x303, 0x3c0, 0x213, 0x340, 0x340 /* f64 */
#define JAX_CASTS_13_  0x21f, 0x21f, 0x21f, 0x21f, 0x21f, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x218, 0x218, 0x3c0, 0x3c0, 0x21b, 0x218, 0x340 /* c64 */
#define JAX_CASTS_14_  0x21f, 0x21f, 0x21f, 0x21f, 0x21f, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x218, 0x303, 0x3c0, 0x21b, 0x218, 0x340 /* c128 */
#define JAX_CASTS_15_  0x216, 0x386, 0x386, 0x386, 0x384, 0x382, 0x382, 0x382, 0x3c0, 0x381, 0x383, 0x381, 0x381, 0x381, 0x381, 0x3c0, 0x381, 0x381 /* i* */
#define JAX_CASTS_16_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x383, 0x383, 0x383, 0x3c0, 0x383, 0x3c0, 0x213, 0x3c0, 0x3c0 /* f* */
#define JAX_CASTS_17_  0x21f, 0x21f, 0x21f, 0x21f, 0x21f, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x218, 0x383, 0x3c0, 0x21b, 0x218, 0x3c0 /* c* */
#define JAX_CASTS_255_ 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020
JAX_DATA_ uint16_t jax_casts_[18][32] = {
    {JAX_CASTS_0_}, {JAX_CASTS_1_}, {JAX_CASTS_2_}, {JAX_CASTS_3_}, {JAX_CASTS_4_}, {JAX_CASTS_5_},
    {JAX_CASTS_6_}, {JAX_CASTS_7_}, {JAX_CASTS_8_}, {JAX_CASTS_9_}, {JAX_CASTS_10_}, {JAX_CASTS_11_},
    {JAX_CASTS_12_}, {JAX_CASTS_13_}, {JAX_CASTS_14_}, {JAX_CASTS_15_}, {JAX_CASTS_16_}, {JAX_CASTS_17_}
};

/*
 * What the conversion of `from` to `to` can lose, such as JAX_LOSS_ROUNDS | JAX_LOSS_OVERFLOWS. A weak dtype counts as
 * the dtype that it is stored as. JAX_LOSS_UNKNOWN alone if one of them is out of range, or is opaque or abstract and not
 * the same as the other.
 */
JAX_LOOKUP_ jax_loss jax_cast_loss(jax_dtype from, jax_dtype to) {
    return (unsigned)from < 18 && (unsigned)to < 18
               ? (jax_loss)(jax_casts_[from][to] & 63) : JAX_LOSS_UNKNOWN;
}

/*
 * Whether a casting allows converting `from` to `to`: a dtype to itself always, unless the spec refuses that. For
 * JAX_CAST_SAME_KIND, opaque and abstract dtypes have no kind.
 * False if an argument is out of range.
 */
JAX_LOOKUP_ bool jax_can_cast(jax_dtype from, jax_dtype to, jax_casting casting) {
    return (unsigned)from < 18 && (unsigned)to < 18 && (unsigned)casting < 4 &&
           (jax_casts_[from][to] >> (6 + (unsigned)casting) & 1) != 0;
}

/*
 * ---- Results of operations ----
 *
 * jax_NAME_result(a, b), or (a) with one operand, is the result of the operation NAME, with or without kernels.
 * JAX_NO_DTYPE if NAME rejects its operands, or one of them is out of range. Parentheses around names keep the macros of
 * jax_dispatch.h away.
 */

/* By the dtype of one operand, or the join of two; 255: none. */
JAX_DATA_ uint8_t jax_results_[14][18] = {
    {11, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 13, 14, 16, 16, 17}, /* Row 0: divide and 23 more. */
    { 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17}, /* Row 1: minimum and 5 more. */
    { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0}, /* Row 2: less and 5 more. */
    { 7,  1,  2,  3,  4,  5,  6,  7,  8, 255, 255, 255, 255, 255, 255, 15, 255, 255}, /* Row 3: bitwise_left_shift, bitwise_right_shift. */
    { 7,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 255, 255, 15, 16, 255}, /* Row 4: floor_divide, remainder, fmod. */
    { 7,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17}, /* Row 5: power, square. */
    {11, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 255, 255, 16, 16, 255}, /* Row 6: copysign and 4 more. */
    { 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 11, 12, 15, 16, 12}, /* Row 7: absolute, real, imag. */
    { 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 255, 255, 15, 16, 255}, /* Row 8: trunc. */
    {255,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17}, /* Row 9: round. */
    { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 255, 255,  0,  0, 255}, /* Row 10: signbit. */
    { 8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8}, /* Row 11: argmax, argmin, count_nonzero. */
    { 8,  4,  4,  4,  4,  8,  8,  8,  8,  9, 10, 11, 12, 13, 14,  8, 16, 17}, /* Row 12: cumulative_prod and 3 more. */
    {11, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 11, 12, 16, 16, 12} /* Row 13: std, var. */
};
JAX_LOOKUP_ jax_dtype jax_result_(unsigned row, jax_dtype d) {
    return (unsigned)d < 18 ? (jax_dtype)jax_results_[row][d] : JAX_NO_DTYPE;
}
#define JAX_UNARY_RESULT_(name, row) \
    JAX_LOOKUP_ jax_dtype (jax_##name##_result)(jax_dtype a) { return jax_result_(row, a); }
#define JAX_BINARY_RESULT_(name, row) \
    JAX_LOOKUP_ jax_dtype (jax_##name##_result)(jax_dtype a, jax_dtype b) { \
        return jax_result_(row, jax_promote_types(a, b)); \
    }

/* The name of each operation, and its row or table. */
#define JAX_FOR_EACH_RESULT_(UNARY, BINARY) \
    BINARY(divide, 0) BINARY(minimum, 1) BINARY(maximum, 1) BINARY(less, 2) BINARY(less_equal, 2) BINARY(greater, 2) \
    BINARY(greater_equal, 2) BINARY(bitwise_left_shift, 3) BINARY(bitwise_right_shift, 3) BINARY(floor_divide, 4) \
    BINARY(remainder, 4) BINARY(fmod, 4) BINARY(power, 5) BINARY(copysign, 6) BINARY(nextafter, 6) \
    UNARY(positive, 1) UNARY(absolute, 7) UNARY(square, 5) UNARY(sqrt, 0) UNARY(reciprocal, 0) UNARY(floor, 6) \
    UNARY(ceil, 6) UNARY(trunc, 8) UNARY(round, 9) UNARY(signbit, 10) UNARY(conjugate, 1) UNARY(real, 7) \
    UNARY(imag, 7) UNARY(acos, 0) UNARY(acosh, 0) UNARY(all, 2) UNARY(any, 2) UNARY(argmax, 11) UNARY(argmin, 11) \
    UNARY(asin, 0) UNARY(asinh, 0) UNARY(atan, 0) BINARY(atan2, 0) UNARY(atanh, 0) UNARY(cos, 0) UNARY(cosh, 0) \
    UNARY(count_nonzero, 11) UNARY(cumulative_prod, 12) UNARY(cumulative_sum, 12) UNARY(exp, 0) UNARY(expm1, 0) \
    BINARY(hypot, 6) UNARY(log, 0) UNARY(log10, 0) UNARY(log1p, 0) UNARY(log2, 0) BINARY(logaddexp, 0) UNARY(max, 1) \
    UNARY(mean, 0) UNARY(min, 1) UNARY(prod, 12) UNARY(sin, 0) UNARY(sinh, 0) UNARY(std, 13) UNARY(sum, 12) \
    UNARY(tan, 0) UNARY(tanh, 0) UNARY(var, 13)
JAX_FOR_EACH_RESULT_(JAX_UNARY_RESULT_, JAX_BINARY_RESULT_)

/* ---- Names, sizes and kinds ---- */

struct jax_facts_ {
    const char *name;
    uint32_t size;
    uint8_t kind;
};
JAX_DATA_ struct jax_facts_ jax_facts_of_[18] = {
#define JAX_FACTS_(IDENT, name, ctype, size, kind) {name, size, kind},
    JAX_FOR_EACH_DTYPE(JAX_FACTS_)
};

/* The name of a dtype in the spec, such as "bf16", in UTF-8. NULL if d is out of range. */
JAX_LOOKUP_ const char *jax_dtype_name(jax_dtype d) {
    return (unsigned)d < 18 ? jax_facts_of_[d].name : (const char *)0;
}

/* The size of an element in bytes. 0 if d is abstract and has no size, or is out of range. */
JAX_LOOKUP_ size_t jax_dtype_size(jax_dtype d) {
    return (unsigned)d < 18 ? jax_facts_of_[d].size : (size_t)0;
}

/* The kind of a dtype, or of the strong dtype of a weak one. JAX_KIND_ABSTRACT if d is out of range. */
JAX_LOOKUP_ jax_dtype_kind jax_dtype_get_kind(jax_dtype d) {
    return (unsigned)d < 18 ? (jax_dtype_kind)jax_facts_of_[d].kind : JAX_KIND_ABSTRACT;
}

/* The dtype with that name. JAX_NO_DTYPE if there is none, or `name` is NULL. A binary search. */
JAX_FUNCTION_ jax_dtype jax_dtype_from_name(const char *name) {
    static const uint8_t by_name[18] = {
        0, 9, 17, 14, 13, 16, 10, 11, 12, 15, 6, 7, 8, 5, 2, 3, 4, 1
    };
    size_t low = 0, high = 18;
    while (name && low < high) {
        const size_t middle = low + (high - low) / 2;
        const int order = strcmp(name, jax_facts_of_[by_name[middle]].name);
        if (order == 0) return (jax_dtype)by_name[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return JAX_NO_DTYPE;
}

/*
 * ---- Constant expressions ----
 *
 * For case labels, array sizes and static assertions:
 *
 *     JAX_PROMOTE_TYPES(A, B)            jax_promote_types
 *     JAX_RESULT_TYPE(A, B, ...)         jax_result_type of two to 8 dtypes
 *     JAX_CAST_LOSS(FROM, TO)            jax_cast_loss
 *     JAX_CAN_CAST(FROM, TO, CASTING)    jax_can_cast; EXACT, PROMOTE, SAME_KIND or ANY
 *
 * Arguments are idents as in JAX_FOR_EACH_DTYPE, or NO_DTYPE, such as JAX_PROMOTE_TYPES(I8, U8); they are pasted, not
 * expanded. For an ident that the spec lacks, the compiler reports an undeclared enumerator.
 */
#define JAX_PROMOTE_TYPES(A, B) \
    JAX_TO_(jax_dtype, JAX_JOIN_(JAX_NUMBER_(JAX_##A##_VALUE_), JAX_NUMBER_(JAX_##B##_VALUE_)) + \
        JAX_CHECK_(JAX_##A##_VALUE_, JAX_##A) + JAX_CHECK_(JAX_##B##_VALUE_, JAX_##B))
#define JAX_CAST_LOSS(FROM, TO) \
    JAX_TO_(jax_loss, (JAX_CELL_(CASTS, JAX_NUMBER_(JAX_##FROM##_VALUE_), JAX_NUMBER_(JAX_##TO##_VALUE_)) & 63) + \
        JAX_CHECK_(JAX_##FROM##_VALUE_, JAX_##FROM) + JAX_CHECK_(JAX_##TO##_VALUE_, JAX_##TO))
#define JAX_CAN_CAST(FROM, TO, CASTING) \
    ((JAX_CELL_(CASTS, JAX_NUMBER_(JAX_##FROM##_VALUE_), JAX_NUMBER_(JAX_##TO##_VALUE_)) \
        >> (6 + JAX_CAST_##CASTING) & 1) + JAX_CHECK_(JAX_##FROM##_VALUE_, JAX_##FROM) + \
        JAX_CHECK_(JAX_##TO##_VALUE_, JAX_##TO) != 0)
#define JAX_RESULT_TYPE(...) \
    JAX_JOINED_(JAX_RESULT_, JAX_COUNT_(JAX_##__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0, 0, \
        MANY, MANY, MANY, MANY, MANY, MANY, MANY, 0, ~))( \
    JAX_##__VA_ARGS__, PAST_END, PAST_END, PAST_END, PAST_END, PAST_END, PAST_END, PAST_END)

/* The number of a dtype: the value of its enumerator. The check rejects anything else. */
#define JAX_B_VALUE_ ~, 0, 0
#define JAX_U8_VALUE_ ~, 1, 0
#define JAX_U16_VALUE_ ~, 2, 0
#define JAX_U32_VALUE_ ~, 3, 0
#define JAX_U64_VALUE_ ~, 4, 0
#define JAX_I8_VALUE_ ~, 5, 0
#define JAX_I16_VALUE_ ~, 6, 0
#define JAX_I32_VALUE_ ~, 7, 0
#define JAX_I64_VALUE_ ~, 8, 0
#define JAX_BF16_VALUE_ ~, 9, 0
#define JAX_F16_VALUE_ ~, 10, 0
#define JAX_F32_VALUE_ ~, 11, 0
#define JAX_F64_VALUE_ ~, 12, 0
#define JAX_C64_VALUE_ ~, 13, 0
#define JAX_C128_VALUE_ ~, 14, 0
#define JAX_I_WEAK_VALUE_ ~, 15, 0
#define JAX_F_WEAK_VALUE_ ~, 16, 0
#define JAX_C_WEAK_VALUE_ ~, 17, 0
#define JAX_NO_DTYPE_VALUE_ ~, 255, 0
#define JAX_NUMBER_(value) JAX_SECOND_(value, 255, ~)
#define JAX_SECOND_(a, b, ...) b
#define JAX_CHECK_(value, name) JAX_THIRD_(value, name.is_no_dtype, name.is_no_dtype, ~)
#define JAX_THIRD_(a, b, c, ...) c

/* By number, the dtype's cell in row a. */
#define JAX_AT_0_(a, x0, ...) x0
#define JAX_AT_1_(a, x0, x1, ...) x1
#define JAX_AT_2_(a, x0, x1, x2, ...) x2
#define JAX_AT_3_(a, x0, x1, x2, x3, ...) x3
#define JAX_AT_4_(a, x0, x1, x2, x3, x4, ...) x4
#define JAX_AT_5_(a, x0, x1, x2, x3, x4, x5, ...) x5
#define JAX_AT_6_(a, x0, x1, x2, x3, x4, x5, x6, ...) x6
#define JAX_AT_7_(a, x0, x1, x2, x3, x4, x5, x6, x7, ...) x7
#define JAX_AT_8_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, ...) x8
#define JAX_AT_9_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, ...) x9
#define JAX_AT_10_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, ...) x10
#define JAX_AT_11_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, ...) x11
#define JAX_AT_12_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, ...) x12
#define JAX_AT_13_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, ...) x13
#define JAX_AT_14_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, ...) x14
#define JAX_AT_15_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, ...) x15
#define JAX_AT_16_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, ...) x16
#define JAX_AT_17_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, ...) x17
#define JAX_AT_255_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, ...) x18

/* Cell b of row a of a table; NONE if b is 255. */
#define JAX_CELL_(table, a, b) JAX_CELL_OF_(table, a, b)
#define JAX_CELL_OF_(table, a, b) JAX_PICK_(JAX_AT_##b##_, a, JAX_##table##_##a##_, JAX_##table##_NONE_)
#define JAX_PICK_(at, ...) at(__VA_ARGS__, ~)
#define JAX_JOIN_(a, b) JAX_CELL_(JOINS, a, b)
#define JAX_JOINS_NONE_ 255
#define JAX_CASTS_NONE_ JAX_LOSS_UNKNOWN

/* For JAX_RESULT_TYPE, which has pasted its first argument to the prefix. */
#define JAX_COUNT_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, ...) x16
#define JAX_JOINED_(a, b) JAX_JOINED_OF_(a, b)
#define JAX_JOINED_OF_(a, b) a##b##_
#define JAX_RESULT_0_(...) JAX_RESULT_TYPE_takes_two_to_8_dtypes_
/* PAST_END fills up the arguments. It does not change the join: its cell in row a is a. */
#define JAX_PAST_END_VALUE_ ~, 256, 0
#define JAX_AT_256_(a, ...) a
#define JAX_RESULT_MANY_(a, b, c, d, e, f, g, h, ...) \
    JAX_TO_(jax_dtype, JAX_FOLD_( \
    JAX_NUMBER_(a##_VALUE_), JAX_NUMBER_(JAX_##b##_VALUE_), JAX_NUMBER_(JAX_##c##_VALUE_), \
    JAX_NUMBER_(JAX_##d##_VALUE_), JAX_NUMBER_(JAX_##e##_VALUE_), JAX_NUMBER_(JAX_##f##_VALUE_), \
    JAX_NUMBER_(JAX_##g##_VALUE_), JAX_NUMBER_(JAX_##h##_VALUE_)) + \
    JAX_CHECK_(a##_VALUE_, a) + JAX_CHECK_(JAX_##b##_VALUE_, JAX_##b) + JAX_CHECK_(JAX_##c##_VALUE_, JAX_##c) + \
    JAX_CHECK_(JAX_##d##_VALUE_, JAX_##d) + JAX_CHECK_(JAX_##e##_VALUE_, JAX_##e) + \
    JAX_CHECK_(JAX_##f##_VALUE_, JAX_##f) + JAX_CHECK_(JAX_##g##_VALUE_, JAX_##g) + \
    JAX_CHECK_(JAX_##h##_VALUE_, JAX_##h))
#define JAX_FOLD_(a, b, c, d, e, f, g, h) \
    JAX_JOIN_(JAX_JOIN_(JAX_JOIN_(JAX_JOIN_(JAX_JOIN_(JAX_JOIN_(JAX_JOIN_(a, b), c), d), e), f), g), h)

/* The compiler's floats other than float and double, and their dtypes. */
#if defined(__FLT16_MANT_DIG__) && (!defined(__cplusplus) || defined(__clang__) || defined(__x86_64__) || \
    defined(__i386__) || __GNUC__ >= 13)
__extension__ typedef _Float16 jax_float16_;
#define JAX_FLOAT16_ jax_float16_: JAX_F16,
#else
#define JAX_FLOAT16_
#endif
#if defined(__ARM_FP16_FORMAT_IEEE)
__extension__ typedef __fp16 jax_fp16_;
#define JAX_FP16_ jax_fp16_: JAX_F16,
#else
#define JAX_FP16_
#endif
#if defined(__BFLT16_MANT_DIG__) || defined(__ARM_BF16_FORMAT_ALTERNATIVE) || defined(__clang__) && __clang_major__ \
    >= 16 && (defined(__SSE2__) || defined(__aarch64__)) || !defined(__clang__) && defined(__GNUC__) && __GNUC__ >= \
    10 && defined(__aarch64__)
__extension__ typedef __bf16 jax_bfloat16_;
#define JAX_BFLOAT16_ jax_bfloat16_: JAX_BF16,
#else
#define JAX_BFLOAT16_
#endif
#if !defined(__STDC_NO_COMPLEX__) && !defined(__cplusplus) && defined(__GNUC__) && !defined(__clang__) && \
    defined(__FLT32X_MANT_DIG__) && __FLT32X_MANT_DIG__ == 53
__extension__ typedef _Float32 jax_float32_;
__extension__ typedef _Float32 _Complex jax_complex_float32_;
__extension__ typedef _Float64 jax_float64_;
__extension__ typedef _Float64 _Complex jax_complex_float64_;
__extension__ typedef _Float32x jax_float32x_;
__extension__ typedef _Float32x _Complex jax_complex_float32x_;
#define JAX_GCC_FLOATS_ \
    jax_float32_: JAX_F32, jax_complex_float32_: JAX_C64, jax_float64_: JAX_F64, jax_complex_float64_: JAX_C128, \
    jax_float32x_: JAX_F64, jax_complex_float32x_: JAX_C128,
#else
#define JAX_GCC_FLOATS_
#endif

/*
 * ---- JAX_DTYPE_OF(expr) ----
 *
 * C11: the dtype of a C expression, as an integer constant expression. The expression is not evaluated. C's integers have
 * the dtype of their size; float, double, their complex types, _Bool, _Float16, __bf16 and the like have the dtype of
 * their format; the structs above and the spec's own C types have their dtypes. JAX_NO_DTYPE for any other type, and if
 * the spec lacks the dtype. Never a weak dtype.
 */
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define JAX_SIGNED_(size) \
    ((size) == 1 ? JAX_I8 : (size) == 2 ? JAX_I16 : (size) == 4 ? JAX_I32 : (size) == 8 ? JAX_I64 : JAX_NO_DTYPE)
#define JAX_UNSIGNED_(size) \
    ((size) == 1 ? JAX_U8 : (size) == 2 ? JAX_U16 : (size) == 4 ? JAX_U32 : (size) == 8 ? JAX_U64 : JAX_NO_DTYPE)
#ifdef __STDC_NO_COMPLEX__
#define JAX_COMPLEX_
#else
#define JAX_COMPLEX_ float _Complex: JAX_C64, double _Complex: JAX_C128,
#endif
#define JAX_DTYPE_OF(expr) \
    ((jax_dtype)_Generic((expr), \
    _Bool: JAX_B, char: CHAR_MIN < 0 ? JAX_I8 : JAX_U8, signed char: JAX_I8, unsigned char: JAX_U8, \
    short: JAX_SIGNED_(sizeof(short)), unsigned short: JAX_UNSIGNED_(sizeof(short)), int: JAX_SIGNED_(sizeof(int)), \
    unsigned int: JAX_UNSIGNED_(sizeof(int)), long: JAX_SIGNED_(sizeof(long)), \
    unsigned long: JAX_UNSIGNED_(sizeof(long)), long long: JAX_SIGNED_(sizeof(long long)), \
    unsigned long long: JAX_UNSIGNED_(sizeof(long long)), float: JAX_F32, double: JAX_F64, jax_bf16: JAX_BF16, \
    jax_f16: JAX_F16, jax_c64: JAX_C64, jax_c128: JAX_C128, \
    JAX_COMPLEX_ JAX_FLOAT16_ JAX_FP16_ JAX_BFLOAT16_ JAX_GCC_FLOATS_ default: JAX_NO_DTYPE))
#endif

#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif

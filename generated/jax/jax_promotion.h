/*
 * jax_promotion.h: how dtypes promote, as constant tables and lookups. C99 and later, C++11 and later.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
 * The licence of this file is yours to choose.
 *
 * JAX. Source: JAX documentation, type promotion semantics (docs.jax.dev/en/latest/type_promotion.html); JEP
 * 9407.
 * Note: The drawing in JEP 9407 leaves bool out: the edge b -> i* comes from JAX's documentation.
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

/* Casts of C, and 0 for null, are what both languages have. */
#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wzero-as-null-pointer-constant"
#endif

/* The version of joinery that made this file. */
#define JAX_JOINERY_VERSION "0.2.0"

/*
 * Everything below is a constant, an inline function or a macro: there is nothing to link, and any number of
 * translation units may include this file. Names that end in _ are not for use: they may change from one version to
 * the next.
 */
#if defined(__cplusplus) && __cplusplus >= 201703L
#if defined(__ELF__)
#define JAX_DATA_ __attribute__((visibility("hidden"))) inline constexpr /* No detour by way of the GOT. */
#else
#define JAX_DATA_ inline constexpr
#endif
#define JAX_LOOKUP_ inline constexpr
#define JAX_LOOP_ inline constexpr
#define JAX_FUNCTION_ inline
#elif defined(__cplusplus)
#define JAX_DATA_ static constexpr
#define JAX_LOOKUP_ static inline constexpr
#if __cplusplus >= 201402L
#define JAX_LOOP_ static inline constexpr
#else
#define JAX_LOOP_ static inline
#endif
#define JAX_FUNCTION_ static inline
#else
#define JAX_DATA_ static const
#define JAX_LOOKUP_ static inline
#define JAX_LOOP_ static inline
#define JAX_FUNCTION_ static inline
#endif

#ifndef JAX_DTYPES_ /* jax_promotion.h and jax_dispatch.h both have this part, and need no other file. */
#define JAX_DTYPES_

/*
 * Enums are of type unsigned, so that a variable may hold any of its values, and as large with -fshort-enums as without: what is
 * compiled with it and what is not agree. C says so since C23; clang knows it everywhere, and gcc an attribute.
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

/*
 * The dtypes of the spec, in its order, counted from 0.
 */
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
 * Constants beside the enum, so that a switch over it is complete without them. JAX_DTYPE_COUNT is the number of dtypes,
 * JAX_DTYPE_LIMIT one more than the largest value; JAX_NO_DTYPE is the answer where there is no dtype.
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
 * The types of elements that C has no type of its own for, as structs: so they are distinct for _Generic and for
 * overloading, and the same on every compiler. `bits` holds the pattern of an element, a complex number its two
 * parts.
 */
typedef struct { uint16_t bits; } jax_bf16;
typedef struct { uint16_t bits; } jax_f16;
typedef struct { float re, im; } jax_c64;
typedef struct { double re, im; } jax_c128;

#endif

/* What kind of values a dtype has. Every spec has all of these kinds. */
JAX_ENUM_(jax_dtype_kind) {
    JAX_KIND_BOOL,
    JAX_KIND_INT,
    JAX_KIND_UINT,
    JAX_KIND_FLOAT,
    JAX_KIND_COMPLEX,
    JAX_KIND_FIXED,
    JAX_KIND_OPAQUE,
    JAX_KIND_ABSTRACT
} jax_dtype_kind;

#if defined(__cplusplus)
#define JAX_ASSERT_(condition, text) static_assert(condition, text)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define JAX_ASSERT_(condition, text) _Static_assert(condition, text)
#else
#define JAX_ASSERT_(condition, text) extern char jax_assertion_[(condition) ? 1 : -1]
#endif
JAX_ASSERT_(sizeof(bool) == 1, "the spec says that bool has 1 byte");
JAX_ASSERT_(sizeof(jax_bf16) == 2, "the spec says that jax_bf16 has 2 bytes");
JAX_ASSERT_(sizeof(jax_f16) == 2, "the spec says that jax_f16 has 2 bytes");
JAX_ASSERT_(sizeof(float) == 4, "the spec says that float has 4 bytes");
JAX_ASSERT_(sizeof(double) == 8, "the spec says that double has 8 bytes");
JAX_ASSERT_(sizeof(jax_c64) == 8, "the spec says that jax_c64 has 8 bytes");
JAX_ASSERT_(sizeof(jax_c128) == 16, "the spec says that jax_c128 has 16 bytes");

/*
 * FOR_EACH_DTYPE(X) is X(IDENT, name, ctype, size, kind) for every dtype in order. IDENT is a token, and JAX_##IDENT the
 * enumerator; `name` is a string literal, `ctype` the type of an element (void for an abstract dtype), `size` its bytes,
 * `kind` an enumerator.
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

/* ---- Tables ---- */

/* What the dtype of the row and that of the column promote to; 255: nothing. */
JAX_DATA_ uint8_t jax_joins_[18][32] = {
    /* b */    { 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17},
    /* u8 */   { 1,  1,  2,  3,  4,  6,  6,  7,  8,  9, 10, 11, 12, 13, 14,  1, 16, 17},
    /* u16 */  { 2,  2,  2,  3,  4,  7,  7,  7,  8,  9, 10, 11, 12, 13, 14,  2, 16, 17},
    /* u32 */  { 3,  3,  3,  3,  4,  8,  8,  8,  8,  9, 10, 11, 12, 13, 14,  3, 16, 17},
    /* u64 */  { 4,  4,  4,  4,  4, 16, 16, 16, 16,  9, 10, 11, 12, 13, 14,  4, 16, 17},
    /* i8 */   { 5,  6,  7,  8, 16,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14,  5, 16, 17},
    /* i16 */  { 6,  6,  7,  8, 16,  6,  6,  7,  8,  9, 10, 11, 12, 13, 14,  6, 16, 17},
    /* i32 */  { 7,  7,  7,  8, 16,  7,  7,  7,  8,  9, 10, 11, 12, 13, 14,  7, 16, 17},
    /* i64 */  { 8,  8,  8,  8, 16,  8,  8,  8,  8,  9, 10, 11, 12, 13, 14,  8, 16, 17},
    /* bf16 */ { 9,  9,  9,  9,  9,  9,  9,  9,  9,  9, 11, 11, 12, 13, 14,  9,  9, 13},
    /* f16 */  {10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 11, 12, 13, 14, 10, 10, 13},
    /* f32 */  {11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 13, 14, 11, 11, 13},
    /* f64 */  {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 14, 14, 12, 12, 14},
    /* c64 */  {13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 13, 14, 13, 13, 13},
    /* c128 */ {14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14},
    /* i* */   {15,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17},
    /* f* */   {16, 16, 16, 16, 16, 16, 16, 16, 16,  9, 10, 11, 12, 13, 14, 16, 16, 17},
    /* c* */   {17, 17, 17, 17, 17, 17, 17, 17, 17, 13, 13, 13, 14, 13, 14, 17, 17, 17}
};

/*
 * The upper bounds of each dtype, a bit for each, numbered upwards: the lowest bit that any number of dtypes have in
 * common is what they promote to. jax_at_ tells which dtype a bit is.
 */
JAX_DATA_ uint32_t jax_above_[18] = {
    /* b */    0x0003ffffu,
    /* u8 */   0x0003fff4u,
    /* u16 */  0x0003ffd0u,
    /* u32 */  0x0003ff40u,
    /* u64 */  0x0003fd00u,
    /* i8 */   0x0003fea8u,
    /* i16 */  0x0003fea0u,
    /* i32 */  0x0003fe80u,
    /* i64 */  0x0003fe00u,
    /* bf16 */ 0x0003c800u,
    /* f16 */  0x0003d000u,
    /* f32 */  0x0003c000u,
    /* f64 */  0x00028000u,
    /* c64 */  0x00030000u,
    /* c128 */ 0x00020000u,
    /* i* */   0x0003fffeu,
    /* f* */   0x0003fc00u,
    /* c* */   0x00032000u
};
JAX_DATA_ uint8_t jax_at_[18] = {
    0, 15, 1, 5, 2, 6, 3, 7, 4, 8, 16, 9, 10, 17, 11, 12, 13, 14
};

/* Name, bytes an element, kind, whether it is weak, and what it is stored as. */
struct jax_facts_ {
    const char *name;
    uint32_t size;
    uint8_t kind;
    bool weak;
    uint16_t materialized;
};
JAX_DATA_ struct jax_facts_ jax_facts_of_[18] = {
    {"b", 1, JAX_KIND_BOOL, false, JAX_B},
    {"u8", 1, JAX_KIND_UINT, false, JAX_U8},
    {"u16", 2, JAX_KIND_UINT, false, JAX_U16},
    {"u32", 4, JAX_KIND_UINT, false, JAX_U32},
    {"u64", 8, JAX_KIND_UINT, false, JAX_U64},
    {"i8", 1, JAX_KIND_INT, false, JAX_I8},
    {"i16", 2, JAX_KIND_INT, false, JAX_I16},
    {"i32", 4, JAX_KIND_INT, false, JAX_I32},
    {"i64", 8, JAX_KIND_INT, false, JAX_I64},
    {"bf16", 2, JAX_KIND_FLOAT, false, JAX_BF16},
    {"f16", 2, JAX_KIND_FLOAT, false, JAX_F16},
    {"f32", 4, JAX_KIND_FLOAT, false, JAX_F32},
    {"f64", 8, JAX_KIND_FLOAT, false, JAX_F64},
    {"c64", 8, JAX_KIND_COMPLEX, false, JAX_C64},
    {"c128", 16, JAX_KIND_COMPLEX, false, JAX_C128},
    {"i*", 8, JAX_KIND_INT, true, JAX_I64},
    {"f*", 8, JAX_KIND_FLOAT, true, JAX_F64},
    {"c*", 16, JAX_KIND_COMPLEX, true, JAX_C128}
};

/*
 * ---- Lookups ----
 *
 * Each has an answer for every value of the enum's underlying type: none reads out of bounds. They read constants
 * alone, so any number of threads may call them. With constant arguments, gcc and clang make a constant of each but
 * jax_dtype_from_name when they optimize (of jax_result_type, for up to 8 dtypes, at -O2).
 */

/* What two dtypes promote to. JAX_NO_DTYPE where they do not, and where one of them is out of range. One load. */
JAX_LOOKUP_ jax_dtype jax_promote_types(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_joins_[a][b] : JAX_NO_DTYPE;
}

/*
 * Whether `from` implicitly promotes to `to`: from <= to in the spec's order. False where one of them is out of
 * range.
 */
JAX_LOOKUP_ bool jax_can_promote(jax_dtype from, jax_dtype to) {
    return (unsigned)to < 18 && jax_promote_types(from, to) == to;
}

/* The upper bounds of d, none where it is out of range. */
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
 * What n dtypes promote to, one after the other from the left; of one dtype, itself. JAX_NO_DTYPE where n is 0,
 * `dtypes` is null, one of them is out of range, or a step has no answer. Whether their order matters is said at
 * the top of this file.
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

/* The name of a dtype in the spec, such as "bf16", in UTF-8. NULL where d is out of range. */
JAX_LOOKUP_ const char *jax_dtype_name(jax_dtype d) {
    return (unsigned)d < 18 ? jax_facts_of_[d].name : (const char *)0;
}

/* The bytes of an element. 0 for an abstract dtype without a size, and where d is out of range. */
JAX_LOOKUP_ size_t jax_dtype_size(jax_dtype d) {
    return (unsigned)d < 18 ? jax_facts_of_[d].size : (size_t)0;
}

/*
 * Whether d is weakly typed: stored as another dtype, promoted by rules of its own. False where it is out of range.
 */
JAX_LOOKUP_ bool jax_dtype_is_weak(jax_dtype d) {
    return (unsigned)d < 18 && jax_facts_of_[d].weak;
}

/*
 * The dtype that values of d are stored as: of a weak one what it stands for, if the spec has that; else d itself.
 * JAX_NO_DTYPE where d is out of range.
 */
JAX_LOOKUP_ jax_dtype jax_dtype_materialize(jax_dtype d) {
    return (unsigned)d < 18 ? (jax_dtype)jax_facts_of_[d].materialized : JAX_NO_DTYPE;
}

/* The kind of a dtype; of a weak one, that of what it stands for. JAX_KIND_ABSTRACT where d is out of range. */
JAX_LOOKUP_ jax_dtype_kind jax_dtype_get_kind(jax_dtype d) {
    return (unsigned)d < 18 ? (jax_dtype_kind)jax_facts_of_[d].kind : JAX_KIND_ABSTRACT;
}

/* The dtype of that name. JAX_NO_DTYPE where `name` is NULL or the name of none. A binary search. */
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
 * Integer constant expressions, for case labels, array sizes and static assertions:
 *
 *     JAX_PROMOTE_TYPES(A, B)            what jax_promote_types gives
 *     JAX_RESULT_TYPE(A, B, ...)         what jax_result_type gives for two to 8 dtypes
 *     JAX_CAST_LOSS(FROM, TO)            what jax_cast_loss gives
 *     JAX_CAN_CAST(FROM, TO, CASTING)    what jax_can_cast gives; EXACT, PROMOTE, SAME_KIND or ANY
 *
 * Their arguments are idents as in JAX_FOR_EACH_DTYPE, or NO_DTYPE, which are pasted and not expanded:
 * JAX_PROMOTE_TYPES(I8, U8) where the spec has those two. Of one that the spec does not have, the compiler says that its
 * enumerator is not declared.
 */

#define JAX_PROMOTE_TYPES(A, B) \
    JAX_TO_(jax_dtype, JAX_JOIN_(JAX_NUMBER_(JAX_##A##_VALUE_), JAX_NUMBER_(JAX_##B##_VALUE_)) + JAX_CHECK_(JAX_##A##_VALUE_, JAX_##A) + JAX_CHECK_(JAX_##B##_VALUE_, JAX_##B))
#define JAX_CAST_LOSS(FROM, TO) \
    JAX_TO_(jax_loss, (JAX_CELL_(CASTS, JAX_NUMBER_(JAX_##FROM##_VALUE_), JAX_NUMBER_(JAX_##TO##_VALUE_)) & 15) + \
        JAX_CHECK_(JAX_##FROM##_VALUE_, JAX_##FROM) + JAX_CHECK_(JAX_##TO##_VALUE_, JAX_##TO))
#define JAX_CAN_CAST(FROM, TO, CASTING) \
    ((JAX_CELL_(CASTS, JAX_NUMBER_(JAX_##FROM##_VALUE_), JAX_NUMBER_(JAX_##TO##_VALUE_)) >> (4 + JAX_CAST_##CASTING) & 1) + \
        JAX_CHECK_(JAX_##FROM##_VALUE_, JAX_##FROM) + JAX_CHECK_(JAX_##TO##_VALUE_, JAX_##TO) != 0)
#define JAX_RESULT_TYPE(...) \
    JAX_JOINED_(JAX_RESULT_, JAX_COUNT_(JAX_##__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 6, 5, 4, 3, 2, 0, ~))( \
        JAX_##__VA_ARGS__)

/* The number of a dtype: the value of its enumerator. The check of anything else is an error. */
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

/* By number, the cell of that dtype among the cells of a row. */
#define JAX_AT_0_(x0, ...) x0
#define JAX_AT_1_(x0, x1, ...) x1
#define JAX_AT_2_(x0, x1, x2, ...) x2
#define JAX_AT_3_(x0, x1, x2, x3, ...) x3
#define JAX_AT_4_(x0, x1, x2, x3, x4, ...) x4
#define JAX_AT_5_(x0, x1, x2, x3, x4, x5, ...) x5
#define JAX_AT_6_(x0, x1, x2, x3, x4, x5, x6, ...) x6
#define JAX_AT_7_(x0, x1, x2, x3, x4, x5, x6, x7, ...) x7
#define JAX_AT_8_(x0, x1, x2, x3, x4, x5, x6, x7, x8, ...) x8
#define JAX_AT_9_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, ...) x9
#define JAX_AT_10_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, ...) x10
#define JAX_AT_11_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, ...) x11
#define JAX_AT_12_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, ...) x12
#define JAX_AT_13_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, ...) x13
#define JAX_AT_14_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, ...) x14
#define JAX_AT_15_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, ...) x15
#define JAX_AT_16_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, ...) x16
#define JAX_AT_17_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, ...) x17
#define JAX_AT_255_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, ...) x18

/* By number, what a dtype and each dtype promote to; 255: nothing. */
#define JAX_JOINS_0_ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17
#define JAX_JOINS_1_ 1, 1, 2, 3, 4, 6, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1, 16, 17
#define JAX_JOINS_2_ 2, 2, 2, 3, 4, 7, 7, 7, 8, 9, 10, 11, 12, 13, 14, 2, 16, 17
#define JAX_JOINS_3_ 3, 3, 3, 3, 4, 8, 8, 8, 8, 9, 10, 11, 12, 13, 14, 3, 16, 17
#define JAX_JOINS_4_ 4, 4, 4, 4, 4, 16, 16, 16, 16, 9, 10, 11, 12, 13, 14, 4, 16, 17
#define JAX_JOINS_5_ 5, 6, 7, 8, 16, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 5, 16, 17
#define JAX_JOINS_6_ 6, 6, 7, 8, 16, 6, 6, 7, 8, 9, 10, 11, 12, 13, 14, 6, 16, 17
#define JAX_JOINS_7_ 7, 7, 7, 8, 16, 7, 7, 7, 8, 9, 10, 11, 12, 13, 14, 7, 16, 17
#define JAX_JOINS_8_ 8, 8, 8, 8, 16, 8, 8, 8, 8, 9, 10, 11, 12, 13, 14, 8, 16, 17
#define JAX_JOINS_9_ 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 11, 11, 12, 13, 14, 9, 9, 13
#define JAX_JOINS_10_ 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 11, 12, 13, 14, 10, 10, 13
#define JAX_JOINS_11_ 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 13, 14, 11, 11, 13
#define JAX_JOINS_12_ 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 14, 14, 12, 12, 14
#define JAX_JOINS_13_ 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 13, 14, 13, 13, 13
#define JAX_JOINS_14_ 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14
#define JAX_JOINS_15_ 15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17
#define JAX_JOINS_16_ 16, 16, 16, 16, 16, 16, 16, 16, 16, 9, 10, 11, 12, 13, 14, 16, 16, 17
#define JAX_JOINS_17_ 17, 17, 17, 17, 17, 17, 17, 17, 17, 13, 13, 13, 14, 13, 14, 17, 17, 17
#define JAX_JOINS_255_ 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255
#define JAX_JOINS_NONE_ 255

/* By number, the casts from a dtype to each, as in jax_casts_. */
#define JAX_CASTS_0_ 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0
#define JAX_CASTS_1_ 0x82, 0xf0, 0xf0, 0xf0, 0xf0, 0xc2, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xd0, 0xf0, 0xf0
#define JAX_CASTS_2_ 0x82, 0xc2, 0xf0, 0xf0, 0xf0, 0xc2, 0xc2, 0xf0, 0xf0, 0xe1, 0xe2, 0xf0, 0xf0, 0xf0, 0xf0, 0xd0, 0xf0, 0xf0
#define JAX_CASTS_3_ 0x82, 0xc2, 0xc2, 0xf0, 0xf0, 0xc2, 0xc2, 0xc2, 0xf0, 0xe1, 0xe2, 0xe1, 0xf0, 0xe1, 0xf0, 0xd0, 0xf0, 0xf0
#define JAX_CASTS_4_ 0x82, 0xc2, 0xc2, 0xc2, 0xf0, 0xc2, 0xc2, 0xc2, 0xc2, 0xe1, 0xe2, 0xe1, 0xe1, 0xe1, 0xe1, 0xc2, 0xe1, 0xe1
#define JAX_CASTS_5_ 0x83, 0x83, 0x83, 0x83, 0x83, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xd0, 0xf0, 0xf0
#define JAX_CASTS_6_ 0x83, 0x83, 0x83, 0x83, 0x83, 0xc2, 0xf0, 0xf0, 0xf0, 0xe1, 0xe1, 0xf0, 0xf0, 0xf0, 0xf0, 0xd0, 0xf0, 0xf0
#define JAX_CASTS_7_ 0x83, 0x83, 0x83, 0x83, 0x83, 0xc2, 0xc2, 0xf0, 0xf0, 0xe1, 0xe2, 0xe1, 0xf0, 0xe1, 0xf0, 0xd0, 0xf0, 0xf0
#define JAX_CASTS_8_ 0x83, 0x83, 0x83, 0x83, 0x83, 0xc2, 0xc2, 0xc2, 0xf0, 0xe1, 0xe2, 0xe1, 0xe1, 0xe1, 0xe1, 0xd0, 0xe1, 0xe1
#define JAX_CASTS_9_ 0x83, 0x83, 0x83, 0x83, 0x83, 0x82, 0x82, 0x82, 0x82, 0xf0, 0xc2, 0xf0, 0xf0, 0xf0, 0xf0, 0x82, 0xd0, 0xd0
#define JAX_CASTS_10_ 0x83, 0x83, 0x83, 0x83, 0x83, 0x82, 0x82, 0x82, 0x82, 0xc1, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0x82, 0xd0, 0xd0
#define JAX_CASTS_11_ 0x83, 0x83, 0x83, 0x83, 0x83, 0x82, 0x82, 0x82, 0x82, 0xc2, 0xc2, 0xf0, 0xf0, 0xf0, 0xf0, 0x82, 0xd0, 0xd0
#define JAX_CASTS_12_ 0x83, 0x83, 0x83, 0x83, 0x83, 0x82, 0x82, 0x82, 0x82, 0xc2, 0xc2, 0xc2, 0xf0, 0xc2, 0xf0, 0x82, 0xd0, 0xd0
#define JAX_CASTS_13_ 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0xf0, 0xf0, 0x83, 0x83, 0xd0
#define JAX_CASTS_14_ 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0xc2, 0xf0, 0x83, 0x83, 0xd0
#define JAX_CASTS_15_ 0x83, 0xe3, 0xe3, 0xe3, 0xe3, 0xe2, 0xe2, 0xe2, 0xf0, 0xe1, 0xe2, 0xe1, 0xe1, 0xe1, 0xe1, 0xf0, 0xe1, 0xe1
#define JAX_CASTS_16_ 0x83, 0x83, 0x83, 0x83, 0x83, 0x82, 0x82, 0x82, 0x82, 0xe2, 0xe2, 0xe2, 0xf0, 0xe2, 0xf0, 0x82, 0xf0, 0xf0
#define JAX_CASTS_17_ 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0xe2, 0xf0, 0x83, 0x83, 0xf0
#define JAX_CASTS_255_ 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
#define JAX_CASTS_NONE_ JAX_LOSS_UNKNOWN

/* Cell b of row a of a table; NONE, where b is 255. */
#define JAX_CELL_(table, a, b) JAX_CELL_OF_(table, a, b)
#define JAX_CELL_OF_(table, a, b) JAX_PICK_(JAX_AT_##b##_, JAX_##table##_##a##_, JAX_##table##_NONE_)
#define JAX_PICK_(at, ...) at(__VA_ARGS__, ~)
#define JAX_JOIN_(a, b) JAX_CELL_(JOINS, a, b)

/* What JAX_RESULT_TYPE does for its number of arguments, the first of which has been pasted to its prefix. */
#define JAX_COUNT_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, ...) x16
#define JAX_JOINED_(a, b) JAX_JOINED_OF_(a, b)
#define JAX_JOINED_OF_(a, b) a##b##_
#define JAX_RESULT_0_(...) JAX_RESULT_TYPE_takes_two_to_8_dtypes_
#define JAX_RESULT_2_(a, b) \
    JAX_TO_(jax_dtype, JAX_RESULT_OF_2_(JAX_NUMBER_(a##_VALUE_), JAX_NUMBER_(JAX_##b##_VALUE_)) + JAX_CHECK_(a##_VALUE_, a) + JAX_CHECK_(JAX_##b##_VALUE_, JAX_##b))
#define JAX_RESULT_3_(a, b, c) \
    JAX_TO_(jax_dtype, JAX_RESULT_OF_3_(JAX_NUMBER_(a##_VALUE_), JAX_NUMBER_(JAX_##b##_VALUE_), JAX_NUMBER_(JAX_##c##_VALUE_)) + JAX_CHECK_(a##_VALUE_, a) + JAX_CHECK_(JAX_##b##_VALUE_, JAX_##b) + JAX_CHECK_(JAX_##c##_VALUE_, JAX_##c))
#define JAX_RESULT_4_(a, b, c, d) \
    JAX_TO_(jax_dtype, JAX_RESULT_OF_4_(JAX_NUMBER_(a##_VALUE_), JAX_NUMBER_(JAX_##b##_VALUE_), JAX_NUMBER_(JAX_##c##_VALUE_), JAX_NUMBER_(JAX_##d##_VALUE_)) + JAX_CHECK_(a##_VALUE_, a) + JAX_CHECK_(JAX_##b##_VALUE_, JAX_##b) + JAX_CHECK_(JAX_##c##_VALUE_, JAX_##c) + JAX_CHECK_(JAX_##d##_VALUE_, JAX_##d))
#define JAX_RESULT_5_(a, b, c, d, e) \
    JAX_TO_(jax_dtype, JAX_RESULT_OF_5_(JAX_NUMBER_(a##_VALUE_), JAX_NUMBER_(JAX_##b##_VALUE_), JAX_NUMBER_(JAX_##c##_VALUE_), JAX_NUMBER_(JAX_##d##_VALUE_), JAX_NUMBER_(JAX_##e##_VALUE_)) + JAX_CHECK_(a##_VALUE_, a) + JAX_CHECK_(JAX_##b##_VALUE_, JAX_##b) + JAX_CHECK_(JAX_##c##_VALUE_, JAX_##c) + JAX_CHECK_(JAX_##d##_VALUE_, JAX_##d) + JAX_CHECK_(JAX_##e##_VALUE_, JAX_##e))
#define JAX_RESULT_6_(a, b, c, d, e, f) \
    JAX_TO_(jax_dtype, JAX_RESULT_OF_6_(JAX_NUMBER_(a##_VALUE_), JAX_NUMBER_(JAX_##b##_VALUE_), JAX_NUMBER_(JAX_##c##_VALUE_), JAX_NUMBER_(JAX_##d##_VALUE_), JAX_NUMBER_(JAX_##e##_VALUE_), JAX_NUMBER_(JAX_##f##_VALUE_)) + JAX_CHECK_(a##_VALUE_, a) + JAX_CHECK_(JAX_##b##_VALUE_, JAX_##b) + JAX_CHECK_(JAX_##c##_VALUE_, JAX_##c) + JAX_CHECK_(JAX_##d##_VALUE_, JAX_##d) + JAX_CHECK_(JAX_##e##_VALUE_, JAX_##e) + JAX_CHECK_(JAX_##f##_VALUE_, JAX_##f))
#define JAX_RESULT_7_(a, b, c, d, e, f, g) \
    JAX_TO_(jax_dtype, JAX_RESULT_OF_7_(JAX_NUMBER_(a##_VALUE_), JAX_NUMBER_(JAX_##b##_VALUE_), JAX_NUMBER_(JAX_##c##_VALUE_), JAX_NUMBER_(JAX_##d##_VALUE_), JAX_NUMBER_(JAX_##e##_VALUE_), JAX_NUMBER_(JAX_##f##_VALUE_), JAX_NUMBER_(JAX_##g##_VALUE_)) + JAX_CHECK_(a##_VALUE_, a) + JAX_CHECK_(JAX_##b##_VALUE_, JAX_##b) + JAX_CHECK_(JAX_##c##_VALUE_, JAX_##c) + JAX_CHECK_(JAX_##d##_VALUE_, JAX_##d) + JAX_CHECK_(JAX_##e##_VALUE_, JAX_##e) + JAX_CHECK_(JAX_##f##_VALUE_, JAX_##f) + JAX_CHECK_(JAX_##g##_VALUE_, JAX_##g))
#define JAX_RESULT_8_(a, b, c, d, e, f, g, h) \
    JAX_TO_(jax_dtype, JAX_RESULT_OF_8_(JAX_NUMBER_(a##_VALUE_), JAX_NUMBER_(JAX_##b##_VALUE_), JAX_NUMBER_(JAX_##c##_VALUE_), JAX_NUMBER_(JAX_##d##_VALUE_), JAX_NUMBER_(JAX_##e##_VALUE_), JAX_NUMBER_(JAX_##f##_VALUE_), JAX_NUMBER_(JAX_##g##_VALUE_), JAX_NUMBER_(JAX_##h##_VALUE_)) + JAX_CHECK_(a##_VALUE_, a) + JAX_CHECK_(JAX_##b##_VALUE_, JAX_##b) + JAX_CHECK_(JAX_##c##_VALUE_, JAX_##c) + JAX_CHECK_(JAX_##d##_VALUE_, JAX_##d) + JAX_CHECK_(JAX_##e##_VALUE_, JAX_##e) + JAX_CHECK_(JAX_##f##_VALUE_, JAX_##f) + JAX_CHECK_(JAX_##g##_VALUE_, JAX_##g) + JAX_CHECK_(JAX_##h##_VALUE_, JAX_##h))
#define JAX_RESULT_OF_2_(a, b) JAX_JOIN_(a, b)
#define JAX_RESULT_OF_3_(a, b, c) JAX_JOIN_(JAX_RESULT_OF_2_(a, b), c)
#define JAX_RESULT_OF_4_(a, b, c, d) JAX_JOIN_(JAX_RESULT_OF_3_(a, b, c), d)
#define JAX_RESULT_OF_5_(a, b, c, d, e) JAX_JOIN_(JAX_RESULT_OF_4_(a, b, c, d), e)
#define JAX_RESULT_OF_6_(a, b, c, d, e, f) JAX_JOIN_(JAX_RESULT_OF_5_(a, b, c, d, e), f)
#define JAX_RESULT_OF_7_(a, b, c, d, e, f, g) JAX_JOIN_(JAX_RESULT_OF_6_(a, b, c, d, e, f), g)
#define JAX_RESULT_OF_8_(a, b, c, d, e, f, g, h) JAX_JOIN_(JAX_RESULT_OF_7_(a, b, c, d, e, f, g), h)

/* ---- Casts ---- */

/* The worst that can happen to a value when it is converted, from the best to the worst. */
JAX_ENUM_(jax_loss) {
    JAX_LOSS_NONE, /* Every value survives. */
    JAX_LOSS_ROUNDS, /* Some value is rounded, none leaves the range. */
    JAX_LOSS_OVERFLOWS, /* Some value leaves the range: it saturates, wraps, or becomes infinite or NaN. */
    JAX_LOSS_DROPS, /* A whole component is lost: an imaginary part, a sign. */
    JAX_LOSS_UNKNOWN /* It cannot be told: a dtype is opaque or abstract, or no dtype. */
} jax_loss;

/* What a conversion must be like to be allowed. */
JAX_ENUM_(jax_casting) {
    JAX_CAST_EXACT, /* The loss is NONE. */
    JAX_CAST_PROMOTE, /* `from` implicitly promotes to `to`. */
    JAX_CAST_SAME_KIND, /* PROMOTE, or the kind does not go down: bool, uint, int, float and fixed, complex. */
    JAX_CAST_ANY /* Both dtypes have values. */
} jax_casting;

/* From the dtype of the row to that of the column: the low digit is the loss, the high one has a bit for each casting. */
JAX_DATA_ uint8_t jax_casts_[18][32] = {
    /* b */    {JAX_CASTS_0_},
    /* u8 */   {JAX_CASTS_1_},
    /* u16 */  {JAX_CASTS_2_},
    /* u32 */  {JAX_CASTS_3_},
    /* u64 */  {JAX_CASTS_4_},
    /* i8 */   {JAX_CASTS_5_},
    /* i16 */  {JAX_CASTS_6_},
    /* i32 */  {JAX_CASTS_7_},
    /* i64 */  {JAX_CASTS_8_},
    /* bf16 */ {JAX_CASTS_9_},
    /* f16 */  {JAX_CASTS_10_},
    /* f32 */  {JAX_CASTS_11_},
    /* f64 */  {JAX_CASTS_12_},
    /* c64 */  {JAX_CASTS_13_},
    /* c128 */ {JAX_CASTS_14_},
    /* i* */   {JAX_CASTS_15_},
    /* f* */   {JAX_CASTS_16_},
    /* c* */   {JAX_CASTS_17_}
};

/*
 * The worst that can happen to a value of `from` when it is converted to `to`, by their values alone: a weak dtype
 * counts as what it stands for. JAX_LOSS_UNKNOWN where one of them is opaque, abstract or out of range.
 */
JAX_LOOKUP_ jax_loss jax_cast_loss(jax_dtype from, jax_dtype to) {
    return (unsigned)from < 18 && (unsigned)to < 18 ? (jax_loss)(jax_casts_[from][to] & 15) : JAX_LOSS_UNKNOWN;
}

/*
 * Whether a casting allows to convert `from` to `to`. An opaque or abstract dtype has no kind that goes up or down. False
 * where an argument is out of range.
 */
JAX_LOOKUP_ bool jax_can_cast(jax_dtype from, jax_dtype to, jax_casting casting) {
    return (unsigned)from < 18 && (unsigned)to < 18 && (unsigned)casting < 4 &&
           (jax_casts_[from][to] >> (4 + (unsigned)casting) & 1) != 0;
}

/*
 * ---- Results of operations ----
 *
 * What the operations give that the spec has entries for, whether joinery has a kernel for them or not. JAX_NO_DTYPE where
 * an operation does not take its operands, and where one of them is out of range. One load. Names are in parentheses
 * because jax_dispatch.h has macros of the same ones.
 */

/* Results of divide, atan2, logaddexp; 255: nothing. */
JAX_DATA_ uint8_t jax_results_1_[18][32] = {
    /* b */    {11, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 13, 14, 16, 16, 17},
    /* u8 */   {11, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 13, 14, 11, 16, 17},
    /* u16 */  {11, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 13, 14, 11, 16, 17},
    /* u32 */  {11, 11, 11, 11, 12, 12, 12, 12, 12,  9, 10, 11, 12, 13, 14, 11, 16, 17},
    /* u64 */  {12, 12, 12, 12, 12, 16, 16, 16, 16,  9, 10, 11, 12, 13, 14, 12, 16, 17},
    /* i8 */   {11, 11, 11, 12, 16, 11, 11, 11, 12,  9, 10, 11, 12, 13, 14, 11, 16, 17},
    /* i16 */  {11, 11, 11, 12, 16, 11, 11, 11, 12,  9, 10, 11, 12, 13, 14, 11, 16, 17},
    /* i32 */  {11, 11, 11, 12, 16, 11, 11, 11, 12,  9, 10, 11, 12, 13, 14, 11, 16, 17},
    /* i64 */  {12, 12, 12, 12, 16, 12, 12, 12, 12,  9, 10, 11, 12, 13, 14, 12, 16, 17},
    /* bf16 */ { 9,  9,  9,  9,  9,  9,  9,  9,  9,  9, 11, 11, 12, 13, 14,  9,  9, 13},
    /* f16 */  {10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 11, 12, 13, 14, 10, 10, 13},
    /* f32 */  {11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 13, 14, 11, 11, 13},
    /* f64 */  {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 14, 14, 12, 12, 14},
    /* c64 */  {13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 13, 14, 13, 13, 13},
    /* c128 */ {14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14},
    /* i* */   {16, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 13, 14, 16, 16, 17},
    /* f* */   {16, 16, 16, 16, 16, 16, 16, 16, 16,  9, 10, 11, 12, 13, 14, 16, 16, 17},
    /* c* */   {17, 17, 17, 17, 17, 17, 17, 17, 17, 13, 13, 13, 14, 13, 14, 17, 17, 17}
};

/* Results of minimum, maximum; 255: nothing. */
JAX_DATA_ uint8_t jax_results_2_[18][32] = {
    /* b */    { 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17},
    /* u8 */   { 1,  1,  2,  3,  4,  6,  6,  7,  8,  9, 10, 11, 12, 13, 14,  1, 16, 17},
    /* u16 */  { 2,  2,  2,  3,  4,  7,  7,  7,  8,  9, 10, 11, 12, 13, 14,  2, 16, 17},
    /* u32 */  { 3,  3,  3,  3,  4,  8,  8,  8,  8,  9, 10, 11, 12, 13, 14,  3, 16, 17},
    /* u64 */  { 4,  4,  4,  4,  4, 16, 16, 16, 16,  9, 10, 11, 12, 13, 14,  4, 16, 17},
    /* i8 */   { 5,  6,  7,  8, 16,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14,  5, 16, 17},
    /* i16 */  { 6,  6,  7,  8, 16,  6,  6,  7,  8,  9, 10, 11, 12, 13, 14,  6, 16, 17},
    /* i32 */  { 7,  7,  7,  8, 16,  7,  7,  7,  8,  9, 10, 11, 12, 13, 14,  7, 16, 17},
    /* i64 */  { 8,  8,  8,  8, 16,  8,  8,  8,  8,  9, 10, 11, 12, 13, 14,  8, 16, 17},
    /* bf16 */ { 9,  9,  9,  9,  9,  9,  9,  9,  9,  9, 11, 11, 12, 13, 14,  9,  9, 13},
    /* f16 */  {10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 11, 12, 13, 14, 10, 10, 13},
    /* f32 */  {11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 13, 14, 11, 11, 13},
    /* f64 */  {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 14, 14, 12, 12, 14},
    /* c64 */  {13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 13, 14, 13, 13, 13},
    /* c128 */ {14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14},
    /* i* */   {15,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17},
    /* f* */   {16, 16, 16, 16, 16, 16, 16, 16, 16,  9, 10, 11, 12, 13, 14, 16, 16, 17},
    /* c* */   {17, 17, 17, 17, 17, 17, 17, 17, 17, 13, 13, 13, 14, 13, 14, 17, 17, 17}
};

/* Results of less, less_equal, greater, greater_equal; 255: nothing. */
JAX_DATA_ uint8_t jax_results_3_[18][32] = {
    /* b */    { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* u8 */   { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* u16 */  { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* u32 */  { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* u64 */  { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* i8 */   { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* i16 */  { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* i32 */  { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* i64 */  { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* bf16 */ { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* f16 */  { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* f32 */  { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* f64 */  { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* c64 */  { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* c128 */ { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* i* */   { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* f* */   { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0},
    /* c* */   { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0}
};

/* Results of bitwise_left_shift, bitwise_right_shift; 255: nothing. */
JAX_DATA_ uint8_t jax_results_4_[18][32] = {
    /* b */    { 7,  1,  2,  3,  4,  5,  6,  7,  8, 255, 255, 255, 255, 255, 255, 15, 255, 255},
    /* u8 */   { 1,  1,  2,  3,  4,  6,  6,  7,  8, 255, 255, 255, 255, 255, 255,  1, 255, 255},
    /* u16 */  { 2,  2,  2,  3,  4,  7,  7,  7,  8, 255, 255, 255, 255, 255, 255,  2, 255, 255},
    /* u32 */  { 3,  3,  3,  3,  4,  8,  8,  8,  8, 255, 255, 255, 255, 255, 255,  3, 255, 255},
    /* u64 */  { 4,  4,  4,  4,  4, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  4, 255, 255},
    /* i8 */   { 5,  6,  7,  8, 255,  5,  6,  7,  8, 255, 255, 255, 255, 255, 255,  5, 255, 255},
    /* i16 */  { 6,  6,  7,  8, 255,  6,  6,  7,  8, 255, 255, 255, 255, 255, 255,  6, 255, 255},
    /* i32 */  { 7,  7,  7,  8, 255,  7,  7,  7,  8, 255, 255, 255, 255, 255, 255,  7, 255, 255},
    /* i64 */  { 8,  8,  8,  8, 255,  8,  8,  8,  8, 255, 255, 255, 255, 255, 255,  8, 255, 255},
    /* bf16 */ {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* f16 */  {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* f32 */  {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* f64 */  {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* c64 */  {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* c128 */ {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* i* */   {15,  1,  2,  3,  4,  5,  6,  7,  8, 255, 255, 255, 255, 255, 255, 15, 255, 255},
    /* f* */   {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* c* */   {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255}
};

/* Results of floor_divide, remainder, fmod; 255: nothing. */
JAX_DATA_ uint8_t jax_results_5_[18][32] = {
    /* b */    { 7,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 255, 255, 15, 16, 255},
    /* u8 */   { 1,  1,  2,  3,  4,  6,  6,  7,  8,  9, 10, 11, 12, 255, 255,  1, 16, 255},
    /* u16 */  { 2,  2,  2,  3,  4,  7,  7,  7,  8,  9, 10, 11, 12, 255, 255,  2, 16, 255},
    /* u32 */  { 3,  3,  3,  3,  4,  8,  8,  8,  8,  9, 10, 11, 12, 255, 255,  3, 16, 255},
    /* u64 */  { 4,  4,  4,  4,  4, 16, 16, 16, 16,  9, 10, 11, 12, 255, 255,  4, 16, 255},
    /* i8 */   { 5,  6,  7,  8, 16,  5,  6,  7,  8,  9, 10, 11, 12, 255, 255,  5, 16, 255},
    /* i16 */  { 6,  6,  7,  8, 16,  6,  6,  7,  8,  9, 10, 11, 12, 255, 255,  6, 16, 255},
    /* i32 */  { 7,  7,  7,  8, 16,  7,  7,  7,  8,  9, 10, 11, 12, 255, 255,  7, 16, 255},
    /* i64 */  { 8,  8,  8,  8, 16,  8,  8,  8,  8,  9, 10, 11, 12, 255, 255,  8, 16, 255},
    /* bf16 */ { 9,  9,  9,  9,  9,  9,  9,  9,  9,  9, 11, 11, 12, 255, 255,  9,  9, 255},
    /* f16 */  {10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 11, 12, 255, 255, 10, 10, 255},
    /* f32 */  {11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 255, 255, 11, 11, 255},
    /* f64 */  {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 255, 255, 12, 12, 255},
    /* c64 */  {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* c128 */ {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* i* */   {15,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 255, 255, 15, 16, 255},
    /* f* */   {16, 16, 16, 16, 16, 16, 16, 16, 16,  9, 10, 11, 12, 255, 255, 16, 16, 255},
    /* c* */   {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255}
};

/* Results of power; 255: nothing. */
JAX_DATA_ uint8_t jax_results_6_[18][32] = {
    /* b */    { 7,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17},
    /* u8 */   { 1,  1,  2,  3,  4,  6,  6,  7,  8,  9, 10, 11, 12, 13, 14,  1, 16, 17},
    /* u16 */  { 2,  2,  2,  3,  4,  7,  7,  7,  8,  9, 10, 11, 12, 13, 14,  2, 16, 17},
    /* u32 */  { 3,  3,  3,  3,  4,  8,  8,  8,  8,  9, 10, 11, 12, 13, 14,  3, 16, 17},
    /* u64 */  { 4,  4,  4,  4,  4, 16, 16, 16, 16,  9, 10, 11, 12, 13, 14,  4, 16, 17},
    /* i8 */   { 5,  6,  7,  8, 16,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14,  5, 16, 17},
    /* i16 */  { 6,  6,  7,  8, 16,  6,  6,  7,  8,  9, 10, 11, 12, 13, 14,  6, 16, 17},
    /* i32 */  { 7,  7,  7,  8, 16,  7,  7,  7,  8,  9, 10, 11, 12, 13, 14,  7, 16, 17},
    /* i64 */  { 8,  8,  8,  8, 16,  8,  8,  8,  8,  9, 10, 11, 12, 13, 14,  8, 16, 17},
    /* bf16 */ { 9,  9,  9,  9,  9,  9,  9,  9,  9,  9, 11, 11, 12, 13, 14,  9,  9, 13},
    /* f16 */  {10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 11, 12, 13, 14, 10, 10, 13},
    /* f32 */  {11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 13, 14, 11, 11, 13},
    /* f64 */  {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 14, 14, 12, 12, 14},
    /* c64 */  {13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 13, 14, 13, 13, 13},
    /* c128 */ {14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14},
    /* i* */   {15,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17},
    /* f* */   {16, 16, 16, 16, 16, 16, 16, 16, 16,  9, 10, 11, 12, 13, 14, 16, 16, 17},
    /* c* */   {17, 17, 17, 17, 17, 17, 17, 17, 17, 13, 13, 13, 14, 13, 14, 17, 17, 17}
};

/* Results of copysign, nextafter, hypot; 255: nothing. */
JAX_DATA_ uint8_t jax_results_7_[18][32] = {
    /* b */    {11, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 255, 255, 16, 16, 255},
    /* u8 */   {11, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 255, 255, 11, 16, 255},
    /* u16 */  {11, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 255, 255, 11, 16, 255},
    /* u32 */  {11, 11, 11, 11, 12, 12, 12, 12, 12,  9, 10, 11, 12, 255, 255, 11, 16, 255},
    /* u64 */  {12, 12, 12, 12, 12, 16, 16, 16, 16,  9, 10, 11, 12, 255, 255, 12, 16, 255},
    /* i8 */   {11, 11, 11, 12, 16, 11, 11, 11, 12,  9, 10, 11, 12, 255, 255, 11, 16, 255},
    /* i16 */  {11, 11, 11, 12, 16, 11, 11, 11, 12,  9, 10, 11, 12, 255, 255, 11, 16, 255},
    /* i32 */  {11, 11, 11, 12, 16, 11, 11, 11, 12,  9, 10, 11, 12, 255, 255, 11, 16, 255},
    /* i64 */  {12, 12, 12, 12, 16, 12, 12, 12, 12,  9, 10, 11, 12, 255, 255, 12, 16, 255},
    /* bf16 */ { 9,  9,  9,  9,  9,  9,  9,  9,  9,  9, 11, 11, 12, 255, 255,  9,  9, 255},
    /* f16 */  {10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 11, 12, 255, 255, 10, 10, 255},
    /* f32 */  {11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 255, 255, 11, 11, 255},
    /* f64 */  {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 255, 255, 12, 12, 255},
    /* c64 */  {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* c128 */ {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* i* */   {16, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 255, 255, 16, 16, 255},
    /* f* */   {16, 16, 16, 16, 16, 16, 16, 16, 16,  9, 10, 11, 12, 255, 255, 16, 16, 255},
    /* c* */   {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255}
};

/* Results of positive, conjugate, max, min; 255: nothing. */
JAX_DATA_ uint8_t jax_results_8_[18] = {
     0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17
};

/* Results of absolute, real, imag; 255: nothing. */
JAX_DATA_ uint8_t jax_results_9_[18] = {
     0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 11, 12, 15, 16, 12
};

/* Results of square; 255: nothing. */
JAX_DATA_ uint8_t jax_results_10_[18] = {
     7,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17
};

/* Results of sqrt and 20 more; 255: nothing. */
JAX_DATA_ uint8_t jax_results_11_[18] = {
    11, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 13, 14, 16, 16, 17
};

/* Results of floor, ceil; 255: nothing. */
JAX_DATA_ uint8_t jax_results_12_[18] = {
    11, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 255, 255, 16, 16, 255
};

/* Results of trunc; 255: nothing. */
JAX_DATA_ uint8_t jax_results_13_[18] = {
     0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 255, 255, 15, 16, 255
};

/* Results of round; 255: nothing. */
JAX_DATA_ uint8_t jax_results_14_[18] = {
    255,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17
};

/* Results of signbit; 255: nothing. */
JAX_DATA_ uint8_t jax_results_15_[18] = {
     0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 255, 255,  0,  0, 255
};

/* Results of all, any; 255: nothing. */
JAX_DATA_ uint8_t jax_results_16_[18] = {
     0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0
};

/* Results of argmax, argmin, count_nonzero; 255: nothing. */
JAX_DATA_ uint8_t jax_results_17_[18] = {
     8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8
};

/* Results of cumulative_prod, cumulative_sum, prod, sum; 255: nothing. */
JAX_DATA_ uint8_t jax_results_18_[18] = {
     8,  4,  4,  4,  4,  8,  8,  8,  8,  9, 10, 11, 12, 13, 14,  8, 16, 17
};

/* Results of std, var; 255: nothing. */
JAX_DATA_ uint8_t jax_results_19_[18] = {
    11, 11, 11, 11, 12, 11, 11, 11, 12,  9, 10, 11, 12, 11, 12, 16, 16, 12
};

JAX_LOOKUP_ jax_dtype (jax_divide_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_1_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_minimum_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_2_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_maximum_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_2_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_less_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_3_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_less_equal_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_3_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_greater_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_3_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_greater_equal_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_3_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_bitwise_left_shift_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_4_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_bitwise_right_shift_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_4_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_floor_divide_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_5_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_remainder_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_5_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_fmod_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_5_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_power_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_6_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_copysign_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_7_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_nextafter_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_7_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_positive_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_8_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_absolute_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_9_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_square_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_10_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_sqrt_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_reciprocal_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_floor_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_12_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_ceil_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_12_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_trunc_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_13_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_round_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_14_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_signbit_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_15_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_conjugate_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_8_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_real_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_9_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_imag_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_9_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_acos_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_acosh_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_all_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_16_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_any_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_16_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_argmax_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_17_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_argmin_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_17_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_asin_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_asinh_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_atan_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_atan2_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_1_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_atanh_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_cos_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_cosh_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_count_nonzero_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_17_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_cumulative_prod_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_18_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_cumulative_sum_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_18_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_exp_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_expm1_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_hypot_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_7_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_log_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_log10_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_log1p_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_log2_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_logaddexp_result)(jax_dtype a, jax_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (jax_dtype)jax_results_1_[a][b] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_max_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_8_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_mean_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_min_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_8_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_prod_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_18_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_sin_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_sinh_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_std_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_19_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_sum_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_18_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_tan_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_tanh_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_11_[a] : JAX_NO_DTYPE;
}
JAX_LOOKUP_ jax_dtype (jax_var_result)(jax_dtype a) {
    return (unsigned)a < 18 ? (jax_dtype)jax_results_19_[a] : JAX_NO_DTYPE;
}

/* The floats that the compiler has beside float and double, and the dtypes that they are. */
#if defined(__FLT16_MANT_DIG__) && (!defined(__cplusplus) || defined(__clang__) || defined(__x86_64__) || defined(__i386__) || __GNUC__ >= 13)
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
#if defined(__BFLT16_MANT_DIG__) || defined(__ARM_BF16_FORMAT_ALTERNATIVE) || defined(__clang__) && __clang_major__ >= 16 && (defined(__SSE2__) || defined(__aarch64__)) || !defined(__clang__) && defined(__GNUC__) && __GNUC__ >= 10 && defined(__aarch64__)
__extension__ typedef __bf16 jax_bfloat16_;
#define JAX_BFLOAT16_ jax_bfloat16_: JAX_BF16,
#else
#define JAX_BFLOAT16_
#endif
#if defined(__GNUC__) && !defined(__clang__) && !defined(__cplusplus) && defined(__FLT32_MANT_DIG__)
__extension__ typedef _Float32 jax_float32_;
#define JAX_FLOAT32_ jax_float32_: JAX_F32,
#else
#define JAX_FLOAT32_
#endif
#if !defined(__STDC_NO_COMPLEX__) && !defined(__cplusplus) && defined(__GNUC__) && !defined(__clang__) && defined(__FLT32_MANT_DIG__)
__extension__ typedef _Float32 _Complex jax_complex_float32_;
#define JAX_COMPLEX_FLOAT32_ jax_complex_float32_: JAX_C64,
#else
#define JAX_COMPLEX_FLOAT32_
#endif
#if defined(__GNUC__) && !defined(__clang__) && !defined(__cplusplus) && defined(__FLT64_MANT_DIG__)
__extension__ typedef _Float64 jax_float64_;
#define JAX_FLOAT64_ jax_float64_: JAX_F64,
#else
#define JAX_FLOAT64_
#endif
#if !defined(__STDC_NO_COMPLEX__) && !defined(__cplusplus) && defined(__GNUC__) && !defined(__clang__) && defined(__FLT64_MANT_DIG__)
__extension__ typedef _Float64 _Complex jax_complex_float64_;
#define JAX_COMPLEX_FLOAT64_ jax_complex_float64_: JAX_C128,
#else
#define JAX_COMPLEX_FLOAT64_
#endif
#if defined(__GNUC__) && !defined(__clang__) && !defined(__cplusplus) && defined(__FLT32X_MANT_DIG__) && __FLT32X_MANT_DIG__ == 53
__extension__ typedef _Float32x jax_float32x_;
#define JAX_FLOAT32X_ jax_float32x_: JAX_F64,
#else
#define JAX_FLOAT32X_
#endif
#if !defined(__STDC_NO_COMPLEX__) && !defined(__cplusplus) && defined(__GNUC__) && !defined(__clang__) && defined(__FLT32X_MANT_DIG__) && __FLT32X_MANT_DIG__ == 53
__extension__ typedef _Float32x _Complex jax_complex_float32x_;
#define JAX_COMPLEX_FLOAT32X_ jax_complex_float32x_: JAX_C128,
#else
#define JAX_COMPLEX_FLOAT32X_
#endif

/*
 * ---- JAX_DTYPE_OF(expr) ----
 *
 * C11: the dtype that a C expression has the type of, as an integer constant expression. The expression is not
 * evaluated. C's integers count by their size, each type once; float, double, their complex types and _Bool are
 * themselves, and so are _Float16, __bf16 and the like, whatever their dtypes are called; the structs above and the spec's
 * own C types are their dtypes. JAX_NO_DTYPE for any other type, and for one of which the spec has no dtype. A weak dtype
 * is never the answer.
 */

#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define JAX_SIGNED_(size) ((size) == 1 ? JAX_I8 : (size) == 2 ? JAX_I16 : (size) == 4 ? JAX_I32 : (size) == 8 ? JAX_I64 : JAX_NO_DTYPE)
#define JAX_UNSIGNED_(size) ((size) == 1 ? JAX_U8 : (size) == 2 ? JAX_U16 : (size) == 4 ? JAX_U32 : (size) == 8 ? JAX_U64 : JAX_NO_DTYPE)
#ifdef __STDC_NO_COMPLEX__
#define JAX_COMPLEX_
#else
#define JAX_COMPLEX_ float _Complex: JAX_C64, double _Complex: JAX_C128,
#endif
#define JAX_DTYPE_OF(expr) \
    ((jax_dtype)_Generic((expr), \
        _Bool: JAX_B, \
        char: CHAR_MIN < 0 ? JAX_I8 : JAX_U8, \
        signed char: JAX_I8, \
        unsigned char: JAX_U8, \
        short: JAX_SIGNED_(sizeof(short)), \
        unsigned short: JAX_UNSIGNED_(sizeof(short)), \
        int: JAX_SIGNED_(sizeof(int)), \
        unsigned int: JAX_UNSIGNED_(sizeof(int)), \
        long: JAX_SIGNED_(sizeof(long)), \
        unsigned long: JAX_UNSIGNED_(sizeof(long)), \
        long long: JAX_SIGNED_(sizeof(long long)), \
        unsigned long long: JAX_UNSIGNED_(sizeof(long long)), \
        float: JAX_F32, \
        double: JAX_F64, \
        JAX_COMPLEX_ \
        JAX_FLOAT16_ \
        JAX_FP16_ \
        JAX_BFLOAT16_ \
        JAX_FLOAT32_ \
        JAX_COMPLEX_FLOAT32_ \
        JAX_FLOAT64_ \
        JAX_COMPLEX_FLOAT64_ \
        JAX_FLOAT32X_ \
        JAX_COMPLEX_FLOAT32X_ \
        jax_bf16: JAX_BF16, \
        jax_f16: JAX_F16, \
        jax_c64: JAX_C64, \
        jax_c128: JAX_C128, \
        default: JAX_NO_DTYPE))
#endif

#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif

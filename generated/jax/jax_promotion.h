/*
 * jax_promotion.h: how dtypes promote, as constant tables and lookups. C99 and later, C++11 and later.
 *
 * Made by joinery 0.1.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 48b0e2e256f006c07ee8859a8262ad0a19cd1142e6ecfc5fb21bfa7f682e04da.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 *
 * JAX. Source: JAX documentation, type promotion semantics (docs.jax.dev/en/latest/type_promotion.html); JEP
 * 9407.
 * Note: The drawing in JEP 9407 leaves bool out: the edge b -> i* comes from JAX's documentation.
 * Class: lattice, that is, every two dtypes have a least upper bound and a greatest lower one.
 * jax_result_type does not depend on the order of its operands.
 * Laws that hold: order, existence, uniqueness, idempotence, commutativity, associativity, least, nary.
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

/* The version of joinery that made this file. */
#define JAX_JOINERY_VERSION "0.1.0"

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

/*
 * The dtypes of the spec, in its order, counted from 0.
 * In C++ the underlying type is fixed, so that a variable may hold any of its values.
 */
typedef enum jax_dtype
#ifdef __cplusplus
    : unsigned
#endif
{
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
#define JAX_NO_DTYPE (static_cast<jax_dtype>(255))
#else
#define JAX_NO_DTYPE ((jax_dtype)255)
#endif

/* What kind of values a dtype has. Every spec has all of these kinds. */
typedef enum jax_dtype_kind {
    JAX_KIND_BOOL,
    JAX_KIND_INT,
    JAX_KIND_UINT,
    JAX_KIND_FLOAT,
    JAX_KIND_COMPLEX,
    JAX_KIND_FIXED,
    JAX_KIND_OPAQUE,
    JAX_KIND_ABSTRACT
} jax_dtype_kind;

/*
 * The types of elements that C has no type of its own for, as structs: so they are distinct for _Generic and for
 * overloading, and the same on every compiler. `bits` holds the pattern of an element, a complex number its two
 * parts.
 */
typedef struct { uint16_t bits; } jax_bf16;
typedef struct { uint16_t bits; } jax_f16;
typedef struct { float re, im; } jax_c64;
typedef struct { double re, im; } jax_c128;

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
 * X(IDENT, name, ctype, size, kind) for every dtype in order. IDENT is a token, and JAX_##IDENT the enumerator;
 * `name` is a string literal, `ctype` the type of an element (void for an abstract dtype), `size` its bytes, `kind`
 * an enumerator.
 */
#define JAX_FOR_EACH_DTYPE(X) \
    X(B, "b", bool, 1, JAX_KIND_BOOL) \
    X(U8, "u8", uint8_t, 1, JAX_KIND_UINT) \
    X(U16, "u16", uint16_t, 2, JAX_KIND_UINT) \
    X(U32, "u32", uint32_t, 4, JAX_KIND_UINT) \
    X(U64, "u64", uint64_t, 8, JAX_KIND_UINT) \
    X(I8, "i8", int8_t, 1, JAX_KIND_INT) \
    X(I16, "i16", int16_t, 2, JAX_KIND_INT) \
    X(I32, "i32", int32_t, 4, JAX_KIND_INT) \
    X(I64, "i64", int64_t, 8, JAX_KIND_INT) \
    X(BF16, "bf16", jax_bf16, 2, JAX_KIND_FLOAT) \
    X(F16, "f16", jax_f16, 2, JAX_KIND_FLOAT) \
    X(F32, "f32", float, 4, JAX_KIND_FLOAT) \
    X(F64, "f64", double, 8, JAX_KIND_FLOAT) \
    X(C64, "c64", jax_c64, 8, JAX_KIND_COMPLEX) \
    X(C128, "c128", jax_c128, 16, JAX_KIND_COMPLEX) \
    X(I_WEAK, "i*", int64_t, 8, JAX_KIND_INT) \
    X(F_WEAK, "f*", double, 8, JAX_KIND_FLOAT) \
    X(C_WEAK, "c*", jax_c128, 16, JAX_KIND_COMPLEX)

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

/* The bytes of an element. 0 for an abstract dtype, and where d is out of range. */
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
 * ---- JAX_PROMOTE_TYPES(A, B) ----
 *
 * What two dtypes promote to, as an integer constant expression of the enum's type: for case labels, array sizes
 * and static assertions. A and B are idents as in JAX_FOR_EACH_DTYPE: JAX_PROMOTE_TYPES(I8, U8) where the spec has
 * those two. JAX_NO_DTYPE where they do not promote.
 */

#ifdef __cplusplus
#define JAX_PROMOTE_TYPES(A, B) jax_promote_types(JAX_##A, JAX_##B)
#else
#define JAX_PROMOTE_TYPES(A, B) ((jax_dtype)(JAX_ROW_##A##_(JAX_##B) + 0 * JAX_##A))
/* Cell `b` of a row, whose cells are packed into words, the first lowest. */
#define JAX_CELL_(b, w1, w2, w3) (((b) < 8 ? (w1) : (b) < 16 ? (w2) : (w3)) >> ((b) % 8 * 8) & 255)
#define JAX_ROW_B_(b) JAX_CELL_(b, 0x0706050403020100ull, 0x0f0e0d0c0b0a0908ull, 0xffffffffffff1110ull)
#define JAX_ROW_U8_(b) JAX_CELL_(b, 0x0706060403020101ull, 0x010e0d0c0b0a0908ull, 0xffffffffffff1110ull)
#define JAX_ROW_U16_(b) JAX_CELL_(b, 0x0707070403020202ull, 0x020e0d0c0b0a0908ull, 0xffffffffffff1110ull)
#define JAX_ROW_U32_(b) JAX_CELL_(b, 0x0808080403030303ull, 0x030e0d0c0b0a0908ull, 0xffffffffffff1110ull)
#define JAX_ROW_U64_(b) JAX_CELL_(b, 0x1010100404040404ull, 0x040e0d0c0b0a0910ull, 0xffffffffffff1110ull)
#define JAX_ROW_I8_(b) JAX_CELL_(b, 0x0706051008070605ull, 0x050e0d0c0b0a0908ull, 0xffffffffffff1110ull)
#define JAX_ROW_I16_(b) JAX_CELL_(b, 0x0706061008070606ull, 0x060e0d0c0b0a0908ull, 0xffffffffffff1110ull)
#define JAX_ROW_I32_(b) JAX_CELL_(b, 0x0707071008070707ull, 0x070e0d0c0b0a0908ull, 0xffffffffffff1110ull)
#define JAX_ROW_I64_(b) JAX_CELL_(b, 0x0808081008080808ull, 0x080e0d0c0b0a0908ull, 0xffffffffffff1110ull)
#define JAX_ROW_BF16_(b) JAX_CELL_(b, 0x0909090909090909ull, 0x090e0d0c0b0b0909ull, 0xffffffffffff0d09ull)
#define JAX_ROW_F16_(b) JAX_CELL_(b, 0x0a0a0a0a0a0a0a0aull, 0x0a0e0d0c0b0a0b0aull, 0xffffffffffff0d0aull)
#define JAX_ROW_F32_(b) JAX_CELL_(b, 0x0b0b0b0b0b0b0b0bull, 0x0b0e0d0c0b0b0b0bull, 0xffffffffffff0d0bull)
#define JAX_ROW_F64_(b) JAX_CELL_(b, 0x0c0c0c0c0c0c0c0cull, 0x0c0e0e0c0c0c0c0cull, 0xffffffffffff0e0cull)
#define JAX_ROW_C64_(b) JAX_CELL_(b, 0x0d0d0d0d0d0d0d0dull, 0x0d0e0d0e0d0d0d0dull, 0xffffffffffff0d0dull)
#define JAX_ROW_C128_(b) JAX_CELL_(b, 0x0e0e0e0e0e0e0e0eull, 0x0e0e0e0e0e0e0e0eull, 0xffffffffffff0e0eull)
#define JAX_ROW_I_WEAK_(b) JAX_CELL_(b, 0x070605040302010full, 0x0f0e0d0c0b0a0908ull, 0xffffffffffff1110ull)
#define JAX_ROW_F_WEAK_(b) JAX_CELL_(b, 0x1010101010101010ull, 0x100e0d0c0b0a0910ull, 0xffffffffffff1110ull)
#define JAX_ROW_C_WEAK_(b) JAX_CELL_(b, 0x1111111111111111ull, 0x110e0d0e0d0d0d11ull, 0xffffffffffff1111ull)
#endif

/*
 * ---- JAX_DTYPE_OF(expr) ----
 *
 * C11: the dtype that a C expression has the type of, as an integer constant expression. The expression is not
 * evaluated. C's integers count by their size, each type once; float, double, their complex types and _Bool are
 * themselves; the structs above and the spec's own C types are their dtypes. JAX_NO_DTYPE for any other type, and
 * for one of which the spec has no dtype. A weak dtype is never the answer.
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
        jax_bf16: JAX_BF16, \
        jax_f16: JAX_F16, \
        jax_c64: JAX_C64, \
        jax_c128: JAX_C128, \
        default: JAX_NO_DTYPE))
#endif

#endif

/*
 * numpy_promotion.h: how dtypes promote, as constant tables and lookups. C99 and later, C++11 and later.
 *
 * Made by joinery 0.1.0 from specs/numpy.lua; SHA-256 of what it defines, without comments and free text:
 * fa994bc62775b294db6bb637672e105baf707a148215a2ec003d2ab23a694625.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate numpy -o DIR --emit tables
 * The licence of this file is yours to choose.
 *
 * NumPy 2. Source: NumPy 1f90bbb55e65 (numpy/_core/src/multiarray/common_dtype.c, abstractdtypes.c) and NEP
 * 50; the strong part also by running NumPy 1.24.2.
 * Note: Not associative: (i8 v u8) v f16 = f32, but i8 v (u8 v f16) = f16.
 * Class: table, that is, not every law of a lattice holds. numpy_result_type is the fold from the left, and
 * depends on the order of its operands.
 * Laws that hold: order, existence, uniqueness, idempotence, commutativity, nary.
 * But associativity fails for 188 of 4913 triples, e.g. (u8 v i8) v f16 = f32 but u8 v (i8 v f16) = f16.
 * But least fails for 28 of 289 pairs, e.g. u8 v i8 = i16 but f16 is an upper bound too, and not i16 <= f16.
 */
/* clang-format off */
#ifndef NUMPY_PROMOTION_H
#define NUMPY_PROMOTION_H

#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif

/* The version of joinery that made this file. */
#define NUMPY_JOINERY_VERSION "0.1.0"

/*
 * Everything below is a constant, an inline function or a macro: there is nothing to link, and any number of
 * translation units may include this file. Names that end in _ are not for use: they may change from one version to
 * the next.
 */
#if defined(__cplusplus) && __cplusplus >= 201703L
#if defined(__ELF__)
#define NUMPY_DATA_ __attribute__((visibility("hidden"))) inline constexpr /* No detour by way of the GOT. */
#else
#define NUMPY_DATA_ inline constexpr
#endif
#define NUMPY_LOOKUP_ inline constexpr
#define NUMPY_LOOP_ inline constexpr
#define NUMPY_FUNCTION_ inline
#elif defined(__cplusplus)
#define NUMPY_DATA_ static constexpr
#define NUMPY_LOOKUP_ static inline constexpr
#if __cplusplus >= 201402L
#define NUMPY_LOOP_ static inline constexpr
#else
#define NUMPY_LOOP_ static inline
#endif
#define NUMPY_FUNCTION_ static inline
#else
#define NUMPY_DATA_ static const
#define NUMPY_LOOKUP_ static inline
#define NUMPY_LOOP_ static inline
#define NUMPY_FUNCTION_ static inline
#endif

/*
 * The dtypes of the spec, in its order, counted from 0.
 * In C++ the underlying type is fixed, so that a variable may hold any of its values.
 */
typedef enum numpy_dtype
#ifdef __cplusplus
    : unsigned
#endif
{
    NUMPY_B,
    NUMPY_U8,
    NUMPY_U16,
    NUMPY_U32,
    NUMPY_U64,
    NUMPY_I8,
    NUMPY_I16,
    NUMPY_I32,
    NUMPY_I64,
    NUMPY_F16,
    NUMPY_F32,
    NUMPY_F64,
    NUMPY_C64,
    NUMPY_C128,
    NUMPY_I_WEAK, /* Dtype i*; weak, stored as i64. */
    NUMPY_F_WEAK, /* Dtype f*; weak, stored as f64. */
    NUMPY_C_WEAK /* Dtype c*; weak, stored as c128. */
} numpy_dtype;

/*
 * Constants beside the enum, so that a switch over it is complete without them. NUMPY_DTYPE_COUNT is the number of dtypes,
 * NUMPY_DTYPE_LIMIT one more than the largest value; NUMPY_NO_DTYPE is the answer where there is no dtype.
 */
#define NUMPY_DTYPE_COUNT 17
#define NUMPY_DTYPE_LIMIT 17
#ifdef __cplusplus
#define NUMPY_NO_DTYPE (static_cast<numpy_dtype>(255))
#else
#define NUMPY_NO_DTYPE ((numpy_dtype)255)
#endif

/* What kind of values a dtype has. Every spec has all of these kinds. */
typedef enum numpy_dtype_kind {
    NUMPY_KIND_BOOL,
    NUMPY_KIND_INT,
    NUMPY_KIND_UINT,
    NUMPY_KIND_FLOAT,
    NUMPY_KIND_COMPLEX,
    NUMPY_KIND_FIXED,
    NUMPY_KIND_OPAQUE,
    NUMPY_KIND_ABSTRACT
} numpy_dtype_kind;

/*
 * The types of elements that C has no type of its own for, as structs: so they are distinct for _Generic and for
 * overloading, and the same on every compiler. `bits` holds the pattern of an element, a complex number its two
 * parts.
 */
typedef struct { uint16_t bits; } numpy_f16;
typedef struct { float re, im; } numpy_c64;
typedef struct { double re, im; } numpy_c128;

#if defined(__cplusplus)
#define NUMPY_ASSERT_(condition, text) static_assert(condition, text)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define NUMPY_ASSERT_(condition, text) _Static_assert(condition, text)
#else
#define NUMPY_ASSERT_(condition, text) extern char numpy_assertion_[(condition) ? 1 : -1]
#endif
NUMPY_ASSERT_(sizeof(bool) == 1, "the spec says that bool has 1 byte");
NUMPY_ASSERT_(sizeof(numpy_f16) == 2, "the spec says that numpy_f16 has 2 bytes");
NUMPY_ASSERT_(sizeof(float) == 4, "the spec says that float has 4 bytes");
NUMPY_ASSERT_(sizeof(double) == 8, "the spec says that double has 8 bytes");
NUMPY_ASSERT_(sizeof(numpy_c64) == 8, "the spec says that numpy_c64 has 8 bytes");
NUMPY_ASSERT_(sizeof(numpy_c128) == 16, "the spec says that numpy_c128 has 16 bytes");

/*
 * X(IDENT, name, ctype, size, kind) for every dtype in order. IDENT is a token, and NUMPY_##IDENT the enumerator;
 * `name` is a string literal, `ctype` the type of an element (void for an abstract dtype), `size` its bytes, `kind`
 * an enumerator.
 */
#define NUMPY_FOR_EACH_DTYPE(X) \
    X(B, "b", bool, 1, NUMPY_KIND_BOOL) \
    X(U8, "u8", uint8_t, 1, NUMPY_KIND_UINT) \
    X(U16, "u16", uint16_t, 2, NUMPY_KIND_UINT) \
    X(U32, "u32", uint32_t, 4, NUMPY_KIND_UINT) \
    X(U64, "u64", uint64_t, 8, NUMPY_KIND_UINT) \
    X(I8, "i8", int8_t, 1, NUMPY_KIND_INT) \
    X(I16, "i16", int16_t, 2, NUMPY_KIND_INT) \
    X(I32, "i32", int32_t, 4, NUMPY_KIND_INT) \
    X(I64, "i64", int64_t, 8, NUMPY_KIND_INT) \
    X(F16, "f16", numpy_f16, 2, NUMPY_KIND_FLOAT) \
    X(F32, "f32", float, 4, NUMPY_KIND_FLOAT) \
    X(F64, "f64", double, 8, NUMPY_KIND_FLOAT) \
    X(C64, "c64", numpy_c64, 8, NUMPY_KIND_COMPLEX) \
    X(C128, "c128", numpy_c128, 16, NUMPY_KIND_COMPLEX) \
    X(I_WEAK, "i*", int64_t, 8, NUMPY_KIND_INT) \
    X(F_WEAK, "f*", double, 8, NUMPY_KIND_FLOAT) \
    X(C_WEAK, "c*", numpy_c128, 16, NUMPY_KIND_COMPLEX)

/* ---- Tables ---- */

/* What the dtype of the row and that of the column promote to; 255: nothing. */
NUMPY_DATA_ uint8_t numpy_joins_[17][32] = {
    /* b */    { 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13,  8, 11, 13},
    /* u8 */   { 1,  1,  2,  3,  4,  6,  6,  7,  8,  9, 10, 11, 12, 13,  1, 11, 13},
    /* u16 */  { 2,  2,  2,  3,  4,  7,  7,  7,  8, 10, 10, 11, 12, 13,  2, 11, 13},
    /* u32 */  { 3,  3,  3,  3,  4,  8,  8,  8,  8, 11, 11, 11, 13, 13,  3, 11, 13},
    /* u64 */  { 4,  4,  4,  4,  4, 11, 11, 11, 11, 11, 11, 11, 13, 13,  4, 11, 13},
    /* i8 */   { 5,  6,  7,  8, 11,  5,  6,  7,  8,  9, 10, 11, 12, 13,  5, 11, 13},
    /* i16 */  { 6,  6,  7,  8, 11,  6,  6,  7,  8, 10, 10, 11, 12, 13,  6, 11, 13},
    /* i32 */  { 7,  7,  7,  8, 11,  7,  7,  7,  8, 11, 11, 11, 13, 13,  7, 11, 13},
    /* i64 */  { 8,  8,  8,  8, 11,  8,  8,  8,  8, 11, 11, 11, 13, 13,  8, 11, 13},
    /* f16 */  { 9,  9, 10, 11, 11,  9, 10, 11, 11,  9, 10, 11, 12, 13,  9,  9, 12},
    /* f32 */  {10, 10, 10, 11, 11, 10, 10, 11, 11, 10, 10, 11, 12, 13, 10, 10, 12},
    /* f64 */  {11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 13, 13, 11, 11, 13},
    /* c64 */  {12, 12, 12, 13, 13, 12, 12, 13, 13, 12, 12, 13, 12, 13, 12, 12, 12},
    /* c128 */ {13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13},
    /* i* */   { 8,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16},
    /* f* */   {11, 11, 11, 11, 11, 11, 11, 11, 11,  9, 10, 11, 12, 13, 15, 15, 16},
    /* c* */   {13, 13, 13, 13, 13, 13, 13, 13, 13, 12, 12, 13, 12, 13, 16, 16, 16}
};

/* Name, bytes an element, kind, whether it is weak, and what it is stored as. */
struct numpy_facts_ {
    const char *name;
    uint32_t size;
    uint8_t kind;
    bool weak;
    uint16_t materialized;
};
NUMPY_DATA_ struct numpy_facts_ numpy_facts_of_[17] = {
    {"b", 1, NUMPY_KIND_BOOL, false, NUMPY_B},
    {"u8", 1, NUMPY_KIND_UINT, false, NUMPY_U8},
    {"u16", 2, NUMPY_KIND_UINT, false, NUMPY_U16},
    {"u32", 4, NUMPY_KIND_UINT, false, NUMPY_U32},
    {"u64", 8, NUMPY_KIND_UINT, false, NUMPY_U64},
    {"i8", 1, NUMPY_KIND_INT, false, NUMPY_I8},
    {"i16", 2, NUMPY_KIND_INT, false, NUMPY_I16},
    {"i32", 4, NUMPY_KIND_INT, false, NUMPY_I32},
    {"i64", 8, NUMPY_KIND_INT, false, NUMPY_I64},
    {"f16", 2, NUMPY_KIND_FLOAT, false, NUMPY_F16},
    {"f32", 4, NUMPY_KIND_FLOAT, false, NUMPY_F32},
    {"f64", 8, NUMPY_KIND_FLOAT, false, NUMPY_F64},
    {"c64", 8, NUMPY_KIND_COMPLEX, false, NUMPY_C64},
    {"c128", 16, NUMPY_KIND_COMPLEX, false, NUMPY_C128},
    {"i*", 8, NUMPY_KIND_INT, true, NUMPY_I64},
    {"f*", 8, NUMPY_KIND_FLOAT, true, NUMPY_F64},
    {"c*", 16, NUMPY_KIND_COMPLEX, true, NUMPY_C128}
};

/*
 * ---- Lookups ----
 *
 * Each has an answer for every value of the enum's underlying type: none reads out of bounds. They read constants
 * alone, so any number of threads may call them. With constant arguments, gcc and clang make a constant of each but
 * numpy_dtype_from_name when they optimize (of numpy_result_type, for up to 8 dtypes, at -O2).
 */

/* What two dtypes promote to. NUMPY_NO_DTYPE where they do not, and where one of them is out of range. One load. */
NUMPY_LOOKUP_ numpy_dtype numpy_promote_types(numpy_dtype a, numpy_dtype b) {
    return (unsigned)a < 17 && (unsigned)b < 17 ? (numpy_dtype)numpy_joins_[a][b] : NUMPY_NO_DTYPE;
}

/*
 * Whether `from` implicitly promotes to `to`: from <= to in the spec's order. False where one of them is out of
 * range.
 */
NUMPY_LOOKUP_ bool numpy_can_promote(numpy_dtype from, numpy_dtype to) {
    return (unsigned)to < 17 && numpy_promote_types(from, to) == to;
}

/*
 * What n dtypes promote to, one after the other from the left; of one dtype, itself. NUMPY_NO_DTYPE where n is 0,
 * `dtypes` is null, one of them is out of range, or a step has no answer. Whether their order matters is said at
 * the top of this file.
 */
NUMPY_LOOP_ numpy_dtype numpy_result_type(size_t n, const numpy_dtype *dtypes) {
    if (n == 0 || !dtypes || (unsigned)dtypes[0] >= 17) return NUMPY_NO_DTYPE;
    numpy_dtype join = dtypes[0];
#if defined(__GNUC__)
    if (__builtin_constant_p(n) && n <= 8) { /* Without a loop, so that constants fold. */
        if (n > 1) join = numpy_promote_types(join, dtypes[1]);
        if (n > 2) join = numpy_promote_types(join, dtypes[2]);
        if (n > 3) join = numpy_promote_types(join, dtypes[3]);
        if (n > 4) join = numpy_promote_types(join, dtypes[4]);
        if (n > 5) join = numpy_promote_types(join, dtypes[5]);
        if (n > 6) join = numpy_promote_types(join, dtypes[6]);
        if (n > 7) join = numpy_promote_types(join, dtypes[7]);
        return join;
    }
#endif
    for (size_t i = 1; i < n; i++) join = numpy_promote_types(join, dtypes[i]);
    return join;
}

/* The name of a dtype in the spec, such as "bf16", in UTF-8. NULL where d is out of range. */
NUMPY_LOOKUP_ const char *numpy_dtype_name(numpy_dtype d) {
    return (unsigned)d < 17 ? numpy_facts_of_[d].name : (const char *)0;
}

/* The bytes of an element. 0 for an abstract dtype, and where d is out of range. */
NUMPY_LOOKUP_ size_t numpy_dtype_size(numpy_dtype d) {
    return (unsigned)d < 17 ? numpy_facts_of_[d].size : (size_t)0;
}

/*
 * Whether d is weakly typed: stored as another dtype, promoted by rules of its own. False where it is out of range.
 */
NUMPY_LOOKUP_ bool numpy_dtype_is_weak(numpy_dtype d) {
    return (unsigned)d < 17 && numpy_facts_of_[d].weak;
}

/*
 * The dtype that values of d are stored as: of a weak one what it stands for, if the spec has that; else d itself.
 * NUMPY_NO_DTYPE where d is out of range.
 */
NUMPY_LOOKUP_ numpy_dtype numpy_dtype_materialize(numpy_dtype d) {
    return (unsigned)d < 17 ? (numpy_dtype)numpy_facts_of_[d].materialized : NUMPY_NO_DTYPE;
}

/* The kind of a dtype; of a weak one, that of what it stands for. NUMPY_KIND_ABSTRACT where d is out of range. */
NUMPY_LOOKUP_ numpy_dtype_kind numpy_dtype_get_kind(numpy_dtype d) {
    return (unsigned)d < 17 ? (numpy_dtype_kind)numpy_facts_of_[d].kind : NUMPY_KIND_ABSTRACT;
}

/* The dtype of that name. NUMPY_NO_DTYPE where `name` is NULL or the name of none. A binary search. */
NUMPY_FUNCTION_ numpy_dtype numpy_dtype_from_name(const char *name) {
    static const uint8_t by_name[17] = {
        0, 16, 13, 12, 15, 9, 10, 11, 14, 6, 7, 8, 5, 2, 3, 4, 1
    };
    size_t low = 0, high = 17;
    while (name && low < high) {
        const size_t middle = low + (high - low) / 2;
        const int order = strcmp(name, numpy_facts_of_[by_name[middle]].name);
        if (order == 0) return (numpy_dtype)by_name[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NUMPY_NO_DTYPE;
}

/*
 * ---- NUMPY_PROMOTE_TYPES(A, B) ----
 *
 * What two dtypes promote to, as an integer constant expression of the enum's type: for case labels, array sizes
 * and static assertions. A and B are idents as in NUMPY_FOR_EACH_DTYPE: NUMPY_PROMOTE_TYPES(I8, U8) where the spec has
 * those two. NUMPY_NO_DTYPE where they do not promote.
 */

#ifdef __cplusplus
#define NUMPY_PROMOTE_TYPES(A, B) numpy_promote_types(NUMPY_##A, NUMPY_##B)
#else
#define NUMPY_PROMOTE_TYPES(A, B) ((numpy_dtype)(NUMPY_ROW_##A##_(NUMPY_##B) + 0 * NUMPY_##A))
/* Cell `b` of a row, whose cells are packed into words, the first lowest. */
#define NUMPY_CELL_(b, w1, w2, w3) (((b) < 8 ? (w1) : (b) < 16 ? (w2) : (w3)) >> ((b) % 8 * 8) & 255)
#define NUMPY_ROW_B_(b) NUMPY_CELL_(b, 0x0706050403020100ull, 0x0b080d0c0b0a0908ull, 0xffffffffffffff0dull)
#define NUMPY_ROW_U8_(b) NUMPY_CELL_(b, 0x0706060403020101ull, 0x0b010d0c0b0a0908ull, 0xffffffffffffff0dull)
#define NUMPY_ROW_U16_(b) NUMPY_CELL_(b, 0x0707070403020202ull, 0x0b020d0c0b0a0a08ull, 0xffffffffffffff0dull)
#define NUMPY_ROW_U32_(b) NUMPY_CELL_(b, 0x0808080403030303ull, 0x0b030d0d0b0b0b08ull, 0xffffffffffffff0dull)
#define NUMPY_ROW_U64_(b) NUMPY_CELL_(b, 0x0b0b0b0404040404ull, 0x0b040d0d0b0b0b0bull, 0xffffffffffffff0dull)
#define NUMPY_ROW_I8_(b) NUMPY_CELL_(b, 0x0706050b08070605ull, 0x0b050d0c0b0a0908ull, 0xffffffffffffff0dull)
#define NUMPY_ROW_I16_(b) NUMPY_CELL_(b, 0x0706060b08070606ull, 0x0b060d0c0b0a0a08ull, 0xffffffffffffff0dull)
#define NUMPY_ROW_I32_(b) NUMPY_CELL_(b, 0x0707070b08070707ull, 0x0b070d0d0b0b0b08ull, 0xffffffffffffff0dull)
#define NUMPY_ROW_I64_(b) NUMPY_CELL_(b, 0x0808080b08080808ull, 0x0b080d0d0b0b0b08ull, 0xffffffffffffff0dull)
#define NUMPY_ROW_F16_(b) NUMPY_CELL_(b, 0x0b0a090b0b0a0909ull, 0x09090d0c0b0a090bull, 0xffffffffffffff0cull)
#define NUMPY_ROW_F32_(b) NUMPY_CELL_(b, 0x0b0a0a0b0b0a0a0aull, 0x0a0a0d0c0b0a0a0bull, 0xffffffffffffff0cull)
#define NUMPY_ROW_F64_(b) NUMPY_CELL_(b, 0x0b0b0b0b0b0b0b0bull, 0x0b0b0d0d0b0b0b0bull, 0xffffffffffffff0dull)
#define NUMPY_ROW_C64_(b) NUMPY_CELL_(b, 0x0d0c0c0d0d0c0c0cull, 0x0c0c0d0c0d0c0c0dull, 0xffffffffffffff0cull)
#define NUMPY_ROW_C128_(b) NUMPY_CELL_(b, 0x0d0d0d0d0d0d0d0dull, 0x0d0d0d0d0d0d0d0dull, 0xffffffffffffff0dull)
#define NUMPY_ROW_I_WEAK_(b) NUMPY_CELL_(b, 0x0706050403020108ull, 0x0f0e0d0c0b0a0908ull, 0xffffffffffffff10ull)
#define NUMPY_ROW_F_WEAK_(b) NUMPY_CELL_(b, 0x0b0b0b0b0b0b0b0bull, 0x0f0f0d0c0b0a090bull, 0xffffffffffffff10ull)
#define NUMPY_ROW_C_WEAK_(b) NUMPY_CELL_(b, 0x0d0d0d0d0d0d0d0dull, 0x10100d0c0d0c0c0dull, 0xffffffffffffff10ull)
#endif

/*
 * ---- NUMPY_DTYPE_OF(expr) ----
 *
 * C11: the dtype that a C expression has the type of, as an integer constant expression. The expression is not
 * evaluated. C's integers count by their size, each type once; float, double, their complex types and _Bool are
 * themselves; the structs above and the spec's own C types are their dtypes. NUMPY_NO_DTYPE for any other type, and
 * for one of which the spec has no dtype. A weak dtype is never the answer.
 */

#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define NUMPY_SIGNED_(size) ((size) == 1 ? NUMPY_I8 : (size) == 2 ? NUMPY_I16 : (size) == 4 ? NUMPY_I32 : (size) == 8 ? NUMPY_I64 : NUMPY_NO_DTYPE)
#define NUMPY_UNSIGNED_(size) ((size) == 1 ? NUMPY_U8 : (size) == 2 ? NUMPY_U16 : (size) == 4 ? NUMPY_U32 : (size) == 8 ? NUMPY_U64 : NUMPY_NO_DTYPE)
#ifdef __STDC_NO_COMPLEX__
#define NUMPY_COMPLEX_
#else
#define NUMPY_COMPLEX_ float _Complex: NUMPY_C64, double _Complex: NUMPY_C128,
#endif
#define NUMPY_DTYPE_OF(expr) \
    ((numpy_dtype)_Generic((expr), \
        _Bool: NUMPY_B, \
        char: CHAR_MIN < 0 ? NUMPY_I8 : NUMPY_U8, \
        signed char: NUMPY_I8, \
        unsigned char: NUMPY_U8, \
        short: NUMPY_SIGNED_(sizeof(short)), \
        unsigned short: NUMPY_UNSIGNED_(sizeof(short)), \
        int: NUMPY_SIGNED_(sizeof(int)), \
        unsigned int: NUMPY_UNSIGNED_(sizeof(int)), \
        long: NUMPY_SIGNED_(sizeof(long)), \
        unsigned long: NUMPY_UNSIGNED_(sizeof(long)), \
        long long: NUMPY_SIGNED_(sizeof(long long)), \
        unsigned long long: NUMPY_UNSIGNED_(sizeof(long long)), \
        float: NUMPY_F32, \
        double: NUMPY_F64, \
        NUMPY_COMPLEX_ \
        numpy_f16: NUMPY_F16, \
        numpy_c64: NUMPY_C64, \
        numpy_c128: NUMPY_C128, \
        default: NUMPY_NO_DTYPE))
#endif

#endif

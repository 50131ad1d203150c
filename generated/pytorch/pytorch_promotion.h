/*
 * pytorch_promotion.h: how dtypes promote, as constant tables and lookups. C99 and later, C++11 and later.
 *
 * Made by joinery 0.1.0 from specs/pytorch.lua, whose SHA-256 is
 * b1199109834a1d389747455440e7edc0682ad7765ef10c5463939990e7a62998.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate pytorch -o DIR --emit tables
 * The licence of this file is yours to choose.
 *
 * PyTorch, as in JEP 9407. Source: JEP 9407, appendix (docs.jax.dev/en/latest/jep/9407-type-promotion.html).
 * Note: PyTorch had no u16, u32 and u64. A Python float means f32, but two of them f64; complex likewise.
 * Class: table, that is, not every law of a lattice holds. 99 of 324 ordered pairs have no promotion.
 * pytorch_result_type is the fold from the left, and depends on the order of its operands.
 * Laws that hold: order, uniqueness, commutativity.
 * But existence fails for 99 of 324 pairs, e.g. b v u16 has no upper bound.
 * But idempotence fails for 3 of 18 dtypes, e.g. i* v i* = i64.
 * But associativity fails for 128 of 5832 triples, e.g. (b v i*) v u8 = i64 but b v (i* v u8) = u8.
 * But least fails for 19 of 324 pairs, e.g. b v i* = i64 but u8 is an upper bound too, and not i64 <= u8.
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

/* The version of joinery that made this file. */
#define PYTORCH_JOINERY_VERSION "0.1.0"

/*
 * Everything below is a constant, an inline function or a macro: there is nothing to link, and any number of
 * translation units may include this file. Names that end in _ are not for use: they may change from one version to
 * the next.
 */
#if defined(__cplusplus) && __cplusplus >= 201703L
#if defined(__ELF__)
#define PYTORCH_DATA_ __attribute__((visibility("hidden"))) inline constexpr /* No detour by way of the GOT. */
#else
#define PYTORCH_DATA_ inline constexpr
#endif
#define PYTORCH_LOOKUP_ inline constexpr
#define PYTORCH_LOOP_ inline constexpr
#define PYTORCH_FUNCTION_ inline
#elif defined(__cplusplus)
#define PYTORCH_DATA_ static constexpr
#define PYTORCH_LOOKUP_ static inline constexpr
#if __cplusplus >= 201402L
#define PYTORCH_LOOP_ static inline constexpr
#else
#define PYTORCH_LOOP_ static inline
#endif
#define PYTORCH_FUNCTION_ static inline
#else
#define PYTORCH_DATA_ static const
#define PYTORCH_LOOKUP_ static inline
#define PYTORCH_LOOP_ static inline
#define PYTORCH_FUNCTION_ static inline
#endif

/*
 * The dtypes of the spec, in its order, counted from 0. PYTORCH_DTYPE_COUNT is their number; PYTORCH_NO_DTYPE is the answer
 * where there is none. In C++ the underlying type is fixed, so that a variable may hold any of its values.
 */
typedef enum pytorch_dtype
#ifdef __cplusplus
    : unsigned
#endif
{
    PYTORCH_B,
    PYTORCH_U8,
    PYTORCH_U16,
    PYTORCH_U32,
    PYTORCH_U64,
    PYTORCH_I8,
    PYTORCH_I16,
    PYTORCH_I32,
    PYTORCH_I64,
    PYTORCH_BF16,
    PYTORCH_F16,
    PYTORCH_F32,
    PYTORCH_F64,
    PYTORCH_C64,
    PYTORCH_C128,
    PYTORCH_I_WEAK, /* Dtype i*; weak, stored as i64. */
    PYTORCH_F_WEAK, /* Dtype f*; weak, stored as f64. */
    PYTORCH_C_WEAK, /* Dtype c*; weak, stored as c128. */
    PYTORCH_DTYPE_COUNT,
    PYTORCH_NO_DTYPE = 255
} pytorch_dtype;

/* What kind of values a dtype has. Every spec has all of these kinds. */
typedef enum pytorch_dtype_kind {
    PYTORCH_KIND_BOOL,
    PYTORCH_KIND_INT,
    PYTORCH_KIND_UINT,
    PYTORCH_KIND_FLOAT,
    PYTORCH_KIND_COMPLEX,
    PYTORCH_KIND_FIXED,
    PYTORCH_KIND_OPAQUE,
    PYTORCH_KIND_ABSTRACT
} pytorch_dtype_kind;

/*
 * The types of elements that C has no type of its own for, as structs: so they are distinct for _Generic and for
 * overloading, and the same on every compiler. `bits` holds the pattern of an element, a complex number its two
 * parts.
 */
typedef struct { uint16_t bits; } pytorch_bf16;
typedef struct { uint16_t bits; } pytorch_f16;
typedef struct { float re, im; } pytorch_c64;
typedef struct { double re, im; } pytorch_c128;

#if defined(__cplusplus)
#define PYTORCH_ASSERT_(condition, text) static_assert(condition, text)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define PYTORCH_ASSERT_(condition, text) _Static_assert(condition, text)
#else
#define PYTORCH_ASSERT_(condition, text) extern char pytorch_assertion_[(condition) ? 1 : -1]
#endif
PYTORCH_ASSERT_(sizeof(bool) == 1, "the spec says that bool has 1 byte");
PYTORCH_ASSERT_(sizeof(pytorch_bf16) == 2, "the spec says that pytorch_bf16 has 2 bytes");
PYTORCH_ASSERT_(sizeof(pytorch_f16) == 2, "the spec says that pytorch_f16 has 2 bytes");
PYTORCH_ASSERT_(sizeof(float) == 4, "the spec says that float has 4 bytes");
PYTORCH_ASSERT_(sizeof(double) == 8, "the spec says that double has 8 bytes");
PYTORCH_ASSERT_(sizeof(pytorch_c64) == 8, "the spec says that pytorch_c64 has 8 bytes");
PYTORCH_ASSERT_(sizeof(pytorch_c128) == 16, "the spec says that pytorch_c128 has 16 bytes");

/*
 * X(IDENT, name, ctype, size, kind) for every dtype in order. IDENT is a token, and PYTORCH_##IDENT the enumerator;
 * `name` is a string literal, `ctype` the type of an element (void for an abstract dtype), `size` its bytes, `kind`
 * an enumerator.
 */
#define PYTORCH_FOR_EACH_DTYPE(X) \
    X(B, "b", bool, 1, PYTORCH_KIND_BOOL) \
    X(U8, "u8", uint8_t, 1, PYTORCH_KIND_UINT) \
    X(U16, "u16", uint16_t, 2, PYTORCH_KIND_UINT) \
    X(U32, "u32", uint32_t, 4, PYTORCH_KIND_UINT) \
    X(U64, "u64", uint64_t, 8, PYTORCH_KIND_UINT) \
    X(I8, "i8", int8_t, 1, PYTORCH_KIND_INT) \
    X(I16, "i16", int16_t, 2, PYTORCH_KIND_INT) \
    X(I32, "i32", int32_t, 4, PYTORCH_KIND_INT) \
    X(I64, "i64", int64_t, 8, PYTORCH_KIND_INT) \
    X(BF16, "bf16", pytorch_bf16, 2, PYTORCH_KIND_FLOAT) \
    X(F16, "f16", pytorch_f16, 2, PYTORCH_KIND_FLOAT) \
    X(F32, "f32", float, 4, PYTORCH_KIND_FLOAT) \
    X(F64, "f64", double, 8, PYTORCH_KIND_FLOAT) \
    X(C64, "c64", pytorch_c64, 8, PYTORCH_KIND_COMPLEX) \
    X(C128, "c128", pytorch_c128, 16, PYTORCH_KIND_COMPLEX) \
    X(I_WEAK, "i*", int64_t, 8, PYTORCH_KIND_INT) \
    X(F_WEAK, "f*", double, 8, PYTORCH_KIND_FLOAT) \
    X(C_WEAK, "c*", pytorch_c128, 16, PYTORCH_KIND_COMPLEX)

/* ---- Tables ---- */

/* What the dtype of the row and that of the column promote to; 255: nothing. */
PYTORCH_DATA_ uint8_t pytorch_joins_[18][32] = {
    /* b */    {  0,   1, 255, 255, 255,   5,   6,   7,   8,   9,  10,  11,  12,  13,  14,   8,  11,  13},
    /* u8 */   {  1,   1, 255, 255, 255,   6,   6,   7,   8,   9,  10,  11,  12,  13,  14,   1,  11,  13},
    /* u16 */  {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* u32 */  {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* u64 */  {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* i8 */   {  5,   6, 255, 255, 255,   5,   6,   7,   8,   9,  10,  11,  12,  13,  14,   5,  11,  13},
    /* i16 */  {  6,   6, 255, 255, 255,   6,   6,   7,   8,   9,  10,  11,  12,  13,  14,   6,  11,  13},
    /* i32 */  {  7,   7, 255, 255, 255,   7,   7,   7,   8,   9,  10,  11,  12,  13,  14,   7,  11,  13},
    /* i64 */  {  8,   8, 255, 255, 255,   8,   8,   8,   8,   9,  10,  11,  12,  13,  14,   8,  11,  13},
    /* bf16 */ {  9,   9, 255, 255, 255,   9,   9,   9,   9,   9,  11,  11,  12,  13,  14,   9,   9,  13},
    /* f16 */  { 10,  10, 255, 255, 255,  10,  10,  10,  10,  11,  10,  11,  12,  13,  14,  10,  10,  13},
    /* f32 */  { 11,  11, 255, 255, 255,  11,  11,  11,  11,  11,  11,  11,  12,  13,  14,  11,  11,  13},
    /* f64 */  { 12,  12, 255, 255, 255,  12,  12,  12,  12,  12,  12,  12,  12,  14,  14,  12,  12,  14},
    /* c64 */  { 13,  13, 255, 255, 255,  13,  13,  13,  13,  13,  13,  13,  14,  13,  14,  13,  13,  13},
    /* c128 */ { 14,  14, 255, 255, 255,  14,  14,  14,  14,  14,  14,  14,  14,  14,  14,  14,  14,  14},
    /* i* */   {  8,   1, 255, 255, 255,   5,   6,   7,   8,   9,  10,  11,  12,  13,  14,   8,  11,  13},
    /* f* */   { 11,  11, 255, 255, 255,  11,  11,  11,  11,   9,  10,  11,  12,  13,  14,  11,  12,  13},
    /* c* */   { 13,  13, 255, 255, 255,  13,  13,  13,  13,  13,  13,  13,  14,  13,  14,  13,  13,  14}
};

/* Name, bytes an element, kind, whether it is weak, and what it is stored as. */
struct pytorch_facts_ {
    const char *name;
    uint32_t size;
    uint8_t kind;
    bool weak;
    uint16_t materialized;
};
PYTORCH_DATA_ struct pytorch_facts_ pytorch_facts_of_[18] = {
    {"b", 1, PYTORCH_KIND_BOOL, false, PYTORCH_B},
    {"u8", 1, PYTORCH_KIND_UINT, false, PYTORCH_U8},
    {"u16", 2, PYTORCH_KIND_UINT, false, PYTORCH_U16},
    {"u32", 4, PYTORCH_KIND_UINT, false, PYTORCH_U32},
    {"u64", 8, PYTORCH_KIND_UINT, false, PYTORCH_U64},
    {"i8", 1, PYTORCH_KIND_INT, false, PYTORCH_I8},
    {"i16", 2, PYTORCH_KIND_INT, false, PYTORCH_I16},
    {"i32", 4, PYTORCH_KIND_INT, false, PYTORCH_I32},
    {"i64", 8, PYTORCH_KIND_INT, false, PYTORCH_I64},
    {"bf16", 2, PYTORCH_KIND_FLOAT, false, PYTORCH_BF16},
    {"f16", 2, PYTORCH_KIND_FLOAT, false, PYTORCH_F16},
    {"f32", 4, PYTORCH_KIND_FLOAT, false, PYTORCH_F32},
    {"f64", 8, PYTORCH_KIND_FLOAT, false, PYTORCH_F64},
    {"c64", 8, PYTORCH_KIND_COMPLEX, false, PYTORCH_C64},
    {"c128", 16, PYTORCH_KIND_COMPLEX, false, PYTORCH_C128},
    {"i*", 8, PYTORCH_KIND_INT, true, PYTORCH_I64},
    {"f*", 8, PYTORCH_KIND_FLOAT, true, PYTORCH_F64},
    {"c*", 16, PYTORCH_KIND_COMPLEX, true, PYTORCH_C128}
};

/*
 * ---- Lookups ----
 *
 * Each has an answer for every value of the enum's underlying type: none reads out of bounds. They read constants
 * alone, so any number of threads may call them. With constant arguments, gcc and clang make a constant of each but
 * pytorch_dtype_from_name when they optimize (of pytorch_result_type, for up to 8 dtypes, at -O2).
 */

/* What two dtypes promote to. PYTORCH_NO_DTYPE where they do not, and where one of them is out of range. One load. */
PYTORCH_LOOKUP_ pytorch_dtype pytorch_promote_types(pytorch_dtype a, pytorch_dtype b) {
    return (unsigned)a < 18 && (unsigned)b < 18 ? (pytorch_dtype)pytorch_joins_[a][b] : PYTORCH_NO_DTYPE;
}

/*
 * Whether `from` implicitly promotes to `to`: from <= to in the spec's order. False where one of them is out of
 * range.
 */
PYTORCH_LOOKUP_ bool pytorch_can_promote(pytorch_dtype from, pytorch_dtype to) {
    return (unsigned)to < 18 && pytorch_promote_types(from, to) == to;
}

/*
 * What n dtypes promote to, one after the other from the left; of one dtype, itself. PYTORCH_NO_DTYPE where n is 0,
 * `dtypes` is null, one of them is out of range, or a step has no answer. Whether their order matters is said at
 * the top of this file.
 */
PYTORCH_LOOP_ pytorch_dtype pytorch_result_type(size_t n, const pytorch_dtype *dtypes) {
    if (n == 0 || !dtypes || (unsigned)dtypes[0] >= 18) return PYTORCH_NO_DTYPE;
    pytorch_dtype join = dtypes[0];
#if defined(__GNUC__)
    if (__builtin_constant_p(n) && n <= 8) { /* Without a loop, so that constants fold. */
        if (n > 1) join = pytorch_promote_types(join, dtypes[1]);
        if (n > 2) join = pytorch_promote_types(join, dtypes[2]);
        if (n > 3) join = pytorch_promote_types(join, dtypes[3]);
        if (n > 4) join = pytorch_promote_types(join, dtypes[4]);
        if (n > 5) join = pytorch_promote_types(join, dtypes[5]);
        if (n > 6) join = pytorch_promote_types(join, dtypes[6]);
        if (n > 7) join = pytorch_promote_types(join, dtypes[7]);
        return join;
    }
#endif
    for (size_t i = 1; i < n; i++) join = pytorch_promote_types(join, dtypes[i]);
    return join;
}

/* The name of a dtype in the spec, such as "bf16", in UTF-8. NULL where d is out of range. */
PYTORCH_LOOKUP_ const char *pytorch_dtype_name(pytorch_dtype d) {
    return (unsigned)d < 18 ? pytorch_facts_of_[d].name : (const char *)0;
}

/* The bytes of an element. 0 for an abstract dtype, and where d is out of range. */
PYTORCH_LOOKUP_ size_t pytorch_dtype_size(pytorch_dtype d) {
    return (unsigned)d < 18 ? pytorch_facts_of_[d].size : (size_t)0;
}

/*
 * Whether d is weakly typed: stored as another dtype, promoted by rules of its own. False where it is out of range.
 */
PYTORCH_LOOKUP_ bool pytorch_dtype_is_weak(pytorch_dtype d) {
    return (unsigned)d < 18 && pytorch_facts_of_[d].weak;
}

/*
 * The dtype that values of d are stored as: of a weak one what it stands for, if the spec has that; else d itself.
 * PYTORCH_NO_DTYPE where d is out of range.
 */
PYTORCH_LOOKUP_ pytorch_dtype pytorch_dtype_materialize(pytorch_dtype d) {
    return (unsigned)d < 18 ? (pytorch_dtype)pytorch_facts_of_[d].materialized : PYTORCH_NO_DTYPE;
}

/* The kind of a dtype; of a weak one, that of what it stands for. PYTORCH_KIND_ABSTRACT where d is out of range. */
PYTORCH_LOOKUP_ pytorch_dtype_kind pytorch_dtype_get_kind(pytorch_dtype d) {
    return (unsigned)d < 18 ? (pytorch_dtype_kind)pytorch_facts_of_[d].kind : PYTORCH_KIND_ABSTRACT;
}

/* The dtype of that name. PYTORCH_NO_DTYPE where `name` is NULL or the name of none. A binary search. */
PYTORCH_FUNCTION_ pytorch_dtype pytorch_dtype_from_name(const char *name) {
    static const uint8_t by_name[18] = {
        0, 9, 17, 14, 13, 16, 10, 11, 12, 15, 6, 7, 8, 5, 2, 3, 4, 1
    };
    size_t low = 0, high = 18;
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
 * ---- PYTORCH_PROMOTE_TYPES(A, B) ----
 *
 * What two dtypes promote to, as an integer constant expression of the enum's type: for case labels, array sizes
 * and static assertions. A and B are idents as in PYTORCH_FOR_EACH_DTYPE: PYTORCH_PROMOTE_TYPES(I8, U8) where the spec has
 * those two. PYTORCH_NO_DTYPE where they do not promote.
 */

#ifdef __cplusplus
#define PYTORCH_PROMOTE_TYPES(A, B) pytorch_promote_types(PYTORCH_##A, PYTORCH_##B)
#else
#define PYTORCH_PROMOTE_TYPES(A, B) ((pytorch_dtype)(PYTORCH_ROW_##A##_(PYTORCH_##B) + 0 * PYTORCH_##A))
/* Cell `b` of a row, whose cells are packed into words, the first lowest. */
#define PYTORCH_CELL_(b, w1, w2, w3) (((b) < 8 ? (w1) : (b) < 16 ? (w2) : (w3)) >> ((b) % 8 * 8) & 255)
#define PYTORCH_ROW_B_(b) PYTORCH_CELL_(b, 0x070605ffffff0100ull, 0x080e0d0c0b0a0908ull, 0xffffffffffff0d0bull)
#define PYTORCH_ROW_U8_(b) PYTORCH_CELL_(b, 0x070606ffffff0101ull, 0x010e0d0c0b0a0908ull, 0xffffffffffff0d0bull)
#define PYTORCH_ROW_U16_(b) PYTORCH_CELL_(b, 0xffffffffffffffffull, 0xffffffffffffffffull, 0xffffffffffffffffull)
#define PYTORCH_ROW_U32_(b) PYTORCH_CELL_(b, 0xffffffffffffffffull, 0xffffffffffffffffull, 0xffffffffffffffffull)
#define PYTORCH_ROW_U64_(b) PYTORCH_CELL_(b, 0xffffffffffffffffull, 0xffffffffffffffffull, 0xffffffffffffffffull)
#define PYTORCH_ROW_I8_(b) PYTORCH_CELL_(b, 0x070605ffffff0605ull, 0x050e0d0c0b0a0908ull, 0xffffffffffff0d0bull)
#define PYTORCH_ROW_I16_(b) PYTORCH_CELL_(b, 0x070606ffffff0606ull, 0x060e0d0c0b0a0908ull, 0xffffffffffff0d0bull)
#define PYTORCH_ROW_I32_(b) PYTORCH_CELL_(b, 0x070707ffffff0707ull, 0x070e0d0c0b0a0908ull, 0xffffffffffff0d0bull)
#define PYTORCH_ROW_I64_(b) PYTORCH_CELL_(b, 0x080808ffffff0808ull, 0x080e0d0c0b0a0908ull, 0xffffffffffff0d0bull)
#define PYTORCH_ROW_BF16_(b) PYTORCH_CELL_(b, 0x090909ffffff0909ull, 0x090e0d0c0b0b0909ull, 0xffffffffffff0d09ull)
#define PYTORCH_ROW_F16_(b) PYTORCH_CELL_(b, 0x0a0a0affffff0a0aull, 0x0a0e0d0c0b0a0b0aull, 0xffffffffffff0d0aull)
#define PYTORCH_ROW_F32_(b) PYTORCH_CELL_(b, 0x0b0b0bffffff0b0bull, 0x0b0e0d0c0b0b0b0bull, 0xffffffffffff0d0bull)
#define PYTORCH_ROW_F64_(b) PYTORCH_CELL_(b, 0x0c0c0cffffff0c0cull, 0x0c0e0e0c0c0c0c0cull, 0xffffffffffff0e0cull)
#define PYTORCH_ROW_C64_(b) PYTORCH_CELL_(b, 0x0d0d0dffffff0d0dull, 0x0d0e0d0e0d0d0d0dull, 0xffffffffffff0d0dull)
#define PYTORCH_ROW_C128_(b) PYTORCH_CELL_(b, 0x0e0e0effffff0e0eull, 0x0e0e0e0e0e0e0e0eull, 0xffffffffffff0e0eull)
#define PYTORCH_ROW_I_WEAK_(b) PYTORCH_CELL_(b, 0x070605ffffff0108ull, 0x080e0d0c0b0a0908ull, 0xffffffffffff0d0bull)
#define PYTORCH_ROW_F_WEAK_(b) PYTORCH_CELL_(b, 0x0b0b0bffffff0b0bull, 0x0b0e0d0c0b0a090bull, 0xffffffffffff0d0cull)
#define PYTORCH_ROW_C_WEAK_(b) PYTORCH_CELL_(b, 0x0d0d0dffffff0d0dull, 0x0d0e0d0e0d0d0d0dull, 0xffffffffffff0e0dull)
#endif

/*
 * ---- PYTORCH_DTYPE_OF(expr) ----
 *
 * C11: the dtype that a C expression has the type of, as an integer constant expression. The expression is not
 * evaluated. C's integers count by their size, each type once; float, double, their complex types and _Bool are
 * themselves; the structs above and the spec's own C types are their dtypes. PYTORCH_NO_DTYPE for any other type, and
 * for one of which the spec has no dtype. A weak dtype is never the answer.
 */

#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define PYTORCH_SIGNED_(size) ((size) == 1 ? PYTORCH_I8 : (size) == 2 ? PYTORCH_I16 : (size) == 4 ? PYTORCH_I32 : (size) == 8 ? PYTORCH_I64 : PYTORCH_NO_DTYPE)
#define PYTORCH_UNSIGNED_(size) ((size) == 1 ? PYTORCH_U8 : (size) == 2 ? PYTORCH_U16 : (size) == 4 ? PYTORCH_U32 : (size) == 8 ? PYTORCH_U64 : PYTORCH_NO_DTYPE)
#ifdef __STDC_NO_COMPLEX__
#define PYTORCH_COMPLEX_
#else
#define PYTORCH_COMPLEX_ float _Complex: PYTORCH_C64, double _Complex: PYTORCH_C128,
#endif
#define PYTORCH_DTYPE_OF(expr) \
    ((pytorch_dtype)_Generic((expr), \
        _Bool: PYTORCH_B, \
        char: CHAR_MIN < 0 ? PYTORCH_I8 : PYTORCH_U8, \
        signed char: PYTORCH_I8, \
        unsigned char: PYTORCH_U8, \
        short: PYTORCH_SIGNED_(sizeof(short)), \
        unsigned short: PYTORCH_UNSIGNED_(sizeof(short)), \
        int: PYTORCH_SIGNED_(sizeof(int)), \
        unsigned int: PYTORCH_UNSIGNED_(sizeof(int)), \
        long: PYTORCH_SIGNED_(sizeof(long)), \
        unsigned long: PYTORCH_UNSIGNED_(sizeof(long)), \
        long long: PYTORCH_SIGNED_(sizeof(long long)), \
        unsigned long long: PYTORCH_UNSIGNED_(sizeof(long long)), \
        float: PYTORCH_F32, \
        double: PYTORCH_F64, \
        PYTORCH_COMPLEX_ \
        pytorch_bf16: PYTORCH_BF16, \
        pytorch_f16: PYTORCH_F16, \
        pytorch_c64: PYTORCH_C64, \
        pytorch_c128: PYTORCH_C128, \
        default: PYTORCH_NO_DTYPE))
#endif

#endif

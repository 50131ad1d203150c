/*
 * pytorch_promotion.h: how dtypes promote, as constant tables and lookups. C99 and later, C++11 and later.
 *
 * Made by joinery 0.1.0 from specs/pytorch.lua; SHA-256 of what it defines, without comments and free text:
 * 2484f51be10938152c62cbcf4307a64106bd3b434ad3df5e3933166efea53901.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate pytorch -o DIR --emit tables
 * The licence of this file is yours to choose.
 *
 * PyTorch. Source: PyTorch 008ec6b1 (c10/core/ScalarType.cpp), and its
 * aten/src/ATen/native/TypeProperties.cpp for Python scalars.
 * Note: u16 promotes to bf16 and bf16 to c64, but u16 with c64 is an error. Of three operands and more,
 * torch.result_type takes the Python scalars last. Tensors without dimensions, a class of their own, are left
 * out.
 * Class: table, that is, not every law of a lattice holds. 208 of 529 ordered pairs have no promotion.
 * pytorch_result_type is the fold from the left, and depends on the order of its operands.
 * Laws that hold: order, uniqueness, idempotence, commutativity.
 * But existence fails for 208 of 529 pairs, e.g. b v u16 is resolved to nothing.
 * But associativity fails for 166 of 12167 triples, e.g. (b v i*) v u8 = i64 but b v (i* v u8) = u8.
 * But least fails for 56 of 529 pairs, e.g. u16 v c32 is resolved to nothing, but c32 is the least upper
 * bound.
 * But nary fails for 232 of 2300 unordered triples, e.g. (b, u16, bf16) is undefined, but (bf16, b, u16)
 * gives bf16.
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
 * The dtypes of the spec, in its order, counted from 0.
 * In C++ the underlying type is fixed, so that a variable may hold any of its values.
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
 * Constants beside the enum, so that a switch over it is complete without them. PYTORCH_DTYPE_COUNT is the number of dtypes,
 * PYTORCH_DTYPE_LIMIT one more than the largest value; PYTORCH_NO_DTYPE is the answer where there is no dtype.
 */
#define PYTORCH_DTYPE_COUNT 23
#define PYTORCH_DTYPE_LIMIT 23
#ifdef __cplusplus
#define PYTORCH_NO_DTYPE (static_cast<pytorch_dtype>(255))
#else
#define PYTORCH_NO_DTYPE ((pytorch_dtype)255)
#endif

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
typedef struct { uint8_t bits; } pytorch_f8_e4m3fn;
typedef struct { uint8_t bits; } pytorch_f8_e4m3fnuz;
typedef struct { uint8_t bits; } pytorch_f8_e5m2;
typedef struct { uint8_t bits; } pytorch_f8_e5m2fnuz;
typedef struct { uint16_t bits; } pytorch_bf16;
typedef struct { uint16_t bits; } pytorch_f16;
typedef struct { pytorch_f16 re, im; } pytorch_c32;
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
    X(F8_E4M3FN, "f8_e4m3fn", pytorch_f8_e4m3fn, 1, PYTORCH_KIND_FLOAT) \
    X(F8_E4M3FNUZ, "f8_e4m3fnuz", pytorch_f8_e4m3fnuz, 1, PYTORCH_KIND_FLOAT) \
    X(F8_E5M2, "f8_e5m2", pytorch_f8_e5m2, 1, PYTORCH_KIND_FLOAT) \
    X(F8_E5M2FNUZ, "f8_e5m2fnuz", pytorch_f8_e5m2fnuz, 1, PYTORCH_KIND_FLOAT) \
    X(BF16, "bf16", pytorch_bf16, 2, PYTORCH_KIND_FLOAT) \
    X(F16, "f16", pytorch_f16, 2, PYTORCH_KIND_FLOAT) \
    X(F32, "f32", float, 4, PYTORCH_KIND_FLOAT) \
    X(F64, "f64", double, 8, PYTORCH_KIND_FLOAT) \
    X(C32, "c32", pytorch_c32, 4, PYTORCH_KIND_COMPLEX) \
    X(C64, "c64", pytorch_c64, 8, PYTORCH_KIND_COMPLEX) \
    X(C128, "c128", pytorch_c128, 16, PYTORCH_KIND_COMPLEX) \
    X(I_WEAK, "i*", int64_t, 8, PYTORCH_KIND_INT) \
    X(F_WEAK, "f*", float, 4, PYTORCH_KIND_FLOAT) \
    X(C_WEAK, "c*", pytorch_c64, 8, PYTORCH_KIND_COMPLEX)

/* ---- Tables ---- */

/* What the dtype of the row and that of the column promote to; 255: nothing. */
PYTORCH_DATA_ uint8_t pytorch_joins_[23][32] = {
    /* b */           {  0,   1, 255, 255, 255,   5,   6,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   8,  15,  18},
    /* u8 */          {  1,   1, 255, 255, 255,   6,   6,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   1,  15,  18},
    /* u16 */         {255, 255,   2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  13,  14,  15,  16, 255, 255, 255,   2,  15,  18},
    /* u32 */         {255, 255, 255,   3, 255, 255, 255, 255, 255, 255, 255, 255, 255,  13,  14,  15,  16, 255, 255, 255,   3,  15,  18},
    /* u64 */         {255, 255, 255, 255,   4, 255, 255, 255, 255, 255, 255, 255, 255,  13,  14,  15,  16, 255, 255, 255,   4,  15,  18},
    /* i8 */          {  5,   6, 255, 255, 255,   5,   6,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   5,  15,  18},
    /* i16 */         {  6,   6, 255, 255, 255,   6,   6,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   6,  15,  18},
    /* i32 */         {  7,   7, 255, 255, 255,   7,   7,   7,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   7,  15,  18},
    /* i64 */         {  8,   8, 255, 255, 255,   8,   8,   8,   8, 255, 255, 255, 255,  13,  14,  15,  16,  17,  18,  19,   8,  15,  18},
    /* f8_e4m3fn */   {255, 255, 255, 255, 255, 255, 255, 255, 255,   9, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,   9,   9, 255},
    /* f8_e4m3fnuz */ {255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  10, 255, 255, 255, 255, 255, 255, 255, 255, 255,  10,  10, 255},
    /* f8_e5m2 */     {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  11, 255, 255, 255, 255, 255, 255, 255, 255,  11,  11, 255},
    /* f8_e5m2fnuz */ {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,  12, 255, 255, 255, 255, 255, 255, 255,  12,  12, 255},
    /* bf16 */        { 13,  13,  13,  13,  13,  13,  13,  13,  13, 255, 255, 255, 255,  13,  15,  15,  16,  18,  18,  19,  13,  13,  18},
    /* f16 */         { 14,  14,  14,  14,  14,  14,  14,  14,  14, 255, 255, 255, 255,  15,  14,  15,  16,  17,  18,  19,  14,  14,  17},
    /* f32 */         { 15,  15,  15,  15,  15,  15,  15,  15,  15, 255, 255, 255, 255,  15,  15,  15,  16,  18,  18,  19,  15,  15,  18},
    /* f64 */         { 16,  16,  16,  16,  16,  16,  16,  16,  16, 255, 255, 255, 255,  16,  16,  16,  16,  19,  19,  19,  16,  16,  19},
    /* c32 */         { 17,  17, 255, 255, 255,  17,  17,  17,  17, 255, 255, 255, 255,  18,  17,  18,  19,  17,  18,  19,  17,  17,  17},
    /* c64 */         { 18,  18, 255, 255, 255,  18,  18,  18,  18, 255, 255, 255, 255,  18,  18,  18,  19,  18,  18,  19,  18,  18,  18},
    /* c128 */        { 19,  19, 255, 255, 255,  19,  19,  19,  19, 255, 255, 255, 255,  19,  19,  19,  19,  19,  19,  19,  19,  19,  19},
    /* i* */          {  8,   1,   2,   3,   4,   5,   6,   7,   8,   9,  10,  11,  12,  13,  14,  15,  16,  17,  18,  19,  20,  21,  22},
    /* f* */          { 15,  15,  15,  15,  15,  15,  15,  15,  15,   9,  10,  11,  12,  13,  14,  15,  16,  17,  18,  19,  21,  21,  22},
    /* c* */          { 18,  18,  18,  18,  18,  18,  18,  18,  18, 255, 255, 255, 255,  18,  17,  18,  19,  17,  18,  19,  22,  22,  22}
};

/* Bit b of row a, the lowest bit of its first word being b = 0: a <= b in the spec's order. */
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

/* Name, bytes an element, kind, whether it is weak, and what it is stored as. */
struct pytorch_facts_ {
    const char *name;
    uint32_t size;
    uint8_t kind;
    bool weak;
    uint16_t materialized;
};
PYTORCH_DATA_ struct pytorch_facts_ pytorch_facts_of_[23] = {
    {"b", 1, PYTORCH_KIND_BOOL, false, PYTORCH_B},
    {"u8", 1, PYTORCH_KIND_UINT, false, PYTORCH_U8},
    {"u16", 2, PYTORCH_KIND_UINT, false, PYTORCH_U16},
    {"u32", 4, PYTORCH_KIND_UINT, false, PYTORCH_U32},
    {"u64", 8, PYTORCH_KIND_UINT, false, PYTORCH_U64},
    {"i8", 1, PYTORCH_KIND_INT, false, PYTORCH_I8},
    {"i16", 2, PYTORCH_KIND_INT, false, PYTORCH_I16},
    {"i32", 4, PYTORCH_KIND_INT, false, PYTORCH_I32},
    {"i64", 8, PYTORCH_KIND_INT, false, PYTORCH_I64},
    {"f8_e4m3fn", 1, PYTORCH_KIND_FLOAT, false, PYTORCH_F8_E4M3FN},
    {"f8_e4m3fnuz", 1, PYTORCH_KIND_FLOAT, false, PYTORCH_F8_E4M3FNUZ},
    {"f8_e5m2", 1, PYTORCH_KIND_FLOAT, false, PYTORCH_F8_E5M2},
    {"f8_e5m2fnuz", 1, PYTORCH_KIND_FLOAT, false, PYTORCH_F8_E5M2FNUZ},
    {"bf16", 2, PYTORCH_KIND_FLOAT, false, PYTORCH_BF16},
    {"f16", 2, PYTORCH_KIND_FLOAT, false, PYTORCH_F16},
    {"f32", 4, PYTORCH_KIND_FLOAT, false, PYTORCH_F32},
    {"f64", 8, PYTORCH_KIND_FLOAT, false, PYTORCH_F64},
    {"c32", 4, PYTORCH_KIND_COMPLEX, false, PYTORCH_C32},
    {"c64", 8, PYTORCH_KIND_COMPLEX, false, PYTORCH_C64},
    {"c128", 16, PYTORCH_KIND_COMPLEX, false, PYTORCH_C128},
    {"i*", 8, PYTORCH_KIND_INT, true, PYTORCH_I64},
    {"f*", 4, PYTORCH_KIND_FLOAT, true, PYTORCH_F32},
    {"c*", 8, PYTORCH_KIND_COMPLEX, true, PYTORCH_C64}
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
    return (unsigned)a < 23 && (unsigned)b < 23 ? (pytorch_dtype)pytorch_joins_[a][b] : PYTORCH_NO_DTYPE;
}

/*
 * Whether `from` implicitly promotes to `to`: from <= to in the spec's order. False where one of them is out of
 * range.
 */
PYTORCH_LOOKUP_ bool pytorch_can_promote(pytorch_dtype from, pytorch_dtype to) {
    return (unsigned)from < 23 && (unsigned)to < 23 &&
           (pytorch_order_[from][(unsigned)to / 32] >> ((unsigned)to % 32) & 1) != 0;
}

/*
 * What n dtypes promote to, one after the other from the left; of one dtype, itself. PYTORCH_NO_DTYPE where n is 0,
 * `dtypes` is null, one of them is out of range, or a step has no answer. Whether their order matters is said at
 * the top of this file.
 */
PYTORCH_LOOP_ pytorch_dtype pytorch_result_type(size_t n, const pytorch_dtype *dtypes) {
    if (n == 0 || !dtypes || (unsigned)dtypes[0] >= 23) return PYTORCH_NO_DTYPE;
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
    return (unsigned)d < 23 ? pytorch_facts_of_[d].name : (const char *)0;
}

/* The bytes of an element. 0 for an abstract dtype, and where d is out of range. */
PYTORCH_LOOKUP_ size_t pytorch_dtype_size(pytorch_dtype d) {
    return (unsigned)d < 23 ? pytorch_facts_of_[d].size : (size_t)0;
}

/*
 * Whether d is weakly typed: stored as another dtype, promoted by rules of its own. False where it is out of range.
 */
PYTORCH_LOOKUP_ bool pytorch_dtype_is_weak(pytorch_dtype d) {
    return (unsigned)d < 23 && pytorch_facts_of_[d].weak;
}

/*
 * The dtype that values of d are stored as: of a weak one what it stands for, if the spec has that; else d itself.
 * PYTORCH_NO_DTYPE where d is out of range.
 */
PYTORCH_LOOKUP_ pytorch_dtype pytorch_dtype_materialize(pytorch_dtype d) {
    return (unsigned)d < 23 ? (pytorch_dtype)pytorch_facts_of_[d].materialized : PYTORCH_NO_DTYPE;
}

/* The kind of a dtype; of a weak one, that of what it stands for. PYTORCH_KIND_ABSTRACT where d is out of range. */
PYTORCH_LOOKUP_ pytorch_dtype_kind pytorch_dtype_get_kind(pytorch_dtype d) {
    return (unsigned)d < 23 ? (pytorch_dtype_kind)pytorch_facts_of_[d].kind : PYTORCH_KIND_ABSTRACT;
}

/* The dtype of that name. PYTORCH_NO_DTYPE where `name` is NULL or the name of none. A binary search. */
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
#define PYTORCH_ROW_B_(b) PYTORCH_CELL_(b, 0x070605ffffff0100ull, 0x0f0e0dffffffff08ull, 0xff120f0813121110ull)
#define PYTORCH_ROW_U8_(b) PYTORCH_CELL_(b, 0x070606ffffff0101ull, 0x0f0e0dffffffff08ull, 0xff120f0113121110ull)
#define PYTORCH_ROW_U16_(b) PYTORCH_CELL_(b, 0xffffffffff02ffffull, 0x0f0e0dffffffffffull, 0xff120f02ffffff10ull)
#define PYTORCH_ROW_U32_(b) PYTORCH_CELL_(b, 0xffffffff03ffffffull, 0x0f0e0dffffffffffull, 0xff120f03ffffff10ull)
#define PYTORCH_ROW_U64_(b) PYTORCH_CELL_(b, 0xffffff04ffffffffull, 0x0f0e0dffffffffffull, 0xff120f04ffffff10ull)
#define PYTORCH_ROW_I8_(b) PYTORCH_CELL_(b, 0x070605ffffff0605ull, 0x0f0e0dffffffff08ull, 0xff120f0513121110ull)
#define PYTORCH_ROW_I16_(b) PYTORCH_CELL_(b, 0x070606ffffff0606ull, 0x0f0e0dffffffff08ull, 0xff120f0613121110ull)
#define PYTORCH_ROW_I32_(b) PYTORCH_CELL_(b, 0x070707ffffff0707ull, 0x0f0e0dffffffff08ull, 0xff120f0713121110ull)
#define PYTORCH_ROW_I64_(b) PYTORCH_CELL_(b, 0x080808ffffff0808ull, 0x0f0e0dffffffff08ull, 0xff120f0813121110ull)
#define PYTORCH_ROW_F8_E4M3FN_(b) PYTORCH_CELL_(b, 0xffffffffffffffffull, 0xffffffffffff09ffull, 0xffff0909ffffffffull)
#define PYTORCH_ROW_F8_E4M3FNUZ_(b) PYTORCH_CELL_(b, 0xffffffffffffffffull, 0xffffffffff0affffull, 0xffff0a0affffffffull)
#define PYTORCH_ROW_F8_E5M2_(b) PYTORCH_CELL_(b, 0xffffffffffffffffull, 0xffffffff0bffffffull, 0xffff0b0bffffffffull)
#define PYTORCH_ROW_F8_E5M2FNUZ_(b) PYTORCH_CELL_(b, 0xffffffffffffffffull, 0xffffff0cffffffffull, 0xffff0c0cffffffffull)
#define PYTORCH_ROW_BF16_(b) PYTORCH_CELL_(b, 0x0d0d0d0d0d0d0d0dull, 0x0f0f0dffffffff0dull, 0xff120d0d13121210ull)
#define PYTORCH_ROW_F16_(b) PYTORCH_CELL_(b, 0x0e0e0e0e0e0e0e0eull, 0x0f0e0fffffffff0eull, 0xff110e0e13121110ull)
#define PYTORCH_ROW_F32_(b) PYTORCH_CELL_(b, 0x0f0f0f0f0f0f0f0full, 0x0f0f0fffffffff0full, 0xff120f0f13121210ull)
#define PYTORCH_ROW_F64_(b) PYTORCH_CELL_(b, 0x1010101010101010ull, 0x101010ffffffff10ull, 0xff13101013131310ull)
#define PYTORCH_ROW_C32_(b) PYTORCH_CELL_(b, 0x111111ffffff1111ull, 0x121112ffffffff11ull, 0xff11111113121113ull)
#define PYTORCH_ROW_C64_(b) PYTORCH_CELL_(b, 0x121212ffffff1212ull, 0x121212ffffffff12ull, 0xff12121213121213ull)
#define PYTORCH_ROW_C128_(b) PYTORCH_CELL_(b, 0x131313ffffff1313ull, 0x131313ffffffff13ull, 0xff13131313131313ull)
#define PYTORCH_ROW_I_WEAK_(b) PYTORCH_CELL_(b, 0x0706050403020108ull, 0x0f0e0d0c0b0a0908ull, 0xff16151413121110ull)
#define PYTORCH_ROW_F_WEAK_(b) PYTORCH_CELL_(b, 0x0f0f0f0f0f0f0f0full, 0x0f0e0d0c0b0a090full, 0xff16151513121110ull)
#define PYTORCH_ROW_C_WEAK_(b) PYTORCH_CELL_(b, 0x1212121212121212ull, 0x121112ffffffff12ull, 0xff16161613121113ull)
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
        pytorch_f8_e4m3fn: PYTORCH_F8_E4M3FN, \
        pytorch_f8_e4m3fnuz: PYTORCH_F8_E4M3FNUZ, \
        pytorch_f8_e5m2: PYTORCH_F8_E5M2, \
        pytorch_f8_e5m2fnuz: PYTORCH_F8_E5M2FNUZ, \
        pytorch_bf16: PYTORCH_BF16, \
        pytorch_f16: PYTORCH_F16, \
        pytorch_c32: PYTORCH_C32, \
        pytorch_c64: PYTORCH_C64, \
        pytorch_c128: PYTORCH_C128, \
        default: PYTORCH_NO_DTYPE))
#endif

#endif

/*
 * numpy_promotion.h: how dtypes promote, as constant tables and lookups. C99 and later, C++11 and later.
 *
 * Made by joinery 0.2.0 from specs/numpy.lua; SHA-256 of what it defines, without comments and free text:
 * b5ca44953ee737d6e14127a311ac7b93a90b5e6dd053255607c1593d58cd40aa.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate numpy -o DIR --emit tables,python
 * The licence of this file is yours to choose.
 *
 * NumPy 2. Source: NumPy 1f90bbb55e65 (numpy/_core/src/multiarray/common_dtype.c, abstractdtypes.c) and NEP
 * 50; the strong part also by running NumPy 1.24.2.
 * Note: Not associative: (i8 v u8) v f16 = f32, but i8 v (u8 v f16) = f16.
 * Class: table, that is, not every law of a lattice holds. numpy_result_type of three and more dtypes is the
 * least upper bound of their set, the weak ones last, and does not depend on the order of its operands.
 * Laws that hold: order, existence, uniqueness, idempotence, commutativity, nary.
 * But associativity fails for 188 of 4913 triples, e.g. (u8 v i8) v f16 = f32 but u8 v (i8 v f16) = f16.
 * But least fails for 28 of 289 pairs, e.g. u8 v i8 = i16 but f16 is an upper bound too, and not i16 <= f16.
 * But monotonicity fails for 77 of 4913 triples, e.g. u8 <= f16, but u8 v i8 = i16 does not promote to f16 v
 * i8 = f16.
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

/*
 * In this order:
 *     numpy_dtype, NUMPY_FOR_EACH_DTYPE(X)  the dtypes
 *     numpy_promote_types(a, b)             what two promote to
 *     numpy_result_type(n, dtypes)          what any number promote to
 *     numpy_can_cast(from, to, casting)     whether a conversion is allowed, and what it loses
 *     numpy_minimum_result(...)             what each operation gives
 *     numpy_dtype_name(d)                   name, size and kind, and the dtype of a name
 *     NUMPY_PROMOTE_TYPES(A, B)             the same as constant expressions
 *     NUMPY_DTYPE_OF(expr)                  the dtype of a C expression.
 */

/* C++ warns of C casts and of 0 as a null pointer, which both languages have. */
#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wzero-as-null-pointer-constant"
#endif

/* The version of joinery that made this file. */
#define NUMPY_JOINERY_VERSION "0.2.0"

/*
 * This file has only constants, inline functions and macros: there is nothing to link, and any number of translation
 * units may include it. Names that end in _ are private and may change with each version.
 *
 * Functions accept every value of the enum's underlying type, and are safe to call from any thread. With constant
 * arguments, gcc and clang fold all but numpy_dtype_from_name when they optimize (numpy_result_type of up to 8 dtypes,
 * at -O2).
 */
#if defined(__cplusplus) && __cplusplus >= 201703L
#define NUMPY_FUNCTION_ inline
#else
#define NUMPY_FUNCTION_ static inline
#endif
#if !defined(__cplusplus)
#define NUMPY_DATA_ static const
#elif __cplusplus < 201703L
#define NUMPY_DATA_ static constexpr
#elif defined(__ELF__)
#define NUMPY_DATA_ __attribute__((visibility("hidden"))) inline constexpr /* Accessed directly, not through the GOT. */
#else
#define NUMPY_DATA_ inline constexpr
#endif
#if defined(__cplusplus) && __cplusplus >= 201402L
#define NUMPY_LOOP_ NUMPY_FUNCTION_ constexpr
#else
#define NUMPY_LOOP_ NUMPY_FUNCTION_
#endif
#if defined(__cplusplus)
#define NUMPY_LOOKUP_ NUMPY_FUNCTION_ constexpr
#else
#define NUMPY_LOOKUP_ NUMPY_FUNCTION_
#endif

#ifndef NUMPY_DTYPES_ /* numpy_promotion.h and numpy_dispatch.h both have this part, and need no other file. */
#define NUMPY_DTYPES_

/*
 * Enums have the underlying type unsigned, also with -fshort-enums, so that all files agree on their size. C has
 * a syntax for it since C23; clang accepts that everywhere, and gcc has an attribute.
 */
#if defined(__cplusplus)
#define NUMPY_ENUM_(name) typedef enum name : unsigned
#elif defined(__clang__)
#define NUMPY_ENUM_(name) __extension__ typedef enum name : unsigned
#elif defined(__GNUC__)
#define NUMPY_ENUM_(name) typedef enum __attribute__((mode(SI))) name
#else
#define NUMPY_ENUM_(name) typedef enum name
#endif
#if defined(__cplusplus)
#define NUMPY_ASSERT_(condition, text) static_assert(condition, text)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define NUMPY_ASSERT_(condition, text) _Static_assert(condition, text)
#else
#define NUMPY_ASSERT_(condition, text) extern char numpy_assertion_[(condition) ? 1 : -1]
#endif

/* The dtypes of the spec, in its order, counted from 0. */
NUMPY_ENUM_(numpy_dtype) {
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
 * These are not enumerators, so that a switch over the enum needs no case for them. NUMPY_DTYPE_COUNT is the number of
 * dtypes, NUMPY_DTYPE_LIMIT one more than the largest value, NUMPY_NO_DTYPE the result if there is no dtype.
 */
#define NUMPY_DTYPE_COUNT 17
#define NUMPY_DTYPE_LIMIT 17
#ifdef __cplusplus
#define NUMPY_TO_(type, value) (static_cast<type>(value))
#else
#define NUMPY_TO_(type, value) ((type)(value))
#endif
#define NUMPY_NO_DTYPE NUMPY_TO_(numpy_dtype, 255)

/*
 * Elements for which C has no type are structs: distinct for _Generic and for overloading, and the same on every
 * compiler. `bits` holds the bits of an element, or of the two parts of a complex number.
 */
typedef struct { uint16_t bits; } numpy_f16;
typedef struct { float re, im; } numpy_c64;
typedef struct { double re, im; } numpy_c128;

#endif

/* The kind of a dtype's values. Headers of all specs list all kinds. */
NUMPY_ENUM_(numpy_dtype_kind) {
    NUMPY_KIND_BOOL, NUMPY_KIND_INT, NUMPY_KIND_UINT, NUMPY_KIND_FLOAT, NUMPY_KIND_COMPLEX, NUMPY_KIND_FIXED,
    NUMPY_KIND_OPAQUE, NUMPY_KIND_ABSTRACT
} numpy_dtype_kind;

NUMPY_ASSERT_(sizeof(bool) == 1, "the spec says that bool has 1 byte");
NUMPY_ASSERT_(sizeof(numpy_f16) == 2, "the spec says that numpy_f16 has 2 bytes");
NUMPY_ASSERT_(sizeof(float) == 4, "the spec says that float has 4 bytes");
NUMPY_ASSERT_(sizeof(double) == 8, "the spec says that double has 8 bytes");
NUMPY_ASSERT_(sizeof(numpy_c64) == 8, "the spec says that numpy_c64 has 8 bytes");
NUMPY_ASSERT_(sizeof(numpy_c128) == 16, "the spec says that numpy_c128 has 16 bytes");

/*
 * FOR_EACH_DTYPE(X) is X(IDENT, name, ctype, size, kind) for every dtype in order. IDENT is a token, and NUMPY_##IDENT
 * the enumerator; `name` is a string literal, `ctype` the type of an element (void for an abstract dtype), `size` its
 * size in bytes, `kind` an enumerator.
 */
#define NUMPY_FOR_EACH_DTYPE(NUMPY_X_) \
    NUMPY_X_(B, "b", bool, 1, NUMPY_KIND_BOOL) \
    NUMPY_X_(U8, "u8", uint8_t, 1, NUMPY_KIND_UINT) \
    NUMPY_X_(U16, "u16", uint16_t, 2, NUMPY_KIND_UINT) \
    NUMPY_X_(U32, "u32", uint32_t, 4, NUMPY_KIND_UINT) \
    NUMPY_X_(U64, "u64", uint64_t, 8, NUMPY_KIND_UINT) \
    NUMPY_X_(I8, "i8", int8_t, 1, NUMPY_KIND_INT) \
    NUMPY_X_(I16, "i16", int16_t, 2, NUMPY_KIND_INT) \
    NUMPY_X_(I32, "i32", int32_t, 4, NUMPY_KIND_INT) \
    NUMPY_X_(I64, "i64", int64_t, 8, NUMPY_KIND_INT) \
    NUMPY_X_(F16, "f16", numpy_f16, 2, NUMPY_KIND_FLOAT) \
    NUMPY_X_(F32, "f32", float, 4, NUMPY_KIND_FLOAT) \
    NUMPY_X_(F64, "f64", double, 8, NUMPY_KIND_FLOAT) \
    NUMPY_X_(C64, "c64", numpy_c64, 8, NUMPY_KIND_COMPLEX) \
    NUMPY_X_(C128, "c128", numpy_c128, 16, NUMPY_KIND_COMPLEX) \
    NUMPY_X_(I_WEAK, "i*", int64_t, 8, NUMPY_KIND_INT) \
    NUMPY_X_(F_WEAK, "f*", double, 8, NUMPY_KIND_FLOAT) \
    NUMPY_X_(C_WEAK, "c*", numpy_c128, 16, NUMPY_KIND_COMPLEX)

/* ---- Promotion ---- */
/* By number, the join of a dtype and each; 255: none. */
#define NUMPY_JOINS_0_    0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13,  8, 11, 13 /* b */
#define NUMPY_JOINS_1_    1,  1,  2,  3,  4,  6,  6,  7,  8,  9, 10, 11, 12, 13,  1, 11, 13 /* u8 */
#define NUMPY_JOINS_2_    2,  2,  2,  3,  4,  7,  7,  7,  8, 10, 10, 11, 12, 13,  2, 11, 13 /* u16 */
#define NUMPY_JOINS_3_    3,  3,  3,  3,  4,  8,  8,  8,  8, 11, 11, 11, 13, 13,  3, 11, 13 /* u32 */
#define NUMPY_JOINS_4_    4,  4,  4,  4,  4, 11, 11, 11, 11, 11, 11, 11, 13, 13,  4, 11, 13 /* u64 */
#define NUMPY_JOINS_5_    5,  6,  7,  8, 11,  5,  6,  7,  8,  9, 10, 11, 12, 13,  5, 11, 13 /* i8 */
#define NUMPY_JOINS_6_    6,  6,  7,  8, 11,  6,  6,  7,  8, 10, 10, 11, 12, 13,  6, 11, 13 /* i16 */
#define NUMPY_JOINS_7_    7,  7,  7,  8, 11,  7,  7,  7,  8, 11, 11, 11, 13, 13,  7, 11, 13 /* i32 */
#define NUMPY_JOINS_8_    8,  8,  8,  8, 11,  8,  8,  8,  8, 11, 11, 11, 13, 13,  8, 11, 13 /* i64 */
#define NUMPY_JOINS_9_    9,  9, 10, 11, 11,  9, 10, 11, 11,  9, 10, 11, 12, 13,  9,  9, 12 /* f16 */
#define NUMPY_JOINS_10_  10, 10, 10, 11, 11, 10, 10, 11, 11, 10, 10, 11, 12, 13, 10, 10, 12 /* f32 */
#define NUMPY_JOINS_11_  11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 13, 13, 11, 11, 13 /* f64 */
#define NUMPY_JOINS_12_  12, 12, 12, 13, 13, 12, 12, 13, 13, 12, 12, 13, 12, 13, 12, 12, 12 /* c64 */
#define NUMPY_JOINS_13_  13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13 /* c128 */
#define NUMPY_JOINS_14_   8,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16 /* i* */
#define NUMPY_JOINS_15_  11, 11, 11, 11, 11, 11, 11, 11, 11,  9, 10, 11, 12, 13, 15, 15, 16 /* f* */
#define NUMPY_JOINS_16_  13, 13, 13, 13, 13, 13, 13, 13, 13, 12, 12, 13, 12, 13, 16, 16, 16 /* c* */
#define NUMPY_JOINS_255_ 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255
NUMPY_DATA_ uint8_t numpy_joins_[17][32] = {
    {NUMPY_JOINS_0_}, {NUMPY_JOINS_1_}, {NUMPY_JOINS_2_}, {NUMPY_JOINS_3_}, {NUMPY_JOINS_4_},
    {NUMPY_JOINS_5_}, {NUMPY_JOINS_6_}, {NUMPY_JOINS_7_}, {NUMPY_JOINS_8_}, {NUMPY_JOINS_9_},
    {NUMPY_JOINS_10_}, {NUMPY_JOINS_11_}, {NUMPY_JOINS_12_}, {NUMPY_JOINS_13_}, {NUMPY_JOINS_14_},
    {NUMPY_JOINS_15_}, {NUMPY_JOINS_16_}
};

/* The dtype that two dtypes promote to. NUMPY_NO_DTYPE if there is none, or one of them is out of range. One load. */
NUMPY_LOOKUP_ numpy_dtype numpy_promote_types(numpy_dtype a, numpy_dtype b) {
    return (unsigned)a < 17 && (unsigned)b < 17 ? (numpy_dtype)numpy_joins_[a][b] : NUMPY_NO_DTYPE;
}

/*
 * Whether `from` implicitly promotes to `to`: from <= to in the spec's order. False if one of them is out of range.
 */
NUMPY_LOOKUP_ bool numpy_can_promote(numpy_dtype from, numpy_dtype to) {
    return (unsigned)to < 17 && numpy_promote_types(from, to) == to;
}

/* The dtype that each is stored as, and whether it is weak. */
NUMPY_DATA_ uint8_t numpy_stored_as_[17] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 8, 11, 13
};
NUMPY_DATA_ uint8_t numpy_weak_[17] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1
};

/* Whether d is weak: stored as another dtype, but promoted by its own rules. False if d is out of range. */
NUMPY_LOOKUP_ bool numpy_dtype_is_weak(numpy_dtype d) {
    return (unsigned)d < 17 && numpy_weak_[d] != 0;
}

/*
 * The dtype that values of d are stored as: the strong dtype of a weak one, if the spec has it; else d itself.
 * NUMPY_NO_DTYPE if d is out of range.
 */
NUMPY_LOOKUP_ numpy_dtype numpy_dtype_materialize(numpy_dtype d) {
    return (unsigned)d < 17 ? (numpy_dtype)numpy_stored_as_[d] : NUMPY_NO_DTYPE;
}

/* ---- Any number of dtypes ---- */

/* The dtype; but `strong`, if that is a dtype, instead of a weak one. */
NUMPY_LOOKUP_ numpy_dtype numpy_taken_(numpy_dtype d, numpy_dtype strong) {
    return strong != NUMPY_NO_DTYPE && numpy_dtype_is_weak(d) ? strong : d;
}

/*
 * The upper bounds of each dtype, as bits, from the lowest dtype up; none for a value that is not a dtype. numpy_at_
 * maps bits to dtypes.
 * The top bit is 0 if a pair with that dtype does not promote to its least upper bound.
 */
#define NUMPY_ABOVE_1_0_ 0x000000000001feedull
#define NUMPY_ABOVE_1_1_ 0x000000000001fee4ull
#define NUMPY_ABOVE_1_2_ 0x000000000001fe20ull
#define NUMPY_ABOVE_1_3_ 0x000000000001b200ull
#define NUMPY_ABOVE_1_4_ 0x0000000000019000ull
#define NUMPY_ABOVE_1_5_ 0x000000000001ecc8ull
#define NUMPY_ABOVE_1_6_ 0x000000000001ec40ull
#define NUMPY_ABOVE_1_7_ 0x000000000001a400ull
#define NUMPY_ABOVE_1_8_ 0x000000000001a000ull
#define NUMPY_ABOVE_1_9_ 0x000000000001c880ull
#define NUMPY_ABOVE_1_10_ 0x000000000001c800ull
#define NUMPY_ABOVE_1_11_ 0x0000000000018000ull
#define NUMPY_ABOVE_1_12_ 0x0000000000014000ull
#define NUMPY_ABOVE_1_13_ 0x0000000000010000ull
#define NUMPY_ABOVE_1_14_ 0x000000000001fffeull
#define NUMPY_ABOVE_1_15_ 0x000000000001c990ull
#define NUMPY_ABOVE_1_16_ 0x0000000000014100ull
#define NUMPY_ABOVE_1_255_ 0
#define NUMPY_EVEN_ 0x8000000000000000ull
NUMPY_DATA_ uint64_t numpy_above_[17][1] = {
    {NUMPY_ABOVE_1_0_ | NUMPY_EVEN_}, {NUMPY_ABOVE_1_1_ | NUMPY_EVEN_}, {NUMPY_ABOVE_1_2_ | NUMPY_EVEN_},
    {NUMPY_ABOVE_1_3_ | NUMPY_EVEN_}, {NUMPY_ABOVE_1_4_ | NUMPY_EVEN_}, {NUMPY_ABOVE_1_5_ | NUMPY_EVEN_},
    {NUMPY_ABOVE_1_6_ | NUMPY_EVEN_}, {NUMPY_ABOVE_1_7_ | NUMPY_EVEN_}, {NUMPY_ABOVE_1_8_ | NUMPY_EVEN_},
    {NUMPY_ABOVE_1_9_ | NUMPY_EVEN_}, {NUMPY_ABOVE_1_10_ | NUMPY_EVEN_}, {NUMPY_ABOVE_1_11_ | NUMPY_EVEN_},
    {NUMPY_ABOVE_1_12_ | NUMPY_EVEN_}, {NUMPY_ABOVE_1_13_ | NUMPY_EVEN_}, {NUMPY_ABOVE_1_14_ | NUMPY_EVEN_},
    {NUMPY_ABOVE_1_15_}, {NUMPY_ABOVE_1_16_}
};
NUMPY_DATA_ uint8_t numpy_at_[17] = {
    0, 14, 1, 5, 15, 2, 6, 9, 16, 3, 7, 10, 4, 8, 12, 11, 13
};

/* Word w of the upper bounds of d. */
NUMPY_LOOKUP_ uint64_t numpy_bounds_(numpy_dtype d, unsigned w) {
    return (unsigned)d < 17 ? numpy_above_[d][w] : (uint64_t)0;
}

/* The number of the lowest bit of a word that is not 0. */
NUMPY_LOOP_ unsigned numpy_lowest_(uint64_t word) {
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(word);
#else
    unsigned bit = 0;
    while (!(word >> bit & 1)) bit++;
    return bit;
#endif
}

/* Folds n dtypes in the order of the spec, each once. */
NUMPY_LOOP_ numpy_dtype numpy_in_order_(size_t n, const numpy_dtype *dtypes, numpy_dtype strong) {
    numpy_dtype join = NUMPY_NO_DTYPE;
    for (unsigned from = 0;;) {
        unsigned next = 17;
        for (size_t i = 0; i < n; i++) {
            const unsigned place = (unsigned)numpy_taken_(dtypes[i], strong);
            if (place >= from && place < next) next = place;
        }
        if (next == 17) return join;
        join = from == 0 ? (numpy_dtype)next : numpy_promote_types(join, (numpy_dtype)next);
        from = next + 1;
    }
}

/* The bound of the strong ones, the first of which is `strong`; of all where that is NUMPY_NO_DTYPE. */
NUMPY_LOOP_ numpy_dtype numpy_result_of_set_(size_t n, const numpy_dtype *dtypes, numpy_dtype strong) {
    uint64_t common = ~(uint64_t)0;
    size_t i = 0;
    for (; n - i >= 4; i += 4) {
        const unsigned d = numpy_taken_(dtypes[i], strong), e = numpy_taken_(dtypes[i + 1], strong), f = numpy_taken_(dtypes[i + 2], strong), g = numpy_taken_(dtypes[i + 3], strong);
        if (d >= 17 || e >= 17 || f >= 17 || g >= 17) return NUMPY_NO_DTYPE;
        common &= numpy_above_[d][0] & numpy_above_[e][0] & numpy_above_[f][0] & numpy_above_[g][0];
    }
    for (; i < n; i++) common &= numpy_bounds_(numpy_taken_(dtypes[i], strong), 0);
    if (common >> 63 == 0) {
        size_t second = 1;
        while (second < n && numpy_taken_(dtypes[second], strong) == numpy_taken_(dtypes[0], strong)) second++;
        if (second == n) return numpy_promote_types(numpy_taken_(dtypes[0], strong), numpy_taken_(dtypes[0], strong));
        size_t third = second + 1;
        while (third < n && (numpy_taken_(dtypes[third], strong) == numpy_taken_(dtypes[0], strong) || numpy_taken_(dtypes[third], strong) == numpy_taken_(dtypes[second], strong))) third++;
        if (third == n) return numpy_promote_types(numpy_taken_(dtypes[0], strong), numpy_taken_(dtypes[second], strong));
    }
    common &= ~(uint64_t)0 >> 1;
    if (common == 0) return NUMPY_NO_DTYPE;
    const numpy_dtype least = (numpy_dtype)numpy_at_[numpy_lowest_(common)];
    return (common & (common - 1) & ~numpy_above_[least][0]) == 0 ? least : numpy_in_order_(n, dtypes, strong);
}

/* What numpy_result_type gives for n > 0. */
NUMPY_LOOP_ numpy_dtype numpy_result_of_many_(size_t n, const numpy_dtype *dtypes) {
    if (n == 1) return (unsigned)dtypes[0] < 17 ? dtypes[0] : NUMPY_NO_DTYPE;
    if (n == 2) return numpy_promote_types(dtypes[0], dtypes[1]);
    size_t first = 0;
    while (first < n && numpy_dtype_is_weak(dtypes[first])) first++;
    if (first == n) return numpy_result_of_set_(n, dtypes, NUMPY_NO_DTYPE);
    numpy_dtype join = numpy_result_of_set_(n, dtypes, dtypes[first]);
    for (size_t i = 0; i < n; i++) {
        if (numpy_dtype_is_weak(dtypes[i])) join = numpy_promote_types(join, dtypes[i]);
    }
    return join;
}
#if defined(__GNUC__) && defined(__OPTIMIZE__)

/* numpy_in_order_ for n up to 8 without a loop, so that constants fold. */
__attribute__((always_inline)) NUMPY_LOOP_ numpy_dtype numpy_few_in_order_(size_t n, const numpy_dtype *dtypes) {
    unsigned places[8] = {
        (unsigned)dtypes[0],
        n <= 1 ? (unsigned)dtypes[0] : (unsigned)dtypes[1],
        n <= 2 ? (unsigned)dtypes[0] : (unsigned)dtypes[2],
        n <= 3 ? (unsigned)dtypes[0] : (unsigned)dtypes[3],
        n <= 4 ? (unsigned)dtypes[0] : (unsigned)dtypes[4],
        n <= 5 ? (unsigned)dtypes[0] : (unsigned)dtypes[5],
        n <= 6 ? (unsigned)dtypes[0] : (unsigned)dtypes[6],
        n <= 7 ? (unsigned)dtypes[0] : (unsigned)dtypes[7]
    };
    unsigned place = 0;
    if (places[2] < places[0]) place = places[0], places[0] = places[2], places[2] = place;
    if (places[3] < places[1]) place = places[1], places[1] = places[3], places[3] = place;
    if (places[6] < places[4]) place = places[4], places[4] = places[6], places[6] = place;
    if (places[7] < places[5]) place = places[5], places[5] = places[7], places[7] = place;
    if (places[4] < places[0]) place = places[0], places[0] = places[4], places[4] = place;
    if (places[5] < places[1]) place = places[1], places[1] = places[5], places[5] = place;
    if (places[6] < places[2]) place = places[2], places[2] = places[6], places[6] = place;
    if (places[7] < places[3]) place = places[3], places[3] = places[7], places[7] = place;
    if (places[1] < places[0]) place = places[0], places[0] = places[1], places[1] = place;
    if (places[3] < places[2]) place = places[2], places[2] = places[3], places[3] = place;
    if (places[5] < places[4]) place = places[4], places[4] = places[5], places[5] = place;
    if (places[7] < places[6]) place = places[6], places[6] = places[7], places[7] = place;
    if (places[4] < places[2]) place = places[2], places[2] = places[4], places[4] = place;
    if (places[5] < places[3]) place = places[3], places[3] = places[5], places[5] = place;
    if (places[4] < places[1]) place = places[1], places[1] = places[4], places[4] = place;
    if (places[6] < places[3]) place = places[3], places[3] = places[6], places[6] = place;
    if (places[2] < places[1]) place = places[1], places[1] = places[2], places[2] = place;
    if (places[4] < places[3]) place = places[3], places[3] = places[4], places[4] = place;
    if (places[6] < places[5]) place = places[5], places[5] = places[6], places[6] = place;
    numpy_dtype join = (numpy_dtype)places[0];
    if (places[1] != places[0]) join = numpy_promote_types(join, (numpy_dtype)places[1]);
    if (places[2] != places[1]) join = numpy_promote_types(join, (numpy_dtype)places[2]);
    if (places[3] != places[2]) join = numpy_promote_types(join, (numpy_dtype)places[3]);
    if (places[4] != places[3]) join = numpy_promote_types(join, (numpy_dtype)places[4]);
    if (places[5] != places[4]) join = numpy_promote_types(join, (numpy_dtype)places[5]);
    if (places[6] != places[5]) join = numpy_promote_types(join, (numpy_dtype)places[6]);
    if (places[7] != places[6]) join = numpy_promote_types(join, (numpy_dtype)places[7]);
    return join;
}

/* numpy_result_of_set_ for n up to 8, likewise. */
__attribute__((always_inline)) NUMPY_LOOP_ numpy_dtype numpy_result_of_few_(size_t n, const numpy_dtype *dtypes) {
    uint64_t common0 = numpy_bounds_(dtypes[0], 0);
    if (n > 1) common0 &= numpy_bounds_(dtypes[1], 0);
    if (n > 2) common0 &= numpy_bounds_(dtypes[2], 0);
    if (n > 3) common0 &= numpy_bounds_(dtypes[3], 0);
    if (n > 4) common0 &= numpy_bounds_(dtypes[4], 0);
    if (n > 5) common0 &= numpy_bounds_(dtypes[5], 0);
    if (n > 6) common0 &= numpy_bounds_(dtypes[6], 0);
    if (n > 7) common0 &= numpy_bounds_(dtypes[7], 0);
    if (common0 >> 63 == 0) {
        numpy_dtype second = dtypes[0];
        if (n > 7 && dtypes[7] != dtypes[0]) second = dtypes[7];
        if (n > 6 && dtypes[6] != dtypes[0]) second = dtypes[6];
        if (n > 5 && dtypes[5] != dtypes[0]) second = dtypes[5];
        if (n > 4 && dtypes[4] != dtypes[0]) second = dtypes[4];
        if (n > 3 && dtypes[3] != dtypes[0]) second = dtypes[3];
        if (n > 2 && dtypes[2] != dtypes[0]) second = dtypes[2];
        if (n > 1 && dtypes[1] != dtypes[0]) second = dtypes[1];
        bool is_pair = true;
        if (n > 1 && dtypes[1] != dtypes[0] && dtypes[1] != second) is_pair = false;
        if (n > 2 && dtypes[2] != dtypes[0] && dtypes[2] != second) is_pair = false;
        if (n > 3 && dtypes[3] != dtypes[0] && dtypes[3] != second) is_pair = false;
        if (n > 4 && dtypes[4] != dtypes[0] && dtypes[4] != second) is_pair = false;
        if (n > 5 && dtypes[5] != dtypes[0] && dtypes[5] != second) is_pair = false;
        if (n > 6 && dtypes[6] != dtypes[0] && dtypes[6] != second) is_pair = false;
        if (n > 7 && dtypes[7] != dtypes[0] && dtypes[7] != second) is_pair = false;
        if (is_pair) return numpy_promote_types(dtypes[0], second);
    }
    common0 &= ~(uint64_t)0 >> 1;
    numpy_dtype least = NUMPY_NO_DTYPE;
    bool is_least = true, is_constant = true;
    is_constant = is_constant && __builtin_constant_p(common0);
    if (common0 != 0 && least == NUMPY_NO_DTYPE) {
        least = (numpy_dtype)numpy_at_[numpy_lowest_(common0)];
        common0 &= common0 - 1;
    }
    is_least = is_least && (common0 == 0 || (common0 & ~numpy_above_[least][0]) == 0);
    if (is_least) return least;
    return is_constant ? numpy_few_in_order_(n, dtypes) : numpy_in_order_(n, dtypes, NUMPY_NO_DTYPE);
}

/* numpy_result_of_many_ for n up to 8, likewise. */
__attribute__((always_inline)) NUMPY_LOOP_ numpy_dtype numpy_few_then_weak_(size_t n, const numpy_dtype *dtypes) {
    if (n == 1) return (unsigned)dtypes[0] < 17 ? dtypes[0] : NUMPY_NO_DTYPE;
    if (n == 2) return numpy_promote_types(dtypes[0], dtypes[1]);
    bool any = false;
    numpy_dtype strong = NUMPY_NO_DTYPE;
    if (n > 7 && !numpy_dtype_is_weak(dtypes[7])) strong = dtypes[7], any = true;
    if (n > 6 && !numpy_dtype_is_weak(dtypes[6])) strong = dtypes[6], any = true;
    if (n > 5 && !numpy_dtype_is_weak(dtypes[5])) strong = dtypes[5], any = true;
    if (n > 4 && !numpy_dtype_is_weak(dtypes[4])) strong = dtypes[4], any = true;
    if (n > 3 && !numpy_dtype_is_weak(dtypes[3])) strong = dtypes[3], any = true;
    if (n > 2 && !numpy_dtype_is_weak(dtypes[2])) strong = dtypes[2], any = true;
    if (n > 1 && !numpy_dtype_is_weak(dtypes[1])) strong = dtypes[1], any = true;
    if (n > 0 && !numpy_dtype_is_weak(dtypes[0])) strong = dtypes[0], any = true;
    if (!any) return numpy_result_of_few_(n, dtypes);
    const numpy_dtype taken[8] = {
        n > 0 && !numpy_dtype_is_weak(dtypes[0]) ? dtypes[0] : strong,
        n > 1 && !numpy_dtype_is_weak(dtypes[1]) ? dtypes[1] : strong,
        n > 2 && !numpy_dtype_is_weak(dtypes[2]) ? dtypes[2] : strong,
        n > 3 && !numpy_dtype_is_weak(dtypes[3]) ? dtypes[3] : strong,
        n > 4 && !numpy_dtype_is_weak(dtypes[4]) ? dtypes[4] : strong,
        n > 5 && !numpy_dtype_is_weak(dtypes[5]) ? dtypes[5] : strong,
        n > 6 && !numpy_dtype_is_weak(dtypes[6]) ? dtypes[6] : strong,
        n > 7 && !numpy_dtype_is_weak(dtypes[7]) ? dtypes[7] : strong,
    };
    numpy_dtype join = numpy_result_of_few_(n, taken);
    if (n > 0 && numpy_dtype_is_weak(dtypes[0])) join = numpy_promote_types(join, dtypes[0]);
    if (n > 1 && numpy_dtype_is_weak(dtypes[1])) join = numpy_promote_types(join, dtypes[1]);
    if (n > 2 && numpy_dtype_is_weak(dtypes[2])) join = numpy_promote_types(join, dtypes[2]);
    if (n > 3 && numpy_dtype_is_weak(dtypes[3])) join = numpy_promote_types(join, dtypes[3]);
    if (n > 4 && numpy_dtype_is_weak(dtypes[4])) join = numpy_promote_types(join, dtypes[4]);
    if (n > 5 && numpy_dtype_is_weak(dtypes[5])) join = numpy_promote_types(join, dtypes[5]);
    if (n > 6 && numpy_dtype_is_weak(dtypes[6])) join = numpy_promote_types(join, dtypes[6]);
    if (n > 7 && numpy_dtype_is_weak(dtypes[7])) join = numpy_promote_types(join, dtypes[7]);
    return join;
}
#endif

/*
 * The dtype that n dtypes promote to: for two, that of numpy_promote_types; for more, the least upper bound of their set,
 * or, if several are minimal, the fold of the set in the order of the spec. If any are strong, the set is that of the strong ones, and each weak one follows from the left. NUMPY_NO_DTYPE if n is 0, `dtypes` is null, one of
 * them is out of range, or there is no result.
 */
#if defined(__GNUC__) && defined(__OPTIMIZE__)
__attribute__((always_inline))
#endif
NUMPY_LOOP_ numpy_dtype numpy_result_type(size_t n, const numpy_dtype *dtypes) {
    if (n == 0 || !dtypes) return NUMPY_NO_DTYPE;
#if defined(__GNUC__) && defined(__OPTIMIZE__)
    if (__builtin_constant_p(n) && n <= 8) return numpy_few_then_weak_(n, dtypes);
#endif
    return numpy_result_of_many_(n, dtypes);
}

/* ---- Casts ---- */

/* What a conversion can lose: a set of these bits. */
NUMPY_ENUM_(numpy_loss) {
    NUMPY_LOSS_NONE = 0, /* Nothing is lost. */
    NUMPY_LOSS_ROUNDS = 1, /* Some value is rounded, or is a NaN that the other dtype lacks. */
    NUMPY_LOSS_OVERFLOWS = 2, /* Some value leaves the range: it saturates, wraps, or becomes infinite or NaN. */
    NUMPY_LOSS_SIGN = 4, /* The sign of negative values is lost. */
    NUMPY_LOSS_PART = 8, /* The imaginary part is lost. */
    NUMPY_LOSS_CATEGORY = 16, /* The category goes down: bool, integer, float and fixed point, complex. */
    NUMPY_LOSS_UNKNOWN = 32 /* Unknown: a dtype is out of range, or opaque or abstract and not the other one. */
} numpy_loss;

/* The conversions that a casting allows. */
NUMPY_ENUM_(numpy_casting) {
    NUMPY_CAST_EXACT, /* Every value survives. */
    NUMPY_CAST_PROMOTE, /* `from` implicitly promotes to `to`, or is `to`. */
    NUMPY_CAST_SAME_KIND, /* PROMOTE, or the kind does not go down: bool, uint, int, float and fixed, complex. */
    NUMPY_CAST_ANY /* Both dtypes have values, or are the same. */
} numpy_casting;

/* From the dtype of the row to that of the column: the low 6 bits are the losses, then a bit for each casting. */
#define NUMPY_CASTS_0_   0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x340, 0x340 /* b */
#define NUMPY_CASTS_1_   0x212, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x302, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x340, 0x340 /* u8 */
#define NUMPY_CASTS_2_   0x212, 0x302, 0x3c0, 0x3c0, 0x3c0, 0x302, 0x302, 0x3c0, 0x3c0, 0x303, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x340, 0x340 /* u16 */
#define NUMPY_CASTS_3_   0x212, 0x302, 0x302, 0x3c0, 0x3c0, 0x302, 0x302, 0x302, 0x3c0, 0x303, 0x301, 0x3c0, 0x301, 0x3c0, 0x340, 0x340, 0x340 /* u32 */
#define NUMPY_CASTS_4_   0x212, 0x302, 0x302, 0x302, 0x3c0, 0x302, 0x302, 0x302, 0x302, 0x303, 0x301, 0x381, 0x301, 0x381, 0x302, 0x301, 0x301 /* u64 */
#define NUMPY_CASTS_5_   0x216, 0x204, 0x204, 0x204, 0x204, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x340, 0x340 /* i8 */
#define NUMPY_CASTS_6_   0x216, 0x206, 0x204, 0x204, 0x204, 0x302, 0x3c0, 0x3c0, 0x3c0, 0x301, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x340, 0x340, 0x340 /* i16 */
#define NUMPY_CASTS_7_   0x216, 0x206, 0x206, 0x204, 0x204, 0x302, 0x302, 0x3c0, 0x3c0, 0x303, 0x301, 0x3c0, 0x301, 0x3c0, 0x340, 0x340, 0x340 /* i32 */
#define NUMPY_CASTS_8_   0x216, 0x206, 0x206, 0x206, 0x204, 0x302, 0x302, 0x302, 0x3c0, 0x303, 0x301, 0x381, 0x301, 0x381, 0x340, 0x301, 0x301 /* i64 */
#define NUMPY_CASTS_9_   0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x213, 0x340, 0x340 /* f16 */
#define NUMPY_CASTS_10_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x303, 0x3c0, 0x3c0, 0x3c0, 0x3c0, 0x213, 0x340, 0x340 /* f32 */
#define NUMPY_CASTS_11_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x303, 0x303, 0x3c0, 0x303, 0x3c0, 0x213, 0x340, 0x340 /* f64 */
#define NUMPY_CASTS_12_  0x21f, 0x21f, 0x21f, 0x21f, 0x21f, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x218, 0x218, 0x3c0, 0x3c0, 0x21b, 0x218, 0x340 /* c64 */
#define NUMPY_CASTS_13_  0x21f, 0x21f, 0x21f, 0x21f, 0x21f, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x218, 0x303, 0x3c0, 0x21b, 0x218, 0x340 /* c128 */
#define NUMPY_CASTS_14_  0x216, 0x386, 0x386, 0x386, 0x384, 0x382, 0x382, 0x382, 0x3c0, 0x383, 0x381, 0x381, 0x381, 0x381, 0x3c0, 0x381, 0x381 /* i* */
#define NUMPY_CASTS_15_  0x217, 0x217, 0x217, 0x217, 0x217, 0x213, 0x213, 0x213, 0x213, 0x383, 0x383, 0x3c0, 0x383, 0x3c0, 0x213, 0x3c0, 0x3c0 /* f* */
#define NUMPY_CASTS_16_  0x21f, 0x21f, 0x21f, 0x21f, 0x21f, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x21b, 0x218, 0x383, 0x3c0, 0x21b, 0x218, 0x3c0 /* c* */
#define NUMPY_CASTS_255_ 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020, 0x020
NUMPY_DATA_ uint16_t numpy_casts_[17][32] = {
    {NUMPY_CASTS_0_}, {NUMPY_CASTS_1_}, {NUMPY_CASTS_2_}, {NUMPY_CASTS_3_}, {NUMPY_CASTS_4_},
    {NUMPY_CASTS_5_}, {NUMPY_CASTS_6_}, {NUMPY_CASTS_7_}, {NUMPY_CASTS_8_}, {NUMPY_CASTS_9_},
    {NUMPY_CASTS_10_}, {NUMPY_CASTS_11_}, {NUMPY_CASTS_12_}, {NUMPY_CASTS_13_}, {NUMPY_CASTS_14_},
    {NUMPY_CASTS_15_}, {NUMPY_CASTS_16_}
};

/*
 * What the conversion of `from` to `to` can lose, such as NUMPY_LOSS_ROUNDS | NUMPY_LOSS_OVERFLOWS. A weak dtype counts as
 * the dtype that it is stored as. NUMPY_LOSS_UNKNOWN alone if one of them is out of range, or is opaque or abstract and not
 * the same as the other.
 */
NUMPY_LOOKUP_ numpy_loss numpy_cast_loss(numpy_dtype from, numpy_dtype to) {
    return (unsigned)from < 17 && (unsigned)to < 17
               ? (numpy_loss)(numpy_casts_[from][to] & 63) : NUMPY_LOSS_UNKNOWN;
}

/*
 * Whether a casting allows converting `from` to `to`: a dtype to itself always, unless the spec refuses that. For
 * NUMPY_CAST_SAME_KIND, opaque and abstract dtypes have no kind.
 * False if an argument is out of range.
 */
NUMPY_LOOKUP_ bool numpy_can_cast(numpy_dtype from, numpy_dtype to, numpy_casting casting) {
    return (unsigned)from < 17 && (unsigned)to < 17 && (unsigned)casting < 4 &&
           (numpy_casts_[from][to] >> (6 + (unsigned)casting) & 1) != 0;
}

/*
 * ---- Results of operations ----
 *
 * numpy_NAME_result(a, b), or (a) with one operand, is the result of the operation NAME, with or without kernels.
 * NUMPY_NO_DTYPE if NAME rejects its operands, or one of them is out of range. Parentheses around names keep the macros of
 * numpy_dispatch.h away.
 */

/* By the dtype of one operand, or the join of two; 255: none. */
NUMPY_DATA_ uint8_t numpy_results_[14][17] = {
    { 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16}, /* Row 0: minimum and 3 more. */
    { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0}, /* Row 1: less and 5 more. */
    { 5,  1,  2,  3,  4,  5,  6,  7,  8, 255, 255, 255, 255, 255, 14, 255, 255}, /* Row 2: bitwise_left_shift, bitwise_right_shift. */
    { 5,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 255, 255, 14, 15, 255}, /* Row 3: floor_divide, remainder, fmod. */
    { 5,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16}, /* Row 4: power and 3 more. */
    { 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 10, 11, 14, 15, 11}, /* Row 5: absolute, real, imag. */
    { 9,  9, 10, 11, 11,  9, 10, 11, 11,  9, 10, 11, 12, 13, 15, 15, 16}, /* Row 6: sqrt and 18 more. */
    { 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 255, 255, 14, 15, 255}, /* Row 7: floor, ceil, trunc. */
    { 9,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16}, /* Row 8: round. */
    { 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 255, 255,  0,  0, 255}, /* Row 9: signbit. */
    { 8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  8}, /* Row 10: argmax, argmin, count_nonzero. */
    { 8,  4,  4,  4,  4,  8,  8,  8,  8,  9, 10, 11, 12, 13,  8, 15, 16}, /* Row 11: cumulative_prod and 3 more. */
    {11, 11, 11, 11, 11, 11, 11, 11, 11,  9, 10, 11, 12, 13, 11, 15, 16}, /* Row 12: mean. */
    {11, 11, 11, 11, 11, 11, 11, 11, 11,  9, 10, 11, 10, 11, 11, 15, 11} /* Row 13: std, var. */
};
NUMPY_LOOKUP_ numpy_dtype numpy_result_(unsigned row, numpy_dtype d) {
    return (unsigned)d < 17 ? (numpy_dtype)numpy_results_[row][d] : NUMPY_NO_DTYPE;
}
#define NUMPY_UNARY_RESULT_(name, row) \
    NUMPY_LOOKUP_ numpy_dtype (numpy_##name##_result)(numpy_dtype a) { return numpy_result_(row, a); }
#define NUMPY_BINARY_RESULT_(name, row) \
    NUMPY_LOOKUP_ numpy_dtype (numpy_##name##_result)(numpy_dtype a, numpy_dtype b) { \
        return numpy_result_(row, numpy_promote_types(a, b)); \
    }

/* By pair. */
NUMPY_DATA_ uint8_t numpy_results_0_[17][32] = { /* Of copysign and 4 more. */
    /* b */    { 9,  9, 10, 11, 11,  9, 10, 11, 11,  9, 10, 11, 255, 255, 11, 11, 255},
    /* u8 */   { 9,  9, 10, 11, 11,  9, 10, 11, 11,  9, 10, 11, 255, 255,  9, 11, 255},
    /* u16 */  {10, 10, 10, 11, 11, 10, 10, 11, 11, 10, 10, 11, 255, 255, 10, 11, 255},
    /* u32 */  {11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 255, 255, 11, 11, 255},
    /* u64 */  {11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 255, 255, 11, 11, 255},
    /* i8 */   { 9,  9, 10, 11, 11,  9, 10, 11, 11,  9, 10, 11, 255, 255,  9, 11, 255},
    /* i16 */  {10, 10, 10, 11, 11, 10, 10, 11, 11, 10, 10, 11, 255, 255, 10, 11, 255},
    /* i32 */  {11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 255, 255, 11, 11, 255},
    /* i64 */  {11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 255, 255, 11, 11, 255},
    /* f16 */  { 9,  9, 10, 11, 11,  9, 10, 11, 11,  9, 10, 11, 255, 255,  9,  9, 255},
    /* f32 */  {10, 10, 10, 11, 11, 10, 10, 11, 11, 10, 10, 11, 255, 255, 10, 10, 255},
    /* f64 */  {11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 255, 255, 11, 11, 255},
    /* c64 */  {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* c128 */ {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
    /* i* */   {11,  9, 10, 11, 11,  9, 10, 11, 11,  9, 10, 11, 255, 255, 15, 15, 255},
    /* f* */   {11, 11, 11, 11, 11, 11, 11, 11, 11,  9, 10, 11, 255, 255, 15, 15, 255},
    /* c* */   {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255}
};
#define NUMPY_PAIR_RESULT_(name, place) \
    NUMPY_LOOKUP_ numpy_dtype (numpy_##name##_result)(numpy_dtype a, numpy_dtype b) { \
        return (unsigned)a < 17 && (unsigned)b < 17 \
                   ? (numpy_dtype)numpy_results_##place##_[a][b] \
                   : NUMPY_NO_DTYPE; \
    }

/* The name of each operation, and its row or table. */
#define NUMPY_FOR_EACH_RESULT_(UNARY, BINARY, PAIR) \
    BINARY(minimum, 0) BINARY(maximum, 0) BINARY(less, 1) BINARY(less_equal, 1) BINARY(greater, 1) \
    BINARY(greater_equal, 1) BINARY(bitwise_left_shift, 2) BINARY(bitwise_right_shift, 2) BINARY(floor_divide, 3) \
    BINARY(remainder, 3) BINARY(fmod, 3) BINARY(power, 4) PAIR(copysign, 0) PAIR(nextafter, 0) UNARY(absolute, 5) \
    UNARY(square, 4) UNARY(sqrt, 6) UNARY(reciprocal, 4) UNARY(floor, 7) UNARY(ceil, 7) UNARY(trunc, 7) \
    UNARY(round, 8) UNARY(signbit, 9) UNARY(conjugate, 4) UNARY(real, 5) UNARY(imag, 5) UNARY(acos, 6) \
    UNARY(acosh, 6) UNARY(all, 1) UNARY(any, 1) UNARY(argmax, 10) UNARY(argmin, 10) UNARY(asin, 6) UNARY(asinh, 6) \
    UNARY(atan, 6) PAIR(atan2, 0) UNARY(atanh, 6) UNARY(cos, 6) UNARY(cosh, 6) UNARY(count_nonzero, 10) \
    UNARY(cumulative_prod, 11) UNARY(cumulative_sum, 11) UNARY(exp, 6) UNARY(expm1, 6) PAIR(hypot, 0) UNARY(log, 6) \
    UNARY(log10, 6) UNARY(log1p, 6) UNARY(log2, 6) PAIR(logaddexp, 0) UNARY(max, 0) UNARY(mean, 12) UNARY(min, 0) \
    UNARY(prod, 11) UNARY(sin, 6) UNARY(sinh, 6) UNARY(std, 13) UNARY(sum, 11) UNARY(tan, 6) UNARY(tanh, 6) \
    UNARY(var, 13)
NUMPY_FOR_EACH_RESULT_(NUMPY_UNARY_RESULT_, NUMPY_BINARY_RESULT_, NUMPY_PAIR_RESULT_)

/* ---- Names, sizes and kinds ---- */

struct numpy_facts_ {
    const char *name;
    uint32_t size;
    uint8_t kind;
};
NUMPY_DATA_ struct numpy_facts_ numpy_facts_of_[17] = {
#define NUMPY_FACTS_(IDENT, name, ctype, size, kind) {name, size, kind},
    NUMPY_FOR_EACH_DTYPE(NUMPY_FACTS_)
};

/* The name of a dtype in the spec, such as "bf16", in UTF-8. NULL if d is out of range. */
NUMPY_LOOKUP_ const char *numpy_dtype_name(numpy_dtype d) {
    return (unsigned)d < 17 ? numpy_facts_of_[d].name : (const char *)0;
}

/* The size of an element in bytes. 0 if d is abstract and has no size, or is out of range. */
NUMPY_LOOKUP_ size_t numpy_dtype_size(numpy_dtype d) {
    return (unsigned)d < 17 ? numpy_facts_of_[d].size : (size_t)0;
}

/* The kind of a dtype, or of the strong dtype of a weak one. NUMPY_KIND_ABSTRACT if d is out of range. */
NUMPY_LOOKUP_ numpy_dtype_kind numpy_dtype_get_kind(numpy_dtype d) {
    return (unsigned)d < 17 ? (numpy_dtype_kind)numpy_facts_of_[d].kind : NUMPY_KIND_ABSTRACT;
}

/* The dtype with that name. NUMPY_NO_DTYPE if there is none, or `name` is NULL. A binary search. */
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
 * ---- Constant expressions ----
 *
 * For case labels, array sizes and static assertions:
 *
 *     NUMPY_PROMOTE_TYPES(A, B)            numpy_promote_types
 *     NUMPY_RESULT_TYPE(A, B, ...)         numpy_result_type of two to 8 dtypes
 *     NUMPY_CAST_LOSS(FROM, TO)            numpy_cast_loss
 *     NUMPY_CAN_CAST(FROM, TO, CASTING)    numpy_can_cast; EXACT, PROMOTE, SAME_KIND or ANY
 *
 * Arguments are idents as in NUMPY_FOR_EACH_DTYPE, or NO_DTYPE, such as NUMPY_PROMOTE_TYPES(I8, U8); they are pasted, not
 * expanded. For an ident that the spec lacks, the compiler reports an undeclared enumerator.
 */
#define NUMPY_PROMOTE_TYPES(A, B) \
    NUMPY_TO_(numpy_dtype, NUMPY_JOIN_(NUMPY_NUMBER_(NUMPY_##A##_VALUE_), NUMPY_NUMBER_(NUMPY_##B##_VALUE_)) + \
        NUMPY_CHECK_(NUMPY_##A##_VALUE_, NUMPY_##A) + NUMPY_CHECK_(NUMPY_##B##_VALUE_, NUMPY_##B))
#define NUMPY_CAST_LOSS(FROM, TO) \
    NUMPY_TO_(numpy_loss, (NUMPY_CELL_(CASTS, NUMPY_NUMBER_(NUMPY_##FROM##_VALUE_), NUMPY_NUMBER_(NUMPY_##TO##_VALUE_)) & 63) + \
        NUMPY_CHECK_(NUMPY_##FROM##_VALUE_, NUMPY_##FROM) + NUMPY_CHECK_(NUMPY_##TO##_VALUE_, NUMPY_##TO))
#define NUMPY_CAN_CAST(FROM, TO, CASTING) \
    ((NUMPY_CELL_(CASTS, NUMPY_NUMBER_(NUMPY_##FROM##_VALUE_), NUMPY_NUMBER_(NUMPY_##TO##_VALUE_)) \
        >> (6 + NUMPY_CAST_##CASTING) & 1) + NUMPY_CHECK_(NUMPY_##FROM##_VALUE_, NUMPY_##FROM) + \
        NUMPY_CHECK_(NUMPY_##TO##_VALUE_, NUMPY_##TO) != 0)
#define NUMPY_RESULT_TYPE(...) \
    NUMPY_JOINED_(NUMPY_RESULT_, NUMPY_COUNT_(NUMPY_##__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0, 0, \
        8, 7, 6, 5, 4, 3, 2, 0, ~))( \
    NUMPY_##__VA_ARGS__)

/* The number of a dtype: the value of its enumerator. The check rejects anything else. */
#define NUMPY_B_VALUE_ ~, 0, 0
#define NUMPY_U8_VALUE_ ~, 1, 0
#define NUMPY_U16_VALUE_ ~, 2, 0
#define NUMPY_U32_VALUE_ ~, 3, 0
#define NUMPY_U64_VALUE_ ~, 4, 0
#define NUMPY_I8_VALUE_ ~, 5, 0
#define NUMPY_I16_VALUE_ ~, 6, 0
#define NUMPY_I32_VALUE_ ~, 7, 0
#define NUMPY_I64_VALUE_ ~, 8, 0
#define NUMPY_F16_VALUE_ ~, 9, 0
#define NUMPY_F32_VALUE_ ~, 10, 0
#define NUMPY_F64_VALUE_ ~, 11, 0
#define NUMPY_C64_VALUE_ ~, 12, 0
#define NUMPY_C128_VALUE_ ~, 13, 0
#define NUMPY_I_WEAK_VALUE_ ~, 14, 0
#define NUMPY_F_WEAK_VALUE_ ~, 15, 0
#define NUMPY_C_WEAK_VALUE_ ~, 16, 0
#define NUMPY_NO_DTYPE_VALUE_ ~, 255, 0
#define NUMPY_NUMBER_(value) NUMPY_SECOND_(value, 255, ~)
#define NUMPY_SECOND_(a, b, ...) b
#define NUMPY_CHECK_(value, name) NUMPY_THIRD_(value, name.is_no_dtype, name.is_no_dtype, ~)
#define NUMPY_THIRD_(a, b, c, ...) c

/* By number, the dtype's cell in row a. */
#define NUMPY_AT_0_(a, x0, ...) x0
#define NUMPY_AT_1_(a, x0, x1, ...) x1
#define NUMPY_AT_2_(a, x0, x1, x2, ...) x2
#define NUMPY_AT_3_(a, x0, x1, x2, x3, ...) x3
#define NUMPY_AT_4_(a, x0, x1, x2, x3, x4, ...) x4
#define NUMPY_AT_5_(a, x0, x1, x2, x3, x4, x5, ...) x5
#define NUMPY_AT_6_(a, x0, x1, x2, x3, x4, x5, x6, ...) x6
#define NUMPY_AT_7_(a, x0, x1, x2, x3, x4, x5, x6, x7, ...) x7
#define NUMPY_AT_8_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, ...) x8
#define NUMPY_AT_9_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, ...) x9
#define NUMPY_AT_10_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, ...) x10
#define NUMPY_AT_11_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, ...) x11
#define NUMPY_AT_12_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, ...) x12
#define NUMPY_AT_13_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, ...) x13
#define NUMPY_AT_14_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, ...) x14
#define NUMPY_AT_15_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, ...) x15
#define NUMPY_AT_16_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, ...) x16
#define NUMPY_AT_255_(a, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, ...) x17

/* Cell b of row a of a table; NONE if b is 255. */
#define NUMPY_CELL_(table, a, b) NUMPY_CELL_OF_(table, a, b)
#define NUMPY_CELL_OF_(table, a, b) NUMPY_PICK_(NUMPY_AT_##b##_, a, NUMPY_##table##_##a##_, NUMPY_##table##_NONE_)
#define NUMPY_PICK_(at, ...) at(__VA_ARGS__, ~)
#define NUMPY_JOIN_(a, b) NUMPY_CELL_(JOINS, a, b)
#define NUMPY_JOINS_NONE_ 255
#define NUMPY_CASTS_NONE_ NUMPY_LOSS_UNKNOWN

/* For NUMPY_RESULT_TYPE, which has pasted its first argument to the prefix. */
#define NUMPY_COUNT_(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, ...) x16
#define NUMPY_JOINED_(a, b) NUMPY_JOINED_OF_(a, b)
#define NUMPY_JOINED_OF_(a, b) a##b##_
#define NUMPY_RESULT_0_(...) NUMPY_RESULT_TYPE_takes_two_to_8_dtypes_
#define NUMPY_RESULT_2_(a, b) \
    NUMPY_TO_(numpy_dtype, NUMPY_RESULT_OF_2_( \
    NUMPY_NUMBER_(a##_VALUE_), NUMPY_NUMBER_(NUMPY_##b##_VALUE_)) + \
    NUMPY_CHECK_(a##_VALUE_, a) + NUMPY_CHECK_(NUMPY_##b##_VALUE_, NUMPY_##b))
#define NUMPY_RESULT_3_(a, b, c) \
    NUMPY_TO_(numpy_dtype, NUMPY_RESULT_OF_3_( \
    NUMPY_NUMBER_(a##_VALUE_), NUMPY_NUMBER_(NUMPY_##b##_VALUE_), NUMPY_NUMBER_(NUMPY_##c##_VALUE_)) + \
    NUMPY_CHECK_(a##_VALUE_, a) + NUMPY_CHECK_(NUMPY_##b##_VALUE_, NUMPY_##b) + \
    NUMPY_CHECK_(NUMPY_##c##_VALUE_, NUMPY_##c))
#define NUMPY_RESULT_4_(a, b, c, d) \
    NUMPY_TO_(numpy_dtype, NUMPY_RESULT_OF_4_( \
    NUMPY_NUMBER_(a##_VALUE_), NUMPY_NUMBER_(NUMPY_##b##_VALUE_), NUMPY_NUMBER_(NUMPY_##c##_VALUE_), \
    NUMPY_NUMBER_(NUMPY_##d##_VALUE_)) + \
    NUMPY_CHECK_(a##_VALUE_, a) + NUMPY_CHECK_(NUMPY_##b##_VALUE_, NUMPY_##b) + \
    NUMPY_CHECK_(NUMPY_##c##_VALUE_, NUMPY_##c) + NUMPY_CHECK_(NUMPY_##d##_VALUE_, NUMPY_##d))
#define NUMPY_RESULT_5_(a, b, c, d, e) \
    NUMPY_TO_(numpy_dtype, NUMPY_RESULT_OF_5_( \
    NUMPY_NUMBER_(a##_VALUE_), NUMPY_NUMBER_(NUMPY_##b##_VALUE_), NUMPY_NUMBER_(NUMPY_##c##_VALUE_), \
    NUMPY_NUMBER_(NUMPY_##d##_VALUE_), NUMPY_NUMBER_(NUMPY_##e##_VALUE_)) + \
    NUMPY_CHECK_(a##_VALUE_, a) + NUMPY_CHECK_(NUMPY_##b##_VALUE_, NUMPY_##b) + \
    NUMPY_CHECK_(NUMPY_##c##_VALUE_, NUMPY_##c) + NUMPY_CHECK_(NUMPY_##d##_VALUE_, NUMPY_##d) + \
    NUMPY_CHECK_(NUMPY_##e##_VALUE_, NUMPY_##e))
#define NUMPY_RESULT_6_(a, b, c, d, e, f) \
    NUMPY_TO_(numpy_dtype, NUMPY_RESULT_OF_6_( \
    NUMPY_NUMBER_(a##_VALUE_), NUMPY_NUMBER_(NUMPY_##b##_VALUE_), NUMPY_NUMBER_(NUMPY_##c##_VALUE_), \
    NUMPY_NUMBER_(NUMPY_##d##_VALUE_), NUMPY_NUMBER_(NUMPY_##e##_VALUE_), NUMPY_NUMBER_(NUMPY_##f##_VALUE_)) + \
    NUMPY_CHECK_(a##_VALUE_, a) + NUMPY_CHECK_(NUMPY_##b##_VALUE_, NUMPY_##b) + \
    NUMPY_CHECK_(NUMPY_##c##_VALUE_, NUMPY_##c) + NUMPY_CHECK_(NUMPY_##d##_VALUE_, NUMPY_##d) + \
    NUMPY_CHECK_(NUMPY_##e##_VALUE_, NUMPY_##e) + NUMPY_CHECK_(NUMPY_##f##_VALUE_, NUMPY_##f))
#define NUMPY_RESULT_7_(a, b, c, d, e, f, g) \
    NUMPY_TO_(numpy_dtype, NUMPY_RESULT_OF_7_( \
    NUMPY_NUMBER_(a##_VALUE_), NUMPY_NUMBER_(NUMPY_##b##_VALUE_), NUMPY_NUMBER_(NUMPY_##c##_VALUE_), \
    NUMPY_NUMBER_(NUMPY_##d##_VALUE_), NUMPY_NUMBER_(NUMPY_##e##_VALUE_), NUMPY_NUMBER_(NUMPY_##f##_VALUE_), \
    NUMPY_NUMBER_(NUMPY_##g##_VALUE_)) + \
    NUMPY_CHECK_(a##_VALUE_, a) + NUMPY_CHECK_(NUMPY_##b##_VALUE_, NUMPY_##b) + \
    NUMPY_CHECK_(NUMPY_##c##_VALUE_, NUMPY_##c) + NUMPY_CHECK_(NUMPY_##d##_VALUE_, NUMPY_##d) + \
    NUMPY_CHECK_(NUMPY_##e##_VALUE_, NUMPY_##e) + NUMPY_CHECK_(NUMPY_##f##_VALUE_, NUMPY_##f) + \
    NUMPY_CHECK_(NUMPY_##g##_VALUE_, NUMPY_##g))
#define NUMPY_RESULT_8_(a, b, c, d, e, f, g, h) \
    NUMPY_TO_(numpy_dtype, NUMPY_RESULT_OF_8_( \
    NUMPY_NUMBER_(a##_VALUE_), NUMPY_NUMBER_(NUMPY_##b##_VALUE_), NUMPY_NUMBER_(NUMPY_##c##_VALUE_), \
    NUMPY_NUMBER_(NUMPY_##d##_VALUE_), NUMPY_NUMBER_(NUMPY_##e##_VALUE_), NUMPY_NUMBER_(NUMPY_##f##_VALUE_), \
    NUMPY_NUMBER_(NUMPY_##g##_VALUE_), NUMPY_NUMBER_(NUMPY_##h##_VALUE_)) + \
    NUMPY_CHECK_(a##_VALUE_, a) + NUMPY_CHECK_(NUMPY_##b##_VALUE_, NUMPY_##b) + \
    NUMPY_CHECK_(NUMPY_##c##_VALUE_, NUMPY_##c) + NUMPY_CHECK_(NUMPY_##d##_VALUE_, NUMPY_##d) + \
    NUMPY_CHECK_(NUMPY_##e##_VALUE_, NUMPY_##e) + NUMPY_CHECK_(NUMPY_##f##_VALUE_, NUMPY_##f) + \
    NUMPY_CHECK_(NUMPY_##g##_VALUE_, NUMPY_##g) + NUMPY_CHECK_(NUMPY_##h##_VALUE_, NUMPY_##h))
#define NUMPY_RESULT_OF_2_(a, b) NUMPY_JOIN_(a, b)

/* By number, whether a dtype is weak; EVERY means that all are. */
#define NUMPY_WEAK_0_ 0
#define NUMPY_WEAK_1_ 0
#define NUMPY_WEAK_2_ 0
#define NUMPY_WEAK_3_ 0
#define NUMPY_WEAK_4_ 0
#define NUMPY_WEAK_5_ 0
#define NUMPY_WEAK_6_ 0
#define NUMPY_WEAK_7_ 0
#define NUMPY_WEAK_8_ 0
#define NUMPY_WEAK_9_ 0
#define NUMPY_WEAK_10_ 0
#define NUMPY_WEAK_11_ 0
#define NUMPY_WEAK_12_ 0
#define NUMPY_WEAK_13_ 0
#define NUMPY_WEAK_14_ 1
#define NUMPY_WEAK_15_ 1
#define NUMPY_WEAK_16_ 1
#define NUMPY_WEAK_255_ 0
#define NUMPY_WEAK_EVERY_ 1
#define NUMPY_WHETHER_(macro, d) NUMPY_JOINED_(macro, NUMPY_JOINED_(NUMPY_WEAK_, d))
#define NUMPY_RESULT_OF_3_(a, b, c) NUMPY_TAKEN_3_(NUMPY_FIRST_(a, NUMPY_FIRST_(b, NUMPY_FIRST_(c, EVERY))), a, b, c)
#define NUMPY_TAKEN_3_(strong, a, b, c) NUMPY_STRONG_3_(NUMPY_TAKEN_(a, strong), NUMPY_TAKEN_(b, strong), NUMPY_TAKEN_(c, strong), strong, a, b, c)
#define NUMPY_LAST_3_(join, strong, a, b, c) NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(join, a, strong), b, strong), c, strong)
#define NUMPY_STRONG_3_(a, b, c, ...) NUMPY_FEW_3_(a, b, c, NUMPY_UNLIKE_(a, b, NUMPY_UNLIKE_(a, c, a)), NUMPY_SORT_4_1_(a, b, c, a), __VA_ARGS__)
#define NUMPY_FEW_3_(a, b, c, x, fold, ...) ((b == a || b == x) && (c == a || c == x) ? NUMPY_LAST_3_(NUMPY_JOIN_(a, x), __VA_ARGS__) : NUMPY_SET_3_(a, b, c, fold, __VA_ARGS__))
#define NUMPY_SET_3_(a, b, c, fold, ...) NUMPY_SET_OF_3_(a, b, c, fold, __VA_ARGS__)
#define NUMPY_SET_OF_3_(a, b, c, fold, ...) NUMPY_LEAST_(NUMPY_ABOVE_1_##a##_ & NUMPY_ABOVE_1_##b##_ & NUMPY_ABOVE_1_##c##_, fold, NUMPY_LAST_3_, __VA_ARGS__)
#define NUMPY_RESULT_OF_4_(a, b, c, d) NUMPY_TAKEN_4_(NUMPY_FIRST_(a, NUMPY_FIRST_(b, NUMPY_FIRST_(c, NUMPY_FIRST_(d, EVERY)))), a, b, c, d)
#define NUMPY_TAKEN_4_(strong, a, b, c, d) NUMPY_STRONG_4_(NUMPY_TAKEN_(a, strong), NUMPY_TAKEN_(b, strong), NUMPY_TAKEN_(c, strong), NUMPY_TAKEN_(d, strong), strong, a, b, c, d)
#define NUMPY_LAST_4_(join, strong, a, b, c, d) NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(join, a, strong), b, strong), c, strong), d, strong)
#define NUMPY_STRONG_4_(a, b, c, d, ...) NUMPY_FEW_4_(a, b, c, d, NUMPY_UNLIKE_(a, b, NUMPY_UNLIKE_(a, c, NUMPY_UNLIKE_(a, d, a))), NUMPY_SORT_4_1_(a, b, c, d), __VA_ARGS__)
#define NUMPY_FEW_4_(a, b, c, d, x, fold, ...) ((b == a || b == x) && (c == a || c == x) && (d == a || d == x) ? NUMPY_LAST_4_(NUMPY_JOIN_(a, x), __VA_ARGS__) : NUMPY_SET_4_(a, b, c, d, fold, __VA_ARGS__))
#define NUMPY_SET_4_(a, b, c, d, fold, ...) NUMPY_SET_OF_4_(a, b, c, d, fold, __VA_ARGS__)
#define NUMPY_SET_OF_4_(a, b, c, d, fold, ...) NUMPY_LEAST_(NUMPY_ABOVE_1_##a##_ & NUMPY_ABOVE_1_##b##_ & NUMPY_ABOVE_1_##c##_ & NUMPY_ABOVE_1_##d##_, fold, NUMPY_LAST_4_, __VA_ARGS__)
#define NUMPY_RESULT_OF_5_(a, b, c, d, e) NUMPY_TAKEN_5_(NUMPY_FIRST_(a, NUMPY_FIRST_(b, NUMPY_FIRST_(c, NUMPY_FIRST_(d, NUMPY_FIRST_(e, EVERY))))), a, b, c, d, e)
#define NUMPY_TAKEN_5_(strong, a, b, c, d, e) NUMPY_STRONG_5_(NUMPY_TAKEN_(a, strong), NUMPY_TAKEN_(b, strong), NUMPY_TAKEN_(c, strong), NUMPY_TAKEN_(d, strong), NUMPY_TAKEN_(e, strong), strong, a, b, c, d, e)
#define NUMPY_LAST_5_(join, strong, a, b, c, d, e) NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(join, a, strong), b, strong), c, strong), d, strong), e, strong)
#define NUMPY_STRONG_5_(a, b, c, d, e, ...) NUMPY_FEW_5_(a, b, c, d, e, NUMPY_UNLIKE_(a, b, NUMPY_UNLIKE_(a, c, NUMPY_UNLIKE_(a, d, NUMPY_UNLIKE_(a, e, a)))), NUMPY_SORT_8_1_(a, b, c, d, e, a, a, a), __VA_ARGS__)
#define NUMPY_FEW_5_(a, b, c, d, e, x, fold, ...) ((b == a || b == x) && (c == a || c == x) && (d == a || d == x) && (e == a || e == x) ? NUMPY_LAST_5_(NUMPY_JOIN_(a, x), __VA_ARGS__) : NUMPY_SET_5_(a, b, c, d, e, fold, __VA_ARGS__))
#define NUMPY_SET_5_(a, b, c, d, e, fold, ...) NUMPY_SET_OF_5_(a, b, c, d, e, fold, __VA_ARGS__)
#define NUMPY_SET_OF_5_(a, b, c, d, e, fold, ...) NUMPY_LEAST_(NUMPY_ABOVE_1_##a##_ & NUMPY_ABOVE_1_##b##_ & NUMPY_ABOVE_1_##c##_ & NUMPY_ABOVE_1_##d##_ & NUMPY_ABOVE_1_##e##_, fold, NUMPY_LAST_5_, __VA_ARGS__)
#define NUMPY_RESULT_OF_6_(a, b, c, d, e, f) NUMPY_TAKEN_6_(NUMPY_FIRST_(a, NUMPY_FIRST_(b, NUMPY_FIRST_(c, NUMPY_FIRST_(d, NUMPY_FIRST_(e, NUMPY_FIRST_(f, EVERY)))))), a, b, c, d, e, f)
#define NUMPY_TAKEN_6_(strong, a, b, c, d, e, f) NUMPY_STRONG_6_(NUMPY_TAKEN_(a, strong), NUMPY_TAKEN_(b, strong), NUMPY_TAKEN_(c, strong), NUMPY_TAKEN_(d, strong), NUMPY_TAKEN_(e, strong), NUMPY_TAKEN_(f, strong), strong, a, b, c, d, e, f)
#define NUMPY_LAST_6_(join, strong, a, b, c, d, e, f) NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(join, a, strong), b, strong), c, strong), d, strong), e, strong), f, strong)
#define NUMPY_STRONG_6_(a, b, c, d, e, f, ...) NUMPY_FEW_6_(a, b, c, d, e, f, NUMPY_UNLIKE_(a, b, NUMPY_UNLIKE_(a, c, NUMPY_UNLIKE_(a, d, NUMPY_UNLIKE_(a, e, NUMPY_UNLIKE_(a, f, a))))), NUMPY_SORT_8_1_(a, b, c, d, e, f, a, a), __VA_ARGS__)
#define NUMPY_FEW_6_(a, b, c, d, e, f, x, fold, ...) ((b == a || b == x) && (c == a || c == x) && (d == a || d == x) && (e == a || e == x) && (f == a || f == x) ? NUMPY_LAST_6_(NUMPY_JOIN_(a, x), __VA_ARGS__) : NUMPY_SET_6_(a, b, c, d, e, f, fold, __VA_ARGS__))
#define NUMPY_SET_6_(a, b, c, d, e, f, fold, ...) NUMPY_SET_OF_6_(a, b, c, d, e, f, fold, __VA_ARGS__)
#define NUMPY_SET_OF_6_(a, b, c, d, e, f, fold, ...) NUMPY_LEAST_(NUMPY_ABOVE_1_##a##_ & NUMPY_ABOVE_1_##b##_ & NUMPY_ABOVE_1_##c##_ & NUMPY_ABOVE_1_##d##_ & NUMPY_ABOVE_1_##e##_ & NUMPY_ABOVE_1_##f##_, fold, NUMPY_LAST_6_, __VA_ARGS__)
#define NUMPY_RESULT_OF_7_(a, b, c, d, e, f, g) NUMPY_TAKEN_7_(NUMPY_FIRST_(a, NUMPY_FIRST_(b, NUMPY_FIRST_(c, NUMPY_FIRST_(d, NUMPY_FIRST_(e, NUMPY_FIRST_(f, NUMPY_FIRST_(g, EVERY))))))), a, b, c, d, e, f, g)
#define NUMPY_TAKEN_7_(strong, a, b, c, d, e, f, g) NUMPY_STRONG_7_(NUMPY_TAKEN_(a, strong), NUMPY_TAKEN_(b, strong), NUMPY_TAKEN_(c, strong), NUMPY_TAKEN_(d, strong), NUMPY_TAKEN_(e, strong), NUMPY_TAKEN_(f, strong), NUMPY_TAKEN_(g, strong), strong, a, b, c, d, e, f, g)
#define NUMPY_LAST_7_(join, strong, a, b, c, d, e, f, g) NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(join, a, strong), b, strong), c, strong), d, strong), e, strong), f, strong), g, strong)
#define NUMPY_STRONG_7_(a, b, c, d, e, f, g, ...) NUMPY_FEW_7_(a, b, c, d, e, f, g, NUMPY_UNLIKE_(a, b, NUMPY_UNLIKE_(a, c, NUMPY_UNLIKE_(a, d, NUMPY_UNLIKE_(a, e, NUMPY_UNLIKE_(a, f, NUMPY_UNLIKE_(a, g, a)))))), NUMPY_SORT_8_1_(a, b, c, d, e, f, g, a), __VA_ARGS__)
#define NUMPY_FEW_7_(a, b, c, d, e, f, g, x, fold, ...) ((b == a || b == x) && (c == a || c == x) && (d == a || d == x) && (e == a || e == x) && (f == a || f == x) && (g == a || g == x) ? NUMPY_LAST_7_(NUMPY_JOIN_(a, x), __VA_ARGS__) : NUMPY_SET_7_(a, b, c, d, e, f, g, fold, __VA_ARGS__))
#define NUMPY_SET_7_(a, b, c, d, e, f, g, fold, ...) NUMPY_SET_OF_7_(a, b, c, d, e, f, g, fold, __VA_ARGS__)
#define NUMPY_SET_OF_7_(a, b, c, d, e, f, g, fold, ...) NUMPY_LEAST_(NUMPY_ABOVE_1_##a##_ & NUMPY_ABOVE_1_##b##_ & NUMPY_ABOVE_1_##c##_ & NUMPY_ABOVE_1_##d##_ & NUMPY_ABOVE_1_##e##_ & NUMPY_ABOVE_1_##f##_ & NUMPY_ABOVE_1_##g##_, fold, NUMPY_LAST_7_, __VA_ARGS__)
#define NUMPY_RESULT_OF_8_(a, b, c, d, e, f, g, h) NUMPY_TAKEN_8_(NUMPY_FIRST_(a, NUMPY_FIRST_(b, NUMPY_FIRST_(c, NUMPY_FIRST_(d, NUMPY_FIRST_(e, NUMPY_FIRST_(f, NUMPY_FIRST_(g, NUMPY_FIRST_(h, EVERY)))))))), a, b, c, d, e, f, g, h)
#define NUMPY_TAKEN_8_(strong, a, b, c, d, e, f, g, h) NUMPY_STRONG_8_(NUMPY_TAKEN_(a, strong), NUMPY_TAKEN_(b, strong), NUMPY_TAKEN_(c, strong), NUMPY_TAKEN_(d, strong), NUMPY_TAKEN_(e, strong), NUMPY_TAKEN_(f, strong), NUMPY_TAKEN_(g, strong), NUMPY_TAKEN_(h, strong), strong, a, b, c, d, e, f, g, h)
#define NUMPY_LAST_8_(join, strong, a, b, c, d, e, f, g, h) NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(NUMPY_LAST_(join, a, strong), b, strong), c, strong), d, strong), e, strong), f, strong), g, strong), h, strong)
#define NUMPY_STRONG_8_(a, b, c, d, e, f, g, h, ...) NUMPY_FEW_8_(a, b, c, d, e, f, g, h, NUMPY_UNLIKE_(a, b, NUMPY_UNLIKE_(a, c, NUMPY_UNLIKE_(a, d, NUMPY_UNLIKE_(a, e, NUMPY_UNLIKE_(a, f, NUMPY_UNLIKE_(a, g, NUMPY_UNLIKE_(a, h, a))))))), NUMPY_SORT_8_1_(a, b, c, d, e, f, g, h), __VA_ARGS__)
#define NUMPY_FEW_8_(a, b, c, d, e, f, g, h, x, fold, ...) ((b == a || b == x) && (c == a || c == x) && (d == a || d == x) && (e == a || e == x) && (f == a || f == x) && (g == a || g == x) && (h == a || h == x) ? NUMPY_LAST_8_(NUMPY_JOIN_(a, x), __VA_ARGS__) : NUMPY_SET_8_(a, b, c, d, e, f, g, h, fold, __VA_ARGS__))
#define NUMPY_SET_8_(a, b, c, d, e, f, g, h, fold, ...) NUMPY_SET_OF_8_(a, b, c, d, e, f, g, h, fold, __VA_ARGS__)
#define NUMPY_SET_OF_8_(a, b, c, d, e, f, g, h, fold, ...) NUMPY_LEAST_(NUMPY_ABOVE_1_##a##_ & NUMPY_ABOVE_1_##b##_ & NUMPY_ABOVE_1_##c##_ & NUMPY_ABOVE_1_##d##_ & NUMPY_ABOVE_1_##e##_ & NUMPY_ABOVE_1_##f##_ & NUMPY_ABOVE_1_##g##_ & NUMPY_ABOVE_1_##h##_, fold, NUMPY_LAST_8_, __VA_ARGS__)
#define NUMPY_FIRST_(d, otherwise) NUMPY_WHETHER_(NUMPY_FIRST_, d)(d, otherwise)
#define NUMPY_FIRST_0_(d, otherwise) d
#define NUMPY_FIRST_1_(d, otherwise) otherwise
#define NUMPY_TAKEN_(d, strong) NUMPY_WHETHER_(NUMPY_TAKEN_, d)(d, strong)
#define NUMPY_TAKEN_0_(d, strong) d
#define NUMPY_TAKEN_1_(d, strong) NUMPY_WHETHER_(NUMPY_FIRST_, strong)(strong, d)
#define NUMPY_LAST_(join, d, strong) NUMPY_WHETHER_(NUMPY_LAST_, d)(join, d, strong)
#define NUMPY_LAST_0_(join, d, strong) join
#define NUMPY_LAST_1_(join, d, strong) NUMPY_WHETHER_(NUMPY_LATER_, strong)(join, d)
#define NUMPY_LATER_0_(join, d) NUMPY_JOIN_(join, d)
#define NUMPY_LATER_1_(join, d) join

/*
 * The least upper bound of a set is the dtype with the same upper bounds. If several bounds are minimal, the set is folded
 * in the order of the dtypes.
 */
#define NUMPY_LEAST_(w1, fold, last, ...) \
    ((w1) == 0x0000000000000000ull ? 255 : \
    (w1) == 0x000000000001feedull ? last(0, __VA_ARGS__) : \
    (w1) == 0x000000000001fee4ull ? last(1, __VA_ARGS__) : \
    (w1) == 0x000000000001fe20ull ? last(2, __VA_ARGS__) : \
    (w1) == 0x000000000001b200ull ? last(3, __VA_ARGS__) : \
    (w1) == 0x0000000000019000ull ? last(4, __VA_ARGS__) : \
    (w1) == 0x000000000001ecc8ull ? last(5, __VA_ARGS__) : \
    (w1) == 0x000000000001ec40ull ? last(6, __VA_ARGS__) : \
    (w1) == 0x000000000001a400ull ? last(7, __VA_ARGS__) : \
    (w1) == 0x000000000001a000ull ? last(8, __VA_ARGS__) : \
    (w1) == 0x000000000001c880ull ? last(9, __VA_ARGS__) : \
    (w1) == 0x000000000001c800ull ? last(10, __VA_ARGS__) : \
    (w1) == 0x0000000000018000ull ? last(11, __VA_ARGS__) : \
    (w1) == 0x0000000000014000ull ? last(12, __VA_ARGS__) : \
    (w1) == 0x0000000000010000ull ? last(13, __VA_ARGS__) : \
    (w1) == 0x000000000001fffeull ? last(14, __VA_ARGS__) : \
    (w1) == 0x000000000001c990ull ? last(15, __VA_ARGS__) : \
    (w1) == 0x0000000000014100ull ? last(16, __VA_ARGS__) : \
    (last(fold, __VA_ARGS__)))

/* By number, whether a dtype comes before each (0), is the same (1) or comes after (2). */
#define NUMPY_ORDER_0_ 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define NUMPY_ORDER_1_ 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define NUMPY_ORDER_2_ 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define NUMPY_ORDER_3_ 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define NUMPY_ORDER_4_ 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define NUMPY_ORDER_5_ 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define NUMPY_ORDER_6_ 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define NUMPY_ORDER_7_ 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define NUMPY_ORDER_8_ 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0
#define NUMPY_ORDER_9_ 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0
#define NUMPY_ORDER_10_ 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0
#define NUMPY_ORDER_11_ 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0
#define NUMPY_ORDER_12_ 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0
#define NUMPY_ORDER_13_ 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0
#define NUMPY_ORDER_14_ 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0
#define NUMPY_ORDER_15_ 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0
#define NUMPY_ORDER_16_ 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1
#define NUMPY_ORDER_255_ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define NUMPY_ORDER_NONE_ 0
#define NUMPY_LOW_(a, b) NUMPY_JOINED_(NUMPY_LOW_, NUMPY_CELL_(ORDER, a, b))(a, b)
#define NUMPY_LOW_0_(a, b) a
#define NUMPY_LOW_1_(a, b) a
#define NUMPY_LOW_2_(a, b) b
#define NUMPY_HIGH_(a, b) NUMPY_JOINED_(NUMPY_LOW_, NUMPY_CELL_(ORDER, a, b))(b, a)
#define NUMPY_SORT_4_1_(a, b, c, d) NUMPY_SORT_4_2_(NUMPY_LOW_(a, b), NUMPY_HIGH_(a, b), NUMPY_LOW_(c, d), NUMPY_HIGH_(c, d))
#define NUMPY_SORT_4_2_(a, b, c, d) NUMPY_SORT_4_3_(NUMPY_LOW_(a, c), NUMPY_LOW_(b, d), NUMPY_HIGH_(a, c), NUMPY_HIGH_(b, d))
#define NUMPY_SORT_4_3_(a, b, c, d) NUMPY_FOLD_4_(a, NUMPY_LOW_(b, c), NUMPY_HIGH_(b, c), d)
#define NUMPY_FOLD_4_(a, b, c, d) NUMPY_NEXT_(NUMPY_NEXT_(NUMPY_NEXT_(a, a, b), b, c), c, d)
#define NUMPY_SORT_8_1_(a, b, c, d, e, f, g, h) NUMPY_SORT_8_2_(NUMPY_LOW_(a, c), NUMPY_LOW_(b, d), NUMPY_HIGH_(a, c), NUMPY_HIGH_(b, d), NUMPY_LOW_(e, g), NUMPY_LOW_(f, h), NUMPY_HIGH_(e, g), NUMPY_HIGH_(f, h))
#define NUMPY_SORT_8_2_(a, b, c, d, e, f, g, h) NUMPY_SORT_8_3_(NUMPY_LOW_(a, e), NUMPY_LOW_(b, f), NUMPY_LOW_(c, g), NUMPY_LOW_(d, h), NUMPY_HIGH_(a, e), NUMPY_HIGH_(b, f), NUMPY_HIGH_(c, g), NUMPY_HIGH_(d, h))
#define NUMPY_SORT_8_3_(a, b, c, d, e, f, g, h) NUMPY_SORT_8_4_(NUMPY_LOW_(a, b), NUMPY_HIGH_(a, b), NUMPY_LOW_(c, d), NUMPY_HIGH_(c, d), NUMPY_LOW_(e, f), NUMPY_HIGH_(e, f), NUMPY_LOW_(g, h), NUMPY_HIGH_(g, h))
#define NUMPY_SORT_8_4_(a, b, c, d, e, f, g, h) NUMPY_SORT_8_5_(a, b, NUMPY_LOW_(c, e), NUMPY_LOW_(d, f), NUMPY_HIGH_(c, e), NUMPY_HIGH_(d, f), g, h)
#define NUMPY_SORT_8_5_(a, b, c, d, e, f, g, h) NUMPY_SORT_8_6_(a, NUMPY_LOW_(b, e), c, NUMPY_LOW_(d, g), NUMPY_HIGH_(b, e), f, NUMPY_HIGH_(d, g), h)
#define NUMPY_SORT_8_6_(a, b, c, d, e, f, g, h) NUMPY_FOLD_8_(a, NUMPY_LOW_(b, c), NUMPY_HIGH_(b, c), NUMPY_LOW_(d, e), NUMPY_HIGH_(d, e), NUMPY_LOW_(f, g), NUMPY_HIGH_(f, g), h)
#define NUMPY_FOLD_8_(a, b, c, d, e, f, g, h) NUMPY_NEXT_(NUMPY_NEXT_(NUMPY_NEXT_(NUMPY_NEXT_(NUMPY_NEXT_(NUMPY_NEXT_(NUMPY_NEXT_(a, a, b), b, c), c, d), d, e), e, f), f, g), g, h)
#define NUMPY_NEXT_(join, last, b) NUMPY_JOINED_(NUMPY_NEXT_, NUMPY_CELL_(ORDER, last, b))(join, b)
#define NUMPY_NEXT_0_(join, b) NUMPY_JOIN_(join, b)
#define NUMPY_NEXT_1_(join, b) join
/* b, unless it is a. */
#define NUMPY_UNLIKE_(a, b, otherwise) NUMPY_JOINED_(NUMPY_UNLIKE_, NUMPY_CELL_(ORDER, a, b))(b, otherwise)
#define NUMPY_UNLIKE_0_(b, otherwise) b
#define NUMPY_UNLIKE_1_(b, otherwise) otherwise
#define NUMPY_UNLIKE_2_(b, otherwise) b

/* The compiler's floats other than float and double, and their dtypes. */
#if defined(__FLT16_MANT_DIG__) && (!defined(__cplusplus) || defined(__clang__) || defined(__x86_64__) || \
    defined(__i386__) || __GNUC__ >= 13)
__extension__ typedef _Float16 numpy_float16_;
#define NUMPY_FLOAT16_ numpy_float16_: NUMPY_F16,
#else
#define NUMPY_FLOAT16_
#endif
#if defined(__ARM_FP16_FORMAT_IEEE)
__extension__ typedef __fp16 numpy_fp16_;
#define NUMPY_FP16_ numpy_fp16_: NUMPY_F16,
#else
#define NUMPY_FP16_
#endif
#if !defined(__STDC_NO_COMPLEX__) && !defined(__cplusplus) && defined(__GNUC__) && !defined(__clang__) && \
    defined(__FLT32X_MANT_DIG__) && __FLT32X_MANT_DIG__ == 53
__extension__ typedef _Float32 numpy_float32_;
__extension__ typedef _Float32 _Complex numpy_complex_float32_;
__extension__ typedef _Float64 numpy_float64_;
__extension__ typedef _Float64 _Complex numpy_complex_float64_;
__extension__ typedef _Float32x numpy_float32x_;
__extension__ typedef _Float32x _Complex numpy_complex_float32x_;
#define NUMPY_GCC_FLOATS_ \
    numpy_float32_: NUMPY_F32, numpy_complex_float32_: NUMPY_C64, numpy_float64_: NUMPY_F64, \
    numpy_complex_float64_: NUMPY_C128, numpy_float32x_: NUMPY_F64, numpy_complex_float32x_: NUMPY_C128,
#else
#define NUMPY_GCC_FLOATS_
#endif

/*
 * ---- NUMPY_DTYPE_OF(expr) ----
 *
 * C11: the dtype of a C expression, as an integer constant expression. The expression is not evaluated. C's integers have
 * the dtype of their size; float, double, their complex types, _Bool, _Float16, __bf16 and the like have the dtype of
 * their format; the structs above and the spec's own C types have their dtypes. NUMPY_NO_DTYPE for any other type, and if
 * the spec lacks the dtype. Never a weak dtype.
 */
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define NUMPY_SIGNED_(size) \
    ((size) == 1 ? NUMPY_I8 : (size) == 2 ? NUMPY_I16 : (size) == 4 ? NUMPY_I32 : (size) == 8 ? NUMPY_I64 : NUMPY_NO_DTYPE)
#define NUMPY_UNSIGNED_(size) \
    ((size) == 1 ? NUMPY_U8 : (size) == 2 ? NUMPY_U16 : (size) == 4 ? NUMPY_U32 : (size) == 8 ? NUMPY_U64 : NUMPY_NO_DTYPE)
#ifdef __STDC_NO_COMPLEX__
#define NUMPY_COMPLEX_
#else
#define NUMPY_COMPLEX_ float _Complex: NUMPY_C64, double _Complex: NUMPY_C128,
#endif
#define NUMPY_DTYPE_OF(expr) \
    ((numpy_dtype)_Generic((expr), \
    _Bool: NUMPY_B, char: CHAR_MIN < 0 ? NUMPY_I8 : NUMPY_U8, signed char: NUMPY_I8, unsigned char: NUMPY_U8, \
    short: NUMPY_SIGNED_(sizeof(short)), unsigned short: NUMPY_UNSIGNED_(sizeof(short)), \
    int: NUMPY_SIGNED_(sizeof(int)), unsigned int: NUMPY_UNSIGNED_(sizeof(int)), long: NUMPY_SIGNED_(sizeof(long)), \
    unsigned long: NUMPY_UNSIGNED_(sizeof(long)), long long: NUMPY_SIGNED_(sizeof(long long)), \
    unsigned long long: NUMPY_UNSIGNED_(sizeof(long long)), float: NUMPY_F32, double: NUMPY_F64, \
    numpy_f16: NUMPY_F16, numpy_c64: NUMPY_C64, numpy_c128: NUMPY_C128, \
    NUMPY_COMPLEX_ NUMPY_FLOAT16_ NUMPY_FP16_ NUMPY_GCC_FLOATS_ default: NUMPY_NO_DTYPE))
#endif

#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif

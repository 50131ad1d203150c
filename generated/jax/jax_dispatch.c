/*
 * jax_dispatch.c: which kernel does what, and the driver of them all.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt,checked_convert --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_kernels.h"

#include <limits.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)
#include <immintrin.h>
#if defined(_MSC_VER) && !defined(__clang__) /* What gcc and clang have built in. */
#include <math.h>
#define __attribute__(what)
#define __asm__(...)
#define __builtin_expect(value, usual) (value)
#define __builtin_inf() ((double)INFINITY)
#define __builtin_inff() INFINITY
#define __builtin_nan(text) ((double)NAN)
#define __builtin_nanf(text) NAN
#endif
#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#else
#include <cpuid.h>
#endif

/* What the CPU says of a leaf and a part of it: eax, ebx, ecx, edx. False where there is no such leaf. */
static bool ask_cpu(unsigned leaf, unsigned part, unsigned says[4]) {
#if defined(_MSC_VER) && !defined(__clang__)
    int words[4];
    __cpuid(words, (int)(leaf & 0x80000000));
    if ((unsigned)words[0] < leaf) return false;
    __cpuidex(words, (int)leaf, (int)part);
    memcpy(says, words, sizeof words);
    return true;
#else
    return __get_cpuid_count(leaf, part, &says[0], &says[1], &says[2], &says[3]) != 0;
#endif
}

/* The registers that the system saves, a bit for each sort of them. */
static unsigned saved_registers(void) {
#if defined(_MSC_VER) && !defined(__clang__)
    return (unsigned)_xgetbv(0);
#else
    unsigned low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
#endif
}
#endif

/* Whether the compiler's flags say that each CPU has better than portable C. */
#ifdef JOINERY_ASSUME_BASELINE
#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2) && defined(__AVX2__) && defined(__F16C__)
#define WITHOUT_SCALAR
#endif
#endif

/* What is rare is kept away from what is short and frequent. */
#if defined(__GNUC__)
#define OUT_OF_LINE __attribute__((noinline))
#define IN_LINE static inline __attribute__((always_inline))
#define FETCH(at) __builtin_prefetch(at)
#else
#define OUT_OF_LINE
#define IN_LINE static inline
#define FETCH(at) ((void)(at))
#endif

/* ---- The kernels, numbered ---- */

/* For each kernel, X(name, bytes an element of a, of b, of out). */
#define FOR_EACH_KERNEL(X) \
    X(add_b_b, 1, 1, 1) \
    X(add_b_u8, 1, 1, 1) \
    X(add_b_u16, 1, 2, 2) \
    X(add_b_u32, 1, 4, 4) \
    X(add_b_u64, 1, 8, 8) \
    X(add_b_bf16, 1, 2, 2) \
    X(add_b_f16, 1, 2, 2) \
    X(add_b_f32, 1, 4, 4) \
    X(add_b_f64, 1, 8, 8) \
    X(add_b_c64, 1, 8, 8) \
    X(add_b_c128, 1, 16, 16) \
    X(add_u8_u8, 1, 1, 1) \
    X(add_u8_u16, 1, 2, 2) \
    X(add_u8_u32, 1, 4, 4) \
    X(add_u8_u64, 1, 8, 8) \
    X(add_u8_i8, 1, 1, 2) \
    X(add_u8_bf16, 1, 2, 2) \
    X(add_u8_f16, 1, 2, 2) \
    X(add_u8_f32, 1, 4, 4) \
    X(add_u8_f64, 1, 8, 8) \
    X(add_u8_c64, 1, 8, 8) \
    X(add_u8_c128, 1, 16, 16) \
    X(add_u8_i_weak, 1, 8, 1) \
    X(add_u16_u16, 2, 2, 2) \
    X(add_u16_u32, 2, 4, 4) \
    X(add_u16_u64, 2, 8, 8) \
    X(add_u16_i8, 2, 1, 4) \
    X(add_u16_i16, 2, 2, 4) \
    X(add_u16_bf16, 2, 2, 2) \
    X(add_u16_f16, 2, 2, 2) \
    X(add_u16_f32, 2, 4, 4) \
    X(add_u16_f64, 2, 8, 8) \
    X(add_u16_c64, 2, 8, 8) \
    X(add_u16_c128, 2, 16, 16) \
    X(add_u16_i_weak, 2, 8, 2) \
    X(add_u32_u32, 4, 4, 4) \
    X(add_u32_u64, 4, 8, 8) \
    X(add_u32_i8, 4, 1, 8) \
    X(add_u32_i16, 4, 2, 8) \
    X(add_u32_i32, 4, 4, 8) \
    X(add_u32_bf16, 4, 2, 2) \
    X(add_u32_f16, 4, 2, 2) \
    X(add_u32_f32, 4, 4, 4) \
    X(add_u32_f64, 4, 8, 8) \
    X(add_u32_c64, 4, 8, 8) \
    X(add_u32_c128, 4, 16, 16) \
    X(add_u32_i_weak, 4, 8, 4) \
    X(add_u64_u64, 8, 8, 8) \
    X(add_u64_i8, 8, 1, 8) \
    X(add_u64_i16, 8, 2, 8) \
    X(add_u64_i32, 8, 4, 8) \
    X(add_u64_i64, 8, 8, 8) \
    X(add_u64_bf16, 8, 2, 2) \
    X(add_u64_f16, 8, 2, 2) \
    X(add_u64_f32, 8, 4, 4) \
    X(add_u64_f64, 8, 8, 8) \
    X(add_u64_c64, 8, 8, 8) \
    X(add_u64_c128, 8, 16, 16) \
    X(add_i8_i16, 1, 2, 2) \
    X(add_i8_i32, 1, 4, 4) \
    X(add_i8_i64, 1, 8, 8) \
    X(add_i8_bf16, 1, 2, 2) \
    X(add_i8_f16, 1, 2, 2) \
    X(add_i8_f32, 1, 4, 4) \
    X(add_i8_f64, 1, 8, 8) \
    X(add_i8_c64, 1, 8, 8) \
    X(add_i8_c128, 1, 16, 16) \
    X(add_i16_i32, 2, 4, 4) \
    X(add_i16_i64, 2, 8, 8) \
    X(add_i16_bf16, 2, 2, 2) \
    X(add_i16_f16, 2, 2, 2) \
    X(add_i16_f32, 2, 4, 4) \
    X(add_i16_f64, 2, 8, 8) \
    X(add_i16_c64, 2, 8, 8) \
    X(add_i16_c128, 2, 16, 16) \
    X(add_i32_i64, 4, 8, 8) \
    X(add_i32_bf16, 4, 2, 2) \
    X(add_i32_f16, 4, 2, 2) \
    X(add_i32_f32, 4, 4, 4) \
    X(add_i32_f64, 4, 8, 8) \
    X(add_i32_c64, 4, 8, 8) \
    X(add_i32_c128, 4, 16, 16) \
    X(add_i64_bf16, 8, 2, 2) \
    X(add_i64_f16, 8, 2, 2) \
    X(add_i64_f32, 8, 4, 4) \
    X(add_i64_f64, 8, 8, 8) \
    X(add_i64_c64, 8, 8, 8) \
    X(add_i64_c128, 8, 16, 16) \
    X(add_bf16_bf16, 2, 2, 2) \
    X(add_bf16_f16, 2, 2, 4) \
    X(add_bf16_f32, 2, 4, 4) \
    X(add_bf16_f64, 2, 8, 8) \
    X(add_bf16_c64, 2, 8, 8) \
    X(add_bf16_c128, 2, 16, 16) \
    X(add_bf16_f_weak, 2, 8, 2) \
    X(add_bf16_c_weak, 2, 16, 8) \
    X(add_f16_f16, 2, 2, 2) \
    X(add_f16_f32, 2, 4, 4) \
    X(add_f16_f64, 2, 8, 8) \
    X(add_f16_c64, 2, 8, 8) \
    X(add_f16_c128, 2, 16, 16) \
    X(add_f16_f_weak, 2, 8, 2) \
    X(add_f16_c_weak, 2, 16, 8) \
    X(add_f32_f32, 4, 4, 4) \
    X(add_f32_f64, 4, 8, 8) \
    X(add_f32_c64, 4, 8, 8) \
    X(add_f32_c128, 4, 16, 16) \
    X(add_f32_f_weak, 4, 8, 4) \
    X(add_f32_c_weak, 4, 16, 8) \
    X(add_f64_f64, 8, 8, 8) \
    X(add_f64_c64, 8, 8, 16) \
    X(add_f64_c128, 8, 16, 16) \
    X(add_c64_c64, 8, 8, 8) \
    X(add_c64_c128, 8, 16, 16) \
    X(add_c64_f_weak, 8, 8, 8) \
    X(add_c64_c_weak, 8, 16, 8) \
    X(add_c128_c128, 16, 16, 16) \
    X(convert_b_b, 1, 0, 1) \
    X(convert_b_u16, 1, 0, 2) \
    X(convert_b_u32, 1, 0, 4) \
    X(convert_b_u64, 1, 0, 8) \
    X(convert_b_bf16, 1, 0, 2) \
    X(convert_b_f16, 1, 0, 2) \
    X(convert_b_f32, 1, 0, 4) \
    X(convert_b_f64, 1, 0, 8) \
    X(convert_b_c64, 1, 0, 8) \
    X(convert_b_c128, 1, 0, 16) \
    X(convert_u8_u8, 1, 0, 1) \
    X(convert_u8_u16, 1, 0, 2) \
    X(convert_u8_u32, 1, 0, 4) \
    X(convert_u8_u64, 1, 0, 8) \
    X(convert_u8_bf16, 1, 0, 2) \
    X(convert_u8_f16, 1, 0, 2) \
    X(convert_u8_f32, 1, 0, 4) \
    X(convert_u8_f64, 1, 0, 8) \
    X(convert_u8_c64, 1, 0, 8) \
    X(convert_u8_c128, 1, 0, 16) \
    X(convert_u16_b, 2, 0, 1) \
    X(convert_u16_u8, 2, 0, 1) \
    X(convert_u16_u16, 2, 0, 2) \
    X(convert_u16_u32, 2, 0, 4) \
    X(convert_u16_u64, 2, 0, 8) \
    X(convert_u16_bf16, 2, 0, 2) \
    X(convert_u16_f16, 2, 0, 2) \
    X(convert_u16_f32, 2, 0, 4) \
    X(convert_u16_f64, 2, 0, 8) \
    X(convert_u16_c64, 2, 0, 8) \
    X(convert_u16_c128, 2, 0, 16) \
    X(convert_u32_b, 4, 0, 1) \
    X(convert_u32_u8, 4, 0, 1) \
    X(convert_u32_u16, 4, 0, 2) \
    X(convert_u32_u32, 4, 0, 4) \
    X(convert_u32_u64, 4, 0, 8) \
    X(convert_u32_bf16, 4, 0, 2) \
    X(convert_u32_f16, 4, 0, 2) \
    X(convert_u32_f32, 4, 0, 4) \
    X(convert_u32_f64, 4, 0, 8) \
    X(convert_u32_c64, 4, 0, 8) \
    X(convert_u32_c128, 4, 0, 16) \
    X(convert_u64_b, 8, 0, 1) \
    X(convert_u64_u8, 8, 0, 1) \
    X(convert_u64_u16, 8, 0, 2) \
    X(convert_u64_u32, 8, 0, 4) \
    X(convert_u64_u64, 8, 0, 8) \
    X(convert_u64_bf16, 8, 0, 2) \
    X(convert_u64_f16, 8, 0, 2) \
    X(convert_u64_f32, 8, 0, 4) \
    X(convert_u64_f64, 8, 0, 8) \
    X(convert_u64_c64, 8, 0, 8) \
    X(convert_u64_c128, 8, 0, 16) \
    X(convert_i8_u16, 1, 0, 2) \
    X(convert_i8_u32, 1, 0, 4) \
    X(convert_i8_u64, 1, 0, 8) \
    X(convert_i8_bf16, 1, 0, 2) \
    X(convert_i8_f16, 1, 0, 2) \
    X(convert_i8_f32, 1, 0, 4) \
    X(convert_i8_f64, 1, 0, 8) \
    X(convert_i8_c64, 1, 0, 8) \
    X(convert_i8_c128, 1, 0, 16) \
    X(convert_i16_u32, 2, 0, 4) \
    X(convert_i16_u64, 2, 0, 8) \
    X(convert_i16_bf16, 2, 0, 2) \
    X(convert_i16_f16, 2, 0, 2) \
    X(convert_i16_f32, 2, 0, 4) \
    X(convert_i16_f64, 2, 0, 8) \
    X(convert_i16_c64, 2, 0, 8) \
    X(convert_i16_c128, 2, 0, 16) \
    X(convert_i32_u64, 4, 0, 8) \
    X(convert_i32_bf16, 4, 0, 2) \
    X(convert_i32_f16, 4, 0, 2) \
    X(convert_i32_f32, 4, 0, 4) \
    X(convert_i32_f64, 4, 0, 8) \
    X(convert_i32_c64, 4, 0, 8) \
    X(convert_i32_c128, 4, 0, 16) \
    X(convert_i64_bf16, 8, 0, 2) \
    X(convert_i64_f16, 8, 0, 2) \
    X(convert_i64_f32, 8, 0, 4) \
    X(convert_i64_f64, 8, 0, 8) \
    X(convert_i64_c64, 8, 0, 8) \
    X(convert_i64_c128, 8, 0, 16) \
    X(convert_bf16_b, 2, 0, 1) \
    X(convert_bf16_u8, 2, 0, 1) \
    X(convert_bf16_u16, 2, 0, 2) \
    X(convert_bf16_u32, 2, 0, 4) \
    X(convert_bf16_u64, 2, 0, 8) \
    X(convert_bf16_i8, 2, 0, 1) \
    X(convert_bf16_i16, 2, 0, 2) \
    X(convert_bf16_i32, 2, 0, 4) \
    X(convert_bf16_i64, 2, 0, 8) \
    X(convert_bf16_f16, 2, 0, 2) \
    X(convert_bf16_f32, 2, 0, 4) \
    X(convert_bf16_f64, 2, 0, 8) \
    X(convert_bf16_c64, 2, 0, 8) \
    X(convert_bf16_c128, 2, 0, 16) \
    X(convert_f16_b, 2, 0, 1) \
    X(convert_f16_u8, 2, 0, 1) \
    X(convert_f16_u16, 2, 0, 2) \
    X(convert_f16_u32, 2, 0, 4) \
    X(convert_f16_u64, 2, 0, 8) \
    X(convert_f16_i8, 2, 0, 1) \
    X(convert_f16_i16, 2, 0, 2) \
    X(convert_f16_i32, 2, 0, 4) \
    X(convert_f16_i64, 2, 0, 8) \
    X(convert_f16_bf16, 2, 0, 2) \
    X(convert_f16_f32, 2, 0, 4) \
    X(convert_f16_f64, 2, 0, 8) \
    X(convert_f16_c64, 2, 0, 8) \
    X(convert_f16_c128, 2, 0, 16) \
    X(convert_f32_b, 4, 0, 1) \
    X(convert_f32_u8, 4, 0, 1) \
    X(convert_f32_u16, 4, 0, 2) \
    X(convert_f32_u32, 4, 0, 4) \
    X(convert_f32_u64, 4, 0, 8) \
    X(convert_f32_i8, 4, 0, 1) \
    X(convert_f32_i16, 4, 0, 2) \
    X(convert_f32_i32, 4, 0, 4) \
    X(convert_f32_i64, 4, 0, 8) \
    X(convert_f32_bf16, 4, 0, 2) \
    X(convert_f32_f16, 4, 0, 2) \
    X(convert_f32_f64, 4, 0, 8) \
    X(convert_f32_c64, 4, 0, 8) \
    X(convert_f32_c128, 4, 0, 16) \
    X(convert_f64_b, 8, 0, 1) \
    X(convert_f64_u8, 8, 0, 1) \
    X(convert_f64_u16, 8, 0, 2) \
    X(convert_f64_u32, 8, 0, 4) \
    X(convert_f64_u64, 8, 0, 8) \
    X(convert_f64_i8, 8, 0, 1) \
    X(convert_f64_i16, 8, 0, 2) \
    X(convert_f64_i32, 8, 0, 4) \
    X(convert_f64_i64, 8, 0, 8) \
    X(convert_f64_bf16, 8, 0, 2) \
    X(convert_f64_f16, 8, 0, 2) \
    X(convert_f64_f32, 8, 0, 4) \
    X(convert_f64_c64, 8, 0, 8) \
    X(convert_f64_c128, 8, 0, 16) \
    X(convert_c64_b, 8, 0, 1) \
    X(convert_c64_u8, 8, 0, 1) \
    X(convert_c64_u16, 8, 0, 2) \
    X(convert_c64_u32, 8, 0, 4) \
    X(convert_c64_u64, 8, 0, 8) \
    X(convert_c64_i8, 8, 0, 1) \
    X(convert_c64_i16, 8, 0, 2) \
    X(convert_c64_i32, 8, 0, 4) \
    X(convert_c64_i64, 8, 0, 8) \
    X(convert_c64_bf16, 8, 0, 2) \
    X(convert_c64_f16, 8, 0, 2) \
    X(convert_c64_f32, 8, 0, 4) \
    X(convert_c64_f64, 8, 0, 8) \
    X(convert_c64_c128, 8, 0, 16) \
    X(convert_c128_b, 16, 0, 1) \
    X(convert_c128_u8, 16, 0, 1) \
    X(convert_c128_u16, 16, 0, 2) \
    X(convert_c128_u32, 16, 0, 4) \
    X(convert_c128_u64, 16, 0, 8) \
    X(convert_c128_i8, 16, 0, 1) \
    X(convert_c128_i16, 16, 0, 2) \
    X(convert_c128_i32, 16, 0, 4) \
    X(convert_c128_i64, 16, 0, 8) \
    X(convert_c128_bf16, 16, 0, 2) \
    X(convert_c128_f16, 16, 0, 2) \
    X(convert_c128_f32, 16, 0, 4) \
    X(convert_c128_f64, 16, 0, 8) \
    X(convert_c128_c64, 16, 0, 8) \
    X(convert_c128_c128, 16, 0, 16) \
    X(sqrt_b, 1, 0, 4) \
    X(sqrt_u8, 1, 0, 4) \
    X(sqrt_u16, 2, 0, 4) \
    X(sqrt_u32, 4, 0, 4) \
    X(sqrt_u64, 8, 0, 8) \
    X(sqrt_i8, 1, 0, 4) \
    X(sqrt_i16, 2, 0, 4) \
    X(sqrt_i32, 4, 0, 4) \
    X(sqrt_i64, 8, 0, 8) \
    X(sqrt_bf16, 2, 0, 2) \
    X(sqrt_f16, 2, 0, 2) \
    X(sqrt_f32, 4, 0, 4) \
    X(sqrt_f64, 8, 0, 8)

#define NUMBER(name, a, b, out) name,
enum { no_kernel, FOR_EACH_KERNEL(NUMBER) KERNEL_COUNT };

#define LARGER(x, y) ((x) > (y) ? (x) : (y))
#define SIZES(name, a, b, out) {a, b, out, LARGER(LARGER(a, b), out)},
static const jax_sizes_ sizes[KERNEL_COUNT] = {{0, 0, 0, 0}, FOR_EACH_KERNEL(SIZES)};

/* For each kernel that checks what it converts, X(name). */
#define FOR_EACH_CHECKED_KERNEL(X) \
    X(convert_same_value_u8_b) \
    X(convert_same_value_u8_i8) \
    X(convert_same_value_u16_b) \
    X(convert_same_value_u16_u8) \
    X(convert_same_value_u16_i8) \
    X(convert_same_value_u16_i16) \
    X(convert_same_value_u16_bf16) \
    X(convert_same_value_u16_f16) \
    X(convert_same_value_u32_b) \
    X(convert_same_value_u32_u8) \
    X(convert_same_value_u32_u16) \
    X(convert_same_value_u32_i8) \
    X(convert_same_value_u32_i16) \
    X(convert_same_value_u32_i32) \
    X(convert_same_value_u32_bf16) \
    X(convert_same_value_u32_f16) \
    X(convert_same_value_u32_f32) \
    X(convert_same_value_u32_c64) \
    X(convert_same_value_u64_b) \
    X(convert_same_value_u64_u8) \
    X(convert_same_value_u64_u16) \
    X(convert_same_value_u64_u32) \
    X(convert_same_value_u64_i8) \
    X(convert_same_value_u64_i16) \
    X(convert_same_value_u64_i32) \
    X(convert_same_value_u64_i64) \
    X(convert_same_value_u64_bf16) \
    X(convert_same_value_u64_f16) \
    X(convert_same_value_u64_f32) \
    X(convert_same_value_u64_f64) \
    X(convert_same_value_u64_c64) \
    X(convert_same_value_u64_c128) \
    X(convert_same_value_i8_b) \
    X(convert_same_value_i8_u8) \
    X(convert_same_value_i8_u16) \
    X(convert_same_value_i8_u32) \
    X(convert_same_value_i8_u64) \
    X(convert_same_value_i16_b) \
    X(convert_same_value_i16_u8) \
    X(convert_same_value_i16_u16) \
    X(convert_same_value_i16_u32) \
    X(convert_same_value_i16_u64) \
    X(convert_same_value_i16_i8) \
    X(convert_same_value_i16_bf16) \
    X(convert_same_value_i16_f16) \
    X(convert_same_value_i32_b) \
    X(convert_same_value_i32_u8) \
    X(convert_same_value_i32_u16) \
    X(convert_same_value_i32_u32) \
    X(convert_same_value_i32_u64) \
    X(convert_same_value_i32_i8) \
    X(convert_same_value_i32_i16) \
    X(convert_same_value_i32_bf16) \
    X(convert_same_value_i32_f16) \
    X(convert_same_value_i32_f32) \
    X(convert_same_value_i32_c64) \
    X(convert_same_value_i64_b) \
    X(convert_same_value_i64_u8) \
    X(convert_same_value_i64_u16) \
    X(convert_same_value_i64_u32) \
    X(convert_same_value_i64_u64) \
    X(convert_same_value_i64_i8) \
    X(convert_same_value_i64_i16) \
    X(convert_same_value_i64_i32) \
    X(convert_same_value_i64_bf16) \
    X(convert_same_value_i64_f16) \
    X(convert_same_value_i64_f32) \
    X(convert_same_value_i64_f64) \
    X(convert_same_value_i64_c64) \
    X(convert_same_value_i64_c128) \
    X(convert_same_value_bf16_b) \
    X(convert_same_value_bf16_u8) \
    X(convert_same_value_bf16_u16) \
    X(convert_same_value_bf16_u32) \
    X(convert_same_value_bf16_u64) \
    X(convert_same_value_bf16_i8) \
    X(convert_same_value_bf16_i16) \
    X(convert_same_value_bf16_i32) \
    X(convert_same_value_bf16_i64) \
    X(convert_same_value_bf16_f16) \
    X(convert_same_value_f16_b) \
    X(convert_same_value_f16_u8) \
    X(convert_same_value_f16_u16) \
    X(convert_same_value_f16_u32) \
    X(convert_same_value_f16_u64) \
    X(convert_same_value_f16_i8) \
    X(convert_same_value_f16_i16) \
    X(convert_same_value_f16_i32) \
    X(convert_same_value_f16_i64) \
    X(convert_same_value_f16_bf16) \
    X(convert_same_value_f32_b) \
    X(convert_same_value_f32_u8) \
    X(convert_same_value_f32_u16) \
    X(convert_same_value_f32_u32) \
    X(convert_same_value_f32_u64) \
    X(convert_same_value_f32_i8) \
    X(convert_same_value_f32_i16) \
    X(convert_same_value_f32_i32) \
    X(convert_same_value_f32_i64) \
    X(convert_same_value_f32_bf16) \
    X(convert_same_value_f32_f16) \
    X(convert_same_value_f64_b) \
    X(convert_same_value_f64_u8) \
    X(convert_same_value_f64_u16) \
    X(convert_same_value_f64_u32) \
    X(convert_same_value_f64_u64) \
    X(convert_same_value_f64_i8) \
    X(convert_same_value_f64_i16) \
    X(convert_same_value_f64_i32) \
    X(convert_same_value_f64_i64) \
    X(convert_same_value_f64_bf16) \
    X(convert_same_value_f64_f16) \
    X(convert_same_value_f64_f32) \
    X(convert_same_value_f64_c64) \
    X(convert_same_value_c64_b) \
    X(convert_same_value_c64_u8) \
    X(convert_same_value_c64_u16) \
    X(convert_same_value_c64_u32) \
    X(convert_same_value_c64_u64) \
    X(convert_same_value_c64_i8) \
    X(convert_same_value_c64_i16) \
    X(convert_same_value_c64_i32) \
    X(convert_same_value_c64_i64) \
    X(convert_same_value_c64_bf16) \
    X(convert_same_value_c64_f16) \
    X(convert_same_value_c64_f32) \
    X(convert_same_value_c64_f64) \
    X(convert_same_value_c128_b) \
    X(convert_same_value_c128_u8) \
    X(convert_same_value_c128_u16) \
    X(convert_same_value_c128_u32) \
    X(convert_same_value_c128_u64) \
    X(convert_same_value_c128_i8) \
    X(convert_same_value_c128_i16) \
    X(convert_same_value_c128_i32) \
    X(convert_same_value_c128_i64) \
    X(convert_same_value_c128_bf16) \
    X(convert_same_value_c128_f16) \
    X(convert_same_value_c128_f32) \
    X(convert_same_value_c128_f64) \
    X(convert_same_value_c128_c64) \
    X(convert_in_range_u16_f16) \
    X(convert_in_range_u32_f16) \
    X(convert_in_range_u64_f16) \
    X(convert_in_range_i32_f16) \
    X(convert_in_range_i64_f16) \
    X(convert_in_range_bf16_b) \
    X(convert_in_range_bf16_u8) \
    X(convert_in_range_bf16_u16) \
    X(convert_in_range_bf16_u32) \
    X(convert_in_range_bf16_u64) \
    X(convert_in_range_bf16_i8) \
    X(convert_in_range_bf16_i16) \
    X(convert_in_range_bf16_i32) \
    X(convert_in_range_bf16_i64) \
    X(convert_in_range_bf16_f16) \
    X(convert_in_range_f16_b) \
    X(convert_in_range_f16_u8) \
    X(convert_in_range_f16_u16) \
    X(convert_in_range_f16_u32) \
    X(convert_in_range_f16_u64) \
    X(convert_in_range_f16_i8) \
    X(convert_in_range_f16_i16) \
    X(convert_in_range_f16_i32) \
    X(convert_in_range_f16_i64) \
    X(convert_in_range_f32_b) \
    X(convert_in_range_f32_u8) \
    X(convert_in_range_f32_u16) \
    X(convert_in_range_f32_u32) \
    X(convert_in_range_f32_u64) \
    X(convert_in_range_f32_i8) \
    X(convert_in_range_f32_i16) \
    X(convert_in_range_f32_i32) \
    X(convert_in_range_f32_i64) \
    X(convert_in_range_f32_bf16) \
    X(convert_in_range_f32_f16) \
    X(convert_in_range_f64_b) \
    X(convert_in_range_f64_u8) \
    X(convert_in_range_f64_u16) \
    X(convert_in_range_f64_u32) \
    X(convert_in_range_f64_u64) \
    X(convert_in_range_f64_i8) \
    X(convert_in_range_f64_i16) \
    X(convert_in_range_f64_i32) \
    X(convert_in_range_f64_i64) \
    X(convert_in_range_f64_bf16) \
    X(convert_in_range_f64_f16) \
    X(convert_in_range_f64_f32) \
    X(convert_in_range_f64_c64) \
    X(convert_in_range_c64_b) \
    X(convert_in_range_c64_u8) \
    X(convert_in_range_c64_u16) \
    X(convert_in_range_c64_u32) \
    X(convert_in_range_c64_u64) \
    X(convert_in_range_c64_i8) \
    X(convert_in_range_c64_i16) \
    X(convert_in_range_c64_i32) \
    X(convert_in_range_c64_i64) \
    X(convert_in_range_c64_bf16) \
    X(convert_in_range_c64_f16) \
    X(convert_in_range_c128_b) \
    X(convert_in_range_c128_u8) \
    X(convert_in_range_c128_u16) \
    X(convert_in_range_c128_u32) \
    X(convert_in_range_c128_u64) \
    X(convert_in_range_c128_i8) \
    X(convert_in_range_c128_i16) \
    X(convert_in_range_c128_i32) \
    X(convert_in_range_c128_i64) \
    X(convert_in_range_c128_bf16) \
    X(convert_in_range_c128_f16) \
    X(convert_in_range_c128_f32) \
    X(convert_in_range_c128_c64)

#define CHECKED_KERNEL_NUMBER(name) name,
enum { no_checked_kernel, FOR_EACH_CHECKED_KERNEL(CHECKED_KERNEL_NUMBER) CHECKED_KERNEL_COUNT };

/* Kernels: portable C. */
#if !defined(WITHOUT_SCALAR)
#define KERNEL_SCALAR(name, a, b, out) jax_##name##_scalar,
static jax_kernel *const kernels_scalar[KERNEL_COUNT] = {NULL, FOR_EACH_KERNEL(KERNEL_SCALAR)};

#define CHECKED_KERNEL_SCALAR(name) jax_##name##_scalar,
static jax_checked_kernel *const checked_kernels_scalar[CHECKED_KERNEL_COUNT] = {NULL, FOR_EACH_CHECKED_KERNEL(CHECKED_KERNEL_SCALAR)};
#endif

/* Whether the CPU has it. */
static bool runs_scalar(void) {
    return true;
}

/* Kernels: AVX2 (x86-64). */
#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)
#define KERNEL_AVX2(name, a, b, out) jax_##name##_avx2,
static jax_kernel *const kernels_avx2[KERNEL_COUNT] = {NULL, FOR_EACH_KERNEL(KERNEL_AVX2)};

#define CHECKED_KERNEL_AVX2(name) jax_##name##_avx2,
static jax_checked_kernel *const checked_kernels_avx2[CHECKED_KERNEL_COUNT] = {NULL, FOR_EACH_CHECKED_KERNEL(CHECKED_KERNEL_AVX2)};

/* Whether the CPU has it. */
static bool runs_avx2(void) {
    if (!runs_scalar()) return false;
    unsigned says[4];
    if (!ask_cpu(1, 0, says)) return false;
    const unsigned osxsave = 1u << 27, avx = 1u << 28, f16c = 1u << 29, avx2 = 1u << 5;
    if ((says[2] & (osxsave | avx | f16c)) != (osxsave | avx | f16c)) return false;
    if ((saved_registers() & 6) != 6) return false; /* The system saves the registers. */
    return ask_cpu(7, 0, says) && (says[1] & avx2) != 0;
}
#endif

/* ---- What serves which dtypes ---- */

/*
 * A cell of the tables below says that there is no kernel, where the operation has a result (NO_KERNEL) or none (NO_RESULT),
 * or which kernel there is, by its number, and whether it takes the operands exchanged.
 */
typedef uint16_t cell;
typedef unsigned found; /* What a cell says. */
#define NO_KERNEL 0u
#define NO_RESULT 1u
#define FIRST_FOUND 2u /* What is less is no kernel. */
#define AS_IS(kernel) (2u * kernel)
#define SWAPPED(kernel) (2u * kernel + 1u)

static const cell cells_of_add[JAX_DTYPE_LIMIT][JAX_DTYPE_LIMIT] = {
    {AS_IS(add_b_b), AS_IS(add_b_u8), AS_IS(add_b_u16), AS_IS(add_b_u32), AS_IS(add_b_u64), AS_IS(add_b_u8),
     AS_IS(add_b_u16), AS_IS(add_b_u32), AS_IS(add_b_u64), AS_IS(add_b_bf16), AS_IS(add_b_f16), AS_IS(add_b_f32),
     AS_IS(add_b_f64), AS_IS(add_b_c64), AS_IS(add_b_c128), AS_IS(add_b_u64), AS_IS(add_b_f64), AS_IS(add_b_c128)}, /* b */
    {SWAPPED(add_b_u8), AS_IS(add_u8_u8), AS_IS(add_u8_u16), AS_IS(add_u8_u32), AS_IS(add_u8_u64), AS_IS(add_u8_i8),
     AS_IS(add_u8_u16), AS_IS(add_u8_u32), AS_IS(add_u8_u64), AS_IS(add_u8_bf16), AS_IS(add_u8_f16),
     AS_IS(add_u8_f32), AS_IS(add_u8_f64), AS_IS(add_u8_c64), AS_IS(add_u8_c128), AS_IS(add_u8_i_weak),
     AS_IS(add_u8_f64), AS_IS(add_u8_c128)}, /* u8 */
    {SWAPPED(add_b_u16), SWAPPED(add_u8_u16), AS_IS(add_u16_u16), AS_IS(add_u16_u32), AS_IS(add_u16_u64),
     AS_IS(add_u16_i8), AS_IS(add_u16_i16), AS_IS(add_u16_u32), AS_IS(add_u16_u64), AS_IS(add_u16_bf16),
     AS_IS(add_u16_f16), AS_IS(add_u16_f32), AS_IS(add_u16_f64), AS_IS(add_u16_c64), AS_IS(add_u16_c128),
     AS_IS(add_u16_i_weak), AS_IS(add_u16_f64), AS_IS(add_u16_c128)}, /* u16 */
    {SWAPPED(add_b_u32), SWAPPED(add_u8_u32), SWAPPED(add_u16_u32), AS_IS(add_u32_u32), AS_IS(add_u32_u64),
     AS_IS(add_u32_i8), AS_IS(add_u32_i16), AS_IS(add_u32_i32), AS_IS(add_u32_u64), AS_IS(add_u32_bf16),
     AS_IS(add_u32_f16), AS_IS(add_u32_f32), AS_IS(add_u32_f64), AS_IS(add_u32_c64), AS_IS(add_u32_c128),
     AS_IS(add_u32_i_weak), AS_IS(add_u32_f64), AS_IS(add_u32_c128)}, /* u32 */
    {SWAPPED(add_b_u64), SWAPPED(add_u8_u64), SWAPPED(add_u16_u64), SWAPPED(add_u32_u64), AS_IS(add_u64_u64),
     AS_IS(add_u64_i8), AS_IS(add_u64_i16), AS_IS(add_u64_i32), AS_IS(add_u64_i64), AS_IS(add_u64_bf16),
     AS_IS(add_u64_f16), AS_IS(add_u64_f32), AS_IS(add_u64_f64), AS_IS(add_u64_c64), AS_IS(add_u64_c128),
     AS_IS(add_u64_u64), AS_IS(add_u64_f64), AS_IS(add_u64_c128)}, /* u64 */
    {SWAPPED(add_b_u8), SWAPPED(add_u8_i8), SWAPPED(add_u16_i8), SWAPPED(add_u32_i8), SWAPPED(add_u64_i8),
     AS_IS(add_u8_u8), AS_IS(add_i8_i16), AS_IS(add_i8_i32), AS_IS(add_i8_i64), AS_IS(add_i8_bf16),
     AS_IS(add_i8_f16), AS_IS(add_i8_f32), AS_IS(add_i8_f64), AS_IS(add_i8_c64), AS_IS(add_i8_c128),
     AS_IS(add_u8_i_weak), AS_IS(add_i8_f64), AS_IS(add_i8_c128)}, /* i8 */
    {SWAPPED(add_b_u16), SWAPPED(add_u8_u16), SWAPPED(add_u16_i16), SWAPPED(add_u32_i16), SWAPPED(add_u64_i16),
     SWAPPED(add_i8_i16), AS_IS(add_u16_u16), AS_IS(add_i16_i32), AS_IS(add_i16_i64), AS_IS(add_i16_bf16),
     AS_IS(add_i16_f16), AS_IS(add_i16_f32), AS_IS(add_i16_f64), AS_IS(add_i16_c64), AS_IS(add_i16_c128),
     AS_IS(add_u16_i_weak), AS_IS(add_i16_f64), AS_IS(add_i16_c128)}, /* i16 */
    {SWAPPED(add_b_u32), SWAPPED(add_u8_u32), SWAPPED(add_u16_u32), SWAPPED(add_u32_i32), SWAPPED(add_u64_i32),
     SWAPPED(add_i8_i32), SWAPPED(add_i16_i32), AS_IS(add_u32_u32), AS_IS(add_i32_i64), AS_IS(add_i32_bf16),
     AS_IS(add_i32_f16), AS_IS(add_i32_f32), AS_IS(add_i32_f64), AS_IS(add_i32_c64), AS_IS(add_i32_c128),
     AS_IS(add_u32_i_weak), AS_IS(add_i32_f64), AS_IS(add_i32_c128)}, /* i32 */
    {SWAPPED(add_b_u64), SWAPPED(add_u8_u64), SWAPPED(add_u16_u64), SWAPPED(add_u32_u64), SWAPPED(add_u64_i64),
     SWAPPED(add_i8_i64), SWAPPED(add_i16_i64), SWAPPED(add_i32_i64), AS_IS(add_u64_u64), AS_IS(add_i64_bf16),
     AS_IS(add_i64_f16), AS_IS(add_i64_f32), AS_IS(add_i64_f64), AS_IS(add_i64_c64), AS_IS(add_i64_c128),
     AS_IS(add_u64_u64), AS_IS(add_i64_f64), AS_IS(add_i64_c128)}, /* i64 */
    {SWAPPED(add_b_bf16), SWAPPED(add_u8_bf16), SWAPPED(add_u16_bf16), SWAPPED(add_u32_bf16), SWAPPED(add_u64_bf16),
     SWAPPED(add_i8_bf16), SWAPPED(add_i16_bf16), SWAPPED(add_i32_bf16), SWAPPED(add_i64_bf16), AS_IS(add_bf16_bf16),
     AS_IS(add_bf16_f16), AS_IS(add_bf16_f32), AS_IS(add_bf16_f64), AS_IS(add_bf16_c64), AS_IS(add_bf16_c128),
     SWAPPED(add_i64_bf16), AS_IS(add_bf16_f_weak), AS_IS(add_bf16_c_weak)}, /* bf16 */
    {SWAPPED(add_b_f16), SWAPPED(add_u8_f16), SWAPPED(add_u16_f16), SWAPPED(add_u32_f16), SWAPPED(add_u64_f16),
     SWAPPED(add_i8_f16), SWAPPED(add_i16_f16), SWAPPED(add_i32_f16), SWAPPED(add_i64_f16), SWAPPED(add_bf16_f16),
     AS_IS(add_f16_f16), AS_IS(add_f16_f32), AS_IS(add_f16_f64), AS_IS(add_f16_c64), AS_IS(add_f16_c128),
     SWAPPED(add_i64_f16), AS_IS(add_f16_f_weak), AS_IS(add_f16_c_weak)}, /* f16 */
    {SWAPPED(add_b_f32), SWAPPED(add_u8_f32), SWAPPED(add_u16_f32), SWAPPED(add_u32_f32), SWAPPED(add_u64_f32),
     SWAPPED(add_i8_f32), SWAPPED(add_i16_f32), SWAPPED(add_i32_f32), SWAPPED(add_i64_f32), SWAPPED(add_bf16_f32),
     SWAPPED(add_f16_f32), AS_IS(add_f32_f32), AS_IS(add_f32_f64), AS_IS(add_f32_c64), AS_IS(add_f32_c128),
     SWAPPED(add_i64_f32), AS_IS(add_f32_f_weak), AS_IS(add_f32_c_weak)}, /* f32 */
    {SWAPPED(add_b_f64), SWAPPED(add_u8_f64), SWAPPED(add_u16_f64), SWAPPED(add_u32_f64), SWAPPED(add_u64_f64),
     SWAPPED(add_i8_f64), SWAPPED(add_i16_f64), SWAPPED(add_i32_f64), SWAPPED(add_i64_f64), SWAPPED(add_bf16_f64),
     SWAPPED(add_f16_f64), SWAPPED(add_f32_f64), AS_IS(add_f64_f64), AS_IS(add_f64_c64), AS_IS(add_f64_c128),
     SWAPPED(add_i64_f64), AS_IS(add_f64_f64), AS_IS(add_f64_c128)}, /* f64 */
    {SWAPPED(add_b_c64), SWAPPED(add_u8_c64), SWAPPED(add_u16_c64), SWAPPED(add_u32_c64), SWAPPED(add_u64_c64),
     SWAPPED(add_i8_c64), SWAPPED(add_i16_c64), SWAPPED(add_i32_c64), SWAPPED(add_i64_c64), SWAPPED(add_bf16_c64),
     SWAPPED(add_f16_c64), SWAPPED(add_f32_c64), SWAPPED(add_f64_c64), AS_IS(add_c64_c64), AS_IS(add_c64_c128),
     SWAPPED(add_i64_c64), AS_IS(add_c64_f_weak), AS_IS(add_c64_c_weak)}, /* c64 */
    {SWAPPED(add_b_c128), SWAPPED(add_u8_c128), SWAPPED(add_u16_c128), SWAPPED(add_u32_c128), SWAPPED(add_u64_c128),
     SWAPPED(add_i8_c128), SWAPPED(add_i16_c128), SWAPPED(add_i32_c128), SWAPPED(add_i64_c128),
     SWAPPED(add_bf16_c128), SWAPPED(add_f16_c128), SWAPPED(add_f32_c128), SWAPPED(add_f64_c128),
     SWAPPED(add_c64_c128), AS_IS(add_c128_c128), SWAPPED(add_i64_c128), SWAPPED(add_f64_c128), AS_IS(add_c128_c128)}, /* c128 */
    {SWAPPED(add_b_u64), SWAPPED(add_u8_i_weak), SWAPPED(add_u16_i_weak), SWAPPED(add_u32_i_weak),
     AS_IS(add_u64_u64), SWAPPED(add_u8_i_weak), SWAPPED(add_u16_i_weak), SWAPPED(add_u32_i_weak),
     AS_IS(add_u64_u64), AS_IS(add_i64_bf16), AS_IS(add_i64_f16), AS_IS(add_i64_f32), AS_IS(add_i64_f64),
     AS_IS(add_i64_c64), AS_IS(add_i64_c128), AS_IS(add_u64_u64), AS_IS(add_i64_f64), AS_IS(add_i64_c128)}, /* i_weak */
    {SWAPPED(add_b_f64), SWAPPED(add_u8_f64), SWAPPED(add_u16_f64), SWAPPED(add_u32_f64), SWAPPED(add_u64_f64),
     SWAPPED(add_i8_f64), SWAPPED(add_i16_f64), SWAPPED(add_i32_f64), SWAPPED(add_i64_f64), SWAPPED(add_bf16_f_weak),
     SWAPPED(add_f16_f_weak), SWAPPED(add_f32_f_weak), AS_IS(add_f64_f64), SWAPPED(add_c64_f_weak),
     AS_IS(add_f64_c128), SWAPPED(add_i64_f64), AS_IS(add_f64_f64), AS_IS(add_f64_c128)}, /* f_weak */
    {SWAPPED(add_b_c128), SWAPPED(add_u8_c128), SWAPPED(add_u16_c128), SWAPPED(add_u32_c128), SWAPPED(add_u64_c128),
     SWAPPED(add_i8_c128), SWAPPED(add_i16_c128), SWAPPED(add_i32_c128), SWAPPED(add_i64_c128),
     SWAPPED(add_bf16_c_weak), SWAPPED(add_f16_c_weak), SWAPPED(add_f32_c_weak), SWAPPED(add_f64_c128),
     SWAPPED(add_c64_c_weak), AS_IS(add_c128_c128), SWAPPED(add_i64_c128), SWAPPED(add_f64_c128),
     AS_IS(add_c128_c128)} /* c_weak */
};

static const cell cells_of_convert[JAX_DTYPE_LIMIT][JAX_DTYPE_LIMIT] = {
    {AS_IS(convert_b_b), AS_IS(convert_b_b), AS_IS(convert_b_u16), AS_IS(convert_b_u32), AS_IS(convert_b_u64),
     AS_IS(convert_b_b), AS_IS(convert_b_u16), AS_IS(convert_b_u32), AS_IS(convert_b_u64), AS_IS(convert_b_bf16),
     AS_IS(convert_b_f16), AS_IS(convert_b_f32), AS_IS(convert_b_f64), AS_IS(convert_b_c64), AS_IS(convert_b_c128),
     AS_IS(convert_b_u64), AS_IS(convert_b_f64), AS_IS(convert_b_c128)}, /* b */
    {AS_IS(convert_b_b), AS_IS(convert_u8_u8), AS_IS(convert_u8_u16), AS_IS(convert_u8_u32), AS_IS(convert_u8_u64),
     AS_IS(convert_u8_u8), AS_IS(convert_u8_u16), AS_IS(convert_u8_u32), AS_IS(convert_u8_u64),
     AS_IS(convert_u8_bf16), AS_IS(convert_u8_f16), AS_IS(convert_u8_f32), AS_IS(convert_u8_f64),
     AS_IS(convert_u8_c64), AS_IS(convert_u8_c128), AS_IS(convert_u8_u64), AS_IS(convert_u8_f64),
     AS_IS(convert_u8_c128)}, /* u8 */
    {AS_IS(convert_u16_b), AS_IS(convert_u16_u8), AS_IS(convert_u16_u16), AS_IS(convert_u16_u32),
     AS_IS(convert_u16_u64), AS_IS(convert_u16_u8), AS_IS(convert_u16_u16), AS_IS(convert_u16_u32),
     AS_IS(convert_u16_u64), AS_IS(convert_u16_bf16), AS_IS(convert_u16_f16), AS_IS(convert_u16_f32),
     AS_IS(convert_u16_f64), AS_IS(convert_u16_c64), AS_IS(convert_u16_c128), AS_IS(convert_u16_u64),
     AS_IS(convert_u16_f64), AS_IS(convert_u16_c128)}, /* u16 */
    {AS_IS(convert_u32_b), AS_IS(convert_u32_u8), AS_IS(convert_u32_u16), AS_IS(convert_u32_u32),
     AS_IS(convert_u32_u64), AS_IS(convert_u32_u8), AS_IS(convert_u32_u16), AS_IS(convert_u32_u32),
     AS_IS(convert_u32_u64), AS_IS(convert_u32_bf16), AS_IS(convert_u32_f16), AS_IS(convert_u32_f32),
     AS_IS(convert_u32_f64), AS_IS(convert_u32_c64), AS_IS(convert_u32_c128), AS_IS(convert_u32_u64),
     AS_IS(convert_u32_f64), AS_IS(convert_u32_c128)}, /* u32 */
    {AS_IS(convert_u64_b), AS_IS(convert_u64_u8), AS_IS(convert_u64_u16), AS_IS(convert_u64_u32),
     AS_IS(convert_u64_u64), AS_IS(convert_u64_u8), AS_IS(convert_u64_u16), AS_IS(convert_u64_u32),
     AS_IS(convert_u64_u64), AS_IS(convert_u64_bf16), AS_IS(convert_u64_f16), AS_IS(convert_u64_f32),
     AS_IS(convert_u64_f64), AS_IS(convert_u64_c64), AS_IS(convert_u64_c128), AS_IS(convert_u64_u64),
     AS_IS(convert_u64_f64), AS_IS(convert_u64_c128)}, /* u64 */
    {AS_IS(convert_b_b), AS_IS(convert_u8_u8), AS_IS(convert_i8_u16), AS_IS(convert_i8_u32), AS_IS(convert_i8_u64),
     AS_IS(convert_u8_u8), AS_IS(convert_i8_u16), AS_IS(convert_i8_u32), AS_IS(convert_i8_u64),
     AS_IS(convert_i8_bf16), AS_IS(convert_i8_f16), AS_IS(convert_i8_f32), AS_IS(convert_i8_f64),
     AS_IS(convert_i8_c64), AS_IS(convert_i8_c128), AS_IS(convert_i8_u64), AS_IS(convert_i8_f64),
     AS_IS(convert_i8_c128)}, /* i8 */
    {AS_IS(convert_u16_b), AS_IS(convert_u16_u8), AS_IS(convert_u16_u16), AS_IS(convert_i16_u32),
     AS_IS(convert_i16_u64), AS_IS(convert_u16_u8), AS_IS(convert_u16_u16), AS_IS(convert_i16_u32),
     AS_IS(convert_i16_u64), AS_IS(convert_i16_bf16), AS_IS(convert_i16_f16), AS_IS(convert_i16_f32),
     AS_IS(convert_i16_f64), AS_IS(convert_i16_c64), AS_IS(convert_i16_c128), AS_IS(convert_i16_u64),
     AS_IS(convert_i16_f64), AS_IS(convert_i16_c128)}, /* i16 */
    {AS_IS(convert_u32_b), AS_IS(convert_u32_u8), AS_IS(convert_u32_u16), AS_IS(convert_u32_u32),
     AS_IS(convert_i32_u64), AS_IS(convert_u32_u8), AS_IS(convert_u32_u16), AS_IS(convert_u32_u32),
     AS_IS(convert_i32_u64), AS_IS(convert_i32_bf16), AS_IS(convert_i32_f16), AS_IS(convert_i32_f32),
     AS_IS(convert_i32_f64), AS_IS(convert_i32_c64), AS_IS(convert_i32_c128), AS_IS(convert_i32_u64),
     AS_IS(convert_i32_f64), AS_IS(convert_i32_c128)}, /* i32 */
    {AS_IS(convert_u64_b), AS_IS(convert_u64_u8), AS_IS(convert_u64_u16), AS_IS(convert_u64_u32),
     AS_IS(convert_u64_u64), AS_IS(convert_u64_u8), AS_IS(convert_u64_u16), AS_IS(convert_u64_u32),
     AS_IS(convert_u64_u64), AS_IS(convert_i64_bf16), AS_IS(convert_i64_f16), AS_IS(convert_i64_f32),
     AS_IS(convert_i64_f64), AS_IS(convert_i64_c64), AS_IS(convert_i64_c128), AS_IS(convert_u64_u64),
     AS_IS(convert_i64_f64), AS_IS(convert_i64_c128)}, /* i64 */
    {AS_IS(convert_bf16_b), AS_IS(convert_bf16_u8), AS_IS(convert_bf16_u16), AS_IS(convert_bf16_u32),
     AS_IS(convert_bf16_u64), AS_IS(convert_bf16_i8), AS_IS(convert_bf16_i16), AS_IS(convert_bf16_i32),
     AS_IS(convert_bf16_i64), AS_IS(convert_u16_u16), AS_IS(convert_bf16_f16), AS_IS(convert_bf16_f32),
     AS_IS(convert_bf16_f64), AS_IS(convert_bf16_c64), AS_IS(convert_bf16_c128), AS_IS(convert_bf16_i64),
     AS_IS(convert_bf16_f64), AS_IS(convert_bf16_c128)}, /* bf16 */
    {AS_IS(convert_f16_b), AS_IS(convert_f16_u8), AS_IS(convert_f16_u16), AS_IS(convert_f16_u32),
     AS_IS(convert_f16_u64), AS_IS(convert_f16_i8), AS_IS(convert_f16_i16), AS_IS(convert_f16_i32),
     AS_IS(convert_f16_i64), AS_IS(convert_f16_bf16), AS_IS(convert_u16_u16), AS_IS(convert_f16_f32),
     AS_IS(convert_f16_f64), AS_IS(convert_f16_c64), AS_IS(convert_f16_c128), AS_IS(convert_f16_i64),
     AS_IS(convert_f16_f64), AS_IS(convert_f16_c128)}, /* f16 */
    {AS_IS(convert_f32_b), AS_IS(convert_f32_u8), AS_IS(convert_f32_u16), AS_IS(convert_f32_u32),
     AS_IS(convert_f32_u64), AS_IS(convert_f32_i8), AS_IS(convert_f32_i16), AS_IS(convert_f32_i32),
     AS_IS(convert_f32_i64), AS_IS(convert_f32_bf16), AS_IS(convert_f32_f16), AS_IS(convert_u32_u32),
     AS_IS(convert_f32_f64), AS_IS(convert_f32_c64), AS_IS(convert_f32_c128), AS_IS(convert_f32_i64),
     AS_IS(convert_f32_f64), AS_IS(convert_f32_c128)}, /* f32 */
    {AS_IS(convert_f64_b), AS_IS(convert_f64_u8), AS_IS(convert_f64_u16), AS_IS(convert_f64_u32),
     AS_IS(convert_f64_u64), AS_IS(convert_f64_i8), AS_IS(convert_f64_i16), AS_IS(convert_f64_i32),
     AS_IS(convert_f64_i64), AS_IS(convert_f64_bf16), AS_IS(convert_f64_f16), AS_IS(convert_f64_f32),
     AS_IS(convert_u64_u64), AS_IS(convert_f64_c64), AS_IS(convert_f64_c128), AS_IS(convert_f64_i64),
     AS_IS(convert_u64_u64), AS_IS(convert_f64_c128)}, /* f64 */
    {AS_IS(convert_c64_b), AS_IS(convert_c64_u8), AS_IS(convert_c64_u16), AS_IS(convert_c64_u32),
     AS_IS(convert_c64_u64), AS_IS(convert_c64_i8), AS_IS(convert_c64_i16), AS_IS(convert_c64_i32),
     AS_IS(convert_c64_i64), AS_IS(convert_c64_bf16), AS_IS(convert_c64_f16), AS_IS(convert_c64_f32),
     AS_IS(convert_c64_f64), AS_IS(convert_u64_u64), AS_IS(convert_c64_c128), AS_IS(convert_c64_i64),
     AS_IS(convert_c64_f64), AS_IS(convert_c64_c128)}, /* c64 */
    {AS_IS(convert_c128_b), AS_IS(convert_c128_u8), AS_IS(convert_c128_u16), AS_IS(convert_c128_u32),
     AS_IS(convert_c128_u64), AS_IS(convert_c128_i8), AS_IS(convert_c128_i16), AS_IS(convert_c128_i32),
     AS_IS(convert_c128_i64), AS_IS(convert_c128_bf16), AS_IS(convert_c128_f16), AS_IS(convert_c128_f32),
     AS_IS(convert_c128_f64), AS_IS(convert_c128_c64), AS_IS(convert_c128_c128), AS_IS(convert_c128_i64),
     AS_IS(convert_c128_f64), AS_IS(convert_c128_c128)}, /* c128 */
    {AS_IS(convert_u64_b), AS_IS(convert_u64_u8), AS_IS(convert_u64_u16), AS_IS(convert_u64_u32),
     AS_IS(convert_u64_u64), AS_IS(convert_u64_u8), AS_IS(convert_u64_u16), AS_IS(convert_u64_u32),
     AS_IS(convert_u64_u64), AS_IS(convert_i64_bf16), AS_IS(convert_i64_f16), AS_IS(convert_i64_f32),
     AS_IS(convert_i64_f64), AS_IS(convert_i64_c64), AS_IS(convert_i64_c128), AS_IS(convert_u64_u64),
     AS_IS(convert_i64_f64), AS_IS(convert_i64_c128)}, /* i_weak */
    {AS_IS(convert_f64_b), AS_IS(convert_f64_u8), AS_IS(convert_f64_u16), AS_IS(convert_f64_u32),
     AS_IS(convert_f64_u64), AS_IS(convert_f64_i8), AS_IS(convert_f64_i16), AS_IS(convert_f64_i32),
     AS_IS(convert_f64_i64), AS_IS(convert_f64_bf16), AS_IS(convert_f64_f16), AS_IS(convert_f64_f32),
     AS_IS(convert_u64_u64), AS_IS(convert_f64_c64), AS_IS(convert_f64_c128), AS_IS(convert_f64_i64),
     AS_IS(convert_u64_u64), AS_IS(convert_f64_c128)}, /* f_weak */
    {AS_IS(convert_c128_b), AS_IS(convert_c128_u8), AS_IS(convert_c128_u16), AS_IS(convert_c128_u32),
     AS_IS(convert_c128_u64), AS_IS(convert_c128_i8), AS_IS(convert_c128_i16), AS_IS(convert_c128_i32),
     AS_IS(convert_c128_i64), AS_IS(convert_c128_bf16), AS_IS(convert_c128_f16), AS_IS(convert_c128_f32),
     AS_IS(convert_c128_f64), AS_IS(convert_c128_c64), AS_IS(convert_c128_c128), AS_IS(convert_c128_i64),
     AS_IS(convert_c128_f64), AS_IS(convert_c128_c128)} /* c_weak */
};

static inline found find_conversion(jax_dtype from, jax_dtype to) {
    return cells_of_convert[from][to];
}

static const cell cells_of_sqrt[JAX_DTYPE_LIMIT] = {
    AS_IS(sqrt_b), AS_IS(sqrt_u8), AS_IS(sqrt_u16), AS_IS(sqrt_u32), AS_IS(sqrt_u64), AS_IS(sqrt_i8),
    AS_IS(sqrt_i16), AS_IS(sqrt_i32), AS_IS(sqrt_i64), AS_IS(sqrt_bf16), AS_IS(sqrt_f16), AS_IS(sqrt_f32),
    AS_IS(sqrt_f64), NO_KERNEL, NO_KERNEL, AS_IS(sqrt_i64), AS_IS(sqrt_f64), NO_KERNEL
};

/*
 * ---- Blocks ----
 *
 * The driver makes blocks of whatever is irregular about operands, by element size, and applies kernels to them.
 */

enum { BLOCK = JAX_BLOCK, HALF = BLOCK / 2, BUFFER = BLOCK * 16 };
enum { LINE = 64 }; /* Bytes of a cache line. */

/*
 * What goes through a buffer that stays in the nearest cache goes there so many bytes at a time: STAGE_BYTES what is
 * converted for a kernel, STREAM_BYTES results on their way to memory.
 */
enum { STAGE_BYTES = 16 * 128, STREAM_BYTES = 2 * STAGE_BYTES };

/* How many elements of so many bytes are in the first of these: whole blocks. */
static inline size_t elements_at_a_time(size_t size) {
    return STAGE_BYTES / (BLOCK * size) * BLOCK;
}

/* ---- Arrays shorter than a block ---- */

/* Fills `bytes`, a multiple of 16 and of chunk, with copies of the chunk. */
static inline void broadcast(char *to, size_t bytes, const char *from, size_t chunk) {
    uint64_t word;
    switch (chunk) {
    case 1: {
        uint8_t one;
        memcpy(&one, from, sizeof one);
        word = one * (UINT64_MAX / UINT8_MAX);
        break;
    }
    case 2: {
        uint16_t one;
        memcpy(&one, from, sizeof one);
        word = one * (UINT64_MAX / UINT16_MAX);
        break;
    }
    case 4: {
        uint32_t one;
        memcpy(&one, from, sizeof one);
        word = one * (UINT64_MAX / UINT32_MAX);
        break;
    }
    case 8: memcpy(&word, from, sizeof word); break;
    default:
        for (size_t at = 0; at < bytes; at += chunk)
            for (size_t i = 0; i < chunk; i += 16) memcpy(to + at + i, from + i, 16);
        return;
    }
    const uint64_t words[2] = {word, word};
    for (size_t i = 0; i < bytes; i += 16) memcpy(to + i, words, 16);
}

/* Copies a chunk in one move, or in moves of 16 bytes: what a kernel has just written is not waited for. */
static inline void copy_chunk(char *to, const char *from, size_t chunk) {
    switch (chunk) {
    case 1: memcpy(to, from, 1); break;
    case 2: memcpy(to, from, 2); break;
    case 4: memcpy(to, from, 4); break;
    case 8: memcpy(to, from, 8); break;
    default:
        for (size_t i = 0; i < chunk; i += 16) memcpy(to + i, from + i, 16);
    }
}

/*
 * Of n < BLOCK elements, how many half a block is made of: the largest power of two that is not above n. So every copy has
 * one of few sizes.
 */
static inline size_t half_of(size_t n) {
    return n >= 16 ? 16 : n >= 8 ? 8 : n >= 4 ? 4 : n >= 2 ? 2 : 1;
}

/* Makes a block of n elements: copies of the first ones, then of the last. A kernel sees no element that is not there. */
static inline void fill_short(char *to, const char *from, size_t size, size_t n) {
    const size_t part = half_of(n);
    broadcast(to, HALF * size, from, part * size);
    broadcast(to + HALF * size, HALF * size, from + (n - part) * size, part * size);
}

/* Takes n elements out of such a block. */
static inline void copy_short(char *to, const char *from, size_t size, size_t n) {
    const size_t part = half_of(n);
    copy_chunk(to, from, part * size);
    copy_chunk(to + (n - part) * size, from + HALF * size, part * size);
}

/* Does arrays shorter than a block and without gaps, whose elements have the sizes `size`. Gives JAX_OK: callers end with the call. */
typedef jax_status short_runner(jax_kernel *kernel, size_t n, const char *a, const char *b, char *out, const jax_sizes_ *size);

#if (!defined(WITHOUT_SCALAR))
static OUT_OF_LINE jax_status run_short(jax_kernel *kernel, size_t n, const char *a, const char *b, char *out, const jax_sizes_ *size) {
    _Alignas(64) char a_block[BUFFER], b_block[BUFFER], out_block[BUFFER];
    fill_short(a_block, a, size->a, n);
    if (size->b) fill_short(b_block, b, size->b, n);
    kernel(a_block, 0, b_block, 0, out_block, 1);
    copy_short(out, out_block, size->out, n);
    return JAX_OK;
}
#endif

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)
IN_LINE __attribute__((target("avx2,f16c"))) __m256i broadcast_avx2(const char *from, size_t chunk) {
    int64_t word;
    switch (chunk) {
    case 1: return _mm256_set1_epi8(*from);
    case 2: {
        int16_t v;
        memcpy(&v, from, sizeof v);
        return _mm256_set1_epi16(v);
    }
    case 4: {
        int32_t v;
        memcpy(&v, from, sizeof v);
        return _mm256_set1_epi32(v);
    }
    case 8: memcpy(&word, from, sizeof word); return _mm256_set1_epi64x(word);
    default: return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)from));
    }
}

IN_LINE __attribute__((target("avx2,f16c"))) void store_avx2(char *to, __m256i v) {
    _mm256_store_si256((__m256i *)(void *)to, v);
}

IN_LINE __attribute__((target("avx2,f16c"))) void fill_halves_avx2(char *to, const char *from, size_t size, size_t n) {
    const size_t part = half_of(n), chunk = part * size, half = HALF * size;
    const char *const last = from + (n - part) * size;
    if (chunk > 16) {
        size_t at = 0;
        do {
            const size_t i = at & (chunk - 1);
            store_avx2(to + at, _mm256_loadu_si256((const __m256i *)(const void *)(from + i)));
            store_avx2(to + half + at, _mm256_loadu_si256((const __m256i *)(const void *)(last + i)));
            at += 32;
        } while (at < half);
        return;
    }
    const __m256i first_half = broadcast_avx2(from, chunk), last_half = broadcast_avx2(last, chunk);
    if (half < 32) {
        store_avx2(to, _mm256_blend_epi32(first_half, last_half, 0xf0));
        return;
    }
    size_t at = 0;
    do {
        store_avx2(to + at, first_half);
        store_avx2(to + half + at, last_half);
        at += 32;
    } while (at < half);
}

/* Copies 16 bytes that a kernel has just written: they can be read sooner as words than as a vector. */
IN_LINE __attribute__((target("avx2,f16c"))) void copy_words_avx2(char *to, const char *from) {
    uint64_t low, high;
    memcpy(&low, from, sizeof low);
    memcpy(&high, from + 8, sizeof high);
    __asm__("" : "+r"(low), "+r"(high)); /* Otherwise the compiler makes a vector of them. */
    memcpy(to, &low, sizeof low);
    memcpy(to + 8, &high, sizeof high);
}

IN_LINE __attribute__((target("avx2,f16c"))) void copy_halves_avx2(char *to, const char *from, size_t size, size_t n) {
    const size_t part = half_of(n), chunk = part * size;
    char *const last = to + (n - part) * size;
    const char *const half = from + HALF * size;
    if (chunk < 16) {
        copy_chunk(to, from, chunk);
        copy_chunk(last, half, chunk);
        return;
    }
    if (chunk == 16) {
        copy_words_avx2(to, from);
        copy_words_avx2(last, half);
        return;
    }
    size_t at = 0;
    do {
        const __m256i first_half = _mm256_load_si256((const __m256i *)(const void *)(from + at));
        _mm256_storeu_si256((__m256i *)(void *)(to + at), first_half);
        const __m256i last_half = _mm256_load_si256((const __m256i *)(const void *)(half + at));
        _mm256_storeu_si256((__m256i *)(void *)(last + at), last_half);
        at += 32;
    } while (at < chunk);
}

/* Copies of known sizes take half the time. */
IN_LINE __attribute__((target("avx2,f16c"))) void fill_short_avx2(char *to, const char *from, size_t size, size_t n) {
    switch (size) {
    case 1: fill_halves_avx2(to, from, 1, n); break;
    case 2: fill_halves_avx2(to, from, 2, n); break;
    case 4: fill_halves_avx2(to, from, 4, n); break;
    case 8: fill_halves_avx2(to, from, 8, n); break;
    default: fill_halves_avx2(to, from, 16, n); break;
    }
}

IN_LINE __attribute__((target("avx2,f16c"))) void copy_short_avx2(char *to, const char *from, size_t size, size_t n) {
    switch (size) {
    case 1: copy_halves_avx2(to, from, 1, n); break;
    case 2: copy_halves_avx2(to, from, 2, n); break;
    case 4: copy_halves_avx2(to, from, 4, n); break;
    case 8: copy_halves_avx2(to, from, 8, n); break;
    default: copy_halves_avx2(to, from, 16, n); break;
    }
}


static OUT_OF_LINE __attribute__((target("avx2,f16c"))) jax_status run_short_avx2(jax_kernel *kernel, size_t n, const char *a, const char *b, char *out, const jax_sizes_ *size) {
    _Alignas(64) char a_block[BUFFER], b_block[BUFFER], out_block[BUFFER];
    fill_short_avx2(a_block, a, size->a, n);
    if (size->b) fill_short_avx2(b_block, b, size->b, n);
    kernel(a_block, 0, b_block, 0, out_block, 1);
    copy_short_avx2(out, out_block, size->out, n);
    return JAX_OK;
}
#endif

/* ---- Stores past the caches ---- */

/* What an instruction set has for that. */
struct line_stores {
    void (*write)(char *to, const char *from, size_t lines); /* Both pointers are at a multiple of LINE. */
    void (*finish)(void);                                     /* Whoever sees a later store sees those lines too. */
    size_t (*last_cache)(void);                               /* The bytes of the last cache; 0 where that is not known. */
};

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)
static __attribute__((target("avx2,f16c"))) void write_lines_avx2(char *to, const char *from, size_t lines) {
    for (; lines; lines--, to += LINE, from += LINE) {
        _mm256_stream_si256((__m256i *)(void *)to, _mm256_load_si256((const __m256i *)(const void *)from));
        _mm256_stream_si256((__m256i *)(void *)(to + 32), _mm256_load_si256((const __m256i *)(const void *)(from + 32)));
    }
}

static void finish_lines_avx2(void) {
    _mm_sfence();
}

/* The caches are listed from the first to the last, by AMD's CPUs in a list of their own. */
static size_t last_cache_avx2(void) {
    unsigned says[4];
    size_t size = 0;
    const unsigned list = ask_cpu(0x80000001, 0, says) && (says[2] & 1u << 22) ? 0x8000001d : 4;
    for (unsigned i = 0; i < 16 && ask_cpu(list, i, says) && (says[0] & 31); i++) {
        const unsigned parts = says[1];
        size = (size_t)((parts >> 22) + 1) * ((parts >> 12 & 1023) + 1) * ((parts & 4095) + 1) * ((size_t)says[2] + 1);
    }
    return size;
}

static const struct line_stores line_stores_avx2 = {write_lines_avx2, finish_lines_avx2, last_cache_avx2};
#endif

/* ---- The instruction set ---- */

struct isa {
    const char *name;
    jax_kernel *const *kernels;
    bool (*runs)(void);
    const struct line_stores *line_stores; /* NULL where it has none. */
    short_runner *run_short;
};

/* The instruction sets, from the lowest rank to the highest. */
static const struct isa isas[] = {
#if !defined(WITHOUT_SCALAR)
    {"scalar", kernels_scalar, runs_scalar, NULL, run_short},
#endif
#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)
    {"avx2", kernels_avx2, runs_avx2, &line_stores_avx2, run_short_avx2},
#endif
};
enum { ISA_COUNT = sizeof isas / sizeof *isas };

/* Their kernels of other types, by tables of their own: a linker leaves out what no call of a program comes to. */
static jax_checked_kernel *const *const checked_kernels_by_isa[] = {
#if !defined(WITHOUT_SCALAR)
    checked_kernels_scalar,
#endif
#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)
    checked_kernels_avx2,
#endif
};

IN_LINE jax_checked_kernel *const *checked_kernels(const struct isa *isa) {
    return checked_kernels_by_isa[isa - isas];
}

/* The one of that name, if the CPU runs it; else NULL. */
static const struct isa *isa_named(const char *name) {
    for (size_t i = 0; name && i < ISA_COUNT; i++)
        if (strcmp(isas[i].name, name) == 0) return isas[i].runs() ? &isas[i] : NULL;
    return NULL;
}

static _Atomic(const struct isa *) isa_chosen;

/* However many threads come here first, all of them store the same. Each CPU runs the lowest one. */
static OUT_OF_LINE const struct isa *choose_isa(void) {
    const struct isa *best = isa_named(getenv("JAX_ISA"));
    for (size_t i = ISA_COUNT; !best && i-- > 0;)
        if (i == 0 || isas[i].runs()) best = &isas[i];
    atomic_store_explicit(&isa_chosen, best, memory_order_relaxed);
    return best;
}

IN_LINE const struct isa *isa_in_use(void) {
    const struct isa *chosen = atomic_load_explicit(&isa_chosen, memory_order_relaxed);
    return chosen ? chosen : choose_isa();
}

const char *jax_isa(void) {
    return isa_in_use()->name;
}

/*
 * ---- Operands of any strides ----
 *
 * A step is in bytes a block, as for kernels: 0 for an operand that is one element, of which there is a block already.
 */

/* Does arrays shorter than a block, where all but such operands have no gaps. */
static OUT_OF_LINE void run_short_spread(jax_kernel *kernel, size_t n, const char *a, size_t a_size, ptrdiff_t a_step, const char *b,
                                         size_t b_size, ptrdiff_t b_step, char *out, size_t out_size) {
    _Alignas(64) char a_block[BUFFER], b_block[BUFFER], out_block[BUFFER];
    if (a_step) fill_short(a_block, a, a_size, n);
    if (b_step) fill_short(b_block, b, b_size, n);
    kernel(a_step ? a_block : a, 0, b_step ? b_block : b, 0, out_block, 1);
    copy_short(out, out_block, out_size, n);
}

/*
 * Does the whole blocks in one call, and before it, for what is left, one more block that ends with the arrays. Its
 * results wait in a buffer, because out is an operand that the whole blocks are still to read.
 */
static OUT_OF_LINE void run_buffered(jax_kernel *kernel, size_t n, const char *a, size_t a_size, ptrdiff_t a_step,
                                     const char *b, size_t b_size, ptrdiff_t b_step, char *out, size_t out_size) {
    _Alignas(64) char out_block[BUFFER];
    const size_t last = n - BLOCK;
    kernel(a_step ? a + last * a_size : a, 0, b_step ? b + last * b_size : b, 0, out_block, 1);
    kernel(a, a_step, b, b_step, out, n / BLOCK);
    copy_chunk(out + last * out_size, out_block, BLOCK * out_size);
}

IN_LINE void run_blocks(jax_kernel *kernel, size_t n, const char *a, size_t a_size, ptrdiff_t a_step, const char *b,
                              size_t b_size, ptrdiff_t b_step, char *out, size_t out_size, bool in_place) {
    if (n < BLOCK) {
        run_short_spread(kernel, n, a, a_size, a_step, b, b_size, b_step, out, out_size);
    } else if (n % BLOCK == 0) {
        kernel(a, a_step, b, b_step, out, n / BLOCK);
    } else if (in_place) {
        run_buffered(kernel, n, a, a_size, a_step, b, b_size, b_step, out, out_size);
    } else {
        const size_t last = n - BLOCK;
        kernel(a, a_step, b, b_step, out, n / BLOCK);
        kernel(a_step ? a + last * a_size : a, 0, b_step ? b + last * b_size : b, 0, out + last * out_size, 1);
    }
}

typedef struct operand {
    const char *at;
    ptrdiff_t stride;
    size_t size;
} operand;

static inline bool contiguous(const operand *v) {
    return v->stride == (ptrdiff_t)v->size;
}

/* The elements of v from `from` on. */
static inline operand elements_from(const operand *v, size_t from) {
    return (operand){v->at + (ptrdiff_t)from * v->stride, v->stride, v->size};
}

static inline size_t magnitude(ptrdiff_t stride) {
    return stride < 0 ? 0 - (size_t)stride : (size_t)stride;
}

/* For each element size, a copy of rows of n elements, each a step from the one before. */
static void copy_elements_1(char *to, ptrdiff_t to_row, ptrdiff_t to_step, const char *from, ptrdiff_t from_row,
                           ptrdiff_t from_step, size_t rows, size_t n) {
    for (; n >= 4; n -= 4, to += 4 * to_step, from += 4 * from_step) /* A few of each row: their lines stay near. */
        for (size_t row = 0; row < rows; row++) {
            char *const z = to + (ptrdiff_t)row * to_row;
            const char *const x = from + (ptrdiff_t)row * from_row;
            memcpy(z, x, 1);
            memcpy(z + to_step, x + from_step, 1);
            memcpy(z + 2 * to_step, x + 2 * from_step, 1);
            memcpy(z + 3 * to_step, x + 3 * from_step, 1);
        }
    for (size_t row = 0; row < rows; row++)
        for (size_t i = 0; i < n; i++)
            memcpy(to + (ptrdiff_t)row * to_row + (ptrdiff_t)i * to_step,
                   from + (ptrdiff_t)row * from_row + (ptrdiff_t)i * from_step, 1);
}

static void copy_elements_2(char *to, ptrdiff_t to_row, ptrdiff_t to_step, const char *from, ptrdiff_t from_row,
                           ptrdiff_t from_step, size_t rows, size_t n) {
    for (; n >= 4; n -= 4, to += 4 * to_step, from += 4 * from_step) /* A few of each row: their lines stay near. */
        for (size_t row = 0; row < rows; row++) {
            char *const z = to + (ptrdiff_t)row * to_row;
            const char *const x = from + (ptrdiff_t)row * from_row;
            memcpy(z, x, 2);
            memcpy(z + to_step, x + from_step, 2);
            memcpy(z + 2 * to_step, x + 2 * from_step, 2);
            memcpy(z + 3 * to_step, x + 3 * from_step, 2);
        }
    for (size_t row = 0; row < rows; row++)
        for (size_t i = 0; i < n; i++)
            memcpy(to + (ptrdiff_t)row * to_row + (ptrdiff_t)i * to_step,
                   from + (ptrdiff_t)row * from_row + (ptrdiff_t)i * from_step, 2);
}

static void copy_elements_4(char *to, ptrdiff_t to_row, ptrdiff_t to_step, const char *from, ptrdiff_t from_row,
                           ptrdiff_t from_step, size_t rows, size_t n) {
    for (; n >= 4; n -= 4, to += 4 * to_step, from += 4 * from_step) /* A few of each row: their lines stay near. */
        for (size_t row = 0; row < rows; row++) {
            char *const z = to + (ptrdiff_t)row * to_row;
            const char *const x = from + (ptrdiff_t)row * from_row;
            memcpy(z, x, 4);
            memcpy(z + to_step, x + from_step, 4);
            memcpy(z + 2 * to_step, x + 2 * from_step, 4);
            memcpy(z + 3 * to_step, x + 3 * from_step, 4);
        }
    for (size_t row = 0; row < rows; row++)
        for (size_t i = 0; i < n; i++)
            memcpy(to + (ptrdiff_t)row * to_row + (ptrdiff_t)i * to_step,
                   from + (ptrdiff_t)row * from_row + (ptrdiff_t)i * from_step, 4);
}

static void copy_elements_8(char *to, ptrdiff_t to_row, ptrdiff_t to_step, const char *from, ptrdiff_t from_row,
                           ptrdiff_t from_step, size_t rows, size_t n) {
    for (; n >= 4; n -= 4, to += 4 * to_step, from += 4 * from_step) /* A few of each row: their lines stay near. */
        for (size_t row = 0; row < rows; row++) {
            char *const z = to + (ptrdiff_t)row * to_row;
            const char *const x = from + (ptrdiff_t)row * from_row;
            memcpy(z, x, 8);
            memcpy(z + to_step, x + from_step, 8);
            memcpy(z + 2 * to_step, x + 2 * from_step, 8);
            memcpy(z + 3 * to_step, x + 3 * from_step, 8);
        }
    for (size_t row = 0; row < rows; row++)
        for (size_t i = 0; i < n; i++)
            memcpy(to + (ptrdiff_t)row * to_row + (ptrdiff_t)i * to_step,
                   from + (ptrdiff_t)row * from_row + (ptrdiff_t)i * from_step, 8);
}

static void copy_elements_16(char *to, ptrdiff_t to_row, ptrdiff_t to_step, const char *from, ptrdiff_t from_row,
                           ptrdiff_t from_step, size_t rows, size_t n) {
    for (; n >= 4; n -= 4, to += 4 * to_step, from += 4 * from_step) /* A few of each row: their lines stay near. */
        for (size_t row = 0; row < rows; row++) {
            char *const z = to + (ptrdiff_t)row * to_row;
            const char *const x = from + (ptrdiff_t)row * from_row;
            memcpy(z, x, 16);
            memcpy(z + to_step, x + from_step, 16);
            memcpy(z + 2 * to_step, x + 2 * from_step, 16);
            memcpy(z + 3 * to_step, x + 3 * from_step, 16);
        }
    for (size_t row = 0; row < rows; row++)
        for (size_t i = 0; i < n; i++)
            memcpy(to + (ptrdiff_t)row * to_row + (ptrdiff_t)i * to_step,
                   from + (ptrdiff_t)row * from_row + (ptrdiff_t)i * from_step, 16);
}

enum { SQUARE = 16 }; /* Bytes a row of a square of elements that are copied together. */

/*
 * Where rows of what is read lie across those of what is written, squares of elements go through vectors, if there are such:
 * a load and a store for each element are what takes the time otherwise.
 */
#if defined(__GNUC__) && defined(__has_builtin) && (defined(__SSE2__) || defined(__ARM_NEON) || defined(__wasm_simd128__))
#if __has_builtin(__builtin_shufflevector)
#define HAS_VECTORS
#endif
#endif
#ifdef HAS_VECTORS
#ifdef __clang__
#define UNROLLED _Pragma("unroll")
#else
#define UNROLLED _Pragma("GCC unroll 16")
#endif
/* Copies a square of elements: column i of `from` becomes row i of `to`. */
typedef void square_copy(char *to, ptrdiff_t to_row, const char *from, ptrdiff_t from_row);

static inline void transpose_1(char *to, ptrdiff_t to_row, const char *from, ptrdiff_t from_row) {
    typedef uint8_t vector __attribute__((vector_size(SQUARE)));
    enum { N = SQUARE / 1 };
    vector v[N], w[N];
    UNROLLED for (int i = 0; i < N; i++) memcpy(&v[i], from + i * from_row, SQUARE);
    UNROLLED for (int rounds = N; rounds > 1; rounds /= 2) {
        UNROLLED for (int i = 0; i < N / 2; i++) {
            w[2 * i] = __builtin_shufflevector(v[i], v[i + N / 2], 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
            w[2 * i + 1] = __builtin_shufflevector(v[i], v[i + N / 2], 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
        }
        UNROLLED for (int i = 0; i < N; i++) v[i] = w[i];
    }
    UNROLLED for (int i = 0; i < N; i++) memcpy(to + i * to_row, &v[i], SQUARE);
}

static inline void transpose_2(char *to, ptrdiff_t to_row, const char *from, ptrdiff_t from_row) {
    typedef uint16_t vector __attribute__((vector_size(SQUARE)));
    enum { N = SQUARE / 2 };
    vector v[N], w[N];
    UNROLLED for (int i = 0; i < N; i++) memcpy(&v[i], from + i * from_row, SQUARE);
    UNROLLED for (int rounds = N; rounds > 1; rounds /= 2) {
        UNROLLED for (int i = 0; i < N / 2; i++) {
            w[2 * i] = __builtin_shufflevector(v[i], v[i + N / 2], 0, 8, 1, 9, 2, 10, 3, 11);
            w[2 * i + 1] = __builtin_shufflevector(v[i], v[i + N / 2], 4, 12, 5, 13, 6, 14, 7, 15);
        }
        UNROLLED for (int i = 0; i < N; i++) v[i] = w[i];
    }
    UNROLLED for (int i = 0; i < N; i++) memcpy(to + i * to_row, &v[i], SQUARE);
}

static inline void transpose_4(char *to, ptrdiff_t to_row, const char *from, ptrdiff_t from_row) {
    typedef uint32_t vector __attribute__((vector_size(SQUARE)));
    enum { N = SQUARE / 4 };
    vector v[N], w[N];
    UNROLLED for (int i = 0; i < N; i++) memcpy(&v[i], from + i * from_row, SQUARE);
    UNROLLED for (int rounds = N; rounds > 1; rounds /= 2) {
        UNROLLED for (int i = 0; i < N / 2; i++) {
            w[2 * i] = __builtin_shufflevector(v[i], v[i + N / 2], 0, 4, 1, 5);
            w[2 * i + 1] = __builtin_shufflevector(v[i], v[i + N / 2], 2, 6, 3, 7);
        }
        UNROLLED for (int i = 0; i < N; i++) v[i] = w[i];
    }
    UNROLLED for (int i = 0; i < N; i++) memcpy(to + i * to_row, &v[i], SQUARE);
}

static inline void transpose_8(char *to, ptrdiff_t to_row, const char *from, ptrdiff_t from_row) {
    typedef uint64_t vector __attribute__((vector_size(SQUARE)));
    enum { N = SQUARE / 8 };
    vector v[N], w[N];
    UNROLLED for (int i = 0; i < N; i++) memcpy(&v[i], from + i * from_row, SQUARE);
    UNROLLED for (int rounds = N; rounds > 1; rounds /= 2) {
        UNROLLED for (int i = 0; i < N / 2; i++) {
            w[2 * i] = __builtin_shufflevector(v[i], v[i + N / 2], 0, 2);
            w[2 * i + 1] = __builtin_shufflevector(v[i], v[i + N / 2], 1, 3);
        }
        UNROLLED for (int i = 0; i < N; i++) v[i] = w[i];
    }
    UNROLLED for (int i = 0; i < N; i++) memcpy(to + i * to_row, &v[i], SQUARE);
}

/*
 * Copies columns of `from`, without gaps between them, to as many rows, without gaps along them. The last squares meet those
 * before them. Whichever has its rows further apart is gone through in order, so that its lines stay near.
 */
IN_LINE void transpose(square_copy *copy, size_t size, char *to, ptrdiff_t to_row, const char *from, ptrdiff_t from_row,
                       size_t rows, size_t n) {
    const size_t width = SQUARE / size;
    const bool by_rows = magnitude(to_row) > magnitude(from_row);
    const size_t outer = by_rows ? rows : n, inner = by_rows ? n : rows;
    for (size_t o = 0; o < outer; o += width) {
        if (o > outer - width) o = outer - width;
        for (size_t p = 0; p < inner; p += width) {
            if (p > inner - width) p = inner - width;
            const size_t row = by_rows ? o : p, i = by_rows ? p : o;
            copy(to + (ptrdiff_t)row * to_row + (ptrdiff_t)(i * size), to_row,
                 from + (ptrdiff_t)i * from_row + (ptrdiff_t)(row * size), from_row);
        }
    }
}

/* Copies elements that lie across, where there are enough of them for a square. */
static bool copy_across(char *to, ptrdiff_t to_row, const char *from, ptrdiff_t from_row, size_t size, size_t rows, size_t n) {
    if (rows < SQUARE / size || n < SQUARE / size) return false;
    switch (size) {
    case 1: transpose(transpose_1, 1, to, to_row, from, from_row, rows, n); return true;
    case 2: transpose(transpose_2, 2, to, to_row, from, from_row, rows, n); return true;
    case 4: transpose(transpose_4, 4, to, to_row, from, from_row, rows, n); return true;
    case 8: transpose(transpose_8, 8, to, to_row, from, from_row, rows, n); return true;
    default: return false;
    }
}
#endif

static void copy_elements(char *to, ptrdiff_t to_row, ptrdiff_t to_step, const char *from, ptrdiff_t from_row,
                          ptrdiff_t from_step, size_t size, size_t rows, size_t n) {
#ifdef HAS_VECTORS
    const ptrdiff_t gapless = (ptrdiff_t)size;
    if (to_step == gapless && from_row == gapless && copy_across(to, to_row, from, from_step, size, rows, n)) return;
    if (to_row == gapless && from_step == gapless && copy_across(to, to_step, from, from_row, size, n, rows)) return;
#endif
    switch (size) {
    case 1: copy_elements_1(to, to_row, to_step, from, from_row, from_step, rows, n); break;
    case 2: copy_elements_2(to, to_row, to_step, from, from_row, from_step, rows, n); break;
    case 4: copy_elements_4(to, to_row, to_step, from, from_row, from_step, rows, n); break;
    case 8: copy_elements_8(to, to_row, to_step, from, from_row, from_step, rows, n); break;
    case 16: copy_elements_16(to, to_row, to_step, from, from_row, from_step, rows, n); break;
    default: break;
    }
}

/* Makes rows of n elements contiguous; takes such rows back. Both go along whichever of the strides is the smaller. */
static void gather_rows(char *to, const char *from, size_t rows, ptrdiff_t row_stride, ptrdiff_t stride, size_t size, size_t n) {
    const ptrdiff_t row = (ptrdiff_t)(n * size), step = (ptrdiff_t)size;
    if (rows > 1 && magnitude(row_stride) < magnitude(stride))
        copy_elements(to, step, row, from, stride, row_stride, size, n, rows);
    else
        copy_elements(to, row, step, from, row_stride, stride, size, rows, n);
}

static void scatter_rows(char *to, size_t rows, ptrdiff_t row_stride, ptrdiff_t stride, const char *from, size_t size, size_t n) {
    const ptrdiff_t row = (ptrdiff_t)(n * size), step = (ptrdiff_t)size;
    if (rows > 1 && magnitude(row_stride) < magnitude(stride))
        copy_elements(to, stride, row_stride, from, step, row, size, n, rows);
    else
        copy_elements(to, row_stride, stride, from, row, step, size, rows, n);
}

static inline void gather(char *to, const char *from, ptrdiff_t stride, size_t size, size_t n) {
    gather_rows(to, from, 1, 0, stride, size, n);
}

static inline void scatter(char *to, ptrdiff_t stride, const char *from, size_t size, size_t n) {
    scatter_rows(to, 1, 0, stride, from, size, n);
}

/*
 * The n elements of v that begin with element `from`, whole blocks or a part of one: where they are, or in `buffer`,
 * which is filled already where one element stands for all. What is past the n-th of a block is computed too, so it is
 * the first one: nothing that could trap or be slow.
 */
static const char *block_of(const operand *v, size_t from, size_t n, char *buffer) {
    if (v->stride == 0) return buffer;
    const char *at = v->at + (ptrdiff_t)from * v->stride;
    if (contiguous(v) && n % BLOCK == 0) return at;
    if (n < BLOCK) broadcast(buffer, BLOCK * v->size, at, v->size);
    gather(buffer, at, v->stride, v->size, n);
    return buffer;
}

/* Does operands of any strides, some blocks at a time in buffers. */
static void run_strided(jax_kernel *kernel, size_t n, const operand *a, const operand *b, const operand *out, char *to) {
    enum { MOST = 8 };
    _Alignas(64) char a_blocks[MOST * BUFFER], b_blocks[MOST * BUFFER], out_blocks[MOST * BUFFER];
    const ptrdiff_t a_step = a->stride == 0 ? 0 : (ptrdiff_t)(BLOCK * a->size);
    const ptrdiff_t b_step = b->stride == 0 ? 0 : (ptrdiff_t)(BLOCK * b->size);
    if (a->stride == 0) broadcast(a_blocks, BLOCK * a->size, a->at, a->size);
    if (b->stride == 0 && b->size) broadcast(b_blocks, BLOCK * b->size, b->at, b->size);
    for (size_t from = 0, count; from < n; from += count) {
        char *const at = to + (ptrdiff_t)from * out->stride;
        const size_t left = n - from, whole = left / BLOCK < MOST ? left / BLOCK : MOST;
        count = whole ? whole * BLOCK : left;
        const bool direct = contiguous(out) && whole;
        const char *const x = block_of(a, from, count, a_blocks), *const y = block_of(b, from, count, b_blocks);
        kernel(x, a_step, y, b_step, direct ? at : out_blocks, whole ? whole : 1);
        if (!direct) scatter(at, out->stride, out_blocks, out->size, count);
    }
}

/* Does operands that are contiguous but for those that are one element for all. */
static void run_spread(jax_kernel *kernel, size_t n, const operand *a, const operand *b, const operand *out, char *to) {
    _Alignas(64) char a_block[BUFFER], b_block[BUFFER];
    const char *x = a->at, *y = b->at;
    if (a->stride == 0) x = a_block, broadcast(a_block, BLOCK * a->size, a->at, a->size);
    if (b->stride == 0 && b->size) y = b_block, broadcast(b_block, BLOCK * b->size, b->at, b->size);
    run_blocks(kernel, n, x, a->size, BLOCK * a->stride, y, b->size, BLOCK * b->stride, to, out->size, x == to || y == to);
}

/* Does operands that check_operands lets pass. */
static void run_any(jax_kernel *kernel, size_t n, const operand *a, const operand *b, const operand *out, char *to) {
    const bool spread = contiguous(out) && (contiguous(a) || a->stride == 0) && (contiguous(b) || b->stride == 0);
    (spread ? run_spread : run_strided)(kernel, n, a, b, out, to);
}

/* ---- What memory elements take ---- */

/* Whether counts and strides with no more bits than these have products that are no distance too large. */
static inline bool are_small(size_t bits) {
    return bits >> (sizeof(size_t) * CHAR_BIT / 2 - 1) == 0;
}

/* Whether n elements begin within `room` bytes, which then are fewer. */
static bool takes(size_t *room, size_t n, size_t step) {
    const bool fits = are_small(n | step) ? (n - 1) * step <= *room : step == 0 || n - 1 <= *room / step;
    if (fits) *room -= (n - 1) * step;
    return fits;
}

/* Whether the elements of v span no more than an array can have, so that no distance between them overflows. */
static bool can_be(const operand *v, size_t n) {
    size_t room = PTRDIFF_MAX - v->size;
    return takes(&room, n, magnitude(v->stride));
}

static OUT_OF_LINE bool can_all_be(const operand *v, unsigned count, const operand *out, size_t n) {
    bool all = can_be(out, n);
    for (unsigned i = 0; i < count; i++) all = all && can_be(&v[i], n);
    return all;
}

/* Whether some k in low..high has -below < distance + k * step < above, for step > 0. */
static bool reaches(ptrdiff_t distance, ptrdiff_t step, ptrdiff_t low, ptrdiff_t high, size_t below, size_t above) {
    const ptrdiff_t least = -(ptrdiff_t)below + 1 - distance; /* The product k * step is no less. */
    ptrdiff_t k = least / step;
    if (k * step < least) k++;
    if (k < low) k = low;
    return k <= high && distance + k * step < (ptrdiff_t)above;
}

/* The lowest byte that n elements take, and one past the highest. */
static void extent(const operand *v, size_t n, uintptr_t *low, uintptr_t *high) {
    const uintptr_t first = (uintptr_t)v->at, last = first + (uintptr_t)v->stride * (n - 1);
    *low = v->stride < 0 ? last : first;
    *high = (v->stride < 0 ? first : last) + v->size;
}

/* Whether elements of v and of out share memory without being the same ones. */
static bool overlaps(const operand *v, const operand *out, size_t n) {
    uintptr_t low, high, out_low, out_high;
    extent(v, n, &low, &high);
    extent(out, n, &out_low, &out_high);
    if (high <= out_low || out_high <= low) return false;
    if (v->at == out->at && v->stride == out->stride && v->size == out->size) return false;
    const ptrdiff_t distance = (ptrdiff_t)((uintptr_t)v->at - (uintptr_t)out->at), last = (ptrdiff_t)(n - 1);
    const ptrdiff_t step = out->stride < 0 ? -out->stride : out->stride;
    if (v->stride == out->stride) /* From out[i] to v[j] it is distance + (j - i) * stride. */
        return reaches(distance, step, -last, last, v->size, out->size);
    if (v->stride == -out->stride) /* From out[i] to v[j] it is distance - (i + j) * out->stride. */
        return reaches(distance, step, out->stride < 0 ? 0 : -2 * last, out->stride < 0 ? 2 * last : 0, v->size, out->size);
    return true;
}

/*
 * ---- Results that go around the caches ----
 *
 * Of arrays that no cache holds, results would only drive operands out of it, and a store there reads the line first.
 * So kernels write some of them to a buffer in the nearest cache, and whole lines go from there to memory. Their first
 * and last bytes, where they do not begin or end with a line, are copied.
 */

enum { STREAM_LEAST = 512 }; /* Fewer elements never go around. */

/*
 * The bytes of operands and results from which on they do; 0: not chosen yet. However many threads come first, one
 * choice is stored, and none over what jax_stream_bytes has said.
 */
static _Atomic(size_t) stream_bytes;

/* What the environment asks for, where it is a number: 0 is never. */
static bool asked_stream_bytes(size_t *bytes) {
    const char *const text = getenv("JAX_STREAM_BYTES");
    if (!text || !*text || strspn(text, "0123456789") != strlen(text)) return false;
    const unsigned long long number = strtoull(text, NULL, 10);
    *bytes = number == 0 || number > SIZE_MAX ? SIZE_MAX : (size_t)number;
    return true;
}

/*
 * The size of the last cache. What has more than 64 MB is shared by many cores, and serves one of them hardly faster
 * than memory does.
 */
static size_t size_past_caches(const struct line_stores *stores) {
    enum { MB = 1 << 20, USUAL = 32 * MB, MOST = 64 * MB };
    const size_t size = stores->last_cache();
    return size == 0 ? USUAL : size < MOST ? size : MOST;
}

static OUT_OF_LINE size_t choose_stream_bytes(void) {
    const struct line_stores *const stores = isa_in_use()->line_stores;
    size_t none = 0, chosen = SIZE_MAX;
    if (stores && !asked_stream_bytes(&chosen)) chosen = size_past_caches(stores);
    return atomic_compare_exchange_strong_explicit(&stream_bytes, &none, chosen, memory_order_relaxed, memory_order_relaxed)
               ? chosen
               : none;
}

void jax_stream_bytes(size_t bytes) {
    const bool never = bytes == 0 || !isa_in_use()->line_stores;
    atomic_store_explicit(&stream_bytes, never ? SIZE_MAX : bytes, memory_order_relaxed);
}

/* Whether arrays of n elements and so many bytes in all may be past the caches. */
IN_LINE bool is_large(size_t n, size_t bytes) {
    return n >= STREAM_LEAST && bytes >= atomic_load_explicit(&stream_bytes, memory_order_relaxed);
}

/*
 * Whether results of n elements go around, which check_operands lets pass: not where they are an operand, which is in
 * the caches when they come, nor where any of the arrays has gaps.
 */
static OUT_OF_LINE bool goes_around(size_t n, const operand *v, unsigned count, const operand *out) {
    size_t bytes = n * out->size;
    bool simple = contiguous(out);
    for (unsigned i = 0; i < count; i++) {
        if (v[i].stride == 0 || v[i].size == 0) continue;
        simple = simple && contiguous(&v[i]) && v[i].at != out->at;
        bytes += n * v[i].size;
    }
    if (!simple || !is_large(n, bytes)) return false;
    const size_t least = atomic_load_explicit(&stream_bytes, memory_order_relaxed);
    return bytes >= (least ? least : choose_stream_bytes());
}

/* Results on their way: those in the buffer from `begin` to `end` belong at `to`, which is as far into a line. */
typedef struct stream {
    const struct line_stores *stores;
    char *to;
    size_t begin, end;
    _Alignas(LINE) char buffer[STREAM_BYTES + 2 * LINE];
} stream;

static void stream_open(stream *s, char *out) {
    s->stores = isa_in_use()->line_stores;
    s->to = out;
    s->begin = s->end = (uintptr_t)out % LINE;
}

/* Where the next results are to be written, up to STREAM_BYTES of them. */
static inline char *stream_room(stream *s) {
    return s->buffer + s->end;
}

/* Sends what is in the buffer, and so many bytes that have come to it, on their way, but for a line that is not whole. */
static void stream_send(stream *s, size_t bytes) {
    s->end += bytes;
    if (s->end < LINE) return;
    if (s->begin) { /* The first line, which others may own a part of. */
        memcpy(s->to, s->buffer + s->begin, LINE - s->begin);
        s->to += LINE - s->begin;
    }
    const size_t first = s->begin ? LINE : 0, lines = (s->end - first) / LINE, sent = first + lines * LINE;
    s->stores->write(s->to, s->buffer + first, lines);
    s->to += lines * LINE;
    memcpy(s->buffer, s->buffer + sent, LINE);
    s->begin = 0;
    s->end -= sent;
}

static void stream_close(stream *s) {
    memcpy(s->to, s->buffer + s->begin, s->end - s->begin);
    s->stores->finish();
}

/* Where v begins, or a block of the one element that it is. */
static const char *spread(const operand *v, char *block) {
    if (v->stride != 0 || v->size == 0) return v->at;
    broadcast(block, BLOCK * v->size, v->at, v->size);
    return block;
}

/*
 * Does operands that are contiguous but for those that are one element for all, where goes_around says so. Of what is to
 * be read two turns later, the first line is asked for: what the CPU fetches ahead by itself ends with a page.
 */
static OUT_OF_LINE void run_around(jax_kernel *kernel, size_t n, const operand *a, const operand *b, size_t out_size,
                                   char *out) {
    _Alignas(64) char a_block[BUFFER], b_block[BUFFER];
    const size_t most = STREAM_BYTES / (BLOCK * LARGER(LARGER(a->size, b->size), out_size)), last = n - BLOCK;
    const char *const x = spread(a, a_block), *const y = spread(b, b_block);
    const ptrdiff_t ahead = (ptrdiff_t)(2 * most * BLOCK);
    stream s;
    stream_open(&s, out);
    for (size_t done = 0, count; done < n / BLOCK; done += count) {
        const ptrdiff_t from = (ptrdiff_t)(done * BLOCK);
        count = n / BLOCK - done < most ? n / BLOCK - done : most;
        if (n / BLOCK - done > 2 * most) {
            FETCH(x + (from + ahead) * a->stride);
            FETCH(y + (from + ahead) * b->stride);
        }
        kernel(x + from * a->stride, BLOCK * a->stride, y + from * b->stride, BLOCK * b->stride, stream_room(&s), count);
        stream_send(&s, count * BLOCK * out_size);
    }
    stream_close(&s);
    if (n % BLOCK)
        kernel(x + (ptrdiff_t)last * a->stride, 0, y + (ptrdiff_t)last * b->stride, 0, out + last * out_size, 1);
}

/* Does two operands that check_operands lets pass. */
static void run_two(jax_kernel *kernel, size_t n, const operand v[2], const operand *out, char *to) {
    if (n >= STREAM_LEAST && goes_around(n, v, 2, out))
        run_around(kernel, n, &v[0], &v[1], out->size, to);
    else
        run_any(kernel, n, &v[0], &v[1], out, to);
}

/* ---- Calls ---- */

static inline bool is_in_range(jax_dtype a) {
    return (unsigned)a < JAX_DTYPE_LIMIT;
}

static inline bool in_range(jax_dtype a, jax_dtype b) {
    return is_in_range(a) && is_in_range(b);
}

/* Why there is no kernel. */
static OUT_OF_LINE jax_status without_kernel(found what, jax_dtype a, jax_dtype b) {
    (void)a, (void)b;
    return what == NO_RESULT ? JAX_NO_PROMOTION : JAX_NO_KERNEL;
}

/* Whether v and out, arrays without gaps and of up to `span` bytes, certainly share no memory. */
IN_LINE bool apart(const char *v, const char *out, size_t span) {
    return (uintptr_t)v - (uintptr_t)out + span - 1 >= 2 * span - 1;
}

/* With no more elements than that, arrays without gaps are no larger than half of what there can be. */
#define MOST_ELEMENTS (((size_t)PTRDIFF_MAX / 2 + 1) / (BUFFER / BLOCK))

/* What is wrong with n > 0 elements, if anything. Strides of one element become those of arrays without gaps. */
static jax_status check_operands(size_t n, operand *v, unsigned count, operand *out) {
    size_t bits = n | magnitude(out->stride);
    for (unsigned i = 0; i < count; i++) {
        if (!v[i].at) return JAX_BAD_ARGUMENT;
        bits |= magnitude(v[i].stride);
    }
    if (!out->at) return JAX_BAD_ARGUMENT;
    if (n == 1) {
        for (unsigned i = 0; i < count; i++) v[i].stride = (ptrdiff_t)v[i].size;
        out->stride = (ptrdiff_t)out->size;
    } else if (!are_small(bits) && !can_all_be(v, count, out, n)) {
        return JAX_BAD_ARGUMENT;
    }
    if (out->stride < (ptrdiff_t)out->size && -(ptrdiff_t)out->size < out->stride) return JAX_BAD_ARGUMENT;
    for (unsigned i = 0; i < count; i++)
        if (v[i].size && overlaps(&v[i], out, n)) return JAX_OVERLAP;
    return JAX_OK;
}

/* Does what is not arrays without gaps, and what may be past the caches. */
static OUT_OF_LINE jax_status run_general(unsigned number, size_t n, const char *a, ptrdiff_t a_stride, const char *b,
                                     ptrdiff_t b_stride, char *out, ptrdiff_t out_stride) {
    operand v[] = {{a, a_stride, sizes[number].a}, {b, b_stride, sizes[number].b}};
    operand z = {out, out_stride, sizes[number].out};
    const jax_status status = n ? check_operands(n, v, 2, &z) : JAX_OK;
    if (n && status == JAX_OK) run_two(isa_in_use()->kernels[number], n, v, &z, out);
    return status;
}

/* For each dtype, one whose elements a kernel does not tell from its own. */
static const unsigned char alike[JAX_DTYPE_LIMIT] = {0, 1, 2, 3, 4, 1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 4, 12, 14};

/* Does what was found. A conversion says `in` twice: elements of its b have no bytes. */
IN_LINE jax_status run(found what, size_t n, jax_dtype a_dtype, const char *a, ptrdiff_t a_stride, jax_dtype b_dtype,
                     const char *b, ptrdiff_t b_stride, char *out, ptrdiff_t out_stride) {
    if (what < FIRST_FOUND) return without_kernel(what, a_dtype, b_dtype);
    const unsigned number = what / 2;
    if (what & 1) {
        const char *const at = a;
        const ptrdiff_t stride = a_stride;
        a = b, a_stride = b_stride;
        b = at, b_stride = stride;
    }
    const jax_sizes_ *const size = &sizes[number];
    const size_t span = n * size->most;
    /* Tests of numbers and of pointers take turns: compilers would compute those of two pointers before they branch. */
    const bool simple = a_stride == (ptrdiff_t)size->a && a && b_stride == (ptrdiff_t)size->b && b &&
                        out_stride == (ptrdiff_t)size->out && out && n - 1 < MOST_ELEMENTS && apart(a, out, span) &&
                        apart(b, out, span);
    if (!simple) return run_general(number, n, a, a_stride, b, b_stride, out, out_stride);
    const struct isa *const isa = isa_in_use();
    jax_kernel *const kernel = isa->kernels[number];
    if (n < BLOCK) return isa->run_short(kernel, n, a, b, out, size);
    if (is_large(n, n * (size_t)(a_stride + b_stride + out_stride)))
        return run_general(number, n, a, a_stride, b, b_stride, out, out_stride);
    const size_t last = n - BLOCK;
    const char *const last_a = a + (ptrdiff_t)last * a_stride, *const last_b = b + (ptrdiff_t)last * b_stride;
    /* The last block comes first: its loads would have to wait for stores of a moment ago, a multiple of 4 KiB away. */
    if (n % BLOCK) kernel(last_a, 0, last_b, 0, out + (ptrdiff_t)last * out_stride, 1);
    kernel(a, BLOCK * a_stride, b, BLOCK * b_stride, out, n / BLOCK);
    return JAX_OK;
}

/* ---- Operations on two operands ---- */

jax_status jax_add(size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride) {
    if (!in_range(a_dtype, b_dtype)) return JAX_BAD_ARGUMENT;
    return run(cells_of_add[a_dtype][b_dtype], n, a_dtype, a, a_stride, b_dtype, b, b_stride, out, out_stride);
}

jax_status jax_convert(size_t n, jax_dtype from, const void *in, ptrdiff_t in_stride,
    jax_dtype to, void *out, ptrdiff_t out_stride) {
    if (!in_range(from, to)) return JAX_BAD_ARGUMENT;
    return run(cells_of_convert[from][to], n, from, in, in_stride, to, in, 0, out, out_stride);
}

jax_kernel *jax_find_convert(jax_dtype from, jax_dtype to, const char *isa) {
    const struct isa *const of = isa_named(isa);
    if (!in_range(from, to) || !of) return NULL;
    const found what = cells_of_convert[from][to];
    return what < FIRST_FOUND ? NULL : of->kernels[what / 2];
}

/* ---- Any operation ---- */

static inline bool is_op(jax_op op) {
    return (unsigned)op < JAX_OP_COUNT;
}

static const cell (*const cells_of_binary[])[JAX_DTYPE_LIMIT] = {
    [JAX_ADD] = cells_of_add,
};

/* Of an operation and dtypes in range. */
IN_LINE found find_binary(jax_op op, jax_dtype a, jax_dtype b) {
    return cells_of_binary[op][a][b];
}

static found find_any(jax_op op, jax_dtype a, jax_dtype b) {
    return is_op(op) && in_range(a, b) ? find_binary(op, a, b) : NO_KERNEL;
}

jax_status jax_binary(jax_op op, size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    void *out, ptrdiff_t out_stride) {
    if (!is_op(op) || !in_range(a_dtype, b_dtype)) return JAX_BAD_ARGUMENT;
    return run(find_binary(op, a_dtype, b_dtype), n, a_dtype, a, a_stride, b_dtype, b, b_stride, out, out_stride);
}

static const unsigned char result_of_sqrt[JAX_DTYPE_LIMIT] = {
    JAX_F32, JAX_F32, JAX_F32, JAX_F32, JAX_F64, JAX_F32, JAX_F32, JAX_F32, JAX_F64, JAX_BF16, JAX_F16, JAX_F32,
    JAX_F64, 0, 0, JAX_F_WEAK, JAX_F_WEAK, 0
};

/* The dtype of the results of what is found. */
static jax_dtype result_of(jax_op op, jax_dtype a, jax_dtype b) {
    switch (op) {
    case JAX_ADD: return jax_promote_types(a, b);
    case JAX_OP_COUNT: break;
    }
    return JAX_NO_DTYPE;
}

jax_dtype jax_binary_out_dtype(jax_op op, jax_dtype a, jax_dtype b) {
    return find_any(op, a, b) < FIRST_FOUND ? JAX_NO_DTYPE : result_of(op, a, b);
}

jax_kernel *jax_find_kernel(jax_op op, jax_dtype a, jax_dtype b, const char *isa, bool *swapped) {
    const struct isa *const of = isa_named(isa);
    const found what = find_any(op, a, b);
    if (!of || what < FIRST_FOUND) return NULL;
    if (swapped) *swapped = what & 1;
    return of->kernels[what / 2];
}

/* ---- What was found, at work on parts of arrays ---- */

/* A kernel and, of a stage, what its operands go through first. `sizes` are those of the elements as they are given. */
typedef struct work {
    jax_kernel *kernel;
    jax_sizes_ sizes;
} work;

/* Operands that are exchanged in `what` have to be exchanged by the caller: a_dtype is that of the kernel's first. */
static work work_of(found what, jax_dtype a_dtype, jax_dtype b_dtype) {
    const struct isa *const isa = isa_in_use();
    const unsigned number = what / 2;
    (void)a_dtype, (void)b_dtype;
    return (work){isa->kernels[number], sizes[number]};
}

/* Does n elements of operands that overlap as they may. */
static void do_part(const work *w, size_t n, const operand *a, const operand *b, const operand *out, char *to) {
    run_two(w->kernel, n, (const operand[]){*a, *b}, out, to);
}

/*
 * ---- Operations on two operands whose results are converted ----
 *
 * The results go through a buffer that stays in the nearest cache. It has room for a block more than it is used for, so
 * that none is left over that is too short for a kernel.
 */

enum { INTO_BYTES = 8 * BUFFER }; /* Not more than STREAM_BYTES. */

/* How many of n elements are done at a time. */
static inline size_t elements_into(size_t n, size_t size) {
    return n * size <= INTO_BYTES ? n : INTO_BYTES / (BLOCK * size) * BLOCK;
}

/* Does n >= BLOCK elements without gaps, none of them in place. */
IN_LINE void run_whole(jax_kernel *kernel, size_t n, const char *a, const char *b, char *out, jax_sizes_ size) {
    const size_t last = n - BLOCK;
    kernel(a, BLOCK * size.a, b, BLOCK * size.b, out, n / BLOCK);
    if (n % BLOCK) kernel(a + last * size.a, 0, b + last * size.b, 0, out + last * size.out, 1);
}

/* Does arrays without gaps by two kernels, given by their numbers. `out` may be an operand. */
static OUT_OF_LINE void run_plain_into(const struct isa *isa, unsigned number, unsigned conversion, size_t n, const char *a,
                                       const char *b, char *out) {
    _Alignas(64) char results[INTO_BYTES + BUFFER];
    jax_kernel *const kernel = isa->kernels[number], *const convert = isa->kernels[conversion];
    const jax_sizes_ size = sizes[number], converted = sizes[conversion];
    if (n < BLOCK) {
        isa->run_short(kernel, n, a, b, results, &size);
        isa->run_short(convert, n, results, results, out, &converted);
        return;
    }
    const size_t most = elements_into(n, size.out);
    for (size_t count; n > 0; n -= count, a += count * size.a, b += count * size.b, out += count * converted.out) {
        count = n < most + BLOCK ? n : most;
        run_whole(kernel, count, a, b, results, size);
        run_whole(convert, count, results, results, out, converted);
    }
}

/* Does operands of any strides, and what may be past the caches. */
static void do_into(const work *w, jax_kernel *convert, size_t n, const operand *a, const operand *b, const operand *z, char *out) {
    _Alignas(64) char results[INTO_BYTES + BUFFER];
    const operand middle = {results, (ptrdiff_t)w->sizes.out, w->sizes.out}, none = {results, 0, 0};
    const bool around = goes_around(n, (const operand[]){*a, *b}, 2, z);
    size_t most = elements_into(n, middle.size);
    if (around && most > elements_at_a_time(z->size)) most = elements_at_a_time(z->size);
    stream s;
    if (around) stream_open(&s, out);
    for (size_t from = 0, count; from < n; from += count) {
        count = n - from < most + BLOCK ? n - from : most;
        const operand x = elements_from(a, from), y = elements_from(b, from);
        do_part(w, count, &x, &y, &middle, results);
        char *const to = around ? stream_room(&s) : out + (ptrdiff_t)from * z->stride;
        run_any(convert, count, &middle, &none, &(operand){to, z->stride, z->size}, to);
        if (around) stream_send(&s, count * z->size);
    }
    if (around) stream_close(&s);
}

/* Whether v is apart from out, or exactly out. Neither has gaps. */
IN_LINE bool may_be(const char *v, size_t size, const char *out, size_t out_size, size_t span) {
    return apart(v, out, span) || (v == out && size == out_size);
}

/* Does what was found, if it is arrays without gaps. The operands are in the order of the kernel. */
static bool run_into(found what, found convert, size_t n, const char *a, ptrdiff_t a_stride, const char *b, ptrdiff_t b_stride,
                     char *out, ptrdiff_t out_stride) {
    const unsigned number = what / 2, conversion = convert / 2;
    const jax_sizes_ size = sizes[number], converted = sizes[conversion];
    const size_t span = n * LARGER(size.most, converted.out);
    const bool simple = n - 1 < MOST_ELEMENTS && a && b && out &&
                        a_stride == (ptrdiff_t)size.a && b_stride == (ptrdiff_t)size.b &&
                        out_stride == (ptrdiff_t)converted.out && may_be(a, size.a, out, converted.out, span) &&
                        may_be(b, size.b, out, converted.out, span);
    const bool large = a != out && b != out && is_large(n, n * ((size_t)size.a + size.b + converted.out));
    if (simple && !large) run_plain_into(isa_in_use(), number, conversion, n, a, b, out);
    return simple && !large;
}

/* For what turns out to be one operation on two operands. */
static OUT_OF_LINE jax_status run_found(found what, size_t n, jax_dtype a_dtype, const char *a, ptrdiff_t a_stride,
                                   jax_dtype b_dtype, const char *b, ptrdiff_t b_stride, char *out, ptrdiff_t out_stride) {
    return run(what, n, a_dtype, a, a_stride, b_dtype, b, b_stride, out, out_stride);
}

jax_status jax_binary_into(jax_op op, size_t n,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride,
    jax_dtype out_dtype, void *out, ptrdiff_t out_stride) {
    if (!is_op(op) || !in_range(a_dtype, b_dtype) || !is_in_range(out_dtype)) return JAX_BAD_ARGUMENT;
    const found what = find_any(op, a_dtype, b_dtype);
    if (what < FIRST_FOUND) return without_kernel(what, a_dtype, b_dtype);
    const jax_dtype result = result_of(op, a_dtype, b_dtype);
    if (result != JAX_NO_DTYPE && alike[result] == alike[out_dtype]) /* There is nothing to convert. */
        return run_found(what, n, a_dtype, a, a_stride, b_dtype, b, b_stride, out, out_stride);
    const found convert = result == JAX_NO_DTYPE ? NO_KERNEL : find_conversion(result, out_dtype);
    if (convert < FIRST_FOUND) return JAX_NO_KERNEL;
    if (what & 1 ? run_into(what, convert, n, b, b_stride, a, a_stride, out, out_stride)
                 : run_into(what, convert, n, a, a_stride, b, b_stride, out, out_stride))
        return JAX_OK;
    return jax_binary_nd(op, 1, &n, a_dtype, a, &a_stride, b_dtype, b, &b_stride, out_dtype, out, &out_stride);
}

/* ---- Operations on one operand ---- */

jax_status jax_sqrt(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride) {
    if (!is_in_range(dtype)) return JAX_BAD_ARGUMENT;
    return run(cells_of_sqrt[dtype], n, dtype, in, in_stride, dtype, in, 0, out, out_stride);
}

/* ---- Any operation on one operand ---- */

static inline bool is_unary_op(jax_unary_op op) {
    return (unsigned)op < JAX_UNARY_OP_COUNT;
}

static const cell *const cells_of_unary[] = {
    [JAX_SQRT] = cells_of_sqrt,
};

/* Of an operation and a dtype in range. */
IN_LINE found find_unary(jax_unary_op op, jax_dtype a) {
    return cells_of_unary[op][a];
}

static found find_any_unary(jax_unary_op op, jax_dtype a) {
    return is_unary_op(op) && is_in_range(a) ? find_unary(op, a) : NO_KERNEL;
}

jax_status jax_unary(jax_unary_op op, size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride,
    void *out, ptrdiff_t out_stride) {
    if (!is_unary_op(op) || !is_in_range(dtype)) return JAX_BAD_ARGUMENT;
    return run(find_unary(op, dtype), n, dtype, in, in_stride, dtype, in, 0, out, out_stride);
}

jax_dtype jax_unary_out_dtype(jax_unary_op op, jax_dtype a) {
    if (find_any_unary(op, a) < FIRST_FOUND) return JAX_NO_DTYPE;
    switch (op) {
    case JAX_SQRT: return (jax_dtype)result_of_sqrt[a];
    case JAX_UNARY_OP_COUNT: break;
    }
    return JAX_NO_DTYPE;
}

jax_kernel *jax_find_unary(jax_unary_op op, jax_dtype dtype, const char *isa) {
    const struct isa *const of = isa_named(isa);
    const found what = find_any_unary(op, dtype);
    return !of || what < FIRST_FOUND ? NULL : of->kernels[what / 2];
}

/* ---- Arrays of any number of dimensions ---- */

/*
 * An axis is a dimension of more than one element. Results that took memory along more axes than these would be larger
 * than any array.
 */
enum { MOST_AXES = sizeof(size_t) * CHAR_BIT - 1, MOST_ARRAYS = 4 };

typedef struct axis {
    size_t n;
    ptrdiff_t stride[MOST_ARRAYS];
} axis;

/* Arrays of one shape: the operands, and last the results. The further inward an axis, the smaller their stride. */
typedef struct box {
    unsigned arrays, axes;
    const char *at[MOST_ARRAYS];
    size_t size[MOST_ARRAYS];
    axis axis[MOST_AXES];
} box;

/* An array as a caller gives it: its strides are of all dimensions. */
typedef struct array {
    const char *at;
    const ptrdiff_t *strides;
    size_t size;
} array;

static bool is_empty(size_t dims, const size_t *shape) {
    for (size_t d = 0; d < dims; d++)
        if (shape[d] == 0) return true;
    return false;
}

/* Puts an axis in its place among the others. */
static void insert_axis(box *b, const axis *more) {
    const unsigned out = b->arrays - 1;
    unsigned d = b->axes++;
    for (; d > 0 && magnitude(b->axis[d - 1].stride[out]) < magnitude(more->stride[out]); d--) b->axis[d] = b->axis[d - 1];
    b->axis[d] = *more;
}

/* The axes of arrays that are not empty; false where there are too many. */
static bool make_box(box *b, size_t dims, const size_t *shape, unsigned arrays, const array *given) {
    b->arrays = arrays, b->axes = 0;
    for (unsigned k = 0; k < arrays; k++) b->at[k] = given[k].at, b->size[k] = given[k].size;
    for (size_t d = 0; d < dims; d++) {
        axis more = {shape[d], {0}};
        if (shape[d] == 1) continue;
        if (b->axes == MOST_AXES) return false;
        for (unsigned k = 0; k < arrays; k++) more.stride[k] = given[k].strides[d];
        insert_axis(b, &more);
    }
    return true;
}

/* Makes one axis of every two that all arrays go through as through one. */
static void join_axes(box *b) {
    unsigned joined = 0;
    for (unsigned d = 1; d < b->axes; d++) {
        axis *const outer = &b->axis[joined];
        const axis *const inner = &b->axis[d];
        bool joins = outer->n <= SIZE_MAX / inner->n;
        for (unsigned k = 0; k < b->arrays; k++)
            joins = joins && (size_t)outer->stride[k] == inner->n * (size_t)inner->stride[k];
        const size_t before = joins ? outer->n : 1;
        if (!joins) joined++;
        b->axis[joined] = *inner;
        b->axis[joined].n *= before;
    }
    if (b->axes > 0) b->axes = joined + 1;
}

/* Turns axes round that results go down along. */
static void turn_axes(box *b) {
    for (unsigned d = 0; d < b->axes; d++) {
        axis *const x = &b->axis[d];
        if (x->stride[b->arrays - 1] > 0) continue;
        for (unsigned k = 0; k < b->arrays; k++) {
            b->at[k] += (ptrdiff_t)(x->n - 1) * x->stride[k];
            x->stride[k] = -x->stride[k];
        }
    }
}

/* Whether the elements of an array span no more than one can have. */
static bool spans_an_array(const box *b, unsigned k) {
    size_t room = PTRDIFF_MAX - b->size[k];
    for (unsigned d = 0; d < b->axes; d++)
        if (!takes(&room, b->axis[d].n, magnitude(b->axis[d].stride[k]))) return false;
    return true;
}

/* The lowest byte that an array takes, and one past the highest. */
static void box_extent(const box *b, unsigned k, uintptr_t *low, uintptr_t *high) {
    *low = *high = (uintptr_t)b->at[k];
    for (unsigned d = 0; d < b->axes; d++) {
        const axis *const x = &b->axis[d];
        *(x->stride[k] < 0 ? low : high) += (uintptr_t)x->stride[k] * (x->n - 1);
    }
    *high += b->size[k];
}

/* The size of the results' stride along axis d; the distance from the first to the last of them along those further inward. */
static inline ptrdiff_t step_of(const box *b, unsigned d) {
    return (ptrdiff_t)magnitude(b->axis[d].stride[b->arrays - 1]);
}

static ptrdiff_t reach_within(const box *b, unsigned d) {
    ptrdiff_t reach = 0;
    while (++d < b->axes) reach += (ptrdiff_t)(b->axis[d].n - 1) * step_of(b, d);
    return reach;
}

enum { MOST_STEPS = 1 << 16 };

/*
 * Whether from axis d on some i[d] in -(n[d] - 1)..n[d] - 1 have -below < distance + sum(i[d] * step[d]) < above. Two axes
 * take about twice the smaller count at most. More of them could take very long where they are laid out as in no part of
 * an array: after so many steps the answer is yes.
 */
static bool meet(const box *b, unsigned d, ptrdiff_t distance, size_t below, size_t above, unsigned *steps) {
    if (distance < 0) return meet(b, d, -distance, above, below, steps); /* The mirror image. */
    if (d == b->axes) return (size_t)distance < above;
    if (b->axes > 2 && (*steps)-- == 0) return true;
    const ptrdiff_t step = step_of(b, d), last = (ptrdiff_t)(b->axis[d].n - 1);
    if (d + 1 == b->axes) {
        const ptrdiff_t i = distance / step < last ? distance / step : last, rest = distance - i * step;
        return (size_t)rest < above || (i < last && (size_t)(step - rest) < below);
    }
    const ptrdiff_t reach = reach_within(b, d);
    const size_t back = ((size_t)distance + below + (size_t)reach - 1) / (size_t)step;
    for (ptrdiff_t i = back < (size_t)last ? -(ptrdiff_t)back : -last; i <= last; i++) {
        if (i * step >= (ptrdiff_t)above + reach - distance) return false;
        if (meet(b, d + 1, distance + i * step, below, above, steps)) return true;
    }
    return false;
}

/* Whether two results share memory. */
static bool overlaps_itself(const box *b) {
    const size_t size = b->size[b->arrays - 1];
    unsigned steps = MOST_STEPS;
    for (unsigned d = 0; d < b->axes; d++) {
        const ptrdiff_t step = step_of(b, d), end = (ptrdiff_t)size + reach_within(b, d);
        for (ptrdiff_t i = 1; i < (ptrdiff_t)b->axis[d].n && i * step < end; i++)
            if (meet(b, d + 1, i * step, size, size, &steps)) return true;
    }
    return false;
}

/* Whether elements of operand k and results share memory without being the same ones. */
static bool box_overlaps(const box *b, unsigned k) {
    const unsigned out = b->arrays - 1;
    uintptr_t low, high, out_low, out_high;
    box_extent(b, k, &low, &high);
    box_extent(b, out, &out_low, &out_high);
    if (high <= out_low || out_high <= low) return false;
    bool same = b->at[k] == b->at[out] && b->size[k] == b->size[out], alike_sizes = true;
    for (unsigned d = 0; d < b->axes; d++) {
        same = same && b->axis[d].stride[k] == b->axis[d].stride[out];
        alike_sizes = alike_sizes && magnitude(b->axis[d].stride[k]) == magnitude(b->axis[d].stride[out]);
    }
    unsigned steps = MOST_STEPS;
    return !same && (!alike_sizes || meet(b, 0, (ptrdiff_t)(low - out_low), b->size[k], b->size[out], &steps));
}

/* What is wrong with a box, if anything. */
static jax_status check_box(const box *b) {
    const unsigned out = b->arrays - 1;
    for (unsigned k = 0; k < b->arrays; k++)
        if (!b->at[k] || !spans_an_array(b, k)) return JAX_BAD_ARGUMENT;
    for (unsigned d = 0; d < b->axes; d++)
        if (magnitude(b->axis[d].stride[out]) < b->size[out]) return JAX_BAD_ARGUMENT;
    if (overlaps_itself(b)) return JAX_BAD_ARGUMENT;
    for (unsigned k = 0; k < out; k++)
        if (box_overlaps(b, k)) return JAX_OVERLAP;
    return JAX_OK;
}

/* Makes a box of arrays that are not empty, if nothing is wrong with them. */
static jax_status box_of(box *b, size_t dims, const size_t *shape, unsigned arrays, const array *given) {
    if (!make_box(b, dims, shape, arrays, given)) return JAX_BAD_ARGUMENT;
    join_axes(b);
    const jax_status status = check_box(b);
    if (status != JAX_OK) return status;
    turn_axes(b);
    join_axes(b);
    return JAX_OK;
}

/*
 * ---- Arrays of any number of dimensions, row by row ----
 *
 * A row is the elements along the last axis of a box. Rows that are short, and rows of what has gaps along them, go
 * through buffers that stay in the nearest cache.
 */

/* Does n elements of operands v, which overlap as they may. `to` is where z begins. */
typedef void operation(const void *task, size_t n, const operand *v, const operand *z, char *to);

/* Copies rows of `chunk` bytes, which may be odd, in moves of one size. */
static void copy_rows_1(char *to, ptrdiff_t to_stride, const char *from, ptrdiff_t from_stride, size_t rows, size_t chunk) {
    for (; rows > 0; rows--, to += to_stride, from += from_stride) {
        for (size_t i = 0; i + 1 < chunk; i += 1) memcpy(to + i, from + i, 1);
        memcpy(to + chunk - 1, from + chunk - 1, 1);
    }
}

static void copy_rows_2(char *to, ptrdiff_t to_stride, const char *from, ptrdiff_t from_stride, size_t rows, size_t chunk) {
    for (; rows > 0; rows--, to += to_stride, from += from_stride) {
        for (size_t i = 0; i + 2 < chunk; i += 2) memcpy(to + i, from + i, 2);
        memcpy(to + chunk - 2, from + chunk - 2, 2);
    }
}

static void copy_rows_4(char *to, ptrdiff_t to_stride, const char *from, ptrdiff_t from_stride, size_t rows, size_t chunk) {
    for (; rows > 0; rows--, to += to_stride, from += from_stride) {
        for (size_t i = 0; i + 4 < chunk; i += 4) memcpy(to + i, from + i, 4);
        memcpy(to + chunk - 4, from + chunk - 4, 4);
    }
}

static void copy_rows_8(char *to, ptrdiff_t to_stride, const char *from, ptrdiff_t from_stride, size_t rows, size_t chunk) {
    for (; rows > 0; rows--, to += to_stride, from += from_stride) {
        for (size_t i = 0; i + 8 < chunk; i += 8) memcpy(to + i, from + i, 8);
        memcpy(to + chunk - 8, from + chunk - 8, 8);
    }
}

static void copy_rows_16(char *to, ptrdiff_t to_stride, const char *from, ptrdiff_t from_stride, size_t rows, size_t chunk) {
    for (; rows > 0; rows--, to += to_stride, from += from_stride) {
        for (size_t i = 0; i + 16 < chunk; i += 16) memcpy(to + i, from + i, 16);
        memcpy(to + chunk - 16, from + chunk - 16, 16);
    }
}

static void copy_rows(char *to, ptrdiff_t to_stride, const char *from, ptrdiff_t from_stride, size_t rows, size_t chunk) {
    (chunk >= 16  ? copy_rows_16
     : chunk >= 8 ? copy_rows_8
     : chunk >= 4 ? copy_rows_4
     : chunk >= 2 ? copy_rows_2
                  : copy_rows_1)(to, to_stride, from, from_stride, rows, chunk);
}

/* Makes rows of `bytes`, 16 at least, of one element each. */
static void fill_rows(char *to, const char *from, size_t rows, ptrdiff_t row_stride, size_t size, size_t bytes) {
    char words[16];
    for (; rows > 0; rows--, to += bytes, from += row_stride) {
        broadcast(words, sizeof words, from, size);
        for (size_t i = 0; i + 16 < bytes; i += 16) memcpy(to + i, words, 16);
        memcpy(to + bytes - 16, words, 16);
    }
}

/* Copies rows of n elements to a buffer, where they have no gaps. */
static void take_rows(char *to, const char *from, size_t rows, ptrdiff_t row_stride, ptrdiff_t stride, size_t size, size_t n) {
    const size_t bytes = n * size, all = rows * bytes, different = row_stride == 0 ? 1 : rows;
    if (stride == (ptrdiff_t)size)
        copy_rows(to, (ptrdiff_t)bytes, from, row_stride, different, bytes);
    else if (stride == 0 && bytes >= 16 && 16 % size == 0)
        fill_rows(to, from, different, row_stride, size, bytes);
    else
        gather_rows(to, from, different, row_stride, stride, size, n);
    for (size_t done = different * bytes; done < all; done *= 2) memcpy(to + done, to, done < all - done ? done : all - done);
}

/* The other way round. */
static void put_rows(char *to, size_t rows, ptrdiff_t row_stride, ptrdiff_t stride, const char *from, size_t size, size_t n) {
    if (stride == (ptrdiff_t)size)
        copy_rows(to, row_stride, from, (ptrdiff_t)(n * size), rows, n * size);
    else
        scatter_rows(to, rows, row_stride, stride, from, size, n);
}

/* Whether a row takes its elements as a kernel does: without gaps, or one for all. */
static inline bool is_smooth(const box *b, unsigned k, const axis *x) {
    return x->stride[k] == (ptrdiff_t)b->size[k] || x->stride[k] == 0;
}

static unsigned count_smooth(const box *b, const axis *x) {
    unsigned count = 0;
    for (unsigned k = 0; k < b->arrays; k++) count += is_smooth(b, k, x);
    return count;
}

/* Moves an axis inward. */
static void move_axis(box *b, unsigned from, unsigned to) {
    const axis moved = b->axis[from];
    for (; from < to; from++) b->axis[from] = b->axis[from + 1];
    b->axis[to] = moved;
}

/* The axis along which an array that is not smooth along the last one has its elements nearest to each other, if that is so
 * near that a line of the cache has several: else the last one. */
static unsigned axis_across(const box *b, unsigned k) {
    const unsigned last = b->axes - 1;
    unsigned across = last;
    if (is_smooth(b, k, &b->axis[last])) return last;
    for (unsigned d = 0; d < last; d++) {
        const size_t step = magnitude(b->axis[d].stride[k]);
        if (step != 0 && step < LINE && step < magnitude(b->axis[across].stride[k])) across = d;
    }
    return across;
}

/*
 * Puts last the axis along which most arrays are smooth, so that rows are long and results in order; and before it one along
 * which an array lies that lies across them: whether there is such a one.
 */
static bool order_axes(box *b) {
    const unsigned last = b->axes - 1;
    unsigned x = last;
    for (unsigned d = last; d-- > 0;)
        if (count_smooth(b, &b->axis[d]) > count_smooth(b, &b->axis[x])) x = d;
    move_axis(b, x, last);
    for (unsigned k = 0; k < b->arrays; k++) {
        const unsigned across = axis_across(b, k);
        if (across == last) continue;
        move_axis(b, across, last - 1);
        return true;
    }
    return false;
}

/* A way through the rows of a box: where the next one is. */
typedef struct walk {
    const char *at[MOST_ARRAYS];
    size_t index[MOST_AXES];
} walk;

static void begin_walk(walk *w, const box *b) {
    memcpy(w->at, b->at, sizeof w->at);
    memset(w->index, 0, b->axes * sizeof *w->index);
}

/* How many rows there are up to the end of an axis, at most so many. */
static inline size_t rows_ahead(const walk *w, const box *b, size_t most) {
    const size_t ahead = b->axis[b->axes - 2].n - w->index[b->axes - 2];
    return ahead < most ? ahead : most;
}

/* Goes on by rows that are not past the end of an axis; false after the last one. */
static bool walk_on(walk *w, const box *b, size_t rows) {
    for (unsigned d = b->axes - 1; d-- > 0; rows = 1) {
        const axis *const x = &b->axis[d];
        const bool wraps = w->index[d] + rows == x->n;
        const ptrdiff_t steps = (ptrdiff_t)(wraps ? rows - x->n : rows);
        for (unsigned k = 0; k < b->arrays; k++) w->at[k] += steps * x->stride[k];
        w->index[d] = wraps ? 0 : w->index[d] + rows;
        if (!wraps) return true;
    }
    return false;
}


/* The arrays of a box on their way: some rows of the `buffered` ones are in buffers, one behind the other. */
enum {
    SHORT_ROW = 512, /* Bytes. */
    STRIP = 16 * BLOCK,
    BUFFERS_BYTES = 4 * STREAM_BYTES,
    BUFFERS_ROOM = BUFFERS_BYTES - MOST_ARRAYS * LINE
};

typedef struct batch {
    const box *of;
    size_t n, most; /* Elements a row, and how many rows there may be. */
    bool buffered[MOST_ARRAYS];
    char *buffer[MOST_ARRAYS];
    _Alignas(64) char buffers[BUFFERS_BYTES];
} batch;

static size_t largest_size(const box *b) {
    size_t largest = 1;
    for (unsigned k = 0; k < b->arrays; k++) largest = LARGER(largest, b->size[k]);
    return largest;
}

/* The bytes of an element of each array in a buffer, and those of the smallest. */
static size_t buffered_size(const batch *r, const box *b, size_t *smallest) {
    size_t bytes = 0;
    for (unsigned k = 0; k < b->arrays; k++) {
        if (!r->buffered[k]) continue;
        bytes += b->size[k];
        if (b->size[k] < *smallest) *smallest = b->size[k];
    }
    return bytes;
}

/* Shares the buffers out, for rows of up to n elements: as many of them as are whole squares, where there are so many. */
static void begin_batch(batch *r, const box *b, size_t n) {
    size_t next = 0, smallest = SQUARE;
    const size_t bytes = buffered_size(r, b, &smallest), rows = BUFFERS_ROOM / (n * LARGER(bytes, 1)), square = SQUARE / smallest;
    r->of = b, r->n = n, r->most = rows > square ? rows - rows % square : rows;
    for (unsigned k = 0; k < b->arrays; k++) {
        r->buffer[k] = r->buffers + next;
        if (r->buffered[k]) next += (r->most * n * b->size[k] + LINE - 1) / LINE * LINE;
    }
}

/*
 * How long strips are of which there are rows enough for a square. The longer, the better the CPU foresees what else is read;
 * the lines that lie across stay in the second cache for the next rows.
 */
static size_t strip_of(const batch *r, const box *b) {
    const size_t n = b->axis[b->axes - 1].n;
    size_t smallest = SQUARE;
    const size_t bytes = buffered_size(r, b, &smallest), most = BUFFERS_ROOM * smallest / (SQUARE * bytes);
    return n < most ? n : most > BLOCK ? most - most % BLOCK : most;
}

/* Copies `count` rows, where they begin at w and element `from`, to the buffer of an operand, behind `before` others. */
static void take(batch *r, unsigned k, const walk *w, size_t from, size_t before, size_t count) {
    const axis *const x = &r->of->axis[r->of->axes - 1], *const y = x - 1;
    const size_t size = r->of->size[k];
    take_rows(r->buffer[k] + before * r->n * size, w->at[k] + (ptrdiff_t)from * x->stride[k], count, y->stride[k], x->stride[k],
              size, r->n);
}

/* The other way round for results; `to` is where all of them begin. */
static void put(const batch *r, const walk *w, size_t from, size_t before, size_t count, char *to) {
    const box *const b = r->of;
    const axis *const x = &b->axis[b->axes - 1], *const y = x - 1;
    const unsigned out = b->arrays - 1;
    put_rows(to + (w->at[out] - b->at[out]) + (ptrdiff_t)from * x->stride[out], count, y->stride[out], x->stride[out],
             r->buffer[out] + before * r->n * b->size[out], b->size[out], r->n);
}

/* Rows of array k: those in its buffer, or those that begin at w and element `from`; but for so many rows. */
static operand rows_of(const batch *r, unsigned k, const walk *w, size_t from, size_t row) {
    const axis *const x = &r->of->axis[r->of->axes - 1], *const y = x - 1;
    const size_t size = r->of->size[k];
    if (r->buffered[k]) return (operand){r->buffer[k] + row * r->n * size, (ptrdiff_t)size, size};
    return (operand){w->at[k] + (ptrdiff_t)from * x->stride[k] + (ptrdiff_t)row * y->stride[k], x->stride[k], size};
}

/* Whether all rows of an array, one behind the other, are one array. */
static bool is_whole(const box *b, unsigned k) {
    for (unsigned d = 1; d < b->axes; d++)
        if ((size_t)b->axis[d - 1].stride[k] != b->axis[d].n * (size_t)b->axis[d].stride[k]) return false;
    return true;
}

/* Whether all rows of an array are the same one. */
static bool is_one_row(const box *b, unsigned k) {
    for (unsigned d = 0; d + 1 < b->axes; d++)
        if (b->axis[d].stride[k] != 0) return false;
    return true;
}

/* Whether results go around the caches: they are whole then, and no operand. */
static bool box_goes_around(const box *b) {
    const unsigned out = b->arrays - 1;
    const operand results = {b->at[out], b->axis[b->axes - 1].stride[out], b->size[out]};
    size_t n = 1;
    for (unsigned d = 0; d < b->axes; d++) n *= b->axis[d].n;
    for (unsigned k = 0; k < out; k++)
        if (b->at[k] == b->at[out]) return false;
    return goes_around(n, NULL, 0, &results);
}

/* Does as many rows at a time as the buffers take. */
static void run_some_rows(const box *b, operation *op, const void *task, char *to) {
    const unsigned out = b->arrays - 1;
    bool wanted[MOST_ARRAYS], more = true, across = false;
    batch r;
    for (unsigned k = 0; k <= out; k++) {
        wanted[k] = r.buffered[k] = !is_whole(b, k);
        across = across || axis_across(b, k) + 1 < b->axes;
    }
    begin_batch(&r, b, b->axis[b->axes - 1].n);
    const bool around = !r.buffered[out] && box_goes_around(b);
    const size_t bytes = around ? STREAM_BYTES : across ? BUFFERS_BYTES : 2 * STREAM_BYTES; /* Of an array, in the nearest cache. */
    if (r.most > bytes / (r.n * largest_size(b))) r.most = bytes / (r.n * largest_size(b));
    if (r.most > BLOCK) r.most -= r.most % BLOCK; /* Then so many rows are whole blocks, however long they are. */
    stream s;
    if (around) stream_open(&s, to);
    walk w, written;
    begin_walk(&w, b);
    begin_walk(&written, b);
    while (more) {
        operand v[MOST_ARRAYS];
        for (unsigned k = 0; k <= out; k++) v[k] = rows_of(&r, k, &w, 0, 0);
        char *const results = around ? stream_room(&s) : r.buffered[out] ? r.buffer[out] : to + (v[out].at - b->at[out]);
        v[out].at = results;
        size_t rows = 0;
        for (size_t count; more && rows < r.most; rows += count) {
            count = rows_ahead(&w, b, r.most - rows);
            for (unsigned k = 0; k < out; k++)
                if (wanted[k]) take(&r, k, &w, 0, rows, count);
            more = walk_on(&w, b, count);
        }
        op(task, rows * r.n, v, &v[out], results);
        if (around) stream_send(&s, rows * r.n * b->size[out]);
        for (size_t done = 0, count; r.buffered[out] && done < rows; done += count) {
            count = rows_ahead(&written, b, rows - done);
            put(&r, &written, 0, done, count, to);
            walk_on(&written, b, count);
        }
        for (unsigned k = 0; k < out; k++) wanted[k] = wanted[k] && !is_one_row(b, k); /* It is there. */
    }
    if (around) stream_close(&s);
}

/* Does one row after the other. */
static void run_each_row(const box *b, operation *op, const void *task, char *to) {
    const unsigned out = b->arrays - 1;
    walk w;
    begin_walk(&w, b);
    do {
        operand v[MOST_ARRAYS];
        for (unsigned k = 0; k <= out; k++) v[k] = (operand){w.at[k], b->axis[b->axes - 1].stride[k], b->size[k]};
        op(task, b->axis[b->axes - 1].n, v, &v[out], to + (w.at[out] - b->at[out]));
    } while (walk_on(&w, b, 1));
}

/* Does some rows at a time, strip by strip, of arrays that lie across them: through buffers. */
static void run_tiles(const box *b, operation *op, const void *task, char *to) {
    const unsigned out = b->arrays - 1;
    const size_t n = b->axis[b->axes - 1].n;
    size_t count;
    batch r;
    walk w;
    for (unsigned k = 0; k <= out; k++) r.buffered[k] = axis_across(b, k) + 1 < b->axes;
    const size_t strip = strip_of(&r, b);
    begin_batch(&r, b, strip);
    begin_walk(&w, b);
    do {
        count = rows_ahead(&w, b, r.most);
        for (size_t from = 0; from < n; from += r.n) {
            r.n = n - from < strip ? n - from : strip;
            for (unsigned k = 0; k < out; k++)
                if (r.buffered[k]) take(&r, k, &w, from, 0, count);
            for (size_t row = 0; row < count; row++) {
                operand v[MOST_ARRAYS];
                for (unsigned k = 0; k <= out; k++) v[k] = rows_of(&r, k, &w, from, row);
                char *const results = r.buffered[out] ? r.buffer[out] + row * r.n * b->size[out] : to + (v[out].at - b->at[out]);
                op(task, r.n, v, &v[out], results);
            }
            if (r.buffered[out]) put(&r, &w, from, 0, count, to);
        }
    } while (walk_on(&w, b, count));
}

/*
 * Whether rows are done together: where they are so short that a copy takes less than a call, or where nothing has to be copied
 * for that but what is one row, or lies across.
 */
static bool does_some_rows(const box *b, bool tiles) {
    const size_t n = b->axis[b->axes - 1].n;
    if (n < BLOCK || (!tiles && n * largest_size(b) <= SHORT_ROW)) return true;
    for (unsigned k = 0; k < b->arrays; k++)
        if (!is_whole(b, k) && (k + 1 == b->arrays || !is_one_row(b, k)) && axis_across(b, k) + 1 == b->axes) return false;
    return n <= STRIP && 2 * n * largest_size(b) <= STREAM_BYTES;
}

/* Does a box of more than one axis. */
static void run_box(box *b, operation *op, const void *task, char *to) {
    const bool tiles = order_axes(b);
    (does_some_rows(b, tiles) ? run_some_rows : tiles ? run_tiles : run_each_row)(b, op, task, to);
}

/* ---- Calls in any number of dimensions ---- */

/* Does what is right with arrays, the results last; `out` is where these begin. */
static jax_status run_arrays(size_t dims, const size_t *shape, unsigned arrays, const array *given, char *out, operation *op,
                        const void *task) {
    box b;
    if (is_empty(dims, shape)) return JAX_OK;
    const jax_status status = box_of(&b, dims, shape, arrays, given);
    if (status != JAX_OK) return status;
    out += b.at[arrays - 1] - given[arrays - 1].at;
    if (b.axes > 1) {
        run_box(&b, op, task, out);
        return JAX_OK;
    }
    operand v[MOST_ARRAYS];
    for (unsigned k = 0; k < arrays; k++)
        v[k] = (operand){b.at[k], b.axes ? b.axis[0].stride[k] : (ptrdiff_t)b.size[k], b.size[k]};
    op(task, b.axes ? b.axis[0].n : 1, v, &v[arrays - 1], out);
    return JAX_OK;
}

/* An operation on two operands as a caller has them, and what its results are converted by: NULL where by nothing. */
typedef struct binary_task {
    work w;
    bool swapped;
    jax_kernel *convert;
} binary_task;

static void do_binary(const void *given, size_t n, const operand *v, const operand *z, char *out) {
    const binary_task *const task = given;
    const operand *const a = &v[task->swapped], *const b = &v[!task->swapped];
    if (task->convert) {
        do_into(&task->w, task->convert, n, a, b, z, out);
        return;
    }
    do_part(&task->w, n, a, b, z, out);
}

/* Finds what does `op` and gives *out; where that is JAX_NO_DTYPE, sets it to the dtype of the results. */
static jax_status find_task(jax_op op, jax_dtype a, jax_dtype b, jax_dtype *out, binary_task *task) {
    const found what = find_any(op, a, b);
    if (what < FIRST_FOUND) return without_kernel(what, a, b);
    const jax_dtype result = result_of(op, a, b);
    *task = (binary_task){.w = what & 1 ? work_of(what, b, a) : work_of(what, a, b), .swapped = what & 1};
    if (*out == JAX_NO_DTYPE) *out = result;
    if (*out == result || (result != JAX_NO_DTYPE && alike[result] == alike[*out])) return JAX_OK;
    const found convert = result == JAX_NO_DTYPE ? NO_KERNEL : find_conversion(result, *out);
    if (convert < FIRST_FOUND) return JAX_NO_KERNEL;
    task->convert = isa_in_use()->kernels[convert / 2];
    return JAX_OK;
}

/* Whether results can be said to be of a dtype: none is that which they have. */
static bool is_result(jax_dtype dtype) {
    return dtype == JAX_NO_DTYPE || (is_in_range(dtype));
}

jax_status jax_binary_nd(jax_op op, size_t dims, const size_t *shape,
    jax_dtype a_dtype, const void *a, const ptrdiff_t *a_strides,
    jax_dtype b_dtype, const void *b, const ptrdiff_t *b_strides,
    jax_dtype out_dtype, void *out, const ptrdiff_t *out_strides) {
    binary_task task = {.swapped = false};
    if (!is_op(op) || !in_range(a_dtype, b_dtype) || !is_result(out_dtype)) return JAX_BAD_ARGUMENT;
    const jax_status status = find_task(op, a_dtype, b_dtype, &out_dtype, &task);
    if (status != JAX_OK) return status;
    const jax_sizes_ size = task.w.sizes;
    const array given[] = {{a, a_strides, task.swapped ? size.b : size.a},
                           {b, b_strides, task.swapped ? size.a : size.b},
                           {out, out_strides, task.convert ? jax_dtype_size(out_dtype) : size.out}};
    return run_arrays(dims, shape, 3, given, out, do_binary, &task);
}

jax_status jax_binary_2d(jax_op op, size_t n0, size_t n1,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride0, ptrdiff_t a_stride1,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride0, ptrdiff_t b_stride1,
    void *out, ptrdiff_t out_stride0, ptrdiff_t out_stride1) {
    return jax_binary_nd(op, 2, (const size_t[]){n0, n1}, a_dtype, a, (const ptrdiff_t[]){a_stride0, a_stride1},
                         b_dtype, b, (const ptrdiff_t[]){b_stride0, b_stride1},
                         JAX_NO_DTYPE, out, (const ptrdiff_t[]){out_stride0, out_stride1});
}

static void do_kernel(const void *kernel, size_t n, const operand *v, const operand *z, char *out) {
    const operand none = {v->at, 0, 0};
    run_two(*(jax_kernel *const *)kernel, n, (const operand[]){*v, none}, z, out);
}

/* Does what was found for one operand. */
static jax_status run_one_nd(found what, jax_dtype dtype, size_t dims, const size_t *shape, const void *in,
                        const ptrdiff_t *in_strides, void *out, const ptrdiff_t *out_strides) {
    if (what < FIRST_FOUND) return without_kernel(what, dtype, dtype);
    jax_kernel *const kernel = isa_in_use()->kernels[what / 2];
    const array given[] = {{in, in_strides, sizes[what / 2].a}, {out, out_strides, sizes[what / 2].out}};
    return run_arrays(dims, shape, 2, given, out, do_kernel, &kernel);
}

jax_status jax_unary_nd(jax_unary_op op, size_t dims, const size_t *shape,
    jax_dtype dtype, const void *in, const ptrdiff_t *in_strides, void *out, const ptrdiff_t *out_strides) {
    if (!is_unary_op(op) || !is_in_range(dtype)) return JAX_BAD_ARGUMENT;
    return run_one_nd(find_any_unary(op, dtype), dtype, dims, shape, in, in_strides, out, out_strides);
}

jax_status jax_convert_nd(size_t dims, const size_t *shape, jax_dtype from, const void *in,
    const ptrdiff_t *in_strides, jax_dtype to, void *out, const ptrdiff_t *out_strides) {
    if (!in_range(from, to)) return JAX_BAD_ARGUMENT;
    return run_one_nd(find_conversion(from, to), from, dims, shape, in, in_strides, out, out_strides);
}

/* ---- Conversions that are checked ---- */

#define NEVER_FAILS CHECKED_KERNEL_COUNT

/* The kernels that convert and find failures, or that there is nothing to find, by check. */
static const uint8_t checks[][JAX_DTYPE_LIMIT][JAX_DTYPE_LIMIT] = {
    [JAX_CHECK_SAME_VALUE] = {
    {NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS}, /* b */
    {convert_same_value_u8_b, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, convert_same_value_u8_i8,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS}, /* u8 */
    {convert_same_value_u16_b, convert_same_value_u16_u8, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     convert_same_value_u16_i8, convert_same_value_u16_i16, NEVER_FAILS, NEVER_FAILS, convert_same_value_u16_bf16,
     convert_same_value_u16_f16, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS}, /* u16 */
    {convert_same_value_u32_b, convert_same_value_u32_u8, convert_same_value_u32_u16, NEVER_FAILS, NEVER_FAILS,
     convert_same_value_u32_i8, convert_same_value_u32_i16, convert_same_value_u32_i32, NEVER_FAILS,
     convert_same_value_u32_bf16, convert_same_value_u32_f16, convert_same_value_u32_f32, NEVER_FAILS,
     convert_same_value_u32_c64, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS}, /* u32 */
    {convert_same_value_u64_b, convert_same_value_u64_u8, convert_same_value_u64_u16, convert_same_value_u64_u32,
     NEVER_FAILS, convert_same_value_u64_i8, convert_same_value_u64_i16, convert_same_value_u64_i32,
     convert_same_value_u64_i64, convert_same_value_u64_bf16, convert_same_value_u64_f16, convert_same_value_u64_f32,
     convert_same_value_u64_f64, convert_same_value_u64_c64, convert_same_value_u64_c128, convert_same_value_u64_i64,
     convert_same_value_u64_f64, convert_same_value_u64_c128}, /* u64 */
    {convert_same_value_i8_b, convert_same_value_i8_u8, convert_same_value_i8_u16, convert_same_value_i8_u32,
     convert_same_value_i8_u64, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS}, /* i8 */
    {convert_same_value_i16_b, convert_same_value_i16_u8, convert_same_value_i16_u16, convert_same_value_i16_u32,
     convert_same_value_i16_u64, convert_same_value_i16_i8, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     convert_same_value_i16_bf16, convert_same_value_i16_f16, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS}, /* i16 */
    {convert_same_value_i32_b, convert_same_value_i32_u8, convert_same_value_i32_u16, convert_same_value_i32_u32,
     convert_same_value_i32_u64, convert_same_value_i32_i8, convert_same_value_i32_i16, NEVER_FAILS, NEVER_FAILS,
     convert_same_value_i32_bf16, convert_same_value_i32_f16, convert_same_value_i32_f32, NEVER_FAILS,
     convert_same_value_i32_c64, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS}, /* i32 */
    {convert_same_value_i64_b, convert_same_value_i64_u8, convert_same_value_i64_u16, convert_same_value_i64_u32,
     convert_same_value_i64_u64, convert_same_value_i64_i8, convert_same_value_i64_i16, convert_same_value_i64_i32,
     NEVER_FAILS, convert_same_value_i64_bf16, convert_same_value_i64_f16, convert_same_value_i64_f32,
     convert_same_value_i64_f64, convert_same_value_i64_c64, convert_same_value_i64_c128, NEVER_FAILS,
     convert_same_value_i64_f64, convert_same_value_i64_c128}, /* i64 */
    {convert_same_value_bf16_b, convert_same_value_bf16_u8, convert_same_value_bf16_u16, convert_same_value_bf16_u32,
     convert_same_value_bf16_u64, convert_same_value_bf16_i8, convert_same_value_bf16_i16,
     convert_same_value_bf16_i32, convert_same_value_bf16_i64, NEVER_FAILS, convert_same_value_bf16_f16, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, convert_same_value_bf16_i64, NEVER_FAILS, NEVER_FAILS}, /* bf16 */
    {convert_same_value_f16_b, convert_same_value_f16_u8, convert_same_value_f16_u16, convert_same_value_f16_u32,
     convert_same_value_f16_u64, convert_same_value_f16_i8, convert_same_value_f16_i16, convert_same_value_f16_i32,
     convert_same_value_f16_i64, convert_same_value_f16_bf16, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, convert_same_value_f16_i64, NEVER_FAILS, NEVER_FAILS}, /* f16 */
    {convert_same_value_f32_b, convert_same_value_f32_u8, convert_same_value_f32_u16, convert_same_value_f32_u32,
     convert_same_value_f32_u64, convert_same_value_f32_i8, convert_same_value_f32_i16, convert_same_value_f32_i32,
     convert_same_value_f32_i64, convert_same_value_f32_bf16, convert_same_value_f32_f16, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, convert_same_value_f32_i64, NEVER_FAILS, NEVER_FAILS}, /* f32 */
    {convert_same_value_f64_b, convert_same_value_f64_u8, convert_same_value_f64_u16, convert_same_value_f64_u32,
     convert_same_value_f64_u64, convert_same_value_f64_i8, convert_same_value_f64_i16, convert_same_value_f64_i32,
     convert_same_value_f64_i64, convert_same_value_f64_bf16, convert_same_value_f64_f16, convert_same_value_f64_f32,
     NEVER_FAILS, convert_same_value_f64_c64, NEVER_FAILS, convert_same_value_f64_i64, NEVER_FAILS, NEVER_FAILS}, /* f64 */
    {convert_same_value_c64_b, convert_same_value_c64_u8, convert_same_value_c64_u16, convert_same_value_c64_u32,
     convert_same_value_c64_u64, convert_same_value_c64_i8, convert_same_value_c64_i16, convert_same_value_c64_i32,
     convert_same_value_c64_i64, convert_same_value_c64_bf16, convert_same_value_c64_f16, convert_same_value_c64_f32,
     convert_same_value_c64_f64, NEVER_FAILS, NEVER_FAILS, convert_same_value_c64_i64, convert_same_value_c64_f64,
     NEVER_FAILS}, /* c64 */
    {convert_same_value_c128_b, convert_same_value_c128_u8, convert_same_value_c128_u16, convert_same_value_c128_u32,
     convert_same_value_c128_u64, convert_same_value_c128_i8, convert_same_value_c128_i16,
     convert_same_value_c128_i32, convert_same_value_c128_i64, convert_same_value_c128_bf16,
     convert_same_value_c128_f16, convert_same_value_c128_f32, convert_same_value_c128_f64,
     convert_same_value_c128_c64, NEVER_FAILS, convert_same_value_c128_i64, convert_same_value_c128_f64, NEVER_FAILS}, /* c128 */
    {convert_same_value_i64_b, convert_same_value_i64_u8, convert_same_value_i64_u16, convert_same_value_i64_u32,
     convert_same_value_i64_u64, convert_same_value_i64_i8, convert_same_value_i64_i16, convert_same_value_i64_i32,
     NEVER_FAILS, convert_same_value_i64_bf16, convert_same_value_i64_f16, convert_same_value_i64_f32,
     convert_same_value_i64_f64, convert_same_value_i64_c64, convert_same_value_i64_c128, NEVER_FAILS,
     convert_same_value_i64_f64, convert_same_value_i64_c128}, /* i_weak */
    {convert_same_value_f64_b, convert_same_value_f64_u8, convert_same_value_f64_u16, convert_same_value_f64_u32,
     convert_same_value_f64_u64, convert_same_value_f64_i8, convert_same_value_f64_i16, convert_same_value_f64_i32,
     convert_same_value_f64_i64, convert_same_value_f64_bf16, convert_same_value_f64_f16, convert_same_value_f64_f32,
     NEVER_FAILS, convert_same_value_f64_c64, NEVER_FAILS, convert_same_value_f64_i64, NEVER_FAILS, NEVER_FAILS}, /* f_weak */
    {convert_same_value_c128_b, convert_same_value_c128_u8, convert_same_value_c128_u16, convert_same_value_c128_u32,
     convert_same_value_c128_u64, convert_same_value_c128_i8, convert_same_value_c128_i16,
     convert_same_value_c128_i32, convert_same_value_c128_i64, convert_same_value_c128_bf16,
     convert_same_value_c128_f16, convert_same_value_c128_f32, convert_same_value_c128_f64,
     convert_same_value_c128_c64, NEVER_FAILS, convert_same_value_c128_i64, convert_same_value_c128_f64, NEVER_FAILS} /* c_weak */
    },
    [JAX_CHECK_IN_RANGE] = {
    {NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS}, /* b */
    {NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, convert_same_value_u8_i8, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS}, /* u8 */
    {NEVER_FAILS, convert_same_value_u16_u8, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, convert_same_value_u16_i8,
     convert_same_value_u16_i16, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, convert_in_range_u16_f16, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS}, /* u16 */
    {NEVER_FAILS, convert_same_value_u32_u8, convert_same_value_u32_u16, NEVER_FAILS, NEVER_FAILS,
     convert_same_value_u32_i8, convert_same_value_u32_i16, convert_same_value_u32_i32, NEVER_FAILS, NEVER_FAILS,
     convert_in_range_u32_f16, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS}, /* u32 */
    {NEVER_FAILS, convert_same_value_u64_u8, convert_same_value_u64_u16, convert_same_value_u64_u32, NEVER_FAILS,
     convert_same_value_u64_i8, convert_same_value_u64_i16, convert_same_value_u64_i32, convert_same_value_u64_i64,
     NEVER_FAILS, convert_in_range_u64_f16, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     convert_same_value_u64_i64, NEVER_FAILS, NEVER_FAILS}, /* u64 */
    {NEVER_FAILS, convert_same_value_i8_u8, convert_same_value_i8_u16, convert_same_value_i8_u32,
     convert_same_value_i8_u64, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS}, /* i8 */
    {NEVER_FAILS, convert_same_value_i16_u8, convert_same_value_i16_u16, convert_same_value_i16_u32,
     convert_same_value_i16_u64, convert_same_value_i16_i8, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS}, /* i16 */
    {NEVER_FAILS, convert_same_value_i32_u8, convert_same_value_i32_u16, convert_same_value_i32_u32,
     convert_same_value_i32_u64, convert_same_value_i32_i8, convert_same_value_i32_i16, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, convert_in_range_i32_f16, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS}, /* i32 */
    {NEVER_FAILS, convert_same_value_i64_u8, convert_same_value_i64_u16, convert_same_value_i64_u32,
     convert_same_value_i64_u64, convert_same_value_i64_i8, convert_same_value_i64_i16, convert_same_value_i64_i32,
     NEVER_FAILS, NEVER_FAILS, convert_in_range_i64_f16, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS}, /* i64 */
    {convert_in_range_bf16_b, convert_in_range_bf16_u8, convert_in_range_bf16_u16, convert_in_range_bf16_u32,
     convert_in_range_bf16_u64, convert_in_range_bf16_i8, convert_in_range_bf16_i16, convert_in_range_bf16_i32,
     convert_in_range_bf16_i64, NEVER_FAILS, convert_in_range_bf16_f16, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, convert_in_range_bf16_i64, NEVER_FAILS, NEVER_FAILS}, /* bf16 */
    {convert_in_range_f16_b, convert_in_range_f16_u8, convert_in_range_f16_u16, convert_in_range_f16_u32,
     convert_in_range_f16_u64, convert_in_range_f16_i8, convert_in_range_f16_i16, convert_in_range_f16_i32,
     convert_in_range_f16_i64, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     convert_in_range_f16_i64, NEVER_FAILS, NEVER_FAILS}, /* f16 */
    {convert_in_range_f32_b, convert_in_range_f32_u8, convert_in_range_f32_u16, convert_in_range_f32_u32,
     convert_in_range_f32_u64, convert_in_range_f32_i8, convert_in_range_f32_i16, convert_in_range_f32_i32,
     convert_in_range_f32_i64, convert_in_range_f32_bf16, convert_in_range_f32_f16, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, convert_in_range_f32_i64, NEVER_FAILS, NEVER_FAILS}, /* f32 */
    {convert_in_range_f64_b, convert_in_range_f64_u8, convert_in_range_f64_u16, convert_in_range_f64_u32,
     convert_in_range_f64_u64, convert_in_range_f64_i8, convert_in_range_f64_i16, convert_in_range_f64_i32,
     convert_in_range_f64_i64, convert_in_range_f64_bf16, convert_in_range_f64_f16, convert_in_range_f64_f32,
     NEVER_FAILS, convert_in_range_f64_c64, NEVER_FAILS, convert_in_range_f64_i64, NEVER_FAILS, NEVER_FAILS}, /* f64 */
    {convert_in_range_c64_b, convert_in_range_c64_u8, convert_in_range_c64_u16, convert_in_range_c64_u32,
     convert_in_range_c64_u64, convert_in_range_c64_i8, convert_in_range_c64_i16, convert_in_range_c64_i32,
     convert_in_range_c64_i64, convert_in_range_c64_bf16, convert_in_range_c64_f16, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, convert_in_range_c64_i64, NEVER_FAILS, NEVER_FAILS}, /* c64 */
    {convert_in_range_c128_b, convert_in_range_c128_u8, convert_in_range_c128_u16, convert_in_range_c128_u32,
     convert_in_range_c128_u64, convert_in_range_c128_i8, convert_in_range_c128_i16, convert_in_range_c128_i32,
     convert_in_range_c128_i64, convert_in_range_c128_bf16, convert_in_range_c128_f16, convert_in_range_c128_f32,
     NEVER_FAILS, convert_in_range_c128_c64, NEVER_FAILS, convert_in_range_c128_i64, NEVER_FAILS, NEVER_FAILS}, /* c128 */
    {NEVER_FAILS, convert_same_value_i64_u8, convert_same_value_i64_u16, convert_same_value_i64_u32,
     convert_same_value_i64_u64, convert_same_value_i64_i8, convert_same_value_i64_i16, convert_same_value_i64_i32,
     NEVER_FAILS, NEVER_FAILS, convert_in_range_i64_f16, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS, NEVER_FAILS,
     NEVER_FAILS, NEVER_FAILS, NEVER_FAILS}, /* i_weak */
    {convert_in_range_f64_b, convert_in_range_f64_u8, convert_in_range_f64_u16, convert_in_range_f64_u32,
     convert_in_range_f64_u64, convert_in_range_f64_i8, convert_in_range_f64_i16, convert_in_range_f64_i32,
     convert_in_range_f64_i64, convert_in_range_f64_bf16, convert_in_range_f64_f16, convert_in_range_f64_f32,
     NEVER_FAILS, convert_in_range_f64_c64, NEVER_FAILS, convert_in_range_f64_i64, NEVER_FAILS, NEVER_FAILS}, /* f_weak */
    {convert_in_range_c128_b, convert_in_range_c128_u8, convert_in_range_c128_u16, convert_in_range_c128_u32,
     convert_in_range_c128_u64, convert_in_range_c128_i8, convert_in_range_c128_i16, convert_in_range_c128_i32,
     convert_in_range_c128_i64, convert_in_range_c128_bf16, convert_in_range_c128_f16, convert_in_range_c128_f32,
     NEVER_FAILS, convert_in_range_c128_c64, NEVER_FAILS, convert_in_range_c128_i64, NEVER_FAILS, NEVER_FAILS} /* c_weak */
    },
};

/* What a checked conversion says of its failures: pointers may be null. */
struct report {
    uint32_t *failed;
    bool counts;
    size_t count, first;
};

static inline size_t count_ones(uint64_t bits) {
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    return (size_t)(((bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f)) * UINT64_C(0x0101010101010101) >> 56);
}

/* The first element that fails, where one does, in the words of the elements from `from` on. */
static size_t first_failure(const uint32_t *words, size_t from) {
    for (; *words == 0; words++) from += BLOCK;
    return from + count_ones((*words & (0 - *words)) - 1);
}

/* Counts the failures in the words of the elements from `from` on; most often there are none. */
static void count_failures(struct report *report, const uint32_t *words, size_t blocks, size_t from) {
    uint64_t pairs[4];
    size_t done = 0, count = 0;
    for (; blocks - done >= 8; done += 8) {
        memcpy(pairs, words + done, sizeof pairs);
        if ((pairs[0] | pairs[1] | pairs[2] | pairs[3]) == 0) continue;
        count += count_ones(pairs[0]) + count_ones(pairs[1]) + count_ones(pairs[2]) + count_ones(pairs[3]);
    }
    for (; done < blocks; done++) count += words[done] ? count_ones(words[done]) : 0;
    if (count && report->count == 0) report->first = first_failure(words, from);
    report->count += count;
}

/* Takes in the word of the block that begins with element `from`. */
static void take_word(struct report *report, uint32_t word, size_t from) {
    if (report->failed) report->failed[from / BLOCK] = word;
    if (report->counts) count_failures(report, &word, 1, from);
}

/* The bits of the first n < BLOCK elements. */
static inline uint32_t lowest(uint32_t word, size_t n) {
    return word & ((UINT32_C(1) << n) - 1);
}

/* Does operands of any strides, a block at a time in buffers. */
static void check_strided(jax_checked_kernel *kernel, size_t n, const operand *in, const operand *out, char *to,
                          struct report *report) {
    _Alignas(64) char in_block[BUFFER], out_block[BUFFER];
    uint32_t word;
    if (in->stride == 0) broadcast(in_block, BLOCK * in->size, in->at, in->size);
    for (size_t from = 0, count; from < n; from += count) {
        char *const at = to + (ptrdiff_t)from * out->stride;
        count = n - from < BLOCK ? n - from : BLOCK;
        const bool direct = contiguous(out) && count == BLOCK;
        kernel(block_of(in, from, count, in_block), 0, direct ? at : out_block, &word, 1);
        if (!direct) scatter(at, out->stride, out_block, out->size, count);
        take_word(report, count < BLOCK ? lowest(word, count) : word, from);
    }
}

/* Does arrays shorter than a block and without gaps. */
static void check_short(jax_checked_kernel *kernel, size_t n, const operand *in, const operand *out, char *to,
                        struct report *report) {
    _Alignas(64) char in_block[BUFFER], out_block[BUFFER];
    const size_t part = half_of(n);
    uint32_t word;
    fill_short(in_block, in->at, in->size, n);
    kernel(in_block, 0, out_block, &word, 1);
    copy_short(to, out_block, out->size, n);
    take_word(report, lowest(word, part) | lowest(word >> HALF, part) << (n - part), 0);
}

/* Does at least a block of elements without gaps, or of one for all. The words go where they are wanted at once. */
static void check_spread(jax_checked_kernel *kernel, size_t n, const operand *in, const operand *out, char *to,
                         struct report *report) {
    enum { WORDS = 256 };
    _Alignas(64) char in_block[BUFFER], out_block[BUFFER];
    uint32_t own[WORDS], last_word = 0;
    if (in->stride == 0) broadcast(in_block, BLOCK * in->size, in->at, in->size);
    const char *const at = in->stride == 0 ? in_block : in->at;
    const size_t blocks = n / BLOCK, rest = n % BLOCK, last = n - BLOCK, most = report->failed ? blocks : WORDS;
    const char *const last_in = at + (ptrdiff_t)last * in->stride;
    const bool in_place = at == to;
    if (rest && in_place) kernel(last_in, 0, out_block, &last_word, 1); /* Before the whole blocks change what it reads. */
    for (size_t done = 0, count; done < blocks; done += count) {
        uint32_t *const words = report->failed ? report->failed + done : own;
        const size_t from = done * BLOCK;
        count = blocks - done < most ? blocks - done : most;
        kernel(at + (ptrdiff_t)from * in->stride, BLOCK * in->stride, to + from * out->size, words, count);
        if (report->counts) count_failures(report, words, count, from);
    }
    if (!rest) return;
    if (in_place)
        copy_chunk(to + last * out->size, out_block, BLOCK * out->size);
    else
        kernel(last_in, 0, to + last * out->size, &last_word, 1);
    take_word(report, last_word >> (BLOCK - rest), n - rest);
}

/* Does elements that check_operands lets pass. */
static void check_any(jax_checked_kernel *kernel, size_t n, const operand *in, const operand *out, char *to,
                      struct report *report) {
    const bool spread = contiguous(out) && (contiguous(in) || in->stride == 0);
    const bool is_short = n < BLOCK && in->stride != 0;
    (!spread ? check_strided : is_short ? check_short : n < BLOCK ? check_strided : check_spread)(kernel, n, in, out, to,
                                                                                              report);
}

/* Does elements where goes_around says so. */
static void check_around(jax_checked_kernel *kernel, size_t n, const operand *in, const operand *out, char *to,
                         struct report *report) {
    const size_t most = elements_at_a_time(LARGER(in->size, out->size));
    stream s;
    stream_open(&s, to);
    for (size_t from = 0, count; from < n; from += count) {
        count = n - from < most ? n - from : most;
        const operand x = {in->at + (ptrdiff_t)from * in->stride, in->stride, in->size};
        struct report part = {report->failed ? report->failed + from / BLOCK : NULL, report->counts, 0, count};
        check_any(kernel, count, &x, out, stream_room(&s), &part);
        stream_send(&s, count * out->size);
        if (part.count && report->count == 0) report->first = from + part.first;
        report->count += part.count;
    }
    stream_close(&s);
}

/* Whether elements of v may share memory with so many bytes. */
static bool meets(const operand *v, size_t n, const void *memory, size_t bytes) {
    uintptr_t low, high;
    extent(v, n, &low, &high);
    return low < (uintptr_t)memory + bytes && (uintptr_t)memory < high;
}

/* Does n > 0 elements that check_operands lets pass. */
static void run_checked(unsigned what, const struct isa *isa, jax_kernel *convert, size_t n, const operand *in,
                        const operand *out, char *to, struct report *report) {
    if (what == NEVER_FAILS || (!report->failed && !report->counts)) {
        run_two(convert, n, (const operand[]){*in, {in->at, 0, 0}}, out, to);
        if (report->failed) memset(report->failed, 0, (n + BLOCK - 1) / BLOCK * sizeof *report->failed);
        return;
    }
    (goes_around(n, in, 1, out) ? check_around : check_any)(checked_kernels(isa)[what], n, in, out, to, report);
}

jax_status jax_convert_checked(jax_check check, size_t n, jax_dtype from, const void *in,
    ptrdiff_t in_stride, jax_dtype to, void *out, ptrdiff_t out_stride, uint32_t *failed, size_t *count, size_t *first) {
    if ((unsigned)check > JAX_CHECK_IN_RANGE || !in_range(from, to)) return JAX_BAD_ARGUMENT;
    const unsigned what = checks[check][from][to];
    if (what == no_checked_kernel) return without_kernel(NO_KERNEL, from, to);
    struct report report = {failed, count || first, 0, n};
    if (n) {
        operand x = {in, in_stride, jax_dtype_size(from)}, z = {out, out_stride, jax_dtype_size(to)};
        const jax_status status = check_operands(n, &x, 1, &z);
        if (status != JAX_OK) return status;
        const size_t bytes = (n + BLOCK - 1) / BLOCK * sizeof *failed;
        if (failed && (meets(&x, n, failed, bytes) || meets(&z, n, failed, bytes))) return JAX_OVERLAP;
        const struct isa *const isa = isa_in_use();
        run_checked(what, isa, isa->kernels[find_conversion(from, to) / 2u], n, &x, &z, out, &report);
    }
    if (count) *count = report.count;
    if (first) *first = report.first;
    return JAX_OK;
}

jax_checked_kernel *jax_find_convert_checked(jax_check check, jax_dtype from, jax_dtype to,
    const char *isa) {
    const struct isa *const of = isa_named(isa);
    if ((unsigned)check > JAX_CHECK_IN_RANGE || !in_range(from, to) || !of) return NULL;
    const unsigned what = checks[check][from][to];
    return what == NEVER_FAILS ? NULL : checked_kernels(of)[what];
}

/* ---- What jax_kernels.hpp leaves to the driver ---- */

static OUT_OF_LINE jax_status run_layout(jax_kernel *kernel, size_t n, const char *a, const char *b, char *out,
                                    const jax_layout_ *layout) {
    const size_t a_size = layout->size.a, b_size = layout->size.b, out_size = layout->size.out;
    operand v[] = {{a, layout->a_is_array ? (ptrdiff_t)a_size : 0, a_size}, {b, layout->b_is_array ? (ptrdiff_t)b_size : 0, b_size}};
    operand z = {out, (ptrdiff_t)out_size, out_size};
    const jax_status status = n ? check_operands(n, v, 2, &z) : JAX_OK;
    if (n && status == JAX_OK) run_two(kernel, n, v, &z, out);
    return status;
}

jax_status jax_run_kernel_(jax_kernel *kernel, size_t n, const void *a, const void *b, void *out,
    const jax_layout_ *layout) {
    const size_t span = BUFFER;
    const bool simple = n - 1 < BLOCK - 1 && layout->a_is_array && a && layout->b_is_array && b && apart(a, out, span) && out &&
                        apart(b, out, span);
    if (!simple) return run_layout(kernel, n, a, b, out, layout);
    return isa_in_use()->run_short(kernel, n, a, b, out, &layout->size);
}

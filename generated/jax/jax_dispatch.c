/*
 * jax_dispatch.c: which kernel does what, and the calls of jax_kernels.h.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 3a319286f3c59695d53b93e5ea48e25503392aff0d6a0aa944084b92e4d4e801.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_kernels.h"

/* ---- Instruction sets, from the lowest rank to the highest ---- */

/* IF_NAME(...) is `...` if the program has kernels for that instruction set. */
#if !(defined(JOINERY_ASSUME_BASELINE) && (((defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2) && defined(__AVX2__) && defined(__F16C__))))
#define IF_SCALAR(...) __VA_ARGS__
#else
#define IF_SCALAR(...)
#endif
#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)
#define JOINERY_HAS_AVX2
#define IF_AVX2(...) __VA_ARGS__
#else
#define IF_AVX2(...)
#endif

#define JOINERY_ISA_COUNT (0 IF_SCALAR(+1) IF_AVX2(+1))
#define JOINERY_PREFIX "JAX"
#define JOINERY_LARGEST 16
#define JOINERY_CONVERTS 0
#include "joinery_driver.h"
#if JOINERY_DRIVER_H != 2
#error "what is included above is of another version of joinery: generate jax again"
#endif

static const joinery_isa joinery_isas[] = {IF_SCALAR({"scalar", joinery_runs_always},) IF_AVX2({"avx2", joinery_runs_avx2},)};
static const joinery_runners joinery_runners_by_isa[] = {IF_SCALAR({.run_plain = run_plain, .run_short = run_short, .run_rows = run_rows, .gather = gather, .copy_across = copy_across},) IF_AVX2({.run_plain = run_plain_avx2, .run_short = run_short_avx2, .run_rows = run_rows_avx2, .gather = gather_avx2, .copy_across = copy_across_avx2},)};
#if STREAMS
static const joinery_stores *const joinery_line_stores[] = {IF_SCALAR(NULL,) IF_AVX2(&line_stores_avx2,)};
#endif

_Static_assert((int)JAX_OK == JOINERY_OK && (int)JAX_OVERLAP == JOINERY_OVERLAP, "the driver has the statuses of jax_kernels.h");

JOINERY_FOLDED const char *jax_isa(void) {
    return joinery_isas[isa_in_use()].name;
}

/* ---- Kernels ---- */

#define BY_ISA(name) {IF_SCALAR(jax_##name##_scalar,) IF_AVX2(jax_##name##_avx2,)}
JAX_KERNELS_OF_ADD(ENTRY)
JAX_KERNELS_OF_SQRT(ENTRY)

/* ---- Kernels by dtypes ---- */

/* The label of two dtypes in a switch. */
#define JAX_SIGNATURE(a, b) ((unsigned)(a) * (unsigned)JAX_DTYPE_LIMIT + (unsigned)(b))

/* The kernel of add. */
static const joinery_entry *const add_kernels[] = {&joinery_none, &joinery_none, JAX_KERNELS_OF_ADD(ADDRESS)};
IN_LINE joinery_found find_add(jax_dtype a, jax_dtype b) {
    enum { number_none = FIRST_NUMBER - 1, JAX_KERNELS_OF_ADD(NUMBER) };
    switch (JAX_SIGNATURE(a, b)) {
    case JAX_SIGNATURE(JAX_B, JAX_B): return AS_IS(add_b_b);
    case JAX_SIGNATURE(JAX_B, JAX_U8): case JAX_SIGNATURE(JAX_B, JAX_I8): return AS_IS(add_b_u8);
    case JAX_SIGNATURE(JAX_U8, JAX_B): case JAX_SIGNATURE(JAX_I8, JAX_B): return SWAPPED(add_b_u8);
    case JAX_SIGNATURE(JAX_B, JAX_U16): case JAX_SIGNATURE(JAX_B, JAX_I16): return AS_IS(add_b_u16);
    case JAX_SIGNATURE(JAX_U16, JAX_B): case JAX_SIGNATURE(JAX_I16, JAX_B): return SWAPPED(add_b_u16);
    case JAX_SIGNATURE(JAX_B, JAX_U32): case JAX_SIGNATURE(JAX_B, JAX_I32): return AS_IS(add_b_u32);
    case JAX_SIGNATURE(JAX_U32, JAX_B): case JAX_SIGNATURE(JAX_I32, JAX_B): return SWAPPED(add_b_u32);
    case JAX_SIGNATURE(JAX_B, JAX_U64): case JAX_SIGNATURE(JAX_B, JAX_I64): case JAX_SIGNATURE(JAX_B, JAX_I_WEAK): return AS_IS(add_b_u64);
    case JAX_SIGNATURE(JAX_U64, JAX_B): case JAX_SIGNATURE(JAX_I64, JAX_B): case JAX_SIGNATURE(JAX_I_WEAK, JAX_B): return SWAPPED(add_b_u64);
    case JAX_SIGNATURE(JAX_B, JAX_BF16): return AS_IS(add_b_bf16); case JAX_SIGNATURE(JAX_BF16, JAX_B): return SWAPPED(add_b_bf16);
    case JAX_SIGNATURE(JAX_B, JAX_F16): return AS_IS(add_b_f16); case JAX_SIGNATURE(JAX_F16, JAX_B): return SWAPPED(add_b_f16);
    case JAX_SIGNATURE(JAX_B, JAX_F32): return AS_IS(add_b_f32); case JAX_SIGNATURE(JAX_F32, JAX_B): return SWAPPED(add_b_f32);
    case JAX_SIGNATURE(JAX_B, JAX_F64): case JAX_SIGNATURE(JAX_B, JAX_F_WEAK): return AS_IS(add_b_f64);
    case JAX_SIGNATURE(JAX_F64, JAX_B): case JAX_SIGNATURE(JAX_F_WEAK, JAX_B): return SWAPPED(add_b_f64);
    case JAX_SIGNATURE(JAX_B, JAX_C64): return AS_IS(add_b_c64); case JAX_SIGNATURE(JAX_C64, JAX_B): return SWAPPED(add_b_c64);
    case JAX_SIGNATURE(JAX_B, JAX_C128): case JAX_SIGNATURE(JAX_B, JAX_C_WEAK): return AS_IS(add_b_c128);
    case JAX_SIGNATURE(JAX_C128, JAX_B): case JAX_SIGNATURE(JAX_C_WEAK, JAX_B): return SWAPPED(add_b_c128);
    case JAX_SIGNATURE(JAX_U8, JAX_U8): case JAX_SIGNATURE(JAX_I8, JAX_I8): return AS_IS(add_u8_u8);
    case JAX_SIGNATURE(JAX_U8, JAX_U16): case JAX_SIGNATURE(JAX_U8, JAX_I16): return AS_IS(add_u8_u16);
    case JAX_SIGNATURE(JAX_U16, JAX_U8): case JAX_SIGNATURE(JAX_I16, JAX_U8): return SWAPPED(add_u8_u16);
    case JAX_SIGNATURE(JAX_U8, JAX_U32): case JAX_SIGNATURE(JAX_U8, JAX_I32): return AS_IS(add_u8_u32);
    case JAX_SIGNATURE(JAX_U32, JAX_U8): case JAX_SIGNATURE(JAX_I32, JAX_U8): return SWAPPED(add_u8_u32);
    case JAX_SIGNATURE(JAX_U8, JAX_U64): case JAX_SIGNATURE(JAX_U8, JAX_I64): return AS_IS(add_u8_u64);
    case JAX_SIGNATURE(JAX_U64, JAX_U8): case JAX_SIGNATURE(JAX_I64, JAX_U8): return SWAPPED(add_u8_u64);
    case JAX_SIGNATURE(JAX_U8, JAX_I8): return AS_IS(add_u8_i8); case JAX_SIGNATURE(JAX_I8, JAX_U8): return SWAPPED(add_u8_i8);
    case JAX_SIGNATURE(JAX_U8, JAX_BF16): return AS_IS(add_u8_bf16); case JAX_SIGNATURE(JAX_BF16, JAX_U8): return SWAPPED(add_u8_bf16);
    case JAX_SIGNATURE(JAX_U8, JAX_F16): return AS_IS(add_u8_f16); case JAX_SIGNATURE(JAX_F16, JAX_U8): return SWAPPED(add_u8_f16);
    case JAX_SIGNATURE(JAX_U8, JAX_F32): return AS_IS(add_u8_f32); case JAX_SIGNATURE(JAX_F32, JAX_U8): return SWAPPED(add_u8_f32);
    case JAX_SIGNATURE(JAX_U8, JAX_F64): case JAX_SIGNATURE(JAX_U8, JAX_F_WEAK): return AS_IS(add_u8_f64);
    case JAX_SIGNATURE(JAX_F64, JAX_U8): case JAX_SIGNATURE(JAX_F_WEAK, JAX_U8): return SWAPPED(add_u8_f64);
    case JAX_SIGNATURE(JAX_U8, JAX_C64): return AS_IS(add_u8_c64); case JAX_SIGNATURE(JAX_C64, JAX_U8): return SWAPPED(add_u8_c64);
    case JAX_SIGNATURE(JAX_U8, JAX_C128): case JAX_SIGNATURE(JAX_U8, JAX_C_WEAK): return AS_IS(add_u8_c128);
    case JAX_SIGNATURE(JAX_C128, JAX_U8): case JAX_SIGNATURE(JAX_C_WEAK, JAX_U8): return SWAPPED(add_u8_c128);
    case JAX_SIGNATURE(JAX_U8, JAX_I_WEAK): case JAX_SIGNATURE(JAX_I8, JAX_I_WEAK): return AS_IS(add_u8_i_weak);
    case JAX_SIGNATURE(JAX_I_WEAK, JAX_U8): case JAX_SIGNATURE(JAX_I_WEAK, JAX_I8): return SWAPPED(add_u8_i_weak);
    case JAX_SIGNATURE(JAX_U16, JAX_U16): case JAX_SIGNATURE(JAX_I16, JAX_I16): return AS_IS(add_u16_u16);
    case JAX_SIGNATURE(JAX_U16, JAX_U32): case JAX_SIGNATURE(JAX_U16, JAX_I32): return AS_IS(add_u16_u32);
    case JAX_SIGNATURE(JAX_U32, JAX_U16): case JAX_SIGNATURE(JAX_I32, JAX_U16): return SWAPPED(add_u16_u32);
    case JAX_SIGNATURE(JAX_U16, JAX_U64): case JAX_SIGNATURE(JAX_U16, JAX_I64): return AS_IS(add_u16_u64);
    case JAX_SIGNATURE(JAX_U64, JAX_U16): case JAX_SIGNATURE(JAX_I64, JAX_U16): return SWAPPED(add_u16_u64);
    case JAX_SIGNATURE(JAX_U16, JAX_I8): return AS_IS(add_u16_i8); case JAX_SIGNATURE(JAX_I8, JAX_U16): return SWAPPED(add_u16_i8);
    case JAX_SIGNATURE(JAX_U16, JAX_I16): return AS_IS(add_u16_i16); case JAX_SIGNATURE(JAX_I16, JAX_U16): return SWAPPED(add_u16_i16);
    case JAX_SIGNATURE(JAX_U16, JAX_BF16): return AS_IS(add_u16_bf16); case JAX_SIGNATURE(JAX_BF16, JAX_U16): return SWAPPED(add_u16_bf16);
    case JAX_SIGNATURE(JAX_U16, JAX_F16): return AS_IS(add_u16_f16); case JAX_SIGNATURE(JAX_F16, JAX_U16): return SWAPPED(add_u16_f16);
    case JAX_SIGNATURE(JAX_U16, JAX_F32): return AS_IS(add_u16_f32); case JAX_SIGNATURE(JAX_F32, JAX_U16): return SWAPPED(add_u16_f32);
    case JAX_SIGNATURE(JAX_U16, JAX_F64): case JAX_SIGNATURE(JAX_U16, JAX_F_WEAK): return AS_IS(add_u16_f64);
    case JAX_SIGNATURE(JAX_F64, JAX_U16): case JAX_SIGNATURE(JAX_F_WEAK, JAX_U16): return SWAPPED(add_u16_f64);
    case JAX_SIGNATURE(JAX_U16, JAX_C64): return AS_IS(add_u16_c64); case JAX_SIGNATURE(JAX_C64, JAX_U16): return SWAPPED(add_u16_c64);
    case JAX_SIGNATURE(JAX_U16, JAX_C128): case JAX_SIGNATURE(JAX_U16, JAX_C_WEAK): return AS_IS(add_u16_c128);
    case JAX_SIGNATURE(JAX_C128, JAX_U16): case JAX_SIGNATURE(JAX_C_WEAK, JAX_U16): return SWAPPED(add_u16_c128);
    case JAX_SIGNATURE(JAX_U16, JAX_I_WEAK): case JAX_SIGNATURE(JAX_I16, JAX_I_WEAK): return AS_IS(add_u16_i_weak);
    case JAX_SIGNATURE(JAX_I_WEAK, JAX_U16): case JAX_SIGNATURE(JAX_I_WEAK, JAX_I16): return SWAPPED(add_u16_i_weak);
    case JAX_SIGNATURE(JAX_U32, JAX_U32): case JAX_SIGNATURE(JAX_I32, JAX_I32): return AS_IS(add_u32_u32);
    case JAX_SIGNATURE(JAX_U32, JAX_U64): case JAX_SIGNATURE(JAX_U32, JAX_I64): return AS_IS(add_u32_u64);
    case JAX_SIGNATURE(JAX_U64, JAX_U32): case JAX_SIGNATURE(JAX_I64, JAX_U32): return SWAPPED(add_u32_u64);
    case JAX_SIGNATURE(JAX_U32, JAX_I8): return AS_IS(add_u32_i8); case JAX_SIGNATURE(JAX_I8, JAX_U32): return SWAPPED(add_u32_i8);
    case JAX_SIGNATURE(JAX_U32, JAX_I16): return AS_IS(add_u32_i16); case JAX_SIGNATURE(JAX_I16, JAX_U32): return SWAPPED(add_u32_i16);
    case JAX_SIGNATURE(JAX_U32, JAX_I32): return AS_IS(add_u32_i32); case JAX_SIGNATURE(JAX_I32, JAX_U32): return SWAPPED(add_u32_i32);
    case JAX_SIGNATURE(JAX_U32, JAX_BF16): return AS_IS(add_u32_bf16); case JAX_SIGNATURE(JAX_BF16, JAX_U32): return SWAPPED(add_u32_bf16);
    case JAX_SIGNATURE(JAX_U32, JAX_F16): return AS_IS(add_u32_f16); case JAX_SIGNATURE(JAX_F16, JAX_U32): return SWAPPED(add_u32_f16);
    case JAX_SIGNATURE(JAX_U32, JAX_F32): return AS_IS(add_u32_f32); case JAX_SIGNATURE(JAX_F32, JAX_U32): return SWAPPED(add_u32_f32);
    case JAX_SIGNATURE(JAX_U32, JAX_F64): case JAX_SIGNATURE(JAX_U32, JAX_F_WEAK): return AS_IS(add_u32_f64);
    case JAX_SIGNATURE(JAX_F64, JAX_U32): case JAX_SIGNATURE(JAX_F_WEAK, JAX_U32): return SWAPPED(add_u32_f64);
    case JAX_SIGNATURE(JAX_U32, JAX_C64): return AS_IS(add_u32_c64); case JAX_SIGNATURE(JAX_C64, JAX_U32): return SWAPPED(add_u32_c64);
    case JAX_SIGNATURE(JAX_U32, JAX_C128): case JAX_SIGNATURE(JAX_U32, JAX_C_WEAK): return AS_IS(add_u32_c128);
    case JAX_SIGNATURE(JAX_C128, JAX_U32): case JAX_SIGNATURE(JAX_C_WEAK, JAX_U32): return SWAPPED(add_u32_c128);
    case JAX_SIGNATURE(JAX_U32, JAX_I_WEAK): case JAX_SIGNATURE(JAX_I32, JAX_I_WEAK): return AS_IS(add_u32_i_weak);
    case JAX_SIGNATURE(JAX_I_WEAK, JAX_U32): case JAX_SIGNATURE(JAX_I_WEAK, JAX_I32): return SWAPPED(add_u32_i_weak);
    case JAX_SIGNATURE(JAX_U64, JAX_U64): case JAX_SIGNATURE(JAX_U64, JAX_I_WEAK): case JAX_SIGNATURE(JAX_I_WEAK, JAX_U64):
    case JAX_SIGNATURE(JAX_I64, JAX_I64): case JAX_SIGNATURE(JAX_I64, JAX_I_WEAK): case JAX_SIGNATURE(JAX_I_WEAK, JAX_I64):
    case JAX_SIGNATURE(JAX_I_WEAK, JAX_I_WEAK): return AS_IS(add_u64_u64); case JAX_SIGNATURE(JAX_U64, JAX_I8): return AS_IS(add_u64_i8);
    case JAX_SIGNATURE(JAX_I8, JAX_U64): return SWAPPED(add_u64_i8); case JAX_SIGNATURE(JAX_U64, JAX_I16): return AS_IS(add_u64_i16);
    case JAX_SIGNATURE(JAX_I16, JAX_U64): return SWAPPED(add_u64_i16); case JAX_SIGNATURE(JAX_U64, JAX_I32): return AS_IS(add_u64_i32);
    case JAX_SIGNATURE(JAX_I32, JAX_U64): return SWAPPED(add_u64_i32); case JAX_SIGNATURE(JAX_U64, JAX_I64): return AS_IS(add_u64_i64);
    case JAX_SIGNATURE(JAX_I64, JAX_U64): return SWAPPED(add_u64_i64); case JAX_SIGNATURE(JAX_U64, JAX_BF16): return AS_IS(add_u64_bf16);
    case JAX_SIGNATURE(JAX_BF16, JAX_U64): return SWAPPED(add_u64_bf16); case JAX_SIGNATURE(JAX_U64, JAX_F16): return AS_IS(add_u64_f16);
    case JAX_SIGNATURE(JAX_F16, JAX_U64): return SWAPPED(add_u64_f16); case JAX_SIGNATURE(JAX_U64, JAX_F32): return AS_IS(add_u64_f32);
    case JAX_SIGNATURE(JAX_F32, JAX_U64): return SWAPPED(add_u64_f32);
    case JAX_SIGNATURE(JAX_U64, JAX_F64): case JAX_SIGNATURE(JAX_U64, JAX_F_WEAK): return AS_IS(add_u64_f64);
    case JAX_SIGNATURE(JAX_F64, JAX_U64): case JAX_SIGNATURE(JAX_F_WEAK, JAX_U64): return SWAPPED(add_u64_f64);
    case JAX_SIGNATURE(JAX_U64, JAX_C64): return AS_IS(add_u64_c64); case JAX_SIGNATURE(JAX_C64, JAX_U64): return SWAPPED(add_u64_c64);
    case JAX_SIGNATURE(JAX_U64, JAX_C128): case JAX_SIGNATURE(JAX_U64, JAX_C_WEAK): return AS_IS(add_u64_c128);
    case JAX_SIGNATURE(JAX_C128, JAX_U64): case JAX_SIGNATURE(JAX_C_WEAK, JAX_U64): return SWAPPED(add_u64_c128);
    case JAX_SIGNATURE(JAX_I8, JAX_I16): return AS_IS(add_i8_i16); case JAX_SIGNATURE(JAX_I16, JAX_I8): return SWAPPED(add_i8_i16);
    case JAX_SIGNATURE(JAX_I8, JAX_I32): return AS_IS(add_i8_i32); case JAX_SIGNATURE(JAX_I32, JAX_I8): return SWAPPED(add_i8_i32);
    case JAX_SIGNATURE(JAX_I8, JAX_I64): return AS_IS(add_i8_i64); case JAX_SIGNATURE(JAX_I64, JAX_I8): return SWAPPED(add_i8_i64);
    case JAX_SIGNATURE(JAX_I8, JAX_BF16): return AS_IS(add_i8_bf16); case JAX_SIGNATURE(JAX_BF16, JAX_I8): return SWAPPED(add_i8_bf16);
    case JAX_SIGNATURE(JAX_I8, JAX_F16): return AS_IS(add_i8_f16); case JAX_SIGNATURE(JAX_F16, JAX_I8): return SWAPPED(add_i8_f16);
    case JAX_SIGNATURE(JAX_I8, JAX_F32): return AS_IS(add_i8_f32); case JAX_SIGNATURE(JAX_F32, JAX_I8): return SWAPPED(add_i8_f32);
    case JAX_SIGNATURE(JAX_I8, JAX_F64): case JAX_SIGNATURE(JAX_I8, JAX_F_WEAK): return AS_IS(add_i8_f64);
    case JAX_SIGNATURE(JAX_F64, JAX_I8): case JAX_SIGNATURE(JAX_F_WEAK, JAX_I8): return SWAPPED(add_i8_f64);
    case JAX_SIGNATURE(JAX_I8, JAX_C64): return AS_IS(add_i8_c64); case JAX_SIGNATURE(JAX_C64, JAX_I8): return SWAPPED(add_i8_c64);
    case JAX_SIGNATURE(JAX_I8, JAX_C128): case JAX_SIGNATURE(JAX_I8, JAX_C_WEAK): return AS_IS(add_i8_c128);
    case JAX_SIGNATURE(JAX_C128, JAX_I8): case JAX_SIGNATURE(JAX_C_WEAK, JAX_I8): return SWAPPED(add_i8_c128);
    case JAX_SIGNATURE(JAX_I16, JAX_I32): return AS_IS(add_i16_i32); case JAX_SIGNATURE(JAX_I32, JAX_I16): return SWAPPED(add_i16_i32);
    case JAX_SIGNATURE(JAX_I16, JAX_I64): return AS_IS(add_i16_i64); case JAX_SIGNATURE(JAX_I64, JAX_I16): return SWAPPED(add_i16_i64);
    case JAX_SIGNATURE(JAX_I16, JAX_BF16): return AS_IS(add_i16_bf16); case JAX_SIGNATURE(JAX_BF16, JAX_I16): return SWAPPED(add_i16_bf16);
    case JAX_SIGNATURE(JAX_I16, JAX_F16): return AS_IS(add_i16_f16); case JAX_SIGNATURE(JAX_F16, JAX_I16): return SWAPPED(add_i16_f16);
    case JAX_SIGNATURE(JAX_I16, JAX_F32): return AS_IS(add_i16_f32); case JAX_SIGNATURE(JAX_F32, JAX_I16): return SWAPPED(add_i16_f32);
    case JAX_SIGNATURE(JAX_I16, JAX_F64): case JAX_SIGNATURE(JAX_I16, JAX_F_WEAK): return AS_IS(add_i16_f64);
    case JAX_SIGNATURE(JAX_F64, JAX_I16): case JAX_SIGNATURE(JAX_F_WEAK, JAX_I16): return SWAPPED(add_i16_f64);
    case JAX_SIGNATURE(JAX_I16, JAX_C64): return AS_IS(add_i16_c64); case JAX_SIGNATURE(JAX_C64, JAX_I16): return SWAPPED(add_i16_c64);
    case JAX_SIGNATURE(JAX_I16, JAX_C128): case JAX_SIGNATURE(JAX_I16, JAX_C_WEAK): return AS_IS(add_i16_c128);
    case JAX_SIGNATURE(JAX_C128, JAX_I16): case JAX_SIGNATURE(JAX_C_WEAK, JAX_I16): return SWAPPED(add_i16_c128);
    case JAX_SIGNATURE(JAX_I32, JAX_I64): return AS_IS(add_i32_i64); case JAX_SIGNATURE(JAX_I64, JAX_I32): return SWAPPED(add_i32_i64);
    case JAX_SIGNATURE(JAX_I32, JAX_BF16): return AS_IS(add_i32_bf16); case JAX_SIGNATURE(JAX_BF16, JAX_I32): return SWAPPED(add_i32_bf16);
    case JAX_SIGNATURE(JAX_I32, JAX_F16): return AS_IS(add_i32_f16); case JAX_SIGNATURE(JAX_F16, JAX_I32): return SWAPPED(add_i32_f16);
    case JAX_SIGNATURE(JAX_I32, JAX_F32): return AS_IS(add_i32_f32); case JAX_SIGNATURE(JAX_F32, JAX_I32): return SWAPPED(add_i32_f32);
    case JAX_SIGNATURE(JAX_I32, JAX_F64): case JAX_SIGNATURE(JAX_I32, JAX_F_WEAK): return AS_IS(add_i32_f64);
    case JAX_SIGNATURE(JAX_F64, JAX_I32): case JAX_SIGNATURE(JAX_F_WEAK, JAX_I32): return SWAPPED(add_i32_f64);
    case JAX_SIGNATURE(JAX_I32, JAX_C64): return AS_IS(add_i32_c64); case JAX_SIGNATURE(JAX_C64, JAX_I32): return SWAPPED(add_i32_c64);
    case JAX_SIGNATURE(JAX_I32, JAX_C128): case JAX_SIGNATURE(JAX_I32, JAX_C_WEAK): return AS_IS(add_i32_c128);
    case JAX_SIGNATURE(JAX_C128, JAX_I32): case JAX_SIGNATURE(JAX_C_WEAK, JAX_I32): return SWAPPED(add_i32_c128);
    case JAX_SIGNATURE(JAX_I64, JAX_BF16): case JAX_SIGNATURE(JAX_I_WEAK, JAX_BF16): return AS_IS(add_i64_bf16);
    case JAX_SIGNATURE(JAX_BF16, JAX_I64): case JAX_SIGNATURE(JAX_BF16, JAX_I_WEAK): return SWAPPED(add_i64_bf16);
    case JAX_SIGNATURE(JAX_I64, JAX_F16): case JAX_SIGNATURE(JAX_I_WEAK, JAX_F16): return AS_IS(add_i64_f16);
    case JAX_SIGNATURE(JAX_F16, JAX_I64): case JAX_SIGNATURE(JAX_F16, JAX_I_WEAK): return SWAPPED(add_i64_f16);
    case JAX_SIGNATURE(JAX_I64, JAX_F32): case JAX_SIGNATURE(JAX_I_WEAK, JAX_F32): return AS_IS(add_i64_f32);
    case JAX_SIGNATURE(JAX_F32, JAX_I64): case JAX_SIGNATURE(JAX_F32, JAX_I_WEAK): return SWAPPED(add_i64_f32);
    case JAX_SIGNATURE(JAX_I64, JAX_F64): case JAX_SIGNATURE(JAX_I64, JAX_F_WEAK): case JAX_SIGNATURE(JAX_I_WEAK, JAX_F64):
    case JAX_SIGNATURE(JAX_I_WEAK, JAX_F_WEAK): return AS_IS(add_i64_f64);
    case JAX_SIGNATURE(JAX_F64, JAX_I64): case JAX_SIGNATURE(JAX_F_WEAK, JAX_I64): case JAX_SIGNATURE(JAX_F64, JAX_I_WEAK):
    case JAX_SIGNATURE(JAX_F_WEAK, JAX_I_WEAK): return SWAPPED(add_i64_f64);
    case JAX_SIGNATURE(JAX_I64, JAX_C64): case JAX_SIGNATURE(JAX_I_WEAK, JAX_C64): return AS_IS(add_i64_c64);
    case JAX_SIGNATURE(JAX_C64, JAX_I64): case JAX_SIGNATURE(JAX_C64, JAX_I_WEAK): return SWAPPED(add_i64_c64);
    case JAX_SIGNATURE(JAX_I64, JAX_C128): case JAX_SIGNATURE(JAX_I64, JAX_C_WEAK): case JAX_SIGNATURE(JAX_I_WEAK, JAX_C128):
    case JAX_SIGNATURE(JAX_I_WEAK, JAX_C_WEAK): return AS_IS(add_i64_c128);
    case JAX_SIGNATURE(JAX_C128, JAX_I64): case JAX_SIGNATURE(JAX_C_WEAK, JAX_I64): case JAX_SIGNATURE(JAX_C128, JAX_I_WEAK):
    case JAX_SIGNATURE(JAX_C_WEAK, JAX_I_WEAK): return SWAPPED(add_i64_c128); case JAX_SIGNATURE(JAX_BF16, JAX_BF16): return AS_IS(add_bf16_bf16);
    case JAX_SIGNATURE(JAX_BF16, JAX_F16): return AS_IS(add_bf16_f16); case JAX_SIGNATURE(JAX_F16, JAX_BF16): return SWAPPED(add_bf16_f16);
    case JAX_SIGNATURE(JAX_BF16, JAX_F32): return AS_IS(add_bf16_f32); case JAX_SIGNATURE(JAX_F32, JAX_BF16): return SWAPPED(add_bf16_f32);
    case JAX_SIGNATURE(JAX_BF16, JAX_F64): return AS_IS(add_bf16_f64); case JAX_SIGNATURE(JAX_F64, JAX_BF16): return SWAPPED(add_bf16_f64);
    case JAX_SIGNATURE(JAX_BF16, JAX_C64): return AS_IS(add_bf16_c64); case JAX_SIGNATURE(JAX_C64, JAX_BF16): return SWAPPED(add_bf16_c64);
    case JAX_SIGNATURE(JAX_BF16, JAX_C128): return AS_IS(add_bf16_c128); case JAX_SIGNATURE(JAX_C128, JAX_BF16): return SWAPPED(add_bf16_c128);
    case JAX_SIGNATURE(JAX_BF16, JAX_F_WEAK): return AS_IS(add_bf16_f_weak);
    case JAX_SIGNATURE(JAX_F_WEAK, JAX_BF16): return SWAPPED(add_bf16_f_weak);
    case JAX_SIGNATURE(JAX_BF16, JAX_C_WEAK): return AS_IS(add_bf16_c_weak);
    case JAX_SIGNATURE(JAX_C_WEAK, JAX_BF16): return SWAPPED(add_bf16_c_weak); case JAX_SIGNATURE(JAX_F16, JAX_F16): return AS_IS(add_f16_f16);
    case JAX_SIGNATURE(JAX_F16, JAX_F32): return AS_IS(add_f16_f32); case JAX_SIGNATURE(JAX_F32, JAX_F16): return SWAPPED(add_f16_f32);
    case JAX_SIGNATURE(JAX_F16, JAX_F64): return AS_IS(add_f16_f64); case JAX_SIGNATURE(JAX_F64, JAX_F16): return SWAPPED(add_f16_f64);
    case JAX_SIGNATURE(JAX_F16, JAX_C64): return AS_IS(add_f16_c64); case JAX_SIGNATURE(JAX_C64, JAX_F16): return SWAPPED(add_f16_c64);
    case JAX_SIGNATURE(JAX_F16, JAX_C128): return AS_IS(add_f16_c128); case JAX_SIGNATURE(JAX_C128, JAX_F16): return SWAPPED(add_f16_c128);
    case JAX_SIGNATURE(JAX_F16, JAX_F_WEAK): return AS_IS(add_f16_f_weak); case JAX_SIGNATURE(JAX_F_WEAK, JAX_F16): return SWAPPED(add_f16_f_weak);
    case JAX_SIGNATURE(JAX_F16, JAX_C_WEAK): return AS_IS(add_f16_c_weak); case JAX_SIGNATURE(JAX_C_WEAK, JAX_F16): return SWAPPED(add_f16_c_weak);
    case JAX_SIGNATURE(JAX_F32, JAX_F32): return AS_IS(add_f32_f32); case JAX_SIGNATURE(JAX_F32, JAX_F64): return AS_IS(add_f32_f64);
    case JAX_SIGNATURE(JAX_F64, JAX_F32): return SWAPPED(add_f32_f64); case JAX_SIGNATURE(JAX_F32, JAX_C64): return AS_IS(add_f32_c64);
    case JAX_SIGNATURE(JAX_C64, JAX_F32): return SWAPPED(add_f32_c64); case JAX_SIGNATURE(JAX_F32, JAX_C128): return AS_IS(add_f32_c128);
    case JAX_SIGNATURE(JAX_C128, JAX_F32): return SWAPPED(add_f32_c128); case JAX_SIGNATURE(JAX_F32, JAX_F_WEAK): return AS_IS(add_f32_f_weak);
    case JAX_SIGNATURE(JAX_F_WEAK, JAX_F32): return SWAPPED(add_f32_f_weak); case JAX_SIGNATURE(JAX_F32, JAX_C_WEAK): return AS_IS(add_f32_c_weak);
    case JAX_SIGNATURE(JAX_C_WEAK, JAX_F32): return SWAPPED(add_f32_c_weak);
    case JAX_SIGNATURE(JAX_F64, JAX_F64): case JAX_SIGNATURE(JAX_F64, JAX_F_WEAK): case JAX_SIGNATURE(JAX_F_WEAK, JAX_F64):
    case JAX_SIGNATURE(JAX_F_WEAK, JAX_F_WEAK): return AS_IS(add_f64_f64); case JAX_SIGNATURE(JAX_F64, JAX_C64): return AS_IS(add_f64_c64);
    case JAX_SIGNATURE(JAX_C64, JAX_F64): return SWAPPED(add_f64_c64);
    case JAX_SIGNATURE(JAX_F64, JAX_C128): case JAX_SIGNATURE(JAX_F64, JAX_C_WEAK): case JAX_SIGNATURE(JAX_F_WEAK, JAX_C128):
    case JAX_SIGNATURE(JAX_F_WEAK, JAX_C_WEAK): return AS_IS(add_f64_c128);
    case JAX_SIGNATURE(JAX_C128, JAX_F64): case JAX_SIGNATURE(JAX_C_WEAK, JAX_F64): case JAX_SIGNATURE(JAX_C128, JAX_F_WEAK):
    case JAX_SIGNATURE(JAX_C_WEAK, JAX_F_WEAK): return SWAPPED(add_f64_c128); case JAX_SIGNATURE(JAX_C64, JAX_C64): return AS_IS(add_c64_c64);
    case JAX_SIGNATURE(JAX_C64, JAX_C128): return AS_IS(add_c64_c128); case JAX_SIGNATURE(JAX_C128, JAX_C64): return SWAPPED(add_c64_c128);
    case JAX_SIGNATURE(JAX_C64, JAX_F_WEAK): return AS_IS(add_c64_f_weak); case JAX_SIGNATURE(JAX_F_WEAK, JAX_C64): return SWAPPED(add_c64_f_weak);
    case JAX_SIGNATURE(JAX_C64, JAX_C_WEAK): return AS_IS(add_c64_c_weak); case JAX_SIGNATURE(JAX_C_WEAK, JAX_C64): return SWAPPED(add_c64_c_weak);
    case JAX_SIGNATURE(JAX_C128, JAX_C128): case JAX_SIGNATURE(JAX_C128, JAX_C_WEAK): case JAX_SIGNATURE(JAX_C_WEAK, JAX_C128):
    case JAX_SIGNATURE(JAX_C_WEAK, JAX_C_WEAK): return AS_IS(add_c128_c128);
    default: return NO_KERNEL;
    }
}

/* The kernel of sqrt. */
static const joinery_entry *const sqrt_kernels[] = {&joinery_none, &joinery_none, JAX_KERNELS_OF_SQRT(ADDRESS)};
IN_LINE joinery_found find_sqrt(jax_dtype a) {
    enum { number_none = FIRST_NUMBER - 1, JAX_KERNELS_OF_SQRT(NUMBER) };
    switch ((unsigned)a) {
    case JAX_B: return AS_IS(sqrt_b); case JAX_U8: return AS_IS(sqrt_u8); case JAX_U16: return AS_IS(sqrt_u16);
    case JAX_U32: return AS_IS(sqrt_u32); case JAX_U64: return AS_IS(sqrt_u64); case JAX_I8: return AS_IS(sqrt_i8);
    case JAX_I16: return AS_IS(sqrt_i16); case JAX_I32: return AS_IS(sqrt_i32); case JAX_I64: case JAX_I_WEAK: return AS_IS(sqrt_i64);
    case JAX_BF16: return AS_IS(sqrt_bf16); case JAX_F16: return AS_IS(sqrt_f16); case JAX_F32: return AS_IS(sqrt_f32);
    case JAX_F64: case JAX_F_WEAK: return AS_IS(sqrt_f64);
    default: return NO_KERNEL;
    }
}

/* ---- Calls ---- */

static inline bool in_range(jax_dtype a, jax_dtype b) {
    return (unsigned)a < JAX_DTYPE_LIMIT && (unsigned)b < JAX_DTYPE_LIMIT;
}

/* The kernel or stage of an operation on dtypes. *what is set to what the switch finds. */
IN_LINE const joinery_entry *find_binary(jax_op op, jax_dtype a, jax_dtype b, joinery_found *what) {
    *what = NO_SUCH;
    if (!in_range(a, b)) return &joinery_none;
    switch ((unsigned)op) {
    case JAX_ADD: return add_kernels[(*what = find_add(a, b)) / 2];
    default: return &joinery_none;
    }
}

IN_LINE const joinery_entry *find_unary(jax_unary_op op, jax_dtype a, joinery_found *what) {
    *what = NO_SUCH;
    if (!in_range(a, a)) return &joinery_none;
    switch ((unsigned)op) {
    case JAX_SQRT: return sqrt_kernels[(*what = find_sqrt(a)) / 2];
    default: return &joinery_none;
    }
}

/* The status of a call for which there is no kernel. */
OUT_OF_LINE jax_status without_kernel(joinery_found what, jax_dtype a, jax_dtype b) {
    (void)a, (void)b;
    return what == NO_SUCH ? JAX_BAD_ARGUMENT : what == NO_RESULT ? JAX_NO_PROMOTION : JAX_NO_KERNEL;
}

/* Runs the kernel or stage that a switch has found. */
IN_LINE jax_status run(const joinery_entry *entry, joinery_found what, size_t n, jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride, void *out, ptrdiff_t out_stride) {
    if (entry->size.most == 0) return without_kernel(what, a_dtype, b_dtype);
    return (jax_status)joinery_run(entry, what & 1, n, a, a_stride, b, b_stride, out, out_stride);
}

JOINERY_FOLDED jax_status jax_add(size_t n, jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride, void *out, ptrdiff_t out_stride) {
    if (!in_range(a_dtype, b_dtype)) return JAX_BAD_ARGUMENT;
    const joinery_found what = find_add(a_dtype, b_dtype);
    return run(add_kernels[what / 2], what, n, a_dtype, a, a_stride, b_dtype, b, b_stride, out, out_stride);
}

JOINERY_FOLDED jax_status jax_sqrt(size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride, void *out, ptrdiff_t out_stride) {
    if (!in_range(dtype, dtype)) return JAX_BAD_ARGUMENT;
    const joinery_found what = find_sqrt(dtype);
    return run(sqrt_kernels[what / 2], what, n, dtype, in, in_stride, dtype, in, 0, out, out_stride);
}

JOINERY_FOLDED jax_status jax_binary(jax_op op, size_t n, jax_dtype a_dtype, const void *a, ptrdiff_t a_stride,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride, void *out, ptrdiff_t out_stride) {
    joinery_found what;
    const joinery_entry *const entry = find_binary(op, a_dtype, b_dtype, &what);
    return run(entry, what, n, a_dtype, a, a_stride, b_dtype, b, b_stride, out, out_stride);
}

JOINERY_FOLDED jax_status jax_unary(jax_unary_op op, size_t n, jax_dtype dtype, const void *in, ptrdiff_t in_stride, void *out, ptrdiff_t out_stride) {
    joinery_found what;
    const joinery_entry *const entry = find_unary(op, dtype, &what);
    return run(entry, what, n, dtype, in, in_stride, dtype, in, 0, out, out_stride);
}

/* ---- Kernels and dtypes of results ---- */

/* The dtype of the results of an operation that has a kernel. */
static jax_dtype result_of(jax_op op, jax_dtype a, jax_dtype b) {
    switch ((unsigned)op) {
    case JAX_ADD: return jax_promote_types(a, b);
    default: (void)a, (void)b; return JAX_NO_DTYPE;
    }
}

jax_dtype jax_binary_out_dtype(jax_op op, jax_dtype a, jax_dtype b) {
    joinery_found what;
    (void)find_binary(op, a, b, &what);
    return what < FIRST_FOUND ? JAX_NO_DTYPE : result_of(op, a, b);
}

jax_dtype jax_unary_out_dtype(jax_unary_op op, jax_dtype a) {
    joinery_found what;
    (void)find_unary(op, a, &what);
    if (what < FIRST_FOUND) return JAX_NO_DTYPE;
    switch ((unsigned)op) {
    case JAX_SQRT: return jax_sqrt_result(a);
    default: return JAX_NO_DTYPE;
    }
}

/* The kernel in the instruction set of that name; NULL if the CPU does not run it. */
static jax_kernel *kernel_named(const joinery_entry *entry, const char *isa) {
    const size_t number = isa_named(isa);
    return number < JOINERY_ISA_COUNT ? entry->by_isa[number] : NULL;
}

jax_kernel *jax_find_kernel(jax_op op, jax_dtype a, jax_dtype b, const char *isa, bool *swapped) {
    joinery_found what;
    const joinery_entry *const entry = find_binary(op, a, b, &what);
    jax_kernel *const kernel = kernel_named(entry, isa);
    if (kernel && swapped) *swapped = what & 1;
    return kernel;
}

jax_kernel *jax_find_unary(jax_unary_op op, jax_dtype dtype, const char *isa) {
    return kernel_named(find_unary(op, dtype, &(joinery_found){0}), isa);
}

/* ---- Calls in any number of dimensions, and with converted results ---- */

void jax_stream_bytes(size_t bytes) {
    joinery_set_stream_bytes(bytes);
}


/* Finds the task of `op` with results of dtype *out. JAX_NO_DTYPE is replaced by the operation's own result. */
IN_LINE jax_status find_task(jax_op op, jax_dtype a, jax_dtype b, jax_dtype *out, joinery_task *task) {
    joinery_found what;
    const joinery_entry *const entry = find_binary(op, a, b, &what);
    if (what < FIRST_FOUND) return without_kernel(what, a, b);
    const jax_dtype result = result_of(op, a, b);
    *task = (joinery_task){entry, NULL, NULL, NULL, what & 1};
    if (*out == JAX_NO_DTYPE) *out = result;
    return *out == result ? JAX_OK : JAX_NO_KERNEL;
}

jax_status jax_binary_nd(jax_op op, size_t dims, const size_t *shape, jax_dtype a_dtype, const void *a, const ptrdiff_t *a_strides,
    jax_dtype b_dtype, const void *b, const ptrdiff_t *b_strides, jax_dtype out_dtype, void *out, const ptrdiff_t *out_strides) {
    joinery_task task = {.swapped = false};
    if (out_dtype != JAX_NO_DTYPE && !in_range(out_dtype, out_dtype)) return JAX_BAD_ARGUMENT;
    const jax_status status = find_task(op, a_dtype, b_dtype, &out_dtype, &task);
    if (status != JAX_OK) return status;
    return (jax_status)joinery_run_nd(&task, dims, shape, a, a_strides, b, b_strides, out, out_strides);
}

jax_status jax_binary_2d(jax_op op, size_t n0, size_t n1,
    jax_dtype a_dtype, const void *a, ptrdiff_t a_stride0, ptrdiff_t a_stride1,
    jax_dtype b_dtype, const void *b, ptrdiff_t b_stride0, ptrdiff_t b_stride1, void *out, ptrdiff_t out_stride0, ptrdiff_t out_stride1) {
    return jax_binary_nd(op, 2, (const size_t[]){n0, n1}, a_dtype, a, (const ptrdiff_t[]){a_stride0, a_stride1},
        b_dtype, b, (const ptrdiff_t[]){b_stride0, b_stride1}, JAX_NO_DTYPE, out, (const ptrdiff_t[]){out_stride0, out_stride1});
}

jax_status jax_unary_nd(jax_unary_op op, size_t dims, const size_t *shape,
    jax_dtype dtype, const void *in, const ptrdiff_t *in_strides, void *out, const ptrdiff_t *out_strides) {
    joinery_found what;
    const joinery_entry *const entry = find_unary(op, dtype, &what);
    if (what < FIRST_FOUND) return without_kernel(what, dtype, dtype);
    return (jax_status)joinery_run_unary_nd(entry, dims, shape, in, in_strides, out, out_strides);
}

/* For jax_kernels.hpp. */
jax_status jax_run_kernel_(jax_kernel *kernel, size_t n, const void *a, const void *b, void *out, const jax_layout_ *layout) {
    joinery_sizes size;
    _Static_assert(sizeof size == sizeof layout->size, "the sizes are those of the driver");
    memcpy(&size, &layout->size, sizeof size);
    return (jax_status)joinery_run_kernel(kernel, n, a, layout->a_is_array, b, layout->b_is_array, out, &size);
}

# jax_sources.cmake: the sources of the kernels, a list and compiler flags for each instruction set. The paths are
# relative to this file's folder. Made by joinery 0.2.0 from specs/jax.lua; do not edit.
#
# A build may compile all of them, on any architecture: what is not for the target compiles to nothing. Where JAX_GUARD_<ISA>
# holds, but the compiler does not take JAX_PROBE_<ISA> with the flags, leave its sources out, say why (JAX_OFF_<ISA>), and
# define JOINERY_NO_<ISA> for all the others. Where there are JAX_DRIVER_FLAGS_<ISA>, jax_dispatch.c needs them too.
set(JAX_SOURCES jax_dispatch.c)
if(CMAKE_C_COMPILER_ID MATCHES "GNU|Clang")
  # For all sources: with --gc-sections, a linker drops kernels that no call uses.
  set(JAX_FLAGS -ffunction-sections -fdata-sections)
endif()
set(JAX_ISAS SCALAR VECTOR NEON NEONFP16 WASM NEONBF16 RVV AVX2 AVX512 AVX512FP16)

# portable C
set(JAX_SOURCES_SCALAR
    kernels/jax_add_scalar.c
    kernels/jax_subtract_scalar.c
    kernels/jax_multiply_scalar.c
    kernels/jax_divide_scalar.c
    kernels/jax_minimum_scalar.c
    kernels/jax_maximum_scalar.c
    kernels/jax_equal_scalar.c
    kernels/jax_not_equal_scalar.c
    kernels/jax_less_scalar.c
    kernels/jax_less_equal_scalar.c
    kernels/jax_bitwise_scalar.c
    kernels/jax_logical_scalar.c
    kernels/jax_division_scalar.c
    kernels/jax_copysign_scalar.c
    kernels/jax_nextafter_scalar.c
    kernels/jax_convert_scalar.c
    kernels/jax_unary_scalar.c
    kernels/jax_ternary_scalar.c
    kernels/jax_convert_same_value_scalar.c
    kernels/jax_convert_in_range_scalar.c)
if(CMAKE_C_COMPILER_ID MATCHES "Clang")
  set(JAX_FLAGS_SCALAR -ffp-contract=off)
elseif(MSVC)
  set(JAX_FLAGS_SCALAR)
else()
  set(JAX_FLAGS_SCALAR -ffp-contract=off)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "^s390") # with -std=c11 it computes floats in double
    list(APPEND JAX_FLAGS_SCALAR -fexcess-precision=fast)
  endif()
endif()

# vector extensions of gcc and clang
set(JAX_SOURCES_VECTOR
    kernels/jax_add_vector.c
    kernels/jax_subtract_vector.c
    kernels/jax_multiply_vector.c
    kernels/jax_divide_vector.c
    kernels/jax_minimum_vector.c
    kernels/jax_maximum_vector.c
    kernels/jax_equal_vector.c
    kernels/jax_not_equal_vector.c
    kernels/jax_less_vector.c
    kernels/jax_less_equal_vector.c
    kernels/jax_bitwise_vector.c
    kernels/jax_copysign_vector.c
    kernels/jax_nextafter_vector.c
    kernels/jax_convert_vector.c
    kernels/jax_unary_vector.c
    kernels/jax_ternary_vector.c)
if(CMAKE_C_COMPILER_ID MATCHES "Clang")
  set(JAX_FLAGS_VECTOR -ffp-contract=off)
elseif(MSVC)
  set(JAX_FLAGS_VECTOR)
else()
  set(JAX_FLAGS_VECTOR -ffp-contract=off)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "^s390") # with -std=c11 it computes floats in double
    list(APPEND JAX_FLAGS_VECTOR -fexcess-precision=fast)
  endif()
endif()
set(JAX_GUARD_VECTOR "((defined(__GNUC__) && __GNUC__ >= 12) || defined(__clang__)) && (defined(__SSE2__) || defined(__VSX__) || defined(__VX__) || defined(__loongarch_sx)) && !(defined(JOINERY_ASSUME_BASELINE) && defined(__AVX2__) && defined(__F16C__)) && !defined(JOINERY_NO_VECTOR)")
set(JAX_OFF_VECTOR "the compiler does not take its probe")
set(JAX_PROBE_VECTOR [==[
]==])

# NEON
set(JAX_SOURCES_NEON
    kernels/jax_add_neon.c
    kernels/jax_subtract_neon.c
    kernels/jax_multiply_neon.c
    kernels/jax_divide_neon.c
    kernels/jax_minimum_neon.c
    kernels/jax_maximum_neon.c
    kernels/jax_equal_neon.c
    kernels/jax_not_equal_neon.c
    kernels/jax_less_neon.c
    kernels/jax_less_equal_neon.c
    kernels/jax_bitwise_neon.c
    kernels/jax_logical_neon.c
    kernels/jax_division_neon.c
    kernels/jax_copysign_neon.c
    kernels/jax_nextafter_neon.c
    kernels/jax_convert_neon.c
    kernels/jax_unary_neon.c
    kernels/jax_ternary_neon.c
    kernels/jax_convert_same_value_neon.c
    kernels/jax_convert_in_range_neon.c)
if(CMAKE_C_COMPILER_ID MATCHES "Clang")
  set(JAX_FLAGS_NEON -ffp-contract=off)
elseif(MSVC)
  set(JAX_FLAGS_NEON)
else()
  set(JAX_FLAGS_NEON -ffp-contract=off)
endif()
set(JAX_GUARD_NEON "defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__) && !defined(JOINERY_NO_NEON)")
set(JAX_OFF_NEON "the compiler has no arm_neon.h for AArch64")
set(JAX_PROBE_NEON [==[
#include <arm_neon.h>
float32x4_t probe(uint8x16_t bytes) { return vcvt_f32_f16(vreinterpret_f16_u8(vget_low_u8(bytes))); }
]==])

# NEON with FEAT_FP16
set(JAX_SOURCES_NEONFP16
    kernels/jax_add_neonfp16.c
    kernels/jax_subtract_neonfp16.c
    kernels/jax_multiply_neonfp16.c
    kernels/jax_minimum_neonfp16.c
    kernels/jax_maximum_neonfp16.c
    kernels/jax_equal_neonfp16.c
    kernels/jax_not_equal_neonfp16.c
    kernels/jax_less_neonfp16.c
    kernels/jax_less_equal_neonfp16.c
    kernels/jax_convert_neonfp16.c
    kernels/jax_unary_neonfp16.c
    kernels/jax_ternary_neonfp16.c)
if(CMAKE_C_COMPILER_ID MATCHES "Clang")
  set(JAX_FLAGS_NEONFP16 -march=armv8.2-a+fp16 -ffp-contract=off)
elseif(MSVC)
  set(JAX_FLAGS_NEONFP16)
else()
  set(JAX_FLAGS_NEONFP16 -march=armv8.2-a+fp16 -ffp-contract=off)
endif()
set(JAX_GUARD_NEONFP16 "(defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__) && (!defined(__clang__) || __clang_major__ > 16 || defined(__ARM_FEATURE_FP16_VECTOR_ARITHMETIC))) && !defined(JOINERY_NO_NEONFP16) && !defined(JOINERY_NO_NEON)")
set(JAX_OFF_NEONFP16 "the compiler does not take the intrinsics of FEAT_FP16")
set(JAX_PROBE_NEONFP16 [==[
#include <arm_neon.h>
float16x8_t probe(float16x8_t v);
float16x8_t probe(float16x8_t v) { return vaddq_f16(v, v); }
]==])

# WASM SIMD128
set(JAX_SOURCES_WASM
    kernels/jax_add_wasm.c
    kernels/jax_subtract_wasm.c
    kernels/jax_multiply_wasm.c
    kernels/jax_divide_wasm.c
    kernels/jax_minimum_wasm.c
    kernels/jax_maximum_wasm.c
    kernels/jax_equal_wasm.c
    kernels/jax_not_equal_wasm.c
    kernels/jax_less_wasm.c
    kernels/jax_less_equal_wasm.c
    kernels/jax_bitwise_wasm.c
    kernels/jax_logical_wasm.c
    kernels/jax_division_wasm.c
    kernels/jax_copysign_wasm.c
    kernels/jax_nextafter_wasm.c
    kernels/jax_convert_wasm.c
    kernels/jax_unary_wasm.c
    kernels/jax_ternary_wasm.c
    kernels/jax_convert_same_value_wasm.c
    kernels/jax_convert_in_range_wasm.c)
if(CMAKE_C_COMPILER_ID MATCHES "Clang")
  set(JAX_FLAGS_WASM -ffp-contract=off)
elseif(MSVC)
  set(JAX_FLAGS_WASM)
else()
  set(JAX_FLAGS_WASM -ffp-contract=off)
endif()
set(JAX_GUARD_WASM "defined(__wasm__) && defined(__clang__) && !defined(JOINERY_NO_WASM)")
set(JAX_OFF_WASM "the compiler has no wasm_simd128.h")
set(JAX_PROBE_WASM [==[
#include <wasm_simd128.h>
__attribute__((target("simd128"))) int probe(void);
int probe(void) { return wasm_i32x4_extract_lane(wasm_u32x4_trunc_sat_f64x2_zero(wasm_f64x2_splat(0)), 0); }
]==])

# NEON with FEAT_BF16
set(JAX_SOURCES_NEONBF16
    kernels/jax_add_neonbf16.c
    kernels/jax_subtract_neonbf16.c
    kernels/jax_multiply_neonbf16.c
    kernels/jax_divide_neonbf16.c
    kernels/jax_minimum_neonbf16.c
    kernels/jax_maximum_neonbf16.c
    kernels/jax_equal_neonbf16.c
    kernels/jax_not_equal_neonbf16.c
    kernels/jax_less_neonbf16.c
    kernels/jax_less_equal_neonbf16.c
    kernels/jax_division_neonbf16.c
    kernels/jax_convert_neonbf16.c
    kernels/jax_unary_neonbf16.c
    kernels/jax_ternary_neonbf16.c
    kernels/jax_convert_same_value_neonbf16.c
    kernels/jax_convert_in_range_neonbf16.c)
if(CMAKE_C_COMPILER_ID MATCHES "Clang")
  set(JAX_FLAGS_NEONBF16 -march=armv8.2-a+fp16+bf16 -ffp-contract=off)
elseif(MSVC)
  set(JAX_FLAGS_NEONBF16)
else()
  set(JAX_FLAGS_NEONBF16 -march=armv8.2-a+fp16+bf16 -ffp-contract=off)
endif()
set(JAX_GUARD_NEONBF16 "(defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__) && (!defined(__clang__) || __clang_major__ > 16 || defined(__ARM_FEATURE_FP16_VECTOR_ARITHMETIC))) && (!defined(__clang__) || __clang_major__ > 16 || defined(__ARM_FEATURE_BF16_VECTOR_ARITHMETIC)) && !defined(JOINERY_NO_NEONBF16) && !defined(JOINERY_NO_NEONFP16) && !defined(JOINERY_NO_NEON)")
set(JAX_OFF_NEONBF16 "the compiler does not take the intrinsics of FEAT_BF16")
set(JAX_PROBE_NEONBF16 [==[
#include <arm_neon.h>
bfloat16x8_t probe(float32x4_t v);
bfloat16x8_t probe(float32x4_t v) { return vcvtq_low_bf16_f32(v); }
]==])

# RISC-V V
set(JAX_SOURCES_RVV
    kernels/jax_add_rvv.c
    kernels/jax_subtract_rvv.c
    kernels/jax_multiply_rvv.c
    kernels/jax_divide_rvv.c
    kernels/jax_minimum_rvv.c
    kernels/jax_maximum_rvv.c
    kernels/jax_equal_rvv.c
    kernels/jax_not_equal_rvv.c
    kernels/jax_less_rvv.c
    kernels/jax_less_equal_rvv.c
    kernels/jax_bitwise_rvv.c
    kernels/jax_logical_rvv.c
    kernels/jax_division_rvv.c
    kernels/jax_copysign_rvv.c
    kernels/jax_nextafter_rvv.c
    kernels/jax_convert_rvv.c
    kernels/jax_unary_rvv.c
    kernels/jax_ternary_rvv.c
    kernels/jax_convert_same_value_rvv.c
    kernels/jax_convert_in_range_rvv.c)
if(CMAKE_C_COMPILER_ID MATCHES "Clang")
  set(JAX_FLAGS_RVV -ffp-contract=off)
elseif(MSVC)
  set(JAX_FLAGS_RVV)
else()
  set(JAX_FLAGS_RVV -ffp-contract=off)
endif()
set(JAX_GUARD_RVV "defined(__riscv_v) && defined(__clang__) && !defined(JOINERY_NO_RVV)")
set(JAX_OFF_RVV "the compiler has no riscv_vector.h with tuples of registers")
set(JAX_PROBE_RVV [==[
#include <riscv_vector.h>
vfloat32m2x2_t probe(vfloat32m2_t v);
vfloat32m2x2_t probe(vfloat32m2_t v) { return __riscv_vcreate_v_f32m2x2(v, __riscv_vfneg(v, 8)); }
]==])

# AVX2 (x86-64)
set(JAX_SOURCES_AVX2
    kernels/jax_add_avx2.c
    kernels/jax_subtract_avx2.c
    kernels/jax_multiply_avx2.c
    kernels/jax_divide_avx2.c
    kernels/jax_minimum_avx2.c
    kernels/jax_maximum_avx2.c
    kernels/jax_equal_avx2.c
    kernels/jax_not_equal_avx2.c
    kernels/jax_less_avx2.c
    kernels/jax_less_equal_avx2.c
    kernels/jax_bitwise_avx2.c
    kernels/jax_logical_avx2.c
    kernels/jax_division_avx2.c
    kernels/jax_copysign_avx2.c
    kernels/jax_nextafter_avx2.c
    kernels/jax_convert_avx2.c
    kernels/jax_unary_avx2.c
    kernels/jax_ternary_avx2.c
    kernels/jax_convert_same_value_avx2.c
    kernels/jax_convert_in_range_avx2.c)
if(CMAKE_C_COMPILER_ID MATCHES "Clang")
  set(JAX_FLAGS_AVX2 -mavx2 -mf16c -ffp-contract=off)
elseif(MSVC)
  set(JAX_FLAGS_AVX2 /arch:AVX2)
else()
  set(JAX_FLAGS_AVX2 -mavx2 -mf16c -ffp-contract=off)
  if(WIN32) # it aligns no stack for registers of 32 bytes and more
    set(JAX_DRIVER_FLAGS_AVX2 -Wa,-muse-unaligned-vector-move)
    list(APPEND JAX_FLAGS_AVX2 -Wa,-muse-unaligned-vector-move)
  endif()
endif()
set(JAX_GUARD_AVX2 "(defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)")
set(JAX_OFF_AVX2 "the compiler does not take AVX2 intrinsics")
set(JAX_PROBE_AVX2 [==[
#include <immintrin.h>
__attribute__((target("avx2,f16c"))) int probe(void);
int probe(void) { return _mm256_extract_epi32(_mm256_add_epi32(_mm256_setzero_si256(), _mm256_setzero_si256()), 0); }
]==])

# AVX-512 F, BW, DQ, VL (x86-64)
set(JAX_SOURCES_AVX512
    kernels/jax_add_avx512.c
    kernels/jax_subtract_avx512.c
    kernels/jax_multiply_avx512.c
    kernels/jax_divide_avx512.c
    kernels/jax_minimum_avx512.c
    kernels/jax_maximum_avx512.c
    kernels/jax_equal_avx512.c
    kernels/jax_not_equal_avx512.c
    kernels/jax_less_avx512.c
    kernels/jax_less_equal_avx512.c
    kernels/jax_bitwise_avx512.c
    kernels/jax_logical_avx512.c
    kernels/jax_division_avx512.c
    kernels/jax_copysign_avx512.c
    kernels/jax_nextafter_avx512.c
    kernels/jax_convert_avx512.c
    kernels/jax_unary_avx512.c
    kernels/jax_ternary_avx512.c
    kernels/jax_convert_same_value_avx512.c
    kernels/jax_convert_in_range_avx512.c)
if(CMAKE_C_COMPILER_ID MATCHES "Clang")
  set(JAX_FLAGS_AVX512 -mavx512f -mavx512bw -mavx512dq -mavx512vl -mf16c -mprefer-vector-width=256 -ffp-contract=off)
elseif(MSVC)
  set(JAX_FLAGS_AVX512 /arch:AVX512)
else()
  set(JAX_FLAGS_AVX512 -mavx512f -mavx512bw -mavx512dq -mavx512vl -mf16c -mprefer-vector-width=256 -ffp-contract=off)
  if(WIN32) # it aligns no stack for registers of 32 bytes and more
    set(JAX_DRIVER_FLAGS_AVX512 -Wa,-muse-unaligned-vector-move)
    list(APPEND JAX_FLAGS_AVX512 -Wa,-muse-unaligned-vector-move)
  endif()
endif()
set(JAX_GUARD_AVX512 "(defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX512) && !defined(JOINERY_NO_AVX2)")
set(JAX_OFF_AVX512 "the compiler does not take AVX-512 intrinsics")
set(JAX_PROBE_AVX512 [==[
#include <immintrin.h>
__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))) int probe(void);
int probe(void) {
    const __m512d v = _mm512_cvtepu64_pd(_mm512_set1_epi64(1));
    return (int)_mm256_movepi8_mask(_mm512_cvtepi16_epi8(_mm512_castpd_si512(_mm512_range_pd(v, v, 4))));
}
]==])

# AVX512-FP16 (x86-64)
set(JAX_SOURCES_AVX512FP16
    kernels/jax_add_avx512fp16.c
    kernels/jax_subtract_avx512fp16.c
    kernels/jax_multiply_avx512fp16.c
    kernels/jax_minimum_avx512fp16.c
    kernels/jax_maximum_avx512fp16.c
    kernels/jax_equal_avx512fp16.c
    kernels/jax_not_equal_avx512fp16.c
    kernels/jax_less_avx512fp16.c
    kernels/jax_less_equal_avx512fp16.c
    kernels/jax_convert_avx512fp16.c
    kernels/jax_unary_avx512fp16.c
    kernels/jax_ternary_avx512fp16.c)
if(CMAKE_C_COMPILER_ID MATCHES "Clang")
  set(JAX_FLAGS_AVX512FP16 -mavx512f -mavx512bw -mavx512dq -mavx512vl -mf16c -mprefer-vector-width=256 -mavx512fp16 -ffp-contract=off)
elseif(MSVC)
  set(JAX_FLAGS_AVX512FP16)
else()
  set(JAX_FLAGS_AVX512FP16 -mavx512f -mavx512bw -mavx512dq -mavx512vl -mf16c -mprefer-vector-width=256 -mavx512fp16 -ffp-contract=off)
  if(WIN32) # it aligns no stack for registers of 32 bytes and more
    set(JAX_DRIVER_FLAGS_AVX512FP16 -Wa,-muse-unaligned-vector-move)
    list(APPEND JAX_FLAGS_AVX512FP16 -Wa,-muse-unaligned-vector-move)
  endif()
endif()
set(JAX_GUARD_AVX512FP16 "(defined(__x86_64__) && defined(__GNUC__) && (defined(__AVX512FP16__) || (defined(__clang__) ? __clang_major__ > 14 : __GNUC__ > 11))) && !defined(JOINERY_NO_AVX512FP16) && !defined(JOINERY_NO_AVX512) && !defined(JOINERY_NO_AVX2)")
set(JAX_OFF_AVX512FP16 "the compiler does not take AVX512-FP16 intrinsics")
set(JAX_PROBE_AVX512FP16 [==[
#include <immintrin.h>
__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512fp16"))) int probe(void);
int probe(void) {
    const __m512h v = _mm512_cvtepu16_ph(_mm512_set1_epi16(1));
    return _mm512_cvtsi512_si32(_mm512_castph_si512(_mm512_add_ph(v, v)));
}
]==])

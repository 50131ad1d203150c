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
set(JAX_ISAS SCALAR AVX2)

# portable C
set(JAX_SOURCES_SCALAR
    kernels/jax_add_scalar.c
    kernels/jax_unary_scalar.c)
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

# AVX2 (x86-64)
set(JAX_SOURCES_AVX2
    kernels/jax_add_avx2.c
    kernels/jax_unary_avx2.c)
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

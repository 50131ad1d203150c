# jax_sources.mk: the sources of the kernels, a list and compiler flags for each instruction set. The paths are
# relative to this file's folder. Made by joinery 0.2.0 from specs/jax.lua; do not edit.
#
# A build may compile all of them, on any architecture: what is not for the target compiles to nothing. With
# JOINERY_NO_<ISA> defined for all of them, one that the compiler does not know compiles to nothing either.
JAX_SOURCES = jax_dispatch.c
JAX_ISAS = SCALAR AVX2

# gcc and clang need these for all files: with --gc-sections, a linker drops kernels that no call uses.
JAX_FLAGS = -ffunction-sections -fdata-sections

# gcc that makes code for Windows needs these for all files as well: it aligns no stack for registers of 32 bytes and more.
JAX_FLAGS_GCC_WINDOWS = -Wa,-muse-unaligned-vector-move

# gcc for s390x needs this for all files as well: with -std=c11 it computes floats in double.
JAX_FLAGS_GCC_S390X = -fexcess-precision=fast

# portable C
JAX_SOURCES_SCALAR = \
    kernels/jax_add_scalar.c \
    kernels/jax_unary_scalar.c
JAX_FLAGS_SCALAR = -ffp-contract=off

# AVX2 (x86-64)
JAX_SOURCES_AVX2 = \
    kernels/jax_add_avx2.c \
    kernels/jax_unary_avx2.c
JAX_FLAGS_AVX2 = -mavx2 -mf16c -ffp-contract=off

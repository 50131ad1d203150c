# jax_sources.mk: the sources of the kernels, a list and compiler flags for each instruction set. The paths are
# relative to this file's folder. Made by joinery 0.2.0 from specs/jax.lua; do not edit.
#
# A build may compile all of them, on any architecture: what is not for the target compiles to nothing. With
# JOINERY_NO_<ISA> defined for all of them, one that the compiler does not know compiles to nothing either.
JAX_SOURCES = jax_dispatch.c
JAX_ISAS = SCALAR NEON WASM RVV AVX2 AVX512

# gcc that makes code for Windows needs these for all files as well: it aligns no stack for registers of 32 bytes and more.
JAX_FLAGS_GCC_WINDOWS = -Wa,-muse-unaligned-vector-move

# gcc for s390x needs this for all files as well: with -std=c11 it computes floats in double.
JAX_FLAGS_GCC_S390X = -fexcess-precision=fast

# portable C
JAX_SOURCES_SCALAR = \
    kernels/jax_add_scalar.c \
    kernels/jax_subtract_scalar.c \
    kernels/jax_multiply_scalar.c \
    kernels/jax_divide_scalar.c \
    kernels/jax_minimum_scalar.c \
    kernels/jax_maximum_scalar.c \
    kernels/jax_equal_scalar.c \
    kernels/jax_not_equal_scalar.c \
    kernels/jax_less_scalar.c \
    kernels/jax_less_equal_scalar.c \
    kernels/jax_bitwise_and_scalar.c \
    kernels/jax_bitwise_or_scalar.c \
    kernels/jax_bitwise_xor_scalar.c \
    kernels/jax_bitwise_left_shift_scalar.c \
    kernels/jax_bitwise_right_shift_scalar.c \
    kernels/jax_logical_and_scalar.c \
    kernels/jax_logical_or_scalar.c \
    kernels/jax_logical_xor_scalar.c \
    kernels/jax_floor_divide_scalar.c \
    kernels/jax_remainder_scalar.c \
    kernels/jax_fmod_scalar.c \
    kernels/jax_power_scalar.c \
    kernels/jax_copysign_scalar.c \
    kernels/jax_nextafter_scalar.c \
    kernels/jax_convert_scalar.c \
    kernels/jax_negative_scalar.c \
    kernels/jax_absolute_scalar.c \
    kernels/jax_sign_scalar.c \
    kernels/jax_square_scalar.c \
    kernels/jax_sqrt_scalar.c \
    kernels/jax_reciprocal_scalar.c \
    kernels/jax_floor_scalar.c \
    kernels/jax_ceil_scalar.c \
    kernels/jax_trunc_scalar.c \
    kernels/jax_round_scalar.c \
    kernels/jax_signbit_scalar.c \
    kernels/jax_isnan_scalar.c \
    kernels/jax_isinf_scalar.c \
    kernels/jax_isfinite_scalar.c \
    kernels/jax_bitwise_invert_scalar.c \
    kernels/jax_logical_not_scalar.c \
    kernels/jax_conjugate_scalar.c \
    kernels/jax_imag_scalar.c \
    kernels/jax_where_scalar.c \
    kernels/jax_clip_scalar.c \
    kernels/jax_convert_same_value_scalar.c \
    kernels/jax_convert_in_range_scalar.c
JAX_FLAGS_SCALAR = -ffp-contract=off

# NEON
JAX_SOURCES_NEON = \
    kernels/jax_add_neon.c \
    kernels/jax_subtract_neon.c \
    kernels/jax_multiply_neon.c \
    kernels/jax_divide_neon.c \
    kernels/jax_minimum_neon.c \
    kernels/jax_maximum_neon.c \
    kernels/jax_equal_neon.c \
    kernels/jax_not_equal_neon.c \
    kernels/jax_less_neon.c \
    kernels/jax_less_equal_neon.c \
    kernels/jax_bitwise_and_neon.c \
    kernels/jax_bitwise_or_neon.c \
    kernels/jax_bitwise_xor_neon.c \
    kernels/jax_bitwise_left_shift_neon.c \
    kernels/jax_bitwise_right_shift_neon.c \
    kernels/jax_logical_and_neon.c \
    kernels/jax_logical_or_neon.c \
    kernels/jax_logical_xor_neon.c \
    kernels/jax_floor_divide_neon.c \
    kernels/jax_remainder_neon.c \
    kernels/jax_fmod_neon.c \
    kernels/jax_power_neon.c \
    kernels/jax_copysign_neon.c \
    kernels/jax_nextafter_neon.c \
    kernels/jax_convert_neon.c \
    kernels/jax_negative_neon.c \
    kernels/jax_absolute_neon.c \
    kernels/jax_sign_neon.c \
    kernels/jax_square_neon.c \
    kernels/jax_sqrt_neon.c \
    kernels/jax_reciprocal_neon.c \
    kernels/jax_floor_neon.c \
    kernels/jax_ceil_neon.c \
    kernels/jax_trunc_neon.c \
    kernels/jax_round_neon.c \
    kernels/jax_signbit_neon.c \
    kernels/jax_isnan_neon.c \
    kernels/jax_isinf_neon.c \
    kernels/jax_isfinite_neon.c \
    kernels/jax_bitwise_invert_neon.c \
    kernels/jax_logical_not_neon.c \
    kernels/jax_conjugate_neon.c \
    kernels/jax_imag_neon.c \
    kernels/jax_where_neon.c \
    kernels/jax_clip_neon.c \
    kernels/jax_convert_same_value_neon.c \
    kernels/jax_convert_in_range_neon.c
JAX_FLAGS_NEON = -ffp-contract=off

# WASM SIMD128
JAX_SOURCES_WASM = \
    kernels/jax_add_wasm.c \
    kernels/jax_subtract_wasm.c \
    kernels/jax_multiply_wasm.c \
    kernels/jax_divide_wasm.c \
    kernels/jax_minimum_wasm.c \
    kernels/jax_maximum_wasm.c \
    kernels/jax_equal_wasm.c \
    kernels/jax_not_equal_wasm.c \
    kernels/jax_less_wasm.c \
    kernels/jax_less_equal_wasm.c \
    kernels/jax_bitwise_and_wasm.c \
    kernels/jax_bitwise_or_wasm.c \
    kernels/jax_bitwise_xor_wasm.c \
    kernels/jax_bitwise_left_shift_wasm.c \
    kernels/jax_bitwise_right_shift_wasm.c \
    kernels/jax_logical_and_wasm.c \
    kernels/jax_logical_or_wasm.c \
    kernels/jax_logical_xor_wasm.c \
    kernels/jax_floor_divide_wasm.c \
    kernels/jax_remainder_wasm.c \
    kernels/jax_fmod_wasm.c \
    kernels/jax_power_wasm.c \
    kernels/jax_copysign_wasm.c \
    kernels/jax_nextafter_wasm.c \
    kernels/jax_convert_wasm.c \
    kernels/jax_negative_wasm.c \
    kernels/jax_absolute_wasm.c \
    kernels/jax_sign_wasm.c \
    kernels/jax_square_wasm.c \
    kernels/jax_sqrt_wasm.c \
    kernels/jax_reciprocal_wasm.c \
    kernels/jax_floor_wasm.c \
    kernels/jax_ceil_wasm.c \
    kernels/jax_trunc_wasm.c \
    kernels/jax_round_wasm.c \
    kernels/jax_signbit_wasm.c \
    kernels/jax_isnan_wasm.c \
    kernels/jax_isinf_wasm.c \
    kernels/jax_isfinite_wasm.c \
    kernels/jax_bitwise_invert_wasm.c \
    kernels/jax_logical_not_wasm.c \
    kernels/jax_conjugate_wasm.c \
    kernels/jax_imag_wasm.c \
    kernels/jax_where_wasm.c \
    kernels/jax_clip_wasm.c \
    kernels/jax_convert_same_value_wasm.c \
    kernels/jax_convert_in_range_wasm.c
JAX_FLAGS_WASM = -ffp-contract=off

# RISC-V V
JAX_SOURCES_RVV = \
    kernels/jax_add_rvv.c \
    kernels/jax_subtract_rvv.c \
    kernels/jax_multiply_rvv.c \
    kernels/jax_divide_rvv.c \
    kernels/jax_minimum_rvv.c \
    kernels/jax_maximum_rvv.c \
    kernels/jax_equal_rvv.c \
    kernels/jax_not_equal_rvv.c \
    kernels/jax_less_rvv.c \
    kernels/jax_less_equal_rvv.c \
    kernels/jax_bitwise_and_rvv.c \
    kernels/jax_bitwise_or_rvv.c \
    kernels/jax_bitwise_xor_rvv.c \
    kernels/jax_bitwise_left_shift_rvv.c \
    kernels/jax_bitwise_right_shift_rvv.c \
    kernels/jax_logical_and_rvv.c \
    kernels/jax_logical_or_rvv.c \
    kernels/jax_logical_xor_rvv.c \
    kernels/jax_floor_divide_rvv.c \
    kernels/jax_remainder_rvv.c \
    kernels/jax_fmod_rvv.c \
    kernels/jax_power_rvv.c \
    kernels/jax_copysign_rvv.c \
    kernels/jax_nextafter_rvv.c \
    kernels/jax_convert_rvv.c \
    kernels/jax_negative_rvv.c \
    kernels/jax_absolute_rvv.c \
    kernels/jax_sign_rvv.c \
    kernels/jax_square_rvv.c \
    kernels/jax_sqrt_rvv.c \
    kernels/jax_reciprocal_rvv.c \
    kernels/jax_floor_rvv.c \
    kernels/jax_ceil_rvv.c \
    kernels/jax_trunc_rvv.c \
    kernels/jax_round_rvv.c \
    kernels/jax_signbit_rvv.c \
    kernels/jax_isnan_rvv.c \
    kernels/jax_isinf_rvv.c \
    kernels/jax_isfinite_rvv.c \
    kernels/jax_bitwise_invert_rvv.c \
    kernels/jax_logical_not_rvv.c \
    kernels/jax_conjugate_rvv.c \
    kernels/jax_imag_rvv.c \
    kernels/jax_where_rvv.c \
    kernels/jax_clip_rvv.c \
    kernels/jax_convert_same_value_rvv.c \
    kernels/jax_convert_in_range_rvv.c
JAX_FLAGS_RVV = -ffp-contract=off

# AVX2 (x86-64)
JAX_SOURCES_AVX2 = \
    kernels/jax_add_avx2.c \
    kernels/jax_subtract_avx2.c \
    kernels/jax_multiply_avx2.c \
    kernels/jax_divide_avx2.c \
    kernels/jax_minimum_avx2.c \
    kernels/jax_maximum_avx2.c \
    kernels/jax_equal_avx2.c \
    kernels/jax_not_equal_avx2.c \
    kernels/jax_less_avx2.c \
    kernels/jax_less_equal_avx2.c \
    kernels/jax_bitwise_and_avx2.c \
    kernels/jax_bitwise_or_avx2.c \
    kernels/jax_bitwise_xor_avx2.c \
    kernels/jax_bitwise_left_shift_avx2.c \
    kernels/jax_bitwise_right_shift_avx2.c \
    kernels/jax_logical_and_avx2.c \
    kernels/jax_logical_or_avx2.c \
    kernels/jax_logical_xor_avx2.c \
    kernels/jax_floor_divide_avx2.c \
    kernels/jax_remainder_avx2.c \
    kernels/jax_fmod_avx2.c \
    kernels/jax_power_avx2.c \
    kernels/jax_copysign_avx2.c \
    kernels/jax_nextafter_avx2.c \
    kernels/jax_convert_avx2.c \
    kernels/jax_negative_avx2.c \
    kernels/jax_absolute_avx2.c \
    kernels/jax_sign_avx2.c \
    kernels/jax_square_avx2.c \
    kernels/jax_sqrt_avx2.c \
    kernels/jax_reciprocal_avx2.c \
    kernels/jax_floor_avx2.c \
    kernels/jax_ceil_avx2.c \
    kernels/jax_trunc_avx2.c \
    kernels/jax_round_avx2.c \
    kernels/jax_signbit_avx2.c \
    kernels/jax_isnan_avx2.c \
    kernels/jax_isinf_avx2.c \
    kernels/jax_isfinite_avx2.c \
    kernels/jax_bitwise_invert_avx2.c \
    kernels/jax_logical_not_avx2.c \
    kernels/jax_conjugate_avx2.c \
    kernels/jax_imag_avx2.c \
    kernels/jax_where_avx2.c \
    kernels/jax_clip_avx2.c \
    kernels/jax_convert_same_value_avx2.c \
    kernels/jax_convert_in_range_avx2.c
JAX_FLAGS_AVX2 = -mavx2 -mf16c -ffp-contract=off

# AVX-512 F, BW, DQ, VL (x86-64)
JAX_SOURCES_AVX512 = \
    kernels/jax_add_avx512.c \
    kernels/jax_subtract_avx512.c \
    kernels/jax_multiply_avx512.c \
    kernels/jax_divide_avx512.c \
    kernels/jax_minimum_avx512.c \
    kernels/jax_maximum_avx512.c \
    kernels/jax_equal_avx512.c \
    kernels/jax_not_equal_avx512.c \
    kernels/jax_less_avx512.c \
    kernels/jax_less_equal_avx512.c \
    kernels/jax_bitwise_and_avx512.c \
    kernels/jax_bitwise_or_avx512.c \
    kernels/jax_bitwise_xor_avx512.c \
    kernels/jax_bitwise_left_shift_avx512.c \
    kernels/jax_bitwise_right_shift_avx512.c \
    kernels/jax_logical_and_avx512.c \
    kernels/jax_logical_or_avx512.c \
    kernels/jax_logical_xor_avx512.c \
    kernels/jax_floor_divide_avx512.c \
    kernels/jax_remainder_avx512.c \
    kernels/jax_fmod_avx512.c \
    kernels/jax_power_avx512.c \
    kernels/jax_copysign_avx512.c \
    kernels/jax_nextafter_avx512.c \
    kernels/jax_convert_avx512.c \
    kernels/jax_negative_avx512.c \
    kernels/jax_absolute_avx512.c \
    kernels/jax_sign_avx512.c \
    kernels/jax_square_avx512.c \
    kernels/jax_sqrt_avx512.c \
    kernels/jax_reciprocal_avx512.c \
    kernels/jax_floor_avx512.c \
    kernels/jax_ceil_avx512.c \
    kernels/jax_trunc_avx512.c \
    kernels/jax_round_avx512.c \
    kernels/jax_signbit_avx512.c \
    kernels/jax_isnan_avx512.c \
    kernels/jax_isinf_avx512.c \
    kernels/jax_isfinite_avx512.c \
    kernels/jax_bitwise_invert_avx512.c \
    kernels/jax_logical_not_avx512.c \
    kernels/jax_conjugate_avx512.c \
    kernels/jax_imag_avx512.c \
    kernels/jax_where_avx512.c \
    kernels/jax_clip_avx512.c \
    kernels/jax_convert_same_value_avx512.c \
    kernels/jax_convert_in_range_avx512.c
JAX_FLAGS_AVX512 = -mavx512f -mavx512bw -mavx512dq -mavx512vl -mf16c -mprefer-vector-width=256 -ffp-contract=off

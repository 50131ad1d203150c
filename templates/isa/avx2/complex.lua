-- AVX2: complex numbers, real and imaginary parts in turns.
return function(blocks)
  for _, complex in ipairs({
    { L = "f32", V = "__m256", ps = "ps", infinity = "__builtin_inff()",
      sign = "_mm256_castsi256_ps(_mm256_set1_epi64x(INT64_MIN))", swap = "_mm256_permute_ps(v, 0xb1)",
      real = "_mm256_moveldup_ps(v)", imaginary = "_mm256_movehdup_ps(v)" },
    { L = "f64", V = "__m256d", ps = "pd", infinity = "__builtin_inf()",
      sign = "_mm256_setr_pd(0, -0.0, 0, -0.0)", swap = "_mm256_permute_pd(v, 5)",
      real = "_mm256_movedup_pd(v)", imaginary = "_mm256_permute_pd(v, 15)" } }) do
    blocks:add([[
BLOCK $V swapped_$L($V v) {
    return $swap;
}

BLOCK $V real_parts_$L($V v) {
    return $real;
}

BLOCK $V imaginary_parts_$L($V v) {
    return $imaginary;
}

BLOCK $V complex_product_$L($V a, $V b) {
    a = kept_$L(a), b = kept_$L(b);
    const $V by_real = _mm256_mul_$ps(real_parts_$L(a), b);
    return _mm256_addsub_$ps(by_real, _mm256_mul_$ps(imaginary_parts_$L(a), swapped_$L(b)));
}

/* By the larger part of b. With p + qi = a, or q + pi where that is the imaginary one, the quotient's parts are
 * (p + q * r) * s and either (q - p * r) * s or (p * r - q) * s: the signs are changed before a sum of all parts. */
BLOCK $V complex_quotient_$L($V a, $V b) {
    const $V sign = _mm256_set1_$ps(-0.0), zero = _mm256_setzero_$ps();
    const $V imaginary_sign = $sign;
    const $V c = real_parts_$L(b), d = imaginary_parts_$L(b);
    const $V c_size = _mm256_andnot_$ps(sign, c), d_size = _mm256_andnot_$ps(sign, d);
    const $V by_real = _mm256_cmp_$ps(c_size, d_size, _CMP_GE_OQ);
    const $V by_zero = _mm256_cmp_$ps(_mm256_or_$ps(c_size, d_size), zero, _CMP_EQ_OQ);
    const $V large = _mm256_blendv_$ps(d, c, by_real), small = _mm256_blendv_$ps(c, d, by_real);
    const $V r = _mm256_div_$ps(small, large);
    const $V s = _mm256_div_$ps(_mm256_set1_$ps(1), _mm256_add_$ps(large, _mm256_mul_$ps(small, r)));
    const $V first = _mm256_blendv_$ps(swapped_$L(a), a, by_real);
    const $V product = _mm256_mul_$ps(swapped_$L(first), r);
    const $V sum = _mm256_add_$ps(_mm256_xor_$ps(first, _mm256_andnot_$ps(by_real, imaginary_sign)),
                                  _mm256_xor_$ps(product, _mm256_and_$ps(by_real, imaginary_sign)));
    const $V quotient = _mm256_mul_$ps(sum, s), infinite = _mm256_mul_$ps(a, _mm256_set1_$ps($infinity));
    return _mm256_blendv_$ps(quotient, infinite, by_zero);
}
]], complex)
  end

  -- ---- c64: four in a register ----

  blocks:add([[
BLOCK __m256 load_c64(const char *p, size_t i) {
    return load_f32(p, 2 * i);
}

BLOCK void store_c64(char *p, size_t i, __m256 v) {
    store_f32(p, 2 * i, v);
}

BLOCK __m256 multiply_c64(__m256 a, __m256 b) {
    return complex_product_f32(a, b);
}

BLOCK __m256 divide_c64(__m256 a, __m256 b) {
    return complex_quotient_f32(a, b);
}

/* Equal in both parts */
BLOCK __m256i equal_c64(__m256 a, __m256 b) {
    return _mm256_cmpeq_epi64(equal_f32(a, b), _mm256_set1_epi64x(-1));
}

BLOCK __m256i not_equal_c64(__m256 a, __m256 b) {
    return not_mask(equal_c64(a, b));
}

/* Four f32 and zeros between */
BLOCK __m256 c64_of_f32x4(__m128 v) {
    return _mm256_castsi256_ps(_mm256_cvtepu32_epi64(_mm_castps_si128(v)));
}

/* Bits of 1 where not 0 */
BLOCK __m256 load_b_as_c64(const char *p, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi64(load_u8_as_u64(p, i), _mm256_setzero_si256());
    return _mm256_castsi256_ps(_mm256_andnot_si256(is_false, _mm256_set1_epi64x(0x3f800000)));
}

BLOCK __m256 load_c128_as_c64(const char *p, size_t i) {
    return f32_of_halves(f32x4_f64(p, 2 * i), f32x4_f64(p, 2 * i + 4));
}

BLOCK __m256 load_c128_as_c64_odd(const char *p, size_t i) {
    return load_f64_as_f32_odd(p, 2 * i);
}
]])
  for _, S in ipairs({ "u8", "i8", "u16", "i16", "i32" }) do
    blocks:add([[
BLOCK __m256 load_$S_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(_mm_cvtepi32_ps(i32x4_$S(p, i)));
}
]], { S = S })
  end
  for _, S in ipairs({ "u32", "u64", "i64", "bf16", "f16", "f32", "f64" }) do
    blocks:add([[
BLOCK __m256 load_$S_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(f32x4_$S(p, i));
}
]], { S = S })
  end

  -- ---- c128: four in a pair of registers ----

  blocks:add([[
typedef struct {
    __m256d low, high;
} c128;

BLOCK c128 make_c128(__m256d low, __m256d high) {
    c128 v;
    v.low = low;
    v.high = high;
    return v;
}

BLOCK c128 load_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, 2 * i), load_f64(p, 2 * i + 4));
}

BLOCK void store_c128(char *p, size_t i, c128 v) {
    store_f64(p, 2 * i, v.low);
    store_f64(p, 2 * i + 4, v.high);
}

BLOCK c128 multiply_c128(c128 a, c128 b) {
    return make_c128(complex_product_f64(a.low, b.low), complex_product_f64(a.high, b.high));
}

BLOCK c128 divide_c128(c128 a, c128 b) {
    return make_c128(complex_quotient_f64(a.low, b.low), complex_quotient_f64(a.high, b.high));
}

BLOCK __m256i equal_c128(c128 a, c128 b) {
    const __m256i parts = _mm256_packs_epi32(equal_f64(a.low, b.low), equal_f64(a.high, b.high));
    return quarters_in_order(_mm256_cmpeq_epi64(parts, _mm256_set1_epi64x(-1)));
}

BLOCK __m256i not_equal_c128(c128 a, c128 b) {
    return not_mask(equal_c128(a, b));
}

/* Four f64 and zeros between */
BLOCK c128 c128_of_f64(__m256d v) {
    const __m256d turned = _mm256_permute4x64_pd(v, 0xd8), zero = _mm256_setzero_pd();
    return make_c128(_mm256_unpacklo_pd(turned, zero), _mm256_unpackhi_pd(turned, zero));
}

BLOCK c128 load_c64_as_c128(const char *p, size_t i) {
    return make_c128(_mm256_cvtps_pd(f32x4_f32(p, 2 * i)), _mm256_cvtps_pd(f32x4_f32(p, 2 * i + 4)));
}
]])
  for _, S in ipairs({ "b", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64" }) do
    blocks:add([[
BLOCK c128 load_$S_as_c128(const char *p, size_t i) {
    return c128_of_f64($load(p, i));
}
]], { S = S, load = S == "f64" and "load_f64" or "load_" .. S .. "_as_f64" })
  end

  for _, op in ipairs({ "add", "subtract" }) do
    blocks:add([[
BLOCK __m256 ${op}_c64(__m256 a, __m256 b) {
    return ${op}_f32(a, b);
}

BLOCK c128 ${op}_c128(c128 a, c128 b) {
    return make_c128(${op}_f64(a.low, b.low), ${op}_f64(a.high, b.high));
}
]], { op = op })
  end
end

-- AVX2: f32, f64, and bf16 and f16, which are computed in f32.
return function(blocks)
  for _, float in ipairs({ { "f32", "__m256", "ps", "float", 4 }, { "f64", "__m256d", "pd", "double", 8 } }) do
    local values = { L = float[1], V = float[2], ps = float[3], T = float[4], size = float[5] }
    blocks:add([[
BLOCK $V load_$L(const char *p, size_t i) {
    return _mm256_loadu_$ps((const $T *)(const void *)(p + $size * i));
}

BLOCK void store_$L(char *p, size_t i, $V v) {
    _mm256_storeu_$ps(($T *)(void *)(p + $size * i), v);
}

/* In a register: gcc would load it again for each use. */
BLOCK $V kept_$L($V v) {
    __asm__("" : "+x"(v));
    return v;
}

BLOCK $V divide_$L($V a, $V b) {
    return _mm256_div_$ps(a, b);
}

/* An instruction gives its second operand if one is NaN or both are zero. Joined by OR, the two orders give NaN for NaN
 * and -0 for mixed zeros. */
BLOCK $V minimum_$L($V a, $V b) {
    a = kept_$L(a), b = kept_$L(b);
    return _mm256_or_$ps(_mm256_min_$ps(a, b), _mm256_min_$ps(b, a));
}

/* AND does as well for zeros; NaN is put in. */
BLOCK $V maximum_$L($V a, $V b) {
    a = kept_$L(a), b = kept_$L(b);
    const $V nan = _mm256_cmp_$ps(a, b, _CMP_UNORD_Q);
    return _mm256_or_$ps(_mm256_and_$ps(_mm256_max_$ps(a, b), _mm256_max_$ps(b, a)), nan);
}
]], values)
    for _, op in ipairs({ { "add", "add" }, { "subtract", "sub" }, { "multiply", "mul" } }) do
      values.op, values.instruction = op[1], op[2]
      blocks:add([[
BLOCK $V ${op}_$L($V a, $V b) {
    return _mm256_${instruction}_$ps(a, b);
}
]], values)
    end
    for _, op in ipairs({ { "equal", "EQ_OQ" }, { "not_equal", "NEQ_UQ" }, { "less", "LT_OQ" },
                          { "less_equal", "LE_OQ" } }) do
      values.op, values.predicate = op[1], op[2]
      blocks:add([[
BLOCK __m256i ${op}_$L($V a, $V b) {
    return _mm256_cast${ps}_si256(_mm256_cmp_$ps(a, b, _CMP_$predicate));
}
]], values)
    end
  end

  -- ---- bf16 and f16 ----

  blocks:add([[
BLOCK __m256 load_bf16_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(load128(p + 2 * i)), 16));
}

/* The empty statement hides from clang that the value was a half, in which it would compare, one by one. */
BLOCK __m256 f32_of_f16x8(__m128i halves) {
    __m256 v = _mm256_cvtph_ps(halves);
    __asm__("" : "+x"(v));
    return v;
}

BLOCK __m256 load_f16_as_f32(const char *p, size_t i) {
    return f32_of_f16x8(load128(p + 2 * i));
}

/* The high halves are bf16, rounded to the nearest, to even in the middle. NaN may become anything, */
BLOCK __m256i rounded_in_high_half(__m256 v) {
    const __m256i bits = _mm256_castps_si256(v);
    const __m256i odd = _mm256_and_si256(_mm256_srli_epi32(bits, 16), _mm256_set1_epi32(1));
    return _mm256_add_epi32(_mm256_add_epi32(bits, _mm256_set1_epi32(0x7fff)), odd);
}

/* or here all bits. */
BLOCK __m256i bf16_in_high_half(__m256 v) {
    return _mm256_or_si256(rounded_in_high_half(v), _mm256_castps_si256(_mm256_cmp_ps(v, v, _CMP_UNORD_Q)));
}

BLOCK __m256 round_f32_to_bf16(__m256 v) {
    return _mm256_castsi256_ps(_mm256_andnot_si256(_mm256_set1_epi32(0xffff), bf16_in_high_half(v)));
}

BLOCK __m256 round_f32_to_f16(__m256 v) {
    return _mm256_cvtph_ps(_mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT));
}

BLOCK void store_f32_as_bf16(char *p, size_t i, __m256 a, __m256 b) {
    store_high_halves(p + 2 * i, bf16_in_high_half(a), bf16_in_high_half(b));
}

BLOCK void store_f32_as_bf16_unless_nan(char *p, size_t i, __m256 a, __m256 b) {
    store_high_halves(p + 2 * i, rounded_in_high_half(a), rounded_in_high_half(b));
}

BLOCK void store_high_halves(char *p, __m256i a, __m256i b) {
    store256(p, u16_of_i32(_mm256_srli_epi32(a, 16), _mm256_srli_epi32(b, 16)));
}

BLOCK void store_f32_as_f16(char *p, size_t i, __m256 v) {
    store128(p + 2 * i, _mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT));
}
]])

  -- ---- Between floats ----

  blocks:add([[
BLOCK __m256 f32_of_halves(__m128 low, __m128 high) {
    return _mm256_set_m128(high, low);
}

/* Four floats as f32 */
BLOCK __m128 f32x4_bf16(const char *p, size_t i) {
    return _mm_castsi128_ps(_mm_slli_epi32(_mm_cvtepu16_epi32(load64(p + 2 * i)), 16));
}

BLOCK __m128 f32x4_f16(const char *p, size_t i) {
    __m128 v = _mm_cvtph_ps(load64(p + 2 * i));
    __asm__("" : "+x"(v));
    return v;
}

BLOCK __m128 f32x4_f32(const char *p, size_t i) {
    return _mm_castsi128_ps(load128(p + 4 * i));
}

BLOCK __m128 f32x4_f64(const char *p, size_t i) {
    return _mm256_cvtpd_ps(load_f64(p, i));
}

BLOCK __m128 f32x4_c64(const char *p, size_t i) {
    const char *at = p + 8 * i;
    return _mm_shuffle_ps(_mm_castsi128_ps(load128(at)), _mm_castsi128_ps(load128(at + 16)), 0x88);
}

BLOCK __m128 f32x4_c128(const char *p, size_t i) {
    return _mm256_cvtpd_ps(load_c128_as_f64(p, i));
}

BLOCK __m256d load_c128_as_f64(const char *p, size_t i) {
    return _mm256_permute4x64_pd(_mm256_unpacklo_pd(load_f64(p, 2 * i), load_f64(p, 2 * i + 4)), 0xd8);
}

BLOCK __m256 load_c64_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(quarters_in_order(load_low_halves(p + 8 * i)));
}

BLOCK __m256 load_f64_as_f32(const char *p, size_t i) {
    return f32_of_halves(f32x4_f64(p, i), f32x4_f64(p, i + 4));
}

BLOCK __m256 load_c128_as_f32(const char *p, size_t i) {
    return f32_of_halves(f32x4_c128(p, i), f32x4_c128(p, i + 4));
}

/* Rounded to odd: from the nearest toward zero where it lies beyond the value, and the last bit set where it is not
 * exact. Bits of the same sign are compared as integers. */
BLOCK __m128 f32x4_of_f64_odd(__m256d v) {
    const __m128 nearest = _mm256_cvtpd_ps(v);
    const __m256i bits = _mm256_castpd_si256(v), back = _mm256_castpd_si256(_mm256_cvtps_pd(nearest));
    const __m256i beyond = _mm256_cmpgt_epi64(back, bits), exact = _mm256_cmpeq_epi64(back, bits);
    const __m256i masks = quarters_in_order(low_halves(beyond, exact));
    const __m128i below = _mm_add_epi32(_mm_castps_si128(nearest), _mm256_castsi256_si128(masks));
    return _mm_castsi128_ps(_mm_or_si128(below, _mm_add_epi32(_mm256_extracti128_si256(masks, 1), _mm_set1_epi32(1))));
}
]])

  for _, S in ipairs({ "bf16", "f16", "f32", "c64" }) do
    blocks:add([[
BLOCK __m256d load_$S_as_f64(const char *p, size_t i) {
    return _mm256_cvtps_pd(f32x4_$S(p, i));
}
]], { S = S })
  end

  for _, S in ipairs({ "f64", "c128" }) do
    blocks:add([[
BLOCK __m256 load_$S_as_f32_odd(const char *p, size_t i) {
    return f32_of_halves(f32x4_of_f64_odd($load(p, i)), f32x4_of_f64_odd($load(p, i + 4)));
}
]], { S = S, load = S == "f64" and "load_f64" or "load_c128_as_f64" })
  end
end

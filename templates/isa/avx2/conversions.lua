-- AVX2: between integers and floats.
return function(blocks)
  -- ---- Integers to floats ----

  blocks:add([[
/* Four integers as i32 */
BLOCK __m128i i32x4_u8(const char *p, size_t i) {
    return _mm_cvtepu8_epi32(load32(p + i));
}

BLOCK __m128i i32x4_i8(const char *p, size_t i) {
    return _mm_cvtepi8_epi32(load32(p + i));
}

BLOCK __m128i i32x4_u16(const char *p, size_t i) {
    return _mm_cvtepu16_epi32(load64(p + 2 * i));
}

BLOCK __m128i i32x4_i16(const char *p, size_t i) {
    return _mm_cvtepi16_epi32(load64(p + 2 * i));
}

BLOCK __m128i i32x4_i32(const char *p, size_t i) {
    return load128(p + 4 * i);
}
]])

  for _, of in ipairs({ { "u8", "load_u8_as_u32" }, { "i8", "load_i8_as_i32" },
                        { "u16", "load_u16_as_u32" }, { "i16", "load_i16_as_i32" }, { "i32", "load_u32" } }) do
    blocks:add([[
BLOCK __m256 load_$S_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps($load(p, i));
}

BLOCK __m256d load_$S_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_$S(p, i));
}
]], { S = of[1], load = of[2] })
  end

  blocks:add([[
BLOCK __m256 load_b_as_f32(const char *p, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi32(load_u8_as_u32(p, i), _mm256_setzero_si256());
    return _mm256_andnot_ps(_mm256_castsi256_ps(is_false), _mm256_set1_ps(1));
}

BLOCK __m256d load_b_as_f64(const char *p, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi64(load_u8_as_u64(p, i), _mm256_setzero_si256());
    return _mm256_andnot_pd(_mm256_castsi256_pd(is_false), _mm256_set1_pd(1));
}

/* The low 16 bits on top of 2^23, the high ones, times 2^16, on top of 2^39: exact until the last sum. */
BLOCK __m256 load_u32_as_f32(const char *p, size_t i) {
    const __m256i v = load_u32(p, i);
    const __m256i low = _mm256_blend_epi16(v, _mm256_castps_si256(_mm256_set1_ps(0x1p23f)), 0xaa);
    const __m256i high = _mm256_or_si256(_mm256_srli_epi32(v, 16), _mm256_castps_si256(_mm256_set1_ps(0x1p39f)));
    return _mm256_add_ps(_mm256_sub_ps(_mm256_castsi256_ps(high), _mm256_set1_ps(0x1p39f + 0x1p23f)),
                         _mm256_castsi256_ps(low));
}

BLOCK __m128 f32x4_u32(const char *p, size_t i) {
    const __m128i v = load128(p + 4 * i);
    const __m128i low = _mm_blend_epi16(v, _mm_castps_si128(_mm_set1_ps(0x1p23f)), 0xaa);
    const __m128i high = _mm_or_si128(_mm_srli_epi32(v, 16), _mm_castps_si128(_mm_set1_ps(0x1p39f)));
    return _mm_add_ps(_mm_sub_ps(_mm_castsi128_ps(high), _mm_set1_ps(0x1p39f + 0x1p23f)), _mm_castsi128_ps(low));
}

BLOCK __m256d load_u32_as_f64(const char *p, size_t i) {
    const __m256d top = _mm256_set1_pd(0x1p52);
    const __m256i v = _mm256_cvtepu32_epi64(load128(p + 4 * i));
    return _mm256_sub_pd(_mm256_castsi256_pd(_mm256_or_si256(v, _mm256_castpd_si256(top))), top);
}

/* The low 32 bits on top of 2^52, the high ones, times 2^32, on top of 2^84: exact until the last sum. */
BLOCK __m256d f64_of_u64(__m256i v) {
    const __m256i low = _mm256_blend_epi32(_mm256_castpd_si256(_mm256_set1_pd(0x1p52)), v, 0x55);
    const __m256i high = _mm256_or_si256(_mm256_srli_epi64(v, 32), _mm256_castpd_si256(_mm256_set1_pd(0x1p84)));
    return _mm256_add_pd(_mm256_sub_pd(_mm256_castsi256_pd(high), _mm256_set1_pd(0x1p84 + 0x1p52)),
                         _mm256_castsi256_pd(low));
}

/* The same of v + 2^63 */
BLOCK __m256d f64_of_i64(__m256i v) {
    const __m256i low = _mm256_blend_epi32(_mm256_castpd_si256(_mm256_set1_pd(0x1p52)), v, 0x55);
    const __m256i top = _mm256_castpd_si256(_mm256_set1_pd(0x1p84 + 0x1p63));
    const __m256i high = _mm256_xor_si256(_mm256_srli_epi64(v, 32), top);
    return _mm256_add_pd(_mm256_sub_pd(_mm256_castsi256_pd(high), _mm256_set1_pd(0x1p84 + 0x1p63 + 0x1p52)),
                         _mm256_castsi256_pd(low));
}

BLOCK __m256d load_u64_as_f64(const char *p, size_t i) {
    return f64_of_u64(load_u64(p, i));
}

BLOCK __m256d load_i64_as_f64(const char *p, size_t i) {
    return f64_of_i64(load_u64(p, i));
}
]])

  -- To f32 by way of f64, which rounds once if f64 holds the integer. One by one otherwise: that is rare, and faster than
  -- what registers would have to do.
  blocks:add([[
/* Whether sums of integers and the bits of 2^52 are all floats with its exponent. */
BLOCK int all_fit(__m256i a, __m256i b) {
    const __m256i top = _mm256_castpd_si256(_mm256_set1_pd(0x1p52)), upper = _mm256_set1_epi64x(-(INT64_C(1) << 52));
    return _mm256_testz_si256(_mm256_or_si256(_mm256_xor_si256(a, top), _mm256_xor_si256(b, top)), upper);
}
]])
  for _, of in ipairs({ { "i64", "int64_t", "0x1.8p52" }, { "u64", "uint64_t", "0x1p52" } }) do
    blocks:add([[
static __attribute__((noinline, target("avx2,f16c"))) __m128 f32x4_of_large_$S(const char *p) {
    $T v[4];
    memcpy(v, p, sizeof v);
    return _mm_setr_ps((float)v[0], (float)v[1], (float)v[2], (float)v[3]);
}

BLOCK __m256i over_top_$S(const char *p) {
    return _mm256_add_epi64(load256(p), _mm256_castpd_si256(_mm256_set1_pd($top)));
}

BLOCK __m128 f32x4_from_top_$S(__m256i v) {
    return _mm256_cvtpd_ps(_mm256_sub_pd(_mm256_castsi256_pd(v), _mm256_set1_pd($top)));
}

BLOCK __m128 f32x4_$S(const char *p, size_t i) {
    const __m256i v = over_top_$S(p + 8 * i);
    return __builtin_expect(all_fit(v, v), 1) ? f32x4_from_top_$S(v) : f32x4_of_large_$S(p + 8 * i);
}

BLOCK __m256 load_$S_as_f32(const char *p, size_t i) {
    const char *at = p + 8 * i;
    const __m256i low = over_top_$S(at), high = over_top_$S(at + 32);
    if (__builtin_expect(all_fit(low, high), 1)) return f32_of_halves(f32x4_from_top_$S(low), f32x4_from_top_$S(high));
    return f32_of_halves(f32x4_of_large_$S(at), f32x4_of_large_$S(at + 32));
}
]], { S = of[1], T = of[2], top = of[3] })
  end

  -- ---- Integers to f32, rounded to odd ----

  blocks:add([[
/* Where `large`, the lowest 11 bits become one at bit 11 unless all are zero: f64 holds that exactly. */
BLOCK __m256i sticky_if(__m256i large, __m256i v) {
    const __m256i low = _mm256_srli_epi64(large, 53);
    return _mm256_andnot_si256(low, _mm256_or_si256(v, _mm256_add_epi64(_mm256_and_si256(v, low), low)));
}

BLOCK __m256d f64_odd_u64(const char *p, size_t i) {
    const __m256i v = load_u64(p, i);
    return f64_of_u64(sticky_if(not_mask(_mm256_cmpeq_epi64(_mm256_srli_epi64(v, 53), _mm256_setzero_si256())), v));
}

BLOCK __m256d f64_odd_i64(const char *p, size_t i) {
    const __m256i v = load_u64(p, i), magnitude = _mm256_xor_si256(v, negative_64(v));
    return f64_of_i64(sticky_if(_mm256_cmpgt_epi64(magnitude, _mm256_set1_epi64x((INT64_C(1) << 53) - 1)), v));
}
]])
  for _, sign in ipairs({ "u", "i" }) do
    for _, of in ipairs({ { sign .. "32", "load_" .. sign .. "32_as_f64" }, { sign .. "64", "f64_odd_" .. sign .. "64" } }) do
      blocks:add([[
BLOCK __m256 load_$S_as_f32_odd(const char *p, size_t i) {
    return f32_of_halves(f32x4_of_f64_odd($load(p, i)), f32x4_of_f64_odd($load(p, i + 4)));
}
]], { S = of[1], load = of[2] })
    end
  end

  -- ---- Floats to integers: truncated, saturated, NaN is 0 ----

  blocks:add([[
BLOCK __m256 or_zero_f32(__m256 v) {
    return _mm256_and_ps(v, _mm256_cmp_ps(v, v, _CMP_ORD_Q));
}

BLOCK __m256d or_zero_f64(__m256d v) {
    return _mm256_and_pd(v, _mm256_cmp_pd(v, v, _CMP_ORD_Q));
}

/* The conversion gives -2^31 for all that is out of range. */
BLOCK __m256i i32_of_f32(__m256 v) {
    const __m256i beyond = _mm256_castps_si256(_mm256_cmp_ps(v, _mm256_set1_ps(0x1p31f), _CMP_GE_OQ));
    return _mm256_xor_si256(_mm256_cvttps_epi32(or_zero_f32(v)), beyond);
}

/* Those of 2^31 and more are -2^31 as they are, and their low 31 bits less 2^31. */
BLOCK __m256i u32_of_f32(__m256 v) {
    const __m256 positive = _mm256_max_ps(v, _mm256_setzero_ps());
    const __m256i beyond = _mm256_castps_si256(_mm256_cmp_ps(v, _mm256_set1_ps(0x1p32f), _CMP_GE_OQ));
    const __m256i low = _mm256_cvttps_epi32(positive);
    const __m256i high = _mm256_cvttps_epi32(_mm256_sub_ps(positive, _mm256_set1_ps(0x1p31f)));
    return _mm256_or_si256(_mm256_or_si256(low, beyond), _mm256_and_si256(high, _mm256_srai_epi32(low, 31)));
}

BLOCK __m128i i32x4_of_f64(__m256d v) {
    return _mm256_cvttpd_epi32(_mm256_min_pd(or_zero_f64(v), _mm256_set1_pd(0x1p31 - 1)));
}

/* In the low halves */
BLOCK __m256i u32_of_f64(__m256d v) {
    const __m256d positive = _mm256_min_pd(_mm256_max_pd(v, _mm256_setzero_pd()), _mm256_set1_pd(0x1p32 - 1));
    const __m256d whole = _mm256_round_pd(positive, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    return _mm256_castpd_si256(_mm256_add_pd(whole, _mm256_set1_pd(0x1p52)));
}

/* A whole number modulo 2^64: with 2^84 added, the low bits are multiples of 2^32, and with 2^52 added to what that lost,
 * units. The upper half of the second sum is taken off the first one beforehand. */
BLOCK __m256i i64_of_whole(__m256d v) {
    const __m256d top = _mm256_set1_pd(0x1.8p84 - 0x43380000p32);
    const __m256d high = _mm256_add_pd(v, top);
    const __m256d low = _mm256_add_pd(_mm256_sub_pd(v, _mm256_sub_pd(high, top)), _mm256_set1_pd(0x1.8p52));
    return _mm256_add_epi64(_mm256_slli_epi64(_mm256_castpd_si256(high), 32), _mm256_castpd_si256(low));
}

BLOCK __m256i i64_of_f64(__m256d v) {
    const __m256i beyond = _mm256_castpd_si256(_mm256_cmp_pd(v, _mm256_set1_pd(0x1p63), _CMP_GE_OQ));
    const __m256d whole = _mm256_round_pd(or_zero_f64(v), _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    const __m256i within = i64_of_whole(_mm256_max_pd(whole, _mm256_set1_pd(-0x1p63)));
    return _mm256_blendv_epi8(within, _mm256_set1_epi64x(INT64_MAX), beyond);
}

BLOCK __m256i u64_of_f64(__m256d v) {
    const __m256i beyond = _mm256_castpd_si256(_mm256_cmp_pd(v, _mm256_set1_pd(0x1p64), _CMP_GE_OQ));
    const __m256d whole = _mm256_round_pd(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    return _mm256_or_si256(i64_of_whole(_mm256_max_pd(whole, _mm256_setzero_pd())), beyond);
}
]])
  for _, S in ipairs({ "bf16", "f16", "f32", "f64", "c64", "c128" }) do
    local double = S == "f64" or S == "c128"
    local f32 = S == "f32" and "load_f32" or "load_" .. S .. "_as_f32"
    local f64 = S == "f64" and "load_f64" or "load_" .. S .. "_as_f64"
    if double then
      blocks:add([[
BLOCK __m256i load_$S_as_i32(const char *p, size_t i) {
    return _mm256_set_m128i(i32x4_of_f64($load(p, i + 4)), i32x4_of_f64($load(p, i)));
}

BLOCK __m256i load_$S_as_u32(const char *p, size_t i) {
    return quarters_in_order(low_halves(u32_of_f64($load(p, i)), u32_of_f64($load(p, i + 4))));
}
]], { S = S, load = f64 })
    end
    for _, sign in ipairs({ "i", "u" }) do
      if not double then
        blocks:add([[
BLOCK __m256i load_$S_as_${s}32(const char *p, size_t i) {
    return ${s}32_of_f32($load(p, i));
}
]], { S = S, s = sign, load = f32 })
      end
      blocks:add([[
BLOCK __m256i load_$S_as_${s}8(const char *p, size_t i) {
    return ${s}8_of_i32(load_$S_as_i32(p, i), load_$S_as_i32(p, i + 8), load_$S_as_i32(p, i + 16),
                     load_$S_as_i32(p, i + 24));
}

BLOCK __m256i load_$S_as_${s}16(const char *p, size_t i) {
    return ${s}16_of_i32(load_$S_as_i32(p, i), load_$S_as_i32(p, i + 8));
}

BLOCK __m256i load_$S_as_${s}64(const char *p, size_t i) {
    return ${s}64_of_f64($load(p, i));
}
]], { S = S, s = sign, load = f64 })
    end
  end
end

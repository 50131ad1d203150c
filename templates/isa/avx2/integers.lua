-- AVX2: integers.
local widths = { 8, 16, 32, 64 }

return function(blocks)
  for _, n in ipairs(widths) do
    blocks:add([[
BLOCK __m256i load_u$n(const char *p, size_t i) {
    return load256(p + $size * i);
}

BLOCK void store_u$n(char *p, size_t i, __m256i v) {
    store256(p + $size * i, v);
}

BLOCK __m256i add_u$n(__m256i a, __m256i b) {
    return _mm256_add_epi$n(a, b);
}

BLOCK __m256i subtract_u$n(__m256i a, __m256i b) {
    return _mm256_sub_epi$n(a, b);
}

BLOCK __m256i bitwise_and_u$n(__m256i a, __m256i b) {
    return _mm256_and_si256(a, b);
}

BLOCK __m256i bitwise_or_u$n(__m256i a, __m256i b) {
    return _mm256_or_si256(a, b);
}

BLOCK __m256i bitwise_xor_u$n(__m256i a, __m256i b) {
    return _mm256_xor_si256(a, b);
}

BLOCK __m256i negative_$n(__m256i v) {
    return _mm256_cmpgt_epi$n(_mm256_setzero_si256(), v);
}

BLOCK __m256i equal_u$n(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi$n(a, b);
}

BLOCK __m256i not_equal_u$n(__m256i a, __m256i b) {
    return not_mask(equal_u$n(a, b));
}

BLOCK __m256i less_i$n(__m256i a, __m256i b) {
    return _mm256_cmpgt_epi$n(b, a);
}

BLOCK __m256i less_equal_i$n(__m256i a, __m256i b) {
    return not_mask(_mm256_cmpgt_epi$n(a, b));
}

BLOCK __m256i less_u$n(__m256i a, __m256i b) {
    const __m256i sign = _mm256_set1_epi$set($least);
    return less_i$n(_mm256_xor_si256(a, sign), _mm256_xor_si256(b, sign));
}

BLOCK __m256i equal_u$n_i$n(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_$n(b), equal_u$n(a, b));
}

BLOCK __m256i not_equal_u$n_i$n(__m256i a, __m256i b) {
    return not_mask(equal_u$n_i$n(a, b));
}

/* What looks negative is a large unsigned value, greater than any signed one. */
BLOCK __m256i less_u$n_i$n(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_$n(a), less_i$n(a, b));
}

BLOCK __m256i less_equal_u$n_i$n(__m256i a, __m256i b) {
    return not_mask(less_i$n_u$n(b, a));
}

BLOCK __m256i less_i$n_u$n(__m256i a, __m256i b) {
    return _mm256_or_si256(negative_$n(b), less_i$n(a, b));
}

BLOCK __m256i less_equal_i$n_u$n(__m256i a, __m256i b) {
    return not_mask(less_u$n_i$n(b, a));
}
]], { n = n, size = n // 8, set = n == 64 and "64x" or n, least = "INT" .. n .. "_MIN" })
    if n < 64 then
      for _, sign in ipairs({ "u", "i" }) do
        blocks:add([[
BLOCK __m256i minimum_$s$n(__m256i a, __m256i b) {
    return _mm256_min_ep$s$n(a, b);
}

BLOCK __m256i maximum_$s$n(__m256i a, __m256i b) {
    return _mm256_max_ep$s$n(a, b);
}
]], { n = n, s = sign })
      end
      blocks:add([[
BLOCK __m256i less_equal_u$n(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi$n(_mm256_min_epu$n(a, b), a);
}
]], { n = n })
    end
    if n > 8 then
      blocks:add([[
BLOCK __m256i load_b_as_u$n(const char *p, size_t i) {
    return _mm256_cvtepu8_epi$n(_mm_min_epu8(load$bits(p + i), _mm_set1_epi8(1)));
}
]], { n = n, bits = 256 * 8 // n })
    end
    for _, m in ipairs(widths) do
      if m < n then
        for _, sign in ipairs({ "u", "i" }) do
          blocks:add([[
BLOCK __m256i load_$s$m_as_$s$n(const char *p, size_t i) {
    return _mm256_cvtep$s$m_epi$n(load$bits(p + $size * i));
}
]], { s = sign, m = m, n = n, size = m // 8, bits = 256 * m // n })
        end
      end
    end
  end

  blocks:add([[
BLOCK __m256i not_mask(__m256i mask) {
    return _mm256_xor_si256(mask, _mm256_set1_epi8(-1));
}

BLOCK __m256i less_equal_u64(__m256i a, __m256i b) {
    return not_mask(less_u64(b, a));
}
]])

  for _, sign in ipairs({ "u", "i" }) do
    blocks:add([[
BLOCK __m256i minimum_${s}64(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    return _mm256_blendv_epi8(b, a, less_${s}64(a, b));
}

BLOCK __m256i maximum_${s}64(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    return _mm256_blendv_epi8(a, b, less_${s}64(a, b));
}
]], { s = sign })
  end

  -- ---- Narrowing ----

  blocks:add([[
BLOCK __m256i low8_of_16(__m256i v) {
    return _mm256_and_si256(v, _mm256_set1_epi16(0xff));
}

BLOCK __m256i low8_of_32(__m256i v) {
    return _mm256_and_si256(v, _mm256_set1_epi32(0xff));
}

BLOCK __m256i low16_of_32(__m256i v) {
    return _mm256_and_si256(v, _mm256_set1_epi32(0xffff));
}

BLOCK __m256i load_u16_as_u8(const char *p, size_t i) {
    const char *at = p + 2 * i;
    return quarters_in_order(_mm256_packus_epi16(low8_of_16(load256(at)), low8_of_16(load256(at + 32))));
}

BLOCK __m256i load_u32_as_u8(const char *p, size_t i) {
    const char *at = p + 4 * i;
    return u8_of_i32(low8_of_32(load256(at)), low8_of_32(load256(at + 32)), low8_of_32(load256(at + 64)),
                     low8_of_32(load256(at + 96)));
}

BLOCK __m256i load_u32_as_u16(const char *p, size_t i) {
    const char *at = p + 4 * i;
    return u16_of_i32(low16_of_32(load256(at)), low16_of_32(load256(at + 32)));
}

BLOCK __m256i load_low_halves(const char *p) {
    return low_halves(load256(p), load256(p + 32));
}

BLOCK __m256i load_u64_as_u32(const char *p, size_t i) {
    return quarters_in_order(load_low_halves(p + 8 * i));
}

BLOCK __m256i load_u64_as_u16(const char *p, size_t i) {
    const char *at = p + 8 * i;
    return eighths_in_order(_mm256_packus_epi32(low16_of_32(load_low_halves(at)), low16_of_32(load_low_halves(at + 64))));
}

BLOCK __m256i load_u64_as_u8(const char *p, size_t i) {
    const char *at = p + 8 * i;
    const __m256i first = _mm256_packus_epi32(low8_of_32(load_low_halves(at)), low8_of_32(load_low_halves(at + 64)));
    const __m256i last = _mm256_packus_epi32(low8_of_32(load_low_halves(at + 128)),
                                             low8_of_32(load_low_halves(at + 192)));
    return sixteenths_in_order(_mm256_packus_epi16(first, last));
}
]])

  -- ---- Products ----

  blocks:add([[
/* Bytes are multiplied as 16 bits, even ones and odd ones. */
BLOCK __m256i multiply_u8(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    const __m256i even = _mm256_mullo_epi16(a, b);
    const __m256i odd = _mm256_mullo_epi16(_mm256_srli_epi16(a, 8), _mm256_andnot_si256(_mm256_set1_epi16(0xff), b));
    return _mm256_or_si256(low8_of_16(even), odd);
}

BLOCK __m256i multiply_u16(__m256i a, __m256i b) {
    return _mm256_mullo_epi16(a, b);
}

BLOCK __m256i multiply_u32(__m256i a, __m256i b) {
    return _mm256_mullo_epi32(a, b);
}

/* The low halves' product, and the sum of the two mixed ones, which counts for the high half alone. */
BLOCK __m256i multiply_u64(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    const __m256i mixed = _mm256_mullo_epi32(a, _mm256_shuffle_epi32(b, 0xb1));
    const __m256i sum = _mm256_add_epi32(mixed, _mm256_slli_epi64(mixed, 32));
    return _mm256_add_epi64(_mm256_mul_epu32(a, b), _mm256_andnot_si256(_mm256_set1_epi64x(0xffffffff), sum));
}
]])

  -- ---- Shifts ----

  blocks:add([[
BLOCK __m256i odd16(__m256i v) {
    return _mm256_andnot_si256(_mm256_set1_epi32(0xffff), v);
}

/* 16-bit elements are shifted as 32-bit ones, even ones and odd ones. */
BLOCK __m256i bitwise_left_shift_u16(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    const __m256i even = _mm256_sllv_epi32(a, low16_of_32(b));
    return _mm256_blend_epi16(even, _mm256_sllv_epi32(odd16(a), _mm256_srli_epi32(b, 16)), 0xaa);
}

BLOCK __m256i bitwise_right_shift_u16(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    const __m256i even = _mm256_srlv_epi32(low16_of_32(a), low16_of_32(b));
    return _mm256_blend_epi16(even, _mm256_srlv_epi32(a, _mm256_srli_epi32(b, 16)), 0xaa);
}

BLOCK __m256i bitwise_right_shift_i16(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    const __m256i even = _mm256_srav_epi32(_mm256_srai_epi32(_mm256_slli_epi32(a, 16), 16), low16_of_32(b));
    return _mm256_blend_epi16(even, _mm256_srav_epi32(a, _mm256_srli_epi32(b, 16)), 0xaa);
}

/* Powers of two by table: 2^b, or 2^(7 - b), and 0 for a b of more than 7. */
BLOCK __m256i power_u8(__m256i b) {
    const __m256i powers = _mm256_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0,
                                            1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
    return _mm256_shuffle_epi8(powers, _mm256_min_epu8(b, _mm256_set1_epi8(8)));
}

BLOCK __m256i inverse_power_u8(__m256i b) {
    const __m256i powers = _mm256_setr_epi8(-128, 64, 32, 16, 8, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0,
                                            -128, 64, 32, 16, 8, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0);
    return _mm256_shuffle_epi8(powers, _mm256_min_epu8(b, _mm256_set1_epi8(8)));
}

BLOCK __m256i bitwise_left_shift_u8(__m256i a, __m256i b) {
    return multiply_u8(a, power_u8(b));
}

/* a * 2^(7 - b) / 2^7 */
BLOCK __m256i bitwise_right_shift_u8(__m256i a, __m256i b) {
    const __m256i factor = inverse_power_u8(b);
    const __m256i even = _mm256_mullo_epi16(low8_of_16(a), low8_of_16(factor));
    const __m256i odd = _mm256_mullo_epi16(_mm256_srli_epi16(a, 8), _mm256_srli_epi16(factor, 8));
    const __m256i high = _mm256_andnot_si256(_mm256_set1_epi16(0xff), _mm256_slli_epi16(odd, 1));
    return _mm256_or_si256(_mm256_srli_epi16(even, 7), high);
}

BLOCK __m256i bitwise_right_shift_i32(__m256i a, __m256i b) {
    return _mm256_srav_epi32(a, b);
}
]])

  for _, n in ipairs({ 32, 64 }) do
    blocks:add([[
BLOCK __m256i bitwise_left_shift_u$n(__m256i a, __m256i b) {
    return _mm256_sllv_epi$n(a, b);
}

BLOCK __m256i bitwise_right_shift_u$n(__m256i a, __m256i b) {
    return _mm256_srlv_epi$n(a, b);
}
]], { n = n })
  end

  for _, n in ipairs({ 8, 64 }) do
    blocks:add([[
BLOCK __m256i bitwise_right_shift_i$n(__m256i a, __m256i b) {
    const __m256i sign = negative_$n(a);
    return _mm256_xor_si256(bitwise_right_shift_u$n(_mm256_xor_si256(a, sign), b), sign);
}
]], { n = n })
  end
end

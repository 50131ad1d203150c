-- AVX2: memory, packing, and bools.
return function(blocks)
  blocks:add([[
BLOCK __m256i load256(const char *p) {
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

BLOCK __m128i load128(const char *p) {
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

BLOCK __m128i load64(const char *p) {
    return _mm_loadl_epi64((const __m128i *)(const void *)p);
}

BLOCK __m128i load32(const char *p) {
    int32_t bits;
    memcpy(&bits, p, sizeof bits);
    return _mm_cvtsi32_si128(bits);
}

/* In a register: gcc would load it again for each use. */
BLOCK __m256i kept(__m256i v) {
    __asm__("" : "+x"(v));
    return v;
}

BLOCK void store256(char *p, __m256i v) {
    _mm256_storeu_si256((__m256i *)(void *)p, v);
}

BLOCK void store128(char *p, __m128i v) {
    _mm_storeu_si128((__m128i *)(void *)p, v);
}
]])

  -- ---- Packing ----

  blocks:add([[
/* A pack works on each half of its operands: quarters of its result come in the order 0 2 1 3, */
BLOCK __m256i quarters_in_order(__m256i v) {
    return _mm256_permute4x64_epi64(v, 0xd8);
}

/* those of two packs in a row as eighths 0 2 4 6 1 3 5 7, */
BLOCK __m256i eighths_in_order(__m256i v) {
    return _mm256_permutevar8x32_epi32(v, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

/* and those of three as sixteenths, the even ones first. */
BLOCK __m256i sixteenths_in_order(__m256i v) {
    const __m256i turns = _mm256_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15,
                                           0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
    return _mm256_shuffle_epi8(quarters_in_order(v), turns);
}

/* i32 saturated to less */
BLOCK __m256i i16_of_i32(__m256i a, __m256i b) {
    return quarters_in_order(_mm256_packs_epi32(a, b));
}

BLOCK __m256i u16_of_i32(__m256i a, __m256i b) {
    return quarters_in_order(_mm256_packus_epi32(a, b));
}

BLOCK __m128i u16x8_of_i32(__m256i v) {
    return _mm_packus_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
}

BLOCK __m256i i8_of_i32(__m256i a, __m256i b, __m256i c, __m256i d) {
    return eighths_in_order(_mm256_packs_epi16(_mm256_packs_epi32(a, b), _mm256_packs_epi32(c, d)));
}

BLOCK __m256i u8_of_i32(__m256i a, __m256i b, __m256i c, __m256i d) {
    return eighths_in_order(_mm256_packus_epi16(_mm256_packs_epi32(a, b), _mm256_packs_epi32(c, d)));
}

/* The low halves of 64-bit elements, quarters of the result in the order 0 2 1 3. */
BLOCK __m256i low_halves(__m256i a, __m256i b) {
    return _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0x88));
}

/* Masks of wider elements as masks of bytes */
BLOCK __m256i bytes_of_masks16(__m256i a, __m256i b) {
    return quarters_in_order(_mm256_packs_epi16(a, b));
}

BLOCK __m256i bytes_of_masks32(__m256i a, __m256i b, __m256i c, __m256i d) {
    return i8_of_i32(a, b, c, d);
}

BLOCK __m256i bytes_of_masks64(__m256i a, __m256i b, __m256i c, __m256i d,
                               __m256i e, __m256i f, __m256i g, __m256i h) {
    const __m256i ad = _mm256_packs_epi32(_mm256_packs_epi32(a, b), _mm256_packs_epi32(c, d));
    const __m256i eh = _mm256_packs_epi32(_mm256_packs_epi32(e, f), _mm256_packs_epi32(g, h));
    return sixteenths_in_order(_mm256_packs_epi16(ad, eh));
}
]])

  -- ---- Masks to memory, and values to bools ----

  blocks:add([[
BLOCK void store_mask8(char *p, size_t i, __m256i a) {
    store256(p + i, _mm256_and_si256(a, _mm256_set1_epi8(1)));
}

BLOCK void store_mask16(char *p, size_t i, __m256i a, __m256i b) {
    store_mask8(p, i, bytes_of_masks16(a, b));
}

BLOCK void store_mask32(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d) {
    store_mask8(p, i, bytes_of_masks32(a, b, c, d));
}

BLOCK void store_mask64(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d,
                        __m256i e, __m256i f, __m256i g, __m256i h) {
    store_mask8(p, i, bytes_of_masks64(a, b, c, d, e, f, g, h));
}

BLOCK void store_mask_c64(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d,
                          __m256i e, __m256i f, __m256i g, __m256i h) {
    store_mask8(p, i, bytes_of_masks64(a, b, c, d, e, f, g, h));
}

BLOCK void store_mask_c128(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d,
                         __m256i e, __m256i f, __m256i g, __m256i h) {
    store_mask8(p, i, bytes_of_masks64(a, b, c, d, e, f, g, h));
}

BLOCK __m256i load_u8_as_b(const char *p, size_t i) {
    return _mm256_min_epu8(load256(p + i), _mm256_set1_epi8(1));
}

/* Whether a value is zero, as a mask; of a float by its bits but the sign */
BLOCK __m256i is_zero_u16(const char *p) {
    return _mm256_cmpeq_epi16(load256(p), _mm256_setzero_si256());
}

BLOCK __m256i is_zero_u32(const char *p) {
    return _mm256_cmpeq_epi32(load256(p), _mm256_setzero_si256());
}

BLOCK __m256i is_zero_u64(const char *p) {
    return _mm256_cmpeq_epi64(load256(p), _mm256_setzero_si256());
}

BLOCK __m256i is_zero_f16(const char *p) {
    return _mm256_cmpeq_epi16(_mm256_slli_epi16(load256(p), 1), _mm256_setzero_si256());
}

BLOCK __m256i is_zero_f32(const char *p) {
    return _mm256_cmpeq_epi32(_mm256_slli_epi32(load256(p), 1), _mm256_setzero_si256());
}

BLOCK __m256i is_zero_f64(const char *p) {
    return _mm256_cmpeq_epi64(_mm256_slli_epi64(load256(p), 1), _mm256_setzero_si256());
}

BLOCK __m256i is_zero_c64(const char *p) {
    return _mm256_cmpeq_epi64(_mm256_slli_epi32(load256(p), 1), _mm256_setzero_si256());
}

/* Of 16 elements, in the order 0 2 4 ... 1 3 5 ... */
BLOCK __m256i is_zero_c128(const char *p) {
    const __m256i ad = _mm256_packs_epi32(_mm256_packs_epi32(is_zero_f64(p), is_zero_f64(p + 32)),
                                          _mm256_packs_epi32(is_zero_f64(p + 64), is_zero_f64(p + 96)));
    const __m256i eh = _mm256_packs_epi32(_mm256_packs_epi32(is_zero_f64(p + 128), is_zero_f64(p + 160)),
                                          _mm256_packs_epi32(is_zero_f64(p + 192), is_zero_f64(p + 224)));
    return _mm256_cmpeq_epi16(_mm256_packs_epi16(ad, eh), _mm256_set1_epi16(-1));
}

/* 0 where the mask is set, else 1 */
BLOCK __m256i bools_unless(__m256i mask) {
    return _mm256_add_epi8(mask, _mm256_set1_epi8(1));
}

BLOCK __m256i load_c128_as_b(const char *p, size_t i) {
    const __m256i halves = _mm256_packs_epi16(is_zero_c128(p + 16 * i), is_zero_c128(p + 16 * i + 256));
    const __m256i turns = _mm256_setr_epi8(0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15,
                                           0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
    return bools_unless(_mm256_shuffle_epi8(quarters_in_order(halves), turns));
}
]])

  for _, of in ipairs({ { "u16", 16 }, { "u32", 32 }, { "u64", 64 }, { "bf16", 16, "f16" }, { "f16", 16 }, { "f32", 32 },
                        { "f64", 64 }, { "c64", 64 } }) do
    local S, n, test = of[1], of[2], of[3] or of[1]
    local tests = {}
    for k = 0, n // 8 - 1 do
      tests[#tests + 1] = ("is_zero_%s(p + %d * i%s)"):format(test, n // 8, k > 0 and " + " .. 32 * k or "")
    end
    blocks:add([[
BLOCK __m256i load_$S_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks$n(
        $tests));
}
]], { S = S, n = n, tests = table.concat(tests, ",\n        ") })
  end
end

-- AVX-512: memory, the order of elements, masks and bools.
local function add_memory(blocks)
  blocks:add([[
/* Of a value with several uses gcc would make as many loads, and of a product and a sum one rounding; f16 that were
   converted clang would compare one at a time. */
#define IN_REGISTER(v) __asm__("" : "+v"(v))

BLOCK __m128i load64(const char *p) {
    return _mm_loadl_epi64((const __m128i *)(const void *)p);
}

BLOCK __m128i load128(const char *p) {
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

BLOCK __m256i load256(const char *p) {
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

BLOCK __m512i load512(const char *p) {
    return _mm512_loadu_si512(p);
}

BLOCK void store128(char *p, __m128i v) {
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

BLOCK void store256(char *p, __m256i v) {
    _mm256_storeu_si256((__m256i *)(void *)p, v);
}

BLOCK void store512(char *p, __m512i v) {
    _mm512_storeu_si512(p, v);
}

BLOCK __m256i joined128(__m128i low, __m128i high) {
    return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
}

BLOCK __m512i joined256(__m256i low, __m256i high) {
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

BLOCK __m512 joined_f32(__m256 low, __m256 high) {
    return _mm512_insertf32x8(_mm512_castps256_ps512(low), high, 1);
}
]])
end

-- An index vector of n bits an element, by a function of the element.
local function add_indices(blocks, name, n, index_of)
  local numbers = {}
  for k = 512 // n - 1, 0, -1 do
    numbers[#numbers + 1] = index_of(k) .. (k == 0 and "" or k % 16 == 0 and ",\n" .. (" "):rep(28) or ", ")
  end
  blocks:add([[
BLOCK __m512i $name(void) {
    return _mm512_set_epi$n($numbers);
}
]], { name = name .. n, n = n, numbers = table.concat(numbers) })
end

local function add_orders(blocks)
  add_indices(blocks, "pairs_u", 16, function(k) return k // 2 end)
  for _, n in ipairs({ 16, 32, 64 }) do
    add_indices(blocks, "evens_u", n, function(k) return 2 * k end)
    add_indices(blocks, "odds_u", n, function(k) return 2 * k + 1 end)
  end
end

local function add_masks(blocks)
  blocks:add([[
/* A byte 0 or 1 for every bit. */
BLOCK __m256i bools_u16(__mmask32 m) {
    return _mm256_maskz_mov_epi8(m, _mm256_set1_epi8(1));
}

BLOCK __m256i bools_u32(__mmask16 a, __mmask16 b) {
    return bools_u16(_mm512_kunpackw(b, a));
}

BLOCK __m256i bools_u64(__mmask8 a, __mmask8 b, __mmask8 c, __mmask8 d) {
    return bools_u32(_mm512_kunpackb(b, a), _mm512_kunpackb(d, c));
}

BLOCK void store_mask8(char *p, size_t i, __mmask32 m) {
    store256(p + i, bools_u16(m));
}

BLOCK void store_mask16(char *p, size_t i, __mmask32 m) {
    store256(p + i, bools_u16(m));
}

BLOCK void store_mask32(char *p, size_t i, __mmask16 m) {
    store128(p + i, _mm_maskz_mov_epi8(m, _mm_set1_epi8(1)));
}

BLOCK void store_mask64(char *p, size_t i, __mmask8 a, __mmask8 b) {
    store_mask32(p, i, _mm512_kunpackb(b, a));
}

BLOCK void store_mask_c64(char *p, size_t i, __mmask8 a, __mmask8 b) {
    store_mask64(p, i, a, b);
}

BLOCK void store_mask_c128(char *p, size_t i, __mmask8 a, __mmask8 b) {
    store_mask64(p, i, a, b);
}

/* Which of 8 stored bools are true; and of 16, of 32. */
BLOCK __mmask8 true_8(const char *p, size_t i) {
    const __m128i v = load64(p + i);
    return (__mmask8)_mm_test_epi8_mask(v, v);
}

BLOCK __mmask16 true_16(const char *p, size_t i) {
    const __m128i v = load128(p + i);
    return _mm_test_epi8_mask(v, v);
}

BLOCK __mmask32 true_32(const char *p, size_t i) {
    const __m256i v = load256(p + i);
    return _mm256_test_epi8_mask(v, v);
}

BLOCK __m256i load_u8_as_b(const char *p, size_t i) {
    return _mm256_min_epu8(load256(p + i), _mm256_set1_epi8(1));
}
]])
end

return function(blocks)
  add_memory(blocks)
  add_orders(blocks)
  add_masks(blocks)
end

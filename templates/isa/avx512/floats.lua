-- AVX-512: floats, and what rounds and stores bf16 and f16.
local vectors = import("isa/avx512/vectors")
local floats, add_operations = vectors.floats, vectors.add_operations

-- Parts in turns are loaded, stored, added and subtracted as eight f32.
local c64 = { L = "c64", R = "__m512", V = "_mm512", s = "ps", size = 8 }

local function add_arithmetic(blocks)
  for _, of in ipairs({ floats[1], floats[2], c64 }) do
    blocks:add([[
BLOCK $R load_$L(const char *p, size_t i) {
    return _mm512_loadu_$s(p + $size * i);
}

BLOCK void store_$L(char *p, size_t i, $R v) {
    _mm512_storeu_$s(p + $size * i, v);
}
]], of)
    add_operations(blocks, of, of.R, [[
add_$L: add_$s(a, b)
subtract_$L: sub_$s(a, b)
]])
  end

  for _, of in ipairs(floats) do
    add_operations(blocks, of, of.R, [[
multiply_$L: mul_$s(a, b)
divide_$L: div_$s(a, b)
]])
    add_operations(blocks, of, "__mmask$k", [[
equal_$L: cmp_$s_mask(a, b, _CMP_EQ_OQ)
not_equal_$L: cmp_$s_mask(a, b, _CMP_NEQ_UQ)
less_$L: cmp_$s_mask(a, b, _CMP_LT_OQ)
less_equal_$L: cmp_$s_mask(a, b, _CMP_LE_OQ)
]])
    blocks:add([[
/* vrange finds the smaller (4) and the larger (5) and tells -0 from +0, but prefers a number to a NaN. */
BLOCK $R minimum_$L($R a, $R b) {
    IN_REGISTER(b);
    return nan_where_unordered_$L(_mm512_range_$s(a, b, 4), a, b);
}

BLOCK $R maximum_$L($R a, $R b) {
    IN_REGISTER(b);
    return nan_where_unordered_$L(_mm512_range_$s(a, b, 5), a, b);
}

BLOCK $R nan_where_unordered_$L($R v, $R a, $R b) {
    return _mm512_mask_mov_$s(v, _mm512_cmp_$s_mask(a, b, _CMP_UNORD_Q), _mm512_set1_$s($nan));
}
]], of)
  end
end

local function add_narrow(blocks)
  blocks:add([[
/* bf16 in the upper halves, above what was rounded away. Any NaN (the two classes of 0x33) first becomes the one without
   a payload, which no rounding changes; half a step is added, or a bit more before an odd one. */
BLOCK __m512i bf16_of_f32(__m512 v) {
    const __m512i bits = _mm512_castps_si512(_mm512_fixupimm_ps(v, v, _mm512_set1_epi32(0x33), 0));
    const __m512i sum = _mm512_add_epi32(bits, _mm512_set1_epi32(0x7fff));
    const __mmask16 odd = _mm512_test_epi32_mask(bits, _mm512_set1_epi32(0x10000));
    return _mm512_mask_add_epi32(sum, odd, sum, _mm512_set1_epi32(1));
}

BLOCK __m512 round_f32_to_bf16(__m512 v) {
    return _mm512_castsi512_ps(_mm512_and_si512(bf16_of_f32(v), _mm512_set1_epi32(-0x10000)));
}

BLOCK void store_f32_as_bf16(char *p, size_t i, __m512 a, __m512 b) {
    store512(p + 2 * i, _mm512_permutex2var_epi16(bf16_of_f32(a), odds_u16(), bf16_of_f32(b)));
}

BLOCK __m256i f16_of_f32(__m512 v) {
    return _mm512_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

BLOCK __m512 round_f32_to_f16(__m512 v) {
    return _mm512_cvtph_ps(f16_of_f32(v));
}

BLOCK void store_f32_as_f16(char *p, size_t i, __m512 v) {
    store256(p + 2 * i, f16_of_f32(v));
}
]])
end

return function(blocks)
  add_arithmetic(blocks)
  add_narrow(blocks)
end

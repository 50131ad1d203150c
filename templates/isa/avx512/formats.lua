-- AVX-512: the pieces for storages that are not common. What each is, is said in templates/vector_formats.lua; those that
-- are alike for both widths of x86 stand in isa/x86/formats.lua.
local formats = import("kernels/formats")
local vectors = import("isa/avx512/vectors")

local avx512 = import("isa/x86/formats")(512)

-- The statements that multiply v by 2^scale, in a way that cannot be merged with a later sum.
local function scaling(v, scale)
  if scale == 0 then return "" end
  if scale > 127 then return scaling(v, scale - 100) .. scaling(v, 100) end
  local product = ("_mm512_mul_ps(%s, _mm512_set1_ps(%s))"):format(v, formats.power(scale))
  return ("    %s = %s;\n    IN_REGISTER(%s);\n"):format(v, product, v)
end

-- ---- Narrow floats to f32 ----

function avx512.vector(n)
  local w = n == 16 and 256 or 512
  return { V = "_mm" .. w, I = ("__m%di"):format(w), si = "si" .. w, set = ("_mm%d_set1_epi%d"):format(w, n),
           M = "__mmask16" }
end

function avx512.loaded(of)
  local size = of.size
  local loaded = size == 1 and "load128(p + i)" or "load256(p + 2 * i)"
  return of.decode.n > 8 * size and ("$V_cvtepu%d_epi$n(%s)"):format(8 * size, loaded) or loaded
end

avx512.packed = "_mm512_cvtepi32_epi16(bits)"
avx512.is_above = "$V_cmpgt_epi$n_mask(%s, $set($before))"
avx512.is_equal = "$V_cmpeq_epi$n_mask(%s, $set(%s))"
avx512.infinite = "$V_mask_mov_epi$n(x, special, $V_or_$si(x, $set($exponent)))"
avx512.all_ones = "$V_mask_mov_epi$n(x, special, $set(-1))"

function avx512.float(n, scale)
  local converted = n == 16 and "_mm512_cvtph_ps(x);\n    IN_REGISTER(f);\n" or "_mm512_castsi512_ps(x);\n"
  return "    __m512 f = " .. converted .. scaling("f", scale) .. "    return f;\n"
end

-- ---- f32 to narrow floats ----

function avx512.bits(of)
  return scaling("v", of.encode.scale) .. "    const __m512i bits = _mm512_castps_si512(v);\n"
end

avx512.is_some = [[
    const __mmask16 is_some = _mm512_cmpgt_epi32_mask(count, _mm512_set1_epi32($offset));
]]

avx512.half_of_some = avx512.half_added .. [[
    count = _mm512_maskz_srli_epi32(is_some, count, $shift);
]]

avx512.sign = [[
    count = _mm512_ternarylogic_epi32(count, _mm512_srli_epi32(bits, $top), _mm512_set1_epi32($sign), 0xf8);
]]

avx512.sign_but_of_zero = [[
    const __mmask16 signs = _mm512_test_epi32_mask(count, count);
    count = _mm512_mask_ternarylogic_epi32(count, signs, _mm512_srli_epi32(bits, $top), _mm512_set1_epi32($sign), 0xf8);
]]

avx512.nan = [[
    const __mmask16 is_nan = _mm512_cmp_ps_mask(v, v, _CMP_UNORD_Q);
    count = _mm512_mask_mov_epi32(count, is_nan, _mm512_set1_epi32($nan));
]]

avx512.nan_unsigned = [[
    const __mmask16 is_nan = _mm512_cmp_ps_mask(v, _mm512_setzero_ps(), _CMP_NGT_UQ);
    count = _mm512_mask_mov_epi32(count, is_nan, _mm512_set1_epi32($nan));
]]

avx512.no_nan = [[
    count = _mm512_maskz_mov_epi32(_mm512_cmp_ps_mask(v, v, _CMP_ORD_Q), count);
]]

function avx512.store(of)
  return of.size == 1 and [[
BLOCK void store_f32_as_$S(char *p, size_t i, __m512 v) {
    store128(p + i, _mm512_cvtepi32_epi8($S_of_f32(v)));
}
]] or [[
BLOCK void store_f32_as_$S(char *p, size_t i, __m512 v) {
    store256(p + 2 * i, _mm512_cvtepi32_epi16($S_of_f32(v)));
}
]]
end

-- ---- Integers of any width ----

function avx512.integer(n)
  for _, of in ipairs(vectors.integers) do
    if of.n == n then return { w = of.w, V = of.V, R = of.R, k = of.k } end
  end
end

avx512.uint = [[
BLOCK $R round_u$n_to_$S($R v) {
    return $V_and_si$w(v, $V_set1_epi$n($mask));
}

BLOCK $R saturate_u$n_to_$S($R v) {
    return $V_min_epu$n(v, $V_set1_epi$n($mask));
}
]]

function avx512.int(n)
  return (n > 8 and [[
BLOCK $R round_u$n_to_$S($R v) {
    return $V_srai_epi$n($V_slli_epi$n(v, $rest), $rest);
}
]] or [[
BLOCK $R round_u$n_to_$S($R v) {
    const $R sign = $V_set1_epi$n($sign);
    return $V_sub_epi$n($V_xor_si$w($V_and_si$w(v, $V_set1_epi$n($mask)), sign), sign);
}
]]) .. [[

BLOCK $R saturate_u$n_to_$S($R v) {
    return $V_min_epi$n($V_max_epi$n(v, $V_set1_epi$n($lowest)), $V_set1_epi$n($highest));
}
]]
end

-- ---- Fixed point ----

function avx512.fixed()
  return [[
/* The products are exact; kept apart from later sums all the same. */
BLOCK __m512d load_$S_as_f64(const char *p, size_t i) {
    __m512d v = _mm512_mul_pd(load_i$n_as_f64(p, i), _mm512_set1_pd($down));
    IN_REGISTER(v);
    return v;
}

/* To the nearest, ties to even, saturated; NaN is 0. */
BLOCK __m256i $S_of_f64(__m512d v) {
    const __mmask8 is_number = _mm512_cmp_pd_mask(v, v, _CMP_ORD_Q);
    const __m512d steps = _mm512_maskz_mul_pd(is_number, v, _mm512_set1_pd($up));
    const __m512d limited = _mm512_min_pd(_mm512_max_pd(steps, _mm512_set1_pd(-$lowest)), _mm512_set1_pd($lowest - 1));
    return _mm512_cvtpd_epi32(limited);
}

BLOCK __m512d round_f64_to_$S(__m512d v) {
    __m512d rounded = _mm512_mul_pd(_mm512_cvtepi32_pd($S_of_f64(v)), _mm512_set1_pd($down));
    IN_REGISTER(rounded);
    return rounded;
}
]]
end

avx512.fixed_stores = { [4] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, __m512d v) {
    store256(p + 4 * i, $S_of_f64(v));
}
]], [2] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, __m512d v) {
    store128(p + 2 * i, _mm256_cvtepi32_epi16($S_of_f64(v)));
}
]], [1] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, __m512d a, __m512d b) {
    store128(p + i, _mm512_cvtepi32_epi8(joined256($S_of_f64(a), $S_of_f64(b))));
}
]] }

avx512.in_integers = { add = "$V_adds_epi$n", subtract = "$V_subs_epi$n", minimum = "$V_min_epi$n",
                       maximum = "$V_max_epi$n" }

return import("kernels/vector_formats")(avx512)

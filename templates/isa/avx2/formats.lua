-- AVX2: the pieces for storages that are not common. What each is, is said in templates/vector_formats.lua; those that
-- are alike for both widths of x86 stand in isa/x86/formats.lua.
local formats = import("kernels/formats")

local avx2 = import("isa/x86/formats")(256)

-- v * 2^scale in C.
local function scaled(v, scale)
  if scale == 0 then return v end
  if scale > 127 then return scaled(scaled(v, scale - 100), 100) end
  return ("_mm256_mul_ps(%s, _mm256_set1_ps(%s))"):format(v, formats.power(scale))
end

-- ---- Narrow floats to f32 ----

-- Of f8_e4m3fn, 1024 in cache, on a Zen 5 with gcc 12: 9.5 elements/ns by way of f16 and a product; 6 by a table of
-- subnormals in a register, normals shifted; 4 by one product of f32, whose subnormals are slow (as they are on other
-- CPUs, more so); 3 by a gather from a table in memory. AVX-512 reads 12 to 13 elements/ns by way of f16, and as many by
-- vpermi2w from four registers of upper halves.

function avx2.vector(n)
  local names = n == 16 and { V = "_mm", I = "__m128i", si = "si128" } or { V = "_mm256", I = "__m256i", si = "si256" }
  names.set, names.M = ("%s_set1_epi%d"):format(names.V, n), names.I
  return names
end

function avx2.loaded(of)
  local n, size = of.decode.n, of.size
  local loaded = size == 1 and "load64(p + i)" or "load128(p + 2 * i)"
  if n == 16 and of.bits == 8 then return "_mm_unpacklo_epi8(_mm_setzero_si128(), " .. loaded .. ")", true end
  return n > 8 * size and ("$V_cvtepu%d_epi$n(%s)"):format(8 * size, loaded) or loaded
end

avx2.packed = "u16x8_of_i32(bits)"
avx2.is_above = "$V_cmpgt_epi$n(%s, $set($before))"
avx2.is_equal = "$V_cmpeq_epi$n(%s, $set(%s))"
avx2.infinite = "$V_or_$si(x, $V_and_$si(special, $set($exponent)))"
avx2.all_ones = "$V_or_$si(x, special)"

function avx2.float(n, scale)
  return "    return " .. scaled(n == 16 and "f32_of_f16x8(x)" or "_mm256_castsi256_ps(x)", scale) .. ";\n"
end

-- ---- f32 to narrow floats ----

function avx2.bits(of)
  local v = of.special == "none" and "or_zero_f32(v)" or "v"
  return "    const __m256i bits = _mm256_castps_si256(" .. scaled(v, of.encode.scale) .. ");\n"
end

avx2.is_some = [[
    const __m256i is_some = _mm256_cmpgt_epi32(count, _mm256_set1_epi32($offset));
]]

avx2.half_of_some = avx2.half .. [[
    count = _mm256_and_si256(count, is_some);
]]

avx2.sign = [[
    __m256i sign = _mm256_and_si256(_mm256_srli_epi32(bits, $top), _mm256_set1_epi32($sign));
    count = _mm256_or_si256(count, sign);
]]

avx2.sign_but_of_zero = [[
    __m256i sign = _mm256_and_si256(_mm256_srli_epi32(bits, $top), _mm256_set1_epi32($sign));
    sign = _mm256_andnot_si256(_mm256_cmpeq_epi32(count, _mm256_setzero_si256()), sign);
    count = _mm256_or_si256(count, sign);
]]

avx2.nan = [[
    const __m256i is_nan = _mm256_castps_si256(_mm256_cmp_ps(v, v, _CMP_UNORD_Q));
    count = _mm256_blendv_epi8(count, _mm256_set1_epi32($nan), is_nan);
]]

avx2.nan_unsigned = [[
    const __m256i is_nan = _mm256_castps_si256(_mm256_cmp_ps(v, _mm256_setzero_ps(), _CMP_NGT_UQ));
    count = _mm256_blendv_epi8(count, _mm256_set1_epi32($nan), is_nan);
]]

-- A store takes one register: from four, packing them costs less and a kernel of bytes is 15% faster, but more than twice
-- as long.
function avx2.store(of)
  return [[
BLOCK void store_f32_as_$S(char *p, size_t i, __m256 v) {
    const __m128i words = u16x8_of_i32($S_of_f32(v));
]] .. (of.size == 2 and "    store128(p + 2 * i, words);\n}\n" or [[
    _mm_storel_epi64((__m128i *)(void *)(p + i), _mm_packus_epi16(words, words));
}
]])
end

-- ---- Integers of any width ----

function avx2.integer(n) return { set = "_mm256_set1_epi" .. (n == 64 and "64x" or n), k = 256 // n } end

avx2.uint = [[
BLOCK __m256i round_u$n_to_$S(__m256i v) {
    return _mm256_and_si256(v, $set($mask));
}

BLOCK __m256i saturate_u$n_to_$S(__m256i v) {
    return minimum_u$n(v, $set($mask));
}
]]

function avx2.int(n)
  return ((n == 16 or n == 32) and [[
BLOCK __m256i round_u$n_to_$S(__m256i v) {
    return _mm256_srai_epi$n(_mm256_slli_epi$n(v, $rest), $rest);
}
]] or [[
BLOCK __m256i round_u$n_to_$S(__m256i v) {
    const __m256i sign = $set($sign);
    return _mm256_sub_epi$n(_mm256_xor_si256(_mm256_and_si256(v, $set($mask)), sign), sign);
}
]]) .. [[

BLOCK __m256i saturate_u$n_to_$S(__m256i v) {
    return minimum_i$n(maximum_i$n(v, $set($lowest)), $set($highest));
}
]]
end

-- ---- Fixed point ----

function avx2.fixed()
  return [[
BLOCK __m256d load_$S_as_f64(const char *p, size_t i) {
    return _mm256_mul_pd(load_i$n_as_f64(p, i), _mm256_set1_pd($down));
}

/* To the nearest, ties to even, saturated; NaN is 0. */
BLOCK __m128i $S_of_f64(__m256d v) {
    const __m256d steps = _mm256_mul_pd(or_zero_f64(v), _mm256_set1_pd($up));
    const __m256d limited = _mm256_min_pd(_mm256_max_pd(steps, _mm256_set1_pd(-$lowest)), _mm256_set1_pd($lowest - 1));
    return _mm256_cvtpd_epi32(limited);
}

BLOCK __m256d round_f64_to_$S(__m256d v) {
    return _mm256_mul_pd(_mm256_cvtepi32_pd($S_of_f64(v)), _mm256_set1_pd($down));
}

BLOCK __m256i ${S}x8_of_f64(__m256d a, __m256d b) {
    return _mm256_set_m128i($S_of_f64(b), $S_of_f64(a));
}
]]
end

avx2.fixed_stores = { [4] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, __m256d a, __m256d b) {
    store256(p + 4 * i, ${S}x8_of_f64(a, b));
}
]], [2] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, __m256d a, __m256d b, __m256d c, __m256d d) {
    store256(p + 2 * i, i16_of_i32(${S}x8_of_f64(a, b), ${S}x8_of_f64(c, d)));
}
]], [1] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, __m256d a, __m256d b, __m256d c, __m256d d,
                           __m256d e, __m256d f, __m256d g, __m256d h) {
    store256(p + i, i8_of_i32(${S}x8_of_f64(a, b), ${S}x8_of_f64(c, d), ${S}x8_of_f64(e, f), ${S}x8_of_f64(g, h)));
}
]] }

avx2.in_integers = { add = "_mm256_adds_epi$n", subtract = "_mm256_subs_epi$n", minimum = "_mm256_min_epi$n",
                     maximum = "_mm256_max_epi$n" }

return import("kernels/vector_formats")(avx2)

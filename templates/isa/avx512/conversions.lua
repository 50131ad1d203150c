-- AVX-512: conversions between integers, floats and bools.
local vectors = import("isa/avx512/vectors")
local load_name, load8_name, offset = vectors.load_name, vectors.load8_name, vectors.offset

-- ---- To floats ----

local function add_floats_of_integers(blocks)
  for _, sign in ipairs({ "u", "i" }) do
    for _, n in ipairs({ 8, 16, 32 }) do
      local loaded = "load$bits(p + $offset)"
      if n < 32 then loaded = ("$V_cvtep%s%d_epi32(%s)"):format(sign, n, loaded) end
      local from = n < 32 and "epi32" or "ep" .. sign .. "32"
      for _, to in ipairs({
        { load = "load", R = "__m512", V = "_mm512", W = "_mm512", L = "f32", s = "ps", k = 16 },
        { load = "load8", R = "__m256", V = "_mm256", W = "_mm256", L = "f32", s = "ps", k = 8 },
        { load = "load", R = "__m512d", V = "_mm256", W = "_mm512", L = "f64", s = "pd", k = 8 },
      }) do
        to.S, to.from, to.offset, to.bits = sign .. n, from, offset(n // 8), n * to.k
        blocks:add([[
BLOCK $R $load_$S_as_$L(const char *p, size_t i) {
    return $W_cvt$from_$s(]] .. loaded .. [[);
}
]], to)
      end
    end
    blocks:add([[
BLOCK __m512d load_${s}64_as_f64(const char *p, size_t i) {
    return _mm512_cvtep${s}64_pd(load512(p + 8 * i));
}
]], { s = sign })
  end
end

local function add_floats(blocks)
  blocks:add([[
BLOCK __m512 load_b_as_f32(const char *p, size_t i) {
    return _mm512_maskz_mov_ps(true_16(p, i), _mm512_set1_ps(1));
}

BLOCK __m512d load_b_as_f64(const char *p, size_t i) {
    return _mm512_maskz_mov_pd(true_8(p, i), _mm512_set1_pd(1));
}

/* The elements into the upper halves of what is zero else. */
BLOCK __m512 load_bf16_as_f32(const char *p, size_t i) {
    const __m512i v = _mm512_castsi256_si512(load256(p + 2 * i));
    return _mm512_castsi512_ps(_mm512_maskz_permutexvar_epi16(0xaaaaaaaa, pairs_u16(), v));
}

BLOCK __m256 load8_bf16_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(load128(p + 2 * i)), 16));
}

BLOCK __m512 load_f16_as_f32(const char *p, size_t i) {
    __m512 v = _mm512_cvtph_ps(load256(p + 2 * i));
    IN_REGISTER(v);
    return v;
}

BLOCK __m256 load8_f16_as_f32(const char *p, size_t i) {
    __m256 v = _mm256_cvtph_ps(load128(p + 2 * i));
    IN_REGISTER(v);
    return v;
}

BLOCK __m256 load8_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(load256(p + 4 * i));
}

BLOCK __m512 load_c64_as_f32(const char *p, size_t i) {
    return _mm512_permutex2var_ps(load_c64(p, i), evens_u32(), load_c64(p, i + 8));
}

BLOCK __m256 load8_c64_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(_mm512_cvtepi64_epi32(load512(p + 8 * i)));
}

BLOCK __m512d load_c128_as_f64(const char *p, size_t i) {
    return _mm512_permutex2var_pd(load_f64(p, 2 * i), evens_u64(), load_f64(p, 2 * i + 8));
}
]])

  for _, S in ipairs({ "bf16", "f16", "f32", "c64" }) do
    blocks:add([[
BLOCK __m512d load_$S_as_f64(const char *p, size_t i) {
    return _mm512_cvtps_pd($load8(p, i));
}
]], { S = S, load8 = load8_name(S) })
  end
end

-- What f32 cannot hold exactly: the lane that loads it, the conversion and the one back. A conversion toward zero has
-- lost something where it cannot be undone.
local function add_floats_to_odd(blocks)
  for _, of in ipairs({
    { S = "u32", lane = "u32", from = "epu32", back = "cvttps_epu32" },
    { S = "i32", lane = "u32", from = "epi32", back = "cvttps_epi32" },
    { S = "u64", lane = "u64", from = "epu64", back = "cvttps_epu64" },
    { S = "i64", lane = "u64", from = "epi64", back = "cvttps_epi64" },
    { S = "f64", lane = "f64", from = "pd", back = "cvtps_pd" },
    { S = "c128", lane = "f64", from = "pd", back = "cvtps_pd" },
  }) do
    local eight, double = of.lane ~= "u32", of.lane == "f64"
    of.V, of.w, of.k, of.T = "_mm512", 512, 16, "__m512"
    if eight then of.V, of.w, of.k, of.T = "_mm256", 256, 8, "__m256" end
    of.R = double and "__m512d" or "__m512i"
    of.load = load_name(of.S == "c128" and "c128" or of.lane, of.lane)
    of.odd = (eight and load8_name(of.S) or load_name(of.S, "f32")) .. "_odd"
    of.differ = double and "_mm512_cmp_pd_mask(back, v, _CMP_NEQ_UQ)"
                or ("_mm512_cmpneq_%s_mask(back, v)"):format(of.from)
    blocks:add([[
/* Toward zero, and where that loses anything the last bit is set. */
BLOCK $T $odd(const char *p, size_t i) {
    $R v = $load(p, i);
    IN_REGISTER(v);
    const $T toward_zero = _mm512_cvt_round$from_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    const $R back = _mm512_$back(toward_zero);
    const __m${w}i bits = $V_castps_si$w(toward_zero);
    return $V_castsi$w_ps($V_mask_or_epi32(bits, $differ, bits, $V_set1_epi32(1)));
}
]], of)
    if eight then
      blocks:add([[
BLOCK __m256 load8_$S_as_f32(const char *p, size_t i) {
    return _mm512_cvt$from_ps($load(p, i));
}

BLOCK __m512 load_$S_as_f32(const char *p, size_t i) {
    return joined_f32(load8_$S_as_f32(p, i), load8_$S_as_f32(p, i + 8));
}

BLOCK __m512 load_$S_as_f32_odd(const char *p, size_t i) {
    return joined_f32(load8_$S_as_f32_odd(p, i), load8_$S_as_f32_odd(p, i + 8));
}
]], of)
    end
  end
end

-- ---- Floats to integers and bools ----

local function add_integers_of_floats(blocks)
  blocks:add([[
BLOCK __m512i i32_of_f32(__m512 v) {
    IN_REGISTER(v);
    const __m512i low = _mm512_maskz_cvttps_epi32(_mm512_cmp_ps_mask(v, v, _CMP_ORD_Q), v);
    const __mmask16 large = _mm512_cmp_ps_mask(v, _mm512_set1_ps(0x1p31f), _CMP_GE_OQ);
    return _mm512_mask_mov_epi32(low, large, _mm512_set1_epi32(INT32_MAX));
}

BLOCK __m512i i64_of_f32(__m256 v) {
    IN_REGISTER(v);
    const __m512i low = _mm512_maskz_cvttps_epi64(_mm256_cmp_ps_mask(v, v, _CMP_ORD_Q), v);
    const __mmask8 large = _mm256_cmp_ps_mask(v, _mm256_set1_ps(0x1p63f), _CMP_GE_OQ);
    return _mm512_mask_mov_epi64(low, large, _mm512_set1_epi64(INT64_MAX));
}

BLOCK __m256i i32_of_f64(__m512d v) {
    IN_REGISTER(v);
    const __mmask8 ordered = _mm512_cmp_pd_mask(v, v, _CMP_ORD_Q);
    return _mm512_cvttpd_epi32(_mm512_maskz_min_pd(ordered, v, _mm512_set1_pd(INT32_MAX)));
}

BLOCK __m512i i64_of_f64(__m512d v) {
    IN_REGISTER(v);
    const __m512i low = _mm512_maskz_cvttpd_epi64(_mm512_cmp_pd_mask(v, v, _CMP_ORD_Q), v);
    const __mmask8 large = _mm512_cmp_pd_mask(v, _mm512_set1_pd(0x1p63), _CMP_GE_OQ);
    return _mm512_mask_mov_epi64(low, large, _mm512_set1_epi64(INT64_MAX));
}

/* Of a NaN and zero vmax gives the zero, and what is too large becomes all ones by itself. */
BLOCK __m512i u32_of_f32(__m512 v) {
    return _mm512_cvttps_epu32(_mm512_max_ps(v, _mm512_setzero_ps()));
}

BLOCK __m512i u64_of_f32(__m256 v) {
    return _mm512_cvttps_epu64(_mm256_max_ps(v, _mm256_setzero_ps()));
}

BLOCK __m256i u32_of_f64(__m512d v) {
    return _mm512_cvttpd_epu32(_mm512_max_pd(v, _mm512_setzero_pd()));
}

BLOCK __m512i u64_of_f64(__m512d v) {
    return _mm512_cvttpd_epu64(_mm512_max_pd(v, _mm512_setzero_pd()));
}
]])

  for _, sign in ipairs({ "u", "i" }) do
    for _, S in ipairs({ "bf16", "f16", "f32", "c64", "f64", "c128" }) do
      local double = S == "f64" or S == "c128"
      local values = { S = S, s = sign, cvt = sign == "u" and "cvtusepi32" or "cvtsepi32",
                       load = load_name(S, double and "f64" or "f32"), load8 = load8_name(S) }
      blocks:add(double and [[
BLOCK __m512i load_$S_as_${s}64(const char *p, size_t i) {
    return ${s}64_of_f64($load(p, i));
}

BLOCK __m512i load_$S_as_${s}32(const char *p, size_t i) {
    return joined256(${s}32_of_f64($load(p, i)), ${s}32_of_f64($load(p, i + 8)));
}
]] or [[
BLOCK __m512i load_$S_as_${s}64(const char *p, size_t i) {
    return ${s}64_of_f32($load8(p, i));
}

BLOCK __m512i load_$S_as_${s}32(const char *p, size_t i) {
    return ${s}32_of_f32($load(p, i));
}
]], values)
      blocks:add([[
BLOCK __m512i load_$S_as_${s}16(const char *p, size_t i) {
    const __m512i low = load_$S_as_${s}32(p, i), high = load_$S_as_${s}32(p, i + 16);
    return joined256(_mm512_$cvt_epi16(low), _mm512_$cvt_epi16(high));
}

BLOCK __m256i load_$S_as_${s}8(const char *p, size_t i) {
    const __m512i low = load_$S_as_${s}32(p, i), high = load_$S_as_${s}32(p, i + 16);
    return joined128(_mm512_$cvt_epi8(low), _mm512_$cvt_epi8(high));
}
]], values)
    end
  end
end

-- Zero has no bit set, a sign not counted.
local function add_bools(blocks)
  for _, of in ipairs({
    { S = "u16", n = 16, bits = "-1" },
    { S = "bf16", n = 16, bits = "INT16_MAX" }, { S = "f16", n = 16, bits = "INT16_MAX" },
    { S = "u32", n = 32, bits = "-1" }, { S = "f32", n = 32, bits = "INT32_MAX" },
    { S = "u64", n = 64, bits = "-1" }, { S = "f64", n = 64, bits = "INT64_MAX" },
    { S = "c64", n = 64, bits = "INT64_C(0x7fffffff7fffffff)" },
    { S = "c128", n = 64, bits = "INT64_MAX", load = "either_of_c128" },
  }) do
    of.k, of.load = 512 // of.n, of.load or "load_u" .. of.n
    local calls = {}
    for i = 0, 31, of.k do calls[#calls + 1] = ("nonzero_%s(p, %s)"):format(of.S, i == 0 and "i" or "i + " .. i) end
    of.calls = table.concat(calls, ", ")
    blocks:add([[
BLOCK __mmask$k nonzero_$S(const char *p, size_t i) {
    return _mm512_test_epi$n_mask($load(p, i), _mm512_set1_epi$n($bits));
}

BLOCK __m256i load_$S_as_b(const char *p, size_t i) {
    return bools_u$n($calls);
}
]], of)
  end

  blocks:add([[
/* The bits that either part has. */
BLOCK __m512i either_of_c128(const char *p, size_t i) {
    const __m512i a = load_u64(p, 2 * i), b = load_u64(p, 2 * i + 8);
    return _mm512_or_si512(_mm512_permutex2var_epi64(a, evens_u64(), b), _mm512_permutex2var_epi64(a, odds_u64(), b));
}
]])
end

return function(blocks)
  add_floats_of_integers(blocks)
  add_floats(blocks)
  add_floats_to_odd(blocks)
  add_integers_of_floats(blocks)
  add_bools(blocks)
end

-- AVX-512 with its foundation, byte and word, doubleword and quadword, and vector length parts (F, BW, DQ, VL): servers
-- since 2017, and every Zen since the fourth. What the parts of this table mean stands in scalar.lua.
--
-- A block has 32 elements, so that bytes fill half a register (ymm) and everything else a whole one (zmm). Masks are mask
-- registers of as many bits as the lane has elements. Nothing here contracts, and vcvtneps2bf16 is not asked for: it takes
-- subnormals for zero.
local blocks = import("blocks")(function(identifier)
  return identifier:find("^_mm%d*_") and not identifier:find("_cast") and not identifier:find("^_mm%d*_set") or false
end)

-- The offset of element i.
local function offset(bytes) return bytes == 1 and "i" or bytes .. " * i" end

-- ---- Memory ----

blocks:add([[
/* Of a value with several uses gcc would make as many loads; of halves converted clang would compare one at a time. */
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

-- An index vector of n bits an element, by a function of the element.
local function indices(name, n, index_of)
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

indices("pairs_u", 16, function(k) return k // 2 end)
for _, n in ipairs({ 16, 32, 64 }) do
  indices("evens_u", n, function(k) return 2 * k end)
  indices("odds_u", n, function(k) return 2 * k + 1 end)
end

-- ---- Masks and bools ----

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

BLOCK void store_mask128(char *p, size_t i, __mmask8 a, __mmask8 b) {
    store_mask32(p, i, _mm512_kunpackb(b, a));
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

-- ---- Integers ----

-- Registers by lane: bits of a register, elements in it.
local integers = {
  { n = 8, w = 256, k = 32 }, { n = 16, w = 512, k = 32 }, { n = 32, w = 512, k = 16 }, { n = 64, w = 512, k = 8 },
}

for _, of in ipairs(integers) do
  local values = { n = of.n, offset = offset(of.n // 8), w = of.w, V = "_mm" .. of.w, R = ("__m%di"):format(of.w),
                   M = "__mmask" .. of.k, lowest = "INT" .. of.n .. "_MIN" }
  blocks:add([[
BLOCK $R load_u$n(const char *p, size_t i) {
    return load$w(p + $offset);
}

BLOCK void store_u$n(char *p, size_t i, $R v) {
    store$w(p + $offset, v);
}

BLOCK $R add_u$n($R a, $R b) {
    return $V_add_epi$n(a, b);
}

BLOCK $R subtract_u$n($R a, $R b) {
    return $V_sub_epi$n(a, b);
}

BLOCK $R bitwise_and_u$n($R a, $R b) {
    return $V_and_si$w(a, b);
}

BLOCK $R bitwise_or_u$n($R a, $R b) {
    return $V_or_si$w(a, b);
}

BLOCK $R bitwise_xor_u$n($R a, $R b) {
    return $V_xor_si$w(a, b);
}

BLOCK $R minimum_u$n($R a, $R b) {
    return $V_min_epu$n(a, b);
}

BLOCK $R maximum_u$n($R a, $R b) {
    return $V_max_epu$n(a, b);
}

BLOCK $R minimum_i$n($R a, $R b) {
    return $V_min_epi$n(a, b);
}

BLOCK $R maximum_i$n($R a, $R b) {
    return $V_max_epi$n(a, b);
}

BLOCK $M equal_u$n($R a, $R b) {
    return $V_cmpeq_epu$n_mask(a, b);
}

BLOCK $M not_equal_u$n($R a, $R b) {
    return $V_cmpneq_epu$n_mask(a, b);
}

BLOCK $M less_u$n($R a, $R b) {
    return $V_cmplt_epu$n_mask(a, b);
}

BLOCK $M less_equal_u$n($R a, $R b) {
    return $V_cmple_epu$n_mask(a, b);
}

BLOCK $M less_i$n($R a, $R b) {
    return $V_cmplt_epi$n_mask(a, b);
}

BLOCK $M less_equal_i$n($R a, $R b) {
    return $V_cmple_epi$n_mask(a, b);
}

/* The smallest unsigned number that is not below v, and the smallest above it. */
BLOCK $R not_below_i$n($R v) {
    return $V_max_epi$n(v, $V_setzero_si$w());
}

BLOCK $R above_i$n($R v) {
    const $R minus_one = $V_set1_epi$n(-1);
    return $V_sub_epi$n($V_max_epi$n(v, minus_one), minus_one);
}

/* a ^ b, and the sign of b: nothing of it where they are equal. */
BLOCK $R difference_u$n_i$n($R a, $R b) {
    return $V_ternarylogic_epi32(a, b, $V_set1_epi$n($lowest), 0xbc);
}

BLOCK $M equal_u$n_i$n($R a, $R b) {
    const $R difference = difference_u$n_i$n(a, b);
    return $V_testn_epi$n_mask(difference, difference);
}

BLOCK $M not_equal_u$n_i$n($R a, $R b) {
    const $R difference = difference_u$n_i$n(a, b);
    return $V_test_epi$n_mask(difference, difference);
}

BLOCK $M less_u$n_i$n($R a, $R b) {
    return $V_cmplt_epu$n_mask(a, not_below_i$n(b));
}

BLOCK $M less_equal_u$n_i$n($R a, $R b) {
    return $V_cmplt_epu$n_mask(a, above_i$n(b));
}

BLOCK $M less_i$n_u$n($R a, $R b) {
    return $V_cmpge_epu$n_mask(b, above_i$n(a));
}

BLOCK $M less_equal_i$n_u$n($R a, $R b) {
    return $V_cmpge_epu$n_mask(b, not_below_i$n(a));
}
]], values)
  if of.n > 8 then
    blocks:add([[
BLOCK $R multiply_u$n($R a, $R b) {
    return $V_mullo_epi$n(a, b);
}

BLOCK $R bitwise_left_shift_u$n($R a, $R b) {
    return $V_sllv_epi$n(a, b);
}

BLOCK $R bitwise_right_shift_u$n($R a, $R b) {
    return $V_srlv_epi$n(a, b);
}

BLOCK $R bitwise_right_shift_i$n($R a, $R b) {
    return $V_srav_epi$n(a, b);
}

BLOCK $R load_b_as_u$n(const char *p, size_t i) {
    return _mm512_maskz_mov_epi$n(true_$k(p, i), _mm512_set1_epi$n(1));
}
]], { n = of.n, k = of.k, R = values.R, V = values.V })
  end

  -- Between widths: one instruction widens; to narrow, every second part of two registers makes one, as often as needed.
  for _, from in ipairs(integers) do
    local m = from.n
    local more = { n = of.n, m = m, k = of.k, V = values.V, R = values.R, offset = offset(m // 8), bits = of.k * m, half = of.n * 2,
                   load = m == 2 * of.n and "load_u" .. m or ("load_u%d_as_u%d"):format(m, 2 * of.n), step = of.k // 2 }
    if m < of.n then
      for _, sign in ipairs({ "u", "i" }) do
        more.s = sign
        blocks:add([[
BLOCK $R load_$s$m_as_$s$n(const char *p, size_t i) {
    return $V_cvtep$s$m_epi$n(load$bits(p + $offset));
}
]], more)
      end
    elseif m > of.n and of.n == 8 then
      blocks:add([[
BLOCK $R load_u$m_as_u8(const char *p, size_t i) {
    return _mm512_cvtepi16_epi8($load(p, i));
}
]], more)
    elseif m > of.n then
      blocks:add([[
BLOCK $R load_u$m_as_u$n(const char *p, size_t i) {
    return _mm512_permutex2var_epi$n($load(p, i), evens_u$n(), $load(p, i + $step));
}
]], more)
    end
  end
end

blocks:add([[
/* Words of two bytes each: the lower ones, then the upper ones, where the lower of one factor must be zero. */
BLOCK __m256i multiply_u8(__m256i a, __m256i b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    const __m256i low = _mm256_mullo_epi16(a, b), upper = _mm256_set1_epi16(-0x100);
    const __m256i high = _mm256_mullo_epi16(_mm256_srli_epi16(a, 8), _mm256_and_si256(b, upper));
    return _mm256_mask_mov_epi8(low, 0xaaaaaaaa, high);
}
]])

-- Bytes are shifted as words, whose lower halves are the results.
for _, op in ipairs({ { "bitwise_left_shift_u8", "sllv", "u" }, { "bitwise_right_shift_u8", "srlv", "u" },
                      { "bitwise_right_shift_i8", "srav", "i" } }) do
  blocks:add([[
BLOCK __m256i $name(__m256i a, __m256i b) {
    return _mm512_cvtepi16_epi8(_mm512_$op_epi16(_mm512_cvtep${s}8_epi16(a), _mm512_cvtepu8_epi16(b)));
}
]], { name = op[1], op = op[2], s = op[3] })
end

-- ---- Floats ----

-- Types of floats and complex numbers that share instructions.
for _, of in ipairs({ { L = "f32", T = "__m512", s = "ps", size = 4 }, { L = "f64", T = "__m512d", s = "pd", size = 8 },
                      { L = "c64", T = "__m512", s = "ps", size = 8 } }) do
  blocks:add([[
BLOCK $T load_$L(const char *p, size_t i) {
    return _mm512_loadu_$s(p + $size * i);
}

BLOCK void store_$L(char *p, size_t i, $T v) {
    _mm512_storeu_$s(p + $size * i, v);
}

BLOCK $T add_$L($T a, $T b) {
    return _mm512_add_$s(a, b);
}

BLOCK $T subtract_$L($T a, $T b) {
    return _mm512_sub_$s(a, b);
}
]], of)
end

for _, of in ipairs({ { L = "f32", T = "__m512", s = "ps", M = "__mmask16" },
                      { L = "f64", T = "__m512d", s = "pd", M = "__mmask8" } }) do
  blocks:add([[
BLOCK $T multiply_$L($T a, $T b) {
    return _mm512_mul_$s(a, b);
}

BLOCK $T divide_$L($T a, $T b) {
    return _mm512_div_$s(a, b);
}

BLOCK $M equal_$L($T a, $T b) {
    return _mm512_cmp_$s_mask(a, b, _CMP_EQ_OQ);
}

BLOCK $M not_equal_$L($T a, $T b) {
    return _mm512_cmp_$s_mask(a, b, _CMP_NEQ_UQ);
}

BLOCK $M less_$L($T a, $T b) {
    return _mm512_cmp_$s_mask(a, b, _CMP_LT_OQ);
}

BLOCK $M less_equal_$L($T a, $T b) {
    return _mm512_cmp_$s_mask(a, b, _CMP_LE_OQ);
}
]], of)
  -- vrange's immediate: the smaller or the larger, with its own sign
  for _, bound in ipairs({ { op = "minimum", which = 4 }, { op = "maximum", which = 5 } }) do
    blocks:add([[
/* vrange tells -0 from +0, but prefers a number to a NaN. */
BLOCK $T $op_$L($T a, $T b) {
    IN_REGISTER(b);
    const $M unordered = _mm512_cmp_$s_mask(a, b, _CMP_UNORD_Q);
    return _mm512_mask_mov_$s(_mm512_range_$s(a, b, $which), unordered, _mm512_set1_$s($nan));
}
]], { op = bound.op, which = bound.which, L = of.L, T = of.T, s = of.s, M = of.M, nan = of.s == "ps" and '__builtin_nanf("")' or '__builtin_nan("")' })
  end
end

-- Where not a whole register of f32 is wanted but eight of them, for f64 and c64, the blocks are called load8.
for _, of in ipairs({ { load = "load", T = "__m512", w = 512, k = 16 }, { load = "load8", T = "__m256", w = 256, k = 8 } }) do
  of.V = "_mm" .. of.w
  for _, n in ipairs({ 8, 16, 32 }) do
    for _, sign in ipairs({ "u", "i" }) do
      local values = { load = of.load, T = of.T, V = of.V, n = n, s = sign, offset = offset(n // 8), bits = n * of.k }
      blocks:add(n == 32 and [[
BLOCK $T $load_${s}32_as_f32(const char *p, size_t i) {
    return $V_cvtep${s}32_ps(load$bits(p + 4 * i));
}
]] or [[
BLOCK $T $load_$s$n_as_f32(const char *p, size_t i) {
    return $V_cvtepi32_ps($V_cvtep$s$n_epi32(load$bits(p + $offset)));
}
]], values)
    end
  end
  blocks:add([[
BLOCK $T $load_f16_as_f32(const char *p, size_t i) {
    $T v = $V_cvtph_ps(load$bits(p + 2 * i));
    IN_REGISTER(v);
    return v;
}
]], { load = of.load, T = of.T, V = of.V, w = of.w, bits = 16 * of.k })
end

blocks:add([[
/* The elements into the upper halves of what is zero else. */
BLOCK __m512 load_bf16_as_f32(const char *p, size_t i) {
    const __m512i v = _mm512_castsi256_si512(load256(p + 2 * i));
    return _mm512_castsi512_ps(_mm512_maskz_permutexvar_epi16(0xaaaaaaaa, pairs_u16(), v));
}

BLOCK __m256 load8_bf16_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(load128(p + 2 * i)), 16));
}

BLOCK __m256 load8_f32_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(load256(p + 4 * i));
}

BLOCK __m256 load8_c64_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(_mm512_cvtepi64_epi32(load512(p + 8 * i)));
}

BLOCK __m512 load_c64_as_f32(const char *p, size_t i) {
    return _mm512_permutex2var_ps(load_c64(p, i), evens_u32(), load_c64(p, i + 8));
}

BLOCK __m512 load_b_as_f32(const char *p, size_t i) {
    return _mm512_maskz_mov_ps(true_16(p, i), _mm512_set1_ps(1));
}

BLOCK __m512d load_b_as_f64(const char *p, size_t i) {
    return _mm512_maskz_mov_pd(true_8(p, i), _mm512_set1_pd(1));
}

BLOCK __m512d load_c128_as_f64(const char *p, size_t i) {
    return _mm512_permutex2var_pd(load_f64(p, 2 * i), evens_u64(), load_f64(p, 2 * i + 8));
}
]])

for _, n in ipairs({ 8, 16, 32, 64 }) do
  for _, sign in ipairs({ "u", "i" }) do
    blocks:add(n == 64 and [[
BLOCK __m512d load_${s}64_as_f64(const char *p, size_t i) {
    return _mm512_cvtep${s}64_pd(load512(p + 8 * i));
}
]] or n == 32 and [[
BLOCK __m512d load_${s}32_as_f64(const char *p, size_t i) {
    return _mm512_cvtep${s}32_pd(load256(p + 4 * i));
}
]] or [[
BLOCK __m512d load_$s$n_as_f64(const char *p, size_t i) {
    return _mm512_cvtepi32_pd(_mm256_cvtep$s$n_epi32(load$bits(p + $offset)));
}
]], { s = sign, n = n, offset = offset(n // 8), bits = 8 * n })
  end
end

for _, S in ipairs({ "bf16", "f16", "f32", "c64" }) do
  blocks:add([[
BLOCK __m512d load_$S_as_f64(const char *p, size_t i) {
    return _mm512_cvtps_pd(load8_$S_as_f32(p, i));
}
]], { S = S })
end

-- What f32 cannot hold exactly: the instructions that convert it, and that convert it back. A conversion toward zero loses
-- nothing if it can be undone.
local inexact = {
  { S = "u32", w = 512, from = "epu32", R = "__m512i", load = "load_u32", back = "cvttps_epu32" },
  { S = "i32", w = 512, from = "epi32", R = "__m512i", load = "load_u32", back = "cvttps_epi32" },
  { S = "u64", w = 256, from = "epu64", R = "__m512i", load = "load_u64", back = "cvttps_epu64" },
  { S = "i64", w = 256, from = "epi64", R = "__m512i", load = "load_u64", back = "cvttps_epi64" },
  { S = "f64", w = 256, from = "pd", R = "__m512d", load = "load_f64", back = "cvtps_pd" },
  { S = "c128", w = 256, from = "pd", R = "__m512d", load = "load_c128_as_f64", back = "cvtps_pd" },
}

for _, of in ipairs(inexact) do
  of.T = of.w == 512 and "__m512" or "__m256"
  of.V, of.L = "_mm" .. of.w, of.w == 512 and "load" or "load8"
  of.differs = of.from == "pd" and "_mm512_cmp_pd_mask(_mm512_cvtps_pd(toward_zero), v, _CMP_NEQ_UQ)"
               or ("_mm512_cmpneq_%s_mask(_mm512_%s(toward_zero), v)"):format(of.from, of.back)
  blocks:add([[
/* Toward zero, and where that loses anything the last bit is set. */
BLOCK $T $L_$S_as_f32_odd(const char *p, size_t i) {
    $R v = $load(p, i);
    IN_REGISTER(v);
    const $T toward_zero = _mm512_cvt_round$from_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    const __mmask$k lossy = $differs;
    const __m${w}i bits = $V_castps_si$w(toward_zero);
    return $V_castsi$w_ps($V_mask_or_epi32(bits, lossy, bits, $V_set1_epi32(1)));
}
]], { T = of.T, L = of.L, S = of.S, R = of.R, load = of.load, from = of.from, k = of.w // 32, w = of.w, V = of.V,
      differs = of.differs })
  if of.w == 256 then
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

-- The smaller and the larger of two f16 or bf16 are found as integers, 32 at a time and without any rounding: negative
-- numbers with the bits below the sign inverted are in order, and by a step more than infinity from zero all NaNs are
-- beyond one end.
local fused = {}

blocks:add([[
BLOCK __m512i in_order_16(__m512i v) {
    return _mm512_ternarylogic_epi32(v, _mm512_srai_epi16(v, 15), _mm512_set1_epi16(INT16_MAX), 0x78); /* a ^ (b & c) */
}
]])

for _, S in ipairs({ { name = "f16", beyond = 0x7c01 }, { name = "bf16", beyond = 0x7f81 } }) do
  for _, op in ipairs({ { name = "minimum", short = "min", sign = "-" }, { name = "maximum", short = "max", sign = "" } }) do
    blocks:add([[
BLOCK void $op_$S(char *z, const char *x, const char *y, size_t i) {
    const __m512i beyond = _mm512_set1_epi16($beyond);
    const __m512i a = _mm512_add_epi16(in_order_16(load_u16(x, i)), beyond);
    const __m512i b = _mm512_add_epi16(in_order_16(load_u16(y, i)), beyond);
    store_u16(z, i, in_order_16(_mm512_sub_epi16(_mm512_$short_epu16(a, b), beyond)));
}
]], { op = op.name, S = S.name, short = op.short, beyond = op.sign .. S.beyond })
    fused[#fused + 1] = { ("store_f32_as_%s%%(%s_f32%%(load_%s_as_f32, load_%s_as_f32%%)%%)"):format(S.name, op.name, S.name, S.name),
                          op.name .. "_" .. S.name, 32 }
  end
end

-- ---- Floats to integers and bools ----

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
    local values = { S = S, s = sign, sat = sign == "u" and "us" or "s",
                     load = (S == "f32" or S == "f64") and "load_" .. S
                            or ("load_%s_as_%s"):format(S, double and "f64" or "f32") }
    blocks:add(double and [[
BLOCK __m512i load_$S_as_${s}64(const char *p, size_t i) {
    return ${s}64_of_f64($load(p, i));
}

BLOCK __m512i load_$S_as_${s}32(const char *p, size_t i) {
    return joined256(${s}32_of_f64($load(p, i)), ${s}32_of_f64($load(p, i + 8)));
}
]] or [[
BLOCK __m512i load_$S_as_${s}64(const char *p, size_t i) {
    return ${s}64_of_f32(load8_$S_as_f32(p, i));
}

BLOCK __m512i load_$S_as_${s}32(const char *p, size_t i) {
    return ${s}32_of_f32($load(p, i));
}
]], values)
    blocks:add([[
BLOCK __m512i load_$S_as_${s}16(const char *p, size_t i) {
    return joined256(_mm512_cvt${sat}epi32_epi16(load_$S_as_${s}32(p, i)),
                     _mm512_cvt${sat}epi32_epi16(load_$S_as_${s}32(p, i + 16)));
}

BLOCK __m256i load_$S_as_${s}8(const char *p, size_t i) {
    return joined128(_mm512_cvt${sat}epi32_epi8(load_$S_as_${s}32(p, i)),
                     _mm512_cvt${sat}epi32_epi8(load_$S_as_${s}32(p, i + 16)));
}
]], values)
  end
end

-- Zero is no bit set, a sign not counted.
for _, of in ipairs({ { "u16", 16, "-1" }, { "bf16", 16, "INT16_MAX" }, { "f16", 16, "INT16_MAX" }, { "u32", 32, "-1" },
                      { "f32", 32, "INT32_MAX" }, { "u64", 64, "-1" }, { "f64", 64, "INT64_MAX" },
                      { "c64", 64, "INT64_C(0x7fffffff7fffffff)" }, { "c128", 64, "INT64_MAX" } }) do
  local S, n = of[1], of[2]
  blocks:add([[
BLOCK __mmask$k nonzero_$S(const char *p, size_t i) {
    return _mm512_test_epi$n_mask($bits, _mm512_set1_epi$n($mask));
}
]], { S = S, n = n, k = 512 // n, mask = of[3],
      bits = S == "c128" and "either_of_c128(p, i)" or ("load_u%d(p, i)"):format(n) })
  local calls = {}
  for i = 0, 31, 512 // n do calls[#calls + 1] = ("nonzero_%s(p, i%s)"):format(S, i > 0 and " + " .. i or "") end
  blocks:add([[
BLOCK __m256i load_$S_as_b(const char *p, size_t i) {
    return bools_u$n($calls);
}
]], { S = S, n = n, calls = table.concat(calls, ", ") })
end

blocks:add([[
/* The bits that any of both parts has. */
BLOCK __m512i either_of_c128(const char *p, size_t i) {
    const __m512i a = load_u64(p, 2 * i), b = load_u64(p, 2 * i + 8);
    return _mm512_or_si512(_mm512_permutex2var_epi64(a, evens_u64(), b), _mm512_permutex2var_epi64(a, odds_u64(), b));
}
]])

-- ---- Complex ----

-- Eight elements each: c64 in one register, c128 in two.
blocks:add([[
typedef struct {
    __m512d low, high;
} c128;

BLOCK c128 make_c128(__m512d low, __m512d high) {
    const c128 v = {low, high};
    return v;
}

BLOCK c128 load_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, 2 * i), load_f64(p, 2 * i + 8));
}

BLOCK void store_c128(char *p, size_t i, c128 v) {
    store_f64(p, 2 * i, v.low);
    store_f64(p, 2 * i + 8, v.high);
}

BLOCK c128 add_c128(c128 a, c128 b) {
    return make_c128(_mm512_add_pd(a.low, b.low), _mm512_add_pd(a.high, b.high));
}

BLOCK c128 subtract_c128(c128 a, c128 b) {
    return make_c128(_mm512_sub_pd(a.low, b.low), _mm512_sub_pd(a.high, b.high));
}

/* All ones in the parts that differ. */
BLOCK __m512i unequal_c64(__m512 a, __m512 b) {
    return _mm512_movm_epi32(_mm512_cmp_ps_mask(a, b, _CMP_NEQ_UQ));
}

BLOCK __m512i unequal_c128(c128 a, c128 b) {
    return _mm512_movm_epi32(_mm512_kunpackb(not_equal_f64(a.high, b.high), not_equal_f64(a.low, b.low)));
}

/* (ac, ad) and (bd, bc), subtracted in the real parts, added in the others. */
BLOCK __m512 multiply_c64(__m512 a, __m512 b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    const __m512 x = _mm512_mul_ps(_mm512_moveldup_ps(a), b);
    const __m512 y = _mm512_mul_ps(_mm512_movehdup_ps(a), _mm512_permute_ps(b, 0xb1));
    return _mm512_mask_sub_ps(_mm512_add_ps(x, y), 0x5555, x, y);
}

BLOCK __m512d multiply_pairs_f64(__m512d a, __m512d b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    const __m512d x = _mm512_mul_pd(_mm512_movedup_pd(a), b);
    const __m512d y = _mm512_mul_pd(_mm512_permute_pd(a, 0xff), _mm512_permute_pd(b, 0x55));
    return _mm512_mask_sub_pd(_mm512_add_pd(x, y), 0x55, x, y);
}

BLOCK c128 multiply_c128(c128 a, c128 b) {
    return make_c128(multiply_pairs_f64(a.low, b.low), multiply_pairs_f64(a.high, b.high));
}

/* The parts of eight elements apart, in an order that only joined_parts puts right again. */
BLOCK parts_c64 parts_of_c64(__m512 v) {
    const __m256 low = _mm512_castps512_ps256(v), high = _mm512_extractf32x8_ps(v, 1);
    const parts_c64 parts = {_mm256_shuffle_ps(low, high, 0x88), _mm256_shuffle_ps(low, high, 0xdd)};
    return parts;
}

BLOCK __m512 joined_parts_c64(__m256 re, __m256 im) {
    return joined_f32(_mm256_unpacklo_ps(re, im), _mm256_unpackhi_ps(re, im));
}

BLOCK parts_c128 parts_of_c128(c128 v) {
    const parts_c128 parts = {_mm512_unpacklo_pd(v.low, v.high), _mm512_unpackhi_pd(v.low, v.high)};
    return parts;
}

BLOCK c128 joined_parts_c128(__m512d re, __m512d im) {
    return make_c128(_mm512_unpacklo_pd(re, im), _mm512_unpackhi_pd(re, im));
}
]])

for _, of in ipairs({ { C = "c64", R = "__m512", T = "__m256", V = "_mm256", s = "ps", inf = "__builtin_inff()" },
                      { C = "c128", R = "c128", T = "__m512d", V = "_mm512", s = "pd", inf = "__builtin_inf()" } }) do
  blocks:add([[
BLOCK __mmask8 equal_$C($R a, $R b) {
    const __m512i parts = unequal_$C(a, b);
    return _mm512_testn_epi64_mask(parts, parts);
}

BLOCK __mmask8 not_equal_$C($R a, $R b) {
    const __m512i parts = unequal_$C(a, b);
    return _mm512_test_epi64_mask(parts, parts);
}

typedef struct {
    $T re, im;
} parts_$C;

/* c, d is the divisor. Where abs(c) >= abs(d) is not so, both operands have their parts exchanged. */
BLOCK $R divide_$C($R x, $R y) {
    const parts_$C a = parts_of_$C(x), c = parts_of_$C(y);
    const $T sign = $V_set1_$s(-0.0), zero = $V_setzero_$s(), inf = $V_set1_$s($inf);
    const $T re = $V_andnot_$s(sign, c.re), im = $V_andnot_$s(sign, c.im);
    const __mmask8 flip = $V_cmp_$s_mask(re, im, _CMP_NGE_UQ);
    const __mmask8 none = $V_cmp_$s_mask($V_or_$s(re, im), zero, _CMP_EQ_OQ);
    const $T p = $V_mask_mov_$s(c.re, flip, c.im), q = $V_mask_mov_$s(c.im, flip, c.re);
    const $T u = $V_mask_mov_$s(a.re, flip, a.im), v = $V_mask_mov_$s(a.im, flip, a.re);
    const $T r = $V_div_$s(q, p);
    const $T s = $V_div_$s($V_set1_$s(1), $V_add_$s(p, $V_mul_$s(q, r)));
    const $T ur = $V_mul_$s(u, r), vr = $V_mul_$s(v, r);
    const $T real = $V_mul_$s($V_add_$s(u, vr), s);
    const $T imaginary = $V_mul_$s($V_mask_sub_$s($V_sub_$s(v, ur), flip, ur, v), s);
    return joined_parts_$C($V_mask_mul_$s(real, none, a.re, inf), $V_mask_mul_$s(imaginary, none, a.im, inf));
}
]], of)
end

-- Where a real becomes complex, its imaginary part is +0.
for _, S in ipairs({ "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64" }) do
  blocks:add([[
BLOCK __m512 load_$S_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_$S_as_f32(p, i))));
}
]], { S = S })
end

for _, S in ipairs({ "b", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64" }) do
  blocks:add([[
BLOCK c128 load_$S_as_c128(const char *p, size_t i) {
    return c128_of_f64($load(p, i));
}
]], { S = S, load = S == "f64" and "load_f64" or "load_" .. S .. "_as_f64" })
end

blocks:add([[
BLOCK __m512 load_b_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_maskz_mov_epi64(true_8(p, i), _mm512_set1_epi64(0x3f800000)));
}

BLOCK __m512 load_c128_as_c64(const char *p, size_t i) {
    return joined_f32(_mm512_cvtpd_ps(load_f64(p, 2 * i)), _mm512_cvtpd_ps(load_f64(p, 2 * i + 8)));
}

BLOCK c128 load_c64_as_c128(const char *p, size_t i) {
    return make_c128(load_f32_as_f64(p, 2 * i), load_f32_as_f64(p, 2 * i + 8));
}

BLOCK c128 c128_of_f64(__m512d v) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    return make_c128(_mm512_maskz_permutexvar_pd(0x55, low, v), _mm512_maskz_permutexvar_pd(0x55, high, v));
}
]])

return {
  title = "AVX-512 F, BW, DQ, VL (x86-64)",
  rank = 30,
  implies = "avx2",
  flags = {
    gcc = "-mavx512f -mavx512bw -mavx512dq -mavx512vl -mf16c -mprefer-vector-width=256",
    clang = "-mavx512f -mavx512bw -mavx512dq -mavx512vl -mf16c -mprefer-vector-width=256",
  },
  guard = "defined(__x86_64__) && defined(__GNUC__)",
  attribute = '__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,f16c")))',
  inline = "__attribute__((always_inline))",
  includes = "#include <immintrin.h>",
  check_includes = "#include <cpuid.h>",
  check = [[
    unsigned a, b, c, d, low, high;
    const unsigned f = 1u << 16, dq = 1u << 17, bw = 1u << 30, vl = 1u << 31;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    if ((low & 0xe6) != 0xe6) return false; /* the system saves the registers, masks too */
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & (f | dq | bw | vl)) == (f | dq | bw | vl);]],
  probe = [[
#include <immintrin.h>
__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))) int probe(void);
int probe(void) {
    const __m512d v = _mm512_cvtepu64_pd(_mm512_set1_epi64(1));
    return (int)_mm256_movepi8_mask(_mm512_cvtepi16_epi8(_mm512_castpd_si512(_mm512_range_pd(v, v, 4))));
}
]],
  off = "the compiler does not take AVX-512 intrinsics",
  lanes = { b = 32, u8 = 32, u16 = 32, u32 = 16, u64 = 8, f32 = 16, f64 = 8, c64 = 8, c128 = 8 },
  blocks = blocks,
  fused = fused,
  unrolls = true,
}

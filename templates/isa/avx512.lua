-- AVX-512 with its foundation, byte and word, doubleword and quadword, and vector length parts (F, BW, DQ, VL): servers
-- since 2017, and every Zen since the fourth. What the parts of this table mean stands in scalar.lua.
--
-- A block has 32 elements, so that bytes fill half a register (ymm) and everything else a whole one (zmm). Masks are mask
-- registers of as many bits as the lane has elements. Nothing here contracts, and vcvtneps2bf16 is not asked for: it takes
-- subnormals for zero.
local blocks = import("blocks")(function(identifier)
  return identifier:find("^_mm%d*_") and not identifier:find("_cast") and not identifier:find("^_mm%d*_set")
end)

-- Blocks of two registers and an intrinsic each, from lines "name: intrinsic(arguments)".
local function operations(values, result, lines)
  for name, call in lines:gmatch("(%S+): ([^\n]+)") do
    blocks:add(("BLOCK %s %s($R a, $R b) {\n    return $V_%s;\n}"):format(result, name, call), values)
  end
end

-- The block that loads a storage as a lane, and the offset in C of its element i.
local function load_name(S, lane) return S == lane and "load_" .. S or ("load_%s_as_%s"):format(S, lane) end
local function offset(bytes) return bytes == 1 and "i" or bytes .. " * i" end

-- ---- Memory ----

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

-- ---- Integers ----

-- Lanes: bits of an element, of a register, elements in it.
local integers = {
  { n = 8, w = 256, k = 32 }, { n = 16, w = 512, k = 32 }, { n = 32, w = 512, k = 16 }, { n = 64, w = 512, k = 8 },
}

for _, of in ipairs(integers) do
  local n, V, R = of.n, "_mm" .. of.w, ("__m%di"):format(of.w)
  local values = { n = n, w = of.w, k = of.k, V = V, R = R, offset = offset(n // 8), lowest = ("INT%d_MIN"):format(n) }
  blocks:add([[
BLOCK $R load_u$n(const char *p, size_t i) {
    return load$w(p + $offset);
}

BLOCK void store_u$n(char *p, size_t i, $R v) {
    store$w(p + $offset, v);
}

/* The smallest unsigned number that is not below v, and the smallest above it. */
BLOCK $R not_below_i$n($R v) {
    return $V_max_epi$n(v, $V_setzero_si$w());
}

BLOCK $R above_i$n($R v) {
    const $R minus_one = $V_set1_epi$n(-1);
    return $V_sub_epi$n($V_max_epi$n(v, minus_one), minus_one);
}

/* a ^ b and the sign of b: nothing of both where they are equal. */
BLOCK $R difference_u$n_i$n($R a, $R b) {
    return $V_ternarylogic_epi32(a, b, $V_set1_epi$n($lowest), 0xbc);
}

BLOCK __mmask$k equal_u$n_i$n($R a, $R b) {
    const $R difference = difference_u$n_i$n(a, b);
    return $V_testn_epi$n_mask(difference, difference);
}

BLOCK __mmask$k not_equal_u$n_i$n($R a, $R b) {
    const $R difference = difference_u$n_i$n(a, b);
    return $V_test_epi$n_mask(difference, difference);
}
]], values)
  operations(values, R, [[
add_u$n: add_epi$n(a, b)
subtract_u$n: sub_epi$n(a, b)
bitwise_and_u$n: and_si$w(a, b)
bitwise_or_u$n: or_si$w(a, b)
bitwise_xor_u$n: xor_si$w(a, b)
minimum_u$n: min_epu$n(a, b)
maximum_u$n: max_epu$n(a, b)
minimum_i$n: min_epi$n(a, b)
maximum_i$n: max_epi$n(a, b)
]])
  operations(values, "__mmask$k", [[
equal_u$n: cmpeq_epu$n_mask(a, b)
not_equal_u$n: cmpneq_epu$n_mask(a, b)
less_u$n: cmplt_epu$n_mask(a, b)
less_equal_u$n: cmple_epu$n_mask(a, b)
less_i$n: cmplt_epi$n_mask(a, b)
less_equal_i$n: cmple_epi$n_mask(a, b)
less_u$n_i$n: cmplt_epu$n_mask(a, not_below_i$n(b))
less_equal_u$n_i$n: cmplt_epu$n_mask(a, above_i$n(b))
less_i$n_u$n: cmpge_epu$n_mask(b, above_i$n(a))
less_equal_i$n_u$n: cmpge_epu$n_mask(b, not_below_i$n(a))
]])
  if n > 8 then
    operations(values, R, [[
multiply_u$n: mullo_epi$n(a, b)
bitwise_left_shift_u$n: sllv_epi$n(a, b)
bitwise_right_shift_u$n: srlv_epi$n(a, b)
bitwise_right_shift_i$n: srav_epi$n(a, b)
]])
    blocks:add([[
BLOCK $R load_b_as_u$n(const char *p, size_t i) {
    return $V_maskz_mov_epi$n(true_$k(p, i), $V_set1_epi$n(1));
}
]], values)
  end

  -- Between widths: one instruction widens; to narrow, every second part of two registers makes one, as often as needed.
  for _, from in ipairs(integers) do
    local m = from.n
    local between = { n = n, m = m, V = V, R = R, offset = offset(m // 8), bits = of.k * m, step = of.k // 2,
                      load = load_name("u" .. m, "u" .. 2 * n) }
    if m < n then
      for _, sign in ipairs({ "u", "i" }) do
        between.s = sign
        blocks:add([[
BLOCK $R load_$s$m_as_$s$n(const char *p, size_t i) {
    return $V_cvtep$s$m_epi$n(load$bits(p + $offset));
}
]], between)
      end
    elseif m > n and n == 8 then
      blocks:add([[
BLOCK $R load_u$m_as_u$n(const char *p, size_t i) {
    return _mm512_cvtepi16_epi8($load(p, i));
}
]], between)
    elseif m > n then
      blocks:add([[
BLOCK $R load_u$m_as_u$n(const char *p, size_t i) {
    return $V_permutex2var_epi$n($load(p, i), evens_u$n(), $load(p, i + $step));
}
]], between)
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

local f32 = { L = "f32", R = "__m512", V = "_mm512", s = "ps", size = 4, k = 16, nan = '__builtin_nanf("")' }
local f64 = { L = "f64", R = "__m512d", V = "_mm512", s = "pd", size = 8, k = 8, nan = '__builtin_nan("")' }
local c64 = { L = "c64", R = "__m512", V = "_mm512", s = "ps", size = 8 }

for _, of in ipairs({ f32, f64, c64 }) do
  blocks:add([[
BLOCK $R load_$L(const char *p, size_t i) {
    return _mm512_loadu_$s(p + $size * i);
}

BLOCK void store_$L(char *p, size_t i, $R v) {
    _mm512_storeu_$s(p + $size * i, v);
}
]], of)
  operations(of, of.R, [[
add_$L: add_$s(a, b)
subtract_$L: sub_$s(a, b)
]])
end

for _, of in ipairs({ f32, f64 }) do
  operations(of, of.R, [[
multiply_$L: mul_$s(a, b)
divide_$L: div_$s(a, b)
]])
  operations(of, "__mmask$k", [[
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

-- ---- Conversions to floats ----

-- The blocks that load eight f32, half a register, for f64 and c64 are called load8.
local function load8_name(S) return S == "f32" and "load8_f32" or ("load8_%s_as_f32"):format(S) end

for _, sign in ipairs({ "u", "i" }) do
  for _, n in ipairs({ 8, 16, 32 }) do
    local widened = n < 32 and ("$V_cvtep%s%d_epi32(load$bits(p + $offset))"):format(sign, n) or "load$bits(p + $offset)"
    local from = n < 32 and "epi32" or "ep" .. sign .. "32"
    for _, to in ipairs({ { load = "load", R = "__m512", V = "_mm512", W = "_mm512", L = "f32", s = "ps", k = 16 },
                          { load = "load8", R = "__m256", V = "_mm256", W = "_mm256", L = "f32", s = "ps", k = 8 },
                          { load = "load", R = "__m512d", V = "_mm256", W = "_mm512", L = "f64", s = "pd", k = 8 } }) do
      to.S, to.from, to.offset, to.bits = sign .. n, from, offset(n // 8), n * to.k
      blocks:add("BLOCK $R $load_$S_as_$L(const char *p, size_t i) {\n    return $W_cvt$from_$s(" .. widened .. ");\n}", to)
    end
  end
  blocks:add([[
BLOCK __m512d load_${s}64_as_f64(const char *p, size_t i) {
    return _mm512_cvtep${s}64_pd(load512(p + 8 * i));
}
]], { s = sign })
end

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

-- What f32 cannot hold exactly: the lane that loads it, the conversion and the one back. A conversion toward zero has lost
-- something where it cannot be undone.
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
  of.differ = double and "_mm512_cmp_pd_mask(back, v, _CMP_NEQ_UQ)" or ("_mm512_cmpneq_%s_mask(back, v)"):format(of.from)
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

-- ---- To bf16 and f16 ----

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
-- numbers are in order once their bits below the sign are inverted, and with the bits of infinity and one more added, or
-- taken away, the NaNs of both signs are at one end.
local fused = {}

blocks:add([[
/* v, its lower bits inverted where it is negative. */
BLOCK __m512i in_order(__m512i v) {
    return _mm512_ternarylogic_epi32(v, _mm512_srai_epi16(v, 15), _mm512_set1_epi16(INT16_MAX), 0x78);
}
]])

for _, S in ipairs({ "f16", "bf16" }) do
  for _, op in ipairs({ "minimum", "maximum" }) do
    blocks:add([[
BLOCK void $op_$S(char *z, const char *x, const char *y, size_t i) {
    const __m512i end = _mm512_set1_epi16($end);
    const __m512i a = _mm512_add_epi16(in_order(load_u16(x, i)), end);
    const __m512i b = _mm512_add_epi16(in_order(load_u16(y, i)), end);
    store_u16(z, i, in_order(_mm512_sub_epi16($op_u16(a, b), end)));
}
]], { op = op, S = S, ["end"] = (op == "minimum" and "-" or "") .. (S == "f16" and "0x7c01" or "0x7f81") })
    local load = load_name(S, "f32")
    fused[#fused + 1] = { ("store_f32_as_%s%%(%s_f32%%(%s, %s%%)%%)"):format(S, op, load, load), op .. "_" .. S, 32 }
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

-- Zero has no bit set, a sign not counted.
for _, of in ipairs({
  { S = "u16", n = 16, bits = "-1" }, { S = "bf16", n = 16, bits = "INT16_MAX" }, { S = "f16", n = 16, bits = "INT16_MAX" },
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
    __m512 x = _mm512_mul_ps(_mm512_moveldup_ps(a), b);
    __m512 y = _mm512_mul_ps(_mm512_movehdup_ps(a), _mm512_permute_ps(b, 0xb1));
    IN_REGISTER(x);
    IN_REGISTER(y);
    return _mm512_mask_sub_ps(_mm512_add_ps(x, y), 0x5555, x, y);
}

BLOCK __m512d multiply_pairs_f64(__m512d a, __m512d b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    __m512d x = _mm512_mul_pd(_mm512_movedup_pd(a), b);
    __m512d y = _mm512_mul_pd(_mm512_permute_pd(a, 0xff), _mm512_permute_pd(b, 0x55));
    IN_REGISTER(x);
    IN_REGISTER(y);
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

/* p is the larger part of the divisor, q the other one. Where p is the imaginary one, or there is a NaN, the parts of the
   dividend are exchanged as well. By a divisor without any part one divides as by +0, which infinity times is the same. */
BLOCK $R divide_$C($R x, $R y) {
    const parts_$C a = parts_of_$C(x), c = parts_of_$C(y);
    const $T sign = $V_set1_$s(-0.0), zero = $V_setzero_$s(), inf = $V_set1_$s($inf);
    const $T re = $V_andnot_$s(sign, c.re), im = $V_andnot_$s(sign, c.im);
    const __mmask8 flip = $V_cmp_$s_mask(re, im, _CMP_NGE_UQ);
    const __mmask8 none = $V_cmp_$s_mask($V_or_$s(re, im), zero, _CMP_EQ_OQ);
    const $T p = $V_mask_mov_$s(c.re, flip, c.im), q = $V_mask_mov_$s(c.im, flip, c.re);
    const $T u = $V_mask_mov_$s(a.re, flip, a.im), v = $V_mask_mov_$s(a.im, flip, a.re);
    const $T r = $V_div_$s(q, p);
    $T qr = $V_mul_$s(q, r), ur = $V_mul_$s(u, r), vr = $V_mul_$s(v, r);
    IN_REGISTER(qr);
    IN_REGISTER(ur);
    IN_REGISTER(vr);
    const $T s = $V_div_$s($V_set1_$s(1), $V_add_$s(p, qr));
    const $T real = $V_mul_$s($V_add_$s(u, vr), s);
    const $T imaginary = $V_mul_$s($V_mask_sub_$s($V_sub_$s(v, ur), flip, ur, v), s);
    return joined_parts_$C($V_mask_mul_$s(real, none, a.re, inf), $V_mask_mul_$s(imaginary, none, a.im, inf));
}
]], of)
end

-- Where a real becomes complex, its imaginary part is +0.
for _, S in ipairs({ "b", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64" }) do
  if S ~= "b" then
    blocks:add([[
BLOCK __m512 load_$S_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256($load8(p, i))));
}
]], { S = S, load8 = load8_name(S) })
  end
  blocks:add([[
BLOCK c128 load_$S_as_c128(const char *p, size_t i) {
    return c128_of_f64($load(p, i));
}
]], { S = S, load = load_name(S, "f64") })
end

blocks:add([[
BLOCK __m512 load_b_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_maskz_mov_epi64(true_8(p, i), _mm512_set1_epi64(0x3f800000)));
}

BLOCK __m512 load_c128_as_c64(const char *p, size_t i) {
    return joined_f32(_mm512_cvtpd_ps(load_f64(p, 2 * i)), _mm512_cvtpd_ps(load_f64(p, 2 * i + 8)));
}

BLOCK __m512 load_c128_as_c64_odd(const char *p, size_t i) {
    return load_f64_as_f32_odd(p, 2 * i);
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
  custom = import("isa/avx512/formats")(fused),
  unrolls = true,
  driver = import("isa/avx512/driver"),
}

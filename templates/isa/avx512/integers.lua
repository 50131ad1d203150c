-- AVX-512: integers.
local vectors = import("isa/avx512/vectors")
local integers, load_name, offset = vectors.integers, vectors.load_name, vectors.offset
local add_operations = vectors.add_operations

-- What there is of every width.
local function add_width(blocks, of)
  local n, R = of.n, of.R
  local values = { n = n, w = of.w, k = of.k, V = of.V, R = R, offset = offset(n // 8),
                   lowest = ("INT%d_MIN"):format(n) }
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
  add_operations(blocks, values, R, [[
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
  add_operations(blocks, values, "__mmask$k", [[
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
    add_operations(blocks, values, R, [[
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
end

-- Loads of another width: one instruction widens; to narrow, every second part of two registers makes one, as often as
-- needed.
local function add_between(blocks, of, from)
  local n, m = of.n, from.n
  local between = { n = n, m = m, V = of.V, R = of.R, offset = offset(m // 8), bits = of.k * m, step = of.k // 2,
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

-- What there are no instructions for with bytes.
local function add_bytes(blocks)
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
end

return function(blocks)
  for _, of in ipairs(integers) do
    add_width(blocks, of)
    for _, from in ipairs(integers) do add_between(blocks, of, from) end
  end
  add_bytes(blocks)
end

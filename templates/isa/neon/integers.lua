-- NEON: integers.
local vectors = import("isa/neon/vectors")
local widths, integers, with = vectors.widths, vectors.integers, vectors.with

return function(blocks)
  -- ---- Integers ----

  for _, n in ipairs(widths) do
    blocks:add([[
BLOCK $S signed_$n($T v) {
    return vreinterpretq_s$n_u$n(v);
}

BLOCK $T unsigned_$n($S v) {
    return vreinterpretq_u$n_s$n(v);
}

BLOCK $T add_u$n($T a, $T b) {
    return vaddq_u$n(a, b);
}

BLOCK $T subtract_u$n($T a, $T b) {
    return vsubq_u$n(a, b);
}

BLOCK $T bitwise_and_u$n($T a, $T b) {
    return vandq_u$n(a, b);
}

BLOCK $T bitwise_or_u$n($T a, $T b) {
    return vorrq_u$n(a, b);
}

BLOCK $T bitwise_xor_u$n($T a, $T b) {
    return veorq_u$n(a, b);
}

/* Of a count the shifts see the lowest byte alone, hence the limit; a negative one is large without its sign. */
BLOCK $S shift_count_$n($T b) {
    return signed_$n(minimum_u$n(b, vdupq_n_u$n($n)));
}

BLOCK $T bitwise_left_shift_u$n($T a, $T b) {
    return vshlq_u$n(a, shift_count_$n(b));
}

BLOCK $T bitwise_right_shift_u$n($T a, $T b) {
    return vshlq_u$n(a, vnegq_s$n(shift_count_$n(b)));
}

BLOCK $T bitwise_right_shift_i$n($T a, $T b) {
    return unsigned_$n(vshlq_s$n(signed_$n(a), vnegq_s$n(shift_count_$n(b))));
}

BLOCK $T equal_u$n($T a, $T b) {
    return vceqq_u$n(a, b);
}

BLOCK $T not_equal_u$n($T a, $T b) {
    const $T difference = veorq_u$n(a, b);
    return vtstq_u$n(difference, difference);
}

BLOCK $T less_u$n($T a, $T b) {
    return vcltq_u$n(a, b);
}

BLOCK $T less_equal_u$n($T a, $T b) {
    return vcleq_u$n(a, b);
}

BLOCK $T less_i$n($T a, $T b) {
    return vcltq_s$n(signed_$n(a), signed_$n(b));
}

BLOCK $T less_equal_i$n($T a, $T b) {
    return vcleq_s$n(signed_$n(a), signed_$n(b));
}

BLOCK $T negative_$n($T v) {
    return vcltzq_s$n(signed_$n(v));
}

BLOCK $T equal_u$n_i$n($T a, $T b) {
    return vbicq_u$n(vceqq_u$n(a, b), negative_$n(b));
}

BLOCK $T not_equal_u$n_i$n($T a, $T b) {
    return vornq_u$n(negative_$n(b), vceqq_u$n(a, b));
}

BLOCK $T less_u$n_i$n($T a, $T b) {
    return vbicq_u$n(vcltq_u$n(a, b), negative_$n(b));
}

BLOCK $T less_equal_u$n_i$n($T a, $T b) {
    return vbicq_u$n(vcleq_u$n(a, b), negative_$n(b));
}

BLOCK $T less_i$n_u$n($T a, $T b) {
    return vorrq_u$n(vcltq_u$n(a, b), negative_$n(a));
}

BLOCK $T less_equal_i$n_u$n($T a, $T b) {
    return vorrq_u$n(vcleq_u$n(a, b), negative_$n(a));
}
]], integers[n])
  end

  for _, n in ipairs({ 8, 16, 32 }) do
    blocks:add([[
BLOCK $T multiply_u$n($T a, $T b) {
    return vmulq_u$n(a, b);
}

BLOCK $T minimum_u$n($T a, $T b) {
    return vminq_u$n(a, b);
}

BLOCK $T maximum_u$n($T a, $T b) {
    return vmaxq_u$n(a, b);
}

BLOCK $T minimum_i$n($T a, $T b) {
    return unsigned_$n(vminq_s$n(signed_$n(a), signed_$n(b)));
}

BLOCK $T maximum_i$n($T a, $T b) {
    return unsigned_$n(vmaxq_s$n(signed_$n(a), signed_$n(b)));
}
]], integers[n])
  end

  blocks:add([[
/* The products of low and high halves, of which the low 32 bits count, and the full one of the low halves. */
BLOCK uint64x2_t multiply_u64(uint64x2_t a, uint64x2_t b) {
    const uint32x4_t crosswise = vmulq_u32(vreinterpretq_u32_u64(a), vrev64q_u32(vreinterpretq_u32_u64(b)));
    const uint64x2_t high = vshlq_n_u64(vpaddlq_u32(crosswise), 32);
    return vmlal_u32(high, vmovn_u64(a), vmovn_u64(b));
}
]])

  for _, type in ipairs({ "u", "i" }) do
    blocks:add([[
BLOCK uint64x2_t minimum_${s}64(uint64x2_t a, uint64x2_t b) {
    return vbslq_u64(less_${s}64(a, b), a, b);
}

BLOCK uint64x2_t maximum_${s}64(uint64x2_t a, uint64x2_t b) {
    return vbslq_u64(less_${s}64(a, b), b, a);
}
]], { s = type })
  end

  -- ---- Integers of other widths ----

  -- The bytes of a register of lanes of n bits with elements of m bits at their bottom or top, as C.
  local function places(m, n, at_top)
    local bytes = {}
    for element = 0, 128 // n - 1 do
      for byte = 0, n // 8 - 1 do
        local from = at_top and byte - (n - m) // 8 or byte
        bytes[#bytes + 1] = from >= 0 and from < m // 8 and element * (m // 8) + from or 255
      end
    end
    return table.concat(bytes, ", ")
  end

  for _, n in ipairs({ 16, 32, 64 }) do
    for _, m in ipairs({ 8, 16, 32 }) do
      local values = with(integers[n], { m = m, bits = 128 * m // n, rest = n - m })
      values.low, values.high = places(m, n, false), places(m, n, true)
      if n == 2 * m then
        blocks:add([[
BLOCK $T load_u$m_as_u$n(const char *p, size_t i) {
    return vmovl_u$m(half_u$m(p, i));
}

BLOCK $T load_i$m_as_i$n(const char *p, size_t i) {
    return unsigned_$n(vmovl_s$m(vreinterpret_s$m_u$m(half_u$m(p, i))));
}
]], values)
      elseif m < n then
        blocks:add([[
BLOCK $T load_u$m_as_u$n(const char *p, size_t i) {
    static const uint8_t places[16] = {$low};
    return vreinterpretq_u$n_u8(vqtbl1q_u8(repeated_$bits(p, $m / 8 * i), vld1q_u8(places)));
}

/* The elements as the highest $m of $n bits. */
BLOCK $S high_$m_of_$n(const char *p, size_t i) {
    static const uint8_t places[16] = {$high};
    return vreinterpretq_s$n_u8(vqtbl1q_u8(repeated_$bits(p, $m / 8 * i), vld1q_u8(places)));
}

BLOCK $T load_i$m_as_i$n(const char *p, size_t i) {
    return unsigned_$n(vshrq_n_s$n(high_$m_of_$n(p, i), $rest));
}
]], values)
      end
    end
    blocks:add([[
BLOCK $T load_b_as_u$n(const char *p, size_t i) {
    return vreinterpretq_u$n_u8(vminq_u8(vreinterpretq_u8_u$n(load_u8_as_u$n(p, i)), vdupq_n_u8(1)));
}
]], integers[n])
  end

  -- Halving, as often as it takes: each load of n bits is two of twice as many.
  for _, from in ipairs({ 64, 32, 16 }) do
    for _, n in ipairs({ 32, 16, 8 }) do
      if n < from then
        local twice = 2 * n
        local load = "load_u" .. from .. (twice < from and "_as_u" .. twice or "")
        blocks:add([[
BLOCK $T load_u$from_as_u$n(const char *p, size_t i) {
    return vuzp1q_u$n(vreinterpretq_u$n_u$twice($load(p, i)), vreinterpretq_u$n_u$twice($load(p, i + $more)));
}
]], with(integers[n], { from = from, twice = twice, load = load, more = 128 // twice }))
      end
    end
  end
end

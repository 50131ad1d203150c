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

  -- Widening: the lower or the upper half of a register, as often as it takes. Bytes that become 32 or 64 bits are
  -- eight at a time to begin with, since the compiler sees no more of their index than its place among eight.
  blocks:add([[
BLOCK uint16x8_t eight_u8_as_u16(const char *p, size_t i) {
    return vmovl_u8(half_u8(p, i));
}

BLOCK uint16x8_t eight_i8_as_i16(const char *p, size_t i) {
    return unsigned_16(vmovl_s8(vreinterpret_s8_u8(half_u8(p, i))));
}

BLOCK uint16x8_t eight_b_as_u16(const char *p, size_t i) {
    return vmovl_u8(vmin_u8(half_u8(p, i), vdup_n_u8(1)));
}

BLOCK uint16x8_t load_b_as_u16(const char *p, size_t i) {
    const uint8x16_t v = load_u8_as_b(p, i % 16 ? i - 8 : i);
    return i % 16 ? vmovl_high_u8(v) : vmovl_u8(vget_low_u8(v));
}
]])
  for _, m in ipairs({ "b", 8, 16, 32 }) do
    local is_bool = m == "b"
    for _, n in ipairs({ 16, 32, 64 }) do
      if is_bool and n > 16 or not is_bool and m < n then
        local h = n // 2
        local as_half = m == h and "" or "_as_%s" .. h
        local load = n == 32 and (is_bool or m == 8) and "eight_" or "load_"
        local S = is_bool and "b" or "u" .. m
        local values = { m = m, n = n, h = h, count = 256 // n, less = 128 // n, T = integers[n].T, V = integers[h].T,
                         W = integers[h].S, S = S, unsigned = load .. S .. as_half:format("u"),
                         signed = load .. (m == h and "u" or "i") .. m .. as_half:format("i") }
        blocks:add([[
BLOCK $T load_$S_as_u$n(const char *p, size_t i) {
    const $V v = $unsigned(p, i % $count ? i - $less : i);
    return i % $count ? vmovl_high_u$h(v) : vmovl_u$h(vget_low_u$h(v));
}
]], values)
        if not is_bool then
          blocks:add([[
BLOCK $T load_i$m_as_i$n(const char *p, size_t i) {
    const $W v = signed_$h($signed(p, i % $count ? i - $less : i));
    return unsigned_$n(i % $count ? vmovl_high_s$h(v) : vmovl_s$h(vget_low_s$h(v)));
}
]], values)
        end
      end
    end
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

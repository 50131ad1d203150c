-- NEON: between integers and floats.
local vectors = import("isa/neon/vectors")
local widths, integers, floats, with = vectors.widths, vectors.integers, vectors.floats, vectors.with

-- The bytes of registers of lanes of n bits whose highest m bits are eight elements after one another, as C.
local function places(m, n)
  local registers = {}
  for register = 0, n // 16 - 1 do
    local bytes = {}
    for byte = 0, 15 do
      local element, at = 128 // n * register + byte // (n // 8), byte % (n // 8) - (n - m) // 8
      bytes[#bytes + 1] = at >= 0 and element * (m // 8) + at or 255
    end
    registers[#registers + 1] = "        {" .. table.concat(bytes, ", ") .. "},\n"
  end
  return table.concat(registers)
end

return function(blocks)
  -- ---- Integers as floats ----

  -- Exact, or rounded by the one instruction.
  for _, float in ipairs(floats) do
    for _, m in ipairs(widths) do
      local as_lane = m == float.n and "" or "_as_%s" .. float.n
      if m <= float.n then
        blocks:add([[
BLOCK $T load_u$m_as_$L(const char *p, size_t i) {
    return vcvtq_$L_u$n($unsigned(p, i));
}

BLOCK $T load_i$m_as_$L(const char *p, size_t i) {
    return vcvtq_$L_s$n(signed_$n($signed(p, i)));
}
]], with(float, { m = m, unsigned = "load_u" .. m .. as_lane:format("u"),
                  signed = (m == float.n and "load_u" or "load_i") .. m .. as_lane:format("i") }))
      end
    end
  end

  -- Narrower ones are put into the highest bits, by which the same instruction divides.
  blocks:add([[
/* Of eight elements, when i is that of any register of them. */
BLOCK size_t first_of_eight(size_t i) {
    const size_t half = i % 4 ? i - 2 : i;
    return half % 8 ? half - 4 : half;
}
]])
  for _, part in ipairs({ { 8, 32 }, { 8, 64 }, { 16, 64 } }) do
    local m, n = part[1], part[2]
    local values = with(floats[n // 32], { m = m, rest = n - m, places = places(m, n), size = m // 8,
                                           registers = n // 16, load = m == 8 and "eight_u8" or "load_u8" })
    blocks:add([[
BLOCK $M high_$m_of_$n(uint8x16_t eight, size_t i) {
    static const uint8_t places[$registers][16] = {
$places    };
    return vreinterpretq_u$n_u8(vqtbl1q_u8(eight, vld1q_u8(places[i % 8 / $lanes])));
}

BLOCK $T load_u$m_as_$L(const char *p, size_t i) {
    return vcvtq_n_$L_u$n(high_$m_of_$n($load(p, $size * first_of_eight(i)), i), $rest);
}

BLOCK $T load_i$m_as_$L(const char *p, size_t i) {
    return vcvtq_n_$L_s$n(vreinterpretq_s$n_u$n(high_$m_of_$n($load(p, $size * first_of_eight(i)), i)), $rest);
}
]], values)
    if m == 8 then
      blocks:add([[
BLOCK $T load_b_as_$L(const char *p, size_t i) {
    return vcvtq_n_$L_u$n(high_8_of_$n(vminq_u8(eight_u8(p, first_of_eight(i)), vdupq_n_u8(1)), i), $rest);
}
]], values)
    end
  end

  -- 64 bits become a double first. What that does not hold is rounded to odd, which no later rounding notices.
  blocks:add([[
/* Where a number has more than 53 bits, the lowest 11 become one: whether any of them is set. */
BLOCK uint64x2_t sticky(uint64x2_t v, uint64x2_t magnitude) {
    const uint64x2_t is_large = vcgtq_u64(magnitude, vdupq_n_u64(UINT64_C(1) << 53));
    const uint64x2_t low = vandq_u64(is_large, vdupq_n_u64(0x7ff));
    const uint64x2_t carried = vaddq_u64(vandq_u64(v, low), low);
    return vbicq_u64(vorrq_u64(v, carried), low);
}

BLOCK float64x2_t load_u64_as_f64_odd(const char *p, size_t i) {
    const uint64x2_t v = load_u64(p, i);
    return vcvtq_f64_u64(sticky(v, v));
}

BLOCK float64x2_t load_i64_as_f64_odd(const char *p, size_t i) {
    const uint64x2_t v = load_u64(p, i);
    return vcvtq_f64_s64(signed_64(sticky(v, unsigned_64(vabsq_s64(signed_64(v))))));
}
]])

  for _, from in ipairs({ { "u32", "load_u32_as_f64", odd_only = true }, { "i32", "load_i32_as_f64", odd_only = true },
                          { "u64", "load_u64_as_f64_odd" }, { "i64", "load_i64_as_f64_odd" }, { "f64", "load_f64" },
                          { "c128", "load_c128_as_f64" } }) do
    for _, odd in ipairs(from.odd_only and { "_odd" } or { "", "_odd" }) do
      blocks:add([[
BLOCK float32x4_t load_$S_as_f32$odd(const char *p, size_t i) {
    return f32_of_f64$odd($load(p, i), $load(p, i + 2));
}
]], { S = from[1], load = from[2], odd = odd })
    end
  end

  -- ---- Floats as integers ----

  -- By the instruction at the width of a lane of floats; from there on narrower, saturating at each step.
  for _, from in ipairs({ { "bf16", 32 }, { "f16", 32 }, { "f32", 32 }, { "c64", 32 }, { "f64", 64 },
                          { "c128", 64 } }) do
    local S, direct = from[1], from[2]
    for _, n in ipairs({ 64, 32, 16, 8 }) do
      local L, twice = "f" .. n, 2 * n
      local values = with(integers[n], { S = S, L = L, load = S == L and "load_" .. L or ("load_%s_as_%s"):format(S, L),
                                         twice = twice, more = 128 // twice, signedHalf = integers[n].half:sub(2) })
      if n >= direct then
        blocks:add([[
BLOCK $T load_$S_as_u$n(const char *p, size_t i) {
    return vcvtq_u$n_$L($load(p, i));
}

BLOCK $T load_$S_as_i$n(const char *p, size_t i) {
    return unsigned_$n(vcvtq_s$n_$L($load(p, i)));
}
]], values)
      else
        blocks:add([[
BLOCK $T load_$S_as_u$n(const char *p, size_t i) {
    const $half low = vqmovn_u$twice(load_$S_as_u$twice(p, i));
    return vqmovn_high_u$twice(low, load_$S_as_u$twice(p, i + $more));
}

BLOCK $T load_$S_as_i$n(const char *p, size_t i) {
    const $signedHalf low = vqmovn_s$twice(signed_$twice(load_$S_as_i$twice(p, i)));
    return unsigned_$n(vqmovn_high_s$twice(low, signed_$twice(load_$S_as_i$twice(p, i + $more))));
}
]], values)
      end
    end
  end
end

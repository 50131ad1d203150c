-- NEON: between integers and floats.
local vectors = import("isa/neon/vectors")
local widths, integers, floats, with = vectors.widths, vectors.integers, vectors.floats, vectors.with

return function(blocks)
  -- ---- Integers as floats ----

  -- Exact, or rounded by the one instruction. Where the elements are in the highest bits, the instruction also divides.
  for _, float in ipairs(floats) do
    blocks:add([[
BLOCK $T load_b_as_$L(const char *p, size_t i) {
    return vcvtq_$L_u$n(load_b_as_u$n(p, i));
}
]], float)
    for _, m in ipairs(widths) do
      local as_lane = m == float.n and "" or "_as_%s" .. float.n
      local values = with(float, { m = m, rest = float.n - m, unsigned = "load_u" .. m .. as_lane:format("u"),
                                   signed = (m == float.n and "load_u" or "load_i") .. m .. as_lane:format("i") })
      if m <= float.n then
        blocks:add([[
BLOCK $T load_u$m_as_$L(const char *p, size_t i) {
    return vcvtq_$L_u$n($unsigned(p, i));
}

BLOCK $T load_i$m_as_$L(const char *p, size_t i) {
    return vcvtq_$L_s$n(signed_$n($signed(p, i)));
}
]], values)
      end
      if 4 * m <= float.n then
        blocks:add([[
BLOCK $T load_i$m_as_$L(const char *p, size_t i) {
    return vcvtq_n_$L_s$n(high_$m_of_$n(p, i), $rest);
}
]], values)
      end
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

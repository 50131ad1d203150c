-- NEON: whole bodies for compositions that have a shorter way than their blocks one after the other.
local vectors = import("isa/neon/vectors")
local complexes, reals, with = vectors.complexes, vectors.reals, vectors.with

return function(blocks)
  local fused = {}

  -- Sums of complex numbers need no parts.
  for _, complex in ipairs(complexes) do
    for _, op in ipairs({ "add", "subtract" }) do
      blocks:add([[
BLOCK void ${op}_interleaved_$L(char *z, const char *x, const char *y, size_t i) {
    store_$L(z, 2 * i, ${op}_$L(load_$L(x, 2 * i), load_$L(y, 2 * i)));
}
]], with(complex, { op = op }))
      fused[#fused + 1] = { ("store_C%%(%s_C%%(load_C, load_C%%)%%)"):format(op):gsub("C", complex.C),
                            op .. "_interleaved_" .. complex.L, complex.lanes // 2 }
    end
  end

  -- Masks of c64 are those of its parts, and stored as such.
  local function compare_as_c64(op, same, x, y)
    local function load(S) return S == "c64" and "load_c64" or "load_" .. S .. "_as_c64" end
    local block = ("store_%s_of_%s_and_%s"):format(op, x, y)
    blocks:add([[
BLOCK void $block(char *z, const char *x, const char *y, size_t i) {
    store_mask32(z, i, $same($x(x, i), $y(y, i)),
                 $same($x(x, i + 4), $y(y, i + 4)),
                 $same($x(x, i + 8), $y(y, i + 8)),
                 $same($x(x, i + 12), $y(y, i + 12)));
}
]], { block = block, same = same, x = load(x), y = load(y) })
    fused[#fused + 1] = { ("store_mask64%%(%s_c64%%(%s, %s%%)%%)"):format(op, load(x), load(y)), block, 16,
                          either_order = true }
  end
  for _, op in ipairs({ { "equal", "equal_parts" }, { "not_equal", "different_parts" } }) do
    for _, y in ipairs({ "c64", "c128" }) do
      for _, x in ipairs(reals) do compare_as_c64(op[1], op[2], x, y) end
      compare_as_c64(op[1], op[2], y, y)
    end
    compare_as_c64(op[1], op[2], "c64", "c128")
  end

  -- The smaller or larger of two bf16 is one of them: nothing to round.
  for _, op in ipairs({ "minimum", "maximum" }) do
    for _, S in ipairs({ "b", "u8", "i8", "bf16" }) do
      blocks:add([[
BLOCK uint16x8_t ${op}_of_$S_and_bf16(const char *x, const char *y, size_t i) {
    const float32x4_t low = ${op}_f32(load_$S_as_f32(x, i), load_bf16_as_f32(y, i));
    const float32x4_t high = ${op}_f32(load_$S_as_f32(x, i + 4), load_bf16_as_f32(y, i + 4));
    return vuzp2q_u16(vreinterpretq_u16_f32(low), vreinterpretq_u16_f32(high));
}

BLOCK void store_${op}_of_$S_and_bf16(char *z, const char *x, const char *y, size_t i) {
    store_u16(z, i, ${op}_of_$S_and_bf16(x, y, i));
}
]], { op = op, S = S })
      fused[#fused + 1] = { ("store_f32_as_bf16%%(%s_f32%%(load_%s_as_f32, load_bf16_as_f32%%)%%)"):format(op, S),
                            ("store_%s_of_%s_and_bf16"):format(op, S), 8, either_order = true }
    end
  end

  -- The product of 32 bits without and 32 with sign, from that without signs.
  for _, m in ipairs({ 8, 16, 32 }) do
    blocks:add([[
BLOCK void multiply_u32_by_i$m(char *z, const char *x, const char *y, size_t i) {
    const uint32x4_t a = load_u32(x, i), b = $load(y, i), excess = vandq_u32(a, negative_32(b));
    const uint64x2_t low = vsubq_u64(vmull_u32(vget_low_u32(a), vget_low_u32(b)), vshll_n_u32(vget_low_u32(excess), 32));
    const uint64x2_t high = vsubq_u64(vmull_high_u32(a, b), vshll_high_n_u32(excess, 32));
    store_u64(z, i, low);
    store_u64(z, i + 2, high);
}
]], { m = m, load = m == 32 and "load_u32" or ("load_i%d_as_i32"):format(m) })
    fused[#fused + 1] = { ("store_u64%%(multiply_u64%%(load_u32_as_u64, load_i%d_as_i64%%)%%)"):format(m),
                          "multiply_u32_by_i" .. m, 4, either_order = true }
  end

  return fused
end

-- NEON: whole bodies for compositions that have a shorter way than their blocks one after the other.
local vectors = import("isa/neon/vectors")
local complexes, reals, with = vectors.complexes, vectors.reals, vectors.with

return function(blocks)
  local fused = {}

  -- Sums of complex numbers leave the parts in turns; real numbers get zeros between them.
  local function sum(op, complex, x, y)
    local C, L = complex.C, complex.L
    local function load(S) return S == C and "load_" .. S or "load_" .. S .. "_as_" .. C end
    local block = ("%s_parts_of_%s_and_%s_as_%s"):format(op, x, y, C)
    local statements = {}
    for first = 0, 7, 2 * complex.lanes do -- of four registers, until there are eight elements
      local registers = {}
      for register = 0, 3 do
        local at = first + register * complex.lanes // 2
        registers[#registers + 1] = ("%s_%s(load_parts_of_%s_as_%s(x, i + %d), load_parts_of_%s_as_%s(y, i + %d))"):format(
          op, L, x, L, at, y, L, at)
      end
      local opening = ("    store_%s_wide(z, 2 * i + %d, "):format(L, 2 * first)
      statements[#statements + 1] = opening .. table.concat(registers, ",\n" .. (" "):rep(#opening)) .. ");\n"
    end
    blocks:add("BLOCK void " .. block .. "(char *z, const char *x, const char *y, size_t i) {\n"
               .. table.concat(statements) .. "}")
    fused[#fused + 1] = { ("store_%s%%(%s_%s%%(%s, %s%%)%%)"):format(C, op, C, load(x), load(y)), block, 8,
                          either_order = op == "add" }
  end

  blocks:add([[
BLOCK float64x2_t load_parts_of_c64_as_f64(const char *p, size_t i) {
    return load_f32_as_f64(p, 2 * i);
}
]])
  for _, complex in ipairs(complexes) do
    local C, L = complex.C, complex.L
    blocks:add([[
BLOCK $T load_parts_of_${C}_as_$L(const char *p, size_t i) {
    return load_$L(p, 2 * i);
}
]], complex)
    for _, S in ipairs(reals) do
      blocks:add([[
/* Elements from i on as complex numbers, real and imaginary parts in turns. */
BLOCK $T load_parts_of_${S}_as_$L(const char *p, size_t i) {
    const $T v = $load(p, i % $lanes ? i - $half : i), zero = vdupq_n_$L(0);
    return i % $lanes ? vzip2q_$L(v, zero) : vzip1q_$L(v, zero);
}
]], with(complex, { S = S, load = S == L and "load_" .. S or "load_" .. S .. "_as_" .. L, half = complex.lanes // 2 }))
    end
    for _, op in ipairs({ "add", "subtract" }) do
      sum(op, complex, C, C)
      for _, S in ipairs(reals) do
        sum(op, complex, S, C)
        if op == "subtract" then sum(op, complex, C, S) end
      end
    end
  end
  for _, op in ipairs({ "add", "subtract" }) do
    for _, S in ipairs(reals) do
      sum(op, complexes[2], S, "c64")
      if op == "subtract" then sum(op, complexes[2], "c64", S) end
    end
    sum(op, complexes[2], "c64", "c128")
    if op == "subtract" then sum(op, complexes[2], "c128", "c64") end
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
    const uint16x8_t low = ${op}_of_$S_and_bf16(x, y, i), high = ${op}_of_$S_and_bf16(x, y, i + 8);
    store_u16(z, i, low);
    store_u16(z, i + 8, high);
}
]], { op = op, S = S })
      fused[#fused + 1] = { ("store_f32_as_bf16%%(%s_f32%%(load_%s_as_f32, load_bf16_as_f32%%)%%)"):format(op, S),
                            ("store_%s_of_%s_and_bf16"):format(op, S), 16, either_order = true }
    end
  end

  -- The product of 32 bits without and 32 with sign, from that without signs.
  blocks:add([[
BLOCK uint64x2x2_t product_of_u32_and_i32(uint32x4_t a, uint32x4_t b) {
    const uint32x4_t excess = vandq_u32(a, negative_32(b));
    const uint64x2_t low = vmull_u32(vget_low_u32(a), vget_low_u32(b)), high = vmull_high_u32(a, b);
    const uint64x2x2_t v = {{vsubq_u64(low, vshll_n_u32(vget_low_u32(excess), 32)),
                             vsubq_u64(high, vshll_high_n_u32(excess, 32))}};
    return v;
}
]])
  for _, m in ipairs({ 8, 16, 32 }) do
    blocks:add([[
BLOCK void multiply_u32_by_i$m(char *z, const char *x, const char *y, size_t i) {
    const uint64x2x2_t low = product_of_u32_and_i32(load_u32(x, i), $load(y, i));
    const uint64x2x2_t high = product_of_u32_and_i32(load_u32(x, i + 4), $load(y, i + 4));
    store_u64_wide(z, i, low.val[0], low.val[1], high.val[0], high.val[1]);
}
]], { m = m, load = m == 32 and "load_u32" or ("load_i%d_as_i32"):format(m) })
    fused[#fused + 1] = { ("store_u64%%(multiply_u64%%(load_u32_as_u64, load_i%d_as_i64%%)%%)"):format(m),
                          "multiply_u32_by_i" .. m, 8, either_order = true }
  end

  return fused
end

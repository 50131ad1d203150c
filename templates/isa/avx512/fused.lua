-- AVX-512: whole bodies for compositions that have a shorter way than their blocks one after the other.
local load_name = import("isa/avx512/vectors").load_name

-- The smaller and the larger of two f16 or bf16 are found as integers, 32 at a time and without any rounding: negative
-- numbers are in order once their bits below the sign are inverted, and with the bits of infinity and one more added, or
-- taken away, the NaNs of both signs are at one end.
return function(blocks)
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

  -- Integers where a bool is true.
  for _, of in ipairs({ { 8, 32, "load_u8_as_b", 256 }, { 16, 32, "load_b_as_u16", 512 },
                        { 32, 16, "load_b_as_u32", 512 }, { 64, 8, "load_b_as_u64", 512 } }) do
    local n, count, load, width = of[1], of[2], of[3], of[4]
    blocks:add([[
BLOCK void multiply_b_and_u$n(char *z, const char *x, const char *y, size_t i) {
    store_u$n(z, i, _mm${width}_maskz_mov_epi$n(true_$count(x, i), load_u$n(y, i)));
}
]], { n = n, count = count, width = width })
    fused[#fused + 1] = { ("store_u%d%%(multiply_u%d%%(%s, load_u%d%%)%%)"):format(n, n, load, n),
                          "multiply_b_and_u" .. n, count, either_order = true }
  end
  return fused
end

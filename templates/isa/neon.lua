-- NEON: the vectors of every AArch64 CPU, with nothing that came after ARMv8.0. What a block is called and does is said in
-- scalar.lua; here, what to know of the registers.
--
--   Every load and store is one of bytes, so that any alignment is fine; a register is reinterpreted, which costs nothing.
--   Masks are all ones or all zeros in each element, and of its width.
--   Complex numbers are pairs of registers, real parts and imaginary parts, of as many elements as the parts' lane has.
--   Bytes that go four or eight to a register are put in place by a table look-up, in which an index past the table's end
--   gives 0.
--   NaN, saturation, -0 < +0 and rounding to odd (fcvtxn) are as the contract wants them in the instructions themselves.

-- Intrinsics that name a part or another view of a register, and are no instruction.
local free = { vreinterpret = true, vreinterpretq = true, vget = true, vdup = true, vdupq = true }

local blocks = import("blocks")(function(identifier)
  local name = identifier:match("^(v%l%w*)_")
  return name ~= nil and not free[name]
end)

-- Integers by width: T is the vector of those without sign, S of those with, half a vector of 64 bits.
local widths = { 8, 16, 32, 64 }
local integers = {}
for _, n in ipairs(widths) do
  local count = 128 // n
  integers[n] = { n = n, size = n // 8, lanes = count, T = ("uint%dx%d_t"):format(n, count),
                  S = ("int%dx%d_t"):format(n, count), half = ("uint%dx%d_t"):format(n, count // 2) }
end

-- `fields`, and those of `base` beside them.
local function with(base, fields) return setmetatable(fields, { __index = base }) end

-- ---- Loads and stores ----

blocks:add([[
BLOCK uint8x16_t load_u8(const char *p, size_t i) {
    return vld1q_u8((const uint8_t *)p + i);
}

BLOCK void store_u8(char *p, size_t i, uint8x16_t v) {
    vst1q_u8((uint8_t *)p + i, v);
}

BLOCK uint8x8_t half_u8(const char *p, size_t i) {
    return vld1_u8((const uint8_t *)p + i);
}
]])

for _, n in ipairs({ 16, 32, 64 }) do
  blocks:add([[
BLOCK $T load_u$n(const char *p, size_t i) {
    return vreinterpretq_u$n_u8(load_u8(p, $size * i));
}

BLOCK void store_u$n(char *p, size_t i, $T v) {
    store_u8(p, $size * i, vreinterpretq_u8_u$n(v));
}

BLOCK $half half_u$n(const char *p, size_t i) {
    return vreinterpret_u$n_u8(half_u8(p, $size * i));
}
]], integers[n])
end

for _, n in ipairs({ 16, 32 }) do
  blocks:add([[
/* As many bytes as fit in $n bits, again and again. */
BLOCK uint8x16_t repeated_$n(const char *p, size_t offset) {
    uint$n_t bits;
    memcpy(&bits, p + offset, sizeof bits);
    return vreinterpretq_u8_u$n(vdupq_n_u$n(bits));
}
]], { n = n })
end

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

-- ---- Bools ----

blocks:add([[
BLOCK uint8x16_t load_u8_as_b(const char *p, size_t i) {
    return vminq_u8(load_u8(p, i), vdupq_n_u8(1));
}
]])

for _, n in ipairs({ 16, 32, 64 }) do
  blocks:add([[
/* 16 bytes of floats of $n bits, without their signs. */
BLOCK uint8x16_t magnitudes_$n(const char *p, size_t offset) {
    return vreinterpretq_u8_u$n(vshlq_n_u$n(vreinterpretq_u$n_u8(load_u8(p, offset)), 1));
}
]], { n = n })
end

-- An element is not zero if the largest of its bytes is not: of the larger of two neighbours, as often as it takes.
for _, bytes in ipairs({ "load_u8", "magnitudes_16", "magnitudes_32", "magnitudes_64" }) do
  for _, count in ipairs({ 2, 4, 8, 16 }) do
    blocks:add([[
BLOCK uint8x16_t ${bytes}_largest_of_$count(const char *p, size_t offset) {
    return vpmaxq_u8($half(p, offset), $half(p, offset + $more));
}
]], { bytes = bytes, count = count, half = bytes .. (count > 2 and "_largest_of_" .. count // 2 or ""), more = 8 * count })
  end
end

for _, storage in ipairs({ { "u16", 2, "load_u8" }, { "u32", 4, "load_u8" }, { "u64", 8, "load_u8" },
                           { "bf16", 2, "magnitudes_16" }, { "f16", 2, "magnitudes_16" },
                           { "f32", 4, "magnitudes_32" }, { "f64", 8, "magnitudes_64" },
                           { "c64", 8, "magnitudes_32" }, { "c128", 16, "magnitudes_64" } }) do
  blocks:add([[
BLOCK uint8x16_t load_$S_as_b(const char *p, size_t i) {
    return vminq_u8(${bytes}_largest_of_$size(p, $size * i), vdupq_n_u8(1));
}
]], { S = storage[1], size = storage[2], bytes = storage[3] })
end

-- ---- Masks ----

blocks:add([[
BLOCK void store_mask8(char *p, size_t i, uint8x16_t m) {
    store_u8(p, i, vandq_u8(m, vdupq_n_u8(1)));
}

BLOCK void store_mask16(char *p, size_t i, uint16x8_t a, uint16x8_t b) {
    store_mask8(p, i, vuzp1q_u8(vreinterpretq_u8_u16(a), vreinterpretq_u8_u16(b)));
}

BLOCK uint16x8_t mask16_of_32(uint32x4_t a, uint32x4_t b) {
    return vuzp1q_u16(vreinterpretq_u16_u32(a), vreinterpretq_u16_u32(b));
}

BLOCK void store_mask32(char *p, size_t i, uint32x4_t a, uint32x4_t b, uint32x4_t c, uint32x4_t d) {
    store_mask16(p, i, mask16_of_32(a, b), mask16_of_32(c, d));
}

BLOCK uint32x4_t mask32_of_64(uint64x2_t a, uint64x2_t b) {
    return vuzp1q_u32(vreinterpretq_u32_u64(a), vreinterpretq_u32_u64(b));
}

BLOCK void store_mask64(char *p, size_t i, uint64x2_t a, uint64x2_t b, uint64x2_t c, uint64x2_t d) {
    const uint16x8_t m = mask16_of_32(mask32_of_64(a, b), mask32_of_64(c, d));
    vst1_u8((uint8_t *)p + i, vand_u8(vmovn_u16(m), vdup_n_u8(1)));
}

/* Masks of parts, of which a c64 has as many in a register as an f32 has elements. */
BLOCK void store_mask_c64(char *p, size_t i, uint32x4_t a, uint32x4_t b, uint32x4_t c, uint32x4_t d) {
    store_mask32(p, i, a, b, c, d);
}

BLOCK void store_mask_c128(char *p, size_t i, uint64x2_t a, uint64x2_t b, uint64x2_t c, uint64x2_t d) {
    store_mask64(p, i, a, b, c, d);
}
]])

-- ---- Floats ----

local floats = { { L = "f32", n = 32, lanes = 4, T = "float32x4_t", M = "uint32x4_t" },
                 { L = "f64", n = 64, lanes = 2, T = "float64x2_t", M = "uint64x2_t" } }

for _, float in ipairs(floats) do
  blocks:add([[
BLOCK $T load_$L(const char *p, size_t i) {
    return vreinterpretq_$L_u$n(load_u$n(p, i));
}

BLOCK void store_$L(char *p, size_t i, $T v) {
    store_u$n(p, i, vreinterpretq_u$n_$L(v));
}

BLOCK $T add_$L($T a, $T b) {
    return vaddq_$L(a, b);
}

BLOCK $T subtract_$L($T a, $T b) {
    return vsubq_$L(a, b);
}

BLOCK $T multiply_$L($T a, $T b) {
    return vmulq_$L(a, b);
}

BLOCK $T divide_$L($T a, $T b) {
    return vdivq_$L(a, b);
}

BLOCK $T minimum_$L($T a, $T b) {
    return vminq_$L(a, b);
}

BLOCK $T maximum_$L($T a, $T b) {
    return vmaxq_$L(a, b);
}

BLOCK $M equal_$L($T a, $T b) {
    return vceqq_$L(a, b);
}

BLOCK $M not_equal_$L($T a, $T b) {
    return veorq_u$n(vceqq_$L(a, b), vdupq_n_u$n(UINT$n_MAX));
}

BLOCK $M less_$L($T a, $T b) {
    return vcltq_$L(a, b);
}

BLOCK $M less_equal_$L($T a, $T b) {
    return vcleq_$L(a, b);
}
]], float)
end

-- ---- Floats of other widths ----

blocks:add([[
BLOCK float32x4_t f32_of_bf16(uint16x4_t bits) {
    return vreinterpretq_f32_u32(vshll_n_u16(bits, 16));
}

BLOCK float32x4_t f32_of_f16(uint16x4_t bits) {
    return vcvt_f32_f16(vreinterpret_f16_u16(bits));
}

/* Two elements, twice. */
BLOCK uint16x4_t repeated_u16(const char *p, size_t i) {
    return vget_low_u16(vreinterpretq_u16_u8(repeated_32(p, 2 * i)));
}

BLOCK float32x4_t load_c64_as_f32(const char *p, size_t i) {
    return vuzp1q_f32(load_f32(p, 2 * i), load_f32(p, 2 * i + 4));
}

BLOCK float64x2_t load_f32_as_f64(const char *p, size_t i) {
    return vcvt_f64_f32(vreinterpret_f32_u32(half_u32(p, i)));
}

BLOCK float64x2_t load_c64_as_f64(const char *p, size_t i) {
    return vcvt_f64_f32(vreinterpret_f32_u32(vmovn_u64(load_u64(p, i))));
}

BLOCK float64x2_t load_c128_as_f64(const char *p, size_t i) {
    return vuzp1q_f64(load_f64(p, 2 * i), load_f64(p, 2 * i + 2));
}

BLOCK float32x4_t f32_of_f64(float64x2_t low, float64x2_t high) {
    return vcvt_high_f32_f64(vcvt_f32_f64(low), high);
}

BLOCK float32x4_t f32_of_f64_odd(float64x2_t low, float64x2_t high) {
    return vcvtx_high_f32_f64(vcvtx_f32_f64(low), high);
}

/* To nearest, ties to even: 0x7fff more, or 0x8000 where bit 16 is set; of that, the high half. */
BLOCK uint16x4_t high_half_rounded(float32x4_t v) {
    const uint32x4_t bits = vreinterpretq_u32_f32(v), is_odd = vtstq_u32(bits, vdupq_n_u32(0x10000));
    return vaddhn_u32(vsubq_u32(bits, is_odd), vdupq_n_u32(0x7fff));
}

BLOCK float32x4_t round_f32_to_bf16(float32x4_t v) {
    const uint32x4_t rounded = vshll_n_u16(high_half_rounded(v), 16);
    return vreinterpretq_f32_u32(vornq_u32(rounded, vceqq_f32(v, v)));
}

BLOCK void store_f32_as_bf16(char *p, size_t i, float32x4_t a, float32x4_t b) {
    const uint16x8_t is_number = mask16_of_32(vceqq_f32(a, a), vceqq_f32(b, b));
    const uint16x8_t rounded = vcombine_u16(high_half_rounded(a), high_half_rounded(b));
    store_u16(p, i, vornq_u16(rounded, is_number));
}

BLOCK float32x4_t round_f32_to_f16(float32x4_t v) {
    return vcvt_f32_f16(vcvt_f16_f32(v));
}

BLOCK void store_f32_as_f16(char *p, size_t i, float32x4_t a, float32x4_t b) {
    store_u16(p, i, vreinterpretq_u16_f16(vcvt_high_f16_f32(vcvt_f16_f32(a), b)));
}
]])

for _, S in ipairs({ "bf16", "f16" }) do
  blocks:add([[
BLOCK float32x4_t load_$S_as_f32(const char *p, size_t i) {
    return f32_of_$S(half_u16(p, i));
}

BLOCK float64x2_t load_$S_as_f64(const char *p, size_t i) {
    return vcvt_f64_f32(vget_low_f32(f32_of_$S(repeated_u16(p, i))));
}
]], { S = S })
end

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
for _, from in ipairs({ { "bf16", 32 }, { "f16", 32 }, { "f32", 32 }, { "c64", 32 }, { "f64", 64 }, { "c128", 64 } }) do
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

-- ---- Complex ----

local reals = { "b", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64" }

local complexes = {
  with(floats[1], { C = "c64", P = "float32x4x2_t" }),
  with(floats[2], { C = "c128", P = "float64x2x2_t" }),
}

for _, complex in ipairs(complexes) do
  blocks:add([[
BLOCK $P make_$C($T re, $T im) {
    const $P v = {{re, im}};
    return v;
}

BLOCK $P load_$C(const char *p, size_t i) {
    const $T low = load_$L(p, 2 * i), high = load_$L(p, 2 * i + $lanes);
    return make_$C(vuzp1q_$L(low, high), vuzp2q_$L(low, high));
}

BLOCK void store_$C(char *p, size_t i, $P v) {
    store_$L(p, 2 * i, vzip1q_$L(v.val[0], v.val[1]));
    store_$L(p, 2 * i + $lanes, vzip2q_$L(v.val[0], v.val[1]));
}

BLOCK $P add_$C($P a, $P b) {
    return make_$C(vaddq_$L(a.val[0], b.val[0]), vaddq_$L(a.val[1], b.val[1]));
}

BLOCK $P subtract_$C($P a, $P b) {
    return make_$C(vsubq_$L(a.val[0], b.val[0]), vsubq_$L(a.val[1], b.val[1]));
}

BLOCK $P multiply_$C($P a, $P b) {
    const $T re = vsubq_$L(vmulq_$L(a.val[0], b.val[0]), vmulq_$L(a.val[1], b.val[1]));
    const $T im = vaddq_$L(vmulq_$L(a.val[0], b.val[1]), vmulq_$L(a.val[1], b.val[0]));
    return make_$C(re, im);
}

/*
 * By the larger part of the divisor; a NaN in it takes the smaller one's branch. The branches are one formula, (x + y r) s
 * and (y - x r) s, in which both parts of the dividend, and the sides of the subtraction, change places. By zero: x / 0
 * and y / 0.
 */
BLOCK $P divide_$C($P a, $P b) {
    const $M is_re = vcageq_$L(b.val[0], b.val[1]);
    const $T larger = vbslq_$L(is_re, b.val[0], b.val[1]), smaller = vbslq_$L(is_re, b.val[1], b.val[0]);
    const $T x = vbslq_$L(is_re, a.val[0], a.val[1]), y = vbslq_$L(is_re, a.val[1], a.val[0]);
    const $M is_zero = vandq_u$n(is_re, vceqzq_$L(larger));
    const $T r = vdivq_$L(smaller, larger), xr = vmulq_$L(x, r);
    const $M sum = vreinterpretq_u$n_$L(vaddq_$L(larger, vmulq_$L(smaller, r)));
    const $T s = vdivq_$L(vdupq_n_$L(1), vreinterpretq_$L_u$n(vbicq_u$n(sum, is_zero)));
    const $T re = vaddq_$L(x, vmulq_$L(y, r));
    const $T im = vsubq_$L(vbslq_$L(is_re, y, xr), vbslq_$L(is_re, xr, y));
    return make_$C(vmulq_$L(vbslq_$L(is_zero, x, re), s), vmulq_$L(vbslq_$L(is_zero, y, im), s));
}

BLOCK $M equal_$C($P a, $P b) {
    return vandq_u$n(vceqq_$L(a.val[0], b.val[0]), vceqq_$L(a.val[1], b.val[1]));
}

BLOCK $M not_equal_$C($P a, $P b) {
    return veorq_u$n(equal_$C(a, b), vdupq_n_u$n(UINT$n_MAX));
}
]], complex)
  for _, S in ipairs(reals) do
    blocks:add([[
BLOCK $P load_$S_as_$C(const char *p, size_t i) {
    return make_$C($load(p, i), vdupq_n_$L(0));
}
]], with(complex, { S = S, load = S == complex.L and "load_" .. S or "load_" .. S .. "_as_" .. complex.L }))
  end
end

blocks:add([[
BLOCK float32x4x2_t load_c128_as_c64(const char *p, size_t i) {
    const float64x2x2_t low = load_c128(p, i), high = load_c128(p, i + 2);
    return make_c64(f32_of_f64(low.val[0], high.val[0]), f32_of_f64(low.val[1], high.val[1]));
}

BLOCK float32x4x2_t load_c128_as_c64_odd(const char *p, size_t i) {
    const float64x2x2_t low = load_c128(p, i), high = load_c128(p, i + 2);
    return make_c64(f32_of_f64_odd(low.val[0], high.val[0]), f32_of_f64_odd(low.val[1], high.val[1]));
}

BLOCK float64x2x2_t load_c64_as_c128(const char *p, size_t i) {
    const float32x4_t v = load_f32(p, 2 * i);
    const float64x2_t low = vcvt_f64_f32(vget_low_f32(v)), high = vcvt_high_f64_f32(v);
    return make_c128(vuzp1q_f64(low, high), vuzp2q_f64(low, high));
}
]])

-- ---- Fused ----

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

return {
  title = "NEON",
  rank = 10,
  implies = "scalar",
  flags = { gcc = "", clang = "" },
  guard = "defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__)",
  inline = "__attribute__((always_inline))",
  includes = "#include <arm_neon.h>",
  check = "    return true;",
  probe = [[
#include <arm_neon.h>
float32x4_t probe(uint8x16_t bytes) { return vcvt_f32_f16(vreinterpret_f16_u8(vget_low_u8(bytes))); }
]],
  off = "the compiler has no arm_neon.h for AArch64",
  lanes = { b = 16, u8 = 16, u16 = 8, u32 = 4, u64 = 2, f32 = 4, f64 = 2, c64 = 4, c128 = 2 },
  blocks = blocks,
  fused = fused,
  custom = import("isa/neon/formats")(fused),
  unrolls = true,
}

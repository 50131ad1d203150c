-- NEON: the pieces for storages that are not common. What each is, is said in templates/vector_formats.lua.
local formats = import("kernels/formats")
local vectors = import("isa/neon/vectors")

local neon = { constant = formats.unsigned, F = "float32x4_t", B = "uint32x4_t" }

-- The statements that multiply v by 2^scale, in a way that cannot be merged with a later sum.
local function scaling(v, scale)
  if scale == 0 then return "" end
  if scale > 127 then return scaling(v, scale - 100) .. scaling(v, 100) end
  local product = ("vmulq_f32(%s, vdupq_n_f32(%s))"):format(v, formats.power(scale))
  return ("    %s = %s;\n    __asm__(\"\" : \"+w\"(%s));\n"):format(v, product, v)
end

-- ---- Narrow floats to f32 ----

function neon.vector(n)
  local type = ("uint%dx4_t"):format(n)
  return { q = n == 16 and "" or "q", I = type, M = type }
end

function neon.loaded(of)
  local n = of.decode.n
  if of.size == 2 then return n == 32 and "vmovl_u16(half_u16(p, i))" or "half_u16(p, i)" end
  return n == 16 and "vget_low_u16(vmovl_u8(vget_low_u8(repeated_32(p, i))))" or "load_u8_as_u32(p, i)"
end

neon.packed = "vmovn_u32(bits)"
neon.at_top = "vshl$q_n_u$n(%s, $top)"
neon.placed = "vand$q_u$n(vreinterpret$q_u$n_s$n(vshr$q_n_s$n(vreinterpret$q_s$n_u$n(v), $gap)), vdup$q_n_u$n($mask))"
neon.placed_unsigned = "vshrq_n_u32(v, $down)"
neon.magnitude = "vand$q_u$n(x, vdup$q_n_u$n($magnitude))"
neon.negative = "vorr$q_u$n(x, vdup$q_n_u$n($sign))"
neon.is_above = "vcgt$q_u$n(%s, vdup$q_n_u$n($before))"
neon.is_equal = "vceq$q_u$n(%s, vdup$q_n_u$n(%s))"
neon.infinite = "vorr$q_u$n(x, vand$q_u$n(special, vdup$q_n_u$n($exponent)))"
neon.all_ones = "vorr$q_u$n(x, special)"

neon.rebased_unsigned = [[
    x = vaddq_u32(x, vdupq_n_u32($offset));
]]

neon.halved_unsigned = [[
    x = vmaxq_u32(x, vsraq_n_u32(vdupq_n_u32(0x400000), x, 1));
]]

neon.lowered = [[
    const $I size = vand$q_u$n(x, vdup$q_n_u$n($magnitude)), sign = vand$q_u$n(x, vdup$q_n_u$n($sign));
    x = vorr$q_u$n(sign, vmax$q_u$n(vshr$q_n_u$n(size, 1), vqsub$q_u$n(size, vdup$q_n_u$n($step))));
]]

function neon.float(n, scale)
  return "    float32x4_t f = " .. (n == 16 and "f32_of_f16(x)" or "vreinterpretq_f32_u32(x)") .. ";\n"
      .. scaling("f", scale) .. "    return f;\n"
end

-- ---- f32 to narrow floats ----

function neon.bits(of)
  return scaling("v", of.encode.scale) .. "    const uint32x4_t bits = vreinterpretq_u32_f32(v);\n"
end

neon.limit = [[
    uint32x4_t count = vminq_u32(vandq_u32(bits, vdupq_n_u32(INT32_MAX)), vdupq_n_u32($limit));
]]

neon.limit_unsigned = [[
    uint32x4_t count = vminq_u32(bits, vdupq_n_u32($limit));
]]

neon.limit_before = [[
    const uint32x4_t one = vdupq_n_u32(1);
    uint32x4_t count = vaddq_u32(vminq_u32(vsubq_u32(bits, one), vdupq_n_u32($before)), one);
]]

neon.sum = [[
    const uint32x4_t above = vqsubq_u32(vandq_u32(count, vdupq_n_u32(0x7f800000)), vdupq_n_u32($first));
    const uint32x4_t unit = vaddq_u32(above, vdupq_n_u32($unit));
    const float32x4_t sum = vaddq_f32(vreinterpretq_f32_u32(count), vreinterpretq_f32_u32(unit));
    count = vsraq_n_u32(vsubq_u32(vreinterpretq_u32_f32(sum), unit), above, $shift);
]]

neon.is_some = [[
    const uint32x4_t is_some = vcgtq_u32(count, vdupq_n_u32($offset));
]]

neon.doubled = [[
    count = vminq_u32(vaddq_u32(count, vdupq_n_u32(0x800000)), vaddq_u32(count, count));
]]

neon.doubled_unsigned = [[
    count = vminq_u32(count, vqsubq_u32(vaddq_u32(count, count), vdupq_n_u32(0x800000)));
]]

neon.less_offset_unsigned = [[
    count = vqsubq_u32(count, vdupq_n_u32($offset));
]]

neon.less_offset = neon.less_offset_unsigned .. [[
    count = vmaxq_u32(count, vdupq_n_u32(0x800000));
]]

neon.half = [[
    const uint32x4_t is_odd = vtstq_u32(count, vdupq_n_u32($low));
    count = vshrq_n_u32(vaddq_u32(vsubq_u32(count, is_odd), vdupq_n_u32($half)), $shift);
]]

neon.half_of_some = neon.half .. [[
    count = vandq_u32(count, is_some);
]]

neon.sign = [[
    count = vsliq_n_u32(count, vshrq_n_u32(bits, 31), $place);
]]

neon.sign_but_of_zero = [[
    const uint32x4_t sign = vandq_u32(vshrq_n_u32(bits, $top), vdupq_n_u32($sign));
    count = vorrq_u32(count, vandq_u32(sign, vtstq_u32(count, count)));
]]

neon.nan = [[
    count = vbslq_u32(vceqq_f32(v, v), count, vdupq_n_u32($nan));
]]

neon.nan_unsigned = [[
    count = vbslq_u32(vcgtzq_f32(v), count, vdupq_n_u32($nan));
]]

neon.no_nan = [[
    count = vandq_u32(count, vceqq_f32(v, v));
]]

function neon.store(of)
  return of.size == 1 and [[
BLOCK void store_f32_as_$S(char *p, size_t i, float32x4_t a, float32x4_t b, float32x4_t c, float32x4_t d) {
    const uint16x8_t low = mask16_of_32($S_of_f32(a), $S_of_f32(b));
    const uint16x8_t high = mask16_of_32($S_of_f32(c), $S_of_f32(d));
    store_u8(p, i, vuzp1q_u8(vreinterpretq_u8_u16(low), vreinterpretq_u8_u16(high)));
}
]] or [[
BLOCK void store_f32_as_$S(char *p, size_t i, float32x4_t a, float32x4_t b) {
    store_u16(p, i, mask16_of_32($S_of_f32(a), $S_of_f32(b)));
}
]]
end

-- ---- Complex numbers of narrow floats ----

function neon.complex(registers)
  return [[
BLOCK float32x4x2_t load_$C_as_c64(const char *p, size_t i) {
    const float32x4_t low = load_$S_as_f32(p, 2 * i), high = load_$S_as_f32(p, 2 * i + 4);
    return make_c64(vuzp1q_f32(low, high), vuzp2q_f32(low, high));
}

BLOCK float32x4x2_t round_c64_to_$C(float32x4x2_t v) {
    return make_c64(round_f32_to_$S(v.val[0]), round_f32_to_$S(v.val[1]));
}

/* Parts in turns, as they are stored */
BLOCK float32x4x2_t interleaved(float32x4x2_t v) {
    return make_c64(vzip1q_f32(v.val[0], v.val[1]), vzip2q_f32(v.val[0], v.val[1]));
}

]] .. (registers == 2 and [[
BLOCK void store_c64_as_$C(char *p, size_t i, float32x4x2_t v) {
    v = interleaved(v);
    store_f32_as_$S(p, 2 * i, v.val[0], v.val[1]);
}
]] or [[
BLOCK void store_c64_as_$C(char *p, size_t i, float32x4x2_t a, float32x4x2_t b) {
    a = interleaved(a), b = interleaved(b);
    store_f32_as_$S(p, 2 * i, a.val[0], a.val[1], b.val[0], b.val[1]);
}
]])
end

-- ---- Integers of any width ----

function neon.integer(n)
  local of = vectors.integers[n]
  return { T = of.T, k = of.lanes }
end

neon.uint = [[
BLOCK $T round_u$n_to_$S($T v) {
    return vandq_u$n(v, vdupq_n_u$n($mask));
}

BLOCK $T saturate_u$n_to_$S($T v) {
    return minimum_u$n(v, vdupq_n_u$n($mask));
}
]]

function neon.int()
  return [[
BLOCK $T round_u$n_to_$S($T v) {
    return unsigned_$n(vshrq_n_s$n(vshlq_n_s$n(signed_$n(v), $rest), $rest));
}

BLOCK $T saturate_u$n_to_$S($T v) {
    return minimum_i$n(maximum_i$n(v, vdupq_n_u$n($lowest)), vdupq_n_u$n($highest));
}
]]
end

-- ---- Fixed point ----

-- The instruction that converts also divides by a power of two, but not by 1.
function neon.fixed(of)
  local divided = of.fraction > 0 and ("vcvtq_n_f64_s64(v, %d)"):format(of.fraction) or "vcvtq_f64_s64(v)"
  return [[
BLOCK float64x2_t f64_of_$S(int64x2_t v) {
    return ]] .. divided .. [[;
}

BLOCK float64x2_t load_$S_as_f64(const char *p, size_t i) {
    return f64_of_$S(signed_64(load_i$n_as_i64(p, i)));
}

/* To the nearest, ties to even, saturated; the instruction gives 0 for NaN. */
BLOCK int64x2_t $S_of_f64(float64x2_t v) {
    const float64x2_t steps = vmulq_f64(v, vdupq_n_f64($up));
    return vcvtnq_s64_f64(vminq_f64(vmaxq_f64(steps, vdupq_n_f64(-$lowest)), vdupq_n_f64($lowest - 1)));
}

BLOCK float64x2_t round_f64_to_$S(float64x2_t v) {
    return f64_of_$S($S_of_f64(v));
}

BLOCK uint32x4_t ${S}x4_of_f64(float64x2_t a, float64x2_t b) {
    return vuzp1q_u32(vreinterpretq_u32_s64($S_of_f64(a)), vreinterpretq_u32_s64($S_of_f64(b)));
}
]]
end

neon.fixed_stores = { [4] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, float64x2_t a, float64x2_t b) {
    store_u32(p, i, ${S}x4_of_f64(a, b));
}
]], [2] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, float64x2_t a, float64x2_t b, float64x2_t c, float64x2_t d) {
    store_u16(p, i, mask16_of_32(${S}x4_of_f64(a, b), ${S}x4_of_f64(c, d)));
}
]], [1] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, float64x2_t a, float64x2_t b, float64x2_t c, float64x2_t d,
                           float64x2_t e, float64x2_t f, float64x2_t g, float64x2_t h) {
    const uint16x8_t low = mask16_of_32(${S}x4_of_f64(a, b), ${S}x4_of_f64(c, d));
    const uint16x8_t high = mask16_of_32(${S}x4_of_f64(e, f), ${S}x4_of_f64(g, h));
    store_u8(p, i, vuzp1q_u8(vreinterpretq_u8_u16(low), vreinterpretq_u8_u16(high)));
}
]] }

-- Those that saturate, of integers with a sign.
neon.in_integers = { add = "vqaddq_s$n", subtract = "vqsubq_s$n", minimum = "vminq_s$n", maximum = "vmaxq_s$n" }
neon.on_integers = "unsigned_$n(%s(signed_$n(load_u$n(x, i)), signed_$n(load_u$n(y, i))))"

return import("kernels/vector_formats")(neon)

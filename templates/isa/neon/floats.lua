-- NEON: f32, f64, and bf16 and f16, which are computed in f32.
local vectors = import("isa/neon/vectors")
local floats = vectors.floats

return function(blocks)
  -- ---- Floats ----

  for _, float in ipairs(floats) do
    blocks:add([[
BLOCK $T load_$L(const char *p, size_t i) {
    return vreinterpretq_$L_u$n(load_u$n(p, i));
}

BLOCK void store_$L(char *p, size_t i, $T v) {
    store_u$n(p, i, vreinterpretq_u$n_$L(v));
}

BLOCK void store_$L_wide(char *p, size_t i, $T a, $T b, $T c, $T d) {
    store_$L(p, i, a);
    store_$L(p, i + $lanes, b);
    store_$L(p, i + 2 * $lanes, c);
    store_$L(p, i + 3 * $lanes, d);
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

BLOCK float32x4_t f32_of_high_bf16(uint16x8_t bits) {
    return vreinterpretq_f32_u32(vshll_high_n_u16(bits, 16));
}

BLOCK float32x4_t f32_of_high_f16(uint16x8_t bits) {
    return vcvt_high_f32_f16(vreinterpretq_f16_u16(bits));
}

BLOCK float32x4_t f32_of_f16(uint16x4_t bits) {
    return vcvt_f32_f16(vreinterpret_f16_u16(bits));
}

BLOCK float32x4_t load_c64_as_f32(const char *p, size_t i) {
    return vuzp1q_f32(load_f32(p, 2 * i), load_f32(p, 2 * i + 4));
}

BLOCK float64x2_t load_f32_as_f64(const char *p, size_t i) {
    const float32x4_t v = load_f32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vcvt_high_f64_f32(v) : vcvt_f64_f32(vget_low_f32(v));
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
BLOCK void store_f32_as_$S_wide(char *p, size_t i, float32x4_t a, float32x4_t b, float32x4_t c, float32x4_t d) {
    store_f32_as_$S(p, i, a, b);
    store_f32_as_$S(p, i + 8, c, d);
}

BLOCK float32x4_t load_$S_as_f32(const char *p, size_t i) {
    const uint16x8_t v = load_u16(p, i % 8 ? i - 4 : i);
    return i % 8 ? f32_of_high_$S(v) : f32_of_$S(vget_low_u16(v));
}

BLOCK float64x2_t load_$S_as_f64(const char *p, size_t i) {
    const float32x4_t v = load_$S_as_f32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vcvt_high_f64_f32(v) : vcvt_f64_f32(vget_low_f32(v));
}
]], { S = S })
  end
end

-- NEON: complex numbers, a register of real and one of imaginary parts.
local vectors = import("isa/neon/vectors")
local complexes, reals, with = vectors.complexes, vectors.reals, vectors.with

return function(blocks)
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
BLOCK void store_c64_wide(char *p, size_t i, float32x4x2_t a, float32x4x2_t b) {
    store_c64(p, i, a);
    store_c64(p, i + 4, b);
}

BLOCK void store_c128_wide(char *p, size_t i, float64x2x2_t a, float64x2x2_t b, float64x2x2_t c, float64x2x2_t d) {
    store_c128(p, i, a);
    store_c128(p, i + 2, b);
    store_c128(p, i + 4, c);
    store_c128(p, i + 6, d);
}

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
end

-- AVX-512: complex numbers. Eight elements each: c64 in one register, c128 in two.
local vectors = import("isa/avx512/vectors")
local load_name, load8_name = vectors.load_name, vectors.load8_name

local function add_arithmetic(blocks)
  blocks:add([[
typedef struct {
    __m512d low, high;
} c128;

BLOCK c128 make_c128(__m512d low, __m512d high) {
    const c128 v = {low, high};
    return v;
}

BLOCK c128 load_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, 2 * i), load_f64(p, 2 * i + 8));
}

BLOCK void store_c128(char *p, size_t i, c128 v) {
    store_f64(p, 2 * i, v.low);
    store_f64(p, 2 * i + 8, v.high);
}

BLOCK c128 add_c128(c128 a, c128 b) {
    return make_c128(_mm512_add_pd(a.low, b.low), _mm512_add_pd(a.high, b.high));
}

BLOCK c128 subtract_c128(c128 a, c128 b) {
    return make_c128(_mm512_sub_pd(a.low, b.low), _mm512_sub_pd(a.high, b.high));
}

/* All ones in the parts that differ. */
BLOCK __m512i unequal_c64(__m512 a, __m512 b) {
    return _mm512_movm_epi32(_mm512_cmp_ps_mask(a, b, _CMP_NEQ_UQ));
}

BLOCK __m512i unequal_c128(c128 a, c128 b) {
    return _mm512_movm_epi32(_mm512_kunpackb(not_equal_f64(a.high, b.high), not_equal_f64(a.low, b.low)));
}

/* (ac, ad) and (bd, bc), subtracted in the real parts, added in the others. */
BLOCK __m512 multiply_c64(__m512 a, __m512 b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    __m512 x = _mm512_mul_ps(_mm512_moveldup_ps(a), b);
    __m512 y = _mm512_mul_ps(_mm512_movehdup_ps(a), _mm512_permute_ps(b, 0xb1));
    IN_REGISTER(x);
    IN_REGISTER(y);
    return _mm512_mask_sub_ps(_mm512_add_ps(x, y), 0x5555, x, y);
}

BLOCK __m512d multiply_pairs_f64(__m512d a, __m512d b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    __m512d x = _mm512_mul_pd(_mm512_movedup_pd(a), b);
    __m512d y = _mm512_mul_pd(_mm512_permute_pd(a, 0xff), _mm512_permute_pd(b, 0x55));
    IN_REGISTER(x);
    IN_REGISTER(y);
    return _mm512_mask_sub_pd(_mm512_add_pd(x, y), 0x55, x, y);
}

BLOCK c128 multiply_c128(c128 a, c128 b) {
    return make_c128(multiply_pairs_f64(a.low, b.low), multiply_pairs_f64(a.high, b.high));
}

/* The parts of eight elements apart, in an order that only joined_parts puts right again. */
BLOCK parts_c64 parts_of_c64(__m512 v) {
    const __m256 low = _mm512_castps512_ps256(v), high = _mm512_extractf32x8_ps(v, 1);
    const parts_c64 parts = {_mm256_shuffle_ps(low, high, 0x88), _mm256_shuffle_ps(low, high, 0xdd)};
    return parts;
}

BLOCK __m512 joined_parts_c64(__m256 re, __m256 im) {
    return joined_f32(_mm256_unpacklo_ps(re, im), _mm256_unpackhi_ps(re, im));
}

BLOCK parts_c128 parts_of_c128(c128 v) {
    const parts_c128 parts = {_mm512_unpacklo_pd(v.low, v.high), _mm512_unpackhi_pd(v.low, v.high)};
    return parts;
}

BLOCK c128 joined_parts_c128(__m512d re, __m512d im) {
    return make_c128(_mm512_unpacklo_pd(re, im), _mm512_unpackhi_pd(re, im));
}
]])
end

local function add_division(blocks)
  for _, of in ipairs({ { C = "c64", R = "__m512", T = "__m256", V = "_mm256", s = "ps", inf = "__builtin_inff()" },
                        { C = "c128", R = "c128", T = "__m512d", V = "_mm512", s = "pd", inf = "__builtin_inf()" } }) do
    blocks:add([[
BLOCK __mmask8 equal_$C($R a, $R b) {
    const __m512i parts = unequal_$C(a, b);
    return _mm512_testn_epi64_mask(parts, parts);
}

BLOCK __mmask8 not_equal_$C($R a, $R b) {
    const __m512i parts = unequal_$C(a, b);
    return _mm512_test_epi64_mask(parts, parts);
}

typedef struct {
    $T re, im;
} parts_$C;

/* p is the larger part of the divisor, q the other one. Where p is the imaginary one, or there is a NaN, the parts of the
   dividend are exchanged as well. By a divisor without any part one divides as by +0, which infinity times is the same. */
BLOCK $R divide_$C($R x, $R y) {
    const parts_$C a = parts_of_$C(x), c = parts_of_$C(y);
    const $T sign = $V_set1_$s(-0.0), zero = $V_setzero_$s(), inf = $V_set1_$s($inf);
    const $T re = $V_andnot_$s(sign, c.re), im = $V_andnot_$s(sign, c.im);
    const __mmask8 flip = $V_cmp_$s_mask(re, im, _CMP_NGE_UQ);
    const __mmask8 none = $V_cmp_$s_mask($V_or_$s(re, im), zero, _CMP_EQ_OQ);
    const $T p = $V_mask_mov_$s(c.re, flip, c.im), q = $V_mask_mov_$s(c.im, flip, c.re);
    const $T u = $V_mask_mov_$s(a.re, flip, a.im), v = $V_mask_mov_$s(a.im, flip, a.re);
    const $T r = $V_div_$s(q, p);
    $T qr = $V_mul_$s(q, r), ur = $V_mul_$s(u, r), vr = $V_mul_$s(v, r);
    IN_REGISTER(qr);
    IN_REGISTER(ur);
    IN_REGISTER(vr);
    const $T s = $V_div_$s($V_set1_$s(1), $V_add_$s(p, qr));
    const $T real = $V_mul_$s($V_add_$s(u, vr), s);
    const $T imaginary = $V_mul_$s($V_mask_sub_$s($V_sub_$s(v, ur), flip, ur, v), s);
    return joined_parts_$C($V_mask_mul_$s(real, none, a.re, inf), $V_mask_mul_$s(imaginary, none, a.im, inf));
}
]], of)
  end
end

-- Where a real becomes complex, its imaginary part is +0.
local function add_conversions(blocks)
  for _, S in ipairs(vectors.reals) do
    if S ~= "b" then
      blocks:add([[
BLOCK __m512 load_$S_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256($load8(p, i))));
}
]], { S = S, load8 = load8_name(S) })
    end
    blocks:add([[
BLOCK c128 load_$S_as_c128(const char *p, size_t i) {
    return c128_of_f64($load(p, i));
}
]], { S = S, load = load_name(S, "f64") })
  end

  blocks:add([[
BLOCK __m512 load_b_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_maskz_mov_epi64(true_8(p, i), _mm512_set1_epi64(0x3f800000)));
}

BLOCK __m512 load_c128_as_c64(const char *p, size_t i) {
    return joined_f32(_mm512_cvtpd_ps(load_f64(p, 2 * i)), _mm512_cvtpd_ps(load_f64(p, 2 * i + 8)));
}

BLOCK __m512 load_c128_as_c64_odd(const char *p, size_t i) {
    return load_f64_as_f32_odd(p, 2 * i);
}

BLOCK c128 load_c64_as_c128(const char *p, size_t i) {
    return make_c128(load_f32_as_f64(p, 2 * i), load_f32_as_f64(p, 2 * i + 8));
}

BLOCK c128 c128_of_f64(__m512d v) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    return make_c128(_mm512_maskz_permutexvar_pd(0x55, low, v), _mm512_maskz_permutexvar_pd(0x55, high, v));
}
]])
end

return function(blocks)
  add_arithmetic(blocks)
  add_division(blocks)
  add_conversions(blocks)
end

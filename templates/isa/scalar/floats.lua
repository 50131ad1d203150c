-- Portable C: f32 and f64, and bf16 and f16, which are computed in f32.
local function add_arithmetic(blocks)
  for _, float in ipairs({ { "f32", "float", 32 }, { "f64", "double", 64 } }) do
    blocks:add([[
BLOCK uint$n_t bits_of_$L($T v) {
    uint$n_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
}

BLOCK $T $L_of_bits(uint$n_t bits) {
    $T v;
    memcpy(&v, &bits, sizeof v);
    return v;
}

BLOCK $T load_$L(const char *p, size_t i) {
    return $L_of_bits(load_u$n(p, i));
}

BLOCK void store_$L(char *p, size_t i, $T v) {
    store_u$n(p, i, bits_of_$L(v));
}

BLOCK $T add_$L($T a, $T b) {
    return a + b;
}

BLOCK $T subtract_$L($T a, $T b) {
    return a - b;
}

BLOCK $T multiply_$L($T a, $T b) {
    return a * b;
}

BLOCK $T divide_$L($T a, $T b) {
    return a / b;
}

/* NaN if either is; -0 is less than +0. */
BLOCK $T minimum_$L($T a, $T b) {
    if (a != a) return a;
    if (a == b) return negative_$n(bits_of_$L(a)) ? a : b;
    return a < b ? a : b;
}

BLOCK $T maximum_$L($T a, $T b) {
    if (a != a) return a;
    if (a == b) return negative_$n(bits_of_$L(a)) ? b : a;
    return a > b ? a : b;
}

BLOCK int equal_$L($T a, $T b) {
    return a == b;
}

BLOCK int not_equal_$L($T a, $T b) {
    return a != b;
}

BLOCK int less_$L($T a, $T b) {
    return a < b;
}

BLOCK int less_equal_$L($T a, $T b) {
    return a <= b;
}
]], { L = float[1], T = float[2], n = float[3] })
  end
end

local function add_narrow(blocks)
  blocks:add([[
BLOCK float f32_of_bf16(uint16_t bits) {
    return f32_of_bits((uint32_t)bits << 16);
}

BLOCK uint16_t bf16_of_f32(float v) {
    const uint32_t bits = bits_of_f32(v);
    if (v != v) return 0x7fc0;
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

BLOCK float f32_of_f16(uint16_t bits) {
    const uint32_t sign = (bits & UINT32_C(0x8000)) << 16, exponent = bits >> 10 & 31, mantissa = bits & 1023;
    if (exponent == 31) return f32_of_bits(sign | UINT32_C(0x7f800000) | mantissa << 13);
    if (exponent != 0) return f32_of_bits(sign | (exponent + 112) << 23 | mantissa << 13);
    return f32_of_bits(sign | bits_of_f32((float)mantissa * 0x1p-24f));
}

/* Under 2^-14 in units of 2^-24, the sum with 2^23 doing the rounding; 65520 is the first value that rounds to inf. */
BLOCK uint16_t f16_of_f32(float v) {
    const uint32_t bits = bits_of_f32(v), sign = bits >> 16 & 0x8000, magnitude = bits & 0x7fffffff;
    if (v != v) return 0x7e00;
    if (magnitude >= 0x477ff000) return (uint16_t)(sign | 0x7c00);
    if (magnitude < 0x38800000)
        return (uint16_t)(sign | (bits_of_f32(f32_of_bits(magnitude) * 0x1p24f + 0x1p23f) & 0x7fffff));
    return (uint16_t)(sign | (magnitude - (UINT32_C(112) << 23) + 0xfff + (magnitude >> 13 & 1)) >> 13);
}

BLOCK float load_bf16_as_f32(const char *p, size_t i) {
    return f32_of_bf16(load_u16(p, i));
}

BLOCK float load_f16_as_f32(const char *p, size_t i) {
    return f32_of_f16(load_u16(p, i));
}

BLOCK float round_f32_to_bf16(float v) {
    return f32_of_bf16(bf16_of_f32(v));
}

BLOCK float round_f32_to_f16(float v) {
    return f32_of_f16(f16_of_f32(v));
}

BLOCK void store_f32_as_bf16(char *p, size_t i, float v) {
    store_u16(p, i, bf16_of_f32(v));
}

BLOCK void store_f32_as_f16(char *p, size_t i, float v) {
    store_u16(p, i, f16_of_f32(v));
}
]])
end

return function(blocks)
  add_arithmetic(blocks)
  add_narrow(blocks)
end

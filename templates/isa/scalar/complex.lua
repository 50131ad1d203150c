-- Portable C: complex numbers.
return function(blocks)
  for _, complex in ipairs({ { "c64", "float", "f32" }, { "c128", "double", "f64" } }) do
    local C, T, L = complex[1], complex[2], complex[3]
    blocks:add([[
typedef struct {
    $T re, im;
} $C;

BLOCK $C make_$C($T re, $T im) {
    $C v;
    v.re = re;
    v.im = im;
    return v;
}

BLOCK $C load_$C(const char *p, size_t i) {
    return make_$C(load_$L(p, 2 * i), load_$L(p, 2 * i + 1));
}

BLOCK void store_$C(char *p, size_t i, $C v) {
    store_$L(p, 2 * i, v.re);
    store_$L(p, 2 * i + 1, v.im);
}

BLOCK $C add_$C($C a, $C b) {
    return make_$C(a.re + b.re, a.im + b.im);
}

BLOCK $C subtract_$C($C a, $C b) {
    return make_$C(a.re - b.re, a.im - b.im);
}

BLOCK $C multiply_$C($C a, $C b) {
    return make_$C(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
}

BLOCK $T magnitude_$L($T v) {
    return v < 0 ? -v : v == 0 ? 0 : v;
}

/* By the larger part of the divisor; a NaN in it takes the last branch. */
BLOCK $C divide_$C($C a, $C b) {
    const $T re = magnitude_$L(b.re), im = magnitude_$L(b.im);
    if (re >= im) {
        if (re == 0 && im == 0) return make_$C(a.re / re, a.im / re);
        const $T r = b.im / b.re, s = 1 / (b.re + b.im * r);
        return make_$C((a.re + a.im * r) * s, (a.im - a.re * r) * s);
    }
    const $T r = b.re / b.im, s = 1 / (b.im + b.re * r);
    return make_$C((a.re * r + a.im) * s, (a.im * r - a.re) * s);
}

BLOCK int equal_$C($C a, $C b) {
    return a.re == b.re && a.im == b.im;
}

BLOCK int not_equal_$C($C a, $C b) {
    return a.re != b.re || a.im != b.im;
}

BLOCK uint8_t load_$C_as_b(const char *p, size_t i) {
    const $C v = load_$C(p, i);
    return v.re != 0 || v.im != 0;
}
]], { C = C, T = T, L = L })
    for _, S in ipairs({ "b", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64" }) do
      blocks:add([[
BLOCK $C load_$S_as_$C(const char *p, size_t i) {
    return make_$C($load(p, i), 0);
}
]], { C = C, S = S, load = S == L and "load_" .. L or "load_" .. S .. "_as_" .. L })
    end
  end

  blocks:add([[
BLOCK c64 load_c128_as_c64(const char *p, size_t i) {
    const c128 v = load_c128(p, i);
    return make_c64(f32_of_f64(v.re), f32_of_f64(v.im));
}

BLOCK c64 load_c128_as_c64_odd(const char *p, size_t i) {
    const c128 v = load_c128(p, i);
    return make_c64(f32_of_f64_odd(v.re), f32_of_f64_odd(v.im));
}

BLOCK c128 load_c64_as_c128(const char *p, size_t i) {
    const c64 v = load_c64(p, i);
    return make_c128((double)v.re, (double)v.im);
}
]])
end

-- Portable C: conversions between floats, integers and bools.
local widths = { 8, 16, 32, 64 }

local function add_floats_of_integers(blocks)
  for _, float in ipairs({ { "f32", "float" }, { "f64", "double" } }) do
    local L, T = float[1], float[2]
    for _, n in ipairs(widths) do
      local values = { L = L, T = T, n = n }
      blocks:add([[
BLOCK $T load_u$n_as_$L(const char *p, size_t i) {
    return ($T)load_u$n(p, i);
}

BLOCK $T load_i$n_as_$L(const char *p, size_t i) {
    return ($T)value_i$n(load_u$n(p, i));
}
]], values)
    end
    blocks:add([[
BLOCK $T load_b_as_$L(const char *p, size_t i) {
    return ($T)load_u8_as_b(p, i);
}
]], { L = L, T = T })
  end
end

local function add_floats_of_floats(blocks)
  blocks:add([[
BLOCK float f32_of_f64(double v) {
    return (float)v;
}

BLOCK float load_f64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_f64(p, i));
}

BLOCK float load_c64_as_f32(const char *p, size_t i) {
    return load_c64(p, i).re;
}

BLOCK float load_c128_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_c128(p, i).re);
}

BLOCK double load_c128_as_f64(const char *p, size_t i) {
    return load_c128(p, i).re;
}
]])

  for _, S in ipairs({ "bf16", "f16", "f32", "c64" }) do
    blocks:add([[
BLOCK double load_$S_as_f64(const char *p, size_t i) {
    return (double)$load(p, i);
}
]], { S = S, load = S == "f32" and "load_f32" or "load_" .. S .. "_as_f32" })
  end
end

-- To f32 for a later rounding.
local function add_floats_to_odd(blocks)
  blocks:add([[
/* Toward zero, and where that loses anything the last bit is set. */
BLOCK float f32_of_f64_odd(double v) {
    const float nearest = (float)v;
    uint32_t bits = bits_of_f32(nearest);
    if ((double)nearest == v || v != v) return nearest;
    if ((v < 0 ? -v : v) < (v < 0 ? -(double)nearest : (double)nearest)) bits--;
    return f32_of_bits(bits | 1);
}

BLOCK float f32_of_u64_odd(uint64_t v) {
    int shift = 0;
    while (v >> shift >> 24 != 0) shift++;
    const uint64_t kept = v >> shift;
    return (float)(kept << shift == v ? kept : kept | 1) * (float)(UINT64_C(1) << shift);
}

BLOCK float f32_of_i64_odd(uint64_t v) {
    return negative_64(v) ? -f32_of_u64_odd(0 - v) : f32_of_u64_odd(v);
}

BLOCK float load_f64_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_f64(p, i));
}

BLOCK float load_c128_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_c128(p, i).re);
}
]])

  for _, n in ipairs({ 32, 64 }) do
    for _, sign in ipairs({ "u", "i" }) do
      blocks:add([[
BLOCK float load_$S_as_f32_odd(const char *p, size_t i) {
    return f32_of_${s}64_odd($load(p, i));
}
]], { S = sign .. n, s = sign, load = n == 64 and "load_u64" or "load_" .. sign .. "32_as_" .. sign .. "64" })
    end
  end
end

-- 2^n as a double, in C.
local function power(n) return "0x1p" .. n end

local function add_integers_of_floats(blocks)
  for _, n in ipairs(widths) do
    blocks:add([[
BLOCK uint$n_t i$n_of_f64(double v) {
    if (v >= $half) return (uint$n_t)INT$n_MAX;
    if (v < -$half) return (uint$n_t)INT$n_MIN;
    return v == v ? (uint$n_t)(int$n_t)v : (uint$n_t)0;
}

BLOCK uint$n_t u$n_of_f64(double v) {
    if (v >= $whole) return UINT$n_MAX;
    return v > 0 ? (uint$n_t)v : (uint$n_t)0;
}
]], { n = n, half = power(n - 1), whole = power(n) })
    for _, S in ipairs({ "bf16", "f16", "f32", "f64", "c64", "c128" }) do
      for _, sign in ipairs({ "u", "i" }) do
        blocks:add([[
BLOCK uint$n_t load_$S_as_$s$n(const char *p, size_t i) {
    return $s$n_of_f64($load(p, i));
}
]], { S = S, s = sign, n = n, load = S == "f64" and "load_f64" or "load_" .. S .. "_as_f64" })
      end
    end
  end
end

local function add_bools_of_floats(blocks)
  blocks:add([[
BLOCK uint8_t load_bf16_as_b(const char *p, size_t i) {
    return (load_u16(p, i) & 0x7fff) != 0;
}

BLOCK uint8_t load_f16_as_b(const char *p, size_t i) {
    return (load_u16(p, i) & 0x7fff) != 0;
}

BLOCK uint8_t load_f32_as_b(const char *p, size_t i) {
    return load_f32(p, i) != 0;
}

BLOCK uint8_t load_f64_as_b(const char *p, size_t i) {
    return load_f64(p, i) != 0;
}
]])
end

return function(blocks)
  add_floats_of_integers(blocks)
  add_floats_of_floats(blocks)
  add_floats_to_odd(blocks)
  add_integers_of_floats(blocks)
  add_bools_of_floats(blocks)
end

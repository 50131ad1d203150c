-- Fixed point: an integer of 2 to 32 bits times 2^-fraction, in a register as that value in an f64.

-- Products and quotients whose exact value an f64 might round wrongly: in integers, of at most 64 bits.
local exact = [[
/* magnitude / 2^shift, nearest and ties to even. */
BLOCK uint64_t shifted_right(uint64_t magnitude, int shift) {
    const uint64_t whole = magnitude >> shift, rest = magnitude - (whole << shift);
    const uint64_t half = (UINT64_C(1) << shift) / 2;
    return whole + (rest > half || (rest == half && shift > 0 && (whole & 1) != 0));
}

/* a / b, nearest and ties to even. */
BLOCK uint64_t nearest_quotient(uint64_t a, uint64_t b) {
    const uint64_t whole = a / b, rest = a % b;
    return whole + (rest > b - rest || (rest == b - rest && (whole & 1) != 0));
}

/* The integer that |v| * 2^$F is. */
BLOCK uint64_t magnitude_in_$S(double v) {
    return (uint64_t)(magnitude_f64(v) * $scale);
}

BLOCK double multiply_$S(double a, double b) {
    const double product = (double)shifted_right(magnitude_in_$S(a) * magnitude_in_$S(b), $F);
    return ((a < 0) != (b < 0) ? -product : product) * $unit;
}

/* By 0: infinity of the sign of a, or NaN, which the store makes something of. */
BLOCK double divide_$S(double a, double b) {
    if (b == 0) return a / b;
    const double quotient = (double)nearest_quotient(magnitude_in_$S(a) << $F, magnitude_in_$S(b));
    return ((a < 0) != (b < 0) ? -quotient : quotient) * $unit;
}
]]

-- Adds the blocks of a fixed storage.
return function(blocks, of)
  local values = { S = of.name, F = of.fraction, n = 8 * of.size, scale = "0x1p" .. of.fraction,
                   unit = "0x1p-" .. of.fraction, most = (1 << (of.bits - 1)) - 1, least = -(1 << (of.bits - 1)) }
  blocks:add([[
BLOCK double load_${S}_as_f64(const char *p, size_t i) {
    return (double)value_i$n(load_u$n(p, i)) * $unit;
}

/* The integer nearest to v * 2^$F, ties to even: the sum does the rounding. Never -0. */
BLOCK double units_of_$S(double v) {
    const double units = v * $scale;
    if (v != v) return 0;
    if (units >= $most) return $most;
    if (units <= $least) return $least;
    return units + 0x1.8p52 - 0x1.8p52;
}

BLOCK double round_f64_to_$S(double v) {
    return units_of_$S(v) * $unit;
}

BLOCK void store_f64_as_$S(char *p, size_t i, double v) {
    store_u$n(p, i, (uint${n}_t)(int${n}_t)units_of_$S(v));
}
]], values)
  blocks:add(exact, values)
end

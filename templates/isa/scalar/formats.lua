-- The blocks of the storages that are not common, for portable C: what scalar.lua calls `custom`.
local minifloat = import("isa/scalar/minifloats")
local fixed = import("isa/scalar/fixed")

local function constant(n, bits)
  return bits == 64 and ("UINT64_C(0x%x)"):format(n) or ("0x%xu"):format(n)
end

-- An integer of fewer bits than its container: wrapped from what the container's arithmetic gives, or saturated from the
-- container's range.
local function integer(blocks, of)
  local n, most = 8 * of.size, (1 << (of.kind == "int" and of.bits - 1 or of.bits)) - 1
  local values = { S = of.name, n = n, mask = constant((1 << of.bits) - 1, n), most = constant(most, n),
                   sign = constant(1 << (of.bits - 1), n), least = constant(~most & -1 >> (64 - n), n) }
  if of.kind == "uint" then
    blocks:add([[
BLOCK uint${n}_t round_u${n}_to_$S(uint${n}_t v) {
    return v & $mask;
}

BLOCK uint${n}_t saturate_u${n}_to_$S(uint${n}_t v) {
    return v > $mask ? $mask : v;
}
]], values)
  else
    blocks:add([[
BLOCK uint${n}_t round_u${n}_to_$S(uint${n}_t v) {
    return (uint${n}_t)(((v & $mask) ^ $sign) - $sign);
}

BLOCK uint${n}_t saturate_u${n}_to_$S(uint${n}_t v) {
    if (negative_$n(v)) return v < $least ? $least : v;
    return v > $most ? $most : v;
}
]], values)
  end
end

-- A complex number of narrow parts: two of everything.
local function complex(blocks, of)
  blocks:add([[
BLOCK c64 load_${S}_as_c64(const char *p, size_t i) {
    return make_c64(load_${P}_as_f32(p, 2 * i), load_${P}_as_f32(p, 2 * i + 1));
}

BLOCK c64 round_c64_to_$S(c64 v) {
    return make_c64(round_f32_to_$P(v.re), round_f32_to_$P(v.im));
}

BLOCK void store_c64_as_$S(char *p, size_t i, c64 v) {
    store_f32_as_$P(p, 2 * i, v.re);
    store_f32_as_$P(p, 2 * i + 1, v.im);
}
]], { S = of.name, P = of.part.name })
end

-- The user's own type, by way of the two functions of the spec's header.
local function opaque(blocks, of)
  blocks:add([[
BLOCK double load_${S}_as_f64(const char *p, size_t i) {
    $T v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return $read(v);
}

BLOCK void store_f64_as_$S(char *p, size_t i, double v) {
    const $T made = $write(v);
    memcpy(p + i * sizeof made, &made, sizeof made);
}
]], { S = of.name, T = of.ctype, read = of.to_f64, write = of.from_f64 })
end

local add = { float = minifloat, int = integer, uint = integer, complex = complex, fixed = fixed, opaque = opaque }

return function(blocks, of) add[of.kind](blocks, of) end

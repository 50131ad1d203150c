-- Floats of 3 to 16 bits, by their format. Without its sign a pattern counts the values from 0 up (from the smallest one,
-- where there is no zero), so that rounding to the nearest value and rounding the count are the same thing; and the
-- patterns of f32 count likewise, in finer steps.
--
-- Values under the smallest normal number are multiples of the smallest one. Where they, or the factor between, would be
-- subnormal in f32, all of it is done in f64.
local function hex(n) return ("0x%x"):format(n) end

-- What the text of a format's blocks is made of. Counts: `infinity`, `largest`, `cap` (what overflow becomes) and `nan`.
-- Of the wider format: `first`, the smallest normal number; `rebias`, what its counts are ahead by.
local function values_of(of)
  local lowest = (of.signed and 1 or 0) - of.bias -- log2 of the smallest normal number
  local smallest = lowest - of.mantissa
  local wide = lowest < -126 or smallest < -127
  local width, fraction, middle = 32, 23, 127
  if wide then width, fraction, middle = 64, 52, 1023 end
  local function long(n) return ("UINT%d_C(0x%x)"):format(width, n) end

  local count = of.exponent + of.mantissa
  local all, infinity = (1 << count) - 1, ((1 << of.exponent) - 1) << of.mantissa
  local largest = of.special == "ieee" and infinity - 1 or of.special == "fn" and all - 1 or all
  local nan = { ieee = infinity | (1 << of.mantissa) // 2, fn = all, fnuz = all + 1, none = 0 }
  return {
    S = of.name, n = 8 * of.size, W = width, L = wide and "f64" or "f32", T = wide and "double" or "float",
    f = wide and "" or "f", narrowed = wide and "(float)" or "", widened = wide and "(double)v" or "v",
    mark = of.signed and "sign | " or "", mask = long((1 << (width - 1)) - 1),
    all = hex(all), sign = hex(all + 1), infinity = hex(infinity), largest = hex(largest), nan = hex(nan[of.special]),
    cap = hex(of.special == "none" and largest or largest + 1), normal = 1 << of.mantissa,
    up = width - 1 - count, shift = fraction - of.mantissa, infinite = long(wide and 0x7ff << 52 or 0xff << 23),
    rebias = long((middle - of.bias) << fraction), first = long((middle + lowest) << fraction),
    half = long((1 << (fraction - of.mantissa - 1)) - 1), unit = smallest, units = -smallest,
    whole = wide and "0x1p52" or "0x1p23f", kept = long((1 << fraction) - 1),
  }
end

-- The lines of a block that are for a format, in order: pairs of a condition and a line.
local function lines(list)
  local text = {}
  for i = 1, #list, 2 do
    if list[i] then text[#text + 1] = list[i + 1] end
  end
  return table.concat(text, "\n") .. "\n"
end

local function decode(of)
  local special = of.special
  return lines({
    true, "BLOCK float f32_of_$S(uint${n}_t bits) {",
    of.signed, "    const uint${W}_t sign = (uint${W}_t)(bits & ${sign}u) << $up, magnitude = bits & ${all}u;",
    not of.signed, "    const uint${W}_t magnitude = bits & ${all}u;",
    special == "ieee",
    "    if (magnitude >= $infinity) return ${narrowed}${L}_of_bits($mark$infinite | (magnitude - $infinity) << $shift);",
    special == "fn", "    if (magnitude == $all) return f32_of_bits(0x7fc00000);",
    special == "fnuz", "    if (magnitude == 0 && sign != 0) return f32_of_bits(0x7fc00000);",
    of.signed,
    "    if (magnitude < $normal) return ${narrowed}${L}_of_bits(sign | bits_of_$L(($T)magnitude * 0x1p$unit$f));",
    of.signed, "    return ${narrowed}${L}_of_bits(sign | ((magnitude << $shift) + $rebias));",
    not of.signed, "    return ${narrowed}${L}_of_bits((magnitude << $shift) + $rebias);",
    true, "}",
  })
end

local function encode(of)
  local special = of.special
  return lines({
    true, "BLOCK uint${n}_t ${S}_of_f32(float v) {",
    true, "    const uint${W}_t bits = bits_of_$L($widened), magnitude = bits & $mask;",
    of.signed, "    const uint32_t sign = (uint32_t)(bits >> $up) & $sign;",
    of.signed, "    if (v != v) return $nan;",
    not of.signed, "    if (!(v > 0)) return $nan;",
    not of.signed, "    if (magnitude < $first) return 0;",
    true, "    uint${W}_t count = magnitude - $rebias;",
    true, "    count = (count + $half + (count >> $shift & 1)) >> $shift;",
    of.signed,
    "    if (magnitude < $first) count = bits_of_$L(${L}_of_bits(magnitude) * 0x1p$units$f + $whole) & $kept;",
    special == "fnuz", "    if (count > $largest) return $nan;",
    special == "fnuz", "    return (uint${n}_t)(count == 0 ? 0 : sign | count);",
    special ~= "fnuz", "    if (count > $largest) count = $cap;",
    special ~= "fnuz" and of.signed, "    return (uint${n}_t)(sign | count);",
    not of.signed, "    return (uint${n}_t)count;",
    true, "}",
  })
end

-- Adds the blocks of a float `of` 16 bits or less.
return function(blocks, of)
  local values = values_of(of)
  blocks:add(decode(of), values)
  blocks:add(encode(of), values)
  blocks:add([[
BLOCK float load_${S}_as_f32(const char *p, size_t i) {
    return f32_of_$S(load_u$n(p, i));
}

BLOCK float round_f32_to_$S(float v) {
    return f32_of_$S(${S}_of_f32(v));
}

BLOCK void store_f32_as_$S(char *p, size_t i, float v) {
    store_u$n(p, i, ${S}_of_f32(v));
}
]], values)
end

-- NEON: storages that are not well known: narrow floats of any format, complex numbers of those, integers of any width,
-- and fixed point. What the numbers of a float format are is said in templates/formats.lua.
local formats = import("formats")

-- The statements that multiply v by 2^scale, in a way that cannot be merged with a later sum.
local function scaling(v, scale)
  if scale == 0 then return "" end
  if scale > 127 then return scaling(v, scale - 100) .. scaling(v, 100) end
  local product = ("vmulq_f32(%s, vdupq_n_f32(%s))"):format(v, formats.power(scale))
  return ("    %s = %s;\n    __asm__(\"\" : \"+w\"(%s));\n"):format(v, product, v)
end

-- ---- Narrow floats to f32 ----

-- The parts of names that go with four elements of n bits.
local function vector(n, code)
  return setmetatable({ q = n == 16 and "" or "q", I = ("uint%dx4_t"):format(n) }, { __index = code })
end

-- Which elements x of a lane stand for no finite number, and what makes them inf or NaN there too.
local function specials(of)
  local code = of.decode
  if of.special == "none" or of.special == "ieee" and code.gap == 0 then return "", "" end
  if of.special == "ieee" then
    local magnitude = of.signed and "vand$q_u$n(x, vdup$q_n_u$n($magnitude))" or "x"
    return "    const $I special = vcgt$q_u$n(" .. magnitude .. ", vdup$q_n_u$n($before));\n",
           "    x = vorr$q_u$n(x, vand$q_u$n(special, vdup$q_n_u$n($exponent)));\n"
  end
  local is = "x, vdup$q_n_u$n($last)"
  if of.signed then
    is = of.special == "fn" and "vorr$q_u$n(x, vdup$q_n_u$n($sign)), vdup$q_n_u$n($nan)" or "x, vdup$q_n_u$n($sign)"
  end
  return "    const $I special = vceq$q_u$n(" .. is .. ");\n", "    x = vorr$q_u$n(x, special);\n"
end

-- What makes x the bits of a float where its exponent is not yet one of the lane's.
local function rebased(of)
  local code = of.decode
  if not of.signed then
    if of.exponent < 8 then return "    x = vaddq_u32(x, vdupq_n_u32($offset));\n" end
    -- the lowest exponent is one of f32's subnormals
    return "    x = vmaxq_u32(x, vsraq_n_u32(vdupq_n_u32(0x400000), x, 1));\n"
  end
  if not code.above then return "" end
  return [[
    const $I size = vand$q_u$n(x, vdup$q_n_u$n($magnitude)), sign = vand$q_u$n(x, vdup$q_n_u$n($sign));
    x = vorr$q_u$n(sign, vmax$q_u$n(vshr$q_n_u$n(size, 1), vqsub$q_u$n(size, vdup$q_n_u$n($step))));
]]
end

-- Four elements at the top of n bits, in C.
local function loaded(of)
  local n = of.decode.n
  local v
  if of.size == 2 then
    v = "half_u16(p, i)"
    if n == 32 then v = "vmovl_u16(" .. v .. ")" end
  elseif n == 16 then
    v = "vget_low_u16(vmovl_u8(vget_low_u8(repeated_32(p, i))))"
  else
    v = "load_u8_as_u32(p, i)"
  end
  return v
end

local function add_reading(blocks, of)
  local code = of.decode
  local n = code.n
  local placed = "v"
  if not of.signed then
    placed = ("vshrq_n_u32(v, %d)"):format(code.gap + 1)
  elseif code.gap > 0 then
    placed = "vand$q_u$n(vreinterpret$q_u$n_s$n(vshr$q_n_s$n(vreinterpret$q_s$n_u$n(v), $gap)), vdup$q_n_u$n($mask))"
  end
  local test, mend = specials(of)
  local function at_top(v) return n == of.bits and v or "vshl$q_n_u$n(" .. v .. ", $top)" end
  blocks:add(table.concat({ [[
/* Of patterns in the highest bits of $n */
BLOCK float32x4_t f32_of_$S($I v) {
    $I x = ]], placed, ";\n", test, rebased(of), mend,
    "    float32x4_t f = ", n == 16 and "f32_of_f16(x)" or "vreinterpretq_f32_u32(x)", ";\n",
    scaling("f", code.scale), [[
    return f;
}

BLOCK float32x4_t load_$S_as_f32(const char *p, size_t i) {
    return f32_of_$S(]], at_top(loaded(of)), [[);
}

BLOCK float32x4_t round_f32_to_$S(float32x4_t v) {
    const uint32x4_t bits = $S_of_f32(v);
    return f32_of_$S(]], at_top(n == 16 and "vmovn_u32(bits)" or "bits"), [[);
}
]] }), vector(n, code))
end

-- ---- f32 to narrow floats ----

-- From bits to the count they are, not yet rounded to whole steps.
local function recounted(of)
  if of.exponent == 8 and of.signed then
    return of.encode.bias == 127 and "" or [[
    count = vminq_u32(vaddq_u32(count, vdupq_n_u32(0x800000)), vaddq_u32(count, count));
]]
  elseif of.exponent == 8 then
    return "    count = vminq_u32(count, vqsubq_u32(vaddq_u32(count, count), vdupq_n_u32(0x800000)));\n"
  end
  return "    count = vqsubq_u32(count, vdupq_n_u32($offset));\n"
      .. (of.signed and "    count = vmaxq_u32(count, vdupq_n_u32(0x800000));\n" or "")
end

local function rounded(of)
  if of.encode.how == "sum" then
    return [[
    const uint32x4_t above = vqsubq_u32(vandq_u32(count, vdupq_n_u32(0x7f800000)), vdupq_n_u32($first));
    const uint32x4_t unit = vaddq_u32(above, vdupq_n_u32($unit));
    const float32x4_t sum = vaddq_f32(vreinterpretq_f32_u32(count), vreinterpretq_f32_u32(unit));
    count = vsraq_n_u32(vsubq_u32(vreinterpretq_u32_f32(sum), unit), above, $shift);
]]
  end
  local zero = of.signed and of.exponent < 8
  return table.concat({ zero and "    const uint32x4_t is_some = vcgtq_u32(count, vdupq_n_u32($offset));\n" or "",
                        recounted(of), [[
    const uint32x4_t is_odd = vtstq_u32(count, vdupq_n_u32($low));
    count = vshrq_n_u32(vaddq_u32(vsubq_u32(count, is_odd), vdupq_n_u32($half)), $shift);
]], zero and "    count = vandq_u32(count, is_some);\n" or "" })
end

-- The bits of the absolute value, none above those of the last count.
local function limited(of)
  if of.signed then
    return "    uint32x4_t count = vminq_u32(vandq_u32(bits, vdupq_n_u32(INT32_MAX)), vdupq_n_u32($limit));\n"
  elseif of.special == "ieee" then
    return "    uint32x4_t count = vminq_u32(bits, vdupq_n_u32($limit));\n"
  end
  return [[
    const uint32x4_t one = vdupq_n_u32(1);
    uint32x4_t count = vaddq_u32(vminq_u32(vsubq_u32(bits, one), vdupq_n_u32($before)), one);
]]
end

-- A sign, but of fnuz for 0, and NaN where limits have not made it one.
local function finished(of)
  local text = ""
  if of.signed and of.special == "fnuz" then
    text = [[
    const uint32x4_t sign = vandq_u32(vshrq_n_u32(bits, $top), vdupq_n_u32($sign));
    count = vorrq_u32(count, vandq_u32(sign, vtstq_u32(count, count)));
]]
  elseif of.signed then
    text = ("    count = vsliq_n_u32(count, vshrq_n_u32(bits, 31), %d);\n"):format(31 - of.encode.top)
  end
  if of.special == "ieee" then
    text = text .. ("    count = vbslq_u32(%s, count, vdupq_n_u32($nan));\n"):format(
      of.signed and "vceqq_f32(v, v)" or "vcgtzq_f32(v)")
  elseif of.special == "none" then
    text = text .. "    count = vandq_u32(count, vceqq_f32(v, v));\n"
  end
  return text
end

local function add_writing(blocks, of)
  local store = of.size == 1 and [[
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
  blocks:add(table.concat({ [[
/* Patterns in 32 bits each */
BLOCK uint32x4_t $S_of_f32(float32x4_t v) {
]], scaling("v", of.encode.scale), [[
    const uint32x4_t bits = vreinterpretq_u32_f32(v);
]], limited(of), rounded(of), finished(of), [[
    return count;
}

]], store }), of.encode)
end

local function add_float(blocks, of)
  local facts = formats.minifloat(of, formats.unsigned)
  if not facts then return end
  add_reading(blocks, facts)
  add_writing(blocks, facts)
end

-- ---- Complex numbers of narrow floats ----

local function add_complex(blocks, of)
  local S = of.part.name
  if not blocks:get("load_" .. S .. "_as_f32") then add_float(blocks, of.part) end
  local store = blocks:get("store_f32_as_" .. S)
  if not store then return end
  blocks:add([[
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
]] .. (store.values == 2 and [[

BLOCK void store_c64_as_$C(char *p, size_t i, float32x4x2_t v) {
    v = interleaved(v);
    store_f32_as_$S(p, 2 * i, v.val[0], v.val[1]);
}
]] or [[

BLOCK void store_c64_as_$C(char *p, size_t i, float32x4x2_t a, float32x4x2_t b) {
    a = interleaved(a), b = interleaved(b);
    store_f32_as_$S(p, 2 * i, a.val[0], a.val[1], b.val[0], b.val[1]);
}
]]), { C = of.name, S = S })
end

-- ---- Integers of any width ----

-- In containers of n bits.
local function add_integer(blocks, of)
  local n, k = 8 * of.size, of.bits
  local values = { S = of.name, n = n, I = ("uint%dx%d_t"):format(n, 128 // n), T = ("int%dx%d_t"):format(n, 128 // n),
                   mask = formats.unsigned((1 << k) - 1, n), rest = n - k }
  values.lowest, values.highest = formats.unsigned(-1 << (k - 1), n), formats.unsigned((1 << (k - 1)) - 1, n)
  blocks:add(of.kind == "uint" and [[
BLOCK $I round_u$n_to_$S($I v) {
    return vandq_u$n(v, vdupq_n_u$n($mask));
}

BLOCK $I saturate_u$n_to_$S($I v) {
    return minimum_u$n(v, vdupq_n_u$n($mask));
}
]] or [[
BLOCK $I round_u$n_to_$S($I v) {
    return unsigned_$n(vshrq_n_s$n(vshlq_n_s$n(signed_$n(v), $rest), $rest));
}

BLOCK $I saturate_u$n_to_$S($I v) {
    return minimum_i$n(maximum_i$n(v, vdupq_n_u$n($lowest)), vdupq_n_u$n($highest));
}
]], values)
end

-- ---- Fixed point ----

local function add_fixed(blocks, of)
  local n = 8 * of.size
  local values = { S = of.name, n = n, up = formats.power(of.fraction, true), lowest = formats.power(of.bits - 1, true),
                   load = ("load_i%d_as_i64"):format(n) }
  -- the instruction also divides by a power of two, but not by 1
  values.divided = of.fraction > 0 and ("vcvtq_n_f64_s64(v, %d)"):format(of.fraction) or "vcvtq_f64_s64(v)"
  blocks:add([[
BLOCK float64x2_t f64_of_$S(int64x2_t v) {
    return $divided;
}

BLOCK float64x2_t load_$S_as_f64(const char *p, size_t i) {
    return f64_of_$S(signed_64($load(p, i)));
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
]], values)
  blocks:add(({ [4] = [[
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
]] })[of.size], values)
end

-- Operations that are exact, or saturate, in the integers that the values are multiples by, of whole containers.
local in_integers = { add = "vqaddq_s$n", subtract = "vqsubq_s$n", minimum = "vminq_s$n", maximum = "vmaxq_s$n" }

local function add_in_integers(blocks, fused, of)
  local n = 8 * of.size
  if n == 32 or of.bits < n then return end
  local values = { S = of.name, n = n }
  for _, op in ipairs({ "add", "subtract", "minimum", "maximum" }) do
    values.op = op
    blocks:add([[
BLOCK void ${op}_integers_of_$S(char *z, const char *x, const char *y, size_t i) {
    store_u$n(z, i, unsigned_$n(]] .. in_integers[op] .. [[(signed_$n(load_u$n(x, i)), signed_$n(load_u$n(y, i)))));
}
]], values)
    local load = "load_" .. of.name .. "_as_f64"
    fused[#fused + 1] = { ("store_f64_as_%s%%(%s_f64%%(%s, %s%%)%%)"):format(of.name, op, load, load),
                          op .. "_integers_of_" .. of.name, 128 // n }
  end
end

local kinds = { float = add_float, complex = add_complex, int = add_integer, uint = add_integer, fixed = add_fixed }

-- What adds the blocks of a storage, and to `fused` whole bodies.
return function(fused)
  return function(blocks, of)
    local add = kinds[of.kind]
    if add then add(blocks, of) end
    if of.kind == "fixed" then add_in_integers(blocks, fused, of) end
  end
end

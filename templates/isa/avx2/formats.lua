-- AVX2: storages that are not well known: narrow floats of any format, complex numbers of those, integers of any width,
-- and fixed point. What the numbers of a float format are is said in templates/formats.lua.
local formats = import("formats")

-- v * 2^scale in C.
local function scaled(v, scale)
  if scale == 0 then return v end
  if scale > 127 then return scaled(scaled(v, scale - 100), 100) end
  return ("_mm256_mul_ps(%s, _mm256_set1_ps(%s))"):format(v, formats.power(scale))
end

-- ---- Narrow floats to f32 ----

-- Of f8_e4m3fn, 1024 in cache, on a Zen 5 with gcc 12: 9.5 elements/ns by way of f16 and a product; 6 by a table of
-- subnormals in a register, normals shifted; 4 by one product of f32, whose subnormals are slow (as they are on other
-- CPUs, more so); 3 by a gather from a table in memory. AVX-512 reads 12 to 13 elements/ns by way of f16, and as many by
-- vpermi2w from four registers of upper halves.

-- The parts of names that go with eight elements of n bits.
local function vector(n, code)
  local names = n == 16 and { V = "_mm", I = "__m128i", si = "si128" } or { V = "_mm256", I = "__m256i", si = "si256" }
  names.set = ("%s_set1_epi%d"):format(names.V, n)
  return setmetatable(names, { __index = code })
end

-- Which elements x of a lane stand for no finite number, and what makes them inf or NaN there too.
local function specials(of)
  local code = of.decode
  if of.special == "none" or of.special == "ieee" and code.gap == 0 then return "", "" end
  if of.special == "ieee" then
    local magnitude = of.signed and "$V_and_$si(x, $set($magnitude))" or "x"
    return "    const $I special = $V_cmpgt_epi$n(" .. magnitude .. ", $set($before));\n",
           "    x = $V_or_$si(x, $V_and_$si(special, $set($exponent)));\n"
  end
  local is = "x, $set($last)"
  if of.signed then is = of.special == "fn" and "$V_or_$si(x, $set($sign)), $set($nan)" or "x, $set($sign)" end
  return "    const $I special = $V_cmpeq_epi$n(" .. is .. ");\n", "    x = $V_or_$si(x, special);\n"
end

-- What makes x the bits of a float where its exponent is not yet one of the lane's.
local function rebased(of)
  local code = of.decode
  if not of.signed then
    if of.exponent < 8 then return "    x = _mm256_add_epi32(x, _mm256_set1_epi32($offset));\n" end
    -- the lowest exponent is one of f32's subnormals
    return "    x = _mm256_max_epi32(x, _mm256_add_epi32(_mm256_srli_epi32(x, 1), _mm256_set1_epi32(0x400000)));\n"
  end
  if not code.above then return "" end
  return [[
    const $I size = $V_and_$si(x, $set($magnitude)), sign = $V_and_$si(x, $set($sign));
    const $I lower = $V_max_epi$n($V_srli_epi$n(size, 1), $V_sub_epi$n(size, $set($step)));
    x = $V_or_$si(lower, sign);
]]
end

-- The statements of `text`, as far as there are any.
local function statements(...) return table.concat({ ... }) end

local function add_reading(blocks, of)
  local code = of.decode
  local n, size = code.n, of.size
  local placed = "v"
  if not of.signed then
    placed = ("_mm256_srli_epi32(v, %d)"):format(code.gap + 1)
  elseif code.gap > 0 then
    placed = "$V_and_$si($V_srai_epi$n(v, $gap), $set($mask))"
  end
  local test, mend = specials(of)
  local float = n == 16 and "f32_of_f16x8(x)" or "_mm256_castsi256_ps(x)"
  local loaded = size == 1 and "load64(p + i)" or "load128(p + 2 * i)"
  local packed = n == 16 and "u16x8_of_i32(bits)" or "bits"
  if n == 16 and of.bits == 8 then
    loaded = "_mm_unpacklo_epi8(_mm_setzero_si128(), " .. loaded .. ")"
  elseif n > 8 * size then
    loaded = ("$V_cvtepu%d_epi$n(%s)"):format(8 * size, loaded)
  end
  local function at_top(v) return (n == of.bits or v:find("unpack")) and v or "$V_slli_epi$n(" .. v .. ", $top)" end
  blocks:add(statements([[
/* Of patterns in the highest bits of $n */
BLOCK __m256 f32_of_$S($I v) {
    $I x = ]], placed, ";\n", test, rebased(of), mend, [[
    return ]], scaled(float, code.scale), [[;
}

BLOCK __m256 load_$S_as_f32(const char *p, size_t i) {
    return f32_of_$S(]], at_top(loaded), [[);
}

BLOCK __m256 round_f32_to_$S(__m256 v) {
    const __m256i bits = $S_of_f32(v);
    return f32_of_$S(]], at_top(packed), [[);
}
]]), vector(n, code))
end

-- ---- f32 to narrow floats ----

-- From bits to the count they are, not yet rounded to whole steps.
local function recounted(of)
  if of.exponent == 8 and of.signed then
    return of.encode.bias == 127 and "" or [[
    count = _mm256_min_epu32(_mm256_add_epi32(count, _mm256_set1_epi32(0x800000)), _mm256_add_epi32(count, count));
]]
  elseif of.exponent == 8 then
    return [[
    const __m256i zero = _mm256_setzero_si256();
    const __m256i under = _mm256_min_epi32(_mm256_sub_epi32(count, _mm256_set1_epi32(0x800000)), zero);
    count = _mm256_max_epi32(_mm256_add_epi32(count, under), zero);
]]
  end
  return ([[
    count = _mm256_max_epi32(_mm256_sub_epi32(count, _mm256_set1_epi32($offset)), %s);
]]):format(of.signed and "_mm256_set1_epi32(0x800000)" or "_mm256_setzero_si256()")
end

local function rounded(of)
  if of.encode.how == "sum" then
    return [[
    const __m256i above = _mm256_subs_epu16(_mm256_and_si256(count, _mm256_set1_epi32(0x7f800000)),
                                            _mm256_set1_epi32($first));
    const __m256i unit = _mm256_add_epi32(above, _mm256_set1_epi32($unit));
    const __m256 sum = _mm256_add_ps(_mm256_castsi256_ps(count), _mm256_castsi256_ps(unit));
    count = _mm256_add_epi32(_mm256_sub_epi32(_mm256_castps_si256(sum), unit), _mm256_srli_epi32(above, $shift));
]]
  end
  local zero = ""
  if of.signed and of.exponent < 8 then
    zero = "    const __m256i is_some = _mm256_cmpgt_epi32(count, _mm256_set1_epi32($offset));\n"
  end
  return statements(zero, recounted(of), [[
    const __m256i odd = _mm256_and_si256(_mm256_srli_epi32(count, $shift), _mm256_set1_epi32(1));
    count = _mm256_add_epi32(_mm256_add_epi32(count, _mm256_set1_epi32($half)), odd);
    count = _mm256_srli_epi32(count, $shift);
]], zero ~= "" and "    count = _mm256_and_si256(count, is_some);\n" or "")
end

-- The bits of the absolute value, none above those of the last count.
local function limited(of)
  if of.signed then
    return [[
    __m256i count = _mm256_min_epi32(_mm256_and_si256(bits, _mm256_set1_epi32(INT32_MAX)), _mm256_set1_epi32($limit));
]]
  elseif of.special == "ieee" then
    return "    __m256i count = _mm256_min_epu32(bits, _mm256_set1_epi32($limit));\n"
  end
  return [[
    const __m256i one = _mm256_set1_epi32(1);
    __m256i count = _mm256_min_epu32(_mm256_sub_epi32(bits, one), _mm256_set1_epi32($before));
    count = _mm256_add_epi32(count, one);
]]
end

local function signed(of)
  if not of.signed then return "" end
  local zero = of.special ~= "fnuz" and "" or [[
    sign = _mm256_andnot_si256(_mm256_cmpeq_epi32(count, _mm256_setzero_si256()), sign);
]]
  return statements([[
    __m256i sign = _mm256_and_si256(_mm256_srli_epi32(bits, $top), _mm256_set1_epi32($sign));
]], zero, "    count = _mm256_or_si256(count, sign);\n")
end

-- A store takes one register: from four, packing them costs less and a kernel of bytes is 15% faster, but more than twice
-- as long.
local function add_writing(blocks, of)
  local code = of.encode
  local nan = ""
  if of.special == "ieee" then
    nan = ([[
    const __m256i is_nan = _mm256_castps_si256(_mm256_cmp_ps(v, %s));
    count = _mm256_blendv_epi8(count, _mm256_set1_epi32($nan), is_nan);
]]):format(of.signed and "v, _CMP_UNORD_Q" or "_mm256_setzero_ps(), _CMP_NGT_UQ")
  end
  local v = of.special == "none" and "or_zero_f32(v)" or "v"
  blocks:add(statements([[
/* Patterns in 32 bits each */
BLOCK __m256i $S_of_f32(__m256 v) {
    const __m256i bits = _mm256_castps_si256(]], scaled(v, code.scale), ");\n",
                        limited(of), rounded(of), signed(of), nan, [[
    return count;
}

BLOCK void store_f32_as_$S(char *p, size_t i, __m256 v) {
    const __m128i words = u16x8_of_i32($S_of_f32(v));
]], of.size == 2 and "    store128(p + 2 * i, words);\n}\n" or [[
    _mm_storel_epi64((__m128i *)(void *)(p + i), _mm_packus_epi16(words, words));
}
]]), code)
end

local function add_float(blocks, of)
  local facts = formats.minifloat(of, formats.signed)
  if not facts then return end
  add_reading(blocks, facts)
  add_writing(blocks, facts)
end

-- ---- Complex numbers of narrow floats ----

-- Four c64 are eight f32, and are read and written as such.
local function add_complex(blocks, of)
  local S = of.part.name
  if not blocks:get("load_" .. S .. "_as_f32") then add_float(blocks, of.part) end
  local store = blocks:get("store_f32_as_" .. S)
  if not store then return end
  blocks:add([[
BLOCK __m256 load_$C_as_c64(const char *p, size_t i) {
    return load_$S_as_f32(p, 2 * i);
}

BLOCK __m256 round_c64_to_$C(__m256 v) {
    return round_f32_to_$S(v);
}

BLOCK void store_c64_as_$C(char *p, size_t i, $parameters) {
    store_f32_as_$S(p, 2 * i, $arguments);
}
]], { C = of.name, S = S, parameters = store.values == 2 and "__m256 a, __m256 b" or "__m256 a",
      arguments = store.values == 2 and "a, b" or "a" })
end

-- ---- Integers of any width ----

-- In containers of n bits.
local function add_integer(blocks, of)
  local n, k = 8 * of.size, of.bits
  local values = { S = of.name, n = n, set = "_mm256_set1_epi" .. (n == 64 and "64x" or n), rest = n - k }
  values.mask, values.sign = formats.signed((1 << k) - 1, n), formats.signed(1 << (k - 1), n)
  values.lowest, values.highest = formats.signed(-1 << (k - 1), n), formats.signed((1 << (k - 1)) - 1, n)
  if of.kind == "uint" then
    blocks:add([[
BLOCK __m256i round_u$n_to_$S(__m256i v) {
    return _mm256_and_si256(v, $set($mask));
}

BLOCK __m256i saturate_u$n_to_$S(__m256i v) {
    return minimum_u$n(v, $set($mask));
}
]], values)
    return
  end
  blocks:add((n == 16 or n == 32) and [[
BLOCK __m256i round_u$n_to_$S(__m256i v) {
    return _mm256_srai_epi$n(_mm256_slli_epi$n(v, $rest), $rest);
}
]] or [[
BLOCK __m256i round_u$n_to_$S(__m256i v) {
    const __m256i sign = $set($sign);
    return _mm256_sub_epi$n(_mm256_xor_si256(_mm256_and_si256(v, $set($mask)), sign), sign);
}
]], values)
  blocks:add([[
BLOCK __m256i saturate_u$n_to_$S(__m256i v) {
    return minimum_i$n(maximum_i$n(v, $set($lowest)), $set($highest));
}
]], values)
end

-- ---- Fixed point ----

local function add_fixed(blocks, of)
  local values = { S = of.name, n = 8 * of.size, size = of.size, up = formats.power(of.fraction, true),
                   down = formats.power(-of.fraction, true), lowest = formats.power(of.bits - 1, true) }
  blocks:add([[
BLOCK __m256d load_$S_as_f64(const char *p, size_t i) {
    return _mm256_mul_pd(load_i$n_as_f64(p, i), _mm256_set1_pd($down));
}

/* To the nearest, ties to even, saturated; NaN is 0. */
BLOCK __m128i $S_of_f64(__m256d v) {
    const __m256d steps = _mm256_mul_pd(or_zero_f64(v), _mm256_set1_pd($up));
    const __m256d limited = _mm256_min_pd(_mm256_max_pd(steps, _mm256_set1_pd(-$lowest)), _mm256_set1_pd($lowest - 1));
    return _mm256_cvtpd_epi32(limited);
}

BLOCK __m256d round_f64_to_$S(__m256d v) {
    return _mm256_mul_pd(_mm256_cvtepi32_pd($S_of_f64(v)), _mm256_set1_pd($down));
}

BLOCK __m256i ${S}x8_of_f64(__m256d a, __m256d b) {
    return _mm256_set_m128i($S_of_f64(b), $S_of_f64(a));
}
]], values)
  blocks:add(({ [4] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, __m256d a, __m256d b) {
    store256(p + 4 * i, ${S}x8_of_f64(a, b));
}
]], [2] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, __m256d a, __m256d b, __m256d c, __m256d d) {
    store256(p + 2 * i, i16_of_i32(${S}x8_of_f64(a, b), ${S}x8_of_f64(c, d)));
}
]], [1] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, __m256d a, __m256d b, __m256d c, __m256d d,
                           __m256d e, __m256d f, __m256d g, __m256d h) {
    store256(p + i, i8_of_i32(${S}x8_of_f64(a, b), ${S}x8_of_f64(c, d), ${S}x8_of_f64(e, f), ${S}x8_of_f64(g, h)));
}
]] })[of.size], values)
end

-- Operations that are exact, or saturate, in the integers that the values are multiples by, of whole containers.
local in_integers = { add = "_mm256_adds_epi$n", subtract = "_mm256_subs_epi$n", minimum = "_mm256_min_epi$n",
                      maximum = "_mm256_max_epi$n" }

local function add_in_integers(blocks, fused, of)
  local n = 8 * of.size
  if n == 32 or of.bits < n then return end
  local values = { S = of.name, n = n }
  for _, op in ipairs({ "add", "subtract", "minimum", "maximum" }) do
    values.op = op
    blocks:add([[
BLOCK void ${op}_integers_of_$S(char *z, const char *x, const char *y, size_t i) {
    store_u$n(z, i, ]] .. in_integers[op] .. [[(load_u$n(x, i), load_u$n(y, i)));
}
]], values)
    local load = "load_" .. of.name .. "_as_f64"
    fused[#fused + 1] = { ("store_f64_as_%s%%(%s_f64%%(%s, %s%%)%%)"):format(of.name, op, load, load),
                          op .. "_integers_of_" .. of.name, 256 // n }
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

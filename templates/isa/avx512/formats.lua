-- AVX-512: storages that are not well known: narrow floats of any format, complex numbers of those, integers of any
-- width, and fixed point. What the numbers of a float format are is said in templates/formats.lua.
local formats = import("formats")

-- The statements that multiply v by 2^scale, in a way that cannot be merged with a later sum.
local function scaling(v, scale)
  if scale == 0 then return "" end
  if scale > 127 then return scaling(v, scale - 100) .. scaling(v, 100) end
  local product = ("_mm512_mul_ps(%s, _mm512_set1_ps(%s))"):format(v, formats.power(scale))
  return ("    %s = %s;\n    IN_REGISTER(%s);\n"):format(v, product, v)
end

-- ---- Narrow floats to f32 ----

-- The parts of names that go with 16 elements of n bits.
local function vector(n, code)
  local w = n == 16 and 256 or 512
  local names = { V = "_mm" .. w, I = ("__m%di"):format(w), si = "si" .. w, set = ("_mm%d_set1_epi%d"):format(w, n) }
  return setmetatable(names, { __index = code })
end

-- Which elements x of a lane stand for no finite number, and what makes them inf or NaN there too.
local function specials(of)
  local code = of.decode
  if of.special == "none" or of.special == "ieee" and code.gap == 0 then return "", "" end
  if of.special == "ieee" then
    local magnitude = of.signed and "$V_and_$si(x, $set($magnitude))" or "x"
    return "    const __mmask16 special = $V_cmpgt_epi$n_mask(" .. magnitude .. ", $set($before));\n",
           "    x = $V_mask_mov_epi$n(x, special, $V_or_$si(x, $set($exponent)));\n"
  end
  local is = "x, $set($last)"
  if of.signed then is = of.special == "fn" and "$V_or_$si(x, $set($sign)), $set($nan)" or "x, $set($sign)" end
  return "    const __mmask16 special = $V_cmpeq_epi$n_mask(" .. is .. ");\n",
         "    x = $V_mask_mov_epi$n(x, special, $set(-1));\n"
end

-- What makes x the bits of a float where its exponent is not yet one of the lane's.
local function rebased(of)
  local code = of.decode
  if not of.signed then
    if of.exponent < 8 then return "    x = _mm512_add_epi32(x, _mm512_set1_epi32($offset));\n" end
    -- the lowest exponent is one of f32's subnormals
    return "    x = _mm512_max_epi32(x, _mm512_add_epi32(_mm512_srli_epi32(x, 1), _mm512_set1_epi32(0x400000)));\n"
  end
  if not code.above then return "" end
  return [[
    const $I size = $V_and_$si(x, $set($magnitude)), sign = $V_and_$si(x, $set($sign));
    const $I lower = $V_max_epi$n($V_srli_epi$n(size, 1), $V_sub_epi$n(size, $set($step)));
    x = $V_or_$si(lower, sign);
]]
end

local function add_reading(blocks, of)
  local code = of.decode
  local n, size = code.n, of.size
  local placed = "v"
  if not of.signed then
    placed = ("_mm512_srli_epi32(v, %d)"):format(code.gap + 1)
  elseif code.gap > 0 then
    placed = "$V_and_$si($V_srai_epi$n(v, $gap), $set($mask))"
  end
  local test, mend = specials(of)
  local loaded = size == 1 and "load128(p + i)" or "load256(p + 2 * i)"
  if n > 8 * size then loaded = ("$V_cvtepu%d_epi$n(%s)"):format(8 * size, loaded) end
  local function at_top(v) return n == of.bits and v or "$V_slli_epi$n(" .. v .. ", $top)" end
  blocks:add(table.concat({ [[
/* Of patterns in the highest bits of $n */
BLOCK __m512 f32_of_$S($I v) {
    $I x = ]], placed, ";\n", test, rebased(of), mend,
    "    __m512 f = ", n == 16 and "_mm512_cvtph_ps(x);\n    IN_REGISTER(f);\n" or "_mm512_castsi512_ps(x);\n",
    scaling("f", code.scale), [[
    return f;
}

BLOCK __m512 load_$S_as_f32(const char *p, size_t i) {
    return f32_of_$S(]], at_top(loaded), [[);
}

BLOCK __m512 round_f32_to_$S(__m512 v) {
    const __m512i bits = $S_of_f32(v);
    return f32_of_$S(]], at_top(n == 16 and "_mm512_cvtepi32_epi16(bits)" or "bits"), [[);
}
]] }), vector(n, code))
end

-- ---- f32 to narrow floats ----

-- From bits to the count they are, not yet rounded to whole steps.
local function recounted(of)
  if of.exponent == 8 and of.signed then
    return of.encode.bias == 127 and "" or [[
    count = _mm512_min_epu32(_mm512_add_epi32(count, _mm512_set1_epi32(0x800000)), _mm512_add_epi32(count, count));
]]
  elseif of.exponent == 8 then
    return [[
    const __m512i zero = _mm512_setzero_si512();
    const __m512i under = _mm512_min_epi32(_mm512_sub_epi32(count, _mm512_set1_epi32(0x800000)), zero);
    count = _mm512_max_epi32(_mm512_add_epi32(count, under), zero);
]]
  end
  return ([[
    count = _mm512_max_epi32(_mm512_sub_epi32(count, _mm512_set1_epi32($offset)), %s);
]]):format(of.signed and "_mm512_set1_epi32(0x800000)" or "_mm512_setzero_si512()")
end

local function rounded(of)
  if of.encode.how == "sum" then
    return [[
    const __m512i above = _mm512_subs_epu16(_mm512_and_si512(count, _mm512_set1_epi32(0x7f800000)),
                                            _mm512_set1_epi32($first));
    const __m512i unit = _mm512_add_epi32(above, _mm512_set1_epi32($unit));
    const __m512 sum = _mm512_add_ps(_mm512_castsi512_ps(count), _mm512_castsi512_ps(unit));
    count = _mm512_add_epi32(_mm512_sub_epi32(_mm512_castps_si512(sum), unit), _mm512_srli_epi32(above, $shift));
]]
  end
  local zero = ""
  if of.signed and of.exponent < 8 then
    zero = "    const __mmask16 is_some = _mm512_cmpgt_epi32_mask(count, _mm512_set1_epi32($offset));\n"
  end
  return table.concat({ zero, recounted(of), [[
    const __m512i odd = _mm512_and_si512(_mm512_srli_epi32(count, $shift), _mm512_set1_epi32(1));
    count = _mm512_add_epi32(_mm512_add_epi32(count, _mm512_set1_epi32($half)), odd);
]], "    count = ", zero ~= "" and "_mm512_maskz_srli_epi32(is_some, " or "_mm512_srli_epi32(", "count, $shift);\n" })
end

-- The bits of the absolute value, none above those of the last count.
local function limited(of)
  if of.signed then
    return [[
    __m512i count = _mm512_min_epi32(_mm512_and_si512(bits, _mm512_set1_epi32(INT32_MAX)), _mm512_set1_epi32($limit));
]]
  elseif of.special == "ieee" then
    return "    __m512i count = _mm512_min_epu32(bits, _mm512_set1_epi32($limit));\n"
  end
  return [[
    const __m512i one = _mm512_set1_epi32(1);
    __m512i count = _mm512_min_epu32(_mm512_sub_epi32(bits, one), _mm512_set1_epi32($before));
    count = _mm512_add_epi32(count, one);
]]
end

-- A sign, but of fnuz for 0, and NaN where limits have not made it one.
local function finished(of)
  local text = ""
  if of.signed and of.special == "fnuz" then
    text = [[
    const __mmask16 signs = _mm512_test_epi32_mask(count, count);
    count = _mm512_mask_ternarylogic_epi32(count, signs, _mm512_srli_epi32(bits, $top), _mm512_set1_epi32($sign), 0xf8);
]]
  elseif of.signed then
    text = [[
    count = _mm512_ternarylogic_epi32(count, _mm512_srli_epi32(bits, $top), _mm512_set1_epi32($sign), 0xf8);
]]
  end
  if of.special == "ieee" then
    text = text .. ([[
    const __mmask16 is_nan = _mm512_cmp_ps_mask(v, %s);
    count = _mm512_mask_mov_epi32(count, is_nan, _mm512_set1_epi32($nan));
]]):format(of.signed and "v, _CMP_UNORD_Q" or "_mm512_setzero_ps(), _CMP_NGT_UQ")
  elseif of.special == "none" then
    text = text .. "    count = _mm512_maskz_mov_epi32(_mm512_cmp_ps_mask(v, v, _CMP_ORD_Q), count);\n"
  end
  return text
end

local function add_writing(blocks, of)
  blocks:add(table.concat({ [[
/* Patterns in 32 bits each */
BLOCK __m512i $S_of_f32(__m512 v) {
]], scaling("v", of.encode.scale), [[
    const __m512i bits = _mm512_castps_si512(v);
]], limited(of), rounded(of), finished(of), [[
    return count;
}

BLOCK void store_f32_as_$S(char *p, size_t i, __m512 v) {
]], of.size == 1 and "    store128(p + i, _mm512_cvtepi32_epi8($S_of_f32(v)));\n"
    or "    store256(p + 2 * i, _mm512_cvtepi32_epi16($S_of_f32(v)));\n", "}\n" }), of.encode)
end

local function add_float(blocks, of)
  local facts = formats.minifloat(of, formats.signed)
  if not facts then return end
  add_reading(blocks, facts)
  add_writing(blocks, facts)
end

-- ---- Complex numbers of narrow floats ----

-- Eight c64 are 16 f32, and are read and written as such.
local function add_complex(blocks, of)
  local S = of.part.name
  if not blocks:get("load_" .. S .. "_as_f32") then add_float(blocks, of.part) end
  local store = blocks:get("store_f32_as_" .. S)
  if not store then return end
  blocks:add([[
BLOCK __m512 load_$C_as_c64(const char *p, size_t i) {
    return load_$S_as_f32(p, 2 * i);
}

BLOCK __m512 round_c64_to_$C(__m512 v) {
    return round_f32_to_$S(v);
}

BLOCK void store_c64_as_$C(char *p, size_t i, $parameters) {
    store_f32_as_$S(p, 2 * i, $arguments);
}
]], { C = of.name, S = S, parameters = store.values == 2 and "__m512 a, __m512 b" or "__m512 a",
      arguments = store.values == 2 and "a, b" or "a" })
end

-- ---- Integers of any width ----

-- In containers of n bits: bytes fill half a register.
local function add_integer(blocks, of)
  local n, k = 8 * of.size, of.bits
  local w = n == 8 and 256 or 512
  local values = { S = of.name, n = n, w = w, V = "_mm" .. w, I = ("__m%di"):format(w), rest = n - k }
  values.mask, values.sign = formats.signed((1 << k) - 1, n), formats.signed(1 << (k - 1), n)
  values.lowest, values.highest = formats.signed(-1 << (k - 1), n), formats.signed((1 << (k - 1)) - 1, n)
  if of.kind == "uint" then
    blocks:add([[
BLOCK $I round_u$n_to_$S($I v) {
    return $V_and_si$w(v, $V_set1_epi$n($mask));
}

BLOCK $I saturate_u$n_to_$S($I v) {
    return $V_min_epu$n(v, $V_set1_epi$n($mask));
}
]], values)
    return
  end
  blocks:add(n > 8 and [[
BLOCK $I round_u$n_to_$S($I v) {
    return $V_srai_epi$n($V_slli_epi$n(v, $rest), $rest);
}
]] or [[
BLOCK $I round_u$n_to_$S($I v) {
    const $I sign = $V_set1_epi$n($sign);
    return $V_sub_epi$n($V_xor_si$w($V_and_si$w(v, $V_set1_epi$n($mask)), sign), sign);
}
]], values)
  blocks:add([[
BLOCK $I saturate_u$n_to_$S($I v) {
    return $V_min_epi$n($V_max_epi$n(v, $V_set1_epi$n($lowest)), $V_set1_epi$n($highest));
}
]], values)
end

-- ---- Fixed point ----

local function add_fixed(blocks, of)
  local values = { S = of.name, n = 8 * of.size, size = of.size, up = formats.power(of.fraction, true),
                   down = formats.power(-of.fraction, true), lowest = formats.power(of.bits - 1, true) }
  blocks:add([[
/* The products are exact; kept apart from later sums all the same. */
BLOCK __m512d load_$S_as_f64(const char *p, size_t i) {
    __m512d v = _mm512_mul_pd(load_i$n_as_f64(p, i), _mm512_set1_pd($down));
    IN_REGISTER(v);
    return v;
}

/* To the nearest, ties to even, saturated; NaN is 0. */
BLOCK __m256i $S_of_f64(__m512d v) {
    const __mmask8 is_number = _mm512_cmp_pd_mask(v, v, _CMP_ORD_Q);
    const __m512d steps = _mm512_maskz_mul_pd(is_number, v, _mm512_set1_pd($up));
    const __m512d limited = _mm512_min_pd(_mm512_max_pd(steps, _mm512_set1_pd(-$lowest)), _mm512_set1_pd($lowest - 1));
    return _mm512_cvtpd_epi32(limited);
}

BLOCK __m512d round_f64_to_$S(__m512d v) {
    __m512d rounded = _mm512_mul_pd(_mm512_cvtepi32_pd($S_of_f64(v)), _mm512_set1_pd($down));
    IN_REGISTER(rounded);
    return rounded;
}
]], values)
  blocks:add(({ [4] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, __m512d v) {
    store256(p + 4 * i, $S_of_f64(v));
}
]], [2] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, __m512d v) {
    store128(p + 2 * i, _mm256_cvtepi32_epi16($S_of_f64(v)));
}
]], [1] = [[
BLOCK void store_f64_as_$S(char *p, size_t i, __m512d a, __m512d b) {
    store128(p + i, _mm512_cvtepi32_epi8(joined256($S_of_f64(a), $S_of_f64(b))));
}
]] })[of.size], values)
end

-- Operations that are exact, or saturate, in the integers that the values are multiples by, of whole containers.
local in_integers = { add = "$V_adds_epi$n", subtract = "$V_subs_epi$n", minimum = "$V_min_epi$n",
                      maximum = "$V_max_epi$n" }

local function add_in_integers(blocks, fused, of)
  local n = 8 * of.size
  if n == 32 or of.bits < n then return end
  local values = { S = of.name, n = n }
  values.V = n == 8 and "_mm256" or "_mm512"
  for _, op in ipairs({ "add", "subtract", "minimum", "maximum" }) do
    values.op = op
    blocks:add([[
BLOCK void ${op}_integers_of_$S(char *z, const char *x, const char *y, size_t i) {
    store_u$n(z, i, ]] .. in_integers[op] .. [[(load_u$n(x, i), load_u$n(y, i)));
}
]], values)
    local load = "load_" .. of.name .. "_as_f64"
    fused[#fused + 1] = { ("store_f64_as_%s%%(%s_f64%%(%s, %s%%)%%)"):format(of.name, op, load, load),
                          op .. "_integers_of_" .. of.name, 32 }
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

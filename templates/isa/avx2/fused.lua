-- AVX2: whole bodies for compositions that have a shorter way than their blocks one after the other.
return function(blocks)
  local fused = {}

  -- Compositions that are `text`, word by word, are made of calls of `block`, `elements` at a time.
  local function fuse(text, block, elements, either_order)
    fused[#fused + 1] = { (text:gsub("[()]", "%%%0")), block, elements, either_order = either_order }
  end

  -- ---- Products of integers that are not as wide as they look ----

  for _, n in ipairs({ 8, 16, 32, 64 }) do
    local load = n == 8 and "load_u8_as_b" or "load_b_as_u" .. n
    blocks:add([[
BLOCK void multiply_b_u$n(char *z, const char *x, const char *y, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi$n($widened, _mm256_setzero_si256());
    store_u$n(z, i, _mm256_andnot_si256(is_false, load_u$n(y, i)));
}
]], { n = n, widened = n == 8 and "load_u8(x, i)" or "load_u8_as_u" .. n .. "(x, i)" })
    fuse(("store_u%d(multiply_u%d(%s, load_u%d))"):format(n, n, load, n), "multiply_b_u" .. n, 256 // n, true)
  end

  for _, m in ipairs({ 8, 16, 32 }) do
    blocks:add([[
BLOCK void multiply_u$m_u64(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = load_u$m_as_u64(x, i), b = kept(load_u64(y, i));
    const __m256i high = _mm256_slli_epi64(_mm256_mul_epu32(a, _mm256_srli_epi64(b, 32)), 32);
    store_u64(z, i, _mm256_add_epi64(_mm256_mul_epu32(a, b), high));
}

/* a * 2^32 is taken off where the signed operand is negative, all of whose high half is set then. */
BLOCK void multiply_u32_i$m(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = load_u32_as_u64(x, i), b = load_i$m_as_i64(y, i);
    store_u64(z, i, _mm256_sub_epi64(_mm256_mul_epu32(a, b), _mm256_and_si256(_mm256_slli_epi64(a, 32), b)));
}
]], { m = m })
    fuse(("store_u64(multiply_u64(load_u%d_as_u64, load_u64))"):format(m), ("multiply_u%d_u64"):format(m), 4, true)
    fuse(("store_u64(multiply_u64(load_u32_as_u64, load_i%d_as_i64))"):format(m), "multiply_u32_i" .. m, 4, true)
  end

  -- ---- Extremes where one operand is an integer: no NaN, and no zero but +0 ----

  local integers = { "b", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64" }
  for _, float in ipairs({ { "f32", "__m256", "ps", 8 }, { "f64", "__m256d", "pd", 4 } }) do
    local L, V, ps, elements = float[1], float[2], float[3], float[4]
    blocks:add([[
/* a if it is less than b, else b: also where that is NaN or -0 */
BLOCK $V minimum_of_integer_$L($V a, $V b) {
    return _mm256_min_$ps(a, b);
}

/* a if b is less or the same, else b: also where that is NaN */
BLOCK $V maximum_of_integer_$L($V a, $V b) {
    a = kept_$L(a), b = kept_$L(b);
    return _mm256_blendv_$ps(a, b, _mm256_cmp_$ps(b, a, _CMP_NLE_UQ));
}
]], { L = L, V = V, ps = ps })
    for _, op in ipairs({ "minimum", "maximum" }) do
      for _, S in ipairs(integers) do
        blocks:add([[
BLOCK void ${op}_$S_$L(char *z, const char *x, const char *y, size_t i) {
    store_$L(z, i, ${op}_of_integer_$L(load_$S_as_$L(x, i), load_$L(y, i)));
}
]], { op = op, S = S, L = L })
        fuse(("store_%s(%s_%s(load_%s_as_%s, load_%s))"):format(L, op, L, S, L, L), op .. "_" .. S .. "_" .. L, elements,
             true)
      end
    end
  end

  -- Of u64 and a signed integer no operand is NaN, and zeros are alike.
  for _, float in ipairs({ { "f32", "ps", 8 }, { "f64", "pd", 4 } }) do
    for _, op in ipairs({ { "minimum", "min" }, { "maximum", "max" } }) do
      for _, S in ipairs({ "i8", "i16", "i32", "i64" }) do
        blocks:add([[
BLOCK void ${op}_$S_u64(char *z, const char *x, const char *y, size_t i) {
    store_$L(z, i, _mm256_${instruction}_$ps(load_$S_as_$L(x, i), load_u64_as_$L(y, i)));
}
]], { op = op[1] .. "_" .. float[1], instruction = op[2], S = S, L = float[1], ps = float[2] })
        fuse(("store_%s(%s_%s(load_%s_as_%s, load_u64_as_%s))"):format(float[1], op[1], float[1], S, float[1], float[1]),
             ("%s_%s_%s_u64"):format(op[1], float[1], S), float[3], true)
      end
    end
  end

  -- Of u32 and a signed integer no more than it: as 32 bits, and widened then.
  for _, m in ipairs({ 8, 16, 32 }) do
    blocks:add([[
BLOCK void maximum_i$m_u32(char *z, const char *x, const char *y, size_t i) {
    const __m256i positive = _mm256_max_epi32($load(x, i), _mm256_setzero_si256());
    const __m256i v = _mm256_max_epu32(positive, load_u32(y, i));
    store_u64(z, i, _mm256_cvtepu32_epi64(_mm256_castsi256_si128(v)));
    store_u64(z, i + 4, _mm256_cvtepu32_epi64(_mm256_extracti128_si256(v, 1)));
}

BLOCK void minimum_i$m_u32(char *z, const char *x, const char *y, size_t i) {
    const __m256i small = _mm256_min_epu32(load_u32(y, i), _mm256_set1_epi32(INT32_MAX));
    const __m256i v = _mm256_min_epi32($load(x, i), small);
    store_u64(z, i, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(v)));
    store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(v, 1)));
}
]], { m = m, load = m == 32 and "load_u32" or ("load_i%d_as_i32"):format(m) })
    for _, op in ipairs({ "minimum", "maximum" }) do
      fuse(("store_u64(%s_i64(load_i%d_as_i64, load_u32_as_u64))"):format(op, m), ("%s_i%d_u32"):format(op, m), 8, true)
    end
  end

  -- ---- Between 32 and 64 bits ----

  blocks:add([[
BLOCK void convert_f64_f32(char *z, const char *x, size_t i) {
    _mm_storeu_ps((float *)(void *)(z + 4 * i), f32x4_f64(x, i));
}

BLOCK void convert_f64_f16(char *z, const char *x, size_t i) {
    const __m128i halves = _mm_cvtps_ph(f32x4_f64(x, i), _MM_FROUND_TO_NEAREST_INT);
    _mm_storel_epi64((__m128i *)(void *)(z + 2 * i), halves);
}
]])
  fuse("store_f32(load_f64_as_f32)", "convert_f64_f32", 4)
  fuse("store_f32_as_f16(load_f64_as_f32)", "convert_f64_f16", 4)

  for _, S in ipairs({ "u8", "i8", "u16", "i16", "u32", "i32", "bf16", "f16" }) do
    blocks:add([[
BLOCK void convert_$S_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_$S_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}
]], { S = S })
    fuse(("store_c64(load_%s_as_c64)"):format(S), ("convert_%s_c64"):format(S), 8)
    for _, op in ipairs({ "add", "multiply" }) do
      blocks:add([[
BLOCK void ${op}_$S_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_$S_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, ${op}_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, ${op}_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}
]], { op = op, S = S })
      fuse(("store_c64(%s_c64(load_%s_as_c64, load_c64))"):format(op, S), ("%s_%s_c64"):format(op, S), 8, true)
    end
  end

  -- ---- bf16 ----

  -- Sixteen elements as even ones and odd ones: bf16 takes a shift or a mask to become f32 where it stands, and no
  -- permutation. `exact`: integers that bf16 holds all of.
  blocks:add([[
BLOCK __m256 even_bf16(__m256i v) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(v, 16));
}

BLOCK __m256 odd_bf16(__m256i v) {
    return _mm256_castsi256_ps(odd16(v));
}

BLOCK __m256 even_of_i16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(_mm256_slli_epi32(v, 16), 16));
}

BLOCK __m256 odd_of_i16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(v, 16));
}

BLOCK __m256 even_of_u16(__m256i v) {
    return _mm256_cvtepi32_ps(low16_of_32(v));
}

BLOCK __m256 odd_of_u16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srli_epi32(v, 16));
}

BLOCK __m256 rounded_integer(__m256 v) {
    return _mm256_castsi256_ps(odd16(rounded_in_high_half(v)));
}

BLOCK __m256i in_turns(__m256i even, __m256i odd) {
    return _mm256_blend_epi16(even, odd, 0xaa);
}

BLOCK void store_bf16_pairs(char *p, size_t i, __m256i even, __m256i odd) {
    store256(p + 2 * i, in_turns(_mm256_srli_epi32(even, 16), odd));
}
]])
  local pairwise = {
    { S = "b", load = "load_b_as_u16", part = "u16", exact = true },
    { S = "u8", load = "load_u8_as_u16", part = "u16", exact = true },
    { S = "i8", load = "load_i8_as_i16", part = "i16", exact = true },
    { S = "u16", load = "load_u16", part = "u16" },
    { S = "i16", load = "load_u16", part = "i16" },
  }
  local bf16 = { S = "bf16", load = "load_u16" }

  -- The even or odd elements of `v`, as C.
  local function half(of, which, v)
    if not of.part then return ("%s_bf16(%s)"):format(which, v) end
    local value = ("%s_of_%s(%s)"):format(which, of.part, v)
    return of.exact and value or "rounded_integer(" .. value .. ")"
  end

  local function path(of)
    local load = "load_" .. of.S .. "_as_f32"
    return (of.part == nil or of.exact) and load or "round_f32_to_bf16(" .. load .. ")"
  end

  -- op(x, y) of the even or odd elements a and b, as C.
  local function applied(op, x, y, which)
    local name = op.name
    if op.picks and x.part then name = name .. "_of_integer" end
    return ("%s_f32(%s, %s)"):format(name, half(x, which, "a"), half(y, which, "b"))
  end

  local function add_pairwise(op, x, y)
    local values = { op = op.name, X = x.S, Y = y.S, firstLoad = x.load, secondLoad = y.load,
                     even = applied(op, x, y, "even"), odd = applied(op, x, y, "odd") }
    local name = ("%s_%s_%s"):format(op.name, x.S, y.S)
    if op.compares then
      blocks:add([[
BLOCK __m256i ${op}_$X_$Y_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept($firstLoad(x, i)), b = kept($secondLoad(y, i));
    return in_turns($even,
                    $odd);
}

BLOCK void ${op}_$X_$Y(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, ${op}_$X_$Y_16(x, y, i), ${op}_$X_$Y_16(x, y, i + 16));
}
]], values)
    else
      values.result = op.picks and "_mm256_castps_si256" or "rounded_in_high_half"
      blocks:add([[
BLOCK void ${op}_$X_$Y(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept($firstLoad(x, i)), b = kept($secondLoad(y, i));
    store_bf16_pairs(z, i, $result($even),
                     $result($odd));
}
]], values)
    end
    local store = op.compares and "store_mask32" or "store_f32_as_bf16"
    fuse(("%s(%s_f32(%s, %s))"):format(store, op.name, path(x), path(y)), name, op.compares and 32 or 16, op.commutes)
  end

  -- Operands of 32 and 64 bits in their order. NaN is not looked for in what comes of bf16: its low half is 0, so that
  -- rounding leaves it alone.
  local function add_in_order(op, x, y)
    local function value(of, operand, offset)
      local load = ("load_%s_as_f32(%s, i%s)"):format(of.S, operand, offset)
      return of.S == "bf16" and load or "rounded_integer(" .. load .. ")"
    end
    local name = op.name .. (op.picks and "_of_integer" or "") .. "_f32"
    local function both(offset)
      return ("%s(%s, %s)"):format(name, value(x, "x", offset), value(y, "y", offset))
    end
    blocks:add([[
BLOCK void ${op}_$X_$Y(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, $first,
                                 $second);
}
]], { op = op.name, X = x.S, Y = y.S, first = both(""), second = both(" + 8") })
    fuse(("store_f32_as_bf16(%s_f32(%s, %s))"):format(op.name, path(x), path(y)), ("%s_%s_%s"):format(op.name, x.S, y.S),
         16, op.commutes)
  end

  for _, op in ipairs({
    { name = "add", commutes = true }, { name = "multiply", commutes = true }, { name = "subtract" }, { name = "divide" },
    { name = "minimum", commutes = true, picks = true }, { name = "maximum", commutes = true, picks = true },
    { name = "equal", commutes = true, compares = true }, { name = "not_equal", commutes = true, compares = true },
    { name = "less", compares = true }, { name = "less_equal", compares = true } }) do
    add_pairwise(op, bf16, bf16)
    for _, of in ipairs(pairwise) do
      add_pairwise(op, of, bf16)
      if not op.commutes then add_pairwise(op, bf16, of) end
    end
    for _, S in ipairs(op.compares and {} or { "u32", "i32", "u64", "i64" }) do
      local of = { S = S, part = S }
      add_in_order(op, of, bf16)
      if not op.commutes then add_in_order(op, bf16, of) end
    end
  end

  for i = 2, #pairwise do -- bools have an own way, below
    local of = pairwise[i]
    blocks:add([[
BLOCK void convert_$S_bf16(char *z, const char *x, size_t i) {
    const __m256i a = kept($load(x, i));
    store_bf16_pairs(z, i, $result($even), $result($odd));
}
]], { S = of.S, load = of.load, result = of.exact and "_mm256_castps_si256" or "rounded_in_high_half",
      even = ("even_of_%s(a)"):format(of.part), odd = ("odd_of_%s(a)"):format(of.part) })
    fuse(("store_f32_as_bf16(load_%s_as_f32)"):format(of.S), "convert_" .. of.S .. "_bf16", 16)
  end
  for _, S in ipairs({ "u32", "i32", "u64", "i64" }) do
    blocks:add([[
BLOCK void convert_$S_bf16(char *z, const char *x, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, load_$S_as_f32(x, i), load_$S_as_f32(x, i + 8));
}
]], { S = S })
    fuse(("store_f32_as_bf16(load_%s_as_f32)"):format(S), "convert_" .. S .. "_bf16", 16)
  end

  -- ---- Bools as numbers: bits of 1, or none ----

  for _, of in ipairs({ { "bf16", "0x3f80" }, { "f16", "0x3c00" } }) do
    blocks:add([[
BLOCK void convert_b_$S(char *z, const char *x, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi16(load_u8_as_u16(x, i), _mm256_setzero_si256());
    store_u16(z, i, _mm256_andnot_si256(is_false, _mm256_set1_epi16($one)));
}
]], { S = of[1], one = of[2] })
    fuse(("store_f32_as_%s(load_b_as_f32)"):format(of[1]), "convert_b_" .. of[1], 16)
  end

  return fused
end

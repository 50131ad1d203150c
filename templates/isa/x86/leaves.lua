-- AVX2 and AVX-512: primitives and leaf operations of one expression, for isa/leaves.lua. Registers have `bits` bits, those
-- of bytes 256; AVX-512 also has some of two blocks of bytes.
--
--   V, S   what intrinsics begin and end with, such as _mm256 and epi32 or ps
--   U, I   how those without signs end, and those of bits alone: epu32, si256
--   G      the bits of a register
--   Y      the type that intrinsics take an element as
return function(bits)
  local avx512 = bits == 512
  local widths = avx512 and { 8, "8x64", 16, 32, 64 } or { 8, 16, 32, 64 }
  -- AVX2 lacks some operations for 64 bits, some for 8 and 64, some for 8 and 16; AVX-512 lacks the latter two for bytes.
  local narrow = avx512 and widths or { 8, 16, 32 }
  local middle = avx512 and { 16, 32, 64 } or { 16, 32 }
  local wide = avx512 and { 16, 32, 64 } or { 32, 64 }

  -- C, or a cost, of AVX2 and of AVX-512.
  local function either(in_avx2, in_avx512) if avx512 then return in_avx512 end return in_avx2 end

  local function rounded(way)
    return ("%s(v, _MM_FROUND_TO_%s | _MM_FROUND_NO_EXC)"):format(either("V_round_S", "V_roundscale_S"), way)
  end
  local function compared(way)
    return either("V_castS_I(V_cmp_S(a, b, _CMP_%s))", "V_cmp_S_mask(a, b, _CMP_%s)"):format(way)
  end

  local functions = {
    { "load_uN", "loadG(p + A)", cost = 0 },
    { "store_uN", "storeG(p + A, v)", cost = 0 },
    { "constant_uN", "V_set1_S((Y)v)", cost = 0, widths = narrow },
    { "add_uN", "V_add_S(a, b)" },
    { "subtract_uN", "V_sub_S(a, b)" },
    { "multiply_uN", "V_mullo_S(a, b)", widths = middle },
    { "bitwise_and_uN", "V_and_I(a, b)" },
    { "bitwise_or_uN", "V_or_I(a, b)" },
    { "bitwise_xor_uN", "V_xor_I(a, b)" },
    { "bitwise_left_shift_uN", "V_sllv_S(a, b)", widths = wide },
    { "bitwise_right_shift_uN", "V_srlv_S(a, b)", widths = wide },
    { "bitwise_right_shift_iN", "V_srav_S(a, b)", widths = avx512 and wide or { 32 } },
    { "minimum_uN", "V_min_U(a, b)", widths = narrow },
    { "maximum_uN", "V_max_U(a, b)", widths = narrow },
    { "minimum_iN", "V_min_S(a, b)", widths = narrow },
    { "maximum_iN", "V_max_S(a, b)", widths = narrow },
    { "mask_and_N", either("V_and_I(a, b)", "(M)(a & b)") },
    { "mask_or_N", either("V_or_I(a, b)", "(M)(a | b)") },
    { "mask_andnot_N", either("V_andnot_I(b, a)", "(M)(a & ~b)"), cost = either(1, 2) },
    { "mask_not_N", either("not_mask(m)", "(M)~m"), cost = either(0, 1) },
    { "any_N", either("!V_testz_I(m, m)", "m != 0"), cost = either(1, 0) },
    { "all_64", either("V_movemask_epi8(m) == -1", "m == (M)-1"), cost = either(1, 0) },
    { "negative_N", either("V_cmpgt_S(constant_uN(0), v)", "V_movS_mask(v)") },
    { "any_bit_uN", either("!V_testz_I(v, v)", "V_test_S_mask(v, v) != 0") },
    { "any_of_bits_uN", either("!V_testz_I(v, bits)", "V_test_S_mask(v, bits) != 0") },
    { "chosen_uN", either("V_blendv_epi8(b, a, m)", "V_mask_mov_S(b, m, a)") },
    { "zero_where_N", either("V_andnot_I(m, v)", "V_mask_mov_S(v, m, constant_uN(0))") },
    { "ones_where_N", either("V_or_I(v, m)", "V_mask_mov_S(v, m, V_set1_S(-1))"), cost = either(1, 2) },
    { "or_where_uN", either("V_or_I(v, V_and_I(m, bits))", "V_mask_mov_S(v, m, V_or_I(v, bits))"), cost = 2 },
    { "add_where_N", either("V_add_S(v, V_and_I(mask, more))", "V_mask_add_S(v, mask, v, more)"), cost = either(2, 1),
      widths = { 32, 64 } },
    { "unless_nan_u32", "chosen_u32(not_equal_f32(f, f), nan, v)", cost = 0 },
    { "low_as_float_u16", "V_cvtepi32_ps(V_and_I(v, V_set1_epi32(0xffff)))", cost = 3 },
    { "low_as_float_i16", "V_cvtepi32_ps(V_srai_epi32(V_slli_epi32(v, 16), 16))", cost = 3 },
    { "high_as_float_u16", "V_cvtepi32_ps(V_srli_epi32(v, 16))", cost = 2 },
    { "high_as_float_i16", "V_cvtepi32_ps(V_srai_epi32(v, 16))", cost = 2 },
    { "u16_of_u32_halves", either("V_blend_epi16(low, V_slli_epi32(high, 16), 0xaa)",
                                  "V_mask_mov_epi16(low, 0xaaaaaaaa, V_slli_epi32(high, 16))"), cost = 2 },
    { "u16_of_floats", "u16_of_u32_halves(V_cvttps_epi32(low), V_cvttps_epi32(high))", cost = 2 },

    { "load_fN", "V_loadu_S((const E *)(const void *)(p + A))" },
    { "store_fN", "V_storeu_S((E *)(void *)(p + A), v)" },
    { "constant_fN", "V_set1_S(v)", cost = 0 },
    { "bits_of_fN", "V_castS_I(v)" },
    { "fN_of_bits", "V_castI_S(v)" },
    { "infinity_fN", "constant_fN(__builtin_inff())", cost = 0 },
    { "add_fN", "V_add_S(a, b)" },
    { "subtract_fN", "V_sub_S(a, b)" },
    { "multiply_fN", "V_mul_S(a, b)" },
    { "divide_fN", "V_div_S(a, b)" },
    { "sqrt_fN", "V_sqrt_S(v)" },
    { "negative_fN", "V_xor_S(v, V_set1_S(-0.0))" },
    { "absolute_fN", "V_andnot_S(V_set1_S(-0.0), v)" },
    { "floor_fN", rounded("NEG_INF") },
    { "ceil_fN", rounded("POS_INF") },
    { "trunc_fN", rounded("ZERO") },
    { "round_fN", rounded("NEAREST_INT") },
    { "equal_fN", compared("EQ_OQ") },
    { "not_equal_fN", compared("NEQ_UQ") },
    { "less_fN", compared("LT_OQ") },
    { "less_equal_fN", compared("LE_OQ") },
    { "is_finite_fN", "less_fN(absolute_fN(v), infinity_fN())", cost = 0 },
    { "is_infinite_fN", "equal_fN(absolute_fN(v), infinity_fN())", cost = 0 },
    { "with_sign_fN", "V_or_S(v, V_and_S(constant_fN(-0.0f), sign))", cost = 2 },
    { "masked_fN", either("V_and_S(v, fN_of_bits(m))", "V_maskz_mov_S(m, v)") },
    { "chosen_fN", either("V_blendv_S(b, a, fN_of_bits(m))", "V_mask_mov_S(b, m, a)") },
    { "low_as_f64", either("V_cvtps_pd(V_castps256_ps128(v))", "V_cvtps_pd(V_castps512_ps256(v))"), cost = 2 },
    { "high_as_f64", either("V_cvtps_pd(V_extractf128_ps(v, 1))", "V_cvtps_pd(V_extractf32x8_ps(v, 1))"), cost = 2 },
    { "f32_of_f64", either("f32_of_halves", "combined_f32") .. "(V_cvtpd_ps(low), V_cvtpd_ps(high))", cost = 2 },
  }

  -- An inverse that comes last is part of the instruction that makes bools of bytes, and takes gcc an eighth less time for
  -- less_equal of 16 and 32 bits.
  local in_avx2 = {
    { "constant_u64", "V_set1_epi64x((long long)v)", cost = 0 },
    { "equal_uN", "V_cmpeq_S(a, b)" },
    { "not_equal_uN", "not_mask(equal_uN(a, b))", cost = 0 },
    { "less_iN", "V_cmpgt_S(b, a)" },
    { "less_equal_iN", "not_mask(V_cmpgt_S(a, b))" },
    { "less_u8", "not_mask(less_equal_u8(kept(b), a))", cost = 0 },
    { "less_uN", "V_cmpgt_S(V_xor_I(b, constant_uN((E)INTN_MIN)), V_xor_I(a, constant_uN((E)INTN_MIN)))", cost = 3,
      widths = { 16, 32, 64 } },
    { "less_equal_uN", "V_cmpeq_S(V_min_U(a, b), a)", cost = 2, widths = narrow },
    { "less_equal_u64", "not_mask(less_u64(b, a))", cost = 0 },
    { "not_equal_uN_iN", "not_mask(equal_uN_iN(a, b))", cost = 0 },
    { "less_equal_uN_iN", "not_mask(less_iN_uN(b, a))", cost = 0 },
    { "less_equal_iN_uN", "not_mask(less_uN_iN(b, a))", cost = 0 },
    { "low_as_u16", "V_and_I(v, V_set1_epi16(0xff))", cost = 2 },
    { "low_as_i16", "V_srai_epi16(V_slli_epi16(v, 8), 8)", cost = 2 },
    { "high_as_u16", "V_srli_epi16(v, 8)" },
    { "high_as_i16", "V_srai_epi16(v, 8)" },
    { "u8_of_u16", "V_or_I(low_as_u16(low), V_slli_epi16(high, 8))", cost = 2 },
  }

  -- Operations on masks take gcc up to twice the time, hence these ways to compare integers without a sign and with one:
  -- a ^ b and the sign of b; the smallest number that is not below a signed one, and the smallest above it.
  local differences = "V_ternarylogic_epi32(a, b, constant_uN((E)INTN_MIN), 0xbc)"
  local not_below = "V_max_S(%s, constant_uN(0))"
  local above = "V_sub_S(V_max_S(%s, constant_uN(UINTN_MAX)), constant_uN(UINTN_MAX))"
  local in_avx512 = {
    { "equal_uN", "V_cmpeq_U_mask(a, b)" },
    { "not_equal_uN", "V_cmpneq_U_mask(a, b)" },
    { "less_iN", "V_cmplt_S_mask(a, b)" },
    { "less_equal_iN", "V_cmple_S_mask(a, b)" },
    { "less_uN", "V_cmplt_U_mask(a, b)" },
    { "less_equal_uN", "V_cmple_U_mask(a, b)" },
    { "equal_uN_iN", "V_cmpeq_U_mask(" .. differences .. ", constant_uN(0))", cost = 2 },
    { "not_equal_uN_iN", "V_cmpneq_U_mask(" .. differences .. ", constant_uN(0))", cost = 2 },
    { "less_uN_iN", ("V_cmplt_U_mask(a, %s)"):format(not_below:format("b")), cost = 2 },
    { "less_equal_uN_iN", ("V_cmplt_U_mask(a, %s)"):format(above:format("b")), cost = 3 },
    { "less_iN_uN", ("V_cmpge_U_mask(b, %s)"):format(above:format("a")), cost = 3 },
    { "less_equal_iN_uN", ("V_cmpge_U_mask(b, %s)"):format(not_below:format("a")), cost = 2 },
    { "all_as_u16", "V_cvtepu8_epi16(v)" },
    { "all_as_i16", "V_cvtepi8_epi16(v)" },
  }
  for _, entry in ipairs(either(in_avx2, in_avx512)) do functions[#functions + 1] = entry end

  local shifted_bytes = "V_and_I(V_%si_epi16(v, count), V_set1_S((Y)(0xff %s (count))))"
  local cut = "As 16 bits, of which those that come from another byte are cut."
  return {
    widths = widths,
    letters = function(n, L)
      local w = L == "u8" and 256 or bits
      return { V = "_mm" .. w, G = w, I = "si" .. w, U = "epu" .. n, K = "int",
               S = L == "f32" and "ps" or L == "f64" and "pd" or "epi" .. n,
               Y = n == 8 and "char" or ("int%d_t"):format(n) }
    end,
    functions = functions,
    macros = {
      { "literal_uN", "constant_uN(v)", cost = 0 },
      { "shift_left_u8", shifted_bytes:format("sll", "<<"), cost = 2, comment = cut },
      { "shift_right_u8", shifted_bytes:format("srl", ">>"), cost = 2, comment = cut },
      { "shift_left_uN", "V_slli_S(v, count)", widths = { 16, 32, 64 } },
      { "shift_right_uN", "V_srli_S(v, count)", widths = { 16, 32, 64 } },
      { "shift_right_iN", "V_srai_S(v, count)", widths = middle },
      { "plus_shifted_u32", "V_add_S(v, V_srli_S(w, count))", cost = 2 },
      { "plus_bit_u32", "V_add_S(v, V_and_I(V_srli_S(v, place), V_set1_S(1)))", cost = 3 },
      { "with_sign_u32", either("V_or_I(v, V_and_I(V_srli_S(x, T - (place)), V_set1_S(1 << (place))))",
                                "V_ternarylogic_S(v, V_srli_S(x, T - (place)), V_set1_S(1 << (place)), 0xf8)"),
        cost = either(3, 2) },
      { "subtract_or_zero_u32", "V_sub_S(V_max_U(a, b), b)", cost = 2 },
      { "exponents_above_u32", "V_subs_epu16(V_and_I(v, V_set1_S(0x7f800000)), first)", cost = 2,
        comment = "The lower halves are 0." },
      { "add_saturated_iN", "V_adds_S(a, b)", widths = { 8, 16 } },
      { "subtract_saturated_iN", "V_subs_S(a, b)", widths = { 8, 16 } },
      { "f32_of_i32", "V_cvtepi32_S(v)" },
      { "low_as_i64", either("V_cvtepi32_epi64(V_castsi256_si128(v))", "V_cvtepi32_epi64(V_castsi512_si256(v))") },
      { "high_as_i64", either("V_cvtepi32_epi64(V_extracti128_si256(v, 1))",
                              "V_cvtepi32_epi64(V_extracti64x4_epi64(v, 1))"), cost = 2 },
    },
  }
end

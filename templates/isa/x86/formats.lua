-- x86: what AVX2 and AVX-512 have alike of the pieces for storages that are not common, in registers of N bits. What each
-- is, is said in templates/vector_formats.lua; $V, $set and $si are those of the lane that a pattern is in.
local formats = import("kernels/formats")

local pieces = {}

-- ---- Narrow floats to f32 ----

pieces.at_top = "$V_slli_epi$n(%s, $top)"
pieces.placed = "$V_and_$si($V_srai_epi$n(v, $gap), $set($mask))"
pieces.placed_unsigned = "_mm$N_srli_epi32(v, $down)"
pieces.magnitude = "$V_and_$si(x, $set($magnitude))"
pieces.negative = "$V_or_$si(x, $set($sign))"

pieces.rebased_unsigned = [[
    x = _mm$N_add_epi32(x, _mm$N_set1_epi32($offset));
]]

pieces.halved_unsigned = [[
    x = _mm$N_max_epi32(x, _mm$N_add_epi32(_mm$N_srli_epi32(x, 1), _mm$N_set1_epi32(0x400000)));
]]

pieces.lowered = [[
    const $I size = $V_and_$si(x, $set($magnitude)), sign = $V_and_$si(x, $set($sign));
    const $I lower = $V_max_epi$n($V_srli_epi$n(size, 1), $V_sub_epi$n(size, $set($step)));
    x = $V_or_$si(lower, sign);
]]

-- ---- f32 to narrow floats ----

pieces.limit = [[
    __m${N}i count = _mm$N_min_epi32(_mm$N_and_si$N(bits, _mm$N_set1_epi32(INT32_MAX)), _mm$N_set1_epi32($limit));
]]

pieces.limit_unsigned = [[
    __m${N}i count = _mm$N_min_epu32(bits, _mm$N_set1_epi32($limit));
]]

pieces.limit_before = [[
    const __m${N}i one = _mm$N_set1_epi32(1);
    __m${N}i count = _mm$N_min_epu32(_mm$N_sub_epi32(bits, one), _mm$N_set1_epi32($before));
    count = _mm$N_add_epi32(count, one);
]]

pieces.sum = [[
    const __m${N}i above = _mm$N_subs_epu16(_mm$N_and_si$N(count, _mm$N_set1_epi32(0x7f800000)),
                                            _mm$N_set1_epi32($first));
    const __m${N}i unit = _mm$N_add_epi32(above, _mm$N_set1_epi32($unit));
    const __m$N sum = _mm$N_add_ps(_mm$N_castsi$N_ps(count), _mm$N_castsi$N_ps(unit));
    count = _mm$N_add_epi32(_mm$N_sub_epi32(_mm$N_castps_si$N(sum), unit), _mm$N_srli_epi32(above, $shift));
]]

pieces.doubled = [[
    count = _mm$N_min_epu32(_mm$N_add_epi32(count, _mm$N_set1_epi32(0x800000)), _mm$N_add_epi32(count, count));
]]

pieces.doubled_unsigned = [[
    const __m${N}i zero = _mm$N_setzero_si$N();
    const __m${N}i under = _mm$N_min_epi32(_mm$N_sub_epi32(count, _mm$N_set1_epi32(0x800000)), zero);
    count = _mm$N_max_epi32(_mm$N_add_epi32(count, under), zero);
]]

pieces.less_offset = [[
    count = _mm$N_max_epi32(_mm$N_sub_epi32(count, _mm$N_set1_epi32($offset)), _mm$N_set1_epi32(0x800000));
]]

pieces.less_offset_unsigned = [[
    count = _mm$N_max_epi32(_mm$N_sub_epi32(count, _mm$N_set1_epi32($offset)), _mm$N_setzero_si$N());
]]

pieces.half_added = [[
    const __m${N}i odd = _mm$N_and_si$N(_mm$N_srli_epi32(count, $shift), _mm$N_set1_epi32(1));
    count = _mm$N_add_epi32(_mm$N_add_epi32(count, _mm$N_set1_epi32($half)), odd);
]]

pieces.half = pieces.half_added .. [[
    count = _mm$N_srli_epi32(count, $shift);
]]

-- ---- Others ----

-- Complex numbers in one register are read and written as twice as many f32.
function pieces.complex(registers)
  return [[
BLOCK $F load_$C_as_c64(const char *p, size_t i) {
    return load_$S_as_f32(p, 2 * i);
}

BLOCK $F round_c64_to_$C($F v) {
    return round_f32_to_$S(v);
}

]] .. (registers == 2 and [[
BLOCK void store_c64_as_$C(char *p, size_t i, $F a, $F b) {
    store_f32_as_$S(p, 2 * i, a, b);
}
]] or [[
BLOCK void store_c64_as_$C(char *p, size_t i, $F a) {
    store_f32_as_$S(p, 2 * i, a);
}
]])
end

pieces.on_integers = "%s(load_u$n(x, i), load_u$n(y, i))"

-- A table with these pieces, for registers of so many bits; an ISA adds its own.
return function(bits)
  return setmetatable({ constant = formats.signed, N = bits, F = "__m" .. bits, B = ("__m%di"):format(bits) },
                      { __index = pieces })
end

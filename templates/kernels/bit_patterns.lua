-- The bits of floats as they are stored, for what is shorter on integers. A pattern is computed with as the unsigned
-- integer of an element's size.
local expression = import("kernels/expression")

local bit_patterns = {}

local function ones(n) return (1 << n) - 1 end

-- The bits of a float but its sign, its sign bit, and the patterns of +inf and of NaN, nil where it has none; as integers.
function bit_patterns.of(physical)
  local count, special = physical.exponent + physical.mantissa, physical.special
  local infinity = special == "ieee" and ones(physical.exponent) << physical.mantissa or nil
  local nan = { ieee = infinity and infinity | 1 << physical.mantissa >> 1, fn = ones(count), fnuz = 1 << count }
  return { magnitude = ones(count), sign = physical.signed and 1 << count or 0, infinity = infinity, nan = nan[special] }
end

-- `bits` as a constant of the compute type `compute`, an unsigned integer.
function bit_patterns.constant(compute, bits)
  local literal = compute == "u64" and ("UINT64_C(0x%x)"):format(bits) or ("0x%x"):format(bits)
  return expression.constant(compute, literal)
end

return bit_patterns

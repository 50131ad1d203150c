-- The ends of what a conversion takes without failing, as constants of the float that is compared in: f32, or f64. They
-- are ends that are still in: the mathematical limit where it is a value of that float and in, else its neighbour.
--
-- Numbers are Lua's own, which are f64 and hold all of these exactly.
local limits = {}

local FRACTION = { f32 = 23, f64 = 52 }
local SMALLEST = { f32 = 2.0 ^ -149, f64 = 2.0 ^ -1074 }

-- A number as a literal of C.
function limits.literal(compute, number)
  return ("%a"):format(number) .. (compute == "f32" and "f" or "")
end

-- The exponent e of a number 2^e * m with m from 1 to 2.
local function exponent_of(number) return tonumber((("%a"):format(number):match("p([+-]?%d+)$"))) end

-- The value of `compute` next to a number, toward 0.
local function nearer_zero(compute, number)
  local magnitude = math.abs(number)
  local exponent = exponent_of(magnitude)
  local step = 2.0 ^ (exponent - FRACTION[compute])
  if magnitude == 2.0 ^ exponent then step = step / 2 end
  magnitude = magnitude - math.max(step, SMALLEST[compute])
  return number < 0 and -magnitude or magnitude
end

-- Whether `compute` distinguishes an integer of so many bits from its successor.
local function tells_apart(compute, bits) return bits <= FRACTION[compute] end

-- The least and the largest of an integer type, and how many bits its magnitudes have.
local function ends(integer)
  local bits = integer.kind == "int" and integer.bits - 1 or integer.bits
  return integer.kind == "int" and -(2.0 ^ bits) or 0.0, 2.0 ^ bits, bits
end

-- The ends of the values that are an integer's after they are truncated toward zero.
function limits.truncated(compute, integer)
  local least, beyond, bits = ends(integer)
  local low = least
  if tells_apart(compute, bits) or least == 0 then low = nearer_zero(compute, least - 1) end
  return low, nearer_zero(compute, beyond)
end

-- The ends of an integer's own values.
function limits.whole(compute, integer)
  local least, beyond, bits = ends(integer)
  return least, bits <= FRACTION[compute] + 1 and beyond - 1 or nearer_zero(compute, beyond)
end

-- The ends of a fixed-point number's own values.
function limits.fixed(fixed)
  local scale, half = 2.0 ^ -fixed.fraction, 2.0 ^ (fixed.bits - 1)
  return -half * scale, (half - 1) * scale
end

-- The ends of the values that it takes without being saturated: ties go to even, -2^(bits - 1) is.
function limits.rounded_to_fixed(fixed)
  local scale, half = 2.0 ^ -fixed.fraction, 2.0 ^ (fixed.bits - 1)
  return (-half - 0.5) * scale, nearer_zero("f64", (half - 0.5) * scale)
end

-- The largest finite value of a float, what its last bit is worth, and whether a tie with what would come next goes to it.
local function largest(float)
  local top, mantissa = (1 << float.exponent) - 1, (1 << float.mantissa) - 1
  if float.special == "ieee" then
    top = top - 1
  elseif float.special == "fn" then
    if float.mantissa > 0 then mantissa = mantissa - 1 else top = top - 1 end
  end
  local is_subnormal = float.signed and top == 0
  local unit = 2.0 ^ ((is_subnormal and 1 or top) - float.bias - float.mantissa)
  return ((is_subnormal and 0 or 1 << float.mantissa) + mantissa) * unit, unit, float.mantissa > 0 and mantissa & 1 == 0
end

function limits.largest_finite(float) return (largest(float)) end

-- The smallest value of a float without a sign, which has no subnormals.
function limits.smallest(float) return 2.0 ^ -float.bias end

-- The largest magnitude that stays finite, without saturation, in conversion to a float. `via_f32`: an f64 that is rounded
-- to f32 first, to nearest and ties to even.
function limits.finite(compute, float, via_f32)
  local value, unit, even = largest(float)
  local tie = value + unit / 2
  local unit_of_f32 = 2.0 ^ math.max(exponent_of(tie) - 23, -149)
  local in_f32 = unit >= 2 * unit_of_f32 -- else the next value of f32 is the next one of the float, too
  if compute == "f32" and not in_f32 then return value end
  if compute == "f64" and via_f32 and in_f32 then
    local tie_is_even = unit > 2 * unit_of_f32
    tie = tie + (even and unit_of_f32 or -unit_of_f32) / 2
    even = even == tie_is_even
  end
  return even and tie or nearer_zero(compute, tie)
end

-- The smallest positive value that does not become 0 in conversion to a float without a sign.
function limits.positive(compute, via_f32)
  if compute == "f64" and via_f32 then return 2.0 ^ -150 + 2.0 ^ -202 end
  return SMALLEST[compute]
end

-- The largest finite value of f32 or f64.
function limits.largest_of(compute)
  return compute == "f32" and 2.0 ^ 128 - 2.0 ^ 104 or (2.0 - 2.0 ^ -52) * 2.0 ^ 1023
end

return limits

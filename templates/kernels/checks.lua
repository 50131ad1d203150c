-- What a checked conversion looks at: templates/numerics.md, "Checked conversions". A check is a list of expressions
-- whose roots are words of bits, one for each element, set where it fails; an element fails if any of them is set. An
-- empty list: no element can fail. A test is { same_value, via_f32, exact, nan }: whether it is that check, else "in range"
-- of values before they are rounded or truncated (exact) and of every NaN (nan); and whether the spec rounds by way of f32.
--
-- Operands are compared in the type that holds all their values: integers as they are, narrow floats in f32, fixed point
-- in f64, complex numbers part by part. Values wider than f32 that are to become narrower are rounded to odd, so that
-- what f32 does not hold is no value of anything narrower.
local cast_chain = import("kernels/cast_chain")
local expression = import("kernels/expression")
local limits = import("kernels/limits")
local names = import("kernels/primitive_names")
local types = import("kernels/physical_types")

local checks = {}

-- The checks, and which values each finds.
checks.names = { "same_value", "in_range" }
checks.finds = { same_value = "that change", in_range = "out of range" }

-- What passes the check "in range", by the word that a spec has for it: two lines of a comment.
checks.in_range = {
  rounded = {
    "It was in the range of the dtype: it may be rounded or truncated, but not saturated or made",
    "infinite. NaN and infinities need a dtype that has them.",
  },
  rounded_or_nan = {
    "It was in the range of the dtype: it may be rounded or truncated, but not saturated or made",
    "infinite. Infinities need a dtype that has them; NaN passes.",
  },
  exact = {
    "It was in the range of the dtype's values even before it was rounded or truncated.",
    "Infinities need a dtype that has them and holds as large numbers; NaN one that has it.",
  },
  exact_or_nan = {
    "It was in the range of the dtype's values even before it was rounded or truncated.",
    "Infinities need a dtype that has them and holds as large numbers; NaN passes.",
  },
}

-- ---- What is compared ----

-- The values of an operand as numbers: { type, load(compute, how), imaginary }. `type` is the physical type of what is
-- compared, and load gives the value in a compute type; `how` is nil, to nearest, or "_odd".
local function common_values(physical, imaginary)
  local float = physical.part or physical
  return {
    type = float,
    load = function(compute, how)
      if imaginary then return expression.load(("load_imag_%s_as_%s%s"):format(physical.name, compute, how or ""), 1) end
      return expression.load(names.load(types.container(physical), types.named(compute)) .. (how or ""), 1)
    end,
  }
end

-- The same of what was converted to `compute_type` through a buffer.
local function buffered_values(physical, compute_type, imaginary, type)
  local values, conversion = common_values(compute_type, imaginary), cast_chain.conversion({ physical, compute_type })
  local load = values.load
  return {
    type = type,
    load = function(compute, how)
      return expression.buffered(conversion, compute_type, load(compute, how))
    end,
  }
end

local function values_of(physical, imaginary)
  if types.container(physical).common then return common_values(physical, imaginary) end
  local compute_type = types.compute_type(physical)
  local values = buffered_values(physical, compute_type, imaginary, physical.part or physical)
  if physical.part then return values end
  local own = expression.load(names.custom_load(physical), 1)
  local further = values.load
  function values.load(compute, how) return compute == compute_type.name and not how and own or further(compute, how) end
  return values
end

-- ---- Words of bits ----

local function word(compute, mask)
  return expression.of("bits_mask" .. compute:sub(2), mask)
end

local function float_constant(compute, number) return expression.constant(compute, limits.literal(compute, number)) end

-- The word of a primitive that takes a value and two ends.
local function between(primitive, compute, value, low, high)
  return word(compute, expression.of(primitive .. "_" .. compute, value, float_constant(compute, low),
                                     float_constant(compute, high)))
end

-- The compute type of a float that is not narrower: narrow ones and f32 in f32, all else in f64.
local function compared_in(physical)
  return (types.is_narrow(physical) or physical.name == "f32") and "f32" or "f64"
end

-- How a value is converted to f32 before a narrower type, so that the result stays right.
local function odd_from(physical) return not types.exact(physical, types.named("f32")) and "_odd" or nil end

-- ---- To bools and integers ----

-- From integers: below the target's least value, or above its largest.
local function integer_to_integer(values, target)
  local x = values.type
  local container = types.container(x)
  local n, sign = 8 * container.size, x.kind == "int" and "i" or "u"
  local compute = "u" .. n
  local v = values.load(compute)
  local function bits_of(physical) return physical.kind == "int" and physical.bits - 1 or physical.bits end
  local function constant(bits) return expression.bits(compute, n == 64 and bits or bits & ((1 << n) - 1)) end
  local top = constant((1 << bits_of(target)) - 1)
  local over = bits_of(target) < bits_of(x)
  local under = x.kind == "int" and (target.kind ~= "int" or target.bits < x.bits)
  local bottom = constant(target.kind == "int" and -1 << (target.bits - 1) or 0)
  local mask
  if over and under then
    mask = expression.of("outside_" .. sign .. n, v, bottom, top)
  elseif over then
    mask = expression.of("less_" .. sign .. n, top, v)
  elseif under then
    mask = expression.of("less_" .. sign .. n, v, bottom)
  end
  return mask and { word(compute, mask) } or {}
end

-- The primitive of "in range" where the target has no NaN.
local function outside(test) return test.nan and "beyond" or "outside" end

-- The word of whether a value that becomes a bool is infinite, or NaN.
local function no_number(test, compute, value)
  local largest = limits.largest_of(compute)
  return between(outside(test), compute, value, -largest, largest)
end

local function float_to_integer(test, values, target, compute)
  local v = values.load(compute)
  if target.kind == "bool" then
    return { test.same_value and between("unlike", compute, v, 0.0, 1.0) or no_number(test, compute, v) }
  end
  if test.same_value then return { between("unlike", compute, v, limits.whole(compute, target)) } end
  return { between(outside(test), compute, v, (test.exact and limits.whole or limits.truncated)(compute, target)) }
end

-- ---- To floats and fixed point ----

-- The word of whether a value of a compute type is none of the target: rounded to that, it differs.
local function rounds(compute, value, target)
  return word(compute, expression.of("differs_" .. compute, value,
                                     expression.of(("round_%s_to_%s"):format(compute, target.name), value)))
end

-- Whether a value is that of the target: rounded to it, it stays the same. What is rounded to odd first is no value of f32,
-- but may be one of a target with the subnormals of f32. Integers that f32 or f64 may not hold have a primitive for that.
local function same_float(values, target)
  local x, f32 = values.type, types.named("f32")
  if types.is_narrow(target) then
    local how = odd_from(x)
    if not how or types.is_integer(x) or types.odd_is_right(target) then
      return { rounds("f32", values.load("f32", how), target) }
    end
    return { rounds("f64", values.load("f64"), f32), rounds("f32", values.load("f32"), target) }
  end
  if types.is_integer(x) then
    local container = types.container(x)
    local v = values.load(names.unsigned(container))
    return { word(names.unsigned(container), expression.of(("inexact_%s_%s"):format(container.name, target.name), v)) }
  end
  return { rounds("f64", values.load("f64"), target) }
end

-- Whether a float that is read has inf, and whether one has NaN. -inf differs from inf only if the target has no sign.
local function has_infinity(float) return float.special == "ieee" end
local function has_nan(float) return float.special ~= "none" end

-- The largest magnitude that values of a physical type have, as a number.
local function magnitude_of(physical)
  if physical.kind == "float" then return limits.largest_finite(physical) end
  if physical.kind == "fixed" then return 2.0 ^ (physical.bits - 1 - physical.fraction) end
  return 2.0 ^ (physical.kind == "int" and physical.bits - 1 or physical.bits)
end

-- The compute type in which values are compared with the ends of a float.
local function finite_in(values)
  return (types.is_integer(values.type) or compared_in(values.type) == "f32") and "f32" or "f64"
end

-- The least and the largest value that is in the range of a float, compared in `compute`.
local function ends_of_float(test, compute, target)
  local via_f32 = test.via_f32 and types.is_narrow(target)
  local largest = test.exact and limits.largest_finite(target) or limits.finite(compute, target, via_f32)
  if target.signed then return -largest, largest end
  return test.exact and limits.smallest(target) or limits.positive(compute, via_f32), largest
end

-- Whether a value is in the range of a float. An f64 that is rounded to f32 first is compared before that, and integers
-- after it. Without rounding, inf is past the largest value unless all others of its dtype are in range.
local function in_range_of_float(test, values, target)
  local x = values.type
  if target.name == "f64" then return {} end -- nothing is larger
  local is_float = x.kind == "float"
  local compute = finite_in(values)
  local low, limit = ends_of_float(test, compute, target)
  local is_wide = magnitude_of(x) <= limit
  local keeps_infinity = types.keeps_infinity(target) and (is_wide or not test.exact)
  local passes_nan = has_nan(target) or test.nan
  local always = is_wide and target.signed
  if is_float then
    always = always and (keeps_infinity or not has_infinity(x)) and (passes_nan or not has_nan(x))
  end
  if always then return {} end
  local to_odd = compute == "f32" and types.is_integer(x) and (test.exact or not test.via_f32)
  local v = values.load(compute, to_odd and odd_from(x) or nil)
  local primitive = "outside"
  if passes_nan or not is_float then primitive = "beyond" end
  if keeps_infinity and is_float and has_infinity(x) then primitive = "overflows" end
  local fails = { between(primitive, compute, v, low, limit) }
  if primitive == "overflows" and x.signed and not target.signed then -- -inf
    fails[2] = word(compute, expression.of("less_" .. compute, v, float_constant(compute, low)))
  end
  return fails
end

-- What always fails: no value is at least 1 and at most 0.
local function never(values)
  local compute = finite_in(values)
  return { between("outside", compute, values.load(compute), 1.0, 0.0) }
end

local function to_fixed(test, values, target)
  local v = values.load("f64")
  if test.same_value then return { rounds("f64", v, target) } end
  return { between(outside(test), "f64", v, (test.exact and limits.fixed or limits.rounded_to_fixed)(target)) }
end

-- ---- All of them ----

-- The check of real values that are converted to `target`.
local function of_values(test, values, target)
  local x = values.type
  if types.exact(x, target) then return {} end
  if types.is_integer(target) and types.is_integer(x) then
    if target.kind == "bool" and not test.same_value then return {} end
    return integer_to_integer(values, target)
  end
  if types.is_integer(target) then return float_to_integer(test, values, target, compared_in(x)) end
  if target.kind == "fixed" then return to_fixed(test, values, target) end
  if test.same_value then return same_float(values, target) end
  return in_range_of_float(test, values, target)
end

-- What a complex number that becomes a real one loses.
local function imaginary_part(test, values, target)
  local compute = compared_in(values.type)
  local v = values.load(compute)
  if test.same_value then
    return { word(compute, expression.of("not_equal_" .. compute, v, float_constant(compute, 0.0))) }
  end
  return target.kind == "bool" and { no_number(test, compute, v) } or {}
end

local function joined(a, b) return table.move(b, 1, #b, #a + 1, table.move(a, 1, #a, 1, {})) end

-- The words of bits of `check`, "same_value" or "in_range", of a conversion between two physical types; nil of opaque ones,
-- whose values only the host knows. `in_range`: what passes that one, as specs say it.
function checks.of(check, from, to, via_f32, in_range)
  if from.kind == "opaque" or to.kind == "opaque" then return nil end
  local target = to.part or to
  if from.kind ~= "complex" and to.kind == "complex" and not target.signed then -- the imaginary part has no 0
    return never(values_of(from))
  end
  local test = { same_value = check == "same_value", via_f32 = via_f32, exact = in_range:find("^exact") ~= nil,
                 nan = in_range:find("or_nan$") ~= nil }
  local real = of_values(test, values_of(from), target)
  if from.kind ~= "complex" then return real end
  local imaginary = values_of(from, true)
  if to.kind == "complex" then return joined(real, of_values(test, imaginary, target)) end
  return joined(real, imaginary_part(test, imaginary, target))
end

return checks

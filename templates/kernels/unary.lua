-- What an operation of one operand computes, as an expression: templates/numerics.md, "Operations of one operand". Most
-- are made of what operations of two operands are made of, and constants. A computation is as in computation.lua, and has
-- the dtype of its results too, `gives`; one that is nothing but a conversion is marked `converts`.
local bit_patterns = import("kernels/bit_patterns")
local cast_chain = import("kernels/cast_chain")
local computation = import("kernels/computation")
local expression = import("kernels/expression")
local names = import("kernels/primitive_names")
local rules = import("kernels/result_rules")
local types = import("kernels/physical_types")

local unary = {}

local function ones(n) return (1 << n) - 1 end

-- The elements of a physical type as integers without sign, whatever they mean, and that integer.
local function raw(physical)
  local compute = names.unsigned(physical)
  return expression.load("load_" .. compute, 1), compute
end

-- ---- The operations, by the kind of what is computed in ----
--
-- Each is a function of (v, L, physical): the value, its compute type and its physical type. It gives the result's value,
-- or nil for the value itself.

local function applied(stem)
  return function(v, L) return expression.of(stem .. "_" .. L, v) end
end

local function same() return nil end

local function squared(v, L) return expression.of("multiply_" .. L, v, v) end

local function zero(v, L) return expression.of("bitwise_and_" .. L, v, bit_patterns.constant(L, 0)) end

local function subtracted(v, L) return expression.of("subtract_" .. L, bit_patterns.constant(L, 0), v) end

-- An integer of so many bits whose bits are those of n.
local function integer_constant(L, n)
  return bit_patterns.constant(L, L == "u64" and n or n & ones(tonumber(L:sub(2))))
end

local of_integers = {
  positive = same, floor = same, ceil = same, trunc = same, round = same, conjugate = same, real = same, imag = zero,
  square = squared,
  negative = subtracted,
  absolute = function(v, L, physical)
    if physical.kind == "uint" then return nil end
    return expression.of("maximum_i" .. L:sub(2), v, subtracted(v, L))
  end,
  sign = function(v, L, physical)
    if physical.kind == "uint" then return expression.of("minimum_" .. L, v, integer_constant(L, 1)) end
    local raised = expression.of("maximum_i" .. L:sub(2), v, integer_constant(L, -1))
    return expression.of("minimum_i" .. L:sub(2), raised, integer_constant(L, 1))
  end,
  bitwise_invert = function(v, L) return expression.of("bitwise_xor_" .. L, v, integer_constant(L, -1)) end,
}

local of_bools = {
  square = same,
  bitwise_invert = function(v) return expression.of("bitwise_xor_u8", v, integer_constant("u8", 1)) end,
}

local of_floats = {
  positive = same, conjugate = same, real = same, square = squared,
  negative = applied("negative"), absolute = applied("absolute"), sign = applied("sign"), sqrt = applied("sqrt"),
  floor = applied("floor"), ceil = applied("ceil"), trunc = applied("trunc"), round = applied("round"),
  reciprocal = function(v, L) return expression.of("divide_" .. L, expression.constant(L, "1"), v) end,
}

local of_complex = {
  positive = same, square = squared, negative = applied("negative"), conjugate = applied("conjugate"),
  reciprocal = of_floats.reciprocal,
  sign = function(v, L, physical) return expression.of("sign_" .. (physical.common and L or physical.name), v) end,
}

local of_fixed = {
  positive = same, conjugate = same, real = same, negative = applied("negative"), absolute = applied("absolute"),
  square = function(v, _, physical) return expression.of("multiply_" .. types.fixed_type(physical, "multiply"), v, v) end,
}

local by_kind = { bool = of_bools, int = of_integers, uint = of_integers, float = of_floats, complex = of_complex,
                  fixed = of_fixed, opaque = of_floats }

-- ---- Those of floats that are simpler on the stored bits ----

-- The expression of negative or absolute on patterns, or nil where they are not simpler.
local function by_sign_bit(op, physical)
  if physical.kind ~= "float" or types.is_padded(physical) or physical.special == "fnuz" then return nil end
  local v, compute = raw(physical)
  local bits = bit_patterns.of(physical)
  local node
  if op.name == "negative" then
    node = expression.of("bitwise_xor_" .. compute, v, bit_patterns.constant(compute, bits.sign))
  end
  if op.name == "absolute" then
    node = expression.of("bitwise_and_" .. compute, v, bit_patterns.constant(compute, bits.magnitude))
  end
  return node and expression.of("store_" .. compute, node)
end

-- Zeros of a physical type, whatever is read.
local function zeros(physical)
  local v, compute = raw(physical)
  local node = zero(v, compute)
  if physical.kind == "float" and not physical.signed then -- there is no zero: it becomes NaN
    local nan = bit_patterns.of(physical).nan or 0
    node = expression.of("bitwise_or_" .. compute, node, bit_patterns.constant(compute, nan))
  end
  return expression.of("store_" .. compute, node)
end

-- ---- Parts of complex numbers ----

-- The expression of imag or absolute at the end of a cast chain, rounded once to `part`. Narrow parts are read as those of
-- c64.
local function of_parts(what, chain, part)
  local from = types.base(chain[#chain])
  local odd = what == "absolute" and part ~= types.base(part)
  if odd and not types.odd_is_right(part) then return nil end
  local name = ("load_%s_%s_as_%s%s"):format(what, from.name, types.base(part).name, odd and "_odd" or "")
  local load = expression.load(name, 1)
  if chain[#chain] ~= from or #chain > 1 then
    local steps = table.move(chain, 1, #chain, 1, {})
    if steps[#steps] ~= from then steps[#steps + 1] = from end
    local conversion = cast_chain.conversion(steps)
    if not conversion then return nil end
    load = expression.buffered(conversion, from, load)
  end
  return expression.of(names.store(part), load)
end

-- ---- Inspections: results of kind bool ----

-- The mask of what is never so, or of what always is: integers are equal to themselves.
local function mask_of_all(physical, compares)
  local v, compute = raw(physical)
  return expression.of(names.mask_store(compute), expression.of(compares .. "_" .. compute, v, v))
end

-- The comparison of magnitudes: that of integers with a sign, which is shorter where there are vectors, if none has one.
local function less(bits, compute)
  local n = tonumber(compute:sub(2))
  return (bits.magnitude < 1 << (n - 1) and n < 64 or bits.magnitude > 0 and n == 64) and "less_i" .. n or "less_u" .. n
end

local inspections = {}

function inspections.signbit(v, compute, _, bits)
  if bits.sign == 0 then return nil end
  local n = tonumber(compute:sub(2))
  if bits.sign == 1 << (n - 1) then return expression.of("less_i" .. n, v, bit_patterns.constant(compute, 0)) end
  local sign = expression.of("bitwise_and_" .. compute, v, bit_patterns.constant(compute, bits.sign))
  return expression.of("not_equal_" .. compute, sign, bit_patterns.constant(compute, 0))
end

function inspections.isnan(v, compute, magnitude, bits)
  if not bits.nan then return nil end
  if bits.infinity then
    return expression.of(less(bits, compute), bit_patterns.constant(compute, bits.infinity), magnitude)
  end
  if bits.nan == bits.magnitude then
    return expression.of("equal_" .. compute, magnitude, bit_patterns.constant(compute, bits.nan))
  end
  local all = expression.of("bitwise_and_" .. compute, v, bit_patterns.constant(compute, bits.sign | bits.magnitude))
  return expression.of("equal_" .. compute, all, bit_patterns.constant(compute, bits.nan))
end

function inspections.isinf(_, compute, magnitude, bits)
  return bits.infinity and expression.of("equal_" .. compute, magnitude, bit_patterns.constant(compute, bits.infinity))
end

-- The expression of an inspection of a value that is loaded as what it is: of a complex number, or whether f32 or f64 is
-- NaN, which is unequal to itself.
local function inspected_value(name, physical)
  local operand = cast_chain.operand({ physical })
  local v, L = operand.value, operand.compute
  local node = name == "isnan" and expression.of("not_equal_" .. L, v, v) or expression.of(name .. "_" .. L, v)
  return expression.of(names.mask_store(L), node)
end

-- The expression of an inspection of a float.
local function inspected_float(name, physical)
  if name == "isnan" and physical == types.base(physical) then return inspected_value(name, physical) end
  local v, compute = raw(physical)
  local bits = bit_patterns.of(physical)
  local magnitude = expression.of("bitwise_and_" .. compute, v, bit_patterns.constant(compute, bits.magnitude))
  local node
  if name ~= "isfinite" then
    node = inspections[name](v, compute, magnitude, bits)
  elseif bits.infinity then
    node = expression.of(less(bits, compute), magnitude, bit_patterns.constant(compute, bits.infinity))
  elseif bits.nan then
    node = inspections.isnan(v, compute, magnitude, bits)
    node = expression.of("not_" .. node.primitive, node[1], node[2]) -- it is not NaN
  end
  if node then return expression.of(names.mask_store(compute), node) end
  return mask_of_all(physical, name == "isfinite" and "equal" or "not_equal")
end

-- The expression of an operation whose results are of kind bool.
local function inspected(op, physical, via_f32)
  if op.name == "logical_not" then
    local operand = cast_chain.operand(cast_chain.of({ physical, types.named("b") }, via_f32))
    return operand and expression.of("store_u8", of_bools.bitwise_invert(operand.value))
  end
  if physical.kind == "float" then return inspected_float(op.name, physical) end
  if physical.kind == "complex" then return inspected_value(op.name, physical) end
  return mask_of_all(physical, op.name == "isfinite" and "equal" or "not_equal")
end

-- ---- Computations ----

-- The expression of an operation at the end of a cast chain, and whether it is nothing but a conversion. `part`: the
-- physical type of its results.
local function computed(op, chain, part)
  local physical = chain[#chain]
  if op.name == "imag" and physical.kind ~= "complex" then return #chain == 1 and zeros(physical) or nil end
  if op.result == "part" and physical.kind == "complex" then
    if op.name ~= "real" then return of_parts(op.name, chain, part) end
    local steps = table.move(chain, 1, #chain, 1, {})
    steps[#steps + 1] = part
    return cast_chain.conversion(steps), true
  end
  local simpler = #chain == 1 and by_sign_bit(op, physical)
  if simpler then return simpler end
  local operand = cast_chain.operand(chain)
  if not operand then return nil end
  local node = by_kind[physical.kind][op.name](operand.value, computation.operation_type(op, physical), physical)
  if not node then return cast_chain.conversion(chain), true end
  return expression.of(names.store(physical), computation.cut(op, node, physical))
end

-- The computation of op(a); nil where it has no meaning.
function unary.of(dtypes, op, a)
  local x, via_f32 = dtypes.physical[a.id], dtypes.model.via_f32
  if op.result == "b" then
    if not dtypes.bool or not computation.has_rule(op, x) then return nil end
    local node = inspected(op, x, via_f32)
    return node and { expression = node, result = types.named("b"), gives = dtypes.bool, flipped = false,
                      opaque = x.kind == "opaque" }
  end
  local dtype, through = rules.computed_in(dtypes, op, a)
  local common = dtype and dtypes.physical[dtype.id]
  if not common or not computation.has_rule(op, common) then return nil end
  if op.result == "inexact" and types.is_integer(common) then return nil end
  local gives = dtype
  if op.result == "part" then gives = rules.part(dtypes, dtype) end
  if not gives then return nil end
  local chain = cast_chain.of({ x, through and dtypes.physical[through.id] or x, common }, via_f32)
  local node, converts = computed(op, chain, dtypes.physical[gives.id])
  return node and { expression = node, result = dtypes.physical[gives.id], gives = gives, converts = converts,
                    flipped = false, opaque = x.kind == "opaque" or common.kind == "opaque" }
end

return unary

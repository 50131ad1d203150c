-- Operations on the bits of floats as they are stored: copysign, nextafter, the sign and the inspections. A pattern is
-- computed with as the unsigned integer of an element's size.
local cast_chain = import("kernels/cast_chain")
local expression = import("kernels/expression")
local names = import("kernels/primitive_names")
local types = import("kernels/physical_types")

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

-- The pattern of an operand at the end of a chain, a float; nil where no primitives do it. Bits beyond the pattern are 0
-- then.
function bit_patterns.operand(chain)
  local physical = chain[#chain]
  local load = expression.load("load_" .. names.unsigned(physical), 1)
  if #chain == 1 then
    if not types.is_padded(physical) then return load end
    local pattern = types.pattern(physical)
    return expression.of(names.round(pattern, pattern), load)
  end
  local conversion = cast_chain.conversion(chain)
  return conversion and expression.buffered(conversion, physical, load)
end

local computed = {}

-- The bits of a but its sign, and the sign of b. Without -0 and with the pattern of -0 for NaN, neither of these changes.
function computed.copysign(physical, a, b)
  local compute, bits = names.unsigned(physical), bit_patterns.of(physical)
  local function of(primitive, ...) return expression.of(primitive .. "_" .. compute, ...) end
  local function constant(value) return bit_patterns.constant(compute, value) end
  local magnitude = of("bitwise_and", a, constant(bits.magnitude))
  local node = of("bitwise_or", magnitude, of("bitwise_and", b, constant(bits.sign)))
  if physical.special ~= "fnuz" then return node end
  return of("select", of("minimum", magnitude, constant(1)), node, a)
end

function computed.nextafter(physical, a, b) return expression.of("nextafter_" .. physical.name, a, b) end

-- Whether an operation of two operands is one on patterns.
function bit_patterns.has(op) return computed[op.name] ~= nil end

-- The computation of such an operation in `physical`, of operands with these cast chains; nil where no primitives do it.
function bit_patterns.binary(op, physical, x_chain, y_chain)
  local x, y = bit_patterns.operand(x_chain), bit_patterns.operand(y_chain)
  if not x or not y then return nil end
  local node = computed[op.name](physical, x, expression.of_operand(y, 2))
  return { expression = expression.of("store_" .. names.unsigned(physical), node), result = physical, flipped = false,
           symmetric = false, opaque = x_chain[1].kind == "opaque" or y_chain[1].kind == "opaque" }
end

return bit_patterns

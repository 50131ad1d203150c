-- What where and clip compute on operands of one dtype, as an expression of three operands; others are converted first.
local bit_patterns = import("kernels/bit_patterns")
local cast_chain = import("kernels/cast_chain")
local computation = import("kernels/computation")
local expression = import("kernels/expression")
local names = import("kernels/primitive_names")
local types = import("kernels/physical_types")

local selection = {}

-- The condition as it is read: any byte but 0 is true of `select` too, and bytes are widened in fewer instructions than
-- bools.
local function chosen(compute, a, b)
  local integer = compute:find("^u") ~= nil
  local name = (integer and "load_u8_as_" or "load_b_as_") .. compute
  return expression.of("select_" .. compute, expression.load(compute == "u8" and "load_u8" or name, 1), a, b)
end

-- where: operand 1 is bytes, of which any but 0 is true. Elements are chosen as they are stored, whatever they mean.
function selection.where(_, physical)
  local compute, value = "f64", cast_chain.operand({ physical }).value
  if physical.kind == "bool" then
    compute, value = "u8", expression.load("load_u8_as_b", 1)
  elseif types.is_padded(physical) then
    compute, value = names.unsigned(physical), bit_patterns.operand({ physical })
  elseif physical.part and types.is_padded(physical.part) then
    compute = names.unsigned(physical)
    value = expression.buffered(cast_chain.conversion({ physical }), physical, expression.load("load_" .. compute, 1))
  elseif physical.kind ~= "opaque" then
    compute = physical.size <= 8 and names.unsigned(physical) or physical.name
    value = expression.load("load_" .. compute, 1)
  end
  local node = chosen(compute, expression.of_operand(value, 2), expression.of_operand(value, 3))
  local store = physical.kind == "opaque" and names.store(physical) or "store_" .. compute
  return { expression = expression.of(store, node), result = physical, opaque = physical.kind == "opaque" }
end

-- clip: minimum(maximum(x, low), high).
function selection.clip(operations, physical)
  local value = cast_chain.operand({ physical }).value
  local function apply(op, a, b)
    local stem = physical.kind == "bool" and op.of_bools.stem or op.stem
    return expression.of(stem .. "_" .. computation.operation_type(op, physical), a, b)
  end
  local raised = apply(operations.maximum, value, expression.of_operand(value, 2))
  local node = apply(operations.minimum, raised, expression.of_operand(value, 3))
  return { expression = expression.of(names.store(physical), node), result = physical, opaque = physical.kind == "opaque" }
end

return selection

-- What an operation of two operands or a conversion computes, as an expression: templates/numerics.md, "Operations", in
-- terms of primitives. Nothing is known here of any instruction set.
--
-- A computation is { expression, result, flipped, symmetric, opaque }:
--
--   result       the physical type that is stored
--   flipped      the expression's operand 1 is the operation's second one
--   symmetric    the operands of the expression may be exchanged
--   opaque       the user's own functions read or write elements
local bit_patterns = import("kernels/bit_patterns")
local cast_chain = import("kernels/cast_chain")
local expression = import("kernels/expression")
local memo = import("engine/memo")
local names = import("kernels/primitive_names")
local rules = import("kernels/result_rules")
local types = import("kernels/physical_types")

local computation = {}

-- ---- The operations ----

-- The operations of ops.lua by name, each with what follows from its entry: `reversed`, it is the mirror of one before
-- it and has that one's `family` of kernels; `compares`, its primitives give masks; `stem`, what begins their names.
function computation.operations()
  local all = import("kernels/ops")
  local place = {}
  for i, op in ipairs(all) do place[op.name] = i end
  local operations = {}
  for i, op in ipairs(all) do
    local reversed = op.mirror ~= nil and place[op.mirror] < i
    local family = reversed and op.mirror or op.name
    local operation = setmetatable({ arity = op.arity or 2, reversed = reversed, family = family, stem = family,
                                     compares = op.result == "b" and op.join ~= "never" }, { __index = op })
    if op.on_bool then
      operation.of_bools = { commutative = op.commutative, stem = op.on_bool }
      if op.join == "never" then operation.stem = op.on_bool end
    end
    operations[op.name] = operation
  end
  return operations
end

-- Whether an operation has a rule for what is computed in a physical type.
function computation.has_rule(op, physical)
  if not op.kinds[physical.kind] then return false end
  local part = physical.part or physical
  return not (op.needs_sign and part.kind == "float" and not part.signed)
end

-- What the primitives of an operation on `physical` call its type.
function computation.operation_type(op, physical)
  if physical.kind == "bool" then return "u8" end
  if types.is_integer(physical) then
    return (op.sign and physical.kind == "int" and "i" or "u") .. 8 * physical.size
  end
  return physical.kind == "fixed" and types.fixed_type(physical, op.name) or names.compute_type(physical)
end

local operation_type = computation.operation_type

-- A node, and where that may have more bits than `result`, an integer narrower than its container, cut to it.
function computation.cut(op, node, result)
  if op.wraps and types.is_integer(result) and result ~= types.base(result) then
    return expression.of(names.round(result, result), node)
  end
  return node
end

-- What begins the names of an operation's primitives on a type: integers may be divided by zero in two ways.
local function stem_of(op, type, by_zero)
  return op.name == "floor_divide" and by_zero == "ones" and type:find("^[iu]") and "floor_divide_ones" or op.stem
end

-- The computation of `op` on two operands of cast_chain.lua, which its primitive takes as x_type and y_type. nil where
-- one is nil.
local function binary(op, x, y, x_type, y_type, result, by_zero)
  if not x or not y then return nil end
  local mixed = x_type ~= y_type
  local flipped = op.reversed
  if op.commutative then
    if mixed then flipped = x_type:sub(1, 1) == "i" else flipped = expression.before(y.value, x.value) end
  end
  if flipped then x, y, x_type, y_type = y, x, y_type, x_type end
  local node = expression.of(stem_of(op, x_type, by_zero) .. "_" .. x_type .. (mixed and "_" .. y_type or ""),
                             x.value, expression.of_operand(y.value, 2))
  node = computation.cut(op, node, result)
  local store = op.compares and names.mask_store(x.compute) or names.store(result)
  return { expression = expression.of(store, node), result = result, flipped = flipped,
           symmetric = op.commutative and not mixed, opaque = x.opaque or y.opaque or result.kind == "opaque" }
end

-- ---- The types that are computed in ----

local function integer(kind, bits)
  for _, width in ipairs({ 8, 16, 32, 64 }) do
    if bits <= width then return types.named((kind == "int" and "i" or "u") .. width) end
  end
end

-- The types that two integers (or bools) are compared in, by value: one if it holds both, else the unsigned one's width
-- with and without sign.
local function comparison_types(a, b)
  if a.kind == "int" and b.kind == "int" or a.kind ~= "int" and b.kind ~= "int" then
    local both = integer(a.kind, math.max(a.bits, b.bits))
    return both, both
  end
  local signed = a.kind == "int" and a or b
  local unsigned = a.kind == "int" and b or a
  local both = integer("int", math.max(signed.bits, unsigned.bits + 1))
  if both and both.size == math.max(a.size, b.size) then return both, both end
  local x = integer("uint", unsigned.bits)
  local y = integer("int", x.bits)
  if a.kind == "int" then return y, x end
  return x, y
end

-- The types that two dtypes are compared in where that is not their join; else nil.
function computation.compared_in(op, x, y)
  if op.join == "mixed" and types.is_integer(x) and types.is_integer(y) then return comparison_types(x, y) end
end

-- What operands are converted to: of an opaque type, f64 itself and not what f64 would become.
local function working_type(physical) return physical.kind == "opaque" and types.base(physical) or physical end

-- ---- Computations ----

local conversion_of = memo.of_three(function(via_f32, x, y)
  return cast_chain.conversion(cast_chain.of({ x, y }, via_f32))
end)

-- The computation of a conversion of the dtype `from` to the dtype `to`; nil where no primitives do it.
function computation.conversion(dtypes, from, to)
  local x, y = dtypes.physical[from.id], dtypes.physical[to.id]
  local node = conversion_of(dtypes.model.via_f32, x, y)
  return node and { expression = node, result = y, flipped = false, symmetric = false,
                    opaque = x.kind == "opaque" or y.kind == "opaque" }
end

-- The computation of the conversion of a condition to a byte 0 or 1; nil for bools, of which any byte but 0 is true.
function computation.truth(dtypes, d)
  local x, truth = dtypes.physical[d.id], types.named("b")
  if x == truth then return nil end
  local node = cast_chain.conversion(cast_chain.of({ x, truth }, dtypes.model.via_f32))
  return node and { expression = node, result = truth, flipped = false, symmetric = false, opaque = x.kind == "opaque" }
end

-- By whether narrow floats are rounded to f32 first, the operand of a physical type that goes through another into a third.
local operands = memo.of_one(function(via_f32)
  return memo.of_three(function(...) return cast_chain.operand(cast_chain.of({ ... }, via_f32)) end)
end)

-- The computation of op(a, b); nil where it has no meaning. `computed_in`: the dtype of that, where it is not to be looked
-- up.
function computation.of(dtypes, op, a, b, computed_in)
  if op.result == "b" and not dtypes.bool then return nil end
  local x, y = dtypes.physical[a.id], dtypes.physical[b.id]
  local truth, via_f32 = types.named("b"), dtypes.model.via_f32
  local operand = operands(via_f32)

  if op.join == "never" then return binary(op, operand(x, x, truth), operand(y, y, truth), "u8", "u8", truth) end
  local to_x, to_y = computation.compared_in(op, x, y)
  if to_x then
    local by_sign = { sign = op.sign or to_x ~= to_y }
    return binary(op, operand(x, x, to_x), operand(y, y, to_y), operation_type(by_sign, to_x), operation_type(by_sign, to_y),
                  truth)
  end

  local dtype, join = computed_in, nil
  if not dtype then dtype, join = rules.computed_in(dtypes, op, a, b) end
  local common = dtype and dtypes.physical[dtype.id]
  if not common or not computation.has_rule(op, common) then return nil end
  if op.result == "inexact" and types.is_integer(common) then return nil end
  local through = join and dtypes.physical[join.id] or x
  if bit_patterns.has(op) then
    return bit_patterns.binary(op, common, cast_chain.of({ x, through, common }, via_f32),
                               cast_chain.of({ y, join and through or y, common }, via_f32))
  end
  local working, name = working_type(common), operation_type(op, common)
  return binary(common.kind == "bool" and op.of_bools or op, operand(x, through, working),
                operand(y, join and through or y, working), name, name, op.compares and truth or common,
                dtypes.model.by_zero)
end

return computation

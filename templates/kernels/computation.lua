-- What an operation or a conversion computes for dtypes, as an expression: how operands get to the dtype that is computed
-- in, and what the builder of ops.lua makes of them then. Nothing is known here of any instruction set.
--
-- A computation is { expression, gives, sizes, flipped, opaque, converts }:
--
--   gives        the dtype of its results; nil for bools of a spec that has none
--   sizes        bytes an element of each operand, and of the result; 0 of a second operand that it does not have
--   flipped      the expression's operand 1 is the operation's second one
--   computed_size  bytes an element of what is computed, where that is converted then
--   opaque       the user's own functions read or write elements
--   converts     it is nothing but a conversion
local cast_chain = import("kernels/cast_chain")
local expression = import("kernels/expression")
local lists = import("engine/lists")
local memo = import("engine/memo")
local names = import("kernels/primitive_names")
local stubs = import("kernels/stubs")
local types = import("kernels/physical_types")
local values = import("kernels/values")

local computation = {}

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

-- The type that an operation with a count or an exponent is computed in where its dtype's cannot hold those of `y`, a strong
-- dtype's; else nil. It holds both operands, but for exponents with a sign of unsigned numbers as wide.
function computation.counted_in(op, b, x, y)
  if not op.counts or b.weak or not types.is_integer(x) or not types.is_integer(y) then return nil end
  if types.exact(y, x) or stubs.computes(op, x) then return nil end
  local bits, kind = 8 * math.max(x.size, y.size), x.kind
  if op.name == "power" then kind = y.kind == "int" and (x.kind == "int" or x.size < y.size) and "int" or "uint" end
  return integer(kind, bits)
end

-- ---- Conversions ----

local conversion_of = memo.of_three(function(via_f32, x, y)
  return cast_chain.conversion(cast_chain.of({ x, y }, via_f32))
end)

local function conversion(dtypes, x, y, gives)
  return { expression = conversion_of(dtypes.model.via_f32, x, y), gives = gives, sizes = { x.size, 0, y.size },
           flipped = false, opaque = x.kind == "opaque" or y.kind == "opaque" }
end

-- The computation of a conversion of the dtype `from` to the dtype `to`.
function computation.conversion(dtypes, from, to)
  return conversion(dtypes, dtypes.physical[from.id], dtypes.physical[to.id], to)
end

-- The computation of the conversion of a condition to a byte 0 or 1; nil for bools, of which any byte but 0 is true.
function computation.truth(dtypes, d)
  local x, truth = dtypes.physical[d.id], types.named("b")
  return x ~= truth and conversion(dtypes, x, truth, dtypes.bool) or nil
end

-- ---- Operations ----

local function stored(value)
  return expression.of(value.mask and names.mask_store(value.mask) or names.store(value.type), value.node)
end

-- The expression that stores a value of one physical type as another, rounded once.
local function stored_as(dtypes, value, physical)
  local rounds = types.is_narrow(physical) and value.type == types.compute_type(physical)
  if value.mask or value.type == physical or rounds then
    return stored({ node = value.node, mask = value.mask, type = physical })
  end
  return expression.steps(stored(value), conversion_of(dtypes.model.via_f32, value.type, physical))
end

-- By the word of `to_integer`, the primitive that makes a float a whole number, in the same type.
local to_integer = { even = "round", away = "round_away" }

-- The expression that stores what was computed in a physical type as `result`, another: rounded once to the former, then
-- converted. `rounding`: how a float becomes an integer. Also the bytes of an element that is converted then.
local function stored_apart(dtypes, value, computed_in, result, rounding)
  local round = result.kind ~= "bool" and types.is_integer(result) and computed_in.kind == "float" and to_integer[rounding]
  if round then
    local compute_type = types.compute_type(computed_in)
    local node = value.node
    if computed_in ~= compute_type then node = expression.of(names.round(compute_type, computed_in), node) end
    value = values.ops(dtypes.model.by_zero).primitive(round, { node = node, type = compute_type })
    computed_in = compute_type
  end
  local chain = cast_chain.of({ value.type, computed_in, result }, dtypes.model.via_f32)
  if #chain == 1 then return stored(value) end
  return expression.steps(stored(value), cast_chain.conversion(chain)), value.type.size
end

-- Whether op(a, b) and op(b, a) are the same for all values of a physical type: whether its expression shows that.
local is_symmetric = memo.of_three(function(ops, op, physical)
  local operand = values.operands(false, physical, physical, physical)
  local value = values.apply(ops, op, operand[1], operand[2])
  local symmetric = value ~= nil and expression.is_symmetric(value.node)
  if op.commutative and value and not symmetric then
    error(("kernels/ops.lua: %s: `commutative` is set, but nothing shows that %s stays the same with its operands exchanged")
          :format(op.name, expression.text(stored(value))), 0)
  end
  return symmetric
end)

-- The computation of an operation on operands that values.operands gave, whose results are of the dtype `gives`; nil where
-- no primitives do it. The operands of a symmetric one are put in a fixed order. `apart`: the physical type that it is
-- computed in where results are converted from that.
local function computed(dtypes, op, operands, gives, apart)
  local ops, result, opaque, sizes = values.ops(dtypes.model.by_zero), dtypes.physical[gives.id], false, {}
  for i, operand in ipairs(operands) do
    local from = operand[1].chain[1]
    sizes[i], opaque = from.size, opaque or from.kind == "opaque"
  end
  sizes[2] = sizes[2] or 0
  sizes[#sizes + 1] = result.size

  local x, y = operands[1], operands[2]
  local flipped = #operands == 2 and x[1].type == y[1].type and is_symmetric(ops, op, x[1].type)
    and expression.before(y[1].node, x[1].node)
  local numbered = flipped and { y[1], x[2] } or {}
  for i = #numbered + 1, #operands do numbered[i] = operands[i][i] end
  if op.result == "part" then numbered[1] = setmetatable({ part = result }, { __index = x[1] }) end
  if apart then numbered = lists.map(numbered, function(operand) return { node = operand.node, type = operand.type } end) end
  local value = values.apply(ops, op, table.unpack(numbered))
  if not value then return nil end
  local converts = #operands == 1 and value.chain ~= nil
  local node, computed_size
  if converts then
    node = cast_chain.conversion(value.chain)
  elseif apart then
    local given = stubs.computes(op, x[1].type) and stubs.given(value, result) or value
    if given.mask then
      node = stored(given)
    else
      node, computed_size = stored_apart(dtypes, given, apart, result, dtypes:entry(op).to_integer)
    end
  elseif stubs.computes(op, x[1].type) then
    node = stored_as(dtypes, stubs.given(value, result), result)
  elseif op.counts then
    node = stored_as(dtypes, value, result)
  else
    node = stored(value)
  end
  if #operands == 2 and expression.first_load(node).operand == 2 then
    node, flipped = expression.swapped(node), not flipped
  end
  return { expression = node, gives = gives, sizes = sizes, flipped = flipped, converts = converts,
           computed_size = node.steps and (computed_size or value.type.size), opaque = opaque or result.kind == "opaque" }
end

-- The computation of op(a, b), or of op(a); nil where it has no meaning. `compute_dtype`: the dtype of that, where it is not
-- to be looked up.
function computation.of(dtypes, op, a, b, compute_dtype)
  if op.result == "b" and not dtypes.bool then return nil end
  local physical, gives = dtypes.physical, dtypes.bool
  local x, y = physical[a.id], b and physical[b.id]
  local to_x, to_y, join, apart
  if op.join == "never" then
    to_x, to_y = types.named("b"), types.named("b")
  elseif b then
    to_x, to_y = computation.compared_in(op, x, y)
  end
  if not to_x then
    local dtype = compute_dtype
    if not dtype then dtype, join = dtypes:compute_dtype(op, a, b) end
    to_x = dtype and physical[dtype.id]
    if not to_x or not values.has_rule(op, to_x) then return nil end
    if op.result == "inexact" and types.is_integer(to_x) then return nil end
    if op.result ~= "b" then gives = dtype end
    if op.result == "part" then gives = dtypes:part(dtype) end
    apart = not compute_dtype and dtypes:is_apart(op, dtype, a, b) and to_x or nil
    if apart or stubs.computes(op, to_x) then gives = dtypes:result(op, a, b) end
    if not gives or not physical[gives.id] then return nil end
    to_y = to_x
  end
  local via_f32, join_type = dtypes.model.via_f32, join and physical[join.id]
  local counted = not join and computation.counted_in(op, b, to_x, y)
  local operands = { values.operands(via_f32, x, counted and to_x or join_type or x, counted or to_x) }
  operands[2] = y and values.operands(via_f32, y, join_type or y, counted or to_y)
  if counted and counted.kind == "uint" and y.kind == "int" then
    operands[2] = lists.map(operands[2], function(value) return setmetatable({ has_sign = true }, { __index = value }) end)
  end
  return computed(dtypes, op, operands, gives, apart)
end

-- The computation of an operation on operands that are of the dtype `d`, but for a condition, in the dtype `compute_dtype`;
-- nil where it has no meaning.
function computation.of_alike(dtypes, op, d, compute_dtype)
  local from, to, operands = dtypes.physical[d.id], dtypes.physical[compute_dtype.id], {}
  local gives = op.result == "b" and dtypes.bool or d
  if stubs.computes(op, to) then
    gives = dtypes:of_id(dtypes.model.op_result(op.name, table.unpack(dtypes:operands_for(op, d))))
  end
  if op.result == "b" and not dtypes.bool or not gives or not values.has_rule(op, to) then return nil end
  for i = 1, op.arity do
    local truth = i == 1 and op.condition and types.named("b")
    operands[i] = values.operands(dtypes.model.via_f32, truth or from, truth or from, truth or to)
  end
  return computed(dtypes, op, operands, gives)
end

return computation

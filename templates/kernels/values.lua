-- Values: what the builders of ops.lua take and give. A value is
--
--   node     its expression
--   type     the physical type that it is computed in; nil of a mask
--   mask     of a mask, the compute type of what was compared
--   chain    of an operand as it came, and of its real part: the cast chain; `number` says which operand it is
--   part     of a complex operand as it came, the physical type of its parts in results
--
-- A builder is called with `ops`, which has the functions below and each operation by its name, such as
-- ops.subtract(a, b). An operation in another one is computed of values, whatever they were read from, and gives a value of
-- their type, or a mask.
local cast_chain = import("kernels/cast_chain")
local expression = import("kernels/expression")
local memo = import("engine/memo")
local names = import("kernels/primitive_names")
local stubs = import("kernels/stubs")
local types = import("kernels/physical_types")

local values = {}

-- The operations of ops.lua by name, each with its `arity` and the `family` whose kernels it shares: that of its mirror,
-- where that comes first.
local operations = {}
for _, op in ipairs(import("kernels/ops")) do
  local family = operations[op.mirror] and op.mirror or op.name
  operations[op.name] = setmetatable({ arity = op.arity or 2, family = family }, { __index = op })
end
values.operations = operations

-- Whether an operation has a rule for what is computed in a physical type.
function values.has_rule(op, physical)
  if not op.kinds[physical.kind] then return false end
  local part = physical.part or physical
  return not (op.needs_sign and part.kind == "float" and not part.signed)
end

-- What opaque values are computed in: f64 itself, and not what f64 would become.
local function working_type(physical) return physical.kind == "opaque" and types.compute_type(physical) or physical end

local operands = memo.of_one(function(via_f32)
  return memo.of_three(function(from, join, to)
    local chain = cast_chain.of({ from, join, to }, via_f32)
    local working = #chain > 1 and cast_chain.of({ from, join, working_type(to) }, via_f32) or chain
    local node, numbered = cast_chain.operand(working), {}
    for i = 1, 3 do
      numbered[i] = { node = expression.of_operand(node, i), type = to, chain = chain, number = i }
    end
    return numbered
  end)
end)

-- An element of `from` that goes through the type of a join into `to`, as operand 1, 2 and 3. `via_f32`: narrow floats are
-- rounded to f32 first.
function values.operands(via_f32, from, join, to) return operands(via_f32)(from, join, to) end

-- ---- Primitives ----

-- What the primitive `stem` calls the type of its values. `signed`: signed and unsigned integers have different ones.
local function type_name(stem, physical, signed)
  if physical.kind == "bool" then return "u8" end
  if types.is_integer(physical) then
    return (signed and physical.kind == "int" and "i" or "u") .. 8 * physical.size
  end
  return physical.kind == "fixed" and types.fixed_type(physical, stem) or names.compute(physical)
end

local ops = {}

-- The primitive of that whole name; what it gives is of the type of the last value.
function ops.named(name, ...)
  local nodes, last = {}, select(-1, ...)
  for i, value in ipairs({ ... }) do nodes[i] = value.node end
  return { node = expression.of(name, table.unpack(nodes)), type = last.type }
end

-- The primitive `stem` of the type of its values, the last of which tells it. Integers of two types are compared by one that
-- is named after both, the unsigned one first where the order is no matter.
function ops.primitive(stem, a, ...)
  local op, last, b = operations[stem:gsub("_ones$", "")], select(-1, a, ...), ...
  local type = type_name(stem, last.type, op and op.sign)
  if op and b and a.type ~= b.type then
    if op.commutative and a.type.kind == "int" then return ops.primitive(stem, b, a) end
    type = type_name(stem, a.type, true) .. "_" .. type_name(stem, b.type, true)
  end
  local value = ops.named(stem .. "_" .. type, a, ...)
  if op and op.result == "b" then return { node = value.node, mask = names.compute(a.type) } end
  return value
end

-- A number as a constant of the type of a value; of an integer, its bits.
function ops.constant(value, number)
  local compute, width = type_name(nil, value.type), 8 * value.type.size
  local node = types.is_integer(value.type) and
    expression.bits(compute, width == 64 and number or number & (1 << width) - 1)
  return { node = node or expression.constant(compute, tostring(number)), type = value.type }
end

-- ---- Operands as they are stored ----

-- The chain of an operand; a value of an operation in another one has none.
local function chain_of(value)
  return value.chain or error("kernels/ops.lua: an operation that reads stored elements is used in another one", 0)
end

-- The bits of a float, as types.bit_patterns has them.
function ops.pattern(value) return types.bit_patterns(value.type) end

-- An unsigned integer as one with a sign.
function ops.signed(value) return { node = value.node, type = types.named("i" .. 8 * value.type.size) } end

-- The bytes of an operand that is not converted, as an unsigned integer, whatever they mean.
function ops.raw(value)
  chain_of(value)
  local name = names.unsigned(value.type)
  return { node = expression.load("load_" .. name, value.number), type = types.named(name) }
end

-- The same of a float whose sign is a bit that changes by itself, whatever the others are; nil of any other value.
function ops.bits_with_sign(value)
  local physical, unconverted = value.type, value.chain and #value.chain == 1
  return unconverted and not types.is_padded(physical) and physical.special ~= "fnuz" and ops.raw(value) or nil
end

-- What is stored of an operand, converted or not: as an unsigned integer of its size, without bits that mean nothing, where
-- there is one; else, and of bools, as itself.
function ops.stored(value)
  local physical, chain = value.type, chain_of(value)
  if physical.kind == "bool" or physical.kind == "opaque" then return value end
  local type = physical.size <= 8 and types.named(names.unsigned(physical)) or physical
  local node = expression.load("load_" .. type.name, value.number)
  if #chain > 1 or physical.part and types.is_padded(physical.part) then
    node = expression.buffered(cast_chain.conversion(chain), physical, node)
  elseif types.is_padded(physical) then
    local pattern = types.pattern(physical)
    node = expression.of(names.round(pattern, pattern), node)
  end
  return { node = node, type = type }
end

-- a where the condition is true, else b. It is read as bytes: any but 0 is true of `select` too, and bytes are widened in
-- fewer instructions than bools.
function ops.choice(condition, a, b)
  local type = types.named(type_name(nil, a.type))
  local from = types.is_integer(type) and types.named("u8") or condition.type
  return ops.primitive("select", values.operands(false, from, from, type)[condition.number], a, b)
end

-- ---- Parts of complex numbers ----

local function extended(chain, to)
  local steps = table.move(chain, 1, #chain, 1, {})
  if steps[#steps] ~= to then steps[#steps + 1] = to end
  return steps
end

-- The real part of an operand, which a conversion gives.
function ops.real_part(value)
  local chain = extended(chain_of(value), value.part)
  local node = expression.of_operand(cast_chain.operand(chain), value.number)
  return { node = node, type = value.part, chain = chain, number = value.number }
end

-- "imag" or "absolute" of an operand, rounded once. Narrow parts are read as those of c64.
function ops.part(quantity, value)
  local chain, part, from = chain_of(value), value.part, types.compute_type(value.type)
  local load = ("load_%s_%s_as_%s"):format(quantity, from.name, types.compute_type(part).name)
  if quantity == "absolute" and part ~= types.compute_type(part) then load = names.to_narrow(load, part) end
  local node, steps = expression.load(load, value.number), extended(chain, from)
  return { node = #steps == 1 and node or expression.buffered(cast_chain.conversion(steps), from, node), type = part }
end

-- ---- Operations ----

-- An operation on values; nil where no primitives do it. What may have more bits than an integer narrower than its container
-- is cut.
function values.apply(self, op, ...)
  local physical = select(-1, ...).type
  local build, value = op.computes
  if stubs.computes(op, physical) then build = op.call end
  if type(build) == "table" then build = build[physical.kind] end
  if build then value = build(self, ...) else value = ops.primitive(op.name, ...) end
  if value and op.wraps and not value.chain and types.is_integer(physical) and physical ~= types.compute_type(physical) then
    return ops.named(names.round(physical, physical), value)
  end
  return value
end

-- An operation in another one.
local function inner(self, op, ...)
  local list = {}
  for i, value in ipairs({ ... }) do
    list[i] = { node = value.node, type = value.type }
    if not value.type or not values.has_rule(op, value.type) then
      error(("kernels/ops.lua: %s is used on %s, for which it has no rule"):format(
        op.name, value.type and value.type.name or "a mask"), 0)
    end
  end
  return values.apply(self, op, table.unpack(list))
end

-- What builders see, with division of integers by zero as in `by_zero`.
values.ops = memo.of_one(function(by_zero)
  return setmetatable({ by_zero = by_zero }, { __index = function(self, name)
    local op = operations[name]
    if not op and not ops[name] then error(("kernels/ops.lua: there is no operation '%s'"):format(name), 0) end
    self[name] = ops[name] or function(...) return inner(self, op, ...) end
    return self[name]
  end })
end)

return values

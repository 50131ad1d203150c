-- Expressions: what a kernel computes, as a tree of primitives. A node is one of
--
--   { primitive, operand }            a load, which reads operand 1 or 2
--   { primitive, value [, value] }    a round, an operation or a store of one value or two
--   { buffered, physical, value }     the operand is converted first: the expression `buffered` stores it as the physical
--                                     type `physical` in a buffer, which the load in `value` reads then
--
-- An expression whose root is a store is all that a kernel does; in `buffered`, operand 1 is what is converted. Equal
-- trees are one and the same table, so that a tree can be the key of a table.
local expression = {}

-- By the parts of a node, one after the other, the node.
local known = {}
local NODE = {} -- the key of the node that ends there

local function interned(node, ...)
  local at = known
  for i = 1, select("#", ...) do
    local part = select(i, ...)
    local following = at[part]
    if not following then
      following = {}
      at[part] = following
    end
    at = following
  end
  at[NODE] = at[NODE] or node
  return at[NODE]
end

function expression.load(primitive, operand)
  return interned({ primitive = primitive, operand = operand }, primitive, operand)
end

-- `primitive` of one value or two.
function expression.of(primitive, ...) return interned({ primitive = primitive, ... }, primitive, ...) end

function expression.buffered(conversion, physical, value)
  return interned({ buffered = conversion, physical = physical, value }, conversion, physical, value)
end

-- The expression that an override declares, { "store_u8", { "multiply_u8", "load_u8_as_b", "load_u8" } }: a string is a
-- load of the next operand.
function expression.declared(declaration)
  local operand = 0
  local function node(declared)
    if type(declared) == "string" then
      operand = operand + 1
      return expression.load(declared, operand)
    end
    local values = {}
    for i = 2, #declared do values[i - 1] = node(declared[i]) end
    return expression.of(declared[1], table.unpack(values))
  end
  return node(declaration)
end

-- Calls visit(primitive) for all primitives of a tree, those of buffered conversions too, a value before what takes it.
function expression.visit(node, visit)
  for _, value in ipairs(node) do expression.visit(value, visit) end
  if node.buffered then expression.visit(node.buffered, visit) else visit(node.primitive) end
end

-- The tree that `replaced` makes of each load of an operand, in `order` of the values of a node.
local function rebuilt(node, replaced, order)
  if node.operand then return replaced(node) end
  if node.buffered then return expression.buffered(node.buffered, node.physical, rebuilt(node[1], replaced, order)) end
  if #node == 1 then return expression.of(node.primitive, rebuilt(node[1], replaced, order)) end
  local first, second = node[order[1]], node[order[2]]
  return expression.of(node.primitive, rebuilt(first, replaced, order), rebuilt(second, replaced, order))
end

-- A value of operand 1 as the same one of operand 2.
function expression.of_second(node)
  return rebuilt(node, function(load) return expression.load(load.primitive, 2) end, { 1, 2 })
end

-- The operands exchanged: what op(a, b) is, with a's part in it done to b.
function expression.swapped(node)
  return rebuilt(node, function(load) return expression.load(load.primitive, 3 - load.operand) end, { 2, 1 })
end

-- The load that reads the operand of a value, or the first one.
function expression.first_load(node)
  while not node.operand do node = node[1] end
  return node
end

-- The number of operands.
function expression.arity(node)
  if node.operand then return 1 end
  return #node == 2 and 2 or expression.arity(node[1])
end

-- Whether `a` comes before `b` in an order of all values, whichever operand they read. That of the operands of a
-- commutative operation is this one, so that {a, b} and {b, a} are one expression.
function expression.before(a, b)
  if a.buffered and b.buffered and a[1] == b[1] then return expression.before(a.buffered, b.buffered) end
  local x, y = a.buffered and a[1] or a, b.buffered and b[1] or b
  if x.primitive ~= y.primitive then return x.primitive < y.primitive end
  for i = 1, math.min(#x, #y) do
    if expression.before(x[i], y[i]) then return true end
    if expression.before(y[i], x[i]) then return false end
  end
  if #x ~= #y then return #x < #y end
  return not a.buffered and b.buffered ~= nil
end

-- The text of an expression, to print: "store_u8(add_u8(load_u8, load_u8))"; a conversion through a buffer stands in
-- braces after what reads it.
function expression.text(node)
  if node.operand then return node.primitive end
  if node.buffered then return expression.text(node[1]) .. "{" .. expression.text(node.buffered) .. "}" end
  local values = {}
  for i, value in ipairs(node) do values[i] = expression.text(value) end
  return node.primitive .. "(" .. table.concat(values, ", ") .. ")"
end

return expression

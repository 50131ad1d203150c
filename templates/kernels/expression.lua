-- Expressions: what a kernel computes, as a tree of primitives. A node is one of
--
--   { primitive, operand }            a load, which reads operand 1, 2 or 3
--   { primitive, constant }           a register of the constant, a literal of C
--   { primitive, value ... }          a round, an operation, a store or bits of one value or more
--   { buffered, physical, value }     the operand is converted first: the expression `buffered` stores it as the physical
--                                     type `physical` in a buffer, which the load in `value` reads then
--   { together, ... }                 all of these, whose roots are stores and bits: a checked conversion
--   { steps, first, conversion }      `first` fills a buffer, which is the operand of the conversion then
--
-- An expression whose root is a store is all that a kernel does; in `buffered`, operand 1 is what is converted. Equal
-- trees are one and the same table, so that a tree can be the key of a table.
local lists = import("engine/lists")
local memo = import("engine/memo")
local names = import("kernels/primitive_names")

local expression = {}

-- By the parts of a node, one after the other, the node.
local known = {}
local NODE = {} -- the key of the node that ends there

-- The node of those parts, or nil.
local function known_node(...)
  local at = known
  for i = 1, select("#", ...) do
    at = at[select(i, ...)]
    if not at then return nil end
  end
  return at[NODE]
end

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
  return known_node(primitive, operand) or interned({ primitive = primitive, operand = operand }, primitive, operand)
end

function expression.constant(compute, literal)
  local primitive = "constant_" .. compute
  return interned({ primitive = primitive, constant = literal }, primitive, literal)
end

-- `bits` as a constant of the compute type `compute`, an unsigned integer.
function expression.bits(compute, bits)
  return expression.constant(compute, (compute == "u64" and "UINT64_C(0x%x)" or "0x%x"):format(bits))
end

-- `primitive` of one value or more.
function expression.of(primitive, ...)
  return known_node(primitive, ...) or interned({ primitive = primitive, ... }, primitive, ...)
end

function expression.buffered(conversion, physical, value)
  return interned({ buffered = conversion, physical = physical, value }, conversion, physical, value)
end

-- Several that are done together; a single one is itself.
function expression.together(...)
  if select("#", ...) == 1 then return (...) end
  return interned({ together = true, ... }, "together", ...)
end

-- An expression, and a conversion of what it stores.
function expression.steps(first, conversion)
  return interned({ steps = true, first, conversion }, "steps", first, conversion)
end

-- The expression that an override declares, { "store_u8", { "multiply_u8", "load_u8_as_b", "load_u8" } }: a string is a
-- load of the next operand, or of the operand whose number comes after it, "load_u8 1"; { "constant_u8", "0x7f" } a
-- constant. That of a checked conversion is an expression already.
function expression.declared(declaration)
  if declaration.together then return declaration end
  local operand = 0
  local function node(declared)
    if type(declared) == "string" then
      local primitive, number = declared:match("^(%S+) (%d)$")
      operand = number and tonumber(number) or operand + 1
      return expression.load(primitive or declared, operand)
    end
    if declared[1]:find("^constant_") then return expression.constant(declared[1]:sub(10), declared[2]) end
    local values = {}
    for i = 2, #declared do values[i - 1] = node(declared[i]) end
    return expression.of(declared[1], table.unpack(values))
  end
  return node(declaration)
end

-- All primitives of a tree, each once, those of buffered conversions too, a value's before what takes it.
expression.primitives = memo.of_one(function(node)
  local list, seen = {}, {}
  local function add(name)
    if not seen[name] then list[#list + 1], seen[name] = name, true end
  end
  local function add_all(tree)
    for _, name in ipairs(expression.primitives(tree)) do add(name) end
  end
  for _, value in ipairs(node) do add_all(value) end
  if node.buffered then add_all(node.buffered) elseif node.primitive then add(node.primitive) end
  return list
end)

-- The tree with other numbers of operands, number_of(number) each. `exchanged`: the values of nodes whose primitives take
-- them in either order change places.
local function rebuilt(node, number_of, exchanged)
  if node.operand then return expression.load(node.primitive, number_of(node.operand)) end
  if node.constant then return node end
  if node.steps then return expression.steps(rebuilt(node[1], number_of, exchanged), node[2]) end
  if node.buffered then
    return expression.buffered(node.buffered, node.physical, rebuilt(node[1], number_of, exchanged))
  end
  local values = lists.map(node, function(value) return rebuilt(value, number_of, exchanged) end)
  if exchanged and names.commutes(node.primitive) then values[1], values[2] = values[2], values[1] end
  return expression.of(node.primitive, table.unpack(values))
end

-- A value of operand 1 as the same one of operand `number`.
expression.of_operand = memo.of_two(function(node, number)
  return rebuilt(node, function() return number end)
end)

-- The same of other primitives: those that rename(name) gives. nil where it gives none, of a buffer, and of several done
-- together.
function expression.renamed(node, rename)
  local primitive = node.primitive and rename(node.primitive)
  if not primitive then return nil end
  if node.operand then return expression.load(primitive, node.operand) end
  if node.constant then return interned({ primitive = primitive, constant = node.constant }, primitive, node.constant) end
  local values = {}
  for i, value in ipairs(node) do
    values[i] = expression.renamed(value, rename)
    if not values[i] then return nil end
  end
  return expression.of(primitive, table.unpack(values))
end

-- The same bits of operands in the other order: operand 1 is number 2, and the values of primitives that commute are in the
-- order of the operands.
expression.swapped = memo.of_one(function(node)
  return rebuilt(node, function(number) return 3 - number end, true)
end)

-- The text of a tree by the numbers of its operands, of which 1 is number `first`: the same for trees that differ only in
-- the order of values whose primitives commute.
local function unordered(node, first)
  if node.operand then return node.primitive .. " " .. (first == 1 and node.operand or 3 - node.operand) end
  if node.constant then return expression.text(node) end
  if node.buffered then return unordered(node[1], first) .. "{" .. expression.text(node.buffered) .. "}" end
  local values = lists.map(node, function(value) return unordered(value, first) end)
  if names.commutes(node.primitive) then table.sort(values) end
  return node.primitive .. "(" .. table.concat(values, ", ") .. ")"
end

-- Whether a tree of two operands shows that they may be exchanged.
function expression.is_symmetric(node) return unordered(node, 1) == unordered(node, 2) end

-- The first load of a value; nil of a constant.
expression.first_load = memo.of_one(function(node)
  if node.operand then return node end
  for _, value in ipairs(node) do
    local load = expression.first_load(value)
    if load then return load end
  end
end)

-- The number of operands.
expression.arity = memo.of_one(function(node)
  local most = node.operand or 0
  for _, value in ipairs(node) do most = math.max(most, expression.arity(value)) end
  return most
end)

-- Whether `a` comes before `b` in an order of all values, whichever operand they read. That of the operands of a
-- commutative operation is this one, so that {a, b} and {b, a} are one expression.
function expression.before(a, b)
  if a.buffered and b.buffered and a[1] == b[1] then return expression.before(a.buffered, b.buffered) end
  local x, y = a.buffered and a[1] or a, b.buffered and b[1] or b
  if x.primitive ~= y.primitive then return x.primitive < y.primitive end
  if x.constant then return x.constant < y.constant end
  for i = 1, math.min(#x, #y) do
    if expression.before(x[i], y[i]) then return true end
    if expression.before(y[i], x[i]) then return false end
  end
  if #x ~= #y then return #x < #y end
  return not a.buffered and b.buffered ~= nil
end

-- The text of an expression, to print: "store_u8(add_u8(load_u8, load_u8))"; a conversion through a buffer stands in
-- braces after what reads it.
expression.text = memo.of_one(function(node)
  if node.operand then return node.primitive end
  if node.constant then return ("%s(%s)"):format(node.primitive, node.constant) end
  if node.buffered then return expression.text(node[1]) .. "{" .. expression.text(node.buffered) .. "}" end
  local values = lists.map(node, expression.text)
  if node.together then return table.concat(values, " and ") end
  if node.steps then return table.concat(values, ", then ") end
  return node.primitive .. "(" .. table.concat(values, ", ") .. ")"
end)

return expression

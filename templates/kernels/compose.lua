-- From the expression of a kernel and the primitives of an instruction set to C.
local expression = import("kernels/expression")

local compose = {}

local BLOCK = 32 -- elements of a block; a multiple of what any statement of a kernel does
compose.elements = BLOCK

-- About as many instructions are written out for a block before a loop saves more than it costs.
local UNROLLED = 32

-- At most as many instructions of a block that is one statement are few: a turn of the loop does two such blocks.
local SHORT = 8

-- ---- What a statement does ----

-- The expression with the store that takes the most registers at a time, where the instruction set has a choice.
local function stored_wide(isa, tree)
  local wide = tree.primitive .. "_wide"
  return isa.primitives:get(wide) and expression.of(wide, table.unpack(tree)) or tree
end

-- Calls visit(name) for the primitives that the instruction set's kernel for an expression calls.
function compose.visit(isa, tree, visit)
  local override = isa.primitives:override(tree)
  if override then visit(override.primitive) else expression.visit(stored_wide(isa, tree), visit) end
end

-- About how many instructions one register of a value takes. What is done through a buffer before is not counted.
local function value_cost(isa, node)
  local cost = node.primitive and isa.primitives:cost(node.primitive) or 0
  for _, value in ipairs(node) do cost = cost + value_cost(isa, value) end
  return cost
end

-- The statement of C that does some elements of a block: { tree, override, elements, cost, lanes, registers }, `cost`
-- in instructions. It is a call of the override, or where that is nil the store of so many registers of so many lanes.
local function statement_of(isa, tree, override)
  if override then
    return { tree = tree, override = override, elements = override.elements, cost = isa.primitives:cost(override.primitive) }
  end
  local registers = isa.primitives:get(tree.primitive).registers
  local lanes = isa.lanes[isa.primitives:get(expression.first_load(tree).primitive).compute]
  return { tree = tree, lanes = lanes, registers = registers, elements = lanes * registers,
           cost = value_cost(isa, tree[1]) * registers + isa.primitives:cost(tree.primitive) }
end

-- ---- Its text ----

-- An index: a number, or one beyond that of a loop.
local function index_at(base, offset)
  if not base then return tostring(offset) end
  return offset == 0 and base or base .. " + " .. offset
end

-- The C of a value from element `index` on. `pointers` are the addresses of the operands.
local function value_text(node, pointers, index)
  if node.operand then return ("%s(%s, %s)"):format(node.primitive, pointers[node.operand], index) end
  if node.buffered then return value_text(node[1], pointers, index) end
  local values = {}
  for i, value in ipairs(node) do values[i] = value_text(value, pointers, index) end
  return ("%s(%s)"):format(node.primitive, table.concat(values, ", "))
end

local function override_text(override, pointers, target, index)
  local x, y = pointers[1], pointers[2]
  if override.reversed then x, y = y, x end
  return ("%s(%s, %s%s, %s);"):format(override.primitive, target, x, y and ", " .. y or "", index)
end

local function store_text(statement, pointers, target, base, offset, indent)
  local tree, values = statement.tree, {}
  local opening = ("%s(%s, %s, "):format(tree.primitive, target, index_at(base, offset))
  for register = 0, statement.registers - 1 do
    values[#values + 1] = value_text(tree[1], pointers, index_at(base, offset + register * statement.lanes))
  end
  return opening .. table.concat(values, ",\n" .. indent .. (" "):rep(#opening)) .. ");"
end

-- ---- Blocks ----

local INDENT = "        " -- of the statements in the loop over blocks

-- Adds text_of(base, offset, indent) for all statements that a block takes: written out, or in a loop.
local function add_statements(isa, statement, lines, text_of)
  local count = BLOCK // statement.elements
  local written = count
  while written > 1 and (not isa.unrolls or written * statement.cost > UNROLLED) do written = written // 2 end
  local looped = written < count
  local indent = looped and INDENT .. "    " or INDENT
  if looped then
    local step = statement.elements * written
    lines[#lines + 1] = ("%sfor (size_t i = 0; i < %d; %s)%s"):format(
      INDENT, BLOCK, step == 1 and "i++" or "i += " .. step, written > 1 and " {" or "")
  end
  for i = 0, written - 1 do
    lines[#lines + 1] = indent .. text_of(looped and "i" or nil, i * statement.elements, indent)
  end
  if looped and written > 1 then lines[#lines + 1] = INDENT .. "}" end
end

local add_block

-- What the loads of a value read, given the operands' names and addresses: where one is converted first, a buffer,
-- which the lines added here fill.
local function add_buffers(isa, node, names, pointers, lines)
  if not node.buffered then
    for _, value in ipairs(node) do add_buffers(isa, value, names, pointers, lines) end
    return
  end
  local operand = expression.first_load(node).operand
  local name, from = names[operand], pointers[operand]
  pointers[operand] = name .. "_as_" .. node.physical.name
  lines[#lines + 1] = ("%schar %s[%d];"):format(INDENT, pointers[operand], BLOCK * node.physical.size)
  local conversion = statement_of(isa, node.buffered, isa.primitives:override(node.buffered))
  add_block(isa, conversion, { name }, { from }, pointers[operand], lines)
end

-- Adds the C that does a whole block, from the addresses `pointers` to `target`.
function add_block(isa, statement, names, pointers, target, lines)
  local override = statement.override
  if not override then add_buffers(isa, statement.tree, names, pointers, lines) end
  add_statements(isa, statement, lines, function(base, offset, indent)
    if override then return override_text(override, pointers, target, index_at(base, offset)) end
    return store_text(statement, pointers, target, base, offset, indent)
  end)
end

-- ---- Kernels ----

-- The statement of a kernel, and whether its operand 1 is the kernel's second one. Operands that may be exchanged are
-- written in the kernel's order.
local function statement_of_kernel(isa, kernel)
  local override = isa.primitives:override(kernel.expression)
  local flipped = kernel.flipped
  if override then return statement_of(isa, kernel.expression, override), flipped end
  local tree = stored_wide(isa, kernel.expression)
  if flipped and kernel.symmetric then
    tree, flipped = expression.swapped(tree), false
  end
  return statement_of(isa, tree), flipped
end

local function has_buffers(node)
  if node.buffered then return true end
  for _, value in ipairs(node) do
    if has_buffers(value) then return true end
  end
  return false
end

-- Whether a block is so short that the loop around it costs as much: then two of them are a turn.
local function is_short(isa, statement)
  return isa.unrolls and statement.elements == BLOCK and statement.cost <= SHORT and not has_buffers(statement.tree)
end

-- The C function of a kernel, called `name`.
function compose.kernel(isa, kernel, name)
  local statement, flipped = statement_of_kernel(isa, kernel)
  local unary = expression.arity(statement.tree) == 1
  local out_step = BLOCK * kernel.sizes[3]
  local lines = {}
  local function add(...) lines[#lines + 1] = string.format(...) end
  local function in_order(a, b) return unary and { a } or flipped and { b, a } or { a, b } end
  local function block(a, b, z, to)
    add_block(isa, statement, in_order("x", "y"), in_order(a, b), z, to)
    return to
  end
  add("KERNEL %s(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {", name)
  add("    const char *x = a%s;", unary and "" or ", *y = b")
  add("    char *z = out;")
  if unary then add("    (void)b, (void)b_step;") end
  local one = block("x", "y", "z", {})
  if is_short(isa, statement) then
    add("    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, %sz += %d) {", unary and "" or "y += 2 * b_step, ",
        2 * out_step)
    lines[#lines + 1] = one[1]
    block("x + a_step", "y + b_step", "z + " .. out_step, lines)
    add("    }")
    add("    if (blocks)")
    lines[#lines + 1] = one[1]
  else
    add("    for (; blocks; blocks--, x += a_step, %sz += %d) {", unary and "" or "y += b_step, ", out_step)
    table.move(one, 1, #one, #lines + 1, lines)
    add("    }")
  end
  add("}")
  return table.concat(lines, "\n")
end

return compose

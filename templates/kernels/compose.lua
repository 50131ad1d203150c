-- From the expression of a kernel and the primitives of an instruction set to C.
local expression = import("kernels/expression")
local forms = import("kernels/forms")
local lists = import("engine/lists")
local memo = import("engine/memo")
local primitive_names = import("kernels/primitive_names")

local compose = {}

local BLOCK = 32 -- elements of a block; a multiple of what any statement of a kernel does
compose.elements = BLOCK

-- About as many instructions are written out for a block before a loop saves more than it costs.
local UNROLLED = 32

local WIDTH = 120 -- of a line

-- At most as many instructions of a block that is one statement are few: a turn of the loop does two such blocks.
local SHORT = 8

-- ---- What a statement does ----

-- The expression with the store that takes the most registers at a time, where the instruction set has a choice.
local function stored_wide(isa, tree)
  local wide = tree.primitive .. "_wide"
  return isa.primitives:get(wide) and expression.of(wide, table.unpack(tree)) or tree
end

-- The trees of an expression, each with a store or bits for its root.
local function trees_of(isa, tree)
  if not tree.together and not tree.steps then return { stored_wide(isa, tree) } end
  return lists.map(tree, function(each) return stored_wide(isa, each) end)
end

-- The expression in primitives of two blocks at once; nil where the instruction set lacks one, or where it has a shorter way
-- for one block alone.
local of_two_blocks = memo.of_two(function(isa, tree)
  local primitives = isa.primitives
  local twice = expression.renamed(tree, function(name)
    local of_two = primitive_names.of_two_blocks(name)
    return primitives:get(of_two) and of_two
  end)
  return twice and (primitives:override(twice) or not primitives:override(tree)) and twice or nil
end)

-- The primitives that the instruction set's kernel for an expression calls.
compose.primitives = memo.of_two(function(isa, tree)
  local list = {}
  local function add_all(each, override)
    local called = override and { override.primitive } or expression.primitives(each)
    table.move(called, 1, #called, #list + 1, list)
  end
  local override, twice = isa.primitives:override(tree), of_two_blocks(isa, tree)
  if override then add_all(tree, override) end
  if not override or tree.together then
    for _, each in ipairs(trees_of(isa, tree)) do add_all(each) end
  end
  if twice then add_all(twice, isa.primitives:override(twice)) end
  return list
end)

-- About how many instructions one register of a value takes. What is done through a buffer before is not counted, and
-- neither are constants, which stay in registers.
local value_cost
value_cost = memo.of_two(function(isa, node)
  local cost = node.primitive and not node.constant and isa.primitives:cost(node.primitive) or 0
  for _, value in ipairs(node) do cost = cost + value_cost(isa, value) end
  return cost
end)

-- Whether a function of the host is called.
local function calls_stub(isa, tree)
  for _, name in ipairs(expression.primitives(tree)) do
    if isa.primitives:get(name).call then return true end
  end
  return false
end

-- The statement of C that does some elements of a block: { tree, override, elements, cost, lanes, registers, is_left },
-- `cost` in instructions. It is a call of the override, or where that is nil the store (or bits) of so many registers of so
-- many lanes. `is_left`: compilers are to make vectors of it.
local function statement_of(isa, tree, override)
  if override then
    return { tree = tree, override = override, elements = override.elements, cost = isa.primitives:cost(override.primitive) }
  end
  local registers = isa.primitives:get(tree.primitive).registers
  local lanes = isa.lanes[isa.primitives:get(expression.first_load(tree).primitive).compute]
  return { tree = tree, lanes = lanes, registers = registers, elements = lanes * registers,
           is_left = lanes == 1 and calls_stub(isa, tree),
           is_bits = tree.primitive:find("^bits_") ~= nil,
           cost = value_cost(isa, tree[1]) * registers + isa.primitives:cost(tree.primitive) }
end

-- ---- Its text ----

-- An index: a number, or one beyond that of a loop.
local function index_at(base, offset)
  if not base then return tostring(offset) end
  return offset == 0 and base or base .. " + " .. offset
end

-- What an operand is called that was converted to a physical type.
local function buffer_name(name, physical) return name .. "_as_" .. physical.name end

local INDEX = "\0" -- in place of the index, in a text that is used with several

-- The C of a value from element INDEX on. `operands` are { name, address } each.
local function value_text(node, operands, buffer)
  if node.operand then
    local operand = operands[node.operand]
    local address = buffer and buffer_name(operand.name, buffer) or operand.address
    return node.primitive .. "(" .. address .. ", " .. INDEX .. ")"
  end
  if node.constant then return node.primitive .. "(" .. node.constant .. ")" end
  if node.buffered then return value_text(node[1], operands, node.physical) end
  local values = lists.map(node, function(value) return value_text(value, operands, buffer) end)
  return node.primitive .. "(" .. table.concat(values, ", ") .. ")"
end

-- What stands between the indices in it.
local value_pieces = memo.of_two(function(operands, node)
  local pieces = {}
  for piece in (value_text(node, operands) .. INDEX):gmatch("([^" .. INDEX .. "]*)" .. INDEX) do
    pieces[#pieces + 1] = piece
  end
  return pieces
end)

-- The calls in `text`, broken at commas where the line, which begins in column `column`, would be too long: arguments
-- stand below each other.
local function wrapped(text, column)
  if column + #text <= WIDTH then return text end
  local opening = text:match("^[%w_|= <(]-%(") or ""
  if opening == "" then return text end
  local arguments, depth, from = {}, 0, #opening + 1
  local at = text:find("[(),]", from)
  while at do
    local char = text:sub(at, at)
    if char == "(" then depth = depth + 1 end
    if char == ")" then depth = depth - 1 end
    if depth < 0 or char == "," and depth == 0 then
      arguments[#arguments + 1] = wrapped(text:sub(from, at - 1):gsub("^%s+", ""), column + #opening)
      from = at + 1
    end
    if depth < 0 then break end
    at = text:find("[(),]", at + 1)
  end
  at = at or #text + 1
  return opening .. table.concat(arguments, ",\n" .. (" "):rep(column + #opening)) .. text:sub(at)
end

-- The arguments of an override, or of all operands of a kernel.
local function addresses(operands, reversed)
  local list = lists.field(operands, "address")
  if reversed then list[1], list[2] = list[2], list[1] end
  return table.concat(list, ", ")
end

-- The text of the call that does the elements from `offset` beyond `base` on, to the address `target`; of bits, adds
-- them to `bits`.
local function statement_text(statement, operands, target, base, offset, indent)
  local override, tree, index = statement.override, statement.tree, index_at(base, offset)
  if override then
    local call = ("%s(%s, %s, %s)"):format(override.primitive, target, addresses(operands, override.reversed), index)
    return call .. ";"
  end
  local is_bits, values = statement.is_bits, {}
  local opening = is_bits and "bits |= " .. tree.primitive .. "(" or tree.primitive .. "(" .. target .. ", " .. index .. ", "
  local column = #indent + #opening
  for register = 0, statement.registers - 1 do
    local value = table.concat(value_pieces(operands, tree[1]), index_at(base, offset + register * statement.lanes))
    values[#values + 1] = wrapped(value, column)
  end
  local text = opening .. table.concat(values, ",\n" .. (" "):rep(column)) .. ")"
  if not is_bits or index == "0" then return text .. ";" end
  return text .. " << " .. (base and offset > 0 and "(" .. index .. ")" or index) .. ";"
end

-- ---- Blocks ----

local INDENT = "        " -- of the statements in the loop over blocks

-- Adds the statements that a block takes: written out, or in a loop. `statements` do the same elements, one after the
-- other; `rarely`, so that a loop is best.
local function add_statements(isa, statements, operands, target, lines, rarely)
  local elements, cost = 0, 0
  for _, statement in ipairs(statements) do elements = math.max(elements, statement.elements) end
  for _, statement in ipairs(statements) do cost = cost + statement.cost * (elements // statement.elements) end
  local count = BLOCK // elements
  local written = count
  local most = rarely and 0 or isa.unrolls == true and UNROLLED or isa.unrolls or 0
  while written > 1 and written * cost > most do written = written // 2 end
  local looped = written < count
  local indent = looped and INDENT .. "    " or INDENT
  local first = #lines
  for i = 0, written - 1 do
    for _, statement in ipairs(statements) do
      for within = 0, elements - 1, statement.elements do
        lines[#lines + 1] = indent .. statement_text(statement, operands, target, looped and "i" or nil,
                                                     i * elements + within, indent)
      end
    end
  end
  if not looped then return end
  local step, braces = elements * written, #lines - first > 1
  table.insert(lines, first + 1, ("%s%sfor (size_t i = 0; i < %d; %s)%s"):format(
    INDENT, statements[1].is_left and "EACH_ALONE " or "", BLOCK, step == 1 and "i++" or "i += " .. step,
    braces and " {" or ""))
  if braces then lines[#lines + 1] = INDENT .. "}" end
end

local add_block

-- Adds the buffers that the loads of a value read where an operand is converted first, and what fills them; each once.
local function add_buffers(isa, node, operands, lines, filled)
  if not node.buffered then
    for _, value in ipairs(node) do add_buffers(isa, value, operands, lines, filled) end
    return
  end
  local operand = operands[expression.first_load(node).operand]
  local buffer = buffer_name(operand.name, node.physical)
  if filled[buffer] then return end
  filled[buffer] = true
  lines[#lines + 1] = ("%schar %s[%d];"):format(INDENT, buffer, BLOCK * node.physical.size)
  operand.alone = operand.alone or { operand }
  add_block(isa, { statement_of(isa, node.buffered, isa.primitives:override(node.buffered)) }, operand.alone, buffer, lines,
            filled)
end

-- Adds the C that does a whole block of `operands` to the address `target`. `filled`: the buffers that there are already.
function add_block(isa, statements, operands, target, lines, filled, rarely)
  for _, statement in ipairs(statements) do
    if not statement.override then add_buffers(isa, statement.tree, operands, lines, filled) end
  end
  add_statements(isa, statements, operands, target, lines, rarely)
end

-- ---- Kernels ----

-- The statements of a kernel, in its own order of operands; of a checked conversion those of its parts, whether or not it
-- has an override.
local function statements_of_kernel(isa, kernel)
  local tree = kernel.flipped and expression.swapped(kernel.expression) or kernel.expression
  local override = isa.primitives:override(tree)
  if override and not tree.together then return { statement_of(isa, tree, override) } end
  return lists.map(trees_of(isa, tree), function(each) return statement_of(isa, each) end)
end

local function has_buffers(node)
  if node.buffered then return true end
  for _, value in ipairs(node) do
    if has_buffers(value) then return true end
  end
  return false
end

-- Whether a block of at most two statements is so short that the loop around it costs as much: then a turn does several.
-- For an override of a checked conversion, its size decides.
local function is_short(isa, kernel, statements)
  local one, sizes = statements[1], kernel.sizes
  if not isa.unrolls then return false end
  if isa.primitives:override(kernel.expression) and one.is_bits then return sizes[1] + sizes[2] <= 3 end
  if #statements > 1 or 2 * one.elements < BLOCK or has_buffers(one.tree) then return false end
  return one.cost * (BLOCK // one.elements) <= SHORT
end

local LOCAL = { "x", "y", "w" } -- what operands are called in a kernel

-- The names of a kernel's operands in the function, those that it reads.
local local_names = memo.of_one(function(arity) return table.move(LOCAL, 1, arity, 1, {}) end)

-- What declares them.
local declaration_of = memo.of_two(function(form, names_of_operands)
  local declared = {}
  for i, name in ipairs(names_of_operands) do declared[i] = ("*%s = %s"):format(name, form.operands[i]) end
  return "    const char " .. table.concat(declared, ", ") .. ";"
end)

-- The parameters of a kernel, below each other from column `column` on.
local parameters_of = memo.of_two(function(form, column)
  return table.concat(form.parameters, "\n" .. (" "):rep(column)) .. ") {"
end)

-- What goes on to the next block: of each operand "x += a_step", or where there are `times`, "x += 2 * a_step".
local steps_of = memo.of_three(function(form, names_of_operands, times)
  local parts = {}
  for i, name in ipairs(names_of_operands) do parts[i] = ("%s += %s%s_step"):format(name, times, form.operands[i]) end
  return table.concat(parts, ", ")
end)

-- What goes on to the next blocks, `count` of them: "x += a_step, y += b_step, z += 128".
local function advance(form, names, count, out_step)
  return steps_of(form, names, count > 1 and count .. " * " or "") .. ", z += " .. count * out_step
end

-- The operands of a block, or of the block after it.
local operands_of_block = memo.of_three(function(form, names_of_operands, second)
  local operands = {}
  for i, name in ipairs(names_of_operands) do
    operands[i] = { name = name, address = second and name .. " + " .. form.operands[i] .. "_step" or name }
  end
  return operands
end)

-- Adds the C of a block of a checked conversion, or of the block after it. The bits are stored where some are set: a store
-- of a word for each block, beside those of elements, which fill lines of a cache, takes a third of a copy's time.
local function add_checked(isa, kernel, statements, operands, second, target, lines)
  local override, block = isa.primitives:override(kernel.expression), { INDENT .. "uint32_t bits = 0;" }
  for _, part in ipairs(override and statements or { statements }) do
    add_block(isa, override and { part } or part, operands, target, block, {}, override)
  end
  block[#block + 1] = ("%sif (bits) failed[%d] = bits;"):format(INDENT, second and 1 or 0)
  if override then
    lines[#lines + 1] = ("%sif (!%s(%s, %s, 0)) {"):format(INDENT, override.primitive, target, operands[1].address)
    block[#block + 1] = "    }" -- which is indented further
  end
  for _, line in ipairs(block) do
    lines[#lines + 1] = override and "    " .. line:gsub("\n", "\n    ") or line
  end
end

-- Adds the C of a block that is computed first and converted then.
local function add_steps(isa, kernel, statements, operands, target, lines)
  local buffer = "computed"
  lines[#lines + 1] = ("%schar %s[%d];"):format(INDENT, buffer, BLOCK * kernel.computed_size)
  add_block(isa, { statements[1] }, operands, buffer, lines, {})
  add_block(isa, { statements[2] }, { { name = buffer, address = buffer } }, target, lines, {})
end

-- Adds the C of a block, or of the block after it.
local function add_blocks(isa, kernel, statements, operands, second, lines)
  local target = second and "z + " .. compose.elements * kernel.sizes[#kernel.sizes] or "z"
  if forms.of(kernel) == forms.checked then return add_checked(isa, kernel, statements, operands, second, target, lines) end
  if kernel.expression.steps then return add_steps(isa, kernel, statements, operands, target, lines) end
  add_block(isa, statements, operands, target, lines, {})
end

-- What a turn of the loop over blocks that follow each other in memory does, where the instruction set has a turn for it: a
-- statement, and how many elements it is done for.
local function turn_of(isa, kernel, statements)
  local statement = statements[1]
  if not isa.turns or #statements > 1 or forms.of(kernel) == forms.checked or has_buffers(statement.tree) then return nil end
  local twice = of_two_blocks(isa, statement.tree)
  if twice then statement = statement_of(isa, twice, isa.primitives:override(twice)) end
  for _, turn in ipairs(isa.turns) do
    if statement.elements == turn.elements and statement.cost <= turn.most then
      return { statement = statement, elements = turn.blocks * BLOCK }
    end
  end
end

-- The loop over blocks where those of each operand follow each other. One index for all of them is less to count than three
-- addresses. What is no whole turn is left.
local function add_following(kernel, turn, names, lines)
  local form, conditions, steps = forms.of(kernel), {}, {}
  local count, elements = turn.elements // BLOCK, turn.elements
  local function add_step(address, size)
    steps[#steps + 1] = ("%s += %s"):format(address, size == 1 and "whole" or size .. " * whole")
  end
  for i, name in ipairs(names) do
    conditions[i] = ("%s_step == %d"):format(form.operands[i], BLOCK * kernel.sizes[i])
    add_step(name, kernel.sizes[i])
  end
  add_step("z", kernel.sizes[#kernel.sizes])
  local function add(text, ...) lines[#lines + 1] = text:format(...) end
  add("    if (%s) {", table.concat(conditions, " && "))
  add("        const size_t whole = %s * %d;", count > 1 and "blocks / " .. count or "blocks", elements)
  add("        for (size_t i = 0; i < whole; i += %d) {", elements)
  local indent = INDENT .. "    "
  local operands = operands_of_block(form, names, false)
  for i = 0, elements - 1, turn.statement.elements do
    lines[#lines + 1] = indent .. statement_text(turn.statement, operands, "z", "i", i, indent)
  end
  add("        }")
  if count > 1 then
    add("        blocks %%= %d, %s;", count, table.concat(steps, ", "))
  else
    add("        return;")
  end
  add("    }")
end

-- The loop over the blocks of a kernel; of short ones, two a turn.
local function add_loop(isa, kernel, statements, names, lines)
  local form, out_step = forms.of(kernel), compose.elements * kernel.sizes[#kernel.sizes]
  local checks = forms.of(kernel) == forms.checked
  local function add(text) lines[#lines + 1] = text end
  local function add_one(second)
    add_blocks(isa, kernel, statements, operands_of_block(form, names, second), second, lines)
  end
  local function loop(condition, count)
    local steps = ("%s%s"):format(advance(form, names, count, out_step), checks and ", failed += " .. count or "")
    add(("    for (%s, %s) {"):format(condition, steps))
  end
  if checks then add("    memset(failed, 0, blocks * sizeof *failed);") end
  local turn = turn_of(isa, kernel, statements)
  if turn then add_following(kernel, turn, names, lines) end
  local apart = turn and not isa.two_apart or statements[1].elements < BLOCK
  if apart or not is_short(isa, kernel, statements) then
    loop("; blocks; blocks--", 1)
    add_one(false)
    add("    }")
    return
  end
  add("    if (blocks % 2) {")
  add_one(false)
  add(("        %s%s;"):format(advance(form, names, 1, out_step), checks and ", failed++" or ""))
  add("    }")
  loop("blocks /= 2; blocks; blocks--", 2)
  add_one(false)
  add_one(true)
  add("    }")
end

-- The C function of a kernel, called `name`.
function compose.kernel(isa, kernel, name)
  local form = forms.of(kernel)
  local statements = statements_of_kernel(isa, kernel)
  local arity = expression.arity(statements[1].tree)
  local operands = local_names(arity)
  local opening = "KERNEL " .. name .. "("
  local lines = { opening .. parameters_of(form, #opening), declaration_of(form, operands), "    char *z = out;" }
  if form == forms.binary and arity == 1 then lines[#lines + 1] = "    (void)b, (void)b_step;" end
  add_loop(isa, kernel, statements, operands, lines)
  lines[#lines + 1] = "}"
  return table.concat(lines, "\n")
end

return compose

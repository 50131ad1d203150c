-- From the recipe of a kernel and the blocks of an ISA to C.
local compose = {}

local BLOCK = 32 -- elements of a block; a multiple of what any block of C handles
compose.elements = BLOCK

-- About as many instructions are written out for a block before a loop saves more than it costs.
local UNROLLED = 32

-- At most as many instructions of a block that is one statement are few: a turn of the loop does two such blocks.
local SHORT = 8

local function registers_of(isa, store)
  local primitive = isa.primitives:get(store)
  return primitive.registers
end

local function path_names(path, names)
  names[#names + 1] = path.load
  if path.round then names[#names + 1] = path.round end
  if path.stage then compose.names(path.stage, names) end
end

-- The names of the blocks that a recipe is made of.
function compose.names(recipe, names)
  names = names or {}
  path_names(recipe.x, names)
  if recipe.y then path_names(recipe.y, names) end
  if recipe.op then names[#names + 1] = recipe.op end
  if recipe.round then names[#names + 1] = recipe.round end
  names[#names + 1] = recipe.store
  return names
end

-- What an ISA has for a whole recipe instead of its composition: { block, elements, reversed } or nil. An entry of
-- isa.fused is { pattern, block, elements }; a commutative operation is looked for in both orders.
function compose.fused(isa, recipe)
  local overrides = isa.primitives.overrides
  local override = overrides[recipe.key]
  if override then return { block = override.name, elements = override.elements } end
  override = recipe.y and overrides[recipe.other_key]
  if override and override.either_order then
    return { block = override.name, elements = override.elements, reversed = true }
  end
  for _, entry in ipairs(isa.fused or {}) do
    local pattern, block = "^" .. entry[1] .. "$", entry[2]
    local found = recipe.key:find(pattern)
    local key = recipe.key
    local reversed = false
    if not found and recipe.y and entry.either_order then
      key = recipe.other_key
      found, reversed = key:find(pattern), true
    end
    if found then
      return { block = (key:gsub(pattern, block)), elements = entry[3], reversed = reversed }
    end
  end
end

-- Whether the ISA has all that a recipe needs.
function compose.possible(isa, recipe)
  if compose.fused(isa, recipe) then return true end
  for _, name in ipairs(compose.names(recipe)) do
    if not isa.primitives:get(name) then return false end
  end
  return true
end

-- The recipe; where the ISA has a block that stores more registers at a time than its own, with that one.
local function stored_wide(isa, recipe)
  local wide = recipe.store .. "_wide"
  if compose.fused(isa, recipe) or not isa.primitives:get(wide) then return recipe end
  return setmetatable({ store = wide }, { __index = recipe })
end

-- The names of the blocks that the ISA's kernel for a recipe uses.
function compose.used(isa, recipe)
  local fused = compose.fused(isa, recipe)
  return fused and { fused.block } or compose.names(stored_wide(isa, recipe))
end

-- An index: a number, or one beyond that of a loop.
local function at(base, offset)
  if not base then return tostring(offset) end
  return offset == 0 and base or base .. " + " .. offset
end

local function loaded(path, pointer, index)
  local text = ("%s(%s, %s)"):format(path.load, pointer, index)
  return path.round and path.round .. "(" .. text .. ")" or text
end

local function path_cost(isa, path)
  return isa.primitives:cost(path.load) + (path.round and isa.primitives:cost(path.round) or 0)
end

-- statement(base, offset, indent) for every group of `elements` of a block: written out, or in a loop.
local function repeated(isa, elements, cost, lines, indent, statement)
  local groups = BLOCK // elements
  local written = groups
  while written > 1 and (not isa.unrolls or written * cost > UNROLLED) do written = written // 2 end
  local looped = written < groups
  if looped then
    lines[#lines + 1] = ("%sfor (size_t i = 0; i < %d; i += %d)%s"):format(indent, BLOCK, elements * written,
                                                                         written > 1 and " {" or "")
  end
  for group = 0, written - 1 do
    lines[#lines + 1] = statement(looped and "i", group * elements, looped and indent .. "    " or indent)
  end
  if looped and written > 1 then lines[#lines + 1] = indent .. "}" end
end

-- The elements that one statement of a kernel does, and about how many instructions it is.
local function group(isa, recipe)
  local fused = compose.fused(isa, recipe)
  if fused then return fused.elements, isa.primitives:cost(fused.block) end
  local values = registers_of(isa, recipe.store)
  local cost = path_cost(isa, recipe.x)
  if recipe.y then cost = cost + path_cost(isa, recipe.y) + isa.primitives:cost(recipe.op) end
  if recipe.round then cost = cost + isa.primitives:cost(recipe.round) end
  return isa.lanes[recipe.x.lane] * values, cost * values + isa.primitives:cost(recipe.store)
end

local body

-- The address of an operand's block as `path` loads it: where conversions come first, of a converted copy. `within` is
-- the copy that this is on the way to, if any.
local function staged(isa, path, pointer, lines, indent, within)
  if not path.stage then return pointer end
  local name = (within or pointer) .. (within and "_from_" .. path.stage.to.name or "_converted")
  lines[#lines + 1] = ("%schar %s[%d];"):format(indent, name, BLOCK * path.stage.to.size)
  body(isa, path.stage, pointer, nil, name, lines, indent)
  return name
end

-- The statements that do a whole block of `recipe`, from the addresses x and y to z.
function body(isa, recipe, x, y, z, lines, indent)
  local fused = compose.fused(isa, recipe)
  local elements, cost = group(isa, recipe)
  if fused then
    if fused.reversed then x, y = y, x end
    local addresses = ("%s, %s%s"):format(z, x, recipe.y and ", " .. y or "")
    repeated(isa, elements, cost, lines, indent, function(base, offset, margin)
      return ("%s%s(%s, %s);"):format(margin, fused.block, addresses, at(base, offset))
    end)
    return
  end
  local first, second = recipe.x, recipe.y
  if recipe.flipped and recipe.symmetric then first, second, x, y = second, first, y, x end
  local within = z ~= "z" and z or nil
  x = staged(isa, first, x, lines, indent, within)
  if second then y = staged(isa, second, y, lines, indent) end

  local count, values = isa.lanes[first.lane], registers_of(isa, recipe.store)
  repeated(isa, elements, cost, lines, indent, function(base, offset, margin)
    local opening = ("%s%s(%s, %s, "):format(margin, recipe.store, z, at(base, offset))
    local arguments = {}
    for v = 0, values - 1 do
      local index = at(base, offset + v * count)
      local value = loaded(first, x, index)
      if second then value = ("%s(%s, %s)"):format(recipe.op, value, loaded(second, y, index)) end
      if recipe.round then value = ("%s(%s)"):format(recipe.round, value) end
      arguments[#arguments + 1] = value
    end
    return opening .. table.concat(arguments, ",\n" .. (" "):rep(#opening)) .. ");"
  end)
end

-- Whether a block is so short that the loop around it costs as much: then two of them are a turn.
local function is_short(isa, recipe)
  if not isa.unrolls or recipe.x.stage or recipe.y and recipe.y.stage then return false end
  local elements, cost = group(isa, recipe)
  return elements == BLOCK and cost <= SHORT
end

-- The C function of a kernel, called `name`.
function compose.kernel(isa, kernel, name)
  local recipe = stored_wide(isa, kernel.recipe)
  local unary = recipe.y == nil
  local out_step = BLOCK * kernel.sizes[3]
  local lines = {}
  local function add(...) lines[#lines + 1] = string.format(...) end
  local function block(x, y, z, indent, to)
    if recipe.flipped then x, y = y, x end
    body(isa, recipe, x, y, z, to, indent)
    return to
  end
  add("KERNEL %s(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {", name)
  add("    const char *x = a%s;", unary and "" or ", *y = b")
  add("    char *z = out;")
  if unary then add("    (void)b, (void)b_step;") end
  local one = block("x", "y", "z", "        ", {})
  if is_short(isa, recipe) then
    add("    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, %sz += %d) {", unary and "" or "y += 2 * b_step, ", 2 * out_step)
    lines[#lines + 1] = one[1]
    block("x + a_step", "y + b_step", "z + " .. out_step, "        ", lines)
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

-- The switches of the dispatch as lines of C: what serves a pair of dtypes, or a dtype.
local lists = import("engine/lists")
local memo = import("engine/memo")
local types = import("kernels/physical_types")

local Cases = {}

local WIDTH = 118 -- of a line of cases

-- Values with the labels of their cases, in the order in which values come up.
local Labels = {}
Labels.__index = Labels

local function new_labels() return setmetatable({ values = {}, of = {} }, Labels) end

-- One more label for `value`, a C expression; nil: none.
function Labels:add(value, label)
  if not value then return end
  if not self.of[value] then
    self.of[value] = {}
    table.insert(self.values, value)
  end
  local words = self.of[value]
  words[#words + 1] = label
end

local label_of = memo.of_one(function(enumerator) return "case " .. enumerator .. ":" end)

local label_of_pair = memo.of_two(function(a, b) return ("case PAIR(%s, %s):"):format(a.ident:upper(), b.ident:upper()) end)

-- The cases as C, a text for each value.
function Labels:texts()
  local texts = {}
  for i, value in ipairs(self.values) do
    local words = self.of[value]
    words[#words + 1] = "return " .. value .. ";"
    texts[i] = table.concat(lists.folded(words, " ", WIDTH, "    "), "\n")
  end
  return texts
end

-- The cases of a switch over all pairs of dtypes; value_of(a, b): what the switch returns, or nil for its default.
function Cases.of_pairs(plan, value_of)
  local labels = new_labels()
  for _, a in ipairs(plan.dtypes.all) do
    for _, b in ipairs(plan.dtypes.all) do
      labels:add(value_of(a, b), label_of_pair(a, b))
    end
  end
  return labels:texts()
end

-- The cases of a switch over all dtypes, likewise.
function Cases.of_dtypes(plan, enumerator, value_of)
  local labels = new_labels()
  for _, a in ipairs(plan.dtypes.all) do labels:add(value_of(a), label_of(enumerator(a))) end
  return labels:texts()
end

-- A dtype of C for a switch that not all enumerators are cases of.
function Cases.switched(model, dtype) return (model.is_dense and "(unsigned)" or "(int)") .. dtype end

-- The body of a function of `operands` that switches over them, or over the pair of two: its cases, else `default`.
function Cases.switch(model, operands, cases, default)
  local unused = table.concat(lists.map(operands, function(name) return "(void)" .. name end), ", ")
  if #cases == 0 then return { "    " .. unused .. ";", "    return " .. default .. ";" } end
  local subject = #operands == 1 and Cases.switched(model, operands[1]) or "PAIR_OF(" .. table.concat(operands, ", ") .. ")"
  local lines = table.move(cases, 1, #cases, 2, { "    switch (" .. subject .. ") {" })
  return table.move({ "    default: return " .. default .. ";", "    }" }, 1, 2, #lines + 1, lines)
end

-- Whether op(a, b), which has no kernel, needs no join: two integers are compared by value.
local function needs_no_join(op, a, b)
  return op and op.join == "mixed" and types.is_integer(a) and types.is_integer(b)
end

-- What a switch of found gives for a cell of the plan.
function Cases.found(cell)
  return (cell.swapped and "SWAPPED(" or "AS_IS(") .. (cell.stage or cell.kernel).name .. ")"
end

-- The cases of a group of binary operations or of conversions, whose entry of ops.lua is `op`, nil for conversions.
function Cases.of_group(plan, group, op)
  return Cases.of_pairs(plan, function(a, b)
    local cell = group.cells[a.id] and group.cells[a.id][b.id]
    if cell then return Cases.found(cell) end
    local is_defined
    if group.chooses then
      is_defined = plan.dtypes:rule_finds(op, a, b)
    else
      is_defined = needs_no_join(op, a, b) and not plan.dtypes:join(a, b)
    end
    return is_defined and "NO_KERNEL" or nil
  end)
end

-- The cases of a group of unary operations, whose entry of ops.lua is `op`.
function Cases.of_unary_group(plan, group, op, enumerator)
  return Cases.of_dtypes(plan, enumerator, function(a)
    local cell = group.cells[a.id]
    if cell then return Cases.found(cell) end
    return group.chooses and plan.dtypes:rule_finds(op, a) and "NO_KERNEL" or nil
  end)
end

-- Whether `other` serves all that `group` does, with the operands exchanged.
local function mirrors(plan, group, other)
  for _, a in ipairs(plan.dtypes.list) do
    for _, b in ipairs(plan.dtypes.list) do
      local cell, reverse = group.cells[a.id][b.id], other.cells[b.id][a.id]
      if (cell == nil) ~= (reverse == nil) then return false end
      if cell and (cell.kernel ~= reverse.kernel or cell.stage ~= reverse.stage or cell.swapped == reverse.swapped) then
        return false
      end
    end
  end
  return true
end

-- The name of the operation before `group` whose switch serves it too, or nil. `mirror`: that of its mirror.
function Cases.mirror_of(plan, group, mirror)
  for _, other in ipairs(plan.ops) do
    if other == group then return nil end
    if other.name == mirror then return mirrors(plan, group, other) and mirror or nil end
  end
end

return Cases

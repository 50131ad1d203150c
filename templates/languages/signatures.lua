-- The signatures of operations: which dtypes each takes, what it is computed in, what it gives. Lists of them are what a
-- library dispatches over (languages/dispatch.lua).
--
-- A signature is { operands, compute, result }, dtypes. A list of signatures is
--
--   names        of those that have it: operations, or one word for pairs, conversions or a set
--   rows         in the order of the spec's dtypes, or of its `signatures`
--   arity        how many operands each has; has_result: whether it has a result
--   computed     of operations: the first signature of each compute type and result
--   by_result    some operands have several results: the destination chooses, and is a key beside the operands
local lists = import("engine/lists")
local operations = import("kernels/values").operations

local signatures = {}

local function strong_of(model, d) return d.strong and model.dtypes[d.strong + 1] or d end

local function as_set(list)
  local set = {}
  for _, item in ipairs(list) do set[item] = true end
  return set
end

-- The first item for each text that text_of(item) gives.
local function distinct(items, text_of)
  local seen = {}
  return lists.filter(items, function(item)
    local text = text_of(item)
    local is_new = not seen[text]
    seen[text] = true
    return is_new
  end)
end

local function operands_text(row) return table.concat(lists.field(row.operands, "id"), " ") end
local function computed_text(row) return row.compute.id .. " " .. row.result.id end
local function row_text(row) return operands_text(row) .. " " .. computed_text(row) end

-- ---- What an operation takes and gives ----

-- The dtype that operands are converted to. Where an operation asks for none, as a comparison of integers, it is their
-- join; logical operations take each operand for a bool, which is their result. nil where integers are compared that have
-- no join, unless the spec has a cell for them.
local function compute_of(model, op, ids, result)
  local id = model.op_computed_in(op.name, table.unpack(ids))
  if id == nil and op.join ~= "never" then id = model.result_type(ids) end
  if id ~= nil then return strong_of(model, model.dtypes[id + 1]) end
  local is_listed = op.join ~= "mixed" or op.in_cells[table.concat(ids, " ")]
  return is_listed and strong_of(model, result) or nil
end

-- Each choice of `arity` dtypes, the last one changing fastest.
local function choices(dtypes, arity)
  if arity == 0 then return { {} } end
  local list = {}
  for _, first in ipairs(choices(dtypes, arity - 1)) do
    for _, d in ipairs(dtypes) do
      local choice = table.move(first, 1, #first, 1, {})
      choice[arity] = d
      list[#list + 1] = choice
    end
  end
  return list
end

local function by_rule(model, op, dtypes)
  local rows = {}
  for _, operands in ipairs(choices(dtypes, op.arity)) do
    local ids = lists.field(operands, "id")
    if op.condition then table.remove(ids, 1) end -- it may be of any dtype, which decides nothing
    local id = model.op_result(op.name, table.unpack(ids))
    local result = id and model.dtypes[id + 1]
    local compute = result and compute_of(model, op, ids, result)
    if compute then rows[#rows + 1] = { operands = operands, compute = compute, result = result } end
  end
  return rows
end

-- The signatures of an operation: those that the spec writes down, or what its rule gives for `dtypes`.
local function signatures_of(model, entry, dtypes)
  if not entry.signatures then
    local known = operations[entry.name] or {}
    local op = { name = entry.name, arity = entry.arity, join = known.join, condition = known.condition }
    op.in_cells = as_set(lists.map(entry.cells or {}, function(cell) return table.concat(cell.operands, " ") end))
    return by_rule(model, op, dtypes)
  end
  local function of_id(id) return model.dtypes[id + 1] end
  return lists.map(entry.signatures, function(row)
    return { operands = lists.map(row.operands, of_id), result = of_id(row.result),
             compute = strong_of(model, of_id(row.compute or row.result)) } -- of none where nothing is converted
  end)
end

-- ---- The lists of a model ----
-- `dtypes` are those to be listed: signatures with others are left out.

-- Those of the operations of these names; operations with the same signatures share a list.
function signatures.of_operations(model, names, dtypes)
  local entries, listed, result, by_text = {}, as_set(dtypes), {}, {}
  for _, entry in ipairs(model.ops) do entries[entry.name] = entry end
  local function is_listed(row)
    local is_any_missing = #lists.filter(row.operands, function(d) return not listed[d] end) > 0
    return not is_any_missing and listed[row.compute] and listed[row.result]
  end
  for _, name in ipairs(names) do
    host.progress("the signatures of " .. name)
    local entry = entries[name]
    local rows = lists.filter(signatures_of(model, entry, dtypes), is_listed)
    local text = entry.arity .. ": " .. table.concat(lists.map(rows, row_text), ", ")
    if not by_text[text] then
      by_text[text] = { names = {}, rows = rows, arity = entry.arity, has_result = true,
                        computed = distinct(rows, computed_text), by_result = #distinct(rows, operands_text) < #rows }
      result[#result + 1] = by_text[text]
    end
    table.insert(by_text[text].names, name)
  end
  return result
end

-- Every pair that promotes, and what to.
function signatures.of_pairs(model, dtypes)
  local rows, listed = {}, as_set(dtypes)
  for _, a in ipairs(dtypes) do
    local joins = model.row(a.id)
    for _, b in ipairs(dtypes) do
      local join = joins[b.id + 1] and model.dtypes[joins[b.id + 1] + 1]
      if join and listed[join] then rows[#rows + 1] = { operands = { a, b }, result = join } end
    end
  end
  return { names = { "pair" }, rows = rows, arity = 2, has_result = true }
end

-- From each dtype to each, itself too.
function signatures.of_conversions(dtypes)
  return { names = { "convert" }, arity = 2,
           rows = lists.map(choices(dtypes, 2), function(operands) return { operands = operands } end) }
end

-- The members of a set, in the order of the spec.
function signatures.of_set(set, dtypes)
  local listed = as_set(dtypes)
  local members = lists.filter(set.dtypes, function(d) return listed[d] end)
  return { names = { set.lower }, arity = 1, rows = lists.map(members, function(d) return { operands = { d } } end) }
end

return signatures

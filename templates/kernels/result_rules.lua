-- Which dtype an operation is computed in, and gives: templates/numerics.md, "Result dtypes". The program knows both, by
-- what the spec says and by kernels/ops.lua; here is what kernels need to know of the way.
local memo = import("engine/memo")
local types = import("kernels/physical_types")

local rules = {}

-- The spec's entry for an operation, with the defaults of one that has none.
local entries = memo.of_one(function(model)
  local by_name = {}
  for _, entry in ipairs(model.ops) do by_name[entry.name] = entry end
  return by_name
end)

function rules.entry(dtypes, op) return entries(dtypes.model)[op.name] or {} end

-- What the rule of an operation is called: "join" (or of one operand, that dtype), "inexact", or "table", which says the
-- result for each pair.
function rules.name(dtypes, op)
  local entry = rules.entry(dtypes, op)
  if op.result == "b" then return "join" end
  if not entry.own or entry.rule == "default" and not entry.bounded then
    return op.result == "inexact" and "inexact" or "join"
  end
  return entry.rule == "inexact" and not entry.bounded and "inexact" or "table"
end

-- Whether the rule chooses among dtypes by the operands alone ("floor", "loops"): where it finds none they do not promote.
function rules.chooses(dtypes, op)
  local form = rules.entry(dtypes, op).form
  return form == "floor" or form == "loops"
end

-- Whether such a rule finds a dtype for op(a, b), or for op(a), be the operation for that dtype or not.
function rules.finds(dtypes, op, a, b)
  local entry = rules.entry(dtypes, op)
  if entry.form ~= "floor" then return rules.computed_in(dtypes, op, a, b) ~= nil end
  return dtypes.model.result_type(b and { a.id, b.id, entry.dtypes[1] } or { a.id, entry.dtypes[1] }) ~= nil
end

-- The results of an operation of two operands, the first being `a`, and what they are computed in. The rows of the last
-- operation are kept: whoever asks goes through one operation after another.
local kept = {}
local function row_of(model, name, a)
  if kept.model ~= model or kept.name ~= name then kept = { model = model, name = name, rows = {} } end
  local row = kept.rows[a]
  if not row then
    local results, computed_in = model.op_row(name, a)
    row = { results = results, computed_in = computed_in }
    kept.rows[a] = row
  end
  return row
end

local function dtype_of(dtypes, id) return id and dtypes.all[id + 1] or nil end

-- The dtype of op(a, b), or of op(a); nil where there is none.
function rules.result(dtypes, op, a, b)
  local model = dtypes.model
  if not b then return dtype_of(dtypes, model.op_result(op.name, a.id)) end
  return dtype_of(dtypes, row_of(model, op.name, a.id).results[b.id + 1])
end

-- The dtype that op(a, b) is computed in (b: nil where there is one operand), and the dtype that operands are converted to
-- before, or nil. nil where there is no such dtype.
function rules.computed_in(dtypes, op, a, b)
  local model, id = dtypes.model
  if b then id = row_of(model, op.name, a.id).computed_in[b.id + 1] else id = model.op_computed_in(op.name, a.id) end
  local dtype = dtype_of(dtypes, id)
  if not dtype or rules.entry(dtypes, op).form ~= "join" then return dtype end
  local join = a
  if b then join = dtypes:join(a, b) end
  local physical = join and dtypes.physical[join.id]
  return dtype, dtype ~= join and physical and types.is_integer(physical) and join or nil
end

-- Of an operation of three operands: how the dtype follows that they are converted to, "join", "inexact", "floor" or
-- "loops", and the dtypes of that rule. nil where a kernel cannot follow it.
function rules.of_three(dtypes, op)
  local entry, list = rules.entry(dtypes, op), {}
  for i, id in ipairs(entry.dtypes or {}) do list[i] = dtypes.all[id + 1] end
  if entry.form == "floor" or entry.form == "loops" then return entry.form, list end
  local plain = not entry.own or entry.rule == "default" or entry.rule == "join" or entry.rule == "inexact"
  if entry.form ~= "join" or not plain then return nil, {} end
  return entry.rule == "inexact" and "inexact" or "join", list
end

-- What it is computed in where that rule gives `common`; nil where it has no kernel for that.
function rules.computed_of(dtypes, op, common)
  local entry, dtype = rules.entry(dtypes, op), common
  if entry.form == "join" then dtype = rules.computed_in(dtypes, op, common) end
  local physical = dtype and dtypes.physical[dtype.id]
  return physical and op.kinds[physical.kind] and dtype or nil
end

-- The dtype of the parts of a complex one; of any other itself. nil where the spec does not have it.
function rules.part(dtypes, d)
  if d.kind ~= "complex" then return d end
  if d.part and not dtypes.all[d.part + 1].weak then return dtypes.all[d.part + 1] end
  for _, other in ipairs(dtypes.all) do
    if not other.weak and dtypes.physical[other.id] == dtypes.physical[d.id].part then return other end
  end
end

return rules

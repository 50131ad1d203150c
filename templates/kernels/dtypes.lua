-- The dtypes of a model as kernels see them: their physical types, their joins, and what operations give for them
-- (templates/numerics.md, "Result dtypes"). The program knows all but the physical types, by what the spec says and by
-- kernels/ops.lua.
local memo = import("engine/memo")
local types = import("kernels/physical_types")

local Dtypes = {}
Dtypes.__index = Dtypes

-- The dtype of an id; nil of none.
function Dtypes:of_id(id) return id and self.all[id + 1] or nil end

-- The join of two dtypes; nil where there is none.
function Dtypes:join(a, b) return self:of_id(self.joins(a.id)[b.id + 1]) end

-- ---- Results ----

-- The spec's entry for an operation; an empty one where it has none.
function Dtypes:entry(op) return self.entries[op.name] or {} end

-- Whether the spec says in a cell, and not by its rule, what op(a, b), or op(a), gives.
function Dtypes:in_cells(op, a, b)
  for _, cell in ipairs(self:entry(op).cells or {}) do
    if cell.operands[1] == a.id and cell.operands[2] == (b and b.id) then return true end
  end
  return false
end

-- What the rule of an operation is called: "join" (or of one operand, that dtype), "inexact", or "table", which says the
-- result for each pair.
function Dtypes:rule(op)
  local entry = self:entry(op)
  if op.result == "b" then return "join" end
  if entry.cells then return "table" end
  if not entry.own or entry.rule == "default" and not entry.bounded then
    return op.result == "inexact" and "inexact" or "join"
  end
  return entry.rule == "inexact" and not entry.bounded and "inexact" or "table"
end

-- Whether the rule chooses among dtypes only by the operands ("floor", "loops"): if it finds none, they do not promote.
function Dtypes:rule_chooses(op)
  local form = self:entry(op).form
  return form == "floor" or form == "loops"
end

-- Whether such a rule finds a dtype for op(a, b), or for op(a), be the operation for that dtype or not.
function Dtypes:rule_finds(op, a, b)
  local entry = self:entry(op)
  if entry.form ~= "floor" then return self:compute_dtype(op, a, b) ~= nil end
  return self.model.result_type(b and { a.id, b.id, entry.dtypes[1] } or { a.id, entry.dtypes[1] }) ~= nil
end

-- The results of an operation of two operands, the first being `a`, and what they are computed in. The rows of the last
-- operation are kept: whoever asks goes through one operation after another.
local function row_of(dtypes, name, a)
  local last = dtypes.last_rows
  if last.name ~= name then
    last = { name = name }
    dtypes.last_rows = last
  end
  if not last[a] then
    local results, computed_in = dtypes.model.op_row(name, a)
    last[a] = { results = results, computed_in = computed_in }
  end
  return last[a]
end

-- The dtype of op(a, b), or of op(a); nil where there is none.
function Dtypes:result(op, a, b)
  if not b then return self:of_id(self.model.op_result(op.name, a.id)) end
  return self:of_id(row_of(self, op.name, a.id).results[b.id + 1])
end

-- Whether op(a, b), or op(a), is computed in another dtype than that of its results, which are converted then.
function Dtypes:is_apart(op, compute_dtype, a, b)
  local converts = self:entry(op).states_compute and op.result ~= "b" and op.result ~= "part"
  return converts and compute_dtype ~= self:result(op, a, b) or false
end

-- The dtype that op(a, b) is computed in (b: nil where there is one operand), and the dtype that operands are converted to
-- before, or nil. nil where there is no such dtype.
function Dtypes:compute_dtype(op, a, b)
  local id
  if self:entry(op).states_compute then
    id = select(2, self.model.op_kernel(op.name, a.id, b and b.id))
  elseif b then
    id = row_of(self, op.name, a.id).computed_in[b.id + 1]
  else
    id = self.model.op_computed_in(op.name, a.id)
  end
  local dtype = self:of_id(id)
  local direct = self:in_cells(op, a, b) or self:is_apart(op, dtype, a, b)
  if not dtype or self:entry(op).form ~= "join" or direct then return dtype end
  local join = a
  if b then join = self:join(a, b) end
  local physical = join and self.physical[join.id]
  return dtype, dtype ~= join and physical and types.is_integer(physical) and join or nil
end

-- Whether kernels of op(a, b), or of op(a), compute it as the spec says, where that says what it is computed in.
function Dtypes:follows(op, a, b)
  return not self:entry(op).states_compute or (self.model.op_kernel(op.name, a.id, b and b.id))
end

-- Of an operation of three operands: how the dtype follows that they are converted to, "join", "map" (what `by_join` has
-- for it), "floor", "loops" or "cells" (of those alone), and the dtypes of that rule. nil where a kernel cannot follow it.
function Dtypes:ternary_rule(op)
  local entry, list = self:entry(op), {}
  for i, id in ipairs(entry.dtypes or {}) do list[i] = self:of_id(id) end
  if op.stub and (entry.cells or entry.signatures) then return nil, {} end
  if self:rule_chooses(op) then return entry.form, list end
  if op.stub then return entry.form == "join" and "join" or nil, list end -- kernels convert what operands promote to
  if entry.signatures then return "cells", {} end
  if not entry.own or entry.given or entry.form == "join" and (entry.rule == "default" or entry.rule == "join") then
    return "join", {}
  end
  return (entry.form == "join" or entry.form == "fixed") and "map" or nil, {}
end

-- Whether what operands are converted to is looked up: it is what a cell says, or a map from their join.
local function is_looked_up(entry, rule, dtype)
  for _, cell in ipairs(entry.signatures or entry.cells or {}) do
    if cell.result and cell.compute == dtype.id then return true end
  end
  for _, id in ipairs((rule == "map" or entry.given) and entry.by_join or {}) do
    if id == dtype.id then return true end
  end
  return false
end

-- Operands, by id, of an operation of three that promote to a dtype: only that one, unless the spec allows an
-- operand others; nil if there are none.
function Dtypes:operands_for(op, dtype)
  local sets, alone = self:entry(op).operand_sets or {}, { dtype.id }
  if op.condition or not (sets[1] or sets[2] or sets[3]) then return alone end
  for _, a in ipairs(sets[1] or alone) do
    for _, b in ipairs(sets[2] or alone) do
      for _, c in ipairs(sets[3] or alone) do
        if self.model.result_type({ a, b, c }) == dtype.id then return { a, b, c } end
      end
    end
  end
end

-- What it is computed in where that rule gives `dtype`, the same but of a stub; nil where it has no kernel for that.
function Dtypes:ternary_compute_dtype(op, rule, dtype)
  local compute, entry = dtype, self:entry(op)
  local looked_up = not op.stub and is_looked_up(entry, rule, dtype)
  local operands = looked_up and {} or self:operands_for(op, dtype)
  if not operands or not looked_up and (rule == "map" or rule == "cells" or entry.given) then return nil end
  if #operands > 1 then
    compute = self:of_id(self.model.op_computed_in(op.name, table.unpack(operands)))
  elseif entry.form == "join" and not looked_up then
    compute = self:follows(op, dtype) and self:compute_dtype(op, dtype)
  end
  local physical = compute and self.physical[compute.id]
  return physical and op.kinds[physical.kind] and (compute == dtype or op.stub) and compute or nil
end

-- The dtype of the parts of a complex one; of any other itself. nil where the spec does not have it.
function Dtypes:part(d)
  if d.kind ~= "complex" then return d end
  local part = self:of_id(d.part)
  if part and not part.weak then return part end
  for _, other in ipairs(self.all) do
    if not other.weak and self.physical[other.id] == self.physical[d.id].part then return other end
  end
end

-- ---- The dtypes of a model ----

--   all              all of them, in order
--   list             those that have a physical type, in order; the others have no kernels
--   physical[id]     the physical type of each
--   with_physical    by the name of a physical type, the first dtype that has it
--   named            by name, all of them
--   bool             the dtype of truth values, the first that is one; or nil
return function(model)
  local dtypes = setmetatable({ model = model, all = model.dtypes, joins = memo.of_one(model.row), entries = {}, list = {},
                                physical = {}, with_physical = {}, named = {}, last_rows = {} }, Dtypes)
  for _, entry in ipairs(model.ops) do dtypes.entries[entry.name] = entry end
  types.define(model.formats)
  for _, d in ipairs(model.dtypes) do
    local physical = types.of(d)
    dtypes.named[d.name] = d
    dtypes.physical[d.id] = physical
    if physical then
      dtypes.list[#dtypes.list + 1] = d
      dtypes.with_physical[physical.name] = dtypes.with_physical[physical.name] or d
      if physical.kind == "bool" and not d.weak then dtypes.bool = dtypes.bool or d end
    end
  end
  return dtypes
end

-- The plan: which kernels there are, what each computes, and which operation and dtypes each one serves. No text is
-- made here, and nothing is known of any instruction set. One kernel serves all that have its expression.
local checks = import("kernels/checks")
local computation = import("kernels/computation")
local dtypes_of = import("kernels/dtypes")
local expression = import("kernels/expression")
local lists = import("engine/lists")
local memo = import("engine/memo")
local staging = import("kernels/staging")
local types = import("kernels/physical_types")
local values = import("kernels/values")

local Plan = {}
Plan.__index = Plan

-- ---- Kernels ----

-- What the names of a group's kernels begin with. Those of a stub are not to be what functions of the host are called.
local function beginning(group)
  local op = values.operations[group.name]
  return group.name .. (op and op.group == "stub" and "_of_" or "_")
end

local function name_of(group, a, b) return beginning(group) .. a.ident .. (b and "_" .. b.ident or "") end

-- The kernel of a group's family for a computation, which is added to the group where there is none yet. It is named after
-- `a` and, where there is one, `b`.
function Plan:kernel(group, computed, a, b)
  local known = self.by_expression(group.family)
  local kernel = known[computed.expression]
  if not kernel then
    kernel = { id = #self.kernels + 1, name = name_of(group, a, b), op = group.name, a = a, b = b,
               expression = computed.expression, flipped = computed.flipped, opaque = computed.opaque,
               computed_size = computed.computed_size, sizes = computed.sizes, serves = {} }
    known[kernel.expression] = kernel
    self.kernels[kernel.id] = kernel
    group.kernels[#group.kernels + 1] = kernel
  end
  return kernel
end

-- The stage of a kernel for operands converted to `a` and `b`, in the kernel's order of them.
function Plan:stage(kernel, a, b)
  local key = ("%d %d %d"):format(kernel.id, a.id, b.id)
  local stage = self.stage_by_key[key]
  if not stage then
    stage = { name = ("staged_%s_%s_%s"):format(kernel.op, a.ident, b.ident), kernel = kernel, a = a, b = b, serves = {} }
    self.stage_by_key[key] = stage
    self.stages[#self.stages + 1] = stage
  end
  return stage
end

-- What serves (a, b) in `group`, or nil; b is nil of one operand. `computed`: what it computes, or nil; to_a, to_b: the
-- dtypes that the operands are to be converted to first, or nil; `computed` is of those then. Where it is nothing but a
-- conversion, that one's kernel serves it.
function Plan:cell(group, computed, a, b, to_a, to_b)
  if not computed then return nil end
  local kernel
  if computed.converts then
    kernel = self:kernel(self.convert, computed, a, computed.gives)
  else
    kernel = self:kernel(group, computed, to_a or a, to_b or b)
  end
  local swapped = computed.flipped ~= kernel.flipped
  local cell = { kernel = kernel, swapped = swapped }
  if to_a then cell.stage = self:stage(kernel, swapped and to_b or to_a, swapped and to_a or to_b) end
  local serves = (cell.stage or kernel).serves
  serves[#serves + 1] = { op = group.name, a = a, b = b, swapped = swapped }
  return cell
end

-- A group of kernels that is still empty.
function Plan:group(name, family)
  host.progress("planning " .. name)
  local group = { name = name, family = family, kernels = {}, cells = {} }
  self.groups[#self.groups + 1] = group
  return group
end

-- Sets the cells of a group to cell_of(a, b) for all pairs of dtypes.
function Plan:fill(group, cell_of)
  for _, a in ipairs(self.dtypes.list) do
    local row = {}
    for _, b in ipairs(self.dtypes.list) do row[b.id] = cell_of(a, b) end
    group.cells[a.id] = row
  end
  return group
end

-- ---- Groups ----

-- The rule of a group's results, for the dispatch: "join" (of one operand, its dtype), "b", "inexact", "part", or "table":
-- result_of(a, b) says each.
local function rule_of(dtypes, op)
  local name = dtypes:rule(op)
  if op.result == "b" then return "b" end
  if op.result == "part" and name ~= "join" then return "table" end
  return op.result == "part" and "part" or name
end

-- Whether an operation or a conversion may have kernels for dtypes, by an entry of the model: all, or those that it lists.
local function server(entry)
  local served = {}
  for _, id in ipairs(entry.kernels or {}) do served[id] = true end
  return function(a, b) return not entry.kernels or served[a.id] and (not b or served[b.id]) end
end

local function add_binary(plan, op, staged)
  local dtypes, serves = plan.dtypes, server(plan.dtypes:entry(op))
  local group = plan:group(op.name, op.family)
  group.rule, group.chooses = rule_of(dtypes, op), dtypes:rule_chooses(op)
  function group.result_of(a, b) return dtypes:result(op, a, b) end
  plan.ops[#plan.ops + 1] = plan:fill(group, function(a, b)
    if not serves(a, b) or not dtypes:follows(op, a, b) then return nil end
    local computed = computation.of(dtypes, op, a, b)
    if not computed or computed.gives ~= dtypes:result(op, a, b) then return nil end
    local to_a, to_b, compute_dtype = staged(op, computed, a, b)
    if to_a then computed = computation.of(dtypes, op, to_a, to_b, compute_dtype) end
    return plan:cell(group, computed, a, b, to_a, to_b)
  end)
end

local function add_unary(plan, op)
  local dtypes, serves = plan.dtypes, server(plan.dtypes:entry(op))
  local group, gives = plan:group(op.name, "unary"), {}
  group.rule, group.chooses = rule_of(dtypes, op), dtypes:rule_chooses(op)
  function group.result_of(a) return gives[a.id] end
  for _, a in ipairs(dtypes.list) do
    local computed = computation.of(dtypes, op, a)
    local is_result = computed and computed.gives == dtypes:result(op, a) -- what the spec gives may be another
    if not is_result or not serves(a) or not dtypes:follows(op, a) then computed = nil end
    gives[a.id] = computed and computed.gives
    group.cells[a.id] = plan:cell(group, computed, a)
  end
  plan.unary[#plan.unary + 1] = group
end

-- An operation of three operands: for each dtype that they are converted to, a kernel.
local function add_ternary(plan, op)
  local group, serves = plan:group(op.name, op.name), server(plan.dtypes:entry(op))
  group.operands, group.gives = op.operands or { "a", "b", "c" }, {}
  function group.result_of(d) return group.gives[d.id] end
  group.formula = op.formula or op.name .. "(%s, %s, %s)"
  group.converted = table.move(group.operands, op.condition and 2 or 1, 3, 1, {})
  group.rule, group.rule_dtypes = plan.dtypes:ternary_rule(op)
  local entry = plan.dtypes:entry(op)
  if group.rule and not op.stub then
    group.by_join, group.given, group.deciding = entry.by_join, entry.given, entry.deciding
    group.said = entry.signatures or entry.cells
  end
  for _, d in ipairs(plan.dtypes.list) do
    local compute_dtype = group.rule and serves(d) and plan.dtypes:ternary_compute_dtype(op, group.rule, d)
    if compute_dtype then
      local computed = computation.of_alike(plan.dtypes, op, d, compute_dtype)
      group.gives[d.id] = computed and computed.gives
      group.cells[d.id] = plan:cell(group, computed, d)
    end
  end
  table.insert(plan.of_three, group)
  if op.condition then plan.where = group else table.insert(plan.ternary, group) end
end

-- Conversions of conditions to bytes 0 or 1: for each dtype but those of bools, a kernel.
local function truth_of(plan)
  local bool, truth = plan.dtypes.bool, {}
  local group = bool and plan.convert or plan:group("truth", "convert")
  for _, d in ipairs(plan.dtypes.list) do
    local computed = computation.truth(plan.dtypes, d)
    if computed then truth[d.id] = { kernel = plan:kernel(group, computed, d, bool) } end
  end
  return truth
end

-- Conversions that users do not call, but stages and operations on three operands, which convert what they are given: the
-- cells of plan.convert become those of all.
local function add_inner(plan)
  local dtypes, convert = plan.dtypes, plan.convert
  local function need(from, to)
    local row = convert.cells[from.id]
    if row[to.id] or types.storage(dtypes.physical[from.id]) == types.storage(dtypes.physical[to.id]) then return end
    row[to.id] = plan:cell(convert, computation.conversion(dtypes, from, to), from, to)
    plan.has_inner = true
  end
  for _, stage in ipairs(plan.stages) do
    for _, served in ipairs(stage.serves) do
      need(served.swapped and served.b or served.a, stage.a)
      need(served.swapped and served.a or served.b, stage.b)
    end
  end
  for _, group in ipairs(plan.of_three) do
    for _, d in ipairs(dtypes.list) do
      for _, from in ipairs(group.cells[d.id] and dtypes.list or {}) do
        need(from, d)
        if group.given then need(d, from) end
      end
    end
    for _, cell in ipairs(group.said or {}) do
      local from, to = dtypes:of_id(cell.compute), dtypes:of_id(cell.result)
      if to and from and group.cells[from.id] and dtypes.physical[to.id] then need(from, to) end
    end
  end
end

-- The conversions that say what failed. Both checks share kernels.
local function add_checks(plan, chosen)
  local dtypes, serves_any = plan.dtypes, server(chosen.checked_convert)
  local function add(check, entry)
    local group, serves_one = plan:group("convert_" .. check, "checked"), server(entry)
    plan.checked[check] = plan:fill(group, function(from, to)
      local serves = plan.converts(from, to) and serves_any(from, to) and serves_one(from, to)
      local conversion = serves and plan.convert.cells[from.id][to.id]
      local x, y = dtypes.physical[from.id], dtypes.physical[to.id]
      local words = conversion and checks.of(check, x, y, dtypes.model.via_f32, dtypes.model.in_range)
      if not words then return nil end
      if #words == 0 then return { never = true } end
      words[#words + 1] = conversion.kernel.expression -- the last, since it may be stored where it was loaded from
      return plan:cell(group, { expression = expression.together(table.unpack(words)), sizes = { from.size, to.size },
                                flipped = false }, from, to)
    end)
  end
  for _, check in ipairs(checks.names) do
    if chosen["convert_" .. check] then add(check, chosen["convert_" .. check]) end
  end
end

-- The plan of a model for the operations called `names`:
--
--   kernels    all of them, in order: { id (from 1), name, op, a, b, expression, flipped, opaque, sizes, serves }, with the
--              fields of a computation; `serves` lists { op, a, b, swapped }. `sizes` of checked ones are { in, out }
--   ops        a group for each operation of two operands, in order: { name, kernels, cells, rule, result_of };
--              cells[a.id][b.id] is { kernel, swapped, stage } or nil
--   unary      one for each operation of one operand; cells[a.id] is { kernel } or nil
--   of_three   one for each operation of three operands, in order; cells[d.id] and gives[d.id], the dtype of the results, by
--              the dtype d that operands are converted to, given by `rule` and `rule_dtypes` as in dtypes.lua, and by
--              the cells `said`; `by_join`, `given` and `deciding` are as the model has them. With `said` or `given`
--              results are converted;
--              `operands` are the names of all in C, `converted` of those that become one dtype: all but a condition
--   ternary    those of them without a condition; `formula` says what each gives, with %s for each operand
--   where      that of where, or nil; truth[c.id] is what converts a condition, nil for bools
--   scales     whether sums have an operand that is multiplied first: there are sums, products and conversions
--   convert    the group of conversions, cells[from.id][to.id]; converts(from, to): users may call that one
--   checked    by check, "same_value", "in_range" or both: cells[from.id][to.id] is { kernel }, or { never = true } where no
--              element can fail, or nil
--   has_convert, has_checked, has_inner   whether users may call any of these; whether there are others
--   groups     all groups; pair_groups, those with cells for two dtypes and kernels of one or two operands
--   stages     in order: { name, kernel, a, b, serves }: convert the kernel's operands to the dtypes a and b first
--   dtypes     those of dtypes.lua
return function(model, names)
  local dtypes = dtypes_of(model)
  local plan = setmetatable({ dtypes = dtypes, kernels = {}, by_expression = memo.of_one(function() return {} end),
                              ops = {}, unary = {}, of_three = {}, ternary = {},
                              checked = {}, groups = {}, stages = {}, stage_by_key = {} }, Plan)
  local operations, staged = values.operations, staging.of(dtypes)
  local function each(arity, add)
    for _, name in ipairs(names) do
      if operations[name].arity == arity then add(operations[name]) end
    end
  end
  each(2, function(op) add_binary(plan, op, staged) end)
  local convert, chosen = plan:group("convert", "convert"), model.conversions
  local serves = server(chosen.convert or {})
  function plan.converts(from, to) return chosen.convert and serves(from, to) end
  plan.convert = plan:fill(convert, function(from, to)
    return plan.converts(from, to) and plan:cell(convert, computation.conversion(dtypes, from, to), from, to) or nil
  end)
  plan.pair_groups = table.move(plan.groups, 1, #plan.groups, 1, {})
  each(1, function(op) add_unary(plan, op) end)
  each(3, function(op) add_ternary(plan, op) end)
  if plan.where then plan.where.truth = truth_of(plan) end
  if not chosen.convert or chosen.convert.kernels then add_inner(plan) end
  if chosen.checked_convert then add_checks(plan, chosen) end
  plan.has_convert, plan.has_checked = chosen.convert ~= nil, chosen.checked_convert ~= nil
  local scaled = lists.filter(plan.ops, function(group) return group.name == "add" or group.name == "multiply" end)
  plan.scales = plan.has_convert and #scaled == 2
  return plan
end

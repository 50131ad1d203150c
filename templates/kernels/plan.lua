-- The plan: which kernels there are, what each computes, and which operation and dtypes each one serves. No text is
-- made here, and nothing is known of any instruction set. One kernel serves all that have its expression.
local computation = import("kernels/computation")
local dtypes_of = import("kernels/dtypes")
local staging = import("kernels/staging")

local Plan = {}
Plan.__index = Plan

-- The kernel of `group` for a computation, made where there is none yet.
function Plan:kernel(group, computed, a, b)
  local known = self.by_expression[group.family]
  if not known then
    known = {}
    self.by_expression[group.family] = known
  end
  local kernel = known[computed.expression]
  if not kernel then
    kernel = { id = #self.kernels + 1, name = group.name .. "_" .. a.ident .. "_" .. b.ident, op = group.name, a = a, b = b,
               expression = computed.expression, flipped = computed.flipped, symmetric = computed.symmetric,
               opaque = computed.opaque, serves = {},
               sizes = { a.size, group.name ~= "convert" and b.size or 0, computed.result.size } }
    known[computed.expression] = kernel
    self.kernels[kernel.id] = kernel
    group.kernels[#group.kernels + 1] = kernel
  end
  return kernel
end

-- The stage of a kernel for operands converted to `a` and `b`, in the kernel's order of them.
function Plan:stage(kernel, a, b)
  local name = ("staged_%s_%s_%s"):format(kernel.op, a.ident, b.ident)
  local stage = self.stage_named[name]
  if not stage then
    stage = { name = name, kernel = kernel, a = a, b = b, serves = {} }
    self.stage_named[name] = stage
    self.stages[#self.stages + 1] = stage
  end
  return stage
end

-- What serves (a, b) in `group`, or nil. `computed`: what it computes, or nil; to_a, to_b: the dtypes that the operands
-- are to be converted to first, or nil; `computed` is of those then.
function Plan:cell(group, computed, a, b, to_a, to_b)
  if not computed then return nil end
  local kernel = self:kernel(group, computed, to_a or a, to_b or b)
  local swapped = computed.flipped ~= kernel.flipped
  local cell = { kernel = kernel, swapped = swapped }
  if to_a then cell.stage = self:stage(kernel, swapped and to_b or to_a, swapped and to_a or to_b) end
  local serves = (cell.stage or kernel).serves
  serves[#serves + 1] = { op = group.name, a = a, b = b, swapped = swapped }
  return cell
end

-- Adds cell_of(group, a, b) for all pairs of dtypes to a new group of kernels.
function Plan:group(name, family, cell_of)
  local group = { name = name, family = family, kernels = {}, cells = {} }
  for _, a in ipairs(self.dtypes.list) do
    local row = {}
    for _, b in ipairs(self.dtypes.list) do row[b.id] = cell_of(group, a, b) end
    group.cells[a.id] = row
  end
  self.groups[#self.groups + 1] = group
  return group
end

-- The plan of a model for the operations called `names`:
--
--   kernels    in order: { id (from 1), name, op, a, b, expression, flipped, symmetric, opaque, sizes, serves }, with
--              the fields of a computation; `sizes` are bytes an element of { a, b, out }, and `serves` lists
--              { op, a, b, swapped }
--   ops        a group for each operation, in order: { name, kernels, cells }; cells[a.id][b.id] is
--              { kernel, swapped, stage } or nil
--   convert    the group of conversions, cells[from.id][to.id]
--   groups     all groups
--   stages     in order: { name, kernel, a, b, serves }: convert the kernel's operands to the dtypes a and b first
--   dtypes     those of dtypes.lua
return function(model, names)
  local dtypes = dtypes_of(model)
  local plan = setmetatable({ dtypes = dtypes, kernels = {}, by_expression = {}, ops = {}, groups = {}, stages = {},
                              stage_named = {} }, Plan)
  local operations, staged = computation.operations(), staging.of(dtypes)
  for i, name in ipairs(names) do
    local op = operations[name]
    plan.ops[i] = plan:group(name, op.family, function(group, a, b)
      local computed = computation.of(dtypes, op, a, b)
      if not computed then return nil end
      local to_a, to_b = staged(op, computed, a, b)
      if to_a then computed = computation.of(dtypes, op, to_a, to_b) end
      return plan:cell(group, computed, a, b, to_a, to_b)
    end)
  end
  plan.convert = plan:group("convert", "convert", function(group, from, to)
    return plan:cell(group, computation.conversion(dtypes, from, to), from, to)
  end)
  return plan
end

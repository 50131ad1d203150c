-- Which dtype an operation is computed in, and gives: templates/numerics.md, "Result dtypes".
-- Results of kind bool, and those that are parts of a complex number, are what computation.lua makes of it.
local types = import("kernels/physical_types")

local rules = {}

-- What the rule of an operation is called: "join" (or of one operand, that dtype), "inexact", or one that the spec gives
-- by dtypes, "floor" or "loops".
function rules.name(dtypes, op)
  if op.result == "b" then return "join" end
  local own = dtypes.model.results and dtypes.model.results[op.name]
  return own or op.result == "inexact" and "inexact" or "join"
end

-- The dtype that bools and integers of the dtype `join` are computed in by the rule "inexact"; nil where there is none.
local function inexact(dtypes, join)
  local result = dtypes.named[join.inexact or dtypes.model.inexact]
  local physical = result and dtypes.physical[result.id]
  return physical and not types.is_integer(physical) and result or nil
end

-- The dtype that op(a, b) is computed in (b: nil where there is one operand), and the dtype that operands are converted to
-- before, or nil. nil where there is no such dtype.
function rules.computed_in(dtypes, op, a, b)
  local name = rules.name(dtypes, op)
  if name == "floor" or name == "loops" then
    local id = dtypes.model.op_result(op.name, a.id, b and b.id)
    return id and dtypes.all[id + 1]
  end
  local join = a
  if b then join = dtypes:join(a, b) end
  local physical = join and dtypes.physical[join.id]
  if name == "inexact" and physical and types.is_integer(physical) then return inexact(dtypes, join), join end
  return join
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

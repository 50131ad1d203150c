-- Staging: which pairs of dtypes have no kernel of their own. Their operands are converted, some blocks at a time, to the
-- dtypes that they are computed in, and the kernel of those does the rest.
--
-- In a staged plan, pairs with a kernel of their own are those of dtypes alike; hot ones; those that no dtypes of the spec
-- stand for; and integers of which both would be converted to a third, such as i8 and u8: their kernels are a few
-- instructions, and buffers for two would cost them more than anything else that is staged. Heavy operations are staged in
-- every plan, and integers too: what they compute outweighs any conversion.
local computation = import("kernels/computation")
local types = import("kernels/physical_types")

local staging = {}

-- The set of the pairs of dtypes that the spec says are hot, in both orders.
local function hot_pairs(model)
  local hot = {}
  for _, pair in ipairs(model.hot or {}) do
    hot[pair[1] .. " " .. pair[2]] = true
    hot[pair[2] .. " " .. pair[1]] = true
  end
  return hot
end

-- The dtypes that the operands of op(a, b) are to be converted to, and the one that it is computed in; or nil.
local function working_dtypes(dtypes, op, a, b)
  if op.join == "never" then return dtypes.bool, dtypes.bool end
  local physical = dtypes.physical
  local x, y = computation.compared_in(op, physical[a.id], physical[b.id])
  if x then return dtypes.with_physical[x.name], dtypes.with_physical[y.name] end
  local dtype, join = dtypes:compute_dtype(op, a, b)
  local compute_type = dtype and physical[dtype.id]
  -- Operands of an opaque one go to f64 without becoming opaque first.
  if not compute_type or compute_type.kind == "opaque" then return nil end
  if not join and computation.counted_in(op, b, compute_type, physical[b.id]) then return nil end
  if dtypes:is_apart(op, dtype, a, b) then return nil end
  if not join then return dtype, dtype, dtype end
  local join_type = physical[join.id]
  local passes = types.exact(physical[a.id], join_type) and types.exact(physical[b.id], join_type)
  if op.heavy and passes then return dtype, dtype, dtype end
  return join, join, dtype
end

local function is_number(physical) return physical.kind == "int" or physical.kind == "uint" end

-- Whether both of two integers would be converted to a third.
local function are_widened(x, y, z)
  return is_number(x) and is_number(y) and is_number(z) and z.bits > math.max(x.bits, y.bits)
end

-- A function of (op, direct, a, b), where `direct` is the computation of op(a, b): the dtypes that its operands are to
-- be converted to first and the one that it is computed in, or nil where the pair has a kernel of its own.
function staging.of(dtypes)
  local hot, physical = hot_pairs(dtypes.model), dtypes.physical
  return function(op, direct, a, b)
    if not dtypes.model.options.staged and not op.heavy or hot[a.id .. " " .. b.id] then return nil end
    local x, y = physical[a.id], physical[b.id]
    if not op.heavy and x == y and (op.join ~= "never" or x.kind == "bool") then return nil end
    local to_a, to_b, compute_dtype = working_dtypes(dtypes, op, a, b)
    if not to_a or not to_b then return nil end
    if not op.heavy and to_a == to_b and are_widened(x, y, physical[to_a.id]) then return nil end
    local there = computation.of(dtypes, op, to_a, to_b, compute_dtype)
    if not there or there.expression == direct.expression then return nil end
    return to_a, to_b, compute_dtype
  end
end

return staging

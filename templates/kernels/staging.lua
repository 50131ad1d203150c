-- Staging: which pairs of dtypes have no kernel of their own where a plan is staged. Their operands are converted, some
-- blocks at a time, to the dtypes that they are computed in, and the kernel of those does the rest.
--
-- Pairs with a kernel of their own are those of dtypes alike; hot ones; those that no dtypes of the spec stand for; and
-- integers of which both would be converted to a third, such as i8 and u8: their kernels are a few instructions, and
-- buffers for two would cost them more than anything else that is staged.
local computation = import("kernels/computation")

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

-- The dtypes that the operands of op(a, b) are computed in, or nil.
local function working_dtypes(dtypes, op, a, b)
  if op.join == "never" then return dtypes.bool, dtypes.bool end
  local x, y = computation.compared_in(op, dtypes.physical[a.id], dtypes.physical[b.id])
  if x then return dtypes.with_physical[x.name], dtypes.with_physical[y.name] end
  local join = dtypes:join(a, b)
  local common = join and dtypes.physical[join.id]
  if not common or common.kind == "opaque" then return nil end -- their operands go to f64 without becoming opaque first
  return join, join
end

local function is_number(physical) return physical.kind == "int" or physical.kind == "uint" end

-- A function of (op, direct, a, b), where `direct` is the computation of op(a, b): the dtypes that its operands are to
-- be converted to first, or nil where the pair has a kernel of its own.
function staging.of(dtypes)
  if not dtypes.model.options.staged then return function() return nil end end
  local hot = hot_pairs(dtypes.model)
  return function(op, direct, a, b)
    if hot[a.id .. " " .. b.id] then return nil end
    local x, y = dtypes.physical[a.id], dtypes.physical[b.id]
    if x == y and (op.join ~= "never" or x.kind == "bool") then return nil end
    local to_a, to_b = working_dtypes(dtypes, op, a, b)
    if not to_a or not to_b then return nil end
    local z = dtypes.physical[to_a.id]
    if to_a == to_b and is_number(x) and is_number(y) and is_number(z) and z.bits > math.max(x.bits, y.bits) then
      return nil
    end
    local there = computation.of(dtypes, op, to_a, to_b)
    local wanted = computation.of(dtypes, op, to_a, to_b, dtypes:join(a, b))
    if not there or there.expression ~= wanted.expression then return nil end -- the join of a dtype and itself is another
    if there.expression == direct.expression then return nil end
    if not computation.conversion(dtypes, a, to_a) or not computation.conversion(dtypes, b, to_b) then return nil end
    return to_a, to_b
  end
end

return staging

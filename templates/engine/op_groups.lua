-- The groups of operations that `--ops` can name, in order: { name, ops }, where `ops` are entries of kernels/ops.lua.
local catalogue = import("kernels/ops")

local groups, by_name = {}, {}

local function add(name, op)
  if not by_name[name] then
    by_name[name] = { name = name, ops = {} }
    groups[#groups + 1] = by_name[name]
  end
  table.insert(by_name[name].ops, op)
end

for _, op in ipairs(catalogue) do
  if op.group then add(op.group, op) end
end
for _, op in ipairs(catalogue) do
  if op.arity == 1 then add("unary", op) end
end
for _, op in ipairs(catalogue) do
  if not op.not_in_array_api then add("array_api", op) end
end

return groups

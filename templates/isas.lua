-- The instruction sets that there is a file for in templates/isa/, lowest rank first.
local isas = {}
for _, file in ipairs(host.list("isa")) do
  local name = file:match("^([%w_]+)%.lua$")
  if name then
    local isa = import("isa/" .. name)
    isa.name = name
    isas[#isas + 1] = isa
  end
end
table.sort(isas, function(a, b)
  if a.rank ~= b.rank then return a.rank < b.rank end
  return a.name < b.name
end)
return isas

-- The instruction sets: the folders of templates/isa/ that have a file isa.lua, lowest rank first. Another folder there
-- holds what several of them share.
local isas, by_name = {}, {}
for _, folder in ipairs(host.list("isa")) do
  if folder:find("^[%w_]+$") and host.exists("isa/" .. folder .. "/isa.lua") then
    local isa = import("isa/" .. folder .. "/isa")
    isa.name = folder
    isas[#isas + 1] = isa
    by_name[folder] = isa
  end
end
table.sort(isas, function(a, b)
  if a.rank ~= b.rank then return a.rank < b.rank end
  return a.name < b.name
end)

-- A build switches one off, and all that imply it, with -DJOINERY_NO_AVX2 (say) for all of the generated files.
for _, isa in ipairs(isas) do
  local implied = isa.guard and isa
  while implied and implied.guard do
    isa.guard = ("%s && !defined(JOINERY_NO_%s)"):format(isa.guard, implied.name:upper())
    implied = by_name[implied.implies]
  end
end
return isas

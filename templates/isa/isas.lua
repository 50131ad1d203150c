-- The instruction sets, lowest rank first.
local isas, by_name = {}, {}
for _, name in ipairs(import("isa/names")) do
  local isa = import("isa/" .. name .. "/isa")
  isa.name = name
  isas[#isas + 1] = isa
  by_name[name] = isa
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

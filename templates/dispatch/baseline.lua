-- What a build with -DJOINERY_ASSUME_BASELINE leaves out: portable C, where each CPU that the compiler builds for has an
-- instruction set that is faster. Kernels of portable C that this one falls back to are linked all the same.
local baseline = {}

-- The C conditions under which an instruction set is taken for granted.
function baseline.assumed(entries)
  local list = {}
  for _, entry in ipairs(entries) do
    local isa = entry.isa
    if isa.baseline then list[#list + 1] = isa.baseline == true and isa.guard or isa.guard .. " && " .. isa.baseline end
  end
  return list
end

-- Gives each entry the C condition under which a CPU may choose it, or nil: always.
function baseline.add_conditions(entries)
  local may_be_left_out = #baseline.assumed(entries) > 0
  for _, entry in ipairs(entries) do
    entry.chosen_if = entry.isa.guard or may_be_left_out and "!defined(WITHOUT_" .. entry.NAME .. ")" or nil
  end
end

-- The C condition under which a CPU may choose one of the entries that are `meant`, or nil: always.
function baseline.any_chosen(entries, meant)
  local conditions = {}
  for _, entry in ipairs(entries) do
    if meant(entry) then
      if not entry.chosen_if then return nil end
      conditions[#conditions + 1] = "(" .. entry.chosen_if .. ")"
    end
  end
  return #conditions > 0 and table.concat(conditions, " || ") or nil
end

return baseline

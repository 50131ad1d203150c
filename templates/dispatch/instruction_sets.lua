-- What the dispatch says of instruction sets: which of them a program has kernels for, and each kernel's function.
--
-- A build with -DJOINERY_ASSUME_BASELINE leaves out portable C, where each CPU that the compiler builds for has a faster
-- instruction set. Kernels of portable C that this one falls back to are linked all the same.
local lists = import("engine/lists")

local sets = {}

-- The C conditions under which an instruction set is taken for granted.
local function assumed(entries)
  local list = {}
  for _, entry in ipairs(entries) do
    local isa = entry.isa
    if isa.baseline then
      list[#list + 1] = ("(%s)"):format(isa.baseline == true and isa.guard or isa.guard .. " && " .. isa.baseline)
    end
  end
  return list
end

-- The C condition under which a program has kernels for each entry, by its name; nil: always.
function sets.conditions(entries)
  local conditions, better = {}, table.concat(assumed(entries), " || ")
  local usual = better ~= "" and ("!(defined(JOINERY_ASSUME_BASELINE) && (%s))"):format(better) or nil
  for _, entry in ipairs(entries) do conditions[entry.name] = entry.isa.guard or usual end
  return conditions
end

-- The items of a table of C that has one for each entry that the program has kernels for: what item_of(entry) gives.
function sets.items(entries, item_of)
  return table.concat(lists.map(entries, function(entry) return ("IF_%s(%s,)"):format(entry.NAME, item_of(entry)) end), " ")
end

-- The function that says whether a CPU runs one, and has what kernels of it ask for beside it.
function sets.runs(entry)
  return #entry.isa.asks > 0 and "runs_" .. entry.name or entry.isa.runs or "joinery_runs_always"
end

-- In a macro of the kernel `name`: its function in an instruction set.
function sets.kernel_of(entry, prefix)
  local root = entry.root
  if not entry:is_additional() then return ("%s_##name##_%s"):format(prefix, entry.name) end
  return ("SECOND(KERNEL_OF_%s_##name, %s_##name##_%s, )"):format(entry.NAME, prefix, root.name)
end

-- Definitions of macros for those kernels that an entry has from another instruction set; of an entry whose kernels are some
-- beside those of its root, for its own.
function sets.definitions(entry, kernels, prefix)
  local lines = {}
  for _, kernel in ipairs(kernels) do
    local has, name = entry.has[kernel.id], prefix .. "_" .. kernel.name .. "_"
    if entry:is_additional() then
      if has ~= entry.root.has[kernel.id] then
        lines[#lines + 1] = ("#define KERNEL_OF_%s_%s , %s"):format(entry.NAME, kernel.name, name .. has)
      end
    elseif has ~= entry.name then
      lines[#lines + 1] = ("#define %s %s /* fallback */"):format(name .. entry.name, name .. has)
    end
  end
  return lines
end

return sets

-- The names that the command line gives: checked against what there is.
local names = {}

function names.prefix(model) return model.options.prefix or model.name end

local function known(option, list, name)
  for _, each in ipairs(list) do
    if each == name then return true end
  end
  local nearest = host.nearest(name, list)
  local hint = nearest and "did you mean '" .. nearest .. "'?" or #list > 0 and "known: " .. table.concat(list, ", ")
               or "there are none"
  error(("%s: unknown name '%s' (%s)"):format(option, name, hint), 0)
end

-- Those of `list`, in its order, that are among `chosen`; all if there is no choice.
local function chosen_of(option, list, chosen)
  if not chosen then return list end
  local wanted, result = {}, {}
  for _, name in ipairs(chosen) do
    known(option, list, name)
    wanted[name] = true
  end
  for _, name in ipairs(list) do
    if wanted[name] then result[#result + 1] = name end
  end
  return result
end

local function names_of(entries)
  local list = {}
  for i, entry in ipairs(entries) do list[i] = entry.name end
  return list
end

-- Names of the operations: those of the spec, narrowed by --ops.
function names.ops(model)
  local all = names_of(import("kernels/ops"))
  for _, name in ipairs(model.options.ops or {}) do known("--ops", all, name) end
  return chosen_of("--ops, of those that the spec has", chosen_of("ops", all, model.ops), model.options.ops)
end

function names.isas(model)
  return chosen_of("--isa", names_of(import("isa/isas")), model.options.isas)
end

return names

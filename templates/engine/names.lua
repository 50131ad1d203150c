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

-- Names of the operations that have kernels: those of the spec, narrowed by --ops.
function names.ops(model)
  local all, of_spec = names_of(import("kernels/ops")), {}
  for _, name in ipairs(model.options.ops or {}) do known("--ops", all, name) end
  for _, op in ipairs(model.ops) do
    if op.known then of_spec[#of_spec + 1] = op.name end
  end
  return chosen_of("--ops, of those that the spec has", of_spec, model.options.ops)
end

-- Those that languages have tables of: without --ops, all of the spec's of one and two operands too that have no kernel.
function names.table_ops(model)
  local list = table.move(names.ops(model), 1, #model.ops, 1, {})
  for _, op in ipairs(model.options.ops and {} or model.ops) do
    if not op.known and op.arity <= 2 then list[#list + 1] = op.name end
  end
  return list
end

-- The groups of files and the languages that are asked for, in the order of `--emit`, and whether they are those of a
-- run without it.
function names.emitted(model)
  local list, options = {}, model.options
  for _, group in ipairs({ "tables", "dispatch", "kernels" }) do
    if options[group] then list[#list + 1] = group end
  end
  local languages = names.languages(model)
  local default = #list == 3 and #languages == 0
  for _, language in ipairs(languages) do list[#list + 1] = language.name end
  return list, default
end

-- The entries of the languages that are asked for.
function names.languages(model)
  local list, wanted = {}, {}
  for _, name in ipairs(model.options.languages) do wanted[name] = true end
  for _, entry in ipairs(#model.options.languages > 0 and import("languages/languages") or {}) do
    if wanted[entry.name] then list[#list + 1] = entry end
  end
  return list
end

function names.isas(model)
  return chosen_of("--isa", names_of(import("isa/isas")), model.options.isas)
end

return names

-- The names that the command line gives: checked against what there is.
local lists = import("engine/lists")

local names = {}

-- The prefix of names in C and of files: that of --prefix, where a::b is a_b.
function names.prefix(model) return ((model.options.prefix or model.name):gsub("::", "_")) end

-- The namespace of C++.
function names.namespace(model)
  return model.options.prefix or model.host.cpp and model.host.cpp.namespace or model.name
end

-- Raises an error where `list` does not have the word.
local function check_word(option, list, word)
  for _, each in ipairs(list) do
    if each == word then return end
  end
  local nearest = host.nearest(word, list)
  error(("unknown word '%s' in %s (%sthere are: %s)"):format(
    word, option, nearest and ("did you mean %s? "):format(nearest) or "",
    #list > 0 and table.concat(list, ", ") or "none"), 0)
end

-- Those of `list`, in its order, that are among `chosen`, the words of an option; all if there is no choice.
function names.chosen(option, list, chosen)
  if not chosen then return list end
  local wanted, result = {}, {}
  for _, name in ipairs(chosen) do
    check_word(option, list, name)
    wanted[name] = true
  end
  for _, name in ipairs(list) do
    if wanted[name] then result[#result + 1] = name end
  end
  return result
end

-- Names of the operations of the spec, narrowed by --ops.
function names.all_ops(model)
  return names.chosen("--ops, of those that the spec has", lists.field(model.ops, "name"), model.options.ops)
end

-- Names of those that joinery has kernels of.
function names.ops(model)
  local known = {}
  for _, op in ipairs(model.ops) do known[op.name] = op.known end
  return lists.filter(names.all_ops(model), function(name) return known[name] end)
end

-- Names of the conversions that there are.
function names.conversions(model)
  local list = {}
  for _, name in ipairs({ "convert", "checked_convert" }) do
    if model.conversions[name] then list[#list + 1] = name end
  end
  return list
end

-- Those that languages have tables of: with kernels, then without. Operations of three operands with a rule of the spec
-- need a table of slices.
function names.table_ops(model)
  local by_name = {}
  for _, op in ipairs(model.ops) do by_name[op.name] = op end
  local function has_table(name)
    local op = by_name[name]
    return op.arity <= 2 or op.sliced or op.known and (op.of_join or not op.own or name == "where")
  end
  local list = names.ops(model)
  for _, name in ipairs(names.all_ops(model)) do
    if not by_name[name].known then list[#list + 1] = name end
  end
  return lists.filter(list, has_table)
end

local groups = { "tables", "dispatch", "kernels" }

-- The entries of the languages that are asked for.
function names.languages(model)
  local asked, list, wanted = model.options.languages, {}, {}
  if #asked == 0 then return list end
  local all = import("languages/languages")
  local known = table.move(lists.field(all, "name"), 1, #all, #groups + 1, table.move(groups, 1, #groups, 1, {}))
  for _, name in ipairs(asked) do
    check_word("--emit", known, name)
    wanted[name] = true
  end
  for _, entry in ipairs(all) do
    if wanted[entry.name] then list[#list + 1] = entry end
  end
  return list
end

-- The groups of files and the languages that are asked for, in the order of `--emit`, and whether they are those of a
-- run without it.
function names.emitted(model)
  local list = lists.filter(groups, function(group) return model.options[group] end)
  local languages = names.languages(model)
  local default = #list == #groups and #languages == 0
  for _, language in ipairs(languages) do list[#list + 1] = language.name end
  return list, default
end

function names.isas(model)
  return names.chosen("--isa", lists.field(import("isa/isas"), "name"), model.options.isas)
end

return names

-- The names that the command line gives: checked against what there is.
local lists = import("engine/lists")

local names = {}

-- What may have been meant by a word that is none of the list.
function names.question(word, list)
  if word:find("%s") then return "put commas between words; " end
  local nearest = host.nearest(word, list)
  return nearest and ("did you mean %s? "):format(nearest) or ""
end

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
  error(("unknown word '%s' in %s (%sthere are: %s)"):format(
    word, option, names.question(word, list),
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

-- Of these, those that joinery has kernels of, or the others.
local function ops_of(model, has_kernels)
  local known = {}
  for _, op in ipairs(model.ops) do known[op.name] = op.known end
  return lists.filter(names.all_ops(model), function(name) return known[name] == has_kernels end)
end

-- Names of those that joinery has kernels of.
function names.ops(model) return ops_of(model, true) end

-- Names of the conversions that there are. Both checks have one.
function names.conversions(model)
  local has = model.conversions
  local both = has.convert_same_value and has.convert_in_range
  return lists.filter(both and { "convert", "checked_convert" } or { "convert", "convert_same_value", "convert_in_range" },
                      function(name) return has[name] end)
end

-- Those that languages have tables of: with kernels, then without.
function names.table_ops(model)
  local list, others = names.ops(model), ops_of(model, false)
  return table.move(others, 1, #others, #list + 1, list)
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

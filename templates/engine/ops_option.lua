-- What --ops asks for, laid over the operations and conversions of a model. Its words are NAME, NAME=false or NAME=SET,
-- where NAME is an operation, a conversion, or a group of the operations in kernels/ops.lua.
local catalogue = import("kernels/ops")
local groups = import("engine/op_groups")
local lists = import("engine/lists")
local options = import("engine/names")

local checks = { "convert_same_value", "convert_in_range" } -- checked_convert is both
local conversions = { "convert", "checked_convert", table.unpack(checks) }

local function message(text, ...) return "--ops: " .. text:format(...) end

local function fail(...) error(message(...), 0) end

-- ---- What there is to ask for ----

local function is_conversion(name)
  for _, conversion in ipairs(conversions) do
    if name == conversion then return true end
  end
  return false
end

-- The operations of the catalogue, conversions, and the operations that the spec adds.
local function names_of(model)
  local names, known = lists.field(catalogue, "name"), {}
  table.move(conversions, 1, #conversions, #names + 1, names)
  for _, name in ipairs(names) do known[name] = true end
  for _, op in ipairs(model.ops) do
    if not known[op.name] then names[#names + 1] = op.name end
  end
  return names
end

local function fail_unknown(word, names)
  local group_names = lists.field(groups, "name")
  local known = table.move(group_names, 1, #groups, #names + 1, table.move(names, 1, #names, 1, {}))
  local question = options.question(word, known)
  error(("unknown word '%s' in --ops (%sthere are the groups %s%s)"):format(
    word, question, table.concat(group_names, ", "),
    question ~= "" and "" or ", and the operations " .. table.concat(names, ", ")), 0)
end

-- ---- The words ----

-- The ids of a set, added to others.
local function add_set(model, text, ids)
  local example = "(write NAME=false, or NAME='f32 f64')"
  if not text:find("%S") then fail("there is nothing after an = %s", example) end
  for word in text:gmatch("%S+") do
    local members = model.set(word) or fail("%s has no dtype, set or kind '%s' %s", model.name, word, example)
    for _, id in ipairs(members) do ids[id] = true end
  end
  return ids
end

-- What is asked for:
--
--   choices   by name { named, grouped, left_out, whole, served }: by its own name or a group's, and for all dtypes or, by
--             id, for some
--   groups    by name whether a group is asked for
--   chooses   whether there is more than NAME=false
--   refusals  why it cannot be done
local function read(model, names)
  local asked = { choices = {}, groups = {}, chooses = false, refusals = {} }
  function asked:refuse(...) self.refusals[#self.refusals + 1] = message(...) end
  for _, name in ipairs(names) do asked.choices[name] = {} end
  local function choose(choice, value)
    if value == "false" then
      choice.left_out = true
    else
      asked.chooses = true
      choice.whole = choice.whole or not value
      choice.served = value and add_set(model, value, choice.served or {}) or choice.served
    end
    return not choice.left_out
  end
  local function choose_group(group, value)
    for _, op in ipairs(group.ops) do
      asked.choices[op.name].grouped = true
      asked.groups[group.name] = choose(asked.choices[op.name], value) or asked.groups[group.name]
    end
  end
  local by_name, by_alias = {}, {}
  for _, group in ipairs(groups) do by_name[group.name] = group end
  for _, op in ipairs(catalogue) do
    for alias in (op.aliases or ""):gmatch("%S+") do by_alias[alias] = op.name end
  end
  for word in (model.options.ops_text .. ","):gmatch("([^,]*),") do
    local name, value = word:match("^([^=]*)=(.*)$")
    name = by_alias[name or word] or name or word
    if asked.choices[name] then
      asked.choices[name].named = choose(asked.choices[name], value)
    elseif by_name[name] then
      choose_group(by_name[name], value)
    else
      fail_unknown(name, names)
    end
  end
  return asked
end

-- ---- The operations of words ----

-- Limits the kernels of an operation or a conversion to the dtypes that are chosen.
local function limit(model, entry, choice)
  if not entry or choice.whole or not choice.served then return end
  local all = entry.kernels or lists.field(model.dtypes, "id")
  entry.kernels = lists.filter(all, function(id) return choice.served[id] end)
end

-- Why an operation that the spec has is of no use for the files asked for, nil where it is.
local function why_useless(model, name)
  local needs_kernels = model.options.dispatch or model.options.kernels
  return (needs_kernels or not model.op_has_results(name)) and model.op_why_no_kernels(name) or nil
end

-- The names of the operations that are named, that are of use in a group or, where nothing is chosen, that are not left out.
local function choose_ops(model, names, asked)
  local entries, chosen = {}, {}
  for _, op in ipairs(model.ops) do entries[op.name] = op end
  for _, name in ipairs(names) do
    local choice, entry = asked.choices[name], entries[name]
    if not choice.left_out and not is_conversion(name) then
      local why = entry and (choice.named or choice.grouped) and why_useless(model, name)
      if choice.named and why then asked:refuse("%s: %s", model.name, why) end
      choice.useful = choice.grouped and entry and not why
      if choice.named or choice.useful or entry and not asked.chooses then
        chosen[#chosen + 1] = name
        limit(model, entry, choice)
      end
    end
  end
  return chosen
end

local function check_groups(model, asked)
  for _, group in ipairs(groups) do
    local useful = lists.filter(group.ops, function(op) return asked.choices[op.name].useful end)
    if asked.groups[group.name] and #useful == 0 then
      asked:refuse("%s has no kernels for any operation of the group '%s'", model.name, group.name)
    end
  end
end

-- Keeps conversions that are named, what these need, and where nothing is chosen, those that are not left out.
local function choose_conversions(model, asked)
  local choices, entries = asked.choices, model.conversions
  for _, name in ipairs(conversions) do
    if choices[name].named and not entries[name] then asked:refuse("%s leaves out '%s'", model.name, name) end
    limit(model, entries[name], choices[name])
  end
  local convert, checked, any_check = choices.convert, choices.checked_convert, false
  local function keep(name, is_wanted, left_out)
    entries[name] = (is_wanted or not asked.chooses) and not left_out and entries[name] or nil
    return entries[name] ~= nil
  end
  for _, name in ipairs(checks) do
    local own = choices[name]
    any_check = keep(name, own.named or checked.named, own.left_out or checked.left_out or convert.left_out) or any_check
  end
  keep("checked_convert", any_check, not any_check)
  keep("convert", convert.named or any_check, convert.left_out)
end

-- Messages say why it cannot be done; there are none if it can.
return function(model)
  local names = names_of(model)
  local asked = read(model, names)
  model.options.ops = choose_ops(model, names, asked)
  model.options.all_but_some = not asked.chooses
  check_groups(model, asked)
  choose_conversions(model, asked)
  return asked.refusals
end

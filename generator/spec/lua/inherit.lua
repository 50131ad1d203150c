-- From the dtypes of a spec, and those of the base, to the list of all: what is dropped, renamed and given again, and what
-- weak and complex ones stand for. `moved` leads from the dtypes of the base to those of the spec, to none from dropped
-- ones; `given` does so too where the base gives them, and from dropped ones to those that replace them.
local native, reader, dtypes = require("native"), require("reader"), require("dtypes")
local M = {}
local report = reader.report

local MOST_DTYPES = native.most_dtypes

local function names_of(list)
  local names = {}
  for i, dtype in ipairs(list) do names[i] = dtype.name end
  return names
end

local function need_extends(read, field, words)
  if read.extends then return end
  report(read:key(field), "without-extends",
         ('field "%s" %s inherited dtypes, but the spec extends none'):format(field, words),
         "add extends = ..., or take it out")
end

-- ---- without and rename ----

local function drop_inherited(read)
  local at = read:field("without")
  if not at then return end
  need_extends(read, "without", "drops")
  local items = reader.items(at, 'field "without"')
  for _, item in ipairs(read.base and items or {}) do
    local name = reader.string(item.value, item.place, "an entry of `without`")
    local dtype = name and read.base.by_name[name]
    if dtype then
      read.dropped[dtype] = item.place
    elseif name then
      report(item.place, "not-inherited", ('`without` drops "%s", which is not inherited'):format(name),
             native.hint_for_dtype(name, names_of(read.base.dtypes), "take it out"))
    end
  end
end

-- The new name of an inherited dtype; nil after a diagnostic.
local function read_new_name(at)
  local name = reader.string(at.value, at.place, "a new name in `rename`")
  local problem = name and native.dtype_problem(name)
  if problem then dtypes.report_bad_name(at.place, name, problem) end
  return not problem and name or nil
end

-- What an inherited dtype becomes, a name or a table of fields that may begin with one: the fields that change. nil after
-- a diagnostic.
local function read_changed(at, old)
  if type(at.value) == "string" then
    local name = read_new_name(at)
    return name and { name = name }
  end
  if type(at.value) ~= "table" then
    report(at.place, "wrong-type", ('`rename` of "%s" is a %s'):format(old, type(at.value)),
           "make it a string, a table, or false, which drops the dtype")
    return
  end
  local name
  if at.value[1] ~= nil then
    name = read_new_name(reader.items_to(at, 1)[1])
  end
  local changed = { name = name or old, place = at.place }
  dtypes.read_inherited(at, changed)
  changed.name = name
  return (name or at.value[1] == nil) and not changed.broken and changed or nil
end

-- The ident of a dtype that gives none; nil where its name needs one: i* gives i_weak.
local function default_ident(name)
  if name:find("^[%w_*]+$") then return (name:gsub("%*", "_weak")) end
end
M.default_ident = default_ident

-- Gives a dtype another name, and those that are named after it. By its old one the base still finds it.
local function change_name(base, dtype, name)
  if dtype.ident == default_ident(dtype.name) then dtype.ident = nil end
  if dtype.well_known and not dtype.weak_of and not dtype.as then dtype.as = dtype.format end
  for _, other in ipairs(base.dtypes) do
    if other.weak_of and other.strong == dtype then other.weak_of = name end
    if other.of and not other.format and other.of == dtype.name then other.of = name end
  end
  dtype.name = name
end

local function apply(base, dtype, changed)
  if changed.name then change_name(base, dtype, changed.name) end
  for _, field in ipairs({ "ident", "title", "value" }) do
    if changed[field] then dtype[field] = changed[field] end
  end
  if changed.aliases and #changed.aliases > 0 then dtype.aliases = changed.aliases end
  if changed.host then
    local host = {}
    for key, word in pairs(dtype.host or {}) do host[key] = word end
    for key, word in pairs(changed.host) do host[key] = word end
    dtype.host = host
  end
end

local function check_replacement(each, new)
  local old = each.dtype
  local function complain(what, hint)
    report(each.place, "bad-replacement", ('`rename` replaces "%s" by "%s", %s'):format(old.name, new.name, what), hint)
  end
  if (old.weak_of ~= nil) ~= (new.weak_of ~= nil) then
    complain("but only one of them is weak", "replace a weak dtype by a weak one, and a strong one by a strong one")
  end
  for _, field in ipairs({ "ident", "title", "value", "aliases", "host" }) do
    local value = each.changed[field]
    if value and (type(value) ~= "table" or next(value)) then
      complain(("and gives it the field `%s`"):format(field), "take it out: nothing is left of a replaced dtype")
    end
  end
end

-- The dtypes of the base that others are renamed to, which replace them: such as keep their name. Gives the other changes.
local function find_replaced(read, all)
  local renamed, kept = {}, {}
  for _, each in ipairs(all) do renamed[each.dtype] = renamed[each.dtype] or each.changed.name ~= nil end
  for _, each in ipairs(all) do
    local name = each.changed.name
    local other = name and name ~= each.dtype.name and read.base.by_name[name]
    if other and other ~= each.dtype and other.name == name and not renamed[other] and not read.dropped[other] then
      check_replacement(each, other)
      read.replaced[each.dtype], read.dropped[each.dtype] = other, each.place
    else
      kept[#kept + 1] = each
    end
  end
  return kept
end

-- What stands for a replaced dtype, or is made of it, stands for what replaces it.
local function replace_parts(read)
  for old, new in pairs(read.replaced) do
    for _, other in ipairs(read.base.dtypes) do
      if other.weak_of and other.strong == old then other.weak_of = new.name end
      if other.of and not other.format and other.of == old.name then other.of = new.name end
    end
  end
end

local function read_rename(read)
  local at, base = read:field("rename"), read.base
  if not at then return end
  need_extends(read, "rename", "is about")
  local all = {}
  for old, entry in reader.entries(at, 'field "rename"') do
    local dtype = base and base.by_name[old]
    if not base then
      break
    elseif not dtype then
      report(entry.key, "not-inherited", ('`rename` has "%s", which is not inherited'):format(old),
             native.hint_for_dtype(old, M.words(base), "take it out"))
    elseif entry.value == false then
      read.dropped[dtype] = entry.place
    else
      local changed = read_changed(entry, old)
      if changed then all[#all + 1] = { dtype = dtype, changed = changed, place = entry.key } end
    end
  end
  for _, each in ipairs(find_replaced(read, all)) do apply(base, each.dtype, each.changed) end
  replace_parts(read)
end

-- ---- The list of all ----

-- All that the dtypes of a spec are called: their names, then their aliases.
function M.words(spec)
  local words = names_of(spec.dtypes)
  for _, dtype in ipairs(spec.dtypes) do table.move(dtype.aliases or {}, 1, #(dtype.aliases or {}), #words + 1, words) end
  return words
end

-- The dtypes of the base that are kept, in their order, then the new ones. One that is given again takes the place of the
-- inherited one.
local function merge(read, own)
  local made, placed = {}, {}
  for _, old in ipairs(read.base and read.base.dtypes or {}) do
    if not read.dropped[old] then
      local kept = read.own_by_name[old.name] or old
      made[#made + 1], placed[kept], read.moved[old] = kept, true, kept
      if kept == old then
        kept.place, kept.part_place, kept.alias_places, kept.value_place = read.extends_at, read.extends_at, nil, nil
      end
    end
  end
  for old, new in pairs(read.replaced) do read.given[old] = read.moved[new] end
  for old, new in pairs(read.moved) do read.given[old] = new end
  for _, dtype in ipairs(own) do
    if not placed[dtype] then made[#made + 1] = dtype end
  end
  return made
end

local function number(spec)
  for i, dtype in ipairs(spec.dtypes) do
    dtype.id = i - 1
    if spec.by_name[dtype.name] then
      report(dtype.place, "duplicate-dtype", ('two inherited dtypes would be called "%s"'):format(dtype.name),
             "give one of them another name in `rename`")
    else
      spec.by_name[dtype.name] = dtype
    end
  end
end

-- An alias that `owner` has already.
local function report_taken_alias(dtype, index, owner)
  local alias = dtype.aliases[index]
  local place = dtype.alias_places and dtype.alias_places[index] or dtype.place
  local is_name = owner.name == alias
  local what = ('dtype "%s" has the alias "%s"'):format(dtype.name, alias)
  if owner == dtype then
    report(place, "duplicate-alias", what .. (is_name and ", which is its name" or " twice"), "take it out")
  else
    report(place, "duplicate-alias",
           what .. ", which is " .. (is_name and "a dtype of its own" or ('one of dtype "%s"'):format(owner.name)),
           "take one out")
  end
end

local function link_aliases(spec)
  for _, dtype in ipairs(spec.dtypes) do
    for i, alias in ipairs(dtype.aliases or {}) do
      local owner = spec.by_name[alias]
      if owner then report_taken_alias(dtype, i, owner) else spec.by_name[alias] = dtype end
    end
  end
end

-- All dtypes give their enumerator's value, or none does, and no two of them the same.
local function check_values(spec)
  local valued, without = {}, nil
  for _, dtype in ipairs(spec.dtypes) do
    if dtype.value then
      valued[#valued + 1] = dtype
    elseif not without and not dtype.broken then
      without = dtype
    end
  end
  local other = valued[#valued]
  table.sort(valued, function(a, b) return a.value < b.value or a.value == b.value and a.id < b.id end)
  for i = 2, #valued do
    local dtype, before = valued[i], valued[i - 1]
    if before.value == dtype.value and not dtype.broken then
      report(dtype.value_place or dtype.place, "duplicate-value",
             ('dtypes "%s" and "%s" both have value = %d'):format(before.name, dtype.name, dtype.value),
             "give each its own")
    end
  end
  if other and without then
    report(without.place, "missing-value",
           ('dtype "%s" has no `value`, but dtype "%s" has one'):format(without.name, other.name),
           "give every dtype a value, or none")
  end
end

-- What a dtype stands for or is made of is no dtype. The hint suggests strong dtypes of the spec and well-known ones, of
-- the kind that is needed (nil: any).
local function report_unknown_part(spec, dtype, diagnostic, words, part, kind)
  local names = {}
  for _, other in ipairs(spec.dtypes) do
    if not other.weak_of and (not kind or other.values.kind == kind) then names[#names + 1] = other.name end
  end
  for _, name in ipairs(native.known_names()) do
    if not kind or native.known(name).values.kind == kind then names[#names + 1] = name end
  end
  report(dtype.part_place, diagnostic, ('%s dtype "%s" %s "%s", which is not a dtype'):format(
    dtype.weak_of and "weak" or "complex", dtype.name, words, part),
    native.hint_for_dtype(part, names, "name a dtype of the spec, or a well-known one"))
end

-- Gives a complex dtype the values of its parts, which are of a strong float of the spec or of a well-known one.
local function link_complex(spec, dtype)
  if not dtype.of or dtype.weak_of or dtype.well_known or dtype.broken then return end
  local part, known = spec.by_name[dtype.of], native.known(dtype.of)
  local values = part and part.values or known and known.values
  if values and values.kind == "float" and not (part and part.weak_of) then
    dtype.values = {}
    for field, value in pairs(values) do dtype.values[field] = value end
    dtype.values.kind, dtype.values.bits = "complex", 2 * values.bits
    dtype.size = dtypes.size_of(dtype.values)
    return
  end
  dtype.broken = true
  if part and part.broken then return end
  if values then
    report(dtype.part_place, "bad-complex", ('complex dtype "%s" is of "%s", which is %s'):format(
      dtype.name, dtype.of, part and part.weak_of and "weak" or "no float"), "name a strong float dtype")
  else
    report_unknown_part(spec, dtype, "bad-complex", "is of", dtype.of, "float")
  end
end

local function find_format(spec, format)
  for _, dtype in ipairs(spec.dtypes) do
    if not dtype.weak_of and dtype.format == format then return dtype end
  end
end

local from_strong = { "values", "format", "size", "overflow", "of", "ctype", "to_f64", "from_f64" }

-- Gives a weak dtype all of what it stands for, except name, ident and title.
local function link_weak(spec, dtype)
  if not dtype.weak_of or dtype.broken then return end
  local known = native.known(dtype.weak_of)
  local target = spec.by_name[dtype.weak_of] or known and find_format(spec, known.name)
  for _, field in ipairs(from_strong) do dtype[field] = nil end
  dtype.values, dtype.size = { kind = "abstract", bits = 0 }, 0
  dtype.strong = target
  if target and target.weak_of then
    report(dtype.part_place, "bad-weak", ('weak dtype "%s" stands for "%s", which is weak itself'):format(
      dtype.name, dtype.weak_of), "name a strong dtype")
  elseif target then
    for _, field in ipairs(from_strong) do dtype[field] = target[field] end
  elseif known then
    dtypes.make_known(dtype, known)
  else
    report_unknown_part(spec, dtype, "bad-weak", "stands for", dtype.weak_of)
  end
  dtype.broken = target and (target.weak_of or target.broken) and true or not target and not known
end

-- Makes the list of all dtypes. nil if they are too many.
function M.link(read, own)
  local spec, base = read.spec, read.base
  read.dropped, read.moved, read.own_by_name = {}, {}, read.own_by_name or {}
  read.replaced, read.given = {}, {}
  drop_inherited(read)
  read_rename(read)
  local all = merge(read, own)
  if #all > MOST_DTYPES then
    report(read:key("dtypes"), "too-many-dtypes", ("the spec has %d dtypes"):format(#all),
           ("the maximum is %d"):format(MOST_DTYPES))
    return
  end
  if base and #all == 0 then
    report(read:key("without"), "no-dtypes", "`without` leaves no dtype",
           "keep at least one: a promotion is between a dtype and itself")
  end
  spec.dtypes = all
  number(spec)
  link_aliases(spec)
  check_values(spec)
  for _, dtype in ipairs(all) do link_complex(spec, dtype) end
  for _, dtype in ipairs(all) do link_weak(spec, dtype) end
  for _, dtype in ipairs(all) do
    dtype.ident = dtype.ident or default_ident(dtype.name) or "" -- where its name needs one in C
    if not dtype.weak_of then dtype.strong = dtype end
  end
  return true
end

return M

-- `castings`: rules of the spec's own for what may be cast.
local native, reader, sets, grid = require("native"), require("reader"), require("sets"), require("grid")
local M = {}
local report = reader.report

local fields = { from = true, table = true, allow = true, refuse = true, includes = true }
for i, name in ipairs({ "from", "table", "allow", "refuse", "includes" }) do fields[i] = { name = name } end

local REPLACED = "same_kind" -- the one that every spec has, and that is a convention rather than a fact

-- The place of a casting among those that every spec has.
local function find_built_in(name)
  local found = reader.index_of(native.casting_bases, name)
  return found and found <= native.built_in_castings and found
end

-- A casting's name is a word in generated code.
function M.check_name(name, place)
  if find_built_in(name) and name ~= REPLACED then
    report(place, "bad-casting", ('every spec has a casting "%s"'):format(name), "give this one another name")
    return false
  end
  if name:find("^[a-z][a-z0-9_]*$") and not name:find("_$") then return true end
  report(place, "bad-casting", ('a casting is called "%s"'):format(name),
         "its name is a to z, then a to z, 0 to 9 and _, and does not end in _")
  return false
end

local function read_from(at, name)
  if at.value == nil then return "no" end
  local word = reader.string(at.value, at.place, ('`from` of the casting "%s"'):format(name))
  if word and not reader.index_of(native.casting_bases, word) then
    reader.unknown_word(at.place, "unknown-casting", "casting or loss", word, native.casting_bases)
    return
  end
  return word
end

-- Adds a rule for each conversion that a pair stands for.
local function read_pairs(read, at, subject, allows, rules)
  if at.value == nil or not reader.table(at, subject, 'make it a list: { "i8,u8" }') then return end
  for _, item in ipairs(reader.items(at, subject) or {}) do
    local pair = reader.string(item.value, item.place, subject)
    if pair and not reader.is_pair(pair) then
      report(item.place, "bad-casting", ('%s has the entry "%s", which is not a pair'):format(subject, pair),
             'write "from,to"')
    end
    local found = pair and reader.is_pair(pair) and sets.pairs(read, pair, true, item.place, "the pair") or {}
    for _, each in ipairs(found) do
      rules[#rules + 1] = { from = each.a, to = each.b, allows = allows, in_table = false, by_name = found.by_name,
                             place = item.place }
    end
  end
end

-- Adds a rule for each cell of a table.
local function read_table(read, at, subject, rules)
  if at.value == nil then return end
  for from, row in next, grid.read_casting(read, at, subject) do
    for to, allows in next, row do
      rules[#rules + 1] = { from = from, to = to, allows = allows, in_table = true, by_name = false, place = at.place }
    end
  end
end

-- By conversion; names before sets, both before the table, then in the order of the text.
local function is_before(x, y)
  if x.from ~= y.from then return x.from.id < y.from.id end
  if x.to ~= y.to then return x.to.id < y.to.id end
  if x.by_name ~= y.by_name then return x.by_name end
  if x.in_table ~= y.in_table then return y.in_table end
  if x.place[1] ~= y.place[1] then return x.place[1] < y.place[1] end
  return x.place[2] < y.place[2]
end

-- One rule for each conversion. What is both allowed and refused, by names or by sets, is an error.
local function sorted_casts(rules, name)
  local casts, last = {}, nil
  table.sort(rules, is_before)
  for _, rule in ipairs(rules) do
    if not last or last.from ~= rule.from or last.to ~= rule.to then
      casts[#casts + 1], last = rule, rule
    elseif rule.in_table then
      last.in_table = true
    elseif rule.by_name == last.by_name and rule.allows ~= last.allows then
      report(rule.place, "conflicting-casting", ('the casting "%s" both allows and refuses %s to %s'):format(
        name, rule.from.name, rule.to.name),
        rule.by_name and "take one out" or "say which by the names of these two dtypes")
    end
  end
  return casts
end

local function read_entry(read, name, at)
  local subject = ('the casting "%s"'):format(name)
  local good = M.check_name(name, at.key)
  if not reader.table(at, subject, 'make it a table: { from = "same_kind", allow = { "i8,u8" } }') then return end
  reader.check_fields(at, subject, fields)
  local rules, from = {}, read_from(reader.field(at, "from"), name)
  read_pairs(read, reader.field(at, "allow"), "`allow` of " .. subject, true, rules)
  read_pairs(read, reader.field(at, "refuse"), "`refuse` of " .. subject, false, rules)
  read_table(read, reader.field(at, "table"), "`table` of " .. subject, rules)
  local casting = { name = name, from = from, casts = sorted_casts(rules, name), place = at.key, includes = {},
                    includes_at = reader.field(at, "includes") }
  return good and from and casting or nil
end

-- The names in `includes`, which are of all castings.
local function read_includes(casting, known)
  local at, subject = casting.includes_at, ('`includes` of the casting "%s"'):format(casting.name)
  if not at or at.value == nil or not reader.table(at, subject, 'make it a list: { "promote" }') then return end
  for _, item in ipairs(reader.items(at, subject) or {}) do
    local word = reader.string(item.value, item.place, subject)
    if word == casting.name then
      report(item.place, "bad-casting", ('the casting "%s" includes itself'):format(word), "take it out")
    elseif word and not reader.index_of(known, word) then
      reader.unknown_word(item.place, "unknown-casting", "casting", word, known)
    elseif word then
      casting.includes[#casting.includes + 1] = word
    end
  end
end

-- Those of the base, without the conversions of dropped dtypes.
local function inherit(read, castings)
  for name, old in pairs(read.base and read.base.castings or {}) do
    local casting = { name = name, from = old.from, casts = {}, place = read.extends_at, includes = old.includes }
    for _, cast in ipairs(old.casts) do
      local from, to = read.moved[cast.from], read.moved[cast.to]
      if from and to then
        casting.casts[#casting.casts + 1] = { from = from, to = to, allows = cast.allows, in_table = cast.in_table }
      end
    end
    castings[name] = casting
  end
end

function M.read(read, at)
  local castings, names = {}, {}
  inherit(read, castings)
  for name, entry in at and reader.entries(at, 'field "castings"') or function() end do
    castings[name] = read_entry(read, name, entry) or castings[name]
    names[#names + 1] = not castings[name] and name or nil
  end
  for name in pairs(castings) do names[#names + 1] = name ~= REPLACED and name or nil end
  table.sort(names)
  if at and #names > native.most_castings then
    report(at.key, "bad-casting", ("there are %d `castings`, but there may be %d"):format(#names, native.most_castings),
           "take some out")
  end
  local known = table.move(names, 1, #names, native.built_in_castings + 1, {})
  table.move(native.casting_bases, 1, native.built_in_castings, 1, known)
  for _, casting in pairs(castings) do read_includes(casting, known) end
  read.spec.castings = castings
end

return M

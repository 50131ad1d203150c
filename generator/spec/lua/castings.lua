-- `castings`: rules of the spec's own for what may be cast.
local native, reader, sets = require("native"), require("reader"), require("sets")
local M = {}
local report = reader.report

local MOST = 22 -- a cell of the generated table has 32 bits: 6 for losses, the built-in castings and these

local fields = { { name = "from" }, { name = "allow" }, { name = "refuse" }, from = true, allow = true, refuse = true }

-- A casting's name is a word in generated code.
local function check_name(name, place)
  for i = 1, native.built_in_castings do
    if native.casting_bases[i] == name then
      report(place, "bad-casting", ('every spec has a casting "%s"'):format(name), "give this one another name")
      return false
    end
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
      rules[#rules + 1] = { from = each.a, to = each.b, allows = allows, by_name = found.by_name, place = item.place }
    end
  end
end

-- By conversion; names before sets, then in the order of the text.
local function is_before(x, y)
  if x.from ~= y.from then return x.from.id < y.from.id end
  if x.to ~= y.to then return x.to.id < y.to.id end
  if x.by_name ~= y.by_name then return x.by_name end
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
  local good = check_name(name, at.key)
  if not reader.table(at, subject, 'make it a table: { from = "same_kind", allow = { "i8,u8" } }') then return end
  reader.check_fields(at, subject, fields)
  local rules, from = {}, read_from(reader.field(at, "from"), name)
  read_pairs(read, reader.field(at, "allow"), "`allow` of " .. subject, true, rules)
  read_pairs(read, reader.field(at, "refuse"), "`refuse` of " .. subject, false, rules)
  local casting = { name = name, from = from, casts = sorted_casts(rules, name), place = at.key }
  return good and from and casting or nil
end

-- Those of the base, without the conversions of dropped dtypes.
local function inherit(read, castings)
  for name, old in pairs(read.base and read.base.castings or {}) do
    local casting = { name = name, from = old.from, casts = {}, place = read.extends_at }
    for _, cast in ipairs(old.casts) do
      local from, to = read.moved[cast.from], read.moved[cast.to]
      if from and to then casting.casts[#casting.casts + 1] = { from = from, to = to, allows = cast.allows } end
    end
    castings[name] = casting
  end
end

function M.read(read, at)
  local castings, count = {}, 0
  inherit(read, castings)
  for name, entry in at and reader.entries(at, 'field "castings"') or function() end do
    castings[name] = read_entry(read, name, entry) or castings[name]
  end
  for _ in pairs(castings) do count = count + 1 end
  if at and count > MOST then
    report(at.key, "bad-casting", ("there are %d `castings`, but there may be %d"):format(count, MOST), "take some out")
  end
  read.spec.castings = castings
end

return M

-- Sets of dtypes: the field `sets`, and values of other fields that are sets. A set is { members, named, classes }: its
-- dtypes, those of them that are so by their names, and the classes among its words, as a mask.
local native, reader = require("native"), require("reader")
local M = {}
local report = reader.report

local MOST_PAIRS = 1 << 18 -- of all that sets stand for in a spec: every pair of 256 dtypes four times

local integer = { int = true, uint = true }
local real = { int = true, uint = true, float = true, fixed = true }
local is_in = {
  any = function() return true end,
  number = function(dtype) return dtype.values.kind ~= "bool" end,
  real = function(dtype) return real[dtype.values.kind] end,
  integer = function(dtype) return integer[dtype.values.kind] end,
  weak = function(dtype) return dtype.weak_of ~= nil end,
  strong = function(dtype) return dtype.weak_of == nil end,
}
local classes = {} -- in the order of their bits in a mask, the kinds first
for i, kind in ipairs(native.kinds) do
  classes[i] = kind.name
  is_in[kind.name] = function(dtype) return dtype.values.kind == kind.name end
end
table.move({ "any", "number", "real", "integer", "weak", "strong" }, 1, 6, #classes + 1, classes)
local class_of_name = {}
for i, class in ipairs(classes) do class_of_name[class] = i end

local function class_of(word)
  local kind = word:match("^kind:(.*)$")
  local class = class_of_name[kind or word]
  return class and (not kind or class <= #native.kinds) and class
end

M.class_count = #classes

-- Whether a word is a class.
function M.is_class(word) return class_of_name[word] ~= nil end

-- A word by which the field `sets` can name a class: "float", "kind:float", "real". nil where dtypes of the spec have these
-- names.
function M.written_class(spec, i)
  local word = classes[i]
  if not spec.by_name[word] then return word end
  local with_kind = i <= #native.kinds and "kind:" .. word
  return with_kind and not spec.by_name[with_kind] and with_kind or nil
end

function M.new() return { members = {}, named = {}, classes = 0 } end

-- The dtypes of a class, by its bit. They are looked for once.
local function dtypes_of(spec, i)
  local found = spec.by_class[i]
  if found then return found end
  found = {}
  for _, dtype in ipairs(spec.dtypes) do
    if is_in[classes[i]](dtype) then found[#found + 1] = dtype end
  end
  spec.by_class[i] = found
  return found
end

local function add_classes(spec, mask, set)
  set.classes = set.classes | mask
  local i = 1
  while mask ~= 0 do
    for _, dtype in ipairs(mask & 1 == 1 and dtypes_of(spec, i) or {}) do set.members[dtype] = true end
    mask, i = mask >> 1, i + 1
  end
end

local function add_named(set, dtype)
  set.members[dtype], set.named[dtype] = true, true
end
M.add_named = add_named

-- The set of all dtypes, also of those that another spec adds.
function M.any(spec)
  local set = M.new()
  add_classes(spec, 1 << class_of_name.any - 1, set)
  return set
end

-- Adds what a word stands for: one of the spec's sets, else a dtype, else a class. False: it is none of them.
function M.add_word(spec, word, set)
  local other, dtype = spec.sets[word], spec.by_name[word]
  local class = class_of(word)
  if other then
    for member in pairs(other.named) do add_named(set, member) end
    add_classes(spec, other.classes, set)
  elseif dtype then
    add_named(set, dtype)
  elseif class then
    add_classes(spec, 1 << class - 1, set)
  end
  return other or dtype or class
end

-- The dtypes that two sets share, by their names.
function M.in_both(a, b)
  local made = M.new()
  for dtype in pairs(a.members) do
    if b.members[dtype] then add_named(made, dtype) end
  end
  return made
end

-- A set of the base, as it is in the spec. nil for nil.
function M.moved(read, set)
  if not set then return end
  local made = M.new()
  for dtype in pairs(set.named) do
    if read.given[dtype] then add_named(made, read.given[dtype]) end
  end
  add_classes(read.spec, set.classes, made)
  return made
end

-- A set while it is read: `of_sets` is of the field `sets`.
local function begin(read, subject, of_sets)
  return { read = read, subject = subject, of_sets = of_sets, set = M.new(), words = 0, good = true }
end

local function report_unknown(entry, place, word)
  local spec, base = entry.read.spec, entry.read.base
  local own = entry.read.root.value.sets
  if base and base.sets[word] or type(own) == "table" and own[word] ~= nil then
    if entry.of_sets then
      report(place, "bad-set", ('%s names the set "%s"'):format(entry.subject, word),
             "a set is made of dtypes and kinds: write those")
    end
    return -- a bad set has its own message
  end
  local known = entry.read:words()
  for _, name in ipairs(spec.set_names) do known[#known + 1] = name end
  if not native.well_known(word) then table.move(classes, 1, #classes, #known + 1, known) end -- `float32` is no `float`
  report(place, "unknown-dtype", ('%s names "%s", which is neither a dtype nor a set nor a kind'):format(
    entry.subject, word), native.hint_for_dtype(word, known,
    "name a dtype, a set, a kind such as float, or any, number, real, integer, weak or strong"))
end

-- The place of a part of a string, if that is written as it is.
local function place_of_part(string, from, length, place)
  if place[3] ~= #string then return place end
  return { place[1], place[2] + from - 1, length > 0 and length or 1 }
end

local function add_word(entry, word, place)
  entry.words = entry.words + 1
  if M.add_word(entry.read.spec, word, entry.set) then return end
  report_unknown(entry, place, word)
  entry.good = false
end

local function add_words(entry, string, place)
  for from, word in string:gmatch("()([^ \t\r\n]+)") do
    add_word(entry, word, place_of_part(string, from, #word, place))
  end
end

local function add_string(entry, value, place, subject)
  local string = reader.string(value, place, subject)
  if string then add_words(entry, string, place) else entry.good = false end
end

-- The set that a value is. nil after diagnostics, which begin with `subject`: 'the domain of "exp"'.
function M.read(read, at, subject, of_sets)
  local known = not of_sets and type(at.value) == "string" and read.sets_read[at.value]
  if known then return known end
  local entry = begin(read, subject, of_sets)
  local listed = type(at.value) == "table"
  if listed then
    local items = reader.items(at, subject)
    entry.good = items ~= nil
    for _, item in ipairs(items or {}) do add_string(entry, item.value, item.place, "an entry of " .. subject) end
  else
    add_string(entry, at.value, at.place, subject)
  end
  if entry.good and entry.words == 0 and not (listed and #at.value == 0) then -- {}, as an inherited one may be
    report(at.place, "bad-set", subject .. " is empty", 'name dtypes or kinds: "f32 f64", "float complex"')
    entry.good = false
  end
  if entry.good and not of_sets and not listed then read.sets_read[at.value] = entry.set end
  return entry.good and entry.set or nil
end

-- Half of a pair of dtypes, from..to of the string: its set, and whether it is the name of a dtype, and not of a set.
local function read_half(read, string, from, to, place, subject)
  local entry = begin(read, subject)
  from = string:find("[^ \t\r\n]", from) or #string + 1
  local half = from <= to and string:sub(from, to):match("^(.-)[ \t\r\n]*$") or ""
  place = place_of_part(string, from, #half, place)
  add_words(entry, half, place)
  if entry.words == 0 then add_word(entry, "", place) end
  return entry.good and entry.set or nil, not read.spec.sets[half] and read.spec.by_name[half] ~= nil
end

-- The pairs { a, b } that a text such as "i8,u8" or "integer,f16 f32" stands for, with `by_name` where two dtypes are named
-- and no set: else each once, and none of a dtype with itself. If they are not `ordered`, a with b is the same as b with
-- a. nil after diagnostics, which begin with `subject` and the text.
function M.pairs(read, string, ordered, place, subject)
  local comma = string:find(",", 1, true)
  local whole = ('%s "%s"'):format(subject, string)
  local left, left_is_name = read_half(read, string, 1, comma - 1, place, whole)
  local right, right_is_name = read_half(read, string, comma + 1, #string, place, whole)
  if not left or not right then return end
  local found = { by_name = left_is_name and right_is_name }
  local dtypes = read.spec.dtypes
  for _, a in ipairs(dtypes) do
    for _, b in ipairs(left.members[a] and dtypes or {}) do
      local both_ways = not ordered and left.members[b] and right.members[a]
      if right.members[b] and (found.by_name or a ~= b and not (both_ways and b.id < a.id)) then
        found[#found + 1] = { a = a, b = b }
        if not found.by_name then read.pair_count = read.pair_count + 1 end
        if read.pair_count > MOST_PAIRS then
          report(place, "too-many-pairs", ("with %s sets stand for more than %d pairs"):format(whole, MOST_PAIRS),
                 "write a table")
          return
        end
      end
    end
  end
  return found
end

-- Reads the field, and takes over the sets of the base. Needs the dtypes. Sets do not name sets.
function M.read_field(read)
  local spec, base = read.spec, read.base
  local sets = {}
  for _, name in ipairs(base and base.set_names or {}) do
    sets[name] = M.moved(read, base.sets[name])
    sets[name].place = read.extends_at
  end
  local field = read:field("sets")
  for name, at in field and reader.entries(field, 'field "sets"') or function() end do
    -- its name is the end of names in generated code
    local good = name:find("^%a[%w_]*$") and not name:find("_$")
    if not good then
      report(at.key, "bad-set", ('a set is called "%s"'):format(name),
             "a set's name is made of letters, digits and _, begins with a letter and does not end in _")
    end
    local set = M.read(read, at, ('the set "%s"'):format(name), true)
    if set and good then
      set.place = at.key
      sets[name] = set
    end
  end
  for name, set in pairs(sets) do
    set.name = name
    spec.set_names[#spec.set_names + 1] = name
  end
  table.sort(spec.set_names)
  spec.sets = sets
end

return M

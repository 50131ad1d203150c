-- `laws`, the list of `ops`, `by_zero`, `rounding`, `weak_scalars`, `in_range`, `nary`, `names`, `header`, `inexact`, `hot`.
local native, reader, sets = require("native"), require("reader"), require("sets")
local M = {}
local report = reader.report

-- The words of a list that are among the known ones, each once; all are where none are known. `aliases`, if there are
-- any: the known words of others.
local function read_words(field, items, subject, unknown, repeated, known, aliases)
  local met, words = {}, {}
  for _, item in ipairs(items) do
    local word = reader.string(item.value, item.place, ("an entry of `%s`"):format(field))
    word = aliases and aliases[word] or word
    if word and known and not reader.index_of(known, word) then
      reader.unknown_word(item.place, unknown, subject, word, known)
    elseif word and met[word] then
      report(item.place, repeated, ('%s "%s" is listed twice'):format(subject, word), "take one out")
    elseif word then
      met[word], words[#words + 1] = true, word
    end
  end
  return words
end

local function read_laws(read)
  local names, laws = {}, {}
  for i, law in ipairs(native.laws) do
    names[i] = law.name
    if read.base then laws[law.name] = read.base.laws[law.name] else laws[law.name] = law.demanded end
  end
  local at = read:field("laws")
  if at then
    local items = reader.items(at, 'field "laws"') or {}
    local words = read_words("laws", items, "law", "unknown-law", "duplicate-law", names)
    laws = {}
    for _, law in ipairs(words) do laws[law] = true end
  end
  read.spec.laws = laws
end

-- The list part of `ops`, and `only`. Where the table has nothing but entries with keys, it says nothing of other
-- operations.
local function read_op_list(read)
  local spec, base, at = read.spec, read.base, read:field("ops")
  local says
  if at then
    local only = reader.field(at, "only")
    if type(only.value) == "boolean" then
      says, spec.ops_only = true, only.value
    elseif only.value ~= nil then
      report(only.place, "wrong-type", ("`only` of `ops` is a %s"):format(type(only.value)),
             "write only = true: there are no operations but these")
    end
  end
  local keys_alone = at and #at.value == 0 and next(at.value) ~= nil and not spec.ops_only
  if keys_alone and says then return end -- all of joinery's, whatever the base has
  if at and not keys_alone then
    local items = reader.items_to(at, #at.value)
    spec.ops = read_words("ops", items, "operation", "unknown-op", "duplicate-op", native.op_words,
                          native.op_aliases)
  elseif base then
    spec.ops, spec.ops_only = base.ops, base.ops_only
  end
end

-- The index of the word that a field is, from 1; that of the base, else 1, where it is not there or another one.
local function read_choice(read, field, diagnostic, subject, known)
  local word = read:text(field)
  local found = word and reader.index_of(known, word)
  if word and not found then
    reader.unknown_word(read:place(field), diagnostic, subject, word, known)
  end
  read.spec[field] = found or read.base and read.base[field] or 1
end

-- Whose names of dtypes are meant.
local function read_names(read)
  local word = read:text("names")
  if word and not reader.index_of(native.name_systems, word) then
    reader.unknown_word(read:place("names"), "unknown-names", "system of names", word, native.name_systems)
    word = nil
  end
  read.spec.names = word or read.base and read.base.names
end

function M.read(read)
  local spec, base = read.spec, read.base
  read_laws(read)
  read_op_list(read)
  read_choice(read, "by_zero", "unknown-by-zero", "result of division by zero", native.by_zeros)
  read_choice(read, "rounding", "unknown-rounding", "way of rounding", native.roundings)
  read_choice(read, "weak_scalars", "unknown-weak-scalars", "rule for weak scalars", native.weak_scalars)
  read_choice(read, "in_range", "unknown-in-range", 'meaning of "in range"', native.in_ranges)
  read_choice(read, "nary", "unknown-nary", "rule for three or more dtypes", native.narys)
  read_names(read)
  spec.header = read:text("header")
  if spec.header and not native.is_header(spec.header) then
    report(read:place("header"), "bad-header", ('header is "%s", which cannot be included'):format(spec.header),
           "name a file, such as dec64.h or <decimal.h>")
  end
  if base and read.root.value.header == nil then spec.header = base.header end
end

-- ---- inexact ----

-- The dtype of that name, if `divide` can compute in it; false for "-", which divides nothing. nil after a diagnostic.
local function inexact_value(read, place, name)
  local dtype = read.spec.by_name[name]
  if name == "-" then
    return false
  elseif not dtype then
    read:unknown_dtype(place, "`inexact` is", name)
  elseif dtype.values.kind == "float" or dtype.values.kind == "complex" or dtype.broken then
    return dtype
  else
    report(place, "bad-inexact", ('`inexact` is "%s", which is of kind %s'):format(name, dtype.values.kind),
           "name a float or complex dtype")
  end
end

local function read_inexact_entry(read, key, at)
  local spec = read.spec
  local name = reader.string(at.value, at.place, "a value of `inexact`")
  local value
  if name then value = inexact_value(read, at.place, name) end
  local dtype = spec.by_name[key]
  local kind = dtype and dtype.values.kind
  if key == "default" then
    spec.inexact_default = value
  elseif not dtype then
    read:unknown_dtype(at.key, "`inexact` has an entry for", key)
  elseif kind ~= "bool" and kind ~= "int" and kind ~= "uint" and not dtype.broken then
    report(at.key, "bad-inexact", ('`inexact` has an entry for "%s", which is of kind %s'):format(key, kind),
           "`inexact` is for bool, int and uint dtypes only: floats divide in their own dtype")
  else
    spec.inexact[dtype] = value
  end
end

-- What `inexact` of the base says of a dtype of its own, as a dtype of the spec.
local function divided_in(read, dtype)
  local value = read.base.inexact[dtype]
  if value == nil then value = read.base.inexact_default end
  return value and read.given[value]
end

-- Reports dtypes of which `inexact` says something else than of those that replace them.
local function check_replaced(read)
  for _, old in ipairs(read.base.dtypes) do
    local new = read.replaced[old]
    if new and divided_in(read, old) ~= divided_in(read, new) then
      report(read.dropped[old], "unclear-replacement",
             ('`rename` replaces "%s" by "%s", of which `inexact` says other things'):format(old.name, new.name),
             "say what they are divided in: inexact = { default = ... }")
    end
  end
end

-- What the base divides in, and nothing where that is dropped.
local function inherit_inexact(read)
  check_replaced(read)
  local spec, base, moved = read.spec, read.base, read.moved
  local function value_of(old)
    local value = old and read.given[old] or false
    if old and not value then
      local more = spec.inexact_lost and spec.inexact_lost ~= old.name and spec.inexact_lost .. " and " or ""
      spec.inexact_lost, spec.inexact_lost_at = more .. old.name, read.dropped[old]
    end
    return value
  end
  for _, dtype in ipairs(base.dtypes) do
    if moved[dtype] and base.inexact[dtype] ~= nil then spec.inexact[moved[dtype]] = value_of(base.inexact[dtype]) end
  end
  if base.inexact_default ~= nil then spec.inexact_default = value_of(base.inexact_default) end
end

function M.read_inexact(read)
  local spec, base, at = read.spec, read.base, read:field("inexact")
  spec.inexact = {}
  if at and type(at.value) == "string" then
    local name = reader.string(at.value, at.place, 'field "inexact"')
    if name then spec.inexact_default = inexact_value(read, at.place, name) end
  elseif at then
    for key, entry in reader.entries(at, 'field "inexact"') do read_inexact_entry(read, key, entry) end
  elseif base and read.root.value.inexact == nil then
    inherit_inexact(read)
  end
end

-- ---- hot ----

-- The pairs that have kernels of their own in a staged spec.
function M.read_hot(read)
  local spec, base, at = read.spec, read.base, read:field("hot")
  if not at and base and base.hot and read.root.value.hot == nil then
    spec.hot = {}
    for _, pair in ipairs(base.hot) do
      local a, b = read.moved[pair.a], read.moved[pair.b]
      if a and b then spec.hot[#spec.hot + 1] = { a = a, b = b } end
    end
  end
  if not at then return end
  spec.hot = {}
  local listed = {}
  for _, item in ipairs(reader.items(at, 'field "hot"') or {}) do
    local entry = reader.string(item.value, item.place, "an entry of `hot`")
    if entry and not reader.is_pair(entry) then
      report(item.place, "bad-hot", ('`hot` has the entry "%s", which is not a pair'):format(entry), 'write "bf16,f32"')
    end
    local found = entry and reader.is_pair(entry) and sets.pairs(read, entry, false, item.place, "the pair") or {}
    for _, pair in ipairs(found) do
      local low, high = math.min(pair.a.id, pair.b.id), math.max(pair.a.id, pair.b.id)
      local key = low * #spec.dtypes + high
      if not listed[key] then
        listed[key], spec.hot[#spec.hot + 1] = true, pair
      elseif found.by_name then
        report(item.place, "duplicate-hot", ('the pair "%s" is listed twice in `hot`'):format(entry), "take one out")
      end
    end
  end
end

return M

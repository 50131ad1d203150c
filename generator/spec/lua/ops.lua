-- What `ops` and `results` say of operations, but for the list. An entry is { name, known, left_out, arity, promote,
-- operands, domain, kernels, reduce, commutative, monotone, form, by, dtypes, map, compute, to_integer, cells, stub }, the
-- rule of its result being `form` with what that needs.
local native, reader, schema, sets = require("native"), require("reader"), require("schema"), require("sets")
local inherited_ops = require("inherited_ops")
local M = {}
local report = reader.report

local MOST_OPERANDS = 3
local BY_JOIN, BY_EACH = 0, -1 -- or the place of an operand, from 1

local function is_text(value, word) return type(value) == "string" and value == word end

-- "1 operand", "2 operands"
local function operands_of(count) return ("%d operand%s"):format(count, count == 1 and "" or "s") end
M.operands_of = operands_of

-- ---- Entries of the spec ----

-- Takes the rule of its result out of an entry.
local function forget_result(entry)
  entry.form, entry.by, entry.left_out = "default", BY_JOIN, false
  entry.dtypes, entry.map, entry.cells, entry.lost, entry.unclear = {}, {}, {}, {}, nil
  if entry.whole_domain then entry.domain, entry.whole_domain = entry.whole_domain.set, nil end
  return entry
end

local function copy(entry)
  local made = {}
  for field, value in pairs(entry) do made[field] = value end
  return made
end

local function says_nothing(entry)
  return entry.form == "default" and entry.promote == nil and #entry.compute == 0
    and not (entry.stub or entry.reduce or entry.commutative or entry.monotone or entry.left_out)
    and not (entry.domain or entry.operands or entry.kernels or entry.cells[1])
end

-- Whether the spec says that there are only others, and not what it extends, whose list has been taken over then.
local function drops(read, op)
  local spec, base = read.spec, read.base
  if not spec.ops_only or base.ops_only and (not base.ops or base.ops == spec.ops) then return false end
  return not reader.index_of(spec.ops or {}, op)
end

local function inherit(read)
  for name, old in pairs(read.base and read.base.entries or {}) do
    if not drops(read, name) then read.spec.entries[name] = inherited_ops.moved(read, old) end
  end
end

-- ---- Parts of an entry: `entry.good` is false after a diagnostic ----

local function complain(entry, ...)
  entry.good = false
  report(...)
end

local function arity_of(entry) return entry.arity or entry.rule and entry.rule.arity or 2 end

-- The dtype of a name; nil after a diagnostic, and for "-" where `undefined` is allowed.
local function read_name(entry, at, subject, undefined)
  local name = reader.string(at.value, at.place, subject)
  if undefined and name == "-" then return end
  local dtype = name and entry.read.spec.by_name[name]
  if name and not dtype then entry.read:unknown_dtype(at.place, subject .. " names", name) end
  entry.good = entry.good and dtype ~= nil
  return dtype
end

-- Adds a dtype to the floor or the loops.
local function read_dtype(entry, at)
  local subject = ('`%s` of the result of "%s"'):format(entry.form, entry.name)
  local dtype = read_name(entry, at, subject)
  if dtype and reader.index_of(entry.dtypes, dtype) then
    complain(entry, at.place, "bad-result", ('%s names "%s" twice'):format(subject, at.value),
             "the first that fits is taken: take one out")
  elseif dtype then
    entry.dtypes[#entry.dtypes + 1] = dtype
  end
end

-- Adds a line to a map: what becomes of the dtypes that the key names.
local function add_line(entry, lines, subject, key, place, value)
  local spec = entry.read.spec
  local set = sets.read(entry.read, { value = key, place = place }, subject)
  entry.good = entry.good and set ~= nil
  lines[#lines + 1] = set and { set = set, one_dtype = not spec.sets[key] and spec.by_name[key] ~= nil, value = value }
end

-- Whether two lines of a map that are as good as each other say different things of a dtype.
local function check_map(entry, lines, subject, place)
  for _, dtype in ipairs(entry.read.spec.dtypes) do
    local first = inherited_ops.line_of(lines, dtype)
    for _, other in ipairs(first and not first.one_dtype and lines or {}) do
      if other.set.members[dtype] and other.set.named[dtype] == first.set.named[dtype]
        and (other.value.form ~= first.value.form or other.value.dtype ~= first.value.dtype) then
        complain(entry, place, "bad-result", ('%s says two things of "%s"'):format(subject, dtype.name),
                 "give that dtype a line of its own")
        return
      end
    end
  end
end

-- ---- Results ----

local FORMS = 'write { floor = "i8" }, { loops = { "i8", "u8" } }, a map such as { b = "i8" }, a dtype\'s name, "join", '
  .. '"inexact", "part" or "default"'
local result_words = { default = true, join = true, inexact = true, part = true }

local function read_word(entry, at)
  local word = reader.string(at.value, at.place, ('the result of "%s"'):format(entry.name))
  local dtype = word and entry.read.spec.by_name[word]
  if not word then
    entry.good = false
  elseif result_words[word] then
    entry.form = word
  elseif dtype then
    entry.form, entry.dtypes = "fixed", { dtype }
  else
    complain(entry, at.place, "bad-result", ('the result of "%s" is "%s", which is not a rule'):format(entry.name, word),
             FORMS)
  end
end

-- The items of a list; none after a diagnostic.
local function items_of(entry, at, subject, hint)
  local items = reader.table(at, subject, "make it a list: " .. hint) and reader.items(at, subject)
  if not items then entry.good = false end
  return items
end

local function read_loops(entry, at)
  local subject = ('`loops` of the result of "%s"'):format(entry.name)
  local items = items_of(entry, at, subject, FORMS)
  if items and #items == 0 then
    complain(entry, at.place, "bad-result", subject .. " is empty", "list the dtypes in which it computes")
  end
  for _, item in ipairs(items or {}) do read_dtype(entry, item) end
end

local function read_by(entry, at)
  local value = at.value
  local place = type(value) == "number" and math.tointeger(value)
  if is_text(value, "join") then
    entry.by = BY_JOIN
  elseif is_text(value, "each") then
    entry.by = BY_EACH
  elseif place and place >= 1 and place <= arity_of(entry) then
    entry.by = place
  else
    complain(entry, at.place, "bad-result", ('`by` of the result of "%s" is %s'):format(entry.name, tostring(value)),
             'write "join", "each" or the place of an operand: '
             .. ({ "1", "1 or 2", "1, 2 or 3" })[arity_of(entry)])
  end
end

-- One of `cells`: the operands, then the result.
local function read_cell(entry, at)
  local arity = arity_of(entry)
  local subject = ('a cell of the result of "%s"'):format(entry.name)
  local items = type(at.value) == "table" and reader.items(at, subject)
  if not items or #items ~= arity + 1 then
    complain(entry, at.place, "bad-result", ("%s does not list %s and a result"):format(subject, operands_of(arity)),
             ("write it like { %s\"f32\" }"):format(({ '"i8", ', '"i8", "u8", ', '"i8", "u8", "u8", ' })[arity]))
    return
  end
  local cell = {}
  for i, item in ipairs(items) do
    cell[i > arity and "result" or i] = read_name(entry, { value = item.value, place = at.place }, subject, i > arity)
  end
  if entry.good then entry.cells[#entry.cells + 1] = cell end
end

-- Whether two cells are of the same operands.
local function are_alike(a, b)
  for i = 1, MOST_OPERANDS do
    if a[i] ~= b[i] then return false end
  end
  return true
end

-- Cells come before those that the entry has for the same operands, and before its rule.
local function read_cells(entry, at)
  local old = entry.cells
  entry.cells = {}
  local subject = ('`cells` of the result of "%s"'):format(entry.name)
  local items
  if entry.name == "where" then
    complain(entry, at.key, "bad-result", subject .. " name a condition, which may be of any dtype",
             "say by dtype or set what it gives")
    return
  end
  if type(at.value) ~= "table" then
    reader.table(at, subject, 'make it a list: cells = { { "i8", "u8", "f32" } }')
  else
    items = reader.items(at, subject)
  end
  if not items then entry.good = false end
  for _, item in ipairs(items or {}) do read_cell(entry, item) end
  local own = table.move(entry.cells, 1, #entry.cells, 1, {})
  for _, cell in ipairs(old) do
    local replaced = false
    for _, other in ipairs(own) do replaced = replaced or are_alike(cell, other) end
    if not replaced then entry.cells[#entry.cells + 1] = cell end
  end
end

-- The value of a line of a map.
local function read_value(entry, at, key)
  if is_text(at.value, "same") or is_text(at.value, "part") or is_text(at.value, "inexact") then
    return { form = at.value }
  end
  return { form = "dtype", dtype = read_name(entry, at, ('the result of "%s" for "%s"'):format(entry.name, key), true) }
end

local read_key = {
  floor = function(entry, at)
    entry.form = "floor"
    read_dtype(entry, at)
  end,
  loops = function(entry, at)
    entry.form = "loops"
    read_loops(entry, at)
  end,
  by = read_by,
  cells = read_cells,
}

-- A rule, with cells that come before it: a map, `floor` or `loops`, or a word. Cells alone leave the rule that there is.
local function read_table(entry, at)
  local subject = ('the result of "%s"'):format(entry.name)
  local keys, rules = reader.keys(at, subject, 1), 0
  for _, key in ipairs(keys) do rules = rules + (key ~= "cells" and 1 or 0) end
  local word = at.value[1] ~= nil
  local alone = word or reader.index_of(keys, "floor") or reader.index_of(keys, "loops")
  if #keys == 0 then
    complain(entry, at.place, "bad-result", subject .. (word and " is a list" or " is empty"), FORMS)
  elseif alone and rules > (word and 0 or 1) then
    complain(entry, at.place, "bad-result", ("%s has more than %s"):format(
      subject, word and "a rule and `cells`" or "`floor` or `loops`, and `cells`"), FORMS)
  end
  if word and entry.good then read_word(entry, reader.items_to(at, 1)[1]) end
  for _, key in ipairs(keys) do
    if not entry.good then break end
    local value = reader.field(at, key)
    if not alone and key ~= "cells" then entry.form = "map" end
    if read_key[key] then
      read_key[key](entry, value)
    else
      add_line(entry, entry.map, subject, key, value.key, read_value(entry, value, key))
    end
  end
  if entry.good and entry.form == "map" then check_map(entry, entry.map, subject, at.place) end
end

local function read_result(entry, at)
  if type(at.value) == "string" then
    read_word(entry, at)
  elseif type(at.value) == "table" then
    read_table(entry, at)
  else
    complain(entry, at.place, "wrong-type", ('the result of "%s" is a %s'):format(entry.name, type(at.value)), FORMS)
  end
  local chooses = entry.form == "inexact" or entry.form == "floor" or entry.form == "loops"
  if entry.good and chooses and entry.rule and entry.rule.gives_bool then
    complain(entry, at.place, "bad-result", ('the result of "%s" is "%s", but the operation always gives b'):format(
      entry.name, entry.form), "take it out")
  end
end

-- ---- The fields of an entry ----

local read_field = { result = read_result }

function read_field.arity(entry, at)
  local arity = math.tointeger(tonumber(at.value) or 0.5)
  if not arity or arity < 1 or arity > MOST_OPERANDS then
    complain(entry, at.place, "bad-op", ('`arity` of "%s" is %s'):format(entry.name, tostring(at.value)),
             "say how many operands it has: 1, 2 or 3")
  elseif entry.rule and entry.rule.arity ~= arity then
    complain(entry, at.place, "bad-op", ('`arity` of "%s" is %d, but joinery\'s has %s'):format(
      entry.name, arity, operands_of(entry.rule.arity)), "take it out")
  else
    entry.arity = arity
  end
end

function read_field.signatures(entry, at)
  if entry.name == "where" then -- its results are looked up by what is chosen, whatever the condition is
    complain(entry, at.key, "bad-op", ('"%s" has `signatures`, but its condition may be of any dtype'):format(entry.name),
             "say with `result` what it gives")
  end
  if entry.rule then entry.arity = entry.rule.arity end
  if not require("signatures").read(entry, at) then entry.good = false end
end

function read_field.operands(entry, at)
  local arity = arity_of(entry)
  local subject = ('`operands` of "%s"'):format(entry.name)
  local each = type(at.value) == "table"
  local items = each and reader.items(at, subject) or {}
  if each and #items ~= arity then
    complain(entry, at.place, "bad-op", ("%s has %d entries for %s"):format(subject, #items, operands_of(arity)),
             "give one for each, or a string for all")
    return
  end
  entry.operands = {}
  for i = 1, arity do
    entry.operands[i] = sets.read(entry.read, items[i] or at, subject)
    entry.good = entry.good and entry.operands[i] ~= nil
  end
end

function read_field.domain(entry, at)
  local domain = sets.read(entry.read, at, ('the domain of "%s"'):format(entry.name))
  entry.good = entry.good and domain ~= nil
  if domain and entry.whole_domain then
    entry.whole_domain, domain = { set = domain }, sets.in_both(domain, entry.domain)
  end
  entry.domain = domain
end

function read_field.promote(entry, at)
  if type(at.value) == "boolean" or is_text(at.value, "same") then
    entry.promote = at.value
  else
    complain(entry, at.place, "bad-op", ('`promote` of "%s" is %s'):format(entry.name, tostring(at.value)),
             'write true or false, whether its operands must promote, or "same"')
  end
end

-- A dtype, or a map of such. A dtype that is dropped later leaves "-": what was computed in it has no result then.
function read_field.compute(entry, at)
  entry.compute, entry.compute_lost = {}, nil
  local subject = ('`compute` of "%s"'):format(entry.name)
  if type(at.value) == "string" then
    local value = { form = "dtype", dtype = read_name(entry, at, subject) }
    add_line(entry, entry.compute, subject, "any", at.place, value)
    return
  end
  if not reader.table(at, subject, 'write { f16 = "f32" }, or one dtype for all') then
    entry.good = false
    return
  end
  local count = 0
  for key, line in reader.entries(at, subject) do
    local value = { form = "dtype", dtype = read_name(entry, line, subject, true) }
    add_line(entry, entry.compute, subject, key, line.key, value)
    count = count + 1
  end
  if count == 0 then
    complain(entry, at.place, "bad-op", subject .. " is empty", 'write { f16 = "f32" }, or take it out')
  end
  if entry.good then check_map(entry, entry.compute, subject, entry.value_place) end
end

function read_field.to_integer(entry, at)
  local subject = ('`to_integer` of "%s"'):format(entry.name)
  local word = reader.string(at.value, at.place, subject)
  if word and reader.index_of(native.to_integers, word) then
    entry.to_integer = word
  else
    entry.good = false
    if word then
      report(at.place, "bad-op", ('%s is "%s"'):format(subject, word),
             native.did_you_mean(word, native.to_integers, "it is truncate, even or away"))
    end
  end
end

function read_field.stub(entry, at)
  entry.stub = nil
  if not require("stub").read(entry, at) then entry.good = false end
end

-- Of what joinery has none, it could not choose any.
function read_field.kernels(entry, at)
  local subject = ('`kernels` of "%s"'):format(entry.name)
  entry.kernels = nil
  if not entry.rule and not entry.stub and not native.conversions[entry.name] then
    complain(entry, entry.value_place, "bad-op", subject .. " chooses among none: joinery has no kernels of it",
             "take it out")
  else
    entry.kernels = sets.read(entry.read, at, subject)
    entry.good = entry.good and entry.kernels ~= nil
  end
end

for _, field in ipairs({ "reduce", "commutative", "monotone" }) do
  read_field[field] = function(entry, at)
    if type(at.value) == "boolean" then
      entry[field] = at.value
    else
      complain(entry, at.place, "wrong-type", ('`%s` of "%s" is a %s'):format(field, entry.name, type(at.value)),
               "make it true or false")
    end
  end
end

-- Beside signatures nothing else says what the operation takes and gives.
local beside_signatures = { "operands", "domain", "promote", "result", "compute" }

local function check_alone(entry, at)
  if at.value.signatures == nil then return end
  for _, name in ipairs(beside_signatures) do
    if at.value[name] ~= nil then
      complain(entry, reader.field(at, name).key, "bad-op",
               ('"%s" has `%s` beside its `signatures`'):format(entry.name, name),
               name == "compute" and 'say it in each signature: "f16 f32 -> f16 in f32"'
               or "take one of them out: signatures say all that it takes and gives")
    end
  end
end

-- It says how a float becomes the result.
local function check_to_integer(entry, at)
  if not entry.to_integer or not entry.good or inherited_ops.computes_in_float(entry) then return end
  complain(entry, reader.field(at, "to_integer").key, "bad-op",
           ('"%s" has `to_integer`, but computes in no float'):format(entry.name),
           'say which, as in compute = "f64", or take it out')
end

local function read_fields(entry, at)
  local subject = ('the operation "%s"'):format(entry.name)
  reader.check_fields(at, subject, schema.op)
  for _, field in ipairs(schema.op) do
    if at.value[field.name] ~= nil then read_field[field.name](entry, reader.field(at, field.name)) end
  end
  check_alone(entry, at)
  check_to_integer(entry, at)
  if entry.reduce and entry.stub then
    complain(entry, at.place, "bad-op", subject .. " is a reduction and has a `stub`",
             "a kernel does elements one by one: take one of them out")
  end
  if entry.good and entry.reduce and arity_of(entry) ~= 1 then
    if entry.arity or entry.rule then
      complain(entry, at.place, "bad-op", ("%s is a reduction of %s"):format(subject, operands_of(arity_of(entry))),
               "a reduction has one")
    end
    entry.arity = 1
  end
end

-- Whether an entry says of a conversion no more than can be said of it.
local function check_conversion(entry, at)
  local good = at.value == false
  if type(at.value) == "table" then
    good = true
    for _, field in ipairs(schema.op) do
      good = good and (field.name == "kernels" or at.value[field.name] == nil)
    end
  end
  if not good then
    complain(entry, at.place, type(at.value) == "table" and "bad-op" or "wrong-type",
             ('the entry of "%s" says more than which kernels there are'):format(entry.name),
             'write { kernels = "f32 f64" }, or false to leave it out')
  end
  return good
end

-- An entry of `ops`: false, a result, or a table of fields.
local function read_entry(entry, at)
  if native.conversions[entry.name] and not check_conversion(entry, at) then return end
  if at.value == false then
    entry.left_out = true
  elseif type(at.value) == "string" then
    read_result(entry, at)
  elseif type(at.value) == "table" then
    read_fields(entry, at)
  else
    complain(entry, at.place, "wrong-type", ('the operation "%s" is a %s'):format(
      entry.name, at.value == true and "true" or type(at.value)), "write { result = ... }, or false to leave it out")
  end
end

-- Whether a result is nothing but cells, which leave the rule that there was.
local function is_cells_alone(result)
  return type(result) == "table" and next(result) == "cells" and next(result, "cells") == nil
end

-- Whether an entry of `ops` leaves the rule that the base has for the operation, and changes but what it names.
local function leaves_rule(value, old)
  if type(value) ~= "table" or old.left_out or value.signatures ~= nil then return false end
  if value.result ~= nil and not is_cells_alone(value.result) then return false end
  for _, field in ipairs(old.form == "signatures" and beside_signatures or {}) do
    if value[field] ~= nil then return false end
  end
  return value.arity == nil or value.arity == old.arity
end

-- What an entry is read onto. `result_alone`: it is one of `results`.
local function begin_entry(read, op, value, result_alone)
  local old = read.spec.entries[op]
  if result_alone and old then
    local entry = copy(old)
    return not old.left_out and is_cells_alone(value) and entry or forget_result(entry)
  end
  local base = not result_alone and read.base and read.base.entries[op]
  if base and leaves_rule(value, base) then return inherited_ops.moved(read, base) end
  return forget_result({ compute = {} })
end

-- ---- The fields of the spec ----

-- Reads an entry of `ops`, or of `results` onto what the spec has of that operation already.
local function read_op(read, op, at, result_alone)
  local spec, rules = read.spec, native.op_rules
  local rule = rules and rules[op]
  if result_alone and rules and not rule and not spec.entries[op] then
    reader.unknown_word(at.key, "unknown-op", "operation", op, native.op_names)
    return
  end
  if not op:find("^[a-z][a-z0-9_]*$") then
    report(at.key, "bad-op", ('an operation is called "%s"'):format(op),
           "its name is made of lower-case letters, digits and _, and begins with a letter")
    return
  end
  local entry = begin_entry(read, op, at.value, result_alone)
  entry.name, entry.read, entry.rule, entry.known, entry.good = op, read, rule, rule ~= nil, true
  entry.place, entry.value_place = at.key, at.place
  if result_alone then
    spec.entries[op] = nil
    read_result(entry, at)
  else
    read_entry(entry, at)
  end
  entry.arity, entry.read = arity_of(entry), nil
  local aside = result_alone and rule and not spec.ops_only -- without its entry there is the operation all the same
  if entry.good and not (aside and says_nothing(entry)) then spec.entries[op] = entry end
end

local function read_all(read, field, result_alone)
  local at = read:field(field)
  if not at then return end
  for op, entry in reader.entries(at, ('field "%s"'):format(field), result_alone and 0 or #at.value) do
    if result_alone or op ~= "only" then read_op(read, op, entry, result_alone) end
  end
end

-- Says of an entry, for a warning, which dropped dtypes its rule gave, and where the first is dropped.
local function note_lost(read, entry)
  local names = {}
  for _, list in ipairs({ entry.lost or {}, entry.compute_lost or {} }) do
    for _, dtype in ipairs(list) do
      entry.lost_at = entry.lost_at or read.dropped[dtype]
      if not reader.index_of(names, dtype.name) then names[#names + 1] = dtype.name end
    end
  end
  local last = table.remove(names)
  entry.lost_names = last and (names[1] and table.concat(names, ", ") .. " and " or "") .. last
end

-- An inherited rule that says two things of what has become one dtype.
local function check_clear(read, entry)
  local old = entry.unclear
  if not old then return end
  report(read.dropped[old], "unclear-replacement",
         ('`rename` replaces "%s" by "%s", of which the rule of "%s" says other things'):format(
           old.name, read.replaced[old].name, entry.name),
         ("say what it gives now: results = { %s = ... }"):format(entry.name))
end

function M.read(read)
  read.spec.entries = {}
  inherit(read)
  read_all(read, "ops", false)
  read_all(read, "results", true)
  for _, entry in pairs(read.spec.entries) do
    note_lost(read, entry)
    check_clear(read, entry)
  end
end

return M

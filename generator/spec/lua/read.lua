-- From the Lua table that a spec returns to its canonical form, which the program copies into its structs: all that the
-- spec says, checked and merged with what it extends. Dtypes are tables there, and what names one refers to it.
local native, reader, schema, source = require("native"), require("reader"), require("schema"), require("source")
local M = {}
local report = reader.report

local Reading = {}
Reading.__index = Reading

-- The places of the key and of the value of a field, whether it is there or not.
function Reading:key(name) return reader.field(self.root, name).key end
function Reading:place(name) return reader.field(self.root, name).place end

-- A field of the spec; nil if it is not there, or after a diagnostic about its type.
function Reading:field(name)
  local at, field = reader.field(self.root, name), schema.spec[name]
  local found, wanted = type(at.value), field.type
  if at.value == nil then return end
  if found == wanted or found == "string" and wanted == "string_or_map"
    or found == "table" and (wanted == "list" or wanted == "map" or wanted == "string_or_map") then
    return at
  end
  report(at.place, "wrong-type", ('field "%s" is a %s'):format(name, found),
         ("make it %s: %s"):format(schema.type_names[wanted], field.doc))
end

-- A field that is text.
function Reading:text(name)
  local at = self:field(name)
  local subject = ('field "%s"'):format(name)
  local text = at and reader.string(at.value, at.place, subject)
  if not text or not text:find("[\1-\8\11\12\14-\31\127]") then return text end
  report(at.place, "bad-text", subject .. " holds a control character", "take it out")
end

-- All that dtypes of the spec are called, for hints.
function Reading:words() return require("inherit").words(self.spec) end

-- SUBJECT "name", which is no dtype of this spec.
function Reading:unknown_dtype(place, subject, name)
  local hint = require("sets").is_class(name) and ('"%s" is a set: name one dtype'):format(name)
  report(place, "unknown-dtype", ('%s "%s", which is not a dtype of this spec'):format(subject, name),
         hint or native.hint_for_dtype(name, self:words(), "declare it in `dtypes`"))
end

local function read_name(reading)
  local spec = reading.spec
  spec.name, spec.name_place = reading:text("name"), reading:place("name")
  if reading.root.value.name == nil then
    report(reading:key("name"), "missing-field", 'the spec has no field "name"',
           'name it: name = "jax", the prefix of every generated name')
  elseif spec.name and not spec.name:find("^[a-z][a-z0-9_]*$") then
    report(spec.name_place, "bad-name", ('the spec\'s name "%s" is not a lower-case C identifier'):format(spec.name),
           "a name is a to z, then a to z, 0 to 9 and _")
  end
end

-- Begins with what does not depend on the base. Gives the reading, with the name of the base and its place.
function M.begin(value, text)
  local lines = source.map(text)
  local place = lines.root and lines.root.place or { 1, 0, 0 }
  local root = { value = value, node = lines.root, key = place, place = place }
  local spec = { dtypes = {}, by_name = {}, sets = {}, set_names = {}, by_class = {}, ops_only = false }
  local reading = setmetatable({ spec = spec, root = root, lines = lines, pair_count = 0, sets_read = {} }, Reading)
  for _, each in ipairs(lines.duplicates) do
    report(each.second, "duplicate-key", ('the key "%s" occurs twice in one table'):format(each.key),
           ("the first is on line %d, and Lua keeps only the last: keep one"):format(each.first[1]))
  end
  reader.check_fields(root, "a spec", schema.spec)
  read_name(reading)
  for _, field in ipairs({ "title", "source", "note", "license" }) do spec[field] = reading:text(field) end
  if value.extends == nil then return reading end
  reading.extends, reading.extends_at = true, reading:place("extends")
  return reading, reading:text("extends"), reading.extends_at
end

-- The values of a table by name, in the order of their names.
local function in_order(by_name)
  local list = {}
  for _, value in pairs(by_name) do list[#list + 1] = value end
  table.sort(list, function(a, b) return a.name < b.name end)
  return list
end

-- Where messages about the operations of the list are.
local function op_places(reading)
  local node = source.field(reading.root.node, "ops")
  local items, places = source.items(node), {}
  local otherwise = (node or not reading.extends) and reading:key("ops") or reading.extends_at
  for i in ipairs(reading.spec.ops or {}) do
    places[i] = { place = #items == #reading.spec.ops and items[i].place or otherwise }
  end
  return places
end

-- Reads the rest. `base`: the canonical form of what it extends, nil where that is wrong.
function M.finish(reading, base)
  local spec = reading.spec
  local rules, settings = require("rules"), require("settings")
  reading.base = base
  local own = require("dtypes").read(reading)
  spec.has_form = rules.read_form(reading)
  settings.read(reading)
  local host = reading:field("host")
  spec.host_place = reading:key("host")
  if host or base and next(base.host) then
    require("host").read(reading, host)
  else
    spec.host, spec.bad_host = {}, 0
  end
  if not own or reading.extends and not base or not require("inherit").link(reading, own) then return spec end
  spec.linked = true
  require("sets").read_field(reading)
  if spec.has_form then rules.read(reading) end
  settings.read_inexact(reading)
  settings.read_hot(reading)
  require("ops").read(reading)
  local castings = reading:field("castings")
  spec.castings = {}
  if castings or base and next(base.castings) then require("castings").read(reading, castings) end
  spec.op_places = op_places(reading)
  spec.set_list, spec.entry_list, spec.casting_list = in_order(spec.sets), in_order(spec.entries), in_order(spec.castings)
  return spec
end

return M

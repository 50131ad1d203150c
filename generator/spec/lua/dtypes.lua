-- The list of `dtypes`: names of well-known ones, and tables such as { "q15", kind = "fixed", bits = 16, fraction = 15 }
-- (specs/reference.md, "A dtype"). A dtype whose definition is wrong is `broken`: there is a diagnostic about that, so there
-- is to be none about what follows from it.
local native, reader, schema = require("native"), require("reader"), require("schema")
local M = {}
local report = reader.report

local MOST_BYTES = 1024 -- of an element; the generated driver keeps blocks of elements on the stack
local LARGEST_VALUE = 2147483647

-- Bytes that an element of such values takes: the smallest power of two that holds the bits.
local function size_of(values)
  if values.kind == "complex" then return 2 * size_of({ bits = values.bits // 2 }) end
  local size = values.bits > 0 and 1 or 0
  while 8 * size < values.bits do size = 2 * size end
  return size
end
M.size_of = size_of

function M.make_known(dtype, known)
  dtype.values, dtype.size, dtype.of, dtype.format = known.values, size_of(known.values), known.of, known.name
  dtype.well_known = true
end

function M.report_bad_name(place, name, problem)
  report(place, "bad-dtype-name", ('the dtype name "%s" %s'):format(name:match("^[^\0]*"), problem),
         "a name is UTF-8 without white space, commas, quotes and control characters, and is not -")
end

-- ---- A dtype written as a table ----

-- Says that something is wrong with a definition. `what` goes on behind `dtype "q15"`.
local function complain(definition, place, name, what, hint)
  definition.dtype.broken = true
  report(place, name, definition.what .. what, hint)
end

local function place_of(definition, field) return reader.field(definition.at, field, definition.dtype.place).place end
local function key_of(definition, field) return reader.field(definition.at, field, definition.dtype.place).key end

-- The value as one of a field of that type; nil if it is none.
local function value_as(kind, value)
  if kind == "integer" then return type(value) == "number" and math.tointeger(value) or nil end
  if kind == "string" and not reader.is_text(value) then return end
  if type(value) == ((kind == "list" or kind == "map") and "table" or kind) then return value end
end

local function is_wrong(definition, name)
  return definition.at.value[name] ~= nil and definition.given[name] == nil
end

local function begin(at, dtype)
  local definition = { at = at, dtype = dtype, what = ('dtype "%s"'):format(dtype.name), given = {}, odd = false }
  for key, value in next, at.value do
    local field = schema.dtype[key]
    if type(key) == "string" and field then
      definition.given[key] = value_as(field.type, value)
    elseif key ~= 1 then -- its name
      definition.odd = true
    end
  end
  return definition
end

local function report_wrong_value(definition, field)
  local value, place = definition.at.value[field.name], place_of(definition, field.name)
  local subject = ('field "%s" of %s'):format(field.name, definition.what)
  definition.dtype.broken = true
  if field.type == "string" and type(value) == "string" then
    reader.string(value, place, subject)
  else
    local fractional = field.type == "integer" and type(value) == "number"
    report(place, "wrong-type", ("%s is a %s"):format(subject, fractional and "number with a fraction" or type(value)),
           ("make it %s: %s"):format(schema.type_names[field.type], field.doc))
  end
end

-- Fields that the form does not have, and fields that it must have and that are missing.
local function check_form(definition, form)
  local allowed, odd = {}, definition.odd
  for _, field in ipairs(schema.dtype) do
    local name, given = field.name, definition.given[field.name] ~= nil
    if not schema.may_have(field, form) then
      odd = odd or definition.at.value[name] ~= nil
    else
      allowed[#allowed + 1], allowed[name] = field, field
      if is_wrong(definition, name) then
        report_wrong_value(definition, field)
      elseif not given and schema.must_have(field, form) then
        definition.dtype.broken = true
        report(definition.dtype.place, "missing-field",
               ('%s %s has no field "%s"'):format(form, definition.what, name),
               ("add %s = ...: %s"):format(name, field.doc))
      end
    end
  end
  if not odd then return end
  reader.check_fields(definition.at, form .. " " .. definition.what, allowed, 1, definition.dtype.place)
  definition.dtype.broken = true
end

-- The value of a field if it is in [low, high], else `low`.
local function in_range(definition, field, low, high, diagnostic)
  local value = definition.given[field]
  if value == nil or value >= low and value <= high then return value or low end
  complain(definition, place_of(definition, field), diagnostic, (" has %s = %d"):format(field, value),
           ("%s must be %d to %d"):format(field, low, high))
  return low
end

-- "a, b or c"
local function choice_of(words)
  return table.concat(words, ", ", 1, #words - 1) .. " or " .. words[#words]
end

local function names_of(rows, count)
  local names = {}
  for i = 1, count or #rows do names[i] = rows[i].name end
  return names
end

-- A field that must be one of a few words.
local function report_unknown_word(definition, field, diagnostic, known)
  local word = definition.given[field]
  complain(definition, place_of(definition, field), diagnostic, (' has %s = "%s"'):format(field, word),
           native.did_you_mean(word, known, ("%s is %s"):format(field, choice_of(known))))
end

local function read_float(definition)
  local given, dtype = definition.given, definition.dtype
  local values = { kind = "float", special = given.special or "ieee", signed = given.signed ~= false, bits = 0 }
  dtype.values = values
  local specials = names_of(native.specials)
  if not reader.index_of(specials, values.special) then
    report_unknown_word(definition, "special", "unknown-special", specials)
  end
  if dtype.broken then return end
  local bias = given.bias
  if not bias and given.exponent >= 1 and given.exponent <= 24 then bias = (1 << given.exponent - 1) - 1 end
  local problem, hint = native.float_problem(given.exponent, given.mantissa, values.signed, bias or 0, values.special)
  if problem then
    complain(definition, dtype.place, "impossible-float", " " .. problem, hint)
    return
  end
  values.exponent, values.mantissa, values.bias = given.exponent, given.mantissa, bias
  values.bits = (values.signed and 1 or 0) + values.exponent + values.mantissa
end

local function read_opaque(definition)
  local given, dtype = definition.given, definition.dtype
  dtype.ctype, dtype.to_f64, dtype.from_f64 = given.ctype, given.to_f64, given.from_f64
  if given.ctype and not given.ctype:find("^[%a_][%w_ *]*$") then
    complain(definition, place_of(definition, "ctype"), "bad-c-name",
             (' has ctype = "%s", which is not a C type'):format(given.ctype),
             "name a type, such as dec64_t or struct dec64")
  end
  for _, field in ipairs({ "to_f64", "from_f64" }) do
    if given[field] and not given[field]:find("^[%a_][%w_]*$") then
      complain(definition, place_of(definition, field), "bad-c-name",
               (' has %s = "%s", which is not a C function'):format(field, given[field]), "name a function")
    end
  end
end

local read_kind = {
  int = function(definition) return { bits = in_range(definition, "bits", 1, 256, "bad-bits"), signed = true } end,
  uint = function(definition) return { bits = in_range(definition, "bits", 1, 256, "bad-bits") } end,
  fixed = function(definition)
    local bits = in_range(definition, "bits", 2, 32, "bad-bits")
    return { bits = bits, fraction = in_range(definition, "fraction", 0, bits, "bad-fraction"), signed = true }
  end,
  float = read_float,
  complex = function(definition)
    definition.dtype.of, definition.dtype.part_place = definition.given.of, place_of(definition, "of")
  end,
  opaque = read_opaque,
  abstract = function() end,
}

-- One that is defined in full under the name of a well-known dtype is that, if it has the values of it.
local function find_format(dtype)
  local known = native.known(dtype.name)
  if not known then return end
  for field, value in pairs(known.values) do
    if (dtype.values[field] or false) ~= value then return end
  end
  dtype.format = known.name
end

local function read_by_kind(definition, kind)
  local dtype = definition.dtype
  check_form(definition, kind)
  dtype.values = { bits = 0 }
  local values = read_kind[kind](definition)
  dtype.values = values or dtype.values
  dtype.values.kind = kind
  dtype.size = definition.given.size and in_range(definition, "size", 1, MOST_BYTES, "bad-size")
    or size_of(dtype.values)
  find_format(dtype)
end

-- A dtype that is a well-known one under a name of its own.
local function read_as(definition)
  local name = definition.given.as
  local known = native.known(name)
  if known then
    definition.dtype.as = name
    M.make_known(definition.dtype, known)
  else
    complain(definition, place_of(definition, "as"), "unknown-dtype",
             (' has as = "%s", which is not a well-known dtype'):format(name),
             native.hint_for_dtype(name, native.known_names(), "name a well-known dtype"))
  end
  check_form(definition, "renamed")
end

-- Fields that say what a name means to most systems; nil if none of them has it.
local function fields_for(name)
  local known_as, kind, bits = native.meaning(name)
  if known_as then return ('as = "%s"'):format(known_as) end
  return kind and ('kind = "%s", bits = %d'):format(kind, bits)
end

-- How to write a dtype whose name is not well-known.
local function how_to_write(name)
  local fields = fields_for(name)
  if fields then return ('write { "%s", %s }'):format(name, fields) end
  return native.hint_for_dtype(name, native.known_names(), ('define it: { "%s", kind = ... }'):format(name))
end

-- Finds the form of the definition, and reads what that form has. `meaning`: the well-known dtype that the name means.
local function read_form(definition, meaning)
  local dtype, given, raw = definition.dtype, definition.given, definition.at.value
  local known = native.known(meaning or dtype.name)
  local function wrong(name) return is_wrong(definition, name) end
  if wrong("as") then
    report_wrong_value(definition, schema.dtype.as)
  elseif given.as and (raw.weak ~= nil or raw.kind ~= nil) then
    complain(definition, key_of(definition, "as"), "two-definitions",
             (" has both `as` and `%s`"):format(raw.weak ~= nil and "weak" or "kind"),
             "each of them says what the dtype is: take one out")
  elseif given.as then
    read_as(definition)
  elseif wrong("weak") or raw.weak == nil and wrong("kind") then
    report_wrong_value(definition, schema.dtype[wrong("weak") and "weak" or "kind"])
  elseif given.weak then
    dtype.weak_of, dtype.part_place, dtype.well_known = given.weak, place_of(definition, "weak"), true
    check_form(definition, "weak")
  elseif given.kind and read_kind[given.kind] then
    read_by_kind(definition, given.kind)
  elseif given.kind then
    report_unknown_word(definition, "kind", "unknown-kind", names_of(schema.forms, schema.kind_count))
  elseif known then
    dtype.as = meaning
    M.make_known(dtype, known)
    check_form(definition, "well-known")
  else
    local fields = fields_for(dtype.name)
    complain(definition, dtype.place, "missing-field", ' has no field "kind"',
             fields and "say what it is: " .. fields
             or 'say what it is: as = "f32" for a well-known dtype under this name, kind = "float" for a new one, or '
             .. 'weak = "i64" for a weak one')
  end
end

local function read_ident(definition)
  local ident = definition.given.ident
  if ident and not ident:find("^[%w_]+$") then
    complain(definition, place_of(definition, "ident"), "bad-ident", (' has ident = "%s"'):format(ident),
             "ident is made of letters, digits and _")
    ident = nil
  end
  definition.dtype.ident = ident
end

local function read_overflow(definition)
  local word, dtype, values = definition.given.overflow, definition.dtype, definition.dtype.values
  local most_bits = 16
  if not word then return end
  if not reader.index_of(native.overflows, word) then
    report_unknown_word(definition, "overflow", "unknown-overflow", native.overflows)
  elseif not dtype.broken and (values.kind ~= "float" or values.bits > most_bits) then
    complain(definition, key_of(definition, "overflow"), "bad-overflow",
             (" has `overflow`, but is not a float of at most %d bits"):format(most_bits), "take it out")
  else
    dtype.overflow = word
  end
end

local function read_aliases(definition)
  if not definition.given.aliases then return end
  local dtype, at = definition.dtype, reader.field(definition.at, "aliases", definition.dtype.place)
  local items = reader.items(at, "the list of aliases of " .. definition.what)
  if not items then dtype.broken = true end
  dtype.aliases, dtype.alias_places = {}, {}
  for _, item in ipairs(items or {}) do
    local alias = reader.string(item.value, item.place, "an alias of " .. definition.what)
    local problem = alias and native.alias_problem(alias)
    if problem then M.report_bad_name(item.place, alias, problem) end
    if alias and not problem then
      dtype.aliases[#dtype.aliases + 1] = alias
      dtype.alias_places[#dtype.aliases] = item.place
    else
      dtype.broken = true
    end
  end
end

-- The fields that dtypes of all forms have.
local function read_common(definition)
  local dtype = definition.dtype
  read_ident(definition)
  if definition.given.value then
    dtype.value = in_range(definition, "value", -LARGEST_VALUE, LARGEST_VALUE, "bad-value")
    dtype.value_place = place_of(definition, "value")
  end
  read_aliases(definition)
  if definition.given.host then
    local host, good = require("host").read_dtype(reader.field(definition.at, "host", dtype.place), definition.what)
    dtype.host = host
    if not good then dtype.broken = true end
  end
  dtype.title = definition.given.title
end

-- Reads what an inherited dtype becomes, into a dtype with a name and a place.
function M.read_inherited(at, dtype)
  local definition = begin(at, dtype)
  check_form(definition, "inherited")
  read_common(definition)
end

local function read_definition(at, dtype, meaning)
  local definition = begin(at, dtype)
  read_form(definition, meaning)
  read_common(definition)
  read_overflow(definition)
  if dtype.broken then dtype.values, dtype.size = { kind = "abstract", bits = 0 }, 0 end
end

-- ---- The list ----

-- Begins a dtype of that name. If the name is bad it is broken, but uses of it give no diagnostics.
local function begin_dtype(name, place)
  local problem = native.dtype_problem(name)
  if problem then M.report_bad_name(place, name, problem) end
  return { name = name, place = place, values = { kind = "abstract", bits = 0 }, size = 0, broken = problem and true }
end

-- `meanings`: what names that are not joinery's mean.
local function read_by_name(at, meanings)
  local name = reader.string(at.value, at.place, "a dtype's name")
  local dtype = name and begin_dtype(name, at.place)
  if not dtype or dtype.broken then return dtype end
  local known = native.known(name)
  dtype.as = not known and meanings[name] or nil
  if known or dtype.as then
    M.make_known(dtype, known or native.known(dtype.as))
  else
    report(at.place, "unknown-dtype", ('"%s" is not a well-known dtype'):format(name), how_to_write(name))
    dtype.broken = true
  end
  return dtype
end

local function read_entry(at, meanings)
  if type(at.value) == "string" then return read_by_name(at, meanings) end
  if type(at.value) ~= "table" then
    report(at.place, "wrong-type", ("an entry of `dtypes` is a %s"):format(type(at.value)),
           "name a dtype, or define one in a table")
    return
  end
  local first = reader.items_to(at, 1)[1] -- its name
  if first.value == nil then
    report(at.place, "missing-field", "a dtype has no name", 'put it first: { "q15", kind = ... }')
    return
  end
  local name = reader.string(first.value, first.place, "a dtype's name")
  local dtype = name and begin_dtype(name, first.place)
  if dtype then read_definition(at, dtype, meanings[name]) end
  return dtype
end

-- The name of an entry that does not say what it is.
local function undefined_name(entry)
  if type(entry) ~= "table" then return entry end
  if entry.kind == nil and entry.as == nil and entry.weak == nil then return entry[1] end
end

-- What the names in a list mean that are not defined there, to the system that the spec's `names` says, or together.
local function meanings_of(read, items)
  local names, words, are_own = {}, read.root.value.names or read.base and read.base.names, true
  for _, item in ipairs(items) do
    local name = undefined_name(item.value)
    if type(name) == "string" and not native.dtype_problem(name) then
      names[#names + 1], are_own = name, are_own and native.known(name) ~= nil
    end
  end
  return are_own and {} or native.sure_meanings(names, reader.index_of(native.name_systems, words) and words or nil)
end

-- The dtypes as they are listed, also by name, before they are merged with those of the base; nil if there is no list.
function M.read(read)
  local at = read:field("dtypes")
  local own = {}
  if read.root.value.dtypes == nil then
    if read.extends then return own end
    report(read:place("dtypes"), "missing-field", 'the spec has no field "dtypes"',
           'list its dtypes, in order: dtypes = { "b", "i8" }')
  end
  local items = at and reader.items(at, 'field "dtypes"')
  if not items then return end
  if #items == 0 and not read.extends then
    report(at.place, "no-dtypes", "the list of dtypes is empty", "a promotion is between at least one dtype and itself")
  end
  read.own_by_name = {}
  local meanings = meanings_of(read, items)
  for _, item in ipairs(items) do
    local dtype = read_entry(item, meanings)
    local earlier = dtype and read.own_by_name[dtype.name]
    if earlier then
      report(dtype.place, "duplicate-dtype", ('dtype "%s" is listed twice'):format(dtype.name),
             ("the first is on line %d: take one out"):format(earlier.place[1]))
    elseif dtype then
      own[#own + 1] = dtype
      read.own_by_name[dtype.name] = dtype
    end
  end
  return own
end

return M

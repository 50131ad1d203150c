-- What the template of the Rust module sees.
local bound = import("promotion/bound")
local c = import("engine/c")
local lists = import("engine/lists")
local operations = import("languages/operations")
local shared = import("languages/table")

-- Beyond this many dtypes a trait for each pair is more than the compiler takes in a second.
local most_typed = 128

local word_bits = 64

-- A string literal.
local function literal(text)
  return '"' .. c.utf8(text):gsub('[\\"]', "\\%0"):gsub("[%z\1-\31\127-\244][\128-\191]*", function(point)
    return ("\\u{%x}"):format(utf8.codepoint(point))
  end) .. '"'
end

-- An identifier in the case of types: words begin with a capital, and only between two digits is there an underscore.
local function camel(ident)
  local name = ""
  for word in ident:gmatch("[^_]+") do
    local between_digits = name:find("%d$") and word:find("^%d")
    name = name .. (between_digits and "_" or "") .. word:sub(1, 1):upper() .. word:sub(2)
  end
  if not name:find("^%a") then name = "D" .. name end
  return name == "Self" and "Self_" or name -- the one keyword that begins with a capital
end

-- Text in documentation, in which nothing means anything to Markdown.
local function plain(text) return (c.comment(text):gsub("[%[%]<>*_`\\#|~&:]", "\\%0")) end

-- The variants of an enum, by place: if several idents give one name, later ones get a number.
local function variants(list)
  local names, taken = {}, {}
  for i, each in ipairs(list) do
    local name = camel(each)
    local free, number = name, 1
    while taken[free] do
      number = number + 1
      free = name .. "_" .. number
    end
    names[i], taken[free] = free, true
  end
  return names
end

-- The type of Rust that has the values of a dtype, or nil.
local function native_type(d)
  if d.weak then return nil end
  if d.kind == "bool" then return "bool" end
  local is_whole = d.bits == 8 * d.size
  if d.kind == "int" and is_whole then return "i" .. d.bits end
  if d.kind == "uint" and is_whole then return "u" .. d.bits end
  if d.kind == "float" and (d.format == "f32" or d.format == "f64") then return d.format end
end

-- By place, the names of element types: the native one of the first dtype that has it, else a marker, or an alias of the
-- host's type; and the latter, or false.
local function element_types(dtypes, names)
  local types, aliased, taken = {}, {}, {}
  for i, d in ipairs(dtypes) do
    local own, native = d.host.rust and d.host.rust.element, native_type(d)
    aliased[i] = own and not taken[own] and own or false
    types[i] = not own and native and not taken[native] and native or names[i]
    taken[aliased[i] or types[i]] = true
  end
  return types, aliased
end

-- Rows of numbers as the lines of an array.
local function row(list) return "[" .. table.concat(list, #list <= 128 and ", " or ",") .. "]" end

-- The upper bounds of a dtype as words of bits.
local function words_of(facts, d)
  local words = {}
  for w = 1, (#facts.dtypes + word_bits - 1) // word_bits do words[w] = 0 end
  for i, other in ipairs(facts.dtypes) do
    local w = (i - 1) // word_bits + 1
    if facts.promotes(d, other) then words[w] = words[w] | 1 << (i - 1) % word_bits end
  end
  for w, word in ipairs(words) do words[w] = ("0x%x"):format(word) end
  return row(words), #words
end

local function idents(dtypes)
  return lists.field(dtypes, "ident")
end

return function(model, prefix, ops)
  local facts = shared(model, ops)
  local n, tables = #facts.dtypes, operations(facts)
  local names = variants(idents(facts.dtypes))
  local none = n < 255 and 255 or 65535
  local values = { facts = facts, literal = literal, names = names, none = none,
                   cell = n < 255 and "u8" or "u16", prefix = prefix,
                   repr = not model.is_plain and "i32" or model.limit <= 256 and "u8" or "u16",
                   binary = tables.binary, unary = tables.unary, ternary = tables.ternary,
                   binary_variants = variants(tables.binary.names), unary_variants = variants(tables.unary.names),
                   ternary_variants = variants(tables.ternary.names), bound = bound.of(model) or false,
                   then_weak = bound.then_weak(model),
                   is_typed = n <= most_typed, most_typed = most_typed, has_values = model.values, is_dense = model.is_dense,
                   verdict = operations.verdict(model, prefix, "result_type") }
  values.types, values.aliased = element_types(facts.dtypes, names)
  function values.numbers(result)
    local list = {}
    for i, d in ipairs(facts.dtypes) do
      local to = result(d)
      list[i] = to and to.id or none
    end
    return row(list)
  end
  values.row = row
  -- A slice as the places of its results.
  function values.slice_of(slice)
    return row(lists.map(slice, function(id) return id or none end))
  end
  local casting_names = lists.map(facts.castings, function(casting) return casting.name:lower() end)
  values.casting_variants, values.cast_bits = variants(casting_names), facts.cast_bits
  function values.weak_row()
    local list = lists.map(facts.dtypes, function(d) return d.weak and "true" or "false" end)
    return row(list)
  end
  local casts = operations.cast_codes(facts)
  function values.cast_numbers(from) return row(casts[from.id + 1]) end
  function values.above(d) return (words_of(facts, d)) end
  values.words = (n + word_bits - 1) // word_bits
  -- What the documentation of a dtype says.
  function values.doc(d)
    local text = "`` " .. c.comment(d.name) .. " ``"
    if d.weak then text = text .. ", weak, stored as `` " .. c.comment(d.weak) .. " ``" end
    return text .. (d.title and ": " .. plain(d.title) or "")
  end
  function values.variant(name) return camel(name:lower()) end
  function values.name_of(d) return names[d.id + 1] end
  function values.type_of(d) return values.types[d.id + 1] end
  return values
end

-- The enum of dtypes in C: what `promotion/enum.h.tmpl` sees.
local c = import("engine/c")
local ctypes = import("promotion/ctypes")
local host_words = import("promotion/host")
local lists = import("engine/lists")

local enum = {}

-- A comment for an enumerator that does not show its dtype's name or meaning.
local function note(d)
  local parts = {}
  if d.name ~= d.ident then parts[1] = "Dtype " .. d.name end
  if d.weak then parts[#parts + 1] = (parts[1] and "weak" or "Weak") .. ", stored as " .. d.weak end
  if d.title then parts[#parts + 1] = d.title end
  if #parts == 0 then return "" end
  local text = c.comment(table.concat(parts, "; "))
  return " /* " .. text .. (text:find("[.?!]$") and "" or ".") .. " */"
end

-- The type of C below an enum: unsigned, unless a value is negative.
local function type_of(model)
  if model.none < 0 then return "int" end
  for _, d in ipairs(model.dtypes) do
    if d.value < 0 then return "int" end
  end
  return "unsigned"
end

-- The enum of the host's C in the place of one of its own: { dtype, type, aliases, none }, or nil. `aliases`
-- are { name, word } for each dtype whose name here is another, `dtype` is the host's type and `type` is nil where that has
-- the name of the generated one, `none` is the host's word, or a number.
local function of_host(model, prefix, enumerator)
  local words = model.host.c
  if not words or not words.dtype then return nil end
  local aliases = lists.map(model.dtypes, function(d)
    return { name = enumerator(d), word = host_words.expression("c", d) }
  end)
  return {
    dtype = c.comment(words.dtype),
    type = words.dtype ~= prefix .. "_dtype" and words.dtype or nil,
    aliases = lists.filter(aliases, function(alias) return alias.name ~= alias.word end),
    none = words.none or tostring(model.none),
  }
end

local function has_words(structs)
  for _, struct in ipairs(structs) do
    if struct.fields:find("words", 1, true) then return true end
  end
  return false
end

--   enum_type        the type below each enum
--   enumerator(d)    the enumerator of a dtype, or of none
--   note(d)          the comment beside it
--   host_enum        that of of_host, or false
--   ctypes           by id + 1, the type of C of each dtype's elements
--   structs          those of them that are structs of its own; has_words: one of these is a wide integer
function enum.of(model, prefix)
  local P = prefix:upper()
  local function enumerator(d) return d and P .. "_" .. d.ident:upper() or P .. "_NO_DTYPE" end
  local types, structs = ctypes.of(model, prefix)
  return { enum_type = type_of(model), note = note, enumerator = enumerator,
           host_enum = of_host(model, prefix, enumerator) or false,
           ctypes = types, structs = structs, has_words = has_words(structs) }
end

return enum

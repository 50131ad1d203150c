-- What the template of the enum sees (promotion/dtypes.h.tmpl).
local c = import("engine/c")
local ctypes = import("promotion/ctypes")

local function has_words(structs)
  for _, struct in ipairs(structs) do
    if struct.fields:find("words", 1, true) then return true end
  end
  return false
end

-- A comment for the enumerator of a dtype whose name or meaning it does not tell.
local function note(d)
  local parts = {}
  if d.name ~= d.ident then parts[1] = "Dtype " .. d.name end
  if d.weak then parts[#parts + 1] = (parts[1] and "weak" or "Weak") .. ", stored as " .. d.weak end
  if d.title then parts[#parts + 1] = d.title end
  if #parts == 0 then return "" end
  local text = c.comment(table.concat(parts, "; "))
  return " /* " .. text .. (text:find("[.?!]$") and "" or ".") .. " */"
end

-- The C type of enums that can have all these values.
local function enum_type_of(model)
  for _, d in ipairs(model.dtypes) do
    if d.value < 0 then return "int" end
  end
  return model.none < 0 and "int" or "unsigned"
end

return function(model, prefix)
  local P = prefix:upper()
  local types, structs = ctypes.of(model, prefix)
  local values = { ctypes = types, structs = structs, has_words = has_words(structs), limit = model.limit, note = note,
                   has_holes = model.limit > #model.dtypes, enum_type = enum_type_of(model) }
  -- The enumerator of a dtype, or of none.
  function values.enumerator(d) return d and P .. "_" .. d.ident:upper() or P .. "_NO_DTYPE" end
  return values
end

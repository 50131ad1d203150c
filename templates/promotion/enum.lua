-- The enum of dtypes in C: what `promotion/enum.h.tmpl` sees.
local c = import("engine/c")

local enum = {}

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

-- The type of C below an enum: unsigned, unless a value is negative.
local function type_of(model)
  if model.none < 0 then return "int" end
  for _, d in ipairs(model.dtypes) do
    if d.value < 0 then return "int" end
  end
  return "unsigned"
end

--   enum_type        the type below each enum
--   enumerator(d)    the enumerator of a dtype, or of none
--   note(d)          the comment beside it
function enum.of(model, prefix)
  local P = prefix:upper()
  return {
    enum_type = type_of(model), note = note,
    enumerator = function(d) return d and P .. "_" .. d.ident:upper() or P .. "_NO_DTYPE" end,
  }
end

return enum

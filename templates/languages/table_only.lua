-- What the templates of `--emit table.*` see: one file with the table of promotions and the look-up, in the host's words
-- (specs/reference.md, "In a host's words").
local c = import("engine/c")
local host = import("promotion/host")
local lists = import("engine/lists")
local native = import("promotion/native_types")
local ctypes = import("promotion/ctypes")
local json = import("engine/json")

-- The name of a dtype in a language: the host's, or what `otherwise` makes of it.
local function names_in(model, language, otherwise)
  return lists.map(model.dtypes, function(d) return host.name_of(model, language, d) or otherwise(d) end)
end

return function(model, prefix)
  local n, total = #model.dtypes, true
  local rows = {} -- of places from 0, or false
  for i = 1, n do
    rows[i] = model.row(i - 1)
    for _, place in ipairs(rows[i]) do total = total and place ~= false end
  end
  local private = prefix:gsub("^_+", "")
  local values = { rows = rows, total = total, string = json.string, own = private, OWN = private:upper(),
                   words = model.host, width = #tostring(n - 1) }
  function values.names(language, otherwise) return names_in(model, language, otherwise) end
  function values.import_of(language) return host.import_of(model, language) end
  function values.quoted(d) return json.string(d.name) end
  -- A row as words; `none` where there is no join.
  function values.places(row, none)
    return lists.map(row, function(place) return tostring(place or none) end)
  end
  -- The same in columns.
  function values.aligned(row, none)
    local form = "%" .. math.max(values.width, total and 1 or #none) .. "s"
    return table.concat(lists.map(values.places(row, none), function(word) return form:format(word) end), ", ")
  end
  -- The type of the elements of a dtype in C++, or nil.
  local types = ctypes.of(model, private)
  local cpp = host.of(model, private)
  function values.element(d)
    local own = types[d.id + 1]
    if cpp.type(d) then return cpp.type(d) end
    if d.weak or d.kind == "abstract" then return nil end
    if own == "bool" or own == "float" or own == "double" then return own end
    if own:find("^u?int%d+_t$") then return "std::" .. own end
    local standard, macro = native.standard_type(d)
    return not macro and standard or nil
  end
  values.comment_text = c.comment
  return values
end

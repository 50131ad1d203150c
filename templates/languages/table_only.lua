-- What the templates of `--emit table.*` see: one file with the table of promotions and the look-up, in the host's words
-- (specs/reference.md, "In a host's words").
local c = import("engine/c")
local host = import("promotion/host")
local lists = import("engine/lists")
local native = import("promotion/native_types")
local ctypes = import("promotion/ctypes")
local json = import("engine/json")

-- A word of TypeScript as a key of an interface, and as a type: a literal is both, the value of a name has a type.
local function as_type(word)
  local is_literal = word:find("^[\"'][^\"']*[\"']$") or word:find("^%d+$") or word == "null" or word == "undefined"
  if is_literal then return word, word end
  if word:find("^[%a_$][%w_$.]*$") then return "[" .. word .. "]", "typeof " .. word end
  error(("'%s' of the spec's `host.typescript` has no type: give a literal, or a name such as DType.i8"):format(word), 0)
end

-- The expression for each dtype in a language: the host's, or what `otherwise` makes of the dtype.
local function names_in(model, language, otherwise)
  return lists.map(model.dtypes, function(d) return host.expression(language, d) or otherwise(d) end)
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
                   as_type = as_type, words = model.host, width = #tostring(n - 1) }
  function values.names(language, otherwise) return names_in(model, language, otherwise) end
  -- Whether dtypes are expressions of the host's, which may be equal at run time.
  function values.is_of_host(language)
    return #lists.filter(model.dtypes, function(d) return host.expression(language, d) ~= nil end) > 0
  end
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
  -- The types of C++ for the elements of all dtypes, `void` being none, and once more for no dtype; nil where all are.
  function values.element_types()
    local types, cpp, any = ctypes.of(model, private), host.of(model, private), false
    for i, d in ipairs(model.dtypes) do
      local standard, macro = native.standard_type(d)
      local own = types[i]:gsub("^u?int%d+_t$", "std::%0")
      local is_usual = own == "bool" or own == "float" or own == "double" or own:find("^std::")
      types[i] = cpp.type(d) or not d.weak and (is_usual and own or not macro and standard) or "void"
      any = any or types[i] ~= "void"
    end
    types[n + 1] = "void"
    return any and types
  end
  values.comment_text = c.comment
  return values
end

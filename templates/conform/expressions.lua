-- What each dtype is in the language of a test, as its adapter takes it: what --dtypes says, where one plain word is a
-- string in Python and JavaScript; else the spec's `host`; else by language
--   Python, JavaScript   a string of its name
--   C                    its value
--   C++                  its type, or its value where the adapter takes values
local ctypes = import("promotion/ctypes")
local host_words = import("promotion/host")
local native = import("promotion/native_types")

-- The types of C++ by id + 1, false for a dtype that has none but of joinery's own.
local function cxx_types(model)
  local types, structs = ctypes.of(model, "joinery")
  local is_own, list, cpp = {}, {}, host_words.of(model, "joinery")
  for _, struct in ipairs(structs) do is_own[struct.name] = true end
  for i, d in ipairs(model.dtypes) do
    local standard, macro = native.standard_type(d)
    list[i] = cpp.type(d) or not macro and standard or not is_own[types[i]] and types[i] ~= "void" and types[i]
    if list[i] then list[i] = list[i]:gsub("^(u?int%d+_t)$", "std::%1") end
  end
  return list
end

-- expression(d): the text for a dtype. `of_types`: it is to be a type of C++.
return function(model, wanted, framework, of_types)
  local given, types = {}, nil
  local is_dynamic = framework.language == "python" or framework.language == "typescript"
  for _, each in ipairs(wanted.dtypes or {}) do
    local is_string = is_dynamic and each.name and each.name:find("^[%a_][%w_]*$")
    given[each.id] = is_string and framework.string(each.name) or each.expression or each.name
  end
  return function(d)
    if given[d.id] then return given[d.id] end
    if not of_types then
      return host_words.expression(framework.language, d) or is_dynamic and framework.string(d.name) or tostring(d.value)
    end
    types = types or cxx_types(model)
    if not types[d.id + 1] then
      error(("%s has no type in C++ (--dtypes %s=TYPE gives it one)"):format(d.name, d.name), 0)
    end
    return types[d.id + 1]
  end
end

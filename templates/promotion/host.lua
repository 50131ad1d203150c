-- What the spec's `host` says of a language, and how C++ takes and gives dtypes: as the enum of the generated C header, or
-- as the host's.
local c = import("engine/c")

local host = {}

-- What a file in the host's words begins with; nil where the spec says nothing.
function host.import_of(model, language)
  local import = model.host[language] and model.host[language].import
  if not import or language ~= "c" and language ~= "cpp" then return import end
  return "#include " .. c.included(import)
end

-- The expression for a dtype in a language; nil where the spec has none.
function host.expression(language, d)
  local own = d.host[language]
  return own and own.name
end

local built_in = {}
for word in ([[bool char char16_t char32_t char8_t const double enum float int long short signed struct typename unsigned
               volatile wchar_t]]):gmatch("%S+") do built_in[word] = true end

-- A type of C++ as seen from inside any namespace.
local function from_outside(type)
  return (type:find("^::") or built_in[type:match("^[%w_]*")]) and type or "::" .. type
end

-- By place, the types of elements in C that only one dtype has: C++ knows the dtype of these, if it has no other type.
local function types_of_c(dtypes)
  local counts, types = {}, {}
  for _, d in ipairs(dtypes) do
    local element = d.host.c and d.host.c.element
    if element then counts[element] = (counts[element] or 0) + 1 end
  end
  for i, d in ipairs(dtypes) do
    local element = d.host.c and d.host.c.element
    types[i] = counts[element] == 1 and element or nil
  end
  return types
end

-- What templates of C++ see:
--
--   is_bound    whether dtypes are the host's
--   dtype       their type; given: the type of an answer, which may be none
--   none        what is given where there is no dtype
--   detail      the namespace inside that of what is generated for what users do not call: none of the host's own
--   own(d)      an expression for a dtype as the enum of the C header; give(d): back from that
--   name(d)     the enumerator of a dtype
--   type(d)     the host's type of the elements of a dtype, or nil
function host.of(model, prefix)
  local P, words, of_c = prefix:upper(), model.host.cpp or {}, types_of_c(model.dtypes)
  local cpp = { is_bound = words.dtype ~= nil, import = host.import_of(model, "cpp") or false, detail = "joinery_detail_" }
  function cpp.type(d)
    return not d.weak and (d.host.cpp and d.host.cpp.element or of_c[d.id + 1]) or nil
  end
  if cpp.is_bound then
    cpp.dtype, cpp.none = from_outside(words.dtype), words.none or "std::nullopt"
    cpp.is_optional = cpp.none:find("nullopt") ~= nil
    cpp.given = cpp.is_optional and "std::optional<dtype>" or "dtype"
    function cpp.own(d) return cpp.detail .. "::own_of(" .. d .. ")" end
    function cpp.give(d) return cpp.detail .. "::give(" .. d .. ")" end
    function cpp.name(d) return host.expression("cpp", d) end
  else
    cpp.dtype, cpp.none, cpp.given, cpp.is_optional = "::" .. prefix .. "_dtype", P .. "_NO_DTYPE", "dtype", false
    function cpp.own(d) return d end
    function cpp.give(d) return d end
    function cpp.name(d) return P .. "_" .. d.ident:upper() end
  end
  return cpp
end

return host

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

-- A dtype in the host's words of a language; nil where the spec has none for it.
function host.name_of(model, language, d)
  local words, own = model.host[language], d.host[language]
  local name = own and own.name
  local pattern = words and words.name
  if not pattern then return name end
  return (pattern:gsub("%%s", function() return name or d.name end))
end

-- What templates of C++ see:
--
--   is_bound    whether dtypes are the host's
--   dtype       their type; given: the type of an answer, which may be none
--   none        what is given where there is no dtype
--   own(d)      an expression for a dtype as the enum of the C header; give(d): back from that
--   name(d)     the enumerator of a dtype
--   type(d)     the host's type of the elements of a dtype, or nil
function host.of(model, prefix)
  local P, words = prefix:upper(), model.host.cpp or {}
  local cpp = { is_bound = words.dtype ~= nil, import = host.import_of(model, "cpp") or false }
  function cpp.type(d)
    if d.weak then return nil end
    local own = d.host.cpp or d.host.c
    return d.host.cpp and d.host.cpp.element or own and own.element
  end
  if cpp.is_bound then
    cpp.dtype, cpp.none = "::" .. words.dtype:gsub("^::", ""), words.none or "std::nullopt"
    cpp.is_optional = cpp.none:find("nullopt") ~= nil
    cpp.given = cpp.is_optional and "std::optional<dtype>" or "dtype"
    function cpp.own(d) return "detail::own_of(" .. d .. ")" end
    function cpp.give(d) return "detail::give(" .. d .. ")" end
    function cpp.name(d)
      local name = host.name_of(model, "cpp", d)
      if name then return name end
      error(("dtype '%s' has no word in C++: give the spec's `host.cpp` a `name`, or the dtype a `host`"):format(d.name), 0)
    end
  else
    cpp.dtype, cpp.none, cpp.given, cpp.is_optional = "::" .. prefix .. "_dtype", P .. "_NO_DTYPE", "dtype", false
    function cpp.own(d) return d end
    function cpp.give(d) return d end
    function cpp.name(d) return P .. "_" .. d.ident:upper() end
  end
  return cpp
end

return host

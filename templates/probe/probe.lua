-- A program that asks a library what each two dtypes promote to, and prints the table as CSV.
--
-- `wanted` (generator/emit/probe.c) is { language promotion dtypes setup }. Gives a function that makes the program, with
-- the first cell of the table; the names in the table; and the system whose words they are.
local c = import("engine/c")
local lists = import("engine/lists")
local literals = import("languages/literals")
local render = import("engine/render")

-- By language: the template, the system of its words, strings, whether a dtype that is one word is a string of that
-- language, and how an expression begins that is a function without a name.
local languages = {
  python = { template = "probe/python.py.tmpl", system = "python", string = literals.python, has_strings = true,
             functions = { "^lambda%f[^%w_]" } },
  js = { template = "probe/js.mjs.tmpl", system = "javascript", string = literals.javascript, has_strings = true,
         functions = { "^function%f[^%w_$]", "^%b()%s*=>", "^[%w_$]+%s*=>" } },
  c = { template = "probe/c.c.tmpl", system = "c", string = c.string, functions = {} },
  cxx = { template = "probe/cxx.cpp.tmpl", system = "c", string = c.string, has_angles = true,
          functions = { "^%[[^%]]*%]%s*[<(]" } },
}

-- The usual modules of short names.
local modules = { jnp = "jax.numpy", mx = "mlx.core", np = "numpy", pa = "pyarrow", pl = "polars", tf = "tensorflow" }

-- Modules whose words for dtypes are those of a system.
local systems = { arrow = "arrow", at = "pytorch", c10 = "pytorch", jax = "numpy", jnp = "numpy", np = "numpy",
                  numpy = "numpy", pa = "arrow", pyarrow = "arrow", torch = "pytorch" }

-- Whether an expression has an identifier that is no member of anything.
local function has_word(text, word)
  local alone = text:gsub("%.%.%.", " "):gsub("%->", "."):gsub("::", "."):gsub("%.%s*[%a_][%w_]*", ".")
  return alone:find("%f[%w_]" .. word .. "%f[^%w_]") ~= nil
end

-- ---- The list of dtypes ----

local closing = { ["("] = ")", ["["] = "]", ["{"] = "}" }

-- Where the string literal that begins there ends.
local function string_end(text, at)
  local quote = text:sub(at, at)
  repeat
    at = text:find('["\'`\\]', at + 1)
    if at and text:sub(at, at) == "\\" then at = at + 1 end
  until not at or text:sub(at, at) == quote
  return at
end

-- The parts between commas that are in no bracket and no string; nil where brackets or quotes do not match.
local function split(text, has_angles)
  local parts, open, start, at = {}, {}, 1, 1
  while at and at <= #text do
    local char = text:sub(at, at)
    if char:find("[\"'`]") then
      at = string_end(text, at)
    elseif has_angles and text:find("^[<-][<>]", at) then
      at = at + 1 -- a shift or an arrow
    elseif closing[char] or has_angles and char == "<" then
      open[#open + 1] = closing[char] or ">"
    elseif char:find("[])}]") or has_angles and char == ">" then
      if table.remove(open) ~= char then return nil end
    elseif char == "," and #open == 0 then
      parts[#parts + 1] = text:sub(start, at - 1)
      start = at + 1
    end
    at = at and at + 1
  end
  parts[#parts + 1] = text:sub(start)
  return at and #open == 0 and parts or nil
end

local function last_part(expression)
  return expression:find("^[%a_]") and expression:gsub("^[%w_.:]*[.:]%f[%a_]", "") or expression
end

-- The name and the expression of a word of --dtypes: NAME=EXPRESSION, or an expression whose last part is its name.
local function dtype_of(word, language)
  local name, expression = word:match("^([^=%(%[{\"'`]+)=([^=>].*)$")
  local has_own_name = not name or name == last_part(expression)
  if not name then
    name, expression = last_part(word), word
    if language.has_strings and word:find("^[%a_][%w_]*$") then expression = language.string(word) end
  end
  if name:find("[%c\"'`]") or name == "-" then
    error(("--dtypes needs a name for %s, as NAME=%s"):format(expression, expression), 0)
  end
  return { name = name:gsub("[%s,]+", "_"), expression = expression, has_own_name = has_own_name }
end

local function dtypes_of(text, language)
  local list, seen = {}, {}
  local words = split(text, language.has_angles)
  if not words then error("--dtypes has brackets or quotes that do not match: " .. text, 0) end
  for _, each in ipairs(words) do
    local word = each:match("^%s*(.-)%s*$")
    if word == "" then error("--dtypes has no dtype between two commas: " .. text, 0) end
    local dtype = dtype_of(word, language)
    if seen[dtype.name] then error(("--dtypes names %s twice"):format(dtype.name), 0) end
    seen[dtype.name] = true
    list[#list + 1] = dtype
  end
  return list
end

local types = {}
for word in ("_Bool bool char double float int long short signed unsigned void"):gmatch("%S+") do types[word] = true end

-- Whether an expression of C or C++ is surely a type, or surely a value.
local function is_type(expression)
  return types[expression:match("^[%a_]+")] and expression:find("^[%w_%s*]+$") or expression:find("^[%w_:]+_t$")
end
local function is_value(expression) return expression:find("^[%d'\"]") end

local function check_dtypes(dtypes, language, of_types)
  for _, d in ipairs(dtypes) do
    if of_types and is_value(d.expression) then
      error(("--cxx with A and B asks for types, and %s is a value"):format(d.expression), 0)
    elseif not of_types and is_type(d.expression) then
      error(("--%s asks for values, and %s is a type: --cxx with a type of A and B, such as "
             .. "'decltype(A() + B())', asks for types"):format(language, d.expression), 0)
    end
  end
end

-- ---- The program ----

-- An expression without blanks around it and semicolons behind.
local function trimmed(promotion)
  local text = promotion:gsub("^%s+", ""):gsub("[%s;]+$", "")
  if text == "" then error("probe needs an expression of a and b, or a function of both", 0) end
  if not split(text) then error("brackets or quotes do not match in " .. text, 0) end
  return text
end

-- Whether an expression is a function without a name.
local function is_function(text, language)
  while text:find("^%b()$") do text = text:sub(2, -2) end
  return #lists.filter(language.functions, function(start) return text:find(start) ~= nil end) > 0
end

-- The call of a function.
local function call_of(text)
  return (text:find("^[%w_$.:>-]+$") and text or "(" .. text .. ")") .. "(a, b)"
end

-- What imports the module of a Python function such as np.result_type; nothing where there is none.
local function import_of(promotion)
  local called = promotion:gsub("^[%s(]*lambda[^:]*:%s*", "")
  local name = called:match("^([%a_][%w_.]*)%.[%a_][%w_]*")
  if not name or name:find("^[ab]%f[^%w_]") then return {} end
  local short, rest = name:match("^([^.]+)(.*)$")
  if not modules[short] then return { "import " .. name } end
  return { "import " .. modules[short] .. " as " .. short, rest ~= "" and "import " .. modules[short] .. rest or nil }
end

-- The system of the words for dtypes: that of a module whose names they are, else that of the language. In i8=np.int8, i8
-- is not NumPy's.
local function system_of(promotion, dtypes, language)
  local expressions = lists.field(lists.filter(dtypes, function(d) return d.has_own_name end), "expression")
  if #expressions > 0 then expressions[#expressions + 1] = promotion end
  for _, expression in ipairs(expressions) do
    for name in expression:gmatch("%f[%w_]([%a_][%w_]*)[.:]") do
      if systems[name] then return systems[name] end
    end
  end
  return language.system
end

return function(wanted)
  local language, promotion, setup = languages[wanted.language], trimmed(wanted.promotion), wanted.setup
  local is_c, is_cxx = wanted.language == "c", wanted.language == "cxx"
  local function names(one, other) return has_word(promotion, one) and has_word(promotion, other) end
  local is_expression = not is_function(promotion, language)
  local of_types = is_cxx and is_expression and names("A", "B")
  local dtypes = dtypes_of(wanted.dtypes, language)
  if is_c or is_cxx then check_dtypes(dtypes, wanted.language, of_types) end
  if wanted.language == "python" and #setup == 0 then setup = import_of(promotion) end
  local function write(corner)
    return render.text(language.template, {
      dtypes = dtypes, setup = setup, string = language.string, of_types = of_types, version = host.version, corner = corner,
      promotion = is_expression and (of_types or names("a", "b")) and promotion or call_of(promotion),
    })
  end
  return write, lists.field(dtypes, "name"), system_of(promotion, dtypes, language)
end

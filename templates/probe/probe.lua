-- A program that asks a library what each two dtypes promote to, and prints the table as CSV.
--
-- `wanted` (generator/emit/probe.c) is { language promotion dtypes setup }.
local c = import("engine/c")
local literals = import("languages/literals")
local render = import("engine/render")

-- By language: the template, strings, and whether a dtype that is one word is a string of that language.
local languages = {
  python = { template = "probe/python.py.tmpl", string = literals.python, has_strings = true },
  js = { template = "probe/js.mjs.tmpl", string = literals.javascript, has_strings = true },
  c = { template = "probe/c.c.tmpl", string = c.string },
  cxx = { template = "probe/cxx.cpp.tmpl", string = c.string },
}

-- The usual modules of short names.
local modules = { jnp = "jax.numpy", mx = "mlx.core", np = "numpy", pa = "pyarrow", pl = "polars", tf = "tensorflow" }

local function has_word(text, word) return text:find("%f[%w_]" .. word .. "%f[^%w_]") ~= nil end

-- The name and the expression of a word of --dtypes: NAME=EXPRESSION, or an expression whose last part is its name.
local function dtype_of(word, language)
  local name, expression = word:match("^([^=]+)=(.+)$")
  if not name then
    expression = word
    name = word:match("([^.:]+)$") or word
    if language.has_strings and word:find("^[%a_][%w_]*$") then expression = language.string(word) end
  end
  if name:find("[%c\"'`]") or name == "-" then
    error(("--dtypes needs a name for %s, as NAME=%s"):format(expression, expression), 0)
  end
  return { name = name:gsub("%s", "_"), expression = expression }
end

local function dtypes_of(text, language)
  local list, seen = {}, {}
  for word in text:gmatch("[^,]+") do
    local dtype = dtype_of(word, language)
    if seen[dtype.name] then error(("--dtypes names %s twice"):format(dtype.name), 0) end
    seen[dtype.name] = true
    list[#list + 1] = dtype
  end
  return list
end

-- What imports the module of a Python function such as np.result_type; nothing where there is none.
local function import_of(promotion)
  local name = promotion:match("^([%a_][%w_.]*)%.[%a_][%w_]*")
  if not name then return {} end
  local short, rest = name:match("^([^.]+)(.*)$")
  if not modules[short] then return { "import " .. name } end
  return { "import " .. modules[short] .. " as " .. short, rest ~= "" and "import " .. modules[short] .. rest or nil }
end

return function(wanted)
  local language = languages[wanted.language]
  local of_types = wanted.language == "cxx" and has_word(wanted.promotion, "A") and has_word(wanted.promotion, "B")
  local is_expression = of_types or has_word(wanted.promotion, "a") and has_word(wanted.promotion, "b")
  local setup = wanted.setup
  if wanted.language == "python" and #setup == 0 then setup = import_of(wanted.promotion) end
  return render.text(language.template, {
    dtypes = dtypes_of(wanted.dtypes, language), setup = setup, string = language.string, of_types = of_types,
    promotion = is_expression and wanted.promotion or wanted.promotion .. "(a, b)", version = host.version,
  })
end

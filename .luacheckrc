-- What luacheck holds Lua to here: what a spec may use (generator/spec/sandbox/sandbox_library.c) and what a template may
-- (open_host in generator/templates/templates.c). A name that the sandbox lacks is an undefined variable here.
local libraries = {
  string = { fields = { "byte", "char", "find", "format", "gmatch", "gsub", "len", "lower", "match", "pack", "packsize",
                        "rep", "reverse", "sub", "unpack", "upper" } },
  table  = { fields = { "concat", "insert", "move", "pack", "remove", "sort", "unpack" } },
  math   = { fields = { "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log", "max",
                        "maxinteger", "min", "mininteger", "modf", "pi", "rad", "sin", "sqrt", "tan", "tointeger", "type",
                        "ult" } },
  utf8   = { fields = { "char", "charpattern", "codepoint", "codes", "len", "offset" } },
}

-- A standard of luacheck's: those libraries, and `names`.
local function standard(names, more)
  local globals = {}
  for name, library in pairs(libraries) do globals[name] = library end
  for _, name in ipairs(names) do globals[name] = {} end
  for name, fields in pairs(more or {}) do globals[name] = fields end
  return { read_globals = globals }
end

stds.spec = standard({ "assert", "error", "ipairs", "next", "pairs", "select", "tonumber", "tostring", "type" })
stds.template = standard(
  { "assert", "error", "getmetatable", "import", "ipairs", "load", "pcall", "rawequal", "rawget", "rawlen", "rawset",
    "select", "setmetatable", "tonumber", "tostring", "type", "xpcall" },
  { _G = { other_fields = true }, host = { fields = { "exists", "list", "nearest", "progress", "read", "sha256", "version" } } })

std = "spec"
max_line_length = 125
files["templates"] = { std = "template" }
files["generator/spec/lua"] = { std = "lua54" } -- with a `require` of its own (generator/spec/read/modules.c)
files["tests/kernels/primitives"] = { std = "template" }
files["tests/kernels/isa"] = { std = "template" }
files["specs/joinery.d.lua"] = { max_line_length = false } -- a file of comments for editors

-- What is wrong on purpose, and what others wrote.
exclude_files = { "tests/spec/bad", "tests/attacks/sandbox", "tests/fuzz", "tests/node_modules" }

-- Files that are found where another of their name is imported: those that would import themselves are refused, and those
-- that hide a library of arrays are remarked on.
local M = {}

-- Libraries of arrays, and modules of Python's own, whose name a file that joinery writes may have.
local libraries = " array_api_strict cupy dask dpctl dpnp jax keras mlx mxnet numpy onnx paddle pandas polars pyarrow "
  .. "sparse tensorflow tinygrad torch xarray abc array cmath code collections copy ctypes decimal enum fractions functools "
  .. "inspect io itertools json keyword math mmap numbers operator os platform queue random re select signal "
  .. "statistics string struct symbol sys test time token types typing warnings weakref "

-- An identifier as a pattern of whole words.
local function word(name) return "%f[%w_]" .. name .. "%f[^%w_]" end

-- By the ending of a file's name, whether an import means the file of that path, which is `stem` up to its first dot.
local function includes(header, path) return header:gsub("^<(.*)>$", "%1"):gsub("^%./", "") == path end
local function python(code, _, stem)
  for line in code:gmatch("[^\n;]+") do
    local from = line:match("^%s*from%s+(%S+)")
    if from and (from:find("^%.*" .. stem .. "$") or from:find("^%.*" .. stem .. "%.")) then return true end
    if line:match("^%s*import%s") and line:find("[%s,]" .. stem .. "%f[^%w_]") then return true end
  end
  return false
end
local function module_of(ending)
  return function(code, _, stem)
    for quoted in code:gmatch("[\"']%./([^\"']*)[\"']") do
      if quoted == stem or quoted == stem .. ending then return true end
    end
    return false
  end
end
local function rust(code, _, stem)
  for _, outer in ipairs({ "crate", "super", "self" }) do
    if code:find(word(outer) .. "::" .. word(stem)) then return true end
  end
  return false
end

local imports = {
  { ending = "%.hp?p?$", languages = { "c", "cpp" }, has = includes },
  { ending = "%.py$", languages = { "python" }, has = python },
  { ending = "%.mjs$", languages = { "typescript" }, has = module_of(".mjs") },
  { ending = "%.cjs$", languages = { "typescript" }, has = module_of(".cjs") },
  { ending = "%.d%.mts$", languages = { "typescript" }, has = module_of(".mjs") },
  { ending = "%.d%.cts$", languages = { "typescript" }, has = module_of(".cjs") },
  { ending = "%.d%.ts$", languages = { "typescript" }, has = module_of(".js") },
  { ending = "%.rs$", languages = { "rust" }, has = rust },
}

-- A remark on a file that hides a library; nil where it hides none.
function M.hidden(path)
  local stem = path:match("^(.*)%.py$")
  if not stem or not libraries:find(" " .. stem .. " ", 1, true) then return end
  return ("%s hides the library %s from programs in its folder: --prefix takes another name"):format(path, stem)
end

-- Raises an error where a file of that path and text imports what the spec does by its name.
function M.refuse_own(model, path, text)
  local stem = path:match("^[^.]*")
  local function check(has, said, import)
    if import and has(import, path, stem) and text:find(import, 1, true) then
      error(("%s would import itself: the spec's %s has that name (--prefix gives the file another)"):format(path, said), 0)
    end
  end
  for _, entry in ipairs(imports) do
    for _, language in ipairs(path:find(entry.ending) and entry.languages or {}) do
      local words = model.host[language]
      check(entry.has, "`host." .. language .. ".import`", words and words.import)
    end
  end
  if path:find("%.hp?p?$") then check(includes, "`header`", model.header) end
end

return M

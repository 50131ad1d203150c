-- The template engine. A template is text in which
--   a line whose first non-blank is `%` is Lua,
--   ${expression} stands for the expression's value,
--   everything else is itself.
-- A template compiles to a chunk with a line for each of its lines, so that an error names the template's own line.

local function quoted(text)
  return '"' .. text:gsub('[%c"\\]', function(c) return string.format("\\%03d", c:byte()) end) .. '"'
end

-- `put` calls' arguments for one line of text.
local function pieces(line)
  local list, at = {}, 1
  while true do
    local from, to = line:find("$%b{}", at)
    if not from then break end
    if from > at then list[#list + 1] = quoted(line:sub(at, from - 1)) end
    list[#list + 1] = "(" .. line:sub(from + 2, to - 1) .. ")"
    at = to + 1
  end
  list[#list + 1] = quoted(line:sub(at) .. "\n")
  return table.concat(list, ", ")
end

local function compiled(text)
  local lines = {}
  if text:sub(-1) ~= "\n" then text = text .. "\n" end
  for line in text:gmatch("([^\n]*)\n") do
    lines[#lines + 1] = line:match("^%s*%%(.*)$") or ("put(" .. pieces(line) .. ")")
  end
  return table.concat(lines, "\n")
end

-- The text of the template `path`, whose code sees `values` before the globals. A name that neither has is an error.
local function render(path, values)
  local out, count = {}, 0
  local scope = {}
  function scope.put(...)
    for i = 1, select("#", ...) do
      local value = select(i, ...)
      local kind = type(value)
      if kind ~= "string" and math.type(value) ~= "integer" then error("an expression's value is a " .. kind, 2) end
      count = count + 1
      out[count] = value
    end
  end
  setmetatable(scope, {
    __index = function(_, name)
      local value = values[name]
      if value == nil then value = _G[name] end
      if value == nil then error("there is no '" .. tostring(name) .. "'", 2) end
      return value
    end,
  })
  local source, name = host.read(path)
  local chunk, message = load(compiled(source), "@" .. name, "t", scope)
  if not chunk then error(message, 0) end
  chunk()
  return table.concat(out)
end

return render

-- The template engine. A template is text in which
--   a line whose first non-blank is `%` is Lua,
--   ${expression} stands for the expression's value,
--   everything else is itself.
-- A template compiles to a chunk with a line for each of its lines, so that an error names the template's own line.

-- The arguments of `put` for one line of text.
local function pieces(line)
  local list, at = {}, 1
  while true do
    local from, to = line:find("$%b{}", at)
    if not from then break end
    if from > at then list[#list + 1] = ("%q"):format(line:sub(at, from - 1)) end
    list[#list + 1] = "(" .. line:sub(from + 2, to - 1) .. ")"
    at = to + 1
  end
  list[#list + 1] = ("%q"):format(line:sub(at)):sub(1, -2) .. '\\n"'
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

local globals = {
  __index = function(_, name)
    local value = _G[name]
    if value == nil then error("there is no '" .. tostring(name) .. "'", 2) end
    return value
  end,
}

-- The text of the template `path`, whose code sees `values` before the globals. A name that neither has is an error.
-- ${include("other.tmpl")} stands for another template that sees the same values.
local function render(path, values)
  local out, count = {}, 0
  function values.put(...)
    for i = 1, select("#", ...) do
      local value = select(i, ...)
      if type(value) ~= "string" and math.type(value) ~= "integer" then
        error("an expression's value is a " .. type(value), 2)
      end
      count = count + 1
      out[count] = value
    end
  end
  function values.include(other)
    local put = values.put
    local text = render(other, values)
    values.put = put
    return (text:gsub("\n$", ""))
  end
  local chunk, message = load(compiled(host.read(path)), "@" .. path, "t", setmetatable(values, globals))
  if not chunk then error(message, 0) end
  chunk()
  return table.concat(out)
end

return render

-- The template engine. A template is text in which
--   a line whose first non-blank is `%` is Lua,
--   ${expression} stands for the expression's value,
--   everything else is itself.
-- A template compiles to a chunk with a line for each of its lines, so that an error names the template's own line.
local render = {}

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

-- The Lua of a template: a line for each line.
local function translated(text)
  local lines = {}
  if text:sub(-1) ~= "\n" then text = text .. "\n" end
  for line in text:gmatch("([^\n]*)\n") do
    lines[#lines + 1] = line:match("^%s*%%(.*)$") or ("put(" .. pieces(line) .. ")")
  end
  return table.concat(lines, "\n")
end

local sources = {}
local function source_of(path)
  sources[path] = sources[path] or translated(host.read(path))
  return sources[path]
end

-- What a template sees: `values`, then `outer`, then the globals. A name that none of them has is an error.
local function scope(values, outer)
  return setmetatable(values, { __index = function(_, name)
    local value = outer and outer[name]
    if value == nil then value = _G[name] end
    if value == nil then error("there is no '" .. tostring(name) .. "'", 2) end
    return value
  end })
end

-- Runs the template `path`, whose code sees `values`, then those of `outer` (may be nil), then the globals.
-- `out(text)` gets its text in pieces.
function render.run(path, values, outer, out)
  function values.put(...)
    for i = 1, select("#", ...) do
      local value = select(i, ...)
      if type(value) ~= "string" and math.type(value) ~= "integer" then
        error("an expression's value is a " .. type(value), 2)
      end
      out(value)
    end
  end
  local chunk, message = load(source_of(path), "@" .. path, "t", scope(values, outer))
  if not chunk then error(message, 0) end
  chunk()
end

-- The text of the template `path` as a whole, whose code sees what that of render.run does. In it,
-- ${include("other.tmpl")} stands for another template that sees the same.
function render.text(path, values, outer)
  local pieces_out, count = {}, 0
  function values.include(other)
    local put = values.put
    local text = render.text(other, values, outer)
    values.put = put
    return (text:gsub("\n$", ""))
  end
  render.run(path, values, outer, function(piece)
    count = count + 1
    pieces_out[count] = piece
  end)
  return table.concat(pieces_out)
end

return render

-- The template engine. A template is text in which
--   a line whose first non-blank is `%` is Lua,
--   ${expression} stands for the expression's value,
--   everything else is itself.
-- A template compiles to a chunk with a line for each of its lines, so that an error names the template's own line.
local memo = import("engine/memo")

local render = {}

-- The statements that put out one line of text.
local function statements(line)
  local list, at = {}, 1
  while true do
    local from, to = line:find("$%b{}", at)
    if not from then break end
    if from > at then list[#list + 1] = ("out(%q)"):format(line:sub(at, from - 1)) end
    list[#list + 1] = "put((" .. line:sub(from + 2, to - 1) .. "))"
    at = to + 1
  end
  list[#list + 1] = ("out(%q"):format(line:sub(at)):sub(1, -2) .. '\\n")'
  return table.concat(list, "; ")
end

-- The Lua of a template: a line for each line.
local function translated(text)
  local lines = {}
  if text:sub(-1) ~= "\n" then text = text .. "\n" end
  for line in text:gmatch("([^\n]*)\n") do
    lines[#lines + 1] = line:match("^%s*%%(.*)$") or statements(line)
  end
  return table.concat(lines, "\n")
end

-- The function of a template. It takes what its code sees, what puts out text, and what puts out a value.
local chunk_of = memo.of_one(function(path)
  local chunk, message = load("local _ENV, out, put = ...; " .. translated(host.read(path)), "@" .. path, "t")
  if not chunk then error(message, 0) end
  return chunk
end)

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
  local function put(value)
    if type(value) ~= "string" and math.type(value) ~= "integer" then
      error("an expression's value is a " .. type(value), 2)
    end
    out(value)
  end
  chunk_of(path)(scope(values, outer), out, put)
end

-- The text of the template `path` as a whole, whose code sees what that of render.run does. In it,
-- ${include("other.tmpl")} stands for another template that sees the same.
function render.text(path, values, outer)
  local pieces_out, count = {}, 0
  function values.include(other)
    local text = render.text(other, values, outer)
    return text:sub(-1) == "\n" and text:sub(1, -2) or text
  end
  render.run(path, values, outer, function(piece)
    count = count + 1
    pieces_out[count] = piece
  end)
  return table.concat(pieces_out)
end

return render

-- The template engine. A template is text in which
--   a line whose first non-blank is `%` is Lua,
--   `% each NAME in LIST`, or `% each INDEX, NAME in LIST`, repeats the line after it for the items of a list,
--   ${expression} is replaced by the expression's value; alone on a line, by the lines of a list, each with the same indent,
--   everything else is itself.
-- A template compiles to a chunk with a line for each of its lines, so that an error names the template's own line.
local memo = import("engine/memo")

local render = {}

-- The Lua of a template: a line for each line. Text as far as the next piece of Lua is put out at once, by a string that has
-- as many lines.
local function translated(text)
  local parts, literals, repeated = {}, {}, false
  local function add(lua)
    if #literals > 0 then parts[#parts + 1] = ("out(%q) "):format(table.concat(literals)) end
    parts[#parts + 1], literals = lua, {}
  end
  local function add_text(line)
    local indent, alone = line:match("^(%s*)%$(%b{})$")
    if alone then return add(("put_lines(%q, (%s))\n"):format(indent, alone:sub(2, -2))) end
    local at, from, to = 1, line:find("$%b{}")
    while from do
      if from > at then literals[#literals + 1] = line:sub(at, from - 1) end
      add("put((" .. line:sub(from + 2, to - 1) .. ")) ")
      at = to + 1
      from, to = line:find("$%b{}", at)
    end
    literals[#literals + 1] = line:sub(at) .. "\n"
  end
  if text:sub(-1) ~= "\n" then text = text .. "\n" end
  for line in text:gmatch("([^\n]*)\n") do
    local lua, ends = line:match("^%s*%%(.*)$"), repeated and " end " or ""
    local names, list = (lua or ""):match("^%s*each ([%w_, ]+) in (.+)$")
    if list then lua = ("for %s%s in ipairs(%s) do"):format(names:find(",") and "" or "_, ", names, list) end
    if lua then
      add(lua .. ends .. "\n")
    else
      add_text(line)
      if repeated then add(ends) end
    end
    repeated = list ~= nil
  end
  add("")
  local lua = table.concat(parts)
  return lua:sub(-1) == "\n" and lua:sub(1, -2) or lua
end

-- The function of a template. It takes what its code sees, what puts out text, a value, and the lines of a value.
local chunk_of = memo.of_one(function(path)
  local chunk, message = load("local _ENV, out, put, put_lines = ...; " .. translated(host.read(path)), "@" .. path, "t")
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
  local function checked(value)
    if type(value) ~= "string" and math.type(value) ~= "integer" then
      error("an expression's value is a " .. type(value), 3)
    end
    return value
  end
  local function put(value) out(checked(value)) end
  local function put_lines(indent, value)
    if type(value) ~= "table" then value = { checked(value) } end
    for _, line in ipairs(value) do out(indent .. checked(line) .. "\n") end
  end
  chunk_of(path)(scope(values, outer), out, put, put_lines)
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

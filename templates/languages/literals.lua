-- Strings of other languages, each on one line.
local c = import("engine/c")

local literals = {}

-- In ASCII.
function literals.python(text)
  local parts = {}
  for _, point in utf8.codes(c.utf8(text)) do
    local char = utf8.char(point)
    if char == "\\" or char == '"' then
      char = "\\" .. char
    elseif point < 32 or point == 127 then
      char = ("\\x%02x"):format(point)
    elseif point > 0xFFFF then
      char = ("\\U%08x"):format(point)
    elseif point > 127 then
      char = ("\\u%04x"):format(point)
    end
    parts[#parts + 1] = char
  end
  return '"' .. table.concat(parts) .. '"'
end

-- What is not printable, or turns the direction of writing, is escaped.
function literals.javascript(text)
  if not text:find("[^%w_*.-]") then return '"' .. text .. '"' end
  return '"' .. c.utf8(text):gsub("[%z\1-\31\34\92\127-\244][\128-\191]*", function(point)
    if point == '"' or point == "\\" then return "\\" .. point end
    return ("\\u{%x}"):format(utf8.codepoint(point))
  end) .. '"'
end

return literals

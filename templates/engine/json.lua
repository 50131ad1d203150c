-- Strings of JSON, which those of Python and JavaScript are too.
local c = import("engine/c")
local memo = import("engine/memo")

local json = {}

json.string = memo.of_one(function(value)
  if not value:find('[^ !#-%[%]-~]') then return '"' .. value .. '"' end -- only ASCII that needs no escape
  local text = c.utf8(value):gsub('[%c"\\]', function(byte)
    if byte == '"' or byte == "\\" then return "\\" .. byte end
    return ("\\u%04x"):format(byte:byte())
  end)
  return '"' .. c.without_hidden(text, function(character)
    local point = utf8.codepoint(character)
    if point < 0x10000 then return ("\\u%04x"):format(point) end
    return ("\\u%04x\\u%04x"):format(0xD7C0 + (point >> 10), 0xDC00 + (point & 0x3FF))
  end) .. '"'
end)

return json

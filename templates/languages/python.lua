-- What the templates for Python see.
local table_of = import("languages/table")

local function set(text)
  local members = {}
  for word in text:gmatch("%S+") do members[word] = true end
  return members
end

-- Python's keywords, its builtins, which annotations need, and what the module itself defines.
local reserved = set([[
  False None True and as assert async await break class continue def del elif else except finally for from global if import
  in is lambda nonlocal not or pass raise return try while with yield match case type print
  abs all any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir divmod
  enumerate eval exec filter float format frozenset getattr globals hasattr hash help hex id input int isinstance
  issubclass iter len list locals map max memoryview min next object oct open ord pow property range repr reversed round
  set setattr slice sorted staticmethod str sum super tuple vars zip
]])

return function(model, _, ops)
  local values = table_of(model, ops)
  values.name_of = values.identifiers(reserved)

  -- A string of Python, of one line, in ASCII.
  function values.string(text)
    local parts = {}
    for _, point in utf8.codes(import("engine/c").utf8(text)) do
      local char = utf8.char(point)
      if char:find('[\\"]') then
        char = "\\" .. char
      elseif point < 32 or point == 127 then
        char = ("\\x%02x"):format(point)
      elseif point > 127 then
        char = point > 0xFFFF and ("\\U%08x"):format(point) or ("\\u%04x"):format(point)
      end
      parts[#parts + 1] = char
    end
    return '"' .. table.concat(parts) .. '"'
  end
  return values
end

-- The building blocks of an ISA: C text, a paragraph (no blank line inside) a block, whose name is what comes before
-- its first parenthesis, or after #define. A block may be commented, and may use others of the same ISA.
local Blocks = {}
Blocks.__index = Blocks

-- Replaces each $name and ${name} in `text` by its value; ISAs make families of blocks with it.
local function filled(text, values)
  local function value_of(name)
    local value = values[name]
    if value == nil then error("a block says $" .. name .. ", which has no value", 0) end
    return tostring(value)
  end
  return (text:gsub("%${(%a%w*)}", value_of):gsub("%$(%a%w*)", value_of))
end

local function name_of(paragraph)
  local code = paragraph:gsub("/%*.-%*/", ""):gsub("__attribute__%(%(.-%)%)", "")
  return code:match("^%s*#define%s+([%a_][%w_]*)") or code:match("^%s*typedef%s.*[^%w_]([%a_][%w_]*);$")
      or code:match("([%a_][%w_]*)%s*%(")
      or error("a block without a name:\n" .. paragraph, 0)
end

-- The number of values that a block takes after its address and index.
local function values_of(paragraph, name)
  local code = paragraph:gsub("/%*.-%*/", "")
  local parameters = code:match("[^%w_]" .. name .. "%s*(%b())") or "()"
  local _, commas = parameters:gsub(",", "")
  return commas - 1
end

local function own_cost(self, paragraph, name)
  local cost = 0
  for identifier in paragraph:gsub("/%*.-%*/", ""):gmatch("[%a_][%w_]*") do
    if identifier ~= name and self.counts and self.counts(identifier) then cost = cost + 1 end
  end
  return cost
end

-- Adds the blocks of `text`; a block of a name already there replaces it.
function Blocks:add(text, values)
  if values then text = filled(text, values) end
  for paragraph in (text .. "\n\n"):gmatch("(.-)\n[ \t]*\n") do
    paragraph = paragraph:gsub("^[ \t\n]+", ""):gsub("[ \t\n]+$", "")
    if paragraph ~= "" then
      local name = name_of(paragraph)
      self.named[name] = { name = name, text = (paragraph:gsub("%f[%w_]BLOCK%f[^%w_]", "PRIMITIVE")), registers = values_of(paragraph, name),
                             own_cost = own_cost(self, paragraph, name) }
    end
  end
end

return Blocks

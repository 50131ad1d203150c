-- The building blocks of an ISA: C text, a paragraph (no blank line inside) a block, whose name is what comes before
-- its first parenthesis, or after #define. A block may be commented, and may use others of the same ISA.
local expression = import("kernels/expression")

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

-- The compute type that the name of a load says.
local function compute_of(name)
  local compute = name:match("^load_.*_as_(%w+)_odd$") or name:match("^load_.*_as_(%w+)$") or name:match("^load_(%w+)$")
  return compute and compute:gsub("^i(%d+)$", "u%1") or nil
end

-- Adds the blocks of `text`; a block of a name already there replaces it.
function Blocks:add(text, values)
  if values then text = filled(text, values) end
  self.legacy = true
  for paragraph in (text .. "\n\n"):gmatch("(.-)\n[ \t]*\n") do
    paragraph = paragraph:gsub("^[ \t\n]+", ""):gsub("[ \t\n]+$", "")
    if paragraph ~= "" then
      local name = name_of(paragraph)
      self:put({ name = name, compute = compute_of(name), text = (paragraph:gsub("%f[%w_]BLOCK%f[^%w_]", "PRIMITIVE")),
                 registers = values_of(paragraph, name), own_cost = own_cost(self, paragraph, name) })
    end
  end
end

-- The override of an expression among isa.fused, a list of { PATTERN, NAME, ELEMENTS, either_order } whose patterns are of the
-- expression's text; { primitive, elements, reversed } or nil.
function Blocks.override(self, tree)
  local known = self.matched[tree]
  if known ~= nil then return known end
  known = false
  local text = expression.text(tree)
  local other = expression.arity(tree) == 2 and expression.text(expression.swapped(tree))
  for _, entry in ipairs(self.fused or {}) do
    local pattern = "^" .. entry[1] .. "$"
    local matches = text:find(pattern)
    if matches or entry.either_order and other and other:find(pattern) then
      known = { primitive = entry[2], elements = entry[3], reversed = not matches }
      break
    end
  end
  self.matched[tree] = known
  return known
end

return Blocks

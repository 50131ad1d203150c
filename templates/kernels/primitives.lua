-- The primitives of an instruction set: C functions from which kernels are made. They stand in templates of C,
-- templates/isa/NAME/*.c.tmpl; there, a line that declares a primitive comes before the C of it, which goes on to the
-- next declaration:
--
--   % load("load_u8_as_u16", { compute = "u16", cost = 2 })
--   PRIMITIVE __m256i load_u8_as_u16(const char *p, size_t i) {
--       return _mm256_cvtepu8_epi16(load128(p + i));
--   }
--
-- The declarations, and the fields that each may have:
--
--   load(NAME, { compute, cost })               from memory into the registers of a compute type
--   operation(NAME, { compute, arity, cost })   on registers; `arity` of them, 2 unless it says so
--   round(NAME, { compute, cost })              rounds a register to the values of a physical type
--   store(NAME, { compute, registers, cost })   to memory; takes as many registers as it says, 1 unless it does
--   override(NAME, { expression, elements, either_order, cost })
--                                               a function that does all of an expression, `elements` at a time;
--                                               either_order: also with the operands exchanged
--   helper(NAME, { cost })                      whatever the others use: a function, a macro, a type
--   absent(NAME, ...)                           no C: primitives that this instruction set does without. A kernel that
--                                               needs one falls back on the instruction set that this one implies
--
-- `cost` is the number of instructions of the primitive's own C, 1 unless it says so; those of the primitives that it
-- uses are added. How far a kernel is unrolled follows from it. Where it depends on a format which statements there are,
-- a line `% cost(2)` before them adds theirs.
local render = import("engine/render")

local Primitives = {}
Primitives.__index = Primitives

-- What each declaration must say.
local required = {
  load = { "compute" }, operation = { "compute" }, round = { "compute" }, store = { "compute" },
  override = { "expression", "elements" }, helper = {},
}

-- A primitive from the facts of its declaration, still without its text.
local function declared(role, name, facts)
  facts = facts or {}
  for _, field in ipairs(required[role]) do
    if facts[field] == nil then error(("%s(%q) says no %s"):format(role, name, field), 3) end
  end
  return {
    name = name, role = role, compute = facts.compute, own_cost = facts.cost or 1,
    arity = role == "operation" and (facts.arity or 2) or nil,
    registers = role == "store" and (facts.registers or 1) or nil,
    expression = facts.expression, elements = facts.elements, either_order = facts.either_order,
  }
end

-- Where element i of so many bytes stands, as C.
local function offset(bytes) return bytes == 1 and "i" or bytes .. " * i" end

-- The text of a primitive: without blank lines around it; those inside it are never more than one.
local function trimmed(pieces)
  return (table.concat(pieces):gsub("^%s*\n", ""):gsub("%s+$", ""))
end

-- The text of an expression: { "store_u8", { "add_u8", "load_u8", "load_u8" } } is "store_u8(add_u8(load_u8, load_u8))".
local function text_of(expression)
  if type(expression) == "string" then return expression end
  local arguments = {}
  for i = 2, #expression do arguments[i - 1] = text_of(expression[i]) end
  return expression[1] .. "(" .. table.concat(arguments, ", ") .. ")"
end

function Primitives:add_override(primitive)
  self.overrides[text_of(primitive.expression)] = primitive
end

-- Adds the primitives of a template; its code sees `values`, the declarations and `offset`. One whose name is there
-- already replaces the one before.
function Primitives:read(path, values)
  local open, pieces = nil, {}
  local function close()
    local text = trimmed(pieces)
    pieces = {}
    if not open then
      if text ~= "" then error(path .. ": this C belongs to no primitive:\n" .. text, 0) end
    elseif not text:find(open.name, 1, true) then
      error(("%s: the C that follows the declaration of %s does not name it"):format(path, open.name), 0)
    else
      open.text = text
      self.named[open.name] = open
      if open.expression then self:add_override(open) end
    end
  end
  local scope = { offset = offset }
  for _, role in ipairs({ "load", "operation", "round", "store", "override", "helper" }) do
    scope[role] = function(name, facts)
      close()
      open = declared(role, name, facts)
    end
  end
  function scope.cost(instructions) open.own_cost = open.own_cost + instructions end
  function scope.absent(...)
    for _, name in ipairs({ ... }) do self.absent[name] = true end
  end
  render.run(path, scope, values, function(piece) pieces[#pieces + 1] = piece end)
  close()
end

-- The primitive of that name or nil.
function Primitives:get(name) return self.named[name] end

local function each_identifier(text, visit)
  for identifier in text:gsub("/%*.-%*/", ""):gmatch("[%a_][%w_]*") do visit(identifier) end
end

-- Appends the text of the primitive `name` and, before it, of all that it uses, to `list`, each once; `seen` remembers.
function Primitives:collect(name, list, seen)
  if seen[name] then return end
  seen[name] = true
  local primitive = self.named[name]
  each_identifier(primitive.text, function(identifier)
    if self.named[identifier] then self:collect(identifier, list, seen) end
  end)
  list[#list + 1] = primitive.text
end

-- About how many instructions a call of the primitive is: its own, and those of what it uses.
function Primitives:cost(name)
  local primitive = self.named[name]
  if not primitive.cost then
    local cost = primitive.own_cost
    each_identifier(primitive.text, function(identifier)
      if identifier ~= name and self.named[identifier] then cost = cost + self:cost(identifier) end
    end)
    primitive.cost = cost
  end
  return primitive.cost
end

-- Legacy: primitives as text in Lua. Goes once every instruction set is in templates of C.
local legacy = import("kernels/blocks")
Primitives.add = legacy.add

-- The primitives of the templates `paths` of an instruction set, which see `values`.
return function(paths, values, counts)
  local all = setmetatable({ named = {}, absent = {}, overrides = {}, counts = counts }, Primitives)
  for _, path in ipairs(paths) do all:read(path, values) end
  return all
end

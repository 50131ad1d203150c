-- The primitives of an instruction set: C functions from which kernels are made, read from its templates of C. The lines
-- that declare them are described in templates/isa/README.md, "Declarations"; what the primitives do, in "Primitives" there.
local expression = import("kernels/expression")
local next_values = import("kernels/formats").next_values
local render = import("engine/render")

local Primitives = {}
Primitives.__index = Primitives

-- What each declaration must say.
local required = {
  load = { "compute" }, operation = { "compute" }, round = { "compute" }, store = { "compute" },
  constant = { "compute" }, word = { "compute" }, override = { "expression", "elements" }, helper = {},
}

-- A primitive from the facts of its declaration, still without its text.
local function declared(role, name, facts)
  facts = facts or {}
  for _, field in ipairs(required[role]) do
    if facts[field] == nil then error(("%s(%q) has no %s"):format(role, name, field), 3) end
  end
  return {
    name = name, role = role, compute = facts.compute, own_cost = facts.cost or 1,
    arity = role == "operation" and (facts.arity or 2) or nil,
    registers = facts.registers or (role == "store" or role == "word") and 1 or nil,
    expression = facts.expression and expression.declared(facts.expression), elements = facts.elements,
  }
end

-- Where element i of so many bytes stands, as C.
local function offset(bytes) return bytes == 1 and "i" or bytes .. " * i" end

-- The text of a primitive: without blank lines around it; those inside it are never more than one.
local function trimmed(pieces)
  local text = table.concat(pieces)
  local last = #text
  while last > 0 and text:find("^%s", last) do last = last - 1 end
  return (text:sub(1, last):gsub("^%s*\n", ""))
end

-- Overrides by expression: { primitive, elements, reversed }. The one of a tree does that of the operands in the other order
-- too, `reversed`: it takes them exchanged.
local function add_override(overrides, primitive)
  local function put(tree, reversed)
    overrides[tree] = { primitive = primitive.name, elements = primitive.elements, reversed = reversed }
  end
  put(primitive.expression, false)
  if expression.arity(primitive.expression) ~= 2 then return end
  local other = expression.swapped(primitive.expression)
  local others = rawget(overrides, other)
  if not others or others.reversed then put(other, true) end
end

-- Adds a primitive, in the place of one of its name if there is one.
function Primitives:put(primitive)
  local before = self:is_own(primitive.name) and self.named[primitive.name]
  primitive.place = before and before.place or #self.list + 1
  self.list[primitive.place] = primitive
  self.named[primitive.name] = primitive
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
      open.path = path
      self:put(open)
      if open.expression then add_override(self.overrides, open) end
    end
  end
  local scope = { offset = offset, register_types = self.register_types, mask_types = self.mask_types, lanes = self.lanes,
                  stored_together = self.stored_together, by_turns = self.by_turns or false, checked = self.checked or false,
                  target = values and values.target or false }
  for _, role in ipairs({ "load", "constant", "operation", "round", "store", "word", "override", "helper" }) do
    scope[role] = function(name, facts)
      close()
      open = declared(role, name, facts)
    end
  end
  function scope.cost(instructions) open.own_cost = open.own_cost + instructions end
  function scope.primitive(name) return self.named[name] end
  function scope.absent(...) self:declare_absent({ ... }) end
  render.run(path, scope, values, function(piece) pieces[#pieces + 1] = piece end)
  close()
end

-- The instruction set does without the primitives of those names, also those that a template has declared. A name with *
-- says it of all that fit and are not declared; a table is an expression, as an override declares it, without a kernel.
function Primitives:declare_absent(names)
  for _, name in ipairs(names) do
    if type(name) == "table" then
      self.absent[expression.declared(name)] = true
    elseif name:find("*", 1, true) then
      table.insert(self.absent_patterns, "^" .. name:gsub("%*", ".*") .. "$")
    else
      self.absent[name] = true
    end
    local primitive = rawget(self.named, name)
    if primitive then
      if primitive.expression then self.overrides[primitive.expression] = nil end
      self.named[name] = nil
      table.remove(self.list, primitive.place)
      for place, each in ipairs(self.list) do each.place = place end
    end
  end
end

-- Whether the instruction set says that it does without that primitive.
function Primitives:is_absent(name)
  for _, pattern in ipairs(self.absent_patterns) do
    if name:find(pattern) then return true end
  end
  return self.absent[name] == true
end

-- Calls visit(name, primitive) for every name in the templates of what expressions are made of: that of `primitive`, or
-- one in the expression that it overrides. In order of declaration.
function Primitives:visit_names(visit)
  for _, primitive in ipairs(self.list) do
    if primitive.expression then
      for _, name in ipairs(expression.primitives(primitive.expression)) do visit(name, primitive) end
    elseif primitive.role ~= "helper" then
      visit(primitive.name, primitive)
    end
  end
end

-- The primitive of that name or nil.
function Primitives:get(name) return self.named[name] end

-- Whether the primitive of that name is there, and not that of a base.
function Primitives:is_own(name) return rawget(self.named, name) ~= nil end

-- Whether the instruction set says that it has no kernel of that expression.
function Primitives:leaves_out(tree) return self.absent[tree] == true end

-- What does all of an expression instead of its primitives: { primitive, elements, reversed }, or nil.
function Primitives:override(tree) return self.overrides[tree] end

local keywords = { ["if"] = true, ["for"] = true, ["while"] = true, ["return"] = true, ["sizeof"] = true, target = true }

-- An algorithm of isa/generic/ that calls what the instruction set does not have is an error, which names it.
local function check_leaf(primitive, called)
  if called:find("^_?%l") and not keywords[called] and primitive.path:find("^isa/generic/") then
    error(("%s: there is no leaf operation '%s', which %s needs"):format(primitive.path, called, primitive.name), 0)
  end
end

-- What other primitives `primitive` uses, as often as it does.
function Primitives:used_by(primitive)
  if not primitive.uses then
    local uses = {}
    for identifier, opens in primitive.text:gsub("/%*.-%*/", ""):gmatch("([%a_][%w_]*)%s*(%(?)") do
      if not self.named[identifier] then
        if opens ~= "" then check_leaf(primitive, identifier) end
      elseif identifier ~= primitive.name then
        uses[#uses + 1] = identifier
      end
    end
    primitive.uses = uses
  end
  return primitive.uses
end

-- The texts of the primitives called `names`, in their order, and before each those of all that it uses.
function Primitives:texts(names)
  local texts, done = {}, {}
  local function add(name)
    if done[name] then return end
    done[name] = true
    for _, used in ipairs(self:used_by(self.named[name])) do add(used) end
    if not self.named[name].call then texts[#texts + 1] = self.named[name].text end
  end
  for _, name in ipairs(names) do add(name) end
  return texts
end

-- About how many instructions a call of the primitive is: its own, and those of what it uses.
function Primitives:cost(name)
  local primitive = self.named[name]
  if not primitive.cost then
    local cost = primitive.own_cost
    for _, used in ipairs(self:used_by(primitive)) do cost = cost + self:cost(used) end
    primitive.cost = cost
  end
  return primitive.cost
end

-- The primitives of an instruction set: those of its `templates`, which see its `values`. Of these, `register_types` are
-- the C types of registers by compute type, `mask_types` those of masks by the bits of an element, and `stored_together`
-- how many registers of 32 bits a store of elements of one byte or two takes, and `by_turns` says that registers hold
-- complex numbers so; templates of custom physical types see them too.
-- `base`: those of another one, which it has beside them but for those that its own take the place of.
-- `checked`: what has the expressions of the checked conversions that are planned as keys; nil where there are none.
return function(isa, base, checked)
  local values = isa.values or {}
  values.next_values = next_values
  local all = { list = {}, base = base, checked = checked, absent_patterns = {}, register_types = values.register_types,
                mask_types = values.mask_types, lanes = values.lanes, stored_together = values.stored_together,
                by_turns = values.by_turns }
  for _, field in ipairs({ "named", "absent", "overrides" }) do
    all[field] = setmetatable({}, { __index = base and base[field] })
  end
  setmetatable(all, Primitives)
  for _, path in ipairs(isa.templates) do all:read(path, values) end
  return all
end

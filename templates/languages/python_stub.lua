-- What the stubs for Python see: overloads, each for all operands that have one result.
local boxes = import("languages/boxes")
local lists = import("engine/lists")
local render = import("engine/render")

local stub = {}

local MOST_OVERLOADS = 512 -- of one table

-- The overloads of a table of results: a list of { sides, name }, sides being lists of names; nil where there are too many.
local function overloads_of(values, each)
  local list = boxes.of(values.dtypes, each.arity, each.result, MOST_OVERLOADS)
  for i, box in ipairs(list or {}) do
    local sides = {}
    for k, side in ipairs(box.sides) do
      sides[k] = {}
      for n, d in ipairs(side) do sides[k][n] = values.name_of[d.id] end
    end
    list[i] = { sides = sides, name = values.name_of[box.result.id] }
  end
  return list
end

-- The names of unions, each of which is written once: name_of(side) is a type, `list` has { name, text } of those so far.
local function unions_of(box)
  local list, by_text = {}, {}
  local function name_of(side)
    local parts = lists.map(side, function(name) return ("%s[%s]"):format(box, name) end)
    if #parts == 1 then return parts[1] end
    local text = table.concat(parts, ", ")
    if not by_text[text] then
      by_text[text] = "_Any" .. #list + 1
      list[#list + 1] = { name = by_text[text], parts = parts }
    end
    return by_text[text]
  end
  return name_of, list
end

local parameters = { { "a" }, { "a", "b" }, { "x", "low", "high" } }
local of_three = { "a", "b", "c" } -- of operations that joinery does not know

-- The parameters of an overload, or where there is none of any call.
local function arguments(each, box, overload, name_of)
  local list = { "self" }
  if box == "Array" and each.first == "where" then list[2] = "condition: Array[Any]" end
  for i, name in ipairs(each.slices and of_three or parameters[each.arity]) do
    list[#list + 1] = name .. ": " .. (overload and name_of(overload.sides[i]) or box .. "[Any]")
  end
  return table.concat(list, ", ") .. ", /"
end

-- A signature with its end. `overlaps`: checkers see that an earlier overload takes some of the same, or that object has a
-- method of another type.
local function ended(line, overlaps) return line .. ": ..." .. (overlaps and "  # type: ignore" or "") end

-- The scalars of Python in order: each is a subclass of the next, or is taken for one by checkers.
local python_scalars = { "bool", "int", "float", "complex" }

-- The dtypes of Python's scalars, a list of { name, dtype }: the weak ones, and for bool the strong one too.
local function scalars_of(dtypes)
  local list = {}
  for _, kind in ipairs(python_scalars) do
    local found
    for _, d in ipairs(dtypes) do
      if d.kind == kind and (d.weak or kind == "bool" and not found) then found = d end
    end
    if found then list[#list + 1] = { name = kind, dtype = found } end
  end
  return list
end

-- For a scalar of Python as one operand of an operation, the other's names by result: a list of { scalar, side, name }.
local function scalar_overloads(values, each, is_first)
  local list = {}
  for _, scalar in ipairs(values.scalars) do
    local by_result = {}
    for _, d in ipairs(values.dtypes) do
      local result
      if is_first then result = each.result(scalar.dtype, d) else result = each.result(d, scalar.dtype) end
      if result and not by_result[result.id] then
        by_result[result.id] = { scalar = scalar.name, side = {}, name = values.name_of[result.id] }
        list[#list + 1] = by_result[result.id]
      end
      if result then table.insert(by_result[result.id].side, values.name_of[d.id]) end
    end
  end
  return list
end

local operators = {
  add = "add", subtract = "sub", multiply = "mul", divide = "truediv", floor_divide = "floordiv", remainder = "mod",
  power = "pow", bitwise_and = "and", bitwise_or = "or", bitwise_xor = "xor", bitwise_left_shift = "lshift",
  bitwise_right_shift = "rshift", less = "lt", less_equal = "le", greater = "gt", greater_equal = "ge", equal = "eq",
  not_equal = "ne", negative = "neg", positive = "pos", absolute = "abs", bitwise_invert = "invert",
}
local is_comparison = { lt = true, le = true, gt = true, ge = true, eq = true, ne = true }

-- The overloads of the method of an operator, and of the one that has the operands exchanged, as parameters and results.
local function method_lines(values, each, name_of, hides)
  local lines, reflected = {}, {}
  if not each.overloads then
    return { ended("(self" .. (each.arity == 2 and ", other: Operators[Any]" or "") .. ") -> Array[Any]", hides) }, reflected
  end
  for _, overload in ipairs(each.overloads) do
    local other = each.arity == 2 and ", other: " .. name_of(overload.sides[2]) .. ", /" or ""
    local line = ("(self: %s%s) -> Array[%s]"):format(name_of(overload.sides[1]), other, overload.name)
    lines[#lines + 1] = ended(line, hides)
  end
  for i, target in ipairs(each.arity == 2 and { lines, reflected } or {}) do
    for _, found in ipairs(scalar_overloads(values, each, i == 2)) do
      local line = ("(self: %s, other: %s, /) -> Array[%s]"):format(name_of(found.side), found.scalar, found.name)
      target[#target + 1] = ended(line, true)
    end
  end
  return lines, reflected
end

-- The methods of operators, a list of { name, lines }.
local function methods_of(values, name_of)
  local list = {}
  for _, each in ipairs(values.tables) do
    if each.overloads == nil then each.overloads = overloads_of(values, each) or false end
    for _, op in ipairs(each.ops) do
      local operator = operators[op.name]
      local lines, reflected = {}, {}
      local hides = operator == "eq" or operator == "ne" -- what object has
      if operator then lines, reflected = method_lines(values, each, name_of, hides) end
      if #lines > 0 then list[#list + 1] = { name = "__" .. operator .. "__", lines = lines } end
      if #reflected > 0 and not is_comparison[operator] then
        list[#list + 1] = { name = "__r" .. operator .. "__", lines = reflected }
      end
    end
  end
  return list
end

local function is_asked(model, language)
  for _, name in ipairs(model.options.languages) do
    if name == language then return true end
  end
end

-- Adds what the templates of stubs see.
function stub.add(values, model)
  values.scalars = {}
  if is_asked(model, "python_scalars") then
    if not is_asked(model, "python_arrays") and not is_asked(model, "python_operators") then
      error("--emit python_scalars is for python_arrays and python_operators: add one of these", 0)
    end
    values.scalars = scalars_of(values.dtypes)
    if #values.scalars == 0 then
      error(("--emit python_scalars: %s has no weak dtype or bool for a scalar of Python"):format(model.name), 0)
    end
  end
  local promotion = { ops = { { name = "promote_types" } }, arity = 2, first = "promote_types", result = values.join }
  function values.signatures(box)
    local list = table.move(values.tables, 1, #values.tables, box == "Type" and 2 or 1, { promotion })
    local name_of, unions = unions_of(box)
    local signatures = {}
    for i, each in ipairs(list) do
      host.progress("the overloads of " .. each.first)
      if each.overloads == nil then each.overloads = overloads_of(values, each) or false end
      local lines = {}
      for k, overload in ipairs(each.overloads or {}) do
        lines[k] = ended(("(%s) -> %s[%s]"):format(arguments(each, box, overload, name_of), box, overload.name))
      end
      local with_scalars = box == "Array" and each.overloads and each.arity == 2 and each.first ~= "where"
      for side = 1, with_scalars and 2 or 0 do
        for _, found in ipairs(scalar_overloads(values, each, side == 1)) do
          local operands = { name_of(found.side), name_of(found.side) }
          operands[side] = found.scalar
          local line = ("(self, a: %s, b: %s, /) -> Array[%s]"):format(operands[1], operands[2], found.name)
          lines[#lines + 1] = ended(line, true)
        end
      end
      if each == promotion and each.overloads then
        lines[#lines + 1] = "(self, a: str, b: _Given, /) -> Type[dtype]: ..."
        lines[#lines + 1] = "(self, a: Type[dtype], b: str, /) -> Type[dtype]: ..."
      end
      if not each.overloads then lines = { ended(("(%s) -> %s[Any]"):format(arguments(each, box), box)) } end
      signatures[i] = { first = each.first, ops = each.ops, lines = lines, too_many = not each.overloads }
    end
    local text = render.text("languages/python_signatures.pyi.tmpl",
                             { signature_tables = signatures, function_of = values.function_of,
                              unions = unions, most = MOST_OVERLOADS })
    return text:sub(1, -2)
  end
  -- The class of operators: its methods, after the unions that they name.
  function values.operators()
    local name_of, unions = unions_of("Operators")
    return methods_of(values, name_of), unions
  end
  -- The names of losses and castings in lower case, those of sets as they are.
  function values.literals(list, as_is)
    local words = lists.map(list, function(each) return '"' .. (as_is and each.name or each.name:lower()) .. '"' end)
    return table.concat(words, ", ")
  end
end

return stub

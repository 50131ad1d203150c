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

-- The parameters of an overload, or where there is none of any call.
local function arguments(each, box, overload, name_of)
  local list = { "self" }
  if box == "Array" and each.first == "where" then list[2] = "condition: Array[Any]" end
  for i, name in ipairs(parameters[each.arity]) do
    list[#list + 1] = name .. ": " .. (overload and name_of(overload.sides[i]) or box .. "[Any]")
  end
  return table.concat(list, ", ") .. ", /"
end

-- Adds what the templates of stubs see.
function stub.add(values)
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
        lines[k] = ("(%s) -> %s[%s]"):format(arguments(each, box, overload, name_of), box, overload.name)
      end
      if each == promotion and each.overloads then
        lines[#lines + 1] = "(self, a: str, b: _Given, /) -> Type[dtype]"
        lines[#lines + 1] = "(self, a: Type[dtype], b: str, /) -> Type[dtype]"
      end
      if not each.overloads then lines = { ("(%s) -> %s[Any]"):format(arguments(each, box), box) } end
      signatures[i] = { first = each.first, ops = each.ops, lines = lines, too_many = not each.overloads }
    end
    local text = render.text("languages/python_signatures.pyi.tmpl",
                             { signature_tables = signatures, function_of = values.function_of,
                              unions = unions, most = MOST_OVERLOADS })
    return text:sub(1, -2)
  end
  -- The names of losses and castings in lower case, those of sets as they are.
  function values.literals(list, as_is)
    local words = lists.map(list, function(each) return '"' .. (as_is and each.name or each.name:lower()) .. '"' end)
    return table.concat(words, ", ")
  end
end

return stub

-- What modules with types of their own have in common: the tables of operations, and the codes of conversions.
local known = import("kernels/values").operations
local lists = import("engine/lists")
local verdict = import("promotion/verdict")

local operations = {}

-- The codes of conversions, of all dtypes by id + 1 to all by id + 1.
function operations.cast_codes(facts)
  return lists.map(facts.dtypes, function(from)
    return lists.map(facts.dtypes, function(to) return facts.cast_code(from, to) end)
  end)
end

-- The paragraphs on the laws, where what promotes many dtypes is the function `name`.
function operations.verdict(model, prefix, name)
  local list = verdict.paragraphs(model, prefix)
  for i, text in ipairs(list) do list[i] = text:gsub(prefix .. "_result_type", name) end
  return list
end

-- The operations of two dtypes: `where` takes those that it chooses from.
local function of_two(facts)
  local list = table.move(facts.binary, 1, #facts.binary, 1, {})
  for _, op in ipairs(facts.ternary) do
    if op.name == "where" then list[#list + 1] = { name = op.name, arity = 2, result = op.result } end
  end
  return list
end

local function is_join(facts, result)
  for _, a in ipairs(facts.dtypes) do
    for _, b in ipairs(facts.dtypes) do
      if result(a, b) ~= facts.join(a, b) then return false end
    end
  end
  return true
end

-- { names, tables, table_of }: the names of operations, their tables, each once, as { result, is_join }, and by name the
-- place of an operation's table. `is_join`: it is that of promotions.
local function grouped(facts, list)
  local group = { names = {}, tables = {}, table_of = {} }
  for i, op in ipairs(list) do group.names[i] = op.name end
  for i, each in ipairs(facts.distinct(list)) do
    group.tables[i] = { result = each.result, is_join = each.ops[1].arity == 2 and is_join(facts, each.result) }
    for _, op in ipairs(each.ops) do group.table_of[op.name] = i end
  end
  return group
end

-- The same of the spec's own operations of three operands, whose tables have places and slices.
local function grouped_slices(facts)
  local group = { names = {}, tables = {}, table_of = {} }
  for _, each in ipairs(facts.sliced) do
    local own = lists.filter(each.ops, function(op) return not known[op.name] end)
    if #own > 0 then group.tables[#group.tables + 1] = each end
    for _, op in ipairs(own) do
      group.names[#group.names + 1] = op.name
      group.table_of[op.name] = #group.tables
    end
  end
  return group
end

return setmetatable(operations, { __call = function(_, facts)
  return { binary = grouped(facts, of_two(facts)), unary = grouped(facts, facts.unary), ternary = grouped_slices(facts) }
end })

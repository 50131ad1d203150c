-- What the template of the TypeScript module sees.
local bound = import("promotion/bound")
local lists = import("engine/lists")
local literals = import("languages/literals")
local operations = import("languages/operations")
local shared = import("languages/table")

-- Up to so many, compilers may look at all cells, to see that each row has each column.
local most_direct = 64

local literal = literals.javascript

-- The name of a property: quoted only where it must be.
local function property(name) return name:find("^[%a_][%w_]*$") and name or literal(name) end

-- The union of names as a type.
local function union(names)
  local parts = lists.map(names, literal)
  return #parts > 0 and table.concat(parts, " | ") or "never"
end

-- The same as lines, for long ones.
local function union_lines(names)
  if #names == 0 then return { "    never" } end
  return lists.folded(lists.map(names, literal), " | ", 110, "    | ")
end

-- The rows of tables of types, each written once: where the same row has stood before, its name.
local function rows_of(facts)
  local seen, rows, keys = {}, {}, {}
  for i, d in ipairs(facts.dtypes) do keys[i] = property(d.name) .. ": " end
  function rows.text(cell)
    local parts = lists.map(facts.dtypes, function(d, i) return keys[i] .. cell(d) end)
    return "{ " .. table.concat(parts, ", ") .. " }"
  end
  -- The row of names of dtypes; `place` names it for later ones.
  function rows.once(result, place)
    local text = rows.text(function(d)
      local to = result(d)
      return to and literal(to.name) or "null"
    end)
    if seen[text] then return seen[text] end
    seen[text] = place
    return text
  end
  return rows
end

-- A list of numbers for the tables at run time. A long one is text, which compilers read as one word.
local function row(list)
  if #list <= 128 then return "[" .. table.concat(list, ", ") .. "]" end
  return 'row("' .. table.concat(list, " ") .. '")'
end

local function numbers(facts, number)
  local list = lists.map(facts.dtypes, number)
  return row(list)
end

local function lower_name(entry) return entry.name:lower() end

-- The codes that occur among conversions, in order.
local function distinct_codes(casts)
  local list, seen = {}, {}
  for _, codes in ipairs(casts) do
    for _, code in ipairs(codes) do
      if not seen[code] then list[#list + 1] = code end
      seen[code] = true
    end
  end
  table.sort(list)
  return list
end

return function(model, prefix, ops)
  local facts = shared(model, ops)
  local tables = operations(facts)
  local values = { facts = facts, literal = literal, property = property, union = union, union_lines = union_lines,
                   rows = rows_of(facts), verdict = operations.verdict(model, prefix, "resultType"),
                   bound = bound.of(model) or false, then_weak = bound.then_weak(model),
                   is_direct = model.undefined == 0 and #facts.dtypes <= most_direct,
                   binary = tables.binary, unary = tables.unary, ternary = tables.ternary }
  values.dtype_names, values.spec_order, values.aliases, values.alias_names = {}, {}, {}, {}
  for i, d in ipairs(facts.dtypes) do
    values.dtype_names[i], values.spec_order[i] = d.name, literal(d.name)
    for _, alias in ipairs(d.aliases) do
      values.aliases[#values.aliases + 1] = { name = alias, dtype = d }
      values.alias_names[#values.aliases] = alias
    end
  end
  values.losses, values.castings = lists.map(facts.losses, lower_name), lists.map(facts.castings, lower_name)
  values.quoted_losses = lists.map(values.losses, literal)
  values.quoted_castings = '"' .. table.concat(values.castings, '", "') .. '"'
  function values.numbers(result)
    return numbers(facts, function(d)
      local to = result(d)
      return to and to.id or -1 -- none
    end)
  end
  values.row = row
  -- The numbers of the slices of a first operand; and a slice as the ids of its results.
  function values.places_of(each, a) return row(each.places[a.id + 1]) end
  function values.slice_of(slice)
    return row(lists.map(slice, function(id) return id or -1 end))
  end
  local casts = operations.cast_codes(facts)
  function values.cast_numbers(from) return row(casts[from.id + 1]) end
  function values.cast_cell(from, to) return tostring(casts[from.id + 1][to.id + 1]) end
  values.cast_codes = distinct_codes(casts)
  function values.losses_of(code)
    local words = {}
    for i, word in ipairs(values.quoted_losses) do
      if code >> i - 1 & 1 == 1 then words[#words + 1] = word end
    end
    return table.concat(words, ", ")
  end
  function values.names_of(set) return lists.field(set.dtypes, "name") end
  -- The dtypes that d promotes to.
  local function above(d)
    return lists.filter(facts.dtypes, function(other) return facts.promotes(d, other) end)
  end
  local weak = lists.filter(facts.dtypes, function(d) return d.weak end)
  function values.above(d) return lists.field(above(d), "name") end
  function values.above_numbers(d) return row(lists.field(above(d), "id")) end
  values.weak_row, values.weak_names = row(lists.field(weak, "id")), union(lists.field(weak, "name"))
  values.is_packed = #facts.dtypes > 128
  -- What the table of an operation on two operands is called, as a type and as a constant.
  local function named(join, results)
    return function(name)
      local place = tables.binary.table_of[name]
      return tables.binary.tables[place].is_join and join or results .. place
    end
  end
  values.type_of, values.constant_of = named("PromotionTable", "Results"), named("joins", "results")
  return values
end

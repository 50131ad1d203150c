-- What the operations give that the spec has entries for: the header of the tables has a function for each of those of one
-- and two operands.
local lists = import("engine/lists")

local op_results = {}

-- The results of an operation of one operand, by id + 1 an id or false.
local function of_dtypes(model, op)
  return lists.map(model.dtypes, function(d) return model.op_result(op.name, d.id) or false end)
end

-- The same of two, by what they promote to; nil where the results depend on more than that.
local function of_joins(model, rows)
  local results = {}
  for a, row in ipairs(rows) do
    local joins = model.row(a - 1)
    for b, result in ipairs(row) do
      local join = joins[b]
      if not join then
        if result then return nil end
      elseif results[join + 1] == nil then
        results[join + 1] = result
      elseif results[join + 1] ~= result then
        return nil
      end
    end
  end
  for i = 1, #rows do results[i] = results[i] or false end
  return results
end

-- Adds a table of these rows to `tables` unless they are there already, and the operation to those that the table serves.
local function place_of(tables, rows, op)
  local key = table.concat(lists.map(rows, function(row) return table.concat(lists.map(row, tostring), " ") end), "\n")
  if not tables[key] then
    tables[#tables + 1] = { rows = rows, ops = {} }
    tables[key] = #tables
  end
  table.insert(tables[tables[key]].ops, op.name)
  return tables[key] - 1
end

-- What templates see:
--
--   ops        the operations as { name, arity, form, place }, where `form` is "UNARY" (the place is one of by_dtype, in
--              which the operand is looked up), "BINARY" (the same with what the operands promote to) or "PAIR" (one of
--              by_pair)
--   forms      those that there are
--   by_dtype, by_pair   tables as { rows, ops }, each there once; one by dtype has one row
function op_results.of(model)
  local results, has = { ops = {}, by_dtype = {}, by_pair = {} }, {}
  for _, op in ipairs(model.ops) do
    if op.own and op.arity <= 2 then
      host.progress("the results of " .. op.name)
      local entry = { name = op.name, arity = op.arity }
      local rows = op.arity == 2 and lists.map(model.dtypes, function(a) return (model.op_row(op.name, a.id)) end)
      local row = rows and of_joins(model, rows) or not rows and of_dtypes(model, op)
      if row then
        entry.form = rows and "BINARY" or "UNARY"
        entry.place = place_of(results.by_dtype, { row }, op)
      else
        entry.form, entry.place = "PAIR", place_of(results.by_pair, rows, op)
      end
      has[entry.form] = true
      results.ops[#results.ops + 1] = entry
    end
  end
  results.forms = lists.filter({ "UNARY", "BINARY", "PAIR" }, function(form) return has[form] end)
  return results
end

return op_results

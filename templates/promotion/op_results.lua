-- What the operations give that the spec has entries for: the header of the tables has a function for each of those of one
-- and two operands.
local lists = import("engine/lists")

local op_results = {}

-- The rows of an operation, by id + 1 an id or false: a row for each dtype, of two operands, or just one.
local function rows_of(model, op)
  local rows = {}
  if op.arity == 1 then
    rows[1] = {}
    for i, d in ipairs(model.dtypes) do rows[1][i] = model.op_result(op.name, d.id) or false end
  else
    for i, d in ipairs(model.dtypes) do rows[i] = (model.op_row(op.name, d.id)) end
  end
  return rows
end

-- Shape and cells of a table, as a string: with one dtype, tables of one operand and of two have the same cells.
local function text_of(arity, rows)
  local lines = { tostring(arity) }
  for i, row in ipairs(rows) do
    local words = lists.map(row, tostring)
    lines[i + 1] = table.concat(words, " ")
  end
  return table.concat(lines, "\n")
end

-- { ops, tables }: the operations as { name, arity, place }, and their tables by place, each once, as { arity, rows, ops }.
function op_results.of(model)
  local results, places = { ops = {}, tables = {} }, {}
  for _, op in ipairs(model.ops) do
    if op.own and op.arity <= 2 then
      host.progress("the results of " .. op.name)
      local rows = rows_of(model, op)
      local text = text_of(op.arity, rows)
      if not places[text] then
        results.tables[#results.tables + 1] = { arity = op.arity, rows = rows, ops = {} }
        places[text] = #results.tables
      end
      table.insert(results.tables[places[text]].ops, op.name)
      results.ops[#results.ops + 1] = { name = op.name, arity = op.arity, place = places[text] }
    end
  end
  return results
end

return op_results

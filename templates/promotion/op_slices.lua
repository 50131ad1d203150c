-- The results of operations of three operands. For two of them the results by the third are a slice; pairs of operands share
-- slices, and operations share tables.
local lists = import("engine/lists")

local op_slices = {}

local function text_of(rows)
  return table.concat(lists.map(rows, function(row) return table.concat(lists.map(row, tostring), " ") end), "\n")
end

-- The operations of a model for which C has functions of three operands: kernels bring those of where and clip.
function op_slices.of_c(model)
  return lists.filter(model.ops, function(op) return op.arity == 3 and op.own and not op.known end)
end

-- The tables of the operations `ops`, each once: a list of { places, slices, ops }, where `ops` are names, places[a.id +
-- 1][b.id + 1] is the number of a slice, from 0, and slices[number + 1][c.id + 1] an id or false. Number 0 has no results.
function op_slices.of(model, ops)
  local tables, by_text = {}, {}
  for _, op in ipairs(ops) do
    host.progress("the results of " .. op.name)
    local places, slices = model.op_slices(op.name)
    local text = text_of(places) .. "\n\n" .. text_of(slices)
    if not by_text[text] then
      by_text[text] = { places = places, slices = slices, ops = {} }
      tables[#tables + 1] = by_text[text]
    end
    table.insert(by_text[text].ops, op.name)
  end
  return tables
end

return op_slices

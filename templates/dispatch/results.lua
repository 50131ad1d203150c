-- The dtypes of results, as C.
local cells = import("dispatch/cells")

local results = {}

-- What is computed in another dtype, being bool or an integer: a list of { result, labels }, where `labels` are dtypes.
function results.inexact(model, dtypes)
  local list, by_result = {}, {}
  for _, d in ipairs(model.dtypes) do
    local is_integer = d.kind == "bool" or d.kind == "int" or d.kind == "uint"
    local result = is_integer and dtypes.physical[d.id] and dtypes.named[d.inexact or model.inexact]
    if result then
      if not by_result[result.id] then
        by_result[result.id] = { labels = {}, result = result }
        list[#list + 1] = by_result[result.id]
      end
      table.insert(by_result[result.id].labels, d)
    end
  end
  return list
end

-- The tables of results that are neither a join nor the dtype of the one operand, which operations of one table share: a
-- list of { name, size, rows }, and by the name of an operation that of its table.
function results.tables(plan, dtypes, enumerator)
  local list, name_of, by_text = {}, {}, {}
  local function add(group, size, usual, fill)
    local is_usual = true
    local rows = fill(dtypes, function(a, b)
      local cell = group.cells[a.id]
      if cell and b then cell = cell[b.id] end
      local result = cell and group.result_of(a, b)
      is_usual = is_usual and (not result or result == usual(a, b))
      return result and enumerator(result)
    end)
    if is_usual then return end
    local text = table.concat(rows)
    if not by_text[text] then
      by_text[text] = "result_of_" .. group.name
      list[#list + 1] = { name = by_text[text], size = size, rows = rows }
    end
    name_of[group.name] = by_text[text]
  end
  for _, group in ipairs(plan.ops) do
    if group.rule == "table" then add(group, 2, function(a, b) return plan.dtypes:join(a, b) end, cells.of_pairs) end
  end
  for _, group in ipairs(plan.unary) do
    if group.rule ~= "b" or not plan.dtypes.bool then add(group, 1, function(a) return a end, cells.of_dtypes) end
  end
  return list, name_of
end

return results

-- The dtypes of results, as C.
local cases = import("dispatch/cases")

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

-- The tables of results that are no join, by a function each, which operations of one table share: a list of
-- { name, cases }, and by the name of an operation the name of its function, nil where all its results are joins.
function results.tables(plan, enumerator)
  local list, name_of, by_text = {}, {}, {}
  for _, group in ipairs(plan.ops) do
    local texts = group.rule == "table" and cases.of_pairs(plan, function(a, b)
      local result = group.result_of(a, b)
      return result and result ~= plan.dtypes:join(a, b) and enumerator(result) or nil
    end) or {}
    if #texts > 0 then
      local text = table.concat(texts)
      if not by_text[text] then
        by_text[text] = "result_of_" .. group.name
        list[#list + 1] = { name = by_text[text], cases = texts }
      end
      name_of[group.name] = by_text[text]
    end
  end
  return list, name_of
end

-- The cases of a switch over the dtypes of operands whose results are others, and the C of all other results.
function results.of_unary(plan, group, enumerator)
  if group.rule == "b" and plan.dtypes.bool then return {}, enumerator(plan.dtypes.bool) end
  local texts = cases.of_dtypes(plan, enumerator, function(a)
    local result = group.cells[a.id] and group.result_of(a)
    return result and result ~= a and enumerator(result) or nil
  end)
  return texts, "a"
end

return results

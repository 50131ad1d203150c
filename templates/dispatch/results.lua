-- The dtypes of results, as C.
local switches = import("dispatch/switches")

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

-- What gives results that are neither a join nor the dtype that operands are converted to: a list of switches that
-- operations share, { name, pairs, lines }, and by the name of an operation its function, that of the promotion header
-- where the spec has one.
function results.functions(plan, enumerator, signature, prefix)
  local list, name_of, by_text, none = {}, {}, {}, prefix:upper() .. "_NO_DTYPE"
  local function add(group, pairs, usual)
    local is_usual = true
    local function value_of(a, b)
      local cell = group.cells[a.id]
      if cell and b then cell = cell[b.id] end
      local result = cell and group.result_of(a, b)
      is_usual = is_usual and (not result or result == usual(a, b))
      return result and enumerator(result)
    end
    local all, defaults = plan.dtypes.model.dtypes, { none }
    local lines = pairs and switches.of_pairs(all, signature, value_of, defaults)
      or switches.of_dtypes(all, enumerator, value_of, defaults)
    if is_usual then return end
    if plan.dtypes:entry(group).own and not group.operands then
      name_of[group.name] = ("%s_%s_result"):format(prefix, group.name)
      return
    end
    local text = table.concat(lines)
    if not by_text[text] then
      by_text[text] = "result_of_" .. group.name
      list[#list + 1] = { name = by_text[text], pairs = pairs, lines = lines }
    end
    name_of[group.name] = by_text[text]
  end
  for _, group in ipairs(plan.ops) do
    if group.rule == "table" then add(group, true, function(a, b) return plan.dtypes:join(a, b) end) end
  end
  for _, group in ipairs(plan.unary) do
    if group.rule ~= "b" or not plan.dtypes.bool then add(group, false, function(a) return a end) end
  end
  for _, group in ipairs(plan.dtypes.model.options.driver ~= "none" and plan.ternary or {}) do
    add(group, false, function(a) return a end)
  end
  return list, name_of
end

return results

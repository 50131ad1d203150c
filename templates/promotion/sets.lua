-- The sets of the spec as generated code has them.
--
--   name, lower, upper   as the spec writes it, and in one case: is_real, FOR_EACH_REAL
--   dtypes               its members, in the order of the spec
--   words                a bit for each row of tables, 64 in a word
local sets = {}

function sets.of(model)
  local list = {}
  for i, set in ipairs(model.sets) do
    local entry = { name = set.name, lower = set.name:lower(), upper = set.name:upper(), dtypes = {}, words = {} }
    for w = 1, (model.limit + 63) // 64 do entry.words[w] = 0 end
    for k, id in ipairs(set.dtypes) do
      local d = model.dtypes[id + 1]
      entry.dtypes[k] = d
      entry.words[d.index // 64 + 1] = entry.words[d.index // 64 + 1] | 1 << d.index % 64
    end
    list[i] = entry
  end
  return list
end

return sets

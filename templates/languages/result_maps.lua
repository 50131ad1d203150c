-- Tables of the results of operations, said briefly: most depend on nothing but what the operands promote to.
local maps = {}

local NONE = {} -- for operands that do not promote

-- The table of a binary operation as
--
--   of_join      by id, the result for operands whose join is that dtype; nil for none
--   of_none      the result for operands that do not promote; nil for none
--   exceptions   the cells that are otherwise: a list of { result, pairs }, where result may be false for none, and
--                `pairs` lists { a, b }
function maps.of(dtypes, join, result)
  local counts, cells = {}, {}
  for _, a in ipairs(dtypes) do
    for _, b in ipairs(dtypes) do
      local through, r = join(a, b) or NONE, result(a, b) or NONE
      cells[#cells + 1] = { a, b, through, r }
      counts[through] = counts[through] or { list = {} }
      local count = counts[through]
      if not count[r] then
        count[r] = 0
        count.list[#count.list + 1] = r
      end
      count[r] = count[r] + 1
    end
  end
  local function most(through)
    local count, best = counts[through], NONE
    for _, r in ipairs(count and count.list or {}) do
      if best == NONE and not count[NONE] or count[r] > (count[best] or 0) then best = r end
    end
    return best
  end
  local map = { of_join = {}, exceptions = {} }
  local usual = { [NONE] = most(NONE) }
  if usual[NONE] ~= NONE then map.of_none = usual[NONE] end
  for _, d in ipairs(dtypes) do
    usual[d] = most(d)
    if usual[d] ~= NONE then map.of_join[d.id] = usual[d] end
  end
  local by_result = {}
  for _, cell in ipairs(cells) do
    local r = cell[4]
    if usual[cell[3]] ~= r then
      if not by_result[r] then
        by_result[r] = { result = r ~= NONE and r, pairs = {} }
        table.insert(map.exceptions, by_result[r])
      end
      table.insert(by_result[r].pairs, { cell[1], cell[2] })
    end
  end
  return map
end

return maps

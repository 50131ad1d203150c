-- A table of results as few boxes: sets of operands, all combinations of which have one result. A checker of types that
-- takes overloads gets one for each box instead of one for each cell.
local lists = import("engine/lists")
local memo = import("engine/memo")

local boxes = {}

-- The orders in which the sides of a box may grow.
local function orders(arity)
  if arity == 1 then return { { 1 } } end
  if arity == 2 then return { { 1, 2 }, { 2, 1 } } end
  return { { 1, 2, 3 }, { 1, 3, 2 }, { 2, 1, 3 }, { 2, 3, 1 }, { 3, 1, 2 }, { 3, 2, 1 } }
end

-- Calls visit(cell) for each combination of the sides; ends with false as soon as that gives false. `cell` is one table.
local function every(sides, visit)
  local arity, cell = #sides, {}
  local function from(side)
    if side > arity then return visit(cell) end
    for _, d in ipairs(sides[side]) do
      cell[side] = d
      if not from(side + 1) then return false end
    end
    return true
  end
  return from(1)
end

-- The box around a cell that is made as long as can be on one side after the other.
local function grown(dtypes, result, cell, wanted, order)
  local sides = lists.map(cell, function(d) return { d } end)
  for _, side in ipairs(order) do
    local own, list = sides[side][1], {}
    for _, d in ipairs(dtypes) do
      sides[side] = { d }
      if d == own or every(sides, function(at) return result(at[1], at[2], at[3]) == wanted end) then
        list[#list + 1] = d
      end
    end
    sides[side] = list
  end
  return sides
end

local function key_of(cell)
  if #cell == 1 then return cell[1].id end
  if #cell == 2 then return cell[1].id << 16 | cell[2].id end
  return (cell[1].id << 16 | cell[2].id) << 16 | cell[3].id
end

local MOST_CELLS = 1 << 17 -- past that it takes too long to look

-- The boxes of a table, in the order of their first cells: a list of { sides, result }, where sides[i] lists what operand i
-- may be. Boxes may share cells. nil where there are more than `most`, or very many cells.
function boxes.of(dtypes, arity, result, most)
  if (#dtypes) ^ arity > MOST_CELLS then return nil end
  if arity == 2 then result = memo.of_two(result) end
  if arity == 3 then result = memo.of_three(result) end
  local list, covered, all = {}, {}, {}
  for i = 1, arity do all[i] = dtypes end
  local done = every(all, function(cell)
    local wanted = result(cell[1], cell[2], cell[3])
    if not wanted or covered[key_of(cell)] then return true end
    if #list == most then return false end
    local best, most_gained
    for _, order in ipairs(orders(arity)) do
      local sides, gained = grown(dtypes, result, cell, wanted, order), 0
      every(sides, function(at)
        if not covered[key_of(at)] then gained = gained + 1 end
        return true
      end)
      if not best or gained > most_gained then best, most_gained = sides, gained end
    end
    every(best, function(at)
      covered[key_of(at)] = true
      return true
    end)
    list[#list + 1] = { sides = best, result = wanted }
    return true
  end)
  return done and list or nil
end

return boxes

-- Tables over dtypes and over pairs of them, as lines of C: a cell for each row of a model, 0 where that has no dtype.
local c = import("engine/c")
local lists = import("engine/lists")

local cells = {}

local WIDTH = 118

-- The dtypes by row, false for one that has none.
function cells.dtypes_by_row(model)
  local list = {}
  for i = 1, model.limit do list[i] = false end
  for _, d in ipairs(model.dtypes) do list[d.index + 1] = d end
  return list
end

-- A table of pairs, a text for each row; cell_of(a, b) is C.
function cells.of_pairs(dtypes, cell_of)
  local rows = {}
  for i, a in ipairs(dtypes) do
    local lines = c.filled(lists.map(dtypes, function(b) return a and b and cell_of(a, b) or 0 end), "     ", WIDTH)
    lines[1] = "    {" .. lines[1]:sub(6)
    lines[#lines] = lines[#lines] .. (i < #dtypes and "}," or "}") .. (a and " /* " .. a.ident .. " */" or "")
    rows[i] = table.concat(lines, "\n")
  end
  return rows
end

function cells.of_dtypes(dtypes, cell_of)
  return c.filled(lists.map(dtypes, function(a) return a and cell_of(a) or 0 end), "    ", WIDTH)
end

return cells

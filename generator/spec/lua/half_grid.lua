-- Grids of which one half is empty: they are read as symmetric.
local M = {}

local function is_filled(cell) return cell ~= nil and cell.word ~= "" end

-- The rows by the place of their names in the header, of which none is longer; nil where they are not those of a square.
local function sort_rows(rows)
  local places, sorted = {}, {}
  for k = 2, #rows[1] do places[rows[1][k].word] = k end
  for i = 2, #rows do
    local place = not rows[i].quotes and #rows[i] <= #rows[1] and places[rows[i][1].word]
    if not place or sorted[place] then return end
    sorted[place] = rows[i]
  end
  return #rows == #rows[1] and #rows > 2 and sorted or nil
end

-- Fills the empty half of a grid, if at least half of all pairs have a result and none has two. Gives what to note, or nil.
function M.fill(rows)
  local sorted, last, given, diagonal = sort_rows(rows), #rows[1], 0, false
  if not sorted then return end
  for a = 2, last do
    diagonal = diagonal or is_filled(sorted[a][a])
    for b = a + 1, last do
      local here, there = is_filled(sorted[a][b]), is_filled(sorted[b][a])
      if here and there then return end
      given = given + ((here or there) and 1 or 0)
    end
  end
  if 4 * given < (last - 1) * (last - 2) then return end
  for a = 2, last do
    if not diagonal then sorted[a][a] = sorted[a][1] end
    local empty = { word = "", line = sorted[a][1].line, column = sorted[a][1].column, width = 0 }
    for b = 2, last do
      if not is_filled(sorted[a][b]) then sorted[a][b] = sorted[b][a] or empty end
    end
  end
  return "one half of the grid is empty, and it is read as symmetric"
    .. (diagonal and "" or "; each dtype with itself is itself")
end

return M

-- A table whose cells stand in columns, two blanks apart, as `joinery table`, data frames and simple tables of
-- reStructuredText have them.
local cells = require("cells")
local M = {}
local find, sub = string.find, string.sub

-- The cells of a line between gaps of two blanks and more, as bounds; the first is empty where the line begins with a gap.
local function parts_of(text, line)
  local parts, at = {}, line.from
  while at <= line.to do
    local gap, last = find(text, "%s%s+", at)
    if not gap or last > line.to then gap, last = line.to + 1, line.to + 1 end
    parts[#parts + 1] = { cells.trim(text, at, gap - 1) }
    at = last + 1
  end
  local first, last = cells.trim(text, line.from, line.to)
  if first > last then return {} end
  return parts
end

local function is_rule(words) return find(words, "^[-=][-= ]*$") ~= nil end

local function is_row(text, line, is_lua)
  local words = cells.words(text, line)
  return not is_rule(words) and not (is_lua and find(words, "[=({\"]")) and #parts_of(text, line) > 1
end

-- The lines from a header of three columns or more to the last row.
function M.find(text, lines, at, is_lua)
  local first, rows = at, 0
  for i = at, #lines + 1 do
    local is_between = rows > 0 and lines[i] and is_rule(cells.words(text, lines[i]))
    if lines[i] and is_row(text, lines[i], is_lua) then
      rows = rows + 1
    elseif not is_between then
      if rows > 1 and #parts_of(text, lines[first]) > 2 then return first, i - 1 end
      first, rows = i + 1, 0
    end
  end
end

function M.read(text, lines, first, last)
  local rows = {}
  for i = first, last do
    local row = { line = i - 1 }
    for k, bounds in ipairs(is_rule(cells.words(text, lines[i])) and {} or parts_of(text, lines[i])) do
      row[k] = cells.cell(sub(text, bounds[1], bounds[2]), i - 1, bounds[1] - lines[i].from, bounds[2] - bounds[1] + 1)
    end
    if row[1] then rows[#rows + 1] = row end
  end
  return rows
end

return M

-- The rows of tables whose cells a character separates, as in CSV, or bars, as in Markdown (layouts.lua). A row of CSV has
-- `quotes`, the cell whose quotes are wrong, and `unclosed`.
local cells = require("cells")
local M = {}
local byte, find, match, sub = string.byte, string.find, string.match, string.sub

local LONGEST_BRACKETS = 100

-- A walk through a text: { text, last, at, line, line_start }.

local function at_line_end(walk) return walk.at > walk.last or byte(walk.text, walk.at) == 10 end

local function end_line(walk)
  walk.at, walk.line, walk.line_start = walk.at + 1, walk.line + 1, walk.at + 1
end

local function cell_at(walk, from, to)
  return cells.cell(sub(walk.text, from, to), walk.line, from - walk.line_start, to - from + 1)
end

-- A cell in quotes, without them; doubled quotes inside become single ones. Nil: closed, else it is not.
local function read_quoted(walk, row)
  local quote, line, column = walk.at, walk.line, walk.at - walk.line_start
  local text, pieces, closed = walk.text, {}, false
  walk.at = quote + 1
  while walk.at <= walk.last and not closed do
    local c = byte(text, walk.at)
    closed = c == 34 and byte(text, walk.at + 1) ~= 34
    if c == 34 and not closed then walk.at = walk.at + 1 end
    if not closed then pieces[#pieces + 1] = sub(text, walk.at, walk.at) end
    if c == 10 then end_line(walk) else walk.at = walk.at + 1 end
  end
  local word, width = table.concat(pieces), closed and walk.line == line and walk.at - quote or 1
  if word ~= "" and width > 2 then column, width = column + 1, width - 2 end
  row[#row + 1] = cells.cell(sub(word, cells.trim(word, 1, #word)), line, column, width)
  if not closed and not row.quotes then row.quotes, row.unclosed = row[#row], true end
end

local function skip_blanks(walk, separator)
  while not at_line_end(walk) and sub(walk.text, walk.at, walk.at) ~= separator do
    local width = cells.blank_at(walk.text, walk.at)
    if not width then return end
    walk.at = walk.at + width
  end
end

local brackets = { ["("] = "^%b()", ["["] = "^%b[]", ["{"] = "^%b{}", ["<"] = "^%b<>" }

-- Where a cell without quotes ends: at the next separator that is not in brackets behind a name, as in `Decimal(20, 0)`.
local function end_of_cell(walk, stop)
  local text, at = walk.text, walk.at
  while true do
    local found = find(text, stop, at)
    found = found and found <= walk.last and found or walk.last + 1
    local open = find(sub(text, at, found - 1), "[%w_][(%[{<]")
    if not open then return found end
    at = at + open
    local inside = match(sub(text, at, math.min(at + LONGEST_BRACKETS, walk.last)), brackets[sub(text, at, at)])
    at = at + (inside and not find(inside, "\n", 1, true) and #inside or 1)
  end
end

local function read_separated(walk, separator, row)
  local stop = "[\n" .. separator .. "]"
  while true do
    skip_blanks(walk, separator)
    local from = walk.at
    local quoted = walk.at <= walk.last and byte(walk.text, walk.at) == 34
    if quoted then
      read_quoted(walk, row)
      skip_blanks(walk, separator)
      local ends = at_line_end(walk) or sub(walk.text, walk.at, walk.at) == separator
      if not ends and not row.quotes then row.quotes = row[#row] end
    end
    walk.at = end_of_cell(walk, stop)
    if not quoted then
      local _, to = cells.trim(walk.text, from, walk.at - 1)
      row[#row + 1] = cell_at(walk, from, to)
    end
    if at_line_end(walk) then return end
    walk.at = walk.at + 1
  end
end

-- Whether an odd number of backslashes stands before a position, so that what is there is itself and no mark.
local function is_escaped(text, from, at)
  return #match(sub(text, from, at - 1), "\\*$") % 2 == 1
end

-- Leaves out what `joinery table --format md` puts behind a result: the mark of what it may lose.
local function without_mark(text, from, to)
  for _, mark in ipairs({ "~", "!", "?", "\xC3\x97" }) do
    local at = to - #mark
    if at >= from and sub(text, at + 1, to) == mark and cells.blank_before(sub(text, from, at), at - from + 1) then
      return cells.trim(text, from, at)
    end
  end
  return from, to
end

-- A cell of Markdown as what it shows: without the stars of emphasis and the backquotes of code around it.
local function shown_cell(walk, from, to)
  local text = walk.text
  from, to = without_mark(text, cells.trim(text, from, to))
  while to - from >= 2 do
    local first = sub(text, from, from)
    if first ~= "*" and first ~= "`" or sub(text, to, to) ~= first or is_escaped(text, from, to) then break end
    from, to = from + 1, to - 1
  end
  local word = sub(text, from, to):gsub("\\(%p)", "%1")
  return cells.cell(word, walk.line, from - walk.line_start, to - from + 1)
end

local function read_bars(walk, row)
  skip_blanks(walk, "|")
  if not at_line_end(walk) and byte(walk.text, walk.at) == 124 then walk.at = walk.at + 1 end
  while not at_line_end(walk) do
    local from = walk.at
    while not at_line_end(walk) and (byte(walk.text, walk.at) ~= 124 or is_escaped(walk.text, from, walk.at)) do
      walk.at = walk.at + 1
    end
    row[#row + 1] = shown_cell(walk, from, walk.at - 1)
    if at_line_end(walk) then return end
    walk.at = walk.at + 1
    local behind = walk.at -- the last bar is followed by nothing
    skip_blanks(walk, "|")
    if not at_line_end(walk) then walk.at = behind end
  end
end

local function is_blank(row)
  for _, cell in ipairs(row) do
    if cell.word ~= "" then return false end
  end
  return not row.quotes
end

-- All rows of the lines from `first` to `last` that are neither blank nor comments. `separator` "|": bars.
function M.read(text, lines, first, last, separator)
  local walk = { text = text, last = lines[last + 1] and lines[last + 1].from - 1 or #text, at = lines[first].from,
                 line = first - 1, line_start = lines[first].from }
  local rows = {}
  while walk.at <= walk.last do
    local row = { line = walk.line }
    if separator == "|" then
      read_bars(walk, row)
    elseif cells.is_comment(cells.words(text, lines[walk.line + 1]), separator) then
      walk.at = lines[walk.line + 1].to + 1
    else
      read_separated(walk, separator, row)
    end
    if walk.at <= walk.last then end_line(walk) end
    if not is_blank(row) then rows[#rows + 1] = row end
  end
  return rows
end

return M

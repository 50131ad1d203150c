-- What the layouts of tables in files share (layouts.lua): blanks, lines, and cells. A cell is { word, line, column,
-- width }, with `given`, the word in the file, where that can be no name; a row is a list of cells, with `line`, the number
-- of line ends before it.
local M = {}
local find, match, sub = string.find, string.match, string.sub

-- White space of more than one byte that ends no line; U+FEFF shows nothing.
local wide_blanks = {}
for _, range in ipairs({ { 0xA0, 0xA0 }, { 0x1680, 0x1680 }, { 0x2000, 0x200A }, { 0x2028, 0x2029 }, { 0x202F, 0x202F },
                         { 0x205F, 0x205F }, { 0x3000, 0x3000 }, { 0xFEFF, 0xFEFF } }) do
  for point = range[1], range[2] do wide_blanks[utf8.char(point)] = true end
end

-- The bytes of the blank at a position, and of the one that ends there; nil where there is none.
function M.blank_at(text, at)
  if find(text, "^[ \t\r\v\f]", at) then return 1 end
  if not find(text, "^[\xC2\xE1\xE2\xE3\xEF]", at) then return end
  return wide_blanks[sub(text, at, at + 1)] and 2 or wide_blanks[sub(text, at, at + 2)] and 3 or nil
end

function M.blank_before(text, last)
  for width = 1, 3 do
    if last >= width and M.blank_at(text, last - width + 1) == width then return width end
  end
end

-- The bounds of what is between the blanks around a piece of text.
function M.trim(text, from, to)
  local width = from <= to and M.blank_at(text, from)
  while width do
    from = from + width
    width = from <= to and M.blank_at(text, from)
  end
  width = from <= to and M.blank_before(text, to)
  while width do
    to = to - width
    width = from <= to and M.blank_before(text, to)
  end
  return from, to
end

-- The bounds of each line, without its end.
function M.lines_of(text)
  local lines, from = {}, 1
  repeat
    local stop = find(text, "\n", from, true) or #text + 1
    lines[#lines + 1] = { from = from, to = stop - 1 }
    from = stop + 1
  until from > #text
  return lines
end

-- A line without the blanks around it; "" where there is none.
function M.words(text, line) return line and sub(text, M.trim(text, line.from, line.to)) or "" end

-- Whether a line, without the blanks around it, is a comment. What stands before a separator is a cell.
function M.is_comment(words, separator)
  local mark = match(words, "^#+") or match(words, "^//+") or match(words, "^%-%-+")
  return mark ~= nil and not (separator and find(words, "^ *[" .. separator .. "]", #mark + 1))
end

-- A word as the name of a dtype, which has no quotes around it, and inside `_` for blanks, commas and quotes.
local function name_of(word)
  if not find(word, "[ \t,'\"\xC2\xE1-\xE3\xEF]") then return word end
  word = match(word, "^'(.*)'$") or word
  local joined, at = {}, 1
  while at <= #word do
    local blank = not find(word, "^[\r\v\f]", at) and M.blank_at(word, at)
    joined[#joined + 1] = blank and "_" or sub(word, at, at)
    at = at + (blank or 1)
  end
  return (table.concat(joined):gsub("_*,_*", "_"):gsub("['\"]", "_"))
end

-- The cell of a word whose place is known.
function M.cell(word, line, column, width)
  local name = name_of(word)
  return { word = name, line = line, column = column, width = width, given = find(word, "[,'\"]") and word or nil }
end

return M

-- A promotion table in a file as rows of cells (specs/reference.md, "Tables in CSV and Markdown"): what separates its
-- cells, and whether it is a grid or has a pair in each row. A row is a list of its cells, with `line`, the number of line
-- ends before it, and `quotes`, the cell whose quotes are wrong; a cell is { word, line, column, width }.
local M = {}
local byte, find, match, sub = string.byte, string.find, string.match, string.sub

-- White space of more than one byte that ends no line; U+FEFF shows nothing.
local wide_blanks = {}
for _, range in ipairs({ { 0xA0, 0xA0 }, { 0x1680, 0x1680 }, { 0x2000, 0x200A }, { 0x2028, 0x2029 }, { 0x202F, 0x202F },
                         { 0x205F, 0x205F }, { 0x3000, 0x3000 }, { 0xFEFF, 0xFEFF } }) do
  for point = range[1], range[2] do wide_blanks[utf8.char(point)] = true end
end

-- The bytes of the blank at a position, and of the one that ends there; nil where there is none.
local function blank_at(text, at)
  if find(text, "^[ \t\r\v\f]", at) then return 1 end
  if not find(text, "^[\xC2\xE1\xE2\xE3\xEF]", at) then return end
  return wide_blanks[sub(text, at, at + 1)] and 2 or wide_blanks[sub(text, at, at + 2)] and 3 or nil
end

local function blank_before(text, last)
  for width = 1, 3 do
    if last >= width and blank_at(text, last - width + 1) == width then return width end
  end
end

-- The bounds of what is between the blanks around a piece of text.
local function trim(text, from, to)
  local width = from <= to and blank_at(text, from)
  while width do
    from = from + width
    width = from <= to and blank_at(text, from)
  end
  width = from <= to and blank_before(text, to)
  while width do
    to = to - width
    width = from <= to and blank_before(text, to)
  end
  return from, to
end

-- A word with `_` for each blank that stands inside a name, as in `unsigned char`.
local function join_words(word)
  if not find(word, "[ \t\xC2\xE1-\xE3\xEF]") then return word end
  local joined, at = {}, 1
  while at <= #word do
    local blank = not find(word, "^[\r\v\f]", at) and blank_at(word, at)
    joined[#joined + 1] = blank and "_" or sub(word, at, at)
    at = at + (blank or 1)
  end
  return table.concat(joined)
end

-- ---- Rows ----

-- A walk through a text: { text, last, at, line, line_start }.

local function at_line_end(walk) return walk.at > walk.last or byte(walk.text, walk.at) == 10 end

local function end_line(walk)
  walk.at, walk.line, walk.line_start = walk.at + 1, walk.line + 1, walk.at + 1
end

local function cell_at(walk, from, to, word)
  return { word = word, line = walk.line, column = from - walk.line_start, width = to - from + 1 }
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
  local word = table.concat(pieces)
  local cell = { line = line, column = column, width = closed and walk.line == line and walk.at - quote or 1 }
  if word ~= "" and cell.width > 2 then cell.column, cell.width = column + 1, cell.width - 2 end
  cell.word = join_words(sub(word, trim(word, 1, #word)))
  row[#row + 1] = cell
  if not closed and not row.quotes then row.quotes, row.unclosed = cell, true end
end

local function skip_blanks(walk, separator)
  while not at_line_end(walk) and sub(walk.text, walk.at, walk.at) ~= separator do
    local width = blank_at(walk.text, walk.at)
    if not width then return end
    walk.at = walk.at + width
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
    local found = find(walk.text, stop, walk.at)
    walk.at = found and found <= walk.last and found or walk.last + 1
    if not quoted then
      local _, to = trim(walk.text, from, walk.at - 1)
      row[#row + 1] = cell_at(walk, from, to, join_words(sub(walk.text, from, to)))
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
    if at >= from and sub(text, at + 1, to) == mark and blank_before(sub(text, from, at), at - from + 1) then
      return trim(text, from, at)
    end
  end
  return from, to
end

-- A cell of Markdown as what it shows: without the stars of emphasis and the backquotes of code around it.
local function shown_cell(walk, from, to)
  local text = walk.text
  from, to = without_mark(text, trim(text, from, to))
  while to - from >= 2 do
    local first = sub(text, from, from)
    if first ~= "*" and first ~= "`" or sub(text, to, to) ~= first or is_escaped(text, from, to) then break end
    from, to = from + 1, to - 1
  end
  return cell_at(walk, from, to, join_words((sub(text, from, to):gsub("\\(%p)", "%1"))))
end

local function read_markdown(walk, row)
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

-- All rows that are not blank, and not the one of dashes below the header in Markdown; and the number of the last line.
local function rows_of(walk, separator)
  local rows, last = {}, walk.line
  while walk.at <= walk.last do
    local row = { line = walk.line }
    if separator == "|" then read_markdown(walk, row) else read_separated(walk, separator, row) end
    last = row.line
    if walk.at <= walk.last then end_line(walk) end
    local rule = separator == "|" and row[1] and find(row[1].word, "^[-:]+$")
    if not rule and not is_blank(row) then rows[#rows + 1] = row end
  end
  return rows, last
end

-- ---- The form of a table ----

-- The bounds of each line, without its end.
local function lines_of(text)
  local lines, from = {}, 1
  repeat
    local stop = find(text, "\n", from, true) or #text + 1
    lines[#lines + 1] = { from = from, to = stop - 1 }
    from = stop + 1
  until from > #text
  return lines
end

-- The lines of a table in Markdown, which may stand among other text: the number of the first and of the last.
local function find_markdown(text, lines)
  local function has_bar(line) return line and find(sub(text, line.from, line.to), "|", 1, true) end
  local function is_rule(words)
    return find(words, "^[-|: \t\r]*$") and find(words, "|", 1, true) and find(words, "-", 1, true)
  end
  local first, seen
  for i, line in ipairs(lines) do
    local words = sub(text, trim(text, line.from, line.to))
    first = has_bar(lines[i - 1]) and is_rule(words) and i - 1 or not seen and find(words, "^|") and i or nil
    if first then break end
    seen = seen or words ~= ""
  end
  local last = first
  while last and has_bar(lines[last + 1]) do last = last + 1 end
  return first, last
end

-- The first line that is not blank, with the blanks around it and without them; else the last.
local function first_line(text, lines)
  for _, line in ipairs(lines) do
    local from, to = trim(text, line.from, line.to)
    if from <= to or line == lines[#lines] then return sub(text, line.from, line.to), sub(text, from, to) end
  end
end

-- A comma where the header has one outside of quotes, else a tab, else a semicolon.
local function find_separator(line)
  local bare = line:gsub('"[^"]*"?', "")
  return find(bare, ",", 1, true) and "," or find(bare, "\t", 1, true) and "\t" or find(bare, ";", 1, true) and ";" or ","
end

-- What the columns of a table in long form may be called.
local column_words = {
  left = " left lhs a x first left_dtype left_type left_operand lhs_dtype lhs_type dtype1 dtype_1 type1 type_1 operand1 "
    .. "op1 arg1 ",
  right = " right rhs b y second right_dtype right_type right_operand rhs_dtype rhs_type dtype2 dtype_2 type2 type_2 "
    .. "operand2 op2 arg2 ",
  result = " result res join out output promoted promotion promotes_to common dtype type result_dtype result_type "
    .. "common_dtype common_type promoted_dtype promoted_type ",
}

-- The columns that the header of a table in long form names, in any order. A first column without a name, as of row
-- numbers, does not count. nil: it is none.
local function find_columns(header)
  local first = #header == 4 and header[1].word == "" and 2 or 1
  if #header ~= first + 2 then return end
  local columns = {}
  for i = first, #header do
    local word = header[i].word:lower()
    for side, words in pairs(column_words) do
      if word ~= "" and find(words, " " .. word .. " ", 1, true) then columns[side] = i end
    end
  end
  return columns.left and columns.right and columns.result and columns
end

-- Whether rows have a pair each: three cells, and the first one, which is not empty, is an operand of another pair or on
-- both sides of this.
local function are_pairs(rows, widest)
  if widest ~= 3 then return false end
  local corner, again = rows[1][1].word, false
  for i, row in ipairs(rows) do
    if #row < 3 then return false end
    again = again or row[2].word == corner or i > 1 and row[1].word == corner
  end
  return corner ~= "" and again
end

-- The rows of a text, and with `columns` those of the operands and the result, in long form.
function M.read(text)
  local lines = lines_of(text)
  local first, last = find_markdown(text, lines)
  local walk = { text = text, last = #text, at = 1, line = 0, line_start = 1 }
  if first then
    walk.at, walk.line, walk.line_start = lines[first].from, first - 1, lines[first].from
    walk.last = lines[last + 1] and lines[last + 1].from - 1 or #text
  end
  local rows, last_line = rows_of(walk, first and "|" or find_separator((first_line(text, lines))))
  local table_of_rows = { rows = rows, last_line = last_line }
  local widest = 0
  for _, row in ipairs(rows) do
    for i = widest + 1, #row do
      if row[i].word ~= "" then widest = i end
    end
  end
  for _, row in ipairs(rows) do
    for i = #row, widest + 1, -1 do row[i] = nil end -- cells that are empty in all rows
  end
  if not rows[1] then return table_of_rows end
  table_of_rows.columns = find_columns(rows[1])
  if table_of_rows.columns then
    table.remove(rows, 1)
  elseif are_pairs(rows, widest) then
    table_of_rows.columns = { left = 1, right = 2, result = 3 }
  end
  return table_of_rows
end

-- Whether a line is a row of a table: with a separator, and not with an `=` as an assignment. What is in brackets belongs
-- to a constructor or a call, behind which a semicolon can stand.
local function is_row(line)
  local depth, separated = 0, false
  for i = 1, #line do
    local c = sub(line, i, i)
    if c == "\0" then return false end
    if find(c, "[({[]") then depth = depth + 1 end
    if find(c, "[])}]") then depth = depth - 1 end
    if depth == 0 and c == "=" then return false end
    local after_call = c == ";" and sub(line, i - 1, i - 1) == ")"
    separated = separated or depth == 0 and find(c, "[,;\t]") and not after_call
  end
  return separated
end

local statements = { "return", "local", "function", "if", "for", "while", "do", "repeat", "goto" }

-- Whether a text of which that is not known is a table rather than a spec in Lua.
function M.is_table(text)
  local lines = lines_of(text)
  local line, words = first_line(text, lines)
  if words == "" or find(words, "^%-%-") then return false end
  for _, word in ipairs(statements) do
    local behind = sub(words, 1, #word) == word and sub(words, #word + 1, #word + 1)
    if behind and (behind == "" or find(behind, "[ \t\r{(\"'[\0]")) then return false end
  end
  if find(words, "^[,;|\"]") then return true end
  return is_row(line) and true or find_markdown(text, lines) ~= nil
end

return M

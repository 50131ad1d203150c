-- A table as lines such as `i8 + i16 = i16`, `i8, i16 -> i16` or `promote(i8, i16) == i16`: its rows have the operation,
-- the operands and the result.
local cells = require("cells")
local M = {}
local find, match, sub = string.find, string.match, string.sub

local LONGEST = 500 -- line that is one
local JOIN = "join" -- the operation of a line that names none

M.columns = { operation = 1, left = 2, right = 3, result = 4, extra = {} }

-- What stands before the result; of those that begin at one place the longest counts.
local arrows = { "->", "=>", "\u{2192}", "\u{21D2}", "\u{21A6}", "==", "=" }

-- What stands between the operands, with blanks around it.
local operators = { "%+", "%-", "%*", "//?", "%%", "|", "&", "^", "@", "v", "x", "and", "with", "\u{D7}", "\u{B7}",
                    "\u{2228}", "\u{2294}", "\u{222A}" }

-- The place of the first arrow of a line, and which it is.
local function find_arrow(words)
  local first, arrow
  for _, each in ipairs(arrows) do
    local at = find(words, each, 1, true)
    if at and (not first or at < first or at == first and #each > #arrow) then first, arrow = at, each end
  end
  return first, arrow
end

local function without_brackets(words)
  return (words:gsub("%b()", function(inside) return ("_"):rep(#inside) end))
end

-- Where the left operand ends, the right one begins, and what is between them: a comma that is in no brackets, an
-- operator, or a blank.
local function split(words)
  local bare = without_brackets(words)
  local comma = find(bare, ",", 1, true)
  if comma then return comma - 1, not find(bare, ",", comma + 1, true) and comma + 1 or nil, JOIN end
  for _, operator in ipairs(operators) do
    local first, last, sign = find(words, "%s(" .. operator .. ")%s")
    if first then return first - 1, last + 1, sign end
  end
  local gap, right = match(words, "^[^%s+]+()[%s+]%s*()[^%s+]+$")
  if gap then return gap - 1, right, find(words, "+", 1, true) and "+" or JOIN end
end

-- The line as its operation, a word, and the bounds of left, right and result; nil where it is none. `is_lua`: it may be a
-- statement of Lua, to which a comma and one `=` belong.
local function parse(text, line, is_lua)
  if line.to - line.from > LONGEST then return end
  local comment = find(sub(text, line.from, line.to), "[ \t]#")
  local from, to = cells.trim(text, line.from, comment and line.from + comment - 1 or line.to)
  from = from + #match(sub(text, from, to), "^[-*]? *")
  local at, arrow = find_arrow(sub(text, from, to))
  if not at then return end
  local result = { cells.trim(text, from + at + #arrow - 1, to) }
  result[2] = find(sub(text, result[2], result[2]), "[;.,]") and result[2] - 1 or result[2]
  local first, last = cells.trim(text, from, from + at - 2)
  local call, inside = match(sub(text, first, last), "^([%a_]?[%w_.:]*)%s*()%b()$")
  if not call then call, inside = match(sub(text, first, last), "^([%a_][%w_.:]*)()%b<>$") end
  if call then first, last = first + inside, last - 1 end
  local before, behind, sign = split(sub(text, first, last))
  if not behind or is_lua and arrow == "=" and sign == JOIN and not call then return end
  local left, right = { cells.trim(text, first, first + before - 1) }, { cells.trim(text, first + behind - 1, last) }
  for _, bounds in ipairs({ left, right, result }) do
    if bounds[1] > bounds[2] or find(without_brackets(sub(text, bounds[1], bounds[2])), "[=,;]%s") then return end
  end
  return call and call ~= "" and call or sign, { left, right, result }
end

-- The rows of the lines from `first` to `last`, which `bad` ones are not, and how many more are good.
local function rows_of(text, lines, first, last, is_lua)
  local rows, good = {}, 0
  for i = first, last do
    local line, words = lines[i], cells.words(text, lines[i])
    if words ~= "" and not cells.is_comment(words) then
      local operation, parts = parse(text, line, is_lua)
      local row = { cells.cell(operation or "", i - 1, 0, 0), line = i - 1, bad = not operation }
      for k, bounds in ipairs(parts or { { cells.trim(text, line.from, line.to) } }) do
        row[k + 1] = cells.cell(sub(text, bounds[1], bounds[2]), i - 1, bounds[1] - line.from, bounds[2] - bounds[1] + 1)
      end
      rows[#rows + 1], good = row, good + (operation and 1 or -1)
    end
  end
  return rows, good
end

-- The lines from the first that is one to the last of the text, if most of those that are not blank are such.
function M.find(text, lines, at, is_lua)
  local rows, good = rows_of(text, lines, at, #lines, is_lua)
  for _, row in ipairs(good > 0 and rows or {}) do
    if not row.bad then return row.line + 1, #lines end
  end
end

function M.read(text, lines, first, last) return (rows_of(text, lines, first, last)) end

return M

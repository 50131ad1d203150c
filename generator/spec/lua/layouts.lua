-- The layouts of promotion tables in files (specs/reference.md, "Tables in files"): what text is laid out so, and how it
-- becomes rows of cells (cells.lua), which are a grid or in long form.
local cells, in_columns, json, long_form = require("cells"), require("columns"), require("json"), require("long_form")
local rows, sums = require("rows"), require("sums")
local M = {}
local find, match, sub = string.find, string.match, string.sub

local LONGEST_HEADER = 10000 -- in which a separator is looked for

-- ---- Tables with bars: Markdown, and the frames of reST, databases and data frames ----

-- A text with the bars and lines of its frames in ASCII, as wide as they are.
local function without_drawings(text)
  if not find(text, "\xE2[\x94\x95]") then return text end
  return (text:gsub("\xE2\x94[\x82\x83\x86]", "|  "):gsub("\xE2\x95\x91", "|  "):gsub("\xE2[\x94\x95][\x80-\xBF]", "+--"))
end

local function is_rule(words) return find(words, "^[-=|:+ \t]*$") and find(words, "[|+]") and find(words, "[-=]") end

local function has_bar(text, line) return line and find(sub(text, line.from, line.to), "|", 1, true) end

local function find_bars(text, lines, at)
  local first, seen
  for i = at, #lines do
    local words = cells.words(text, lines[i])
    if is_rule(words) and i > at and has_bar(text, lines[i - 1]) then
      first = i - 1
    elseif not seen and find(words, "^|") or is_rule(words) and find(words, "^+") and has_bar(text, lines[i + 1]) then
      first = i
    end
    if first then break end
    seen = seen or words ~= ""
  end
  local last = first
  while last and lines[last + 1]
    and (has_bar(text, lines[last + 1]) or is_rule(cells.words(text, lines[last + 1]))) do
    last = last + 1
  end
  return first, last
end

local function read_bars(text, lines, first, last)
  local kept = {}
  for _, row in ipairs(rows.read(text, lines, first, last, "|")) do
    local words = cells.words(text, lines[row.line + 1])
    if not is_rule(words) and not find(words, "^[-:]+$") then kept[#kept + 1] = row end
  end
  return kept
end

-- ---- Separators ----

local separators = { [","] = "comma-separated", ["\t"] = "tab-separated", [";"] = "semicolon-separated",
                     ["|"] = "bar-separated" }

-- A comma where the header has one outside of quotes and brackets, else a tab, a semicolon or a bar. The header is the first
-- line that has one, but a separator that the next line lacks is part of a title. nil where no line has one.
local function find_separator(text, lines)
  local first
  for _, line in ipairs(lines) do
    local words, found = sub(text, line.from, math.min(line.to, line.from + LONGEST_HEADER)), nil
    local bare = cells.is_comment(cells.words(text, line)) and ""
      or words:gsub('"[^"]*"?', "."):gsub("[%w_]%b()", "."):gsub("[%w_]%b[]", "."):gsub("[%w_]%b<>", ".")
    for separator in (",\t;|"):gmatch(".") do
      local is_new = not first or separator == first or not find(bare, first, 1, true)
      found = found or is_new and find(bare, separator, 1, true) and separator
    end
    if first and find(bare, "[^ \r]") then return found or first end
    first = first or found
  end
  return first
end

local function find_columns(text, lines, at, is_lua)
  if not find_separator(text, lines) then return in_columns.find(text, lines, at, is_lua) end
end

-- ---- The layouts ----

-- In the order in which they are tried, each { title, find, read, columns }: `find` gives the first and the last line of the
-- next table from a line on, or nil; `read` gives rows, and `columns` their form where it is known. With `has_headings`,
-- `read` gives all tables, or nil and { what, cell } where they are not well-formed.
local layouts = {
  { title = "JSON", find = json.find, read = json.read, has_headings = true },
  { title = "bar-separated", find = find_bars, read = read_bars },
  { title = "line by line", find = sums.find, read = sums.read, columns = sums.columns },
  { title = "in columns", find = find_columns, read = in_columns.read },
}

-- ---- Tables ----

-- What stands above a table: the heading, or else the last line.
local function heading_above(text, lines, first, behind)
  local last
  for i = first - 1, behind, -1 do
    local words = cells.words(text, lines[i])
    local heading = match(words, "^#+%s+(.-)[%s#]*$")
    if heading and heading ~= "" then return heading end
    if not last and not find(words, "^[-=~^*`'\"#]*$") then last = match(words, "^[*_]*(.-):?[*_]*:?$") end
  end
  return last
end

local function is_filled(cell) return cell and cell.word ~= "" end

-- Takes away what stands around the table in cells: cells that are empty in all rows, titles above, and lines below that
-- have one cell. A title has no word that is elsewhere, and fewer cells than the row below.
local function strip(all)
  local counts, widths, widest = {}, {}, 0
  for i, row in ipairs(all) do
    widths[i] = 0
    for k, cell in ipairs(row) do
      counts[cell.word] = (counts[cell.word] or 0) + 1
      if is_filled(cell) then widths[i] = k end
    end
  end
  local function is_apart(i, other)
    if all[i].quotes or not is_filled(all[i][1]) or not other or widths[i] >= widths[other] then return false end
    for _, cell in ipairs(all[i]) do
      if is_filled(cell) and counts[cell.word] > 1 then return false end
    end
    return true
  end
  local first, last = 1, #all
  while first < last and is_apart(first, first + 1) and widths[first + 1] > 1 do first = first + 1 end
  while last > first + 1 and is_apart(last, first) and widths[last] == 1 do last = last - 1 end
  local kept = table.move(all, first, last, 1, {})
  for i = first, last do widest = math.max(widest, widths[i]) end
  for _, row in ipairs(kept) do
    for i = #row, widest + 1, -1 do row[i] = nil end
  end
  return kept, widest
end

-- A table of rows with its form: `columns` where it is in long form.
local function shape(made, layout_title, columns, first, last)
  made.title, made.line, made.last_line = layout_title, first - 1, last - 1
  made.columns = made.columns or columns
  if made.columns then return made end
  local widest, has_header
  made.rows, widest = strip(made.rows)
  if not made.rows[1] or not made.rows[1][1] then return made end
  made.columns, has_header = long_form.find(made.rows, widest)
  if has_header then table.remove(made.rows, 1) end
  return made
end

-- The tables of a text: a list of { title: of the layout, rows, line, last_line, heading or nil, columns where they are in
-- long form }; nil where it is wrong JSON, and { what, cell }.
function M.read(text)
  text = without_drawings(text)
  local lines, tables = cells.lines_of(text), {}
  for _, layout in ipairs(layouts) do
    local behind, first, last = 1, layout.find(text, lines, 1)
    while first do
      local found, problem = layout.read(text, lines, first, last)
      if problem then return nil, problem end
      if not layout.has_headings then found = { { rows = found, heading = heading_above(text, lines, first, behind) } } end
      for _, made in ipairs(found) do tables[#tables + 1] = shape(made, layout.title, layout.columns, first, last) end
      behind = last + 1
      first, last = layout.find(text, lines, behind)
    end
    if behind > 1 then return tables end
  end
  local separator = find_separator(text, lines) or ","
  return { shape({ rows = rows.read(text, lines, 1, #lines, separator) }, separators[separator], nil, 1, #lines) }
end

-- Whether a line is a row of a table: with a separator, and not with an `=` as an assignment. What is in brackets belongs
-- to a constructor or a call, behind which a semicolon can stand.
local function is_row(line)
  local bare = line:gsub("%b()", "\1"):gsub("%b{}", ""):gsub("%b[]", ""):gsub("[({[].*", "")
  return not find(bare, "[=\0]") and find(bare:gsub("\1;", ""), "[,;\t]") ~= nil
end

local statements = { "return", "local", "function", "if", "for", "while", "do", "repeat", "goto" }

-- Whether a text of which that is not known is a table rather than a spec in Lua.
function M.is_table(text)
  text = without_drawings(text)
  local lines, words, line = cells.lines_of(text), "", nil
  for _, each in ipairs(lines) do
    words, line = cells.words(text, each), each
    if words ~= "" and (not cells.is_comment(words) or find(words, "^%-%-")) then break end
  end
  if words == "" or find(words, "^%-%-") then return false end
  for _, word in ipairs(statements) do
    if words == word or find(words, "^" .. word .. "[ \t\r{(\"'[\0]") then return false end
  end
  local start = sub(text, line.from, math.min(line.to, line.from + LONGEST_HEADER))
  if find(words, "^[,;|\"]") or is_row(start) then return true end
  for _, layout in ipairs(layouts) do
    if layout.find(text, lines, 1, true) then return true end
  end
  return false
end

return M

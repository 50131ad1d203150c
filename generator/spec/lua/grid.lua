-- From the rows of a promotion table to its cells: the field `table`, and files. A row is a list of its cells, and `line`,
-- the number of line ends before it; a cell is { word, line, column, width }, its column counted from 0.
local native, reader, source, cells, answers = require("native"), require("reader"), require("source"), require("cells"),
  require("answers")
local M = {}
local report = reader.report

local MOST_SHOWN = 8

-- A word as messages show it.
function M.shown(word) return (word:gsub("\0", "\\0")) end

function M.names_of(dtypes)
  local names = {}
  for i, dtype in ipairs(dtypes) do names[i] = dtype.name end
  return names
end

-- Words in quotes, each once, as messages list them, and how many there are.
function M.listed(words)
  local met, shown, count = {}, {}, 0
  for _, word in ipairs(words) do
    if not met[word] then
      met[word], count = true, count + 1
      if count <= MOST_SHOWN then shown[count] = '"' .. M.shown(word) .. '"' end
    end
  end
  return table.concat(shown, ", ") .. (count > MOST_SHOWN and (" and %d more"):format(count - MOST_SHOWN) or ""), count
end

-- The place of a row: its first cell.
local function first_of(row) return row[1] or { word = "", line = row.line, column = 0, width = 0 } end

-- A cell names no dtype. `where` begins the message, and `otherwise` is the hint where none is like it.
local function report_unknown(target, where, name, cell, otherwise)
  local hint, word = target.is_file and native.hint_for_cell or native.hint_for_dtype, M.shown(cell.word)
  target.report(cell, name, ('%s "%s", which %s'):format(
    where, word, target.is_file and "the header does not have" or "is not a dtype of this spec"),
    hint(word, target.names, otherwise))
end

-- One diagnostic for all dtypes that have no row, or no column.
local function report_missing(target, header, met, are_rows)
  local names = {}
  for _, dtype in ipairs(target.dtypes) do
    if not met[dtype] then names[#names + 1] = dtype.name end
  end
  local list, count = M.listed(names)
  if count > 0 and are_rows then
    local each = (target.is_file or target.answer) and "column" or "of `dtypes`"
    target.report(header, "table-row", ("%s lacks the row%s %s"):format(target.title, count > 1 and "s" or "", list),
                  ("add %s: there is one for each %s"):format(count > 1 and "them" or "it", each))
  elseif count > 0 then
    target.report(header, "table-header", "the header of the table lacks " .. list,
                  ("add %s: there is one for each of `dtypes`"):format(count > 1 and "their columns" or "its column"))
  end
end

-- The dtypes of the header by column, each once and, unless the table is partial, all of them; false for a wrong one.
local function read_header(target, row)
  local corner = target.is_file and 1 or 0
  local columns, met, good = {}, {}, true
  for i = corner + 1, #row do
    local cell = row[i]
    local dtype = target.by_name[cell.word]
    columns[i - corner] = dtype and not met[dtype] and dtype
    if not dtype then
      report_unknown(target, "the header of the table has", "table-header", cell, "declare it in `dtypes`")
    elseif met[dtype] then
      target.report(cell, "table-header", ('the header of the table has "%s" twice'):format(dtype.name),
                    "take one column out")
    end
    good = good and columns[i - corner] and true
    if dtype then met[dtype] = true end
  end
  for i = 1, #columns do columns[i] = columns[i] or false end
  if not target.partial then
    report_missing(target, first_of(row), met, false)
    for _, dtype in ipairs(target.dtypes) do good = good and met[dtype] end
  end
  return columns, good
end

local function read_cell(target, row, column, cell)
  local value = (target.results or target.by_name)[cell.word]
  local where = ("row %s, column %s of the table has"):format(row.name, column and column.name or "?")
  if value == nil and target.answer then
    target.report(cell, "bad-casting", ('%s "%s"'):format(where, M.shown(cell.word)), target.answer)
  elseif value == nil and not target.is_none(cell.word) then
    report_unknown(target, where, "unknown-dtype", cell,
                   target.is_file and "add a row and a column for it" or "declare it in `dtypes`")
  end
  if column then target.table[row][column] = value end
end

local function read_row(target, columns, header_is_good, row)
  local first = row[1]
  local dtype = target.by_name[first.word]
  if not dtype and first.word == "" then
    target.report(first, "table-row", "a row of the table has no name", "begin it with its left operand")
  elseif not dtype then
    report_unknown(target, "a row of the table is named", "table-row", first,
                   target.is_file and "add a column for it" or "declare it in `dtypes`")
  elseif not target.table[dtype] then
    target.report(first, "table-row", ('the table has a row "%s", but no such column'):format(dtype.name),
                  "add the column, or take the row out")
  elseif target.row_of[dtype] then
    target.report(first, "table-row", ('the table has a second row "%s"'):format(dtype.name),
                  ("the first is on line %d: take one out"):format(target.place_of(first_of(target.row_of[dtype]))[1]))
  else
    target.row_of[dtype], target.row_places[dtype] = row, target.place_of(first)
    local count = #row - 1
    if count ~= #columns then
      if header_is_good then
        target.report(row[count > #columns and #columns + 2 or 1], "ragged-table",
                      ('row "%s" of %s has %d %s, not %d'):format(dtype.name, target.title, count,
                                                                 count == 1 and "cell" or "cells", #columns),
                      "give it one for each column of the header")
      end
      return
    end
    for i, column in ipairs(columns) do read_cell(target, dtype, column, row[i + 1]) end
  end
end

-- Whether a row has usable cells: not one whose quotes are wrong, and it is not known which dtype that is for.
local function is_well_quoted(target, row)
  if row.quotes then target.report_quotes(row) end
  return not row.quotes
end

-- Reads header and rows. A target is { dtypes, by_name, table, row_places, title, partial, is_none, place_of }, and of a
-- file { is_file, results: by name those that cells may have, report_quotes }; cells that are given are set, the others left
-- as they are. In a casting table `results` are true and false, and `answer` is the hint where a cell is neither.
function M.fill(target, next_row)
  target.row_of, target.names = {}, M.names_of(target.dtypes)
  function target.report(cell, ...) report(target.place_of(cell), ...) end
  local header, last = next_row()
  if not header then
    target.report(first_of({ line = last }), "table-header", "the table is empty",
                  "write a header row, then one row for each dtype")
    return
  end
  if not is_well_quoted(target, header) then return end
  local columns, good = read_header(target, header)
  for row in next_row do
    good = is_well_quoted(target, row) and good
    if not row.quotes then read_row(target, columns, good, row) end
  end
  if not target.partial and good then report_missing(target, first_of(header), target.row_of, true) end
end

-- The rows of a text whose cells white space separates, but for those that are blank; behind them nil, and the number of
-- the last line.
local function rows_of(text)
  local lines, i = cells.lines_of(text), 0
  return function()
    while lines[i + 1] do
      local row = { line = i }
      for from, word in text:sub(lines[i + 1].from, lines[i + 1].to):gmatch("()([^ \t\r\v\f]+)") do
        row[#row + 1] = { word = word, line = i, column = from - 1, width = #word }
      end
      i = i + 1
      if row[1] then return row end
    end
    return nil, i - 1
  end
end

-- Reads a target from a field of a spec, a text of cells between white space, which `subject` names.
local function fill_from_field(read, at, subject, target)
  local text = reader.string(at.value, at.place, subject)
  if not text then return end
  local rows = source.rows(read.lines, at.node)
  function target.place_of(cell)
    local row = rows[cell.line + 1]
    if not row then return at.place end
    if cell.column + cell.width > row.plain then return { row[1], row[2], 1 } end
    return { row[1], row[2] + cell.column, cell.width > 0 and cell.width or 1 }
  end
  M.fill(target, rows_of(text))
end

-- The field `table`.
function M.read_field(read)
  local spec, at = read.spec, read:field("table")
  if not at then return end
  spec.row_places = {}
  fill_from_field(read, at, 'field "table"', {
    dtypes = spec.dtypes, by_name = spec.by_name, table = spec.table, row_places = spec.row_places,
    title = "the table", partial = read.extends, is_none = function(word) return word == "-" end,
  })
end

-- The field `table` of a casting: by dtype, and by the one that it is converted to, true or false. It has some of the spec's
-- dtypes, those that its header names.
function M.read_casting(read, at, subject)
  local header, named, made = rows_of(type(at.value) == "string" and at.value or "")(), {}, {}
  for _, cell in ipairs(header or {}) do named[#named + 1] = read.spec.by_name[cell.word] end
  for _, dtype in ipairs(named) do made[dtype] = {} end
  fill_from_field(read, at, subject, {
    dtypes = named, by_name = read.spec.by_name, table = made, row_places = {}, title = "the table",
    results = answers.by_word, answer = "write yes or no",
  })
  return made
end

return M

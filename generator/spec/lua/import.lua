-- From a promotion table in a file to the canonical form of a spec (read.lua): the names of its dtypes, and its cells.
local native, reader, dtypes, grid, rows = require("native"), require("reader"), require("dtypes"), require("grid"),
  require("rows")
local M = {}
local report = reader.report

local function place_of(cell) return { cell.line + 1, cell.column + 1, cell.width > 0 and cell.width or 1 } end

-- Whether a cell says that there is no promotion. A dtype of such a name comes first.
local function is_none(word)
  local lower = word:lower()
  return word == "" or word == "-" or lower == "none" or lower == "nan"
end

local function report_quotes(row)
  if row.unclosed then
    report(place_of(row.quotes), "bad-quotes", "the quote that begins here is never closed",
           'end the cell with a ", or take this one out')
  else
    report(place_of(row.quotes), "bad-quotes", "a cell is quoted in part",
           "put quotes around all of it, and double those inside")
  end
end

-- Adds a dtype if there is none of the name yet; nil if there is one.
local function add_name(spec, cell)
  local word = cell.word
  if spec.by_name[word] then return end
  local dtype = { name = word, place = place_of(cell), values = { kind = "abstract" }, id = #spec.dtypes }
  dtype.strong = dtype
  spec.dtypes[#spec.dtypes + 1], spec.by_name[word] = dtype, dtype
  local problem = word:find("\0", 1, true) and "holds a NUL character" or native.dtype_problem(word)
  if problem then dtypes.report_bad_name(dtype.place, word, problem) end
  return dtype
end

local function are_too_many(count, cell)
  if count <= native.most_dtypes then return false end
  report(place_of(cell), "too-many-dtypes", ("the table has %d dtypes"):format(count),
         ("there may be %d"):format(native.most_dtypes))
  return true
end

-- The header of a grid, which has each name once.
local function read_header(spec, header)
  if header and header.quotes then
    report_quotes(header)
  elseif not header or #header < 2 then
    report({ 0, 0, 0 }, "table-header", "the table has no dtypes", "begin it with a header row: ,b,u8,i8")
  elseif not are_too_many(#header - 1, header[1]) then
    for i = 2, #header do
      if not add_name(spec, header[i]) then
        report(place_of(header[i]), "table-header", ('the header of the table has "%s" twice'):format(
          grid.shown(header[i].word)), "take one column out")
      end
    end
  end
end

-- The operands of rows in long form, as they come.
local function read_operands(spec, all)
  for _, row in ipairs(all.rows) do
    for _, side in ipairs({ "left", "right" }) do
      local cell = not row.quotes and row[all.columns[side]]
      if cell then
        add_name(spec, cell)
        if are_too_many(#spec.dtypes, cell) then return end
      end
    end
  end
end

-- The pair of a row, of good operands; nil after a diagnostic.
local function read_pair(spec, row, columns)
  if row.quotes then return report_quotes(row) end
  local wanted = math.max(columns.left, columns.right, columns.result)
  if #row ~= wanted then
    report(place_of(row[1]), "ragged-table", ("a row of the table has %d %s, not %d"):format(
      #row, #row == 1 and "cell" or "cells", wanted), "give it a left operand, a right one and a result")
    return
  end
  local left, result = row[columns.left], row[columns.result]
  local pair = { left = spec.by_name[left.word], right = spec.by_name[row[columns.right].word], line = row.line,
                 result = spec.by_name[result.word], place = place_of(left) }
  if not pair.result and not is_none(result.word) then
    local word = grid.shown(result.word)
    report(place_of(result), "unknown-dtype", ('the result of %s and %s is "%s", which is not an operand of any row'):format(
      pair.left.name, pair.right.name, word),
      native.hint_for_cell(word, grid.names_of(spec.dtypes), "add rows with it as an operand"))
  end
  return pair
end

local function is_before(a, b)
  if a.left ~= b.left then return a.left.id < b.left.id end
  if a.right ~= b.right then return a.right.id < b.right.id end
  return a.line < b.line
end

-- Sets every cell. A pair that is in one order alone has its result in both, and a dtype with itself where it is in no row
-- is itself; any other pair that is missing has no promotion.
local function fill_pairs(spec, all)
  local pairs_of_rows, first = {}, nil
  for _, row in ipairs(all.rows) do pairs_of_rows[#pairs_of_rows + 1] = read_pair(spec, row, all.columns) end
  table.sort(pairs_of_rows, is_before)
  for _, pair in ipairs(pairs_of_rows) do
    if first and first.left == pair.left and first.right == pair.right then
      report(pair.place, "table-row", ("the table has the pair %s and %s twice"):format(pair.left.name, pair.right.name),
             ("the first is on line %d: take one out"):format(first.place[1]))
    else
      first = pair
    end
    spec.row_places[pair.left] = spec.row_places[pair.left] or pair.place
  end
  for _, dtype in ipairs(spec.dtypes) do spec.table[dtype][dtype] = dtype end
  for _, pair in ipairs(pairs_of_rows) do spec.table[pair.right][pair.left] = pair.result end
  for _, pair in ipairs(pairs_of_rows) do spec.table[pair.left][pair.right] = pair.result end
end

local function fill_grid(spec, all)
  local i = 0
  grid.fill({
    dtypes = spec.dtypes, by_name = spec.by_name, table = spec.table, row_places = spec.row_places, is_file = true,
    is_none = is_none, place_of = place_of, report_quotes = report_quotes,
  }, function()
    i = i + 1
    return all.rows[i], all.last_line
  end)
end

-- Whether a text is UTF-8: else a diagnostic tells where it is not.
local function is_utf8(text)
  local _, wrong = utf8.len(text)
  if not wrong then return true end
  local before = text:sub(1, wrong - 1)
  local _, line_ends = before:gsub("\n", "")
  report({ line_ends + 1, #before:match("[^\n]*$") + 1, 1 }, "bad-text",
         ("the byte %02X here is not UTF-8"):format(text:byte(wrong)), "save the file in UTF-8")
  return false
end

-- The canonical form of a table; `linked` is false after diagnostics.
function M.read(text)
  local found = native.found()
  local all = is_utf8(text) and rows.read(text) or { rows = {} }
  local spec = { dtypes = {}, by_name = {}, sets = {}, set_names = {}, laws = {}, entries = {}, castings = {}, inexact = {},
                 table = {}, row_places = {}, from_table = true, has_form = true }
  if native.found() ~= found then return spec end
  if all.columns and all.rows[1] then read_operands(spec, all) else read_header(spec, all.rows[1]) end
  if native.found() ~= found then return spec end
  for _, dtype in ipairs(spec.dtypes) do spec.table[dtype] = {} end
  if all.columns then fill_pairs(spec, all) else fill_grid(spec, all) end
  spec.linked = native.found() == found
  return spec
end

return M

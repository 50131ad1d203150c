-- From a promotion table in a file to the canonical form of a spec (read.lua): the names of its dtypes, and its cells.
local native, reader, cast_tables, dtypes, grid, half_grid, layouts, long_form, nothing = require("native"),
  require("reader"), require("cast_tables"), require("dtypes"), require("grid"), require("half_grid"), require("layouts"),
  require("long_form"), require("nothing")
local M = {}
local report = reader.report

local function place_of(cell) return { cell.line + 1, cell.column + 1, cell.width > 0 and cell.width or 1 } end

local function report_quotes(row)
  if row.unclosed then
    report(place_of(row.quotes), "bad-quotes", "the quote that begins here is never closed",
           'end the cell with a ", or take this one out')
  else
    report(place_of(row.quotes), "bad-quotes", "a cell is quoted in part",
           "put quotes around all of it, and double those inside")
  end
end

local function report_empty()
  report({ 0, 0, 0 }, "table-header", "the table has no dtypes", "begin it with a header row: ,b,u8,i8")
end

-- ---- Names ----

-- Adds a dtype if there is none of the name yet; nil if there is one.
local function add_name(spec, cell)
  local word = cell.word
  if spec.by_name[word] then return end
  local dtype = { name = word, place = place_of(cell), values = { kind = "abstract" }, id = #spec.dtypes }
  dtype.strong = dtype
  spec.dtypes[#spec.dtypes + 1], spec.by_name[word], spec.table[dtype] = dtype, dtype, {}
  local problem = word:find("\0", 1, true) and "holds a NUL character" or native.dtype_problem(word)
  if problem then dtypes.report_bad_name(dtype.place, word, problem) end
  spec.renamed[#spec.renamed + 1] = cell.given
  return dtype
end

local function are_too_many(count, cell)
  if count <= native.most_dtypes then return false end
  report(place_of(cell), "too-many-dtypes", ("the table has %d dtypes"):format(count),
         ("there may be %d"):format(native.most_dtypes))
  return true
end

-- Whose names they are, where the first cell of a grid says it: `names: python`.
local function read_system(spec, corner)
  local word = corner.word:match("^names:_*(%S+)$")
  spec.names = word and reader.index_of(native.name_systems, word) and word
  if word and not spec.names then
    reader.unknown_word(place_of(corner), "unknown-names", "system of names", word, native.name_systems)
  end
end

-- The header of a grid, which has each name once.
local function read_header(spec, own)
  local header, found = own.rows[1], native.found()
  if header and header.quotes then
    report_quotes(header)
  elseif not header or #header < 2 then
    report_empty()
  elseif not are_too_many(#header - 1, header[1]) then
    read_system(spec, header[1])
    for i = 2, #header do
      if not add_name(spec, header[i]) then
        report(place_of(header[i]), "table-header", ('the header of the table has "%s" twice'):format(
          grid.shown(header[i].word)), "take one column out")
      end
    end
  end
  local below = native.found() == found and own.rows[2]
  if below and not below.quotes and long_form.count_grid_rows(own.rows) == 0 then
    report(place_of(below[1]), "table-row",
           ('no row of the %s grid, from "%s" on, has the name of a column'):format(own.title, grid.shown(below[1].word)),
           "the first row names the columns, and the first cell each row; or write a pair in each: left, right, result")
  end
end

-- The operands of rows in long form, as they come.
local function read_operands(spec, own)
  for _, row in ipairs(own.rows) do
    for _, side in ipairs({ "left", "right" }) do
      local cell = not row.quotes and not row.bad and row[own.columns[side]]
      if cell then
        add_name(spec, cell)
        if are_too_many(#spec.dtypes, cell) then return end
      end
    end
  end
end

-- ---- Results ----

-- Whether a result that is no name is one that the table leaves out, rather than one with a mistake in it: a mistake is in
-- one cell, and like a name. One name of a well-known dtype in the header and another in cells is always one.
local function is_left_out(word, count, names)
  if native.hint_for_cell(grid.shown(word), names, "") == "" then return true end
  return count > 1 and not native.well_known(grid.shown(word))
end

-- Adds the results that are no operands, each alone: what they promote to is in no cell. Collects what means nothing.
local function add_results(spec, own)
  local counts, unknown, column = {}, {}, own.columns and own.columns.result
  for i, row in ipairs(own.rows) do
    for k = column or 2, (row.quotes or row.bad or not column and i == 1) and 0 or math.min(column or #row, #row) do
      local word = row[k].word
      if not spec.by_name[word] and nothing.is(word) then
        spec.nothing[#spec.nothing + 1] = nothing.is_told(word) and word or nil
      elseif not spec.by_name[word] then
        counts[word] = (counts[word] or 0) + 1
        if counts[word] == 1 then unknown[#unknown + 1] = row[k] end
      end
    end
  end
  spec.operands, spec.operand_of = table.move(spec.dtypes, 1, #spec.dtypes, 1, {}), {}
  for name, dtype in pairs(spec.by_name) do spec.operand_of[name] = dtype end
  spec.operand_names = grid.names_of(spec.operands)
  for _, cell in ipairs(#unknown + #spec.operand_names <= native.most_dtypes and unknown or {}) do
    if is_left_out(cell.word, counts[cell.word], spec.operand_names) then
      local dtype = add_name(spec, cell)
      spec.table[dtype][dtype] = dtype
      spec.added[#spec.added + 1] = cell.word
    end
  end
end

-- ---- Long form ----

-- The pair of a row, of good operands; nil after a diagnostic.
local function read_pair(spec, own, row)
  local columns = own.columns
  if row.quotes then return report_quotes(row) end
  if row.bad then
    report(place_of(row[2]), "ragged-table", "the line is not two operands and their result, as others here are",
           "write it as a + b = c, or put # before it if it is a comment")
    return
  end
  local wanted = math.max(columns.left, columns.right, columns.result)
  local are_more = columns.operation or columns.number or columns.extra[1]
  if #row < wanted or #row > wanted and not are_more then
    report(place_of(row[1]), "ragged-table", ("a row of the %s long form has %d %s, not %d"):format(
      own.title, #row, #row == 1 and "cell" or "cells", wanted), "give it a left operand, a right one and a result")
    return
  end
  local left, result = row[columns.left], row[columns.result]
  local pair = { left = spec.by_name[left.word], right = spec.by_name[row[columns.right].word], line = row.line,
                 result = spec.by_name[result.word], place = place_of(left) }
  if not pair.result and not nothing.is(result.word) then
    local word = grid.shown(result.word)
    report(place_of(result), "unknown-dtype", ('the result of %s and %s is "%s", which is not an operand of any row'):format(
      pair.left.name, pair.right.name, word),
      native.hint_for_cell(word, spec.operand_names, "add rows with it as an operand"))
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
local function fill_pairs(spec, own)
  local pairs_of_rows, first = {}, nil
  for _, row in ipairs(own.rows) do pairs_of_rows[#pairs_of_rows + 1] = read_pair(spec, own, row) end
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

local function fill_grid(spec, own)
  local i = 0
  grid.fill({
    dtypes = spec.operands, by_name = spec.operand_of, results = spec.by_name, table = spec.table,
    row_places = spec.row_places, is_file = true, title = ("the %s grid"):format(own.title),
    is_none = nothing.is, place_of = place_of, report_quotes = report_quotes,
  }, function()
    i = i + 1
    return own.rows[i], own.last_line
  end)
end

-- ---- Which table, and what of it ----

-- The one table that `part` names: a heading, a number, or nothing if only one can be a promotion table. Else nil and what
-- the file has.
local function choose(spec, tables, part)
  local fit, headings, others, met = {}, {}, {}, {}
  for _, own in ipairs(tables) do
    local heading = own.heading or ""
    if heading == "" or met[heading] then heading = ("%d"):format(own.number) end
    met[heading] = true
    if part and (heading:lower() == part:lower() or part == ("%d"):format(own.number)) then return own end
    local is_fit = own.columns or own.rows[1] and long_form.count_grid_rows(own.rows) > 0
    if is_fit then fit[#fit + 1] = own end
    table.insert(is_fit and headings or others, heading)
  end
  if #fit > 1 then return nil, headings end
  spec.others = fit[1] and others or {}
  return fit[1] or tables[1], headings
end

-- Keeps the rows of one operation, where a column has several. Gives what the table has, if it has not `part`.
local function choose_operation(own, part)
  local column, words, kept = own.columns and own.columns.operation, {}, {}
  for _, row in ipairs(own.rows) do
    local word = column and not row.bad and row[column] and row[column].word
    words[#words + 1] = word or nil
    if word == part then kept[#kept + 1] = row end
  end
  if kept[1] and part then
    own.rows = kept
  elseif part or select(2, grid.listed(words)) > 1 then
    return words
  end
end

-- Tells how the table was read, where that can be asked.
local function note(spec, own, half)
  if half then native.note(half) end
  local told = {
    { "tables that are not read", spec.others },
    { "columns that are not read", own.columns and own.columns.extra or {} },
    { "dtypes without a row, which promote with themselves alone", spec.added },
    { ("cells read as no promotion (%d)"):format(#spec.nothing), spec.nothing },
    { "names in which _ stands for commas and quotes", spec.renamed },
  }
  for _, each in ipairs(told) do
    local list, count = grid.listed(each[2])
    if count > 0 then native.note(("%s: %s"):format(each[1], list)) end
  end
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

-- The promotion table of a file that `part` names, with the rows that are meant, and its casting tables; nil where there is
-- none, perhaps after a diagnostic.
local function find_table(spec, text, file, part)
  if not is_utf8(text) then return end
  local tables, problem = layouts.read(text)
  if problem then return report(place_of(problem.cell), "bad-json", "the table in JSON " .. problem.what, "correct it") end
  if not tables[1] then
    return report({ 0, 0, 0 }, "table-header", "the text in JSON holds no promotion table",
                  'write {"i8": {"i16": "i16"}}, or as `joinery table --format json` does')
  end
  local of_castings, others = cast_tables.take(tables, part)
  if not others[1] then return nil, of_castings end
  local own, words = choose(spec, others, part)
  local kind = own and "operations" or "tables"
  if own then words = choose_operation(own, words and part) end
  if not words then return own, of_castings end
  local list, count = grid.listed(words)
  report({ (own or tables[1]).line + 1, 0, 0 }, "table-choice",
         part and ('the file has no table "%s"'):format(grid.shown(part)) or ("the file has %d %s"):format(count, kind),
         count == 0 and "leave out what is behind the #"
           or ('choose one, as in "%s#%s": there are %s'):format(file, grid.shown(words[1]), list))
end

-- The dtypes and cells of a promotion table.
local function read_promotions(spec, own)
  local found, half = native.found(), nil
  if own.columns and own.rows[1] then read_operands(spec, own) else read_header(spec, own) end
  if native.found() ~= found then return end
  if not own.columns then half = half_grid.fill(own.rows) end
  add_results(spec, own)
  if own.columns then fill_pairs(spec, own) else fill_grid(spec, own) end
  if native.found() == found then note(spec, own, half) end
end

-- The canonical form of the tables in a file; `linked` is false after diagnostics. `part`: FILE#PART names it.
function M.read(text, file, part)
  local found = native.found()
  local spec = { dtypes = {}, by_name = {}, sets = {}, set_names = {}, laws = {}, entries = {}, castings = {}, inexact = {},
                 table = {}, row_places = {}, has_form = true, nothing = {}, renamed = {}, added = {}, others = {} }
  local own, of_castings = find_table(spec, text, file == "<stdin>" and "-" or file, part)
  if own then read_promotions(spec, own) end
  if native.found() ~= found or not of_castings then return spec end
  if of_castings[1] then
    cast_tables.read(spec, of_castings, add_name, place_of, report_quotes)
    are_too_many(#spec.dtypes, of_castings[1].rows[1][1])
  end
  spec.from_table, spec.linked = own ~= nil, native.found() == found
  return spec
end

return M

-- Casting tables in files (specs/reference.md, "Casting tables in files"): their cells say whether a conversion is allowed,
-- or name the strictest casting that allows it.
local native, reader, answers, castings, grid, long_form = require("native"), require("reader"), require("answers"),
  require("castings"), require("grid"), require("long_form")
local M = {}
local report = reader.report

-- What libraries call castings, from the strictest on.
local ranks = {}
for word in ("no same identity identical equiv equivalent lossless widening upcast implicit safe assignment same_kind "
             .. "lossy narrowing explicit force forced unsafe"):gmatch("%S+") do
  ranks[#ranks + 1] = word
  ranks[word] = #ranks
end
local UNNAMED = "allowed"
local of_any = { can_cast = true, cancast = true, casting = true, castings = true, cast = true, casts = true, table = true,
                 join = true }

-- By these alone a grid may say what is allowed, if they fill its diagonal.
local marks = {}
for mark in ("x \u{D7} * + o \u{2022} \u{25CF} \u{25A0}"):gmatch("%S+") do marks[mark] = true end

local function rank_of(word) return ranks[(word:lower():gsub("-", "_"))] end

-- The name of a casting in a heading, such as "can_cast(from, to, 'same kind')".
local function known_in(heading)
  for word in heading:lower():gsub("same[%s-]+kind", "same_kind"):gmatch("%w[%w_]*") do
    word = word:gsub("_+$", "")
    if ranks[word] then return word end
  end
end

local function name_of(heading)
  local word = heading:lower():gsub("^[%w_.:]*[.:]", ""):gsub("[^%w]+", "_"):gsub("^[%d_]+", ""):gsub("_+$", "")
  return known_in(heading) or #word <= 40 and word ~= "" and not of_any[word] and word or UNNAMED
end

-- ---- Which tables are such ----

-- Calls f(cell, left, right) for each cell that is a result, with the cells of its operands.
local function each_result(own, f)
  local columns = own.columns
  for i, row in ipairs(own.rows) do
    local is_read = not row.quotes and not row.bad
    for k = 2, is_read and not columns and i > 1 and #row or 0 do
      if own.rows[1][k] then f(row[k], row[1], own.rows[1][k]) end
    end
    for _, k in ipairs(is_read and columns and (columns.castings or { columns.result }) or {}) do
      if row[k] then f(row[k], row[columns.left], row[columns.right]) end
    end
  end
end

-- What a result says: "word" of a casting, "yes", "no", "mark", "dtype" or "other". `names` are those of the operands.
local function sort_of(word, names)
  if word ~= "" and (names[word] or long_form.is_dtype(word)) then return "dtype" end
  if rank_of(word) and word:lower() ~= "no" then return "word" end
  if marks[word:lower()] then return "mark" end
  local answer = answers.of(word)
  return answer and "yes" or answer == false and "no" or "other"
end

-- "answers", "marks" or "words", by what most results of a table are; nil of a promotion table.
local function kind_of(own)
  if not own.columns and long_form.count_grid_rows(own.rows) == 0 then return end
  local names, count, is_marked = {}, { word = 0, yes = 0, no = 0, mark = 0, dtype = 0, other = 0 }, not own.columns
  each_result(own, function(_, left, right) names[left.word], names[right.word] = true, true end)
  each_result(own, function(cell, left, right)
    local sort = sort_of(cell.word, names)
    count[sort] = count[sort] + 1
    is_marked = is_marked and (left.word ~= right.word or sort == "mark")
  end)
  if count.dtype > 0 or count.other > count.word + count.yes then return end
  if count.word > 0 then return "words" end
  return count.yes > 0 and "answers" or is_marked and count.mark > 0 and "marks" or nil
end

-- Takes the casting tables out of a list: those that `part` names, or all. Nil where it names another table.
function M.take(tables, part)
  local found, others = {}, {}
  for i, own in ipairs(tables) do
    local is_named = not part or part == ("%d"):format(i) or (own.heading or ""):lower() == part:lower()
    own.number, own.kind = i, is_named and own.rows[1] and kind_of(own) or nil
    table.insert(own.kind and found or others, own)
  end
  if not found[1] then return {}, tables end
  return found, part and {} or others
end

-- ---- Their cells ----

-- The dtypes of a table, in the order in which they come: { list, by name }.
local function dtypes_of(spec, own, add_name)
  local dtypes, by_name = {}, {}
  local function take(cell)
    add_name(spec, cell)
    local dtype = spec.by_name[cell.word]
    if not by_name[cell.word] then dtypes[#dtypes + 1], by_name[cell.word] = dtype, dtype end
  end
  if not own.columns then
    for k = 2, #own.rows[1] do take(own.rows[1][k]) end
  else
    each_result(own, function(_, left, right)
      take(left)
      take(right)
    end)
  end
  return dtypes, by_name
end

-- By word, what a cell says: true or false, or the rank of a casting, where `no` may be one; nil of another word.
local function values_of(own)
  local no_is_casting = false
  each_result(own, function(cell, left, right)
    no_is_casting = no_is_casting or left.word == right.word and cell.word:lower() == "no"
  end)
  return setmetatable({}, { __index = function(_, word)
    if own.kind == "marks" and marks[word:lower()] then return true end
    local answer = answers.of(word)
    if own.kind ~= "words" then return answer end
    local rank = rank_of(word)
    if rank and (word:lower() ~= "no" or no_is_casting) then return rank end
    if not answer then return answer end
  end })
end

-- What to write instead of another word.
local hints = { answers = "write yes or no", marks = "write yes or no",
                words = "write the strictest casting that allows it, such as safe, or - for none" }

-- What is wrong with a row in long form, and what to do.
local function problem_of(row, columns)
  if row.bad then
    return "the line is not two dtypes and an answer, as others here are", "write it as can_cast(a, b) = yes"
  end
  local wanted = math.max(columns.left, columns.right, columns.result or columns.castings[#columns.castings])
  if #row < wanted then
    return ("a row has %d %s, not %d"):format(#row, #row == 1 and "cell" or "cells", wanted),
           "give it the dtype that is converted, that which it becomes, and the answer"
  end
end

-- Sets the cells of rows in long form, by casting.
local function fill_pairs(own, by_name, values, add, place_of)
  local columns, lines = own.columns, {}
  for _, row in ipairs(own.rows) do
    local what, hint = problem_of(row, columns)
    if what then report(place_of(row[1]), "ragged-table", what, hint) end
    for _, k in ipairs(not what and (columns.castings or { columns.result }) or {}) do
      local name = columns.castings and columns.names[k] or columns.operation and row[columns.operation].word or ""
      local from, to = by_name[row[columns.left].word], by_name[row[columns.right].word]
      local key = ("%s %d %d"):format(name, from.id, to.id)
      if lines[key] then
        report(place_of(row[columns.left]), "table-row",
               ("the table has the pair %s and %s twice"):format(from.name, to.name),
               ("the first is on line %d: take one out"):format(lines[key]))
      end
      lines[key] = row.line + 1
      local value = values[row[k].word]
      if value == nil then
        report(place_of(row[k]), "bad-casting",
               ('the table has "%s" for %s to %s'):format(grid.shown(row[k].word), from.name, to.name), hints[own.kind])
      end
      add(name, from, to, value)
    end
  end
end

-- Whether columns are what is converted, and rows what that becomes: the first cell says so.
local function is_transposed(own)
  return not own.columns and own.rows[1][1].word:lower():find("%f[%a]to%f[%A].*%f[%a]from%f[%A]") ~= nil
end

-- The cells of a table: a list of { name, cells: by dtype and by the one that it becomes, what values_of() gives }.
local function cells_of(own, dtypes, by_name, place_of, report_quotes)
  local values, list, by_casting = values_of(own), {}, {}
  local function add(name, from, to, value)
    if not by_casting[name] then
      by_casting[name] = { name = name, cells = {} }
      list[#list + 1] = by_casting[name]
    end
    local cells = by_casting[name].cells
    cells[from] = cells[from] or {}
    cells[from][to] = value
  end
  if own.columns then
    fill_pairs(own, by_name, values, add, place_of)
    return list
  end
  local cells, i = {}, 0
  for _, dtype in ipairs(dtypes) do cells[dtype] = {} end
  grid.fill({
    dtypes = dtypes, by_name = by_name, table = cells, row_places = {}, is_file = true, results = values,
    answer = hints[own.kind], title = ("the %s grid"):format(own.title), place_of = place_of,
    report_quotes = report_quotes,
  }, function()
    i = i + 1
    return own.rows[i], own.last_line
  end)
  if not is_transposed(own) then return { { name = "", cells = cells } } end
  for from, row in pairs(cells) do
    for to, value in pairs(row) do add("", to, from, value) end
  end
  return list
end

-- ---- Castings ----

-- The castings that cells are: one of answers, or of words one for each, which allows what stricter ones do.
local function castings_of(own, each)
  if own.kind ~= "words" then
    local title = each.name ~= "" and each.name or own.heading
    local name = title and name_of(title) or not own.columns and known_in(own.rows[1][1].word) or UNNAMED
    return { { name = name, allows = function(value) return value == true end } }
  end
  local list, met = {}, {}
  for _, row in pairs(each.cells) do
    for _, value in pairs(row) do met[value] = true end
  end
  for rank, word in ipairs(ranks) do
    if met[rank] then
      list[#list + 1] = { name = word, allows = function(value) return value and value <= rank end }
    end
  end
  return list
end

-- A cell for each two of the dtypes, in their order. A pair that is in no row is not allowed, but of a dtype with itself.
local function casts_of(dtypes, cells, allows)
  local casts, missing = {}, 0
  for _, from in ipairs(dtypes) do
    for _, to in ipairs(dtypes) do
      local value = (cells[from] or {})[to]
      if value == nil and from ~= to then missing = missing + 1 end
      local is_allowed = value == nil and from == to or value ~= nil and allows(value)
      casts[#casts + 1] = { from = from, to = to, in_table = true, allows = is_allowed and true or false }
    end
  end
  return casts, missing
end

-- Each casting that libraries call so is to allow what the next stricter one does.
local function set_includes(list)
  local known = {}
  for _, casting in ipairs(list) do
    casting.includes = {}
    if ranks[casting.name] then known[#known + 1] = casting end
  end
  table.sort(known, function(a, b) return ranks[a.name] < ranks[b.name] end)
  for i = 2, #known do known[i].includes[1] = known[i - 1].name end
end

-- How notes say in which direction a table converts: in long form, in a grid, in one whose first cell says `to\from`.
local ways = { "", ", from the row's dtype to the column's", ", from the column's dtype to the row's" }

-- Tells what was read, and how.
local function note(list, missing)
  if missing > 0 then
    native.note(("%d conversion%s in no row, and read as not allowed"):format(missing, missing == 1 and " is" or "s are"))
  end
  for _, way in ipairs(ways) do
    local names = {}
    for _, casting in ipairs(list) do names[#names + 1] = casting.way == way and casting.name or nil end
    if names[1] then native.note(("castings%s: %s"):format(way, (grid.listed(names)))) end
  end
end

-- Adds the castings of tables to the canonical form of a spec. add_name(spec, cell) adds a dtype, place_of(cell) is a place.
function M.read(spec, tables, add_name, place_of, report_quotes)
  local list, missing, found = {}, 0, native.found()
  for _, own in ipairs(tables) do
    local dtypes, by_name = dtypes_of(spec, own, add_name)
    local place, way = place_of(own.rows[1][1]), ways[own.columns and 1 or is_transposed(own) and 3 or 2]
    table.sort(dtypes, function(a, b) return a.id < b.id end)
    for _, each in ipairs(cells_of(own, dtypes, by_name, place_of, report_quotes)) do
      for _, casting in ipairs(castings_of(own, each)) do
        if spec.castings[casting.name] then
          report(place, "table-choice", ('the file has two tables of the casting "%s"'):format(casting.name),
                 "put the name of its casting above each, or choose one: FILE#NAME")
        elseif castings.check_name(casting.name, place) then
          local casts, count = casts_of(dtypes, each.cells, casting.allows)
          missing = missing + count
          list[#list + 1] = { name = casting.name, from = "no", casts = casts, place = place, way = way }
          spec.castings[casting.name] = list[#list]
        end
      end
    end
  end
  set_includes(list)
  if native.found() == found then note(list, missing) end
  table.sort(list, function(a, b) return a.name < b.name end)
  spec.casting_list = list
end

return M

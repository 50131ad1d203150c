-- A table in JSON, as rows: of `joinery table --format json` and other objects with a list of names and a list of rows,
-- nested objects ({ "i8": { "i16": "i16" } }), and lists of rows or of objects, which may each have a line.
local cells = require("cells")
local M = {}
local find, match, sub = string.find, string.match, string.sub

local START = "^[\xEF\xBB\xBF]*%s*()" -- behind a byte order mark
local DEEPEST = 16

-- ---- Values: cells, and { list = { value... } } with `keys`, a list of cells, where it is an object ----

-- Ends the reading with what is wrong where it is.
local function fail(walk, what) error({ what = what, walk = walk }, 0) end

local function cell_at(walk, word, from, to)
  while walk.lines[walk.line + 1] and walk.lines[walk.line + 1].from <= from do walk.line = walk.line + 1 end
  return cells.cell(word, walk.line - 1, from - walk.lines[walk.line].from, to - from + 1)
end

-- The symbol that stands next, if it is one of these; the walk goes behind it and what is blank.
local function take(walk, symbols)
  local symbol, behind = match(walk.text, "^([" .. symbols .. "])[ \t\r\n]*()", walk.at)
  walk.at = behind or walk.at
  return symbol
end

local function of_digits(digits)
  local point = tonumber(digits, 16)
  return utf8.char(point >= 0xD800 and point <= 0xDFFF and 0xFFFD or point)
end

-- The characters of a string; `\1`, which no string has, stands for a backslash until the end.
local function without_escapes(word)
  return (word:gsub("\\\\", "\1"):gsub("\\u(%x%x%x%x)", of_digits):gsub("\\[bfnrt]", " "):gsub("\\(.)", "%1")
    :gsub("\1", "\\"))
end

local function read_word(walk)
  local from, to = find(walk.text, "^[%w.+-]+", walk.at)
  local quoted = not from and find(walk.text, '^"', walk.at)
  if quoted then
    from, to = walk.at + 1, walk.at
    while find(walk.text, '^[^"%c]', to + 1) do to = to + (find(walk.text, "^\\", to + 1) and 2 or 1) end
    if not find(walk.text, '^"', to + 1) then fail(walk, "has a string that does not end") end
  elseif not from then
    fail(walk, "lacks a value")
  end
  walk.at = match(walk.text, "^[ \t\r\n]*()", to + (quoted and 2 or 1))
  return cell_at(walk, without_escapes(sub(walk.text, from, to)), from, to)
end

local function read_value(walk, depth)
  local open = take(walk, "%[{")
  if not open then return read_word(walk) end
  if depth > DEEPEST then fail(walk, ("has more than %d brackets in each other"):format(DEEPEST)) end
  local close, made = open == "{" and "}" or "]", { list = {}, keys = open == "{" and {} or nil }
  local closed = take(walk, "%" .. close)
  while not closed do
    if made.keys then
      made.keys[#made.keys + 1] = read_word(walk)
      if not take(walk, ":") then fail(walk, "lacks a : behind a key") end
    end
    made.list[#made.list + 1] = read_value(walk, depth + 1)
    closed = take(walk, "%" .. close)
    if not closed and not take(walk, ",") then fail(walk, ("lacks a , or a %s"):format(close)) end
  end
  return made
end

-- ---- Tables in them ----

local function all(value, holds)
  for _, inner in ipairs(value.list or {}) do
    if not holds(inner) then return false end
  end
  return value.list ~= nil and #value.list > 0
end

local function is_cell(value) return value.word ~= nil end
local function is_row(value) return not value.keys and all(value, is_cell) end
local function is_record(value) return value.keys ~= nil and (#value.keys == 0 or all(value, is_cell)) end

-- The rows of a list of lists of cells; `names`, a list of cells too, are the header, and those of `index` before each row.
local function rows_of(lists, names, index)
  local rows = {}
  for i, each in ipairs(lists) do
    local first = names and (index[i] or each.list[1])
    rows[i] = table.move(each.list, 1, #each.list, first and 2 or 1, { first, line = each.list[1].line })
  end
  local corner = names and cells.cell("", names[1].line, names[1].column, 0)
  if names then table.insert(rows, 1, table.move(names, 1, #names, 2, { corner, line = corner.line })) end
  return rows
end

-- Of an object with rows: those below the first list of names; pandas names the rows apart.
local function split_rows(object)
  local names, lists, index
  for i, value in ipairs(object.list) do
    if is_row(value) and object.keys[i].word == "index" then index = value.list
    elseif is_row(value) then names = names or value.list end
    if not value.keys and all(value, is_row) then lists = lists or value.list end
  end
  return names and lists and rows_of(lists, names, index or names)
end

local function pairs_of(object)
  local rows = {}
  for i, left in ipairs(object.keys) do
    local inner = object.list[i]
    for k, right in ipairs(inner.keys) do rows[#rows + 1] = { left, right, inner.list[k], line = right.line } end
  end
  return rows
end

-- Of a list of objects, whose keys are the header.
local function records_of(list)
  local rows = { table.move(list[1].keys, 1, #list[1].keys, 1, { line = list[1].keys[1].line }) }
  for _, record in ipairs(list) do
    local row, by_key = { line = record.keys[1].line }, {}
    for i, key in ipairs(record.keys) do by_key[key.word] = record.list[i] end
    for i, key in ipairs(rows[1]) do row[i] = by_key[key.word] or cells.cell("", row.line, record.keys[1].column, 0) end
    rows[#rows + 1] = row
  end
  return rows
end

-- Adds the tables of a value; those of an object in it have its key as their heading.
local function collect(value, heading, tables)
  local rows, columns
  if value.keys and all(value, is_record) then
    rows, columns = pairs_of(value), { left = 1, right = 2, result = 3, extra = {} }
  elseif value.keys then
    rows = split_rows(value)
  elseif all(value, is_row) then
    rows = rows_of(value.list)
  elseif all(value, function(inner) return is_record(inner) and #inner.keys > 0 end) then
    rows = records_of(value.list)
  end
  if rows then tables[#tables + 1] = { rows = rows, heading = heading, columns = columns } end
  for i, key in ipairs(not rows and value.keys or {}) do collect(value.list[i], key.word, tables) end
end

function M.find(text, lines, at)
  local first = match(text, START)
  if at > 1 then return end
  if find(text, "^{.*}%s*$", first) or find(text, "^%[%s*[%[{].*%]%s*$", first) then return 1, #lines end
end

-- The tables of a text, each { rows, heading }, with `columns` where they are pairs; nil and what is wrong, { what, cell }.
function M.read(text, lines)
  local walk, tables = { text = text, lines = lines, at = match(text, START), line = 0 }, {}
  local good, value = pcall(function()
    local values = {}
    repeat values[#values + 1] = read_value(walk, 1) until not find(text, "^[%[{]", walk.at)
    if walk.at <= #text then fail(walk, "goes on behind its end") end
    return #values == 1 and values[1] or { list = values }
  end)
  if good then
    collect(value, nil, tables)
    return tables
  end
  if type(value) ~= "table" or value.walk ~= walk then error(value, 0) end
  walk.line = 0
  return nil, { what = value.what, cell = cell_at(walk, "", math.min(walk.at, #text), math.min(walk.at, #text)) }
end

return M

-- Long form, a pair of operands with its result in each row, by the shape of rows: three columns whose first two have some
-- words again and again, perhaps with one of operations, or of row numbers.
local native, answers = require("native"), require("answers")
local M = {}
local find = string.find

-- What the columns may be called, without blanks, punctuation, and "dtype" or "type" beside another word.
local column_words = {
  left = " left lhs a x first from leftoperand operand1 op1 arg1 input1 in1 1 src0 lhsoperand ",
  right = " right rhs b y second with rightoperand operand2 op2 arg2 input2 in2 2 src1 rhsoperand to ",
  result = " result res join out output promoted promotion promotesto common results returns return gives dst dest "
    .. "destination dtype type ret c z allowed cancast ok ",
  operation = " op operation operator ufunc function func fn operations casting ",
  number = " # no nr id index row n ",
}

-- Which column the word of a header stands for.
local function side_of(word)
  local bare = word:lower():gsub("[_%s.:()-]", "")
  local short = bare:gsub("dtype", ""):gsub("type", "")
  for _, each in ipairs({ bare, short }) do
    for side, words in pairs(column_words) do
      if each ~= "" and find(words, " " .. each .. " ", 1, true) then return side end
    end
  end
end

-- The columns that a header names, the first of each side; `extra` are the others.
local function named(header)
  local columns = { extra = {}, names = {} }
  for i, cell in ipairs(header) do
    local side = side_of(cell.word)
    if side and not columns[side] then
      columns[side] = i
    elseif cell.word ~= "" then
      columns.extra[#columns.extra + 1], columns.names[i] = cell.word, cell.word
    end
  end
  return columns
end

-- The columns that are each of a casting: all but those of the two dtypes. Nil unless most of their words are answers.
local function castings_among(rows, columns, widest)
  local list, allowed, others = {}, 0, 0
  for k = 1, widest do
    if columns.names[k] then list[#list + 1] = k elseif k ~= columns.left and k ~= columns.right then return end
    for i = 2, columns.names[k] and #rows or 1 do
      local answer = rows[i][k] and answers.of(rows[i][k].word)
      if answer then allowed = allowed + 1 elseif answer == nil then others = others + 1 end
    end
  end
  return allowed > 0 and allowed >= others and list
end

-- How many rows below the header have a name of it, each another one.
function M.count_grid_rows(rows)
  local names, met, count = {}, {}, 0
  for i = 2, #rows[1] do names[rows[1][i].word] = true end
  for i = 2, #rows do
    local name = rows[i][1] and rows[i][1].word
    if names[name] and not met[name] then count = count + 1 end
    met[name or ""] = true
  end
  return count
end

-- Whether a word can be no name of a column, as it is that of a dtype.
function M.is_dtype(word) return #word > 1 and (native.meaning(word) or native.well_known(word)) ~= nil end

-- The words of a column below `first`, by how many cells there are.
local function words_of(rows, column, first)
  local words = {}
  for i = first, #rows do
    local word = rows[i][column] and rows[i][column].word or ""
    words[word] = (words[word] or 0) + 1
  end
  return words
end

-- Of four columns the one that is no operand or result: of row numbers, or of operations, whose words no other has.
local function find_fourth(rows, columns)
  if columns.operation or columns.number then return columns.operation or columns.number end
  for _, column in ipairs({ 1, 4 }) do
    local words, alone = words_of(rows, column, 2), true
    for other = 1, 4 do
      for word in pairs(other ~= column and words_of(rows, other, 2) or {}) do alone = alone and not words[word] end
    end
    if alone and not words[""] then
      columns.operation = not find(rows[2][column].word, "^%d+$") and column or nil
      return column
    end
  end
end

-- Whether the first row is a header: names of columns, none of which is a word below it.
local function is_header(rows, sides)
  local left, right, result = rows[1][sides[1]].word, rows[1][sides[2]].word, rows[1][sides[3]].word
  if left == "" or right == "" or result == "" or left == right or left == result or right == result then return false end
  if M.is_dtype(left) or M.is_dtype(right) then return false end
  for _, side in ipairs(sides) do
    local words = words_of(rows, side, 2)
    if words[left] or words[right] or words[result] then return false end
  end
  return true
end

-- Whether rows without a header are pairs rather than a grid: the first operand is one again, or it is the name of a dtype.
local function are_pairs(rows, sides)
  local corner = rows[1][sides[1]].word
  for i, row in ipairs(rows) do
    if not (row[sides[1]] and row[sides[2]] and row[sides[3]]) then return false end
    if row[sides[2]].word == corner or i > 1 and row[sides[1]].word == corner then return corner ~= "" end
  end
  return M.is_dtype(corner) and M.count_grid_rows(rows) ~= #rows[1] - 1
end

-- The columns of rows in long form: { left, right, result, operation or nil, number or nil, extra: names of those that are
-- not read }, instead of `result` perhaps `castings`, those of answers, and `names` by column; and whether the first row is
-- their header. nil: they are none.
function M.find(rows, widest)
  local columns, in_grid = named(rows[1]), M.count_grid_rows(rows)
  local is_grid = #rows > 1 and in_grid == #rows - 1 and in_grid == #rows[1] - 1
  if columns.left and columns.right and not columns.result and not is_grid then
    if columns.operation and widest == 3 then columns.result, columns.operation = columns.operation, nil end
    columns.castings = castings_among(rows, columns, widest)
    if columns.castings then return columns, true end
  end
  if columns.left and columns.right and columns.result and not is_grid then
    local is_first = #columns.extra == 1 and widest == 4 and columns.left > 1 and #rows > 1
    if is_first and find_fourth(rows, columns) then columns.extra = {} end
    return columns, true
  end
  local fourth = widest == 4 and #rows > 1 and (in_grid == 0 or columns.operation or columns.number)
    and find_fourth(rows, columns)
  if widest ~= 3 and not fourth or #rows[1] < widest then return end
  local sides, operands = {}, {}
  for i = 1, widest do
    if i ~= fourth then sides[#sides + 1] = i end
  end
  local has_header = not is_grid and is_header(rows, sides)
  if not has_header and not are_pairs(rows, sides) then return end
  local result = has_header and columns.result or sides[3]
  for _, side in ipairs(sides) do
    if side ~= result then operands[#operands + 1] = side end
  end
  local turned = has_header and columns.left == operands[2] and columns.right == operands[1]
  return { left = operands[turned and 2 or 1], right = operands[turned and 1 or 2], result = result,
           operation = columns.operation, number = fourth, extra = {} }, has_header
end

return M

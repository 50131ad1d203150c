-- The field `signatures` of an operation: { "f16 f32 -> f16", "f16 f32 -> f32 in f32" }, its operands and results.
local reader, sets = require("reader"), require("sets")
local M = {}
local report = reader.report

local MOST_OPERANDS = 3
local FORM = 'write it like "f16 f32 -> f16", or "f16 f32 -> f16 in f32" to say what it is computed in'

-- One signature: a cell, with its arity. nil after a diagnostic.
local function parse(read, text, place, subject)
  local failed = false
  local function complain(what, hint)
    failed = true
    report(place, "bad-op", subject .. what, hint)
  end
  local function dtype_of(word)
    local dtype = read.spec.by_name[word]
    failed = failed or not dtype
    if not dtype and sets.add_word(read.spec, word, sets.new()) then
      complain((' names "%s", which is a set'):format(word), "write a signature for each of its dtypes")
    elseif not dtype then
      read:unknown_dtype(place, subject .. " names", word)
    end
    return dtype
  end

  local next_word = text:gmatch("[^ \t\n]+")
  local cell, arity, word = {}, 0, next_word()
  while word and word ~= "->" do
    if arity == MOST_OPERANDS then
      complain((" has more than %d operands"):format(MOST_OPERANDS), "give it 1, 2 or 3")
      return
    end
    arity = arity + 1
    cell[arity] = dtype_of(word)
    if failed then return end
    word = next_word()
  end
  if not word or arity == 0 then
    complain(" has no " .. (arity > 0 and "->" or "operands"), FORM)
    return
  end
  local result, behind = next_word(), next_word()
  local computed_in = behind and next_word()
  local good = result and (not behind or behind == "in" and computed_in) and not (behind and next_word())
  if not good then
    complain(" has " .. (result and 'words behind its result that are not "in" and a dtype' or "no result behind its ->"),
             FORM)
    return
  end
  cell.result = dtype_of(result)
  cell.computed_in = computed_in and dtype_of(computed_in) or nil
  return not failed and cell or nil, arity
end

-- Whether two signatures are for the same operands and result.
local function are_alike(a, b, arity)
  for i = 1, arity do
    if a[i] ~= b[i] then return false end
  end
  return a.result == b.result
end

-- Adds one to the cells of the entry. False after a diagnostic.
local function read_one(entry, at)
  local text = reader.string(at.value, at.place, ('a signature of "%s"'):format(entry.name))
  local subject = text and ('the signature "%s" of "%s"'):format(text, entry.name)
  if not text then return false end
  local cell, arity = parse(entry.read, text, at.place, subject)
  if not cell then return false end
  if entry.arity and arity ~= entry.arity then
    report(at.place, "bad-op", ("%s has %d operand%s, not %d"):format(subject, arity, arity == 1 and "" or "s", entry.arity),
           "give all of them as many")
    return false
  end
  for _, other in ipairs(entry.cells) do
    if are_alike(other, cell, arity) then
      report(at.place, "bad-op", subject .. " stands there twice", "take one out")
      return false
    end
  end
  entry.arity, entry.cells[#entry.cells + 1] = arity, cell
  return true
end

-- Reads the list as the cells, the form and the arity of the entry of an operation. False after diagnostics.
function M.read(entry, at)
  local subject = ('`signatures` of "%s"'):format(entry.name)
  entry.form = "signatures"
  local items = reader.table(at, subject, 'make it a list: { "f16 f32 -> f16" }') and reader.items(at, subject)
  if not items then return false end
  if #items == 0 then
    report(at.place, "bad-op", subject .. " is empty",
           ("list what the operation takes and gives, or write %s = false"):format(entry.name))
    return false
  end
  local good = true
  for _, item in ipairs(items) do good = read_one(entry, item) and good end
  return good
end

return M

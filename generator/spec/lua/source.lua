-- Where the fields of a spec are in its text. Lua does not keep the places of data, so the text is read again, as tokens:
-- the table that the chunk returns, if it is written out as one, becomes a tree of its entries with their places.
--
-- A place is { line, column, width }: a column of 0 is a whole line. A token is the place of itself; of a string in one
-- line that is what is between its quotes or brackets.
local M = {}
local byte, find, match, sub = string.byte, string.find, string.match, string.sub

local DEEPEST = 200 -- tables in tables: the limit of Lua itself

-- The position behind the string token that begins at `at`, and what it begins with.
local function string_end(text, at)
  local open, equals = match(text, "^(%[(=*)%[)", at)
  if open then
    local _, last = find(text, "]" .. equals .. "]", at + #open, true)
    return (last or #text) + 1, open
  end
  local quote = match(text, "^[\"']", at)
  if not quote then return end
  local here = at + 1
  while true do
    local found = find(text, "[\\" .. quote .. "]", here)
    if not found then return #text + 1, quote end
    if byte(text, found) ~= 92 then return found + 1, quote end
    here = found + 2
  end
end

-- The position behind the number that begins at `at`.
local function number_end(text, at)
  local last
  repeat
    last = select(2, find(text, "^[%w.]*", at))
    at = find(text, "^[eEpP][+-]", last) and last + 2
  until not at
  return last + 1
end

-- All tokens of a text, the last of them its end: { line, column, width, kind, word, start, stop }.
function M.tokens(text)
  local tokens, count, at, line, line_start = {}, 0, 1, 1, 1
  local special = {} -- by the first character of what is not just a symbol

  -- Goes on to `stop`, counting lines: as in Lua, \n, \r, \r\n and \n\r end one each.
  local function pass(stop)
    local ends = find(sub(text, at, stop - 1), "[\r\n]") and find(text, "[\r\n]", at)
    while ends and ends < stop do
      local this, following = byte(text, ends, ends + 1)
      line_start = ends + ((following == 10 or following == 13) and following ~= this and 2 or 1)
      line = line + 1
      ends = find(text, "[\r\n]", line_start)
    end
    at = line_start > stop and line_start or stop
  end

  local function add(kind, word, stop)
    local token = { line, at - line_start + 1, stop - at, kind = kind, word = word, start = at, stop = stop }
    count, at = count + 1, stop
    tokens[count] = token
    return token
  end

  local function add_string()
    local start, stop, open = at, string_end(text, at)
    local token = add("string", nil, stop)
    at = start
    pass(stop)
    if line ~= token[1] then
      token[3] = 1
    elseif token[3] > 2 * #open then
      token[2], token[3] = token[2] + #open, token[3] - 2 * #open
    end
  end

  -- A symbol, which may be a longer one.
  local function add_symbol(c)
    local last = select(2, find(text, "^%.%.%.?", at)) or select(2, find(text, "^[=~<>]=", at))
      or select(2, find(text, "^([/:<>])%1", at))
    local word = last and sub(text, at, last) or c
    add("symbol", word, at + #word)
  end

  special['"'], special["'"] = add_string, add_string
  special["["] = function(c)
    if find(text, "^%[=*%[", at) then add_string() else add_symbol(c) end
  end
  special["-"] = function(c)
    if not find(text, "^%-%-", at) then return add_symbol(c) end
    at = at + 2
    if find(text, "^%[=*%[", at) then pass((string_end(text, at))) else at = find(text, "[\r\n]", at) or #text + 1 end
  end
  special["."] = function(c)
    if find(text, "^%.%d", at) then add("number", nil, number_end(text, at)) else add_symbol(c) end
  end
  for c in ("=~<>/:"):gmatch(".") do special[c] = add_symbol end
  special["\n"] = function() pass(at + 1) end
  special["\r"] = special["\n"]

  repeat
    local word, behind, c = match(text, "^([%w_]*)[ \t\v\f]*()([^%w_]?)", at)
    if find(word, "^%d") then
      add("number", nil, number_end(text, at))
    else
      if word ~= "" then add("name", word, at + #word) end
      at = behind
      if special[c] then special[c](c) elseif c ~= "" then add("symbol", c, at + 1) end
    end
  until at > #text
  add("end", nil, at)
  return tokens
end

-- +1 where a block of statements or a bracket opens, -1 where one closes.
local nesting = {
  ["function"] = 1, ["if"] = 1, ["do"] = 1, ["repeat"] = 1, ["end"] = -1, ["until"] = -1,
  ["{"] = 1, ["("] = 1, ["["] = 1, ["}"] = -1, [")"] = -1, ["]"] = -1,
}

-- The value of a string token: Lua has compiled it already.
local function literal(text, token)
  return load("return " .. sub(text, token.start, token.stop - 1))()
end

-- The map of a text that Lua has compiled: `root`, the node of the table that it returns, and `duplicates`, the keys that
-- a table anywhere in it has twice. A node has the places of its key, or else its value, and of its value; that of a table
-- has its entries by key, the last of a name, and those without keys in a list.
function M.map(text)
  local tokens = M.tokens(text)
  local at, named, duplicates = 1, {}, {}
  local read_table

  local function is(word) return tokens[at].word == word end

  -- Goes on by one token, or past a table, which is part of no field, but may hold a key twice.
  local function skip_token(depth)
    if is("{") and depth < DEEPEST then return read_table({ place = tokens[at] }, depth + 1) end
    at = at + 1
  end

  -- Goes on to the separator or bracket that ends the entry of a table.
  local function skip_entry(depth)
    local nested, word = 0, tokens[at].word
    while tokens[at].kind ~= "end" do
      local change = not (word == "{" and depth < DEEPEST) and nesting[word] or 0
      if nested == 0 and (change < 0 or word == "," or word == ";") then return end
      nested = nested + change
      skip_token(depth)
      word = tokens[at].word
    end
  end

  -- Reads the value of an entry or of a name, as far as it is a table or a name.
  local function read_value(node, depth)
    node.first, node.value_place = at, tokens[at]
    if is("{") and depth < DEEPEST then
      read_table(node, depth + 1)
    elseif tokens[at].kind == "name" then
      node.stands_for = named[tokens[at].word]
    end
  end

  -- Reads `key =`, `["key"] =` or `[1] =`. A key that nobody asks for, computed or a number, is "". Nil: none is there.
  local function read_key(entry, depth)
    local start, key = at, nil
    if tokens[at].kind == "name" then
      key, at = tokens[at].word, at + 1
    elseif is("[") then
      at = at + 1
      entry.place = tokens[at]
      local string = tokens[at].kind == "string"
      key = string and tokens[at + 1].word == "]" and literal(text, tokens[at]) or ""
      if string then at = at + 1 end
      skip_entry(depth)
      at = at + 1
    end
    if key and tokens[at] and is("=") then
      at = at + 1
      return key
    end
    at, entry.place = start, tokens[start]
  end

  local function add_entry(node, key, entry)
    local before = key and node.keys[key]
    if not key then
      node.items[#node.items + 1] = entry
      return
    end
    if before and key ~= "" then
      entry.before = before.before or before
      duplicates[#duplicates + 1] = { key = key, first = entry.before.place, second = entry.place }
    end
    node.keys[key] = entry
  end

  function read_table(node, depth)
    node.keys, node.items, at = {}, {}, at + 1
    while tokens[at].kind ~= "end" and tokens[at].word ~= "}" do
      local entry = { place = tokens[at], first = 0, value_place = false }
      add_entry(node, read_key(entry, depth), entry)
      read_value(entry, depth)
      skip_entry(depth)
      if not is(",") and not is(";") then break end
      at = at + 1
    end
    if tokens[at].kind ~= "end" then at = at + 1 end
  end

  -- At a name at the top level: if a value is assigned to it, remembers the value.
  local function read_assignment()
    local token = tokens[at]
    at = at + 1
    if is("<") and (tokens[at + 1].word == "const" or tokens[at + 1].word == "close") and tokens[at + 2].word == ">" then
      at = at + 3
    end
    if not is("=") then return end
    at = at + 1
    local node = { place = token }
    read_value(node, 0)
    named[token.word] = node
  end

  local function read_returned()
    at = at + 1
    local root = { place = is("{") and tokens[at] or { tokens[at][1], 0, 0 } }
    read_value(root, 0)
    while tokens[at].kind ~= "end" do skip_token(0) end
    return root
  end

  local depth, member, root = 0, false, nil -- member: after a `.` or `:`, where a name is that of a member
  while tokens[at].kind ~= "end" and not root do
    local word = tokens[at].word
    local change = word ~= "{" and nesting[word] or 0
    if depth == 0 and word == "return" then
      root = read_returned()
    elseif depth == 0 and change == 0 and tokens[at].kind == "name" and not member then
      read_assignment()
    else
      member = word == "." or word == ":"
      depth = depth + change
      skip_token(0)
    end
  end
  return { text = text, tokens = tokens, root = root, duplicates = duplicates }
end

-- What a node stands for, where its value is a name, also by way of further names.
local function meaning(node)
  while node and node.stands_for do node = node.stands_for end
  return node
end

-- The entry of that key, and the list of those without keys; where the text does not show them, nil and none.
function M.field(node, key)
  local table = meaning(node)
  return table and table.keys and table.keys[key]
end

function M.items(node)
  local table = meaning(node)
  return table and table.items or {}
end

-- The end of the escape that begins at `at`.
local function escape_end(text, at)
  for _, pattern in ipairs({ "^\\z%s*()", "^\\x%x%x()", "^\\%d%d?%d?()", "^\\u{%x+}()", "^\\\r\n()", "^\\\n\r()" }) do
    local stop = match(text, pattern, at)
    if stop then return stop end
  end
  return at + 2
end

-- Adds the rows of the value of a string token, which continues the value of the token before.
local function add_rows(text, token, rows)
  local _, open = string_end(text, token.start)
  local at, stop, line, line_start = token.start + #open, token.stop - #open, token[1], token.start
  while line_start > 1 and not find(text, "^[\r\n]", line_start - 1) do line_start = line_start - 1 end
  local plain = not rows.inside -- the last row has no escape yet, and began in this literal

  local function line_end()
    local width = at < stop and #(match(text, "^\r\n", at) or match(text, "^\n\r", at) or match(text, "^[\r\n]", at) or "")
    return width and width > 0 and width
  end
  local function pass_line_end()
    at, line = at + line_end(), line + 1
    line_start = at
  end
  local function add(piece, row, as_it_is)
    for c in (as_it_is and piece or piece:gsub("[^\n]+", "x")):gmatch(as_it_is and ".+" or "[x\n]") do
      if not rows.inside then
        rows[#rows + 1] = row
        plain = true
      end
      plain = plain and as_it_is
      if plain then rows[#rows].plain = rows[#rows].plain + #c end
      rows.inside = c ~= "\n"
    end
  end

  if #open > 1 and line_end() then pass_line_end() end -- which does not belong to the value
  while at < stop do
    local row = { line, at - line_start + 1, plain = 0 }
    if line_end() then
      pass_line_end()
      add("\n", row, false)
    elseif #open == 1 and byte(text, at) == 92 then
      local behind = escape_end(text, at)
      local escape = sub(text, at, behind - 1)
      while at < behind do
        if line_end() then pass_line_end() else at = at + 1 end
      end
      add(load('return "' .. escape .. '"')(), row, false)
    else
      local piece = match(text, #open == 1 and "^[^\\\r\n]+" or "^[^\r\n]+", at)
      piece = sub(piece, 1, stop - at)
      at = at + #piece
      add(piece, row, true)
    end
  end
end

-- The rows of a node's string, where it is written as literals joined by `..`, else none: { line, column, plain }, with
-- the bytes of the row before the first escape, or the end of the literal.
function M.rows(map, node)
  local rows, string = { inside = false }, meaning(node)
  local at = string and string.first
  while at and map.tokens[at].kind == "string" do
    add_rows(map.text, map.tokens[at], rows)
    at = map.tokens[at + 1].word == ".." and at + 2
  end
  return rows
end

-- The token of a text that Lua refuses, after it has taken so many bytes: the token and the character behind it.
function M.refused(text, taken)
  local place
  for _, token in ipairs(M.tokens(text)) do
    if place and (token.kind == "end" or token.start >= taken) then break end
    place = token
  end
  return place
end

-- Where a runtime error is whose message names something, as in "(global 'io')"; nil where that is not one word of the
-- line.
function M.named_in_error(text, line, message)
  local kind, word = match(message, "%((%l+) '([^']*)'")
  local among = { global = false, ["local"] = false, upvalue = false, field = true, method = true }
  if among[kind] == nil then return end
  local found, count, before = nil, 0, nil
  for _, token in ipairs(M.tokens(text)) do
    if token[1] > line then break end
    local member = before == "." or before == ":"
    if token[1] == line and token.kind == "name" and token.word == word and member == among[kind] then
      found, count = found or token, count + 1
    end
    before = token.word
  end
  return count == 1 and found or nil
end

return M

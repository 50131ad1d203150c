-- Values of a spec with their places, and what is said of wrong ones. A value is { value, node, key, place }: its node in
-- the map of the text (source.lua), the place of its key and its own; where the text does not show it, those of the table
-- around it. Each function tells of what is wrong and gives nil; the reader goes on as if that were not there.
local native, source = require("native"), require("source")
local M = {}
local report = native.report -- (place, name, what, hint)
M.report = report

-- The entry of a table by its key, with nil as its value where there is none.
function M.field(at, key, otherwise)
  local node = source.field(at.node, key)
  otherwise = otherwise or at.place
  return { value = at.value[key], node = node, key = node and node.place or otherwise,
           place = node and node.value_place or otherwise }
end

-- The string, well-formed and without a NUL.
function M.is_text(value)
  return type(value) == "string" and not value:find("\0", 1, true) and native.is_utf8(value)
end

function M.string(value, place, subject)
  if type(value) ~= "string" then
    report(place, "wrong-type", ("%s is a %s"):format(subject, type(value)), "make it a string")
  elseif value:find("\0", 1, true) then
    report(place, "bad-text", subject .. " holds a NUL character", "take it out")
  elseif not native.is_utf8(value) then
    report(place, "bad-text", subject .. " is not well-formed UTF-8", "save the file in UTF-8")
  else
    return value
  end
end

-- A table, else a hint that shows one.
function M.table(at, subject, hint)
  if type(at.value) == "table" then return true end
  report(at.place, "wrong-type", ("%s is a %s"):format(subject, type(at.value)), hint)
end

-- The number of entries, and where they are not at 1 to that, a position that has none.
local function hole_of(list)
  local count = 0
  for _ in next, list do count = count + 1 end
  for i = 1, count do
    if list[i] == nil then return count, i end
  end
  return count
end

-- The items from 1 to `count`.
function M.items_to(at, count)
  local items, nodes = {}, source.items(at.node)
  for i = 1, count do
    local place = nodes[i] and nodes[i].place or at.place
    items[i] = { value = at.value[i], node = nodes[i], key = place, place = place }
  end
  return items
end

-- The items of a list without holes and other keys; nil, and the number of entries, after a diagnostic.
function M.items(at, subject)
  local count, hole = hole_of(at.value)
  if not hole then return M.items_to(at, count), count end
  report(at.place, "bad-list", ("%s is not a plain list: it has %d %s, but none at position %d"):format(
    subject, count, count == 1 and "entry" or "entries", hole), 'write { "a", "b" }')
  return nil, count
end

-- The string keys of a table, sorted by bytes. Any other key is a diagnostic, except [1] to [items].
function M.keys(at, subject, items, place)
  local keys, smallest, other = {}, nil, false
  items, place = items or 0, place or at.place
  for key in next, at.value do
    if type(key) == "string" then
      if M.string(key, at.node and at.node.place or place, "a key") then keys[#keys + 1] = key end
    elseif math.type(key) ~= "integer" then
      other = true
    elseif (key < 1 or key > items) and not (smallest and smallest < key) then
      smallest = key
    end
  end
  local item = source.items(at.node)[items + 1]
  if smallest then
    report(item and item.place or place, "bad-key", ("%s has an unnamed entry, number %d"):format(subject, smallest),
           "give it as name = value")
  elseif other then
    report(item and item.place or place, "bad-key", subject .. " has a key that is not a string", "give it as name = value")
  end
  table.sort(keys)
  return keys
end

-- The entries of a table by its string keys, in their order.
function M.entries(at, subject, items)
  local keys, i = M.keys(at, subject, items), 0
  return function()
    i = i + 1
    if keys[i] then return keys[i], M.field(at, keys[i]) end
  end
end

-- A diagnostic for each field of the table that is not among the known ones. items: [1] is allowed; hints: for fields that
-- are known elsewhere.
function M.check_fields(at, subject, known, items, place, hints)
  local odd = false
  for key in next, at.value do odd = odd or not (type(key) == "string" and known[key] or items == 1 and key == 1) end
  for _, key in ipairs(odd and M.keys(at, subject, items, place) or {}) do
    if not known[key] then
      local names = {}
      for i, field in ipairs(known) do names[i] = field.name end
      report(M.field(at, key, place).key, "unknown-field", ('%s has no field "%s"'):format(subject, key),
             hints and hints[key] or native.did_you_mean(key, names, "take it out"))
    end
  end
end

-- A word that is none of the known ones.
function M.unknown_word(place, diagnostic, subject, word, known)
  report(place, diagnostic, ('"%s" is not a known %s'):format(word, subject),
         native.did_you_mean(word, known, "choose from " .. table.concat(known, ", ")))
end

-- Whether a string has the form "a,b" of a pair of dtypes.
function M.is_pair(string)
  return string:find("^[^,]*,[^,]*$") ~= nil
end

-- The place of a list's word in a list of such words, from 1.
function M.index_of(list, word)
  for i, each in ipairs(list) do
    if each == word then return i end
  end
end

return M

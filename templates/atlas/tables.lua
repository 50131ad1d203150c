-- What the page looks up to answer a question of two dtypes itself (atlas/lookup.js): for each system what its pairs promote
-- to, what conversions lose, and what names mean there, all as joinery says. A character each; a text has a row a dtype.
local lists = import("engine/lists")
local spellings = import("atlas/spellings")

local tables = {}

local NONE, AMBIGUOUS, ASK = "-", "!", "?"

-- What stands for a number from 1: "@", "A", "B" and so on.
local function code(number) return utf8.char(number + 63) end

-- What each pair promotes to.
function tables.joins(model, i)
  local cells, count = {}, #model.systems[i].dtypes
  for a = 1, count do
    for b = 1, count do
      local join, ambiguous = model.join(i, a, b)
      cells[#cells + 1] = join and code(join) or ambiguous and AMBIGUOUS or NONE
    end
  end
  return table.concat(cells)
end

-- What each conversion loses: a place in `kinds`, a list of lists of losses, which grows.
function tables.losses(model, i, kinds)
  local cells, count = {}, #model.systems[i].dtypes
  for from = 1, count do
    for to = 1, count do
      local lost = model.losses(i, from, to)
      local key = table.concat(lost, " ")
      if not kinds[key] then
        table.insert(kinds, lost)
        kinds[key] = #kinds
      end
      cells[#cells + 1] = code(kinds[key])
    end
  end
  return table.concat(cells)
end

-- The list without what is in it before.
local function unique(list)
  local seen = {}
  return lists.filter(list, function(item)
    local is_new = not seen[item]
    seen[item] = true
    return is_new
  end)
end

-- The names that the page knows: all that joinery and the systems have, also in lower and in upper case; those in full, also
-- with a capital; these and those of small letters (half) with what any library writes in front of them.
local function names_of(model)
  local names, prefixed, prefixes = {}, {}, {}
  for _, system in ipairs(model.systems) do
    prefixes[#prefixes + 1] = spellings.prefix(system.name)
    for _, dtype in ipairs(system.dtypes) do
      names[#names + 1] = spellings.own(system.name, dtype)
      if not dtype.weak then
        prefixed[#prefixed + 1] = spellings.full(dtype)
        names[#names + 1] = spellings.full(dtype):gsub("^%l", string.upper)
      end
    end
  end
  for _, row in ipairs(model.names()) do
    for name in (row .. ", "):gmatch("(.-), ") do
      names[#names + 1] = name
      if name:find("^%l%l+_?$") then prefixed[#prefixed + 1] = name end
    end
  end
  for i = 1, #names do
    names[#names + 1] = names[i]:lower()
    names[#names + 1] = not names[i]:find(".", 1, true) and names[i]:upper() or nil
  end
  prefixed = unique(prefixed)
  for _, prefix in ipairs(unique(prefixes)) do
    for _, name in ipairs(prefixed) do names[#names + 1] = prefix .. name end
  end
  table.sort(names)
  return unique(names)
end

-- The weak dtype of a kind, or in a system of Python's own scalars the one of that name.
local function scalar(system, kind)
  for number, dtype in ipairs(system.dtypes) do
    if dtype.weak and dtype.kind == kind or dtype.name == kind then return code(number) end
  end
  return NONE
end

-- What a name means to a system, and the note on that.
local function read(model, i, name)
  local kind = name:lower():match("^python (%l+)$")
  if kind then return scalar(model.systems[i], kind), "" end
  local count, number, note = model.read(i, name)
  if count == 0 then return NONE, "" end
  return count == 1 and code(number) or ASK, note:match("^(.-%))%. ") or note -- without what is the system's
end

-- What a name means to all systems; its note, and a mark for each system that has it. Where a system has another note, it
-- is asked.
local function readings(model, name)
  local reads, noted, told = {}, {}, ""
  for i in ipairs(model.systems) do
    local reading, note = read(model, i, name)
    if told == "" then told = note end
    reads[i] = (note == "" or note == told) and reading or ASK
    noted[i] = note == "" and NONE or "+"
  end
  return table.concat(reads), told, table.concat(noted)
end

-- A list of { names with commas between them, readings, note, systems that have it }, the last two where there is a note.
function tables.words(model)
  local groups, by_key = {}, {}
  for _, name in ipairs(names_of(model)) do
    local reads, note, noted = readings(model, name)
    local key = reads .. noted .. note
    if by_key[key] then
      by_key[key][1] = by_key[key][1] .. "," .. name
    else
      by_key[key] = note == "" and { name, reads } or { name, reads, note, noted }
      groups[#groups + 1] = by_key[key]
    end
  end
  return groups
end

return tables

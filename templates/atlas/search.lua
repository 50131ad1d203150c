-- What the search knows: the systems with their joins and costs, and what every word means. See atlas/answers.js for the
-- form of the data; the answer that the page shows before any script runs is made here by the same rules.
local spellings = import("atlas/spellings")

local search = {}

local kinds = { int = "signed integer", uint = "unsigned integer", fixed = "fixed point", opaque = "type of its own" }

-- What a dtype is, in a few words.
local function says(dtype)
  if dtype.weak then return "as a Python scalar" end
  local kind = kinds[dtype.kind] or dtype.kind
  return dtype.bits > 1 and ("%s, %d bits"):format(kind, dtype.bits) or kind
end

-- Dtypes of several systems are one where they have one well-known format; weak ones where they are of one kind.
local function key_of(dtype)
  if dtype.weak then return "weak " .. dtype.kind end
  return dtype.format or "named " .. dtype.name
end

-- Numbers of meanings, from 1, by key; a new one is added.
local function meaning_of(data, dtype)
  local key = key_of(dtype)
  if not data.by_key[key] then
    data.meanings[#data.meanings + 1] = {
      keys = { "name", "full", "says", "kind", "weak" },
      name = dtype.name, full = spellings.full(dtype), says = says(dtype), kind = dtype.kind, weak = dtype.weak,
    }
    data.by_key[key] = #data.meanings
  end
  return data.by_key[key]
end

-- The first meaning of a word counts.
local function add_word(data, word, meaning)
  word = word:lower():gsub("[%s_]+", " ")
  if data.word[word] then return end
  data.word[word] = meaning
  data.words[#data.words + 1] = { word, meaning - 1 }
end

local function add_system(data, system)
  local entry = { keys = { "name", "title", "study", "names", "dtypes", "means", "joins", "costs" }, name = system.name,
                  title = spellings.system(system), study = system.group == "design-note", names = {}, dtypes = {},
                  means = {}, joins = {}, costs = system.costs }
  for i, dtype in ipairs(system.dtypes) do
    entry.names[i] = dtype.name
    entry.dtypes[i] = spellings.own(system.name, dtype)
    entry.means[i] = meaning_of(data, dtype) - 1
    entry.joins[i] = {}
    for j, join in ipairs(system.joins[i]) do entry.joins[i][j] = join - 1 end
  end
  data.systems[#data.systems + 1] = entry
end

-- Words: those of dtypes themselves, then what `import` knows, then what specs call their own.
local function add_words(data, model)
  for _, meaning in ipairs({ "name", "full" }) do
    for i, entry in ipairs(data.meanings) do add_word(data, entry[meaning], i) end
  end
  for _, known in ipairs(model.known) do
    local meaning = data.by_key[known.format]
    if meaning then
      for word in known.names:gmatch("[^,]+") do add_word(data, word:match("^%s*(.-)%s*$"), meaning) end
    end
  end
  for _, system in ipairs(model.systems) do
    for _, dtype in ipairs(system.dtypes) do
      for _, word in ipairs(dtype.aliases) do add_word(data, word, data.by_key[key_of(dtype)]) end
      add_word(data, dtype.name, data.by_key[key_of(dtype)])
      add_word(data, spellings.own(system.name, dtype), data.by_key[key_of(dtype)])
    end
  end
end

function search.data(model)
  local data = { keys = { "meanings", "words", "systems" }, meanings = {}, words = {}, systems = {}, by_key = {}, word = {} }
  for _, system in ipairs(model.systems) do add_system(data, system) end
  add_words(data, model)
  return data
end

return search

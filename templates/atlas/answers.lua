-- What the page needs to show answers of `joinery explain` (atlas/search.js), and the one that it shows before any script
-- runs, in the same form.
local html = import("atlas/html")
local lists = import("engine/lists")
local paths = import("atlas/paths")
local render = import("engine/render")
local spellings = import("atlas/spellings")
local tables = import("atlas/tables")

local answers = {}

local kinds = { int = "signed integer", uint = "unsigned integer", fixed = "fixed point", opaque = "type of its own" }

-- What a dtype does that loses values, by the words of `explain --format json` in its order, and the cost whose mark it has.
local losses = {
  { word = "rounds",    cost = "rounds",    verb = "rounds" },
  { word = "overflows", cost = "overflows", verb = "overflows" },
  { word = "sign",      cost = "drops",     verb = "drops the sign" },
  { word = "part",      cost = "drops",     verb = "drops the imaginary part" },
  { word = "unknown",   cost = "unknown",   verb = "has an unknown cost" },
}

local headings = { keys = { "none", "missing" }, none = "no result", missing = "no such dtype" }
local rank = { result = 1, none = 2, missing = 3 }

-- What a dtype is, in a few words.
local function says(dtype)
  if dtype.weak then return "as a Python scalar" end
  local kind = kinds[dtype.kind] or dtype.kind
  return dtype.bits > 1 and ("%s, %d bits"):format(kind, dtype.bits) or kind
end

-- The number of what a dtype means, from 1. Dtypes of several systems are one where they have one well-known format; weak
-- ones where they are of one kind.
local function meaning_of(data, dtype)
  local key = dtype.weak and "weak " .. dtype.kind or dtype.format or "named " .. dtype.name
  if not data.by_key[key] then
    table.insert(data.meanings, { keys = { "full", "says", "kind", "weak" }, full = spellings.full(dtype),
                                  says = says(dtype), kind = dtype.kind, weak = dtype.weak })
    data.by_key[key] = #data.meanings
  end
  return data.by_key[key]
end

-- What is said of such a dtype: the mark in front of it, and the verb.
local function losses_of(model)
  local said = { keys = lists.field(losses, "word") }
  for _, loss in ipairs(losses) do said[loss.word] = { model.marks[loss.cost], loss.verb } end
  return said
end

-- The data of the page. `dtypes` has, by joinery's names, the system's spelling and the meaning; the rest is to look up.
function answers.data(model)
  local data = { keys = { "meanings", "losses", "headings", "systems", "lost", "words" }, meanings = {}, by_key = {},
                 losses = losses_of(model), headings = headings, systems = {}, lost = {},
                 words = model.module and tables.words(model) or {} }
  for i, system in ipairs(model.systems) do
    local promotion, dtypes = spellings.promotion(system.name), { keys = {} }
    for k, dtype in ipairs(system.dtypes) do
      dtypes.keys[k] = dtype.name
      dtypes[dtype.name] = { spellings.own(system.name, dtype), meaning_of(data, dtype) - 1 }
    end
    data.systems[i] = {
      keys = { "name", "title", "study", "call", "all", "remark", "wide", "nary", "dtypes", "joins", "losses" },
      name = system.name, title = spellings.system(system), study = system.group == "design-note", call = promotion.call,
      all = promotion.all, remark = promotion.remark, wide = promotion.wide, nary = system.nary, dtypes = dtypes,
      joins = tables.joins(model, i), losses = tables.losses(model, i, data.lost),
    }
  end
  return data
end

-- "rounds, overflows and drops the sign"
local function listed(words)
  return table.concat(words, ", ", 1, #words - 1) .. (#words > 1 and " and " or "") .. words[#words]
end

-- What a question of two words finds in a system: { operands, join, ambiguous, losses }, or { problem }.
local function explain(model, i, question)
  local dtypes, operands, losses_of_operands = model.systems[i].dtypes, {}, {}
  for k, word in ipairs(question) do
    local count, number = model.read(i, word)
    if count ~= 1 then return { problem = ("has no dtype '%s'"):format(word) } end
    operands[k] = number
  end
  local join, ambiguous = model.join(i, operands[1], operands[2])
  for k, number in ipairs(operands) do losses_of_operands[k] = join and model.losses(i, number, join) or {} end
  return { operands = lists.map(operands, function(number) return dtypes[number].name end),
           join = join and dtypes[join].name, ambiguous = ambiguous, losses = losses_of_operands }
end

-- What is lost, of the operands { a, b } of an explanation: "! np.uint64 rounds and overflows". The last loss is the worst.
local function lost(said, system, found)
  local parts = {}
  for i, name in ipairs(found.operands) do
    local of_operand = lists.filter(found.losses[i], function(loss) return said[loss] end)
    local verbs = lists.map(of_operand, function(loss) return said[loss][2] end)
    local mark = verbs[1] and said[of_operand[#verbs]][1]
    if mark then parts[#parts + 1] = ("%s %s %s"):format(mark, system.dtypes[name][1], listed(verbs)) end
  end
  return table.concat(parts, ", ")
end

-- The answer of one system, from what explain() finds: its kind, the number of the result's meaning, and its row.
local function answer(data, system, found)
  if found.problem then
    return "missing", 0, { system = system, href = paths.system(system.name), says = found.problem }
  end
  local a, b = system.dtypes[found.operands[1]][1], system.dtypes[found.operands[2]][1]
  local row = { system = system, href = paths.cell(system.name, found.operands[1], found.operands[2]),
                code = (system.call == "" and "%s + %s" or system.call .. "(%s, %s)"):format(a, b) .. system.remark }
  if not found.join then
    row.says = found.ambiguous and "is ambiguous" or "is undefined"
    return "none", 0, row
  end
  local spelled, number = system.dtypes[found.join][1], system.dtypes[found.join][2] + 1
  local meaning = data.meanings[number]
  row.code = row.code .. " \u{2192} " .. (meaning.weak and meaning.full or spelled)
  row.cost = lost(data.losses, system, found)
  return "result", number, row
end

-- By result: that of most systems first, then those without a result, then those without such a dtype.
local function groups_of(data, study, found_in)
  local by_kind, groups = { result = {}, none = {}, missing = {} }, {}
  for i, system in ipairs(data.systems) do
    if system.study == study then
      local kind, number, row = answer(data, system, found_in(i))
      local group = by_kind[kind][number]
      if not group then
        group = { kind = kind, meaning = data.meanings[number], heading = headings[kind], rows = {}, place = i }
        by_kind[kind][number] = group
        groups[#groups + 1] = group
      end
      table.insert(group.rows, row)
    end
  end
  table.sort(groups, function(x, y)
    if x.kind ~= y.kind then return rank[x.kind] < rank[y.kind] end
    if #x.rows ~= #y.rows then return #x.rows > #y.rows end
    return x.place < y.place
  end)
  return groups
end

-- "float32 in 9 systems, no result in 3"
local function sentence(groups)
  local parts = {}
  for i, group in ipairs(groups) do
    local subject = group.meaning and group.meaning.full or group.heading
    parts[i] = ("%s in %d%s"):format(subject, #group.rows, i > 1 and "" or #group.rows == 1 and " system" or " systems")
  end
  return table.concat(parts, ", ")
end

-- { sum, html } of a question of two words. The design studies stand in a list that is closed at first.
function answers.static(data, model, question)
  local function found_in(i) return explain(model, i, question) end
  local systems, studies = groups_of(data, false, found_in), groups_of(data, true, found_in)
  local function groups(list)
    return render.text("atlas/answers.html.tmpl", { groups = list, escape = html.escape })
  end
  local others = "<details><summary>In JAX\u{2019}s design studies: %s</summary>\n%s</details>"
  return { sum = sentence(systems),
           html = groups(systems) .. others:format(html.escape(sentence(studies)), groups(studies)) }
end

return answers

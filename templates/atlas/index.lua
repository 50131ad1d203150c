-- The first page: the search, then the systems and how they differ; the design studies apart.
local answers = import("atlas/answers")
local html = import("atlas/html")
local lists = import("engine/lists")
local page = import("atlas/page")
local paths = import("atlas/paths")
local render = import("engine/render")
local spellings = import("atlas/spellings")

-- A question to which many give different answers, of dtypes that all of them have but Python itself.
local question = { "int32", "float32" }
local examples = { "uint64 + int64", "int8 + bfloat16", "float16 + bfloat16", "python float + int8",
                   "int8 + uint8 + float16" }

local losses = {
  { word = "rounds", label = "round", says = "some value of an operand is rounded" },
  { word = "overflows", label = "overflow", says = "some value of an operand is out of the range of the result" },
  { word = "drops", label = "drop a part", says = "a sign or an imaginary part is lost" },
  { word = "wider", label = "widen both", told = "widen both operands",
    says = "the result has more bits than both operands" },
}

local shades = 6

-- A count in a cell; 0 is nothing to look at.
local function count(number)
  return number == 0 and '<span class="dim">0</span>' or tostring(number)
end

local function law_cell(law)
  if law.holds then return '<span class="good" aria-label="holds">\u{2713}</span>' end
  if law.holds == nil then return '<span class="dim" aria-label="not decided">?</span>' end
  return law.failures and tostring(law.failures) or "some"
end

local failures = {
  existence     = "%s pairs have no result",
  uniqueness    = "%s pairs are ambiguous",
  idempotence   = "%s dtypes do not promote to themselves",
  commutativity = "order matters to %s pairs",
  associativity = "brackets matter to %s triples",
}

-- What the row of a system says, in a sentence: for narrow windows.
local function sentence(system)
  local fails, others, lossy = {}, {}, {}
  for _, law in ipairs(system.laws) do
    local says = failures[law.name]
    if law.holds == false and says then fails[#fails + 1] = says:format(law.failures or "some") end
    if law.holds == false and not says then others[#others + 1] = law.name end
  end
  if #others > 0 then
    fails[#fails + 1] = (#others > 1 and "the laws %s fail" or "the law %s fails"):format(table.concat(others, ", "))
  end
  for _, loss in ipairs(losses) do
    local number = system.losses[loss.word]
    local subject = #lossy == 0 and "%d pairs %s" or "%d %s"
    if number > 0 then lossy[#lossy + 1] = subject:format(number, loss.told or loss.label) end
  end
  return ("is a %s of %d dtypes; %s; %s."):format(system.class:gsub("-", " "), #system.dtypes,
    #fails > 0 and table.concat(fails, "; ") or "every law holds",
    #lossy > 0 and table.concat(lossy, ", ") or "no pair loses values or widens")
end

-- A share as a part of the longest, and in words: { length, says }, both percentages.
local function bar(share, longest)
  local length = longest > 0 and 100 * share / longest or 0
  return { length = ("%.1f"):format(length), says = ("%.0f\u{a0}%%"):format(100 * share) }
end

-- The systems from the one that loses most to the one that widens most: { system, lost, wider }, of which the last two are
-- bars, shares of the ordered pairs that have a result.
local function axis(systems)
  local list, longest = {}, 0
  for i, system in ipairs(systems) do
    local total = math.max(1, (#system.dtypes) ^ 2 - system.undefined)
    list[i] = { system = system, place = i, lost = system.losses.any / total, wider = system.losses.wider / total }
    longest = math.max(longest, list[i].lost, list[i].wider)
  end
  table.sort(list, function(a, b)
    local left, right = a.lost - a.wider, b.lost - b.wider
    if left ~= right then return left > right end
    return a.place < b.place
  end)
  return lists.map(list, function(each)
    return { system = each.system, lost = bar(each.lost, longest), wider = bar(each.wider, longest) }
  end)
end

-- The first sentences that `joinery diff` says, as one text: how many cells, and by what they differ.
local function summary(markdown)
  local list = {}
  for line in markdown:gmatch("[^\n]+") do
    if line:find("^%d+ of ") or line:find("^In the cells") or line:find("^Neither") then list[#list + 1] = line end
  end
  local groups = 0
  for kinds in markdown:gmatch("\n%- ([^\n*][^\n]*)") do
    groups = groups + 1
    kinds = kinds:gsub(" %(.*", ""):gsub("\\(%p)", "%1"):gsub("^%l", string.upper)
    if groups <= 3 then list[#list + 1] = kinds .. "." end
  end
  if groups > 3 then list[#list + 1] = ("And %d more kinds."):format(groups - 3) end
  return table.concat(list, " ")
end

local function pair_of(left, right, difference)
  local all = difference.shared * difference.shared
  local share = all > 0 and difference.cells / all or 0
  local sum = all == 0 and "They have no dtype in common." or difference.cells == 0 and "No promotion differs." or
    summary(difference.markdown)
  return {
    cells = all == 0 and "\u{2013}" or tostring(difference.cells),
    shade = difference.cells == 0 and 0 or math.min(shades, 1 + math.floor(share * shades)),
    says = ("%s and %s: %s"):format(left.name, right.name, sum),
    label = ("%s and %s: %d of %d differ"):format(left.name, right.name, difference.cells, all),
  }
end

local function pairs_of(systems, difference)
  local table_of = {}
  for i, left in ipairs(systems) do
    table_of[i] = {}
    for j, right in ipairs(systems) do
      if i ~= j then table_of[i][j] = pair_of(left, right, difference(left, right)) end
    end
  end
  return table_of
end

local pointing = "Point at a number, or move to it with the Tab key, to see here how the two differ."

-- Systems that stand side by side in one table and one matrix.
local function part(values, difference)
  values.laws, values.pairs = values.systems[1].laws, pairs_of(values.systems, difference)
  values.pair = pointing
  return values
end

local function parts_of(worlds, difference)
  local laws = ('<a href="%s">Laws, classes, costs</a>'):format(paths.document("specs/laws.md"))
  return {
    part({ id = "systems", matrix = "matrix", title = "Systems", systems = worlds[1],
           axis = axis(worlds[1]), matrix_title = "Where they differ",
           intro = "How often each breaks each law, and what its promotions lose; " .. laws .. " explains both." },
         difference),
    part({ id = "studies", matrix = "studies-matrix", title = "Design studies", systems = worlds[2],
           matrix_title = "Where the studies differ",
           intro = "The options and tables of JEP 9407, the note that led to JAX\u{2019}s promotion. No library "
             .. "promotes by them." }, difference),
  }
end

return function(worlds, difference, model)
  local data = answers.data(model)
  local body = render.text("atlas/index.html.tmpl", {
    query = table.concat(question, " + "), examples = examples,
    asks = model.module ~= nil, answer = answers.static(data, model, question),
    parts = parts_of(worlds, difference), losses = losses, count = count, law_cell = law_cell, sentence = sentence,
    label = spellings.system,
    data = html.json(data), escape = html.escape, differences = paths.differences,
  })
  return page({ path = "index.html", title = "Promotion in every library \u{b7} joinery", section = "Atlas",
                script = "atlas.js", body = body })
end

-- The answer to one question as the page shows it before any script runs: by the same rules as atlas/answers.js, and in the
-- form that atlas/search.js gives it.
local html = import("atlas/html")
local paths = import("atlas/paths")

local marks = { "~", "!", "\u{d7}", "?" }
local one = { "rounds", "overflows", "drops a part", "has an unknown cost" }
local both = { "round", "overflow", "drop a part", "have unknown costs" }
local rank = { result = 0, none = 1, missing = 2 }

local function place(list, wanted)
  for i, value in ipairs(list) do
    if value == wanted then return i end
  end
end

-- The answer of one system: kind, the number of what it means, and its row.
local function answer(data, system, a, b)
  local left, right = place(system.means, a - 1), place(system.means, b - 1)
  local row = { system = system, left = left and system.dtypes[left] or data.meanings[a].full,
                right = right and system.dtypes[right] or data.meanings[b].full, costs = {},
                href = left and right and paths.cell(system.name, system.names[left], system.names[right])
                  or paths.system(system.name) }
  if not left or not right then
    row.result = not left and not right and a ~= b and row.left .. " and " .. row.right or not left and row.left or row.right
    return "missing", 0, row
  end
  local join = system.joins[left][right]
  if join < 0 then
    row.result = join == -2 and "ambiguous" or "undefined"
    return "none", 0, row
  end
  local means = data.meanings[system.means[join + 1] + 1]
  row.result = means.weak and means.full or system.dtypes[join + 1]
  for i, from in ipairs({ left, right }) do row.costs[i] = tonumber(system.costs[from]:sub(join + 1, join + 1)) end
  return "result", system.means[join + 1] + 1, row
end

local function groups_of(data, systems, a, b)
  local groups, by_key = {}, {}
  for _, system in ipairs(systems) do
    local kind, meaning, row = answer(data, system, a, b)
    local key = kind .. meaning
    if not by_key[key] then
      by_key[key] = { kind = kind, meaning = data.meanings[meaning], rows = {}, order = #groups }
      groups[#groups + 1] = by_key[key]
    end
    table.insert(by_key[key].rows, row)
  end
  table.sort(groups, function(x, y)
    if rank[x.kind] ~= rank[y.kind] then return rank[x.kind] < rank[y.kind] end
    if #x.rows ~= #y.rows then return #x.rows > #y.rows end
    return x.order < y.order
  end)
  return groups
end

-- What is lost: "~ np.uint64 rounds".
local function costs(row)
  local left, right = row.costs[1], row.costs[2]
  if left == right then return left > 0 and ("%s both %s"):format(marks[left], both[left]) or "" end
  local parts = {}
  if left > 0 then parts[1] = ("%s %s %s"):format(marks[left], row.left, one[left]) end
  if right > 0 then parts[#parts + 1] = ("%s %s %s"):format(marks[right], row.right, one[right]) end
  return table.concat(parts, ", ")
end

local function row_html(group, row)
  local code, says = row.left .. " + " .. row.right
  if group.kind == "result" then
    code, says = code .. " \u{2192} " .. row.result, costs(row)
  elseif group.kind == "none" then
    says = "is " .. row.result
  else
    code, says = "", "has no " .. row.result
  end
  code = code ~= "" and "<code>" .. html.escape(code) .. "</code>" or ""
  return ('<li><a href="%s">%s</a>%s<span class="%s">%s</span></li>'):format(
    html.escape(row.href), html.escape(row.system.title), code,
    group.kind == "result" and "cost" or "dim", html.escape(says))
end

local headings = { none = "no result", missing = "no such dtype" }

local function group_html(group)
  local meaning = group.meaning
  local heading = '<section class="answer"><h2><span class="dtype %s">%s</span> <span class="dim">%s</span></h2>\n<ul>'
  local out = {}
  out[1] = heading:format(
    meaning and "kind-" .. meaning.kind or "none", html.escape(meaning and meaning.full or headings[group.kind]),
    html.escape(meaning and meaning.says or ""))
  for _, row in ipairs(group.rows) do out[#out + 1] = row_html(group, row) end
  out[#out + 1] = "</ul></section>"
  return table.concat(out, "\n")
end

local function sentence(groups)
  local parts = {}
  for i, group in ipairs(groups) do
    local count = #group.rows .. (i == 1 and (#group.rows == 1 and " system" or " systems") or "")
    parts[i] = (group.meaning and group.meaning.full or headings[group.kind]) .. " in " .. count
  end
  return table.concat(parts, ", ")
end

-- { sum, html } of two words that are known. The specs of the design note stand in a list that is closed at first.
return function(data, left, right)
  local a, b = data.word[left], data.word[right]
  local systems, studies, out = {}, {}, {}
  for _, system in ipairs(data.systems) do table.insert(system.study and studies or systems, system) end
  local groups = groups_of(data, systems, a, b)
  for i, group in ipairs(groups) do out[i] = group_html(group) end
  local others = groups_of(data, studies, a, b)
  out[#out + 1] = "<details><summary>In the design studies of JAX: " .. html.escape(sentence(others)) .. "</summary>"
  for _, group in ipairs(others) do out[#out + 1] = group_html(group) end
  out[#out + 1] = "</details>"
  return { sum = sentence(groups), html = table.concat(out, "\n") }
end

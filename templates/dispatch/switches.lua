-- Switches over dtypes and over pairs of them, as the lines of C that follow `switch (...) {`.
local lists = import("engine/lists")

local switches = {}

local WIDTH = 148

-- The text of most of `cases` among those that `defaults` lists; the first of these where there is none.
local function default_of(cases, defaults)
  local counts, best = {}, defaults[1]
  for _, text in ipairs(defaults) do counts[text] = 0 end
  for _, case in ipairs(cases) do
    local text = case.text
    if counts[text] then counts[text] = counts[text] + 1 end
  end
  for _, text in ipairs(defaults) do
    if counts[text] > counts[best] then best = text end
  end
  return best
end

-- Cases that return the same in one place, in the order of the first: lists of words.
local function shared(cases, default)
  local list, by_text = {}, {}
  for _, case in ipairs(cases) do
    if case.text ~= default then
      local words = by_text[case.text]
      if not words then
        words = {}
        by_text[case.text] = words
        list[#list + 1] = { words = words, text = case.text }
      end
      words[#words + 1] = "case " .. case.label .. ":"
    end
  end
  return list
end

-- The switch of `cases`, { label, text }, each of which returns its text; other values return one of `defaults`. Short ones
-- share a line.
local function switch(cases, defaults)
  local lines, default = {}, default_of(cases, defaults)
  for _, place in ipairs(shared(cases, default)) do
    table.insert(place.words, ("return %s;"):format(place.text))
    local folded = lists.folded(place.words, " ", WIDTH, "    ")
    if folded[#folded]:find("^    return") then folded[#folded] = "    " .. folded[#folded] end
    local last = lines[#lines]
    if last and #folded == 1 and #last + #folded[1] - 3 <= WIDTH then
      lines[#lines] = last .. folded[1]:sub(4)
    else
      table.move(folded, 1, #folded, #lines + 1, lines)
    end
  end
  lines[#lines + 1] = ("    default: return %s;"):format(default)
  lines[#lines + 1] = "    }"
  return lines
end

-- Over pairs of dtypes, each followed by the same exchanged. value_of(a, b) gives the text that is returned; nil where
-- that is as for values of no dtype. label_of(a, b) is the label of a case.
function switches.of_pairs(dtypes, label_of, value_of, defaults)
  local cases = {}
  local function add(a, b)
    local text = value_of(a, b)
    if text then cases[#cases + 1] = { label = label_of(a, b), text = text } end
  end
  for i, a in ipairs(dtypes) do
    for j = i, #dtypes do
      add(a, dtypes[j])
      if j > i then add(dtypes[j], a) end
    end
  end
  return switch(cases, defaults)
end

-- Over dtypes, likewise.
function switches.of_dtypes(dtypes, label_of, value_of, defaults)
  local cases = {}
  for _, d in ipairs(dtypes) do
    local text = value_of(d)
    if text then cases[#cases + 1] = { label = label_of(d), text = text } end
  end
  return switch(cases, defaults)
end

return switches

-- A page for each system: how it differs from each of those beside it, as `joinery diff` says it.
local html = import("atlas/html")
local lists = import("engine/lists")
local markdown = import("atlas/markdown")
local page = import("atlas/page")
local paths = import("atlas/paths")

local no_links = { href = function() end, image = function() return "" end }

-- What `joinery diff` says in sentences: without its headings, its table and the legend of that. The page of a system shows
-- the table.
local function sentences(text)
  local lines = {}
  for line in text:gmatch("([^\n]*)\n") do
    if not line:find("^#") and not line:find("^|") and not line:find("^`~` ") then lines[#lines + 1] = line end
  end
  return table.concat(lines, "\n")
end

local function section(path, system, other, found)
  local body = markdown(sentences(found.markdown), no_links)
  local to = html.escape(paths.between(path, paths.system(other.name)))
  local cells = html.escape(paths.between(path, paths.against(system.name, other.name)))
  return table.concat({
    ('<section class="difference" id="%s">'):format(html.escape(other.name)),
    ('<h2>%s and <a href="%s">%s</a></h2>'):format(html.escape(system.name), to, html.escape(other.name)),
    body,
    found.cells > 0 and ('<p><a href="%s">Show them in the table</a></p>'):format(cells) or "",
    "</section>",
  }, "\n")
end

local function jumps(others)
  local list = {}
  for i, other in ipairs(others) do
    list[i] = ('<a href="#%s">%s</a>'):format(html.escape(other.system.name), html.escape(other.system.name))
  end
  return '<p class="jumps">' .. table.concat(list, " ") .. "</p>"
end

-- The page of `system` among `systems`; difference(a, b) as in the model. The nearest come first.
return function(system, systems, difference)
  local path, others = paths.differences(system.name), {}
  for i, other in ipairs(systems) do
    if other ~= system then others[#others + 1] = { system = other, found = difference(system, other), place = i } end
  end
  local function share(other) return other.found.shared == 0 and 2 or other.found.cells / other.found.shared ^ 2 end
  table.sort(others, function(a, b)
    if share(a) ~= share(b) then return share(a) < share(b) end
    return a.place < b.place
  end)
  local sections = lists.map(others, function(other) return section(path, system, other.system, other.found) end)
  local own = html.escape(paths.between(path, paths.system(system.name)))
  return page({
    path = path, section = "Systems", title = system.name .. " and the others \u{b7} joinery",
    body = table.concat({
      '<main id="content" class="differences">',
      ('<h1>How <a href="%s">%s</a> differs from the others</h1>'):format(own, html.escape(system.title or system.name)),
      "<p>The nearest come first: those with the smallest share of promotions that differ, over the dtypes of both.</p>",
      jumps(others), table.concat(sections, "\n"), "</main>",
    }, "\n"),
  })
end

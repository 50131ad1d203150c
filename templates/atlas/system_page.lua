-- The page of a system: the one of `joinery explore`, with links into the site in front of what it says. It takes joinery
-- itself from the site's module.js. Without it, the page has only the diagram and the table.
local html = import("atlas/html")
local page = import("atlas/page")
local paths = import("atlas/paths")

local style = [[
<style>
nav.site { display: flex; flex-wrap: wrap; gap: 2px 20px; padding: 8px var(--side, 1rem); }
nav.site { border-bottom: 1px solid var(--line); }
nav.site a { color: var(--dim); text-decoration: none; }
nav.site a:hover { color: var(--ink); }
nav.site a:first-child { color: var(--ink); font-weight: 650; }
@media print { nav.site { display: none; } }
</style>
</head>]]

local links = [[
<nav class="site" aria-label="Site">
<a href="index.html">joinery</a>
<a href="index.html">Atlas</a>
<a href="index.html#systems">Systems</a>
<a href="docs/index.html">Documents</a>
<a href="%s">Differences from the others</a>
</nav>
]]

local module = [[
<script src="module.js"></script>
<script>document.getElementById("module").textContent = joineryModule;</script>]]

local function explorer_page(system, explorer)
  local head, body = explorer:match("^(.-<body[^>]*>\n?)(.*)$")
  local styled = head:gsub("</head>", (style:gsub("%%", "%%%%")), 1)
  body = body:gsub('(id="module">)[^<]*(</script>)', "%1%2\n" .. module, 1)
  return { path = paths.system(system.name),
           text = styled .. links:format(paths.differences(system.name)) .. body }
end

local picture = '<div class="wide" tabindex="0" role="group" aria-label="Diagram">' ..
  '<img src="%s" alt="Hasse diagram of %s"></div>'

local function plain_page(system, model, has_picture)
  local path = paths.system(system.name)
  return page({
    path = path, section = "Systems", title = system.name .. " \u{b7} joinery",
    body = table.concat({
      '<main id="content">', "<h1>" .. html.escape(system.title or system.name) .. "</h1>", model.table(system.number),
      ('<p><a href="%s">Differences from the others</a></p>'):format(paths.differences(system.name)),
      has_picture and picture:format(html.escape(paths.picture(system.name)), html.escape(system.name)) or "", "</main>",
    }, "\n"),
  })
end

return function(system, model, has_picture)
  if not model.module then return plain_page(system, model, has_picture) end
  return explorer_page(system, model.page(system.number))
end

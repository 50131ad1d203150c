-- The page of a system: the one of `joinery explore`, with links into the site in front of what it says. What all of them
-- share is in files beside them: their style, their script, and joinery itself, in module.js. Without joinery, the page has
-- only the diagram and the table.
local html = import("atlas/html")
local page = import("atlas/page")
local paths = import("atlas/paths")

local system_page = { style = "explorer.css", script = "explorer.js" }

local style = [[
nav.site { display: flex; flex-wrap: wrap; gap: 2px 20px; padding: 8px var(--side, 1rem); }
nav.site { border-bottom: 1px solid var(--line); }
nav.site a { color: var(--dim); text-decoration: none; }
nav.site a:hover { color: var(--ink); }
nav.site a:first-child { color: var(--ink); font-weight: 650; }
noscript .wide { overflow-x: auto; }
@media print { nav.site { display: none; } }
]]

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

local function picture(system)
  local path, name = html.escape(paths.picture(system.name)), html.escape(system.name)
  return ('<div class="wide" tabindex="0" role="group" aria-label="Diagram"><img src="%s" alt="Hasse diagram of %s"></div>')
    :format(path, name)
end

-- A page without its style and its script, and these.
local function split(explorer)
  local before, styles, between, script, after =
    explorer:match('^(.-)<style>(.-)</style>(\n</head>.*)<script type="module">\n(.*)</script>(.*)$')
  return before, between, after, styles:gsub("</?style[^>]*>\n?", ""), script
end

local function explorer_page(system, model)
  local before, between, after = split(model.page(system.number))
  between = between:gsub("<body[^>]*>\n", "%0" .. links:format(paths.differences(system.name)), 1)
    :gsub("<svg.-</svg>", picture(system), 1) -- which needs no script
    :gsub('(id="module">)[^<]*(</script>)', "%1%2\n" .. module, 1)
  local text = ('%s<link rel="stylesheet" href="%s">%s<script src="%s" defer></script>%s')
    :format(before, system_page.style, between, system_page.script, after)
  return { path = paths.system(system.name), text = text }
end

local function plain_page(system, model, has_picture)
  local path = paths.system(system.name)
  return page({
    path = path, section = "Systems", title = system.name .. " \u{b7} joinery",
    body = table.concat({
      '<main id="content">', "<h1>" .. html.escape(system.title or system.name) .. "</h1>", model.table(system.number),
      ('<p><a href="%s">Differences from the others</a></p>'):format(paths.differences(system.name)),
      has_picture and picture(system) or "", "</main>",
    }, "\n"),
  })
end

function system_page.file(system, model, has_picture)
  return (model.module and explorer_page or plain_page)(system, model, has_picture)
end

-- What pages of systems share. A classic script, since browsers load no modules from a disk.
function system_page.shared(model)
  local _, _, _, styles, script = split(model.page(1))
  return { path = system_page.style, text = styles .. style },
         { path = system_page.script, text = '"use strict";\n(() => {\n' .. script .. "})();\n" }
end

return system_page

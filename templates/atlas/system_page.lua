-- The page of a system: the one of `joinery explore`, with links into the site in front of what it says.
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

return function(system, explorer)
  local head, body = explorer:match("^(.-<body[^>]*>\n?)(.*)$")
  local styled = head:gsub("</head>", (style:gsub("%%", "%%%%")), 1)
  return { path = paths.system(system.name),
           text = styled .. links:format(paths.differences(system.name)) .. body }
end

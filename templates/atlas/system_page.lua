-- The page of a system: the one of `joinery explore`, with links into the site in front of what it says.
local paths = import("atlas/paths")

local links = [[
<nav class="site" aria-label="Site"><a href="index.html">Atlas</a> <a href="index.html#systems">Systems</a> %s</nav>
]]

return function(system, explorer)
  local differences = ('<a href="%s">Compared with the others</a>'):format(paths.differences(system.name))
  local head, body = explorer:match("^(.-<body[^>]*>\n?)(.*)$")
  return { path = paths.system(system.name), text = head .. links:format(differences) .. body }
end

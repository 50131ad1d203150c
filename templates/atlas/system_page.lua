-- The page of a system: its laws and its table.
local markdown = import("atlas/markdown")
local page = import("atlas/page")
local paths = import("atlas/paths")

local no_links = { href = function() end, image = function() return "" end }

return function(system, report)
  return page({
    path = paths.system(system.name), section = "Systems", title = (system.title or system.name) .. " \u{b7} joinery",
    body = '<main id="content" class="system">\n' .. markdown(report, no_links) .. "\n</main>",
  })
end

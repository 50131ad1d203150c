-- A page of the site: what stands around its content.
local html = import("atlas/html")
local paths = import("atlas/paths")
local render = import("engine/render")

-- The links at the top.
local sections = {
  { label = "Atlas", path = "index.html" },
  { label = "Systems", path = "index.html#systems" },
  { label = "Documents", path = "docs/index.html" },
}

-- page.path, page.title, page.section (the label of one of those links, or false), page.body (HTML), page.script (a path
-- in the site, or false).
return function(page)
  local function to(path) return html.escape(paths.between(page.path, path)) end
  local values = { title = page.title, section = page.section or false, body = page.body, script = page.script or false,
                   sections = sections, to = to, escape = html.escape }
  return { path = page.path, text = render.text("atlas/page.html.tmpl", values) }
end

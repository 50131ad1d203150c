-- The documents as pages, with links between them.
local html = import("atlas/html")
local markdown = import("atlas/markdown")
local page = import("atlas/page")
local paths = import("atlas/paths")
local groups = import("atlas/documents")

-- Where a link of the document `from` leads on the page of that document; nil for what is no part of the site.
local function href(from, target, known)
  if target:find("^https?:") or target:find("^#") then return target end
  local file, anchor = target:match("^([^#]*)(.*)$")
  local path = paths.normal((from:match("^(.*/)") or "") .. file)
  local spec = path and path:match("^specs/([%w_]+)%.lua$")
  local to = spec and known[path] and paths.system(spec) or path and known[path] and paths.document(path)
  return to and paths.between(paths.document(from), to) .. anchor
end

-- Which paths of the tree the site has a page for.
local function known_paths(model)
  local known = {}
  for _, group in ipairs(groups) do
    for _, document in ipairs(group.documents) do known[document.path] = model.document(document.path) ~= nil end
  end
  for _, system in ipairs(model.systems) do known["specs/" .. system.name .. ".lua"] = true end
  return known
end

local function sidebar(here)
  local out = {}
  for _, group in ipairs(groups) do
    out[#out + 1] = "<h2>" .. html.escape(group.title) .. "</h2>\n<ul>"
    for _, document in ipairs(group.documents) do
      local to = paths.between(paths.document(here), paths.document(document.path))
      out[#out + 1] = ('<li><a href="%s"%s>%s</a></li>'):format(
        html.escape(to), document.path == here and ' aria-current="page"' or "", html.escape(document.label))
    end
    out[#out + 1] = "</ul>"
  end
  return table.concat(out, "\n")
end

-- The sections of a document, where there are enough to choose from.
local function contents(headings)
  local out = {}
  for _, heading in ipairs(headings) do
    if heading.level == 2 then
      out[#out + 1] = ('<li><a href="#%s">%s</a></li>'):format(html.escape(heading.anchor),
                                                                (heading.html:gsub("</?a[^>]*>", "")))
    end
  end
  if #out < 3 then return "" end
  return '<nav class="contents" aria-label="On this page">\n<h2>On this page</h2>\n<ul>\n' .. table.concat(out, "\n") ..
    "\n</ul>\n</nav>"
end

-- The picture of a system, which is drawn anew (atlas/site.lua): "generated/jax_lattice.svg" is that of jax.
local function picture(model, from, file, alt)
  local name = file and file:match("^generated/([%w_]+)_lattice%.svg$")
  for _, system in ipairs(model.systems) do
    if system.name == name then
      local source = paths.between(from, paths.picture(name))
      return ('<figure><img src="%s" alt="%s"></figure>'):format(html.escape(source), html.escape(alt))
    end
  end
  return ""
end

local function document_page(model, document, known)
  local links = {}
  function links.href(target) return href(document.path, target, known) end
  function links.image(source, alt)
    local file = paths.normal((document.path:match("^(.*/)") or "") .. source)
    return picture(model, paths.document(document.path), file, alt)
  end
  local body, headings = markdown(model.document(document.path), links)
  local title = headings[1] and headings[1].text or document.label
  return page({
    path = paths.document(document.path), section = "Documents",
    title = title == "joinery" and title or title .. " \u{b7} joinery",
    body = '<nav class="jump" aria-label="Below"><a href="#documents">All documents</a></nav>\n<div class="document">\n' ..
      '<nav class="documents" id="documents" aria-label="Documents">\n' .. sidebar(document.path) .. "\n</nav>\n" ..
      '<main id="content">\n' .. body .. "\n</main>\n" .. contents(headings) .. "\n</div>",
  })
end

return function(model)
  local known, files = known_paths(model), {}
  for _, group in ipairs(groups) do
    for _, document in ipairs(group.documents) do
      host.progress(document.path)
      if known[document.path] then files[#files + 1] = document_page(model, document, known) end
    end
  end
  return files
end

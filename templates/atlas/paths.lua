-- Where things are in the site, and how one page links to another. All paths are relative to the root of the site.
local paths = {}

-- The page of a document of the tree: "specs/README.md" is docs/specs/index.html.
function paths.document(path)
  return "docs/" .. path:gsub("README%.md$", "index.md"):gsub("%.md$", ".html")
end

function paths.system(name) return name .. ".html" end

function paths.picture(name) return "pictures/" .. name .. ".svg" end

local function encoded(text)
  return (text:gsub("[^%w*._-]", function(c) return ("%%%02X"):format(c:byte()) end))
end

-- The page of a system with two of its dtypes chosen, or with its differences from another one shown: what the page reads in
-- its address is in templates/explorer/state.js.
function paths.cell(name, a, b) return ("%s.html#pick=%s&pick=%s"):format(name, encoded(a), encoded(b)) end
function paths.against(name, other) return ("%s.html#mode=difference&against=%s"):format(name, encoded(other)) end

-- Where a system is compared with each other one; `other`, or nil, is one of them.
function paths.differences(name, other) return "diff/" .. name .. ".html" .. (other and "#" .. other or "") end

-- The address of the page `to` on the page `from`.
function paths.between(from, to)
  while true do
    local folder = from:match("^[^/]+/")
    if not folder or to:sub(1, #folder) ~= folder then break end
    from, to = from:sub(#folder + 1), to:sub(#folder + 1)
  end
  local up = select(2, from:gsub("/", ""))
  return ("../"):rep(up) .. to
end

-- "specs/x/../laws.md" as "specs/laws.md"; nil for what leads out of the tree.
function paths.normal(path)
  local parts = {}
  for part in path:gmatch("[^/]+") do
    if part == ".." then
      if #parts == 0 then return nil end
      parts[#parts] = nil
    elseif part ~= "." then
      parts[#parts + 1] = part
    end
  end
  return table.concat(parts, "/")
end

return paths

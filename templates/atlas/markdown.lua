-- Markdown as HTML, as GitHub makes it, as far as our documents use it: headings with anchors, paragraphs, fenced code,
-- lists in lists, tables, comments that name the file of an example, and lines of HTML that hold one image.
local html = import("atlas/html")
local inline = import("atlas/inline")

local block_of = {} -- readers of blocks, in the order of `order`: each takes the state, and is true if it has read one

-- The anchor of a heading that reads `words`.
local function anchor_of(state, words)
  local anchor = words:lower():gsub("[^%w_%- \128-\255]", ""):gsub(" ", "-")
  local count = state.anchors[anchor]
  state.anchors[anchor] = (count or 0) + 1
  return count and anchor .. "-" .. count or anchor
end

-- A heading without its marks: what it reads.
local function plain(markdown)
  return (markdown:gsub("!?%[([^%]]*)%]%([^)]*%)", "%1"):gsub("[`*]", ""):gsub("\\(%p)", "%1"))
end

local function emit(state, ...) state.out[#state.out + 1] = (...):format(select(2, ...)) end

local function line_of(state) return state.lines[state.at] end

local function render_lines(lines, state)
  local inner = { lines = lines, at = 1, out = {}, links = state.links, anchors = state.anchors, headings = state.headings }
  while inner.at <= #lines do
    for _, read in ipairs(block_of) do
      if read(inner) then break end
    end
  end
  return inner.out
end

local function blank(state)
  if line_of(state):find("%S") then return false end
  state.at = state.at + 1
  return true
end

local function heading(state)
  local marks, words = line_of(state):match("^(#+) +(.-) *#*$")
  if not marks or #marks > 6 then return false end
  local anchor, reads = anchor_of(state, plain(words)), inline(words, state.links)
  state.headings[#state.headings + 1] = { level = #marks, anchor = anchor, html = reads, text = plain(words) }
  emit(state, '<h%d id="%s">%s<a class="anchor" href="#%s" aria-label="Link to this section">#</a></h%d>', #marks,
       html.escape(anchor), reads, html.escape(anchor), #marks)
  state.at = state.at + 1
  return true
end

-- How a comment begins, where that is worth a colour.
local comments = { lua = "%-%-", sh = "#", c = "//", cmake = "#" }

local function code_line(line, language)
  if language == "console" and line:find("^%$ ") then return "<b>" .. html.escape(line) .. "</b>" end
  local mark = comments[language]
  if mark and not line:find("['\"].*" .. mark .. ".*['\"]") then
    local at = line:find("^" .. mark .. "%s") or line:find("%s" .. mark .. "%s")
    if at then return html.escape(line:sub(1, at - 1)) .. "<i>" .. html.escape(line:sub(at)) .. "</i>" end
  end
  return html.escape(line)
end

local function fence(state)
  local indent, ticks, language = line_of(state):match("^( *)(```+)(%S*)%s*$")
  if not ticks then return false end
  local lines = {}
  state.at = state.at + 1
  while line_of(state) and not line_of(state):find("^ *" .. ticks .. "`*%s*$") do
    local line = line_of(state):gsub("^" .. (" ?"):rep(#indent), "")
    lines[#lines + 1] = code_line(line, language)
    state.at = state.at + 1
  end
  state.at = state.at + 1
  if state.file then emit(state, '<p class="file">%s</p>', html.escape(state.file)) end
  state.file = nil
  emit(state, '<pre tabindex="0"><code%s>%s</code></pre>',
       language ~= "" and (' class="language-%s"'):format(html.escape(language)) or "", table.concat(lines, "\n"))
  return true
end

-- "<!-- file: mine.lua -->" names the example that follows; other comments are not for readers.
local function comment(state)
  local words = line_of(state):match("^<!%-%-(.-)%-%->%s*$")
  if not words then return false end
  state.file = words:match("^ file: (%S+) $")
  state.at = state.at + 1
  return true
end

local function html_image(state)
  local attributes = line_of(state):match("^%s*<img (.-)/?>%s*$")
  if not attributes then return false end
  emit(state, "%s", state.links.image(attributes:match('src="([^"]*)"') or "", attributes:match('alt="([^"]*)"') or ""))
  state.at = state.at + 1
  return true
end

-- The cells of a row of a table, as Markdown.
local function cells(line)
  local list = {}
  line = line:gsub("^%s*|", ""):gsub("\\\\", "\1\1"):gsub("\\|", "\2"):gsub("|%s*$", "")
  for cell in (line .. "|"):gmatch("([^|]*)|") do
    list[#list + 1] = cell:gsub("\1\1", "\\\\"):gsub("\2", "|"):match("^%s*(.-)%s*$")
  end
  return list
end

local function row(state, tag, alignments)
  local out = {}
  for i, cell in ipairs(cells(line_of(state))) do
    local right = alignments[i] and alignments[i]:find("^:?%-+:$") and ' class="right"' or ""
    local cell_tag = cell == "" and "td" or tag -- a header is not empty
    out[#out + 1] = ("<%s%s>%s</%s>"):format(cell_tag, right, inline(cell, state.links), cell_tag)
  end
  state.at = state.at + 1
  return "<tr>" .. table.concat(out) .. "</tr>"
end

local function table_block(state)
  local separator = state.lines[state.at + 1]
  if not line_of(state):find("|") or not separator or not separator:find("^%s*|?%s*:?%-[%s|:%-]*$") then return false end
  if not separator:find("|") then return false end
  local alignments = cells(separator)
  local head = row(state, "th", alignments)
  emit(state, '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n%s<tbody>',
       head:gsub("<[^>]*>", "") ~= "" and "<thead>" .. head .. "</thead>\n" or "")
  state.at = state.at + 1
  while line_of(state) and line_of(state):find("|") do state.out[#state.out + 1] = row(state, "td", alignments) end
  emit(state, "</tbody></table></div>")
  return true
end

-- The indent, the mark and where its text begins of a line that begins an item.
local function item_of(line)
  local indent, mark, gap = line:match("^( *)([-*+])( +)%S")
  if not indent then indent, mark, gap = line:match("^( *)(%d+%.)( +)%S") end
  if indent then return #indent, mark, #indent + #mark + #gap end
end

-- The lines of one item, without its mark and indent. It goes on with lines that are indented, and with lazy ones.
local function item_lines(state, indent, text_at)
  local lines, loose = { line_of(state):sub(text_at + 1) }, false
  state.at = state.at + 1
  while line_of(state) do
    local line = line_of(state)
    local item_indent = item_of(line)
    if not line:find("%S") then
      local following = state.lines[state.at + 1]
      if not following or not following:find("^" .. (" "):rep(text_at) .. "%s*%S") then break end
      loose = true
      lines[#lines + 1] = ""
    elseif item_indent and item_indent <= indent then
      break
    elseif #line:match("^ *") > indent then
      lines[#lines + 1] = line:sub(math.min(text_at, #line:match("^ *")) + 1)
    elseif lines[#lines] == "" or line:find("^#") or line:find("^```") or line:find("^<!") then
      break
    else
      lines[#lines + 1] = line
    end
    state.at = state.at + 1
  end
  return lines, loose
end

local function list(state)
  local indent, mark = item_of(line_of(state))
  if not indent then return false end
  local ordered = mark:find("%d") ~= nil
  emit(state, ordered and '<ol start="%d">' or "<ul>", ordered and tonumber(mark:match("%d+")) or 0)
  while line_of(state) do
    local at, sign, inner = item_of(line_of(state))
    if at ~= indent or (sign:find("%d") ~= nil) ~= ordered then break end
    local lines, loose = item_lines(state, indent, inner)
    local body = table.concat(render_lines(lines, state), "\n")
    if not loose then body = body:gsub("^<p>(.-)</p>", "%1", 1) end
    state.out[#state.out + 1] = "<li>" .. body .. "</li>"
    while line_of(state) and not line_of(state):find("%S") do
      local following = state.lines[state.at + 1]
      if not following then break end
      local next_at = item_of(following)
      if next_at ~= indent and following:find("%S") then break end
      state.at = state.at + 1
    end
  end
  emit(state, ordered and "</ol>" or "</ul>")
  return true
end

local function begins_block(state)
  local line = line_of(state)
  return not line:find("%S") or line:find("^#+ ") or line:find("^ *```") or item_of(line) or line:find("^<!%-%-")
end

local function paragraph(state)
  local lines = {}
  repeat
    lines[#lines + 1] = line_of(state):match("^%s*(.-)%s*$")
    state.at = state.at + 1
  until not line_of(state) or begins_block(state)
  state.out[#state.out + 1] = "<p>" .. inline(table.concat(lines, "\n"), state.links) .. "</p>"
  return true
end

block_of = { blank, heading, fence, comment, html_image, table_block, list, paragraph }

-- The HTML of a document, and its headings: { level, anchor, html, text }. `links` as in atlas/inline.lua; `anchors` are
-- those that the page has already, or nil.
return function(markdown, links, anchors)
  local lines = {}
  for line in (markdown:gsub("\r", "") .. "\n"):gmatch("([^\n]*)\n") do lines[#lines + 1] = line end
  local state = { links = links, anchors = anchors or {}, headings = {} }
  return table.concat(render_lines(lines, state), "\n"), state.headings
end

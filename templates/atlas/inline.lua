-- The inside of a line of Markdown as HTML: code, links, images, emphasis, escapes. What GitHub makes of it, as far as our
-- documents use it.
--
-- `links` says where things lead: links.href(target) gives the address, or nil for what is not in the site;
-- links.image(source, alt) gives HTML.
local html = import("atlas/html")

local punctuation = "[!-/:-@%[-`{-~]"

local function is_space(c) return c == "" or c:find("^%s") ~= nil end

-- Whether a run of stars between the characters `before` and `after` may open emphasis, and whether it may close it.
local function flanking(before, after)
  local left = not is_space(after) and (not after:find(punctuation) or is_space(before) or before:find(punctuation) ~= nil)
  local right = not is_space(before) and (not before:find(punctuation) or is_space(after) or after:find(punctuation) ~= nil)
  return left, right
end

-- Past a code span that begins at `at`, or nil.
local function code_end(text, at)
  local ticks = text:match("^`+", at)
  local from = at + #ticks
  while true do
    local first, last = text:find("`+", from)
    if not first then return nil end
    if last - first + 1 == #ticks then return last + 1, text:sub(at + #ticks, first - 1) end
    from = last + 1
  end
end

-- The place of the bracket that closes the one at `at`.
local function closing_bracket(text, at)
  local depth, i = 0, at
  while i <= #text do
    local c = text:sub(i, i)
    if c == "\\" then
      i = i + 1
    elseif c == "`" then
      i = (code_end(text, i) or i + 1) - 1
    elseif c == "[" then
      depth = depth + 1
    elseif c == "]" then
      depth = depth - 1
      if depth == 0 then return i end
    end
    i = i + 1
  end
end

-- The place of the stars that close emphasis opened at `at` by `count` of them.
local function closing_stars(text, at, count)
  local i = at + count
  while i <= #text do
    local c = text:sub(i, i)
    if c == "\\" then
      i = i + 2
    elseif c == "`" then
      i = code_end(text, i) or i + 1
    elseif c == "*" then
      local _, last = text:find("^%*+", i)
      local _, right = flanking(text:sub(i - 1, i - 1), text:sub(last + 1, last + 1))
      local length = last - i + 1 -- of several stars, the last ones close what was opened first
      if right and length >= count and (count == 2 or length ~= 2) and i > at + count then return last - count + 1 end
      i = last + 1
    else
      i = i + 1
    end
  end
end

local render

-- "[words](target)" at `at`: HTML, and where the text goes on.
local function link(text, at, links)
  local close = closing_bracket(text, at)
  local target = close and text:match("^%(([^()%s]*)%)", close + 1)
  if not target then return nil end
  local words, href = render(text:sub(at + 1, close - 1), links), links.href(target)
  local shown = href and ('<a href="%s">%s</a>'):format(html.escape(href), words) or words
  return shown, close + #target + 3
end

local function image(text, at, links)
  local close = closing_bracket(text, at + 1)
  local source = close and text:match("^%(([^()%s]*)%)", close + 1)
  if not source then return nil end
  return links.image(source, text:sub(at + 2, close - 1)), close + #source + 3
end

local function emphasis(text, at, links)
  local _, last = text:find("^%*+", at)
  local count = last - at >= 1 and 2 or 1
  local opens = flanking(text:sub(at - 1, at - 1), text:sub(last + 1, last + 1))
  local close = opens and closing_stars(text, at, count)
  if not close then return text:sub(at, last), last + 1 end
  local tag = count == 2 and "strong" or "em"
  return ("<%s>%s</%s>"):format(tag, render(text:sub(at + count, close - 1), links), tag), close + count
end

local function code(text, at)
  local past, inside = code_end(text, at)
  if not past then return nil end
  inside = inside:gsub("\n", " ")
  if inside:find("^ .*[^ ].* $") then inside = inside:sub(2, -2) end
  return "<code>" .. html.escape(inside) .. "</code>", past
end

local function escaped(text, at)
  local c = text:sub(at + 1, at + 1)
  if c:find("^" .. punctuation) then return html.escape(c), at + 2 end
end

local function address(text, at)
  local url = text:match("^<(https?://[^<>%s]+)>", at)
  if url then return ('<a href="%s">%s</a>'):format(html.escape(url), html.escape(url)), at + #url + 2 end
end

local readers = { ["\\"] = escaped, ["`"] = code, ["["] = link, ["!"] = image, ["*"] = emphasis, ["<"] = address }

function render(text, links)
  local out, at = {}, 1
  while at <= #text do
    local special = text:find("[\\`%[!*<]", at) or #text + 1
    out[#out + 1] = html.escape(text:sub(at, special - 1))
    if special > #text then break end
    local shown, past = readers[text:sub(special, special)](text, special, links)
    out[#out + 1] = shown or html.escape(text:sub(special, special))
    at = past or special + 1
  end
  return table.concat(out)
end

return render

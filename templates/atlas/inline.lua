-- The inside of a line of Markdown as HTML: code, links, images, emphasis, escapes. What GitHub makes of it, as far as our
-- documents use it.
--
-- `links` says where things lead: links.href(target) gives the address, or nil for what is not in the site;
-- links.image(source, alt) gives HTML.
local html = import("atlas/html")

local punctuation = "[!-/:-@%[-`{-~]"

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

local render

-- "[words](target)" at `at`: HTML, and where the text goes on.
local function link(text, at, links)
  local words, target, past = text:match("^(%b[])%(([^()%s]*)%)()", at)
  if not target then return nil end
  local shown, href = render(words:sub(2, -2), links), links.href(target)
  return href and ('<a href="%s">%s</a>'):format(html.escape(href), shown) or shown, past
end

local function image(text, at, links)
  local words, source, past = text:match("^!(%b[])%(([^()%s]*)%)()", at)
  if source then return links.image(source, words:sub(2, -2)), past end
end

-- "*words*" or "**words**". Stars behind a letter, as in i*, those with a blank inside and those that nothing closes are
-- themselves.
local function emphasis(text, at, links)
  local stars = text:match("^%*%*?", at)
  local words = #stars == 2 and text:match("^%*%*(%S.-)%*%*", at) or #stars == 1 and text:match("^%*([^%s*][^*]*)%*", at)
  if not words or words:find("%s$") or text:sub(at - 1, at - 1):find("%w") then return stars, at + #stars end
  local tag = #stars == 2 and "strong" or "em"
  return ("<%s>%s</%s>"):format(tag, render(words, links), tag), at + #words + 2 * #stars
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

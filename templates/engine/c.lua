-- Text for C: string literals, comments, wrapped paragraphs.
local lists = import("engine/lists")

local c = {}

-- Well-formed UTF-8: a byte that is none becomes U+FFFD.
function c.utf8(text)
  local parts, at = {}, 1
  while true do
    local ok, bad = utf8.len(text, at)
    if ok then break end
    parts[#parts + 1] = text:sub(at, bad - 1) .. "\u{FFFD}"
    at = bad + 1
  end
  return table.concat(parts) .. text:sub(at)
end

-- Characters that turn the direction of writing, begin a line for some readers, rule a terminal or show nothing: who reads
-- would see other code than the compiler does. They are those of base/text.c, as patterns.
local hidden = { "\xC2[\x80-\x9F\xAD]", "\u{34F}", "\u{61C}", "\xE1\x85[\x9F\xA0]", "\xE1\x9E[\xB4\xB5]",
                 "\xE1\xA0[\x8B-\x8F]", "\xE2\x80[\x8B-\x8F\xA8-\xAE]", "\xE2\x81[\xA0-\xAF]", "\u{3164}",
                 "\xEF\xB8[\x80-\x8F]", "\u{FEFF}", "\u{FFA0}", "\xEF\xBF[\xB0-\xBB\xBE\xBF]", "\xF0\x9B\xB2[\xA0-\xA3]",
                 "\xF0\x9D\x85[\xB3-\xBA]", "\xF3\xA0[\x80-\xBF][\x80-\xBF]" }

-- `text` with something else in the place of each such character, as string.gsub takes it.
function c.without_hidden(text, instead)
  if not text:find("[\x80-\xFF]") then return text end
  for _, pattern in ipairs(hidden) do text = text:gsub(pattern, instead) end
  return text
end

local function octal(bytes)
  return (bytes:gsub(".", function(byte) return string.format("\\%03o", byte:byte()) end))
end

function c.string(text)
  if not text:find("[^%w_*. ]") then return '"' .. text .. '"' end
  text = c.utf8(text):gsub('[\\"]', "\\%0"):gsub("%?", "\\?"):gsub("%c", octal)
  return '"' .. c.without_hidden(text, octal) .. '"'
end

-- Text that can stand in a comment, on one line.
function c.comment(text)
  if not text:find("[^%w_. ]") then return text end
  text = c.utf8(text):gsub("%s+", " "):gsub("%c", "")
  return (c.without_hidden(text, "\u{FFFD}"):gsub("%*/", "* /"):gsub("/%*", "/ *"):gsub("%?%?", "? ?"))
end

-- What #include takes: <name> as it is, anything else in quotes.
function c.included(header) return header:find("^<") and header or '"' .. header .. '"' end

-- The words of `text` in lines of at most `width` columns, each beginning with `margin`.
function c.wrapped(text, margin, width)
  local words = {}
  for word in c.comment(text):gmatch("%S+") do words[#words + 1] = word end
  return lists.folded(words, " ", width, margin)
end

-- Many items in lines of at most `width` columns, with commas between them.
function c.filled(items, margin, width)
  if #items == 0 then return { margin } end
  local lines = lists.folded(lists.map(items, tostring), ", ", width - 2, margin)
  for i = 1, #lines - 1 do lines[i] = lines[i] .. "," end
  return lines
end

-- #if with a long condition.
function c.conditional(condition)
  local words = {}
  for word in condition:gmatch("%S+") do words[#words + 1] = word end
  return table.concat(lists.folded(words, " ", 116, "#if ", "    "), " \\\n")
end

-- Items with `separator` between them as the last lines of a macro.
function c.macro(items, separator, width)
  local lines = lists.folded(items, separator, width, "    ")
  local stop = separator:gsub(" $", "")
  for i = 1, #lines - 1 do lines[i] = lines[i] .. stop .. " \\" end
  return lines
end

return c

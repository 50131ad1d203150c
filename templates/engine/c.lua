-- Text for C: string literals, comments, wrapped paragraphs.
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

-- Characters that turn the direction of writing: a reader would see other code than the compiler does.
local direction = { "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
                    "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}" }

local function octal(bytes)
  return (bytes:gsub(".", function(byte) return string.format("\\%03o", byte:byte()) end))
end

function c.string(text)
  if not text:find("[^%w_*. ]") then return '"' .. text .. '"' end
  text = c.utf8(text):gsub('[\\"]', "\\%0"):gsub("%?", "\\?"):gsub("%c", octal)
  for _, turn in ipairs(direction) do text = text:gsub(turn, octal) end
  return '"' .. text .. '"'
end

-- Text that can stand in a comment, on one line.
function c.comment(text)
  if not text:find("[^%w_. ]") then return text end
  text = c.utf8(text):gsub("%s+", " "):gsub("%c", "")
  for _, turn in ipairs(direction) do text = text:gsub(turn, "\u{FFFD}") end
  return (text:gsub("%*/", "* /"):gsub("/%*", "/ *"):gsub("%?%?", "? ?"))
end

-- The words of `text` in lines of at most `width` columns, each beginning with `margin`.
function c.wrapped(text, margin, width)
  local lines, line = {}, nil
  for word in c.comment(text):gmatch("%S+") do
    if line and #line + 1 + #word > width then
      lines[#lines + 1] = line
      line = nil
    end
    line = line and (line .. " " .. word) or (margin .. word)
  end
  lines[#lines + 1] = line
  return lines
end

-- Many items in lines of at most `width` columns.
function c.filled(items, margin, width)
  local lines, from, length = {}, 1, #margin
  for i, item in ipairs(items) do
    item = tostring(item)
    if i > from and length + #item + 2 > width then
      lines[#lines + 1] = margin .. table.concat(items, ", ", from, i - 1) .. ","
      from, length = i, #margin
    end
    length = length + #item + 2
  end
  lines[#lines + 1] = margin .. table.concat(items, ", ", from)
  return lines
end

return c

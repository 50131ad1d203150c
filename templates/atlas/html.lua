-- Text as HTML: what is data never becomes a tag.
local html = {}

local entities = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;", ["'"] = "&#39;" }

-- The text as it stands between tags or in an attribute.
function html.escape(text) return (text:gsub("[&<>\"']", entities)) end

local escapes = { ['"'] = '\\"', ["\\"] = "\\\\", ["\n"] = "\\n", ["\t"] = "\\t", ["\r"] = "\\r", ["<"] = "\\u003c" }

local function json_string(text)
  text = text:gsub('[%c"\\<]', function(c) return escapes[c] or ("\\u%04x"):format(c:byte()) end)
  return '"' .. text:gsub("\u{2028}", "\\u2028"):gsub("\u{2029}", "\\u2029") .. '"'
end

-- A value as JSON that may stand in a script element: a list, a table with `keys` (which of its fields, in order), a text,
-- a number, a boolean.
function html.json(value)
  if type(value) == "string" then return json_string(value) end
  if type(value) ~= "table" then return tostring(value) end
  local parts = {}
  if value.keys then
    for i, key in ipairs(value.keys) do parts[i] = json_string(key) .. ":" .. html.json(value[key]) end
    return "{" .. table.concat(parts, ",") .. "}"
  end
  for i, part in ipairs(value) do parts[i] = html.json(part) end
  return "[" .. table.concat(parts, ",") .. "]"
end

return html

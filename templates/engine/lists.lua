-- Lists, and what text is made of them.
local lists = {}

-- What `value_of(item, i)` gives for each item.
function lists.map(list, value_of)
  local values = {}
  for i, item in ipairs(list) do values[i] = value_of(item, i) end
  return values
end

-- The field `key` of each item.
function lists.field(list, key)
  return lists.map(list, function(item) return item[key] end)
end

-- The items that `is_wanted(item)` is true of.
function lists.filter(list, is_wanted)
  local wanted = {}
  for _, item in ipairs(list) do
    if is_wanted(item) then wanted[#wanted + 1] = item end
  end
  return wanted
end

-- The words of text with commas between them.
function lists.words(text)
  local words = {}
  for word in text:gmatch("[^,]+") do words[#words + 1] = word end
  return words
end

-- Words in lines of at most `width` columns, with `separator` between those of a line. The first line begins with `margin`,
-- later ones with `later_margin`, by default the same.
function lists.folded(words, separator, width, margin, later_margin)
  local lines, line = {}, nil
  for _, word in ipairs(words) do
    if line and #line + #separator + #word > width then
      lines[#lines + 1] = line
      line = nil
    end
    line = line and line .. separator .. word or (lines[1] and later_margin or margin) .. word
  end
  lines[#lines + 1] = line
  return lines
end

return lists

-- How tables over the rows of dtypes are written in C.
local c = import("engine/c")
local lists = import("engine/lists")

local table_text = {}

-- Spaces that line up what follows the names of a small table.
local function padding(dtypes)
  local widest = 0
  for _, d in ipairs(dtypes) do widest = math.max(widest, utf8.len(d.name)) end
  if widest > 24 then widest = 0 end
  return function(d) return (" "):rep(widest - utf8.len(d.name)) end
end

-- For the tables of tables.of, where `constants` is true if rows are macros, functions that give text for a dtype to each
-- row, and `hole` to one without a dtype:
--
--   by_value(text_of, hole)           short texts, several a line
--   labelled(text_of, hole)           a line for each dtype, which begins with its name
--   macro_row(stem, d, cells)         the cells of a dtype, or of none, as a macro
--   table_rows(stem, text_of, hole)   the rows of a table: these macros; without any the texts, and the macro `hole`
function table_text.of(P, dtypes, tables, constants)
  local text, pad = {}, padding(dtypes)
  function text.by_value(text_of, hole)
    return c.filled(lists.map(tables.by_value, function(d) return d and text_of(d) or hole end), "    ", 110)
  end
  function text.labelled(text_of, hole)
    local lines, holes = {}, {}
    local function end_holes()
      if #holes == 0 then return end
      for _, line in ipairs(c.filled(holes, "    ", 110)) do lines[#lines + 1] = line end
      lines[#lines] = lines[#lines] .. ","
      holes = {}
    end
    for i, d in ipairs(tables.by_value) do
      if d then
        end_holes()
        lines[#lines + 1] = ("    /* %s */%s %s"):format(c.comment(d.name), pad(d), text_of(d))
                            .. (i < #tables.by_value and "," or "")
      else
        holes[#holes + 1] = hole
      end
    end
    return lines
  end
  local width = #tostring(tables.none)
  function text.macro_row(stem, d, cells)
    local number = tostring(d and d.value or tables.none)
    return ("%s_%s_%s_%s %s%s"):format(P, stem, number, (" "):rep(width - #number), cells,
                                       d and (" /* %s */"):format(c.comment(d.name)) or "")
  end
  function text.table_rows(stem, text_of, hole)
    if not constants then
      return text.labelled(function(d) return "{" .. text_of(d) .. "}" end, P .. "_" .. hole .. "_")
    end
    local form = ("{%s_%s_%%d_}"):format(P, stem)
    return text.by_value(function(d) return form:format(d.value) end, form:format(tables.none))
  end
  return text
end

return table_text

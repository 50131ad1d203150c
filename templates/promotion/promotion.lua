-- What the templates of the promotion tables see beside the model.
local c = import("engine/c")
local bound = import("promotion/bound")
local casts = import("promotion/casts")
local constants = import("promotion/constants")
local ctypes = import("promotion/ctypes")
local dtypes_of = import("promotion/dtypes")
local lists = import("engine/lists")
local native = import("promotion/native_types")
local op_results = import("promotion/op_results")
local sets = import("promotion/sets")
local sorting = import("promotion/sorting")
local tables = import("promotion/tables")
local verdict = import("promotion/verdict")

-- Spaces that line up what follows the names of a small table.
local function padding(dtypes)
  local widest = 0
  for _, d in ipairs(dtypes) do widest = math.max(widest, utf8.len(d.name)) end
  if widest > 24 then widest = 0 end
  return function(d) return (" "):rep(widest - utf8.len(d.name)) end
end

-- The rows of a table by value, as lines of C: text_of(d) of a dtype, and `hole` for a value that is none. `before(d)` is
-- put before the text of a dtype.
local function rows_by_value(by_value, text_of, hole, before)
  local lines, holes = {}, {}
  local function end_holes()
    if #holes == 0 then return end
    for _, line in ipairs(c.filled(holes, "    ", 110)) do lines[#lines + 1] = line end
    lines[#lines] = lines[#lines] .. ","
    holes = {}
  end
  for i, d in ipairs(by_value) do
    if d then
      end_holes()
      lines[#lines + 1] = "    " .. before(d) .. text_of(d) .. (i < #by_value and "," or "")
    else
      holes[#holes + 1] = hole
    end
  end
  return lines
end

-- C types whose size the compiler could see differently from the spec.
local function to_check(dtypes, types)
  local list, seen = {}, {}
  for i, d in ipairs(dtypes) do
    local fixed = d.kind == "abstract" or types[i]:find("^u?int%d+_t$")
    if not fixed and not seen[types[i]] then
      seen[types[i]] = true
      list[#list + 1] = { type = types[i], size = d.size }
    end
  end
  return list
end

return function(model, prefix)
  local P = prefix:upper()
  local made, pad = tables.of(model), padding(model.dtypes)
  local values = dtypes_of(model, prefix)
  local types = values.ctypes
  values.tables, values.known = made, ctypes.known(model, types, values.structs)
  values.checked = to_check(model.dtypes, types)
  values.verdict, values.included = verdict.paragraphs(model, prefix), c.included
  values.dtype_sets, values.op_results = sets.of(model), op_results.of(model)
  values.native, values.standard_type = native.known(model.dtypes), native.standard_type
  local castings = casts.of(model)
  values.losses, values.castings, values.cast_bits = casts.losses, castings.list, castings.cell_bits
  local words = lists.field(castings.list, "name")
  values.casting_words = table.concat(words, ", ", 1, #words - 1) .. " or " .. words[#words]
  function values.cast_row(from) return castings.row(made.by_value, from) end
  values.bound, values.then_weak = bound.of(model) or false, bound.then_weak(model)
  values.word_of, values.sorting = bound.word, sorting
  values.constants = constants.of(model, P, made, values.bound) or false
  function values.kind(d) return P .. "_KIND_" .. d.kind:upper() end
  -- What FOR_EACH_DTYPE says of a dtype.
  function values.for_each(d)
    return ("%s_X_(%s, %s, %s, %d, %s)"):format(P, d.ident:upper(), c.string(d.name), types[d.id + 1], d.size,
                                                values.kind(d))
  end
  -- What a dtype is stored as, where that is a dtype of the spec.
  function values.materialized(d) return d.weak and d.strong and model.dtypes[d.strong + 1] or d end
  function values.by_value(text_of, hole)
    return rows_by_value(made.by_value, text_of, hole, function() return "" end)
  end
  -- The same, with the names of dtypes.
  function values.labelled(text_of, hole)
    return rows_by_value(made.by_value, text_of, hole, function(d)
      return "/* " .. c.comment(d.name) .. " */" .. pad(d) .. " "
    end)
  end
  function values.facts(d)
    return ("{%s, %d, %s, %s, %s}"):format(c.string(d.name), d.size, values.kind(d), d.weak and "true" or "false",
                                           values.enumerator(values.materialized(d)))
  end
  -- The dtype of C's integers as a C expression over `size`.
  function values.by_size(list)
    local text = {}
    for _, entry in ipairs(list) do
      text[#text + 1] = ("(size) == %d ? %s : "):format(entry.size, values.enumerator(entry.dtype))
    end
    return table.concat(text) .. values.enumerator()
  end
  -- That of one of the lists of ctypes.known whose entries have this size, or nothing.
  function values.of_size(list, size)
    for _, entry in ipairs(list) do
      if entry.size == size then return entry.dtype end
    end
  end
  return values
end

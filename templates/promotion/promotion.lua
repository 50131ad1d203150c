-- What the templates of the promotion tables see beside the model.
local c = import("engine/c")
local bound = import("promotion/bound")
local casts = import("promotion/casts")
local constants = import("promotion/constants")
local ctypes = import("promotion/ctypes")
local enum = import("promotion/enum")
local host_words = import("promotion/host")
local lists = import("engine/lists")
local native = import("promotion/native_types")
local op_results = import("promotion/op_results")
local op_slices = import("promotion/op_slices")
local rows = import("promotion/rows")
local sets = import("promotion/sets")
local sorting = import("promotion/sorting")
local table_text = import("promotion/table_text")
local tables = import("promotion/tables")
local verdict = import("promotion/verdict")

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

-- The tables of operations of three operands, with what C says of each: `cell`, the type of the number of a slice, and
-- row_of(a), the numbers for a first operand, by the row of the second.
local function slices_of(model, by_value)
  local list = op_slices.of(model, op_slices.of_c(model))
  for _, each in ipairs(list) do
    each.cell = #each.slices <= 256 and "uint8_t" or #each.slices <= 65536 and "uint16_t" or "uint32_t"
    function each.row_of(a)
      local numbers = lists.map(by_value, function(b) return tostring(b and each.places[a.id + 1][b.id + 1] or 0) end)
      return "{" .. table.concat(numbers, ", ") .. "}"
    end
  end
  return list
end

local function has_complex(model)
  for _, d in ipairs(model.dtypes) do
    if d.kind == "complex" then return true end
  end
  return false
end

-- What the header has, in its order, as pairs of names and what they are.
local function contents_of(prefix, values)
  local P, list = prefix:upper(), { width = 0 }
  local function add(names, meaning)
    local name = names:gsub("%f[%w]nd_", prefix .. "_"):gsub("%f[%w]ND_", P .. "_")
    list[#list + 1] = { name, meaning }
    list.width = math.max(list.width, #name)
  end
  add("nd_dtype, ND_FOR_EACH_DTYPE(X)", "the dtypes")
  add("nd_promote_types(a, b)", "what two promote to")
  add("nd_result_type(n, dtypes)", "what any number promote to")
  add("nd_can_cast(from, to, casting)", "whether a conversion is allowed, and what it loses")
  if #values.op_results.ops > 0 then
    add("nd_" .. values.op_results.ops[1].name .. "_result(...)", "what each operation gives")
  end
  add("nd_dtype_name(d)", "name, size and kind, and the dtype of a name")
  if values.dtype_sets[1] then add("nd_is_" .. values.dtype_sets[1].lower .. "(d)", "sets of dtypes") end
  if values.constants then add("ND_PROMOTE_TYPES(A, B)", "the same as constant expressions") end
  add("ND_DTYPE_OF(expr)", "the dtype of a C expression.")
  return list
end

-- Why the values of dtypes cannot be part of the names of macros.
local function why_not_plain(model, P)
  if model.host.c and model.host.c.dtype then return "the values of dtypes are the host's." end
  return "the value of a dtype or of " .. P .. "_NO_DTYPE is below 0 or above 254."
end

return function(model, prefix)
  local P = prefix:upper()
  local made, values = tables.of(model), enum.of(model, prefix)
  local types = values.ctypes
  values.tables, values.limit = made, model.limit
  values.known, values.checked = ctypes.known(model, types, values.structs), to_check(model.dtypes, types)
  values.has_complex, values.verdict = has_complex(model), verdict.paragraphs(model, prefix)
  values.included, values.import = c.included, host_words.import_of(model, "c") or false
  values.dtype_sets, values.op_results = sets.of(model), op_results.of(model)
  values.op_slices, values.filter = slices_of(model, made.by_value), lists.filter
  values.native, values.standard_type = native.known(model.dtypes), native.standard_type
  local castings = casts.of(model)
  values.losses, values.loss_bits, values.loss_mask = casts.losses, casts.loss_bits, casts.loss_mask
  values.castings, values.cast_bits = castings.list, castings.cell_bits
  local words = lists.field(castings.list, "name")
  values.casting_words = table.concat(words, ", ", 1, #words - 1) .. " or " .. words[#words]
  function values.cast_row(from) return castings.row(made.by_value, from) end
  values.bound, values.then_weak = bound.of(model) or false, bound.then_weak(model)
  values.word_of, values.sorting = bound.word, sorting
  values.constants = constants.of(model, P, made, values.bound) or false
  local writer = table_text.of(P, model.dtypes, made, values.constants)
  values.by_value, values.labelled, values.macro_row = writer.by_value, writer.labelled, writer.macro_row
  values.table_rows = writer.table_rows
  values.no_constants = why_not_plain(model, P)
  values.contents = contents_of(prefix, values)
  function values.kind(d) return P .. "_KIND_" .. d.kind:upper() end
  -- Whether a C expression is a dtype.
  local expressions = rows.of(model, prefix)
  function values.is_dtype(d)
    local is_row = ("%s < %d"):format(expressions.number(d), model.limit)
    if not made.has_holes then return is_row end
    return ("%s && %s_stored_as_[%s] != %d"):format(is_row, prefix, expressions.index(d), made.none)
  end
  -- What FOR_EACH_DTYPE says of a dtype.
  function values.for_each(d)
    return ("%s_X_(%s, %s, %s, %d, %s)"):format(P, d.ident:upper(), c.string(d.name), types[d.id + 1], d.size,
                                                values.kind(d))
  end
  -- What a dtype is stored as, where that is a dtype of the spec.
  function values.materialized(d) return d.weak and d.strong and model.dtypes[d.strong + 1] or d end
  function values.facts(d) return ("{%s, %d, %s}"):format(c.string(d.name), d.size, values.kind(d)) end
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

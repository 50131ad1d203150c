-- The canonical form of a spec (read.lua) as the text of a Lua file.
local native, sets = require("native"), require("sets")
local M = {}
local quoted, key_of, width_of = native.quoted, native.key, native.width

local MOST_COLUMNS = 120
local BY_JOIN, BY_EACH = 0, -1

local function name_of(dtype) return dtype and dtype.name or "-" end

-- ---- Words on lines ----

-- Lines that begin with `first`; those that follow are indented. `fresh`: no blank goes before the next word.
local function new_lines(first, indent, fresh)
  return { done = {}, line = first, width = width_of(first), indent = indent, fresh = fresh }
end

local function break_line(lines)
  lines.done[#lines.done + 1] = lines.line .. "\n"
  lines.line, lines.width, lines.fresh = "", 0, true
end

-- Adds a word, after a blank or on a new line.
local function add_word(lines, word)
  local width = width_of(word)
  if not lines.fresh and lines.width + 1 + width > MOST_COLUMNS then break_line(lines) end
  local before = not lines.fresh and " " or lines.line == "" and (" "):rep(lines.indent) or ""
  lines.line, lines.width, lines.fresh = lines.line .. before .. word, lines.width + #before + width, false
end

local function add_words(lines, words)
  for _, word in ipairs(words) do add_word(lines, word) end
end

local function drop_comma(lines) lines.line = lines.line:gsub(",$", "") end

local function end_lines(lines, last) return table.concat(lines.done) .. lines.line .. last end

-- Words with a comma behind each but the last.
local function with_commas(words)
  local made = {}
  for i, word in ipairs(words) do made[i] = word .. (i < #words and "," or "") end
  return made
end

-- `FIRST a, b },` of quoted words; `{},` for none.
local function wrapped_list(first, words, indent)
  local lines, texts = new_lines(first .. "{", indent), {}
  for i, word in ipairs(words) do texts[i] = quoted(word) end
  add_words(lines, with_commas(texts))
  return end_lines(lines, #words > 0 and " },\n" or "},\n")
end

-- { a, b }, of words on one line
local function listed(words) return "{ " .. table.concat(words, ", ") .. " }" end

local function aligned(keys)
  local width = 0
  for _, key in ipairs(keys) do width = math.max(width, width_of(key_of(key))) end
  return function(key) return "    " .. key_of(key) .. (" "):rep(width - width_of(key_of(key))) .. " = " end
end

-- ---- Dtypes ----

-- The words of a language that `host` has, in their order: all of them as `name = "word"`, but for the first `unnamed`.
local function words_of(host, language, names, unnamed)
  local words = {}
  for i, each in ipairs(names) do
    local word = host[language.name .. "." .. each.name]
    if word then words[#words + 1] = (i > unnamed and each.name .. " = " or "") .. quoted(word) end
  end
  return words
end

local function dtype_host(host)
  local languages = {}
  for _, language in ipairs(native.languages) do
    local words = words_of(host, language, native.dtype_words, 1)
    local first_alone = #words == 1 and host[language.name .. "." .. native.dtype_words[1].name]
    if words[1] then
      languages[#languages + 1] = language.name .. " = " .. (first_alone and words[1] or listed(words))
    end
  end
  return languages[1] and "host = " .. listed(languages)
end

local function float_fields(values)
  local fields = { ("exponent = %d, mantissa = %d"):format(values.exponent, values.mantissa) }
  if values.bias ~= (1 << values.exponent - 1) - 1 then fields[#fields + 1] = "bias = " .. values.bias end
  if not values.signed then fields[#fields + 1] = "signed = false" end
  if values.special ~= "ieee" then fields[#fields + 1] = ('special = "%s"'):format(values.special) end
  return table.concat(fields, ", ")
end

local definition_of = {
  int = function(dtype) return "bits = " .. dtype.values.bits end,
  float = function(dtype) return float_fields(dtype.values) end,
  complex = function(dtype) return "of = " .. quoted(dtype.of or "") end,
  fixed = function(dtype) return ("bits = %d, fraction = %d"):format(dtype.values.bits, dtype.values.fraction) end,
  opaque = function(dtype)
    return ("size = %d, ctype = %s, to_f64 = %s, from_f64 = %s"):format(dtype.size, quoted(dtype.ctype),
                                                                     quoted(dtype.to_f64), quoted(dtype.from_f64))
  end,
  abstract = function(dtype) return dtype.size > 0 and "size = " .. dtype.size end,
}
definition_of.uint = definition_of.int

-- A dtype as it is written in `dtypes`, with its comma: "b", or { "i*", weak = "i64" },
function M.dtype(dtype)
  local fields = { quoted(dtype.name) }
  local function add(field) fields[#fields + 1] = field or nil end
  local function add_text(name, text) add(text and name .. " = " .. quoted(text)) end
  if dtype.weak_of or dtype.as then
    add_text(dtype.weak_of and "weak" or "as", dtype.weak_of or dtype.as)
  elseif not dtype.well_known then
    add(('kind = "%s"'):format(dtype.values.kind))
    add((definition_of[dtype.values.kind] or function() end)(dtype))
  end
  local is_default = dtype.overflow == nil or dtype.overflow == native.overflows[1]
  if not is_default and not dtype.weak_of then add_text("overflow", dtype.overflow) end
  if dtype.ident and dtype.ident ~= "" and dtype.ident ~= require("inherit").default_ident(dtype.name) then
    add_text("ident", dtype.ident)
  end
  local aliases = {}
  for i, alias in ipairs(dtype.aliases or {}) do aliases[i] = quoted(alias) end
  add(aliases[1] and "aliases = " .. listed(aliases))
  add(dtype.value and "value = " .. dtype.value)
  add_text("title", dtype.title)
  add(dtype_host(dtype.host))
  local bare = #fields == 1 and dtype.ident == require("inherit").default_ident(dtype.name)
  return (bare and fields[1] or listed(fields)) .. ","
end

-- Begins a new line where the kind of dtype changes, as a person would.
local function dtypes_of(spec)
  local lines, last = new_lines("", 4, true), nil
  for _, dtype in ipairs(spec.dtypes) do
    local weak = dtype.weak_of ~= nil
    if last and ((last.weak_of ~= nil) ~= weak or not weak and last.values.kind ~= dtype.values.kind) then
      break_line(lines)
    end
    add_word(lines, M.dtype(dtype))
    last = dtype
  end
  return "\n  dtypes = {\n" .. end_lines(lines, "\n  },\n")
end

-- ---- Promotions ----

-- One line for each dtype, in the order of the dtypes.
local function edges_of(spec)
  local ends, keys, out = {}, {}, { "\n  promotes = {\n" }
  for _, dtype in ipairs(spec.dtypes) do ends[dtype] = {} end
  for _, edge in ipairs(spec.edges or {}) do table.insert(ends[edge.from], edge.to.name) end
  for _, dtype in ipairs(spec.dtypes) do
    if ends[dtype][1] or dtype.alone then keys[#keys + 1] = dtype.name end
  end
  local key = aligned(keys)
  for _, dtype in ipairs(spec.dtypes) do
    if ends[dtype][1] or dtype.alone then out[#out + 1] = wrapped_list(key(dtype.name), ends[dtype], 6) end
  end
  return table.concat(out) .. "  },\n"
end

local function resolves_of(spec)
  local keys, out = {}, { "\n  resolve = {\n" }
  for i, resolve in ipairs(spec.resolves or {}) do keys[i] = resolve.a.name .. "," .. resolve.b.name end
  local key = aligned(keys)
  for i, each in ipairs(keys) do out[i + 1] = key(each) .. quoted(name_of(spec.resolves[i].value)) .. ",\n" end
  return keys[1] and table.concat(out) .. "  },\n" or ""
end

-- A grid of dtypes in a long bracket with so many `=` that no name in it closes the bracket. word_of(row, column) is a cell.
local function grid_of(dtypes, word_of, margin)
  local widths, first, equals = {}, 0, ""
  for i, column in ipairs(dtypes) do
    widths[i] = width_of(column.name)
    first = math.max(first, widths[i])
    for _, row in ipairs(dtypes) do widths[i] = math.max(widths[i], width_of(word_of(row, column))) end
    for run in column.name:gmatch("%](=*)") do
      if #run >= #equals then equals = run .. "=" end
    end
  end
  local function line(name, cell_of)
    local words = { name .. (" "):rep(first - width_of(name) + 2) }
    for i, column in ipairs(dtypes) do
      local word = cell_of(column)
      words[i + 1] = word .. (i < #dtypes and (" "):rep(widths[i] - width_of(word) + 2) or "")
    end
    return margin .. "  " .. table.concat(words) .. "\n"
  end
  local lines = { line("", name_of) }
  for i, row in ipairs(dtypes) do
    lines[i + 1] = line(row.name, function(column) return word_of(row, column) end)
  end
  return ("[%s[\n%s%s]%s]"):format(equals, table.concat(lines), margin, equals)
end

local function table_of(spec)
  local cells = {}
  for i, dtype in ipairs(spec.dtypes) do cells[dtype] = spec.table[i] end
  local function word_of(row, column) return name_of(cells[row][column]) end
  return "\n  table = " .. grid_of(spec.dtypes, word_of, "  ") .. ",\n"
end

-- ---- Operations ----

-- The words of a set: its classes, then its dtypes, but for those that `written` has, which become so.
local function set_words(spec, set, written)
  local words, by_name = {}, false
  for i = 1, sets.class_count do
    if set.classes >> i - 1 & 1 == 1 then
      local word = sets.written_class(spec, i)
      words[#words + 1] = word
      by_name = by_name or not word
    end
  end
  for _, dtype in ipairs(spec.dtypes) do
    if (by_name and set.members or set.named)[dtype] and not (written and written[dtype]) then
      words[#words + 1] = dtype.name
      if written then written[dtype] = true end
    end
  end
  return words
end

-- One that is empty, as an inherited one may be, is an empty list.
local function quoted_set(spec, set)
  local words = set_words(spec, set)
  return words[1] and quoted(table.concat(words, " ")) or "{}"
end

-- The lines of a map, in the order of their keys, in which they are read. No two name one dtype: that of the dtype alone
-- comes first, and others that name it agree.
local function add_cases(lines, spec, map)
  local written, cases, keys = {}, {}, {}
  for _, alone in ipairs({ true, false }) do
    for _, case in ipairs(map) do
      local key = case.one_dtype == alone and table.concat(set_words(spec, case.set, written), " ") or ""
      if key ~= "" and not cases[key] then keys[#keys + 1], cases[key] = key, case.value end
    end
  end
  table.sort(keys)
  for _, key in ipairs(keys) do
    local value = cases[key]
    add_word(lines, ("%s = %s,"):format(key_of(key), quoted(value.form == "dtype" and name_of(value.dtype) or value.form)))
  end
end

local function add_signatures(lines, op)
  local signatures = {}
  for i, cell in ipairs(op.cells) do
    local words = {}
    for k = 1, op.arity do words[k] = name_of(cell[k]) end
    local signature = table.concat(words, " ") .. " -> " .. name_of(cell.result)
    signatures[i] = quoted(signature .. (cell.computed_in and " in " .. cell.computed_in.name or ""))
  end
  add_word(lines, "signatures = {")
  for i = 1, #signatures - 1 do add_word(lines, signatures[i] .. ",") end
  add_word(lines, signatures[#signatures] .. " },")
end

local function add_cells(lines, op)
  for i, cell in ipairs(op.cells) do
    local words = {}
    for k = 1, op.arity do words[k] = quoted(name_of(cell[k])) end
    words[#words + 1] = quoted(name_of(cell.result))
    add_word(lines, (i == 1 and "cells = { " or "") .. listed(words) .. (i < #op.cells and "," or " },"))
  end
end

local function add_map(lines, spec, op)
  if op.by == BY_EACH then add_word(lines, 'by = "each",') end
  if op.by == BY_JOIN and not op.map[1] then add_word(lines, 'by = "join",') end
  if op.by > 0 then add_word(lines, ("by = %d,"):format(op.by)) end
  add_cases(lines, spec, op.map)
end

-- A rule as what stands in a table.
local function add_rule(lines, spec, op)
  local form = op.form
  if form == "map" then
    add_map(lines, spec, op)
  elseif form == "loops" then
    local words = {}
    for i, dtype in ipairs(op.dtypes) do words[i] = quoted(dtype.name) .. (i < #op.dtypes and "," or " },") end
    add_word(lines, "loops = {")
    add_words(lines, words)
  elseif form == "floor" then
    add_word(lines, ("floor = %s,"):format(quoted(op.dtypes[1].name)))
  elseif form ~= "default" then
    add_word(lines, quoted(form == "fixed" and op.dtypes[1].name or form) .. ",")
  end
end

local in_table = { map = true, loops = true, floor = true }

-- The rule of an entry: a word, or a table with a word for each line of it.
local function add_result(lines, spec, op)
  local has_cells = op.cells and op.cells[1] ~= nil
  if op.form == "signatures" then
    add_signatures(lines, op)
  elseif has_cells or in_table[op.form] then
    add_word(lines, "result = {")
    add_rule(lines, spec, op)
    if has_cells then add_cells(lines, op) end
    drop_comma(lines)
    add_word(lines, "},")
  elseif op.form ~= "default" then
    add_word(lines, ("result = %s,"):format(quoted(op.form == "fixed" and op.dtypes[1].name or op.form)))
  end
end

-- The fields of a stub, a word for each: one word of its own, or a list or table of them.
local function add_stub(lines, stub)
  if not stub[1] then return add_word(lines, "stub = {},") end
  add_word(lines, "stub = {")
  local i = 1
  while stub[i] do
    local field, words, one = stub[i].field, {}, not stub[i].of and stub[i].field ~= "link"
    while stub[i] and stub[i].field == field do
      local word = stub[i].word and quoted(stub[i].word) or "false"
      words[#words + 1], i = (stub[i].of and stub[i].of .. " = " or "") .. word, i + 1
    end
    add_word(lines, field .. " = " .. (one and words[1] or listed(words)) .. ",")
  end
  drop_comma(lines)
  add_word(lines, "},")
end

local function entry_of(spec, op)
  local lines = new_lines("    " .. key_of(op.name) .. " =", 6)
  if op.left_out then return end_lines(lines, " false,\n") end
  add_word(lines, "{")
  if not op.known and op.arity ~= 2 and not op.reduce and op.form ~= "signatures" then
    add_word(lines, ("arity = %d,"):format(op.arity))
  end
  for _, flag in ipairs({ "reduce", "commutative", "monotone" }) do
    if op[flag] then add_word(lines, flag .. " = true,") end
  end
  if op.operands[1] then
    local words = {}
    for i = 1, op.arity do words[i] = quoted_set(spec, op.operands[i]) end
    add_word(lines, "operands = " .. listed(words) .. ",")
  end
  if op.domain then add_word(lines, ("domain = %s,"):format(quoted_set(spec, op.domain))) end
  if op.stub then add_stub(lines, op.stub) end
  if op.kernels then add_word(lines, ("kernels = %s,"):format(quoted_set(spec, op.kernels))) end
  if op.promote ~= nil then
    add_word(lines, ("promote = %s,"):format(op.promote == "same" and '"same"' or tostring(op.promote)))
  end
  if op.compute and op.compute[1] then
    add_word(lines, "compute = {")
    add_cases(lines, spec, op.compute)
    drop_comma(lines)
    add_word(lines, "},")
  end
  if op.to_integer and op.to_integer ~= native.to_integers[1] then
    add_word(lines, ("to_integer = %s,"):format(quoted(op.to_integer)))
  end
  add_result(lines, spec, op)
  drop_comma(lines)
  return end_lines(lines, " },\n")
end

-- Nothing for a spec that says nothing of operations.
local function ops_of(spec)
  local entries, listed_ops = spec.entry_list or {}, spec.ops or {}
  if not spec.ops and not entries[1] then return "" end
  local plain = not entries[1] and not spec.ops_only
  local lines = new_lines("", 4)
  for i, op in ipairs(listed_ops) do add_word(lines, quoted(op) .. ((i < #listed_ops or not plain) and "," or "")) end
  if plain then return "\n  ops = {" .. end_lines(lines, listed_ops[1] and " },\n" or "},\n") end
  local out = { "\n  ops = {", listed_ops[1] and "\n   " .. end_lines(lines, "") or "",
                spec.ops_only and "\n    only = true,\n" or "\n" }
  for _, op in ipairs(entries) do out[#out + 1] = entry_of(spec, op) end
  return table.concat(out) .. "  },\n"
end

-- ---- Settings ----

local function sets_of(spec)
  local out = {}
  for i, set in ipairs(spec.set_list or {}) do
    out[i] = wrapped_list("    " .. key_of(set.name) .. " = ", set_words(spec, set), 6)
  end
  return out[1] and "\n  sets = {\n" .. table.concat(out) .. "  },\n" or ""
end

local function laws_of(spec)
  local held, as_default = {}, true
  for _, law in ipairs(native.laws) do
    if spec.laws[law.name] then held[#held + 1] = quoted(law.name) end
    as_default = as_default and spec.laws[law.name] == law.demanded
  end
  if as_default then return "" end
  return "\n  laws = " .. (held[1] and listed(held) or "{}") .. ",\n"
end

local function pairs_of(list, first, second)
  local words = {}
  for i, pair in ipairs(list) do words[i] = pair[first].name .. "," .. pair[second].name end
  return words
end

local function hot_of(spec)
  return spec.hot and "\n" .. wrapped_list("  hot = ", pairs_of(spec.hot, "a", "b"), 4) or ""
end

local function inexact_of(spec)
  local default, words = spec.inexact_default, {}
  if default ~= nil then words[1] = "default = " .. quoted(name_of(default)) end
  for _, dtype in ipairs(spec.dtypes) do
    local value = spec.inexact[dtype]
    if value ~= nil then words[#words + 1] = key_of(dtype.name) .. " = " .. quoted(name_of(value)) end
  end
  if not words[1] then return "" end
  return "\n  inexact = " .. (next(spec.inexact) and listed(words) or quoted(name_of(default))) .. ",\n"
end

-- The table of a casting, in which every dtype that has itself in it has all of them.
local function cast_table_of(casting)
  local cells, dtypes = {}, {}
  for _, cast in ipairs(casting.casts) do
    if cast.in_table then
      cells[cast.from] = cells[cast.from] or {}
      cells[cast.from][cast.to] = cast.allows and "yes" or "no"
      if cast.from == cast.to then dtypes[#dtypes + 1] = cast.from end
    end
  end
  if not dtypes[1] then return "" end
  return "      table = " .. grid_of(dtypes, function(from, to) return cells[from][to] end, "      ") .. ",\n"
end

local function castings_of(spec)
  local out = {}
  for _, casting in ipairs(spec.casting_list or {}) do
    local cells = cast_table_of(casting)
    out[#out + 1] = ("    %s = {\n"):format(key_of(casting.name))
    if cells == "" or casting.from ~= "no" then out[#out + 1] = ("      from = %s,\n"):format(quoted(casting.from)) end
    out[#out + 1] = cells
    for _, field in ipairs({ "allow", "refuse" }) do
      local casts = {}
      for _, cast in ipairs(casting.casts) do
        if not cast.in_table and cast.allows == (field == "allow") then casts[#casts + 1] = cast end
      end
      if casts[1] then out[#out + 1] = wrapped_list(("      %s = "):format(field), pairs_of(casts, "from", "to"), 8) end
    end
    if casting.includes[1] then out[#out + 1] = wrapped_list("      includes = ", casting.includes, 8) end
    out[#out + 1] = "    },\n"
  end
  return out[1] and "\n  castings = {\n" .. table.concat(out) .. "  },\n" or ""
end

local function host_of(spec)
  local out = {}
  for _, language in ipairs(native.languages) do
    local words = words_of(spec.host, language, native.host_words, 0)
    if words[1] then out[#out + 1] = ("    %s = %s,\n"):format(language.name, listed(words)) end
  end
  return out[1] and "\n  host = {\n" .. table.concat(out) .. "  },\n" or ""
end

-- A choice that is not the first of its words.
local function choice_of(spec, field, words)
  return spec[field] > 1 and ('\n  %s = "%s",\n'):format(field, words[spec[field]]) or ""
end

local function has_text(spec, field) return spec[field] and spec[field] ~= "" end

-- The fields that are one word or sentence, their values aligned.
local function texts_of(spec)
  local width, out = 0, {}
  local fields = { "name", "title", "source", "note", "license", "header", "names" }
  for _, field in ipairs(fields) do width = has_text(spec, field) and math.max(width, #field) or width end
  for _, field in ipairs(fields) do
    if has_text(spec, field) then
      out[#out + 1] = ("  %s%s = %s,\n"):format(field, (" "):rep(width - #field), quoted(spec[field]))
    end
  end
  return table.concat(out)
end

function M.spec(spec)
  spec.by_name = {}
  for _, dtype in ipairs(spec.dtypes) do
    spec.by_name[dtype.name] = dtype
    for _, alias in ipairs(dtype.aliases or {}) do spec.by_name[alias] = spec.by_name[alias] or dtype end
  end
  return table.concat({
    "return {\n", texts_of(spec), dtypes_of(spec), spec.from_table and table_of(spec) or edges_of(spec) .. resolves_of(spec),
    sets_of(spec), laws_of(spec), ops_of(spec), hot_of(spec), inexact_of(spec), castings_of(spec),
    choice_of(spec, "by_zero", native.by_zeros), choice_of(spec, "rounding", native.roundings), host_of(spec),
    choice_of(spec, "weak_scalars", native.weak_scalars), choice_of(spec, "in_range", native.in_ranges),
    choice_of(spec, "nary", native.narys), "}\n",
  })
end

return M

-- A test that asks a library what it promotes to what, and compares its answers with those of a spec. The answers are
-- compared as names of the spec's dtypes, `-` being none.
--
-- `wanted` (generator/emit/conformance.c) is { framework adapter adapter_text dtypes_text ops_text dtypes }.
local c = import("engine/c")
local expressions = import("conform/expressions")
local host_words = import("promotion/host")
local lists = import("engine/lists")
local literals = import("languages/literals")
local memo = import("engine/memo")
local names = import("engine/names")
local provenance = import("engine/provenance")
local render = import("engine/render")
local stubs = import("conform/stubs")
local table_of = import("languages/table")

-- The most columns of a line of text, and of a table in columns.
local WIDTH, GRID_WIDTH = 110, 160

-- By framework: its template, its language as the spec's `host` has it, and strings of that.
local frameworks = {
  pytest = { template = "conform/pytest.py.tmpl", language = "python", string = literals.python },
  vitest = { template = "conform/vitest.ts.tmpl", language = "typescript", string = literals.javascript },
  c = { template = "conform/c.c.tmpl", language = "c", string = c.string },
  gtest = { template = "conform/gtest.cpp.tmpl", language = "cpp", string = c.string },
}

local function has_word(text, word) return text:find("%f[%w_]" .. word .. "%f[^%w_]") ~= nil end

-- Which of these names an adapter has that is not only a member of something else, as in `np.can_cast`; nil without any.
local function own_word(text, words)
  for _, word in ipairs(words) do
    for _, before in ipairs({ "[^.:%w_]", "using%s+[%w_:]*::" }) do
      if (" " .. text):find(before .. word .. "%f[^%w_]") then return word end
    end
  end
end

local function command_of(model, wanted)
  local words = { "joinery conform", provenance.spec(model), "--emit", wanted.framework, "--adapter",
                  provenance.argument(wanted.adapter) }
  if wanted.dtypes_text then words[#words + 1] = "--dtypes " .. provenance.argument(wanted.dtypes_text) end
  if wanted.ops_text then words[#words + 1] = "--ops " .. wanted.ops_text end
  return table.concat(words, " ")
end

-- The dtypes that are asked for, in order, and which these are, by id.
local function asked_dtypes(model, wanted)
  local list, is_asked = {}, {}
  for i, each in ipairs(wanted.dtypes or model.dtypes) do
    list[i] = model.dtypes[each.id + 1]
    is_asked[each.id] = true
  end
  return list, is_asked
end

-- The name of a result, a dtype or nil. It must be asked for, as the test cannot know others: `operation` and the dtypes
-- of `operands` tell which result it is.
local function name_of(result, is_asked, operation, operands)
  if not result then return "-" end
  if is_asked[result.id] then return result.name end
  error(("--dtypes leaves out %s, the result of %s of %s"):format(
    result.name, operation, table.concat(lists.field(operands, "name"), " and ")), 0)
end

-- Rows of a table: { name, cells }, where cells are names. `result(a, b)` is a dtype or nil. Of one operand, result(a),
-- there is one row.
local function rows_of(asked, is_asked, operation, result, is_unary)
  local rows = {}
  for i, a in ipairs(is_unary and { { name = "" } } or asked) do
    local row = { name = a.name, cells = {} }
    for k, b in ipairs(asked) do
      local operands = is_unary and { b } or { a, b }
      row.cells[k] = name_of(result(table.unpack(operands)), is_asked, operation, operands)
    end
    rows[i] = row
  end
  return rows
end

-- Why cells are what they are. First what every test says by itself, { defined undefined }: `defined` is nil where that
-- names the result. Then where it is something else, a list of { key, text }, each for both orders: only tables tell these
-- apart.
local function reasons_of(model, asked, join)
  local from_table = { defined = "the spec's table says so", undefined = "it is undefined in the spec's table" }
  for _, text in ipairs({ from_table.defined, from_table.undefined }) do
    if model.because(asked[1].id, asked[1].id):find(text, 1, true) == 1 then return from_table, {} end
  end
  local usual, list = { undefined = "the pair has no upper bound" }, {}
  for i, a in ipairs(asked) do
    for k = i, #asked do
      local b = asked[k]
      local text, d = model.because(a.id, b.id), join(a, b)
      if text ~= (d and "the only minimal upper bound is " .. d.name or usual.undefined) then
        list[#list + 1] = { a.name .. " + " .. b.name, text }
      end
    end
  end
  return usual, list
end

local orders = { { 1, 2, 3 }, { 1, 3, 2 }, { 2, 1, 3 }, { 2, 3, 1 }, { 3, 1, 2 }, { 3, 2, 1 } }

-- What three dtypes promote to, where that is not what the first two and then the third do: a list of { key, result }. A
-- key in the order of the dtypes counts for all orders without a key of their own.
local function exceptional_triples(facts, asked, is_asked)
  local list = {}
  local function fold(a, b, d)
    local join = facts.join(a, b)
    return join and facts.join(join, d)
  end
  local function add(three)
    local first
    for _, order in ipairs(orders) do
      local a, b, d = three[order[1]], three[order[2]], three[order[3]]
      local result, usual = facts.result_type({ a, b, d }), first or { fold(a, b, d) or nil }
      if result ~= usual[1] then
        list[#list + 1] = { a.name .. " + " .. b.name .. " + " .. d.name,
                            name_of(result, is_asked, "the promotion", { a, b, d }) }
      end
      first = first or { result }
    end
  end
  for i, a in ipairs(asked) do
    for k = i + 1, #asked do
      for l = k + 1, #asked do add({ a, asked[k], asked[l] }) end
    end
  end
  return list
end

-- A table as lines of text, in columns where these fit: first the names of the dtypes, then those and the cells of a row.
-- `escaped` is a name as it stands in a string of the language.
local function grid_lines(asked, rows, is_unary, escaped)
  local lines, header, columns, width = {}, { "" }, {}, 0
  for i, d in ipairs(asked) do header[i + 1] = escaped(d.name) end
  local all = { header }
  for i, row in ipairs(rows) do
    all[i + 1] = { escaped(row.name) }
    for k, cell in ipairs(row.cells) do all[i + 1][k + 1] = escaped(cell) end
  end
  for _, words in ipairs(all) do
    for k, word in ipairs(words) do columns[k] = math.max(columns[k] or 0, #word) end
  end
  for _, column in ipairs(columns) do width = width + column + 2 end
  for _, words in ipairs(all) do
    if width > GRID_WIDTH then
      for _, line in ipairs(lists.folded(words, " ", WIDTH, "", "   ")) do lines[#lines + 1] = line end
    else
      for k, word in ipairs(words) do words[k] = word .. (" "):rep(columns[k] - #word) end
      lines[#lines + 1] = table.concat(words, "  ", is_unary and 2 or 1):gsub("%s+$", "")
    end
  end
  return lines
end

-- The operations to ask for: the words of --ops, or all that the spec has of one and two operands; `where` counts as one
-- of the two that it chooses from.
local function asked_ops(model, wanted)
  local all = {}
  for _, op in ipairs(model.ops) do
    if op.arity <= 2 or op.name == "where" then all[#all + 1] = op.name end
  end
  return names.chosen("--ops, of those that the spec has", all, wanted.ops_text and lists.words(wanted.ops_text))
end

-- The castings to ask for, { name, rows } with cells yes and no: those of the spec's own, or of a spec without any all.
local function casting_tables(facts, asked)
  local tables, has_own = {}, false
  for _, casting in ipairs(facts.castings) do has_own = has_own or casting.is_own end
  for i, casting in ipairs(facts.castings) do
    local rows = {}
    for k, a in ipairs((casting.is_own or not has_own) and asked or {}) do
      rows[k] = { name = a.name, cells = lists.map(asked, function(b) return facts.casts(a, b, i) and "yes" or "no" end) }
    end
    if rows[1] then tables[#tables + 1] = { name = casting.name:lower(), rows = rows } end
  end
  return tables
end

local function text_of(rows)
  return table.concat(lists.map(rows, function(row) return table.concat(row.cells, " ") end), "\n")
end

-- The tables of operations, those of two operands first: { names, is_unary, rows, is_join }, the names being those that
-- share it; `is_join`: it is that of promotions. The table of operations of one operand has one row.
local function op_tables(model, wanted, asked, is_asked, joins)
  local arity, by_text = {}, {}
  local tables = { [true] = {}, [false] = {} } -- by is_unary
  for _, op in ipairs(model.ops) do arity[op.name] = op.arity end
  for _, name in ipairs(asked_ops(model, wanted)) do
    local is_unary = arity[name] == 1
    local rows = rows_of(asked, is_asked, name, function(a, b)
      local id = model.op_result(name, a.id, not is_unary and b.id or nil)
      return id and model.dtypes[id + 1]
    end, is_unary)
    local text = (is_unary and "1 " or "2 ") .. text_of(rows)
    if not by_text[text] then
      by_text[text] = { names = {}, is_unary = is_unary, rows = rows,
                        is_join = not is_unary and text_of(rows) == text_of(joins) }
      table.insert(tables[is_unary], by_text[text])
    end
    table.insert(by_text[text].names, name)
  end
  return table.move(tables[true], 1, #tables[true], #tables[false] + 1, tables[false])
end

return function(model, wanted)
  if wanted.framework == "stubs" then return stubs(model, wanted) end
  local framework = frameworks[wanted.framework]
  local adapter = c.utf8(wanted.adapter_text):gsub("\r\n", "\n"):gsub("%s+$", "")
  local asked, is_asked = asked_dtypes(model, wanted)
  local facts = table_of(model, {})
  local has = memo.of_one(function(word) return has_word(adapter, word) end)
  local of_types = wanted.framework == "gtest" and has("promote_t")
  local has_promote, can_cast = has("promote") or of_types, own_word(adapter, { "can_cast", "canCast" })
  if not has_promote and not can_cast then
    error(("%s defines neither `promote`, which takes two dtypes and returns one, nor `can_cast` (joinery help conform)")
          :format(wanted.adapter), 0)
  end
  has_promote = has_promote and (model.promotes or not can_cast)
  local defaults, exceptions = reasons_of(model, asked, facts.join)
  local values = { asked = asked, c = c, has_known = has("known"), of_types = of_types,
                   has_operate = has("operate"), adapter = adapter,
                   adapter_name = c.comment(wanted.adapter), string = framework.string,
                   has_promote = has_promote, can_cast = can_cast or false,
                   castings = can_cast and casting_tables(facts, asked) or {},
                   rows = has_promote and rows_of(asked, is_asked, "the promotion", facts.join) or {},
                   reason = defaults, reasons = has_promote and exceptions or {}, weak = {}, maps = {}, has_unary = false,
                   has_binary = false, names = lists.field(asked, "name"), nary = model.nary,
                   has_triples = has_promote and model.nary ~= "fold", spec_argument = provenance.spec(model) }
  for _, d in ipairs(asked) do
    if d.weak and d.strong and is_asked[d.strong] then values.weak[#values.weak + 1] = { d.name, d.weak } end
  end
  values.expression = expressions(model, wanted, framework, of_types)
  local import = host_words.import_of(model, framework.language)
  values.preamble = import and not adapter:find(import, 1, true) and import or false
  values.none = (model.host[framework.language] or {}).none or false
  values.triples = values.has_triples and exceptional_triples(facts, asked, is_asked) or {}
  values.ops = values.has_operate and op_tables(model, wanted, asked, is_asked, values.rows) or {}
  for _, op in ipairs(values.ops) do values[op.is_unary and "has_unary" or "has_binary"] = true end
  -- Maps of strings that the tests look up, those that are not empty.
  local function add_map(name, says, list)
    local function quoted(pair) return lists.map(pair, framework.string) end
    if #list > 0 then values.maps[#values.maps + 1] = { name = name, says = says, pairs = lists.map(list, quoted) } end
  end
  add_map("reasons", "Why, unless only the order of the dtypes decides.", values.reasons)
  add_map("three", "Results of three dtypes that differ from promoting the first two, then the third.", values.triples)
  add_map("weak", "The library's dtypes for weak ones in results.", values.weak)
  local function escaped(name)
    name = framework.string(name):sub(2, -2)
    return wanted.framework == "vitest" and name:gsub("[`$]", "\\%0") or name
  end
  function values.grid(rows, is_unary) return table.concat(grid_lines(asked, rows, is_unary, escaped), "\n") end
  if of_types and (has("operate") or can_cast) then
    error(("%s has only types, and %s need values: define `promote` too")
          :format(wanted.adapter, can_cast and "castings" or "operations"), 0)
  end
  -- The same as strings of C, one a line.
  function values.grid_string(rows)
    local lines = grid_lines(asked, rows, false, escaped)
    for i, line in ipairs(lines) do lines[i] = '    "' .. line .. '\\n"' end
    return table.concat(lines, "\n")
  end
  -- Strings with commas between them, in lines.
  function values.strings(list)
    return c.filled(lists.map(list, framework.string), "", WIDTH)
  end
  if wanted.ops_text and not values.has_operate then
    error(("%s defines no `operate`, which --ops needs"):format(wanted.adapter), 0)
  end
  function values.comment(margin, paragraphs)
    local subject = ("how a library promotes the dtypes of %s, compared with that spec."):format(model.title or model.name)
    return provenance.comment(model, margin, nil, (subject:gsub("^%l", string.upper)), paragraphs or {},
                              command_of(model, wanted))
  end
  return render.text(framework.template, values)
end

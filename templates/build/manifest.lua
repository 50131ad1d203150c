-- What the template of the manifest sees beside the model: text for JSON.
local lists = import("engine/lists")
local json_string = import("engine/json").string
local names = import("engine/names")
local provenance = import("engine/provenance")

local function json(value)
  local kind = type(value)
  if kind == "string" then return json_string(value) end
  if kind == "nil" then return "null" end
  if kind == "boolean" or kind == "number" then return tostring(value) end
  local parts = {} -- a list
  for i, item in ipairs(value) do parts[i] = json(item) end
  return "[" .. table.concat(parts, ", ") .. "]"
end

-- An object on one line from a list of { key, value } whose values are JSON already.
local function object(fields)
  local parts = lists.map(fields, function(field) return json(field[1]) .. ": " .. field[2] end)
  return "{ " .. table.concat(parts, ", ") .. " }"
end

local function dtype(d)
  local fields = { { "name", json(d.name) }, { "ident", json(d.ident) }, { "kind", json(d.kind) }, { "size", json(d.size) },
                   { "bits", json(d.bits) } }
  local function add(key, value) fields[#fields + 1] = { key, json(value) } end
  if d.kind == "float" or d.kind == "complex" then
    for _, key in ipairs({ "signed", "exponent", "mantissa", "bias", "special" }) do add(key, d[key]) end
  end
  if d.kind == "float" then add("overflow", d.overflow) end
  if d.kind == "complex" then add("of", d.of) end
  if d.kind == "fixed" then add("fraction", d.fraction) end
  if d.kind == "opaque" then
    for _, key in ipairs({ "ctype", "to_f64", "from_f64" }) do add(key, d[key]) end
  end
  add("value", d.value)
  add("weak", d.weak ~= nil)
  return fields, add
end

return function(model)
  local values = { json = json }
  values.license = model.license and provenance.license(model)[1] or "The licence of the files is yours to choose."
  -- Text of several lines as the value of a key of the outermost object.
  function values.indented(text) return (text:gsub("\n$", ""):gsub("\n", "\n  ")) end

  function values.dtype(d)
    local fields, add = dtype(d)
    local stored = d.weak and d.strong and model.dtypes[d.strong + 1] or d
    add("stands_for", d.weak)
    add("materialize", stored.name)
    add("inexact", d.inexact)
    add("aliases", d.aliases)
    add("title", d.title)
    return object(fields)
  end

  -- The rules of the operations that have one of their own.
  function values.result_rules(ops)
    local fields, rules = {}, {}
    for _, op in ipairs(model.ops) do rules[op.name] = op.rule end
    for _, name in ipairs(ops) do
      local rule = rules[name]
      if rule and rule ~= "default" then fields[#fields + 1] = { name, json(rule) } end
    end
    return #fields > 0 and object(fields) or "{}"
  end

  -- What an operation's kernels call of the host's, an item of what stub_calls.of gives.
  function values.stub(call)
    local functions = lists.map(call.isas, function(each)
      return { each.isa.name, json(lists.field(each.functions, "name")) }
    end)
    return object({ { "op", json(call.op.name) }, { "header", json(call.header) }, { "libraries", json(call.libraries) },
                    { "functions", object(functions) } })
  end

  -- A row of the table as names, null where there is no promotion.
  local quoted = lists.map(model.dtypes, function(d) return json(d.name) end)
  function values.table_row(id)
    local row = model.row(id)
    for i = 1, #row do row[i] = row[i] and quoted[row[i] + 1] or "null" end
    return "[" .. table.concat(row, ", ") .. "]"
  end

  values.groups, values.conversions = names.emitted(model), names.conversions(model)
  return values
end

-- What the templates for Python see.
local bound = import("promotion/bound")
local lists = import("engine/lists")
local literals = import("languages/literals")
local maps = import("languages/result_maps")
local stub = import("languages/python_stub")
local table_of = import("languages/table")

local string = literals.python

local function add_words(set, text)
  for word in text:gmatch("%S+") do set[word] = true end
  return set
end

-- What no dtype can be called: keywords, builtins, which annotations are made of, and what the module defines.
local function reserved(model)
  local set = add_words({}, [[
    False None True and as assert async await break case class continue def del elif else except finally for from global if
    import in is lambda match nonlocal not or pass raise return try type while with yield
    abs all any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir divmod
    enumerate eval exec filter float format frozenset getattr globals hasattr hash help hex id input int isinstance
    issubclass iter len list locals map max memoryview min next object oct open ord pow print property range repr reversed
    round set setattr slice sorted staticmethod str sum super tuple vars zip
    TypeError KeyError ValueError NotImplemented Ellipsis
    Array Any Final FrozenSet Generic Literal Protocol TypeVar Union final overload D
    CASTINGS DTYPES DTypeLike LOSSES OPERATIONS PromotionError as_dtype can_cast cast_loss dtype op_result promote_types
    result_type]])
  if #model.sets > 0 then add_words(set, "Mapping SETS") end
  return set
end

-- Words in lines, each beginning with `margin`; those after the first with `more` too.
local function filled(words, margin, more) return lists.folded(words, " ", 110, margin, margin .. (more or "")) end

-- The distinct tables of the operations, each with what the templates say of it.
local function add_tables(values, model)
  local function name(d) return d and values.name_of[d.id] or "-" end
  values.tables = {}
  local function add(list, arity)
    for _, each in ipairs(values.distinct(list)) do
      each.arity, each.first = arity, each.ops[1].name
      table.insert(values.tables, each)
    end
  end
  add(values.binary, 2)
  add(values.unary, 1)
  for _, op in ipairs(values.ternary) do
    table.insert(values.tables, { ops = { op }, result = op.result, arity = op.operands, first = op.name })
  end
  for _, each in ipairs(values.sliced) do
    each.arity, each.first = 3, each.ops[1].name
    table.insert(values.tables, each)
  end
  for _, each in ipairs(values.tables) do
    if each.arity == 2 then
      local map, by_join = maps.of(model.dtypes, values.join, each.result), {}
      for i, d in ipairs(model.dtypes) do by_join[i] = name(map.of_join[d.id]) end
      by_join[#by_join + 1] = name(map.of_none)
      each.by_join, each.exceptions = by_join, {}
      for i, exception in ipairs(map.exceptions) do
        local words = lists.map(exception.pairs, function(pair) return name(pair[1]) .. "," .. name(pair[2]) end)
        each.exceptions[i] = { result = name(exception.result), words = words }
      end
    elseif each.arity == 1 then
      each.by_dtype = {}
      for i, d in ipairs(model.dtypes) do each.by_dtype[i] = name(each.result(d)) end
    elseif each.slices then
      values.slices = true
      each.place_rows = lists.map(each.places, function(row) return table.concat(row, " ") end)
      each.slice_rows = lists.map(each.slices, function(row)
        return table.concat(lists.map(row, function(id) return id and values.name_of[id] or "-" end), " ")
      end)
    else
      local op = each.ops[1]
      values.clip, each.by_common, each.unconverted = true, {}, {}
      for i, d in ipairs(model.dtypes) do each.by_common[i] = name(op.of_common(d)) end
      for _, a in ipairs(model.dtypes) do
        for _, b in ipairs(model.dtypes) do
          local lacks = op.of_common(b) == b and not op.converts(a, b)
          if lacks then table.insert(each.unconverted, name(a) .. "," .. name(b)) end
        end
      end
    end
  end
end

-- A dtype as arguments of the function that makes its class.
local function dtype_arguments(d, name)
  local parts = { string(name), string(d.name), string(d.kind), tostring(d.bits), tostring(d.size) }
  if d.weak then parts[#parts + 1] = "weak=True" end
  if #d.aliases > 0 then
    local aliases = lists.map(d.aliases, function(alias) return string(alias) .. "," end)
    parts[#parts + 1] = "aliases=(" .. table.concat(aliases, " ") .. ")"
  end
  if d.title then parts[#parts + 1] = "title=" .. string(d.title) end
  return table.concat(parts, ", ")
end

return function(model, _, ops)
  local values = table_of(model, ops)
  local taken = reserved(model)
  -- The function of an operation, by its name: one that Python, or the module, has a meaning for gets an underscore.
  values.function_of, values.op_names = {}, ops
  for _, op in ipairs(ops) do values.function_of[op] = taken[op] and op .. "_" or op end
  for _, op in ipairs(ops) do taken[values.function_of[op]] = true end
  values.name_of = values.identifiers(taken)
  values.string, values.filled = string, filled
  function values.dtype_arguments(d) return dtype_arguments(d, values.name_of[d.id]) end
  values.docstring = string(model.title or model.name):sub(2, -2) .. ": promotion of dtypes."
  values.clip, values.slices, values.listed_names, values.quoted_names, values.quoted_ops = false, false, {}, {}, {}
  for i, d in ipairs(model.dtypes) do
    values.listed_names[i] = values.name_of[d.id] .. ","
    values.quoted_names[i] = string(values.name_of[d.id]) .. ","
  end
  for i, op in ipairs(ops) do
    values.quoted_ops[i] = string(op) .. ","
    table.insert(values.quoted_names, string(values.function_of[op]) .. ",")
  end

  -- The members of a set, each with a comma.
  function values.listed_members(set)
    return lists.map(set.dtypes, function(d) return values.name_of[d.id] .. "," end)
  end

  -- The names of dtypes in the columns of a table, "-" for none.
  local widest = 1
  for _, d in ipairs(model.dtypes) do widest = math.max(widest, #values.name_of[d.id]) end
  local pad = #model.dtypes <= 64 and widest or 0
  function values.row(a, result)
    local words = {}
    for i, b in ipairs(model.dtypes) do
      local d = result(a, b)
      local word = d and values.name_of[d.id] or "-"
      words[i] = i < #model.dtypes and word .. (" "):rep(pad - #word) or word
    end
    return table.concat(words, " ")
  end
  function values.losses_of(a)
    return table.concat(lists.map(model.dtypes, function(b) return ("%02x"):format(values.loss(a, b)) end))
  end
  -- The dtypes of which holds(a, b), as the bits of a number in hex.
  local function bits_of(a, holds)
    local digits, n = {}, #model.dtypes
    for low = 1, n, 4 do
      local digit = 0
      for bit = 0, 3 do
        local b = model.dtypes[low + bit]
        if b and holds(a, b) then digit = digit | 1 << bit end
      end
      table.insert(digits, 1, ("%x"):format(digit))
    end
    return table.concat(digits)
  end
  function values.bounds_of(a) return bits_of(a, values.promotes) end
  values.own_castings = {}
  for i, casting in ipairs(values.castings) do
    local rows = {}
    for k, a in ipairs(casting.is_own and model.dtypes or {}) do
      rows[k] = "0x" .. bits_of(a, function(from, to) return values.casts(from, to, i) end) .. ","
    end
    if casting.is_own then table.insert(values.own_castings, { name = casting.name:lower(), rows = rows }) end
  end
  local rule = bound.of(model)
  values.apart, values.then_weak = false, bound.then_weak(model)
  if rule and rule.apart then
    values.apart = {}
    for i, pair in ipairs(rule.apart.pairs) do
      values.apart[i] = values.name_of[pair[1] - 1] .. " " .. values.name_of[pair[2] - 1]
    end
  end
  values.result_of = values.then_weak and "_weak_last" or "_result_type"
  add_tables(values, model)
  stub.add(values, model)
  return values
end

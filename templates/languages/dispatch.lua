-- What the templates of lists and switches see, languages/dispatch.h.tmpl and languages/dispatch.hpp.tmpl: lists of
-- signatures (languages/signatures.lua) in the host's words (specs/reference.md, "In a host's words").
local c = import("engine/c")
local enum = import("promotion/enum")
local host = import("promotion/host")
local lists = import("engine/lists")
local names = import("engine/names")
local operations = import("kernels/values").operations
local native = import("promotion/native_types")
local sets = import("promotion/sets")
local signatures = import("languages/signatures")

local MOST_DTYPES = 255 -- lists have a line for each pair, and four dtypes make one key of 32 bits

-- ---- What is listed ----

-- Whether --ops says which operations there are, and not only which there are not.
local function is_chosen(model) return model.options.ops and not model.options.all_but_some end

-- The operations that the spec's `ops` or `--ops` name.
local function op_names(model)
  local named = {}
  for _, op in ipairs(model.ops) do named[op.name] = op.named end
  return lists.filter(names.all_ops(model), function(name) return is_chosen(model) or named[name] end)
end

-- Those of conversions, of the dtypes that they are chosen for; nil where nothing names them.
local function conversions_of(model, dtypes)
  local conversion = model.conversions.convert
  if not conversion or not is_chosen(model) and not conversion.named then return nil end
  local chosen = {}
  for _, id in ipairs(conversion.kernels or lists.field(model.dtypes, "id")) do chosen[id] = true end
  return signatures.of_conversions(lists.filter(dtypes, function(d) return chosen[d.id] and d.kind ~= "abstract" end))
end

-- Raises an error where two lists would have one name: the operation `real` and a set REAL.
local function check_names(all)
  local taken = {}
  local function take(word, subject)
    if taken[word] then
      error(("FOR_EACH_%s would be a list of the %s and of the %s: rename one, or leave it out"):format(
        word:upper(), taken[word], subject), 0)
    end
    taken[word] = subject
  end
  for _, list in ipairs(all) do
    for _, name in ipairs(list.names) do
      local subject = list.kind .. " '" .. name .. "'"
      take(name, subject)
      take(name .. "_", subject) -- what FOR_EACH_NAME is made of
      if list.computed then
        take(name .. "_distinct", subject)
        take(name .. "_compute", subject)
      end
    end
  end
end

-- All lists: of operations, conversions and pairs those with `dtypes` alone, of sets those with `members`.
local function lists_of(model, dtypes, members)
  if #model.dtypes > MOST_DTYPES then
    error(("dispatch.h and dispatch.hpp list pairs: they take at most %d dtypes, and %s has %d"):format(
      MOST_DTYPES, model.name, #model.dtypes), 0)
  end
  local all = signatures.of_operations(model, op_names(model), dtypes)
  for _, list in ipairs(all) do list.kind = "operation" end
  local function add(kind, list)
    if list then
      list.kind = kind
      all[#all + 1] = list
    end
  end
  add("conversions", conversions_of(model, dtypes))
  add("pairs", signatures.of_pairs(model, dtypes))
  for _, set in ipairs(sets.of(model)) do add("set", signatures.of_set(set, members)) end
  check_names(all)
  return all
end

-- ---- Words ----

-- An identifier for each dtype that pastes: its ident in lower case.
local function ident(d) return d.ident:lower() end

-- A list as rows `X(i8, u8, i16, i16)`, as many on a line as there is room for, all of which begin with `opening`;
-- dtypes_of_row(row) gives a row's dtypes.
local function lines_of(rows, opening, dtypes_of_row)
  local words = lists.map(rows, function(row)
    return opening .. table.concat(lists.map(dtypes_of_row(row), ident), ", ") .. ")"
  end)
  local lines = lists.folded(words, " ", 116, "    ")
  for i = 1, #lines - 1 do lines[i] = lines[i] .. " \\" end
  return lines
end

local function dtypes_in(row)
  local list = table.move(row.operands, 1, #row.operands, 1, {})
  list[#list + 1] = row.compute
  list[#list + 1] = row.result
  return list
end

local letters = { "a", "b", "c" }

-- The columns of a list, which are its operands, what it is computed in and its result; the keys that choose a row; and its
-- text, with rows that begin with `opening`.
local function describe(list, opening)
  list.first, list.is_set = list.names[1], list.kind == "set"
  list.title = #list.names > 6 and list.first .. " and " .. #list.names - 1 .. " more" or table.concat(list.names, ", ")
  list.columns = table.move(letters, 1, list.arity, 1, {})
  list.keys = table.move(letters, 1, list.arity, 1, {})
  if list.computed then list.compute = list.arity == 3 and "compute" or "c" end
  list.columns[#list.columns + 1] = list.compute
  if list.has_result then list.columns[#list.columns + 1] = "r" end
  if list.by_result then list.keys[#list.keys + 1] = "r" end
  list.lines = lines_of(list.rows, opening, dtypes_in)
  if list.computed then
    list.computed_lines = lines_of(list.computed, opening, function(row) return { row.compute, row.result } end)
  end
end

-- The shapes of lists, those with the same columns and keys: { name, columns, compute }, text, with what `more` adds. That
-- of a list is list.shape; compute types and results have one too.
local function shapes_of(all, more)
  local shapes, by_name = {}, {}
  local function shape_of(columns, keys, compute)
    local initials = lists.map(columns, function(column) return column:sub(1, 1) end)
    local name = table.concat(initials):upper() .. (keys[#keys] == "r" and compute and "_BY_R" or "")
    if not by_name[name] then
      by_name[name] = { name = name, columns = table.concat(columns, ", "), compute = compute or false }
      more(by_name[name], columns, keys)
      shapes[#shapes + 1] = by_name[name]
    end
    return by_name[name]
  end
  for _, list in ipairs(all) do
    list.shape = shape_of(list.columns, list.keys, list.compute)
    if list.computed then shape_of({ "c", "r" }, { "c", "r" }) end
  end
  return shapes
end

-- What both templates say where no list is that of an operation.
local function no_operation(values)
  local kinds = { "pairs" }
  if values.has_conversions then table.insert(kinds, 1, "conversions") end
  if values.has_sets then kinds[#kinds + 1] = "sets" end
  local last = table.remove(kinds)
  return ("Neither the spec's `ops` nor `--ops` names an operation: there are only lists of %s."):format(
    #kinds > 0 and table.concat(kinds, ", ") .. " and " .. last or last)
end

-- The lists and what both templates say of them. `places`: how many values a key has beside that of no dtype.
local function add_lists(model, values, all, places, opening, more)
  for _, list in ipairs(all) do describe(list, opening) end
  values.lists, values.shapes, values.ident = all, shapes_of(all, more), ident
  values.example, values.has_sets, values.has_conversions = false, #model.sets > 0, false
  for _, list in ipairs(all) do
    if list.computed and not (values.example and values.example.arity == 2) then values.example = list end
    values.has_conversions = values.has_conversions or list.first == "convert"
  end
  values.no_operation = no_operation(values)
  values.bits = 1
  while 1 << values.bits <= places do values.bits = values.bits + 1 end
  return values
end

-- ---- C ----

-- The C type of a dtype's elements; nil where only the host could have one, and the spec does not say it.
local function type_in_c(model, d, type, prefix, is_hosts)
  local strong = d.strong and model.dtypes[d.strong + 1] or d
  local own = strong.host.c and strong.host.c.element
  if own or not is_hosts or type:sub(1, #prefix + 1) ~= prefix .. "_" then return own or type end
end

-- One more than the largest value of a dtype, where all are small and the spec says them, so that signatures can be dense.
local function dense_limit(model, words)
  if words.dtype and not model.values then return nil end
  local limit = 0
  for _, d in ipairs(model.dtypes) do
    if d.value < 0 or d.value >= MOST_DTYPES then return nil end
    limit = math.max(limit, d.value + 1)
  end
  return limit
end

local function in_c(model, prefix)
  local values, words = enum.of(model, prefix), model.host.c or {}
  local dtypes = model.dtypes
  values.words, values.type = words, words.dtype or prefix .. "_dtype"
  values.none = words.dtype and words.none or prefix:upper() .. "_NO_DTYPE"
  if words.dtype and not words.none then
    error(("the spec's `host.c` has a `dtype`, but no `none`: the value of it that is no dtype, as in none = %q"):format(
      "(" .. words.dtype .. ")-1"), 0)
  end
  values.import_line = host.import_of(model, "c") or false
  values.included = c.included
  function values.enumerator_of(d)
    return words.dtype and host.expression("c", d) or values.enumerator(d)
  end
  function values.element(d) return type_in_c(model, d, values.ctypes[d.id + 1], prefix, words.dtype) end
  values.has_bool = #lists.filter(dtypes, function(d) return values.element(d) == "bool" end) > 0
  values.hides_bool = #lists.filter(dtypes, function(d) return ident(d) == "bool" end) > 0
  -- By value where the spec has small ones; else by place.
  values.limit = dense_limit(model, words)
  values.is_dense = values.limit ~= nil
  -- Whether the header of kernels has a function of that name: for where it takes but two dtypes.
  function values.is_in_kernels(name) return operations[name] ~= nil and operations[name].arity == 3 end
  values.listed, values.join = dtypes, prefix:upper() .. (values.is_dense and "_SIGNATURE" or "_KEYS_")
  local function key_of(keys, word_of)
    local key = word_of(keys[1])
    for i = 2, #keys do key = ("%s(%s, %s)"):format(values.join, key, word_of(keys[i])) end
    return key
  end
  -- `label` of a case, `key` of a switch, and its `keys`.
  local function add_key(shape, _, keys)
    local constant = prefix:upper() .. ((values.is_dense or #keys == 1) and "_ENUM_##" or "_KEY_##")
    shape.keys, shape.label = table.concat(keys, ", "), key_of(keys, function(key) return constant .. key end)
    shape.key = #keys == 1 and keys[1] or key_of(keys, function(key) return ("%s_key_(%s)"):format(prefix, key) end)
  end
  return add_lists(model, values, lists_of(model, dtypes, dtypes), values.limit or #dtypes, "X(ARG, ",
                   add_key)
end

-- ---- C++ ----

-- The C++ type of a dtype's elements; nil where an abstract one has none.
local function type_in_cpp(model, cpp, d, type, prefix)
  local own = cpp.type(d.strong and model.dtypes[d.strong + 1] or d)
  if own then return own end
  if d.kind == "abstract" then return nil end
  if type:find("^u?int%d+_t$") then return "std::" .. type end
  if type:sub(1, #prefix + 1) ~= prefix .. "_" then return type end
  local standard, macro = native.standard_type(d)
  if standard and not macro then return standard end
  if not cpp.is_bound then return "::" .. type end
  error(("dtype '%s' has no type in C++: give it host = { cpp = { NAME, element = TYPE } }"):format(d.name), 0)
end

-- What visits pass to their functions, by the columns of a shape: the name of a struct, and of its members.
local structs = {
  ["a, c, r"]             = { "unary_signature", { "operand", "compute", "result" } },
  ["a, b, c, r"]          = { "binary_signature", { "left", "right", "compute", "result" } },
  ["a, b, c, compute, r"] = { "ternary_signature", { "first", "second", "third", "compute", "result" } },
  ["c, r"]                = { "computation", { "compute", "result" } },
  ["a, b, r"]             = { "pair", { "left", "right", "result" } },
  ["a, b"]                = { "conversion", { "from", "to" } },
}

-- Adds to a shape what C++ says of it; `seen`: the structs that other shapes have brought.
local function add_struct(seen, shape, columns, keys)
  local dtypes = lists.map(columns, function(column) return "dispatch_::d_##" .. column end)
  local function value_of(column) return "dispatch_::d_##" .. column .. "::value" end
  local struct = structs[shape.columns]
  shape.values = table.concat(lists.map(keys, value_of), ", ")
  shape.struct, shape.members = struct and not seen[struct] and struct[1] or false, struct and struct[2] or { "operand" }
  shape.class_list = lists.map(columns, function(column) return (column:gsub("^%l", string.upper)) end)
  shape.classes = "class " .. table.concat(shape.class_list, ", class ")
  if columns[#columns] == "r" then -- the key of what a signature gives
    shape.given = table.concat(lists.map(shape.compute and { shape.compute, "r" } or { "r" }, value_of), ", ")
  end
  shape.S = struct and ("dispatch_::%s<%s>"):format(struct[1], table.concat(dtypes, ", ")) or dtypes[1]
  if struct then seen[struct] = true end
end

local function in_cpp(model, prefix)
  local values, cpp, types = enum.of(model, prefix), host.of(model, prefix), {}
  values.c_import = not cpp.is_bound and values.host_enum and host.import_of(model, "c")
  values.elements = model.dtypes
  for _, d in ipairs(values.elements) do types[d] = type_in_cpp(model, cpp, d, values.ctypes[d.id + 1], prefix) end
  local listed = lists.filter(values.elements, function(d) return types[d] end)
  values.included = c.included
  function values.element(d) return types[d] or "void" end
  local seen = {}
  add_lists(model, values, lists_of(model, listed, values.elements), #values.elements, "X(", function(...)
    add_struct(seen, ...)
  end)
  values.mask = (1 << values.bits) - 1
  for _, list in ipairs(values.lists) do
    local classes = lists.map(list.columns, string.upper)
    list.types = table.concat(classes, ", ", 1, list.arity)
    list.classes = "class " .. table.concat(classes, ", class ", 1, list.arity)
  end
  return values
end

return function(model, prefix, _, language)
  return language == "dispatch.h" and in_c(model, prefix) or in_cpp(model, prefix)
end

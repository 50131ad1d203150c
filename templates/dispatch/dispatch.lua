-- What the templates of the dispatch see: its tables, and the sizes and instruction sets that the driver is for.
local lists = import("engine/lists")
local render = import("engine/render")
local baseline = import("dispatch/baseline")
local cells = import("dispatch/cells")
local forms = import("kernels/forms")
local results = import("dispatch/results")
local operations = import("kernels/values").operations
local types = import("kernels/physical_types")

-- The type of C for numbers up to `most`.
local function smallest_type(most)
  return most < 1 << 8 and "uint8_t" or most < 1 << 16 and "uint16_t" or "uint32_t"
end

-- By row of a dtype, that of the first one that a conversion to it would only copy, so that a kernel of the one takes
-- the other as it is. 0 for a value that is no dtype.
local function alike(model)
  local first, list = {}, {}
  for i = 1, model.limit do list[i] = 0 end
  for i, d in ipairs(model.dtypes) do
    local physical = types.of(d)
    local key = physical and types.storage(physical) or i
    first[key] = first[key] or d.index
    list[d.index + 1] = first[key]
  end
  return list
end

-- The sizes that elements of kernels have, at least one, the largest of them, and whether one is no power of two up to 16.
local function element_sizes(kernels)
  local sizes, seen, largest, odd = {}, {}, 1, false
  for _, kernel in ipairs(kernels) do
    for _, size in ipairs(kernel.sizes) do
      if size > 0 and not seen[size] then
        seen[size] = true
        sizes[#sizes + 1] = size
        largest = math.max(largest, size)
        odd = odd or size > 16 or size & (size - 1) ~= 0
      end
    end
  end
  table.sort(sizes)
  return #sizes > 0 and sizes or { 1 }, largest, odd
end

-- What runs arrays shorter than a block: for any instruction set, and for those that have a way of their own.
local function short_runners(entries, sizes, odd_size)
  local function has_none(entry) return odd_size or not entry.driver end
  local list = { { suffix = "", attribute = "", guard = baseline.any_chosen(entries, has_none) } }
  for _, entry in ipairs(entries) do
    local isa = entry.isa
    if not odd_size and isa.driver then
      local text = render.text(isa.driver, { attribute = isa.attribute, element_sizes = sizes })
      list[#list + 1] = { suffix = "_" .. isa.name, attribute = isa.attribute .. " ", guard = isa.guard,
                          text = text:gsub("\n$", "") }
    end
  end
  return list
end

-- The stores past the caches of those instruction sets that have them.
local function line_stores(entries)
  local list = {}
  for _, entry in ipairs(entries) do
    local isa = entry.isa
    if isa.line_stores then
      list[#list + 1] = { guard = isa.guard,
                          text = render.text(isa.line_stores, { attribute = isa.attribute }):gsub("\n$", "") }
    end
  end
  return list
end

-- The kernels of other C types than those of one or two operands, a list for each: what its tables are called.
local function other_kernels(plan, prefix)
  local tables = {}
  if plan.where or plan.clip then
    tables[#tables + 1] = { what = "of three operands", NAME = "TERNARY_KERNEL", none = "no_ternary_kernel",
                          form = forms.ternary, table = "ternary_kernels" }
  end
  if plan.has_checked then
    tables[#tables + 1] = { what = "that checks what it converts", NAME = "CHECKED_KERNEL", none = "no_checked_kernel",
                          form = forms.checked, table = "checked_kernels" }
  end
  for _, list in ipairs(tables) do
    list.kernels, list.type = forms.only(list.form, plan.kernels), prefix .. "_" .. list.form.type
  end
  return tables
end

-- What a table says of the operands that a cell of the plan serves.
local function found(cell)
  return (cell.swapped and "SWAPPED(" or "AS_IS(") .. (cell.stage or cell.kernel).name .. ")"
end

-- Whether a group has results for dtypes: b is nil of one operand, `op` the group's entry of ops.lua, nil for conversions.
-- Two integers are compared by value, without a join.
local function has_result(plan, group, op, a, b)
  if group.chooses then return plan.dtypes:rule_finds(op, a, b) end
  if not b or not op or op.join == "never" or plan.dtypes:join(a, b) then return true end
  return op.join == "mixed" and types.is_integer(a) and types.is_integer(b)
end

-- The functions by which templates fill the tables of what serves dtypes.
local function add_tables(values, plan, rows)
  local function missing(group, ...)
    return has_result(plan, group, operations[group.name], ...) and "NO_KERNEL" or "NO_RESULT"
  end
  function values.found_of_pairs(group)
    return cells.of_pairs(rows, function(a, b)
      local cell = group.cells[a.id] and group.cells[a.id][b.id]
      return cell and found(cell) or missing(group, a, b)
    end)
  end
  function values.found_of_dtypes(group)
    return cells.of_dtypes(rows, function(a)
      local cell = group.cells[a.id]
      return cell and found(cell) or missing(group, a)
    end)
  end
  function values.kernels_of_dtypes(group)
    return cells.of_dtypes(rows, function(d) return group.cells[d.id] and group.cells[d.id].kernel.name end)
  end
  function values.checks_of_pairs(name)
    return cells.of_pairs(rows, function(from, to)
      local cell = plan.checked[name].cells[from.id] and plan.checked[name].cells[from.id][to.id]
      return cell and (cell.never and "NEVER_FAILS" or cell.kernel.name)
    end)
  end
  function values.truths()
    return cells.of_dtypes(rows, function(c)
      local cell = plan.where.truth[c.id]
      return cell and found(cell) or plan.dtypes.physical[c.id] and "TRUE_OR_FALSE"
    end)
  end
end

-- The group of those conversions that users may call.
local function called_conversions(plan)
  local called = {}
  for _, from in ipairs(plan.dtypes.list) do
    called[from.id] = {}
    for _, to in ipairs(plan.dtypes.list) do
      called[from.id][to.id] = plan.converts(from, to) and plan.convert.cells[from.id][to.id] or nil
    end
  end
  return { name = plan.convert.name, cells = called }
end

-- What the templates tell of results, the tables of results.lua included.
local function add_results(values, plan, rows, enumerator, prefix)
  local tables, name_of = results.tables(plan, rows, enumerator)
  values.result_tables, values.uses_inexact = tables, false
  for _, group in ipairs({ plan.where or false, plan.clip or false, table.unpack(plan.ops) }) do
    values.uses_inexact = values.uses_inexact or group and group.rule == "inexact"
  end
  local function result(group, index, other)
    if group.rule == "b" and plan.dtypes.bool then return enumerator(plan.dtypes.bool) end
    return name_of[group.name] and ("(%s_dtype)%s%s"):format(prefix, name_of[group.name], index) or other
  end
  function values.result_text(group, index)
    local join = prefix .. "_promote_types(a, b)"
    if group.rule == "b" and not plan.dtypes.bool then return prefix:upper() .. "_NO_DTYPE" end
    return result(group, index, group.rule == "inexact" and "inexact_of(" .. join .. ")" or join)
  end
  function values.unary_result_text(group, index) return result(group, index, "a") end
end

return function(model, plan, isas, prefix)
  local P = prefix:upper()
  local function enumerator(d) return P .. "_" .. d.ident:upper() end
  local function labels(list)
    return table.concat(lists.map(list, function(d) return "case " .. enumerator(d) .. ":" end), " ")
  end
  baseline.add_conditions(isas)
  local kernels, others = forms.only(forms.binary, plan.kernels), other_kernels(plan, prefix)
  local sizes, largest, odd_size = element_sizes(kernels)
  local has_stages = #plan.stages > 0
  local stores = line_stores(isas)
  local rows, has_ternary = cells.dtypes_by_row(model), plan.where ~= nil or plan.clip ~= nil
  local values = {
    plan = plan, kernels = kernels, unary = plan.unary, isas = isas, assumed = baseline.assumed(isas),
    enumerator = enumerator, labels = labels,
    scaled = function(index, size) return size == 1 and index or size .. " * " .. index end,
    element_sizes = sizes, largest = largest, odd_size = odd_size,
    size_type = largest < 256 and "unsigned char" or "size_t",
    short_runners = short_runners(isas, sizes, odd_size), line_stores = stores, stages = plan.stages,
    has_additional = #lists.filter(isas, function(entry) return entry:is_additional() end) > 0,
    alone = #isas == 1, streams = #stores > 0, -- there is nothing to choose; results may go around the caches
    alike = alike(model),
    converts = has_stages or has_ternary, has_ternary = has_ternary,
    has_conversions = has_stages or has_ternary or plan.has_convert,
    dtype_type = not model.is_dense and "int" or model.limit <= 256 and "unsigned char" or "unsigned short",
    limit = model.is_dense and P .. "_DTYPE_LIMIT" or model.limit,
    cell_type = smallest_type(2 * (#kernels + #plan.stages) + 3),
    inexact = results.inexact(model, plan.dtypes), other_kernels = others,
    binary_groups = table.move(plan.ops, 1, #plan.ops, 1, {}),
  }
  for _, list in ipairs(others) do list.number_type = smallest_type(#list.kernels + 1) end
  if plan.has_convert then table.insert(values.binary_groups, called_conversions(plan)) end
  function values.isa_fields(entry)
    local fields = { "kernels_" .. entry.name }
    local suffix = entry.driver and not odd_size and "_" .. entry.driver or ""
    if not values.alone then fields[#fields + 1] = "runs_" .. entry.name end
    if values.streams then fields[#fields + 1] = entry.line_stores and "&line_stores_" .. entry.line_stores or "NULL" end
    fields[#fields + 1] = "run_short" .. suffix
    if has_stages then fields[#fields + 1] = "run_short_stage" .. suffix end
    return fields
  end
  function values.enumerators(list) return table.concat(lists.map(list, enumerator), ", ") end
  add_tables(values, plan, rows)
  add_results(values, plan, rows, enumerator, prefix)
  return values
end

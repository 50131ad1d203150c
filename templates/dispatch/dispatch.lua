-- What the templates of the dispatch see: its switches, and the sizes and instruction sets that the driver is for.
local lists = import("engine/lists")
local render = import("engine/render")
local baseline = import("dispatch/baseline")
local cases = import("dispatch/cases")
local forms = import("kernels/forms")
local results = import("dispatch/results")
local operations = import("kernels/values").operations
local types = import("kernels/physical_types")

-- The least power of two that is not less than n.
local function whole_power(n)
  local power = 1
  while power < n do power = power * 2 end
  return power
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

-- The cases of find_same_value and find_in_range.
local function checks(plan)
  local list = {}
  if not plan.has_checked then return list end
  for i, name in ipairs({ "same_value", "in_range" }) do
    local cells = plan.checked[name].cells
    list[i] = { name = name, cases = cases.of_pairs(plan, function(from, to)
      local cell = cells[from.id] and cells[from.id][to.id]
      return cell and (cell.never and "NEVER_FAILS" or cell.kernel.name) or nil
    end) }
  end
  return list
end

-- What the templates of operations on one operand and on three see.
local function add_operations(values, plan, ops, enumerator)
  function values.unary_none_of(group) return group.chooses and "NO_RESULT" or "NO_KERNEL" end
  function values.unary_cases(group) return cases.of_unary_group(plan, group, ops[group.name], enumerator) end
  function values.unary_results(group) return results.of_unary(plan, group, enumerator) end
  function values.dtype_cases(cells)
    return cases.of_dtypes(plan, enumerator, function(a) return cells[a.id] and cells[a.id].kernel.name end)
  end
  values.truth_cases = plan.where and cases.of_dtypes(plan, enumerator, function(c)
    if not plan.dtypes.physical[c.id] then return nil end
    local cell = plan.where.truth[c.id]
    return cell and cases.found(cell) or "TRUE_OR_FALSE"
  end)
  function values.enumerators(list)
    return table.concat(lists.map(list, enumerator), ", ")
  end
  values.checks = checks(plan)
end

-- The group of those conversions that users may call.
local function called_conversions(plan)
  local cells = {}
  for _, from in ipairs(plan.dtypes.list) do
    cells[from.id] = {}
    for _, to in ipairs(plan.dtypes.list) do
      cells[from.id][to.id] = plan.converts(from, to) and plan.convert.cells[from.id][to.id] or nil
    end
  end
  return { name = plan.convert.name, cells = cells }
end

-- What the template of operations on two operands sees, `ops` being the entries of ops.lua by name.
local function add_binary(values, plan, ops, enumerator, prefix)
  local tables, table_name = results.tables(plan, enumerator)
  values.result_tables, values.uses_inexact = tables, false
  for _, group in ipairs({ plan.where or false, plan.clip or false }) do
    values.uses_inexact = values.uses_inexact or group and group.rule == "inexact"
  end
  for _, group in ipairs(plan.ops) do
    values.uses_inexact = values.uses_inexact or group.rule == "inexact"
  end
  function values.result_text(group)
    local rule, join = group.rule, prefix .. "_promote_types(a, b)"
    if rule == "b" then return plan.dtypes.bool and enumerator(plan.dtypes.bool) or prefix:upper() .. "_NO_DTYPE" end
    if rule == "inexact" then return "inexact_of(" .. join .. ")" end
    return table_name[group.name] and table_name[group.name] .. "(a, b)" or join
  end
  function values.none_of(group)
    if group.chooses then return "NO_RESULT" end
    local op = ops[group.name]
    return op and op.join ~= "never" and "NO_JOIN_OR_KERNEL" or "NO_KERNEL"
  end
  function values.cases(group) return cases.of_group(plan, group, ops[group.name]) end
  function values.mirror_of(group)
    local op = ops[group.name]
    return op and op.mirror and cases.mirror_of(plan, group, op.mirror)
  end
  values.binary_groups = table.move(plan.ops, 1, #plan.ops, 1, {})
  if plan.has_convert then table.insert(values.binary_groups, called_conversions(plan)) end
end

return function(model, plan, isas, prefix)
  local P = prefix:upper()
  local function enumerator(d) return P .. "_" .. d.ident:upper() end
  local function labels(list)
    return table.concat(lists.map(list, function(d) return "case " .. enumerator(d) .. ":" end), " ")
  end
  local ops = operations
  baseline.add_conditions(isas)
  local kernels, others = forms.only(forms.binary, plan.kernels), other_kernels(plan, prefix)
  local sizes, largest, odd_size = element_sizes(kernels)
  local has_stages = #plan.stages > 0
  local stores = line_stores(isas)
  local has_ternary = plan.where ~= nil or plan.clip ~= nil
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
    found_type = #kernels + #plan.stages + 2 < 1 << 15 and "uint16_t" or "uint32_t",
    inexact = results.inexact(model, plan.dtypes), other_kernels = others, pair_base = whole_power(model.limit),
  }
  function values.switched(dtype) return cases.switched(model, dtype) end
  function values.switch(operands, list, default) return cases.switch(model, operands, list, default) end
  function values.isa_fields(entry)
    local fields = { "kernels_" .. entry.name }
    local suffix = entry.driver and not odd_size and "_" .. entry.driver or ""
    if not values.alone then fields[#fields + 1] = "runs_" .. entry.name end
    if values.streams then fields[#fields + 1] = entry.line_stores and "&line_stores_" .. entry.line_stores or "NULL" end
    fields[#fields + 1] = "run_short" .. suffix
    if has_stages then fields[#fields + 1] = "run_short_stage" .. suffix end
    return fields
  end
  add_binary(values, plan, ops, enumerator, prefix)
  add_operations(values, plan, ops, enumerator)
  return values
end

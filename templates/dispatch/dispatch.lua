-- Values for the template of the dispatch: kernels by operation, switches over dtypes, and parameters of the driver.
local checks = import("kernels/checks")
local forms = import("kernels/forms")
local instruction_sets = import("dispatch/instruction_sets")
local lists = import("engine/lists")
local operations = import("kernels/values").operations
local results = import("dispatch/results")
local switches = import("dispatch/switches")
local types = import("kernels/physical_types")

-- The size of the largest element of kernels, and the sizes that are no power of two up to 16.
local function element_sizes(kernels)
  local odd, seen, largest = {}, {}, 1
  for _, kernel in ipairs(kernels) do
    for _, size in ipairs(kernel.sizes) do
      largest = math.max(largest, size)
      if not seen[size] and (size > 16 or size & (size - 1) ~= 0) then odd[#odd + 1] = size end
      seen[size] = true
    end
  end
  table.sort(odd)
  return largest, odd
end

-- ---- Tables of kernels ----

-- A list in C, X(name, ...) for each item, in lines.
local function x_list(items, text_of)
  local lines = lists.folded(lists.map(items, function(item) return ("X(%s)"):format(text_of(item)) end), " ", 116, "    ")
  for i = 1, #lines - 1 do lines[i] = lines[i] .. " \\" end
  return lines
end

local function kernel_text(kernel) return ("%s, %s"):format(kernel.name, table.concat(kernel.sizes, ", ")) end

-- The lists of kernels and of stages of each group some of whose kernels a switch finds: { NAME, name, form, kernels,
-- stages }, the last two being lines or nil.
local function kernel_lists(plan, enumerator)
  local list = {}
  local function stage_text(stage)
    return ("%s, %s, %s, %s"):format(stage.name, stage.kernel.name, enumerator(stage.a), enumerator(stage.b))
  end
  for _, group in ipairs(plan.groups) do
    local stages = lists.filter(plan.stages, function(stage) return stage.kernel.op == group.name end)
    if #lists.filter(group.kernels, function(kernel) return kernel.is_found end) > 0 then
      local form = forms.of(group.kernels[1])
      list[#list + 1] = { name = group.name, NAME = group.name:upper(), form = form,
                          kernels = x_list(group.kernels, kernel_text),
                          stages = #stages > 0 and x_list(stages, stage_text) or nil }
    end
  end
  return list
end

-- What serves `cells`, as the switch `name` numbers it: its enumerators and the items of its table, in C, and the macros
-- among these that no group defines, { NAME, lines }.
local function numbering(P, name, cells)
  local NAME, seen = name:upper(), {}
  local kinds = { KERNELS = {}, STAGES = {}, OTHERS = {}, OTHER_STAGES = {} }
  for _, cell in ipairs(cells) do
    local item = cell.stage or cell.kernel
    if item and not seen[item] then
      seen[item] = true
      local own = cell.kernel.op == name
      cell.kernel.is_found = true
      table.insert(kinds[cell.stage and (own and "STAGES" or "OTHER_STAGES") or own and "KERNELS" or "OTHERS"], item)
    end
  end
  local numbers, addresses, others = {}, {}, {}
  for _, kind in ipairs({ "KERNELS", "OTHERS", "STAGES", "OTHER_STAGES" }) do
    if #kinds[kind] > 0 then
      local macro = (kind == "KERNELS" and P .. "_" or "") .. kind .. "_OF_" .. NAME
      numbers[#numbers + 1] = macro .. "(NUMBER)"
      addresses[#addresses + 1] = macro .. (kind:find("STAGES") and "(STAGE_ADDRESS)" or "(ADDRESS)")
      if kind == "OTHERS" then others[#others + 1] = { NAME = macro, lines = x_list(kinds[kind], kernel_text) } end
      if kind == "OTHER_STAGES" then
        others[#others + 1] = { NAME = macro, lines = x_list(kinds[kind], function(stage) return stage.name .. ", 0" end) }
      end
    end
  end
  return table.concat(numbers, " "), table.concat(addresses, " "), others
end

-- The cells of a group over dtypes, or over pairs.
local function cells_of(list, cells, pairs)
  local all = {}
  for _, a in ipairs(list) do
    local row = cells[a.id]
    if not pairs then all[#all + 1] = row end
    for _, b in ipairs(pairs and row and list or {}) do all[#all + 1] = row[b.id] end
  end
  return all
end

-- ---- Switches ----

-- What a switch returns of a cell.
local function found(cell)
  return ("%s(%s)"):format(cell.swapped and "SWAPPED" or "AS_IS", (cell.stage or cell.kernel).name)
end

-- Whether a group has results for dtypes: b is nil of one operand, `op` the group's entry of ops.lua, nil for conversions.
-- Two integers are compared by value, without a join.
local function has_result(plan, group, op, a, b)
  if group.chooses then return plan.dtypes:rule_finds(op, a, b) end
  if not b or not op or op.join == "never" or plan.dtypes:join(a, b) then return true end
  return op.join == "mixed" and types.is_integer(a) and types.is_integer(b)
end

local MISSING = { "NO_KERNEL", "NO_RESULT" }

-- Adds to `finders` the switch of a group: its function find_NAME over one dtype, or over `pairs` of them.
local function finders_of(plan, P, label, signature)
  local list = plan.dtypes.list
  local all = plan.dtypes.model.dtypes
  local finders = {}
  local function add(finder, cells, pairs, value_of, structure)
    finder.numbers, finder.addresses, finder.others = numbering(P, finder.name, cells_of(list, cells, pairs))
    finder.pairs, finder.structure = pairs, structure or "joinery_entry"
    finder.none = finder.never and "&joinery_no_check" or structure and "NULL" or "&joinery_none"
    if pairs then
      finder.lines = switches.of_pairs(all, signature, value_of, MISSING)
    else
      finder.lines = switches.of_dtypes(all, label, value_of, MISSING)
    end
    finders[#finders + 1] = finder
    return finder
  end
  local function cell_of(cells, a, b) return cells[a.id] and (b and cells[a.id][b.id] or not b and cells[a.id]) or nil end
  local function missing(group, op, a, b) return has_result(plan, group, op, a, b) and "NO_KERNEL" or "NO_RESULT" end

  function finders.binary(group, says)
    return add({ name = group.name, says = says }, group.cells, true, function(a, b)
      local cell = cell_of(group.cells, a, b)
      if cell then return found(cell) end
      return missing(group, operations[group.name], a, b)
    end)
  end
  function finders.unary(group, says, structure)
    return add({ name = group.name, says = says }, group.cells, false, function(a)
      local cell = cell_of(group.cells, a)
      if cell then return found(cell) end
      return missing(group, operations[group.name], a)
    end, structure)
  end
  function finders.truth(truth)
    local says = "The conversion of a condition to bytes 0 and 1. Kernels take a bool as it is."
    return add({ name = "truth", says = says }, truth, false, function(c)
      if truth[c.id] then return found(truth[c.id]) end
      return plan.dtypes.physical[c.id] and "TRUE_OR_FALSE" or "NO_KERNEL"
    end)
  end
  function finders.checked(name, says)
    local cells = plan.checked[name].cells
    return add({ name = "convert_" .. name, says = says, never = true }, cells, true, function(a, b)
      local cell = cell_of(cells, a, b)
      if not cell then return "NO_KERNEL" end
      if cell.never then return "AS_IS(never_fails)" end
      return found(cell)
    end, "joinery_checked_entry")
  end
  return finders
end

-- The conversions that users may call, as a group; those that only the driver needs, likewise.
local function conversion_groups(plan)
  local called, inner = {}, {}
  for _, from in ipairs(plan.dtypes.list) do
    called[from.id], inner[from.id] = {}, {}
    for _, to in ipairs(plan.dtypes.list) do
      local cell = plan.convert.cells[from.id][to.id]
      if cell then (plan.converts(from, to) and called or inner)[from.id][to.id] = cell end
    end
  end
  return called, inner
end

-- Dtypes whose elements are the same to kernels as those of an earlier one, in a switch that returns that one.
local function alike(model, enumerator)
  local first = {}
  return switches.of_dtypes(model.dtypes, enumerator, function(d)
    local physical = types.of(d)
    local key = physical and types.storage(physical)
    if not key then return nil end
    local known = first[key]
    first[key] = known or d
    return known and enumerator(known)
  end, { "d" })
end

-- ---- All ----

-- What templates need of results.
local function add_results(values, plan, prefix, enumerator, signature)
  local switched, name_of = results.functions(plan, enumerator, signature, prefix)
  values.result_switches, values.uses_inexact = switched, false
  for _, group in ipairs(plan.ops) do values.uses_inexact = values.uses_inexact or group.rule == "inexact" end
  local function result(group, operands, other)
    if group.rule == "b" and plan.dtypes.bool then return enumerator(plan.dtypes.bool) end
    return name_of[group.name] and ("%s(%s)"):format(name_of[group.name], operands) or other
  end
  function values.result_text(group)
    local join = prefix .. "_promote_types(a, b)"
    if group.rule == "b" and not plan.dtypes.bool then return prefix:upper() .. "_NO_DTYPE" end
    return result(group, "a, b", group.rule == "inexact" and "inexact_of(" .. join .. ")" or join)
  end
  function values.unary_result_text(group) return result(group, "a", "a") end
  function values.ternary_result_text(group, operands)
    if group.said or group.given then return ("%s_result(%s, join)"):format(group.name, operands) end
    return result(group, "join", "join")
  end
end

-- The integers that dtypes have, where they are not those of int64_t: a list of { low, high, dtypes }, in C.
local function integer_ranges(dtypes)
  local ranges, by_name = {}, {}
  for _, d in ipairs(dtypes.list) do
    local physical = dtypes.physical[d.id]
    local bits, is_signed = physical.bits, physical.kind == "int"
    if is_signed and bits < 64 or physical.kind == "uint" then
      if not by_name[physical.name] then
        local top = is_signed and bits - 1 or bits
        by_name[physical.name] = { low = is_signed and ("-INT64_C(0x%x)"):format(1 << bits - 1) or "0", dtypes = {},
                                   high = top < 63 and ("INT64_C(0x%x)"):format((1 << top) - 1) or "INT64_MAX" }
        ranges[#ranges + 1] = by_name[physical.name]
      end
      table.insert(by_name[physical.name].dtypes, d)
    end
  end
  return ranges
end

-- What templates need where weak integers that are scalars are checked.
local function add_weak_scalars(values, plan, model, prefix)
  local dtypes, rule = plan.dtypes, model.weak_scalars
  local weak = lists.filter(dtypes.list, function(d)
    local kind = dtypes.physical[d.id].kind
    return d.weak and (kind == "int" or kind == "uint")
  end)
  values.weak_integers = values.calls and rule ~= "wrap" and #weak > 0 and weak or false
  values.integer_ranges = integer_ranges(dtypes)
  function values.weak_ctype(d)
    local physical = dtypes.physical[d.id]
    return ("%sint%d_t"):format(physical.kind == "uint" and "u" or "", 8 * physical.size)
  end
  -- What may be done with a scalar that does not fit.
  function values.unfit(name)
    local exact = rule == "exact" and operations[name].exact
    return exact and "MAY_BE_" .. exact or "REFUSED"
  end
  -- Lines that check the scalars among a and b. `is_scalar` tells of an operand V whether it is one.
  function values.fits(op, is_scalar, condition)
    if not values.weak_integers then return {} end
    local function filled(v) return ("(weak_scalar){%s_dtype, %s, %s, {0}}"):format(v, v, (is_scalar:gsub("V", v))) end
    return {
      "    weak_scalar scalars[2];",
      ("    if ((is_weak_integer(a_dtype) || is_weak_integer(b_dtype)) && %s) {"):format(condition),
      ("        scalars[0] = %s, scalars[1] = %s;"):format(filled("a"), filled("b")),
      ("        const %s_status unfit = fit_two(%s, scalars);"):format(prefix, op),
      ("        if (unfit != %s_OK) return unfit;"):format(prefix:upper()),
      "        a = scalars[0].at, b = scalars[1].at;",
      "    }",
    }
  end
end

-- The switches: of operations, conversions, and what goes with operations on three operands.
local function add_finders(values, plan, model, P, enumerator)
  local function signature(a, b) return ("%s_SIGNATURE(%s, %s)"):format(P, enumerator(a), enumerator(b)) end
  local find = finders_of(plan, P, enumerator, signature)
  for _, group in ipairs(plan.ops) do find.binary(group, ("The kernel of %s."):format(group.name)) end
  for _, group in ipairs(plan.unary) do find.unary(group, ("The kernel of %s."):format(group.name)) end
  local called, inner = conversion_groups(plan)
  local calls = values.calls
  if plan.has_convert then find.binary({ name = "convert", cells = called }, "The conversion from a to b.") end
  if plan.has_inner and calls then find.binary({ name = "inner", cells = inner }, "The driver's conversion from a to b.") end
  for _, group in ipairs(plan.of_three) do
    find.unary({ name = group.name, cells = group.cells },
               ("The kernel of %s for operands of one dtype."):format(group.name), "joinery_ternary_entry")
  end
  if plan.where and calls then find.truth(plan.where.truth) end
  for _, check in ipairs(checks.names) do
    if plan.checked[check] then
      find.checked(check, ("The conversion from a to b that finds values %s."):format(checks.finds[check]))
    end
  end
  values.finders, values.alike = find, alike(model, enumerator)
  return signature
end

return function(model, plan, isas, prefix)
  local P = prefix:upper()
  local function enumerator(d) return P .. "_" .. d.ident:upper() end
  local largest, odd_sizes = element_sizes(plan.kernels)
  local has_ternary, has_stages = #plan.of_three > 0, #plan.stages > 0
  local values = {
    plan = plan, unary = plan.unary, isas = isas, enumerator = enumerator,
    conditions = instruction_sets.conditions(isas),
    has_additional = #lists.filter(isas, function(entry) return entry:is_additional() end) > 0,
    largest = largest, odd_sizes = odd_sizes, size_type = largest < 256 and "unsigned char" or "size_t",
    has_stages = has_stages, has_ternary = has_ternary, driver = model.options.driver,
    calls = model.options.driver ~= "none",
    has_conversions = has_stages or has_ternary or plan.has_convert,
    limit = model.is_dense and P .. "_DTYPE_LIMIT" or model.limit,
    inexact = results.inexact(model, plan.dtypes),
  }
  -- The functions of an instruction set whose names begin with `stem`, for arrays shorter than a block.
  local function suffix(entry)
    return entry.driver and #odd_sizes == 0 and values.driver == "nd" and "_" .. entry.driver or ""
  end
  function values.of_isas(kind)
    return instruction_sets.items(isas, function(entry)
      if kind == "isa" then return ('{"%s", %s}'):format(entry.name, instruction_sets.runs(entry)) end
      if kind == "stores" then return entry.line_stores and "&line_stores_" .. entry.line_stores or "NULL" end
      if kind == "kernel" then return instruction_sets.kernel_of(entry, prefix) end
      local runners = { "run_plain", "run_short", "run_rows", "gather", "copy_across" }
      if has_ternary then table.move({ "run_three_plain", "run_three_short" }, 1, 2, #runners + 1, runners) end
      if plan.checked.same_value or plan.checked.in_range then runners[#runners + 1] = "check_short" end
      if values.has_conversions then runners[#runners + 1] = "run_short_stage" end
      local items = lists.map(runners, function(name) return (".%s = %s%s"):format(name, name, suffix(entry)) end)
      return "{" .. table.concat(items, ", ") .. "}"
    end)
  end
  function values.definitions(entry) return instruction_sets.definitions(entry, plan.kernels, prefix) end
  values.streams = #lists.filter(isas, function(entry) return entry.line_stores end) > 0
  function values.labels(list)
    return table.concat(lists.map(list, function(d) return "case " .. enumerator(d) .. ":" end), " ")
  end
  -- What the spec asks of the operands of a group, those that are converted, beside what they promote to: { labels, same };
  -- `labels` by operand the cases of a switch, or false. nil where it asks nothing.
  function values.limits_of(group)
    local entry, labels = plan.dtypes:entry(group), {}
    local sets, any = entry.operand_sets or {}, entry.same
    for i = 1, #group.converted do
      local set = sets[#group.operands - #group.converted + i]
      if set and #set == #model.dtypes then set = false end
      local cases = set and lists.map(set, function(id) return ("case %s:"):format(enumerator(model.dtypes[id + 1])) end)
      labels[i], any = cases and table.concat(lists.folded(cases, " ", 120, "    "), "\n") or false, any or set
    end
    return any and { labels = labels, same = entry.same } or nil
  end
  local none = P .. "_NO_DTYPE"
  local function enumerator_of(id) return id and enumerator(model.dtypes[id + 1]) or none end
  -- A cell of an operation of three operands: these, what is computed in, and the result.
  function values.said_text(cell)
    local words = lists.map(cell.operands, enumerator_of)
    words[4], words[5] = enumerator_of(cell.result and cell.compute), enumerator_of(cell.result)
    return table.concat(words, ", ")
  end
  -- The lines of a switch over dtypes, of a list by id + 1.
  function values.mapped_lines(list)
    local lines = switches.of_dtypes(model.dtypes, enumerator, function(d)
      return list[d.id + 1] and enumerator_of(list[d.id + 1])
    end, { none })
    return table.concat(lines, "\n")
  end
  values.any_weak = #lists.filter(model.dtypes, function(d) return d.weak end) > 0
  function values.enumerators(list) return table.concat(lists.map(list, enumerator), ", ") end
  local signature = add_finders(values, plan, model, P, enumerator)
  values.kernel_lists = kernel_lists(plan, enumerator)
  add_results(values, plan, prefix, enumerator, signature)
  add_weak_scalars(values, plan, model, prefix)
  return values
end

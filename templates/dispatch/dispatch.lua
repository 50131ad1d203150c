-- What the templates of the dispatch see: its switches, and the sizes and instruction sets that the driver is for.
local render = import("engine/render")
local types = import("kernels/physical_types")

local WIDTH = 118 -- of a line of cases

-- Words in lines of at most WIDTH columns.
local function lines_of(words)
  local lines, line = {}, "   "
  for _, word in ipairs(words) do
    if #line + 1 + #word > WIDTH then
      lines[#lines + 1] = line
      line = "   "
    end
    line = line .. " " .. word
  end
  lines[#lines + 1] = line
  return table.concat(lines, "\n")
end

local function cell_text(cell)
  return (cell.swapped and "SWAPPED(" or "AS_IS(") .. (cell.stage or cell.kernel).name .. ")"
end

-- Whether op(a, b), which has no kernel, needs no join: two integers are compared by value.
local function needs_no_join(op, a, b)
  return op and op.join == "mixed" and types.is_integer(a) and types.is_integer(b)
end

-- The cases of the switch of a group as C: for each kernel and order of operands, the pairs that have it. `op` is that
-- of the group, or nil for conversions.
local function cases(plan, group, op)
  local values, labels = {}, {}
  for _, a in ipairs(plan.dtypes.all) do
    for _, b in ipairs(plan.dtypes.all) do
      local cell = group.cells[a.id] and group.cells[a.id][b.id]
      if cell or needs_no_join(op, a, b) and not plan.dtypes:join(a, b) then
        local value = cell and cell_text(cell) or "NO_KERNEL"
        if not labels[value] then
          labels[value] = {}
          values[#values + 1] = value
        end
        table.insert(labels[value], ("case PAIR(%s, %s):"):format(a.ident:upper(), b.ident:upper()))
      end
    end
  end
  local texts = {}
  for i, value in ipairs(values) do
    local words = labels[value]
    words[#words + 1] = "return " .. value .. ";"
    texts[i] = lines_of(words)
  end
  return texts
end

-- Whether `other` serves all that `group` does, with the operands exchanged.
local function mirrors(plan, group, other)
  for _, a in ipairs(plan.dtypes.list) do
    for _, b in ipairs(plan.dtypes.list) do
      local cell, reverse = group.cells[a.id][b.id], other.cells[b.id][a.id]
      if (cell == nil) ~= (reverse == nil) then return false end
      if cell and (cell.kernel ~= reverse.kernel or cell.stage ~= reverse.stage or cell.swapped == reverse.swapped) then
        return false
      end
    end
  end
  return true
end

-- The name of the operation before `group` whose switch serves it too, or nil.
local function mirror_of(plan, group, mirror)
  for _, other in ipairs(plan.ops) do
    if other == group then return nil end
    if other.name == mirror then return mirrors(plan, group, other) and mirror or nil end
  end
end

-- What is divided in another dtype: a list of { result, labels }, where `labels` are dtypes.
local function inexact_of(model, dtypes)
  local list, by_result = {}, {}
  for _, d in ipairs(model.dtypes) do
    local is_integer = d.kind == "bool" or d.kind == "int" or d.kind == "uint"
    local result = is_integer and dtypes.physical[d.id] and dtypes.named[d.inexact or model.inexact]
    if result then
      if not by_result[result.id] then
        by_result[result.id] = { labels = {}, result = result }
        list[#list + 1] = by_result[result.id]
      end
      table.insert(by_result[result.id].labels, d)
    end
  end
  return list
end

-- The least power of two that is not less than n.
local function whole_power(n)
  local power = 1
  while power < n do power = power * 2 end
  return power
end

-- By value of a dtype, that of the first one that a conversion to it would only copy, so that a kernel of the one takes
-- the other as it is. 0 for a value that is no dtype.
local function alike(model)
  local first, list = {}, {}
  for i = 1, model.limit do list[i] = 0 end
  for i, d in ipairs(model.dtypes) do
    local physical = types.of(d)
    local key = physical and physical.name or i
    if physical and (physical.kind == "int" or physical.kind == "uint") and physical.bits == 8 * physical.size then
      key = "u" .. physical.bits
    end
    first[key] = first[key] or d.value
    list[d.value + 1] = first[key]
  end
  return list
end

-- The sizes that elements of kernels have, the largest of them, and whether one is no power of two.
local function element_sizes(kernels)
  local sizes, seen, largest, odd = {}, {}, 1, false
  for _, kernel in ipairs(kernels) do
    for _, size in ipairs(kernel.sizes) do
      if size > 0 and not seen[size] then
        seen[size] = true
        sizes[#sizes + 1] = size
        largest = math.max(largest, size)
        odd = odd or size & (size - 1) ~= 0
      end
    end
  end
  table.sort(sizes)
  return sizes, largest, odd
end

-- What runs arrays shorter than a block: for any instruction set, and for those that have a way of their own.
local function short_runners(entries, odd_size)
  local list = { { suffix = "", attribute = "" } }
  for _, entry in ipairs(entries) do
    local isa = entry.isa
    if isa.driver and not odd_size then
      list[#list + 1] = { suffix = "_" .. isa.name, attribute = isa.attribute .. " ", guard = isa.guard,
                          text = render.text(isa.driver, { attribute = isa.attribute }):gsub("\n$", "") }
    end
  end
  return list
end

return function(model, plan, isas, prefix)
  local P = prefix:upper()
  local function enumerator(d) return P .. "_" .. d.ident:upper() end
  local function labels(list)
    local texts = {}
    for i, d in ipairs(list) do texts[i] = "case " .. enumerator(d) .. ":" end
    return table.concat(texts, " ")
  end
  local entries = {}
  for _, op in ipairs(import("kernels/ops")) do entries[op.name] = op end
  local sizes, largest, odd_size = element_sizes(plan.kernels)
  return {
    plan = plan, isas = isas, enumerator = enumerator, labels = labels, entries = entries,
    scaled = function(size) return size == 1 and "i" or size .. " * i" end,
    element_sizes = sizes, largest = largest, odd_size = odd_size,
    size_type = largest < 256 and "unsigned char" or "size_t",
    short_runners = short_runners(isas, odd_size), stages = plan.stages, alike = alike(model),
    dtype_type = model.limit <= 256 and "unsigned char" or "unsigned short",
    found_type = #plan.kernels + #plan.stages < 1 << 15 and "uint16_t" or "uint32_t",
    inexact = inexact_of(model, plan.dtypes),
    cases = function(group) return cases(plan, group, entries[group.name]) end,
    mirror_of = function(group)
      local op = entries[group.name]
      return op and op.mirror and mirror_of(plan, group, op.mirror)
    end,
    pair_base = whole_power(model.limit),
  }
end

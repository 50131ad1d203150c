-- What the templates of kernels and dispatch see: the plan of a model, and what each instruction set has for it.
local compose = import("kernels/compose")
local storage = import("kernels/physical_types")
local plan_of = import("kernels/plan")
local render = import("engine/render")

local kernels = {}

-- The instruction sets called `names`, and all that they imply, lowest rank first.
local function with_implied(names)
  local all, by_name, wanted = import("isa/isas"), {}, {}
  for _, isa in ipairs(all) do by_name[isa.name] = isa end
  for _, name in ipairs(names) do
    while name do
      wanted[name] = true
      name = by_name[name].implies
    end
  end
  local list = {}
  for _, isa in ipairs(all) do
    if wanted[isa.name] then list[#list + 1] = isa end
  end
  return list
end

-- Gives every instruction set the blocks of the storages of a model that are not common.
local function add_custom(isas, model)
  for _, of in ipairs(storage.custom(model.dtypes)) do
    for _, isa in ipairs(isas) do
      if isa.custom then isa.custom(isa.primitives, of) end -- legacy
      local facts_of = isa.formats and isa.formats[of.kind]
      if facts_of then
        local template, facts = facts_of(of)
        if template then isa.primitives:read(template, facts) end
      end
    end
  end
end

-- { plan, isas, stubs }. Each of `isas` is { name, NAME, isa, has, stubs, files }: `has[kernel.id]` is the name of the
-- instruction set whose kernel it uses, its own where it has one, and `stubs` counts the others. A kernel of an opaque
-- storage is a stub everywhere, that of portable C too: it is there to be replaced.
function kernels.of(model, ops, isa_names)
  local isas = with_implied(isa_names)
  local base = isas[1]
  add_custom(isas, model)
  local all = { isas = {}, stubs = 0 }
  all.plan = plan_of(model, ops, function(recipe) return compose.possible(base, recipe) end)
  local by_isa = {}
  for _, isa in ipairs(isas) do
    local entry = { name = isa.name, NAME = isa.name:upper(), isa = isa, has = {}, stubs = 0 }
    local implied = isa.implies and by_isa[isa.implies]
    for _, kernel in ipairs(all.plan.kernels) do
      local possible = compose.possible(isa, kernel.recipe)
      entry.has[kernel.id] = possible and isa.name or implied.has[kernel.id]
      if not possible or kernel.recipe.opaque then entry.stubs = entry.stubs + 1 end
    end
    by_isa[isa.name] = entry
    all.isas[#all.isas + 1] = entry
    all.stubs = all.stubs + entry.stubs
  end
  all.groups = {}
  for _, entry in ipairs(all.plan.ops) do all.groups[#all.groups + 1] = entry end
  all.groups[#all.groups + 1] = all.plan.convert
  return all
end

-- The kernels of `group` (an operation, or convert) that `entry` (one of `isas`) has itself.
function kernels.own(entry, group)
  local list = {}
  for _, kernel in ipairs(group.kernels) do
    if entry.has[kernel.id] == entry.name then list[#list + 1] = kernel end
  end
  return list
end

-- The text of the blocks that `list` needs, each after those that it uses.
function kernels.blocks(isa, list)
  local texts, seen = {}, {}
  for _, kernel in ipairs(list) do
    for _, name in ipairs(compose.used(isa, kernel.recipe)) do isa.primitives:collect(name, texts, seen) end
  end
  return table.concat(texts, "\n\n")
end

local function has_opaque(list)
  for _, kernel in ipairs(list) do
    if kernel.recipe.opaque then return true end
  end
  return false
end

local WIDTH = 118

-- The cases of a dispatch switch as C: for each value, where there is a kernel, the pairs that have it.
function kernels.cases(plan, group, value_of)
  local values, labels = {}, {}
  for _, a in ipairs(plan.dtypes) do
    for _, b in ipairs(plan.dtypes) do
      local cell = group.cells[a.id][b.id]
      if cell then
        local value = value_of(cell)
        if not labels[value] then
          labels[value] = {}
          values[#values + 1] = value
        end
        table.insert(labels[value], ("case PAIR(%s, %s):"):format(a.ident:upper(), b.ident:upper()))
      end
    end
  end
  local cases = {}
  for i, value in ipairs(values) do
    local words = labels[value]
    words[#words + 1] = "return " .. value .. ";"
    local lines, line = {}, "   "
    for _, word in ipairs(words) do
      if #line + 1 + #word > WIDTH then
        lines[#lines + 1] = line
        line = "   "
      end
      line = line .. " " .. word
    end
    lines[#lines + 1] = line
    cases[i] = table.concat(lines, "\n")
  end
  return cases
end

-- The name of the operation before `group` whose kernels serve it with the operands exchanged, all of them, or nil.
function kernels.mirror_of(plan, group, mirror)
  for _, other in ipairs(plan.ops) do
    if other == group then return nil end
    if other.name == mirror then
      for _, a in ipairs(plan.dtypes) do
        for _, b in ipairs(plan.dtypes) do
          local cell, reverse = group.cells[a.id][b.id], other.cells[b.id][a.id]
          if (cell == nil) ~= (reverse == nil) then return nil end
          if cell and (cell.kernel ~= reverse.kernel or cell.stage ~= reverse.stage or cell.swapped == reverse.swapped) then
            return nil
          end
        end
      end
      return mirror
    end
  end
end

local function inexact_of(model, plan)
  local list, by_result = {}, {}
  for _, d in ipairs(model.dtypes) do
    if d.kind == "bool" or d.kind == "int" or d.kind == "uint" then
      local result = plan.by_name[d.inexact or model.inexact]
      if result then
        if not by_result[result.id] then
          by_result[result.id] = { labels = {}, result = result }
          list[#list + 1] = by_result[result.id]
        end
        table.insert(by_result[result.id].labels, d)
      end
    end
  end
  return list
end

local function whole_power(n)
  local power = 1
  while power < n do power = power * 2 end
  return power
end

local function cell_text(cell)
  return (cell.swapped and "SWAPPED(" or "AS_IS(") .. (cell.stage or cell.kernel).name .. ")"
end

-- By dtype, the number of the first one that a conversion to it would only copy, so that a kernel of the one takes the
-- other as it is.
local function alike(model)
  local first, list = {}, {}
  for i, d in ipairs(model.dtypes) do
    local of = storage.of(d)
    local key = of and of.name or i
    if of and (of.kind == "int" or of.kind == "uint") and of.bits == 8 * of.size then key = "u" .. of.bits end
    first[key] = first[key] or i - 1
    list[i] = first[key]
  end
  return list
end

-- What goes before the blocks of an ISA, and before its kernels.
local function attributes(isa)
  local target = isa.attribute and " " .. isa.attribute or ""
  return { block = (isa.inline and " " .. isa.inline or "") .. target, kernel = target }
end

-- What runs arrays shorter than a block: for any instruction set, and for those that have a way of their own.
local function short_runners(all, odd_size)
  local list = { { suffix = "", attribute = "" } }
  for _, entry in ipairs(all.isas) do
    local isa = entry.isa
    if isa.driver and not odd_size then
      list[#list + 1] = { suffix = "_" .. isa.name, attribute = isa.attribute .. " ", guard = isa.guard,
                          text = render.text(isa.driver, { attribute = isa.attribute }):gsub("\n$", "") }
    end
  end
  return list
end

-- The files of kernels and dispatch: a list of { group, path, template, values }.
function kernels.files(all, model, prefix)
  local P = prefix:upper()
  local function enumerator(d) return P .. "_" .. d.ident:upper() end
  local function labels(list)
    local texts = {}
    for i, d in ipairs(list) do texts[i] = "case " .. enumerator(d) .. ":" end
    return table.concat(texts, " ")
  end
  local names, element_sizes, seen, largest, odd_size = {}, {}, {}, 1, false
  for i, entry in ipairs(all.isas) do names[i] = entry.name end
  for _, kernel in ipairs(all.plan.kernels) do
    for _, size in ipairs(kernel.sizes) do
      if size > 0 and not seen[size] then
        seen[size] = true
        element_sizes[#element_sizes + 1] = size
        largest = math.max(largest, size)
        odd_size = odd_size or size & (size - 1) ~= 0
      end
    end
  end
  table.sort(element_sizes)
  local entries = {}
  for _, op in ipairs(import("kernels/ops")) do entries[op.name] = op end

  local files = {
    { group = "dispatch", path = prefix .. "_kernels.h", template = "kernels/kernels.h.tmpl",
      values = { kernels = all, compose = compose, own = kernels.own, isa_names = table.concat(names, ", "),
                 opaque = has_opaque(all.plan.kernels) } },
    { group = "dispatch", path = prefix .. "_dispatch.c", template = "dispatch/dispatch.c.tmpl",
      values = {
        kernels = all, enumerator = enumerator, labels = labels, entries = entries,
        element_sizes = element_sizes, largest = largest, odd_size = odd_size,
        size_type = largest < 256 and "unsigned char" or "size_t",
        short_runners = short_runners(all, odd_size), stages = all.plan.stages, alike = alike(model),
        dtype_type = #model.dtypes < 256 and "unsigned char" or "unsigned short",
        found_type = all.plan.count + #all.plan.stages < 1 << 15 and "uint16_t" or "uint32_t",
        inexact = inexact_of(model, all.plan),
        cases = function(group) return kernels.cases(all.plan, group, cell_text) end,
        mirror_of = function(group)
          local op = entries[group.name]
          return op and op.mirror and kernels.mirror_of(all.plan, group, op.mirror)
        end,
        pair_base = whole_power(#model.dtypes),
      } },
  }
  for _, entry in ipairs(all.isas) do
    local isa = entry.isa
    for _, group in ipairs(all.groups) do
      local list = kernels.own(entry, group)
      if #list > 0 then
        files[#files + 1] = {
          group = "kernels", path = ("kernels/%s_%s_%s.c"):format(prefix, group.name, isa.name),
          template = "kernels/kernel.c.tmpl",
          values = { title = group.name .. " in " .. isa.title .. ".", isa = isa, list = list, compose = compose,
                     opaque = has_opaque(list), blocks = kernels.blocks(isa, list), attributes = attributes(isa) },
        }
      end
    end
  end
  local isa_list = ""
  for _, entry in ipairs(all.isas) do isa_list = isa_list .. " " .. entry.NAME end
  for _, suffix in ipairs({ "cmake", "mk" }) do
    files[#files + 1] = { group = "kernels", path = prefix .. "_sources." .. suffix,
                          template = "build/sources." .. suffix .. ".tmpl",
                          values = { isa_list = isa_list, sources = kernels.sources(all, prefix),
                                     words = function(text) return text == "" and "" or " " .. text end } }
  end
  return files
end

-- The files of each instruction set, in order: { { NAME, isa, files = { path } } }.
function kernels.sources(all, prefix)
  local list = {}
  for i, entry in ipairs(all.isas) do
    local source = { name = entry.name, NAME = entry.NAME, isa = entry.isa, files = {} }
    for _, group in ipairs(all.groups) do
      if #kernels.own(entry, group) > 0 then
        source.files[#source.files + 1] = ("kernels/%s_%s_%s.c"):format(prefix, group.name, entry.name)
      end
    end
    list[i] = source
  end
  return list
end

-- What the manifest tells of the kernels: lists of { isa, count, stubs } and { name, sizes, isas, stubs, serves }, and the
-- stages of the plan.
function kernels.report(all)
  local report = { isas = {}, list = {}, stages = all.plan.stages }
  for i, entry in ipairs(all.isas) do
    report.isas[i] = { name = entry.name, kernels = #all.plan.kernels - entry.stubs, stubs = entry.stubs }
  end
  for i, kernel in ipairs(all.plan.kernels) do
    local isas = {}
    for _, entry in ipairs(all.isas) do
      if entry.has[kernel.id] == entry.name and not kernel.recipe.opaque then isas[#isas + 1] = entry.name end
    end
    report.list[i] = { name = kernel.name, composition = kernel.recipe.key, isas = isas, serves = kernel.serves }
  end
  return report
end

return kernels

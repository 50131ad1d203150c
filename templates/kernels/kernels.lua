-- The files of kernels: the public header, and those of C of each instruction set.
local checks = import("kernels/checks")
local compose = import("kernels/compose")
local expression = import("kernels/expression")
local forms = import("kernels/forms")
local lists = import("engine/lists")
local memo = import("engine/memo")
local stub_calls = import("kernels/stub_calls")
local stubs = import("kernels/stubs")
local values = import("kernels/values")

local kernels = {}

-- The kernels of `group` that an entry of fallbacks.lua has itself.
local own = memo.of_two(function(entry, group)
  return lists.filter(group.kernels, function(kernel) return entry:owns(kernel) end)
end)

local function has_opaque(list)
  for _, kernel in ipairs(list) do
    if kernel.opaque then return true end
  end
  return false
end

-- The functions of kernels in an instruction set.
local functions_of = memo.of_three(function(list, isa_name, prefix)
  local names, before, behind = {}, prefix .. "_", "_" .. isa_name
  for i, kernel in ipairs(list) do names[i] = before .. kernel.name .. behind end
  return names
end)

-- What the template of the public header sees.
function kernels.header(plan, isas, dispatch)
  local names = lists.field(isas, "name")
  return { plan = plan, isas = isas, own = own, functions_of = functions_of, block = compose.elements,
           size_type = dispatch.size_type, weak_integers = dispatch.weak_integers, kernel_lists = dispatch.kernel_lists,
           in_range = checks.in_range[plan.dtypes.model.in_range], isa_list = table.concat(names, ", "),
           opaque = has_opaque(plan.kernels) }
end

-- What goes before the primitives of an instruction set, and before its kernels.
local function attributes(isa)
  local target = isa.attribute and " " .. isa.attribute or ""
  return { primitive = (isa.inline and " " .. isa.inline or "") .. target, kernel = target }
end

-- The file of C that has the kernels of a group. Long ones have their own. Short ones share one: most of the time to compile
-- them goes into headers.
local function file_of(group)
  local op = values.operations[group.name]
  if not op or op.stub or op.arity == 2 and (op.group == "arithmetic" or op.group == "comparison") then return group.name end
  return op.arity == 2 and op.group or op.arity == 1 and "unary" or "ternary"
end

-- The primitives that kernels use, each once.
local function used_by(isa, list)
  local used, seen = {}, {}
  for _, kernel in ipairs(list) do
    for _, name in ipairs(compose.primitives(isa, kernel.expression)) do
      if not seen[name] then used[#used + 1], seen[name] = name, true end
    end
  end
  return used
end

-- The files of C of an instruction set.
kernels.sources = memo.of_three(function(plan, entry, prefix)
  local files, by_name, isa = {}, {}, entry.isa
  for _, group in ipairs(plan.groups) do
    local list, name = own(entry, group), file_of(group)
    if #list > 0 and not by_name[name] then
      local title = name == group.name and name or name .. " operations"
      by_name[name] = {
        group = "kernels", path = ("kernels/%s_%s_%s.c"):format(prefix, name, isa.name),
        template = "kernels/kernel.c.tmpl",
        values = { title = title .. " in " .. isa.title .. ".", isa = isa, list = {}, compose = compose,
                   type = forms.of(list[1]).type,
                   absent = ("%s_%s_%s_is_absent_"):format(prefix, name, isa.name),
                   header = ("%s_%s.h"):format(prefix, isa.name) },
      }
      files[#files + 1] = by_name[name]
    end
    for _, kernel in ipairs(list) do table.insert(by_name[name].values.list, kernel) end
  end
  for _, file in ipairs(files) do
    file.values.names = functions_of(file.values.list, isa.name, prefix)
    local op = values.operations[file.values.list[1].op]
    file.values.stub = op and op.stub and stubs.of_file(op, isa, used_by(isa, file.values.list), prefix) or false
  end
  return files
end)

-- What the template of the private header of an instruction set sees, which has the primitives called `wanted` and what
-- those use. `opaque`: it is for override points too; `own_types`: the spec has a header with types of its own.
function kernels.primitives(isa, wanted, opaque, own_types)
  return { isa = isa, primitives = isa.primitives:texts(wanted), attributes = attributes(isa), opaque = opaque,
           own_types = own_types }
end

-- All files of an instruction set: those, and before them the header that they include, of the primitives that they
-- use.
function kernels.files(plan, entry, prefix)
  local sources, isa, used, opaque = kernels.sources(plan, entry, prefix), entry.isa, {}, false
  if #sources == 0 then return {} end
  for _, source in ipairs(sources) do
    local list = used_by(isa, source.values.list)
    table.move(list, 1, #list, #used + 1, used)
    opaque = opaque or has_opaque(source.values.list)
  end
  local header = {
    group = "kernels", path = ("kernels/%s_%s.h"):format(prefix, isa.name), template = "kernels/primitives.h.tmpl",
    values = kernels.primitives(isa, used, opaque, plan.dtypes.model.header ~= nil),
  }
  return { header, table.unpack(sources) }
end

-- The manifest's data about kernels: { isas, list, stages, stubs }, lists of { name, kernels, fallbacks,
-- override_points }, of { name, composition, isas, serves }, the stages of the plan, and what stub_calls.of gives.
function kernels.report(plan, isas, prefix)
  local report = { isas = {}, list = {}, stages = plan.stages, stubs = stub_calls.of(plan, isas, prefix) }
  for i, entry in ipairs(isas) do
    local fallbacks, override_points = entry.fallbacks, entry.override_points
    local made = #plan.kernels - fallbacks - override_points
    report.isas[i] = { name = entry.name, kernels = made, fallbacks = fallbacks, override_points = override_points }
  end
  local function add(kernel)
    local having = lists.filter(isas, function(entry) return entry:owns(kernel) and not kernel.opaque end)
    report.list[#report.list + 1] = { name = kernel.name, composition = expression.text(kernel.expression),
                                      isas = lists.field(having, "name"), serves = kernel.serves }
  end
  for _, form in ipairs(forms.list) do
    for _, kernel in ipairs(forms.only(form, plan.kernels)) do add(kernel) end
  end
  return report
end

return kernels

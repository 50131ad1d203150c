-- What each instruction set has: for every kernel of a plan, whether it is made of the instruction set's own primitives
-- or falls back on the kernel of the instruction set that it implies.
local compose = import("kernels/compose")
local expression = import("kernels/expression")
local lists = import("engine/lists")
local names = import("kernels/primitive_names")
local primitives_of = import("kernels/primitives")
local stubs = import("kernels/stubs")
local types = import("kernels/physical_types")

-- The instruction sets called `wanted`, and all that they imply, lowest rank first, with the primitives that a plan may
-- need.
local function opened(plan, wanted)
  local all, by_name, chosen = import("isa/isas"), {}, {}
  for _, isa in ipairs(all) do by_name[isa.name] = isa end
  for _, name in ipairs(wanted) do
    while name do
      chosen[name] = true
      name = by_name[name].implies
    end
  end
  local isas, checked = lists.filter(all, function(isa) return chosen[isa.name] end), plan.has_checked
  for _, isa in ipairs(isas) do
    isa.primitives = primitives_of(isa, isa.extends and by_name[isa.implies].primitives,
                                   checked and plan.by_expression("checked"))
  end
  return isas
end

-- Gives an instruction set the primitives of a custom physical type; it does without those that it has no template for.
local function add_custom(isa, physical)
  local primitives = isa.primitives
  local facts_of = isa.formats and isa.formats[physical.kind]
  local templates, facts = nil, nil
  if facts_of then templates, facts = facts_of(physical) end
  if templates then
    if type(templates) == "string" then templates = { templates } end
    for _, template in ipairs(templates) do primitives:read(template, facts) end
  else
    primitives:declare_absent(names.custom(physical))
  end
end

-- Portable C has all primitives that an expression may need: what another instruction set calls otherwise is misspelt.
local function check_names(isa, portable)
  isa.primitives:visit_names(function(name, primitive)
    local plain = names.of_one_block(name:gsub("_wide$", ""))
    if portable.primitives:get(name) or portable.primitives:get(plain) then return end
    local place = primitive.name == name and "" or (" in the expression of the override '%s'"):format(primitive.name)
    error(("isa/%s: portable C has no primitive '%s'%s; is it misspelt, or a helper?"):format(isa.name, name, place), 0)
  end)
end

-- Whether the instruction set makes a kernel of the expression itself: of primitives not all of which are its base's. A
-- primitive that it neither has nor says it does without is an error.
local function has_own(isa, tree)
  local primitives, own = isa.primitives, false
  local has_all = not primitives:leaves_out(tree)
  for _, name in ipairs(compose.primitives(isa, tree)) do
    own = own or primitives:is_own(name)
    if not primitives:get(name) then
      has_all = false
      if not isa.implies or not primitives:is_absent(name) then
        error(("isa/%s: there is no primitive '%s', which %s needs; declare it absent if that is intended"):format(
          isa.name, name, expression.text(tree)), 0)
      end
    end
  end
  return own and has_all
end

-- For each kernel, the name of the instruction set whose kernel an entry uses: its own, or what the entry `implied` uses.
-- Counts those that are not its own, and override points.
local function add_kernels(entry, kernels, implied)
  for _, kernel in ipairs(kernels) do
    local own = has_own(entry.isa, kernel.expression)
    entry.has[kernel.id] = own and entry.name or implied.has[kernel.id]
    if not own then
      entry.fallbacks = entry.fallbacks + 1
    elseif kernel.opaque then
      entry.override_points = entry.override_points + 1
    end
  end
end

local Entry = {}
Entry.__index = Entry

-- Whether the instruction set has a kernel itself.
function Entry:owns(kernel) return self.has[kernel.id] == self.name end

-- Whether its kernels are some beside those of its root.
function Entry:is_additional() return self.root ~= self end

-- The instruction sets called `wanted`, and those that they imply, lowest rank first: each { name, NAME, isa, has, root,
-- driver, line_stores, fallbacks, override_points }. has[kernel.id] is the name of the instruction set whose kernel it uses,
-- its own where it has one, else a fallback; so are `driver` and `line_stores`, nil where none has any. `root` is the entry
-- that has what neither it has nor those between; itself where its primitives have no base. Its own kernels of an opaque
-- type are override points. The last two are counts.
return function(plan, model, wanted, prefix)
  local isas = opened(plan, wanted)
  local asks = {}
  for _, isa in ipairs(isas) do
    stubs.add_to_isa(isa, model, prefix, asks[isa.implies])
    asks[isa.name] = isa.asks
  end
  for _, physical in ipairs(types.custom(model.dtypes)) do
    for _, isa in ipairs(isas) do add_custom(isa, physical) end
  end
  local entries, by_name = {}, {}
  for _, isa in ipairs(isas) do
    check_names(isa, isas[1])
    local implied = by_name[isa.implies]
    local entry = setmetatable({ name = isa.name, NAME = isa.name:upper(), isa = isa, has = {}, fallbacks = 0,
                                 override_points = 0 }, Entry)
    entry.root = isa.primitives.base and implied.root or entry
    for _, field in ipairs({ "driver", "line_stores" }) do
      entry[field] = isa[field] and isa.name or implied and implied[field]
    end
    add_kernels(entry, plan.kernels, implied)
    if entry:is_additional() and entry.fallbacks == #plan.kernels then
      by_name[isa.name] = implied -- nothing in it would differ
    else
      by_name[isa.name] = entry
      entries[#entries + 1] = entry
    end
  end
  return entries
end

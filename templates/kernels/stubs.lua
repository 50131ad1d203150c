-- Stubs: operations that functions of the host compute, of which the spec says the names. Kernels are made of them as of
-- primitives: exp_f32 of an instruction set is the spec's function for it.
local c = import("engine/c")
local expression = import("kernels/expression")
local lists = import("engine/lists")
local names = import("kernels/primitive_names")
local types = import("kernels/physical_types")

local stubs = {}

-- About as many instructions as a call takes: enough that no block is written out.
local COST = 64

-- The header that declares an operation's functions, as the spec has it.
function stubs.header(op, prefix) return op.stub.header or prefix .. "_stubs.h" end

-- What a file of kernels defines before it includes that header.
function stubs.macro(isa, prefix) return ("%s_STUBS_FOR_%s"):format(prefix:upper(), isa.name:upper()) end

-- The name of the function for values of a compute type in an instruction set; nil where the next lower one's kernels serve.
local function function_of(op, isa, physical, prefix)
  local named = op.stub[isa]
  if type(named) == "string" then return (named:gsub("%%s", physical.name)) end
  if isa ~= "scalar" and not named or named and named[physical.name] == false then return nil end
  local default = ("%s_%s_%s%s"):format(prefix, op.name, physical.name, isa == "scalar" and "" or "_" .. isa)
  return named and named[physical.name] or default
end

-- The primitive of an operation for values of a physical type.
local function primitive_of(op, physical) return op.name .. "_" .. types.compute_type(physical).name end

-- The same that gives a mask.
local function mask_of(primitive) return primitive .. "_mask" end

-- What builds its expression.
local function built(op)
  return function(ops, ...) return ops.named(primitive_of(op, select(-1, ...).type), ...) end
end

-- The entry of ops.lua for a stub: another one beside the kinds for which joinery has rules.
local function entry_of(op, known)
  local kinds, left, own = {}, {}, known and known.kinds or {}
  for _, kind in ipairs({ "bool", "int", "uint", "float", "complex", "fixed", "opaque" }) do
    kinds[kind], left[kind] = true, not own[kind]
  end
  local entry = { kinds = kinds, stub = op.stub, stub_kinds = left, call = built(op), arity = op.arity }
  if known then return setmetatable(entry, { __index = known }) end
  entry.name, entry.group, entry.join, entry.result = op.name, "stub", "always", "join"
  entry.commutative = op.commutative
  return entry
end

-- Whether a function of the host computes an operation of values of a physical type.
function stubs.computes(op, physical) return op.stub and op.stub_kinds[physical.kind] or false end

-- What a function gives: a value of its type or, where `result` is bool, a mask, but of bools what it gives. An integer
-- narrower than its container is cut.
function stubs.given(value, result)
  local cut = types.is_integer(value.type) and value.type ~= types.compute_type(value.type)
  if result.kind ~= "bool" and cut then
    return { node = expression.of(names.round(value.type, value.type), value.node), type = value.type }
  end
  if result.kind ~= "bool" or value.type.kind == "bool" then return value end
  local node = expression.of(mask_of(value.node.primitive), table.unpack(value.node))
  return { node = node, type = value.type, mask = names.compute(value.type) }
end

-- Adds the stubs of a model to `entries`, the table of ops.lua.
function stubs.add_to(entries, model)
  local place = {}
  for i, entry in ipairs(entries) do place[entry.name] = i end
  for _, op in ipairs(model.ops) do
    if op.stub then
      local at = place[op.name]
      entries[at or #entries + 1] = entry_of(op, at and entries[at])
    end
  end
end

-- ---- In an instruction set ----

-- The macros of the primitives of an operation: a call of the function. Portable C keeps integers without their sign.
local function calls_of(op, isa, physical, name)
  local arguments, primitive = ({ "a", "a, b", "a, b, c" })[op.arity], primitive_of(op, physical)
  local portable, signed = isa == "scalar", physical.kind == "int"
  local given = arguments
  if portable and signed then given = arguments:gsub("%a", ("(int%d_t)(%%0)"):format(physical.bits)) end
  local call = ("%s(%s)"):format(name, given)
  local function macro(each, text) return ("#define %s(%s) %s"):format(each, arguments, text) end
  return { [primitive] = macro(primitive, portable and signed and ("(uint%d_t)%s"):format(physical.bits, call) or call),
           [mask_of(primitive)] = macro(mask_of(primitive), portable and ("(%s != 0)"):format(call) or call) }
end

-- The compute types of a list of dtypes, each once.
local function compute_types(dtypes)
  local list, seen = {}, {}
  for _, d in ipairs(dtypes) do
    local physical = types.of(d)
    local compute_type = physical and types.compute_type(physical)
    if compute_type and not seen[compute_type] then
      seen[compute_type] = true
      list[#list + 1] = compute_type
    end
  end
  return list
end

local function add_primitives(isa, op, physical, prefix)
  local name, primitive = function_of(op, isa.name, physical, prefix), primitive_of(op, physical)
  local calls = name and calls_of(op, isa.name, physical, name)
  for _, each in ipairs({ primitive, mask_of(primitive) }) do
    if calls then
      isa.primitives:put({ name = each, role = "operation", compute = names.compute(physical), own_cost = COST,
                           arity = op.arity, path = "the spec", text = "", call = calls[each], uses = {},
                           stub = { name = name, isa = isa, physical = physical, is_condition = each ~= primitive } })
    else
      isa.primitives:declare_absent({ each })
    end
  end
end

-- What functions of a model ask of the CPU beside an instruction set, those of `implied` first, each once; an error where
-- there is no such feature.
local function features_of(isa, ops, implied)
  local list, seen, known = table.move(implied, 1, #implied, 1, {}), {}, isa.features or {}
  for _, feature in ipairs(list) do seen[feature] = true end
  for _, op in ipairs(ops) do
    local asked = op.stub.cpu and op.stub.cpu[isa.name]
    if asked and not known[asked] then
      error(("`cpu` of the stub of \"%s\": %s has no feature '%s' (there are: %s)"):format(
        op.name, isa.name, asked, #known > 0 and table.concat(known, ", ") or "none"), 0)
    end
    local feature = known[asked]
    if feature and not seen[feature] then list[#list + 1], seen[feature] = feature, true end
  end
  return list
end

-- Gives an instruction set the primitives of a model's stubs, and the features that they need; it does without
-- those that have no function. `implied`: what those of the instruction set ask that it implies.
function stubs.add_to_isa(isa, model, prefix, implied)
  local ops = lists.filter(import("kernels/ops"), function(op) return op.stub ~= nil end)
  for _, op in ipairs(ops) do
    for _, physical in ipairs(compute_types(model.dtypes)) do
      if stubs.computes(op, physical) then add_primitives(isa, op, physical, prefix) end
    end
  end
  isa.asks = features_of(isa, ops, implied or {})
  for _, feature in ipairs(isa.asks) do
    isa.flags.gcc, isa.flags.clang = isa.flags.gcc .. " " .. feature.flag, isa.flags.clang .. " " .. feature.flag
    if type(isa.baseline) == "string" then isa.baseline = isa.baseline .. " && " .. feature.baseline end
  end
end

-- The names of the functions of an operation of a model, for all instruction sets.
function stubs.functions(op, model, prefix)
  local list = {}
  for _, isa in ipairs(lists.field(import("isa/isas"), "name")) do
    for _, physical in ipairs(compute_types(model.dtypes)) do list[#list + 1] = function_of(op, isa, physical, prefix) end
  end
  return list
end

-- What the file of an operation's kernels in an instruction set begins with, which use the primitives called `used`:
-- { macro, header, calls, attribute }; nil where they call no function. Macro and attribute are those of the instruction set
-- that the functions are for: another one may have its primitives too.
function stubs.of_file(op, isa, used, prefix)
  local called = lists.filter(lists.map(used, function(name) return isa.primitives:get(name) end),
                              function(primitive) return primitive.stub ~= nil end)
  if #called == 0 then return nil end
  local host_isa = called[1].stub.isa
  local asked = op.stub.cpu and op.stub.cpu[host_isa.name]
  return { macro = stubs.macro(host_isa, prefix), calls = lists.field(called, "call"),
           header = c.included(stubs.header(op, prefix)),
           attribute = asked and isa.attribute:gsub('"%)', ("," .. host_isa.features[asked].target .. "%0")) }
end

return stubs

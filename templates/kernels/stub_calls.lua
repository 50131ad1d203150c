-- Functions of the host that the kernels of a plan call: what `--emit stubs` declares, libraries are linked for and the
-- manifest has.
local compose = import("kernels/compose")
local lists = import("engine/lists")
local stubs = import("kernels/stubs")
local values = import("kernels/values")

local stub_calls = {}

-- Adds a function that a kernel calls to those of its instruction set, each once, and the kernel to those that call it.
local function add_call(by_isa, stub, kernel)
  local found = by_isa[stub.isa.name]
  if not found then
    found = { isa = stub.isa, functions = {} }
    by_isa[stub.isa.name] = found
  end
  local known = found.functions[stub.name]
  if not known then
    known = { name = stub.name, physical = stub.physical, is_condition = stub.is_condition, kernels = {} }
    found.functions[stub.name] = known
    table.insert(found.functions, known)
  end
  if not known.kernels[kernel] then
    known.kernels[kernel] = true
    table.insert(known.kernels, kernel)
  end
end

-- Those that the kernels of a group call, by the name of the instruction set that they are for.
local function calls_of(group, isas)
  local by_isa = {}
  for _, entry in ipairs(isas) do
    for _, kernel in ipairs(group.kernels) do
      for _, name in ipairs(entry:owns(kernel) and compose.primitives(entry.isa, kernel.expression) or {}) do
        local stub = entry.isa.primitives:get(name).stub
        if stub then add_call(by_isa, stub, kernel) end
      end
    end
  end
  return by_isa
end

-- For each operation of a plan whose kernels call functions of the host: { op, header, libraries, isas }, where `isas` lists
-- { isa, functions } and `functions` { name, physical, is_condition, kernels }. is_condition: it returns true or false.
function stub_calls.of(plan, isas, prefix)
  local called = {}
  for _, group in ipairs(plan.groups) do
    local op = values.operations[group.name]
    local by_isa = op and op.stub and calls_of(group, isas) or {}
    local own = lists.filter(lists.map(isas, function(entry) return by_isa[entry.name] or false end),
                             function(found) return found end)
    if #own > 0 then
      called[#called + 1] = { op = op, header = stubs.header(op, prefix), libraries = op.stub.link or {}, isas = own }
    end
  end
  return called
end

-- The libraries of such a list, each once.
function stub_calls.libraries(called)
  local libraries, seen = {}, {}
  for _, call in ipairs(called) do
    for _, library in ipairs(call.libraries) do
      if not seen[library] then libraries[#libraries + 1], seen[library] = library, true end
    end
  end
  return libraries
end

return stub_calls

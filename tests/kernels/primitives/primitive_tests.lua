-- What tests the primitives of an instruction set: for each, an expression that it does the work of, with plain loads and a
-- plain store around it, as a kernel of the instruction set and as one of portable C.
local compose = import("kernels/compose")
local expression = import("kernels/expression")
local names = import("kernels/primitive_names")
local types = import("kernels/physical_types")

-- ---- What names say of memory ----

local custom = {} -- the custom types of the model, in order and by name

local function physical_of(name, primitive)
  return types.named(name) or custom[name] or error(("%s: there is no physical type '%s'"):format(primitive, name), 0)
end

-- The physical type that a load reads.
local function source_of(load) return physical_of(load:match("^load_(.-)_as_") or load:match("^load_(.+)$"), load) end

-- The store of which `store` is the wide form, or itself.
local function narrow(store) return (store:gsub("_wide$", "")) end

-- The physical type that a store writes.
local function target_of(store)
  if store:find("^store_mask") then return types.named("b") end
  return physical_of(narrow(store):match("^store_.-_as_(.+)$") or narrow(store):match("^store_(.+)$"), store)
end

-- Whether an operation gives a mask.
local function compares(operation)
  for _, op in ipairs(import("kernels/ops")) do
    if op.result == "b" and op.join ~= "never" and operation:find("^" .. op.name .. "_") then return true end
  end
  return false
end

-- The type of fixed-point numbers that an operation is for, or nil.
local function fixed_of(operation)
  for _, physical in ipairs(custom) do
    if physical.kind == "fixed" and operation:sub(-#physical.name - 1) == "_" .. physical.name then return physical end
  end
end

-- ---- Expressions ----

local function plain_load(compute, operand) return expression.load("load_" .. compute, operand) end

local function plain_store(compute) return names.store(types.named(compute)) end

-- The expressions that test a primitive, by its role.
local expressions = {}

function expressions.load(primitive)
  return { expression.of(plain_store(primitive.compute), expression.load(primitive.name, 1)) }
end

function expressions.round(primitive)
  return { expression.of(plain_store(primitive.compute),
                         expression.of(primitive.name, plain_load(primitive.compute, 1))) }
end

function expressions.operation(primitive)
  local fixed, values = fixed_of(primitive.name), {}
  for i = 1, primitive.arity do
    values[i] = fixed and expression.load(names.custom_load(fixed), i) or plain_load(primitive.compute, i)
  end
  local store = plain_store(primitive.compute)
  if fixed then
    store = names.store(fixed)
  elseif compares(primitive.name) then
    store = names.mask_store(primitive.compute)
  end
  return { expression.of(store, expression.of(primitive.name, table.unpack(values))) }
end

function expressions.store(primitive)
  local value = plain_load(primitive.compute, 1)
  if primitive.name:find("^store_mask") then
    value = expression.of("equal_" .. primitive.compute, value, plain_load(primitive.compute, 2))
  end
  return { expression.of(primitive.name, value) }
end

function expressions.override(primitive)
  local tree = primitive.expression
  local swapped = primitive.either_order and expression.swapped(tree) or tree
  return { tree, swapped ~= tree and swapped or nil }
end

-- ---- Tests ----

-- The instruction set with nothing that would do the work of `primitive` in an expression: no override but itself, and no
-- wider store.
local function with_only(isa, primitive)
  local primitives = setmetatable({}, { __index = isa.primitives })
  function primitives.override(_, tree)
    local override = isa.primitives:override(tree)
    return override and override.primitive == primitive.name and override or nil
  end
  function primitives.get(_, name)
    return name ~= primitive.name .. "_wide" and isa.primitives:get(name) or nil
  end
  return setmetatable({ primitives = primitives }, { __index = isa })
end

-- The physical types that the operands of a tree are of.
local function operand_types(node, found)
  if node.operand then found[node.operand] = source_of(node.primitive) end
  for _, value in ipairs(node) do operand_types(value, found) end
  return found
end

-- What tests `primitive` by `tree`: { name, ident, x, y, result, tested, portable }, the last two the C of the kernels
-- tested_IDENT and portable_IDENT.
local function test_of(isa, portable, primitive, tree, ident)
  local operands, result = operand_types(tree, {}), target_of(tree.primitive)
  local function kernel_of(of, wanted, name)
    local kernel = { expression = wanted, flipped = false, symmetric = false,
                     sizes = { operands[1].size, operands[2] and operands[2].size or 0, result.size } }
    return compose.kernel(of, kernel, name)
  end
  local tested = kernel_of(with_only(isa, primitive), tree, "tested_" .. ident)
  if not tested:find("%f[%w_]" .. primitive.name .. "%(") then
    error(("isa/%s: the test of the %s '%s' does not reach it"):format(isa.name, primitive.role, primitive.name), 0)
  end
  local expected = kernel_of(portable, expression.of(narrow(tree.primitive), table.unpack(tree)), "portable_" .. ident)
  return { name = primitive.name, ident = ident, x = operands[1], y = operands[2], result = result, tested = tested,
           portable = expected }
end

-- Helpers that no primitive uses, not even by way of others, are an error: no test reaches them.
local function check_helpers(isa)
  local primitives, reached, unused = isa.primitives, {}, {}
  local function reach(primitive)
    if not primitive or reached[primitive] then return end
    reached[primitive] = true
    for identifier in primitive.text:gsub("/%*.-%*/", ""):gmatch("[%a_][%w_]*") do reach(primitives:get(identifier)) end
  end
  for _, primitive in ipairs(primitives.list) do
    if primitive.role ~= "helper" then reach(primitive) end
  end
  for _, primitive in ipairs(primitives.list) do
    if not reached[primitive] then unused[#unused + 1] = primitive.name end
  end
  if #unused > 0 then error(("isa/%s: nothing uses %s"):format(isa.name, table.concat(unused, ", ")), 0) end
end

-- The tests of all primitives of `isa`, which are held against those of `portable`.
return function(isa, portable, model)
  custom = types.custom(model.dtypes)
  for _, physical in ipairs(custom) do custom[physical.name] = physical end
  local tests = {}
  for _, primitive in ipairs(isa.primitives.list) do
    if primitive.role ~= "helper" then
      for i, tree in ipairs(expressions[primitive.role](primitive)) do
        tests[#tests + 1] = test_of(isa, portable, primitive, tree, primitive.name .. (i == 1 and "" or "_swapped"))
      end
    end
  end
  check_helpers(isa)
  return tests
end

-- What tests the primitives of an instruction set: for each, an expression that it does the work of, with plain loads and a
-- plain store around it, as a kernel of the instruction set and as one of portable C.
local compose = import("kernels/compose")
local expression = import("kernels/expression")
local names = import("kernels/primitive_names")
local types = import("kernels/physical_types")

-- Operations of a value and two ends.
local limits = { outside = true, beyond = true, overflows = true, unlike = true }

-- ---- What names say of memory ----

local custom = {} -- the custom types of the model, in order and by name

local function physical_of(name, primitive)
  return types.named(name) or custom[name] or error(("%s: there is no physical type '%s'"):format(primitive, name), 0)
end

-- The physical type that a load reads, of which it may take a part or the absolute value.
local function source_of(load)
  local name = load:match("^load_(.-)_as_") or load:match("^load_(.+)$")
  return physical_of((name:gsub("^imag_", ""):gsub("^absolute_", "")), load)
end

-- The store of which `store` is the wide form, or itself.
local function narrow(store) return (store:gsub("_wide$", "")) end

-- The physical type that a store writes.
local function target_of(store)
  if store:find("^store_mask") then return types.named("b") end
  return physical_of(narrow(store):match("^store_.-_as_(.+)$") or narrow(store):match("^store_(.+)$"), store)
end

-- Whether an operation gives a mask: a comparison, or what checks a conversion.
local function compares(operation)
  local stem = operation:match("^(%l+)_")
  if limits[stem] or stem == "differs" or stem == "inexact" then return true end
  for _, op in ipairs(import("kernels/ops")) do
    if op.result == "b" and op.join ~= "never" and operation:find("^" .. op.name .. "_") then return true end
  end
  return stem == "isinf" or stem == "isfinite"
end

-- The type that an operation has in its name and works on the elements of, not on those of its compute type, or nil: fixed
-- point, complex numbers of narrow parts, and any float whose neighbours are asked for.
local function own_type_of(operation)
  local nextafter = operation:match("^nextafter_(.+)$")
  if nextafter then return physical_of(nextafter, operation) end
  for _, physical in ipairs(custom) do
    local has_own = physical.kind == "fixed" or physical.kind == "complex"
    if has_own and operation:sub(-#physical.name - 1) == "_" .. physical.name then return physical end
  end
end

-- ---- Constants ----

-- The C of -2.5 as each compute type may have it; of integers, one whose bytes are all different.
local literals = { u8 = "0xa5", u16 = "0xa5c3", u32 = "0xa5c30f96", u64 = "UINT64_C(0xa5c30f96785a3ce1)",
                   f32 = "-2.5f", f64 = "-2.5", c64 = "-2.5f", c128 = "-2.5" }

-- The ends between which an operation of a type finds values or does not.
local ends = {
  f32 = { { "-128", "127" }, { "0", "0x1.fffffep+127f" }, { "-0x1p31f", "0x1.fffffep+30f" } },
  f64 = { { "-128", "127" }, { "0", "0x1.fffffep+127" }, { "-0x1p63", "0x1.fffffffffffffp+62" } },
}
for _, n in ipairs({ 8, 16, 32, 64 }) do
  local top = 1 << (n - 1)
  local function constant(v) return ("UINT%d_C(0x%x)"):format(n, v & -1 >> (64 - n)) end
  ends["u" .. n] = { { constant(16), constant(-16) }, { constant(0), constant(top - 1) }, { constant(top), constant(-1) } }
  ends["i" .. n] = { { constant(5 - top), constant(top - 7) }, { constant(-3), constant(top >> n // 2) },
                     { constant(0), constant(top - 1) } }
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

function expressions.constant(primitive)
  local compute = primitive.compute
  local value = expression.constant(compute, literals[compute])
  return { expression.of(plain_store(compute), expression.of("subtract_" .. compute, plain_load(compute, 1), value)) }
end

-- The values of an operation: plain loads, or of its own type. What selects is a truth.
local function values_of(primitive, own)
  local compute, values = primitive.compute, {}
  for i = 1, primitive.arity do
    values[i] = own and own.kind ~= "float" and expression.load(names.custom_load(own), i) or plain_load(compute, i)
  end
  if primitive.name:find("^select_") then
    values[1] = expression.load(compute == "u8" and "load_u8_as_b" or "load_b_as_" .. compute, 1)
  end
  return values
end

function expressions.operation(primitive)
  local name, compute = primitive.name, primitive.compute
  local own, store = own_type_of(name), plain_store(compute)
  if own and own.kind ~= "float" then
    store = names.store(own)
  elseif compares(name) then
    store = names.mask_store(compute)
  end
  local stem, type = name:match("^(.+)_(.-)$")
  if not limits[stem] then return { expression.of(store, expression.of(name, table.unpack(values_of(primitive, own)))) } end
  local trees = {}
  for i, pair in ipairs(ends[type]) do
    trees[i] = expression.of(store, expression.of(name, plain_load(compute, 1), expression.constant(compute, pair[1]),
                                                  expression.constant(compute, pair[2])))
  end
  return trees
end

-- The signs of integers as bits, beside a copy.
function expressions.word(primitive)
  local compute = primitive.compute
  local value = plain_load(compute, 1)
  local mask = expression.of("less_i" .. compute:sub(2), value, expression.constant(compute, "0"))
  return { expression.together(expression.of(primitive.name, mask), expression.of(plain_store(compute), value)) }
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
  local swapped = expression.arity(tree) == 2 and expression.swapped(tree) or tree
  return { tree, swapped ~= tree and swapped or nil }
end

-- ---- Tests ----

-- Whether a primitive works on two blocks at once.
local function is_of_two_blocks(primitive) return names.of_one_block(primitive.name) ~= primitive.name end

-- The expressions that test a primitive. Those of one of two blocks are what its kernels do with one block, which they turn
-- into two by themselves.
local function expressions_of(isa, primitive)
  if not is_of_two_blocks(primitive) then return expressions[primitive.role](primitive) end
  local of_one = isa.primitives:get(names.of_one_block(primitive.name))
  if not of_one then error(("isa/%s: no primitive does one block of '%s'"):format(isa.name, primitive.name), 0) end
  return expressions[of_one.role](of_one)
end

-- The instruction set with nothing that would do the work of `primitive` in an expression: no override but itself, no
-- wider store, and nothing of two blocks where it is of one.
local function with_only(isa, primitive)
  local twice, of_one = is_of_two_blocks(primitive), names.of_one_block(primitive.name)
  local primitives = setmetatable({}, { __index = isa.primitives })
  function primitives.override(_, tree)
    local override = isa.primitives:override(tree)
    return override and names.of_one_block(override.primitive) == of_one and override or nil
  end
  function primitives.get(_, name)
    local found = isa.primitives:get(name)
    if not found or name == primitive.name .. "_wide" or is_of_two_blocks(found) and not twice then return nil end
    return found
  end
  return setmetatable({ primitives = primitives }, { __index = isa })
end

-- The physical types that the operands of a tree are of.
local function operand_types(node, found)
  if node.operand then found[node.operand] = source_of(node.primitive) end
  for _, value in ipairs(node) do operand_types(value, found) end
  return found
end

-- The form of the kernel of a tree.
local function form_of(tree)
  if tree.together then return "checked" end
  return expression.arity(tree) == 3 and "ternary" or "binary"
end

-- The physical types of operands and result, in order.
local function sides_of(primitive, tree)
  local root = tree.together and tree[#tree] or tree
  local operands, result = operand_types(tree, {}), target_of(root.primitive)
  local own = primitive.role == "operation" and own_type_of(primitive.name)
  if own and own.kind == "float" then return { own, own }, own end
  return operands, result
end

-- The tree in portable C, which has no wide stores.
local function narrowed(tree)
  if tree.together then return tree end
  return expression.of(narrow(tree.primitive), table.unpack(tree))
end

-- What tests `primitive` by `tree`: { name, ident, form, operands, result, tested, portable }, the last two the C of the
-- kernels tested_IDENT and portable_IDENT.
local function test_of(isa, portable, primitive, tree, ident)
  local operands, result = sides_of(primitive, tree)
  local form, sizes = form_of(tree), {}
  for i = 1, form == "binary" and 2 or #operands do sizes[i] = operands[i] and operands[i].size or 0 end
  sizes[#sizes + 1] = result.size
  local function kernel_of(of, wanted, name)
    return compose.kernel(of, { expression = wanted, flipped = false, sizes = sizes }, name)
  end
  local tested = kernel_of(with_only(isa, primitive), tree, "tested_" .. ident)
  if not tested:find("%f[%w_]" .. primitive.name .. "%(") then
    error(("isa/%s: the test of the %s '%s' does not reach it"):format(isa.name, primitive.role, primitive.name), 0)
  end
  local expected = kernel_of(portable, narrowed(tree), "portable_" .. ident)
  return { name = primitive.name, ident = ident, form = form, operands = operands, result = result, tested = tested,
           portable = expected }
end

-- Helpers that no primitive uses, not even by way of others, are an error: no test reaches them. Leaf operations are a
-- vocabulary, which an instruction set has whole.
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
    if not reached[primitive] and not primitive.path:find("/leaves%.c%.tmpl$") then unused[#unused + 1] = primitive.name end
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
      for i, tree in ipairs(expressions_of(isa, primitive)) do
        tests[#tests + 1] = test_of(isa, portable, primitive, tree, primitive.name .. (i == 1 and "" or "_" .. i))
      end
    end
  end
  check_helpers(isa)
  return tests
end

-- What the primitives that convert are called: loads, rounds and stores, by the physical types that they are of. What
-- they do is said in templates/isa/README.md, "Primitives".
local memo = import("engine/memo")
local types = import("kernels/physical_types")

local names = {}

-- Whether a primitive gives the same bits if its two values change places: that of a commutative operation does, of values
-- of one type.
names.commutes = memo.of_one(function(primitive)
  if primitive:find("_[iu]%d+_[iu]%d+$") then return false end
  for _, op in ipairs(import("kernels/ops")) do
    if op.commutative and primitive:sub(1, #op.name + 1) == op.name .. "_" then return true end
  end
  return false
end)

-- What works on two blocks that follow each other is called as what works on one, with this behind: 64 lanes.
local TWO_BLOCKS = "x64"

function names.of_two_blocks(name) return name .. TWO_BLOCKS end

-- The name of what does the same on one block, or, where it is that, itself.
function names.of_one_block(name) return (name:gsub(TWO_BLOCKS .. "$", "")) end

-- The compute type that values of a physical type have in a register.
function names.compute(physical)
  local compute_type = types.compute_type(physical)
  if compute_type.kind == "int" or compute_type.kind == "uint" then return "u" .. compute_type.bits end
  return compute_type.name
end

-- The unsigned integer as wide as an element.
function names.unsigned(physical) return "u" .. 8 * physical.size end

-- The load of `from`, a common physical type, into the compute type of `to`, another, with one rounding.
function names.load(from, to)
  local compute = names.compute(to)
  if to.kind == "bool" then return "load_" .. (types.is_integer(from) and names.unsigned(from) or from.name) .. "_as_b" end
  if types.is_integer(to) and types.is_integer(from) then
    if from.kind == "bool" then return to.bits == 8 and "load_u8_as_b" or "load_b_as_" .. compute end
    if from.bits == to.bits then return "load_" .. compute end
    if from.bits > to.bits then return "load_u" .. from.bits .. "_as_" .. compute end
    local sign = from.kind == "int" and "i" or "u"
    return ("load_%s%d_as_%s%d"):format(sign, from.bits, sign, to.bits)
  end
  if types.is_integer(to) then return "load_" .. from.name .. "_as_" .. to.name end
  return from.name == compute and "load_" .. compute or "load_" .. from.name .. "_as_" .. compute
end

-- The load of a custom physical type into its own compute type.
function names.custom_load(from) return "load_" .. from.name .. "_as_" .. types.compute_type(from).name end

-- The same load, rounding to odd.
function names.to_odd(load) return load .. "_odd" end

-- The same load, rounded to the values of a narrow float at once, for one of which rounding to odd first would be wrong.
function names.to_values(load, float) return ("%s_to_%s"):format(load, float.name) end

-- The same load for values of any narrow float that are rounded once.
function names.to_narrow(load, float)
  return types.odd_is_right(float) and names.to_odd(load) or names.to_values(load, float)
end

-- All of these for such a float; of any other, none.
function names.loads_to_values(float)
  local list = {}
  if types.odd_is_right(float) then return list end
  for i, load in ipairs({ "load_f64_as_f32", "load_c128_as_f32", "load_c128_as_c64", "load_absolute_c64_as_f32" }) do
    list[i] = names.to_values(load, float)
  end
  return list
end

-- What rounds a register of values that were `from` to those of `to`: integers are saturated if they were no integers.
function names.round(from, to)
  local cuts = types.is_integer(from) or not types.is_integer(to)
  return ("%s_%s_to_%s"):format(cuts and "round" or "saturate", names.compute(to), to.name)
end

function names.store(to)
  local compute = names.compute(to)
  if to.kind == "bool" then return "store_u8" end
  if types.is_integer(to) or to.name == compute then return "store_" .. compute end
  return "store_" .. compute .. "_as_" .. to.name
end

-- What stores the masks that comparisons of a compute type give.
function names.mask_store(compute)
  local bits = { b = "8", c64 = "32", c128 = "64" }
  return "store_mask" .. (bits[compute] or compute:sub(2))
end

-- The primitives of a custom physical type, all that an expression may need.
function names.custom(physical)
  local compute_type = types.compute_type(physical)
  if types.is_integer(physical) then
    return { names.round(compute_type, physical), names.round(types.named("f64"), physical) }
  end
  local list = { names.custom_load(physical), names.round(compute_type, physical), names.store(physical) }
  if physical.kind == "float" then
    list[#list + 1] = "nextafter_" .. physical.name
    table.move(names.loads_to_values(physical), 1, 4, #list + 1, list)
  end
  if physical.kind == "complex" then list[#list + 1] = "sign_" .. physical.name end
  if physical.kind == "fixed" then
    for _, op in ipairs({ "multiply", "divide" }) do
      list[#list + 1] = op .. "_" .. physical.name
    end
  end
  return list
end

return names

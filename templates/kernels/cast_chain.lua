-- Cast chains: the physical types through which an operand is converted to the compute type, such as i64, f32,
-- bf16, each with one rounding (templates/numerics.md, "Conversions"); and the expressions that convert along them.
local expression = import("kernels/expression")
local names = import("kernels/primitive_names")
local types = import("kernels/physical_types")

local cast_chain = {}

local function part(physical) return physical.kind == "complex" and physical.part or physical end

-- ---- The steps ----

-- Appends the types after `from` in the conversion to `to`.
local function append(steps, from, to, via_f32)
  if from == to then return end
  if via_f32 and types.is_narrow(part(to)) and not types.exact(part(from), types.named("f32")) then
    steps[#steps + 1] = types.named(to.kind == "complex" and "c64" or "f32")
  end
  steps[#steps + 1] = to
end

-- The chain from the first of `path` to the last through the others, without the steps that change no value.
-- `via_f32`: floats narrower than f32 are rounded to f32 first.
function cast_chain.of(path, via_f32)
  local steps = { path[1] }
  for i = 2, #path do append(steps, path[i - 1], path[i], via_f32) end
  local i = 2
  while i < #steps do
    if types.exact(steps[i - 1], steps[i]) then table.remove(steps, i) else i = i + 1 end
  end
  if #steps == 2 and steps[1] == steps[2] then steps[2] = nil end
  return steps
end

-- Whether rounding to f32 before rounding to a narrower type can change the result.
local function f32_shows(from, to)
  return not (types.exact(part(from), types.named("f32"))
              or types.is_integer(from) and types.overflows_before_f32_rounds(part(to)))
end

-- Whether all that primitives do with a physical type is to load it as its compute type, round to it and store it.
local function is_custom(physical) return not types.container(physical).common end

-- A physical type through which values of `from` are converted to `to` because no single load does it; nil if one does.
local function between(from, to)
  if is_custom(from) then
    local compute_type = types.compute_type(from)
    return compute_type ~= types.compute_type(to) and compute_type or nil
  end
  if to.kind == "complex" and from.kind ~= "complex" and types.is_narrow(to.part) and f32_shows(from, to) then
    return to.part
  end
end

-- The chain with a step for every load.
local function with_loads(chain)
  local steps = { chain[1] }
  for i = 2, #chain do
    local step = between(steps[#steps], chain[i])
    while step do
      steps[#steps + 1] = step
      step = between(step, chain[i])
    end
    steps[#steps + 1] = chain[i]
  end
  return steps
end

-- ---- Their expressions ----

-- Whether what is finite as f64 may be inf as f32, and then not the largest value of `to`, although that saturates.
local function saturates_late(from, to)
  return part(from).name == "f64" and part(to).saturates and part(to).infinity ~= "largest"
end

-- The load of `from` into the compute type of `to`. Where rounding to f32 first shows, to odd, so that the second
-- rounding is the only one; where that would be wrong, to the values of `to` at once. `last` is the end of the chain.
local function load_before_rounding(from, to, last)
  if is_custom(from) then return names.custom_load(from) end
  local load = names.load(types.container(from), types.compute_type(to))
  if to.name ~= last.name and saturates_late(from, last) then return load .. "_finite" end
  if not types.is_narrow(part(to)) or not f32_shows(from, to) then return load end
  local far_from_subnormals = part(from).kind ~= "float" -- integers and the like have none near those of f32
  return far_from_subnormals and names.to_odd(load) or names.to_narrow(load, part(to))
end

-- Whether a register of values that were `from` is still to be rounded to those of `to`. A store rounds to all but
-- integers.
local function is_to_be_rounded(from, to, stored)
  if to == types.compute_type(to) or types.exact(part(from), to) then return false end
  return types.is_integer(to) or not stored
end

-- The value at the end of a chain: a load of operand 1, which may be rounded, and which may read what was converted
-- through a buffer before. `stored`: a store comes next.
local function value(chain, stored)
  local steps = with_loads(chain)
  local count = #steps
  local to = steps[count]
  local compute_type = types.compute_type(to)
  -- A value that was rounded to the compute type already need not be stored in between.
  local first = math.max(count > 2 and steps[count - 1] == compute_type and count - 2 or count - 1, 1)
  local node = expression.load(load_before_rounding(steps[first], first == count - 2 and compute_type or to, to), 1)
  if count > 1 and is_to_be_rounded(steps[count - 1], to, stored) then
    node = expression.of(names.round(steps[count - 1], to), node)
  end
  if first == 1 then return node end
  return expression.buffered(cast_chain.conversion(table.move(steps, 1, first, 1, {})), steps[first], node)
end

-- The value of operand 1 at the end of a chain.
function cast_chain.operand(chain) return value(chain, false) end

-- What is to be done for a conversion to the same physical type: a copy, whatever the bits mean, where all of them mean
-- something.
local function copy_of(physical)
  if types.is_padded(physical) then return { types.named(names.unsigned(physical)), types.pattern(physical) } end
  if physical.kind == "opaque" or types.is_padded(part(physical)) then return { physical } end
  return { physical.size <= 8 and types.named(names.unsigned(physical)) or physical }
end

-- The expression of a conversion along a chain.
function cast_chain.conversion(chain)
  if #chain == 1 and chain[1].kind ~= "bool" then chain = copy_of(chain[1]) end
  return expression.of(names.store(chain[#chain]), value(chain, true))
end

return cast_chain

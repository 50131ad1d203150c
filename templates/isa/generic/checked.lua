-- The checked conversions for which isa/generic/checked.c.tmpl has an override, each { name, expression, check, from, to,
-- load, store, limit }: `from` and `to` are physical types, `load` and `store` the primitives that convert, and no larger
-- magnitude than `limit` stays finite, or is, where the target is a bool.
local cast_chain = import("kernels/cast_chain")
local checks = import("kernels/checks")
local expression = import("kernels/expression")
local limits = import("kernels/limits")
local types = import("kernels/physical_types")

-- Whether there is an override. Conversions that it makes no faster have none.
local function is_short(check, from, to)
  if from.kind == "complex" and to.kind == "complex" then return false end
  if types.is_integer(from) then return check == "same_value" or types.is_integer(to) end
  if to.kind == "bool" then return check == "in_range" and from.kind == "float" end
  return from.name ~= "c128" or types.is_integer(to)
end

local list, seen = {}, {}

local function add(check, from, to, via_f32)
  local words = is_short(check, from, to) and checks.of(check, from, to, via_f32, "rounded") or {}
  if #words == 0 then return end
  local conversion = cast_chain.conversion(cast_chain.of({ from, to }, via_f32))
  words[#words + 1] = conversion
  local tree = expression.together(table.unpack(words))
  if seen[tree] then return end -- both checks of integers are one
  seen[tree] = true
  local float, compared_in = to.part or to, from.name == "f64" and "f64" or "f32"
  list[#list + 1] = {
    name = ("%s_%s_%s%s"):format(check, from.name, to.name, via_f32 and "_via_f32" or ""), expression = tree,
    check = check, from = from, to = to, load = conversion[1].primitive, store = conversion.primitive,
    limit = check == "in_range" and (float.kind == "float" and limits.finite(compared_in, float, via_f32)
                                     or float.kind == "bool" and limits.largest_of(compared_in)),
  }
end

local names = { "u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64", "bf16", "f16", "f32", "f64", "c64", "c128", "b" }
for _, from in ipairs(names) do
  for _, to in ipairs(names) do
    for _, check in ipairs(checks.names) do
      for _, via_f32 in ipairs({ false, true }) do add(check, types.named(from), types.named(to), via_f32) end
    end
  end
end

return list

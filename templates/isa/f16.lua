-- What arithmetic on f16 does without f32. Its one rounding gives the bits that a rounding to f32 and another to f16 give,
-- since 24 bits are more than twice 11 and one.
local f16 = {}

-- What an operand may be, f16 first: { S, loads, as_f32 }, its name, its load into registers of f16, and what that stands
-- for. f16.wide lists those that are faster through f32: { their load, that in f32 }.
local operands = { { S = "f16", loads = "load_f16", as_f32 = "load_f16_as_f32" } }
f16.wide = {}
for _, S in ipairs({ "b", "u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64", "f64", "f64_odd" }) do
  local name, odd = S:match("^(%w+)(.*)$")
  local loads, load_f32 = "load_" .. name .. "_as_f16" .. odd, "load_" .. name .. "_as_f32" .. odd
  local is_exact = S == "b" or S:find("8")
  operands[#operands + 1] = { S = S, loads = loads, as_f32 = is_exact and load_f32 or { "round_f32_to_f16", load_f32 } }
  if S:find("32") or S:find("64") then f16.wide[#f16.wide + 1] = { loads, load_f32 } end
end

-- The operations on two values: { name, op, a, b, compares, expression }, a and b the names of loads.
f16.binary = {}
for _, op in ipairs({ "add", "subtract", "multiply", "minimum", "maximum", "equal", "not_equal", "less", "less_equal" }) do
  local compares = op:find("equal") or op == "less"
  local function add(a, b)
    f16.binary[#f16.binary + 1] = {
      name = ("%s_%s_and_%s"):format(op, a.S, b.S), op = op, a = a.loads, b = b.loads, compares = compares,
      expression = { compares and "store_mask32" or "store_f32_as_f16", { op .. "_f32", a.as_f32, b.as_f32 } },
    }
  end
  for i, operand in ipairs(operands) do
    add(operands[1], operand)
    if i > 1 and (op == "subtract" or op:find("less")) then add(operand, operands[1]) end
  end
end

-- Those on one value, and on three.
f16.square = { "store_f32_as_f16", { "multiply_f32", "load_f16_as_f32 1", "load_f16_as_f32 1" } }
f16.clip = { "store_f32_as_f16", { "minimum_f32", { "maximum_f32", "load_f16_as_f32", "load_f16_as_f32" },
                                   "load_f16_as_f32" } }

return f16

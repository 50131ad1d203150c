-- A library with kernels of its own. The values of its dtypes and its words differ from one test to the next: lists.py has
-- them.
local values, host = nil, nil
local names = { "bool", "i8", "u8", "i16", "i32", "u32", "f32", "f64", "q4", "f*" }
local as = { bool = "b" }
local dtypes = {}
for i, name in ipairs(names) do
  local dtype = { name, as = as[name], value = values and values[i] }
  if name == "q4" then dtype.kind, dtype.size = "abstract", 1 end
  if name == "f*" then dtype.weak = "f64" end
  dtypes[i] = dtype
end

return {
  name = "nd", dtypes = dtypes, laws = {}, host = host,
  promotes = { bool = { "i8", "u8" }, i8 = { "i16" }, u8 = { "i16", "u32" }, i16 = { "i32" }, i32 = { "f*" }, u32 = { "f*" },
               ["f*"] = { "f32" }, f32 = { "f64" }, q4 = {} },
  sets = { REAL = "integer f32 f64", SMALL = "i8 u8", STORED = "q4 u8", NONE = {} },
  ops = { "add", "multiply", "less", "logical_and", "sqrt", "clip", "convert",
          hypot = { domain = "float", result = "join" },
          quantize = { operands = { "f32", "q4" }, promote = false, result = "q4" },
          nothing = { domain = "NONE" } },
}

-- The vector extensions: the C types of registers and masks, as values for the text of blocks.
local vectors = { widths = { 8, 16, 32, 64 }, register_types = { f32 = "f32x4", f64 = "f64x2" }, mask_types = {},
                  stored_together = { 4, 2 } }

for _, n in ipairs(vectors.widths) do
  local R = ("u%dx%d"):format(n, 128 // n)
  vectors.register_types["u" .. n], vectors.mask_types[n] = R, R
end

-- `whole`: from here on all numbers are whole.
vectors.floats = { { L = "f32", n = 32, real = "float", whole = "0x1p23f" },
                   { L = "f64", n = 64, real = "double", whole = "0x1p52" } }

-- C in which R stands for the register of a compute type, M for the mask, I for integers with a sign, L for the compute type
-- and N for its bits.
function vectors.written(text, L)
  local n = math.tointeger(L:sub(2))
  return (text:gsub("%f[%w]%u%f[%W]", { R = vectors.register_types[L], M = vectors.mask_types[n],
                                       I = "i" .. vectors.mask_types[n]:sub(2) }):gsub("_L", "_" .. L):gsub("_N", "_" .. n))
end

-- The numbers from `first` on, `count` of them, `step` apart: the elements that a shuffle takes.
function vectors.elements(first, count, step)
  local list = {}
  for i = 1, count do list[i] = first + (i - 1) * step end
  return table.concat(list, ", ")
end

return vectors

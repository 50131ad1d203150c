-- The vector extensions: the C types of registers and masks, as values for the text of blocks.
local vectors = { widths = { 8, 16, 32, 64 }, register_types = { f32 = "f32x4", f64 = "f64x2" }, mask_types = {},
                  stored_together = { 4, 2 }, leaves = import("isa/vector/leaves") }

for _, n in ipairs(vectors.widths) do
  local R = ("u%dx%d"):format(n, 128 // n)
  vectors.register_types["u" .. n], vectors.mask_types[n] = R, R
end

-- `whole`: from here on all numbers are whole.
vectors.floats = { { L = "f32", n = 32, real = "float", whole = "0x1p23f" },
                   { L = "f64", n = 64, real = "double", whole = "0x1p52" } }

-- The numbers from `first` on, `count` of them, `step` apart: the elements that a shuffle takes.
function vectors.elements(first, count, step)
  local list = {}
  for i = 1, count do list[i] = first + (i - 1) * step end
  return table.concat(list, ", ")
end

return vectors

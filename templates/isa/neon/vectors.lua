-- NEON: the types of vectors, as values for the text of blocks.
local vectors = { widths = { 8, 16, 32, 64 }, integers = {} }

-- Integers by width: T is the vector of those without sign, S of those with, half a vector of 64 bits.
for _, n in ipairs(vectors.widths) do
  local count = 128 // n
  vectors.integers[n] = { n = n, size = n // 8, lanes = count, T = ("uint%dx%d_t"):format(n, count),
                          S = ("int%dx%d_t"):format(n, count), half = ("uint%dx%d_t"):format(n, count // 2) }
end

-- M is the mask of a comparison.
vectors.floats = { { L = "f32", n = 32, lanes = 4, T = "float32x4_t", M = "uint32x4_t" },
                   { L = "f64", n = 64, lanes = 2, T = "float64x2_t", M = "uint64x2_t" } }

-- `fields`, and those of `base` beside them.
function vectors.with(base, fields) return setmetatable(fields, { __index = base }) end

-- P is a pair of registers.
local f32, f64 = vectors.floats[1], vectors.floats[2]
vectors.complexes = {
  vectors.with(f32, { C = "c64", P = "float32x4x2_t" }),
  vectors.with(f64, { C = "c128", P = "float64x2x2_t" }),
}

-- The C types of registers by compute type, and of masks by the bits of an element.
vectors.register_types = { f32 = f32.T, f64 = f64.T, c64 = "float32x4x2_t", c128 = "float64x2x2_t" }
vectors.mask_types = {}
for _, n in ipairs(vectors.widths) do
  local integer = vectors.integers[n]
  vectors.register_types["u" .. n], vectors.mask_types[n] = integer.T, integer.T
end

-- Registers of 32 bits that a store of elements of one byte or two takes.
vectors.stored_together = { 4, 2 }

-- What is not complex.
vectors.reals = { "b", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64" }

-- Elements in a register of each compute type.
vectors.lanes = { b = 16, u8 = 16, u16 = 8, u32 = 4, u64 = 2, f32 = 4, f64 = 2, c64 = 4, c128 = 2 }

return vectors

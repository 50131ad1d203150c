-- WASM SIMD128: how intrinsics begin, as values for the text of blocks.
local vectors = { widths = { 8, 16, 32, 64 }, integers = {} }

-- Integers by width: I for those with a sign, and where it matters not, U for those without.
for _, n in ipairs(vectors.widths) do
  local count = 128 // n
  vectors.integers[n] = { n = n, size = n // 8, lanes = count, I = ("wasm_i%dx%d"):format(n, count),
                          U = ("wasm_u%dx%d"):format(n, count) }
end

-- `even` and `odd`: the elements of two registers that are real and imaginary parts, `low` and `high`: those that two
-- registers of parts put together, for the intrinsic that shuffles.
vectors.complexes = {
  { C = "c64", L = "f32", n = 32, lanes = 4, I = "wasm_i32x4", even = "0, 2, 4, 6", odd = "1, 3, 5, 7", low = "0, 4, 1, 5",
    high = "2, 6, 3, 7" },
  { C = "c128", L = "f64", n = 64, lanes = 2, I = "wasm_i64x2", even = "0, 2", odd = "1, 3", low = "0, 2", high = "1, 3" },
}

-- The C types of registers by compute type, and of masks by the bits of an element.
vectors.register_types = { f32 = "v128_t", f64 = "v128_t", c64 = "complex_registers", c128 = "complex_registers" }
vectors.mask_types = {}
for _, n in ipairs(vectors.widths) do
  vectors.register_types["u" .. n], vectors.mask_types[n] = "v128_t", "v128_t"
end

-- Registers of 32 bits that a store of elements of one byte or two takes.
vectors.stored_together = { 4, 2 }

-- Elements in a register of each compute type.
vectors.lanes = { b = 16, u8 = 16, u16 = 8, u32 = 4, u64 = 2, f32 = 4, f64 = 2, c64 = 4, c128 = 2 }

return vectors

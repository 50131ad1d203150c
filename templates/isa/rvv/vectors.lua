-- RISC-V V: the types of registers of eight elements, as values for the text of blocks.
local vectors = { widths = { 8, 16, 32, 64 }, integers = {} }

-- Registers that elements of n bits take where a register has 128, as intrinsics write it.
local groups = { [8] = "mf2", [16] = "m1", [32] = "m2", [64] = "m4" }

-- Integers by width: T is the type of those without sign, S of those with; u, i and bytes are how intrinsics end, the
-- last for the same register as bytes, of which it has n.
for _, n in ipairs(vectors.widths) do
  local group = groups[n]
  vectors.integers[n] = { n = n, size = n // 8, T = ("vuint%d%s_t"):format(n, group), S = ("vint%d%s_t"):format(n, group),
                          u = ("u%d%s"):format(n, group), i = ("i%d%s"):format(n, group), bytes = "u8" .. group }
end

-- f is how intrinsics end; `whole` the number from which on all are whole.
vectors.floats = { { L = "f32", n = 32, T = "vfloat32m2_t", f = "f32m2", whole = "0x1p23f" },
                   { L = "f64", n = 64, T = "vfloat64m4_t", f = "f64m4", whole = "0x1p52" } }

-- `fields`, and those of `base` beside them.
local function with(base, fields) return setmetatable(fields, { __index = base }) end

-- P is a pair of registers.
vectors.complexes = { with(vectors.floats[1], { C = "c64", P = "vfloat32m2x2_t" }),
                      with(vectors.floats[2], { C = "c128", P = "vfloat64m4x2_t" }) }

-- The C types of registers by compute type, and of masks by the bits of an element.
vectors.register_types = { f32 = "vfloat32m2_t", f64 = "vfloat64m4_t", c64 = "vfloat32m2x2_t", c128 = "vfloat64m4x2_t" }
vectors.mask_types = {}
for _, n in ipairs(vectors.widths) do
  local integer = vectors.integers[n]
  vectors.register_types["u" .. n], vectors.mask_types[n] = integer.T, "vbool16_t"
end

-- Registers of 32 bits that a store of elements of one byte or two takes.
vectors.stored_together = { 1, 1 }

-- Elements in a register of each compute type.
vectors.lanes = { b = 8, u8 = 8, u16 = 8, u32 = 8, u64 = 8, f32 = 8, f64 = 8, c64 = 8, c128 = 8 }

return vectors

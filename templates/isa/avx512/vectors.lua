-- AVX-512: the types of vectors, for the templates, and the names of what loads them.
local vectors = {}

-- Integers: bits of an element, of a register, elements in it; what its type and its intrinsics are called.
vectors.integers = {
  { n = 8, w = 256, k = 32 }, { n = 16, w = 512, k = 32 }, { n = 32, w = 512, k = 16 }, { n = 64, w = 512, k = 8 },
}
for _, of in ipairs(vectors.integers) do
  of.R, of.V = ("__m%di"):format(of.w), "_mm" .. of.w
end

-- Those that operations work on: of bytes also twice as many, a whole register, under names that end with `x`.
vectors.registers = { { n = 8, w = 512, k = 64, R = "__m512i", V = "_mm512", x = "x64" } }
for i, of in ipairs(vectors.integers) do
  vectors.registers[i + 1] = { n = of.n, w = of.w, k = of.k, R = of.R, V = of.V, x = "" }
end

vectors.floats = {
  { L = "f32", R = "__m512", s = "ps", k = 16, nan = '__builtin_nanf("")' },
  { L = "f64", R = "__m512d", s = "pd", k = 8, nan = '__builtin_nan("")' },
}

-- The primitive that loads a physical type as a compute type.
function vectors.load_name(S, compute) return S == compute and "load_" .. S or ("load_%s_as_%s"):format(S, compute) end

-- The one that loads eight elements of a physical type as f32, half a register, for f64 and c64.
function vectors.load8_name(S) return "f32x8_" .. S end

return vectors

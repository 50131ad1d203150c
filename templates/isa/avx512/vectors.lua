-- AVX-512: the types of vectors, as values for the text of blocks, and the names of what loads them.
local vectors = {}

-- Integers: bits of an element, of a register, elements in it; what its type and its intrinsics are called.
vectors.integers = {
  { n = 8, w = 256, k = 32 }, { n = 16, w = 512, k = 32 }, { n = 32, w = 512, k = 16 }, { n = 64, w = 512, k = 8 },
}
for _, of in ipairs(vectors.integers) do
  of.R, of.V = ("__m%di"):format(of.w), "_mm" .. of.w
end

vectors.floats = {
  { L = "f32", R = "__m512", V = "_mm512", s = "ps", size = 4, k = 16, nan = '__builtin_nanf("")' },
  { L = "f64", R = "__m512d", V = "_mm512", s = "pd", size = 8, k = 8, nan = '__builtin_nan("")' },
}

-- What is not complex.
vectors.reals = { "b", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64" }

-- The block that loads a storage as a lane.
function vectors.load_name(S, lane) return S == lane and "load_" .. S or ("load_%s_as_%s"):format(S, lane) end

-- The one that loads eight elements of a storage as f32, half a register, for f64 and c64.
function vectors.load8_name(S) return S == "f32" and "load8_f32" or ("load8_%s_as_f32"):format(S) end

-- Where element i of so many bytes stands, in C.
function vectors.offset(bytes) return bytes == 1 and "i" or bytes .. " * i" end

-- Adds blocks of two registers and an intrinsic each, from lines "name: intrinsic(arguments)".
function vectors.add_operations(blocks, values, result, lines)
  for name, call in lines:gmatch("(%S+): ([^\n]+)") do
    blocks:add(("BLOCK %s %s($R a, $R b) {\n    return $V_%s;\n}"):format(result, name, call), values)
  end
end

return vectors

-- Values of the spec's own: in no order, with holes, the largest as large as PyTorch's; names and further names as people
-- have them, `X` like the argument of an X-macro; and integers of more than 64 bits.
return {
  name = "values",
  laws = {},
  dtypes = {
    { "bool", as = "b", value = 11 },
    { "uint8", as = "u8", value = 0, aliases = { "byte", "UInt8" } },
    { "int8", as = "i8", value = 1, aliases = { "char" } },
    { "int16", as = "i16", value = 44 },
    { "int128", kind = "int", bits = 128, value = 20, aliases = { "HUGEINT" } },
    { "uint256", kind = "uint", bits = 256, value = 21 },
    { "float32", as = "f32", value = 6, aliases = { "float", "single" } },
    { "X", kind = "abstract", value = 30 },
  },
  promotes = {
    bool = { "uint8", "int8" }, uint8 = { "int16", "uint256" }, int8 = { "int16" }, int16 = { "int128" },
    int128 = { "float32" }, uint256 = { "float32" },
  },
}

return {
  name   = "t",
  nary   = "bounds",
  names  = "Jave",
  dtypes = {
    { "float32", as = "f33" },
    { "float64", as = 64 },
    { "int8", as = "i8", kind = "int", bits = 8 },
    { "int16", as = "i16", bits = 16 },
    { "py_int", as = "i64", weak = "i64" },
    { "uint8", as = "u8", aliases = "Byte" },
    { "uint16", as = "u16", aliases = { "Half", "a b", 7 } },
    { "uint32", as = "u32", aliases = { "int8", "Word", "uint32", "Word" } },
    { "uint64", as = "u64", aliases = { "Word" } },
    { "u1", aliases = {
      "Bit",
      first = "Bool",
    } },
  },
  promotes = { Word = { "Wrod" } },
}

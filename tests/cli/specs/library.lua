-- Names and numbers of a library's own.
return {
  name   = "library",
  dtypes = {
    { "bool", as = "b", value = 11 },
    { "uint8", as = "u8", value = 0, aliases = { "Byte" } },
    { "int8", as = "i8", value = 1, aliases = { "Char" } },
    { "int16", as = "i16", value = 2, aliases = { "Short" } },
    { "float32", as = "f32", value = 6, aliases = { "float", "single" } },
  },
  promotes = { bool = { "Byte", "Char" }, Byte = { "int16", "float" }, Char = { "Short", "float" } },
  laws     = { "order" },
}

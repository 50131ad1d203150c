-- Values like those of NumKong: flags, of which one is below 0; and -2 for no dtype.
return {
  name = "flags",
  laws = {},
  host = { c = { none = -2 } },
  sets = { REAL = "real" },
  dtypes = {
    { "bool", as = "b", value = -1 },
    { "uint8", as = "u8", value = 1024, aliases = { "byte" } },
    { "int8", as = "i8", value = 0 },
    { "int16", as = "i16", value = 131072 },
    { "float32", as = "f32", value = 2147483647 },
    { "X", kind = "abstract", value = 3 },
  },
  promotes = { bool = { "uint8", "int8" }, uint8 = { "int16" }, int8 = { "int16" }, int16 = { "float32" } },
}

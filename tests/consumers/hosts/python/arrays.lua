-- The promotions of the library, over its own objects.
return {
  name   = "arrays",
  host   = { python = { import = "import dtypes", name = "dtypes.%s" } },
  dtypes = {
    { "bool", as = "b", host = { python = "bool_" } },
    { "uint8", as = "u8" }, { "int8", as = "i8" }, { "int16", as = "i16" }, { "float32", as = "f32" },
    { "float64", as = "f64" },
  },
  promotes = {
    bool = { "uint8", "int8" }, uint8 = { "int16" }, int8 = { "int16" }, int16 = { "float32" }, float32 = { "float64" },
  },
}

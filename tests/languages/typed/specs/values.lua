-- Values with holes between them, in another order than the dtypes; aliases; a weak dtype.
return {
  name = "values", nary = "bound", laws = {},
  dtypes = {
    { "int8", as = "i8", value = 200, aliases = { "char", "byte" } },
    { "float32", as = "f32", value = 7, aliases = { "float" } },
    { "half", as = "f16", value = 2 }, { "f*", weak = "f32", value = 9 }, { "u8", value = 0 }, { "i16", value = 5 },
  },
  promotes = { int8 = { "half", "i16" }, u8 = { "half", "i16" }, half = { "float32" }, i16 = { "float32" },
               ["f*"] = { "half" } },
}

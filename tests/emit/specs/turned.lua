-- Every value is a dtype, from the last one to the first.
return {
  name = "turned",
  dtypes = { { "b", value = 3 }, { "i8", value = 2 }, { "i16", value = 1 }, { "f32", value = 0, aliases = { "float" } } },
  promotes = { b = { "i8" }, i8 = { "i16" }, i16 = { "f32" } },
}

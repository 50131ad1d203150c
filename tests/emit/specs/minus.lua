-- Values from 0 on, and -1 for no dtype.
return {
  name = "minus",
  laws = {},
  host = { c = { none = -1 } },
  dtypes = { { "b", value = 0 }, { "i8", value = 2 }, { "i16", value = 1 }, { "f32", value = 3, aliases = { "float" } } },
  promotes = { b = { "i8" }, i8 = { "i16" }, i16 = { "f32" } },
}

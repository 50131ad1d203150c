-- No dtype for what comparisons give, pairs without a join, and dtypes that have no elements.
return {
  name = "lacking_bool", laws = {},
  dtypes = { "i8", "u8", "i16", "f16", "f32", { "date", kind = "abstract" }, { "time", kind = "abstract" } },
  promotes = { i8 = { "i16" }, i16 = { "f32" }, date = { "time" } },
}

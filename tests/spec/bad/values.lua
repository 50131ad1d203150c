return {
  name   = "t",
  dtypes = {
    { "b", value = 0 },
    { "u8", value = 1 << 31 },
    { "u16", value = -(1 << 31) },
    { "u32", value = 1.5 },
    { "i8", value = 2 },
    { "i16", value = 2 },
    "i32",
    { "i64", title = "no value either" },
  },
  host = { c = { none = 2 } },
  promotes = {},
}

return {
  name     = "bad",
  dtypes   = { "b", "i8", "i16", "i32" },
  promotes = {
    b   = { "i8" },
    i8  = { "i16" },
    i16 = { "i32" },
    i32 = { "i8" },
  },
}

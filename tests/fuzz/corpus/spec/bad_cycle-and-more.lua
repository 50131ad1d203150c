return {
  name     = "bad",
  dtypes   = { "i8", "i16" },
  promotes = {
    i8  = { "i16", "i32" },
    i16 = { "i8" },
  },
  laws     = { "ordre" },
}

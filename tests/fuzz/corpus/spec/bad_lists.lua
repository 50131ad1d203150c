return {
  name     = "bad",
  dtypes   = { "b", "i8", "i16" },
  promotes = {
    b  = { [1] = "i8", [3] = "i16" },
    i8 = { "i16", n = 1 },
    [2] = { "i8" },
  },
  laws     = { order = true },
}

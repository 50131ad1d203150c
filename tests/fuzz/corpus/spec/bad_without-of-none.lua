return {
  name     = "bad",
  dtypes   = { "b", "i8" },
  promotes = {},
  without  = { "i8" },
}

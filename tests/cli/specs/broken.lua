return {
  name = "broken",
  dtypes = { "b", "i8" },
  promotes = { b = { "i9" } },
  lows = {},
}

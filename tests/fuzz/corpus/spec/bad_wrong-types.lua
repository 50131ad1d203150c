return {
  name     = 3,
  title    = { "a", "list" },
  dtypes   = { "b", "i8", 7, true },
  promotes = { b = "i8", i8 = { 16 } },
  laws     = "order",
  rounding = true,
}

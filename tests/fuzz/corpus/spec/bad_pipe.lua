return {
  name     = "bad",
  dtypes   = { "b", "a|b" },
  promotes = { b = { "x|y" } },
}

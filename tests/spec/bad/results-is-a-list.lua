return {
  name     = "results",
  dtypes   = { "b", "i8" },
  promotes = { b = { "i8" } },
  results  = { "add" },
}

return {
  name     = "bad",
  dtypes   = { "b", "i8" },
  promotes = { b = { "i8" } },
  laws     = { "order", "asociativity", "distributivity",
               "order" },
}

return {
  name = "bad",
  dtypes = { "b",
    "j8" },
  promotes = {},
}

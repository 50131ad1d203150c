return {
  name     = "time",
  dtypes   = { "b" },
  promotes = {},
}

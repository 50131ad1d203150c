return {
  name     = "bad",
  dtypes   = { "b" },
  promotes = {},
  table    = "b\nb b",
}

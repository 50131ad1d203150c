return {
  name     = "bad",
  dtypes   = {},
  promotes = {},
}

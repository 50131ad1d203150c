return {
  name     = "Bad-Name",
  dtypes   = { "b" },
  promotes = {},
}

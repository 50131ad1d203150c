return {
  name     = "namespace",
  dtypes   = { "b" },
  promotes = {},
}

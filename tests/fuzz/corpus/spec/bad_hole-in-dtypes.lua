return {
  name     = "bad",
  dtypes   = { "b", nil, "i16" },
  promotes = {},
}

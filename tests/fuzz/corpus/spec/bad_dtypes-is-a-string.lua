return {
  name     = "bad",
  dtypes   = "b i8 i16",
  promotes = {},
}

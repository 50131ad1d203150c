return {
  name     = "bad",
  dtypes   = { "b" },
  promotes = {},
  rounding = "via_f23",
  header   = 'a"b.h',
}

return {
  name     = "bad",
  dtypes   = { "b" },
  promotes = {},
  header   = { "dec64.h" },
}

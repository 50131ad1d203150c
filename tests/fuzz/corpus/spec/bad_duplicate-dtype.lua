return {
  name     = "bad",
  dtypes   = {
    "b",
    "i8",
    { "b", kind = "abstract" },
    "i8",
  },
  promotes = { b = { "i8" } },
}

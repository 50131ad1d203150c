return {
  name     = "bad",
  titel    = "A misspelt title",
  dtypes   = {
    "b",
    { "i5", kind = "int", bit = 5, bits = 5 },
    { "i6", kind = "int", bits = 6, exponent = 3 },
  },
  promotes = { b = { "i5" } },
  quux     = 1,
}

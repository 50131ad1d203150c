return {
  name     = "int8",
  dtypes   = {
    { "max", kind = "abstract" },
    { "c", kind = "int", bits = 5 },
    { "t", kind = "int", bits = 4 },
    { "maximum", kind = "abstract", ident = "most" },
  },
  promotes = {},
}

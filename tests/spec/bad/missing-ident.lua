return {
  name     = "bad",
  dtypes   = {
    { "a+b", kind = "abstract" },
    { "π", kind = "abstract" },
    { "e+", kind = "abstract", ident = "e_plus" },
  },
  promotes = {},
}

return {
  name     = "bad",
  dtypes   = {
    { "a+b", kind = "abstract" },
    { "π", kind = "abstract" },
    { "c", kind = "abstract", ident = "C++" },
    { "d", kind = "abstract", ident = "" },
    { "e+", kind = "abstract", ident = "e_plus" },
  },
  promotes = {},
}

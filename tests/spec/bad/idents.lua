return {
  name     = "bad",
  dtypes   = {
    { "c", kind = "abstract", ident = "C++" },
    { "d", kind = "abstract", ident = "" },
    { "e+", kind = "abstract", ident = "e_plus" },
  },
  promotes = {},
}

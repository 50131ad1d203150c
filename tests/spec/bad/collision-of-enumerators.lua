return {
  name     = "bad",
  dtypes   = {
    { "A", kind = "abstract" },
    { "a", kind = "abstract" },
    { "i*", weak = "i64" },
    { "i_weak", kind = "int", bits = 7 },
    { "no_dtype", kind = "abstract" },
    { "kind_int", kind = "abstract" },
    { "add", kind = "abstract" },
    { "dtype_of", kind = "abstract" },
    { "row_a_", kind = "abstract" },
    { "dtype_limit", kind = "abstract" },
    { "kernels_of_any", kind = "abstract" },
  },
  promotes = {},
}

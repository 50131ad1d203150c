-- A part of company.lua that compiles in a moment.
return {
  name   = "company",
  header = "cents.h",
  dtypes = {
    "b", "u8", "bf16", "f32", "c64",
    { "cents", kind = "opaque", size = 8, ctype = "cents_t", to_f64 = "cents_to_double", from_f64 = "cents_from_double" },
  },
  promotes = { b = { "u8" }, u8 = { "bf16" }, bf16 = { "f32" }, f32 = { "c64", "cents" } },
  laws     = {},
  inexact  = "f32",
  ops      = { "add", "multiply", "divide", "less", "sqrt", "where", "clip" },
}

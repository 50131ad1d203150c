-- Floats that have values, and so costs, but no kernels.
return {
  name     = "wide_floats",
  dtypes   = { "i64", "f64", "tf32", "f80", "f128",
               { "f256", kind = "float", exponent = 19, mantissa = 236 }, { "c512", kind = "complex", of = "f256" } },
  promotes = { i64 = { "f64" }, tf32 = { "f64" }, f64 = { "f80" }, f80 = { "f128" }, f128 = { "f256" }, f256 = { "c512" } },
}

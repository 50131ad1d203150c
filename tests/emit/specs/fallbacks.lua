-- Kernels that an instruction set does not have itself: those of an opaque dtype are override points everywhere, those of
-- f10 fallbacks for vectors, which do not have a float without a sign that takes all exponents of f32 and one more.
return {
  name   = "fallbacks",
  header = "own.h",
  dtypes = {
    { "f10", kind = "float", exponent = 8, mantissa = 2, bias = 130, signed = false, special = "fn" },
    "f32", "f64",
    { "own", kind = "opaque", size = 8, ctype = "own_t", to_f64 = "own_to_double", from_f64 = "own_from_double" },
  },
  promotes = { f10 = { "f32" }, f32 = { "f64" }, f64 = { "own" } },
}

-- A small spec with a dtype of every kind that C code is generated for, and the operations that compilers and their flags
-- could spoil: sums and products side by side, divisions, shifts, comparisons, signs of zero.
return {
  name   = "company",
  header = "cents.h",
  dtypes = {
    "b", "u8", "i32", "i64", { "q7", kind = "fixed", bits = 8, fraction = 7 },
    "f8_e4m3fn", "bf16", "f32", "f64", "c64", { "f*", weak = "f32" },
    { "cents", kind = "opaque", size = 8, ctype = "cents_t", to_f64 = "cents_to_double", from_f64 = "cents_from_double" },
  },
  promotes = {
    b         = { "u8" },
    u8        = { "i32", "q7" },
    i32       = { "i64" },
    i64       = { "f*" },
    q7        = { "f32" },
    ["f*"]    = { "f8_e4m3fn" },
    f8_e4m3fn = { "bf16" },
    bf16      = { "f32" },
    f32       = { "f64", "c64" },
    f64       = { "cents" },
  },
  laws    = {},
  inexact = "f32",
  ops     = {
    "add", "subtract", "multiply", "divide", "maximum", "equal", "less", "bitwise_xor", "bitwise_left_shift", "floor_divide",
    "remainder", "power", "nextafter", "negative", "sign", "sqrt", "round", "isnan", "where", "clip",
  },
}

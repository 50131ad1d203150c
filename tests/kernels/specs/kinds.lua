-- A dtype of each kind that there is, few of them, so that they can have every operation; some pairs have kernels of their
-- own, all others are staged. For machines where what zoo has would take too long to build.
return {
  name    = "kinds",
  header  = "dec64.h",
  dtypes  = {
    "b", "u8", { "u12", kind = "uint", bits = 12 }, "i32", "i64", "f8_e4m3fn", "bf16", "f32", "f64",
    { "q12", kind = "fixed", bits = 12, fraction = 4 }, "c64",
    { "dec64", kind = "opaque", size = 8, ctype = "dec64_t", to_f64 = "dec64_to_double", from_f64 = "dec64_from_double" },
  },
  promotes = {
    b         = { "u8" },
    u8        = { "u12" },
    u12       = { "i32", "q12" },
    i32       = { "i64" },
    i64       = { "f8_e4m3fn" },
    f8_e4m3fn = { "bf16" },
    bf16      = { "f32" },
    q12       = { "f32" },
    f32       = { "f64", "c64" },
    f64       = { "dec64" },
  },
  inexact = { default = "f32" },
  hot     = { "u8,i32", "u12,f32", "bf16,f32", "f32,c64" },
  laws    = {},
}

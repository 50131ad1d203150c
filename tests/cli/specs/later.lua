return {
  name = "promotions",
  dtypes = {
    "u8", "i8",
    { "short", as = "i16" },
    "f16", "f32",
    "f64",
  },
  promotes = {
    u8    = { "short", "f16" },
    i8    = { "short", "f16" },
    short = { "f64" },
    f16   = { "f32" },
    f32   = { "f64" },
  },
  resolve = {
    ["u8,i8"] = "-",
  },
}

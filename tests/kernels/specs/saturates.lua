-- A small spec whose narrow floats saturate, one of each sort of special pattern, by way of f32.
return {
  name   = "saturates",
  dtypes = {
    "b", "i64", { "f8_e4m3fn", overflow = "saturate" }, { "f8_e4m3fnuz", overflow = "saturate" },
    { "f16", overflow = "saturate" }, { "bf16", overflow = "saturate" }, "f32", "f64",
  },
  promotes = {
    b           = { "i64" },
    i64         = { "f8_e4m3fn", "f8_e4m3fnuz" },
    f8_e4m3fn   = { "f16", "bf16" },
    f8_e4m3fnuz = { "f16", "bf16" },
    f16         = { "f32" },
    bf16        = { "f32" },
    f32         = { "f64" },
  },
  laws     = {},
  rounding = "via_f32",
  ops      = { "add", "divide", "floor_divide", "nextafter", "sqrt", "square", "clip" },
  inexact  = "f16",
}

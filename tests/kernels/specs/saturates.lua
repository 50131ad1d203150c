-- A small spec whose narrow floats saturate, one of each sort of special pattern and by each rule of what inf becomes, by
-- way of f32.
return {
  name   = "saturates",
  dtypes = {
    "b", "i64", { "f8_e4m3fn", overflow = "saturate" }, { "f8_e4m3fnuz", overflow = "saturate" },
    { "f8_e5m2", overflow = "onnx" }, { "f8_e5m2fnuz", overflow = "onnx" },
    { "onnx_e4m3fn", as = "f8_e4m3fn", overflow = "onnx" },
    { "f16", overflow = "saturate" }, { "bf16", overflow = "saturate" }, "f32", "f64",
  },
  promotes = {
    b           = { "i64" },
    i64         = { "f8_e4m3fn", "f8_e4m3fnuz", "f8_e5m2", "f8_e5m2fnuz", "onnx_e4m3fn" },
    f8_e5m2     = { "f16" },
    f8_e5m2fnuz = { "bf16" },
    onnx_e4m3fn = { "f16" },
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

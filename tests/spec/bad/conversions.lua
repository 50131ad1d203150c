return {
  name   = "conversions",
  dtypes = { "i8", "f32" },
  promotes = { i8 = { "f32" } },
  ops = {
    "convert", "checked_conversion",
    convert         = { result = "f32" },
    checked_convert = "f32",
    exp             = { arity = 1, kernels = "float" },
    add             = { kernels = "f64" },
    subtract        = { kernels = " " },
  },
}

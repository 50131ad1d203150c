return {
  name     = "widening",
  dtypes   = { "i8", "i16", "i32", "f32" },
  promotes = { i8 = { "i16" }, i16 = { "i32" }, i32 = { "f32" } },
  ops = {
    multiply = { result = { cells = { { "i8", "i8", "i16" }, { "i16", "i16", "i32" } } } },
    subtract = { signatures = { "i8 i8 -> i16", "i8 i8 -> i8", "i16 i16 -> i32", "f32 f32 -> f32" } },
    add      = { kernels = "i32", domain = "i32 f32" },
    minimum  = { domain = "i32" },
    maximum  = { operands = { "i32", "any" } },
  },
}

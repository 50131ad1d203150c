return {
  name     = "base",
  dtypes   = { "b", "i8", "f32" },
  promotes = { i8 = { "f32" } },
  ops      = { "divide", "less", "bitwise_left_shift" },
}

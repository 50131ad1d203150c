return {
  name   = "t",
  dtypes = { "f32", "c64", { "i128", kind = "int", bits = 128 }, { "b*", weak = "b" } },
  ops    = {
    "add", "less", "bitwise_and",
    "bitwise_left_shift", "logical_or", "divide",
  },
  promotes = { f32 = { "c64" } },
}

return {
  name   = "bad",
  dtypes = { "b", { "i5", "i6", kind = "int", bits = 5 } },
  "promotes", { b = { "i5" } },
  [true] = 1,
}

return {
  name     = "bad",
  dtypes   = {
    { "a", kind = "int", bits = 3 },
    { "a_b", kind = "int", bits = 4 },
    { "b_c", kind = "int", bits = 5 },
    { "c", kind = "int", bits = 6 },
    { "equal_a", kind = "int", bits = 7 },
  },
  promotes = {},
}

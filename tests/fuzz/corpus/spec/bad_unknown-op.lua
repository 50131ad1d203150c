return {
  name     = "bad",
  dtypes   = { "b", "i8" },
  promotes = { b = { "i8" } },
  ops      = {
    "add",
    "substract",
    "matmul",
    "add",
  },
}

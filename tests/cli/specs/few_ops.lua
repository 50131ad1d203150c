-- Operations of two groups, and none of a third.
return {
  name     = "few_ops",
  dtypes   = { "b", "i8", "f16" },
  promotes = { b = { "i8" }, i8 = { "f16" } },
  ops      = { "less", "multiply", "add" },
}

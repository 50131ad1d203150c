return {
  name   = "ops_only",
  dtypes = { "b", "i8" },
  promotes = { b = { "i8" } },
  ops = { only = "add", { "add" } },
}

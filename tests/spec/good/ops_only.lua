return {
  name     = "ops_only",
  dtypes   = { "b", "i8", "f32" },
  promotes = { b = { "i8" }, i8 = { "f32" } },
  ops = {
    only = true,
    "add",
    "convert",
    fma  = { arity = 3, domain = "float" },
    sqrt = { result = "f32" },
  },
}

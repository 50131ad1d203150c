return {
  name     = "bad",
  dtypes   = { "f32", { "exp_result", kind = "float", exponent = 5, mantissa = 2 } },
  promotes = {},
  ops      = { exp = { arity = 1 } },
}

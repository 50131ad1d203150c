-- Operations that break the laws of results, one each.
return {
  name     = "broken_ops",
  dtypes   = { "b", "i8", "i16", "f32" },
  promotes = { b = { "i8" }, i8 = { "i16" }, i16 = { "f32" } },
  ops = {
    "add",
    below       = { result = { i16 = "i8" } },
    total       = { domain = "integer", result = { i16 = "-" } },
    commutative = { commutative = true, result = { by = 1 } },
    monotone    = { arity = 1, monotone = true, result = { b = "f32" } },
    stable      = { reduce = true, result = { b = "i8", i8 = "i16" } },
    sqrt        = { domain = "any", result = { loops = { "i16", "f32" } } },
  },
}

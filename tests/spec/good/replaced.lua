-- Dtypes of which rules say different things, so that one cannot take the place of the other in all of them.
return {
  name     = "replaced",
  dtypes   = { "i8", "i16", "f16", "f32", "f64", { "q*", weak = "f32" } },
  promotes = { i8 = { "f64" }, i16 = { "f64", "f16" }, f32 = { "f16" } },
  inexact  = { default = "f32", i8 = "-" },
  ops = {
    exp   = { arity = 1, result = { f64 = "i8", f32 = "f16" } },
    expm1 = { arity = 1, result = { f64 = "i8", float = "i8" } },
  },
}

return {
  name   = "stubs",
  dtypes = { "i8", "f32", "f64" },
  promotes = { i8 = { "f32" }, f32 = { "f64" } },
  ops = {
    exp = { arity = 1, result = "inexact", stub = { header = "functions.h", avx2 = "exp_%s", cpu = { avx2 = "fma" } } },
    log = { arity = 1, domain = "float", stub = { scalar = "log_%s" } },
  },
}

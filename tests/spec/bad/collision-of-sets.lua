return {
  name     = "bad",
  dtypes   = { "b", "i8", "f32", { "is_real", kind = "float", exponent = 4, mantissa = 3 }, { "for_each_int", kind = "abstract" } },
  promotes = { b = { "i8" }, i8 = { "f32" }, is_real = {}, for_each_int = {} },
  sets     = {
    REAL  = "int float",
    real  = "int f32",
    Int   = "int",
    op    = "any",
    weak  = "weak",
    dtype = "any",
  },
}

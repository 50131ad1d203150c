-- A small spec with a dtype of each sort that vectors have a way of their own for, and few operations, for where an emulator
-- runs all of it: f16 for floats that are computed in f32, and a conversion from each dtype to each.
return {
  name     = "small",
  dtypes   = { "b", "u8", "i32", "f16", "f32", "c64" },
  promotes = { b = { "u8" }, u8 = { "i32" }, i32 = { "f16" }, f16 = { "f32" }, f32 = { "c64" } },
  laws     = {},
  ops      = { "add", "divide", "maximum", "less", "remainder", "sqrt", "clip" },
  inexact  = "f16",
  in_range = "exact_or_nan",
}

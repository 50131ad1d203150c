return {
  name     = "bad",
  dtypes   = { "b", "i8", "f16", "f32" },
  promotes = {},
  inexact  = "i8",
}

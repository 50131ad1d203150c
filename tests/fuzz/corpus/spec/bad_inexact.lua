return {
  name     = "bad",
  dtypes   = { "b", "i8", "f16", "f32" },
  promotes = {},
  inexact  = {
    default = "f46",
    i8      = "i8",
    i16     = "f32",
    f16     = "f32",
    b       = 16,
  },
}

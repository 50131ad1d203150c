-- u8 and i8 promote past i16 by decree, so that a rule can give less than that.
return {
  name     = "odd_results",
  dtypes   = { "b", "u8", "i8", "i16", "f32" },
  promotes = { b = { "u8", "i8" }, u8 = { "i16" }, i8 = { "i16" }, i16 = { "f32" } },
  resolve  = { ["u8,i8"] = "f32" },
  laws     = { "order" },
  results  = {
    remainder = { loops = { "i16", "f32" } },
    add       = { floor = "i8" },
    multiply  = "inexact",
    square    = { floor = "i8" },
  },
}

-- Wider than it need be: i16 and i32 would do, and so would the float for what it holds.
return {
  name = "wasteful",
  dtypes = { "u8", "i8", "i16", "i32", "i64", "f16", "f32", "f64" },
  promotes = {
    u8  = { "i32" },
    i8  = { "i16", "f32" },
    i16 = { "i32" },
    i32 = { "i64" },
    i64 = { "f64" },
    f16 = { "f32" },
    f32 = { "f64" },
  },
}

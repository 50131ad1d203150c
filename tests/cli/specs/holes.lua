-- A table that is undefined where its order has upper bounds, and on its diagonal.
return {
  name = "holes",
  dtypes = { "b", "u8", "i8", "i16", "f32" },
  table = [[
         b    u8   i8   i16  f32
    b    -    -    i8   i16  f32
    u8   -    u8   -    i16  f32
    i8   i8   -    i8   i16  f32
    i16  i16  i16  i16  i16  f32
    f32  f32  f32  f32  f32  f32
  ]],
  laws = { "uniqueness", "commutativity" },
}

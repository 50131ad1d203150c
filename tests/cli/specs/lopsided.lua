-- A table that keeps few laws: asymmetric, not idempotent, undefined in places.
return {
  name = "lopsided",
  dtypes = { "b", "i8", "f32" },
  table = [[
         b    i8   f32
    b    i8   i8   f32
    i8   b    i8   f32
    f32  -    f32  f32
  ]],
  laws = { "order", "commutativity" },
}

-- The left operand wins: by "bound" too, the order of two dtypes matters.
return {
  name = "left_bound",
  dtypes = { "i8", "i16", "i32" },
  table = [[
         i8   i16  i32
    i8   i8   i8   i32
    i16  i16  i16  i32
    i32  i32  i32  i32
  ]],
  nary = "bound",
  laws = { "order", "idempotence", "nary" },
}

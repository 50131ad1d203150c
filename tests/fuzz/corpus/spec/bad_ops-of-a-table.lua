return {
  name   = "t",
  dtypes = { "b", "i8", "f32" },
  ops    = { "equal", "multiply", "subtract", "bitwise_right_shift", "minimum", "divide" },
  table  = [[
         b  i8  f32
    b    b  -   -
    i8   -  -   -
    f32  -  -   -
  ]],
}

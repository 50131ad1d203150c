return {
  name   = "bad",
  dtypes = { "b", "i8", "i16" },
  table  = [[
          b    i8   b
    b     b    i8   i16
    i8    i8   i8   i16
  ]],
}

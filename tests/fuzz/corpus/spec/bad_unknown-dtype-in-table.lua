return {
  name   = "bad",
  dtypes = { "b", "i8" },
  table  = [[
         b    i8
    b    b    i18
    i8   i8   i8
  ]],
}

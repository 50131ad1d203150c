-- A base in table form.
return {
  name   = "small_table",
  source = "made up",
  dtypes = { "b", "i8", "i16" },
  table  = [[
          b    i8   i16
    b     b    i8   i16
    i8    i8   i8   i16
    i16   i16  i16  i16
  ]],
  laws   = { "order", "commutativity" },
  ops    = { "add", "less" },
}

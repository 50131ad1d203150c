-- The order that is read off this table is not transitive.
return {
  name = "looping",
  dtypes = { "i8", "i16", "i32" },
  table = [[
         i8   i16  i32
    i8   i8   i16  i8
    i16  i16  i16  i32
    i32  i8   i32  i32
  ]],
  laws = {},
}

-- A table whose cells lead to a dtype that an extending spec drops.
return {
  name   = "detour",
  dtypes = { "i8", "u8", "i16" },
  table  = [[
          i8   u8   i16
    i8    i8   i16  i16
    u8    i16  u8   i16
    i16   i16  i16  i16
  ]],
}

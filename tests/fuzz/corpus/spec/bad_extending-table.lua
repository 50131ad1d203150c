return {
  name    = "bad",
  extends = "../good/small_table.lua",
  dtypes  = { "u8" },
  table   = [[
        u8  f46
    u8  u8  i16
    i8  i16
    i9  u8  u8
  ]],
}

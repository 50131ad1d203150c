return {
  name    = "bad",
  extends = "../good/small.lua",
  table   = [[
        i8
    i8  i16
  ]],
}

return {
  name    = "bad",
  extends = "../good/small.lua",
  without = { "i8", "i61", 16 },
  dtypes  = { { "j*", weak = "i8" } },
}

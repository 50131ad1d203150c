return {
  name    = "bad",
  extends = "../good/custom.lua",
  without = { "q15", "f7" },
}

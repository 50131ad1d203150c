return {
  extends = "../good/ops_of_integers.lua",
  name    = "t",
  without = { "f32", "b" },
}

return {
  name    = "bad",
  extends = "../good/small.lua",
  without = { "b", "i8", "i16", "i32", "i*" },
}

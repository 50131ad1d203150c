return {
  extends = "../good/library.lua",
  name    = "t",
  rename  = {
    nobody = "n",
    bool = true,
    float32 = { "a b" },
    int8 = "same",
    uint8 = "same",
    int16 = { "x", kind = "int", value = "seven" },
  },
}

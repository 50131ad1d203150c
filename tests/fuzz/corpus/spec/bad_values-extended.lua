return {
  extends  = "../good/library.lua",
  name     = "t",
  dtypes   = {
    { "b", value = 7 },
    { "float", as = "f32", value = 46 },
    "u16",
  },
}

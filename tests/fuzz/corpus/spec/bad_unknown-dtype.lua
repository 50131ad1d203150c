return {
  name     = "bad",
  dtypes   = { "i8", "i16", "f32", "flot16" },
  promotes = {
    i8  = { "i16", "i61" },
    i16 = { "f23",
            "somewhere_else" },
    u8  = { "i16" },
  },
  resolve  = {
    ["i8,f32"] = "f46",
    ["i8,u8"]  = "i16",
  },
}

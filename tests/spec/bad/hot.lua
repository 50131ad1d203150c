return {
  name     = "bad",
  dtypes   = { "u8", "i8", "bf16", "f32" },
  promotes = { u8 = { "bf16" }, i8 = { "bf16" }, bf16 = { "f32" } },
  hot      = {
    "bf16,f32",
    "f32, bf16",
    "bf16",
    "u8,i8,f32",
    "u8,bf61",
    { "u8", "i8" },
    "u8,u8",
    7,
  },
}

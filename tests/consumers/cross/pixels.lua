-- Pixels of 8 and 16 bits, and weights in half precision.
return {
  name = "pixels",
  dtypes = { "u8", "u16", "f16", "f32" },
  promotes = { u8 = { "u16" }, u16 = { "f16" }, f16 = { "f32" } },
  ops = { "add", "multiply" },
}
